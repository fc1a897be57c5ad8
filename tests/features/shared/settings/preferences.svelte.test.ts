import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { OwnerBook } from '#lib/features/shared/house-rules/owner-book.svelte.ts';
import { alterOwn, readOwn } from '#lib/features/shared/settings/own.ts';
import { Preferences, preferences } from '#lib/features/shared/settings/preferences.svelte.ts';
import { appDice } from '#lib/features/shared/sheet/dice/dice.ts';
import { bookKindOf } from '#lib/kernel/game/document.ts';
import { BOOK, META } from '#lib/rules/red-and-white/index.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { shown } from '#lib/words/t.ts';

const store = new Map<string, unknown>();
/** A page that goes away takes with it what was not written yet. */
const page = { goes: false };

/** A new visit: nothing in memory, what was kept is there. */
const visit = () => {
	const preferences = new Preferences();
	preferences.dress();
	return preferences;
};

beforeEach(() => {
	vi.mocked(readOwn).mockImplementation((kind) => Promise.resolve(store.get(kind)));
	vi.mocked(alterOwn).mockImplementation((kind, _, make) =>
		page.goes
			? new Promise(() => undefined)
			: Promise.resolve(void store.set(kind, make(store.get(kind))))
	);
	store.clear();
	page.goes = false;
	localStorage.clear();
	sessionStorage.clear();
	speech.lengths = 'inches';
	delete document.documentElement.dataset['theme'];
	document.documentElement.style.fontSize = '';
	Reflect.deleteProperty(navigator, 'vibrate');
});

afterAll(() => {
	vi.mocked(readOwn).mockReset();
	vi.mocked(alterOwn).mockReset();
});

const written = (theme: string) =>
	expect.poll(() => store.get('preferences')).toMatchObject({ theme });

test('the theme is there before the store is', async () => {
	visit().chooseTheme('hall');
	expect(document.documentElement.dataset['theme']).toBe('hall');
	delete document.documentElement.dataset['theme'];
	expect(visit().theme).toBe('hall');
	expect(document.documentElement.dataset['theme']).toBe('hall');
	await written('hall');
});

test('`system` leaves the theme to the phone', async () => {
	const preferences = visit();
	preferences.chooseTheme('dark');
	await written('dark');
	preferences.chooseTheme('system');
	expect(document.documentElement.dataset['theme']).toBeUndefined();
	await written('system');
});

test('what was chosen comes back, and a choice made before it came is not undone', async () => {
	store.set('preferences', { theme: 'dark', lengths: 'centimetres', keepAwake: false });
	const preferences = visit();
	preferences.chooseTheme('light');
	await preferences.load();
	expect(preferences.theme).toBe('light');
	expect(preferences.lengths).toBe('centimetres');
	expect(preferences.keepAwake).toBe(false);
	await expect
		.poll(() => store.get('preferences'))
		.toEqual({
			...{ theme: 'light', lengths: 'centimetres', keepAwake: false, language: 'phone' },
			...{ textSize: 'phone', vibrate: false, confirm: false, offInNew: [] }
		});
});

test('a choice is there after a reload that does not wait for the store, and is written then', async () => {
	store.set('preferences', { theme: 'dark', lengths: 'inches', keepAwake: false });
	page.goes = true;
	visit().chooseLengths('centimetres');
	page.goes = false;
	speech.lengths = 'inches';
	const preferences = visit();
	await preferences.load();
	expect(preferences.lengths).toBe('centimetres');
	expect(shown({ inches: 12 })).toMatch(/30.cm/);
	expect(preferences.keepAwake).toBe(false);
	await expect.poll(() => store.get('preferences')).toMatchObject({ lengths: 'centimetres' });
	store.set('preferences', { theme: 'dark', lengths: 'inches', keepAwake: false });
	const next = visit();
	await next.load();
	expect(next.lengths).toBe('inches');
});

test('the size of the letters comes on top of the phone’s own, and is there before the store is', async () => {
	visit().chooseTextSize('larger');
	expect(document.documentElement.style.fontSize).toBe('130%');
	await expect.poll(() => store.get('preferences')).toMatchObject({ textSize: 'larger' });
	document.documentElement.style.fontSize = '';
	const next = visit();
	expect(next.textSize).toBe('larger');
	expect(document.documentElement.style.fontSize).toBe('130%');
	next.chooseTextSize('phone');
	expect(document.documentElement.style.fontSize).toBe('');
});

test('the phone vibrates as the app rolls only where its owner wants it', async () => {
	const felt: unknown[] = [];
	const vibrate = (pattern: unknown) => felt.push(pattern) > 0;
	Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
	await preferences.load();
	appDice(6);
	expect(felt).toEqual([]);
	preferences.chooseVibrate(true);
	appDice(6);
	expect(felt).toHaveLength(1);
	preferences.chooseVibrate(false);
	appDice(6);
	expect(felt).toHaveLength(1);
});

