import { newId } from '#lib/store/new-id.ts';
import { layAsideLastGame, recallLastGame } from '#lib/features/shared/games/last-aside.ts';
import { partedGames, type Parted } from '#lib/features/shared/data/beside/beside.svelte.ts';
import { hush, savedGames, unhush, wantsSaving } from '#lib/features/shared/data/copies/saved.ts';
import { Acts } from '#lib/features/shared/journal/acts.svelte.ts';
import { summaryIn } from '#lib/kernel/border/payload.ts';
import { readingHistory, readingOn } from '#lib/kernel/game/history.ts';
import type { Summary } from '#lib/kernel/game/game.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import { inPlace } from '#lib/session/in-place.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';
import type { Offers, Session } from '#lib/session/session.ts';
import { LongWork } from '#lib/session/long-work.svelte.ts';
import type { Opened } from '#lib/session/open.ts';
import { takePen } from '#lib/session/pen.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { entriesIn } from '#lib/store/files/everything.ts';
import {
	describeJournal,
	listJournals,
	openJournal,
	removeJournal,
	restoreJournal
} from '#lib/store/journal/journal.ts';
import { copyName } from '#lib/words/names.ts';
import { words } from '../words/en/games.ts';

/** A game in a list; where how it stands cannot be read, nothing is said of that. */
export interface GameRow extends Summary {
	readonly id: string;
	readonly title: string;
	readonly changedAt: string;
	/** A copy outside this phone is due: there has never been one, or not for a long time. */
	readonly due: 'never' | 'long ago' | undefined;
}

/** What a list needs from its game. */
interface Listed<State, Command, Fact> {
	/** What it is called in the storage. */
	readonly kind: string;
	readonly session: Session<State, Command, Fact, unknown>;
	readonly rename: (name: string) => Command;
	readonly open: (
		id: string
	) => Promise<
		Opened<
			Pick<
				LiveGame<State, Command, Fact, Offers<Command>>,
				'do' | 'undo' | 'isLast' | 'said' | 'problem' | 'about'
			>
		>
	>;
}

/** The games of a kind on this phone: those being played, then those that are over, the most recently played first. */
export class GameList<State, Command, Fact> extends Acts {
	readonly #game: Listed<State, Command, Fact>;
	#rows = $state.raw<readonly GameRow[]>([]);
	#parted = $state.raw<readonly Parted[]>([]);
	/** The copies that are being made: of which game, and their names. */
	#copying: readonly { readonly of: string; readonly title: string }[] = [];
	/** A game that is being copied. */
	readonly long = new LongWork();

	constructor(game: Listed<State, Command, Fact>) {
		super();
		this.#game = game;
	}

	get rows(): readonly GameRow[] {
		return this.#rows;
	}
	/** Games that exist in two versions, whose owner has not chosen yet. */
	get parted(): readonly Parted[] {
		return this.#parted;
	}

	/**
	 * Begins a game and returns its id, or undefined where that failed: `problem` then says why. What is set besides
	 * stands in the same line, the first, which is not undone.
	 */
	begin = async (command: Command, ...besides: readonly Command[]): Promise<string | undefined> => {
		const { kind, session } = this.#game;
		const { decide, empty, evolve } = session.engine();
		let state = empty;
		const facts: Fact[] = [];
		for (const one of [command, ...besides]) {
			const decision = decide(state, one);
			if (!decision.ok) {
				this.refuse(decision.refusal.why);
				return undefined;
			}
			facts.push(...decision.facts);
			state = decision.facts.reduce(evolve, state);
		}
		const id = newId();
		const made = await this.attempt(async () => {
			const pen = await takePen();
			const entries = [pen({ kind: 'done', command, facts }, null)];
			await createJournal({ id, kind, ...session.journal.describe(state), entries });
		});
		if (!made) return undefined;
		this.clear();
		return id;
	};

