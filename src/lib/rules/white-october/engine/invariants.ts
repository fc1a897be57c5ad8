import { stopsLines } from '../rules/04-lines.ts';
import { PLAYERS } from '../types.ts';
import { counterOf, indexOf, type Game } from './game.ts';
import type { State } from './state.ts';

/** What must hold after every fact; each fault in words, none where all is well. */
export const faults = (game: Game, state: State): string[] => {
	const found: string[] = [];
	const { board, pack } = game;
	const holders = new Map<string, string>();
	for (const unit of state.units) {
		const { ep = 0, type, id, formation } = counterOf(game, unit.id);
		const on = unit.fate === 'map';
		if (on !== (unit.at !== null)) found.push(`${id} is ${unit.fate} and in ${unit.at}`);
		if ((unit.fate === 'due') !== (unit.due !== null)) found.push(`${id} due without a time`);
		const none = unit.ep === 0;
		if (unit.ep < 0 || unit.ep > ep || (on && ep > 0 && none) || (unit.fate === 'lost' && !none))
			found.push(`${id} is ${unit.fate} with ${unit.ep} EP`);
		if (!on || unit.at === null) continue;
		const at = indexOf(game, unit.at);
		const ground = board.terrain[at];
		// No place of the map; ships ashore, others in the water, trains off the rails.
		const stands =
			type === 'fleet'
				? board.sea[at] === 1
				: ground !== undefined && ground !== 'sea' && ground !== 'lake';
		if (!stands || (type === 'armoured_train' && board.railed[at] !== 1))
			found.push(`${id} cannot be in ${unit.at}`);
		if (!stopsLines(type) || formation === 'Insurgents') continue;
		const holder = holders.get(unit.at);
		if (holder !== undefined && holder !== unit.player) found.push(`both sides in ${unit.at}`);
		holders.set(unit.at, unit.player);
	}
	const { rpMax } = pack.data.scenario.starting;
	for (const player of PLAYERS) {
		const [points, prisoners] = [state.points[player], state.prisoners[player]];
		if (points < 0 || points > rpMax || prisoners < 0)
			found.push(`${player} has ${points} points, ${prisoners} prisoners`);
	}
	if (state.stock < 0) found.push(`a stock of ${state.stock}`);
	if (state.control.length !== board.places.length) found.push('control of another map');
	return found;
};
