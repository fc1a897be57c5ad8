import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { goesBack } from './contacts.ts';
import type { CommandOf } from '../commands/command.ts';
import { bookIn, senseless, withUnit } from '../commands/deciding.ts';
import type { Fact, FactOf } from '../facts/fact.ts';
import { turnNumber, type Clock } from '../sequence.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import { firesAnew, nameOf, onTable } from './unit.ts';

/** BOMBARDMENT: the ground on which the shells of one battery fall. */
export interface Area {
	/** The battery that fires it; it has one area at a time. */
	readonly battery: Id;
	/** Burst squares, one a section, touching (BO-1). */
	readonly squares: number;
	/** Where it lies, in the words of the table. */
	readonly where: string;
	/** When it was declared. */
	readonly placed: Clock;
	/** Units that are about to go in and must test at its edge. */
	readonly edge: readonly Id[];
	/** Units in it: they test when they move (R42). */
	readonly inside: readonly Id[];
	/** Units that have tested for it in this turn. */
	readonly tested: readonly Id[];
}

const without = (ids: readonly Id[], id: Id): readonly Id[] => ids.filter((one) => one !== id);

/** BOMBARDMENT: a battery's new area takes the place of its old one. */
export const placed = (areas: readonly Area[], area: Area): readonly Area[] => [
	...areas.filter(({ battery }) => battery !== area.battery),
	area
];

/** BOMBARDMENT: a unit at the edge, inside, or out of it; in one place at a time. */
export const entered = (
	areas: readonly Area[],
	{ battery, unit, where, tested }: FactOf<'areaEntered'>
): readonly Area[] =>
	areas.map((area) => {
		if (area.battery !== battery) return area;
		const edge = without(area.edge, unit);
		const inside = without(area.inside, unit);
		return {
			...area,
			edge: where === 'edge' ? [...edge, unit] : edge,
			inside: where === 'inside' ? [...inside, unit] : inside,
			tested: tested && !area.tested.includes(unit) ? [...area.tested, unit] : area.tested
		};
	});

/** BOMBARDMENT: field, medium and heavy guns only (BO-1). */
export const bombards = ({ unit }: UnitInBattle): boolean =>
	unit.type === 'battery' && unit.gun !== null && unit.gun !== 'light';

/** BOMBARDMENT: in its side's phase 2 a battery declares where its shells fall, and has fired with that. */
export const placeArea = (state: BattleState, { area }: CommandOf<'placeArea'>): Decision<Fact> =>
	withUnit(state, area.battery, (battery) => {
		if (!bombards(battery))
			return refuse('Bombardment', say('Field, medium and heavy guns bombard; nothing else does.'));
		if (!onTable(battery))
			return senseless('{unit} is not on the table.', { unit: nameOf(state, battery.id) });
		return accept<Fact>(
			{ type: 'areaPlaced', area },
			...(firesAnew(state, battery)
				? [{ type: 'marked', unit: battery.id, on: ['fired'], off: [] } as const]
				: [])
		);
	});

const withArea = (
	{ areas }: BattleState,
	battery: Id,
	decide: (area: Area) => Decision<Fact>
): Decision<Fact> => {
	const area = areas.find((one) => one.battery === battery);
	return area ? decide(area) : senseless('This battery bombards nothing now.');
};

export const liftArea = (state: BattleState, { battery }: CommandOf<'liftArea'>): Decision<Fact> =>
	withArea(state, battery, () => accept<Fact>({ type: 'areaLifted', battery }));

/** MOVEMENT: it is the phase in which this unit moves. */
const movesNow = ({ clock }: BattleState, { camp }: UnitInBattle): boolean =>
	clock.phase === 3 && camp === clock.turn;

/**
 * BOMBARDMENT: where a unit is now: about to go in, in it, or out of it. Who comes into it with its own move owes the test;
 * ships do not care (BO-6).
 */
export const enterArea = (
	state: BattleState,
	{ battery, unit: id, where }: CommandOf<'enterArea'>
): Decision<Fact> =>
	withUnit(state, id, (unit) =>
		withArea(state, battery, ({ edge, inside, tested }) => {
			if (where !== 'outside' && !onTable(unit))
				return senseless('{unit} is not on the table.', { unit: nameOf(state, id) });
			if (where !== 'outside' && unit.unit.type === 'ship')
				return refuse('Bombardment', say('Ships do not mind a bombardment.'));
			const now = edge.includes(id) ? 'edge' : inside.includes(id) ? 'inside' : 'outside';
			if (now === where) return senseless('It is so already.');
			const comes = where === 'inside' && movesNow(state, unit) && !tested.includes(id);
			const owed = comes ? 1 : 0;
			return accept<Fact>(
				{ type: 'areaEntered', battery, unit: id, where },
				...((unit.owes['bombardment'] ?? 0) === owed
					? []
					: [{ type: 'testOwed', unit: id, calculator: 'bombardment', n: owed } as const])
			);
		})
	);

/** BOMBARDMENT (R42): at its own next phase 2 the battery decides anew; what it placed before is over. */
export const areasOver = (state: BattleState, to: Clock): Fact[] => {
	const book = bookIn(state);
	return state.areas
		.filter(({ battery, placed: at }) => {
			const camp = state.units[battery]?.camp;
			const since = turnNumber(to) - turnNumber(at);
			return book.readings.R42 === 'this_turn_only'
				? since > 0
				: since > 2 || (since > 0 && to.turn === camp && to.phase >= 2);
		})
		.map(({ battery }): Fact => ({ type: 'areaLifted', battery }));
};

/** BOMBARDMENT: the area a unit is about to go into, or lies in. */
export const areaOf = ({ areas }: Pick<BattleState, 'areas'>, id: Id): Area | undefined =>
	areas.find(({ edge }) => edge.includes(id)) ?? areas.find(({ inside }) => inside.includes(id));

/** BOMBARDMENT: it lies in an area and has not tested in this turn: it tests before it moves (R42). */
export const testsBeforeMoving = (state: BattleState, id: Id): boolean =>
	state.areas.some(({ inside, tested }) => inside.includes(id) && !tested.includes(id));

/** BOMBARDMENT: it is about to go in, and must test at the edge (BO-2). */
const atEdge = ({ areas }: BattleState, id: Id): boolean =>
	areas.some(({ edge }) => edge.includes(id));

/**
 * BOMBARDMENT: does a unit owe this test where nobody asked for it? At the edge, and inside once it has moved or must go
 * back, which is a move too (R42, G15); inside in its own phase 3 it may, in order to move.
 */
export const bombardmentDue = (state: BattleState, unit: UnitInBattle): 'must' | 'may' | null => {
	if (unit.owes['bombardment']) return null;
	if (atEdge(state, unit.id)) return 'must';
	if (!testsBeforeMoving(state, unit.id)) return null;
	const moved = unit.freshMarks.includes('moved') || unit.freshMarks.includes('charged');
	if (moved || goesBack(unit)) return 'must';
	return movesNow(state, unit) ? 'may' : null;
};

/** BOMBARDMENT: who must test at the edge now. */
export const bombardmentOwed = (
	state: BattleState
): readonly { readonly calculator: 'bombardment'; readonly unit: Id }[] =>
	[...new Set(state.areas.flatMap(({ edge }) => edge))]
		.filter((id) => {
			const unit = state.units[id];
			return unit && onTable(unit);
		})
		.map((unit) => ({ calculator: 'bombardment', unit }));
