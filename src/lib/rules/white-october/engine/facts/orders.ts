import { beforehandBy } from '#lib/kernel/decided/standing.ts';
import { say } from '#lib/kernel/phrase.ts';
import { questionOf } from '../asked.ts';
import type { Command } from '../commands.ts';
import { words } from '../../words/en/engine-answers.ts';
import { nameOf } from './kind.ts';
import type { Standing } from './schema.ts';

/** 8 Orders that are not called by the kind of answers that they give. */
const ANSWERED = { leaveAt: 'leave', losses: 'take' } as const;

const LEAVE = { yes: say(words.slipAway), no: say(words.stand) };
const WHO = { no: say(words.nobody) };
/** 8 What yes and no mean, where that is not plain. */
const MEANT: Partial<Record<keyof Standing, { yes?: typeof WHO.no; no: typeof WHO.no }>> = {
	leave: LEAVE,
	leaveAt: LEAVE,
	support: WHO,
	follow: WHO,
	advance: WHO
};

/** 8 How it is told what a player answers beforehand. */
export const ordersTold = beforehandBy<Standing>((key) => {
	const type = key in ANSWERED ? ANSWERED[key as keyof typeof ANSWERED] : key;
	const asked = questionOf(null, [{ type } as Command]);
	return asked && { ...asked, ...MEANT[key] };
}, nameOf);
