import { ask, play, type Asked, type Call, type DiceSource, type Throw } from '#lib/kernel/draw.ts';
import { fitted } from '#lib/kernel/form.ts';
import { inSession, isThrow, toSession } from '#lib/features/calculator/situations.ts';
import { keep, readKept } from '#lib/features/settings/remembered.ts';
import type {
	Calculator,
	Form,
	Resolution
} from '#lib/rules/red-and-white/calculators/calculator.ts';
import type { CommandOf } from '#lib/rules/red-and-white/engine/commands.ts';
import { fill } from '#lib/rules/red-and-white/engine/fill.ts';
import {
	bandsMatter,
	chiefBeside,
	inchesIn,
	LEADER_BANDS,
	leadershipCheck,
	leadershipNeed,
	ownLeader,
	type Bands
} from '#lib/rules/red-and-white/engine/leading.ts';
import { due } from '#lib/rules/red-and-white/engine/owed.ts';
import type { Id, UnitInBattle } from '#lib/rules/red-and-white/engine/state.ts';
import { heroesOf } from '#lib/rules/red-and-white/engine/unit.ts';
import { rolled } from '#lib/rules/red-and-white/engine/rolled.ts';
import type { LiveBattle } from './live.svelte.ts';

import { plain } from './plain.ts';

/** The referee's word instead of the dice. */
export interface Ruled {
	readonly passes: boolean;
	readonly reason: string;
}

/** What has come in for one unit so far. */
interface Draft {
	readonly bands?: Bands | undefined;
	readonly throws: readonly Throw[];
	readonly ruled?: Ruled | undefined;
}
type Drafts = Readonly<Record<Id, Draft>>;
const EMPTY: Draft = { throws: [] };

/** One unit in the grid. */
export interface TogetherRow {
	readonly unit: UnitInBattle;
	/** Null where its distance must be told first, or a rule lets it not test. */
	readonly resolution: Resolution | null;
	readonly form: Form;
	readonly bands: Bands;
	readonly throws: readonly Throw[];
	readonly asked: Asked<unknown> | null;
	readonly ruled: Ruled | undefined;
	/** What came out, once everything is in. */
	readonly outcome: { readonly value: unknown; readonly word: string } | undefined;
	/** The throw that is due. */
	readonly call: Call | null;
}

/** Tests that pass or fail by one die: what the referee's word makes of them. */
const RULED: Readonly<Record<string, (passes: boolean) => unknown>> = {
	leadership: (passes) => passes,
	'unit-morale': (passed) => ({ face: null, passed, commissar: 'none' }),
	suppression: (passed) => ({ face: null, passed, commissar: 'none' })
};

