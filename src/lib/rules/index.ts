import type { Meta } from '#lib/kernel/game/game.ts';
import { calculatorBySlug, CONTENTS } from '#lib/rules/red-and-white/index.ts';

/** A game in the list: what is said of it before it is loaded. */
interface Listed extends Pick<Meta, 'id' | 'title' | 'kind'> {
	readonly load: () => Promise<unknown>;
}

/** Every game, each loaded when it is opened. */
export const GAMES = [
	{
		id: 'red-and-white',
		title: 'Red and White',
		kind: 'table',
		load: async () => (await import('./red-and-white/index.ts')).redAndWhite
	},
	{
		id: 'orel-1919',
		title: 'Orel 1919',
		kind: 'map',
		load: async () => (await import('./orel-1919/index.ts')).orel1919
	},
	{
		id: 'triumph-of-chaos',
		title: 'Triumph of Chaos',
		kind: 'aid',
		load: async () => (await import('./triumph-of-chaos/index.ts')).triumphOfChaos
	}
] as const satisfies readonly Listed[];

/** The game whose calculators stand on the start screen; each is fetched by itself, and no game with it. */
export const ON_START = {
	title: 'Red and White',
	contents: CONTENTS,
	calculator: calculatorBySlug
};
