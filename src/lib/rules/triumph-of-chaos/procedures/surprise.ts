import { accept } from '#lib/kernel/game/engine.ts';
import { flagIn, oneOf, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { surpriseWords } from '../engine/facts/combat.ts';
import { surprise, surpriseModifiers } from '../rules/surprise.ts';
import type { Surprise } from '../types.ts';
import { alone, choice, flag, named, telling, type Procedure } from './procedure.ts';

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
				choice('method', 'Method', {
					sa: ['Special assets', 'more than the enemy'],
					cavalry: ['Cavalry', 'clear ground, no mud, no river']
				}),
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
				forecast: (dist) =>
					named(dist, { strong: say('the attacker fires first') }, [
						['Surprise', (came) => came === 'surprise'],
						['None', (came) => came === 'fail'],
						['Debacle', (came) => came === 'debacle']
					]),
				tell: (came) => telling(CAME[came], [surpriseWords(attempt.method, came)])
			})
		};
	}
};
