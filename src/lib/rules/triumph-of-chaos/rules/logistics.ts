import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier, type ModifierLine } from '#lib/kernel/book/modifier.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { numberOf, type Book } from '../book.ts';
import { PORTS, REPLACEMENTS } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Camp } from '../types.ts';
import { words } from '../words/en/rules.ts';

const SECTION = 'Replacements';

/** PORT CORRUPTION: steps lost, 0 or fewer; `drm` is not on the aid (TC-11). */
export const portCorruption = (book: Book, drm: number): Draw<number> =>
	die(6, { label: words.portCorruption, rule: 'Port Corruption' }).map((roll) => {
		if (roll + drm <= numberOf(book, PORTS.noneTo)) return 0;
		return numberOf(book, roll + drm <= numberOf(book, PORTS.someTo) ? PORTS.some : PORTS.more);
	});

/** REPLACEMENTS: what a side may draw on in this turn. */
export interface Draft {
	readonly camp: Camp;
	/** Steps of the cards played for them; their values added up. */
	readonly cards: number;
	/** What the dice of this turn came to that have fallen already. */
	readonly already?: number;
	/** Steps that political cards, a levy or chits give or take, as told. */
	readonly told: number;
	/** OPTIONAL lines are played. */
	readonly optional: boolean;
	readonly homeRegionsLost: number;
	readonly homeRegionsHeld: number;
	/** Home-region VCs taken from the enemy this turn. */
	readonly captured: number;
	/** Ukraine VCs controlled. */
	readonly ukraine: number;
	/** Petrograd, Moskva of Red; Sevastopol, Omsk of White in enemy hands. */
	readonly citiesLost: number;
	/** Factions whose home VC is friendly: others; Finland, Turkistan, Central Powers. */
	readonly factions: number;
	readonly greatFactions: number;
	readonly ukraineFaction: number;
	readonly poland: number;
	readonly warsawPressed: boolean;
	readonly train: boolean;
	/** Red: Trotsky or Lenin eliminated. */
	readonly leaderGone: boolean;
	readonly turkistan: boolean;
	/** Red: the first turn at war with Poland. */
	readonly polishWar: boolean;
	/** White. */
	readonly powers: 'none' | 'white' | 'red';
	readonly britain: boolean;
	readonly france: boolean;
	readonly usa: boolean;
	readonly card31: boolean;
	readonly tsarRescued: boolean;
	/** Ports used as Resource Centres. */
	readonly ports: number;
}

/** REPLACEMENTS: what dice of this turn have given already: it counts, and is written down. */
const byDiceAlready = ({ already = 0 }: Draft): StepLines =>
	modifiers([SECTION, words.byDiceAlready, already]).map((line) => ({ ...line, already: true }));

/** REPLACEMENTS: the lines that need no die now, in printed order: cards, penalties, bonuses; then what fell before. */
export const fixedSteps = (book: Book, draft: Draft): StepLines => {
	const red = draft.camp === 'red';
	const line = (number: PrintedNumber, times: number | boolean): ModifierLine => [
		SECTION,
		number.label,
		numberOf(book, number) * Number(times)
	];
	const optional = Number(draft.optional);
	const { card31 } = draft;
	const allied = (controlled: boolean, raised: boolean): number =>
		controlled ? numberOf(book, raised ? REPLACEMENTS.allyCard : REPLACEMENTS.ally) : 0;
	return [
		...modifiers(
			[SECTION, words.valuesOfTheCards, draft.cards],
			[SECTION, words.politicalCardsLevyChits, draft.told],
			line(REPLACEMENTS.allHomeLost, draft.homeRegionsLost * optional),
			line(red ? REPLACEMENTS.redCity : REPLACEMENTS.whiteCity, draft.citiesLost),
			line(REPLACEMENTS.powersRed, !red && draft.powers === 'red'),
			line(REPLACEMENTS.capture, draft.captured),
			line(REPLACEMENTS.ukraine, draft.ukraine),
			line(REPLACEMENTS.allHomeHeld, draft.homeRegionsHeld * optional),
			line(REPLACEMENTS.turkistan, red && draft.turkistan),
			[SECTION, words.britainControlled, red ? 0 : allied(draft.britain, card31)],
			[SECTION, words.franceControlled, red ? 0 : allied(draft.france, false)],
			[SECTION, words.usaControlled, red ? 0 : allied(draft.usa, card31)],
			line(REPLACEMENTS.powersWhite, !red && draft.powers === 'white'),
			line(REPLACEMENTS.faction, draft.factions),
			line(REPLACEMENTS.greatFaction, draft.greatFactions),
			line(REPLACEMENTS.ukraineFaction, draft.ukraineFaction),
			line(draft.warsawPressed ? REPLACEMENTS.polandPressed : REPLACEMENTS.poland, draft.poland)
		),
		...byDiceAlready(draft)
	];
};

