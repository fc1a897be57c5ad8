import { SEQUENCE } from '../engine/sequence.ts';
import type { Book } from '../tables.ts';
import { artillery } from './artillery.ts';
import { before } from './before.ts';
import type { ReferenceEntry, ReferencePart } from './entry.ts';
import { smallArms } from './fire.ts';
import { leadership } from './leadership.ts';
import { attackingFire, defensiveFire, melee } from './melee.ts';
import { morale } from './morale.ts';
import { movement } from './movement.ts';
import { ships } from './ships.ts';
import { specialFigures } from './special-figures.ts';
import { vehicles } from './vehicles.ts';
import { slips, words } from './words.ts';

const ACTS = {
	phasing: 'the side whose turn it is',
	other: 'the other side',
	both: 'both sides'
} as const;

const phase = (
	of: (typeof SEQUENCE)[number],
	entries: readonly ReferenceEntry[]
): ReferencePart => ({
	slug: `phase-${of.phase}`,
	phase: of.phase,
	title: of.title,
	note: ACTS[of.acts],
	entries
});

/** All rules and tables in the order of SEQUENCE OF ACTION, with the numbers and readings of this book. */
export const reference = (book: Book): readonly ReferencePart[] => {
	const phases: readonly (readonly ReferenceEntry[])[] = [
		leadership(book),
		[...smallArms(book), ...artillery(book)],
		movement(book),
		defensiveFire,
		attackingFire(book),
		melee(book),
		morale(book)
	];
	return [
		{
			slug: 'before',
			phase: null,
			title: 'Before the battle',
			note: 'once',
			entries: before(book)
		},
		...SEQUENCE.map((step, index) => phase(step, phases[index] ?? [])),
		{
			slug: 'any-time',
			phase: null,
			title: 'Special figures and vehicles',
			note: 'at any time',
			entries: [...specialFigures(book), ...vehicles(book)]
		},
		{
			slug: 'ships-and-ice',
			phase: null,
			title: 'Ships, boats and ice',
			note: 'optional, untried',
			entries: ships(book)
		},
		{
			slug: 'glossary',
			phase: null,
			title: 'Words and slips',
			note: 'in the source',
			entries: [...words, ...slips]
		}
	];
};
