import { die, Draw, pool, repeated, type Needs } from '#lib/kernel/dice/draw.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { ModifierLine } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../book.ts';
import { OFFICER_CHARACTER, OFFICER_FATE, QUARREL } from '../charts/command.ts';
import type { Character, Commissar, Heroic } from '../types.ts';
import { words } from '../words/en/rules.ts';

const D6 = [1, 2, 3, 4, 5, 6] as const;

/** COMMISSARS; MACHINE GUNS: "unlikely", or where a "0" is asked for: that face of a D10, which stands for 10. */
export const unlikely = (word: string, other: string): Needs => ({ from: 10, to: 10, word, other });

/** COMMISSARS; OFFICERS & LEADERS: "a small chance": as unlikely, or two faces of the D10 (R34). */
export const smallChance = (book: Book, word: string, other: string): Needs => ({
	from: book.readings.R34 === 'two_in_ten' ? 9 : 10,
	to: 10,
	word,
	other
});

/** COMMISSARS: what became of the bonus. */
export type CommissarOutcome =
	| 'none'
	| 'plus'
	| 'argument'
	| 'overrules'
	| 'deserts'
	| 'zero'
	| 'minus';

/** COMMISSARS: does the outcome help (1), harm (-1) or neither? */
export const commissarModifier = (outcome: CommissarOutcome): 1 | 0 | -1 => {
	if (outcome === 'plus') return 1;
	if (outcome === 'overrules' || outcome === 'minus') return -1;
	return 0;
};

/** COMMISSARS: the line of a list for his help or harm. */
export const commissarLine = (helps: 1 | -1): 'commissar' | 'commissar_overrules' =>
	helps === 1 ? 'commissar' : 'commissar_overrules';

const QUARREL_WORDS = {
	argument: words.heArgues,
	overrules: words.heOverrules,
	deserts: words.theyDesert
};

/** COMMISSARS: the D10, and on a 0 the D6, each time the bonus would be used (SP-2). */
export const commissarCheck = (): Draw<CommissarOutcome> => {
	const needs = unlikely(words.quarrel, words.noQuarrel);
	return die(10, { label: words.commissar, rule: 'Commissars', needs }).chain((face) => {
		if (face < needs.from) return Draw.of<CommissarOutcome>('plus');
		const means = QUARREL.rows.map((quarrel) => QUARREL_WORDS[QUARREL.at(quarrel, 'outcome')]);
		return die(6, { label: words.theQuarrel, rule: 'Commissars', means }).map((quarrel) =>
			QUARREL.at(quarrel, 'outcome')
		);
	});
};

/** COMMISSARS: the outcome that already stands, or the check where it is still due. */
export const commissarOf = (commissar: Commissar): Draw<CommissarOutcome> =>
	commissar === 'check' ? commissarCheck() : Draw.of(commissar);

/** COMMISSARS: does the outcome help, harm or neither in the present action (R33)? */
export const commissarNow = (
	book: Book,
	commissar: Commissar,
	outcome: CommissarOutcome
): 1 | 0 | -1 =>
	commissar === 'check' && book.readings.R33 === 'from_next_action'
		? 1
		: commissarModifier(outcome);

/** COMMISSARS: what a commissar is in the present action once he has been asked (R33). */
export const commissarAsked = (
	book: Book,
	commissar: Commissar | undefined,
	outcome: CommissarOutcome
): Commissar => {
	if (commissar !== 'check') return commissar ?? 'none';
	return ({ [1]: 'plus', [0]: 'none', [-1]: 'minus' } as const)[
		commissarNow(book, commissar, outcome)
	];
};

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: the line of a list for a heroic officer (R31); undefined where nobody leads. */
export const heroicLine = (
	book: Book,
	heroic: Heroic,
	inMelee: boolean
): 'heroic' | 'heroic_committed' | undefined => {
	if (heroic === 0) return undefined;
	const committed = heroic === 2 && (inMelee || book.readings.R31 !== 'melee_only');
	return committed ? 'heroic_committed' : 'heroic';
};

/** COMMISSARS: what one who helps or harms adds to each die of fire. */
export const commissarInFire = (book: Book, helps: 1 | 0 | -1): number =>
	helps === 0 ? 0 : book.charts.SMALL_ARMS_MODIFIERS.at(commissarLine(helps), 'modifier');

