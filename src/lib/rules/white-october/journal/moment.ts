import type { Moment } from '#lib/kernel/game/game.ts';
import { say } from '#lib/kernel/phrase.ts';
import { stepOf } from '../engine/sequence.ts';
import type { State } from '../engine/state.ts';
import { shippedPack } from '../scenarios/pack.ts';
import { words } from '../words/en/game.ts';

const { turns } = shippedPack().data.scenario;

/** 2 The turn, and its step with its player. */
export const moment = ({ turn, player, step }: State): Moment => ({
	turn: say(words.turnTurn, { turn }),
	day: turns[turn - 1]?.date.replace(/\D.*/, ''),
	side: player,
	phase: { n: stepOf(step).stop, title: say(stepOf(step).title) }
});
