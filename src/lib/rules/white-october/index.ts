export { type Book } from './book.ts';
export { ableAt, type AbleToAttack } from './engine/ahead/able.ts';
export type { Imagined } from './engine/ahead/imagine.ts';
export type { Preview } from './engine/ahead/preview.ts';
export { areNeighbours } from './engine/moves/back.ts';
export { RAISED, TARGET_NAMES } from './engine/asks/answers.ts';
export type { Command, Step } from './engine/commands.ts';
export { controls } from './engine/changes.ts';
export { fighterOf } from './engine/combat/scene.ts';
export { tankBack } from './engine/combat/spent.ts';
export { targetsAt } from './engine/combat/declaring/shelling.ts';
export type { Target } from './rules/08-combat/08-2-4-supports.ts';
export type { Question } from './engine/asked.ts';
export type { Fact } from './engine/facts.ts';
export { eventSaid } from './engine/facts/events.ts';
export { nameOf, turnSaid } from './engine/facts/kind.ts';
export { placeName } from './engine/facts/names.ts';
export { sufferedBy } from './engine/facts/suffered.ts';
export type { Waiting } from './engine/flow.ts';
export { counterOf, headerOf, unitOf, type Game } from './engine/game.ts';
export type { OctoberEngine } from './engine/index.ts';
export type { October } from './engine/owed.ts';
export { roomRule } from './engine/map/stacking.ts';
export { isLow } from './engine/map/supply.ts';
export type { Range } from './engine/moves/range.ts';
export type { Way } from './engine/moves/reach.ts';
export { bookedOn, comesTo, leftForTrain, turnToCome } from './engine/moves/entry.ts';
export { hasLeftNow, whyNoExit } from './engine/moves/rail.ts';
export { inPoints, type Step as MoveStep } from './engine/moves/steps.ts';
export { owedNow } from './engine/phases/politics.ts';
export { rpToSpend } from './rules/11-petrograd.ts';
export { notRaisable, purseOf } from './engine/phases/raising.ts';
export { pointsIn, resultOf } from './engine/phases/victory.ts';
export {
	bought,
	boughtFor,
	levelsFrom,
	mustDestroy,
	winnerAt,
	worthOf
} from './rules/16-victory.ts';
export { SEQUENCE, stepOf, type Step as TurnStep } from './engine/sequence.ts';
export { clearTurns, lastTurn, turnsWith } from './engine/setup.ts';
export type { Place, State, Unit, UnitId } from './engine/state.ts';
export { FILE, whiteOctober } from './game.ts';
export { HEADS } from './procedures/heads.ts';
export { courseOf, type Course } from './journal/course.ts';
export { withRatio, workingsOf } from './journal/workings.ts';
export type { Breach } from './rules/08-combat/08-2-6-retreat.ts';
export { rangesFrom } from './rules/12-city.ts';
export { printedValue, wholeValue } from './rules/08-combat/08-2-values.ts';
export { EVENT_NAMES } from './words/events.ts';
export { deliveredAt, hexOver, packWith } from './scenarios/corrections.ts';
export { overSides } from './scenarios/hexsides.ts';
export { shippedPack, type Pack } from './scenarios/pack.ts';
export type { Counter, MapData } from './scenarios/schema.ts';
export type { Code, Player, Terrain, UnitType } from './types.ts';
