import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, reading, type Book } from '../book.ts';
import { chitOf } from '../charts/chits.ts';
import { TURNS } from '../charts/list-numbers.ts';
import { pool } from '../rules/in-fighting.ts';
import { costOf } from '../rules/logistics.ts';
import { roll } from './checks.ts';
import { declare, proceed, settle } from './combat.ts';
import { senseless, type Of } from './deciding.ts';
import type { Command, Fact } from './facts.ts';
import { STEP_KEYS } from './sequence.ts';
import type { Campaign } from './state.ts';

/** TURN SEQUENCE: the political phase is played on turns 1 to 9. */
const goTo = (book: Book, state: Campaign, { turn, phase }: Of<'goTo'>): Decision<Fact> => {
	if (phase === 'political' && turn > numberOf(book, TURNS.politicalTo))
		return refuse('Turn Sequence', say('Turn {turn} has no political phase.', { turn }));
	return turn === state.turn && phase === state.phase
		? senseless('It is that phase already.')
		: accept<Fact>({ type: 'movedTo', turn, phase });
};

/** TURN SEQUENCE: an Action Point buys a card or a special action. */
const spendPoint = (state: Campaign, { camp, text }: Of<'spendPoint'>): Decision<Fact> => {
	const { points, spent } = state.camps[camp];
	return spent >= points
		? refuse('Turn Sequence', say('All {points} Action Points are spent.', { points }))
		: accept<Fact>({ type: 'pointSpent', camp, text });
};

/** REPLACEMENTS: what was added up may be spent, in halves. */
const spendSteps = (
	book: Book,
	state: Campaign,
	{ camp, armies, corps }: Of<'spendSteps'>
): Decision<Fact> => {
	const { steps, stepsSpent } = state.camps[camp];
	const left = Math.max(0, total(steps)) - stepsSpent;
	const cost = costOf(book, { armies, corps });
	if (cost === 0) return senseless('Nothing is rebuilt.');
	return cost > left
		? refuse('Replacements', say('It costs {cost}; {left} are left.', { cost, left }))
		: accept<Fact>({ type: 'stepsSpent', camp, armies, corps, cost });
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: only a chit that is still in the pool. */
const drawChit = (book: Book, state: Campaign, { camp, chit }: Of<'drawChit'>): Decision<Fact> => {
	const found = chitOf(camp, chit);
	if (!found) return senseless('There is no such chit.');
	const left = pool(book, camp, state.camps[camp].drawn);
	if (!left.includes(found))
		return refuse(
			camp === 'red' ? 'Red In-Fighting' : 'White In-Fighting',
			say('All chits of that name are out of the pool.')
		);
	return accept<Fact>({ type: 'chitDrawn', camp, chit, lasting: found.lasting });
};

/** Facts, or the heading that forbids the command. */
export const decide = (book: Book, state: Campaign, command: Command): Decision<Fact> => {
	switch (command.type) {
		case 'begin':
			return command.name.trim()
				? accept<Fact>({ type: 'begun', name: command.name })
				: senseless('A campaign needs a name.');
		case 'rename':
			return command.name.trim()
				? accept<Fact>({ type: 'renamed', name: command.name })
				: senseless('A campaign needs a name.');
		case 'tick':
			return STEP_KEYS.includes(command.step) && state.done.includes(command.step) !== command.done
				? accept<Fact>({ type: 'ticked', step: command.step, done: command.done })
				: senseless('It is so already.');
		case 'goTo':
			return goTo(book, state, command);
		case 'setSeason':
			return accept<Fact>({ type: 'seasonSet', season: command.season });
		case 'count':
			return accept<Fact>({ ...command, type: 'counted' });
		case 'setPoints':
			return accept<Fact>({ ...command, type: 'pointsSet' });
		case 'spendPoint':
			return spendPoint(state, command);
		case 'spendSteps':
			return spendSteps(book, state, command);
		case 'addLeader':
			return command.leader.name.trim()
				? accept<Fact>({ type: 'leaderAdded', leader: command.leader })
				: senseless('A leader needs a name.');
		case 'changeLeader':
			return state.leaders.some(({ id }) => id === command.id)
				? accept<Fact>({ type: 'leaderChanged', id: command.id, change: command.change })
				: senseless('There is no such leader.');
		case 'drawChit':
			return drawChit(book, state, command);
		case 'endFighting': {
			const { camp, chit } = command;
			const back = reading(book, 'TC-12') === 'goes_back';
			return state.camps[camp].inForce.includes(chit)
				? accept<Fact>({ type: 'fightingEnded', camp, chit, back })
				: senseless('That chit is not in force.');
		}
		case 'note':
			return command.text.trim()
				? accept<Fact>({ type: 'noted', text: command.text })
				: senseless('The note is empty.');
		case 'declare':
			return declare(state, command);
		case 'proceed':
			return proceed(state, command);
		case 'settle':
			return settle(state, command);
		case 'endActivation':
			return state.activation
				? accept<Fact>({ type: 'activationEnded' })
				: senseless('No attack is being fought.');
		case 'roll':
			return roll(book, state, command);
	}
};
