import { accept } from '#lib/kernel/game/engine.ts';
import { withoutDice } from '#lib/kernel/sheet/either.ts';
import { numberIn, situationIn, told } from '#lib/kernel/sheet/parts.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '../book.ts';
import { REDEPLOYS } from '../charts/list-numbers.ts';
import type { Fact } from '../engine/facts.ts';
import { cardWords, stackWords } from '../engine/facts/limits.ts';
import { spaceNow, type SpaceCombat } from '../engine/state.ts';
import {
	mayRedeploy,
	overstacked,
	redeploymentRow,
	stackLimits,
	type Redeployment,
	type Stack
} from '../rules/limits.ts';
import { alone, choice, number, telling, type Procedure } from './procedure.ts';
import { words as texts } from '../words/en/procedures.ts';

const FRESH_STACK: Stack = { where: 'space', armies: 1, corps: 1 };
const FRESH_MOVE: Redeployment = { leaders: 0, armies: 0, corps: 3 };

/** STACKING LIMITS: somebody retreated, withdrew, pursued or may advance. */
const moved = ({ ending, because, stage }: SpaceCombat): boolean =>
	(because === 'pursuit' && stage === 'leadership') ||
	(ending !== null && !['called_off', 'stands', 'stayed'].includes(ending));

/** STACKING LIMITS: may they stand together? No dice. */
export const STACKING: Procedure = {
	...alone('stacking'),
	asked: (_, state) => {
		const space = spaceNow(state);
		return [{}, ...(space && moved(space) ? [{ space: space.id }] : [])];
	},
	comes: (_, __, free) => accept<Fact>({ type: 'stackChecked', free: free as number }),
	title: texts.stacking,
	section: 'Stacking Limits',
	initial: { ...FRESH_STACK },
	groups: () => [
		{
			title: texts.where,
			fields: [
				choice('where', texts.where, { space: texts.space, box: texts.box }),
				number('armies', texts.armies, 0, 9),
				number('corps', texts.corps, 0, 9)
			]
		}
	],
	resolve: (book, form) => {
		const stack = situationIn(FRESH_STACK, form);
		const { armies, corps } = stack;
		const refused = overstacked(book, stack);
		if (refused) return { refused };
		const { units, armies: most } = stackLimits(book, stack.where);
		const free = units - armies - corps;
		return {
			resolution: withoutDice({
				working: [],
				answer: {
					value: free,
					strong: say(texts.moreUnitsMayCome),
					rest: say(texts.atMostArmiesOfThemArmies, { armies: Math.min(free, most - armies) }),
					second: say(texts.checkedAfterMovementCombatRetreat)
				},
				value: free,
				telling: telling(String(free), stackWords(free))
			})
		};
	}
};

/** The row that a card reaches, whether it moves all of them, and how many corps it would. */
interface Checked {
	readonly row: number;
	readonly moves: boolean;
	readonly corps: number;
}

/** STRATEGIC REDEPLOYMENT: what one card moves. No dice. */
export const REDEPLOYMENT: Procedure = {
	...alone('redeployment'),
	comes: (_, __, value) => {
		return accept<Fact>({ type: 'cardChecked', ...(value as Checked) });
	},
	title: texts.redeployment,
	section: 'Strategic Redeployment',
	initial: { value: 4, ...FRESH_MOVE },
	groups: () => [
		{
			title: texts.theCard,
			section: 'Strategic Redeployment',
			fields: [number('value', texts.cardValue, 1, 6)]
		},
		{
			title: texts.whatIsMoved,
			fields: [
				number('leaders', 'Leaders', 0, 3),
				number('armies', texts.armies, 0, 3),
				number('corps', texts.corps, 0, 9)
			]
		}
	],
	resolve: (book, form) => {
		const value = numberIn(form, 'value');
		const moves = mayRedeploy(book, value, situationIn(FRESH_MOVE, form));
		const row = redeploymentRow(book, value);
		const limits = REDEPLOYS[row - 1];
		const corps = limits ? numberOf(book, limits.corps) : 0;
		const words = cardWords(row, moves, corps);
		return {
			resolution: withoutDice({
				working: [],
				answer: {
					value: moves ? say(texts.yes) : say(texts.no),
					strong: moves ? say(texts.thisCardMovesThem) : say(texts.tooMuchForThisCard),
					second: words[1]
				},
				value: { row, moves, corps } satisfies Checked,
				telling: telling(moves ? texts.yes : texts.no, words, [
					told(say(texts.rowOfTheTable), 'Strategic Redeployment', row)
				])
			})
		};
	}
};
