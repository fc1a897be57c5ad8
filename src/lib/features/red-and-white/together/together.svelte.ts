import { play, type DiceSource, type Throw } from '#lib/kernel/dice/draw.ts';
import { inSession, toSession } from '#lib/session/remembered.ts';
import { keep, readKept } from '#lib/session/remembered.ts';
import {
	type Bands,
	type BattleRoll,
	due,
	type Id,
	type Procedure,
	type UnitInBattle
} from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';
import { keyOf, phaseOf } from './drafted.ts';
import { EMPTY, parseDrafts, type Draft, type Drafts, type Ruled } from './drafts.ts';
import { bandsOf, emptied, rowOf, type TogetherRow } from './row.ts';

/**
 * One test for all the units that owe it. Numbers come in in any order and stay drafts, kept over a reload, until they
 * are written down; then each becomes an entry of its own in the journal, so that the log, luck and undo treat every
 * unit separately.
 */
export class Together {
	readonly battle: LiveBattle;
	readonly procedure: Procedure;
	readonly #key: string;
	readonly #phase: string;
	#drafts = $state.raw<Drafts>({});
	#here = $state.raw<Id | null>(null);
	#touched = false;
	/** Units in the order in which their numbers came in. */
	readonly #order: Id[] = [];

	readonly rows: readonly TogetherRow[] = $derived.by(() =>
		due(this.battle.state).flatMap((one) => {
			if (!('unit' in one) || !('calculator' in one)) return [];
			const unit = this.battle.state.units[one.unit];
			return unit && one.calculator === this.procedure.slug ? [this.#row(unit)] : [];
		})
	);
	readonly missing = $derived(this.rows.filter(({ outcome }) => outcome === undefined));
	readonly done = $derived(this.rows.filter(({ outcome }) => outcome !== undefined));
	/** There are dice to be thrown for somebody whose distance is known. */
	readonly rollable = $derived(this.missing.some(({ resolution }) => resolution !== null));
	/** The row that gets the next number: the one that was chosen, or the first with a number missing. */
	readonly here: TogetherRow | undefined = $derived(
		this.rows.find(({ unit }) => unit.id === this.#here) ?? this.#next(-1)
	);

	constructor(battle: LiveBattle, procedure: Procedure) {
		this.battle = battle;
		this.procedure = procedure;
		this.#key = keyOf(battle.id, procedure.slug);
		this.#phase = phaseOf(battle.state);
		const session = inSession(`tachanka:${this.#key}`);
		this.#drafts = parseDrafts(session, this.#phase);
		if (session === null) void this.#recall();
	}

	get mayRule(): boolean {
		return this.procedure.passing !== undefined;
	}

	choose = (unit: Id): void => {
		this.#here = unit;
	};

	/** LEADERSHIP: how far these units are from their leader, or from the commander-in-chief. */
	setBand = (units: readonly Id[], which: keyof Bands, band: Bands['leader']): void => {
		const told = units.map((id): [Id, Draft] => {
			const draft = this.#draft(id);
			const bands = { ...this.#bands(id), [which]: band };
			return [id, { ...draft, bands, throws: [] }];
		});
		this.#put({ ...this.#drafts, ...Object.fromEntries(told) });
	};

	/** Enters a face of the throw that is due in the open row; after its last die the next incomplete row opens. */
	face = (face: number): void => {
		const row = this.here;
		if (!row) return;
		// A number for a row that is already full is a correction.
		const { throws, call } = row.call ? row : emptied(row);
		if (!call || face < 1 || face > call.sides) return;
		const fallen: Throw = { call, faces: [face], count: null, by: 'hand' };
		this.#order.push(row.unit.id);
		this.#set(row.unit.id, { throws: [...throws, fallen], ruled: undefined });
		this.#goOn(row.unit.id);
	};

	/** Takes back the number entered last; after a reload, the last one in the list. */
	takeBack = (): void => {
		const filled = ({ throws, ruled }: TogetherRow): boolean => throws.length > 0 || !!ruled;
		let row: TogetherRow | undefined;
		while (!row && this.#order.length > 0) {
			const last = this.#order.pop();
			row = this.rows.find((one) => one.unit.id === last && filled(one));
		}
		row ??= this.rows.findLast(filled);
		if (!row) return;
		this.#set(row.unit.id, { throws: row.throws.slice(0, -1), ruled: undefined });
		this.#here = row.unit.id;
	};

	/** Lets the app's dice throw whatever is missing. */
	rollMissing = (dice: DiceSource): void => {
		const thrown = this.missing.flatMap((row): [Id, Draft][] =>
			row.resolution
				? [
						[
							row.unit.id,
							{
								...this.#draft(row.unit.id),
								throws: play(row.resolution.draw, dice, row.throws).throws
							}
						]
					]
				: []
		);
		this.#put({ ...this.#drafts, ...Object.fromEntries(thrown) });
		this.#here = null;
	};

	/** Sets the referee's word for a unit, with his reason; null withdraws it. */
	rule = (unit: Id, ruled: Ruled | null): void => {
		this.#order.push(unit);
		this.#set(unit, { throws: [], ruled: ruled ?? undefined });
		this.#goOn(unit);
	};

	/** Writes down what has been entered, unit by unit; false where something could not be saved. */
	apply = async (): Promise<boolean> => {
		for (const row of this.done) {
			const command = this.#command(row);
			if (!command) continue;
			const decision = await this.battle.do(command);
			if (!decision.ok || this.battle.problem) return false;
			const { [row.unit.id]: _, ...rest } = this.#drafts;
			this.#put(rest);
		}
		return true;
	};

	#draft(id: Id): Draft {
		return this.#drafts[id] ?? EMPTY;
	}

	#bands(id: Id): Bands {
		return bandsOf(this.battle.state, this.battle.state.units[id], this.#draft(id));
	}

	#row(unit: UnitInBattle): TogetherRow {
		const { state, book } = this.battle;
		return rowOf({ state, book, procedure: this.procedure }, unit, this.#draft(unit.id));
	}

	#command({ unit, form, throws, outcome, ruled }: TogetherRow): BattleRoll | undefined {
		return outcome
			? {
					type: 'roll',
					procedure: this.procedure.slug,
					parties: { unit: unit.id, target: null },
					form,
					throws: ruled ? [] : throws,
					...(ruled ? { ruled } : {})
				}
			: undefined;
	}

	/** The next incomplete row after this place, wrapping round at the end. */
	#next(at: number): TogetherRow | undefined {
		const waits = ({ call }: TogetherRow): boolean => call !== null;
		return this.rows.slice(at + 1).find(waits) ?? this.rows.find(waits);
	}

	#goOn(unit: Id): void {
		const at = this.rows.findIndex((row) => row.unit.id === unit);
		const open = this.rows[at]?.call;
		this.#here = open ? unit : (this.#next(at)?.unit.id ?? unit);
	}

	#set(unit: Id, change: Partial<Draft>): void {
		this.#put({ ...this.#drafts, [unit]: { ...this.#draft(unit), ...change } });
	}

	/** Keeps the drafts for this tab at once, and on the phone, so that a reload loses nothing. */
	#put(drafts: Drafts): void {
		this.#touched = true;
		this.#drafts = drafts;
		const kept = { phase: this.#phase, drafts };
		toSession(`tachanka:${this.#key}`, kept);
		void keep(this.#key, kept);
	}

	async #recall(): Promise<void> {
		const kept = await readKept(this.#key);
		if (!this.#touched) this.#drafts = parseDrafts(kept, this.#phase);
	}
}
