import { mostMunitions } from '../rules/03-depots.ts';
import { isCombatUnit, isDepot, isVehicle } from '../types.ts';
import { fieldOf } from './map/field.ts';
import { hexIndex, type Game } from './game.ts';
import type { State } from './state.ts';

/** What must hold after every fact; each fault in words, none where all is well. */
export const faults = (game: Game, state: State): string[] => {
	const found: string[] = [];
	const { board } = game;
	state.units.forEach((unit, place) => {
		const counter = game.counters[place];
		if (!counter) return void found.push(`no counter for ${unit.id}`);
		const on = unit.fate === 'map';
		if (on !== (unit.hex !== null)) found.push(`${unit.id} is ${unit.fate} and in ${unit.hex}`);
		if ((unit.fate === 'due') !== (unit.due !== null)) found.push(`${unit.id} due without a time`);
		if (unit.steps < 0 || unit.steps > counter.steps)
			found.push(`${unit.id} has ${unit.steps} steps`);
		if (on && unit.steps === 0) found.push(`${unit.id} without steps on the map`);
		if (unit.fate === 'lost' && unit.steps !== 0) found.push(`${unit.id} lost with steps`);
		if (unit.spent < 0 || unit.spent > mostMunitions(unit.capacity))
			found.push(`${unit.id} spent ${unit.spent}`);
		if ((isVehicle(counter.type) || isDepot(counter.type)) && unit.mode !== 'combat')
			found.push(`${unit.id} in mode ${unit.mode}`);
		const hex = on ? hexIndex(game, unit.hex) : -1;
		if (on && hex < 0) found.push(`${unit.id} in no hex`);
		if (on && counter.movement === 'rail-unlimited' && board.railPlace[hex] === -1)
			found.push(`${unit.id} off the rails`);
		if (isCombatUnit(counter.type) && unit.recruits && !counter.reduced)
			found.push(`${unit.id} took recruits without a reduced side`);
	});
	const { held } = fieldOf(game, state);
	for (let hex = 0; hex < board.grid.size; hex++)
		if (held.white[hex] === 1 && held.red[hex] === 1)
			found.push(`both sides in ${board.grid.hexes[hex]}`);
	for (const player of ['white', 'red'] as const) {
		if (state.points[player] < 0) found.push(`${player} has negative points`);
		if (state.prisoners[player] < 0) found.push(`${player} has negative prisoners`);
	}
	return found;
};
