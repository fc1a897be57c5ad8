import { same } from '#lib/kernel/same.ts';
import { isOf, isStep, type Command, type Step } from '../engine/commands.ts';
import type { Waiting } from '../engine/flow.ts';
import { draftOn, type Draft, type Table } from '../engine/orders/draft.ts';
import type { Standing } from '../engine/facts/schema.ts';
import { once, unitOf, type Game } from '../engine/game.ts';
import { UNSAID, type State } from '../engine/state.ts';
import { greedy } from './greedy.ts';

/** What the greedy player would answer now; nothing where it is not he who is asked, or dice come first. */
const answer = (game: Game, draft: Draft): Step | undefined => {
	const { commands } = draft.waiting();
	if (commands.length === 0) return undefined;
	const step = greedy(game, draft.now(), commands);
	return isStep(step) ? step : undefined;
};

/** All the steps of one unit's move, from picking it to its end, or until dice are called for. */
const moveOf = (table: Table, state: State): readonly Step[] => {
	const draft = draftOn(table, state);
	const steps: Step[] = [];
	do {
		const step = answer(table.game(state), draft);
		if (!step) break;
		draft.give(step);
		steps.push(step);
	} while (draft.now().moving);
	return steps;
};

/** Are these moves one decision: a stack that goes together, or an attack and those who join or support it? */
const together = (
	game: Game,
	state: State,
	one: readonly Step[],
	two: readonly Step[]
): boolean => {
	const attack = one.find(isOf('attack'));
	if (attack) {
		const joins = two.find(isOf('attack'));
		return joins ? joins.hex === attack.hex : two.some(({ type }) => type === 'support');
	}
	const [first, second] = [one[0], two[0]];
	if (!same(one.slice(1), two.slice(1))) return false;
	if (first?.type === 'enter' && second?.type === 'enter') return first.hex === second.hex;
	if (first?.type !== 'pick' || second?.type !== 'pick') return false;
	return unitOf(game, state, first.unit).hex === unitOf(game, state, second.unit).hex;
};

/** The move that was looked at last and is a decision of its own: it comes next where the game has come to. */
const foreseen = once((): { state?: State; steps?: readonly Step[] } => ({}));

/** 7 A move, and the moves after it that are the same decision. */
const moves = (table: Table, state: State): Command | undefined => {
	const game = table.game(state);
	const draft = draftOn(table, state);
	const known = foreseen(game);
	const first = known.steps && same(known.state, state) ? known.steps : moveOf(table, state);
	let next = first;
	const steps: Step[] = [];
	do {
		draft.give(...next);
		steps.push(...next);
		if (draft.waiting().rolls.length > 0 || draft.now().phase !== 'movement') break;
		next = moveOf(table, draft.now());
		[known.state, known.steps] = [draft.now(), next];
	} while (together(game, state, first, next));
	return orderOf(steps);
};

/** What is answered in lists: whom each gun fires at, who enters, who takes the losses. */
const LISTED: readonly Command['type'][] = [
	'aim',
	'pay',
	'resupply',
	'announce',
	'plan',
	'advance',
	'take',
	'yes'
];

/** Is this such a question once more: the next gun, the next attack to be paid for, who else enters? */
const isAgain = (one: Waiting, two: Waiting): boolean =>
	one.player === two.player &&
	LISTED.some((type) => one.commands[0]?.type === type) &&
	same(one.asks, two.asks);

/** 8 The answers to one question, as a list. */
const answers = (table: Table, state: State): Command | undefined => {
	const game = table.game(state);
	const draft = draftOn(table, state);
	const asked = draft.waiting();
	const fight = state.combat?.fight?.attack;
	const steps: Step[] = [];
	do {
		const step = answer(game, draft);
		if (!step) break;
		draft.give(step);
		steps.push(step);
	} while (isAgain(asked, draft.waiting()) && draft.now().combat?.fight?.attack === fight);
	return orderOf(steps);
};

const orderOf = (steps: readonly Step[]): Command | undefined =>
	steps.length > 1 ? { type: 'order', steps } : steps[0];

/** What he says beforehand: everything but who leaves before combat, which he settles at once for each phase. */
const BEFOREHAND: Standing = {
	...UNSAID,
	together: true,
	follow: true,
	support: true,
	fireBack: true,
	lend: true,
	contact: true,
	charge: true,
	losses: [],
	retreat: true,
	pursue: true,
	pay: true
};

/** The greedy player as people play: he moves stacks, attacks with all who join, and answers in lists. */
export const orders = (table: Table, state: State, offered: readonly Command[]): Command => {
	const { player } = table.waiting(state);
	if (player && !same(state.standing[player], BEFOREHAND))
		return { type: 'standing', player, orders: BEFOREHAND };
	const order =
		state.phase === 'movement'
			? moves(table, state)
			: state.phase === 'combat'
				? answers(table, state)
				: undefined;
	return order ?? greedy(table.game(state), state, offered);
};
