export { BOOK, type Book, defaultBook, META } from './book.ts';
export { automatic, AUTOMATION } from './engine/automation.ts';
export { conditionText, standingOf } from './engine/beside/conditions.ts';
export {
	type Condition,
	type ConditionInBattle,
	type Holder,
	HOLDERS,
	type LossWorth,
	type Objective,
	type ObjectiveInBattle
} from './engine/beside/goals.ts';
export {
	duePapers,
	isOpen,
	type Paper,
	PAPER_KINDS,
	type PaperInBattle,
	type PaperKind,
	paperOf,
	waitingPapers,
	WITH_UNITS
} from './engine/beside/papers.ts';
export { hasGoals, hasScore, scoreLines, scoreOf } from './engine/beside/score.ts';
export {
	type Content,
	fingerprint,
	NO_CONTENT,
	printWords,
	SALT_WORDS,
	saltFrom,
	type Seal
} from './engine/beside/seal.ts';
export { type Pace, paceOf, type Stamp, type TableTime } from './engine/beside/time.ts';
export { forBattle } from './engine/commands/battle.ts';
export type { Command, CommandOf } from './engine/commands/command.ts';
export { battleEngine } from './engine/engine.ts';
export type { Cause } from './engine/causes.ts';
export { owedTimes } from './engine/changed.ts';
export { evolveAll } from './engine/evolve.ts';
export type { Fact } from './engine/facts/fact.ts';
export { type Deed, deedsOf } from './engine/phases/actions.ts';
export { barred, targetsOf } from './engine/phases/barred.ts';
export { chanceOf, coveredFields, diceOf, needOf, testsToOwe } from './engine/phases/called.ts';
export { becauseOf } from './engine/phases/because.ts';
export { nextClock } from './engine/phases/closing.ts';
export { armiesOwing, due, hitsFirst, leftUndone, type Owed } from './engine/phases/owed.ts';
export { forbidden } from './engine/phases/permitted.ts';
export {
	comeAtNobody,
	mayHaveLeft,
	mayHaveReached,
	mayTakeCover,
	type Step,
	stepsOf
} from './engine/phases/steps.ts';
export type { BattleRoll, Parties, Ruled } from './engine/rolls/parties.ts';
export { bears, isShare, type LossKind, lossOf, shared } from './engine/rolls/sharing.ts';
export { gunsWith, hostsFor } from './engine/table/attaching.ts';
export {
	type Clock,
	clockAfter,
	fateOf,
	nextMovement,
	otherCamp,
	type PhaseNumber,
	SEQUENCE,
	stepOf,
	turnNumber
} from './engine/sequence.ts';
export {
	type BattleState,
	bookIn,
	type Id,
	OFFICER_STATUSES,
	type OfficerInBattle,
	type PlayerInBattle,
	type Presence,
	PRESENCES,
	type UnitInBattle
} from './engine/state.ts';
export { testsBeforeMoving } from './engine/table/areas.ts';
export {
	attackersIn,
	contactOf,
	goesBack,
	meleesToFight,
	retires,
	withdraws
} from './engine/table/contacts.ts';
export {
	type Bands,
	bandsMatter,
	bandsTo,
	chiefBeside,
	isUnder,
	leaderIs,
	leadershipCheck,
	leadershipNeed,
	ownLeader,
	spottersFor
} from './engine/table/leading.ts';
export { isCovered, moraleShown } from './engine/table/covered.ts';
export { outAtHits } from './engine/table/losses.ts';
export { distanceNow, distanceOf, fellBack } from './engine/table/moves.ts';
export { armyNeed, vehiclePoint } from './engine/table/support.ts';
export { FIRE_PARTS, type FirePart } from './engine/table/arms.ts';
export {
	armedStands,
	figuresFull,
	figuresLeft,
	attachedLeft,
	heroesOf,
	heroName,
	marked,
	nameOf,
	officerName,
	onTable,
	playerName,
	playing,
	standsLeft,
	stillThere,
	unitsOf,
	unitsOfCamp,
	vehicle
} from './engine/table/unit.ts';
export { type Crowd, type Doing, owedBy, owedCamp, phaseDeed } from './engine/waiting.ts';
export { redAndWhite } from './game.ts';
export { parseKept } from './journal/file.ts';
export { type History, type HistoryLine } from './journal/history.ts';
export {
	changedSince,
	filledNow,
	goneSince,
	isApplied,
	type LeftOpen,
	missingIn,
	openKey,
	type OpenRoll,
	parseLeftOpen,
	refreshed
} from './journal/left-open.ts';
export { ROSTERS } from './journal/roster/file.ts';
export { changesBack, mergeOf, type RosterChange, type Values } from './journal/roster/merge.ts';
export {
	type CarriedRoster,
	carriedState,
	editsOf,
	type Roster,
	takenRoster,
	takers
} from './journal/roster/roster.ts';
export { OF_THE_CLOCK, tell } from './journal/tell.ts';
export { against, canHit, PROCEDURES } from './procedures/all.ts';
export type { Change, Form, Resolution } from './procedures/calculator.ts';
export { calculatorBySlug } from './procedures/index.ts';
export { REFEREE_KEYS } from './procedures/parts.ts';
export type { FaceNeed, Procedure } from './procedures/procedure.ts';
export { cameBack, type ForceBack, marchedIn, type UnitBack } from './report/came-back.ts';
export { lostWith } from './report/fates.ts';
export { unitTitle } from './report/in-tables.ts';
export { fateFaces, type RosterSheet, rosterSheets, type RosterUnit } from './report/roster.ts';
export {
	bandTo,
	inchesIn,
	LEADER_BANDS,
	type LeaderBand,
	leadershipLine
} from './rules/leadership.ts';
export { claimsCoverTo } from './rules/movement.ts';
export { officerCharacter } from './rules/special-figures.ts';
export { RECOVERED, type Rounding, ROUNDINGS, SHARES } from './rules/vehicles/recovery.ts';
export { CHARACTER_FACTS } from './scenarios/characters.ts';
export { withFreshIds } from './scenarios/clone.ts';
export { type Badge, badgeOf, BADGES, FACTION_FACTS, signOf } from './scenarios/factions.ts';
export { namesOf, nextName, numbered } from './scenarios/names.ts';
export { loadExamples, loadPackages } from './scenarios/packages/load.ts';
export {
	letterOf,
	type Package,
	packageForce,
	type PackageLanguage,
	withPackage
} from './scenarios/packages/package.ts';
export { LIMITS } from './scenarios/schema.ts';
export {
	attachmentsFor,
	FIGURES,
	GUN_TITLES,
	rebuilt,
	TANK_TITLES,
	type Template,
	TEMPLATES,
	TYPE_TITLES,
	withGun
} from './scenarios/templates.ts';
export { type Remark, remarksOn, unitRemarks } from './scenarios/validate.ts';
export { FORCES } from './scenarios/file.ts';
export {
	isVehicle,
	type Attachment,
	type Camp,
	CAMPS,
	type Character,
	CHARACTERS,
	type Faction,
	FACTIONS,
	type Force,
	type Gun,
	GUNS,
	type Mark,
	MARKS,
	type Name,
	type Officer,
	type Player,
	TANK_MODELS,
	type Unit,
	UNIT_TYPES,
	type UnitType
} from './types.ts';
export {
	ATTACHMENT_WORDS,
	buildParts,
	fightingStands,
	figuresOf,
	partsOf,
	strengthOf
} from './words/forces.ts';
export { reasonsFor, settledWinner, winnerSoFar, wonBy } from './engine/beside/outcome.ts';
export { didWords } from './words/did.ts';
export { clockPhrase, HOLDER_WORDS, KIND_WORDS } from './words/goals-and-papers.ts';
export { causeWords } from './words/causes.ts';
export { owedTitle } from './words/owed.ts';
export { readQuick } from './words/quick.ts';
export { MORALE_AFTER, MORALE_TEST, quickReference } from './words/reference/quick.ts';
export { reference } from './words/reference/reference.ts';
export {
	CAMP_WORDS,
	CHARACTER_WORDS,
	MARK_WORDS,
	PRESENCE_WORDS,
	STATUS_WORDS
} from './words/table.ts';
