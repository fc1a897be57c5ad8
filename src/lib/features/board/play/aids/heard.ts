import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import type { Offers } from '#lib/session/session.ts';
import { t } from '#lib/words/t.ts';
import { inShort, spoken } from '#lib/features/shared/journal/said.ts';
import { words } from '#lib/features/shared/words/en/journal.ts';
import type { Pages } from '../fight/pages.svelte.ts';
import { recapInShort } from '../recap.ts';

/**
 * All that is read aloud of the game, each line as it comes: why something was not done, or what came of the last act;
 * then the page that is to be read, or else what is `asked`.
 */
export const heardOf = <State, Command, Fact, Next extends Offers<Command>>(
	{ problem, refusal, said }: LiveGame<State, Command, Fact, Next>,
	{ ended, thrown, recap }: Pages<State, Command, Fact, Next>,
	asked: string
): readonly string[] => {
	const why = problem ? `${t(words.notKept)}: ${t(problem)}` : refusal && t(refusal.why);
	const done = thrown
		? spoken(thrown.sentences)
		: said && inShort(said, said.way === 'undone' ? undefined : Infinity);
	const page = ended ? t(ended.outcome ?? ended.title) : recap && spoken(recapInShort(recap));
	return [why ?? done ?? '', page ?? (thrown ? '' : asked)];
};
