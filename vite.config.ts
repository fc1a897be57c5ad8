import { sveltekit } from '@sveltejs/kit/vite';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import type { Plugin, Rolldown } from 'vite';
import {
	defineConfig,
	type TestProjectInlineConfiguration,
	type UserWorkspaceConfig
} from 'vitest/config';
import { keyOf, type Entries } from './src/lib/kernel/texts.ts';
import { chromium } from './tests/tools/chromium.mjs';
import { lean } from './tests/tools/lean.mjs';

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
	/\/maps\/\[game\]\/(rules|corrections|new|first|take-in|\[id\]\/(log|luck|report|send))\/|\/board\/(rules\/Rule|corrections\/|history\/|send\/|games\/(First|New)|play\/(aids\/([A-Z]|spoken|around)|fight\/Orders|thinking\/thinker|UnitsList|beside\/Beside))/;
/** Each game's own part of them: who reads about one loads nothing of the other. */
const booksOf = (game: string): RegExp =>
	new RegExp(
		`/${game}/(words/(en/)?(reference/|rulings|report)|texts|outline|report[/.]|ai/|scenarios/(opening|tables)|(words/en/)?(correcting|terms|lesson|explain/))`
	);
const BOOKS: readonly (readonly [name: string, of: RegExp])[] = [
	['pack-mapbooks', BOOKS_OF_MAPS],
	['pack-orelbooks', booksOf('orel-1919')],
	['pack-octoberbooks', booksOf('white-october')]
];

/** The screens of the table; what they name outright is part of it, and what they ask for later only by its room. */
const TABLE =
	/\/client\/entry\.js$|\/client-optimized\/app\.js$|\/src\/routes\/(\+|roll\/|forces\/|battles\/(\+|new\/|\[id\]\/(\+|roll|melee|target|area)))|\/red-and-white\/(battle|board\/(?!Board(Screen|Column))|phase|roll|unit)\/|\/features\/shared\/(app|sheet|start)\/|\/red-and-white\/procedures\/|\/node_modules\/dexie\//;

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
		/\/routes\/battles\/(\+|new\/|\[id\]\/(\+|roll|melee|target|area))|\/red-and-white\/(battle\/(?!TableAsItWas)|(board\/(?!Board(Screen|Column))|phase|roll|unit)\/)/
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
		/\/battles\/(try\/|\[id\]\/together\/)|\/red-and-white\/(together|time\/TimeSheet|try\/(Try|lesson)|board\/Board(Screen|Column))|\/AddUnitSheet\b/
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
	['pack-packages', /\/scenarios\/packages\//],
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

/** The styles stand in every page, so that nothing is fetched before a file but the file itself. */
const PRELOAD = /^\0vite\/preload-helper/;
const STYLE_LIST = /^const __vite__mapDeps=.*\n|,__vite__mapDeps\(\[[\d,]*\]\),import\.meta\.url/gm;
const plainImports: Plugin = {
	name: 'plain-imports',
	enforce: 'pre',
	apply: 'build',
	load: {
		filter: { id: PRELOAD },
		order: 'pre',
		handler: () => 'export const __vitePreload = (load) => load();'
	},
	// Nor does a file carry the list of them.
	generateBundle: {
		order: 'post',
		handler(_, bundle) {
			for (const file of Object.values(bundle))
				if (file.type === 'chunk') file.code = file.code.replace(STYLE_LIST, '');
		}
	}
};

const fewFiles: Plugin = {
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
	// A file is called by its room, so that the worker knows what belongs to the table.
	outputOptions: (options) =>
		String(options.chunkFileNames).includes('/immutable/')
			? {
					...options,
					chunkFileNames: String(options.chunkFileNames).replace('[hash]', '[name].[hash]')
				}
			: null,
	// A route is asked for where it lies: a file of its own, only to name it, would be one more to fetch.
	transform: {
		filter: { id: /\/client-optimized\/app\.js$/ },
		handler: (code) => code.replace(/import\('(\.\/nodes\/\d+)'\)/g, "import('$1.js?parts')")
	}
};

/** How a file asks for what the bundler gives to every file, and what that is: one helper. */
const ASKS_RUNTIME = /import ?\{\w+ as (\w+)\} ?from ?"\.\/rolldown-runtime\.[^"]*";/;
const RUNTIME = /^(.*)export ?\{(\w+)(?: as \w+)?\};?\s*$/s;
/** It comes with the first file: one of its own would be one more to fetch. */
const noRuntime: Plugin = {
	name: 'no-runtime',
	apply: 'build',
	generateBundle: {
		order: 'pre',
		handler(_, bundle) {
			const files = Object.values(bundle).filter((file) => file.type === 'chunk');
			const runtime = files.find(({ name }) => name === 'rolldown-runtime');
			const start = files.find(({ fileName }) => /\/chunks\/start\./.test(fileName));
			if (!runtime || !start) return;
			const [, given = '', helper = ''] = RUNTIME.exec(runtime.code) ?? [];
			const asking = files.filter(({ imports }) => imports.includes(runtime.fileName));
			for (const file of asking) {
				file.code = file.code.replace(ASKS_RUNTIME, (_, as: string) =>
					file === start
						? `const ${as}=(()=>{${given}return ${helper}})();export{${as} as runtime};`
						: `import{runtime as ${as}}from"./${basename(start.fileName)}";`
				);
				if (!helper || file.code.includes('rolldown-runtime'))
					throw new Error('The bundler gives something else.');
				file.imports = [start.fileName, ...file.imports].filter(
					(name, at, all) =>
						name !== runtime.fileName && name !== file.fileName && all.indexOf(name) === at
				);
			}
			Reflect.deleteProperty(bundle, runtime.fileName);
		}
	}
};