	/**
	 * Copies the whole game under another name, to be played on separately. What cannot be read is copied as it is. A
	 * second tap while it is being copied is the same tap; copies of other games made at the same time have other names.
	 */
	duplicate = async (row: GameRow, wanted: string): Promise<boolean> => {
		if (this.#copying.some((one) => one.of === row.id)) return false;
		const coming = this.#copying.map(({ title }) => title);
		const taken = [...coming, ...this.#rows.map(({ title }) => title)];
		const title = coming.includes(wanted) ? copyName(wanted, taken) : wanted;
		this.#copying = [...this.#copying, { of: row.id, title }];
		try {
			return (await this.#copy(row, title)) !== false;
		} finally {
			this.#copying = this.#copying.filter((one) => one.of !== row.id);
		}
	};

	/**
	 * A copy in which everything after a line is taken back, to be played on from there; its id, or undefined where that
	 * failed or was stopped.
	 */
	branch = async (
		game: Pick<GameRow, 'id' | 'title'>,
		line: EntryId
	): Promise<string | undefined> => {
		await this.load();
		const taken = this.#rows.map(({ title }) => title);
		return (await this.#copy(game, copyName(game.title, taken), line)) || undefined;
	};

	/** The id of the copy; undefined where it was stopped or refused, false where it failed. */
	async #copy(
		{ id, title: name }: Pick<GameRow, 'id' | 'title'>,
		title: string,
		line?: EntryId
	): Promise<string | undefined | false> {
		let made: string | undefined;
		const could = await this.attempt(async () => {
			const { kind, session, rename } = this.#game;
			const { parseKept, describe } = session.journal;
			const engine = session.engine();
			const copy = newId();
			const refusal = await this.long.do(
				say(words.duplicatingName, { name }),
				async (doing, heard) => {
					const { entries, damaged } = await openJournal(id, parseKept).read(doing);
					const whole = await doing(readingHistory(engine, inPlace(entries, damaged)));
					const pen = await takePen();
					const back =
						line === undefined || whole.counted.at(-1)?.id === line
							? []
							: [pen<Command, Fact>({ kind: 'undoTo', entry: line }, whole.last)];
					const { state, last } = await doing(readingOn(engine, whole, back));
					const command = rename(title);
					const decision = engine.decide(state, command);
					if (!decision.ok) return decision.refusal.why;
					const { facts } = decision;
					const written: unknown[] = [...entries];
					for (const { place, raw } of damaged) written.splice(place, 0, raw);
					const fresh = {
						id: copy,
						kind,
						...describe(facts.reduce(engine.evolve, state)),
						entries: [...written, ...back, pen({ kind: 'done', command, facts }, last)]
					};
					await createJournal(fresh, doing, heard);
					return null;
				}
			);
			if (refusal === undefined) return;
			if (refusal) return this.refuse(refusal);
			await this.read();
			const lines = await entriesIn(copy);
			made = copy;
			this.did(say(words.nameAdded, { name: title }), () => removeJournal(copy), {
				stands: async () => (await entriesIn(copy)) === lines,
				redo: () => restoreJournal(copy)
			});
		});
		return could && made;
	}

	/** Renames a game, as a line of its journal. */
	rename = ({ id, title }: GameRow, name: string): Promise<boolean> =>
		this.attempt(async () => {
			const { live, problem } = await this.#game.open(id);
			if (!live) return this.refuse(problem);
			const decision = await live.do(this.#game.rename(name));
			if (!decision.ok) return this.refuse(decision.refusal.why);
			if (live.problem) return this.refuse(live.problem);
			// The name is in the journal by now, whatever becomes of the line in the list.
			const listed = (): Promise<boolean> =>
				describeJournal(id, live.about.summary, live.about.title);
			const isListed = await listed();
			await this.read();
			const entry = live.said?.entry;
			this.did(
				say(words.oldIsNowCalledName, { old: title, name }),
				async () => {
					await live.undo(entry);
					await listed();
				},
				{ stands: async () => (await this.#game.open(id)).live?.isLast(entry) ?? false }
			);
			if (!isListed) this.refuse(say(words.theGameItselfIsRenamedItsLineIn));
		});

	remove = ({ id, title }: GameRow): Promise<boolean> =>
		this.attempt(async () => {
			const away = async (): Promise<void> => {
				await removeJournal(id);
				layAsideLastGame(id);
			};
			const back = async (): Promise<void> => {
				await restoreJournal(id);
				recallLastGame(id);
			};
			await away();
			await this.read();
			this.did(say(words.nameDeleted, { name: title }), back, { redo: away });
		});

	/** Sends no more reminders of this game until it is saved again. */
	hush = ({ id, title }: GameRow): Promise<boolean> =>
		this.attempt(async () => {
			await hush(id);
			await this.read();
			this.did(say(words.noMoreRemindersAboutName, { name: title }), () => unhush(id));
		});

	protected override async read(): Promise<void> {
		const rows = await listJournals(this.#game.kind);
		const saved = await savedGames();
		const all: GameRow[] = [];
		// A copy whose naming was taken back is told apart by its number all the same.
		const titles = new Map<string, string>();
		for (const { id, title } of rows.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))) {
			const taken = [...titles.values()];
			titles.set(id, taken.includes(title) ? copyName(title, taken) : title);
		}
		for (const { id, title: own, changedAt, summary } of rows) {
			const title = titles.get(id) ?? own;
			all.push({
				id,
				title,
				changedAt,
				...(summaryIn(summary) ?? { says: [], over: false }),
				due: wantsSaving(await entriesIn(id), saved[id], Date.now())
			});
		}
		this.#parted = (await partedGames()).filter(({ other }) => all.some(({ id }) => id === other));
		this.#rows = [...all.filter(({ over }) => !over), ...all.filter(({ over }) => over)];
	}
}
