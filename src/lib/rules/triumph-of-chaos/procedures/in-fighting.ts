import { eitherWay } from '#lib/kernel/sheet/either.ts';
import { barsOf, oneOf } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, meanOf } from '#lib/kernel/dice/distribution.ts';
import type { Draw } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import { defeatism, halfDie, influence, noAct, showTrial } from '../rules/in-fighting.ts';
import type { Calculator } from './calculator.ts';
import { campChoices } from './combat-form.ts';
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

/** WHITE IN-FIGHTING; RED IN-FIGHTING: replacement steps (corruption, bureaucracy), or steps on the map (desertion). */
export const HALF_DIE: Calculator = {
	...alone,
	slug: 'half-die',
	title: 'Half a die of steps',
	section: 'White In-Fighting',
	initial: { camp: 'white', what: 'replacements' },
	groups: () => [
		{
			title: 'Who loses what',
			section: 'White In-Fighting',
			fields: [
				{ kind: 'choice', key: 'camp', label: 'Side', options: campChoices },
				{
					kind: 'choice',
					key: 'what',
					label: 'What is lost',
					options: [
						{
							value: 'replacements',
							label: 'Replacement steps',
							effect: say('corruption, bureaucracy')
						},
						{ value: 'map', label: 'Steps on the map', effect: say('desertion') }
					]
				}
			]
		}
	],
	resolve: (_, form) => {
		const camp = oneOf(form, 'camp', ['white', 'red']);
		const onMap = form['what'] === 'map';
		return {
			resolution: resolution({
				working: [],
				draw: halfDie(),
				forecast: (dist) => ({
					answer: {
						value: { mean: meanOf(dist, (n) => n) },
						strong: onMap ? say('steps') : say('replacement steps'),
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
				tell: (n) => ({
					value: String(n),
					say: onMap
						? count(n, '{n} non-elite step is lost.', '{n} non-elite steps are lost.')
						: count(n, '{n} replacement step is lost.', '{n} replacement steps are lost.'),
					more: onMap
						? [
								say(
									'In a random region of Don, Kuban, Urals Central, Urals North; only if behind in VCs.'
								)
							]
						: [],
					lines: []
				}),
				changes: (n) =>
					onMap || n === 0
						? []
						: [
								{
									kind: 'steps',
									camp,
									lines: [
										{
											section: camp === 'red' ? 'Red In-Fighting' : 'White In-Fighting',
											reason: camp === 'red' ? 'Bureaucracy' : 'Corruption',
											amount: -n
										}
									]
								}
							]
			})
		};
	}
};

export const INFLUENCE = counted({
	slug: 'influence',
	title: 'Influence on Republics',
	section: 'Red In-Fighting',
	draw: influence,
	strong: say('influence points'),
	tell: (n) => count(n, '{n} influence point is placed.', '{n} influence points are placed.'),
	more: [say('Two at most on each Republic. One Russia: Red places. Heavy Hand: White.')]
});