/** SMALL ARMS FIRING; ARTILLERY (R66): what special figures add to each die of fire, in printed order. */
export const figuresInFire = (
	book: Book,
	figures: {
		readonly heroic?: Heroic | undefined;
		readonly commissar?: 1 | 0 | -1 | undefined;
		readonly priest?: boolean | undefined;
		readonly priestPanics?: boolean | undefined;
	}
): readonly ModifierLine[] => {
	const list = book.charts.SMALL_ARMS_MODIFIERS;
	const led = heroicLine(book, figures.heroic ?? 0, false);
	return [
		['Officers and leaders', words.ledHeroically, led ? list.at(led, 'modifier') : 0],
		['Commissars', words.commissar, commissarInFire(book, figures.commissar ?? 0)],
		['Religious inspiration', words.priest, figures.priest ? list.at('priest', 'modifier') : 0],
		[
			'Religious inspiration',
			words.thePriestPanics,
			figures.priestPanics ? list.at('priest_panics', 'modifier') : 0,
			true
		]
	];
};

/** OFFICERS & LEADERS; COMMISSARS: is an attached figure hit when its unit loses a figure? One D10 each (SP-4, R35). */
export const specialFigureHit = (
	book: Book,
	label: string,
	rule = 'Officers and leaders'
): Draw<boolean> =>
	pool(1, 10, smallChance(book, words.figureIsHit, words.unhurt), { label, rule }).map(
		(hit) => hit === 1
	);

/** OFFICERS & LEADERS: the fate of an officer who was hit. */
export type OfficerFate = 'unhurt' | 'scratch' | 'serious_wound' | 'dead';

const FATE_WORDS = {
	scratch: words.scratched,
	serious_wound: words.wounded,
	dead: words.dead
};

/** OFFICERS & LEADERS: the second D10 (OF-2). */
export const officerFate = (): Draw<OfficerFate> =>
	die(10, {
		label: words.theOfficersFate,
		rule: 'Officers and leaders',
		means: OFFICER_FATE.rows.map((face) => FATE_WORDS[OFFICER_FATE.at(face, 'fate')])
	}).map((face) => OFFICER_FATE.at(face, 'fate'));

/** OFFICERS & LEADERS: an officer whose unit loses figures this many times; the first hit settles it. */
export const officerCasualty = (book: Book, facts: number): Draw<OfficerFate> =>
	repeated<OfficerFate>(facts, 'unhurt', (fate) =>
		fate === 'unhurt'
			? specialFigureHit(book, words.officer).chain((hit) =>
					hit ? officerFate() : Draw.of<OfficerFate>('unhurt')
				)
			: Draw.of(fate)
	);

/** OFFICERS & LEADERS; COMMISSARS: how often attached figures test for one fire or melee (R35). */
export const casualtyTests = (book: Book, figuresLost: number): number => {
	if (figuresLost <= 0) return 0;
	return book.readings.R35 === 'per_figure' ? figuresLost : 1;
};

/** RELIGIOUS INSPIRATION: what distracts the priest (G06, a default of this app). */
export type PriestOutcome = 'inspires' | 'tends_the_dying' | 'panic' | 'hit';

/** RELIGIOUS INSPIRATION: what distracts him, by the D6 of G06. */
const distractedBy = (book: Book, face: number): 'tends_the_dying' | 'panic' | 'hit' => {
	if (face <= numberOf(book, 'priest_distracted.no_bonus_upto')) return 'tends_the_dying';
	return face <= numberOf(book, 'priest_distracted.minus_upto') ? 'panic' : 'hit';
};
const DISTRACTION_WORDS = {
	tends_the_dying: words.tendsTheDying,
	panic: words.panics,
	hit: words.figureIsHit
};

/** RELIGIOUS INSPIRATION: the D10 when his unit loses a figure, and the D6 of G06 (SP-3, R65). */
export const priestDistracted = (book: Book): Draw<PriestOutcome> =>
	pool(1, 10, unlikely(words.distracted, words.goesOn), {
		label: words.priest,
		rule: 'Religious inspiration'
	}).chain((distracted) =>
		distracted === 0
			? Draw.of<PriestOutcome>('inspires')
			: die(6, {
					label: words.thePriest,
					rule: 'Religious inspiration',
					means: D6.map((face) => DISTRACTION_WORDS[distractedBy(book, face)])
				}).map((face) => distractedBy(book, face))
	);

/** RELIGIOUS INSPIRATION: what became of the priest: whether he still inspires, and whether he was hit. */
export interface PriestUnderFire {
	readonly outcome: PriestOutcome;
	readonly hit: boolean;
}

