import { beforehandBy } from '#lib/kernel/decided/standing.ts';
import { say } from '#lib/kernel/phrase.ts';
import { questionOf } from '../asked.ts';
import type { Command } from '../commands.ts';
import { words } from '../../words/en/engine-answers.ts';
import { nameOf } from './kind.ts';
import type { Standing } from './schema.ts';

const LEAVE = ['leave', words.slipAway, words.stand] as const;

/** 8 What each order answers: the kind of its answers, and what yes and no mean there. */
const ANSWERED: Readonly<
	Record<keyof Standing, readonly [Command['type'], yes?: string, no?: string]>
> = {
	leave: LEAVE,
	leaveAt: LEAVE,
	serve: ['serve', words.yes],
	support: ['support', words.all, words.nobody],
	play: ['play', words.yes],
	losses: ['take'],
	follow: ['follow', words.all, words.nobody],
	retreat: ['retreat'],
	advance: ['advance', words.all, words.nobody]
};

/** 8 How it is told what a player answers beforehand. */
export const ordersTold = beforehandBy<Standing>((key) => {
	const [type, yes, no] = ANSWERED[key];
	const asked = questionOf(null, [{ type } as Command]);
	return asked && { ...asked, ...(yes && { yes: say(yes) }), ...(no && { no: say(no) }) };
}, nameOf);
