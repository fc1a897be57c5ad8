import { saidOf } from '#lib/kernel/decided/standing.ts';
import type { Account, Told } from '#lib/kernel/game/game.ts';
import { briefly, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/engine-facts.ts';
import { wordsOf, type Fact } from '../engine/facts.ts';
import type { Seen } from '../engine/facts/kind.ts';
import { facesOf } from '../engine/facts/schema.ts';
import type { State } from '../engine/state.ts';
import { inOne } from './in-one.ts';
import { workingsOf } from './workings.ts';

/** 2 The headings that a line opens: the log has them already, so they are told only where nothing else is. */
const HEADINGS: readonly Fact['type'][] = ['turnBegan', 'stepBegan'];

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

/** One fact in words, with its section and what was added up for it; undefined where another fact says it. */
const toldFact = (fact: Fact, seen?: Seen): Account | undefined => {
	const { rule, sentences } = wordsOf(fact, seen);
	const workings = workingsOf(fact);
	if (sentences.length === 0) return undefined;
	return { rule, sentences, ...(workings.length > 0 ? { workings } : {}) };
};

/**
 * What happened in one line, each thing with its section. In the sentences, what several units do alike is said once; the
 * ledger goes fact by fact.
 */
export const tell = ({ facts }: { readonly facts: readonly Fact[] }, before?: State): Told => {
	const seen = seenIn(facts, before);
	const ledger = facts.flatMap((fact) => toldFact(fact, seen.get(fact)) ?? []);
	const plain = facts.filter(({ type }) => !HEADINGS.includes(type));
	const [first] = plain.flatMap((fact) => toldFact(fact, seen.get(fact)) ?? []);
	const headings = facts.filter(({ type }) => HEADINGS.includes(type));
	const by = facts.find((fact) => fact.type === 'diceThrown')?.throws[0]?.by;
	const rule = (first ?? ledger[0])?.rule;
	const said = (these: readonly Fact[]): readonly Phrase[] =>
		saidOf(inOne(these), (fact) => wordsOf(fact, seen.get(fact)).sentences);
	const sentences = said(plain);
	const foremost = ({ type }: Fact): boolean => FOREMOST.includes(type);
	/** Nobody needs to hear who has finished a part of a game that is over. */
	const over = facts.some(({ type }) => type === 'gameEnded');
	const rest = plain.filter((one) => !foremost(one) && !(over && one.type === 'passed'));
	const inShort = [...said(plain.filter(foremost)), ...said(rest)];
	return {
		sentences,
		short:
			sentences.length > 0
				? inShort.map((one) => briefly(one, MOST, words.nUnits))
				: headings.flatMap((fact) => wordsOf(fact).sentences),
		ledger,
		...(rule === undefined ? {} : { rule }),
		...(by ? { by } : {})
	};
};
