// Which file of the built app each module goes into: few of them, by what a screen asks for.
import type { Plugin, Rolldown } from 'vite';

/** The first load: the frame of the app and its start screen. */
const START =
	/\/src\/routes\/\+(page|layout|error)\.|\/client\/entry\.js$|\/client-optimized\/app\.js$/;
/** One stylesheet for the whole app: what little a part has of its own comes with the first. */
const STYLE = /&type=style&/;
/** The screen of a calculator, which the first tap asks for, and the list of them for whoever comes back. */
const ROLL = /\/src\/routes\/roll\/|\/shared\/start\/Contents\.svelte$/;
/** The calculators by subject: opening one loads those of its subject, and no other. */
const SUBJECTS = ['fire', 'morale', 'melee', 'movement', 'command', 'artillery', 'vehicles'];
/** What joins a sheet to a battle is not part of it. */
const subject = (name: string): RegExp =>
	new RegExp(`/red-and-white/procedures/${name}/(?!(at-table|arms)\\.ts)`);

/**
 * What is read about a game on a map and told of one, how one is begun, what is corrected in it, what helps beside the map, and what goes
 * to another phone; and who answers for the app: asked for later, it is in no other file.
 */
const BOOKS_OF_MAPS =
	/\/maps\/\[game\]\/(rules|corrections|new|first|take-in|\[id\]\/(log|luck|report|send))\/|\/board\/(standing|rules\/Rule|corrections\/|history\/|send\/|games\/(First|New)|play\/(aids\/([A-Z]|spoken|around)|fight\/Orders|lesson\/LessonLine|thinking\/thinker|UnitsList|beside\/Beside))/;
/** Each game's own part of them: who reads about one loads nothing of the other. */
const booksOf = (game: string): RegExp =>
	new RegExp(
		`/${game}/(words/(en/)?(reference/|rulings|report)|texts|outline|report[/.]|ai/|scenarios/(opening|tables)|(words/en/)?(correcting|terms|lesson|orders|explain/))`
	);
const BOOKS: readonly (readonly [name: string, of: RegExp])[] = [
	['pack-mapbooks', BOOKS_OF_MAPS],
	['pack-orelbooks', booksOf('orel-1919')],
	['pack-octoberbooks', booksOf('white-october')]
];

/** The screens of the table; what they name outright is part of it, and what they ask for later only by its room. */
const TABLE =
	/\/client\/entry\.js$|\/client-optimized\/app\.js$|\/src\/routes\/(\+|roll\/|forces\/|battles\/(\+|new\/|\[id\]\/(\+|roll|melee|target)))|\/red-and-white\/(battle|board\/(?!Board(Screen|Column))|phase|roll(?!\/Area)|unit)\/|\/features\/shared\/(app(?!\/way-back)|sheet|start)\/|\/red-and-white\/procedures\/|\/node_modules\/dexie\//;

/** What every game stands on, and what the screens of every game have in common. */
const UNDER =
	/\/node_modules\/(?!jsqr|uqr|honeycomb)|\/src\/lib\/(kernel\/(?!hex|decided|report)|session\/)/;
const COMMON =
	/\/src\/lib\/(ui\/(?!signs\/qr|board\/)|features\/shared\/(app|games|journal|sheet|start))/;
const either = (...these: readonly RegExp[]): RegExp =>
	new RegExp(these.map(({ source }) => source).join('|'));

/**
 * All else by the room it lives in, from the lowest upwards: a file takes along what it needs, unless a lower one has
 * it. What is called a pack is not needed at once: the worker fetches it when the table is ready.
 */
