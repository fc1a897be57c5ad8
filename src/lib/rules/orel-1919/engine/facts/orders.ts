import { same } from '#lib/kernel/same.ts';
import { say, type PhraseValue } from '#lib/kernel/phrase.ts';
import type { Command } from '../commands.ts';
import { questionOf } from '../asked.ts';
import { nameOf, namesOf } from './kind.ts';
import type { Standing } from './schema.ts';
import { words } from '../../words/en/engine-asked.ts';

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

/** 8 The question that a player answers beforehand and has not so answered before, with his answer; undefined where those are several. */
export const saidAnew = (
	was: Standing,
	now: Standing
): Readonly<Record<'what' | 'said', PhraseValue>> | undefined => {
	const [key, ...others] = (Object.keys(ANSWERED) as (keyof Standing)[]).filter(
		(one) => !same(was[one], now[one])
	);
	if (!key || others.length > 0) return undefined;
	const [rule, type] = ANSWERED[key];
	const { what, yes, no } = questionOf(rule, [{ type } as Command]) ?? {};
	if (!what) return undefined;
	const answer = (said: Standing[typeof key] | undefined): PhraseValue => {
		if (said === undefined) return say(words.asTheOthers);
		if (said === null) return say(words.ask);
		if (said === false) return no ?? say(words.no);
		return said instanceof Array && said.length > 0
			? namesOf(said)
			: (yes ?? say(words.withoutAsking));
	};
	if (key !== 'leaveAt') return { what, said: answer(now[key]) };
	const all = { ...was.leaveAt, ...now.leaveAt };
	const place = Object.keys(all).find((one) => was.leaveAt[one] !== now.leaveAt[one]) ?? '';
	return {
		what,
		said: say(words.answerAt, { place: nameOf(place), answer: answer(now.leaveAt[place]) })
	};
};
