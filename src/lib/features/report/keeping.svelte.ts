import { freshId } from '#lib/features/forces/fresh.ts';
import { forceRecords } from '#lib/features/forces/records.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/messages/t.ts';
import { LIMITS } from '#lib/rules/red-and-white/forces/schema.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { StoreProblem } from '#lib/store/problem.ts';

/** Forces that came back, kept among the owner's forces; those they were made of stay as they are. */
export class Keeping {
	#kept = $state.raw<readonly string[]>([]);
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

	/** All of them, or none. */
	keep = (forces: readonly Force[], battle: string): Promise<void> =>
		this.#try(async () => {
			const records = forces.map((force) => {
				const id = freshId();
				const name = t(say('{force} after {battle}', { force: force.name, battle }));
				return { id, value: { ...force, id, name: name.slice(0, LIMITS.name) } };
			});
			await forceRecords.writeAll(records);
			this.#kept = records.map(({ id }) => id);
			this.#said = count(
				records.length,
				'{n} force kept among your forces.',
				'{n} forces kept among your forces.'
			);
		});

	undo = (): Promise<void> =>
		this.#try(async () => {
			for (const id of this.#kept) await forceRecords.remove(id);
			this.#said = count(
				this.#kept.length,
				'{n} force taken out of the list again.',
				'{n} forces taken out of the list again.'
			);
			this.#kept = [];
		});

	/** Something else is looked at now. */
	hush = (): void => {
		this.#said = undefined;
		this.#kept = [];
	};

	async #try(work: () => Promise<void>): Promise<void> {
		this.#problem = undefined;
		try {
			await work();
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			this.#problem = cause.phrase;
		}
	}
}
