import { owesOf, type OptionOf, type OwedOf, type Table } from '#lib/kernel/decided/owed.ts';
import { sectionOf, type ProcedureName } from '../procedures/heads.ts';
import type { Player } from '../types.ts';
import type { Command, Parties } from './commands.ts';
import type { Fact } from './facts.ts';
import type { UnitId } from './state.ts';
import { words } from '../words/en/engine.ts';

export type OrelTable = Table<Command, Fact, Player, ProcedureName, Parties>;
/** One thing a player may do now, and the facts it makes. */
export type Option = OptionOf<Command, Fact>;
/** What comes next: facts by themselves, a player's answer, or dice; nothing once the game is over. */
export type Owed = OwedOf<OrelTable>;

/** A player's answer, or his refusal, after which this follows. He is asked even where the rule leaves him nothing else. */
export const unlessDeclined = (
	player: Player,
	rule: string,
	options: readonly Option[],
	{
		what,
		by,
		then
	}: {
		readonly what: Extract<Fact, { type: 'declined' }>['what'];
		readonly by: 'done' | 'pass' | 'stand';
		readonly then: Fact;
	}
): Owed => ({
	kind: 'player',
	player,
	rule,
	options: [
		...options,
		{ command: { type: by }, events: () => [{ type: 'declined', rule, what }, then] }
	]
});

/** Yes or no for one unit, with the fact that each answer makes. */
export const yesOrNo = (
	rule: string,
	{ id: unit, player }: { readonly id: UnitId; readonly player: Player },
	yes: Fact,
	no: Fact,
	...then: readonly Fact[]
): Owed => ({
	kind: 'player',
	player,
	rule,
	options: [
		{ command: { type: 'yes', unit }, events: () => [yes, ...then] },
		{ command: { type: 'no', unit }, events: () => [no, ...then] }
	]
});

/** What each section asks of a player, told to him if he tries something else. */
const ASKED: Readonly<Record<string, string>> = {
	'3.2': words.firstDecideWhetherADepotWithoutA,
	'3.3': words.theCaptureOfADepotResuppliesUnits,
	'6.1': words.firstChooseWhomTheEventStrikes,
	'6.2': words.anEventMayBePlayedNowOrNot,
	'7.1.1': words.choosePlaceInOrel,
	'8.1': words.firstChooseWhichOfTheDeclared,
	'8.2.1': words.munitionsComeFromADepotInRangeThat,
	'8.3.1': words.theTargetOfABarrageIsAnObserved,
	'8.4': words.theTargetOfCounterbatteryIsAUnit,
	'8.5': words.theDefenderLeavesBeforeCombatOr,
	'8.5.1': words.ofTheWaysBackOnlyThoseThatBreakThe,
	'8.6.2': words.firstDecideWhetherTheseGunsSupport,
	'8.7.1': words.decideWhetherTheCavalryCharges,
	'8.7.3': words.ofTheWaysBackOnlyThoseThatBreakThe,
	'8.7.4': words.chooseWhoEntersOrPursues,
	'8.8': words.firstDecideWhetherTheAttacker,
	'8.8.1': words.decideWhetherItChargesInTheAssault,
	'8.8.2': words.theFirstLossGoesToThePredominantTq,
	'8.8.3': words.afterAWonAssaultACombatUnitMust,
	'9': words.firstChooseWhichVehicleChecksFor,
	'9.1': words.firstDecideWhetherThisTrainGoes,
	'9.1.1': words.chooseTheTrainOfTheDuel
};

export const { auto, choice, dice, answered } = owesOf<OrelTable>(
	{ end: '10', asked: ASKED, sectionOf },
	({ procedure, parties }, throws) => ({ type: 'diceThrown', procedure, parties, throws })
);
