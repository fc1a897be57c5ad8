import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { blowsBridges, bridgesFrom } from '../../../rules/08-combat/08-4-bridges.ts';
import { words } from '../../../words/en/engine-combat.ts';
import type { Command } from '../../commands.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, indexOf, nameAt, unitOf, type Game } from '../../game.ts';
import { unitsOf } from '../../map/roster.ts';
import { brokenOf } from '../../map/supply.ts';
import type { State, Unit } from '../../state.ts';

const NONE: readonly number[] = [];

/** 8.4 The places to which a unit could blow a bridge now: so many bridges a game, as its attack. */
const bridgesOf = (game: Game, state: State, unit: Unit): readonly number[] => {
	const { id, player, fate, at, task, mode } = unit;
	if (state.player !== 'white' || fate !== 'map' || at === null || task !== null) return NONE;
	if (!blowsBridges({ player, type: counterOf(game, id).type, state: mode })) return NONE;
	if (state.blown.length >= game.pack.data.scenario.special.bridges) return NONE;
	return bridgesFrom(game.board, indexOf(game, at), brokenOf(game, state));
};

/** 8.4 Blows the bridge between where it stands and the place named. */
export const decideBlow = (
	game: Game,
	state: State,
	{ unit: id, place }: Extract<Command, { type: 'blow' }>
): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	return bridgesOf(game, state, unit).includes(indexOf(game, place))
		? accept<Fact>({ type: 'bridgeBlown', unit: id, bridge: [unit.at ?? '', place] })
		: refuse('8.4', say(words.itCannotBlowABridgeThere));
};

/** 8.4 Every bridge that may be blown now. */
export const blowCommands = (game: Game, state: State): Command[] => {
	const found: Command[] = [];
	for (const unit of unitsOf(game, state, 'white', 'map'))
		for (const place of bridgesOf(game, state, unit))
			found.push({ type: 'blow', unit: unit.id, place: nameAt(game, place) });
	return found;
};
