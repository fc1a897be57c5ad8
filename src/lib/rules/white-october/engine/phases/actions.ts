import { mayChoose } from '../sequence.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../game.ts';
import { combatOwed } from '../combat/index.ts';
import { choice, type Owed } from '../owed.ts';
import type { State } from '../state.ts';
import { movementOwed } from './movement.ts';
import { openMovement } from './movement-phase.ts';

/** 2 How a sequence begins: with a fresh start for every unit of its side. */
const opens = (state: State, kind: 'movement' | 'combat'): Fact => {
	const units = state.units.filter(({ player }) => player === state.player).map(({ id }) => id);
	return kind === 'movement' ? openMovement(units) : { type: 'combatBegan', units };
};

/** 2 B A player chooses what to do first; what is left is his second sequence. */
export const actionOwed = (game: Game, state: State): Owed => {
	const { player, sequence, first } = state;
	if (sequence === 'movement') return movementOwed(game, state);
	if (sequence === 'combat') return combatOwed(game, state);
	return choice(
		player,
		'2',
		mayChoose(first[player]).map((kind) => ({
			command: { type: 'sequence', kind },
			events: (): readonly Fact[] => [{ type: 'sequenceChosen', player, kind }, opens(state, kind)]
		}))
	);
};
