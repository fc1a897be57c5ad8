import type { Form } from '../../procedures/calculator.ts';
import type { MeleeDefender } from '../../rules/melee.ts';
import type { Camp, Mover, UnitType } from '../../types.ts';
import { areaOf } from '../table/areas.ts';
import { armyState, commanderInChief } from '../table/army.ts';
import { fillGroup, goesBack, withdraws } from '../table/contacts.ts';
import { inchesIn, leaderIs } from '../table/leading.ts';
import { fillArtillery, fillFireAtCar, fillSmallArms } from './fill-fire.ts';
import { type BattleState, bookIn, type OfficerInBattle, type UnitInBattle } from '../state.ts';
import {
	commissarOf,
	hasBanner,
	hasPriest,
	heroicOf,
	isInterventionist,
	moraleCheck,
	priestPanics,
	standsLostIn
} from '../table/support.ts';
import { attachedLeft, marked, standsLeft } from '../table/unit.ts';

/** Who acts, and on whom. */
export interface Parties {
	readonly unit: UnitInBattle | null;
	readonly target: UnitInBattle | null;
	/** MELEE: further units that attack with the first. */
	readonly others?: readonly UnitInBattle[];
	/** For what concerns a whole army. */
	readonly camp?: Camp;
	/** For what concerns one officer. */
	readonly officer?: OfficerInBattle;
}

type Fill = (state: BattleState, unit: UnitInBattle, target: UnitInBattle | null) => Form;

/** Distances are measured on the table; until somebody types one, a leader is taken as out of reach. */
const UNMEASURED_INCHES = 48;

/** LEADERSHIP: its own leader and the commander-in-chief, as far as the table knows them. */
const fillLeadership: Fill = (state, unit) => {
	const own = unit.officer === null ? undefined : state.officers[unit.officer];
	const chief = commanderInChief(state, unit.camp);
	const other = chief && chief.id !== own?.id ? leaderIs(state, chief, unit) : 'none';
	const book = bookIn(state);
	const { leaderBand, chiefBand } = unit;
	return {
		ledHeroically: marked(unit, 'heroic'),
		armyBroken: state.armies[unit.camp].broken,
		leader: leaderIs(state, own, unit),
		character: own?.character ?? 'normal',
		cinc: other === 'second' ? 'none' : other,
		...(leaderBand ? { distance: inchesIn(book, leaderBand, own?.character) } : {}),
		cincDistance: chiefBand ? inchesIn(book, chiefBand, chief?.character) : UNMEASURED_INCHES,
		cincCharacter: chief?.character ?? 'normal'
	};
};

const MOVERS: Readonly<Record<UnitType, Mover>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	machine_guns: 'mg',
	battery: 'gun_unlimbered',
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train',
	ship: 'ship',
	wagon: 'wagon',
	headquarters: 'infantry'
};
const moverOf = (unit: UnitInBattle): Mover => {
	if (marked(unit, 'dismounted')) return 'infantry';
	if (unit.unit.type === 'battery' && marked(unit, 'limbered')) return 'gun_limbered';
	return MOVERS[unit.unit.type];
};

/** MOVEMENT (G15, R54): it goes on, withdraws before a melee, or back without a hero's inch. */
const goes = (state: BattleState, unit: UnitInBattle): Form => {
	const back = goesBack(unit);
	return {
		back,
		withdraws: !back && withdraws(state, unit),
		heroic: back ? '0' : String(heroicOf(state, unit))
	};
};

/** MOVEMENT: who moves, and what he did in his last turn. */
const fillMovement: Fill = (state, unit) => ({
	mover: moverOf(unit),
	chargedLastTurn: unit.chargedLastTurn,
	heroic: String(heroicOf(state, unit))
});

/** MORALE: what stands with the unit, as the morale calculators ask for it. */
const support: Fill = (state, unit) => {
	const {
		heroic = 0,
		commissar = 'none',
		banner = false,
		priest = false,
		priestPanics = false
	} = moraleCheck(state, unit);
	const { poorQuality } = unit.unit;
	return { heroic: String(heroic), commissar, banner, priest, priestPanics, poorQuality };
};

