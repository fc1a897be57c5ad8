import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { numberOf, type Book } from '../book.ts';
import { CANCELS } from '../charts/list-numbers.ts';
import type { Cancel, Terrain } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** CANCEL RETREAT: what the die modifiers ask. */
export interface Stand {
	readonly terrain: Terrain;
	readonly fortress: boolean;
	readonly cheka: boolean;
	/** The stack has a leader rated 4. */
	readonly leaderFour: boolean;
	readonly inFighting: boolean;
	/** The enemy took a friendly home-region VC this turn. */
	readonly homeCityLost: boolean;
}

const SECTION = 'Cancel Retreat';

/** CANCEL RETREAT: the net modifier, limited to 2 in either direction. */
const heldNet = (book: Book, net: number): number => {
	const most = numberOf(book, CANCELS.most);
	return Math.min(most, Math.max(-most, net));
};

/** CANCEL RETREAT: the lines in printed order, with their sum limited to 2 in either direction. */
export const cancelModifiers = (book: Book, stand: Stand): readonly Modifier[] => {
	const { terrain, fortress, cheka, leaderFour, inFighting, homeCityLost } = stand;
	const worth = (number: (typeof CANCELS)[keyof typeof CANCELS], counts: boolean) =>
		[SECTION, number.label, counts ? numberOf(book, number) : 0] as const;
	const lines = modifiers(
		worth(CANCELS.clear, terrain === 'clear'),
		worth(CANCELS.fortress, fortress),
		worth(CANCELS.rough, terrain === 'mountain' || terrain === 'marsh'),
		worth(CANCELS.cheka, cheka),
		worth(CANCELS.leader, leaderFour),
		worth(CANCELS.inFighting, inFighting),
		worth(CANCELS.homeCity, homeCityLost)
	);
	const sum = total(lines);
	const over = heldNet(book, sum) - sum;
	return over === 0
		? lines
		: [...lines, { section: SECTION, reason: words.noFurther, amount: over }];
};

/** CANCEL RETREAT: needs an elite unit and at least two friendly steps. */
export const mayCancel = (
	book: Book,
	{ elite, steps }: { elite: boolean; steps: number }
): boolean => elite && steps >= numberOf(book, CANCELS.needsSteps);

/** CANCEL RETREAT: one die; `drm` is the net modifier, of which no more than 2 counts either way. */
export const cancelRetreat = (book: Book, drm: number): Draw<Cancel> =>
	die(6, { label: words.cancelTheRetreat, rule: SECTION }).map((roll) => {
		const modified = roll + heldNet(book, drm);
		if (modified <= numberOf(book, CANCELS.mayTo)) return 'may_cancel';
		return modified <= numberOf(book, CANCELS.retreatTo) ? 'retreat' : 'retreat_loss';
	});
