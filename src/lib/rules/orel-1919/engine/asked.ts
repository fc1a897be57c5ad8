import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Command } from './commands.ts';
import { words } from '../words/en/engine-asked.ts';

/** What a player is asked. */
export interface Question {
	/** The section by which it is asked. */
	readonly rule: string;
	readonly what: Phrase;
	/** What yes and no mean, where those are the answers. */
	readonly yes?: Phrase;
	readonly no?: Phrase;
}

type Kind = Exclude<Command['type'], 'roll'>;
type Names = readonly [what: Phrase, yes?: Phrase, no?: Phrase];

/** The question to which a command of this kind is an answer. */
const BY_KIND: Readonly<Partial<Record<Kind, Phrase>>> = {
	begin: say(words.whichScenarioIsPlayed),
	restore: say(words.whatBecomesOfTheRecruits),
	enlist: say(words.whatBecomesOfTheRecruits),
	raise: say(words.whatBecomesOfTheRecruits),
	body: say(words.whichMainBody),
	afflict: say(words.whichFormationSuffers),
	suffer: say(words.whichUnitSuffers),
	play: say(words.playAnEventNow),
	city: say(words.suburbsOrCentre),
	pay: say(words.whichDepotPaysIfAny),
	resupply: say(words.whoIsResupplied),
	announce: say(words.againstWhichAttack),
	plan: say(words.whatDoTheDefendersMeanToDoAsFarAs),
	resolve: say(words.whichAttackIsFoughtNext),
	retreat: say(words.whichWayDoTheyGoBack),
	advance: say(words.whoEnters),
	pursue: say(words.whoPursuesAndWhom),
	assault: say(words.assaultOrNot)
};

/** Several questions have answers of the same kind; their section tells them apart. */
const BY_SECTION: Readonly<Record<string, Names>> = {
	'8.3.1 aim': [say(words.atWhomDoesItFire)],
	'8.4 aim': [say(words.atWhomDoesItFireBack)],
	'3.3 take': [say(words.whoIsResupplied)],
	'8.2.1 take': [say(words.whoIsResupplied)],
	'8.8.2 take': [say(words.whoTakesTheNextLoss)],
	'9 take': [say(words.whichVehicleChecks)],
	'9.1.1 take': [say(words.whichTrainFightsTheDuel)],
	'3.2 yes': [say(words.doesTheDepotSupply), say(words.lendTheDepot), say(words.spareIt)],
	'8.5 leave': [say(words.leaveOrStand), say(words.leave), say(words.stand)],
	'8.5 yes': [say(words.doTheGunsFollow), say(words.follow), say(words.stay)],
	'8.6.2 yes': [say(words.doesItSupport), say(words.support), say(words.notThisAttack)],
	'8.7.1 yes': [say(words.doesThisCavalryCharge), say(words.charge), say(words.fightDismounted)],
	'8.8.1 yes': [
		say(words.doesThisCavalryChargeInTheAssault),
		say(words.chargeInTheAssault),
		say(words.fightDismounted)
	],
	'9.1 yes': [say(words.doesThisTrainGoIntoContact), say(words.goIntoContact), say(words.keepBack)],
	'9.1.1 yes': [say(words.doesTheTrainThatWonAdvance), say(words.advance), say(words.stay)]
};

/** What is asked where these are the answers; nothing where nobody is asked. */
export const questionOf = (rule: string, [first]: readonly Command[]): Question | null => {
	if (!first || first.type === 'roll') return null;
	const [what = BY_KIND[first.type], yes, no] = BY_SECTION[`${rule} ${first.type}`] ?? [];
	return what ? { rule, what, ...(yes && { yes }), ...(no && { no }) } : null;
};

/** 7, 7.1 What is asked in the movement phase: which unit moves, or what the moving one does. */
export const movementQuestion = (moving: boolean): Question =>
	moving
		? { rule: '7.1', what: say(words.whatDoesItDo) }
		: { rule: '7', what: say(words.whichUnitMoves) };
