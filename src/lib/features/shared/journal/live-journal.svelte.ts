import { refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import {
	historyOf,
	lastAct,
	withEntries,
	type Folding,
	type History
} from '#lib/kernel/game/history.ts';
import type { Act, Entry, EntryId } from '#lib/kernel/game/journal.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { count, type Phrase } from '#lib/kernel/phrase.ts';
import {
	describeJournal,
	openJournal,
	type DamagedEntry,
	type StoredJournal
} from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { takeSeat, type Seat, type SeatHeld } from '#lib/store/journal/seat.ts';
import { takePen, type Pen } from './pen.ts';

/** What was last done, in words, and which way it can be turned. */
export interface Said {
	readonly sentences: readonly Phrase[];
	readonly way: 'done' | 'undone' | 'redone';
}

/** What a journal needs to know of its game. */
export interface JournalGame<State, Command, Fact> {
	readonly folding: Folding<State, Fact>;
	readonly parse: (raw: unknown) => Parsed<Entry<Command, Fact>>;
	readonly decide: (state: State, command: Command) => Decision<Fact>;
	/** Why nothing is written here while another tab writes. */
	readonly elsewhere: Refusal;
	/** The words of what was done last and counts. */
	readonly last: (history: History<State, Command, Fact>) => readonly Phrase[];
	/** What the list shows without opening it. */
	readonly describe: (state: State) => { readonly title: string; readonly summary: unknown };
	/** Does the list show something else after a command? Always, where nothing is said. */
	readonly changed?: (before: State, after: State) => boolean;
}

/** Entries in their order in the journal, null for those that do not read. */
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
export class LiveJournal<State, Command, Fact> {
	readonly id: string;
	readonly #game: JournalGame<State, Command, Fact>;
	readonly #stored: StoredJournal<Entry<Command, Fact>>;
	#history: History<State, Command, Fact>;
	#pen: Pen | undefined;
	#damaged = $state.raw<readonly DamagedEntry[]>([]);
	#said = $state.raw<Said>();
	#refusal = $state.raw<Refusal>();
	#problem = $state.raw<Phrase>();
	#seat = $state.raw<Seat>('writes');
	#held: SeatHeld | undefined;
	#queue: Promise<unknown> = Promise.resolve();

	constructor(id: string, game: JournalGame<State, Command, Fact>) {
		this.id = id;
		this.#game = game;
		this.#history = $state.raw(historyOf<State, Command, Fact>(game.folding, []));
		this.#stored = openJournal(id, game.parse);
	}

	get history(): History<State, Command, Fact> {
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
		return !this.follows && lastAct(this.#history) !== undefined;
	}
	get canRedo(): boolean {
		return !this.follows && this.#history.undone !== null;
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
				: decide(before.state, command);
			this.#refusal = decision.ok ? undefined : decision.refusal;
			if (!decision.ok) return decision;
			const { facts } = decision;
			if (await this.#append({ kind: 'done', command, facts })) {
				this.#said = this.#done();
				if (changed?.(before.state, this.#history.state) ?? true) this.#describe();
			}
			return decision;
		});

	undo = (): Promise<void> =>
		this.#next(async () => {
			const act = lastAct(this.#history);
			const sentences = this.#game.last(this.#history);
			if (act)
				await this.#note({ kind: 'undo', entry: act.entry.id }, () => ({
					sentences,
					way: 'undone'
				}));
		});

	redo = (): Promise<void> =>
		this.#next(async () => {
			const { undone } = this.#history;
			if (undone)
				await this.#note({ kind: 'redo', entry: undone.by }, () => ({
					...this.#done(),
					way: 'redone'
				}));
		});

	/** Forgets the refusal and what was last said: something else is looked at now. */
	hush = (): void => {
		this.#refusal = undefined;
		this.#said = undefined;
	};

	/** Takes back all that was played after a line, in one note; one redo brings it back. */
	undoTo = (entry: EntryId): Promise<boolean> =>
		this.#next(async () => {
			const { counted } = this.#history;
			const lines = counted.length - 1 - counted.findLastIndex(({ id }) => id === entry);
			if (lines < 1 || lines === counted.length) return false;
			const sentences = [count(lines, '{n} line', '{n} lines')];
			return this.#note({ kind: 'undoTo', entry }, () => ({ sentences, way: 'undone' }));
		});

	/** Writes a strike down as it was planned; false where the game went on meanwhile or it could not be kept. */
	strike = (
		note: Extract<Act<Command, Fact>, { kind: 'strike' }>,
		planned: History<State, Command, Fact>
	): Promise<boolean> =>
		this.#next(async () => this.#history === planned && (await this.#note(note, this.#done)));

	#done = (): Said => ({ sentences: this.#game.last(this.#history), way: 'done' });

	/** Writes a note about lines down; false where another tab writes, or it could not be kept. */
	async #note(act: Act<Command, Fact>, said: () => Said): Promise<boolean> {
		if (this.follows || !(await this.#append(act))) return false;
		this.#said = said();
		this.#describe();
		return true;
	}

	async #read(): Promise<void> {
		const { entries, damaged } = await this.#stored.read();
		this.#history = historyOf(this.#game.folding, inPlace(entries, damaged));
		this.#damaged = damaged;
	}

	/** On disk before it is on screen; only ever appended. */
	async #append(act: Act<Command, Fact>): Promise<boolean> {
		let entry: Entry<Command, Fact>;
		try {
			this.#pen ??= await takePen();
			entry = this.#pen(act, this.#history.last);
			await this.#stored.append(entry);
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			this.#problem = cause.phrase;
			return false;
		}
		this.#problem = undefined;
		this.#held?.wrote(entry);
		this.#add(entry);
		return true;
	}

	#add(entry: Entry<Command, Fact>): void {
		this.#history = withEntries(this.#game.folding, this.#history, [entry]);
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
	#follow = (raw: unknown): void => {
		void this.#next(async () => {
			const read = this.#game.parse(raw);
			const { last } = this.#history;
			if (read.ok && read.value.after === last) this.#add(read.value);
			else if (!read.ok || read.value.id !== last) await this.#read();
		});
	};

	/** For the list; the journal itself does not need it. */
	#describe(): void {
		const { title, summary } = this.#game.describe(this.#history.state);
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
