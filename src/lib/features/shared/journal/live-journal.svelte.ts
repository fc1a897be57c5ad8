import { refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { now } from '#lib/store/rows.ts';
import {
	describeJournal,
	openJournal,
	type DamagedEntry,
	type StoredJournal
} from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { takeSeat, type Seat, type SeatHeld } from '#lib/store/journal/seat.ts';

/** What was last done, in words, and which way it can be turned. */
export interface Said {
	readonly sentences: readonly Phrase[];
	readonly way: 'done' | 'undone' | 'redone';
}

/** What a journal needs to know of its game. `History` is what was read of it so far. */
export interface JournalGame<History, Command, Fact> {
	/** Before the first line. */
	readonly empty: History;
	readonly parse: (raw: unknown) => Parsed<Entry<Command, Fact>>;
	/** Entries at their places; one that does not read is null, as notes speak of places. */
	readonly read: (entries: readonly (Entry<Command, Fact> | null)[]) => History;
	readonly add: (history: History, entry: Entry<Command, Fact>) => History;
	readonly canUndo: (history: History) => boolean;
	readonly canRedo: (history: History) => boolean;
	readonly decide: (history: History, command: Command) => Decision<Fact>;
	/** Why nothing is written here while another tab writes. */
	readonly elsewhere: Refusal;
	/** The words of what was done last and counts. */
	readonly last: (history: History) => readonly Phrase[];
	/** What the list shows without opening it. */
	readonly describe: (history: History) => { readonly title: string; readonly summary: unknown };
	/** Does the list show something else after a command? Always, where nothing is said. */
	readonly changed?: (before: History, after: History) => boolean;
}

/** Entries at their places in the journal: those that do not read leave theirs empty. */
export const inPlace = <E>(
	entries: readonly E[],
	damaged: readonly Pick<DamagedEntry, 'place'>[]
): readonly (E | null)[] => {
	const placed: (E | null)[] = [...entries];
	for (const { place } of damaged) placed.splice(place, 0, null);
	return placed;
};

/**
 * One kept game on screen. The journal is the only state; everything shown is derived from it, and an entry is on disk
 * before it is on screen. Each game adds what it shows.
 */
export class LiveJournal<History extends { readonly length: number }, Command, Fact> {
	readonly id: string;
	readonly #game: JournalGame<History, Command, Fact>;
	readonly #stored: StoredJournal<Entry<Command, Fact>>;
	#history: History;
	#damaged = $state.raw<readonly DamagedEntry[]>([]);
	#said = $state.raw<Said>();
	#refusal = $state.raw<Refusal>();
	#problem = $state.raw<Phrase>();
	#seat = $state.raw<Seat>('writes');
	#held: SeatHeld | undefined;
	#queue: Promise<unknown> = Promise.resolve();

	constructor(id: string, game: JournalGame<History, Command, Fact>) {
		this.id = id;
		this.#game = game;
		this.#history = $state.raw(game.empty);
		this.#stored = openJournal(id, game.parse);
	}

	get history(): History {
		return this.#history;
	}
	/** Lines that no longer read. They stay where they are, and are left out. */
	get damaged(): readonly DamagedEntry[] {
		return this.#damaged;
	}
	get said(): Said | undefined {
		return this.#said;
	}
	/** Why the last command was not carried out. */
	get refusal(): Refusal | undefined {
		return this.#refusal;
	}
	/** Why the phone could not keep the last command. */
	get problem(): Phrase | undefined {
		return this.#problem;
	}
	/** Whether another tab writes, and this one shows what it does. */
	get follows(): boolean {
		return this.#seat === 'follows';
	}
	get canUndo(): boolean {
		return !this.follows && this.#game.canUndo(this.#history);
	}
	get canRedo(): boolean {
		return !this.follows && this.#game.canRedo(this.#history);
	}

	/** Reads the journal. */
	protected open = async (): Promise<void> => {
		this.#held ??= await takeSeat(this.id, { seat: this.#sit, written: this.#follow });
		await this.#read();
	};

	/** Goes on here; the tab that wrote follows from now on. */
	takeOver = (): void => this.#held?.takeOver();

	/** Another tab may write now. */
	leave = (): void => this.#held?.leave();

	/** Decides a command and writes its facts down; two quick taps are decided in order. */
	do = (command: Command): Promise<Decision<Fact>> =>
		this.#next(async () => {
			const { elsewhere, decide, changed } = this.#game;
			const before = this.#history;
			const decision = this.follows
				? refuse(elsewhere.rule, elsewhere.why)
				: decide(before, command);
			this.#refusal = decision.ok ? undefined : decision.refusal;
			if (!decision.ok) return decision;
			const { facts } = decision;
			if (await this.#append({ kind: 'done', at: now(), command, facts })) {
				this.#said = { sentences: this.#game.last(this.#history), way: 'done' };
				if (changed?.(before, this.#history) ?? true) this.#describe();
			}
			return decision;
		});

	undo = (): Promise<void> =>
		this.#next(async () => {
			if (!this.canUndo) return;
			const sentences = this.#game.last(this.#history);
			if (await this.#append({ kind: 'undo', at: now() }))
				this.#said = { sentences, way: 'undone' };
			this.#describe();
		});

	redo = (): Promise<void> =>
		this.#next(async () => {
			if (!this.canRedo) return;
			if (await this.#append({ kind: 'redo', at: now() }))
				this.#said = { sentences: this.#game.last(this.#history), way: 'redone' };
			this.#describe();
		});

	/** Forgets the refusal and what was last said: something else is looked at now. */
	hush = (): void => {
		this.#refusal = undefined;
		this.#said = undefined;
	};

	/**
	 * Writes a note about lines down; false where another tab writes, there is nothing to note, or it could not be kept.
	 * `note` is asked when its turn has come.
	 */
	protected note = (
		note: (
			history: History
		) => { readonly entry: Entry<Command, Fact>; readonly said?: Said } | undefined
	): Promise<boolean> =>
		this.#next(async () => {
			const wanted = this.follows ? undefined : note(this.#history);
			if (!wanted || !(await this.#append(wanted.entry))) return false;
			this.#said = wanted.said ?? { sentences: this.#game.last(this.#history), way: 'done' };
			this.#describe();
			return true;
		});

	async #read(): Promise<void> {
		const { entries, damaged } = await this.#stored.read();
		this.#history = this.#game.read(inPlace(entries, damaged));
		this.#damaged = damaged;
	}

	/** On disk before it is on screen; only ever appended. */
	async #append(entry: Entry<Command, Fact>): Promise<boolean> {
		try {
			await this.#stored.append(entry);
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			this.#problem = cause.phrase;
			return false;
		}
		this.#problem = undefined;
		this.#held?.wrote(this.#history.length, entry);
		this.#history = this.#game.add(this.#history, entry);
		return true;
	}

	/** A tab that gets the pen first reads what the other one wrote with it. */
	#sit = (seat: Seat): void => {
		const reads = this.follows && seat === 'writes';
		if (!reads) this.#seat = seat;
		else
			void this.#next(async () => {
				await this.#read();
				this.#seat = seat;
			});
		if (seat === 'follows') this.hush();
	};

	/** What the other tab wrote, as it comes; where something is missing the journal is read again. */
	#follow = (place: number, raw: unknown): void => {
		void this.#next(async () => {
			const read = this.#game.parse(raw);
			const { length } = this.#history;
			if (place === length && read.ok) this.#history = this.#game.add(this.#history, read.value);
			else if (place >= length) await this.#read();
		});
	};

	/** For the list; the journal itself does not need it. */
	#describe(): void {
		const { title, summary } = this.#game.describe(this.#history);
		describeJournal(this.id, summary, title).catch((cause: unknown) => {
			if (!(cause instanceof StoreProblem)) throw cause;
		});
	}

	#next<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => undefined);
		return done;
	}
}