/** What wakes the first page is compiled while it comes, not bit by bit while the page wakes: a word to browsers that know it. */
const compiledAtOnce: Plugin = {
	name: 'compiled-at-once',
	apply: 'build',
	generateBundle(_, bundle) {
		for (const file of Object.values(bundle))
			if (file.type === 'chunk' && file.name === 'start' && file.fileName.includes('/chunks/'))
				file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
	}
};

/** How SvelteKit takes over the page that the host has drawn, and what is put in its place. */
const TAKES_OVER = [
	[
		'\tif (hydrate) {\n\t\trestore_scroll();',
		'\tconst tapped = hydrate && (await window.early?.());\n\tif (tapped) {\n\t\tconst { x, y, shown } = window.entered;\n\t\tscroll_positions[current_history_index - 1] = { x, y };\n\t\tawait navigate({ type: "enter", url: new URL(tapped), replace_state: true, noscroll: shown > 0 });\n\t}\n\telse if (hydrate) {\n\t\trestore_scroll();'
	],
	[
		'\troot = new app.root({',
		'\tif (!hydrate) {\n\t\tdocument.activeElement?.blur();\n\t\ttarget.replaceChildren();\n\t\tif (window.entered) window.entered.taken = true;\n\t}\n\troot = new app.root({'
	]
] as const;
/** What was tapped before the app is awake is opened at once: the start page is not woken first, only to be left. */
const earlyTaps: Plugin = {
	name: 'early-taps',
	apply: 'build',
	transform: {
		filter: { id: /\/kit\/src\/runtime\/client\/client\.js$/ },
		handler: (code) =>
			TAKES_OVER.reduce((text, [from, to]) => {
				if (text.split(from).length !== 2) throw new Error(`SvelteKit has changed: ${from}`);
				return text.replace(from, () => to);
			}, code)
	}
};