const TESTED_AS: Partial<Readonly<Record<UnitType, string>>> = {
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train'
};

const fillMorale: Fill = (state, unit) => ({
	who: TESTED_AS[unit.unit.type] ?? 'troops',
	stands: Math.max(1, standsLeft(unit)),
	hits: unit.hits,
	fallingBack: marked(unit, 'falling_back'),
	armyBroken: moraleCheck(state, unit).armyBroken ?? false,
	...support(state, unit, null)
});

const fillSuppression: Fill = (state, unit) => ({
	standsLost: Math.max(1, unit.lostInPhase2.stands),
	stands: Math.max(1, standsLeft(unit)),
	...support(state, unit, null)
});

/** BOMBARDMENT: the guns whose area it goes into; who lies in it is there already. */
const shelledBy = (state: BattleState, { id }: UnitInBattle): Form => {
	const area = areaOf(state, id);
	const gun = area && state.units[area.battery]?.unit.gun;
	return {
		...(gun ? { gun } : {}),
		...(area?.inside.includes(id) ? { distanceToArea: 0 } : {})
	};
};

const fillBombardment: Fill = (state, unit) => ({
	...shelledBy(state, unit),
	...fillMovement(state, unit, null),
	...support(state, unit, null),
	stands: Math.max(1, standsLeft(unit)),
	hits: unit.hits
});

const DEFENDERS: Readonly<Record<UnitType, MeleeDefender>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	machine_guns: 'mg',
	battery: 'artillery',
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'armoured_train',
	ship: 'armoured_train',
	wagon: 'infantry',
	headquarters: 'infantry'
};

/** MELEE: the defender's side of the sheet. */
const defending = (state: BattleState, unit: UnitInBattle): Form => ({
	defenderBanner: hasBanner(unit),
	defenderPriest: hasPriest(unit),
	defenderPriestPanic: priestPanics(unit),
	defenderHeroic: heroicOf(state, unit),
	defenderStandsLost: standsLostIn(state, unit),
	defenderCommissar: commissarOf(unit),
	defenderSuppressed: marked(unit, 'suppressed')
});

/** MELEE: the one who defends; those who attack are filled in as a group. */
const fillMelee: Fill = (state, _, target) => ({
	...(target && {
		...defending(state, target),
		defender: DEFENDERS[target.unit.type],
		defences: marked(target, 'in_defences'),
		fallingBack: marked(target, 'falling_back'),
		mgAttached: ['lmg', 'hmg', 'tchanka'].some(
			(kind) => attachedLeft(target, kind as 'lmg' | 'hmg' | 'tchanka') > 0
		)
	})
});

/** PETROL BOMBS VS. TANK: infantry against a tank, whoever of the two attacks. */
const fillPetrol: Fill = (state, unit, target) => ({
	attacker: unit.camp === state.clock.turn ? 'infantry' : 'tank',
	stands: Math.max(1, standsLeft(unit)),
	...support(state, unit, null),
	...(target && { hits: target.hits })
});

const fillTank: Fill = ({ clock }, unit) => ({
	condition: marked(unit, 'immobilised')
		? 'immobilised'
		: marked(unit, 'engine_hit')
			? 'engine'
			: 'ok',
	hits: unit.hits,
	...(marked(unit, 'immobilised') && clock.phase === 6 ? { blow: 'infantry' } : {}),
	...(unit.owes['tank-hits'] ? { shells: Math.min(12, unit.owes['tank-hits']) } : {})
});

const fillHits: Fill = (_, unit) => ({ hits: unit.hits });

const fillCarMorale: Fill = (_, unit) => ({
	hits: Math.max(1, unit.hits),
	newHits: Math.max(1, Math.min(unit.hits, unit.owes['armoured-car-morale'] ?? 1))
});

