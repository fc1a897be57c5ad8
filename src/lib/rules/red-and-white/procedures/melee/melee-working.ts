import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	attackerModifiers,
	defenderModifiers,
	wireCounts,
	withCommissar,
	type Melee,
	type MeleeResult
} from '../../rules/melee.ts';
import { commissarAsked } from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import type { Working } from '../calculator.ts';
import { workingOf } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';
import { words as fire } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** COMMISSARS: the melee with commissars as they turned out. */
export const settled = (book: Book, fight: Melee, result: MeleeResult): Melee => {
	const { attacker, defender } = fight;
	const one = commissarAsked(book, attacker.commissar, result.attackerCommissar);
	const two = commissarAsked(book, defender.commissar, result.defenderCommissar);
	return withCommissar(withCommissar(fight, 'attacker', one), 'defender', two);
};

/** MELEE: a side's modifiers; a commissar still to be asked is assumed to give his +1. */
const expected = (book: Book, fight: Melee, who: 'attacker' | 'defender'): Modifier[] => {
	const { commissar } = fight[who];
	const agreed = commissar === 'check' ? withCommissar(fight, who, 'plus') : fight;
	const lines =
		who === 'attacker' ? attackerModifiers(book, agreed) : defenderModifiers(book, agreed);
	return lines.map((line) =>
		commissar === 'check' && line.section === 'Commissars'
			? { ...line, reason: fire.commissarIfNoQuarrel }
			: line
	);
};

const sideWorking = (book: Book, fight: Melee, who: 'attacker' | 'defender'): Working =>
	workingOf(
		expected(book, fight, who),
		say(words.addedToTheDie),
		who === 'attacker' && fight.attacker.wire === 'intact' && !wireCounts(fight)
			? say(words.aTankAttacksTheWireDoesNotCount)
			: undefined
	);

/** MELEE: what is added to the die of each side, the attacker first. */
export const workings = (book: Book, fight: Melee): Working[] => [
	sideWorking(book, fight, 'attacker'),
	sideWorking(book, fight, 'defender')
];

/** MELEE: what is added to either die, the attacker's first, the commissars agreeing. */
export const meleeBrief = (book: Book, fight: Melee): Phrase =>
	say(patterns.leftRight, {
		left: { signed: total(expected(book, fight, 'attacker')) },
		right: { signed: total(expected(book, fight, 'defender')) }
	});
