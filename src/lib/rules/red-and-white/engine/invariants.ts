import type { BattleState, Id, UnitInBattle } from './state.ts';
import { figuresLeft, onTable, unitsOf, vehicle } from './table/unit.ts';

const within = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

const unitFaults = (state: BattleState, unit: UnitInBattle): (string | false)[] => {
	const { left, full, attached, marks, officer, player, mergedInto, presence } = unit;
	const known = (all: Readonly<Record<Id, unknown>>, id: Id | null): boolean =>
		id === null || Object.hasOwn(all, id);
	return [
		left.length !== full.length && 'stands left and stands at the start differ',
		!left.every((n, place) => within(n, full[place] ?? -1)) && 'a stand has figures it never had',
		!attached.every((one) => within(one.left, one.full)) &&
			'an attachment has figures it never had',
		!Number.isInteger(unit.hits) || unit.hits < 0 ? 'hits are not counted from 0' : false,
		onTable(unit) &&
			!vehicle(unit) &&
			figuresLeft(unit) === 0 &&
			'a unit without figures is present',
		new Set(marks).size < marks.length && 'a unit bears a mark twice',
		marks.includes('led') && marks.includes('not_led') && 'a unit is led and not led',
		(presence === 'merged') !== (mergedInto !== null) &&
			'a joined unit does not say which it joined',
		!known(state.units, mergedInto) && 'a unit joined one that is not there',
		!known(state.officers, officer) && 'a unit has an officer who is not there',
		!known(state.players, player) && 'a unit has a player who is not there'
	];
};

/** What can never be true: the faults found, each with the unit's id; none in any state that a journal can reach. */
export const faults = (state: BattleState): readonly string[] => [
	...unitsOf(state).flatMap((unit) =>
		unitFaults(state, unit)
			.filter((fault) => fault !== false)
			.map((fault) => `${unit.id}: ${fault}`)
	),
	...(state.order.length === Object.keys(state.units).length ? [] : ['the order forgets a unit'])
];
