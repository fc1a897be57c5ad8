import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	clockPhrase,
	KIND_WORDS,
	type PaperInBattle,
	type PaperKind
} from '#lib/rules/red-and-white/index.ts';
import type { IconName } from '#lib/ui/signs/icons.ts';

export const paperIcon = ({ paper, fate }: PaperInBattle): IconName => {
	if (fate === 'opened') return 'check';
	if (fate === 'lost') return 'strike';
	return paper.seal ? 'sealed' : 'tray';
};

/** The second line of a paper: what it is, from whom, when and where it is due. */
export const aboutPaper = ({ paper, due, fate }: PaperInBattle): string =>
	[
		t(KIND_WORDS[paper.kind]),
		fate === 'lost' ? t('lost') : '',
		fate === 'opened' ? t(paper.kind === 'message' ? 'delivered' : 'opened') : '',
		fate === 'waits' && paper.content === null ? t('text with its owner') : '',
		paper.from ? t(say('from {name}', { name: paper.from })) : '',
		fate === 'waits' && due ? t(say('due: {when}', { when: clockPhrase(due) })) : '',
		paper.place
	]
		.filter(Boolean)
		.join(' · ');

/** What each kind is for, in a line. */
export const KIND_HINTS: Readonly<Record<PaperKind, string>> = {
	character: 'Opened, it is known to all and counts.',
	orders: 'What an officer was told, and when.',
	ambush: 'Its units leave the table until it is opened.',
	blind: 'A marker with units behind it, or a dummy.',
	reinforcements: 'They are owed in the phase they are due, and arrive when it is opened.',
	message: 'On its way until it is due; then somebody delivers it.'
};

/** A name that says no more than all may know. */
export const suggestedName = (
	kind: PaperKind,
	{ n, officer, to }: { n: number; officer: string; to: string }
): Phrase => {
	if (kind === 'character' && officer) return say('Character of {officer}', { officer });
	if (kind === 'orders' && to) return say('Orders for {to}', { to });
	if (kind === 'message' && to) return say('Message to {to}', { to });
	return say('{kind} {n}', { kind: say(KIND_WORDS[kind]), n });
};
