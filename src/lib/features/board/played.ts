import { GameList } from '#lib/features/shared/games/list.svelte.ts';
import type { GameScreens } from '#lib/features/shared/journal/screens.ts';
import { LiveGame } from '#lib/session/live-game.svelte.ts';
import type { Offers } from '#lib/session/session.ts';
import { opener } from '#lib/session/open.ts';
import type { Face } from './face.ts';
import {
	asItWasHref,
	filesHref,
	logHref,
	luckHref,
	mapGameHref,
	reportHref,
	strikeHref
} from './paths.ts';
import { words } from './words/en/board.ts';

/** A hex game with what its screens share: its list, and how a game of it is opened. */
export const played = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>
) => {
	const { kind, session, rename } = face;
	const screens: GameScreens<State, Command, Fact> = {
		home: (id) => mapGameHref(kind, id),
		back: words.backToTheMap,
		log: (id) => logHref(kind, id),
		asItWas: (id, line) => asItWasHref(kind, id, line),
		strike: (id, line) => strikeHref(kind, id, line),
		files: (id) => filesHref(kind, id),
		report: (id) => reportHref(kind, id),
		luck: (id) => luckHref(kind, id),
		note: face.note,
		rename,
		changes: () => []
	};
	const open = opener(kind, (id) => new LiveGame<State, Command, Fact, Next>(id, session));
	const list = new GameList({ kind, session, rename, open });
	return { face, screens, open, list };
};

/** A hex game as its addresses know it: what its positions and commands are, it alone knows. */
export type Played = ReturnType<typeof played<unknown, unknown, unknown, Offers<unknown>>>;

/** What a screen of a hex game is given. */
export interface PlayProps<State, Command, Fact, Next extends Offers<Command>> {
	readonly face: Face<State, Command, Fact, Next>;
	readonly screens: GameScreens<State, Command, Fact>;
	readonly live: LiveGame<State, Command, Fact, Next>;
}
