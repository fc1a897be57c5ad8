import * as v from 'valibot';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { valueOf } from '#lib/kernel/game/roll.ts';
import { say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { numberOf, type Book } from '../book.ts';
import { chitOf, FIGHTING_OF } from '../charts/chits.ts';
import { TURNS } from '../charts/list-numbers.ts';
import { PROCEDURES } from '../procedures/all.ts';
import { noVcCosts } from '../rules/in-fighting.ts';
import { costOf } from '../rules/logistics.ts';
import {
	counterattack,
	declare,
	endActivation,
	leftUnfinished,
	proceed,
	settle
} from './combat.ts';
import { commandSchema } from './command-schema.ts';
import { senseless, type Command, type Of } from './command.ts';
import { factSchema, type Fact } from './facts.ts';
import { nextTurn, phaseOf } from './sequence.ts';
import { stepsToSpend, type Campaign } from './state.ts';
import type { Camp } from '../types.ts';
import { campName } from '../words/names.ts';
import { words } from '../words/en/engine.ts';

/** TURN SEQUENCE: the phases of this turn in any order, and the next turn; the political phase of turns 1 to 9. */
const goTo = (
	book: Book,
	state: Campaign,
	{ turn, phase, discard }: Of<'goTo'>
): Decision<Fact> => {
	if (phase === 'political' && turn > numberOf(book, TURNS.politicalTo))
		return refuse('Turn Sequence', say(words.turnTurnHasNoPoliticalPhase, { turn }));
	if (turn !== state.turn && !same({ turn, phase }, nextTurn(book, state)))
		return refuse('Turn Sequence', say(words.theTurnsArePlayedOneAfterTheOther));
	if (turn === state.turn)
		return phase === state.phase
			? senseless(words.itIsThatPhaseAlready)
			: accept<Fact>({ type: 'phaseBegun', turn, phase });
	const left = leftUnfinished(state);
	return left.length && !discard
		? refuse('Combat Sequence', say(words.aCombatIsUnderWayEndItFirst))
		: accept<Fact>(...left, { type: 'phaseBegun', turn, phase });
};

/** COMBAT SEQUENCE: while one side's attack is fought, the other's Action Round does not begin. */
const inAnothersAttack = ({ activation }: Campaign, camp: Camp): boolean =>
	activation !== null && !activation.triggered && activation.attacker !== camp;

/** TURN SEQUENCE: the attack that is fought was paid for: its round takes no second point. */
const paidFor = ({ activation, round }: Campaign): boolean =>
	activation !== null && !activation.triggered && round !== null && round.paid !== 'no';

/** TURN SEQUENCE; LEADERS: another Action Round, also where no points are counted. */
const beginRound = (state: Campaign, { camp }: Of<'beginRound'>): Decision<Fact> =>
	state.activation
		? refuse('Combat Sequence', say(words.aCombatIsUnderWayEndItFirst))
		: accept<Fact>({ type: 'roundBegun', camp });

/** TURN SEQUENCE: an Action Point buys a card or a special action. */
const spendPoint = (state: Campaign, { camp, text }: Of<'spendPoint'>): Decision<Fact> => {
	const { points, spent } = state.camps[camp];
	if (points === 0)
		return refuse('Turn Sequence', say(words.noPointsOfCampAreEntered, { camp: campName(camp) }));
	if (inAnothersAttack(state, camp) || paidFor(state))
		return refuse('Combat Sequence', say(words.aCombatIsUnderWayEndItFirst));
	return spent >= points
		? refuse('Turn Sequence', say(words.allPointsActionPointsAreSpent, { points }))
		: accept<Fact>({ type: 'pointSpent', camp, text });
};

/** REPLACEMENTS: what was added up may be spent, in halves. */
const spendSteps = (
	book: Book,
	state: Campaign,
	{ camp, armies, corps }: Of<'spendSteps'>
): Decision<Fact> => {
	const left = stepsToSpend(state.camps[camp]);
	const cost = costOf(book, { armies, corps });
	if (cost === 0) return senseless(words.nothingIsRebuilt);
	return cost > left
		? refuse('Replacements', say(words.itCostsCostLeftAreLeft, { cost, left }))
		: accept<Fact>({ type: 'stepsSpent', camp, armies, corps, cost });
};

/** LEADERS: what is changed about a leader, each change a fact of its own. */
const changeLeader = (state: Campaign, { id, change }: Of<'changeLeader'>): Decision<Fact> => {
	const leader = state.leaders.find((one) => one.id === id);
	if (!leader) return senseless(words.thereIsNoSuchLeader);
	const { name, rating, state: to, back, used } = change;
	if (name !== undefined && !name.trim()) return senseless(words.aLeaderNeedsAName);
	const facts: readonly Fact[] = [
		...(name === undefined
			? []
			: [{ type: 'leaderRenamed', id, from: leader.name, name } as const]),
		...(rating === undefined ? [] : [{ type: 'leaderRated', id, rating } as const]),
		...(back === undefined ? [] : [{ type: 'leaderBackRated', id, back } as const]),
		...(used === undefined ? [] : [{ type: 'leaderMarked', id, used } as const]),
		...(to === undefined ? [] : [{ type: 'leaderTurned', id, to } as const])
	];
	return facts.length ? accept(...facts) : senseless(words.nothingIsChanged);
};

/** TURN SEQUENCE: the checklist of the phase that is played. */
const tick = (state: Campaign, { step, done }: Of<'tick'>): Decision<Fact> => {
	if (!phaseOf(state.phase).steps.some(({ key }) => `${state.phase}.${key}` === step))
		return refuse('Turn Sequence', say(words.thatIsNotAStepOfThisPhase));
	return state.done.includes(step) === done
		? senseless(words.itIsSoAlready)
		: accept<Fact>({ type: 'ticked', step, done });
};

/**
 * WHITE IN-FIGHTING; RED IN-FIGHTING: a chit no longer counts, and may go back into the pool (TC-12). No VC costs its VP
 * now, unless a VC was taken (TC-28); one that asks who is behind in VCs has no effect on a side that is not.
 */
const endFighting = (
	book: Book,
	{ camps }: Campaign,
	{ camp, chit, taken, behind }: Of<'endFighting'>
): Decision<Fact> => {
	const { inForce, drawn, owed, counts, cityMark } = camps[camp];
	const back = book.readings['TC-12'] === 'goes_back';
	if (!inForce.includes(chit) && !owed.includes(chit) && !(back && drawn.includes(chit)))
		return senseless(words.thatChitIsNotInForce);
	if (behind === false && !(chitOf(camp, chit)?.ifBehind && owed.includes(chit)))
		return senseless(words.thatChitAsksNobodyWhoIsBehind);
	const spared = taken ?? counts.vc > (cityMark ?? counts.vc);
	const points = chit === 'noVc' && inForce.includes(chit) && !spared ? noVcCosts(book, camp) : 0;
	return accept<Fact>({
		type: 'fightingEnded',
		camp,
		chit,
		back,
		...(points ? { points } : {}),
		...(behind === false ? { behind } : {})
	});
};

/** LEADERS: a leader may be written down once; who was used or lost does not come again under the same name. */
const addLeader = (state: Campaign, { leader }: Of<'addLeader'>): Decision<Fact> => {
	const name = leader.name.trim();
	if (!name) return senseless(words.aLeaderNeedsAName);
	const plain = (one: string) => one.trim().toLowerCase();
	return state.leaders.some(
		(one) => one.id === leader.id || (one.camp === leader.camp && plain(one.name) === plain(name))
	)
		? refuse('Leaders', say(words.nameIsThereAlready, { name }))
		: accept<Fact>({ type: 'leaderAdded', ...leader });
};

/** Any throw: its own procedure says whether it is asked for, what the dice come to, and what follows. */
const roll = (book: Book, state: Campaign, command: Of<'roll'>): Decision<Fact> => {
	const { procedure: slug, parties, throws } = command;
	const procedure = PROCEDURES.get(slug);
	if (!procedure) return senseless(words.thereIsNoSuchCheck);
	const section = parties.chit && parties.camp ? FIGHTING_OF[parties.camp] : procedure.section;
	if (!procedure.asked(book, state).some((one) => same(one, parties)))
		return refuse(section, procedure.whyNot?.(state, parties) ?? say(words.thatIsNotRolledNow));
	const form = {
		...procedure.initial,
		...procedure.fill(state, parties),
		...command.form,
		...procedure.known?.(state, parties)
	};
	const resolved = procedure.resolve(book, form);
	if (resolved.refused) return { ok: false, refusal: resolved.refused };
	const found = valueOf(resolved.resolution.draw, throws, section);
	if (!found.ok) return found;
	const came = procedure.comes(state, { ...command, form }, found.value);
	if (!came.ok) return came;
	const facts: readonly Fact[] = [
		{ type: 'diceThrown', procedure: slug, form, by: byWhom(throws) },
		...came.facts
	];
	return facts.every((fact) => v.is(factSchema, fact))
		? accept(...facts)
		: senseless(words.thatCannotBeWrittenDown);
};

const byWhom = (throws: readonly Throw[]): 'hand' | 'app' | 'both' | 'nobody' => {
	const [first] = throws;
	if (!first) return 'nobody';
	return throws.every(({ by }) => by === first.by) ? first.by : 'both';
};

/** Facts, or the heading that forbids the command. What could not be read again is not written. */
export const decide = (book: Book, state: Campaign, command: Command): Decision<Fact> => {
	if (!v.is(commandSchema, command)) return senseless(words.thatCannotBeWrittenDown);
	if (command.type !== 'begin' && state.name === '') return senseless(words.theCampaignHasNotBegun);
	switch (command.type) {
		case 'begin':
			if (state.name !== '') return senseless(words.theCampaignHasBegunAlready);
			return command.name.trim()
				? accept<Fact>({ type: 'begun', name: command.name })
				: senseless(words.aCampaignNeedsAName);
		case 'rename':
			return command.name.trim()
				? accept<Fact>({ type: 'renamed', name: command.name })
				: senseless(words.aCampaignNeedsAName);
		case 'note':
			return command.text.trim()
				? accept<Fact>({ type: 'noted', text: command.text })
				: senseless(words.theNoteIsEmpty);
		case 'tick':
			return tick(state, command);
		case 'goTo':
			return goTo(book, state, command);
		case 'setSeason':
			return command.season === state.season
				? senseless(words.itIsSoAlready)
				: accept<Fact>({ type: 'weatherChanged', season: command.season });
		case 'count':
			return accept<Fact>({ ...command, type: 'counted' });
		case 'setPoints':
			return accept<Fact>({ ...command, type: 'pointsGiven' });
		case 'spendPoint':
			return spendPoint(state, command);
		case 'spendSteps':
			return spendSteps(book, state, command);
		case 'addLeader':
			return addLeader(state, command);
		case 'changeLeader':
			return changeLeader(state, command);
		case 'endFighting':
			return endFighting(book, state, command);
		case 'declare':
			return declare(state, command);
		case 'proceed':
			return proceed(state, command);
		case 'settle':
			return settle(state, command);
		case 'endActivation':
			return endActivation(state, command);
		case 'counterattack':
			return counterattack(state, command);
		case 'beginRound':
			return beginRound(state, command);
		case 'roll':
			return roll(book, state, command);
	}
};
