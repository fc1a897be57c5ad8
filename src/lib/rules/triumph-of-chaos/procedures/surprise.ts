import { accept } from '#lib/kernel/game/engine.ts';
import { flagIn, oneOf, signed, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '../book.ts';
import { SURPRISES } from '../charts/list-numbers.ts';
import type { Fact } from '../engine/facts.ts';
import { surpriseWords } from '../engine/facts/combat.ts';
import { surprise, surpriseModifiers } from '../rules/surprise.ts';
import type { Surprise } from '../types.ts';
import { alone, choice, flag, named, telling, type Procedure } from './procedure.ts';
import { words } from '../words/en/procedures.ts';

const CAME: Readonly<Record<Surprise, string>> = {
	none: words.none,
	surprise: words.surprise,
	fail: words.none,
	debacle: words.debacle
};

const methodIn = (form: Form) => oneOf(form, 'method', ['sa', 'cavalry']);

/** COMBAT SURPRISE: the attempt alone. */
export const SURPRISE: Procedure = {
	...alone('surprise'),
	title: words.surprise,
	section: 'Combat Surprise',
	comes: (_, { form }, came) =>
		accept<Fact>({ type: 'surpriseTried', method: methodIn(form), came: came as Surprise }),
	initial: { method: 'sa', famous: false, asset: false },
	groups: (book, form) => [
		{
			title: words.method,
			fields: [
				choice('method', words.method, {
					sa: [words.specialAssets, words.moreThanTheEnemy],
					cavalry: [words.cavalry, words.clearGroundNoMudNoRiver]
				}),
				...(form['method'] === 'cavalry' || book.readings['TC-07'] === 'both'
					? [
							flag('famous', words.wrangelOrBudyenny, signed(numberOf(book, SURPRISES.famous))),
							flag('asset', words.specialAssetDeployed, signed(numberOf(book, SURPRISES.asset)))
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
				working: [workingOf(surpriseModifiers(book, attempt), say(words.onTheDie))],
				draw: surprise(book, attempt),
				forecast: (dist) =>
					named(dist, { strong: say(words.theAttackerFiresFirst) }, [
						[words.surprise, (came) => came === 'surprise'],
						[words.none, (came) => came === 'fail'],
						[words.debacle, (came) => came === 'debacle']
					]),
				tell: (came) => telling(CAME[came], [surpriseWords(attempt.method, came)])
			})
		};
	}
};
