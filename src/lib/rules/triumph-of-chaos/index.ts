export { BOOK, bookOf, numberAt, numberOf, type Book } from './book.ts';
export { warnings } from './charts/checks.ts';
export { chitOf, CHITS, FIGHTING_OF, type Chit } from './charts/chits.ts';
export { effectOf } from './charts/effect.ts';
export { CANCELS, MODIFIERS, TURNS } from './charts/list-numbers.ts';
export { standingOf, type PrintedNumber, type Standing } from './charts/numbers.ts';
export { NUMBERS, sheetOf, SHEETS, type ChartSheet } from './charts/sheets.ts';
export type { Command } from './engine/command.ts';
export type { Fact } from './engine/facts.ts';
export { fireWords } from './engine/facts/combat.ts';
export { effectIn, limitsOf } from './engine/reminders.ts';
export { PHASES, phaseOf, SEQUENCE } from './engine/sequence.ts';
export {
	COUNTS,
	LEADER_STATES,
	backUntold,
	leadersOf,
	ledgerOf,
	mayBelongToRound,
	ratingOf,
	roundOver,
	spaceNow,
	stepsLeft,
	stepsToSpend,
	vacated,
	type Cause,
	type Campaign,
	type CountName,
	type Leader,
	type SpaceCombat,
	type SpaceEnding
} from './engine/state.ts';
export type { CampaignWaiting } from './engine/waiting.ts';
export { triumphOfChaos } from './game.ts';
export { CHECKS, PROCEDURES } from './procedures/all.ts';
export { calledUpon } from './procedures/leader.ts';
export { chitInHand } from './procedures/draw-chit.ts';
export type { Parties, Procedure } from './procedures/procedure.ts';
export { drawChit, noVcCosts, pool, trialsLeft } from './rules/in-fighting.ts';
export type { Capability } from './rules/leaders.ts';
export { costOf } from './rules/logistics.ts';
export { CAMP_ORDER, otherCamp, type Camp } from './types.ts';
export {
	CAMP_WORDS,
	CONFIDENCE_WORDS,
	ENDING_WORDS,
	LEADER_WORDS,
	STANDING_SIGNS,
	STANDING_WORDS,
	WHERE_STEPS_GO
} from './words/names.ts';
