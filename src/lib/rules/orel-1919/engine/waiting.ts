import type { Waiting as WaitingFor } from '#lib/kernel/game/engine.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import type { ProcedureName } from '../procedures/heads.ts';
import type { Player } from '../types.ts';
import type { Command, Parties } from './commands.ts';

/** A throw that lacks only its dice. */
export interface AskedThrow extends Asked<Parties> {
	readonly procedure: ProcedureName;
}

/** Who is asked, and for what: his commands, or the one throw that is called for. Nobody when the game is over. */
export interface Waiting extends WaitingFor<Command, AskedThrow> {
	readonly player: Player | null;
}
