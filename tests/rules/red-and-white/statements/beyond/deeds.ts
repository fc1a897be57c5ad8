import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { unit } from '../../engine/battles.ts';

/** By hand: so many are left of the gunners who stand with a unit. */
export const gunners = (who: string, left: number): Command => ({
	type: 'setAttached',
	...{ unit: unit(who), place: 0, left }
});

/** Guns join a unit. */
export const attaches = (guns: string, to: string): Command => ({
	type: 'attach',
	...{ unit: unit(guns), to: unit(to) }
});
