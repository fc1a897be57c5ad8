import type { Told } from '#lib/kernel/game/game.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { wordsOf, type Fact } from '../engine/facts.ts';

/** A fact in words, with the section by which it happened; nothing where another fact of its line says it. */
export const toldFact = (
	fact: Fact
): { readonly rule: string; readonly sentence: Phrase } | undefined => {
	const { rule, sentence } = wordsOf(fact);
	return sentence ? { rule, sentence } : undefined;
};

/** Facts of every line that say nothing new by themselves. */
const SILENT: readonly Fact['type'][] = ['phaseEnded'];

/** What happened by one line: what each fact says, the section of the first, and who threw the dice. */
export const tell = ({ facts }: { readonly facts: readonly Fact[] }): Told => {
	const told = facts
		.filter(({ type }) => !SILENT.includes(type))
		.flatMap((fact) => toldFact(fact) ?? []);
	const [first] = told;
	const dice = facts.find((fact) => fact.type === 'diceThrown');
	const by = dice?.throws[0]?.by;
	return {
		sentences: told.map(({ sentence }) => sentence),
		...(first ? { rule: first.rule } : {}),
		...(by ? { by } : {})
	};
};