/** What a game's index.ts hands on: each name, and the file behind it. */
function behind(face: string): ReadonlyMap<string, string> {
	const handedOn = /^export \{([^}]*)\} from '\.(\/[^']+)';/gm;
	return new Map(
		[...readFileSync(face, 'utf8').matchAll(handedOn)].flatMap(([, names = '', file = '']) =>
			names.split(',').map((name): [string, string] => [name.trim(), file])
		)
	);
}

/** The index.ts of a game is the door for who reads; a screen loads the files behind it that it uses, and no other. */
const doors: Plugin = {
	name: 'doors',
	enforce: 'post',
	transform: (code) =>
		code.replace(
			/^import \{([^}]*)\} from ['"](#lib\/rules\/[^/'"]+)\/index\.ts['"];/gm,
			(_, names: string, game: string) => {
				const files = behind(`${game.replace('#', 'src/')}/index.ts`);
				return names
					.split(',')
					.filter((name) => name.trim())
					.map((name) => {
						const file = files.get(name.replace(/ as .*/, '').trim()) ?? '/index.ts';
						return `import {${name}} from '${game}${file}';`;
					})
					.join(' ');
			}
		)
};

const DEXIE = fileURLToPath(new URL('./node_modules/dexie/dist/modern/dexie.mjs', import.meta.url));

/** The data of a module travel without what is only told about them. */
const leanData: Plugin = {
	name: 'lean-data',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/(orel-1919|white-october)\/scenarios\/data\/\w+\.json$/ },
		handler: (code) => lean(code)
	}
};

interface Catalogue {
	readonly subject: string;
	readonly entries: Entries;
}
/** A catalogue as its text writes it: its subject, and its texts. One that many modules import is read once. */
const catalogues = new Map<string, Catalogue>();
function catalogueIn(file: string): Catalogue {
	const text = readFileSync(file, 'utf8');
	const known = catalogues.get(text);
	if (known) return known;
	const [, subject = '', entries = '{}'] =
		/texts\(\s*'([^']+)',\s*(\{[\s\S]*\})\s*\);/.exec(text) ?? [];
	const read = { subject, entries: runInNewContext(`(${entries})`) as Entries };
	catalogues.set(text, read);
	return read;
}

/** Comments, and what is written inside quotes. */
const ASIDE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** A calculator counts by the rulings and tells none of them: who does, imports the texts of the game beside it. */
const RULINGS = /\/(red-and-white|orel-1919|white-october)\/.*\brulings[./]/;

/** A module carries the English that it says itself, and no other; each of its texts becomes a name that shrinks. */
const ownWords: Plugin = {
	name: 'own-words',
	apply: 'build',
	enforce: 'post',
	async transform(code, id) {
		const imported =
			/import\s*\{\s*words(?:\s+as\s+(\w+))?\s*\}\s*from\s*['"]([^'"]*\/en\/[\w/-]+\.ts)['"];?/g;
		let said = code;
		for (const [, as = 'words', from = ''] of code.matchAll(imported)) {
			const file = (await this.resolve(from, id))?.id;
			const line = new RegExp(
				`import\\s*\\{[^}]*\\}\\s*from\\s*['"]${from.replaceAll('.', '\\.')}['"];?`
			);
			const bare = said
				.replace(imported, (found) => ' '.repeat(found.length))
				.replace(ASIDE, (found) => ' '.repeat(found.length));
			// Named otherwise than by a key, it is needed whole; a field of that name is another thing.
			const field = new RegExp(`(?<=[{,]\\s*)(get\\s+)?${as}(?=\\s*[:(])`, 'g');
			const whole = new RegExp(`(?<![\\w$.])${as}\\b(?!\\s*\\.\\s*\\w)`);
			if (!file || whole.test(bare.replace(field, ''))) continue;
			const { subject, entries } = catalogueIn(file.replace(/\?.*$/, ''));
			const places = [...bare.matchAll(new RegExp(`(?<![\\w$.])${as}\\s*\\.\\s*(\\w+)`, 'g'))];
			for (const { 0: found, 1: key, index } of places.toReversed())
				said = `${said.slice(0, index)}${as}$${key}${said.slice(index + found.length)}`;
			const keys = new Set(places.map(([, key]) => key));
			const own = Object.entries(entries).filter(([key]) => keys.has(key));
			const names = own.map(([key]) => `${as}$${key}`).join(', ');
			if (RULINGS.test(id) && RULINGS.test(file)) {
				const keys = own.map(([key]) => key).join(' ');
				said = said.replace(
					line,
					() => `const [${names}] = '${keys}'.split(' ').map((key) => '${subject}.' + key);`
				);
				continue;
			}
			const given = own.map(([key, entry]) => (key === keyOf(entry) ? entry : [key, entry]));
			said = said.replace(
				line,
				() =>
					`import { textsOf as $${as} } from '#lib/kernel/texts.ts'; const [${names}] = $${as}('${subject}', ${JSON.stringify(given)});`
			);
		}
		return said === code ? undefined : { code: said, map: null };
	}
};

