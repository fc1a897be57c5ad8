import type { Asked } from '#lib/kernel/game/roll.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import { against, PROCEDURES } from '../procedures/all.ts';
import type { Command, CommandOf } from './commands/command.ts';
import { deedsOf } from './phases/actions.ts';
import { targetsOf } from './phases/barred.ts';
import type { Parties } from './rolls/parties.ts';
import { clockBefore } from './sequence.ts';
import { bookIn, type BattleState, type OfficerInBattle, type UnitInBattle } from './state.ts';
import { movesNow } from './table/areas.ts';
import { gunsWith, hostsFor } from './table/attaching.ts';
import { attackersIn, contactOf, escaped, goesBack, meleesToFight } from './table/contacts.ts';
import { backTo, lossOrder, outAtHits } from './table/losses.ts';
import { armedStands, onTable, unitsOf, vehicle } from './table/unit.ts';
import { due, type Owed } from './phases/owed.ts';
import {
	comesToShells,
	forbidden,
	forbiddenTo,
	unitsToJoin,
	unitsToLead
} from './phases/permitted.ts';
import { againstContact, comeAtNobody, stepsOf } from './phases/steps.ts';

/** SEQUENCE OF ACTION: moving on, moving back, skipping this phase; what the turn has left to do; who has finished. */
const ofTheClock = (state: BattleState): Command[] => [
	{ type: 'stepPhase', by: 1 },
	...(clockBefore(state.clock) ? [{ type: 'stepPhase', by: -1 } as const] : []),
	{ type: 'skipPhase' },
	...due(state).flatMap((one): Command[] =>
		'deed' in one && (one.deed === 'marks_end' || one.deed === 'officers_return')
			? [{ type: 'catchUp', step: one.deed }]
			: []
	),
	...Object.values(state.players).map(({ id, ready }): Command => ({
		type: 'setReady',
		player: id,
		ready: !ready
	}))
];

/** Figures and hits that the owner places: one at a time, from any stand. */
const losses = (state: BattleState, unit: UnitInBattle): Command[] => {
	if (unit.toPlace === 0) return [];
	if (!vehicle(unit))
		return lossOrder(unit).map((stand) => ({
			type: 'loseFigures',
			unit: unit.id,
			stand,
			figures: 1
		}));
	return unit.hits < outAtHits(state, unit)
		? [{ type: 'setHits', unit: unit.id, hits: unit.hits + 1 }]
		: [];
};

/** MELEE; BOMBARDMENT: making or ending contact with each enemy; shelling an area, or ceasing to. */
const steps = (state: BattleState, unit: UnitInBattle): Command[] =>
	stepsOf(state, unit).flatMap(({ step, against, done }): Command[] => {
		if (against && !done) return [];
		if (step === 'claim_cover') return done ? [] : [{ type: 'claimCover', unit: unit.id }];
		if (step === 'bombard')
			return done
				? [{ type: 'liftArea', battery: unit.id }]
				: [
						{
							type: 'placeArea',
							area: {
								battery: unit.id,
								squares: armedStands(unit),
								where: '',
								placed: state.clock,
								edge: [],
								inside: [],
								tested: []
							}
						}
					];
		const contact = contactOf(state, unit.id);
		if (contact)
			return contact.attackers[0] === unit.id
				? [{ type: 'engage', defender: contact.defender, attackers: [] }]
				: [];
		const enemies = unitsOf(state)
			.filter((enemy) => onTable(enemy) && enemy.camp !== unit.camp)
			.filter(
				(enemy) =>
					!escaped(unit, enemy) && !goesBack(enemy) && !againstContact(state, unit, enemy.id)
			)
			.map(({ id }): Command => {
				const now = state.contacts.find(({ defender }) => defender === id);
				const beside = now ? attackersIn(state, now).filter(({ camp }) => camp === unit.camp) : [];
				const others = beside.map((one) => one.id);
				return { type: 'engage', defender: id, attackers: [...others, unit.id] };
			});
		return comeAtNobody(state).includes(unit)
			? [...enemies, { type: 'fallShort', unit: unit.id }]
			: enemies;
	});

/** BOMBARDMENT: shells fall on whoever is there; a unit that moves or retreats comes to an area, or leaves it again. */
const intoAreas = (state: BattleState, unit: UnitInBattle): Command[] =>
	!onTable(unit) || unit.unit.type === 'ship'
		? []
		: state.areas.flatMap(({ battery, edge, inside }): Command[] => {
				const to = (where: CommandOf<'enterArea'>['where']): Command => ({
					type: 'enterArea',
					battery,
					unit: unit.id,
					where
				});
				const moves = comesToShells(state, unit);
				if (edge.includes(unit.id) || inside.includes(unit.id))
					return moves || movesNow(state, unit) ? [to('outside')] : [];
				const fallsNow = state.clock.phase === 2 && unit.camp !== state.clock.turn;
				return [...(moves ? [to('edge')] : []), ...(fallsNow ? [to('inside')] : [])];
			});

/** MACHINE GUNS; ORGANIZATION: the units that these guns may join now, after doing what they owe. */
const mayJoin = (state: BattleState, guns: UnitInBattle): UnitInBattle[] =>
	!onTable(guns) ||
	Object.keys(guns.owes).length > 0 ||
	guns.toPlace > 0 ||
	forbidden(state, guns, 'attach')
		? []
		: hostsFor(state, guns);

