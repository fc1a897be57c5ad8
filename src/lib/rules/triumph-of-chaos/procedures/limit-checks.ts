import { withoutDice } from '#lib/kernel/sheet/either.ts';
import { numberIn, oneOf, told } from '#lib/kernel/sheet/parts.ts';
import { say } from '#lib/kernel/phrase.ts';
import { mayRedeploy, overstacked, redeploymentRow, stackLimits } from '../rules/limits.ts';
import type { Calculator } from './calculator.ts';
import { alone, number } from './fields.ts';

/** STACKING LIMITS: may they stand together? No dice. */
export const STACKING: Calculator = {
	...alone,
	slug: 'stacking',
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
				telling: {
					value: String(free),
					say: say('The stack stands; so many more units may come.'),
					more: [say('Leaders, the IGSR train and counters do not count.')],
					lines: []
				}
			})
		};
	}
};

/** STRATEGIC REDEPLOYMENT: what one card moves. No dice. */
export const REDEPLOYMENT: Calculator = {
	...alone,
	slug: 'redeployment',
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
		const may = mayRedeploy(book, value, moved);
		const row = redeploymentRow(book, value);
		const rowWords = say(
			[
				'No row of the table.',
				'Corps, or 1 leader, or 1 army.',
				'Corps, or 1 leader and 1 army.',
				'Corps, or 1 leader, 1 army and 1 corps.'
			][row] ?? ''
		);
		return {
			resolution: withoutDice({
				working: [],
				answer: {
					value: may ? say('Yes') : say('No'),
					strong: may ? say('this card moves them') : say('too much for this card'),
					second: rowWords
				},
				telling: {
					value: may ? 'Yes' : 'No',
					say: may
						? say('The card moves all of them.')
						: say('The card does not move all of them.'),
					more: [rowWords],
					lines: [told(say('Row of the table'), 'Strategic Redeployment', row)]
				}
			})
		};
	}
};