/** RELIGIOUS INSPIRATION; OFFICERS & LEADERS: one D10 for both, or one for each (R65). */
export const priestUnderFire = (book: Book): Draw<PriestUnderFire> =>
	priestDistracted(book).chain((outcome): Draw<PriestUnderFire> => {
		if (outcome === 'hit' || book.readings.R65 !== 'two_rolls')
			return Draw.of({ outcome, hit: outcome === 'hit' });
		return specialFigureHit(book, words.thePriestHimself).map((hit) => ({ outcome, hit }));
	});

const GRAVITY: readonly PriestOutcome[] = ['inspires', 'tends_the_dying', 'panic', 'hit'];
const graver = (one: PriestOutcome, two: PriestOutcome): PriestOutcome =>
	GRAVITY.indexOf(one) > GRAVITY.indexOf(two) ? one : two;

/**
 * RELIGIOUS INSPIRATION: over this many casualties (R35); the worst distraction stands, and a priest who is hit is
 * gone.
 */
export const priestOver = (book: Book, tests: number): Draw<PriestUnderFire> =>
	repeated<PriestUnderFire>(tests, { outcome: 'inspires', hit: false }, (before) =>
		before.hit
			? Draw.of(before)
			: priestUnderFire(book).map(({ outcome, hit }) => ({
					outcome: graver(before.outcome, outcome),
					hit
				}))
	);

const CHARACTER_WORDS: Readonly<Record<Character, string>> = {
	fanatic: words.fanatic,
	committed: words.committed,
	normal: words.normal,
	efficient: words.efficient,
	coward: words.coward
};

/** OFFICERS' CHARACTER: the D10 at the start of the game (OF-3). */
export const officerCharacter = (): Draw<Character> =>
	die(10, {
		label: words.character,
		rule: "Officers' character",
		means: OFFICER_CHARACTER.rows.map(
			(face) => CHARACTER_WORDS[OFFICER_CHARACTER.at(face, 'character')]
		)
	}).map((face) => OFFICER_CHARACTER.at(face, 'character'));

/** OFFICERS' CHARACTER: faces of the D6 on which his character fails: 6, a coward's 5 or 6 (OF-4). */
export const failsFrom = (book: Book, character: Character): number =>
	book.charts.IN_TEXT.at(
		character === 'coward' ? 'coward_fails_from' : 'character_fails_from',
		'number'
	);

/** OFFICERS' CHARACTER: the test of character. */
export const characterHolds = (book: Book, character: Character): Draw<boolean> =>
	pool(
		1,
		6,
		{
			from: failsFrom(book, character),
			to: 6,
			word: words.characterFails,
			other: words.characterHolds
		},
		{ label: words.testOfCharacter, rule: "Officers' character" }
	).map((fails) => fails === 0);

/** OFFICERS' CHARACTER: null where his character holds; turns out of action where he drinks. */
export interface CharacterTest {
	readonly failure: OfficerFailure | null;
	readonly turns: number;
}

/** OFFICERS' CHARACTER: what a failed character may lead to; `officer_failure` holds places of this list, from 1. */
const OFFICER_FAILURES = [
	'coward',
	'drunk_d6_turns',
	'flees',
	'shoots_himself',
	'surrenders',
	'defects'
] as const;
type OfficerFailure = (typeof OFFICER_FAILURES)[number];

/** CONSEQUENCES OF OFFICER'S FAILURE: how he fails, by the second D6 (G08). */
const failureOn = (book: Book, face: number): OfficerFailure =>
	OFFICER_FAILURES[numberOf(book, `officer_failure.${face as (typeof D6)[number]}`) - 1] ??
	'coward';
const FAILURE_WORDS: Readonly<Record<OfficerFailure, string>> = {
	coward: words.coward,
	drunk_d6_turns: words.drunk,
	flees: words.flees,
	shoots_himself: words.shootsHimself,
	surrenders: words.surrenders,
	defects: words.defects
};

/** CONSEQUENCES OF OFFICER'S FAILURE: the test, and on a failure the second D6 with the turns of a drunk one (G08). */
export const testOfCharacter = (book: Book, character: Character): Draw<CharacterTest> =>
	characterHolds(book, character).chain((holds): Draw<CharacterTest> => {
		if (holds) return Draw.of({ failure: null, turns: 0 });
		const means = D6.map((face) => FAILURE_WORDS[failureOn(book, face)]);
		return die(6, { label: words.howHeFails, rule: "Officers' character", means }).chain(
			(face): Draw<CharacterTest> => {
				const failure = failureOn(book, face);
				if (failure !== 'drunk_d6_turns') return Draw.of({ failure, turns: 0 });
				return die(6, { label: words.turnsOutOfAction, rule: "Officers' character" }).map(
					(turns) => ({
						failure,
						turns
					})
				);
			}
		);
	});
