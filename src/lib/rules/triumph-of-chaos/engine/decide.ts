import { accept, refuse, type Decision } from '#lib/kernel/engine.ts';
import { total } from '#lib/kernel/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, reading, type Book } from '../book.ts';
import { chitOf } from '../chits.ts';
import { TURNS } from '../list-numbers.ts';
import { pool } from '../rules/in-fighting.ts';
import { costOf } from '../rules/logistics.ts';
import { roll } from './checks.ts';
import { declare, proceed, settle } from './combat.ts';
import { senseless, type Of } from './deciding.ts';
import type { Command, Event } from './events.ts';
import { STEP_KEYS } from './sequence.ts';
import type { Campaign } from './state.ts';

/** TURN SEQUENCE: the political phase is played on turns 1 to 9. */
const goTo = (book: Book, state: Campaign, { turn, phase }: Of<'goTo'>): Decision<Event> => {
	if (phase === 'political' && turn > numberOf(book, TURNS.politicalTo))
		return refuse('Turn Sequence', say('Turn {turn} has no political phase.', { turn }));
	return turn === state.turn && phase === state.phase
		? senseless('It is that phase already.')
		: accept<Event>({ type: 'movedTo', turn, phase });
};

/** TURN SEQUENCE: an Action Point buys a card or a special action. */
const spendPoint = (state: Campaign, { camp, text }: Of<'spendPoint'>): Decision<Event> => {
	const { points, spent } = state.camps[camp];
	return spent >= points
		? refuse('Turn Sequence', say('All {points} Action Points are spent.', { points }))
		: accept<Event>({ type: 'pointSpent', camp, text });
};

/** REPLACEMENTS: what was added up may be spent, in halves. */
const spendSteps = (
	book: Book,
	state: Campaign,
	{ camp, armies, corps }: Of<'spendSteps'>
): Decision<Event> => {
	const { steps, stepsSpent } = state.camps[camp];
	const left = Math.max(0, total(steps)) - stepsSpent;
	const cost = costOf(book, { armies, corps });
	if (cost === 0) return senseless('Nothing is rebuilt.');
	return cost > left
		? refuse('Replacements', say('It costs {cost}; {left} are left.', { cost, left }))
		: accept<Event>({ type: 'stepsSpent', camp, armies, corps, cost });
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: only a chit that is still in the pool. */
const drawChit = (book: Book, state: Campaign, { camp, chit }: Of<'drawChit'>): Decision<Event> => {
	const found = chitOf(camp, chit);
	if (!found) return senseless('There is no such chit.');
	const left = pool(book, camp, state.camps[camp].drawn);
	if (!left.includes(found))
		return refuse(
			camp === 'red' ? 'Red In-Fighting' : 'White In-Fighting',
			say('All chits of that name are out of the pool.')
		);
	return accept<Event>({ type: 'chitDrawn', camp, chit, lasting: found.lasting });
};

/** Facts, or the heading that forbids the command. */
export const decide = (book: Book, state: Campaign, command: Command): Decision<Event> => {
	switch (command.type) {
		case 'begin':
			return command.name.trim()
				? accept<Event>({ type: 'begun', name: command.name })
				: senseless('A campaign needs a name.');
		case 'rename':
			return command.name.trim()
				? accept<Event>({ type: 'renamed', name: command.name })
				: senseless('A campaign needs a name.');
		case 'tick':
			return STEP_KEYS.includes(command.step) && state.done.includes(command.step) !== command.done
				? accept<Event>({ type: 'ticked', step: command.step, done: command.done })
				: senseless('It is so already.');
		case 'goTo':
			return goTo(book, state, command);
		case 'setSeason':
			return accept<Event>({ type: 'seasonSet', season: command.season });
		case 'count':
			return accept<Event>({ ...command, type: 'counted' });
		case 'setPoints':
			return accept<Event>({ ...command, type: 'pointsSet' });
		case 'spendPoint':
			return spendPoint(state, command);
		case 'spendSteps':
			return spendSteps(book, state, command);
		case 'addLeader':
			return command.leader.name.trim()
				? accept<Event>({ type: 'leaderAdded', leader: command.leader })
				: senseless('A leader needs a name.');
		case 'changeLeader':
			return state.leaders.some(({ id }) => id === command.id)
				? accept<Event>({ type: 'leaderChanged', id: command.id, change: command.change })
				: senseless('There is no such leader.');
		case 'drawChit':
			return drawChit(book, state, command);
		case 'endFighting': {
			const { camp, chit } = command;
			const back = reading(book, 'TC-12') === 'goes_back';
			return state.camps[camp].inForce.includes(chit)
				? accept<Event>({ type: 'fightingEnded', camp, chit, back })
				: senseless('That chit is not in force.');
		}
		case 'note':
			return command.text.trim()
				? accept<Event>({ type: 'noted', text: command.text })
				: senseless('The note is empty.');
		case 'declare':
			return declare(state, command);
		case 'proceed':
			return proceed(state, command);
		case 'settle':
			return settle(state, command);
		case 'endActivation':
			return state.activation
				? accept<Event>({ type: 'activationEnded' })
				: senseless('No attack is being fought.');
		case 'roll':
			return roll(book, state, command);
	}
};