const ROOMS: readonly (readonly [name: string, of: RegExp, needed?: RegExp])[] = [
	['pack-russian', /\/words\/(ru|packs)\//],
	['store', UNDER, TABLE],
	['rules', /\/rules\/red-and-white\/(rules|procedures|charts)\//],
	['shared', COMMON, TABLE],
	['engine', /\/rules\/red-and-white\/(engine|journal)\//, TABLE],
	['forces', /\/routes\/forces\//],
	[
		'battle',
		/\/routes\/battles\/(\+|new\/|\[id\]\/(\+|roll|melee|target))|\/red-and-white\/(battle\/(?!TableAsItWas)|(board\/(?!Board(Screen|Column))|phase|roll(?!\/Area)|unit)\/)/
	],
	[
		'pack-books',
		either(
			UNDER,
			COMMON,
			/\/features\/shared\/(house-rules|reference)\/|\/routes\/about\/|\/words\/en\/rulings\//
		)
	],
	[
		'pack-more',
		/\/battles\/(try\/|\[id\]\/(together|area)\/)|\/red-and-white\/(together|roll\/Area|time\/TimeSheet|try\/(Try|lesson)|board\/Board(Screen|Column))|\/AddUnitSheet\b/
	],
	['pack-photos', /\/shared\/photos\//],
	[
		'pack-history',
		/\/shared\/(history|luck)\/|\/battles\/\[id\]\/log\/|\/red-and-white\/battle\/TableAsItWas/
	],
	['pack-chaos', /\/triumph-of-chaos\/|\/routes\/chaos\//],
	// What the games on a hex map have in common.
	['pack-hex', /\/kernel\/(hex|decided)\/|\/honeycomb/],
	['pack-orel', /\/rules\/orel-1919\//],
	['pack-whiteoctober', /\/rules\/white-october\//],
	['pack-reference', /\/routes\/rules\/|\/(reference|rulings)\/|\/outline\.ts/],
	['pack-files', /\/store\/files\/|\/routes\/settings\/|\/features\/shared\/data\//],
	['pack-report', /^(?!.*\/maps\/).*\/(report|came-back|roster)\//],
	['pack-carry', /\/(jsqr|uqr|rosters|take-home|brought-back|hand-over)\//],
	['pack-referee', /\/(routes\/battles|features\/red-and-white)\//],
	['pack-packages', /\/scenarios\/(packages\/|examples\.ts)/],
	// The drawn map, and the screens of every game that is played on it.
	[
		'pack-board',
		/\/ui\/board\/(?!shape\/insets)|\/features\/board\/(?!play\/beside\/(Score|Inset))|\/routes\/maps\//
	],
	// What only one of them shows leans on those: the second half of its pack.
	['pack-orel', /\/features\/orel-1919\//],
	[
		'pack-whiteoctober',
		/\/features\/white-october\/|\/board\/(play\/beside\/(Score|Inset)|shape\/insets)/
	],
	...BOOKS
];

const usersOf = new Map<string, readonly string[]>();
/** Who asks for the module, directly or through others, without a lazy import in between; itself among them. */
function usersIn(graph: Rolldown.ChunkingContext, id: string): readonly string[] {
	const known = usersOf.get(id);
	if (known) return known;
	const users = new Set([id]);
	for (const user of users) {
		const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(user) ?? {};
		for (const importer of importers) if (!dynamicImporters.includes(importer)) users.add(importer);
	}
	usersOf.set(id, [...users]);
	return [...users];
}

/** Is the module part of what is asked for here? */
const partOf = (here: RegExp, id: string, graph: Rolldown.ChunkingContext): boolean =>
	usersIn(graph, id).some((user) => here.test(user));

/** What a route consists of, as the app asks for it. */
const PARTS = /\/nodes\/\d+\.js\?parts$/;
const routeOf = (id: string, graph: Rolldown.ChunkingContext): string =>
	graph.getModuleInfo(id)?.importedIds.find((part) => part.includes('/src/routes/')) ?? id;

type Takes = (id: string, graph: Rolldown.ChunkingContext) => boolean;
const needed =
	(here: RegExp): Takes =>
	(id, graph) =>
		partOf(here, id, graph);

/** The files, lowest first, and what each takes. */
const FILES: readonly (readonly [name: string, takes: Takes])[] = [
	['start', (id, graph) => STYLE.test(id) || partOf(START, id, graph)],
	[
		'roll',
		(id, graph) =>
			partOf(ROLL, id, graph) ||
			SUBJECTS.filter((name) => partOf(subject(name), id, graph)).length > 1
	],
	['sums', (id, graph) => SUBJECTS.filter((name) => partOf(subject(name), id, graph)).length > 1],
	...SUBJECTS.map((name) => [name, needed(subject(name))] as const),
	...ROOMS.map(([name, of, here]): readonly [string, Takes] => [
		name,
		(id, graph) =>
			of.test(id) &&
			(BOOKS.some(([book]) => book === name) || !BOOKS.some(([, of]) => of.test(id))) &&
			(here === undefined || partOf(here, id, graph))
	])
];

export const fewFiles: Plugin = {
	name: 'few-files',
	buildStart: () => usersOf.clear(),
	configEnvironment: (name) =>
		name !== 'client'
			? {}
			: {
					build: {
						modulePreload: false,
						rolldownOptions: {
							output: {
								codeSplitting: {
									groups: FILES.map(([name, takes], i) => ({
										name: (id, graph) =>
											takes(PARTS.test(id) ? routeOf(id, graph) : id, graph) ? name : null,
										debugName: name,
										priority: FILES.length - i
									}))
								}
							}
						}
					}
				},
	// A file is called by its room, so that the worker knows what belongs to the table; files name each other, and a hash
	// does not compress: it is as short as the bundler lets it be.
	outputOptions: (options) =>
		String(options.chunkFileNames).includes('/immutable/')
			? {
					...options,
					chunkFileNames: String(options.chunkFileNames).replace('[hash]', '[name].[hash:7]')
				}
			: null,
	// A route is asked for where it lies: a file of its own, only to name it, would be one more to fetch.
	transform: {
		filter: { id: /\/client-optimized\/app\.js$/ },
		handler: (code) => code.replace(/import\('(\.\/nodes\/\d+)'\)/g, "import('$1.js?parts')")
	}
};
