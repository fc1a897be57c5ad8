import type { Player } from '../types.ts';
import { words } from '../words/en/sequence.ts';

/** 2 The steps of a turn, in the order printed, each with the number of its stop. Two action sequences of each player take turns. */
export const SEQUENCE = [
	{ step: 'ammunition', rule: '4.5', stop: 1, player: 'white', title: words.offensiveOrRest },
	{ step: 'arrivals', rule: '7.8', stop: 1, player: 'red', title: words.arrivals },
	{
		step: 'white-recruitment',
		rule: '3.1',
		stop: 2,
		player: 'white',
		title: words.whiteRecruitment
	},
	{
		step: 'white-replacements',
		rule: '3.3',
		stop: 2,
		player: 'white',
		title: words.whiteReplacements
	},
	{
		step: 'anti-subversion',
		rule: '11.2.1',
		stop: 2,
		player: 'red',
		title: words.againstSubversion
	},
	{ step: 'desertion', rule: '10.2', stop: 2, player: 'red', title: words.desertion },
	{ step: 'red-recruitment', rule: '3.1', stop: 2, player: 'red', title: words.redRecruitment },
	{ step: 'raising', rule: '11.2.2', stop: 2, player: 'red', title: words.raisingUnits },
	{ step: 'red-replacements', rule: '3.3', stop: 2, player: 'red', title: words.redReplacements },
	{ step: 'resupply', rule: '4.4.2', stop: 3, player: 'white', title: words.resupply },
	{ step: 'events', rule: '6', stop: 3, player: 'white', title: words.events },
	{ step: 'white-1', rule: '2', stop: 4, player: 'white', title: words.firstWhiteSequence },
	{ step: 'red-1', rule: '2', stop: 5, player: 'red', title: words.firstRedSequence },
	{ step: 'white-2', rule: '2', stop: 6, player: 'white', title: words.secondWhiteSequence },
	{ step: 'red-2', rule: '2', stop: 7, player: 'red', title: words.secondRedSequence },
	{ step: 'fatigue', rule: '9.1', stop: 8, player: 'white', title: words.fatigue }
] as const;
export type Step = (typeof SEQUENCE)[number]['step'];

/** The steps by their names, in their order. */
export const STEPS = SEQUENCE.map(({ step }) => step) as readonly Step[];

/** 2 What stands in the sequence of play about a step. */
export const stepOf = (step: Step): (typeof SEQUENCE)[number] => {
	const found = SEQUENCE.find((one) => one.step === step);
	if (!found) throw new Error(`No step ${step}`);
	return found;
};

/** 2 The step after this one; undefined after the last of a turn. */
export const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];

/** 2 Is it one of the four action sequences? */
export const isAction = (step: Step): boolean => /-[12]$/.test(step);

/** 2 What a player does in one of his two action sequences: each of them once a turn, in the order he likes. */
export const ACTIONS = ['movement', 'combat'] as const;
export type ActionKind = (typeof ACTIONS)[number];

/** 2 Which of the two a player may choose, after what he has done before in this turn. */
export const mayChoose = (before: ActionKind | null): readonly ActionKind[] =>
	ACTIONS.filter((kind) => kind !== before);

/** 2, 6 Is a step played at all: political actions come from this turn, desertion from that one, events by agreement? */
export const isPlayed = (
	step: Step,
	{
		turn,
		events,
		desertionFrom,
		politicsFrom
	}: {
		readonly turn: number;
		readonly events: boolean;
		readonly desertionFrom: number;
		readonly politicsFrom: number;
	}
): boolean => {
	switch (step) {
		case 'anti-subversion':
		case 'raising':
			return turn >= politicsFrom;
		case 'desertion':
			return turn >= desertionFrom;
		case 'events':
			return events;
		default:
			return true;
	}
};

/** 2 Whose step it is: the one who is asked in it first. */
export const playerOf = (step: Step): Player => stepOf(step).player;
