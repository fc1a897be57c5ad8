import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Everything below `src` that has import lines: path from the root of the repo → its text. */
const sources = new Map(
	readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((name) => /\.(ts|js|svelte)$/.test(name))
		.map((name) => [`src/${name.replaceAll('\\', '/')}`, readFileSync(`src/${name}`, 'utf8')])
);

type Room = 'kernel' | 'rules' | 'store' | 'session' | 'ui' | 'words' | 'features' | 'routes';

/** Which rooms each room may look into, besides itself. Imports point one way. */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
	kernel: [],
	rules: ['kernel'],
	store: ['kernel'],
	session: ['store', 'kernel'],
	ui: ['kernel'],
	words: ['kernel'],
	features: ['ui', 'session', 'store', 'rules', 'kernel', 'words'],
	routes: ['features', 'ui', 'session', 'store', 'rules', 'kernel', 'words']
};

/** Packages that only some rooms may use. */
const ONLY_IN: readonly (readonly [RegExp, readonly Room[]])[] = [
	[/^dexie/, ['store']],
	[/^(svelte$|svelte\/|\$app\/|@sveltejs\/)/, ['ui', 'words', 'features', 'routes', 'store']]
];

const roomOf = (path: string): Room | undefined =>
	/^src\/(?:lib\/)?(kernel|rules|store|session|ui|words|features|routes)\//.exec(path)?.[1] as
		| Room
		| undefined;

const systemOf = (path: string): string | undefined =>
	/^src\/lib\/rules\/([^/]+)\//.exec(path)?.[1];

/** The list of games, which alone may look at several of them, and the face that a game shows. */
const GAMES_LIST = 'src/lib/rules/index.ts';
const GAME_FACE = /^src\/lib\/rules\/[^/]+\/(index|listed|texts)\.ts$/;

/** What a file imports: `import … from 'x'`, `export … from 'x'`, `import('x')`. */
const imported = (text: string): string[] =>
	[...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map((found) =>
		String(found[2])
	);

/** The repo path an import means, or the name of a package. */
const target = (from: string, name: string): string => {
	if (name.startsWith('#lib/')) return `src/lib/${name.slice(5)}`;
	if (name.startsWith('$lib/')) return `src/lib/${name.slice(5)}`;
	return name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), name)) : name;
};

/** Comments, and what is written inside quotes. */
const ASIDE =
	/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const isComment = (text: string): boolean => /^(<!--|\/)/.test(text);

/** The code without comments; what is written inside quotes stays. */
const withoutComments = (text: string): string =>
	text.replace(ASIDE, (found) => (isComment(found) ? '' : found));

/** The code without comments and without what is written inside quotes. */
const bare = (text: string): string =>
	text.replace(ASIDE, (found) => (isComment(found) ? '' : "''"));

/** Every arrow of a file that points the wrong way, in words. */
function wrongArrows(path: string, text: string): string[] {
	const room = roomOf(path);
	if (!room) return [];
	return imported(text).flatMap((name) => {
		const to = target(path, name);
		const other = roomOf(to);
		const wrong = `${path} imports ${name}`;
		if (other && other !== room && !MAY_IMPORT[room].includes(other)) return [wrong];
		if (room === 'rules' && other === 'rules' && systemOf(path) !== systemOf(to))
			return path === GAMES_LIST && GAME_FACE.test(to) ? [] : [wrong];
		if (ONLY_IN.some(([pack, rooms]) => pack.test(name) && !rooms.includes(room))) return [wrong];
		return [];
	});
}

