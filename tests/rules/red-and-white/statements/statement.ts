import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import {
	historyOf,
	type BattleEntry,
	type History
} from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../with-entry.ts';
import { nextEntry } from '../../../chained.ts';
import { beginning } from '../engine/battles.ts';

/** A command, or one that the table it is given on must be seen for; nothing where it is so already. */
export type Deed = Command | ((state: BattleState) => Command | undefined);
/** What is done at the table, one after another. */
export type Play = readonly (Deed | Play)[];

/** The table after given and when. */
export interface Table {
	readonly state: BattleState;
	readonly history: History;
	/** How many lines stood before the first of `when`. */
	readonly given: number;
}

/** What must be so: what is so instead, or nothing. */
export type Check = (table: Table) => string | undefined | Promise<string | undefined>;

/** One statement of the text, and how it is tried: on the example forces, all of them on the table. */
export interface Statement {
	readonly id: string;
	/** The heading of the text, or of the guide's line where it says more. */
	readonly heading: string;
	/** What the text says of this case, in our words. */
	readonly says: string;
	/** Why it is read so, where the text can be read otherwise. */
	readonly reading?: string;
	readonly given?: Play;
	readonly when?: Play;
	/** Without it the statement is not tried. */
	readonly then?: readonly Check[];
	/** It is known to fail: what happens instead. */
	readonly fails?: string;
}

export const engine = redAndWhite.engine();

const shown = (value: PhraseValue | undefined): string =>
	typeof value === 'object'
		? 'text' in value
			? plain(value)
			: 'list' in value
				? value.list.map(shown).join(', ')
				: String(Object.values(value)[0])
		: String(value);
/** A phrase in English, its gaps filled; without the speech of a screen, which no tool has. */
export const plain = ({ text, values = {} }: Phrase): string => {
	const entry = inEnglish(text) ?? text;
	const one = values['n'] === 1 ? 'one' : 'other';
	const words = typeof entry === 'string' ? entry : (entry[one] ?? entry.other);
	return words.replace(/\{(\w+)(?::\w+)?\}/g, (_, gap: string) => shown(values[gap]));
};

export const refusalText = ({ rule, why }: Refusal): string => `${rule}: ${plain(why)}`;

/** A rule forbids what was to be done. */
export class Refused extends Error {}

const flat = (play: Play): readonly Deed[] =>
	play.flatMap((one) => (Array.isArray(one) ? flat(one as Play) : [one as Deed]));

/** The whole battle as it is written down. */
class Battle {
	history = historyOf([]);
	readonly journal: BattleEntry[] = [];

	get state(): BattleState {
		return this.history.state;
	}

	do(command: Command): void {
		const decision = engine.decide(this.state, command);
		if (!decision.ok)
			throw new Refused(`${JSON.stringify(command)} is refused: ${refusalText(decision.refusal)}`);
		const entry = nextEntry(this.journal, { kind: 'done', command, facts: decision.facts });
		this.journal.push(entry);
		this.history = withEntry(this.history, entry);
	}

	play(play: Play, after: (state: BattleState) => void = () => undefined): void {
		for (const one of flat(play)) {
			const command = typeof one === 'function' ? one(this.state) : one;
			if (!command) continue;
			this.do(command);
			after(this.state);
		}
	}
}

/** The table as the statement begins with it; an error where it cannot be set up. */
const set = ({ given = [] }: Statement): Battle => {
	const battle = new Battle();
	battle.do({ ...beginning, reserve: [] });
	battle.play(given);
	return battle;
};

/** Can the table be set up? */
export const setUp = (statement: Statement): BattleState => set(statement).state;

/** The battle of a statement, as far as what is done in it is accepted. */
const played = (statement: Statement, after?: (state: BattleState) => void): Battle => {
	const battle = set(statement);
	after?.(battle.state);
	try {
		battle.play(statement.when ?? [], after);
	} catch (problem) {
		if (!(problem instanceof Refused)) throw problem;
	}
	return battle;
};

/** The tables that it comes to: as it begins, and after each of `when` that is accepted. */
export const tablesOf = (statement: Statement): readonly BattleState[] => {
	const tables: BattleState[] = [];
	played(statement, (state) => tables.push(state));
	return tables;
};

/** All that is written down of it. */
export const entriesOf = (statement: Statement): readonly BattleEntry[] =>
	played(statement).journal;

/** What is not so that should be; nothing where the statement holds. */
export const faultsOf = async (statement: Statement): Promise<readonly string[]> => {
	const battle = set(statement);
	const given = battle.history.counted.length;
	try {
		battle.play(statement.when ?? []);
	} catch (problem) {
		if (problem instanceof Refused) return [problem.message];
		throw problem;
	}
	const table: Table = { state: battle.state, history: battle.history, given };
	const found = await Promise.all((statement.then ?? []).map((check) => check(table)));
	return found.filter((one) => one !== undefined);
};
