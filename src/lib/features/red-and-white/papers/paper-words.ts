import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	clockPhrase,
	KIND_WORDS,
	type PaperInBattle,
	type PaperKind
} from '#lib/rules/red-and-white/index.ts';
import type { IconName } from '#lib/ui/signs/icons.ts';
import { words } from '../words/en/papers.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

export const paperIcon = ({ paper, fate }: PaperInBattle): IconName => {
	if (fate === 'opened') return 'check';
	if (fate === 'lost') return 'strike';
	return paper.seal ? 'sealed' : 'tray';
};

/** The second line of a paper: what it is, who it is from, and when and where it is due. */
export const aboutPaper = ({ paper, due, fate }: PaperInBattle): string =>
	[
		t(KIND_WORDS[paper.kind]),
		fate === 'lost' ? t(words.lost) : '',
		fate === 'opened' ? t(paper.kind === 'message' ? words.delivered : words.opened) : '',
		fate === 'waits' && paper.content === null ? t(words.textWithItsOwner) : '',
		paper.from ? t(say(words.fromName, { name: paper.from })) : '',
		fate === 'waits' && due ? t(say(words.dueWhen, { when: clockPhrase(due) })) : '',
		paper.place
	]
		.filter(Boolean)
		.join(' · ');

/** What each kind is for, in one line. */
export const KIND_HINTS: Readonly<Record<PaperKind, string>> = {
	character: words.openedItIsKnownToAllAndCounts,
	orders: words.whatAnOfficerWasToldAndWhen,
	ambush: words.itsUnitsLeaveTheTableUntilItIs,
	blind: words.aMarkerWithUnitsBehindItOrADummy,
	reinforcements: words.theyAreOwedInThePhaseTheyAreDueAnd,
	message: words.onItsWayUntilItIsDueThenSomebody
};

/** A suggested name that gives away nothing that is not known to all. */
export const suggestedName = (
	kind: PaperKind,
	{ n, officer, to }: { n: number; officer: string; to: string }
): Phrase => {
	if (kind === 'character' && officer) return say(words.characterOfOfficer, { officer });
	if (kind === 'orders' && to) return say(words.ordersForTo, { to });
	if (kind === 'message' && to) return say(words.messageToTo, { to });
	return say(patterns.kindN, { kind: say(KIND_WORDS[kind]), n });
};
