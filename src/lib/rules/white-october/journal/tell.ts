import { toldBy } from '#lib/kernel/decided/facts.ts';
import type { Told } from '#lib/kernel/game/game.ts';
import { briefly } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/engine-facts.ts';
import { wordsOf, type Fact } from '../engine/facts.ts';
import type { Seen } from '../engine/facts/kind.ts';
import { facesOf } from '../engine/facts/schema.ts';
import type { State } from '../engine/state.ts';
import { inOne } from './in-one.ts';
import { workingsOf } from './workings.ts';

/** What of a line matters more than what led to it: said first where little room is. */
export const FOREMOST: readonly Fact['type'][] = ['demoralised', 'gameEnded'];

/** More units than this are only counted, where there is little room. */
const MOST = 4;

/** What had been thrown last when each fact of a line happened, and said beforehand before it. */
const seenIn = (facts: readonly Fact[], before?: State): ReadonlyMap<Fact, Seen> => {
	let seen: Seen = { faces: [], standing: before?.standing };
	return new Map(
		facts.map((fact) => {
			if (fact.type === 'diceThrown') seen = { ...seen, faces: facesOf(fact) };
			return [fact, seen] as const;
		})
	);
};

const told = toldBy({
	wordsOf,
	workingsOf,
	inOne,
	// 2
	headings: ['turnBegan', 'stepBegan']
});

/** What happened in one line. */
export const tell = ({ facts }: { readonly facts: readonly Fact[] }, before?: State): Told => {
	const seen = seenIn(facts, before);
	const { line, plain, said } = told(facts, (fact) => seen.get(fact));
	if (line.short) return line;
	const foremost = ({ type }: Fact): boolean => FOREMOST.includes(type);
	/** Nobody needs to hear who has finished a part of a game that is over. */
	const over = facts.some(({ type }) => type === 'gameEnded');
	const rest = plain.filter((one) => !foremost(one) && !(over && one.type === 'passed'));
	return {
		...line,
		short: [...said(plain.filter(foremost)), ...said(rest)].map((one) =>
			briefly(one, MOST, words.nUnits)
		)
	};
};
