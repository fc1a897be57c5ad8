import { ask, type Draw } from '#lib/kernel/dice/draw.ts';
import type { Player } from '../../types.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';

/** One thing a player may do now, and the facts it makes. */
export interface Option {
	readonly command: Command;
	readonly events: () => readonly Fact[];
}

/** What comes next: facts by themselves, an answer of a player, dice. */
export type Owed =
	| { readonly kind: 'auto'; readonly events: readonly Fact[] }
	| {
			readonly kind: 'player';
			readonly player: Player;
			readonly rule: string;
			readonly options: readonly Option[];
	  }
	| {
			readonly kind: 'dice';
			readonly player: Player;
			readonly rule: string;
			readonly draw: Draw<readonly Fact[]>;
	  };

export const auto = (...events: readonly Fact[]): Owed => ({ kind: 'auto', events });

/** A player's answer; where the rule leaves only one, it is taken. */
export const choice = (player: Player, rule: string, options: readonly Option[]): Owed => {
	const [only] = options;
	return only && options.length === 1
		? { kind: 'auto', events: only.events() }
		: { kind: 'player', player, rule, options };
};

/** Dice of one throw; where no throw is called for, what follows. */
export const dice = (player: Player, rule: string, draw: Draw<readonly Fact[]>): Owed => {
	const asked = ask(draw, []);
	return asked.state === 'done'
		? { kind: 'auto', events: asked.value }
		: { kind: 'dice', player, rule, draw };
};

/** Yes or no for one unit. */
export const yesOrNo = (
	player: Player,
	rule: string,
	unit: string,
	yes: () => readonly Fact[],
	no: () => readonly Fact[]
): Owed => ({
	kind: 'player',
	player,
	rule,
	options: [
		{ command: { type: 'yes', unit }, events: yes },
		{ command: { type: 'no', unit }, events: no }
	]
});
