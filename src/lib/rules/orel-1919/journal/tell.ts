import type { Told } from '#lib/kernel/game/game.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { kindOf, type Fact } from '../engine/facts.ts';

/** A fact in words, with the section by which it happened; undefined for those of combat. */
export const toldFact = (
	fact: Fact
): { readonly rule: string; readonly sentence: Phrase } | undefined => {
	const kind = kindOf(fact);
	if (!kind) return undefined;
	const { rule, tell } = kind;
	return { rule: typeof rule === 'string' ? rule : rule(fact), sentence: tell(fact) };
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
