import { Draw, pool } from '#lib/kernel/dice/draw.ts';
import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import type { Commissar, Gun, Mover } from '../../types.ts';
import { savesFromShells, type ShellTarget } from './artillery.ts';
import { unsaved } from './hits.ts';
import { commissarOnMorale, moraleRoll, passesMorale } from '../morale.ts';
import { halved, mayMoveSo, movement, type Move } from '../movement.ts';
import { commissarOf, type CommissarOutcome } from '../special-figures.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** BOMBARDMENT: a unit moves towards a bombarded area. */
export interface IntoBombardment extends Move {
	/** Stands left, or the morale point of a vehicle. */
	readonly stands: number;
	readonly gun: Gun;
	/** The unit's own morale modifiers, added up; minus is good. */
	readonly dieModifier: number;
	/** COMMISSARS: he is asked at the edge, where his bonus would be used. */
	readonly commissar?: Commissar;
	/** MOVEMENT: the unit's move of this turn in inches, if already rolled. */
	readonly rolled?: number;
	/** Inches to the edge. */
	readonly distanceToArea: number;
}

/** BOMBARDMENT: what a failure does (R41). */
export type BombardmentFailure = 'pinned' | 'fall_back';

/** BOMBARDMENT: how the move ended. */
export interface BombardmentResult {
	/** Inches moved; null for a vehicle that fell back. */
	readonly end: number | null;
	readonly reached: boolean;
	readonly passed: boolean | null;
	/** One figure lost to the shells, before any saving throw. */
	readonly casualty: boolean;
	/** The same after the saving throw, for those who get one. */
	readonly lost: boolean;
	readonly commissar: CommissarOutcome;
}

/** BOMBARDMENT: tanks, armoured cars and trains fall back, all others are pinned (R41). */
export const bombardmentFailure = (book: Book, mover: Mover): BombardmentFailure =>
	['tank', 'armoured_car', 'train'].includes(mover) && book.readings.R41 === 'fall_back'
		? 'fall_back'
		: 'pinned';

/** BOMBARDMENT: what these guns add to the morale die, by the owner's numbers (G02); null where they may not bombard. */
export const bombardmentModifier = (book: Book, gun: Gun): number | null =>
	gun === 'light' ? null : numberOf(book, `morale_die.bombardment_${gun}`);

/** BOMBARDMENT: may these guns bombard, and may this unit move like this? */
export const mayBombard = (book: Book, into: IntoBombardment): Decision<never> =>
	bombardmentModifier(book, into.gun) === null
		? refuse('Bombardment', say(words.lightGunsMayNotBombard))
		: mayMoveSo(book, into);

/** BOMBARDMENT: what is added to the morale die. */
export const bombardmentModifiers = (book: Book, into: IntoBombardment): Modifier[] =>
	modifiers(
		['Bombardment', words.sizeOfTheGuns, bombardmentModifier(book, into.gun) ?? 0],
		['Morale', words.theUnitsOwnModifiers, into.dieModifier]
	);

/** BOMBARDMENT: the test at the edge alone. An unmodified 6 costs a figure, pass or fail (R39). */
export const bombardmentTest = (
	book: Book,
	into: IntoBombardment
): Draw<{ readonly passed: boolean; readonly casualty: boolean }> => {
	const modifier = total(bombardmentModifiers(book, into));
	return moraleRoll(book, modifier, into.stands, artillery.moraleAtTheEdge).map(({ face }) => ({
		passed: passesMorale(book, face, modifier, into.stands),
		casualty: (book.readings.R39 === 'modified' ? face + modifier : face) >= 6
	}));
};

/** BOMBARDMENT: after a passed test the whole move is half of the roll; what has been used stays used (R11, R40). */
const moveAfterPassing = (book: Book, rolled: number, used: number): number =>
	book.readings.R40 === 'half_of_remainder'
		? used + halved(book, rolled - used, 1)
		: Math.max(used, halved(book, rolled, 1));

const SHELLED: Partial<Record<Mover, ShellTarget>> = {
	mg: 'mg',
	tchanka: 'mg',
	gun_limbered: 'artillery',
	gun_unlimbered: 'artillery',
	armoured_car: 'armoured_car',
	tank: 'tank',
	train: 'armoured_train'
};

/** BOMBARDMENT; ARMOURED CARS: may the figure or hit of an unmodified 6 be saved (BO-5, R20)? */
const savesFromBombardment = (book: Book, mover: Mover): boolean =>
	savesFromShells(book, SHELLED[mover] ?? 'infantry');

/** BOMBARDMENT: what happens at the edge: the commissar, the test, the saving throw. */
const atTheEdge = (
	book: Book,
	into: IntoBombardment
): Draw<Pick<BombardmentResult, 'casualty' | 'lost' | 'commissar'> & { passed: boolean }> => {
	const commissar = into.commissar ?? 'none';
	return commissarOf(commissar).chain((outcome) =>
		bombardmentTest(book, {
			...into,
			dieModifier: into.dieModifier + commissarOnMorale(book, commissar, outcome)
		}).chain(({ passed, casualty }) => {
			const saves = casualty && savesFromBombardment(book, into.mover);
			const lost = saves
				? pool(1, 6, unsaved(book), { label: words.savingThrow, rule: 'Saving throw' }).map(
						(n) => n === 1
					)
				: Draw.of(casualty);
			return lost.map((counts) => ({ passed, casualty, lost: counts, commissar: outcome }));
		})
	);
};

/** MOVEMENT: the move, rolled only once. */
const moveOf = (book: Book, into: IntoBombardment): Draw<number> =>
	into.rolled === undefined
		? movement(book, { ...into, bombardmentPassed: false })
		: Draw.of(into.rolled);

/** MOVEMENT; BOMBARDMENT: the whole move towards and into the area. */
export const moveIntoBombardment = (book: Book, into: IntoBombardment): Draw<BombardmentResult> =>
	moveOf(book, into).chain((rolled): Draw<BombardmentResult> => {
		const edge = into.distanceToArea;
		if (rolled <= edge)
			return Draw.of({
				end: rolled,
				reached: false,
				passed: null,
				casualty: false,
				lost: false,
				commissar: 'none'
			});
		return atTheEdge(book, into).map((test): BombardmentResult => {
			if (test.passed) return { end: moveAfterPassing(book, rolled, edge), reached: true, ...test };
			const falls = bombardmentFailure(book, into.mover) === 'fall_back';
			return { end: falls ? null : edge, reached: true, ...test };
		});
	});
