import type { Taker } from '#lib/features/shared/hand-over/handed.ts';
import { parseFile } from '#lib/kernel/border/file.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { historyOf } from '#lib/kernel/game/history.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { JournalOf } from '#lib/kernel/game/game.ts';
import type { Offers, Session } from '#lib/session/session.ts';
import { tellCameIn } from '#lib/store/came-in.ts';
import { addAll } from '#lib/store/files/bundle.ts';
import { describeJournal, listJournals, openJournal } from '#lib/store/journal/journal.ts';
import { newId } from '#lib/store/new-id.ts';
import { problemPhrase } from '#lib/store/problem.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';
import { asItWasHref } from '../paths.ts';
import { words } from '../words/en/hand-over.ts';
import { goesOn, takingTurn, turnOf, type SentTurn, type TakenTurn } from './turn.ts';

/** The game that a turn belongs to: its journal, if it is here. */
interface Found<C, F> {
	readonly id: string | undefined;
	readonly lines: number;
	readonly taken: TakenTurn<C, F>;
}

/** Takes in turns of one game from another phone: the same game, its next turn, legal by our own rules. */
export class TurnTaker<State, Command, Fact, Next extends Offers<Command>> implements Taker {
	readonly #kind: string;
	readonly #title: Phrase;
	readonly #session: Session<State, Command, Fact, Next>;
	#problem = $state.raw<Phrase>();

	constructor(of: {
		readonly kind: string;
		readonly title: Phrase;
		readonly session: Session<State, Command, Fact, Next>;
	}) {
		this.#kind = of.kind;
		this.#title = of.title;
		this.#session = of.session;
	}

	get problem(): Phrase | undefined {
		return this.#problem;
	}
	clear = (): void => void (this.#problem = undefined);

	/** Takes it in whole or not at all; where it did, the address of the first line that is new. */
	takeIn = async (text: string): Promise<string | undefined> => {
		this.clear();
		try {
			const sent = this.#read(text);
			const found = sent.ok ? await this.#found(sent.value) : sent;
			if (found.ok) return await this.#added(found.value);
			this.#problem = say(words.problemNothingTaken, { problem: found.problem });
		} catch (cause) {
			this.#problem = problemPhrase(cause);
		}
		return undefined;
	};

	#read(text: string): Parsed<SentTurn> {
		const file = parseFile(text);
		if (!file.ok) return file;
		const of = turnOf(this.#kind, '');
		const thing = file.value.documents.find(({ kind }) => kind === of.kind);
		return thing
			? of.parse(thing.body, thing.version)
			: wrong(say(words.noTurnInIt, { game: this.#title }));
	}

	/**
	 * Of several copies of a game, the one that the turn fits; or why it does not: what keeps it from the one that it goes
	 * on from says more than what another lacks.
	 */
	async #found(sent: SentTurn): Promise<Parsed<Found<Command, Fact>>> {
		const doing = inTurnWithScreen();
		const { journal } = this.#session;
		let problem: Phrase | undefined;
		for (const { id } of await listJournals(this.#kind)) {
			const { entries, damaged } = await openJournal(id, journal.parseKept).read(doing);
			if (damaged.length > 0 || entries[0]?.id !== sent.first) continue;
			const taken = await doing(takingTurn(this.#session, sent, entries));
			if (taken.ok) return parsed({ id, lines: entries.length, taken: taken.value });
			if (!problem || goesOn(sent, entries)) ({ problem } = taken);
		}
		if (problem) return wrong(problem);
		if (sent.from > 0) return wrong(say(words.gameIsNotHere));
		const taken = await doing(takingTurn(this.#session, sent, []));
		return taken.ok ? parsed({ id: undefined, lines: 0, taken: taken.value }) : taken;
	}

	async #added({ id, lines, taken }: Found<Command, Fact>): Promise<string> {
		const { journal, engine } = this.#session;
		const { counted, state } = historyOf(engine(), taken.entries);
		const about = journal.describe(state);
		const own = id ?? newId();
		if (id === undefined)
			await addAll({ fresh: [{ id: own, kind: this.#kind, ...about, entries: taken.entries }] });
		else {
			await addAll({ continued: [{ id, from: lines, entries: taken.entries.slice(lines) }] });
			await describeJournal(id, about.summary, about.title);
		}
		await tellCameIn({ journals: [own], kinds: [] });
		const first = counted.find((line) => line.id === taken.fresh) ?? counted.at(-1);
		return asItWasHref(this.#kind, own, first?.id ?? '');
	}
}

/** Every line of a game as it is kept, those that cannot be read left out. */
export const keptEntries = async <State, Command, Fact>(
	id: string,
	{ parseKept }: JournalOf<State, Command, Fact>
): Promise<readonly Entry<Command, Fact>[]> =>
	(await openJournal(id, parseKept).read(inTurnWithScreen())).entries;
