import { total } from '#lib/kernel/book/modifier.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	checkModifiers,
	commissarOnMorale,
	moraleTo,
	type MoraleCheck,
	type MoraleResult
} from '../../rules/morale.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { commissarAsked } from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import type { Heroic } from '../../types.ts';
import type { Choice, Field, Form, Line, Working } from '../calculator.ts';
import {
	commissarIn,
	commissarLines,
	flagIn,
	heroicOf,
	oneOf,
	ownFigures,
	panicFlag,
	numberIn,
	refereeCount,
	signed,
	told,
	workingOf
} from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/morale.ts';
import { words as fire } from '#lib/rules/red-and-white/words/en/fire.ts';

/** MORALE: who tests: troops by stands, or a vehicle by its morale point. */
const MORALE_KINDS = ['troops', 'tank', 'armoured_car', 'train', 'ship'] as const;
export type MoraleKind = (typeof MORALE_KINDS)[number];
export const moraleKind = (form: Form): MoraleKind => oneOf(form, 'who', MORALE_KINDS);

/** What a heroic officer is worth on the morale die. */
const heroicEffect = (book: Book, heroic: Heroic): Phrase =>
	say(signed(total(checkModifiers(book, { stands: 0, heroic }))));

/** COMMISSARS; MORALE: the same choice as elsewhere, with its worth on the morale die, where minus is good. */
const commissarField = (book: Book): Choice => ({
	kind: 'choice',
	key: 'commissar',
	label: words.commissar,
	options: [
		{ value: 'none', label: words.none },
		{
			value: 'check',
			label: words.withTheUnit,
			effect: say(words.d10ThenAmount, {
				amount: { signed: commissarOnMorale(book, 'check', 'plus') }
			})
		},
		{ value: 'zero', label: words.quarrelled, effect: say('0') },
		{
			value: 'minus',
			label: words.overrules,
			effect: say(signed(commissarOnMorale(book, 'minus', 'minus')))
		}
	]
});

/** MORALE: everything on the list of die modifiers (G02) except bombardment. */
export const moraleFields = (book: Book, form: Form): readonly Field[] =>
	ownFigures(form, [
		{
			kind: 'choice',
			key: 'heroic',
			label: words.ledHeroically,
			options: [
				{ value: '0', label: words.no },
				{ value: '1', label: words.officer, effect: heroicEffect(book, 1) },
				{ value: '2', label: words.committed, effect: heroicEffect(book, 2) }
			]
		},
		commissarField(book),
		{
			kind: 'flag',
			key: 'banner',
			label: words.banner,
			amount: signed(numberOf(book, 'morale_die.banner'))
		},
		{
			kind: 'flag',
			key: 'priest',
			label: words.priest,
			amount: signed(numberOf(book, 'morale_die.priest'))
		},
		panicFlag('priestPanics', signed(numberOf(book, 'morale_die.priest_panics'))),
		{
			kind: 'flag',
			key: 'poorQuality',
			label: words.poorUnit,
			amount: signed(numberOf(book, 'morale_die.poor_quality'))
		},
		refereeCount()
	]);

/** The keys of `moraleFields`, all off. */
export const MORALE_INITIAL: Form = {
	heroic: '0',
	camp: '',
	commissar: 'none',
	banner: false,
	priest: false,
	priestPanics: false,
	poorQuality: false,
	referee: 0
};

/** MORALE: what stands with the unit, as filled in. */
export const moraleIn = (form: Form): Omit<MoraleCheck, 'stands'> => ({
	banner: flagIn(form, 'banner'),
	heroic: heroicOf(form, 'heroic'),
	commissar: commissarIn(form, 'commissar'),
	priest: flagIn(form, 'priest'),
	priestPanics: flagIn(form, 'priestPanics'),
	poorQuality: flagIn(form, 'poorQuality'),
	referee: numberIn(form, 'referee')
});

/** MORALE: the modifiers assumed before the dice: a commissar still to be asked does not quarrel. */
const expected = (book: Book, check: MoraleCheck) => {
	const lines = checkModifiers(book, check);
	return check.commissar === 'check'
		? [
				...lines,
				{
					section: 'Commissars',
					reason: fire.commissarIfNoQuarrel,
					amount: commissarOnMorale(book, 'check', 'plus'),
					byDefault: true
				}
			]
		: lines;
};

/** MORALE: the highest face that passes, as far as known before the dice. */
export const passesTo = (book: Book, check: MoraleCheck): number =>
	moraleTo(book, total(expected(book, check)), check.stands);

/** The unmodified die that passes, in words. */
export const passNote = (to: number): Phrase => {
	if (to >= 6) return say(words.everyFacePasses);
	return to < 1 ? say(words.noFacePasses) : say(words.itPassesOnToOrLess, { to });
};

/** MORALE: what is added to the die, and what it must not exceed; in a result, the commissar as he came out. */
export const moraleWorking = (
	book: Book,
	asked: MoraleCheck,
	against: Line,
	result?: MoraleResult
): Working[] => {
	const check = result
		? { ...asked, commissar: commissarAsked(book, asked.commissar, result.commissar) }
		: asked;
	return [
		{ lines: [against] },
		workingOf(expected(book, check), say(words.addedToTheDie), passNote(passesTo(book, check)))
	];
};

/** MORALE: how the die of a result was read. */
export const moraleLines = (book: Book, check: MoraleCheck, result: MoraleResult): Line[] => {
	const { commissar = 'none' } = check;
	const added =
		total(checkModifiers(book, { ...check, commissar: 'none' })) +
		commissarOnMorale(book, commissar, result.commissar);
	return [
		...commissarLines(result.commissar),
		...(result.face === null ? [] : [told(say(words.theDie), 'Morale', result.face)]),
		...(added === 0 ? [] : [told(say(words.addedToTheDie), 'Morale', signed(added))]),
		told(say(words.mustNotExceed), 'Morale', check.stands)
	];
};
