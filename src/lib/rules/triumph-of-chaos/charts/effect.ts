import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import type { PrintedNumber } from './numbers.ts';
import { fired } from '../rules/fire.ts';
import { cancelRetreat } from '../rules/retreat.ts';
import { surprise } from '../rules/surprise.ts';
import { westernResponse } from '../rules/western.ts';
import { COLUMN_FROM, COLUMNS } from './tables.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { words } from '../words/en/charts.ts';

/** Something that a number decides, with the one book and with the other. */
export interface Effect {
	readonly label: Phrase;
	readonly before: Phrase;
	readonly after: Phrase;
}

const both = (label: Phrase, of: (book: Book) => Phrase, before: Book, after: Book): Effect[] => [
	{ label, before: of(before), after: of(after) }
];

const lossEffect = (path: string, before: Book, after: Book): Effect[] => {
	const [table, , column] = path.split('.');
	if (table !== 'army' && table !== 'corps') return [];
	const columns: readonly string[] = COLUMNS[table];
	const strength = COLUMN_FROM[table][columns.indexOf(column ?? '')] ?? 0;
	const fire = { table, strength, shift: 0, drm: 0 } as const;
	return both(
		say(words.lossesInflictedAtStrengthColumnOn, { column: column ?? '' }),
		(book) =>
			say(patterns.mean, { mean: { mean: meanOf(chances(fired(book, fire, 'Fire')), (n) => n) } }),
		before,
		after
	);
};

const westernEffect = (path: string, before: Book, after: Book): Effect[] => {
	const factions = path.split('.')[2];
	const of = factions === '3' ? 3 : factions === '2' ? 2 : 1;
	return both(
		say(words.stepsAndPushesOnAveragePowersN, { n: of }),
		(book) => {
			const dist = chances(westernResponse(book, of, 0));
			return say(patterns.stepsPushes, {
				steps: { mean: meanOf(dist, ({ steps }) => steps) },
				pushes: { mean: meanOf(dist, ({ pushes }) => pushes) }
			});
		},
		before,
		after
	);
};

const plainEffect = (number: PrintedNumber, before: Book, after: Book): Effect[] =>
	both(say(number.label), (book) => say(patterns.n, { n: numberOf(book, number) }), before, after);

/** What a corrected number changes at once; undefined while it is as the app reads it. */
export const effectOf = (number: PrintedNumber, before: Book, after: Book): readonly Effect[] => {
	if (numberOf(before, number) === numberOf(after, number)) return [];
	const { path } = number;
	if (path.startsWith('army.') || path.startsWith('corps.')) return lossEffect(path, before, after);
	if (/^western\.\d/.test(path)) return westernEffect(path, before, after);
	if (path === 'cancel.mayTo' || path === 'cancel.retreatTo')
		return both(
			say(words.mayStayWithoutModifiers),
			(book) =>
				say(patterns.chance, {
					chance: {
						chance: chanceOf(chances(cancelRetreat(book, 0)), (came) => came === 'may_cancel')
					}
				}),
			before,
			after
		);
	if (path.startsWith('surprise.sa') || path.startsWith('surprise.cavalry')) {
		const method = path.includes('.sa.') ? 'sa' : 'cavalry';
		return both(
			say(words.attackerFiresFirst),
			(book) =>
				say(patterns.chance, {
					chance: {
						chance: chanceOf(
							chances(surprise(book, { method, famous: false, asset: false })),
							(came) => came === 'surprise'
						)
					}
				}),
			before,
			after
		);
	}
	return plainEffect(number, before, after);
};
