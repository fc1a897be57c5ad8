import type { Roll } from '#lib/kernel/game/roll.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { ProcedureName } from '../procedures/heads.ts';
import type { AttackKind, EventName, Player } from '../types.ts';
import type { CombatCommand } from './combat/commands.ts';
import type { Header, UnitId } from './state.ts';

/** Who throws, and for which units. */
export interface Parties {
	readonly player: Player;
	readonly units: readonly UnitId[];
}

/** What a player does, of the size of a tap. */
export type Command =
	/** 10 What the players agreed on. */
	| ({ readonly type: 'begin' } & Header)
	/** This part is over: recruitment, movement. */
	| { readonly type: 'done' }
	/** Dice that were called for have fallen. */
	| (Roll<Parties> & { readonly procedure: ProcedureName })
	/** 4.3.1 One recruit point for one step. */
	| { readonly type: 'restore'; readonly unit: UnitId }
	/** 4.1 Prisoners into a recruit point. */
	| { readonly type: 'enlist' }
	/** 4.3.2 A battalion appears at a station, or comes in over a friendly edge. */
	| { readonly type: 'raise'; readonly unit: UnitId; readonly hex: Hex | null }
	/** 5.2.1 Of groups of one size, this one is the main body. */
	| { readonly type: 'body'; readonly formation: string; readonly units: readonly UnitId[] }
	/** 6.1 The formation, then the unit that suffers an event. */
	| { readonly type: 'afflict'; readonly formation: string }
	| { readonly type: 'suffer'; readonly unit: UnitId }
	/** 6.2 A controlled event is played. */
	| {
			readonly type: 'play';
			readonly event: EventName;
			readonly unit?: UnitId;
			readonly choice?: 'supply' | 'command' | 'plus' | 'minus';
	  }
	/** 7.1 A unit begins its move. */
	| { readonly type: 'pick'; readonly unit: UnitId }
	/** 7.4 A unit comes in. */
	| { readonly type: 'enter'; readonly unit: UnitId; readonly hex: Hex }
	/** 7.1.5 Marching Day. */
	| { readonly type: 'march' }
	/** 5.3 Out of command in a ZoC: takes its check. */
	| { readonly type: 'dare' }
	| { readonly type: 'go'; readonly hex: Hex }
	/** 7.1.4 Ends its move: into Combat mode for 1 MP, or as it is. */
	| { readonly type: 'form' }
	| { readonly type: 'rest' }
	/** 7.2 Declares an attack: a new one, or with those of an earlier one. */
	| {
			readonly type: 'attack';
			readonly kind: AttackKind;
			readonly hex: Hex;
			readonly join: number | null;
	  }
	| { readonly type: 'support'; readonly of: AttackKind }
	| { readonly type: 'barrage' }
	| { readonly type: 'dig' }
	/** 7.1.1 The place of the stack in Orel. */
	| { readonly type: 'city'; readonly place: 'suburbs' | 'centre' }
	| CombatCommand;