/** Tests of what keeps something in the browser or in a module: they leave it as it was, among themselves. */
const KEEPING = ['tests/store/**/*.test.ts', 'tests/words/**/*.test.ts'];
/**
 * Those that put another module in its place, a fault of the very first thing that is written, and a whole game, which
 * goes several times as fast where nothing else has run.
 */
const ALONE = [
	'tests/rules/orel-1919/greedy.test.ts',
	'tests/session/taken-over.test.ts',
	'tests/store/photos.test.ts',
	'tests/features/shared/app/update.test.ts',
	'tests/features/shared/share/give.test.ts'
];
const ELSEWHERE = ['tests/**/*.svelte.test.ts', 'tests/e2e/**'];
/** Those that put a module of the app itself in another's place, which all files of a page would see. */
const MOCKED = ['tests/features/shared/settings/preferences.svelte.test.ts'];

/** Files that share what they load. Their code is compiled when first called: it runs too seldom to find out first. */
const TOGETHER = { isolate: false, unstubGlobals: true, execArgv: ['--always-sparkplug'] };

const unit = (name: string, test: UserWorkspaceConfig['test']): TestProjectInlineConfiguration => ({
	extends: true,
	test: {
		name,
		environment: 'node',
		// A law plays whole games; on a busy machine that takes longer than the five seconds of the tool.
		testTimeout: process.env['DEEP'] === 'yes' ? 600_000 : 60_000,
		include: ['tests/**/*.test.ts'],
		setupFiles: ['tests/random.setup.ts', 'tests/english.setup.ts'],
		...test
	}
});

const component = (
	name: string,
	test: UserWorkspaceConfig['test']
): TestProjectInlineConfiguration => ({
	extends: true,
	test: {
		name,
		include: ['tests/**/*.svelte.test.ts'],
		// On a busy machine a browser may be late once; the stories have a second try, too.
		testTimeout: 60_000,
		retry: 1,
		setupFiles: ['tests/ui/dressed.ts'],
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({ launchOptions: chromium }),
			instances: [{ browser: 'chromium' }]
		},
		...test
	}
});

export default defineConfig({
	// The build of Dexie for the browsers of today, without what older ones needed.
	resolve: { alias: { dexie: DEXIE } },
	plugins: [
		tailwindcss(),
		sveltekit(),
		doors,
		leanData,
		ownWords,
		plainImports,
		earlyTaps,
		fewFiles,
		noRuntime,
		compiledAtOnce
	],
	test: {
		projects: [
			unit('unit', { ...TOGETHER, exclude: [...ALONE, ...KEEPING, ...ELSEWHERE] }),
			unit('unit-keeping', { ...TOGETHER, include: KEEPING, exclude: ALONE }),
			unit('unit-alone', { include: ALONE, exclude: ELSEWHERE }),
			component('component', { isolate: false, exclude: MOCKED }),
			component('component-alone', { include: MOCKED })
		]
	}
});
