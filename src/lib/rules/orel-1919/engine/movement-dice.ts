import { ask, type Call, type Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { tankBreaksDown } from '../rules/09-vehicles.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { counterOf, unitOf, type Game } from './game.ts';
import { tqCheck } from './quality.ts';
import type { State, Unit } from './state.ts';

/** 5.3 The check of a unit out of command. */
const dareCheck = (game: Game, unit: Unit): Draw<boolean> =>
	tqCheck(game, unit, {
		label: 'Check out of command',
		rule: '5.3',
		word: 'pass',
		other: 'fail'
	});

/** The dice the moving unit owes: a tank's breakdown, or a check out of command. */
const owed = (game: Game, state: State): Draw<boolean> | undefined => {
	const { moving } = state;
	if (!moving) return undefined;
	const unit = unitOf(game, state, moving.unit);
	if (moving.dared === 'rolling') return dareCheck(game, unit);
	return counterOf(game, unit.id).type === 'tank' && unit.engine === 'untried'
		? tankBreaksDown()
		: undefined;
};

/** 7 The throw called for in this phase, if any. */
export const movementCall = (game: Game, state: State): Call | undefined => {
	const draw = owed(game, state);
	if (!draw) return undefined;
	const asked = ask(draw, []);
	return asked.state === 'done' ? undefined : asked.call;
};

/** 5.3, 9.2.1 What the dice that were called for do. */
export const rollMovement = (
	game: Game,
	state: State,
	throws: Extract<Command, { type: 'roll' }>['throws']
): Decision<Fact> => {
	const draw = owed(game, state);
	const { moving } = state;
	if (!draw || !moving) return refuse('7', say('No dice are called for.'));
	const asked = ask(draw, throws);
	if (asked.state !== 'done' || asked.used !== throws.length)
		return refuse('9.2.1', say('These dice do not fit.'));
	if (moving.dared === 'rolling')
		return accept<Fact>(
			{ type: 'diceThrown', rule: '5.3', throws },
			{ type: 'movingChanged', moving: { ...moving, dared: asked.value ? 'passed' : 'failed' } }
		);
	const broken = asked.value;
	return accept<Fact>(
		{ type: 'diceThrown', rule: '9.2.1', throws },
		{
			type: 'marked',
			rule: '9.2.1',
			units: [moving.unit],
			marks: broken ? { engine: 'broken', done: true } : { engine: 'runs' }
		},
		...(broken ? [{ type: 'movingChanged', moving: null } as const] : [])
	);
};
