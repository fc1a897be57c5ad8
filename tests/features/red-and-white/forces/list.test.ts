import { freshStore } from '../../../store/fresh.ts';
import { expect, test } from 'vitest';
import { changeForce } from '#lib/features/red-and-white/forces/edit/edit.ts';
import { ForceEditor } from '#lib/features/red-and-white/forces/edit/editor.svelte.ts';
import { ForceList } from '#lib/features/red-and-white/forces/list.svelte.ts';
import { say } from '#lib/kernel/phrase.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';

freshStore();

const [red] = EXAMPLE_FORCES;
const made = async (): Promise<ForceList> => {
	const list = await new ForceList().load();
	await list.add([red!], say('Force added'));
	return list;
};
const names = (list: ForceList): readonly string[] => list.forces.map(({ name }) => name);

test('the message that a force was added does not take it away once it has been changed', async () => {
	const list = await made();
	expect(list.canUndo).toBe(true);
	await (await ForceEditor.open(red!.id)).do(say('Renamed'), changeForce({ name: 'Mine' }));
	await list.undo();
	expect(names(list)).toEqual(['Mine']);
	await list.load();
	expect([list.said, list.canUndo]).toEqual([undefined, false]);
});

test('a force that nobody touched is taken back, and added again', async () => {
	const list = await made();
	await list.load();
	await list.undo();
	expect([names(list), list.canUndo, list.canRedo]).toEqual([[], false, true]);
	await list.redo();
	expect([names(list), list.canUndo]).toEqual([[red!.name], true]);
	await list.undo();
	expect(names(list)).toEqual([]);
});
