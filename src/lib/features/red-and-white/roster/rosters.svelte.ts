import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { say } from '#lib/kernel/phrase.ts';
import { readHanded, type Taker } from '#lib/features/shared/hand-over/handed.ts';
import { same } from '#lib/kernel/same.ts';
import { type CarriedRoster, ROSTERS } from '#lib/rules/red-and-white/index.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { carriedHref } from './paths.ts';
import { rosterRecords } from './records.ts';
import { words } from '../words/en/roster.ts';

export interface RosterRow {
	readonly id: string;
	readonly carried: CarriedRoster;
	readonly changedAt: string;
}

/** The rosters on this phone. */
export class RosterList extends Acts implements Taker {
	#rows = $state.raw<readonly RosterRow[]>([]);

	get rows(): readonly RosterRow[] {
		return this.#rows;
	}

	/**
	 * Takes in the text of a roster and returns its address; undefined where it is no roster or could not be kept, and
	 * `problem` says why.
	 */
	takeIn = async (text: string): Promise<string | undefined> => {
		const read = await readHanded(ROSTERS, text);
		if (!read.ok) {
			this.refuse(say(words.problemNothingWasChanged, { problem: read.problem }));
			return undefined;
		}
		const { value } = read;
		const id = ROSTERS.idOf(value);
		const kept = await this.attempt(async () => {
			const before = await rosterRecords.read(id);
			const here = before?.ok ? before.value : undefined;
			const name = ROSTERS.nameOf(value);
			if (here && same(here, value)) this.did(say(words.theRosterOfNameWasHereAlready, { name }));
			else {
				await rosterRecords.write(id, value, here);
				if (here)
					this.did(say(words.theRosterOfNameTookThePlaceOfThe, { name }), () =>
						rosterRecords.write(id, here, value)
					);
				else
					this.did(say(words.theRosterOfNameIsHere, { name }), () => rosterRecords.remove(id), {
						stands: async () => {
							const read = await rosterRecords.read(id);
							return read?.ok === true && same(read.value, value);
						}
					});
			}
			await this.read();
		});
		return kept ? carriedHref(id) : undefined;
	};

	remove = (row: RosterRow): Promise<boolean> =>
		this.attempt(async () => {
			await rosterRecords.remove(row.id);
			this.did(say(words.theRosterOfNameIsDeleted, { name: ROSTERS.nameOf(row.carried) }), () =>
				rosterRecords.restore(row.id)
			);
			await this.read();
		});

	protected override async read(): Promise<void> {
		const { records } = await rosterRecords.list();
		this.#rows = records
			.map(({ id, value, changedAt }) => ({ id, carried: value, changedAt }))
			.sort((a, b) => b.changedAt.localeCompare(a.changedAt));
	}
}

/** The single list of this visit, so that a roster that was just taken in can be removed again from its own screen. */
export const rosterList = new RosterList();
onCameIn(({ kinds }) => (kinds.includes(ROSTERS.kind) ? rosterList.load() : undefined));