/** MACHINE GUNS; ORGANIZATION: guns that may leave this unit now. */
const mayLeave = (state: BattleState, host: UnitInBattle): UnitInBattle[] =>
	!onTable(host) || forbidden(state, host, 'detach') ? [] : gunsWith(state, host);

const attachings = (state: BattleState, unit: UnitInBattle): Command[] => [
	...mayJoin(state, unit).map((to): Command => ({ type: 'attach', unit: unit.id, to: to.id })),
	...mayLeave(state, unit).map((guns): Command => ({ type: 'detach', unit: guns.id }))
];

/**
 * OFFICERS & LEADERS: he stops leading the unit that he leads, and stays with it or not; or he leaves the one he is
 * with.
 */
const ends = (state: BattleState, { id, heroicWith, beside }: OfficerInBattle): Command[] => {
	const led = heroicWith === null ? undefined : state.units[heroicWith];
	return [
		...(led ? [{ type: 'leadHeroically', officer: id, unit: null } as const] : []),
		...(led && onTable(led) ? [{ type: 'joinUnit', officer: id, unit: led.id } as const] : []),
		...(beside === null ? [] : [{ type: 'joinUnit', officer: id, unit: null } as const])
	];
};

/** OFFICERS & LEADERS: after the rolls of phase 1 he moves and joins a unit of his side, to lead it heroically or not. */
const ofOfficer = (state: BattleState, officer: OfficerInBattle): Command[] => {
	const { id, heroicWith, beside } = officer;
	return [
		...(forbiddenTo(state, officer, 'move_officer')
			? []
			: [{ type: 'moveOfficer', officer: id, moved: true } as const]),
		...(forbiddenTo(state, officer, 'leave_unit') ? [] : ends(state, officer)),
		...unitsToLead(state, officer)
			.filter((unit) => unit.id !== heroicWith)
			.map((unit): Command => ({ type: 'leadHeroically', officer: id, unit: unit.id })),
		...unitsToJoin(state, officer)
			.filter((unit) => unit.id !== heroicWith && unit.id !== beside)
			.map((unit): Command => ({ type: 'joinUnit', officer: id, unit: unit.id }))
	];
};

/** Every guided command allowed now, except throws. What the referee sets by hand is not included. */
export const commandsIn = (state: BattleState): readonly Command[] =>
	state.header.forces.length === 0
		? []
		: state.outcome
			? [{ type: 'playOn' }]
			: [
					...ofTheClock(state),
					...unitsOf(state).flatMap((unit) => [
						...(unit.presence === 'reserve' && backTo(state, unit) === 'table'
							? [{ type: 'arrive', unit: unit.id } as const]
							: []),
						...losses(state, unit),
						...steps(state, unit),
						...attachings(state, unit),
						...intoAreas(state, unit)
					]),
					...Object.values(state.officers).flatMap((officer) => ofOfficer(state, officer))
				];

/** A throw that is asked for of somebody at the table. */
export type AskedRoll = Asked<Parties>;

const ofOwed = (one: Owed): AskedRoll[] => {
	if (!('calculator' in one)) return [];
	const nobody = { unit: null, target: null };
	const parties: Parties =
		'camp' in one
			? { ...nobody, camp: one.camp }
			: 'officer' in one
				? { ...nobody, officer: one.officer }
				: { ...nobody, unit: one.unit };
	return [{ procedure: one.calculator, parties }];
};

/** What a unit may do by dice: to each possible enemy, or to nobody. */
const ofUnit = (state: BattleState, unit: UnitInBattle): AskedRoll[] =>
	deedsOf(state, unit)
		.filter(({ calculator, refusal, reminder }) => !refusal && !reminder && calculator !== 'melee')
		.flatMap(({ calculator, target, part }): AskedRoll[] => {
			const own = { unit: unit.id, ...(part ? { part } : {}) };
			if (target === 'none') return [{ procedure: calculator, parties: { ...own, target: null } }];
			return targetsOf(state, unit, calculator).map((one) => ({
				procedure: against(calculator, one),
				parties: { ...own, target: one.id }
			}));
		});

/** Does no rule forbid it, with its sheet as the table fills it in? */
const isAllowed = (state: BattleState, { procedure: slug, parties }: AskedRoll): boolean => {
	const procedure = PROCEDURES.get(slug);
	if (!procedure) return false;
	const book = bookIn(state);
	const form = fitted(procedure, book, { ...procedure.initial, ...procedure.fill(state, parties) });
	return !procedure.resolve(book, form).refused;
};

/** Throws that are called for or allowed now: they lack only their dice. */
export const rollsIn = (state: BattleState): readonly AskedRoll[] => {
	if (state.outcome) return [];
	const asked = [
		...due(state).flatMap(ofOwed),
		...(state.clock.phase === 6
			? meleesToFight(state).map(({ defender, attackers: [first, ...rest] }) => ({
					procedure: 'melee',
					parties: {
						unit: first.id,
						target: defender.id,
						...(rest.length ? { others: rest.map(({ id }) => id) } : {})
					}
				}))
			: []),
		...unitsOf(state).flatMap((unit) => ofUnit(state, unit))
	];
	return [...new Map(asked.map((one) => [JSON.stringify(one), one])).values()].filter((one) =>
		isAllowed(state, one)
	);
};
