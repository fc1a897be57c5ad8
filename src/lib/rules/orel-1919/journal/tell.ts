import type { Told } from '#lib/kernel/game/game.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { wordsOf, type Fact } from '../engine/facts.ts';

/** A fact in words, with the section that made it happen; null where another fact of its line says it. */
export const toldFact = (
	fact: Fact
): { readonly rule: string; readonly sentence: Phrase } | undefined => {
	const { rule, sentence } = wordsOf(fact);
	return sentence ? { rule, sentence } : undefined;
};

/** What happened in one line: what each fact says, the section of the first, and who threw the dice. */
export const tell = ({ facts }: { readonly facts: readonly Fact[] }): Told => {
	const told = facts.flatMap((fact) => toldFact(fact) ?? []);
	const [first] = told;
	const by = facts.find((fact) => fact.type === 'diceThrown')?.throws[0]?.by;
	return {
		sentences: told.map(({ sentence }) => sentence),
		...(first ? { rule: first.rule } : {}),
		...(by ? { by } : {})
	};
};
