import { refuse, type Decision, type Engine, type Refusal } from '#lib/kernel/engine.ts';
import {
	NOTHING_WRITTEN,
	standing,
	standingAfter,
	type Entry,
	type Line,
	type Standing
} from '#lib/kernel/journal.ts';
import type { Parsed } from '#lib/kernel/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { now } from '#lib/store/database.ts';
import {
	describeJournal,
	openJournal,
	type DamagedEntry,
	type StoredJournal
} from '#lib/store/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { takeSeat, type Seat, type SeatHeld } from '#lib/store/seat.ts';

/** What was last done, in words, and which way it can be turned. */
export interface Said {
	readonly sentences: readonly Phrase[];
	readonly way: 'done' | 'undone' | 'redone';
}

/** What a journal needs to know of its game. */
export interface JournalGame<State, Command, Event> {
	/** Asked for each command: the book may have been corrected. */
	readonly engine: () => Engine<State, Command, Event>;
	/** Before the first line. */
	readonly empty: State;
	readonly parse: (raw: unknown) => Parsed<Entry<Command, Event>>;
	/** One line in words; `after` is the state after it. */
	readonly tell: (events: readonly Event[], after: State) => readonly Phrase[];
	/** What the list shows without opening it. */
	readonly describe: (state: State) => { readonly title: string; readonly summary: unknown };
}

/** A line that counts, with the state after it. */
export interface ToldLine<State, Command, Event> extends Line<Command, Event> {
	readonly after: State;
}

/** So many lines at the beginning cannot be taken back. */
const STAYS = 1;
const ELSEWHERE = say('Another tab is used for this. Nothing was changed here.');

/**
 * One kept game on screen. The journal is the only state; everything shown is derived from it, and an entry is on disk
 * before it is on screen. Only facts are replayed.
 */
export class LiveJournal<State, Command, Event> {
	readonly id: string;
	readonly #game: JournalGame<State, Command, Event>;
	readonly #stored: StoredJournal<Entry<Command, Event>>;
	#standing = $state.raw<Standing<Command, Event>>(NOTHING_WRITTEN);
	#damaged = $state.raw<readonly DamagedEntry[]>([]);
	#said = $state.raw<Said>();
	#refusal = $state.raw<Refusal>();
	#problem = $state.raw<Phrase>();
	#seat = $state.raw<Seat>('writes');
	#held: SeatHeld | undefined;
	#queue: Promise<unknown> = Promise.resolve();

	/** The lines that count, oldest first, each with the state after it. */
	readonly lines: readonly ToldLine<State, Command, Event>[] = $derived.by(() => {
		const { evolve } = this.#game.engine();
		let state = this.#game.empty;
		return this.#standing.counted.map((line) => {
			state = line.entry.events.reduce(evolve, state);
			return { ...line, after: state };
		});
	});
	readonly state: State = $derived.by(() => this.lines.at(-1)?.after ?? this.#game.empty);

	constructor(id: string, game: JournalGame<State, Command, Event>) {
		this.id = id;
		this.#game = game;
		this.#stored = openJournal(id, game.parse);
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
		return !this.follows && this.#standing.counted.length > STAYS;
	}
	get canRedo(): boolean {
		return !this.follows && this.#standing.undone.length > 0;
	}

	/** Reads the journal; false when it has no beginning that reads. */
	load = async (): Promise<boolean> => {
		this.#held ??= await takeSeat(this.id, { seat: this.#sit, written: this.#follow });
		await this.#read();
		return this.#standing.counted.length > 0;
	};

	/** Goes on here; the tab that wrote follows from now on. */
	takeOver = (): void => this.#held?.takeOver();

	/** Another tab may write now. */
	leave = (): void => this.#held?.leave();

	/** Decides a command and writes its facts down; two quick taps are decided in order. */
	do = (command: Command): Promise<Decision<Event>> =>
		this.#next(async () => {
			const decision: Decision<Event> = this.follows
				? refuse('Campaign', ELSEWHERE)
				: this.#game.engine().decide(this.state, command);
			this.#refusal = decision.ok ? undefined : decision.refusal;
			if (!decision.ok) return decision;
			const { events } = decision;
			if (await this.#append({ kind: 'done', at: now(), command, events })) {
				this.#said = { sentences: this.#last(), way: 'done' };
				this.#describe();
			}
			return decision;
		});

	undo = (): Promise<void> =>
		this.#next(async () => {
			if (!this.canUndo) return;
			const sentences = this.#last();
			if (await this.#append({ kind: 'undo', at: now() }))
				this.#said = { sentences, way: 'undone' };
			this.#describe();
		});

	redo = (): Promise<void> =>
		this.#next(async () => {
			if (!this.canRedo) return;
			if (await this.#append({ kind: 'redo', at: now() }))
				this.#said = { sentences: this.#last(), way: 'redone' };
			this.#describe();
		});

	/** Forgets the refusal and what was last said: something else is looked at now. */
	hush = (): void => {
		this.#refusal = undefined;
		this.#said = undefined;
	};

	async #read(): Promise<void> {
		const { entries, damaged } = await this.#stored.read();
		const broken = damaged.map(({ place }) => place);
		const whole: (Entry<Command, Event> | null)[] = [];
		for (const entry of entries) {
			while (broken.includes(whole.length)) whole.push(null);
			whole.push(entry);
		}
		while (broken.includes(whole.length)) whole.push(null);
		this.#standing = standing<Command, Event>(whole, STAYS);
		this.#damaged = damaged;
	}

	/** The words of the last line that counts. */
	#last(): readonly Phrase[] {
		const line = this.lines.at(-1);
		return line ? this.#game.tell(line.entry.events, line.after) : [];
	}

	/** On disk before it is on screen; only ever appended. */
	async #append(entry: Entry<Command, Event>): Promise<boolean> {
		try {
			await this.#stored.append(entry);
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			this.#problem = cause.phrase;
			return false;
		}
		this.#problem = undefined;
		this.#held?.wrote(this.#standing.length, entry);
		this.#standing = standingAfter(this.#standing, [entry], STAYS);
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
			const { length } = this.#standing;
			if (place === length && read.ok)
				this.#standing = standingAfter(this.#standing, [read.value], STAYS);
			else if (place >= length) await this.#read();
		});
	};

	/** For the list; the journal itself does not need it. */
	#describe(): void {
		const { title, summary } = this.#game.describe(this.state);
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
