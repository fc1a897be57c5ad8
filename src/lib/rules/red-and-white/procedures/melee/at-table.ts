import { meleeLoss, type MeleeDefender } from '../../rules/melee.ts';
import { throwsBombs } from '../../rules/vehicles/petrol-bombs.ts';
import { isVehicle, type Commissar, type UnitType } from '../../types.ts';
import { contactsOver } from '../../engine/commands/ground.ts';
import { bookIn } from '../../engine/state.ts';
import type { Cause } from '../../engine/causes.ts';
import type { Fact } from '../../engine/facts/fact.ts';
import type { BattleState, Id, UnitInBattle } from '../../engine/state.ts';
import {
	commissarOf,
	hasBanner,
	hasPriest,
	heroicOf,
	priestPanics,
	standsLostIn
} from '../../engine/table/support.ts';
import { outAtHits } from '../../engine/table/losses.ts';
import {
	attachedLeft,
	figuresSafe,
	hasGuns,
	marked,
	standsLeft,
	staysThere,
	stillThere,
	vehicle
} from '../../engine/table/unit.ts';
import type { Change, Form } from '../calculator.ts';
import { fillSupport } from '../morale/at-table.ts';
import {
	actorsIn,
	byUnit,
	owe,
	oweMore,
	unitIn,
	type Outcome,
	type Procedure,
	type Struck
} from '../procedure.ts';
import { MELEE } from './melee.ts';
import { PETROL_BOMBS } from './petrol-bombs.ts';

/** MELEE (R67): the figures, or hits, that these units can still lose together; 0 where stands are lost, or a tank lasts. */
const leftOf = (state: BattleState, units: readonly UnitInBattle[]): number => {
	const [one] = units;
	if (one && vehicle(one) && !one.unit.tank) return outAtHits(state, one) - one.hits;
	return units.some(vehicle) || meleeLoss(bookIn(state)) === 'stand'
		? 0
		: units.reduce((sum, unit) => sum + figuresSafe(unit), 0);
};

const DEFENDERS: Readonly<Partial<Record<UnitType, MeleeDefender>>> = {
	cavalry: 'cavalry',
	machine_guns: 'mg',
	battery: 'artillery',
	wagon: 'wagon'
};
/** MELEE: who is attacked: a vehicle is what it is, who is in no list fights as infantry does. */
const defenderIs = (unit: UnitInBattle): MeleeDefender => {
	const { type } = unit.unit;
	if (isVehicle(type)) return type;
	return (!marked(unit, 'dismounted') && DEFENDERS[type]) || 'infantry';
};

/** MELEE: the defender's side of the sheet. */
const fillDefender = (state: BattleState, unit: UnitInBattle): Form => ({
	defenderCamp: unit.camp,
	defenderBanner: hasBanner(unit),
	defenderPriest: hasPriest(unit),
	defenderPriestPanic: priestPanics(unit),
	defenderHeroic: heroicOf(state, unit),
	defenderStandsLost: standsLostIn(state, unit),
	defenderLeft: leftOf(state, [unit]),
	defenderCommissar: commissarOf(unit),
	defenderSuppressed: marked(unit, 'suppressed'),
	defender: defenderIs(unit),
	headquarters: unit.unit.type === 'headquarters',
	defenderStays: staysThere(unit),
	defences: marked(unit, 'in_defences'),
	fallingBack: marked(unit, 'falling_back'),
	mgAttached: hasGuns(unit)
});

const most = (units: readonly UnitInBattle[], of: (unit: UnitInBattle) => number): number =>
	Math.max(0, ...units.map(of));

/**
 * COMMISSARS (R29): each kind counts once. A commissar who overrules costs 1 for the rest of the turn, whoever else is
 * present; one who merely argues adds nothing, so another may still be asked.
 */
const commissarWith = (units: readonly UnitInBattle[]): Commissar => {
	const all = units.map(commissarOf);
	return (['minus', 'check', 'zero'] as const).find((one) => all.includes(one)) ?? 'none';
};

