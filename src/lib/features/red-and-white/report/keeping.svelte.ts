import { freshId } from '#lib/features/red-and-white/forces/edit/fresh.ts';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { t } from '#lib/words/t.ts';
import { type Force, LIMITS } from '#lib/rules/red-and-white/index.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { words } from '../words/en/report.ts';

/** Forces that came back, kept among the owner's forces: as new ones, or in place of those that marched in. */
export class Keeping {
	#kept = $state.raw<readonly string[]>([]);
	#changed = $state.raw<readonly string[]>([]);
	#marchedIn: readonly Force[] = [];
	/** Those of the forces that are on the phone, as they were when last looked at. */
	#looked: readonly Force[] | undefined;
	#undo: (() => Promise<Phrase>) | undefined;
	#said = $state.raw<Phrase>();
	#problem = $state.raw<Phrase>();

	get said(): Phrase | undefined {
		return this.#said;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}
	get canUndo(): boolean {
		return this.#kept.length > 0;
	}
	/** The ids of the forces that were kept. */
	get kept(): readonly string[] {
		return this.#kept;
	}

	/** Names of the forces that their owner has changed since they marched in. */
	get changed(): readonly string[] {
		return this.#changed;
	}

	/** Looks up what has become of the forces that marched in. */
	look = (marchedIn: readonly Force[]): Promise<void> =>
		this.#try(async () => {
			this.#marchedIn = marchedIn;
			this.#looked = await this.#here(marchedIn);
			this.#changed = this.#looked
				.filter((one) => marchedIn.some((force) => force.id === one.id && !same(force, one)))
				.map(({ name }) => name);
		});

	/** Keeps them as new forces: all of them, or none. Those that marched in stay as they are. */
	keep = (forces: readonly Force[], battle: string): Promise<void> =>
		this.#try(async () => {
			const records = forces.map((force) => {
				const id = freshId();
				const name = t(say(words.forceAfterBattle, { force: force.name, battle }));
				return { id, value: { ...force, id, name: name.slice(0, LIMITS.name) } };
			});
			await forceRecords.writeAll(records);
			this.#kept = records.map(({ id }) => id);
			this.#undo = async () => {
				for (const { id } of records) await forceRecords.remove(id);
				return count(records.length, words.nForcesTakenOutOfTheListAgain);
			};
			this.#said = count(records.length, words.nForcesKeptAmongYourForces);
		});

	/**
	 * Writes them back into the forces that marched in: all of them, or none. A force that is no longer on the phone is
	 * added again.
	 */
	bringHome = (forces: readonly Force[]): Promise<void> =>
		this.#try(async () => {
			const known = await this.#here(forces);
			const overOf = (id: string) => (this.#looked ?? known).find((one) => one.id === id);
			const records = forces.map((value) => ({
				id: value.id,
				value,
				over: overOf(value.id)
			}));
			await forceRecords.writeAll(records);
			this.#looked = forces;
			this.#kept = records.map(({ id }) => id);
			this.#undo = async () => {
				this.#looked = known;
				await forceRecords.writeAll(
					known.map((value) => ({
						id: value.id,
						value,
						over: forces.find(({ id }) => id === value.id)
					}))
				);
				for (const { id } of records)
					if (!known.some((one) => one.id === id)) await forceRecords.remove(id);
				return count(records.length, words.nForcesAreAsTheyWereBefore);
			};
			this.#said = count(records.length, words.nForcesAreAsTheyCameBack);
		});

	undo = (): Promise<void> =>
		this.#try(async () => {
			this.#said = await this.#undo?.();
			this.#undo = undefined;
			this.#kept = [];
		});

	/** Clears the message, because something else is looked at now. */
	hush = (): void => {
		this.#said = undefined;
		this.#undo = undefined;
		this.#kept = [];
	};

	/** Those of the forces that are on the phone, as they are now. */
	async #here(forces: readonly Force[]): Promise<readonly Force[]> {
		const here: Force[] = [];
		for (const { id } of forces) {
			const read = await forceRecords.read(id);
			if (read?.ok) here.push(read.value);
		}
		return here;
	}

	async #try(work: () => Promise<void>): Promise<void> {
		this.#problem = undefined;
		try {
			await work();
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			if (cause.code === 'elsewhere') await this.look(this.#marchedIn);
			this.#problem = cause.phrase;
		}
	}
}
