import { bookKindOf, type KindHead } from '#lib/kernel/game/document.ts';
import type { Meta } from '#lib/kernel/game/game.ts';
import type { Kept } from '#lib/kernel/game/kept.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { calculatorBySlug, CONTENTS } from '#lib/rules/red-and-white/index.ts';

/** A game in the list: what is said of it before it is loaded. */
export interface Listed extends Pick<Meta, 'id' | 'title' | 'kind'> {
	readonly load: () => Promise<unknown>;
	/** Its journals, which are called by its id. */
	readonly journals: KindHead;
	/** What else it keeps. */
	readonly documents: readonly KindHead[];
	/** The owner's own book of it. */
	readonly book: KindHead;
	/** How all of that is read. */
	readonly kept: () => Promise<Kept>;
}

/** How things are read is fetched with the first game that has any. */
const reading = async () => (await import('#lib/kernel/game/kept.ts')).keptOf;

/** The owner's own book of a game. */
const ownBook = (game: Pick<Meta, 'id' | 'title'>): KindHead => ({
	kind: bookKindOf(game.id),
	title: say('House rules of {game}', { game: game.title }),
	many: say('House rules'),
	counted: (n) => count(n, '{n} book of house rules', '{n} books of house rules')
});

const RED_AND_WHITE = { id: 'red-and-white', title: 'Red and White', kind: 'table' } as const;
const redAndWhite = async () => (await import('./red-and-white/index.ts')).redAndWhite;

const OREL_1919 = { id: 'orel-1919', title: 'Orel 1919', kind: 'map' } as const;
const orel1919 = async () => (await import('./orel-1919/index.ts')).orel1919;

const TRIUMPH_OF_CHAOS = {
	id: 'triumph-of-chaos',
	title: 'Triumph of Chaos',
	kind: 'aid'
} as const;
const triumphOfChaos = async () => (await import('./triumph-of-chaos/index.ts')).triumphOfChaos;

/** Every game, each loaded when it is opened. */
export const GAMES = [
	{
		...RED_AND_WHITE,
		load: redAndWhite,
		kept: async () => (await reading())(await redAndWhite()),
		journals: {
			kind: RED_AND_WHITE.id,
			title: say('Battle'),
			many: say('Battles'),
			counted: (n) => count(n, '{n} battle', '{n} battles')
		},
		book: ownBook(RED_AND_WHITE),
		documents: [
			{
				kind: 'force',
				title: say('Force'),
				many: say('Forces'),
				counted: (n) => count(n, '{n} force', '{n} forces')
			},
			{
				kind: 'roster',
				title: say('Roster'),
				many: say('Rosters'),
				counted: (n) => count(n, '{n} roster', '{n} rosters')
			}
		]
	},
	{
		...OREL_1919,
		load: orel1919,
		kept: async () => (await reading())(await orel1919()),
		journals: {
			kind: OREL_1919.id,
			title: say('Game of {game}', { game: OREL_1919.title }),
			many: say('Games'),
			counted: (n) => count(n, '{n} game', '{n} games')
		},
		book: ownBook(OREL_1919),
		documents: []
	},
	{
		...TRIUMPH_OF_CHAOS,
		load: triumphOfChaos,
		kept: async () => (await reading())(await triumphOfChaos()),
		journals: {
			kind: TRIUMPH_OF_CHAOS.id,
			title: say('Campaign'),
			many: say('Campaigns'),
			counted: (n) => count(n, '{n} campaign', '{n} campaigns')
		},
		book: ownBook(TRIUMPH_OF_CHAOS),
		documents: []
	}
] as const satisfies readonly Listed[];

/** The game whose calculators stand on the start screen; each is fetched by itself, and no game with it. */
export const ON_START = {
	title: 'Red and White',
	contents: CONTENTS,
	calculator: calculatorBySlug
};
