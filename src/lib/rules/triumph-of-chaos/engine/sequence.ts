import { numberOf, type Book } from '../book.ts';
import { TURNS } from '../charts/list-numbers.ts';

/** A check that can be rolled at a step, by the address of its calculator. */
export interface StepCheck {
	readonly slug: string;
	readonly label: string;
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
		title: 'Political phase',
		steps: [
			{
				key: 'cards',
				title: 'Place the cards',
				hint: 'one political card in each political box'
			},
			{ key: 'boxes', title: 'Resolve cards and boxes' },
			{ key: 'influence', title: 'Adjust influence and control markers' },
			{ key: 'factions', title: 'Set up factions' }
		]
	},
	{
		phase: 'action',
		title: 'Action phase',
		steps: [
			{
				key: 'rounds',
				title: 'Action Rounds',
				hint: 'White first, then the sides alternate: a card or a special action',
				checks: [
					{ slug: 'redeployment', label: 'Redeployment' },
					{ slug: 'stacking', label: 'Stacking' },
					{ slug: 'leader', label: 'Leader' }
				]
			}
		]
	},
	{
		phase: 'logistics',
		title: 'Logistics phase',
		steps: [
			{
				key: 'withdrawal',
				title: 'Major Power withdrawal',
				checks: [{ slug: 'western-response', label: 'Western response' }]
			},
			{ key: 'attrition', title: 'Attrition' },
			{ key: 'conquered', title: 'Factions conquered' },
			{ key: 'linkUp', title: 'White link-up?' },
			{ key: 'points', title: 'Victory points' },
			{ key: 'victory', title: 'Automatic victory?' },
			{
				key: 'replacements',
				title: 'Replacements',
				hint: 'cards, penalties, bonuses, through Resource Centres',
				checks: [
					{ slug: 'replacements', label: 'Replacement steps' },
					{ slug: 'port-corruption', label: 'Port corruption' }
				]
			}
		]
	},
	{
		phase: 'wrapUp',
		title: 'Wrap-up',
		steps: [
			{ key: 'fighting', title: 'End In-Fighting?' },
			{ key: 'tracks', title: 'Political Involvement Tracks' },
			{ key: 'farEast', title: 'Far East' },
			{ key: 'greens', title: 'Greens and independent armies' },
			{ key: 'leaders', title: 'Check leaders' },
			{ key: 'moskva', title: 'Bomb Moskva?' },
			{ key: 'poland', title: 'Peace with Poland?' }
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
