export { QUARTERS, type Book } from './book.ts';
export { isStep, type Command, type CommandOf, type Step } from './engine/commands.ts';
export type { Preview } from './engine/ahead/preview.ts';
export type { Imagined } from './engine/combat/imagine.ts';
export { CHECK_RESULTS } from './engine/combat/facts/checks.ts';
export { fighterOf } from './engine/combat/scene.ts';
export type { Question } from './engine/asked.ts';
export type { Fact } from './engine/facts.ts';
export { nameOf } from './engine/facts/kind.ts';
export { placeName } from './engine/facts/names.ts';
export { eventsSaid } from './words/events.ts';
export type { Waiting } from './engine/flow.ts';
export { counterOf, headerOf, hexIndex, placeOf, unitOf, type Game } from './engine/game.ts';
export { fits, stackIn } from './engine/map/stacking.ts';
export type { OrelEngine } from './engine/index.ts';
export type { OrelTable } from './engine/owed.ts';
export { costOf } from './engine/combat/before/ample.ts';
export { isFunctional, munitionsLeft } from './engine/map/supply.ts';
export { leftOut } from './engine/phases/command.ts';
export { victims } from './engine/phases/events.ts';
export type { Goal, Range } from './engine/moves/range.ts';
export { leftOf } from './engine/moves/mover.ts';
export type { Way } from './engine/moves/reach.ts';
export { inPoints, type Step as MoveStep } from './engine/moves/steps.ts';
export type { Attacking } from './engine/orders/attack.ts';
export type { Built } from './engine/orders/draft.ts';
export type { Ending, Move } from './engine/orders/move.ts';
export type { MunitionsPlan, Payment } from './engine/orders/munitions.ts';
export type { Orders } from './engine/orders/orders.ts';
export { endCost } from './engine/phases/actions.ts';
export { hasLevels, holderOf, isCutOff, resultOf } from './engine/phases/victory.ts';
export { tqOf } from './engine/quality.ts';
export { munitionsNeed } from './rules/08-combat/08-2-munitions.ts';
export { isDuel } from './rules/08-combat/08-5-before-combat.ts';
export type { Breach } from './rules/08-combat/08-5-retreat.ts';
export { PHASES, titleOf } from './rules/02-sequence.ts';
export { heldUntil, isAsleep } from './engine/setup.ts';
export type { State, Unit, UnitId } from './engine/state.ts';
export { FILE, orel1919 } from './game.ts';
export { courseOf, type Course } from './journal/course.ts';
export { workingsOf } from './journal/workings.ts';
export { HEADS } from './procedures/heads.ts';
export { deliveredAt, packWith } from './scenarios/corrections.ts';
export { shippedPack, type Pack } from './scenarios/pack.ts';
export type { Counter, MapData } from './scenarios/schema.ts';
export {
	isArtillery,
	isDepot,
	isTrain,
	isVehicle,
	SCENARIOS,
	type Mode,
	type Player,
	type ScenarioId,
	type UnitType
} from './types.ts';