/** Chance, clock and outside world, which a rule gets handed or does without. */
function outsideWorld(path: string, text: string): string[] {
	const room = roomOf(path);
	if (room !== 'kernel' && room !== 'rules') return [];
	const found =
		/\bMath\s*\.\s*random\b|\bDate\b|\bfetch\s*\(|\b(window|globalThis|document|navigator)\s*[.[]/;
	const hit = found.exec(bare(text));
	return hit ? [`${path} says ${hit[0]}`] : [];
}

/** The origin private file system and IndexedDB, which only the store touches. */
function keptElsewhere(path: string, text: string): string[] {
	if (roomOf(path) === 'store') return [];
	const hit =
		/\bindexedDB\b|navigator\s*\.\s*storage\s*\.\s*getDirectory|createSyncAccessHandle/.exec(
			bare(text)
		);
	return hit ? [`${path} says ${hit[0]}`] : [];
}

describe('imports point one way', () => {
	const problems = [...sources].flatMap(([path, text]) => wrongArrows(path, text));

	test('no file of src points the wrong way', () => {
		expect(problems).toEqual([]);
	});

	test.each([
		['src/lib/kernel/dice/draw.ts', `import { fire } from '#lib/rules/red-and-white/fire.ts';`],
		['src/lib/rules/red-and-white/fire.ts', `import { hex } from '../orel-1919/hex.ts';`],
		['src/lib/rules/red-and-white/fire.ts', `import { onMount } from 'svelte';`],
		['src/lib/rules/red-and-white/fire.ts', `export * from '#lib/store/journal/journal.ts';`],
		[
			'src/lib/ui/frame/Bar.svelte',
			`import type { Unit } from '../../rules/red-and-white/types.ts';`
		],
		['src/lib/rules/red-and-white/fire.ts', `import { GAMES } from '../index.ts';`],
		['src/lib/store/forces.ts', `const a = await import('#lib/features/forces/list.ts');`],
		['src/lib/features/forces/list.ts', `import Dexie from 'dexie';`],
		['src/lib/features/forces/list.ts', `import page from '../../../routes/page.ts';`]
	])('%s may not %s', (path, text) => {
		expect(wrongArrows(path, text)).toHaveLength(1);
	});

	test.each([
		['src/lib/rules/red-and-white/fire.ts', `import { pool } from '#lib/kernel/dice/draw.ts';`],
		['src/lib/rules/red-and-white/fire.ts', `import { hitOn } from './tables.ts';`],
		['src/lib/rules/index.ts', `const game = () => import('./red-and-white/index.ts');`],
		['src/lib/features/forces/list.ts', `import { t } from '#lib/words/t.ts';`],
		['src/lib/store/database.ts', `import Dexie from 'dexie';`]
	])('%s may %s', (path, text) => {
		expect(wrongArrows(path, text)).toEqual([]);
	});
});

describe('rules and kernel know no chance, clock or outside world', () => {
	test('no file of theirs does', () => {
		expect([...sources].flatMap(([path, text]) => outsideWorld(path, text))).toEqual([]);
	});

	test.each(['Math.random()', 'new Date(0)', `await fetch('/x')`, 'window.alert(1)'])(
		'%s is found',
		(text) => {
			expect(outsideWorld('src/lib/rules/red-and-white/fire.ts', text)).toHaveLength(1);
		}
	);

	test('words and comments are not code', () => {
		const text = `/* a window */ const title = 'Date'; // fetch`;
		expect(outsideWorld('src/lib/kernel/dice/draw.ts', text)).toEqual([]);
	});
});

test('only the store touches the databases of the phone', () => {
	expect([...sources].flatMap(([path, text]) => keptElsewhere(path, text))).toEqual([]);
	expect(keptElsewhere('src/lib/features/x.ts', 'indexedDB.open(name)')).toHaveLength(1);
});

/** Addresses that nobody resolved: below a sub-path they lead nowhere. */
function unresolved(path: string, text: string): string[] {
	const absolute = /(?<!\b(?:resolve|asset)\(\s*)(['"`])\/[\w[$][^'"`\s]*/g;
	const ledTo =
		/\b(?:goto\(|(?:push|replace)State\(|href(?:=\{?|:))\s*(['"`])(?!\1|#|\$\{|[a-z+]+:)[^'"`\s]*/g;
	const code = withoutComments(text);
	return [...code.matchAll(absolute), ...code.matchAll(ledTo)].map(
		([hit]) => `${path} says ${hit}`
	);
}

describe('every address of the app is resolved', () => {
	test('no file of src leads to a literal', () => {
		expect([...sources].flatMap(([path, text]) => unresolved(path, text))).toEqual([]);
	});

	test.each([
		`await goto('/forces');`,
		`const home = '/forces';`,
		'<a href="/forces">',
		'<a href={`/forces/${id}`}>',
		'<a href="forces">',
		"<a href={open ? '/forces' : undefined}>",
		"const links = [{ href: 'about' }];",
		"pushState('?unit=1', {});"
	])('%s is found', (text) => {
		expect(unresolved('src/lib/features/x.svelte', text)).not.toEqual([]);
	});

	test.each([
		`await goto(resolve('/forces'));`,
		'<a href={battleHref(battle.id)}>',
		"<a href={`${resolve('/settings/data')}?force=${id}`}>",
		'<a href="#R53">',
		'<a href="https://example.org/a">',
		"pushState('', {});",
		"// goto('/forces')",
		"<!-- goto('/forces') -->"
	])('%s may stand', (text) => {
		expect(unresolved('src/lib/features/x.svelte', text)).toEqual([]);
	});
});

/** The files of src that each file imports, types too. */
const arrows = (files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> =>
	new Map(
		[...files].map(([path, text]) => {
			const to = imported(withoutComments(text)).map((name) => target(path, name));
			return [path, [...new Set(to)].filter((name) => files.has(name))];
		})
	);

/** Files that import each other in a circle, one list a knot (Tarjan). */
function circles(files: ReadonlyMap<string, string>): string[][] {
	const graph = arrows(files);
	const order = new Map<string, number>();
	const low = new Map<string, number>();
	const open: string[] = [];
	const knots: string[][] = [];
	const visit = (path: string): number => {
		let lowest = order.size;
		order.set(path, lowest);
		low.set(path, lowest);
		open.push(path);
		for (const to of graph.get(path) ?? [])
			if (!order.has(to)) lowest = Math.min(lowest, visit(to));
			else if (open.includes(to)) lowest = Math.min(lowest, order.get(to) ?? lowest);
		low.set(path, lowest);
		if (lowest === order.get(path)) {
			const knot = open.splice(open.indexOf(path));
			if (knot.length > 1 || graph.get(path)?.includes(path)) knots.push(knot.sort());
		}
		return lowest;
	};
	for (const path of graph.keys()) if (!order.has(path)) visit(path);
	return knots;
}

describe('no file imports in a circle, types included', () => {
	test('none of src does', () => {
		expect(circles(sources)).toEqual([]);
	});

	test('a circle is found', () => {
		const files = new Map([
			['src/a.ts', `import type { B } from './b.ts';`],
			['src/b.ts', `export * from './c.ts'; import './d.ts';`],
			['src/c.ts', `const a = await import('./a.ts');`],
			['src/d.ts', `// import './b.ts'`]
		]);
		expect(circles(files)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts']]);
	});
});

/** What stands in a folder of src: files and folders, without their endings. */
const standingIn = (folder: string, all: Iterable<string> = sources.keys()): string[] => {
	const inside = [...all]
		.filter((path) => path.startsWith(folder))
		.map((p) => p.slice(folder.length));
	return [...new Set(inside.map((path) => path.replace(/[/.].*$/, '')))];
};

/** The rooms a game may have, and those it must have. */
const ROOMS = [
	...[
		'index',
		'listed',
		'game',
		'texts',
		'outline',
		'types',
		'charts',
		'book',
		'rulings',
		'rules',
		'procedures',
		'engine'
	],
	...['journal', 'scenarios', 'words', 'report', 'ai']
];
const NEEDED = ROOMS.slice(0, ROOMS.indexOf('scenarios')).filter(
	(room) => !['game', 'texts'].includes(room)
);

describe('every game has the same rooms', () => {
	const games = standingIn('src/lib/rules/').filter((name) => name !== 'index');

	test.each(games)('%s', (game) => {
		const rooms = standingIn(`src/lib/rules/${game}/`);
		const unlike = [
			...NEEDED.filter((room) => !rooms.includes(room)),
			...rooms.filter((room) => !ROOMS.includes(room))
		];
		expect(unlike).toEqual([]);
	});
});

test('nobody reaches past the index.ts of a game', () => {
	const reached = [...arrows(sources)].flatMap(([path, all]) =>
		all
			.filter((to) => {
				const game = systemOf(to);
				return game !== undefined && game !== systemOf(path) && !GAME_FACE.test(to);
			})
			.map((to) => `${path} → ${to}`)
	);
	expect(reached).toEqual([]);
});

/** Imports of what every game shares from what only one has. The number may only shrink. */
const ASKS_WHICH_GAME = 0;

test('what every game shares asks of no game which it is', () => {
	const asks = [...arrows(sources)].flatMap(([path, all]) =>
		/^src\/lib\/features\/(shared|board)\//.test(path)
			? all.filter((to) => /^src\/lib\/(features\/(?!shared\/|board\/)|rules\/[^/]+\/)/.test(to))
			: []
	);
	expect(asks.length).toBeLessThanOrEqual(ASKS_WHICH_GAME);
});

test('the first screen loads no game', () => {
	const lines = new Map(
		[...sources].map(([path, text]) => [
			path,
			withoutComments(text).replace(/import\([^)]*\)/g, '')
		])
	);
	const all = arrows(lines);
	const reached = new Set(
		[...sources.keys()].filter((path) => /^src\/routes\/\+(page|layout|error)\./.test(path))
	);
	expect(reached.size).toBeGreaterThan(2);
	for (const path of reached) for (const to of all.get(path) ?? []) reached.add(to);
	expect(
		[...reached].filter((path) => /\/rules\/[^/]+\/((index|game)\.ts|engine\/)/.test(path))
	).toEqual([]);
});

test('at most fifteen files stand side by side', () => {
	const crowds = new Map<string, number>();
	for (const path of sources.keys()) {
		const folder = posix.dirname(path);
		if (folder.startsWith('src/lib/')) crowds.set(folder, (crowds.get(folder) ?? 0) + 1);
	}
	const crowded = [...crowds].filter(([, n]) => n > 15);
	expect(crowded).toEqual([]);
});

/** A file longer than this is split where its subject splits. */
const LONGEST = 350;

test('no file is longer than can be read at once, catalogues of words included', () => {
	const long = [...sources].filter(([, text]) => text.split('\n').length - 1 > LONGEST);
	expect(long.map(([path]) => path)).toEqual([]);
});

test('the kernel names no game', () => {
	const game = /red.and.white|orel|triumph|chaos|white.october/i;
	const named = [...sources].filter(([path, text]) => roomOf(path) === 'kernel' && game.test(text));
	expect(named.map(([path]) => path)).toEqual([]);
});

test('there is something to check', () => {
	expect(sources.size).toBeGreaterThan(5);
});
