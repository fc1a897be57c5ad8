import type { Player } from '../types.ts';

/** 2 Sequence of play, the same for both sides; White first. */
const SEQUENCE = [
	{ rule: '3.2', phase: 'depots', title: 'Status of depots' },
	{ rule: '4', phase: 'recruitment', title: 'Recruitment' },
	{ rule: '5.2', phase: 'command', title: 'Command' },
	{ rule: '6', phase: 'events', title: 'Random event' },
	{ rule: '7', phase: 'movement', title: 'Movement and special actions' },
	{ rule: '8.1', phase: 'combat', title: 'Combat and munitions' },
	{ rule: '8.7.3', phase: 'end', title: 'Markers come off' }
] as const;
export type Phase = (typeof SEQUENCE)[number]['phase'];
export const PHASES = SEQUENCE.map(({ phase }) => phase);

export const titleOf = (phase: Phase): string =>
	SEQUENCE.find((one) => one.phase === phase)?.title ?? phase;

/** The phase after this one; nothing after the last. */
export const phaseAfter = (phase: Phase): Phase | undefined =>
	SEQUENCE[SEQUENCE.findIndex((one) => one.phase === phase) + 1]?.phase;

/** 2.1, 2.2 Whose turn it is after this player's. */
export const nextTurn = (turn: number, player: Player): { turn: number; player: Player } =>
	player === 'white' ? { turn, player: 'red' } : { turn: turn + 1, player: 'white' };