/** REPLACEMENTS: the lines that a die decides once a turn, by the field that calls for it. */
export const TURN_DICE = ['leaderGone', 'polishWar', 'tsarRescued', 'train'] as const;

/** A line that a die decides. */
interface Rolled {
	readonly reason: string;
	readonly section: string;
	readonly draw: Draw<number>;
}

/** REPLACEMENTS: Trotsky or Lenin eliminated. */
const afterLeaders = (book: Book): Draw<number> =>
	die(6, { label: words.trotskyOrLeninGone, rule: SECTION }).map((roll) => {
		if (roll <= numberOf(book, REPLACEMENTS.leadersWorstTo))
			return numberOf(book, REPLACEMENTS.leadersWorst);
		return roll <= numberOf(book, REPLACEMENTS.leadersBadTo)
			? numberOf(book, REPLACEMENTS.leadersBad)
			: 0;
	});

/** REPLACEMENTS: the rescued Tsar; TC-18 says how often. */
const tsar = (book: Book): Draw<number> =>
	die(6, { label: words.tsarRescued, rule: SECTION }).map((roll) =>
		roll <= numberOf(book, REPLACEMENTS.tsarTo) ? numberOf(book, REPLACEMENTS.tsar) : 0
	);

/** REPLACEMENTS: the Czech Legion with the IGSR train (TC-19). */
const train = (book: Book): Draw<number> =>
	die(6, { label: words.czechLegionWithTheTrain, rule: SECTION }).map((roll) => {
		if (roll > numberOf(book, REPLACEMENTS.trainTo)) return 0;
		return book.readings['TC-19'] === 'the_roll' ? roll : numberOf(book, REPLACEMENTS.train);
	});

/** REPLACEMENTS; PORT CORRUPTION: the lines that dice decide, in printed order. */
const rolledLines = (book: Book, draft: Draft): readonly Rolled[] => {
	const red = draft.camp === 'red';
	const of = (counts: boolean, reason: string, draw: () => Draw<number>, section = SECTION) =>
		counts ? [{ reason, section, draw: draw() }] : [];
	const ports = Array.from({ length: red ? 0 : draft.ports }, (_, at) => ({
		reason: `Port ${at + 1}: corruption`,
		section: 'Port Corruption',
		draw: portCorruption(book, 0)
	}));
	return [
		...of(red && draft.leaderGone, words.trotskyOrLeninGone, () => afterLeaders(book)),
		...ports,
		...of(red && draft.polishWar, words.firstTurnAtWarWithPoland, () =>
			die(6, { label: words.firstTurnAtWarWithPoland, rule: SECTION })
		),
		...of(!red && draft.tsarRescued, words.tsarRescued, () => tsar(book)),
		...of(
			!red && draft.tsarRescued && book.readings['TC-18'] === 'two',
			words.tsarRescuedOnceMore,
			() => tsar(book)
		),
		...of(draft.train, words.czechLegionWithTheTrain, () => train(book))
	];
};

/** PORT CORRUPTION: how many ports a situation of REPLACEMENTS tells of. */
export const portsIn = ({ ports }: Form): number => (typeof ports === 'number' ? ports : 0);

/** PORT CORRUPTION: a loss in a port, which stands apart from the penalties. */
export const inPort = ({ section }: Modifier): boolean => section === 'Port Corruption';

/** REPLACEMENTS: the dice once a turn that this side throws. */
export const diceOf = (draft: Draft): readonly string[] =>
	TURN_DICE.filter(
		(key) => draft[key] && (key === 'train' || (draft.camp === 'white') === (key === 'tsarRescued'))
	);

/** What there is, line by line; `rolled`: by a die; `already`: by one that is written down. */
export interface StepLine extends Modifier {
	readonly rolled?: true;
	readonly already?: true;
}
export type StepLines = readonly StepLine[];

/** REPLACEMENTS: every line with what its die gave; the total is what can be spent, never below nothing. */
export const replacements = (book: Book, draft: Draft): Draw<StepLines> =>
	rolledLines(book, draft).reduce(
		(before: Draw<StepLines>, { reason, section, draw }) =>
			before.chain((lines) =>
				draw.map((amount) => [
					...lines,
					...modifiers([section, reason, amount]).map((line) => ({
						...line,
						rolled: true as const
					}))
				])
			),
		Draw.of(fixedSteps(book, draft))
	);

/** REPLACEMENTS: steps to spend. */
export const stepsOf = (lines: StepLines): number => Math.max(0, total(lines));

/** REPLACEMENTS: what rebuilding costs; halves are possible. */
export const costOf = (book: Book, { armies, corps }: { armies: number; corps: number }): number =>
	armies * numberOf(book, REPLACEMENTS.armyCost) + corps * numberOf(book, REPLACEMENTS.corpsCost);
