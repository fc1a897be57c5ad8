import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { paysFor } from '../../rules/05-hq.ts';
import { words } from '../../words/en/engine-combat.ts';
import { commandedBy } from '../combat/scene.ts';
import type { Fight } from '../combat/state.ts';
import { isOf } from '../commands.ts';
import { unitOf, type Game } from '../game.ts';
import { commandValue } from '../map/supply.ts';
import type { Place, State, UnitId } from '../state.ts';
import { answering, draftOn, stopped, type Built, type Table } from './draft.ts';

/** 5.2, 5.3 Why the HQ of a fight does not pay for one more place; undefined where there is none, or it does. */
const spent = (game: Game, state: State, { stage, hq, defenceHq }: Fight): Refusal | undefined => {
	const { combat } = state;
	const leader = stage === 'attackSupport' ? hq : defenceHq;
	if (!combat || leader === null) return undefined;
	const value = combat.led[leader]?.value ?? commandValue(game, unitOf(game, state, leader));
	const used = commandedBy(combat, leader);
	return paysFor(value, used, 1)
		? undefined
		: { rule: '5.2', why: say(words.itCommandsSoManyHexes, { value, used, more: 1 }) };
};

/** 8.2.4 Who supports one side of a combat, as one order; then nobody else. Whoever cannot be led with the others stops it. */
export const supportOrder = (table: Table, state: State, units: readonly UnitId[]): Built => {
	const draft = draftOn(table, state);
	const fight = state.combat?.fight;
	for (const unit of units) {
		const refusal = draft.give({ type: 'support', unit });
		if (refusal)
			return stopped((fight && spent(table.game(state), draft.now(), fight)) ?? refusal, unit);
	}
	const { commands } = draft.waiting();
	const asks = draft.now().combat?.fight?.stage === fight?.stage && commands.some(isOf('support'));
	if (asks) draft.give({ type: 'pass' });
	return draft.built();
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
