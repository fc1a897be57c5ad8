import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/engine-asked.ts';
import type { Command } from './commands.ts';

/** What a player is asked. */
export interface Question {
	/** The section by which it is asked. */
	readonly rule: string;
	readonly what: Phrase;
}

type Kind = Exclude<
	Command['type'],
	'roll' | 'order' | 'standing' | 'rename' | 'seat' | 'agree' | 'correct' | 'note' | 'takeUpEvents'
>;
type Asks = readonly [rule: string, what: string];

/** The question to which a command of this kind is an answer. */
const BY_KIND: Readonly<Record<Kind, Asks>> = {
	begin: ['16.1', words.doesTheGameBegin],
	done: ['2', words.isThisPartOver],
	pass: ['8.2.2', words.isThatAll],
	declare: ['4.5', words.whatKindOfTurnIsIt],
	giveUp: ['16.1', words.whatKindOfTurnIsIt],
	place: ['7.8', words.whereDoesItAppear],
	enlist: ['3.1.1', words.doPrisonersBecomeRecruits],
	restore: ['3.3', words.whoReceivesPoints],
	rally: ['11.2.1', words.whichActionAgainstSubversion],
	counter: ['11.2.1', words.whichActionAgainstSubversion],
	name: ['6.1', words.whichFormationDoesItStrike],
	play: ['6.2', words.isTheEventPlayedNow],
	plot: ['6', words.whereDoInsurgentsWait],
	rise: ['8', words.whatIsDeclared],
	bar: ['6', words.whereDoesVetrenkoNotGo],
	observe: ['8', words.whatIsResolvedNext],
	close: ['11.2.1', words.whichDistrictIsClosed],
	desert: ['10.2', words.whoDeserts],
	raise: ['11.2.2', words.whatIsRaised],
	recruit: ['11.2.2', words.whichUnitIsRaised],
	sequence: ['2', words.movementOrCombat],
	pick: ['7', words.whichUnitMoves],
	go: ['7.1', words.whereDoesItGo],
	rest: ['7.1', words.whereDoesItGo],
	march: ['7', words.whichUnitMoves],
	train: ['7', words.whichUnitMoves],
	enter: ['7', words.whichUnitMoves],
	land: ['7', words.whichUnitMoves],
	postpone: ['7', words.whichUnitMoves],
	decline: ['7', words.whichUnitMoves],
	depart: ['7', words.whichUnitMoves],
	run: ['8.2.6', words.whereDoTheyRun],
	advanceTo: ['8', words.whatIsDeclared],
	barrage: ['8', words.whatIsDeclared],
	attack: ['8', words.whatIsDeclared],
	lead: ['8', words.whatIsDeclared],
	night: ['8', words.whatIsDeclared],
	blow: ['8', words.whatIsDeclared],
	resolve: ['8', words.whatIsResolvedNext],
	fire: ['8', words.whatIsResolvedNext],
	leave: ['8.2.3', words.leaveOrStand],
	stand: ['8.2.3', words.leaveOrStand],
	support: ['8.2.4', words.whoSupports],
	serve: ['5.3', words.whichHqServes],
	take: ['8.2.6', words.whoTakesIt],
	follow: ['8.1.3', words.whoGoesAlong],
	part: ['8.2.6', words.whoGoesApart],
	retreat: ['8.2.6', words.whichWayBack],
	advance: ['8.2.7', words.whoAdvances]
};

/** What is asked where these are the answers; nothing where nobody is asked. */
export const questionOf = (rule: string | null, commands: readonly Command[]): Question | null => {
	const first = commands.find(({ type }) => type !== 'done' && type !== 'pass') ?? commands[0];
	if (!first || !(first.type in BY_KIND)) return null;
	const [usual, what] = BY_KIND[first.type as Kind];
	return { rule: rule ?? usual, what: say(what) };
};
