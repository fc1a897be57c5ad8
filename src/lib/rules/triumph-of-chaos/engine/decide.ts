import type { Throw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { valueOf } from '#lib/kernel/game/roll.ts';
import { say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { numberOf, type Book } from '../book.ts';
import { TURNS } from '../charts/list-numbers.ts';
import { PROCEDURES } from '../procedures/all.ts';
import { costOf } from '../rules/logistics.ts';
import { declare, endActivation, proceed, settle } from './combat.ts';
import { senseless, type Command, type Of } from './command.ts';
import type { Fact } from './facts.ts';
import { nextTurn, phaseOf } from './sequence.ts';
import { stepsLeft, type Campaign } from './state.ts';
import { words } from '../words/en/engine.ts';

/** TURN SEQUENCE: the phases of this turn in any order, and the next turn; the political phase of turns 1 to 9. */
const goTo = (book: Book, state: Campaign, { turn, phase }: Of<'goTo'>): Decision<Fact> => {
	if (phase === 'political' && turn > numberOf(book, TURNS.politicalTo))
		return refuse('Turn Sequence', say(words.turnTurnHasNoPoliticalPhase, { turn }));
	if (turn !== state.turn && !same({ turn, phase }, nextTurn(book, state)))
		return refuse('Turn Sequence', say(words.theTurnsArePlayedOneAfterTheOther));
	return turn === state.turn && phase === state.phase
		? senseless(words.itIsThatPhaseAlready)
		: accept<Fact>({ type: 'phaseBegun', turn, phase });
};

/** TURN SEQUENCE: an Action Point buys a card or a special action. */
const spendPoint = (state: Campaign, { camp, text }: Of<'spendPoint'>): Decision<Fact> => {
	const { points, spent } = state.camps[camp];
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
	const left = stepsLeft(state.camps[camp]);
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
	const { name, rating, state: to } = change;
	const facts: readonly Fact[] = [
		...(name === undefined
			? []
			: [{ type: 'leaderRenamed', id, from: leader.name, name } as const]),
		...(rating === undefined ? [] : [{ type: 'leaderRated', id, rating } as const]),
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

/** WHITE IN-FIGHTING; RED IN-FIGHTING: a chit no longer counts, and may go back into the pool (TC-12). */
const endFighting = (
	book: Book,
	{ camps }: Campaign,
	{ camp, chit }: Of<'endFighting'>
): Decision<Fact> =>
	camps[camp].inForce.includes(chit)
		? accept<Fact>({
				type: 'fightingEnded',
				camp,
				chit,
				back: book.readings['TC-12'] === 'goes_back'
			})
		: senseless(words.thatChitIsNotInForce);

/** Any throw: its own procedure says whether it is asked for, what the dice come to, and what follows. */
const roll = (book: Book, state: Campaign, command: Of<'roll'>): Decision<Fact> => {
	const { procedure: slug, parties, throws } = command;
	const procedure = PROCEDURES.get(slug);
	if (!procedure) return senseless(words.thereIsNoSuchCheck);
	const { section } = procedure;
	if (!procedure.asked(book, state).some((one) => same(one, parties)))
		return refuse(section, say(words.thatIsNotRolledNow));
	const form = { ...procedure.initial, ...procedure.fill(state, parties), ...command.form };
	const resolved = procedure.resolve(book, form);
	if (resolved.refused) return { ok: false, refusal: resolved.refused };
	const found = valueOf(resolved.resolution.draw, throws, section);
	if (!found.ok) return found;
	const came = procedure.comes(state, { ...command, form }, found.value);
	return came.ok
		? accept<Fact>({ type: 'diceThrown', procedure: slug, form, by: byWhom(throws) }, ...came.facts)
		: came;
};

const byWhom = (throws: readonly Throw[]): 'hand' | 'app' | 'both' | 'nobody' => {
	const [first] = throws;
	if (!first) return 'nobody';
	return throws.every(({ by }) => by === first.by) ? first.by : 'both';
};

/** Facts, or the heading that forbids the command. */
export const decide = (book: Book, state: Campaign, command: Command): Decision<Fact> => {
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
			return command.leader.name.trim()
				? accept<Fact>({ type: 'leaderAdded', ...command.leader })
				: senseless(words.aLeaderNeedsAName);
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
			return endActivation(state);
		case 'roll':
			return roll(book, state, command);
	}
};
