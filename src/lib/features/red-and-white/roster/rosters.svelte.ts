import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { say } from '#lib/kernel/phrase.ts';
import { type CarriedRoster, parseRoster } from '#lib/rules/red-and-white/index.ts';
import { recordId, rosterRecords } from './records.ts';

export interface RosterRow {
	readonly id: string;
	readonly carried: CarriedRoster;
	readonly changedAt: string;
}

/** What became of a roster that came in. */
export interface TakenIn {
	readonly id: string;
	readonly name: string;
	/** `new`: there was none of this command. `later`: it took the place of an older one. `same`: it was here already. */
	readonly as: 'new' | 'later' | 'same';
}

/** A name for a roster: whose it is. */
export const rosterName = ({ roster: { player, force } }: Pick<CarriedRoster, 'roster'>): string =>
	player || force;

/** The rosters on this phone. */
export class RosterList extends Acts {
	#rows = $state.raw<readonly RosterRow[]>([]);

	get rows(): readonly RosterRow[] {
		return this.#rows;
	}

	/** Takes in the text of a roster; undefined where it is none, or could not be kept: `problem` says why. */
	takeIn = async (text: string): Promise<TakenIn | undefined> => {
		const read = parseRoster(text);
		if (!read.ok) {
			this.refuse(say('{problem} Nothing was changed.', { problem: read.problem }));
			return undefined;
		}
		let taken: TakenIn | undefined;
		await this.attempt(async () => {
			const id = recordId(read.value);
			const before = await rosterRecords.read(id);
			const here = before?.ok ? before.value : undefined;
			const name = rosterName(read.value);
			const same = here && JSON.stringify(here) === JSON.stringify(read.value);
			if (!same) await rosterRecords.write(id, read.value);
			taken = { id, name, as: same ? 'same' : here ? 'later' : 'new' };
			const said = {
				new: say('The roster of {name} is here.', { name }),
				later: say('The roster of {name} took the place of the one before.', { name }),
				same: say('The roster of {name} was here already.', { name })
			}[taken.as];
			const undo = here ? () => rosterRecords.write(id, here) : () => rosterRecords.remove(id);
			this.did(said, same ? undefined : undo);
			await this.read();
		});
		return taken;
	};

	remove = (row: RosterRow): Promise<boolean> =>
		this.attempt(async () => {
			await rosterRecords.remove(row.id);
			this.did(say('The roster of {name} is deleted.', { name: rosterName(row.carried) }), () =>
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

/** The one list of this visit: what was just taken in can be taken back from the roster itself. */
export const rosterList = new RosterList();
