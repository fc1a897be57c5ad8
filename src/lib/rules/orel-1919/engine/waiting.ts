import type { Call } from '#lib/kernel/dice/draw.ts';
import type { Player } from '../types.ts';
import type { Command } from './commands.ts';

/** Who owes what: a player, with every command allowed; dice, with the throw called for; nobody. */
export type Waiting =
	| { readonly kind: 'player'; readonly player: Player; readonly commands: readonly Command[] }
	| { readonly kind: 'dice'; readonly player: Player; readonly call: Call }
	| { readonly kind: 'over' };
