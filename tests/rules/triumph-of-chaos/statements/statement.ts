import { play } from '#lib/kernel/dice/draw.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import { bookOf, type Book } from '#lib/rules/triumph-of-chaos/book.ts';
import type { Command, Of } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import type { Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import type { Campaign } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import type { CampaignWaiting } from '#lib/rules/triumph-of-chaos/engine/waiting.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/procedures/all.ts';
import { chitInHand } from '#lib/rules/triumph-of-chaos/procedures/draw-chit.ts';
import type { Parties, Procedure } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';
import type { Camp } from '#lib/rules/triumph-of-chaos/types.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { nextEntry } from '../../../chained.ts';

/** A command, or one that is made of the campaign as it stands. */
export type Deed = Command | ((state: Campaign, book: Book) => Command);

/** The campaign after all that was done: what stands, what waits, what the last line says. */
export interface Table {
	readonly book: Book;
	readonly state: Campaign;
	readonly waiting: CampaignWaiting;
	readonly told: readonly string[];
	/** The last line, as a journal keeps it. */
	readonly line: Entry<Command, Fact>;
	readonly decide: (deed: Deed) => ReturnType<ReturnType<typeof triumphOfChaos.engine>['decide']>;
}

/** What must be so: what is so instead, or nothing. */
export type Check = (table: Table) => string | undefined;

/** One statement of the aid, or of the guide to it, and how it is tried. */
export interface Statement {
	readonly id: string;
	readonly heading: string;
	/** What is said of this case, in our words. */
	readonly says: string;
	/** Why it is read so, where it can be read otherwise. */
	readonly reading?: string;
	/** The owner's corrections and readings. */
	readonly owner?: Parameters<typeof bookOf>[0];
	readonly when: readonly Deed[];
	readonly then: readonly Check[];
}

const shown = (value: PhraseValue | undefined): string => {
	if (typeof value !== 'object') return String(value);
	if ('text' in value) return plain(value);
	return 'list' in value ? value.list.map(shown).join(', ') : String(Object.values(value)[0]);
};
/** A phrase in English, its gaps filled. */
export const plain = ({ text, values = {} }: Phrase): string => {
	const entry = inEnglish(text) ?? text;
	const one = values['n'] === 1 ? 'one' : 'other';
	const words = typeof entry === 'string' ? entry : (entry[one] ?? entry.other);
	return words.replace(/\{(\w+)(?::\w+)?\}/g, (_, gap: string) => shown(values[gap]));
};
export const refusalText = ({ rule, why }: Refusal): string => `${rule}: ${plain(why)}`;

const made = (deed: Deed, state: Campaign, book: Book): Command =>
	typeof deed === 'function' ? deed(state, book) : deed;

const BEGIN: Command = { type: 'begin', name: 'Winter evenings' };

/** The table that a statement comes to; an error where something in it is refused. */
export const tableOf = ({ owner, when }: Pick<Statement, 'owner' | 'when'>): Table => {
	const book = bookOf(owner);
	const engine = triumphOfChaos.engine(book);
	let state = engine.empty;
	let facts: readonly Fact[] = [];
	let before = state;
	let last: Command = BEGIN;
	for (const deed of [BEGIN, ...when]) {
		const command = made(deed, state, book);
		const decision = engine.decide(state, command);
		if (!decision.ok)
			throw new Error(`${JSON.stringify(command)} is refused: ${refusalText(decision.refusal)}`);
		before = state;
		last = command;
		({ facts } = decision);
		state = facts.reduce(engine.evolve, state);
	}
	const { short = [], sentences } = triumphOfChaos.journal.tell(
		{ command: last, facts },
		before,
		state
	);
	return {
		book,
		state,
		waiting: engine.waiting(state),
		told: (short.length ? short : sentences).map(plain),
		line: nextEntry<Command, Fact>([], { kind: 'done', command: last, facts }),
		decide: (deed) => engine.decide(state, made(deed, state, book))
	};
};

/** What is not so that should be; nothing where the statement holds. */
export const faultsOf = (statement: Statement): readonly string[] => {
	try {
		const table = tableOf(statement);
		return statement.then.map((check) => check(table)).filter((one) => one !== undefined);
	} catch (problem) {
		return [problem instanceof Error ? problem.message : String(problem)];
	}
};

export const procedureOf = (slug: string): Procedure => {
	const found = PROCEDURES.get(slug);
	if (!found) throw new Error(`No ${slug}`);
	return found;
};

/** The sheet as it opens. */
export const sheetOf = (slug: string, state: Campaign, parties: Parties, form: Form = {}): Form => {
	const procedure = procedureOf(slug);
	return {
		...procedure.initial,
		...procedure.fill(state, parties),
		...form,
		...procedure.known?.(state, parties)
	};
};

/** A throw, its dice lying as given, then as 1. */
export const roll =
	(slug: string, parties: Parties, form: Form, ...faces: readonly number[]) =>
	(state: Campaign, book: Book): Of<'roll'> => {
		const found = procedureOf(slug).resolve(book, sheetOf(slug, state, parties, form));
		if (found.refused) return { type: 'roll', procedure: slug, parties, form, throws: [] };
		let at = 0;
		const { throws } = play(found.resolution.draw, () => faces[at++] ?? 1);
		return { type: 'roll', procedure: slug, parties, form, throws };
	};

/** A chit out of the pool, by the hand of a player. */
export const drawn =
	(camp: Camp, chit: string) =>
	(state: Campaign, book: Book): Of<'roll'> => ({
		type: 'roll',
		procedure: 'draw-chit',
		parties: { camp },
		form: {},
		throws: chitInHand(book, camp, state.camps[camp].drawn, chit)
	});
