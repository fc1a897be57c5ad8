import type * as kernel from '#lib/kernel/sheet/calculator.ts';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../book.ts';
import type { Fought, retreatOwed } from '../rules/combat.ts';
import type { Led } from '../rules/leaders.ts';
import type { Camp, Cancel } from '../types.ts';

export type {
	Choice,
	Count,
	Counts,
	Flag,
	Form,
	Group,
	OpposedGroup,
	Telling,
	Working
} from '#lib/kernel/sheet/calculator.ts';

/** COMBAT SEQUENCE: who must retreat when the fire is over. */
export type RetreatOwed = ReturnType<typeof retreatOwed>;

/** What an outcome does in a campaign. */
export type Change =
	| { readonly kind: 'fought'; readonly fought: Fought; readonly owed: RetreatOwed }
	| { readonly kind: 'cancelled'; readonly came: Cancel }
	| { readonly kind: 'led'; readonly led: Led }
	| { readonly kind: 'steps'; readonly camp: Camp; readonly lines: readonly Modifier[] }
	| { readonly kind: 'goesAhead'; readonly ahead: boolean };

export type Resolution = kernel.Resolution<Change>;
export type Calculator = kernel.Calculator<Book, Change>;
