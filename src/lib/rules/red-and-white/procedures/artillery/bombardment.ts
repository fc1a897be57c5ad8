import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	bombardmentFailure,
	bombardmentModifiers,
	mayBombard,
	moveIntoBombardment,
	type BombardmentResult,
	type IntoBombardment
} from '../../rules/fire/bombardment.ts';
import { commissarOnMorale, moraleTo } from '../../rules/morale.ts';
import { LEFT_BY_MOVING } from '../../rules/movement.ts';
import { commissarAsked } from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import type { Mark } from '../../types.ts';
import {
	bombardmentAsks,
	bombardmentGroups,
	intoIn,
	vehicleOf,
	type Into
} from './bombardment-fields.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Line,
	type Telling,
	type Working
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import { MORALE_INITIAL, passNote } from '../morale/morale-parts.ts';
import { MOVE_INITIAL, moveBrief, moveIn, moveLines } from '../movement/move-parts.ts';
import {
	commissarChange,
	commissarLines,
	flagIn,
	GOES_BACK,
	quarrels,
	signed,
	told,
	workingOf
} from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** The commissar as assumed before the dice: without a quarrel. */
const expected = (book: Book, { commissar = 'none' }: IntoBombardment): number =>
	commissar === 'check'
		? commissarOnMorale(book, 'check', 'plus')
		: commissarOnMorale(book, commissar, commissar);

const workings = (book: Book, into: Into): Working[] => {
	const commissar = expected(book, into);
	const lines = [
		...bombardmentModifiers(book, { ...into, dieModifier: 0 }),
		...into.own,
		...(commissar === 0
			? []
			: [{ section: 'Commissars', reason: texts.commissar, amount: commissar, byDefault: true }])
	];
	return [
		{ lines: moveLines(book, into) },
		{
			lines: [
				told(
					vehicleOf(into.mover)
						? say(texts.moralePointTheDieMustNotExceedIt)
						: say(texts.standsLeftTheDieMustNotExceedThem),
					'Morale',
					into.stands
				)
			]
		},
		workingOf(
			lines,
			say(texts.addedToTheMoraleDie),
			passNote(moraleTo(book, total(lines), into.stands))
		)
	];
};

/** BOMBARDMENT: the ways it can end. */
type Ending = 'short' | 'failed' | 'edge' | 'in';
const ending = (into: IntoBombardment, { reached, passed, end }: BombardmentResult): Ending => {
	if (!reached) return 'short';
	if (!passed) return 'failed';
	return (end ?? 0) > into.distanceToArea ? 'in' : 'edge';
};

const forecastOf = (
	book: Book,
	into: IntoBombardment,
	dist: Distribution<BombardmentResult>
): Forecast => {
	const chance = (which: Ending) => chanceOf(dist, (result) => ending(into, result) === which);
	const failed =
		bombardmentFailure(book, into.mover) === 'fall_back' ? texts.goesBack : texts.pinned;
	const ends: readonly (readonly [Ending, string])[] = [
		['short', texts.shortOfIt],
		['failed', failed],
		['edge', texts.atTheEdge],
		['in', texts.inside]
	];
	return {
		answer: {
			value: { chance: chance('in') },
			strong: say(texts.toGoIn),
			second: say(texts.failsToFailTheTest, { fails: { chance: chance('failed') } })
		},
		chart: {
			caption: say(texts.howTheMoveEndsInPercent),
			bars: namedBars(
				dist,
				ends.map(([which, label]) => ({
					label,
					is: (result) => ending(into, result) === which,
					on: which === 'in'
				}))
			)
		},
		facts: [
			{
				label: say(texts.mustTestAtTheEdge),
				value: { chance: chanceOf(dist, ({ reached }) => reached) }
			},
			{ label: say(texts.failsTheTest), value: { chance: chance('failed') } },
			{
				label: vehicleOf(into.mover) ? say(texts.takesAHit) : say(texts.losesAFigure),
				value: { chance: chanceOf(dist, ({ lost }) => lost) }
			},
			...(into.commissar === 'check'
				? [
						{
							label: say(texts.theCommissarQuarrels),
							value: { chance: chanceOf(dist, ({ commissar }) => quarrels(commissar)) }
						}
					]
				: [])
		]
	};
};

const WORDS: Record<Ending, readonly [value: string, words: string]> = {
	short: [texts.short, texts.itMovesFar],
	failed: [texts.failed, texts.itIsPinnedAtTheEdge],
	edge: [texts.passed, texts.itStaysAtTheEdge],
	in: [texts.passed, texts.itMayGoFarInAll]
};
const MEANING: Record<Ending, string> = {
	short: texts.itDoesNotComeToTheAreaAndNeedNot,
	failed: texts.noMoreFireOrMovementThisTurn,
	edge: texts.halfOfItsMoveIsUsedUpThere,
	in: texts.theShellsHaveHalvedItsMove
};

