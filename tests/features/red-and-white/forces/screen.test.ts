import { describe, expect, test, vi } from 'vitest';
import { addUnit, changeForce, removeUnit } from '#lib/features/red-and-white/forces/edit/edit.ts';
import { ForceEditor } from '#lib/features/red-and-white/forces/edit/editor.svelte.ts';
import { freshUnit } from '#lib/features/red-and-white/forces/edit/fresh.ts';
import { ForceList } from '#lib/features/red-and-white/forces/list.svelte.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { say } from '#lib/kernel/phrase.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { TEMPLATES } from '#lib/rules/red-and-white/scenarios/templates.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { withStore } from '#lib/store/database.ts';
import { seal } from '#lib/store/records/seal.ts';
import { freshStore } from '../../../store/fresh.ts';
import { english } from '../../../english.ts';

freshStore();

const [red, white] = EXAMPLE_FORCES as readonly [Force, Force];
const kept = async (id: string): Promise<Force | undefined> => {
	const read = await forceRecords.read(id);
	return read?.ok ? read.value : undefined;
};
const names = ({ forces }: ForceList): string[] => forces.map(({ name }) => name);
const both = async (): Promise<ForceList> => {
	const list = new ForceList();
	await list.add([red, white], say('added'));
	return list;
};

describe('the list of forces', () => {
	test('adds, copies, moves and deletes; each can be taken back', async () => {
		const list = await both();
		await list.duplicate(red, 'Copy');
		expect(names(list)).toEqual([red.name, 'Copy', white.name]);
		await list.undo();
		expect(names(list)).toEqual([red.name, white.name]);
		await list.move(white, 0);
		expect(names(list)).toEqual([white.name, red.name]);
		await list.undo();
		await list.remove(red);
		expect(names(list)).toEqual([white.name]);
		expect(names(await new ForceList().load())).toEqual([white.name]);
		await list.undo();
		expect(names(list)).toEqual([red.name, white.name]);
		expect(list.canUndo).toBe(false);
	});

	test('two quick taps make one copy', async () => {
		const list = await both();
		await Promise.all([list.duplicate(red, 'Copy'), list.duplicate(red, 'Copy')]);
		expect(names(list)).toEqual([red.name, 'Copy', white.name]);
	});

	test('copies of two forces at once stand below theirs, under names of their own', async () => {
		const list = new ForceList();
		const alike = { ...white, name: red.name };
		await list.add([red, alike], say('added'));
		const wanted = `${red.name} (2)`;
		const done = [red, alike, red, alike].map((force) => list.duplicate(force, wanted));
		expect(await Promise.all(done)).toEqual([true, true, false, false]);
		expect(names(list)).toEqual([red.name, wanted, red.name, `${red.name} (3)`]);
		expect(names(await new ForceList().load())).toEqual(names(list));
	});

	test('adds the examples under ids of their own, twice if asked', async () => {
		const list = new ForceList();
		await list.addExamples();
		await list.addExamples();
		expect(list.forces).toHaveLength(4);
		expect(new Set(list.forces.flatMap(({ units }) => units.map(({ id }) => id))).size).toBe(40);
		await list.undo();
		expect(list.forces).toHaveLength(2);
	});

	test('the examples are named in the language of the screen', async () => {
		speech.locale = 'ru';
		const list = new ForceList();
		await list.addExamples();
		speech.locale = 'en';
		const [force] = list.forces as readonly [Force];
		const { name, originalName, players, officers, units } = force;
		expect([name, originalName]).toEqual(['Латышская стрелковая бригада', '']);
		for (const one of [...players, ...officers, ...units]) expect(one.name).toMatch(/^[^a-z]+$/i);
	});

	test('a double tap adds the examples once', async () => {
		const list = new ForceList();
		await Promise.all([list.addExamples(), list.addExamples()]);
		expect(list.forces).toHaveLength(2);
	});

	test('sets aside what cannot be read, with the reason, and keeps it', async () => {
		const list = await both();
		await withStore(async (db) => {
			const row = await db.documents.get(['force', red.id]);
			await db.documents.put(seal({ ...row!, body: { ...red, camp: 'blue' } }, 9));
		});
		await list.load();
		expect(names(list)).toEqual([white.name]);
		expect(list.damaged).toMatchObject([{ id: red.id, problem: { values: { path: 'camp' } } }]);
	});
});

describe('the editor', () => {
	const opened = async (): Promise<ForceEditor> => {
		await both();
		return ForceEditor.open(white.id);
	};

	test('keeps a change before it shows it', async () => {
		const editor = await opened();
		const write = vi.spyOn(forceRecords, 'write').mockImplementationOnce(async () => {
			expect(editor.force?.name).toBe(white.name);
		});
		await editor.do(say('Name changed'), changeForce({ name: 'New' }));
		expect(editor.force?.name).toBe('New');
		write.mockRestore();
	});

	test('takes the last change back, and back again', async () => {
		const editor = await opened();
		await editor.do(say('removed'), removeUnit('white-W1'));
		expect((await kept(white.id))?.units).toHaveLength(9);
		await editor.undo();
		expect(await kept(white.id)).toEqual(white);
		expect(editor.said).toEqual(say('Taken back: {what}', { what: say('removed') }));
		await editor.undo();
		expect((await kept(white.id))?.units).toHaveLength(9);
		expect(editor.said).toEqual(say('removed'));
	});

	test('a name typed letter by letter is taken back whole', async () => {
		const editor = await opened();
		for (const name of ['N', 'Ne', 'New'])
			await editor.do(say('Name changed'), changeForce({ name }), 'name');
		await editor.undo();
		expect(editor.force).toEqual(white);
		await editor.do(say('Name changed'), changeForce({ name: 'Other' }), 'name');
		await editor.undo();
		expect(editor.force).toEqual(white);
	});

	test('two quick taps both count', async () => {
		const editor = await opened();
		await Promise.all([
			editor.do(say('1'), removeUnit('white-W1')),
			editor.do(say('2'), removeUnit('white-W2'))
		]);
		expect((await kept(white.id))?.units.map(({ label }) => label)[0]).toBe('W3');
	});

	test('shows nothing that could not be kept, and says so', async () => {
		const editor = await opened();
		await editor.do(say('odd'), (force) => ({ ...force, notes: (() => '') as unknown as string }));
		expect(editor.force).toEqual(white);
		expect(english(editor.problem?.text)).toContain('Nothing was changed');
		await editor.do(say('fine'), changeForce({ notes: 'fine' }));
		expect(editor.problem).toBeUndefined();
		expect(editor.force?.notes).toBe('fine');
	});

	test('says when there is no such force', async () => {
		const editor = await ForceEditor.open('nowhere');
		expect(editor.force).toBeUndefined();
		expect(english(editor.problem?.text)).toContain('not on this phone');
	});
});

describe('quick taps', () => {
	test('two units added at once get labels and names of their own', async () => {
		await new ForceList().add([red], say('added'));
		const editor = await ForceEditor.open(red.id);
		const template = TEMPLATES.find(({ key }) => key === 'infantry') ?? TEMPLATES[0];
		if (!template) throw new Error('There is no template.');
		const add = () =>
			editor.decide((now) => ({
				said: say('added'),
				change: addUnit(freshUnit(now, template, null, 'Infantry'))
			}));
		await Promise.all([add(), add()]);
		const [one, two] = (await kept(red.id))?.units.slice(-2) ?? [];
		expect(english(one?.label)).not.toBe(two?.label);
		expect(one?.name).not.toBe(two?.name);
	});
});
