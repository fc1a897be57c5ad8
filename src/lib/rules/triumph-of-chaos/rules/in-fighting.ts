import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { numberOf, type Book } from '../book.ts';
import { CHITS, FIGHTING_OF, type Chit } from '../charts/chits.ts';
import { FIGHTING } from '../charts/list-numbers.ts';
import type { Camp } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the chits still in the pool, each as often as it is there (TC-12). */
export const pool = (book: Book, camp: Camp, drawn: readonly string[]): readonly Chit[] =>
	CHITS[camp].flatMap((chit) => {
		const gone = drawn.filter((key) => key === chit.key).length;
		return Array.from({ length: Math.max(0, numberOf(book, chit.count) - gone) }, () => chit);
	});

/** WHITE IN-FIGHTING; RED IN-FIGHTING: one chit out of the pool; nothing where it is empty. */
export const drawChit = (book: Book, camp: Camp, drawn: readonly string[]): Draw<string | null> => {
	const chits = pool(book, camp, drawn);
	if (chits.length === 0) return Draw.of(null);
	return die(chits.length, {
		label: words.inFightingChit,
		rule: FIGHTING_OF[camp]
	}).map((place) => chits[place - 1]?.key ?? null);
};

/** RED IN-FIGHTING; WHITE IN-FIGHTING: half a die, rounded down: steps lost. */
export const halfDie = (camp: Camp = 'white'): Draw<number> =>
	die(6, { label: words.halfADie, rule: FIGHTING_OF[camp] }).map((roll) => Math.floor(roll / 2));

/** RED IN-FIGHTING; WHITE IN-FIGHTING: what No VC costs in VP when it ends, below nothing (TC-28). */
export const noVcCosts = (book: Book, camp: Camp): number =>
	numberOf(book, camp === 'red' ? FIGHTING.noCityRed : FIGHTING.noCityWhite);

/** RED IN-FIGHTING: how many trials may still be rolled for in this game. */
export const trialsLeft = (book: Book, rolled: number): number =>
	Math.max(0, numberOf(book, FIGHTING.trials) - rolled);

/** RED IN-FIGHTING: is a leader brought to trial? */
export const showTrial = (book: Book): Draw<boolean> =>
	upTo(book, FIGHTING.trialTo, words.accusation, words.trial);

/** RED IN-FIGHTING: does the attack on a further space go ahead? */
export const defeatism = (book: Book): Draw<boolean> =>
	upTo(book, FIGHTING.defeatismTo, words.defeatism, words.goesAhead);

/** RED IN-FIGHTING: is a stack spared the marker? */
export const noAct = (book: Book): Draw<boolean> =>
	upTo(book, FIGHTING.noActTo, words.noAct, words.nothing);

/** RED IN-FIGHTING: a die that says yes up to a number of the chart. */
const upTo = (
	book: Book,
	number: (typeof FIGHTING)[keyof typeof FIGHTING],
	label: string,
	word: string
): Draw<boolean> => {
	const to = numberOf(book, number);
	const needs = { from: 1, to, word, other: words.no };
	return die(6, { label, rule: 'Red In-Fighting', needs }).map((roll) => roll <= to);
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: influence points placed on Republics: a die. */
export const influence = (camp: Camp = 'red'): Draw<number> =>
	die(6, { label: words.influencePoints, rule: FIGHTING_OF[camp] });

/** WHITE IN-FIGHTING; RED IN-FIGHTING: the regions of Desertion, "Urals Central & North" as two or as one (TC-21). */
export const REGIONS = ['don', 'kuban', 'uralsCentral', 'uralsNorth', 'urals'] as const;
export type Region = (typeof REGIONS)[number];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: those that are drawn among, as TC-21 is read. */
export const regions = ({ readings }: Book): readonly Region[] =>
	readings['TC-21'] === 'three'
		? ['don', 'kuban', 'urals']
		: ['don', 'kuban', 'uralsCentral', 'uralsNorth'];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: one region by a die with as many faces. */
export const randomRegion = (book: Book, camp: Camp = 'white'): Draw<Region> => {
	const all = regions(book);
	return die(all.length, { label: words.randomRegion, rule: FIGHTING_OF[camp] }).map(
		(place) => all[place - 1] ?? 'don'
	);
};

/** RED IN-FIGHTING: nobody brings these to trial, in whichever letters they are written down. */
const NEVER_TRIED = ['trotsk', 'stalin', 'lenin', 'троцк', 'сталин', 'ленин'];

/** RED IN-FIGHTING: this leader may be brought to trial. */
export const mayBeTried = (name: string): boolean =>
	!NEVER_TRIED.some((one) => name.toLowerCase().includes(one));

/** RED IN-FIGHTING: one of so many leaders, counted in the order in which they stand. */
export const randomLeader = (many: number): Draw<number> =>
	die(many, { label: words.randomLeader, rule: 'Red In-Fighting' });
