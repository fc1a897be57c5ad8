import { refuse, type Decision, type Refusal } from '#lib/kernel/engine.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands.ts';
import { bookIn } from '#lib/rules/red-and-white/engine/deciding.ts';
import type { Event } from '#lib/rules/red-and-white/engine/events.ts';
import { parseKept, type BattleEntry } from '#lib/rules/red-and-white/engine/file.ts';
import {
	canRedo,
	canUndo,
	historyOf,
	NO_HISTORY,
	stateOf,
	withEntry,
	type History
} from '#lib/rules/red-and-white/engine/history.ts';
import type { StrikePlan } from '#lib/rules/red-and-white/engine/striking.ts';
import { battleEngine } from '#lib/rules/red-and-white/engine/index.ts';
import { stepOf } from '#lib/rules/red-and-white/engine/sequence.ts';
import { tell } from '#lib/rules/red-and-white/engine/tell.ts';
import { LEFT_OWED } from '#lib/rules/red-and-white/engine/tell-turn.ts';
import { waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import { now } from '#lib/store/database.ts';
import type { DamagedEntry, StoredJournal } from '#lib/store/journal.ts';
import { describeJournal, openJournal } from '#lib/store/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { takeSeat, type Seat, type SeatHeld } from '#lib/store/seat.ts';
import { LeftOpenRolls } from './left-open.svelte.ts';
import { inPlace, summaryOf } from './records.ts';

/** What was last done, in words, and which way it can be turned. */
export interface Said {
	readonly sentences: readonly Phrase[];
	readonly way: 'done' | 'undone' | 'redone';
}

const ELSEWHERE = say('Another tab plays this battle. Nothing was changed here.');

/**
 * One battle on screen. The journal is the only state; everything shown is derived from it, and an entry is on disk
 * before it is on screen. Each tap folds in its own facts only.
 */
export class LiveBattle {
	readonly id: string;
	/** Resolutions that were begun and not applied. */
	readonly left: LeftOpenRolls;
	readonly #stored: StoredJournal<BattleEntry>;
	#history = $state.raw<History>(NO_HISTORY);
	#damaged = $state.raw<readonly DamagedEntry[]>([]);
	#said = $state.raw<Said>();
	#refusal = $state.raw<Refusal>();
	#problem = $state.raw<Phrase>();
	#seat = $state.raw<Seat>('writes');
	#held: SeatHeld | undefined;
	#queue: Promise<unknown> = Promise.resolve();

	readonly state = $derived(stateOf(this.#history));
	readonly book = $derived(bookIn(this.state));
	/** Whose tests, hits and moves this phase waits for: worked out once for each state. */
	readonly waiting = $derived(waiting(this.state));
	readonly owed = $derived(this.waiting.owed);

	constructor(id: string) {
		this.id = id;
		this.left = new LeftOpenRolls(id);
		this.#stored = openJournal(id, parseKept);
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
	/** Whether another tab plays this battle, and this one shows what it does. */
	get follows(): boolean {
		return this.#seat === 'follows';
	}
	get canUndo(): boolean {
		return !this.follows && canUndo(this.#history);
	}
	get canRedo(): boolean {
		return !this.follows && canRedo(this.#history);
	}

	/** Reads the journal; false when it has no beginning that reads. */
	load = async (): Promise<boolean> => {
		this.#held ??= await takeSeat(this.id, { seat: this.#sit, written: this.#follow });
		await Promise.all([this.#read(), this.left.load()]);
		return this.state.header.forces.length > 0;
	};

	/** Plays on here; the tab that wrote follows from now on. */
	takeOver = (): void => this.#held?.takeOver();

	/** Another tab may write now. */
	leave = (): void => this.#held?.leave();

	/** Decides a command and writes its facts down; two quick taps are decided in order. */
	do = (command: Command): Promise<Decision<Event>> =>
		this.#next(async () => {
			const decision = this.follows
				? refuse('Referee', ELSEWHERE)
				: battleEngine.decide(this.state, command);
			this.#refusal = decision.ok ? undefined : decision.refusal;
			if (!decision.ok) return decision;
			const before = this.state;
			const kept = await this.#append({
				kind: 'done',
				at: now(),
				command,
				events: decision.events
			});
			if (kept) {
				this.#say('done');
				if (before.clock !== this.state.clock || before.header !== this.state.header)
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
			if (await this.#append({ kind: 'redo', at: now() })) this.#say('redone');
			this.#describe();
		});

	/** Takes back all that was played after a line, in one note; one redo brings it back. */
	undoTo = (to: number): Promise<boolean> =>
		this.#next(async () => {
			const { counted } = this.#history;
			const lines = counted.length - 1 - counted.findLastIndex(({ place }) => place === to);
			if (this.follows || lines < 1 || lines === counted.length) return false;
			if (!(await this.#append({ kind: 'undo', at: now(), to }))) return false;
			this.#said = { sentences: [count(lines, '{n} line', '{n} lines')], way: 'undone' };
			this.#describe();
			return true;
		});

	/** Writes a strike down as it was planned; false where the battle went on meanwhile or it could not be kept. */
	strike = ({ note }: StrikePlan, reason: string, planned: History): Promise<boolean> =>
		this.#next(async () => {
			if (this.follows || planned !== this.#history) return false;
			if (!(await this.#append({ ...note, at: now(), reason }))) return false;
			this.#say('done');
			this.#describe();
			return true;
		});

	/** Forgets the refusal and what was last said: something else is looked at now. */
	hush = (): void => {
		this.#refusal = undefined;
		this.#said = undefined;
	};

	async #read(): Promise<void> {
		const { entries, damaged } = await this.#stored.read();
		this.#history = historyOf(inPlace(entries, damaged));
		this.#damaged = damaged;
	}

	/** The words of what was done last and counts; of a roll only what came of it. */
	#last(): readonly Phrase[] {
		const line = this.#history.counted.at(-1);
		const strike = this.#history.standing.strikes.at(-1);
		if (strike && strike.place > (line?.place ?? -1)) return [say('One line struck out')];
		const { phase } = this.state.clock;
		const told = line ? tell(line).sentences.filter(({ text }) => !LEFT_OWED.includes(text)) : [];
		const rolled = line?.entry.command.type === 'resolve' && told.length > 1;
		const sentences = rolled ? told.slice(1) : told;
		return sentences.length
			? sentences
			: [say('Phase {n}: {phase}', { n: phase, phase: say(stepOf(phase).title) })];
	}

	#say(way: Said['way']): void {
		this.#said = { sentences: this.#last(), way };
	}

	/** On disk before it is on screen; only ever appended. */
	async #append(entry: BattleEntry): Promise<boolean> {
		try {
			await this.#stored.append(entry);
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			this.#problem = cause.phrase;
			return false;
		}
		this.#problem = undefined;
		this.#held?.wrote(this.#history.length, entry);
		this.#history = withEntry(this.#history, entry);
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
			const read = parseKept(raw);
			const { length } = this.#history;
			if (place === length && read.ok) this.#history = withEntry(this.#history, read.value);
			else if (place >= length) await this.#read();
		});
	};

	/** For the list of battles; the journal itself does not need it. */
	#describe(): void {
		const { name } = this.state.header;
		describeJournal(this.id, summaryOf(this.#history), name).catch((cause: unknown) => {
			if (!(cause instanceof StoreProblem)) throw cause;
		});
	}

	#next<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => undefined);
		return done;
	}
}
