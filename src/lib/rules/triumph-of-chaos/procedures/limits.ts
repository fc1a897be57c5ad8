import { accept } from '#lib/kernel/game/engine.ts';
import { withoutDice } from '#lib/kernel/sheet/either.ts';
import { numberIn, oneOf, told } from '#lib/kernel/sheet/parts.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { cardWords, STACK_WORDS } from '../engine/facts/limits.ts';
import { spaceNow, vacated } from '../engine/state.ts';
import { mayRedeploy, overstacked, redeploymentRow, stackLimits } from '../rules/limits.ts';
import { alone, number, telling, type Procedure } from './procedure.ts';

/** STACKING LIMITS: may they stand together? No dice. */
export const STACKING: Procedure = {
	...alone('stacking'),
	asked: (_, state) => {
		const space = spaceNow(state);
		return [{}, ...(space && vacated(space) ? [{ space: space.id }] : [])];
	},
	comes: (_, __, free) => accept<Fact>({ type: 'stackChecked', free: free as number }),
	title: 'Stacking',
	section: 'Stacking Limits',
	initial: { where: 'space', armies: 1, corps: 1 },
	groups: () => [
		{
			title: 'Where',
			fields: [
				{
					kind: 'choice',
					key: 'where',
					label: 'Where',
					options: [
						{ value: 'space', label: 'Space' },
						{ value: 'box', label: 'Box' }
					]
				},
				number('armies', 'Armies', 0, 9),
				number('corps', 'Corps', 0, 9)
			]
		}
	],
	resolve: (book, form) => {
		const where = oneOf(form, 'where', ['space', 'box']);
		const [armies, corps] = [numberIn(form, 'armies'), numberIn(form, 'corps')];
		const refused = overstacked(book, { where, armies, corps });
		if (refused) return { refused };
		const { units, armies: most } = stackLimits(book, where);
		const free = units - armies - corps;
		return {
			resolution: withoutDice({
				working: [],
				answer: {
					value: free,
					strong: say('more units may come'),
					rest: say('at most {armies} of them armies', { armies: Math.min(free, most - armies) }),
					second: say('checked after movement, combat retreat and advance')
				},
				value: free,
				telling: telling(String(free), STACK_WORDS)
			})
		};
	}
};

/** STRATEGIC REDEPLOYMENT: what one card moves. No dice. */
export const REDEPLOYMENT: Procedure = {
	...alone('redeployment'),
	comes: (_, __, value) => {
		const { row, moves } = value as { readonly row: number; readonly moves: boolean };
		return accept<Fact>({ type: 'cardChecked', row, moves });
	},
	title: 'Redeployment',
	section: 'Strategic Redeployment',
	initial: { value: 4, leaders: 0, armies: 0, corps: 3 },
	groups: () => [
		{
			title: 'The card',
			section: 'Strategic Redeployment',
			fields: [number('value', 'Card value', 1, 6)]
		},
		{
			title: 'What is moved',
			fields: [
				number('leaders', 'Leaders', 0, 3),
				number('armies', 'Armies', 0, 3),
				number('corps', 'Corps', 0, 9)
			]
		}
	],
	resolve: (book, form) => {
		const value = numberIn(form, 'value');
		const moved = {
			leaders: numberIn(form, 'leaders'),
			armies: numberIn(form, 'armies'),
			corps: numberIn(form, 'corps')
		};
		const moves = mayRedeploy(book, value, moved);
		const row = redeploymentRow(book, value);
		const words = cardWords(row, moves);
		return {
			resolution: withoutDice({
				working: [],
				answer: {
					value: moves ? say('Yes') : say('No'),
					strong: moves ? say('this card moves them') : say('too much for this card'),
					second: words[1]
				},
				value: { row, moves },
				telling: telling(moves ? 'Yes' : 'No', words, [
					told(say('Row of the table'), 'Strategic Redeployment', row)
				])
			})
		};
	}
};