const fillFright: Fill = (_, unit) => ({
	defender:
		unit.unit.type === 'battery' ? 'artillery' : unit.unit.type === 'cavalry' ? 'cavalry' : 'other'
});

const fillAttachedGun: Fill = (_, unit) => {
	const weapon = (['hmg', 'tchanka', 'lmg'] as const).find((kind) => attachedLeft(unit, kind) > 0);
	return weapon ? { weapon, gunners: Math.min(2, attachedLeft(unit, weapon)) } : {};
};

/** What each calculator is filled with from the table; the rest of its form stays as it begins. */
const FILLS: Readonly<Record<string, Fill>> = {
	leadership: fillLeadership,
	'small-arms-fire': fillSmallArms,
	'attacking-fire': fillSmallArms,
	'armoured-car-fire': fillFireAtCar,
	artillery: fillArtillery,
	'indirect-fire': (_, unit) => ({ interventionist: isInterventionist(unit) }),
	movement: (state, unit, target) => ({
		...fillMovement(state, unit, target),
		...goes(state, unit)
	}),
	bombardment: fillBombardment,
	suppression: fillSuppression,
	melee: fillMelee,
	'petrol-bombs': fillPetrol,
	fright: fillFright,
	'unit-morale': fillMorale,
	'tank-hits': fillTank,
	'tank-repair': fillHits,
	'armoured-car-morale': fillCarMorale,
	breakdown: fillHits,
	'train-morale': fillHits,
	'attached-gun': fillAttachedGun,
	'officer-hit': (state, unit) => ({
		officer: heroicOf(state, unit) > 0,
		commissar: attachedLeft(unit, 'commissar') > 0,
		priest: attachedLeft(unit, 'priest') > 0
	})
};

/** MAJOR MORALE: an army as it is counted from its units. */
const fillArmy = (state: BattleState, camp: Camp): Form => {
	const army = armyState(state, camp);
	return {
		totalUnits: Math.max(1, army.totalUnits),
		unitsLost: army.unitsLost,
		ownTrainsLost: army.ownTrainsLost ?? 0,
		enemyTrainsLost: army.enemyTrainsLost ?? 0,
		supplyCut: army.supplyCut ?? false,
		enemySupplyCut: army.enemySupplyCut ?? false,
		cinc: army.cinc ?? 'normal',
		rerollsLeft: army.rerollsLeft ?? 0,
		testedAt: String(army.testedAt ?? 0),
		broken: state.armies[camp].broken
	};
};

/** The form of a calculator, as far as the table knows it. */
export const fill = (state: BattleState, calculator: string, parties: Parties): Form => {
	const { unit, target, camp, officer, others = [] } = parties;
	if (calculator === 'officer-character')
		return { rank: officer?.officer.commanderInChief ? 'cinc' : 'officer' };
	if (calculator === 'test-of-character') return { character: officer?.character ?? 'normal' };
	if (calculator === 'army-morale') return fillArmy(state, camp ?? unit?.camp ?? 'red');
	if (calculator === 'movement' && !unit && officer) return { mover: 'officer' };
	if (!unit) return {};
	return {
		...(FILLS[calculator]?.(state, unit, target) ?? {}),
		...(calculator === 'melee' ? fillGroup(state, [unit, ...others]) : {})
	};
};

/** Fire at an armoured car is worked out apart (ARMOURED CARS). */
export const calculatorAgainst = (calculator: string, target: UnitInBattle | null): string =>
	(calculator === 'small-arms-fire' || calculator === 'attacking-fire') &&
	target?.unit.type === 'armoured_car'
		? 'armoured-car-fire'
		: calculator;

/** TANKS; ARMORED TRAINS: small arms do nothing to them (R68). */
export const canBeTarget = (calculator: string, target: UnitInBattle): boolean => {
	const { type } = target.unit;
	if (calculator === 'small-arms-fire' || calculator === 'attacking-fire')
		return type !== 'tank' && type !== 'armoured_train' && type !== 'ship';
	if (calculator === 'petrol-bombs') return type === 'tank';
	return true;
};
