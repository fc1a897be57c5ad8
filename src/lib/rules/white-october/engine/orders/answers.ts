import { isOf, type Command, type Step } from '../commands.ts';
import type { Place, State, UnitId } from '../state.ts';
import { draftOn, stopped, type Built, type Draft, type Table } from './draft.ts';

/** Answers one question after the other for as long as there is an answer; the rule in the way where one is refused. */
const answering = (
	draft: Draft,
	answer: (asked: readonly Command[]) => Step | undefined
): Built => {
	for (;;) {
		const step = answer(draft.waiting().commands);
		if (!step) return draft.built();
		const refusal = draft.give(step);
		if (refusal) return stopped(refusal, 'unit' in step ? step.unit : null);
	}
};

/** 8.2.4 Who supports one side of a combat, as one order; then nobody else. */
export const supportOrder = (table: Table, state: State, units: readonly UnitId[]): Built => {
	const draft = draftOn(table, state);
	const stage = state.combat?.fight?.stage;
	const left = [...units];
	return answering(draft, (asked) => {
		if (draft.now().combat?.fight?.stage !== stage || !asked.some(isOf('support')))
			return undefined;
		const unit = left.shift();
		return unit === undefined ? asked.find(isOf('pass')) : { type: 'support', unit };
	});
};

/** 8.2.6, 8.1.3 Who takes the losses of one side, as one order: as many as are asked for, or as many as are named. */
export const lossOrder = (table: Table, state: State, units: readonly UnitId[]): Built => {
	const draft = draftOn(table, state);
	const { player } = table.waiting(state);
	const left = [...units];
	return answering(draft, (asked) => {
		if (draft.waiting().player !== player || !asked.some(isOf('take'))) return undefined;
		const unit = left.shift();
		return unit === undefined ? undefined : { type: 'take', unit };
	});
};

/**
 * 8.2.7 Who enters the emptied places, and how far, as one order, in the order named; then nobody else. Whoever only joins
 * those who have gone waits for them.
 */
export const advanceOrder = (
	table: Table,
	state: State,
	ways: readonly { readonly unit: UnitId; readonly path: readonly Place[] }[]
): Built => {
	const draft = draftOn(table, state);
	const fight = state.combat?.fight?.attack;
	const left = [...ways];
	return answering(draft, (asked) => {
		const now = draft.now().combat?.fight;
		if (now?.attack !== fight || now?.stage !== 'advance') return undefined;
		if (!asked.some(isOf('advance'))) return undefined;
		const may = left.findIndex(({ unit, path }) =>
			asked.some((one) => isOf('advance')(one) && one.unit === unit && `${one.path}` === `${path}`)
		);
		const [way] = left.splice(Math.max(0, may), 1);
		return way ? { type: 'advance', ...way } : asked.find(isOf('pass'));
	});
};

/** 3.3, 11.2.2 How many EP each unit receives, as one order; of replacements then no more. */
export const pointsOrder = (
	table: Table,
	state: State,
	ep: Readonly<Record<UnitId, number>>
): Built => {
	const draft = draftOn(table, state);
	const { step } = state;
	const left = Object.entries(ep).flatMap(([unit, n]) => Array.from({ length: n }, () => unit));
	return answering(draft, (asked) => {
		if (draft.now().step !== step) return undefined;
		const one = asked.find((command) => command.type === 'restore' || command.type === 'recruit');
		if (!one) return undefined;
		const unit = left.shift();
		if (unit !== undefined) return { type: one.type as 'restore', unit };
		return asked.find(isOf('done'));
	});
};

/** 10.2 Whom deserters leave, as one order: units, or a recruitment point (null). */
export const desertOrder = (
	table: Table,
	state: State,
	from: readonly (UnitId | null)[]
): Built => {
	const draft = draftOn(table, state);
	const left = [...from];
	return answering(draft, (asked) => {
		if (!asked.some(isOf('desert')) || left.length === 0) return undefined;
		return { type: 'desert', unit: left.shift() ?? null };
	});
};

/** 8.2.6 D The places by which the Routed run, as one order. */
export const runOrder = (table: Table, state: State, path: readonly Place[]): Built => {
	const draft = draftOn(table, state);
	const units = state.running?.units.join();
	const left = [...path];
	return answering(draft, (asked) => {
		if (draft.now().running?.units.join() !== units || !asked.some(isOf('run'))) return undefined;
		const place = left.shift();
		return place === undefined ? undefined : { type: 'run', place };
	});
};
