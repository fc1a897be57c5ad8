import type { MenuItem } from '#lib/ui/frame/Menu.svelte';
import type { EntryId, Line } from '#lib/kernel/game/journal.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';

/** What the screens of one game give to those that every game has: their addresses, and what only that game can say. */
export interface GameScreens<State, Command, Fact> {
	/** Where the game itself is, and the label of the way back there. */
	readonly home: (id: string) => string;
	readonly back: string;
	readonly log: (id: string) => string;
	readonly asItWas: (id: string, line: EntryId) => string;
	readonly strike: (id: string, line: EntryId) => string;
	/** Where it is saved and sent. */
	readonly files: (id: string) => string;
	readonly luck?: (id: string) => string;
	readonly report?: (id: string) => string;
	readonly photos?: (id: string) => string;
	/** Further screens that a report leads to. */
	readonly afterwards?: (id: string) => readonly MenuItem[];
	/** The command that writes a note of the players. */
	readonly note: (text: string) => Command;
	readonly rename: (name: string) => Command;
	/** What a line changed, thing by thing: `16 → 12`. */
	readonly changes: (
		line: Line<State, Command, Fact>
	) => readonly { readonly label: string; readonly value: string }[];
}

/** What every screen of every game is given. */
export interface GameProps<State, Command, Fact> {
	readonly live: LiveGame<State, Command, Fact>;
	readonly screens: GameScreens<State, Command, Fact>;
}
