import { numberOf, type Book } from '../book.ts';
import { TURNS } from '../charts/list-numbers.ts';
import type { Camp } from '../types.ts';
import { words } from '../words/en/engine.ts';

/** A check that can be rolled at a step, by the address of its calculator, and for whom where a side is meant. */
export interface StepCheck {
	readonly slug: string;
	readonly label: string;
	readonly parties?: { readonly camp: Camp };
}

/** One line of the checklist. */
export interface Step {
	readonly key: string;
	readonly title: string;
	readonly hint?: string;
	readonly checks?: readonly StepCheck[];
}

export const PHASES = ['political', 'action', 'logistics', 'wrapUp'] as const;
export type Phase = (typeof PHASES)[number];

interface PhaseSteps {
	readonly phase: Phase;
	readonly title: string;
	readonly steps: readonly Step[];
}

/** TURN SEQUENCE: four phases and their steps, in printed order. */
export const SEQUENCE: readonly PhaseSteps[] = [
	{
		phase: 'political',
		title: words.politicalPhase,
		steps: [
			{
				key: 'cards',
				title: words.placeTheCards,
				hint: words.onePoliticalCardInEachPoliticalBox
			},
			{ key: 'boxes', title: words.resolveCardsAndBoxes },
			{ key: 'influence', title: words.adjustInfluenceAndControlMarkers },
			{ key: 'factions', title: words.setUpFactions }
		]
	},
	{
		phase: 'action',
		title: words.actionPhase,
		steps: [
			{
				key: 'rounds',
				title: words.actionRounds,
				hint: words.whiteFirstThenTheSidesAlternateA,
				checks: [
					{ slug: 'redeployment', label: words.redeployment },
					{ slug: 'stacking', label: words.stacking },
					{ slug: 'leader', label: words.leader }
				]
			}
		]
	},
	{
		phase: 'logistics',
		title: words.logisticsPhase,
		steps: [
			{
				key: 'withdrawal',
				title: words.majorPowerWithdrawal,
				checks: [{ slug: 'western-response', label: words.westernResponse }]
			},
			{ key: 'attrition', title: 'Attrition' },
			{ key: 'conquered', title: words.factionsConquered },
			{ key: 'linkUp', title: words.whiteLinkUp },
			{ key: 'points', title: words.victoryPoints },
			{ key: 'victory', title: words.automaticVictory },
			{
				key: 'replacements',
				title: words.replacements,
				hint: words.cardsPenaltiesBonusesThrough,
				checks: [
					{
						slug: 'replacements',
						label: words.replacementStepsOfWhite,
						parties: { camp: 'white' }
					},
					{ slug: 'replacements', label: words.replacementStepsOfRed, parties: { camp: 'red' } },
					{ slug: 'port-corruption', label: words.portCorruption }
				]
			}
		]
	},
	{
		phase: 'wrapUp',
		title: words.wrapUp,
		steps: [
			{ key: 'fighting', title: words.endInFighting },
			{ key: 'tracks', title: words.politicalInvolvementTracks },
			{ key: 'farEast', title: words.farEast },
			{ key: 'greens', title: words.greensAndIndependentArmies },
			{ key: 'leaders', title: words.checkLeaders },
			{ key: 'moskva', title: words.bombMoskva },
			{ key: 'poland', title: words.peaceWithPoland }
		]
	}
];

export const phaseOf = (phase: Phase): PhaseSteps => {
	const found = SEQUENCE.find((one) => one.phase === phase);
	if (!found) throw new Error(`No phase ${phase}`);
	return found;
};

/** TURN SEQUENCE: every step of every phase. */
export const STEP_KEYS: readonly string[] = SEQUENCE.flatMap(({ phase, steps }) =>
	steps.map(({ key }) => `${phase}.${key}`)
);

/** A phase of a turn. */
export interface Moment {
	readonly turn: number;
	readonly phase: Phase;
}

/** TURN SEQUENCE: the beginning of the turn after this one. */
export const nextTurn = (book: Book, { turn }: Moment): Moment => ({
	turn: turn + 1,
	phase: turn + 1 > numberOf(book, TURNS.politicalTo) ? 'action' : 'political'
});

/** TURN SEQUENCE: the phase after this one; with the last one the turn is over. */
export const following = (book: Book, now: Moment): Moment => {
	const phase = PHASES[PHASES.indexOf(now.phase) + 1];
	return phase ? { turn: now.turn, phase } : nextTurn(book, now);
};
