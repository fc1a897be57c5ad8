import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { NOWHERE } from '../../../scenarios/board.ts';
import { words } from '../../../words/en/engine-combat.ts';
import type { Command } from '../../commands.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, indexOf, nameAt, unitOf, type Game } from '../../game.ts';
import { unitsOf } from '../../map/roster.ts';
import { brokenOf } from '../../map/supply.ts';
import type { Place, State, Unit } from '../../state.ts';

const NONE: readonly Place[] = [];

/** 8.4, WO-44 The bridges that a unit could blow: White infantry in order, in one of the places that they join. */
const bridgesOf = (game: Game, state: State, unit: Unit): readonly Place[] => {
	const { board, pack } = game;
	if (unit.player !== 'white' || state.player !== 'white' || unit.at === null) return NONE;
	if (unit.fate !== 'map' || unit.task !== null || unit.mode === 'routed') return NONE;
	if (counterOf(game, unit.id).type !== 'infantry') return NONE;
	if (state.blown.length >= pack.data.scenario.special.bridges) return NONE;
	const at = indexOf(game, unit.at);
	const broken = brokenOf(game, state);
	const found: Place[] = [];
	for (let step = board.first[at] ?? 0; step < (board.first[at + 1] ?? 0); step++)
		if (board.railBridge[step] === 1 && !broken.has(step))
			found.push(nameAt(game, board.to[step] ?? NOWHERE));
	return found;
};

/** 8.4 Blows the bridge between where it stands and the place named. */
export const decideBlow = (
	game: Game,
	state: State,
	{ unit: id, place }: Extract<Command, { type: 'blow' }>
): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	return bridgesOf(game, state, unit).includes(place)
		? accept<Fact>({ type: 'bridgeBlown', unit: id, bridge: [unit.at ?? '', place] })
		: refuse('8.4', say(words.itCannotBlowABridgeThere));
};

/** 8.4 Every bridge that may be blown now. */
export const blowCommands = (game: Game, state: State): Command[] =>
	state.player !== 'white' || state.blown.length >= game.pack.data.scenario.special.bridges
		? []
		: unitsOf(game, state, 'white', 'map').flatMap((unit) =>
				bridgesOf(game, state, unit).map(
					(place) => ({ type: 'blow', unit: unit.id, place }) as const
				)
			);
