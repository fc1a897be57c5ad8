import { freshStore } from '../../../store/fresh.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { changeForce } from '#lib/features/red-and-white/forces/edit/edit.ts';
import { ForceEditor } from '#lib/features/red-and-white/forces/edit/editor.svelte.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { say } from '#lib/kernel/phrase.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';

freshStore();

/** Another tab of the app, as far as this one hears of it. */
const other = new BroadcastChannel('tachanka records');
afterAll(() => other.close());

const [red] = EXAMPLE_FORCES;
const named = (name: string) => ({ ...red!, name });
const said = say('Name changed');

test('what another tab wrote is not written over by one that has not seen it', async () => {
	await forceRecords.write(red!.id, red!);
	const here = await ForceEditor.open(red!.id);
	await forceRecords.write(red!.id, named('Other'));
	await here.do(said, changeForce({ name: 'Mine' }));
	expect(here.problem).toBeDefined();
	expect(await forceRecords.read(red!.id)).toMatchObject({ value: { name: 'Other' } });
});

test('a tab that hears of it shows it, and goes on from there', async () => {
	await forceRecords.write(red!.id, red!);
	const here = await ForceEditor.open(red!.id);
	await here.do(said, changeForce({ name: 'Mine' }));
	await forceRecords.write(red!.id, named('Other'));
	other.postMessage({ journals: [], kinds: ['force'] });
	await vi.waitFor(() => expect(here.force?.name).toBe('Other'));
	expect(here.last).toBeUndefined();
	await here.do(said, changeForce({ name: 'Mine again' }));
	expect(await forceRecords.read(red!.id)).toMatchObject({ value: { name: 'Mine again' } });
});

test('each change of a record is told to the other tabs', async () => {
	const heard = vi.fn();
	other.addEventListener('message', ({ data }) => heard(data));
	await forceRecords.write(red!.id, red!);
	await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ journals: [], kinds: ['force'] }));
});
