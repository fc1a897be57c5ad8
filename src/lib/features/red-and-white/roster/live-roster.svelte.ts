import { problemPhrase } from '#lib/store/problem.ts';
import { refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import type { Said } from '#lib/session/live-game.svelte.ts';
import {
	battleEngine,
	type BattleState,
	type CarriedRoster,
	carriedState,
	type Command,
	editsOf,
	evolveAll,
	type Fact,
	tell
} from '#lib/rules/red-and-white/index.ts';
import { rosterRecords } from './records.ts';
import { words } from '../words/en/roster.ts';

const READ_ONLY = say(words.thisRosterIsForLookingAtTheReferee);

/** The roster on the other side of a step, and the step in words. */
interface Step {
	readonly state: BattleState;
	readonly said: readonly Phrase[];
}

/** A roster on its player's phone: each change is on disk before it is on screen. */
export class LiveRoster {
	readonly id: string;
	readonly sense = 'Referee';
	#carried: CarriedRoster;
	#state: BattleState;
	#undo = $state.raw<readonly Step[]>([]);
	#redo = $state.raw<readonly Step[]>([]);
	#said = $state.raw<Said>();
	#refusal = $state.raw<Refusal>();
	#problem = $state.raw<Phrase>();
	#queue: Promise<unknown> = Promise.resolve();

	readonly edits = $derived.by(() => editsOf(this.roster, this.#state));

	constructor(id: string, carried: CarriedRoster) {
		this.id = id;
		this.#carried = carried;
		this.#state = $state.raw(carriedState(carried));
	}

	get roster(): CarriedRoster['roster'] {
		return this.#carried.roster;
	}
	get state(): BattleState {
		return this.#state;
	}
	get said(): Said | undefined {
		return this.#said;
	}
	get refusal(): Refusal | undefined {
		return this.#refusal;
	}
	get problem(): Phrase | undefined {
		return this.#problem;
	}
	get canUndo(): boolean {
		return this.#undo.length > 0;
	}

	do = (command: Command): Promise<Decision<Fact>> =>
		this.#next(async () => {
			const decision = this.roster.editable
				? battleEngine.decide(this.#state, command)
				: refuse('Referee', READ_ONLY);
			this.#refusal = decision.ok ? undefined : decision.refusal;
			if (!decision.ok) return decision;
			const before = this.#state;
			const after = evolveAll(before, decision.facts);
			if (!(await this.#keep(after))) return decision;
			const written = { id: '', by: '', after: null, at: '' };
			const entry = { ...written, kind: 'done', command, facts: decision.facts } as const;
			const line = { id: '', place: 0, entry, again: null, kept: null, before, after };
			const said = tell(line).sentences;
			this.#undo = [...this.#undo, { state: before, said }];
			this.#redo = [];
			this.#said = { sentences: said, way: 'done' };
			return decision;
		});

	undo = (): Promise<void> => this.#back('undone');
	redo = (): Promise<void> => this.#back('redone');

	/**
	 * Reads the roster again, since another tab or a file may have written it. Earlier changes can then no longer be
	 * undone.
	 */
	follow = (): Promise<void> =>
		this.#next(async () => {
			const read = await rosterRecords.read(this.id).catch(() => undefined);
			if (!read?.ok || same(read.value, this.#carried)) return;
			this.#carried = read.value;
			this.#state = carriedState(read.value);
			[this.#undo, this.#redo] = [[], []];
			this.hush();
		});

	hush = (): void => {
		this.#refusal = undefined;
		this.#said = undefined;
	};

	#back(way: 'undone' | 'redone'): Promise<void> {
		return this.#next(async () => {
			const from = way === 'undone' ? this.#undo : this.#redo;
			const last = from.at(-1);
			const now = { state: this.#state, said: last?.said ?? [] };
			if (!last || !(await this.#keep(last.state))) return;
			const rest = from.slice(0, -1);
			if (way === 'undone') [this.#undo, this.#redo] = [rest, [...this.#redo, now]];
			else [this.#undo, this.#redo] = [[...this.#undo, now], rest];
			this.#said = { sentences: last.said, way };
			this.#refusal = undefined;
		});
	}

	/** On disk before it is on screen. */
	async #keep(state: BattleState): Promise<boolean> {
		const carried = { roster: this.roster, edits: editsOf(this.roster, state) };
		try {
			await rosterRecords.write(this.id, carried, this.#carried);
		} catch (cause) {
			this.#problem = problemPhrase(cause);
			return false;
		}
		this.#problem = undefined;
		this.#carried = carried;
		this.#state = state;
		return true;
	}

	#next<T>(work: () => Promise<T>): Promise<T> {
		const done = this.#queue.then(work);
		this.#queue = done.catch(() => undefined);
		return done;
	}
}
