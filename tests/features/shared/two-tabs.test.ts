import { freshStore } from '../../store/fresh.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeForce } from '#lib/features/red-and-white/forces/edit/edit.ts';
import { ForceEditor } from '#lib/features/red-and-white/forces/edit/editor.svelte.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { Keeping } from '#lib/features/red-and-white/report/keeping.svelte.ts';
import { noteSaved, savedGames } from '#lib/features/shared/data/copies/saved.ts';
import { OwnerBook } from '#lib/features/shared/house-rules/owner-book.svelte.ts';
import { Preferences, PREFERENCES } from '#lib/features/shared/settings/preferences.svelte.ts';
import { readOwn } from '#lib/features/shared/settings/own.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK, META, type Force } from '#lib/rules/red-and-white/index.ts';
import { EXAMPLE_FORCES } from '../../rules/red-and-white/example-forces.ts';
import { KeptTwice } from '#lib/session/kept-twice.svelte.ts';

freshStore();
beforeEach(() => {
	globalThis.localStorage?.clear();
	globalThis.sessionStorage?.clear();
});

const [RED] = EXAMPLE_FORCES as [Force];
const said = say('Name changed');

describe('two tabs that have not heard of each other', () => {
	test('a force that one deleted does not come back by a change in the other', async () => {
		await forceRecords.write(RED.id, RED);
		const here = await ForceEditor.open(RED.id);
		await forceRecords.remove(RED.id);
		await here.do(said, changeForce({ name: 'Mine' }));
		expect(here.problem).toBeDefined();
		expect(await forceRecords.read(RED.id)).toBeUndefined();
	});

	test('forces that come home do not take the place of one that was changed since it was looked at', async () => {
		await forceRecords.write(RED.id, RED);
		const keeping = new Keeping();
		await keeping.look([RED]);
		await forceRecords.write(RED.id, { ...RED, name: 'Other' });
		await keeping.bringHome([{ ...RED, units: RED.units.slice(1) }]);
		expect(keeping.problem).toBeDefined();
		expect(await forceRecords.read(RED.id)).toMatchObject({ value: { name: 'Other' } });
		expect(keeping.changed).toEqual(['Other']);
		await keeping.bringHome([{ ...RED, units: RED.units.slice(1) }]);
		expect(keeping.problem).toBeUndefined();
		keeping.hush();
		await keeping.bringHome([{ ...RED, units: RED.units.slice(2) }]);
		expect(keeping.problem).toBeUndefined();
		await forceRecords.write(RED.id, { ...RED, name: 'Once more' });
		await keeping.undo();
		expect(await forceRecords.read(RED.id)).toMatchObject({ value: { name: 'Once more' } });
	});

	test('both correct the book of their owner: each choice counts', async () => {
		const [a, b] = [new OwnerBook(META.id, BOOK), new OwnerBook(META.id, BOOK)];
		await Promise.all([a.load(), b.load()]);
		await a.choose({ kind: 'option', key: 'movement', now: 'alternate', usual: 'variable' });
		await b.choose({ kind: 'option', key: 'petrol_bombs', now: 'not_allowed', usual: 'allowed' });
		const third = new OwnerBook(META.id, BOOK);
		await third.load();
		expect(third.choices.options).toEqual({ movement: 'alternate', petrol_bombs: 'not_allowed' });
		expect(b.choices).toEqual(third.choices);
	});

	test('a whole book is not put in the place of one that was not seen', async () => {
		const [a, b] = [new OwnerBook(META.id, BOOK), new OwnerBook(META.id, BOOK)];
		await Promise.all([a.load(), b.load()]);
		await a.choose({ kind: 'option', key: 'movement', now: 'alternate', usual: 'variable' });
		expect(await b.take({ readings: {}, numbers: {}, options: {} })).toBe('elsewhere');
		expect(b.choices.options).toEqual({ movement: 'alternate' });
		expect(await b.take({ readings: {}, numbers: {}, options: {} })).toBeUndefined();
		await a.again();
		expect(a.choices.options).toEqual({});
	});

	test('both set what they like: each choice is kept', async () => {
		const [a, b] = [new Preferences(), new Preferences()];
		await Promise.all([a.load(), b.load()]);
		a.chooseLengths('centimetres');
		await expect.poll(() => readOwn(PREFERENCES)).toMatchObject({ lengths: 'centimetres' });
		b.chooseKeepAwake(false);
		await expect.poll(() => readOwn(PREFERENCES)).toMatchObject({ keepAwake: false });
		expect(await readOwn(PREFERENCES)).toMatchObject({ lengths: 'centimetres', keepAwake: false });
	});

	test('both save a game as a file: both are remembered', async () => {
		await Promise.all([noteSaved([{ id: 'a', lines: 1 }]), noteSaved([{ id: 'b', lines: 2 }])]);
		expect(Object.keys(await savedGames()).sort()).toEqual(['a', 'b']);
	});

	test('both begin something: neither is lost, and what one ended does not come back', async () => {
		const tab = async () => {
			const kept = new KeptTwice<string>(
				'half done',
				(raw) => (Array.isArray(raw) ? (raw as string[]) : []),
				(one) => one
			);
			await kept.load();
			return kept;
		};
		const first = await tab();
		first.put(['x', 'y']);
		await first.settled();
		const [a, b] = [await tab(), await tab()];
		a.put(['mine', 'x']);
		await a.settled();
		b.put(['yours', 'x', 'y']);
		await b.settled();
		expect((await tab()).value).toEqual(['yours', 'x', 'mine']);
		expect(b.value).toEqual(['yours', 'x', 'mine']);
		const c = await tab();
		b.put(['yours', 'x', 'mine', 'b']);
		await b.settled();
		c.put(['yours', 'x', 'mine', 'c']);
		c.put(['yours', 'x', 'mine', 'c', 'd']);
		await c.settled();
		expect((await tab()).value).toEqual(['yours', 'x', 'mine', 'c', 'd', 'b']);
		expect(c.value).toEqual((await tab()).value);
	});
});