/** MELEE (R29): several attackers on one sheet: one die, each kind of bonus once, lost stands added up. */
const fillAttackers = (state: BattleState, units: readonly UnitInBattle[]): Form => {
	const mounted = (unit: UnitInBattle): boolean =>
		unit.unit.type === 'cavalry' && !marked(unit, 'dismounted');
	const tanks = units.filter(({ unit }) => unit.type === 'tank').length;
	const cavalry = units.filter(mounted).length;
	return {
		attackerCamp: units[0]?.camp ?? '',
		attackTanks: tanks,
		attackerStays: units.every(staysThere),
		attackCavalry: cavalry,
		attackInfantry: units.length - tanks - cavalry,
		attackerBanner: units.some(hasBanner),
		attackerBanners: units.filter(hasBanner).length,
		attackerPriest: units.some(hasPriest),
		attackerPriests: units.filter(hasPriest).length,
		attackerPriestPanic: units.some(priestPanics),
		attackerPriestPanics: units.filter(priestPanics).length,
		attackerHeroic: most(units, (unit) => heroicOf(state, unit)),
		attackerLeft: leftOf(state, units),
		attackerStandsLost: units.reduce((sum, unit) => sum + standsLostIn(state, unit), 0),
		attackerCommissar: commissarWith(units),
		attackerSuppressed: units.some((unit) => marked(unit, 'suppressed'))
	};
};

const foughtWith = (unit: Id | null): Cause => ({
	what: 'melee',
	...(unit === null ? {} : { unit })
});

/** TANKS (R46): when infantry fights a tank that cannot move, the crew tests whether it surrenders. */
const shaken = ({ before, unit, who, roll }: Struck): readonly Fact[] =>
	who === 'target' &&
	marked(unit, 'immobilised') &&
	actorsIn(roll.parties)
		.flatMap((id) => before.units[id] ?? [])
		.some((one) => one.unit.type === 'infantry' || marked(one, 'dismounted'))
		? [oweMore(unit, 'tank-hits', 1, foughtWith(roll.parties.unit))]
		: [];

/** TANKS; PETROL BOMBS VS. TANK: infantry with bombs that met a tank in this melee, on either side (R47). */
const bombsThrown = (state: BattleState, { roll, changes }: Outcome): readonly Fact[] => {
	const { unit, target } = roll.parties;
	if (unit === null || target === null) return [];
	const attackers = stillThere(state, actorsIn(roll.parties));
	const defenders = stillThere(state, [target]);
	const tank = (one: UnitInBattle): boolean => one.unit.type === 'tank';
	const beaten = (who: Change['who']): boolean =>
		changes.some((change) => change.who === who && change.beaten);
	const sides = [
		{ infantry: attackers, enemy: defenders, tankAttacked: false, infantryWon: beaten('target') },
		{ infantry: defenders, enemy: attackers, tankAttacked: true, infantryWon: beaten('unit') }
	];
	return sides.flatMap(({ infantry, enemy, ...melee }) => {
		const met = enemy.find(tank);
		return met && throwsBombs(bookIn(state), melee)
			? infantry
					.filter((one) => attachedLeft(one, 'petrol_bombs') > 0)
					.map((one) => owe(one, 'petrol-bombs', 1, foughtWith(met.id)))
			: [];
	});
};

/** Hand to hand. */
export const MELEE_AT_TABLE: readonly Procedure[] = [
	{
		...MELEE,
		fill: (state, { unit, target, others = [] }) => {
			const first = unitIn(state, unit);
			if (!first) return {};
			const defender = unitIn(state, target);
			const group = [first, ...others.flatMap((id) => state.units[id] ?? [])];
			return { ...(defender && fillDefender(state, defender)), ...fillAttackers(state, group) };
		},
		knows: (state, { target }) => {
			const defender = unitIn(state, target);
			return defender && marked(defender, 'in_defences') ? ['defences'] : [];
		},
		costsFigures: true,
		causes: 'melee',
		calls: shaken,
		owes: bombsThrown,
		// A melee that has been fought is over.
		ends: (state, { roll: { parties } }) =>
			parties.target === null
				? []
				: contactsOver(state, ({ defender }) => defender === parties.target)
	},
	{
		...PETROL_BOMBS,
		calledFor: true,
		canHit: ({ unit }) => unit.type === 'tank',
		// Infantry against a tank, whichever of the two attacks.
		fill: byUnit((state, unit, target) => ({
			attacker: unit.camp === state.clock.turn ? 'infantry' : 'tank',
			stands: Math.max(1, standsLeft(unit)),
			...fillSupport(state, unit),
			...(target && { hits: target.hits })
		})),
		causes: 'petrol_bombs',
		costsFigures: true
	}
];
