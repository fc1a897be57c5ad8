import { die, Draw, pool, repeated, type Needs } from '#lib/kernel/dice/draw.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';
import type { Character, Commissar, Heroic } from '../types.ts';

/** COMMISSARS; MACHINE GUNS: "unlikely", and where a "0" is asked for: that face of a D10, which is 10. */
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
	'none' | 'plus' | 'argument' | 'overrules' | 'deserts' | 'zero' | 'minus';

/** COMMISSARS: what each outcome adds. */
export const commissarModifier = (outcome: CommissarOutcome): number => {
	if (outcome === 'plus') return 1;
	if (outcome === 'overrules' || outcome === 'minus') return -1;
	return 0;
};

/** COMMISSARS: the D10, and on a 0 the D6, each time the bonus would be used (SP-2). */
export const commissarCheck = (): Draw<CommissarOutcome> => {
	const needs = unlikely('trouble', 'no quarrel');
	return die(10, { label: 'Commissar', rule: 'Commissars', needs }).chain((face) => {
		if (face < needs.from) return Draw.of<CommissarOutcome>('plus');
		return die(6, { label: 'The quarrel', rule: 'Commissars' }).map((quarrel) => {
			if (quarrel <= 3) return 'argument';
			return quarrel <= 5 ? 'overrules' : 'deserts';
		});
	});
};

/** COMMISSARS: the outcome that stands already, or the check where it is still due. */
export const commissarOf = (commissar: Commissar): Draw<CommissarOutcome> =>
	commissar === 'check' ? commissarCheck() : Draw.of(commissar);

/** COMMISSARS: what the outcome adds to the present action (R33). */
export const commissarNow = (
	book: Book,
	commissar: Commissar,
	outcome: CommissarOutcome
): number =>
	commissar === 'check' && book.readings.R33 === 'from_next_action'
		? 1
		: commissarModifier(outcome);

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: what leading heroically adds: 1, a committed subordinate 2 (R31). */
export const heroicBonus = (book: Book, heroic: Heroic, inMelee: boolean): number =>
	heroic === 2 && !inMelee && book.readings.R31 === 'melee_only' ? 1 : heroic;

/** OFFICERS & LEADERS: is an attached figure hit when its unit loses a figure? One D10 each (SP-4, R35). */
export const specialFigureHit = (book: Book, figure: string): Draw<boolean> =>
	pool(1, 10, smallChance(book, 'hit', 'unhurt'), {
		label: figure,
		rule: 'Officers and leaders'
	}).map((hit) => hit === 1);

/** OFFICERS & LEADERS: all attached figures in the order given, over several facts. */
export const specialFiguresHit = <Figure extends string>(
	book: Book,
	figures: readonly Figure[],
	facts: number
): Draw<readonly Figure[]> =>
	repeated<readonly Figure[]>(facts * figures.length, [], (hit, index) => {
		const figure = figures[index % figures.length];
		if (figure === undefined || hit.includes(figure)) return Draw.of(hit);
		return specialFigureHit(book, figure).map((struck) =>
			struck ? figures.filter((one) => one === figure || hit.includes(one)) : hit
		);
	});

/** OFFICERS & LEADERS: the fate of an officer who was hit. */
export type OfficerFate = 'unhurt' | 'scratch' | 'serious_wound' | 'dead';

/** OFFICERS & LEADERS: the second D10 (OF-2). */
export const officerFate = (): Draw<OfficerFate> =>
	die(10, { label: "The officer's fate", rule: 'Officers and leaders' }).map((face) => {
		if (face <= 2) return 'scratch';
		return face <= 6 ? 'serious_wound' : 'dead';
	});

/** OFFICERS & LEADERS: an officer whose unit loses figures so many times; the first hit settles it. */
export const officerCasualty = (book: Book, facts: number): Draw<OfficerFate> =>
	repeated<OfficerFate>(facts, 'unhurt', (fate) =>
		fate === 'unhurt'
			? specialFigureHit(book, 'Officer').chain((hit) =>
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

/** RELIGIOUS INSPIRATION: the D10 when his unit loses a figure, and the D6 of G06 (SP-3, R65). */
export const priestDistracted = (book: Book): Draw<PriestOutcome> =>
	pool(1, 10, unlikely('distracted', 'goes on'), {
		label: 'Priest',
		rule: 'Religious inspiration'
	}).chain((distracted) =>
		distracted === 0
			? Draw.of<PriestOutcome>('inspires')
			: die(6, { label: 'The priest', rule: 'Religious inspiration' }).map((face) => {
					if (face <= numberOf(book, 'priest_distracted.no_bonus_upto')) return 'tends_the_dying';
					return face <= numberOf(book, 'priest_distracted.minus_upto') ? 'panic' : 'hit';
				})
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
		return specialFigureHit(book, 'The priest himself').map((hit) => ({ outcome, hit }));
	});

const GRAVITY: readonly PriestOutcome[] = ['inspires', 'tends_the_dying', 'panic', 'hit'];
const graver = (one: PriestOutcome, two: PriestOutcome): PriestOutcome =>
	GRAVITY.indexOf(one) > GRAVITY.indexOf(two) ? one : two;

/** RELIGIOUS INSPIRATION: over so many casualties (R35); the worst distraction stands, a priest who is hit is gone. */
export const priestOver = (book: Book, tests: number): Draw<PriestUnderFire> =>
	repeated<PriestUnderFire>(tests, { outcome: 'inspires', hit: false }, (before) =>
		before.hit
			? Draw.of(before)
			: priestUnderFire(book).map(({ outcome, hit }) => ({
					outcome: graver(before.outcome, outcome),
					hit
				}))
	);

/** OFFICERS' CHARACTER: the D10 at the start of the game (OF-3). */
export const officerCharacter = (): Draw<Character> =>
	die(10, { label: 'Character', rule: "Officers' character" }).map((face) => {
		if (face === 1) return 'fanatic';
		if (face <= 4) return 'committed';
		if (face <= 8) return 'normal';
		return face === 9 ? 'efficient' : 'coward';
	});

/** OFFICERS' CHARACTER: faces of the D6 on which his character fails: 6, a coward's 5 or 6 (OF-4). */
export const failsFrom = (character: Character): number => (character === 'coward' ? 5 : 6);

/** OFFICERS' CHARACTER: the test of character. */
export const characterHolds = (character: Character): Draw<boolean> =>
	pool(
		1,
		6,
		{ from: failsFrom(character), to: 6, word: 'fails', other: 'holds' },
		{ label: 'Test of character', rule: "Officers' character" }
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

/** CONSEQUENCES OF OFFICER'S FAILURE: the test, and on a failure the second D6 with the turns of a drunk one (G08). */
export const testOfCharacter = (book: Book, character: Character): Draw<CharacterTest> =>
	characterHolds(character).chain((holds): Draw<CharacterTest> => {
		if (holds) return Draw.of({ failure: null, turns: 0 });
		return die(6, { label: 'How he fails', rule: "Officers' character" }).chain(
			(face): Draw<CharacterTest> => {
				const failure =
					OFFICER_FAILURES[
						numberOf(book, `officer_failure.${face as 1 | 2 | 3 | 4 | 5 | 6}`) - 1
					] ?? 'coward';
				if (failure !== 'drunk_d6_turns') return Draw.of({ failure, turns: 0 });
				return die(6, { label: 'Turns out of action', rule: "Officers' character" }).map(
					(turns) => ({
						failure,
						turns
					})
				);
			}
		);
	});
