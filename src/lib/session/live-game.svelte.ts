import { refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import {
	historyOf,
	lastAct,
	readingHistory,
	readingOn,
	type History
} from '#lib/kernel/game/history.ts';
import { same } from '#lib/kernel/same.ts';
import type { Act, Entry, EntryId, Line } from '#lib/kernel/game/journal.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	describeJournal,
	openJournal,
	type DamagedEntry,
	type StoredJournal
} from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { takeSeat, type Seat, type SeatHeld } from '#lib/store/journal/seat.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';
import { isAgreed } from './agreed.ts';
import { inPlace } from './in-place.ts';
import { KeptStrikes } from './kept-strikes.svelte.ts';
import { takePen, type Pen } from './pen.ts';
import type { Offers, Session } from './session.ts';
import { words } from './words/en/session.ts';

/** What was last done, in words, and the entry that its undo or redo takes back or does again: that and no other. */
export interface Said {
	readonly sentences: readonly Phrase[];
	readonly way: 'done' | 'undone' | 'redone';
	readonly entry?: EntryId | undefined;
}

const ELSEWHERE = say(words.anotherTabPlaysThisGameNothingWas);

/**
 * One saved game on screen. The journal is the only state; everything shown is derived from it, and an entry is on disk
 * before it is on screen. A game adds only what no other game has.
 */
export class LiveGame<State, Command, Fact, Next extends Offers<Command> = Offers<Command>> {
	readonly id: string;
	readonly game: Session<State, Command, Fact, Next>;
	/** Strikes that were begun but not written. */
	readonly strikes: KeptStrikes;
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
	readonly #told = new WeakMap<Line<State, Command, Fact>, Told>();

	readonly state = $derived.by(() => this.history.state);
	/** What may be done, what is rolled, and whom the game waits for; worked out once for each state. */
	readonly waiting: Next = $derived.by(() => this.game.engine().waiting(this.state));
	/** What a list shows of it. */
	readonly about = $derived.by(() => this.game.journal.describe(this.state));

	constructor(id: string, game: Session<State, Command, Fact, Next>) {
		this.id = id;
		this.game = game;
		this.strikes = new KeptStrikes(id);
		this.#history = $state.raw(historyOf<State, Command, Fact>(game.engine(), []));
		this.#stored = openJournal(id, game.journal.parseKept);
	}

	get history(): History<State, Command, Fact> {
		return this.#history;
	}
	/** Lines that can no longer be read. They stay where they are, and are left out. */
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
	/** Whether another tab writes while this one shows what it does. */
	get follows(): boolean {
		return this.#seat === 'follows';
	}
	get canUndo(): boolean {
		return this.#back.act !== undefined && !this.follows && !this.stands;
	}
	/** Does what an undo would take back stand, as dice do? */
	get stands(): boolean {
		const { act } = this.#back;
		return act !== undefined && !('struck' in act) && this.#stand([act]);
	}
	get canRedo(): boolean {
		return !this.follows && this.#history.undone !== null;
	}

	/** Can everything that was played after a line be taken back? */
	canUndoTo = (entry: EntryId): boolean => {
		const { counted } = this.#history;
		const at = counted.findLastIndex(({ id }) => id === entry);
		return (
			!this.follows && at >= 0 && at < counted.length - 1 && !this.#stand(counted.slice(at + 1))
		);
	};

