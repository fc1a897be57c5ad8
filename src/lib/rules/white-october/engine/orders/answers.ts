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
