import type { Sliced } from '#lib/kernel/sliced.ts';
import { spoken } from '#lib/features/shared/journal/said.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import { t } from '#lib/words/t.ts';
import { writtenAt } from './lines.ts';
import { loggedTurns } from './log.ts';

/** The log as plain text, by turn and phase: what counts, as it is told on the screen. Made in slices. */
export function* logText<S, C, F>(live: LiveGame<S, C, F>): Sliced<string> {
	const { history, game, about } = live;
	const text = [about.title];
	const turns = loggedTurns(history, game.journal.moment, false, Infinity).shown;
	for (const [at, turn] of turns.entries()) {
		text.push('', t(turn.moment.turn));
		for (const { moment, lines } of turn.phases) {
			if (moment.phase) text.push(`${moment.phase.n}. ${t(moment.phase.title)}`);
			for (const line of lines) {
				yield at / turns.length;
				if (line.fate.kind !== 'counts') continue;
				const said = spoken(live.tell(line).sentences);
				if (said) text.push(`${writtenAt(live, line.entry.at)} ${said}`);
			}
		}
	}
	return text.join('\n');
}
