import { say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	isDepot,
	unitOf,
	type OrelEngine,
	type State
} from '#lib/rules/orel-1919/index.ts';
import type { Overlaid, Overlay } from '#lib/features/board/face.ts';
import { words } from './words/en/board.ts';

/** What may be laid over the map of Orel 1919. */
export const OVERLAYS: readonly Overlay[] = [
	{ id: 'supply', label: say(words.supplyLayer), says: say(words.supplySays) },
	{ id: 'command', label: say(words.commandLayer), says: say(words.commandSays) },
	{ id: 'rails', label: say(words.railsLayer), says: say(words.railsSays) }
];

/** 3.2, 5.2, 8.2.2 What one of them shows: for the unit that is chosen, or for the side to move. */
export const overlayOf = (
	engine: OrelEngine,
	state: State,
	id: string,
	chosen: string | undefined
): Overlaid => {
	const game = engine.game(state);
	const unit = chosen === undefined ? undefined : unitOf(game, state, chosen);
	const counter = chosen === undefined ? undefined : counterOf(game, chosen);
	const player = unit?.player ?? state.player;
	const where = (ids: readonly string[]) =>
		ids.flatMap((one) => unitOf(game, state, one).hex ?? []);
	switch (id) {
		case 'supply': {
			if (unit && counter && isDepot(counter.type))
				return { areas: [{ look: 'lit', hexes: engine.ahead.depotRange(state, unit.id) }] };
			const { hexes, without } = engine.ahead.supply(state, player);
			return { areas: [{ look: 'lit', hexes }], crossed: where(without) };
		}
		case 'command': {
			const out = state.units.filter(
				({ fate, command, player: of }) => fate === 'map' && of === player && !command
			);
			return {
				crossed: where(out.map((one) => one.id)),
				areas: [{ look: 'lit', hexes: unit ? engine.ahead.commanded(state, unit.id) : [] }]
			};
		}
		default:
			return {
				held: engine.ahead.rails(state).map(({ player: side, path }) => ({ side, path }))
			};
	}
};
