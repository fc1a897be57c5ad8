import type { BookNumber } from '#lib/kernel/book/ruling.ts';
import type { RulingId } from '../rulings/all.ts';

/** How surely a number was read. Below `legible` it is reconstructed; below `high` the reconstruction is weak. */
export type Confidence = 'legible' | 'high' | 'medium' | 'low';
export type Standing = 'legible' | 'rebuilt' | 'weak';

export const standingOf = ({ confidence }: Pick<PrintedNumber, 'confidence'>): Standing => {
	if (confidence === 'legible') return 'legible';
	return confidence === 'high' ? 'rebuilt' : 'weak';
};

/** One number of the aid that its owner may correct; `path` is its key in the book. */
export interface PrintedNumber extends BookNumber {
	readonly label: string;
	/** Shown with its sign. */
	readonly signed: boolean;
	readonly confidence: Confidence;
	/** What else it may be. */
	readonly candidates: readonly number[];
	/** Why it was read so. */
	readonly reason?: string;
	readonly ruling?: RulingId;
}

/** What is said about a number besides its path, words and value. */
export type About = Partial<Omit<PrintedNumber, 'path' | 'label' | 'default'>>;

/** A number as printed: up to twenty, whole and legible, unless stated otherwise. */
export const printedNumber = (
	path: string,
	label: string,
	value: number,
	about: About = {}
): PrintedNumber => ({
	path,
	label,
	default: value,
	unit: 'count',
	min: 0,
	max: 20,
	signed: false,
	confidence: 'legible',
	candidates: [],
	...about
});

/** The same for an amount that is added or taken away. */
export const signedNumber = (
	path: string,
	label: string,
	value: number,
	about: About = {}
): PrintedNumber => printedNumber(path, label, value, { min: -6, max: 6, signed: true, ...about });

/** The last face of a range on a die; 0 where the range is empty. */
export const lastFace = (
	path: string,
	label: string,
	value: number,
	about: About = {}
): PrintedNumber => printedNumber(path, label, value, { min: 0, max: 6, ...about });