test('what the app does not do by itself in new battles is remembered step by step', async () => {
	const own = visit();
	own.chooseInNew('casualties_owe', false);
	own.chooseInNew('army_asked', false);
	own.chooseInNew('casualties_owe', true);
	await expect.poll(() => store.get('preferences')).toMatchObject({ offInNew: ['army_asked'] });
	const next = visit();
	await next.load();
	expect(next.offInNew).toEqual(['army_asked']);
});

test('a step switched before the others were read leaves them as they are', async () => {
	store.set('preferences', { theme: 'dark', offInNew: ['army_asked'] });
	const own = visit();
	own.chooseInNew('casualties_owe', false);
	await expect
		.poll(() => store.get('preferences'))
		.toMatchObject({ offInNew: ['army_asked', 'casualties_owe'] });
	expect(own.offInNew).toEqual(['army_asked', 'casualties_owe']);
});

test('two tabs switch a step each, and both are switched', async () => {
	const [one, other] = [visit(), visit()];
	await Promise.all([one.load(), other.load()]);
	one.chooseInNew('army_asked', false);
	await expect.poll(() => store.get('preferences')).toMatchObject({ offInNew: ['army_asked'] });
	other.chooseInNew('casualties_owe', false);
	const both = ['army_asked', 'casualties_owe'];
	await expect.poll(() => store.get('preferences')).toMatchObject({ offInNew: both });
	await expect.poll(() => other.offInNew).toEqual(both);
});

test('a step switched as the page is left is switched at the next visit, alone', async () => {
	page.goes = true;
	visit().chooseInNew('army_asked', false);
	page.goes = false;
	store.set('preferences', { theme: 'dark', offInNew: ['casualties_owe'] });
	const next = visit();
	await next.load();
	expect(next.offInNew).toEqual(['casualties_owe', 'army_asked']);
	await expect.poll(() => sessionStorage.length).toBe(0);
});

test('what a file brings is there before the store is, at the next visit', async () => {
	store.set('preferences', { theme: 'hall', textSize: 'largest' });
	await visit().again();
	document.documentElement.style.fontSize = '';
	expect([visit().theme, visit().textSize]).toEqual(['hall', 'largest']);
	expect(document.documentElement.style.fontSize).toBe('150%');
});

test('nonsense in the store changes nothing', async () => {
	store.set('preferences', { theme: 'pink', lengths: 3, keepAwake: 'yes' });
	const preferences = visit();
	await preferences.load();
	expect([preferences.theme, preferences.lengths, preferences.keepAwake]).toEqual([
		'system',
		'inches',
		true
	]);
	expect(shown({ inches: 12 })).toBe('12″');
});

const MOVEMENT = { kind: 'option', key: 'movement', now: 'alternate', usual: 'variable' } as const;
const BOMBS = {
	kind: 'option',
	key: 'petrol_bombs',
	now: 'not_allowed',
	usual: 'allowed'
} as const;
const BOTH = { movement: 'alternate', petrol_bombs: 'not_allowed' };

test.each(['load', 'again'] as const)(
	'house rules chosen as the page is left are there at the next visit, and are kept (%s)',
	async (read) => {
		page.goes = true;
		const left = new OwnerBook(META.id, BOOK);
		await left.load();
		void left.choose(MOVEMENT);
		page.goes = false;
		const next = new OwnerBook(META.id, BOOK);
		await next[read]();
		expect(next.choices.options).toEqual({ movement: 'alternate' });
		expect([...store.values()]).toMatchObject([{ options: { movement: 'alternate' } }]);
		expect(sessionStorage).toHaveLength(0);
	}
);

test('nor are they lost by a choice that is made before they are read, or by leaving again', async () => {
	page.goes = true;
	void new OwnerBook(META.id, BOOK).choose(MOVEMENT);
	const again = new OwnerBook(META.id, BOOK);
	void again.choose(BOMBS);
	void again.load();
	page.goes = false;
	const last = new OwnerBook(META.id, BOOK);
	await last.load();
	expect(last.choices.options).toEqual(BOTH);
	expect([...store.values()]).toMatchObject([{ options: BOTH }]);
	expect(sessionStorage).toHaveLength(0);
});

test('a book read again while a choice is on its way shows the choice', async () => {
	const book = new OwnerBook(META.id, BOOK);
	await book.load();
	page.goes = true;
	void book.choose(MOVEMENT);
	await book.again();
	expect(book.choices.options).toEqual({ movement: 'alternate' });
});

test('what the tab kept of house rules is taken up as far as the book knows it, whatever else is there', async () => {
	const strange = [null, 3, { ...BOMBS, now: 'perhaps' }, { ...BOMBS, kind: '__proto__' }];
	sessionStorage.setItem(`tachanka:${bookKindOf(META.id)}`, JSON.stringify([...strange, MOVEMENT]));
	const book = new OwnerBook(META.id, BOOK);
	await book.load();
	expect(book.choices.options).toEqual({ movement: 'alternate' });
	expect([...store.values()]).toMatchObject([{ options: { movement: 'alternate' } }]);
});
