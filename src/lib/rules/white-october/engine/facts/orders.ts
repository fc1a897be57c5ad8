import { beforehandBy } from '#lib/kernel/decided/standing.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { questionOf } from '../asked.ts';
import type { Command } from '../commands.ts';
import { words } from '../../words/en/engine-answers.ts';
import { nameOf } from './kind.ts';
import type { Standing } from './schema.ts';

const WHO = { no: say(words.nobody) };
/** 8 What yes and no mean, by the kind of the answers, where that is not plain. */
const MEANT: Readonly<Record<string, { readonly yes?: Phrase; readonly no: Phrase }>> = {
	leave: { yes: say(words.slipAway), no: say(words.stand) },
	support: WHO,
	follow: WHO,
	advance: WHO
};

/** 8 How it is told what a player answers beforehand: most orders are called as the answers that they give. */
export const ordersTold = beforehandBy<Standing>((key) => {
	const type = key === 'losses' ? 'take' : key === 'leaveAt' ? 'leave' : key;
	const asked = questionOf(null, [{ type } as Command]);
	return asked && { ...asked, ...MEANT[type] };
}, nameOf);
