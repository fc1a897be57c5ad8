import { Draw, repeated } from '#lib/kernel/dice/draw.ts';
import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import {
	commissarCheck,
	officerCasualty,
	priestOver,
	specialFigureHit,
	type OfficerFate,
	type PriestUnderFire
} from './special-figures.ts';
import { words } from '../words/en/rules.ts';

/** OFFICERS & LEADERS; COMMISSARS; RELIGIOUS INSPIRATION: who stands with a unit that loses figures. */
export interface AttachedFigures {
	/** Officers who lead it heroically; each is rolled for. */
	readonly officers: number;
	readonly commissar: boolean;
	readonly priest: boolean;
}

/** OFFICERS & LEADERS: what became of each officer, in their order, and of the others; null where there is none. */
export interface AttachedFates {
	readonly officers: readonly OfficerFate[];
	/** Hit, and so removed. */
	readonly commissar: boolean | null;
	readonly priest: PriestUnderFire | null;
}

/** OFFICERS & LEADERS: is there anybody to roll for? */
export const anybodyAttached = ({
	officers,
	commissar,
	priest
}: AttachedFigures): Decision<never> =>
	officers > 0 || commissar || priest
		? { ok: true, facts: [] }
		: refuse('Officers and leaders', say(words.noSpecialFigureStandsWithThisUnit));

/** COMMISSARS; OFFICERS & LEADERS: is a commissar hit whose unit loses figures this many times (SP-4)? */
export const commissarCasualty = (book: Book, tests: number): Draw<boolean> =>
	repeated(tests, false, (hit) =>
		hit ? Draw.of(true) : specialFigureHit(book, words.commissar, 'Commissars')
	);

/** OFFICERS & LEADERS: each attached figure in turn, over this many tests (SP-3, SP-4, R35). */
export const attachedFates = (
	book: Book,
	{ officers, commissar, priest }: AttachedFigures,
	tests: number
): Draw<AttachedFates> => {
	const fates = repeated<readonly OfficerFate[]>(officers, [], (before) =>
		officerCasualty(book, tests).map((fate) => [...before, fate])
	);
	const commissars = commissar ? commissarCasualty(book, tests) : Draw.of<boolean | null>(null);
	const priests = priest ? priestOver(book, tests) : Draw.of<PriestUnderFire | null>(null);
	return fates.chain((known) =>
		(commissars as Draw<boolean | null>).chain((hit) =>
			(priests as Draw<PriestUnderFire | null>).map((outcome) => ({
				officers: known,
				commissar: hit,
				priest: outcome
			}))
		)
	);
};

/** COMMISSARS: does he drive the commander over to the enemy within this many uses, each in a turn of its own? */
export const desertsWithin = (uses: number): Draw<boolean> =>
	repeated(uses, false, (gone) =>
		gone ? Draw.of(true) : commissarCheck().map((outcome) => outcome === 'deserts')
	);
