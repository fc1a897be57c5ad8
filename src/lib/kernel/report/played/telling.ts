import type { BookParts } from '../../book/book.ts';
import type { Side } from '../../decided/table-talk.ts';
import type { Agreement } from '../../decided/header.ts';
import type { Throw } from '../../dice/draw.ts';
import type { Moment, ProcedureHead, Told } from '../../game/game.ts';
import type { Line } from '../../game/journal.ts';
import type { PhraseValue } from '../../phrase.ts';

/** Both sides, in the order of the report. */
export const SIDES: readonly Side[] = ['white', 'red'];

/** What the report reads of a position. */
export interface Position {
	readonly turn: number;
	readonly name: string;
	readonly units: readonly { readonly id: string; readonly player: Side }[];
	readonly header: Agreement;
}

/** What a unit loses by a fact: so many, or all that is left of it. */
export interface Loss {
	readonly unit: string;
	readonly lost: number | 'all';
	readonly prisoners: number;
}

/** A throw that was made. */
export interface Thrown {
	readonly procedure: string;
	readonly player: Side;
	readonly throws: readonly Throw[];
}

/** What a game on a map says of itself for its report. */
export interface Telling<State extends Position, Command, Fact> {
	readonly book: BookParts;
	/** What the game is called where its players have not said. */
	readonly title: (state: State) => PhraseValue;
	/** What it is, in a sentence. */
	readonly opening: (state: State) => PhraseValue;
	/** How it ended; nothing while it goes on. */
	readonly outcome: (state: State) => readonly PhraseValue[];
	/** The name of a side, a unit, a place. */
	readonly nameOf: (id: string) => PhraseValue;
	/** What its units lose: the column, and how many at once are told. */
	readonly losing: {
		readonly column: PhraseValue;
		readonly many: (n: number) => PhraseValue;
		readonly left: (unit: State['units'][number]) => number;
		readonly loss: (fact: Fact) => Loss | undefined;
	};
	/** The places that count, who holds them now, and how that is said. */
	readonly places: (state: State) => readonly string[];
	readonly holders: (state: State) => ReadonlyMap<string, Side>;
	readonly holding: PhraseValue;
	/** Who took them last, once a line has changed the map, and how that is said. */
	readonly held: (state: State, before: ReadonlyMap<string, Side>) => ReadonlyMap<string, Side>;
	readonly taking: (turn: number, place: string, by: Side) => PhraseValue;
	readonly heads: readonly ProcedureHead[];
	readonly thrown: (fact: Fact) => Thrown | undefined;
	/** Throws of which a low number is good for whoever throws; those that are neither good nor bad. */
	readonly low: ReadonlySet<string>;
	readonly fate: ReadonlySet<string>;
	readonly tell: (line: Line<State, Command, Fact>) => Told;
	readonly moment: (state: State) => Moment;
	/** The heading that shows a sign of its side: a turn has one player, or each of its phases. */
	readonly sided: 'turn' | 'phase';
}
