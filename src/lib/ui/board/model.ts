import type { BranchName } from '#lib/ui/signs/icons.ts';
import type { MARKS } from './marks.ts';

/** A hex by its printed number, whatever form that has on its map. */
export type HexId = string;

/** Whose counter it is, by shape and colour. */
export type BoardSide = 'red' | 'white' | 'allied';

/** What covers a hex. */
export type Ground = 'clear' | 'valley' | 'woods' | 'forest' | 'marsh' | 'sea' | 'hills' | 'city';

/** How sure the drawing of a hex is: fixed, likely, or guessed. */
export type Doubt = 'none' | 'likely' | 'guessed';

/** What is written in a hex, and how large. */
export interface Place {
	readonly name: string;
	/** `site`: a name on the map without houses, such as a halt. */
	readonly rank: 'city' | 'town' | 'village' | 'site';
	/** Named before all others, also on the whole map. */
	readonly victory?: boolean;
}

/** A hex as it is printed. */
export interface MapHex {
	readonly id: HexId;
	/** Column from 0, and the height of its centre in hex heights, downwards. Columns are three quarters of a hex apart. */
	readonly at: readonly [column: number, row: number];
	readonly ground: Ground;
	readonly also?: readonly Ground[];
	readonly place?: Place;
	readonly station?: boolean;
	/** It is called by the name of its place alone. */
	readonly unnumbered?: boolean;
	readonly doubt?: Doubt;
}

/** What lies along the side between two hexes. */
export interface MapHexside {
	readonly a: HexId;
	readonly b: HexId;
	readonly kind: 'river' | 'stream' | 'lake' | 'ditch' | 'coast' | 'mines';
	/** Sides of one name are drawn as one line. */
	readonly name?: string;
	readonly bridge?: boolean;
}

/** A line from hex to hex. */
export interface MapLine {
	readonly kind: 'minor-road' | 'road' | 'major-road' | 'rail' | 'double-rail';
	readonly path: readonly HexId[];
}

/** An edge of the paper. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** Where a side comes onto the map. */
export interface EntryZone {
	readonly side: BoardSide;
	readonly hexes: readonly HexId[];
	readonly text?: string;
}

/** A printed map: everything that does not change during a game. */
export interface MapModel {
	readonly hexes: readonly MapHex[];
	readonly hexsides: readonly MapHexside[];
	readonly lines: readonly MapLine[];
	readonly entries?: readonly EntryZone[];
	/** Smaller maps beside the sheet, on the same paper: none of their hexes touches it. */
	readonly insets?: readonly { readonly name: string; readonly hexes: readonly HexId[] }[];
	/** What else is written on it: the names of waters, on the whole map; the hexes that an inset touches, near by. */
	readonly written?: readonly {
		readonly text: string;
		readonly at: MapHex['at'];
		readonly near?: boolean;
	}[];
	readonly kmPerHex: number;
	/** Where the paper is cut above and below, in hex heights; without it, no hex is cut. */
	readonly cut?: readonly [top: number, bottom: number];
	/** What is printed above its columns: every few of them. */
	readonly columns?: readonly { readonly column: number; readonly text: string }[];
	/** The edges behind which each side's own country lies: the front runs towards what lies between. */
	readonly home?: Readonly<Partial<Record<BoardSide, readonly Edge[]>>>;
}

/** An amber disc at the edge of a counter. */
export type MarkName = keyof typeof MARKS;

/** One counter, as it lies there now. */
export interface CounterView {
	readonly id: string;
	readonly side: BoardSide;
	readonly sign: BranchName;
	/** Its strength as printed: `7`, `3·5`. */
	readonly value: string;
	readonly movement?: string;
	readonly quality?: string;
	/** Beside it, where a game tells them apart. */
	readonly morale?: string;
	/** Steps at full strength; 0 for what has none, such as vehicles and stores. */
	readonly steps: number;
	readonly left: number;
	/** Not in Combat mode. */
	readonly march?: boolean;
	/** Two at most are drawn. */
	readonly marks?: readonly MarkName[];
	/** Cannot act. */
	readonly dim?: boolean;
	/** All of it, to be read aloud. */
	readonly name: string;
}

/** What lies in a hex. */
export interface StackView {
	readonly hex: HexId;
	/** The one on top first. */
	readonly counters: readonly CounterView[];
}

/** Hexes told apart by an edge (`edge`), by hatching (`red`, `white`), or by what is left lit (`lit`). */
export interface Area {
	readonly look: 'edge' | 'red' | 'white' | 'lit';
	readonly hexes: readonly HexId[];
}

/** What is lit on the map: the question that is open, and its answer. */
export interface Lights {
	/** Yellow rings. */
	readonly chosen?: readonly HexId[];
	/** The same, dashed. */
	readonly targets?: readonly HexId[];
	/** The way from the first hex to the last. */
	readonly path?: readonly HexId[];
	/** Other ways, thinner. */
	readonly otherPaths?: readonly (readonly HexId[])[];
	/** What is left in each hex in reach; all else lies under a veil. */
	readonly reach?: ReadonlyMap<HexId, string>;
	/** Zones of control, hatched. */
	readonly zones?: Readonly<Partial<Record<'red' | 'white', readonly HexId[]>>>;
	/** A short black tag in a hex. */
	readonly tags?: ReadonlyMap<HexId, string>;
	/** Hexes that are out of the question, with a cross. */
	readonly crossed?: readonly HexId[];
	/** Arrows from hex to neighbouring hex, as in an attack. */
	readonly arrows?: readonly (readonly [from: HexId, to: HexId])[];
	/** Moves that were made: a way with a head. */
	readonly moves?: readonly (readonly HexId[])[];
	/** Supply, command, control and the like. */
	readonly areas?: readonly Area[];
	/** Field works, and bridges that are no more, by the hexes on both sides. */
	readonly works?: readonly HexId[];
	readonly blown?: readonly (readonly [HexId, HexId])[] | undefined;
	/** Railroads and roads, by who holds them. */
	readonly held?: readonly { readonly side: BoardSide; readonly path: readonly HexId[] }[];
}

/** What the player switched on and off. */
export interface Layers {
	readonly counters: boolean;
	/** On the whole map alone, or near by too. */
	readonly front: 'whole' | 'always' | 'never';
	/** Near by, in hexes without a counter. */
	readonly numbers: boolean;
	readonly zones: boolean;
	/** How sure the map is; then no counter lies on it. */
	readonly doubt: boolean;
}
/** What is on as long as the player chose nothing. */
export const LAYERS: Layers = {
	counters: true,
	front: 'whole',
	numbers: true,
	zones: true,
	doubt: false
};

/** What the margin and the map say, in the language of the player. */
export interface BoardTexts {
	readonly tools: string;
	readonly layers: string;
	readonly find: string;
	readonly fit: string;
	readonly closer: string;
	readonly farther: string;
	/** Names the hidden list of stacks. */
	readonly stacks: string;
	/** The scale under its bar: `8 km`. */
	readonly km: (km: number) => string;
}
