import { accept } from '#lib/kernel/game/engine.ts';
import { namedBars } from '#lib/kernel/sheet/either.ts';
import { flagIn, oneOf, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { surpriseWords } from '../engine/facts/combat.ts';
import { surprise, surpriseModifiers } from '../rules/surprise.ts';
import type { Surprise } from '../types.ts';
import { alone, flag, telling, type Procedure } from './procedure.ts';

const CAME: Readonly<Record<Surprise, string>> = {
	none: 'None',
	surprise: 'Surprise',
	fail: 'None',
	debacle: 'Debacle'
};

const methodIn = (form: Form) => oneOf(form, 'method', ['sa', 'cavalry']);

/** COMBAT SURPRISE: the attempt alone. */
export const SURPRISE: Procedure = {
	...alone('surprise'),
	title: 'Surprise',
	section: 'Combat Surprise',
	comes: (_, { form }, came) =>
		accept<Fact>({ type: 'surpriseTried', method: methodIn(form), came: came as Surprise }),
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
			method: methodIn(form),
			famous: flagIn(form, 'famous'),
			asset: flagIn(form, 'asset')
		};
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
				tell: (came) => telling(CAME[came], [surpriseWords(attempt.method, came)])
			})
		};
	}
};
