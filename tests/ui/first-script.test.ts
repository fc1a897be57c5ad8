import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bookKindOf } from '#lib/kernel/game/document.ts';
import { META } from '#lib/rules/red-and-white/index.ts';
import { LANGUAGES } from '#lib/words/languages.ts';
import { applyTextSize, applyTheme, TEXT_SIZES, THEMES } from '#lib/ui/theme/theme.ts';

const PAGE = readFileSync(new URL('../../src/app.html', import.meta.url), 'utf8');
const [, SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(PAGE) ?? [];

const root = () => {
	const classes = new Set<string>();
	return {
		dataset: {} as DOMStringMap,
		style: { fontSize: '' } as CSSStyleDeclaration,
		classes,
		classList: {
			add: (name: string) => classes.add(name),
			remove: (name: string) => classes.delete(name)
		}
	};
};

interface Phone {
	readonly copies?: Readonly<Record<string, string>>;
	readonly session?: Readonly<Record<string, string>>;
	readonly languages?: readonly string[];
	readonly search?: string;
	readonly databases?: readonly string[];
	/** Has the page something to show before the app is there? */
	readonly drawn?: boolean;
}

/** The page of a phone after its first script: how it looks, and what a tap on a calculator fetches. */
const firstPage = ({
	copies = {},
	session = {},
	languages = ['en'],
	search = '',
	databases = [],
	drawn = false
}: Phone) => {
	const page = root();
	const own: { painted?: () => Promise<void> } = {};
	const fetched: string[] = [];
	let click: (event: object) => void = () => undefined;
	const kept = (of: Readonly<Record<string, string>>) => ({
		getItem: (key: string) => of[key] ?? null
	});
	const file = { dataset: { drawn: 'melee.json', of: 'melee' } };
	runInNewContext(SCRIPT, {
		window: own,
		addEventListener: (type: string, listener: typeof click) => {
			if (type === 'click') click = listener;
		},
		setTimeout: () => undefined,
		scrollX: 0,
		scrollY: 0,
		localStorage: kept(copies),
		sessionStorage: kept(session),
		navigator: { languages },
		location: { origin: 'host', search },
		history: { state: null, replaceState: () => undefined, pushState: () => undefined },
		indexedDB: { databases: async () => databases.map((name) => ({ name })) },
		fetch: async (url: string) => {
			fetched.push(url);
			return { json: async () => ({}) };
		},
		document: {
			documentElement: page,
			// Nobody waits for a picture that is not seen.
			hidden: true,
			// A page as the phone keeps it, with all its styles and drawings.
			querySelector: (selector: string) =>
				selector.includes('more') || (selector.includes('app') && !drawn) ? null : file,
			querySelectorAll: () => []
		}
	});
	const link = { origin: 'host', pathname: '/roll/melee', href: '/roll/melee' };
	const tap = async () => {
		await new Promise((done) => setTimeout(done));
		click({
			target: { closest: (selector: string) => (selector === 'a[href]' ? link : null) },
			preventDefault: () => undefined
		});
		await new Promise((done) => setTimeout(done));
		return fetched;
	};
	return { theme: page.dataset['theme'], size: page.style.fontSize, tap, page, own };
};
const firstLook = (copies: Readonly<Record<string, string>>) => {
	const { theme, size } = firstPage({ copies });
	return { theme, size };
};

test.each(TEXT_SIZES)('the page is painted with the text size as the app sets it: %s', (size) => {
	const page = root();
	applyTextSize(size, page);
	expect(firstLook({ 'tachanka:text': size }).size).toBe(page.style.fontSize);
});

test.each(THEMES)('and in its theme: %s', (theme) => {
	const page = root();
	applyTheme(theme, page);
	expect(firstLook({ 'tachanka:theme': theme }).theme).toBe(page.dataset['theme']);
});

test('nonsense at hand, or nothing, leaves it as the phone has it', () => {
	const plain = { theme: undefined, size: '' };
	expect(firstLook({})).toEqual(plain);
	expect(firstLook({ 'tachanka:theme': 'pink', 'tachanka:text': 'huge' })).toEqual(plain);
});

test('what the first picture does not show is laid out after it, and where there is none at once', async () => {
	const { page, own } = firstPage({ drawn: true });
	expect(page.classes).toContain('first');
	await own.painted?.();
	expect(page.classes).not.toContain('first');
	expect(firstPage({}).page.classes).not.toContain('first');
});

const MINUTE = 60_000;
const ago = (minutes: number): string => String(Date.now() - minutes * MINUTE);
const usual = { 'tachanka:usual': 'yes' };

test.each<[string, Phone]>([
	['nothing is on the phone', {}],
	['nothing is the owner’s', { copies: usual, databases: ['tachanka'] }],
	['English was chosen', { copies: { 'tachanka:language': 'en' }, languages: ['ru'] }],
	['the app does not speak the first language', { languages: ['fr', 'en-GB', 'ru'] }],
	['it speaks none of them', { languages: ['fr'] }],
	['another situation was left long ago', { copies: { ...usual, 'tachanka:situation': ago(16) } }]
])('a calculator is shown as the build has drawn it where %s', async (_, phone) => {
	expect(await firstPage(phone).tap()).toEqual(['melee.json']);
});

test.each<[string, Phone]>([
	['nobody knows what is the owner’s', { databases: ['tachanka'] }],
	['something is', { copies: { 'tachanka:usual': 'no' } }],
	['a situation was left just now', { copies: { ...usual, 'tachanka:situation': ago(14) } }],
	['dice are lying', { copies: usual, session: { 'tachanka:dice:melee': '{}' } }],
	['a setting is on its way', { copies: usual, session: { 'tachanka:preferences': '{}' } }],
	['a ruling is', { copies: usual, session: { [`tachanka:${bookKindOf(META.id)}`]: '[]' } }],
	['the phone speaks Russian', { copies: usual, languages: ['ru-RU', 'en'] }],
	['Russian was chosen', { copies: { ...usual, 'tachanka:language': 'ru' } }],
	['the words are being checked', { copies: usual, search: '?pseudo' }]
])('and not where %s', async (_, phone) => {
	expect(await firstPage(phone).tap()).toEqual([]);
});

test('it knows the languages of the app', () => {
	expect(Object.keys(LANGUAGES)).toEqual(['en', 'ru']);
	expect(SCRIPT).toContain(`/${Object.keys(LANGUAGES).join('|')}/`);
});
