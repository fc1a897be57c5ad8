import { SEQUENCE } from '../../engine/sequence.ts';
import type { Book } from '../../book.ts';
import { artillery } from './artillery.ts';
import { before } from './before.ts';
import type { ReferenceEntry, ReferencePart } from '#lib/kernel/book/reference.ts';
import { smallArms } from './fire.ts';
import { leadership } from './leadership.ts';
import { attackingFire, defensiveFire, melee } from './melee.ts';
import { morale } from './morale.ts';
import { movement } from './movement.ts';
import { ships } from './ships.ts';
import { specialFigures } from './special-figures.ts';
import { vehicles } from './vehicles.ts';
import { slips, words } from './terms.ts';
import { words as texts } from '../en/reference/shared.ts';

const ACTS = {
	phasing: texts.theSideWhoseTurnItIs,
	other: texts.theOtherSide,
	both: texts.bothSides
} as const;

const part = (
	phase: ReferencePart['phase'],
	slug: string,
	entries: readonly ReferenceEntry[],
	title = SEQUENCE.find((step) => step.phase === phase)?.title ?? '',
	note: string = ACTS[SEQUENCE.find((step) => step.phase === phase)?.acts ?? 'both']
): ReferencePart => ({ slug, phase, title, note, entries });

/** All rules and tables in the order of SEQUENCE OF ACTION, with the numbers and readings of this book. */
export const reference = (book: Book): readonly ReferencePart[] => [
	part(null, 'before', before(book), texts.beforeTheBattle, texts.once),
	part(1, 'leadership', leadership(book)),
	part(2, 'small-arms', smallArms(book)),
	part(2, 'guns', artillery(book), texts.preparatoryFireGuns),
	part(3, 'movement', movement(book)),
	part(4, 'defensive-fire', defensiveFire),
	part(5, 'attacking-fire', attackingFire(book)),
	part(6, 'melee', melee(book)),
	part(7, 'morale', morale(book)),
	part(null, 'special-figures', specialFigures(book), texts.specialFigures, texts.atAnyTime),
	part(null, 'vehicles', vehicles(book), texts.vehicles, texts.atAnyTime),
	part(null, 'ships-and-ice', ships(book), texts.shipsBoatsAndIce, texts.optionalUntried),
	part(null, 'words', [...words, ...slips], texts.wordsAndSlips, texts.inTheSource)
];
