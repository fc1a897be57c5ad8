import { isCavalry, isInfantry, type Player } from '../../types.ts';
import { once, type Game } from '../game.ts';

/** What the counters tell about a formation. */
export interface Formation {
	readonly name: string;
	readonly player: Player;
	/** 5.2.2 Its main body is cavalry: it has cavalry and never had infantry. */
	readonly cavalry: boolean;
	/** The divisions that its counters name. */
	readonly divisions: readonly (string | null | undefined)[];
}

/**
 * 5.2 The formations of both sides, in the module's order; units under another formation's command have none of their
 * own.
 */
export const formationsOf = once(({ counters }): readonly Formation[] => {
	const made: Formation[] = [];
	for (const { side: player, formation: name, commandedBy } of counters) {
		if (!name || commandedBy) continue;
		if (made.some((one) => one.name === name && one.player === player)) continue;
		const all = counters.filter(({ formation }) => formation === name);
		const own = all.filter((one) => !one.commandedBy);
		made.push({
			name,
			player,
			cavalry: own.some(({ type }) => isCavalry(type)) && !own.some(({ type }) => isInfantry(type)),
			divisions: all.map(({ division }) => division)
		});
	}
	return made;
});

/** 5.2.2 Is the main body of this formation cavalry? */
export const isCavalryFormation = (game: Game, formation: string): boolean =>
	formationsOf(game).some(({ name, cavalry }) => name === formation && cavalry);
