import { ask, die, type Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { enemyOf, EVENTS, type EventName } from '../types.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { unitOf, type Game } from './game.ts';
import { playerTurn, type State } from './state.ts';
import { afflict, bands, lose, loyalty, over, suffer, victims } from './suffered.ts';
import type { Waiting } from './waiting.ts';

/** 6 The event of a d100 for the active player. */
export const eventOf = (game: Game, state: State, face: number): EventName => {
	const { RANDOM_EVENTS } = game.book.charts;
	const found = EVENTS.find((event) => {
		const to = RANDOM_EVENTS.at(event, state.player);
		return typeof to === 'number' && face <= to;
	});
	return found ?? 'Nothing Exceptional';
};

const hundred: Draw<number> = die(100, { label: 'Random event', rule: '6' });

/** 6 The events phase has nothing to ask when the events are not used, or when all is done. */
export const settleFortune = (game: Game, state: State): Fact[] => {
	if (game.book.options.events === 'not_used') return [{ type: 'phaseEnded' }];
	const { suffering } = state;
	if (!suffering) return state.rolled ? [{ type: 'phaseEnded' }] : [];
	const empty =
		suffering.formation === null
			? bands(game, state, suffering.event).length === 0
			: suffering.unit === null && victims(game, state, suffering).length === 0;
	return empty ? [{ type: 'suffers', suffering: null }] : [];
};

const fortuneDraw = (game: Game, state: State): Draw<number | boolean> | undefined => {
	const { suffering, rolled } = state;
	if (suffering?.unit) return loyalty(game, unitOf(game, state, suffering.unit));
	return rolled || suffering ? undefined : hundred;
};

/** 6 Who owes what in the events phase: the roll, a formation, a unit. */
export const fortuneWaiting = (game: Game, state: State): Waiting => {
	const { suffering, player } = state;
	const draw = fortuneDraw(game, state);
	if (draw) {
		const asked = ask<number | boolean>(draw, []);
		if (asked.state === 'waiting') return { kind: 'dice', player, call: asked.call };
	}
	if (!suffering) return { kind: 'player', player, commands: [{ type: 'done' }] };
	if (suffering.formation === null)
		return {
			kind: 'player',
			player: enemyOf(player),
			commands: bands(game, state, suffering.event).map((formation) => ({
				type: 'afflict',
				formation
			}))
		};
	return {
		kind: 'player',
		player,
		commands: victims(game, state, suffering).map(({ id }) => ({ type: 'suffer', unit: id }))
	};
};

const drawn = (game: Game, state: State, face: number): Fact[] => {
	const event = eventOf(game, state, face);
	const { player } = state;
	const kind = game.book.charts.RANDOM_EVENTS.at(event, 'kind');
	const chance: Fact = {
		type: 'chanceDrawn',
		face,
		chance: { event, player, until: playerTurn(state) + 1 }
	};
	if (kind !== 'suffered') return [chance];
	if (event === 'Civil Exactions') return [chance, { type: 'exacted', player }];
	return [chance, { type: 'suffers', suffering: { event, player, formation: null, unit: null } }];
};

const roll = (
	game: Game,
	state: State,
	throws: Extract<Command, { type: 'roll' }>['throws']
): Decision<Fact> => {
	const draw = fortuneDraw(game, state);
	if (!draw) return refuse('6', say('No dice are called for.'));
	const asked = ask<number | boolean>(draw, throws);
	if (asked.state !== 'done' || asked.used !== throws.length)
		return refuse('6', say('These dice do not fit.'));
	const dice: Fact = { type: 'diceThrown', rule: '6', throws };
	const { suffering } = state;
	if (typeof asked.value === 'number')
		return accept<Fact>(dice, ...drawn(game, state, asked.value));
	const unit = unitOf(game, state, suffering?.unit ?? '');
	const prisoners = suffering?.event === 'Treachery' ? 1 : 0;
	return accept<Fact>(dice, ...(asked.value ? [] : [lose(unit, prisoners)]), over);
};

/** 6 A command of the events phase. */
export const decideFortune = (game: Game, state: State, command: Command): Decision<Fact> => {
	switch (command.type) {
		case 'roll':
			return roll(game, state, command.throws);
		case 'afflict':
			return afflict(game, state, command.formation);
		case 'suffer':
			return suffer(game, state, command.unit);
		default:
			return refuse('6', say('The event comes first.'));
	}
};