	/** The move that an undo takes back. `to`: the line that is then the last, where lines after the move go with it. */
	get #back() {
		const act = lastAct(this.#history);
		const { counted } = this.#history;
		const { aside } = this.game;
		const at = aside ? counted.findLastIndex((line) => !aside(line, this.#said?.entry)) : -1;
		return at < 1 || at === counted.length - 1 || !act || 'struck' in act
			? { act }
			: { act: counted[at], to: counted[at - 1] };
	}

	/** Does one of these lines stand, so that it is not taken back? */
	#stand(lines: readonly Line<State, Command, Fact>[]): boolean {
		const { fixed } = this.game;
		return fixed !== undefined && !isAgreed(this.#history, this.game) && lines.some(fixed);
	}

	/** The heading that stands for common sense, where no rule says it. */
	get sense(): string {
		return this.game.strike().sense;
	}

	/** Reads the journal before it is asked for; no other tab is kept from writing. */
	readAhead = (): Promise<void> => this.#next(() => this.#read());
	/** Waits for all that was done so far to be written. */
	written = (): Promise<unknown> => this.#queue;

	/** Reads the journal; false where its beginning cannot be read. A game may have more to read. */
	async load(): Promise<boolean> {
		this.#held ??= await takeSeat(this.id, { seat: this.#sit, written: this.#follow });
		const read = this.#next(async () => (await this.#stored.current()) || this.#read());
		await Promise.all([read, this.recall()]);
		return this.history.counted[0]?.entry.after === null;
	}

	/** Reads what was begun but not written, as it is kept now. A game may have more of that. */
	protected recall(): Promise<unknown> {
		return this.strikes.load();
	}

	/** Goes on playing here; the tab that wrote follows from now on. */
	takeOver = (): void => this.#held?.takeOver();

	/** Lets another tab write. */
	leave = (): void => this.#held?.leave();

	/** Is this command among those offered now? */
	may = (command: Command): boolean => this.waiting.commands.some((one) => same(one, command));

	/** The answer that a command would get. */
	would = (command: Command): Decision<Fact> => this.game.engine().decide(this.state, command);

	/** Decides a command and writes its facts down; two quick taps are decided in order. */
	do = (command: Command): Promise<Decision<Fact>> =>
		this.#next(async () => {
			const decision = this.follows ? refuse(this.sense, ELSEWHERE) : this.would(command);
			this.#refusal = decision.ok ? undefined : decision.refusal;
			if (!decision.ok) return decision;
			if (await this.#append({ kind: 'done', command, facts: decision.facts }))
				this.#said = this.#done();
			return decision;
		});

	/** Takes back the latest act. `only`: this one alone, and nothing where another has come since. */
	undo = (only?: EntryId): Promise<void> =>
		this.#next(async () => {
			const last = lastAct(this.#history);
			if (only !== undefined && only !== last?.entry.id) return this.hush();
			const { act, to } = only === undefined ? this.#back : { act: last, to: undefined };
			if (this.stands) this.#refusal = { rule: this.sense, why: say(words.diceStand) };
			if (!act || !this.canUndo) return;
			const sentences = 'struck' in act ? this.#last(this.#deed) : this.#deed(act);
			await this.#note(
				to ? { kind: 'undoTo', entry: to.id } : { kind: 'undo', entry: act.entry.id },
				() => this.#undone(sentences)
			);
		});

	/** Does again what was undone last. `only`: what this note took back. */
	redo = (only?: EntryId): Promise<void> =>
		this.#next(async () => {
			const { undone } = this.#history;
			if (only !== undefined && only !== undone?.by) return this.hush();
			if (undone)
				await this.#note({ kind: 'redo', entry: undone.by }, () => ({
					...this.#done(this.#deed),
					way: 'redone'
				}));
		});

	/** Is this what an undo would take back now? */
	isLast = (entry: EntryId | undefined): boolean => lastAct(this.#history)?.entry.id === entry;

	/** A line in words; a list asks for them several times. */
	tell = (line: Line<State, Command, Fact>): Told => {
		const { entry, before, after } = line;
		const told = this.#told.get(line) ?? this.game.journal.tell(entry, before, after);
		this.#told.set(line, told);
		return told;
	};

	/** What is said of a line right after it was written. */
	short = (line: Line<State, Command, Fact>): readonly Phrase[] =>
		this.tell(line).short ?? this.tell(line).sentences;

	/** Clears the refusal and the last message, because something else is looked at now. */
	hush = (): void => {
		this.#refusal = undefined;
		this.#said = undefined;
	};

	/** Undoes everything that was played after a line, with one note; a single redo restores it. */
	undoTo = (entry: EntryId): Promise<boolean> =>
		this.#next(async () => {
			const { counted } = this.#history;
			const lines = counted.length - 1 - counted.findLastIndex(({ id }) => id === entry);
			if (lines < 1 || lines === counted.length || !this.canUndoTo(entry)) return false;
			const sentences = [count(lines, words.nLines)];
			return this.#note({ kind: 'undoTo', entry }, () => this.#undone(sentences));
		});

	/** Writes a strike as it was planned; false where the game went on meanwhile or it could not be kept. */
	strike = (
		note: Extract<Act<Command, Fact>, { kind: 'strike' }>,
		planned: History<State, Command, Fact>
	): Promise<boolean> =>
		this.#next(async () => this.#history === planned && (await this.#note(note, this.#done)));

	/** The words for the last thing done that counts. */
	#done = (told = this.short): Said => {
		const entry = lastAct(this.#history)?.entry.id;
		return { sentences: this.#last(told), way: 'done', entry };
	};

	#undone = (sentences: readonly Phrase[]): Said => {
		return { sentences, way: 'undone', entry: this.#history.undone?.by };
	};

	/** What came of the last act. */
	#last(told = this.short): readonly Phrase[] {
		if (lastAct(this.#history)?.entry.kind === 'strike')
			return [say(told === this.#deed ? words.theStrikeOfOneLine : words.oneLineStruckOut)];
		return this.#history.counted.slice(-1).flatMap((line) => told(line));
	}

	/** What a line was. */
	#deed = (line: Line<State, Command, Fact>): readonly Phrase[] => {
		const { deed } = this.tell(line);
		return deed ? [deed] : this.short(line);
	};

	/** Writes a note about lines; false where another tab writes, or it could not be kept. */
	async #note(act: Act<Command, Fact>, said: () => Said): Promise<boolean> {
		if (this.follows || !(await this.#append(act))) return false;
		this.hush();
		this.#said = said();
		return true;
	}

	async #read(): Promise<void> {
		const doing = inTurnWithScreen();
		const { entries, damaged } = await this.#stored.read(doing);
		this.#history = await doing(readingHistory(this.game.engine(), inPlace(entries, damaged)));
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
		const { about } = this;
		await this.#add(entry);
		const { summary, title } = this.about;
		if (!same(about, this.about)) void describeJournal(this.id, summary, title);
		return true;
	}

	/** A strike works out all that follows it, which takes long. */
	async #add(entry: Entry<Command, Fact>): Promise<void> {
		const reading = readingOn(this.game.engine(), this.#history, [entry]);
		this.#history = await inTurnWithScreen()(reading);
	}

	/** A tab that gets the pen first reads what the previous one wrote with it. */
	#sit = (seat: Seat): void => {
		const reads = this.follows && seat === 'writes';
		if (!reads) this.#seat = seat;
		else
			void this.#next(async () => {
				await this.#read();
				await this.recall();
				this.#seat = seat;
			});
		if (seat === 'follows') this.hush();
	};

	/** Takes in what the other tab writes, as it comes; if something is missing the journal is read again. */
	#follow = (raw: unknown): void => {
		void this.#next(async () => {
			const read = this.game.journal.parseKept(raw);
			const { last } = this.#history;
			if (read.ok && read.value.after === last) await this.#add(read.value);
			else if (!read.ok || read.value.id !== last) await this.#read();
		});
	};

	#next<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => undefined);
		return done;
	}
}
