import turn from '../../../cases/orel-1919-turn.json' with { type: 'json' };
import type { Statement } from './statement.ts';
import { COMBAT } from './turn/combat.ts';
import { MOVEMENT } from './turn/movement.ts';
import { RETREATS } from './turn/retreats.ts';
import { UPKEEP } from './turn/upkeep.ts';
import { VICTORY } from './turn/victory.ts';

const TRIED: readonly Statement[] = [...MOVEMENT, ...UPKEEP, ...COMBAT, ...RETREATS, ...VICTORY];

/** What the rules of Orel say of a turn, in our words: those that are tried, and those of the list that are not yet. */
export const STATEMENTS: readonly Statement[] = [
	...TRIED,
	...turn
		.filter(({ id }) => !TRIED.some((one) => one.id === id))
		.map(({ id, statement: says }): Statement => ({ id, section: '', says, cases: [] }))
];
