import { ask, type Throw } from '#lib/kernel/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/engine.ts';
import { total } from '#lib/kernel/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { numberOf, reading, type Book } from '../book.ts';
import type { Change } from '../calculators/calculator.ts';
import { checkBySlug } from '../calculators/index.ts';
import { chitOf } from '../chits.ts';
import { FIGHTING, TURNS } from '../list-numbers.ts';
import { pool } from '../rules/in-fighting.ts';
import { costOf } from '../rules/logistics.ts';
import type { About, Command, Event } from './events.ts';
import { STEP_KEYS } from './sequence.ts';
import type { Campaign, SpaceCombat } from './state.ts';
import { spaceOf } from './state.ts';

/** A refusal that the aid does not give, only sense. */
const senseless = (text: string, values?: Phrase['values']): Decision<Event> =>
	refuse('Campaign', say(text, values));

const NO_SUCH_SPACE = 'There is no such space in this activation.';

const withSpace = (
	state: Campaign,
	id: string,
	decide: (space: SpaceCombat) => Decision<Event>
): Decision<Event> => {
	const space = spaceOf(state, id);
	return space ? decide(space) : senseless(NO_SUCH_SPACE);
};

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

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

/** COMBAT SEQUENCE: declared one space at a time, or several in one activation. */
const declare = (state: Campaign, command: Of<'declare'>): Decision<Event> => {
	const { attacker, triggered, spaces } = command;
	if (state.activation) return senseless('An attack is being fought already.');
	if (spaces.length === 0) return senseless('No space is named.');
	return accept<Event>({
		type: 'declared',
		activation: {
			attacker,
			triggered,
			spaces: spaces.map(({ id, name }) => ({
				id,
				name,
				// TRIGGERED COMBAT: nobody consults his leaders.
				stage: triggered ? 'fire' : 'leadership',
				withdrawalFailed: false,
				reinforced: false,
				fought: null,
				owed: null,
				cancelled: null,
				ending: null
			}))
		}
	});
};

/** COMBAT SEQUENCE: from leadership to fire, and from what follows the fire to the next space. */
const proceed = (state: Campaign, { space: id }: Of<'proceed'>): Decision<Event> =>
	withSpace(state, id, ({ stage, ending }) => {
		if (stage === 'leadership')
			return accept<Event>({ type: 'stageReached', space: id, stage: 'fire' });
		if (stage === 'after' && ending)
			return accept<Event>({ type: 'stageReached', space: id, stage: 'done' });
		return stage === 'fire'
			? refuse('Combat Sequence', say('The fire has not been rolled.'))
			: refuse('Combat Sequence', say('How it ended has not been said.'));
	});

/** COMBAT SEQUENCE; CANCEL RETREAT: the endings a space may have as it stands. */
export const endingsOf = (space: SpaceCombat): readonly SpaceCombat['ending'][] => {
	if (space.ending) return [];
	if (space.stage === 'leadership') return ['withdrew', 'called_off'];
	if (space.stage !== 'after') return [];
	switch (space.owed) {
		case 'defender_gone':
			return ['defender_gone'];
		case 'attacker':
			return ['attacker_retreated'];
		case 'defender':
			return ['retreated'];
		case 'defender_may_cancel':
			if (space.cancelled === 'may_cancel') return ['stayed', 'retreated'];
			return space.cancelled === 'retreat_loss' ? ['retreated_losing'] : ['retreated'];
		default:
			return ['stands'];
	}
};

const settle = (state: Campaign, { space: id, ending }: Of<'settle'>): Decision<Event> =>
	withSpace(state, id, (space) =>
		endingsOf(space).includes(ending)
			? accept<Event>({ type: 'settled', space: id, ending })
			: refuse('Combat Sequence', say('The combat in this space cannot end so.'))
	);

const byWhom = (throws: readonly Throw[]): 'hand' | 'app' | 'both' | 'nobody' => {
	if (throws.length === 0) return 'nobody';
	if (throws.every(({ by }) => by === 'hand')) return 'hand';
	return throws.every(({ by }) => by === 'app') ? 'app' : 'both';
};

