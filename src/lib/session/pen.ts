import { newId } from '#lib/store/new-id.ts';
import type { Act, Entry, EntryId } from '#lib/kernel/game/journal.ts';
import { thisPhone } from '#lib/store/phone.ts';
import { now } from '#lib/store/rows.ts';

/** Makes an entry of what is to be written after another one. */
export type Pen = <Command, Fact>(
	act: Act<Command, Fact>,
	after: EntryId | null
) => Entry<Command, Fact>;

/** A pen for one visit to a journal; no other pen ever makes the same ids. */
export const takePen = async (): Promise<Pen> => {
	const by = await thisPhone();
	const visit = newId().slice(0, 13);
	let made = 0;
	return (act, after) => ({ id: `${visit}.${++made}`, by, after, at: now(), ...act });
};
