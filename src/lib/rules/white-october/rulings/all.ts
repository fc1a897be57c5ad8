import { VICTORY_RULINGS } from './victory.ts';
import { words } from '../words/en/rulings.ts';

/** WO-01 to WO-62, by subject. */
export const RULING_GROUPS = [{ title: words.victory, rulings: VICTORY_RULINGS }] as const;