const tell = (book: Book, into: Into, result: BombardmentResult): Telling => {
	const how = ending(into, result);
	const back = how === 'failed' && result.end === null;
	const vehicle = vehicleOf(into.mover) !== null;
	const [value, words] = WORDS[how];
	const loss: readonly Phrase[] = result.lost
		? [vehicle ? say(texts.the6IsAHitOnIt) : say(texts.the6CostsAFigure)]
		: result.casualty
			? [say(texts.the6WasSaved)]
			: [];
	return {
		value,
		say: back ? say(texts.itFallsBackOneMove) : say(words, { far: { inches: result.end ?? 0 } }),
		more: [...(back ? [] : [say(MEANING[how])]), ...loss],
		...(result.passed === null
			? { lines: [] }
			: {
					lines: testLines(book, into, result),
					working: workings(book, {
						...into,
						commissar: commissarAsked(book, into.commissar, result.commissar)
					})
				})
	};
};

/** BOMBARDMENT: how the die at the edge was read. */
const testLines = (book: Book, into: IntoBombardment, { commissar }: BombardmentResult): Line[] => {
	const added =
		total(bombardmentModifiers(book, into)) +
		commissarOnMorale(book, into.commissar ?? 'none', commissar);
	return [
		...commissarLines(commissar),
		...(added === 0 ? [] : [told(say(texts.addedToTheDie), 'Bombardment', signed(added))]),
		told(say(texts.mustNotExceed), 'Morale', into.stands)
	];
};

/** MOVEMENT (G07, G15, R54): a compulsory retreat, one by choice, a withdrawal from a melee, or a move forward. */
type Goes = 'back' | 'rear' | 'withdrawal' | undefined;
const goesIn = (form: Form): Goes => {
	if (flagIn(form, 'rear')) return 'rear';
	if (flagIn(form, 'back')) return 'back';
	return flagIn(form, 'withdraws') ? 'withdrawal' : undefined;
};

/** BOMBARDMENT: how far the unit goes in all, and whether that leads into the area. */
const whereOf = (into: IntoBombardment, goes: Goes, result: BombardmentResult): Partial<Change> => {
	const how = ending(into, result);
	const own = into.charging ? 'charge' : 'ordinary';
	const stays = goes === 'withdrawal' && how === 'failed';
	const inches = result.end ?? into.distanceToArea;
	return {
		...(stays ? {} : { went: { how: goes ?? own, inches, shells: true } }),
		...(how === 'in' ? { area: 'inside' } : { area: 'edge' })
	};
};

/** MOVEMENT; CAVALRY (R54): a unit that fails to leave a melee through shells stays in it. */
const marksOf = (goes: Goes, how: Ending): readonly Mark[] => {
	if (goes === 'back' || (goes === 'withdrawal' && how === 'failed')) return [];
	return [goes === 'withdrawal' ? 'withdrew' : 'moved'];
};

/** BOMBARDMENT: a pinned unit keeps its mark until the turn ends; one that falls back has no mark for it. */
const changes = (into: IntoBombardment, goes: Goes, result: BombardmentResult): Change[] => {
	const pinned = ending(into, result) === 'failed' && result.end !== null;
	const vehicle = vehicleOf(into.mover) !== null;
	const falls = ending(into, result) === 'failed' && result.end === null;
	return [
		{
			...commissarChange('unit', result.commissar, [
				...marksOf(goes, ending(into, result)),
				...(into.charging ? (['charged'] as const) : []),
				...(into.limbering ? (['limbered'] as const) : []),
				...(pinned ? (['pinned'] as const) : [])
			]),
			...(into.mover === 'officer' ? {} : whereOf(into, goes, result)),
			off: LEFT_BY_MOVING,
			...(falls ? GOES_BACK : {}),
			...(result.lost ? (vehicle ? { hits: 1 } : { figures: 1 }) : {})
		}
	];
};

/** MOVEMENT; BOMBARDMENT: a move that may lead into a bombarded area, and the test at its edge. */
export const BOMBARDMENT: Calculator = {
	slug: 'bombardment',
	title: texts.bombardment,
	section: 'Bombardment',
	phases: [3],
	roles: { unit: texts.movesIntoIt },
	sign: 'pinned',
	log: { alone: texts.unitMovesWithShellsInItsWay },
	owed: texts.intoABombardmentOwed,
	deed: texts.intoABombardmentShort,
	initial: {
		gun: 'field',
		distanceToArea: 3,
		stands: 4,
		hits: 0,
		rolled: -1,
		...MOVE_INITIAL,
		...MORALE_INITIAL
	},
	groups: bombardmentGroups,
	asks: bombardmentAsks,
	brief: (book, form) => moveBrief(book, moveIn(book, form)),
	resolve: (book, form) => {
		const into = intoIn(book, form);
		const may = mayBombard(book, into);
		if (!may.ok) return { refused: may.refusal };
		return {
			resolution: resolution({
				working: workings(book, into),
				draw: moveIntoBombardment(book, into),
				forecast: (dist) => forecastOf(book, into, dist),
				tell: (result) => tell(book, into, result),
				changes: (result) => changes(into, goesIn(form), result)
			})
		};
	}
};
