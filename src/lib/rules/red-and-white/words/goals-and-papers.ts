import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Clock } from '../engine/sequence.ts';
import { CAMP_WORDS } from './table.ts';
import type { Holder } from '../engine/beside/goals.ts';
import type { PaperKind } from '../engine/beside/papers.ts';
import { words } from './en/table.ts';

export const HOLDER_WORDS: Readonly<
	Record<Holder, { readonly label: string; readonly said: string }>
> = {
	red: { label: words.red, said: words.redsHoldName },
	white: { label: words.white, said: words.whitesHoldName },
	contested: { label: words.contested, said: words.bothSidesFightForName },
	nobody: { label: words.nobody, said: words.nobodyHoldsName }
};

export const KIND_WORDS: Readonly<Record<PaperKind, string>> = {
	character: words.character,
	orders: words.orders,
	ambush: words.ambush,
	blind: words.blind,
	reinforcements: words.reinforcements,
	message: words.message
};

/** When something is due: `Round 4, White turn, phase 3`. */
export const clockPhrase = ({ round, turn, phase }: Clock): Phrase =>
	say(words.turnPhasePhase, { turn: say(CAMP_WORDS[turn].turn, { n: round }), phase });