const isBand = (value: unknown): value is NonNullable<Bands['leader']> =>
	LEADER_BANDS.some((band) => band === value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept in this phase; whatever does not read is left out. */
const parseDrafts = (raw: unknown, phase: string): Drafts => {
	if (!isRecord(raw) || raw['phase'] !== phase || !isRecord(raw['drafts'])) return {};
	return Object.fromEntries(
		Object.entries(raw['drafts']).flatMap(([id, draft]): [Id, Draft][] => {
			if (!isRecord(draft)) return [];
			const { bands, throws, ruled } = draft;
			return [
				[
					id,
					{
						throws: Array.isArray(throws) && throws.every(isThrow) ? throws : [],
						...(isRecord(bands)
							? {
									bands: {
										leader: isBand(bands['leader']) ? bands['leader'] : null,
										chief: isBand(bands['chief']) ? bands['chief'] : null
									}
								}
							: {}),
						...(isRecord(ruled) &&
						typeof ruled['passes'] === 'boolean' &&
						typeof ruled['reason'] === 'string'
							? { ruled: { passes: ruled['passes'], reason: ruled['reason'] } }
							: {})
					}
				]
			];
		})
	);
};

/**
 * One test for all the units that owe it. Numbers come in in any order and stay drafts, kept over a reload, until they
 * are written down: then each is a line of its own in the journal, so that the log, luck and undo know every unit apart.
 */
export class Together {
	readonly battle: LiveBattle;
	readonly calculator: Calculator;
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
			return unit && one.calculator === this.calculator.slug ? [this.#row(unit)] : [];
		})
	);
	readonly missing = $derived(this.rows.filter(({ outcome }) => outcome === undefined));
	readonly done = $derived(this.rows.filter(({ outcome }) => outcome !== undefined));
	/** The row whose number is typed next: the one that was chosen, or the first that is missing. */
	readonly here: TogetherRow | undefined = $derived(
		this.rows.find(({ unit }) => unit.id === this.#here) ?? this.#next(-1)
	);

	constructor(battle: LiveBattle, calculator: Calculator) {
		this.battle = battle;
		this.calculator = calculator;
		const { round, turn, phase } = battle.state.clock;
		this.#key = `together:${battle.id}:${calculator.slug}`;
		this.#phase = `${round} ${turn} ${phase}`;
		const session = inSession(`tachanka:${this.#key}`);
		this.#drafts = parseDrafts(session, this.#phase);
		if (session === null) void this.#recall();
	}

	get mayRule(): boolean {
		return Object.hasOwn(RULED, this.calculator.slug);
	}

	choose = (unit: Id): void => {
		this.#here = unit;
	};

	/** LEADERSHIP: how far these units are from their leader, or from the commander-in-chief. */
	setBand = (units: readonly Id[], which: keyof Bands, band: Bands['leader']): void => {
		const told = units.map((id): [Id, Draft] => {
			const draft = this.#drafts[id] ?? EMPTY;
			const bands = { ...this.#bands(id), [which]: band };
			return [id, { ...draft, bands, throws: [] }];
		});
		this.#put({ ...this.#drafts, ...Object.fromEntries(told) });
	};

	/** A face of the throw that is due in the row that is open; with its last die the next one that is missing is open. */
	face = (face: number): void => {
		const row = this.here;
		if (!row) return;
		// A number for a row that is full already is a correction.
		const { throws, call } = row.call ? row : this.#emptied(row);
		if (!call || face < 1 || face > call.sides) return;
		const fallen: Throw = { call, faces: [face], count: null, by: 'hand' };
		this.#order.push(row.unit.id);
		this.#set(row.unit.id, { throws: [...throws, fallen], ruled: undefined });
		this.#goOn(row.unit.id);
	};

	/** Takes back the number that came in last; after a reload, the last one in the list. */
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

	/** The app's dice throw whatever is missing. */
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

	/** The referee's word for a unit, with his reason; null takes it back. */
	rule = (unit: Id, ruled: Ruled | null): void => {
		this.#order.push(unit);
		this.#set(unit, { throws: [], ruled: ruled ?? undefined });
		this.#goOn(unit);
	};

	/** Writes down what is in, unit by unit; false where something could not be kept. */
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
		const unit = this.battle.state.units[id];
		return (
			this.#drafts[id]?.bands ?? {
				leader: unit?.leaderBand ?? null,
				chief: unit?.chiefBand ?? null
			}
		);
	}

	#form(unit: UnitInBattle, bands: Bands): Form {
		const { state, book } = this.battle;
		const { slug, initial } = this.calculator;
		const form = { ...initial, ...fill(state, slug, { unit, target: null }) };
		if (slug !== 'leadership') return fitted(this.calculator, book, form);
		const { distance, cincDistance } = {
			distance: inchesIn(book, bands.leader ?? 'over', ownLeader(state, unit)?.character),
			cincDistance: inchesIn(book, bands.chief ?? 'over', chiefBeside(state, unit)?.character)
		};
		return fitted(this.calculator, book, { ...form, distance, cincDistance });
	}

	/** LEADERSHIP: nobody has told how far its leader is, and it matters. */
	#unmeasured(unit: UnitInBattle, bands: Bands): boolean {
		const { state } = this.battle;
		if (this.calculator.slug !== 'leadership' || !bandsMatter(state, unit)) return false;
		return (
			leadershipCheck(state, unit, bands).leader === 'ok' &&
			leadershipNeed(state, unit, bands) === undefined
		);
	}

	#row(unit: UnitInBattle): TogetherRow {
		const { throws: typed, ruled } = this.#draft(unit.id);
		const bands = this.#bands(unit.id);
		const form = this.#form(unit, bands);
		const resolved = this.#unmeasured(unit, bands)
			? null
			: this.calculator.resolve(this.battle.book, form);
		const resolution = resolved && !resolved.refused ? resolved.resolution : null;
		const kept = resolution && ask(resolution.draw, typed).state !== 'misfit' ? typed : [];
		const asked = resolution ? ask(resolution.draw, kept) : null;
		const value = ruled
			? RULED[this.calculator.slug]?.(ruled.passes)
			: asked?.state === 'done'
				? asked.value
				: undefined;
		const outcome =
			value === undefined || !resolution
				? undefined
				: { value, word: resolution.tell(value).value };
		const call = ruled || asked?.state === 'done' ? null : (asked?.call ?? null);
		return { unit, resolution, form, bands, throws: kept, asked, ruled, outcome, call };
	}

	#emptied({ resolution }: TogetherRow): Pick<TogetherRow, 'throws' | 'call'> {
		const asked = resolution ? ask(resolution.draw, []) : null;
		return { throws: [], call: asked && asked.state !== 'done' ? asked.call : null };
	}

	#command({
		unit,
		form,
		throws,
		outcome,
		ruled,
		resolution
	}: TogetherRow): CommandOf<'resolve'> | undefined {
		if (!resolution || !outcome) return undefined;
		return rolled(
			{
				calculator: this.calculator.slug,
				form,
				unit: unit.id,
				target: null,
				camp: null,
				officer: heroesOf(this.battle.state, unit.id)[0]?.id ?? null,
				throws: ruled ? [] : throws,
				value: outcome.value,
				resolution,
				overruled: ruled?.reason ?? null
			},
			plain
		);
	}

	/** The next row after this place that is missing, round the end. */
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

	/** For this tab at once, and on the phone, so that a reload costs nothing. */
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
