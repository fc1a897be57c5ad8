import { die, Draw, pool, repeated, type Needs } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { PETROL_BOMB, PETROL_STAND } from '../../charts/vehicles.ts';
import { unitMorale, type MoraleCheck } from '../morale.ts';
import { unlikely, type CommissarOutcome } from '../special-figures.ts';
import { tankWorn, type TankState } from './tanks.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** TANKS: what petrol bombs did. */
export interface PetrolResult {
	/** Figures the infantry lost to its own attack. */
	readonly standCasualties: number;
	readonly bombHits: number;
	/** Hits on the tank. */
	readonly tankHits: number;
	/** Driver blinded: the tank does not move in its next own turn. */
	readonly blinded: boolean;
	readonly ablaze: boolean;
}

export const NO_BOMBS: PetrolResult = {
	standCasualties: 0,
	bombHits: 0,
	tankHits: 0,
	blinded: false,
	ablaze: false
};

const BOMB_WORDS = {
	hit: words.hit,
	blinded: words.driverBlinded,
	ablaze: words.ablaze
};

/** TANKS: the D6 of each bomb that hits: 1–3 a hit, 4 driver blinded, 5–6 ablaze. */
export const bombOnTank = (result: PetrolResult): Draw<PetrolResult> =>
	die(6, {
		label: words.bombOnTheTank,
		rule: 'Tanks',
		means: PETROL_BOMB.rows.map((face) => BOMB_WORDS[PETROL_BOMB.at(face, 'effect')])
	}).map((face) => {
		const effect = PETROL_BOMB.at(face, 'effect');
		return {
			...result,
			bombHits: result.bombHits + 1,
			tankHits: result.tankHits + (effect === 'hit' ? 1 : 0),
			blinded: result.blinded || effect === 'blinded',
			ablaze: result.ablaze || effect === 'ablaze'
		};
	});

const STAND_WORDS = {
	nothing: words.nothing,
	casualty: words.losesAFigure,
	bomb: words.bombHits
};

/** TANKS: infantry attacks a tank: a D6 for each stand, 1 costs it a figure, 6 is a bomb that hits. */
export const petrolAttack = (stands: number): Draw<PetrolResult> =>
	repeated(stands, NO_BOMBS, (result) =>
		die(6, {
			label: words.standWithPetrolBombs,
			rule: 'Tanks',
			means: PETROL_STAND.rows.map((face) => STAND_WORDS[PETROL_STAND.at(face, 'effect')])
		}).chain((face): Draw<PetrolResult> => {
			const effect = PETROL_STAND.at(face, 'effect');
			if (effect === 'bomb') return bombOnTank(result);
			const lost = effect === 'casualty' ? 1 : 0;
			return Draw.of({ ...result, standCasualties: result.standCasualties + lost });
		})
	);

/** MELEE; MORALE; COMMISSARS: the bombs, whether the infantry dared, and what a commissar did to its nerve. */
export interface PetrolOutcome extends PetrolResult {
	readonly passed: boolean;
	readonly commissar: CommissarOutcome;
}

/** MELEE; MORALE: infantry that won against a tank's attack must pass morale; then a D10 for each stand within 1 inch. */
export const petrolDefence = (
	book: Book,
	infantry: MoraleCheck,
	standsWithinOneInch: number
): Draw<PetrolOutcome> =>
	unitMorale(book, infantry, words.nerveForTheBombs).chain(({ passed, commissar }) =>
		(passed ? thrownBombs(standsWithinOneInch) : Draw.of(NO_BOMBS)).map((result) => ({
			...result,
			passed,
			commissar
		}))
	);

/** PETROL BOMBS VS. TANK: a D10 for each stand near enough. */
const thrownBombs = (stands: number): Draw<PetrolResult> =>
	pool(stands, 10, unlikely(words.hit, words.miss), {
		label: words.petrolBombs,
		rule: 'Petrol bombs vs. tank'
	}).chain((bombs) => repeated(bombs, NO_BOMBS, bombOnTank));

/** TANKS; MELEE: which procedure is used (R47: by who attacked). */
export const petrolProcedure = (book: Book, tankAttacked: boolean): 'd6' | 'd10' => {
	const policy = book.readings.R47;
	if (policy === 'd10_always') return 'd10';
	if (policy === 'd6_always') return 'd6';
	return tankAttacked ? 'd10' : 'd6';
};

/** TANKS; MELEE: does infantry throw bombs after a melee with a tank? Where it attacked (D6), or where it won (R47). */
export const throwsBombs = (
	book: Book,
	melee: { readonly tankAttacked: boolean; readonly infantryWon: boolean }
): boolean =>
	mayHaveBombs(book).ok &&
	(melee.infantryWon ||
		(!melee.tankAttacked && petrolProcedure(book, melee.tankAttacked) === 'd6'));

/** TANKS; MELEE: infantry and a tank that met in melee. */
export interface PetrolFight {
	readonly tankAttacked: boolean;
	/** Its stands and what helps its nerve. */
	readonly infantry: MoraleCheck;
	readonly standsWithinOneInch: number;
}

/** TANKS; MELEE; MORALE: infantry throws its bombs, by whichever procedure is played (R47). */
export const petrolBombs = (book: Book, fight: PetrolFight): Draw<PetrolOutcome> =>
	petrolProcedure(book, fight.tankAttacked) === 'd6'
		? petrolAttack(fight.infantry.stands).map((result) => ({
				...result,
				passed: true,
				commissar: 'none'
			}))
		: petrolDefence(book, fight.infantry, fight.standsWithinOneInch);

/** TANKS: what the bombs did to a tank; a blinded driver is recorded separately (G12). */
export const tankAfterBombs = (book: Book, hits: number, result: PetrolResult): TankState => ({
	...tankWorn(book, { condition: 'ok', hits: hits + result.tankHits, retreated: false }),
	...(result.ablaze ? { condition: 'on_fire' as const } : {})
});

const goodChance = (book: Book): Needs => ({
	from: 1,
	to: numberOf(book, 'good_chance.upto'),
	word: words.hasBombs,
	other: words.noBombs
});

/** INFANTRY: how many units have made petrol bombs before the game: each with a "good chance" (G09). */
export const unitsWithBombs = (book: Book, units: number): Draw<number> =>
	pool(units, 10, goodChance(book), { label: words.petrolBombs, rule: 'Infantry' });

/** INFANTRY: petrol bombs only where the referee allows them. */
export const mayHaveBombs = (book: Book): Decision<never> =>
	book.options.petrol_bombs === 'allowed'
		? accept()
		: refuse('Infantry', say(words.theRefereeHasNotAllowedPetrolBombs));
