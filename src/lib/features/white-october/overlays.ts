import { say } from '#lib/kernel/phrase.ts';
import {
	counterOf,
	unitOf,
	type OctoberEngine,
	type State
} from '#lib/rules/white-october/index.ts';
import type { Overlaid, Overlay } from '#lib/features/board/face.ts';
import { words } from './words/en/board.ts';

/** What may be laid over the map of White October. */
export const OVERLAYS: readonly Overlay[] = [
	{ id: 'supply', label: say(words.supply), says: say(words.supplySays) },
	{ id: 'command', label: say(words.commandLayer), says: say(words.commandSays) },
	{ id: 'rails', label: say(words.railsLayer), says: say(words.railsSays) }
];

/** 4.2, 5.1 What one of them shows: for the unit that is chosen, or for the side to move. */
export const overlayOf = (
	engine: OctoberEngine,
	state: State,
	id: string,
	chosen: string | undefined
): Overlaid => {
	const game = engine.game(state);
	const unit = chosen === undefined ? undefined : unitOf(game, state, chosen);
	const counter = unit && counterOf(game, unit.id);
	const player = unit?.player ?? state.player;
	const where = (ids: readonly string[]) => ids.flatMap((one) => unitOf(game, state, one).at ?? []);
	if (id === 'supply') {
		const army = counter?.army ?? (player === 'red' ? 'Red' : 'NWA');
		const { places, without } = engine.ahead.supply(state, army);
		return { areas: [{ look: 'lit', hexes: places }], crossed: where(without) };
	}
	if (id === 'rails')
		return { held: engine.ahead.rails(state).map(({ player: side, path }) => ({ side, path })) };
	const hqs = engine.ahead
		.commanded(state, player, counter?.type === 'hq' ? undefined : unit?.id)
		.filter(({ hq }) => counter?.type !== 'hq' || hq === unit?.id);
	return {
		areas: [{ look: 'lit', hexes: [...new Set(hqs.flatMap(({ places }) => places))] }],
		tags: new Map(hqs.flatMap(({ hq, value }) => where([hq]).map((at) => [at, String(value)])))
	};
};
