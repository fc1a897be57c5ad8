import { isOf } from '../commands.ts';
import type { State, UnitId } from '../state.ts';
import { answering, draftOn, type Built, type Table } from './draft.ts';

/**
 * 8.7.4, 8.8.3 Who enters the cleared hex, as one order, in the order named; then nobody else. `city`: the place that
 * they take in Orel (7.1.1), which is asked later where it is left out.
 */
export const advanceOrder = (
	table: Table,
	state: State,
	units: readonly UnitId[],
	city?: 'suburbs' | 'centre'
): Built => {
	const fight = state.combat?.fight?.attack;
	const draft = draftOn(table, state);
	let left = units;
	return answering(draft, (asked) => {
		const { combat } = draft.now();
		if (combat?.fight?.attack !== fight) return undefined;
		const place = asked.find(isOf('city'));
		if (place) return city && { ...place, place: city };
		if (!asked.some(isOf('advance'))) return undefined;
		left = left.filter((unit) => !combat?.fight?.advanced.includes(unit));
		const [unit] = left;
		return unit === undefined ? asked.find(isOf('done')) : { type: 'advance', unit };
	});
};
