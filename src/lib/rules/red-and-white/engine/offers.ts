import type { Command } from './commands/command.ts';
import { clockBefore } from './sequence.ts';
import type { BattleState, OfficerInBattle, UnitInBattle } from './state.ts';
import { attackersIn, contactOf } from './table/contacts.ts';
import { backTo, lossOrder, outAtHits } from './table/losses.ts';
import { onTable, unitsOf, vehicle } from './table/unit.ts';
import { due } from './phases/owed.ts';
import { stepsOf } from './phases/steps.ts';

/** SEQUENCE OF ACTION: on, back, past this phase; what the turn has left to do; who has finished. */
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

/** MELEE; BOMBARDMENT: contact with each enemy, or none any more; an area to be shelled, or no longer. */
const steps = (state: BattleState, unit: UnitInBattle): Command[] =>
	stepsOf(state, unit).flatMap(({ step, against, done }): Command[] => {
		if (against && !done) return [];
		if (step === 'bombard')
			return done
				? [{ type: 'liftArea', battery: unit.id }]
				: [
						{
							type: 'placeArea',
							area: {
								battery: unit.id,
								squares: 1,
								where: '',
								placed: state.clock,
								...{ edge: [], inside: [], tested: [] }
							}
						}
					];
		const contact = contactOf(state, unit.id);
		if (contact)
			return contact.attackers[0] === unit.id
				? [{ type: 'engage', defender: contact.defender, attackers: [] }]
				: [];
		return unitsOf(state)
			.filter((enemy) => onTable(enemy) && enemy.camp !== unit.camp)
			.map(({ id }): Command => {
				const now = state.contacts.find(({ defender }) => defender === id);
				const others = now ? attackersIn(state, now).map((one) => one.id) : [];
				return { type: 'engage', defender: id, attackers: [...others, unit.id] };
			});
	});

/** OFFICERS & LEADERS: he moves after the rolls of phase 1, and leads a unit of his side heroically, or no more. */
const ofOfficer = (state: BattleState, officer: OfficerInBattle): Command[] => {
	const { id, status, secondInCommand, character, revealed, heroicWith, camp } = officer;
	const { phase, turn } = state.clock;
	const leads =
		status === 'fit' && !secondInCommand && !(character === 'coward' && revealed)
			? unitsOf(state).filter((unit) => onTable(unit) && unit.camp === camp)
			: [];
	return [
		...(phase === 1 && camp === turn && status === 'fit' && !officer.moved
			? [{ type: 'moveOfficer', officer: id, moved: true } as const]
			: []),
		...(heroicWith === null ? [] : [{ type: 'leadHeroically', officer: id, unit: null } as const]),
		...leads
			.filter((unit) => unit.id !== heroicWith)
			.map((unit): Command => ({ type: 'leadHeroically', officer: id, unit: unit.id }))
	];
};

/** Every guided command that is allowed now, throws apart. What the referee sets by hand is not among them. */
export const commandsIn = (state: BattleState): readonly Command[] =>
	state.header.forces.length === 0
		? []
		: [
				...ofTheClock(state),
				...unitsOf(state).flatMap((unit) => [
					...(unit.presence === 'reserve' && backTo(state, unit) === 'table'
						? [{ type: 'arrive', unit: unit.id } as const]
						: []),
					...losses(state, unit),
					...steps(state, unit)
				]),
				...Object.values(state.officers).flatMap((officer) => ofOfficer(state, officer))
			];
