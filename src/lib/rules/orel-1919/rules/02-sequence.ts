import type { Player } from '../types.ts';
import { words } from '../words/en/engine.ts';

/** 2 Sequence of play, the same for both sides; White first. */
const SEQUENCE = [
	{ rule: '3.2', phase: 'depots', title: words.statusOfDepots },
	{ rule: '4', phase: 'recruitment', title: words.recruitment },
	{ rule: '5.2', phase: 'command', title: words.command },
	{ rule: '6', phase: 'events', title: words.randomEvent },
	{ rule: '7', phase: 'movement', title: words.movementAndSpecialActions },
	{ rule: '8.1', phase: 'combat', title: words.combatAndMunitions },
	{ rule: '8.7.3', phase: 'end', title: words.markersComeOff }
] as const;
export type Phase = (typeof SEQUENCE)[number]['phase'];
export const PHASES = SEQUENCE.map(({ phase }) => phase);

export const titleOf = (phase: Phase): string =>
	SEQUENCE.find((one) => one.phase === phase)?.title ?? phase;

/** The phase after this one; undefined after the last. */
export const phaseAfter = (phase: Phase): Phase | undefined =>
	SEQUENCE[SEQUENCE.findIndex((one) => one.phase === phase) + 1]?.phase;

/** 2.1, 2.2 Whose turn follows this player's. */
export const nextTurn = (turn: number, player: Player): { turn: number; player: Player } =>
	player === 'white' ? { turn, player: 'red' } : { turn: turn + 1, player: 'white' };
