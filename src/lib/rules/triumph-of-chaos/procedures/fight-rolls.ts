import { namedBars } from '#lib/kernel/sheet/either.ts';
import { flagIn, numberIn, oneOf, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CAPABILITIES, leaderRoll, type Capability } from '../rules/leaders.ts';
import { cancelModifiers, cancelRetreat } from '../rules/retreat.ts';
import { surprise, surpriseModifiers } from '../rules/surprise.ts';
import type { Calculator } from './calculator.ts';
import { standIn } from './combat-form.ts';
import { alone, flag, number } from './fields.ts';

/** CANCEL RETREAT: a defender who lost tries to stay. */
export const CANCEL_RETREAT: Calculator = {
	...alone,
	slug: 'cancel-retreat',
	title: 'Cancel the retreat',
	section: 'Cancel Retreat',
	initial: {
		terrain: 'clear',
		fortress: false,
		cheka: false,
		leaderFour: false,
		inFighting: false,
		homeCityLost: false
	},
	groups: () => [
		{
			title: 'The defender stands in',
			fields: [
				{
					kind: 'choice',
					key: 'terrain',
					label: 'The defender stands in',
					options: [
						{ value: 'clear', label: 'Clear' },
						{ value: 'forest', label: 'Forest' },
						{ value: 'marsh', label: 'Marsh' },
						{ value: 'mountain', label: 'Mountain' },
						{ value: 'desert', label: 'Desert' }
					]
				},
				flag('fortress', 'Fortress'),
				flag('cheka', 'Cheka unit'),
				flag('leaderFour', 'Leader rated 4'),
				flag('inFighting', 'Under In-Fighting'),
				flag('homeCityLost', 'Lost a home VC this turn')
			]
		}
	],
	resolve: (book, form) => {
		const lines = cancelModifiers(book, standIn(form));
		return {
			resolution: resolution({
				working: [workingOf(lines, say('On the die'))],
				draw: cancelRetreat(book, total(lines)),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (came) => came === 'may_cancel') },
						strong: say('may stay'),
						rest: say('for one more step')
					},
					chart: {
						caption: say('one die, in %'),
						bars: namedBars(dist, [
							{ label: 'Stays', is: (came) => came === 'may_cancel', on: true },
							{ label: 'Retreats', is: (came) => came === 'retreat', on: false },
							{ label: 'Loses more', is: (came) => came === 'retreat_loss', on: false }
						])
					},
					facts: []
				}),
				tell: (came) => ({
					value: { may_cancel: 'May stay', retreat: 'Retreats', retreat_loss: 'Loses more' }[came],
					say: {
						may_cancel: say('The defender may stay if it loses one more step.'),
						retreat: say('The defender retreats.'),
						retreat_loss: say('The defender retreats and loses one more step.')
					}[came],
					more: [],
					lines: []
				}),
				changes: (came) => [{ kind: 'cancelled', came }]
			})
		};
	}
};

/** COMBAT SURPRISE: the attempt alone. */
export const SURPRISE: Calculator = {
	...alone,
	slug: 'surprise',
	title: 'Surprise',
	section: 'Combat Surprise',
	initial: { method: 'sa', famous: false, asset: false },
	groups: (_, form) => [
		{
			title: 'Method',
			fields: [
				{
					kind: 'choice',
					key: 'method',
					label: 'Method',
					options: [
						{ value: 'sa', label: 'Special assets', effect: say('more than the enemy') },
						{ value: 'cavalry', label: 'Cavalry', effect: say('clear ground, no mud, no river') }
					]
				},
				...(form['method'] === 'cavalry'
					? [
							flag('famous', 'Wrangel or Budyenny', '−1'),
							flag('asset', 'Special asset deployed', '−1')
						]
					: [])
			]
		}
	],
	resolve: (book, form) => {
		const attempt = {
			method: oneOf(form, 'method', ['sa', 'cavalry']),
			famous: flagIn(form, 'famous'),
			asset: flagIn(form, 'asset')
		};
		const cost = attempt.method === 'sa' ? 'the asset is lost' : 'a cavalry step is lost';
		return {
			resolution: resolution({
				working: [workingOf(surpriseModifiers(book, attempt), say('On the die'))],
				draw: surprise(book, attempt),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (came) => came === 'surprise') },
						strong: say('the attacker fires first')
					},
					chart: {
						caption: say('one die, in %'),
						bars: namedBars(dist, [
							{ label: 'Surprise', is: (came) => came === 'surprise', on: true },
							{ label: 'None', is: (came) => came === 'fail', on: false },
							{ label: 'Debacle', is: (came) => came === 'debacle', on: false }
						])
					},
					facts: []
				}),
				tell: (came) => ({
					value: came === 'surprise' ? 'Surprise' : came === 'fail' ? 'None' : 'Debacle',
					say:
						came === 'surprise'
							? say('The attacker fires first.')
							: came === 'fail'
								? say('No surprise: {cost}.', { cost: say(cost) })
								: say('The defender fires first.'),
					more: [],
					lines: []
				})
			})
		};
	}
};

const CAPABILITY_WORDS: Readonly<Record<Capability, readonly [label: string, effect: string]>> = {
	withdrawal: ['Withdrawal', 'before fire'],
	pursuit: ['Pursuit', 'after a withdrawal'],
	reinforce: ['Reinforce', 'the attacked space'],
	counterattack: ['Counterattack', 'having inflicted more'],
	exploitation: ['Exploitation', 'a second space']
};

/** LEADERS: one capability, once in a side's Action Round. */
export const LEADER: Calculator = {
	...alone,
	slug: 'leader',
	title: 'Leader',
	section: 'Leaders',
	roles: { unit: 'leads' },
	initial: { capability: 'withdrawal', rating: 3 },
	groups: () => [
		{
			title: 'Capability',
			section: 'Leaders',
			fields: [
				{
					kind: 'choice',
					key: 'capability',
					label: 'Capability',
					options: CAPABILITIES.map((value) => {
						const [label, effect] = CAPABILITY_WORDS[value];
						return { value, label, effect: say(effect) };
					})
				},
				number('rating', 'Rating', 0, 6)
			]
		}
	],
	resolve: (book, form) => {
		const rating = numberIn(form, 'rating');
		return {
			resolution: resolution({
				working: [],
				draw: leaderRoll(book, rating),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, ({ success }) => success) },
						strong: say('succeeds'),
						second: say('on {rating} or less', { rating })
					},
					chart: {
						caption: say('one die, a second after a 6, in %'),
						bars: namedBars(dist, [
							{ label: 'Succeeds', is: ({ success }) => success, on: true },
							{
								label: 'Fails',
								is: ({ success, fate }) => !success && fate === 'unharmed',
								on: false
							},
							{
								label: 'Flipped',
								is: ({ success, fate }) => !success && fate === 'flipped',
								on: false
							},
							{ label: 'Dies', is: ({ success, fate }) => !success && fate === 'dead', on: false }
						])
					},
					facts: []
				}),
				tell: ({ success, fate }) => ({
					value: success ? 'Succeeds' : 'Fails',
					say: success ? say('The leader succeeds.') : say('The leader fails.'),
					more:
						fate === 'flipped'
							? [say('He is flipped to his back.')]
							: fate === 'dead'
								? [say('He dies and leaves the game.')]
								: [],
					lines: []
				}),
				changes: (led) => [{ kind: 'led', led }]
			})
		};
	}
};
