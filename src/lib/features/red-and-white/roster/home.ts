import { BATTLE_KIND } from '#lib/features/red-and-white/kind.ts';
import { parseKept, type Roster, ROSTERS } from '#lib/rules/red-and-white/index.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { findJournal, listJournals, openJournal } from '#lib/store/journal/journal.ts';
import { LiveRoster } from './live-roster.svelte.ts';
import { rosterRecords } from './records.ts';

/** Only the roster opened last follows what another tab or a file writes; this stops it. */
let leave: () => void = () => undefined;

/** The roster that an address names, or undefined where it is not on this phone or cannot be read. */
export const openRoster = async (id: string): Promise<LiveRoster | undefined> => {
	const read = await rosterRecords.read(id);
	if (!read?.ok) return undefined;
	const live = new LiveRoster(id, read.value);
	leave();
	leave = onCameIn(({ kinds }) => (kinds.includes(ROSTERS.kind) ? live.follow() : undefined));
	return live;
};

/** The battle that a roster was taken from, if it is on this phone: the battle itself, or a copy that came in as a file. */
export const battleHere = async ({ battle }: Roster): Promise<string | undefined> => {
	if ((await findJournal(battle.id))?.kind === BATTLE_KIND) return battle.id;
	for (const { id, title } of await listJournals(BATTLE_KIND)) {
		if (title !== battle.name) continue;
		const [first] = (await openJournal(id, parseKept).read()).entries;
		if (first?.id === battle.began) return id;
	}
	return undefined;
};
