import type { Camp, Id } from '../../types.ts';
import { turnNumber, type Clock } from '../sequence.ts';
import type { Content, Seal } from './seal.ts';

/** What is written down to be opened later. */
export const PAPER_KINDS = [
	'character',
	'orders',
	'ambush',
	'blind',
	'reinforcements',
	'message'
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** The kinds whose units come onto the table when the paper is opened. */
export const WITH_UNITS: readonly PaperKind[] = ['ambush', 'blind', 'reinforcements'];

/** A paper as it was written. Its name is known to all, its content only if it is not sealed. */
export interface Paper {
	readonly id: Id;
	readonly kind: PaperKind;
	readonly name: string;
	/** Whose it is; null where it belongs to nobody. */
	readonly camp: Camp | null;
	/** OFFICERS' CHARACTER: the officer whose character it is. */
	readonly officer: Id | null;
	/** For a message: who sends it, and to whom. */
	readonly from: string;
	readonly to: string;
	/** Where it is to be carried out, or handed over. */
	readonly place: string;
	/** The phase from which somebody must see to it; null for when its time comes. */
	readonly due: Clock | null;
	/** Without a seal it is open from the start. */
	readonly seal: Seal | null;
	/** Null where it stays with its owner until it is opened. */
	readonly content: Content | null;
}

export const FATES = ['waits', 'opened', 'lost'] as const;
export type Fate = (typeof FATES)[number];

export interface PaperInBattle {
	readonly paper: Paper;
	readonly fate: Fate;
	/** When it is due now, which is later than written if it was delayed. */
	readonly due: Clock | null;
	/** What was found under the seal. */
	readonly found: Content | null;
	/** Does the content match the fingerprint? Null while it is closed, and without a seal. */
	readonly fits: boolean | null;
	readonly writtenAt: Clock;
	readonly endedAt: Clock | null;
}

export type Papers = readonly PaperInBattle[];

export const paperOf = (
	{ papers }: { readonly papers: Papers },
	id: Id
): PaperInBattle | undefined => papers.find(({ paper }) => paper.id === id);

export const waitingPapers = ({ papers }: { readonly papers: Papers }): PaperInBattle[] =>
	papers.filter(({ fate }) => fate === 'waits');

const place = (clock: Clock): number => turnNumber(clock) * 7 + clock.phase;

/** Has the clock reached this phase, or passed it? */
export const isReached = (clock: Clock, due: Clock): boolean => place(clock) >= place(due);

/** The papers that somebody must see to now, because their phase has come. */
export const duePapers = (state: {
	readonly papers: Papers;
	readonly clock: Clock;
}): PaperInBattle[] =>
	waitingPapers(state).filter(({ due }) => due !== null && isReached(state.clock, due));

/** May everybody at the table read it? */
export const isOpen = ({ paper, fate }: PaperInBattle): boolean =>
	paper.seal === null || fate === 'opened';
