import { count, type Phrase, type Several } from '#lib/kernel/phrase.ts';
import { HEADS } from '../kinds.ts';
import { comesIn, type Plan } from './plan.ts';
import { words } from '../../words/en/data.ts';

/** `2 forces`, `1 battle`, or both: how many of each kind; undefined for nothing. */
export const thingsPhrase = (
	kinds: readonly string[],
	besides: readonly Phrase[] = []
): Several | undefined => {
	const list = [
		...HEADS.flatMap(({ kind, counted }) => {
			const n = kinds.filter((one) => one === kind).length;
			return n > 0 ? [counted(n)] : [];
		}),
		...besides
	];
	return list.length > 0 ? { list, as: 'sentence' } : undefined;
};

/** What a plan adds, in words; undefined where that is nothing. */
export const comingPhrase = (plan: Plan, differing: boolean): Several | undefined => {
	const { documents, journals, photos } = comesIn(plan, differing);
	const fresh = journals.filter(({ here, standing }) => here === null || standing === 'back');
	const lines = journals.reduce(
		(sum, { entries, here }) => sum + (here ? Math.max(0, entries.length - here.lines) : 0),
		0
	);
	return thingsPhrase(
		[...documents.map(({ of }) => of.kind), ...fresh.map(({ kind }) => kind)],
		[
			...(photos.length ? [count(photos.length, words.nPhotos)] : []),
			...(lines ? [count(lines, words.nLinesMore)] : [])
		]
	);
};
