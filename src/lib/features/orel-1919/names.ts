import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { MarkName } from '#lib/ui/board/model.ts';
import { inALine } from '#lib/features/board/names.ts';
import {
	nameOf,
	placeName,
	type MapData,
	type ScenarioId,
	type State
} from '#lib/rules/orel-1919/index.ts';
import { words } from './words/en/board.ts';

export const SCENARIO_NAMES: Readonly<Record<ScenarioId, string>> = {
	historical: words.orelOctober1919,
	introductory: words.brasovo,
	hypothetical: words.theShockGroupIsDiscovered
};

/** What each mark says in words. */
export const MARK_WORDS: Readonly<Record<MarkName, string>> = {
	works: words.works,
	unsupplied: words.unsupplied,
	'no-command': words.outOfCommand,
	routed: words.routed,
	disorganised: words.disorganised,
	repulsed: words.repulsed,
	support: words.readyToSupport,
	barrage: words.barrage,
	recruits: words.withRecruits,
	asleep: words.inactive,
	moved: words.hasMoved,
	assault: words.attacks
};

export const GROUND_NAMES: Readonly<Record<MapData['hexes'][string]['terrain'], string>> = {
	clear: words.open,
	valley: words.valley,
	woods: words.woods,
	forest: words.forest,
	'scattered-marsh': words.scatteredMarsh
};

export const ATTACK_NAMES = { prepared: words.preparedAttack, hasty: words.hastyAttack } as const;

/** 7.2 What an attack is made on, with those who make it where there are several on that hex. */
export const attackedIn = (
	{ attacks }: State,
	{ id, hex, units }: State['attacks'][number]
): PhraseValue => {
	const others = attacks.some((one) => one.id !== id && one.hex === hex);
	const place = placeName(hex);
	return others ? say(words.hexByUnits, { hex: place, units: { list: units.map(nameOf) } }) : place;
};

/** The phases as the bar has room for them. */
export const PHASE_NAMES = {
	depots: words.depots,
	recruitment: words.recruitment,
	command: words.command,
	events: words.event,
	movement: words.movement,
	combat: words.fighting,
	end: words.end
} as const;

/** How a side wins: at a level, or where there are none (10.1). */
export const LEVEL_NAMES = {
	strategic: words.strategicVictory,
	regional: words.regionalVictory,
	minor: words.minorVictory,
	defeat: words.wins
} as const;

/** What a controlled event is played for. */
export const CHOICE_NAMES = {
	supply: words.noSupply,
	command: words.noCommand,
	plus: words.plus,
	minus: words.minus
} as const;

/** What a player settles beforehand for this phase, and its refusal. */
export const PLAN_NAMES = {
	leave: { yes: words.leaveBeforeCombat, no: words.stand },
	follow: { yes: words.gunsFollow, no: words.gunsStay },
	contact: { yes: words.trainsGoIntoContact, no: words.trainsKeepBack },
	charge: { yes: words.cavalryCharges, no: words.cavalryFightsDismounted },
	losses: { yes: words.lossesToTheStrongest, no: words.askAboutEachLoss },
	retreat: { yes: words.goBackTowardsTheirOwnEdge, no: words.askAtEachRetreat }
} as const;

/** 8.2.1 What a depot has, what of it is paid, and what is left then; 3.2 and whether it can trace. */
export const paying = (has: number, pays: number, traces = true): Phrase => {
	const sum = say(words.hasPaysKeeps, { has, pays, keeps: has - pays });
	return traces ? sum : inALine({ list: [sum, say(words.noSupplyLine)] });
};
