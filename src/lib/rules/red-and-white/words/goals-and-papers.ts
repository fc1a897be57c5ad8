import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Clock } from '../engine/sequence.ts';
import { CAMP_WORDS } from './table.ts';
import type { Holder } from '../engine/beside/goals.ts';
import type { PaperKind } from '../engine/beside/papers.ts';

export const HOLDER_WORDS: Readonly<
	Record<Holder, { readonly label: string; readonly said: string }>
> = {
	red: { label: 'Red', said: 'Reds hold {name}.' },
	white: { label: 'White', said: 'Whites hold {name}.' },
	contested: { label: 'Contested', said: 'Both sides fight for {name}.' },
	nobody: { label: 'Nobody', said: 'Nobody holds {name}.' }
};

export const KIND_WORDS: Readonly<Record<PaperKind, string>> = {
	character: 'Character',
	orders: 'Orders',
	ambush: 'Ambush',
	blind: 'Blind',
	reinforcements: 'Reinforcements',
	message: 'Message'
};

/** When something is due: `Round 4, White turn, phase 3`. */
export const clockPhrase = ({ round, turn, phase }: Clock): Phrase =>
	say('{turn}, phase {phase}', { turn: say(CAMP_WORDS[turn].turn, { n: round }), phase });
