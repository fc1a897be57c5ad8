import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { FORCES, type Force, loadExamples, withFreshIds } from '#lib/rules/red-and-white/index.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { copyName } from '#lib/words/names.ts';
import type { Damaged } from '#lib/store/documents.ts';
import { freshId } from './edit/fresh.ts';
import { packageLanguage } from './packages/said.ts';
import { forceRecords } from './records.ts';
import { words as pages } from '#lib/words/en/pages.ts';
import { words } from '../words/en/forces.ts';

/** The forces on this phone, in the owner's order. Each act is saved before it is shown. */
export class ForceList extends Acts {
	#forces = $state.raw<readonly Force[]>([]);
	#damaged = $state.raw<readonly Damaged[]>([]);
	/** The copies that are being made: of which force, and their names. */
	#copying: readonly { readonly of: string; readonly name: string }[] = [];
	#examples: Promise<boolean> | undefined;
	/** Copies are made one after the other, so that each finds its place in the list. */
	#before: Promise<unknown> = Promise.resolve();

	get forces(): readonly Force[] {
		return this.#forces;
	}
	/** Forces that can no longer be read; they stay on the phone. */
	get damaged(): readonly Damaged[] {
		return this.#damaged;
	}

	/** Adds forces at the end. */
	add = (forces: readonly Force[], said: Phrase): Promise<boolean> =>
		this.#do(said, {
			act: () => forceRecords.writeAll(forces.map((value) => ({ id: value.id, value }))),
			undo: () => this.#all(forces, forceRecords.remove),
			redo: () => this.#all(forces, forceRecords.restore),
			stands: () => this.#unchanged(forces)
		});

	/** A second tap while they are being added is the same tap. */
	addExamples = (): Promise<boolean> =>
		(this.#examples ??= this.#addExamples().finally(() => (this.#examples = undefined)));

	async #addExamples(): Promise<boolean> {
		const forces = await loadExamples(packageLanguage()).catch(() => undefined);
		if (forces)
			return this.add(
				forces.map((force) => withFreshIds(force, freshId)),
				say(words.twoExampleForcesAdded)
			);
		this.refuse(say(pages.thisCouldNotBeOpened));
		return false;
	}

	/**
	 * A copy right below the original. A second tap while it is being made is the same tap; copies of other forces made at
	 * the same time have other names.
	 */
	duplicate = async (force: Force, wanted: string): Promise<boolean> => {
		if (this.#copying.some((one) => one.of === force.id)) return false;
		const coming = this.#copying.map(({ name }) => name);
		const taken = [...coming, ...this.#forces.map(({ name }) => name)];
		const name = coming.includes(wanted) ? copyName(wanted, taken) : wanted;
		this.#copying = [...this.#copying, { of: force.id, name }];
		const made = this.#before.then(() => this.#copy(force, name));
		this.#before = made.catch(() => undefined);
		try {
			return await made;
		} finally {
			this.#copying = this.#copying.filter((one) => one.of !== force.id);
		}
	};

	#copy(force: Force, name: string): Promise<boolean> {
		const copy = { ...withFreshIds(force, freshId), name };
		const order = this.#forces.flatMap(({ id }) => (id === force.id ? [id, copy.id] : [id]));
		return this.#do(say(words.nameAdded, { name }), {
			act: async () => {
				await forceRecords.write(copy.id, copy);
				await forceRecords.reorder(order);
			},
			undo: () => forceRecords.remove(copy.id),
			redo: () => forceRecords.restore(copy.id),
			stands: () => this.#unchanged([copy])
		});
	}

	remove = ({ id, name }: Force): Promise<boolean> =>
		this.#do(say(words.nameDeleted, { name }), {
			act: () => forceRecords.remove(id),
			undo: () => forceRecords.restore(id)
		});

	move = (force: Force, to: number): Promise<boolean> => {
		const before = this.#forces.map(({ id }) => id);
		const rest = before.filter((id) => id !== force.id);
		const after = [...rest.slice(0, to), force.id, ...rest.slice(to)];
		return this.#do(say(words.nameMoved, { name: force.name }), {
			act: () => forceRecords.reorder(after),
			undo: () => forceRecords.reorder(before)
		});
	};

	protected override async read(): Promise<void> {
		const { records, damaged } = await forceRecords.list();
		this.#forces = records.map(({ value }) => value);
		this.#damaged = damaged;
	}

	#do(
		said: Phrase,
		{
			act,
			undo,
			redo = act,
			stands
		}: {
			readonly act: () => Promise<void>;
			readonly undo: () => Promise<void>;
			/** By default the act once more. */
			readonly redo?: () => Promise<void>;
			readonly stands?: () => Promise<boolean>;
		}
	): Promise<boolean> {
		return this.attempt(async () => {
			await act();
			await this.read();
			this.did(said, undo, { redo, stands });
		});
	}

	/** Are these forces on the phone as they were made? */
	async #unchanged(made: readonly Force[]): Promise<boolean> {
		for (const force of made) {
			const read = await forceRecords.read(force.id);
			if (!read?.ok || !same(read.value, force)) return false;
		}
		return true;
	}

	async #all(forces: readonly Force[], each: (id: string) => Promise<void>): Promise<void> {
		for (const { id } of forces) await each(id);
	}
}

/** The single list of this visit, so that what was deleted in the editor can be brought back from the list. */
export const forceList = new ForceList();
onCameIn(({ kinds }) => (kinds.includes(FORCES.kind) ? forceList.load() : undefined));
