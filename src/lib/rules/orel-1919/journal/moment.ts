import type { Moment } from '#lib/kernel/game/game.ts';
import { say } from '#lib/kernel/phrase.ts';
import { nameOf } from '../engine/facts/kind.ts';
import type { State } from '../engine/state.ts';
import { shippedPack } from '../scenarios/pack.ts';
import { PHASES, titleOf } from '../rules/02-sequence.ts';
import { words } from '../words/en/game.ts';

const { turnTrack } = shippedPack().data.scenario;

/** 2 The turn of a player, and its phase. */
export const moment = ({ turn, player, phase }: State): Moment => ({
	turn: say(words.turnTurnPlayer, { turn, player: nameOf(player) }),
	day: turnTrack.find((one) => one.turn === turn)?.date.replace(/ .*/, ''),
	side: player,
	phase: { n: PHASES.indexOf(phase) + 1, title: say(titleOf(phase)) }
});