/** LEADERS: what a roll does to the leader, and to the space he acts in. */
const ledEvents = (
	state: Campaign,
	{ led: { success, fate } }: Extract<Change, { kind: 'led' }>,
	{ leader, space, capability }: About
): Event[] => {
	const events: Event[] = [];
	if (leader !== undefined && state.leaders.some(({ id }) => id === leader))
		events.push({
			type: 'leaderChanged',
			id: leader,
			change: { used: true, ...(fate === 'unharmed' ? {} : { state: fate }) }
		});
	if (space === undefined || !spaceOf(state, space)) return events;
	if (capability === 'withdrawal')
		events.push(
			success ? { type: 'settled', space, ending: 'withdrew' } : { type: 'withdrawalFailed', space }
		);
	if (capability === 'reinforce' && success) events.push({ type: 'reinforced', space });
	return events;
};

const eventsOf = (state: Campaign, check: string, change: Change, about: About): Event[] => {
	const { space } = about;
	switch (change.kind) {
		case 'led':
			return ledEvents(state, change, about);
		case 'steps':
			return [
				{
					type: 'stepsAdded',
					camp: change.camp,
					lines: change.lines,
					anew: check === 'replacements'
				}
			];
		case 'fought':
			return space === undefined
				? []
				: [{ type: 'fought', space, fought: change.fought, owed: change.owed }];
		case 'cancelled':
			return space === undefined ? [] : [{ type: 'cancelRolled', space, came: change.came }];
		case 'goesAhead':
			return space === undefined || change.ahead
				? []
				: [{ type: 'settled', space, ending: 'called_off' }];
	}
};

const ROLLED_IN: Readonly<Record<string, SpaceCombat['stage']>> = {
	combat: 'fire',
	'cancel-retreat': 'after',
	defeatism: 'leadership'
};

/** Why a check cannot be rolled for its space now, if it cannot. */
const outOfPlace = (
	state: Campaign,
	check: string,
	{ space: id }: About
): Decision<Event> | undefined => {
	if (id === undefined) return undefined;
	const space = spaceOf(state, id);
	if (!space) return senseless(NO_SUCH_SPACE);
	const wanted = ROLLED_IN[check];
	if (wanted !== undefined && space.stage !== wanted)
		return refuse('Combat Sequence', say('That is not rolled now in this space.'));
	const cancels = check === 'cancel-retreat';
	if (cancels && (space.owed !== 'defender_may_cancel' || space.cancelled || space.ending))
		return refuse('Cancel Retreat', say('There is no retreat to be cancelled.'));
	return undefined;
};

/** Any check of the aid: its own procedure says what the throws come to. */
const roll = (book: Book, state: Campaign, command: Of<'roll'>): Decision<Event> => {
	const { check, form, throws, about } = command;
	const calculator = checkBySlug(check);
	if (!calculator) return senseless('There is no such check.');
	const misplaced = outOfPlace(state, check, about);
	if (misplaced) return misplaced;
	if (check === 'show-trial' && state.trials >= numberOf(book, FIGHTING.trials))
		return refuse('Red In-Fighting', say('All rolls for show trials of this game are made.'));
	const resolved = calculator.resolve(book, form);
	if (resolved.refused) return { ok: false, refusal: resolved.refused };
	const { draw, tell, changes } = resolved.resolution;
	const asked = ask(draw, throws);
	if (asked.state !== 'done' || asked.used !== throws.length)
		return senseless('The dice do not fit what was to be rolled.');
	const { say: said, more } = tell(asked.value);
	return accept<Event>(
		{ type: 'rolled', check, form, said: [said, ...more], by: byWhom(throws) },
		...(check === 'show-trial' ? [{ type: 'trialRolled' } as const] : []),
		...changes(asked.value).flatMap((change) => eventsOf(state, check, change, about))
	);
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
