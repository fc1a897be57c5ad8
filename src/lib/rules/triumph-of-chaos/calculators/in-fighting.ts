import { eitherWay } from '#lib/kernel/calculator-either.ts';
import { barsOf } from '#lib/kernel/calculator-parts.ts';
import { resolution } from '#lib/kernel/calculator.ts';
import { byMeasure, meanOf } from '#lib/kernel/distribution.ts';
import type { Draw } from '#lib/kernel/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import { defeatism, halfDie, influence, noAct, showTrial } from '../rules/in-fighting.ts';
import type { Calculator } from './calculator.ts';
import { alone } from './fields.ts';

/** RED IN-FIGHTING: a die that says yes or no. */
const yesOrNo = (of: {
	readonly slug: string;
	readonly title: string;
	readonly draw: (book: Book) => Draw<boolean>;
	readonly strong: Phrase;
	readonly yes: readonly [word: string, said: Phrase];
	readonly no: readonly [word: string, said: Phrase];
	readonly goesAhead?: true;
}): Calculator => ({
	...alone,
	slug: of.slug,
	title: of.title,
	section: 'Red In-Fighting',
	initial: {},
	groups: () => [],
	resolve: (book) => ({
		resolution: resolution({
			working: [],
			draw: of.draw(book),
			forecast: (dist) =>
				eitherWay(dist, {
					strong: of.strong,
					caption: say('one die, in %'),
					yes: of.yes[0],
					no: of.no[0]
				}),
			tell: (came) => {
				const [value, said] = came ? of.yes : of.no;
				return { value, say: said, more: [], lines: [] };
			},
			changes: (came) => (of.goesAhead ? [{ kind: 'goesAhead' as const, ahead: came }] : [])
		})
	})
});

export const SHOW_TRIAL = yesOrNo({
	slug: 'show-trial',
	title: 'Accusation and show trial',
	draw: showTrial,
	strong: say('a trial'),
	yes: [
		'Trial',
		say('A random leader other than Trotsky, Stalin or Lenin is removed; no VP lost.')
	],
	no: ['No trial', say('Nothing happens.')]
});

export const DEFEATISM = yesOrNo({
	slug: 'defeatism',
	title: 'Defeatism',
	draw: defeatism,
	strong: say('the attack goes ahead'),
	yes: ['Goes ahead', say('The attack on this space goes ahead.')],
	no: ['Does not', say('This space is not attacked.')],
	goesAhead: true
});

export const NO_ACT = yesOrNo({
	slug: 'no-act',
	title: 'NO ACT',
	draw: noAct,
	strong: say('nothing happens'),
	yes: ['Nothing', say('Nothing happens.')],
	no: ['NO ACT', say('White marks one Red stack without a leader NO ACT.')]
});

/** WHITE IN-FIGHTING; RED IN-FIGHTING: a die that counts. */
const counted = (of: {
	readonly slug: string;
	readonly title: string;
	readonly section: string;
	readonly draw: () => Draw<number>;
	readonly strong: Phrase;
	readonly tell: (n: number) => Phrase;
	readonly more: readonly Phrase[];
}): Calculator => ({
	...alone,
	slug: of.slug,
	title: of.title,
	section: of.section,
	initial: {},
	groups: () => [],
	resolve: () => ({
		resolution: resolution({
			working: [],
			draw: of.draw(),
			forecast: (dist) => ({
				answer: {
					value: { mean: meanOf(dist, (n) => n) },
					strong: of.strong,
					rest: say('on average')
				},
				chart: {
					caption: say('one die, in %'),
					bars: barsOf(
						byMeasure(dist, (n) => n),
						(n) => n > 0
					)
				},
				facts: []
			}),
			tell: (n) => ({ value: String(n), say: of.tell(n), more: of.more, lines: [] })
		})
	})
});

export const HALF_DIE = counted({
	slug: 'half-die',
	title: 'Half a die of steps',
	section: 'White In-Fighting',
	draw: halfDie,
	strong: say('steps'),
	tell: (n) => count(n, '{n} step is lost.', '{n} steps are lost.'),
	more: [
		say('Corruption and bureaucracy: replacement steps. Desertion: non-elite steps of the region.')
	]
});

export const INFLUENCE = counted({
	slug: 'influence',
	title: 'Influence on Republics',
	section: 'Red In-Fighting',
	draw: influence,
	strong: say('influence points'),
	tell: (n) => count(n, '{n} influence point is placed.', '{n} influence points are placed.'),
	more: [say('Two at most on each Republic. One Russia: Red places. Heavy Hand: White.')]
});
