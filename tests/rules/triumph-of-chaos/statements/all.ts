import { CAMPAIGN } from './campaign.ts';
import { COMBAT } from './combat.ts';
import { GUIDE } from './guide.ts';
import { TURN } from './turn.ts';
import type { Statement } from './statement.ts';

/** What the player aid says of turn, logistics, leaders and combat by stages, by its own numbers; then the guide to it, and what a campaign keeps. */
export const STATEMENTS: readonly Statement[] = [...TURN, ...COMBAT, ...GUIDE, ...CAMPAIGN];
