import { besideFacts } from '#lib/kernel/decided/table-talk.ts';
import { happens } from './kind.ts';
import { ordersTold } from './orders.ts';
import { SPOKEN } from './turn.ts';

/** What the players call their game, who plays it, what they say beforehand, and what they write down. */
export const TABLE = besideFacts(happens, '10', '8.1', SPOKEN, ordersTold);
