import { beforehandBy } from '#lib/kernel/decided/standing.ts';
import type { Command } from '../commands.ts';
import { questionOf } from '../asked.ts';
import { nameOf } from './kind.ts';
import type { Standing } from './schema.ts';

/** 8 What each order answers: the section of the question, and the kind of its answers. */
const ANSWERED: Readonly<Record<keyof Standing, readonly [string, Command['type']]>> = {
	together: ['8.1', 'plan'],
	leave: ['8.5', 'leave'],
	leaveAt: ['8.5', 'leave'],
	follow: ['8.5', 'yes'],
	support: ['8.6.2', 'yes'],
	fireBack: ['8.4', 'aim'],
	lend: ['3.2', 'yes'],
	contact: ['9.1', 'yes'],
	charge: ['8.7.1', 'yes'],
	losses: ['8.8.2', 'take'],
	retreat: ['8.5.1', 'retreat'],
	pursue: ['8.7.4', 'pursue'],
	pay: ['8.2.1', 'pay'],
	cards: ['6.2', 'play']
};

/** 8 How it is told what a player answers beforehand. */
export const ordersTold = beforehandBy<Standing>((key) => {
	const [rule, type] = ANSWERED[key];
	return questionOf(rule, [{ type } as Command]);
}, nameOf);
