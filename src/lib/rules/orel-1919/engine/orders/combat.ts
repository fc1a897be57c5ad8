import { isOf } from '../commands.ts';
import type { State, UnitId } from '../state.ts';
import { answering, draftOn, type Built, type Table } from './draft.ts';

/** 8.3.1, 8.4 Who fires at whom, as one order; guns that are not named fire at nobody. */
export const fireOrder = (
	table: Table,
	state: State,
	targets: Readonly<Record<UnitId, UnitId | null>>
): Built =>
	answering(draftOn(table, state), (asked) => {
		const gun = asked.find(isOf('aim'));
		return gun && { ...gun, target: targets[gun.unit] ?? null };
	});

/** 8.6.2 Which attack each gun supports in defence, as one order; guns that are not named support nobody. */
export const supportOrder = (
	table: Table,
	state: State,
	attacks: Readonly<Record<UnitId, number | null>>
): Built =>
	answering(draftOn(table, state), (asked) => {
		const gun = asked.find(isOf('announce'));
		return gun && { ...gun, attack: attacks[gun.unit] ?? null };
	});

/** 8.2.1 Who is resupplied by which depot, as one order; then nobody else. */
export const resupplyOrder = (
	table: Table,
	state: State,
	served: Readonly<Record<UnitId, UnitId>>
): Built => {
	const left = new Map(Object.entries(served));
	return answering(draftOn(table, state), (asked) => {
		if (!asked.some(isOf('resupply'))) return undefined;
		const [next] = left;
		if (!next) return { type: 'done' };
		const [unit, depot] = next;
		left.delete(unit);
		return { type: 'resupply', unit, depot };
	});
};

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
