import { besideFacts } from '#lib/kernel/decided/table-talk.ts';
import { happens } from './kind.ts';
import { player, standing } from './schema.ts';
import { header } from './turn.ts';

/** What is said of whoever speaks beside the game. */
export const SPOKEN = { agreed: header, player, orders: standing };

/** What the players call their game, who plays it, what they say beforehand, and what they write down. */
export const TABLE = besideFacts(happens, '10', '8.1', SPOKEN);
