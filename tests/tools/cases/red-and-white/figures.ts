import Fraction from 'fraction.js';
import { chanceOf, mapped } from '#lib/kernel/dice/distribution.ts';
import { chances, repeated } from '#lib/kernel/dice/draw.ts';
import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { commissarCasualty } from '#lib/rules/red-and-white/rules/attached-figures.ts';
import * as figures from '#lib/rules/red-and-white/rules/special-figures.ts';
import type { Book } from '#lib/rules/red-and-white/book.ts';
import { CHARACTERS, type Character, type Commissar } from '#lib/rules/red-and-white/types.ts';
import { exact, written } from '../form.ts';
import { numbers, yes, type Answer, type Answers } from './answer.ts';

/** What a side with a commissar who must still be checked adds, before the dice. */
export const modifierPmf = (book: Book, fixed: readonly Modifier[], commissar: Commissar) =>
	numbers(
		mapped(
			chances(figures.commissarOf(commissar)),
			(outcome) => total(fixed) + figures.commissarNow(book, commissar, outcome)
		)
	);

const officerCasualtyCase: Answer = (inputs, book) => {
	const dist = chances(figures.officerCasualty(book, inputs.number('casualty_events', 1)));
	const fate = (which: figures.OfficerFate) => exact(chanceOf(dist, (value) => value === which));
	return {
		p_hit: exact(chanceOf(dist, (value) => value !== 'unhurt')),
		unhurt: fate('unhurt'),
		scratch: fate('scratch'),
		serious_wound: fate('serious_wound'),
		dead: fate('dead')
	};
};

const specialFiguresCase: Answer = (inputs, book) => {
	const attached = inputs.list<string>('attached');
	const events = inputs.number('casualty_events', 1);
	const one = commissarCasualty(book, events);
	const all = repeated(attached.length, 0, (hit) => one.map((struck) => hit + (struck ? 1 : 0)));
	const dist = chances(all);
	return {
		p_each_hit: yes(one),
		p_none_hit: exact(chanceOf(dist, (hit) => hit === 0)),
		p_all_hit: exact(chanceOf(dist, (hit) => hit === attached.length))
	};
};

const commissarCase: Answer = (inputs) => {
	const dist = chances(figures.commissarCheck());
	const chance = (...which: figures.CommissarOutcome[]) =>
		chanceOf(dist, (value) => which.includes(value));
	const stays = new Fraction(1).sub(chance('deserts'));
	return {
		modifier_this_action: numbers(mapped(dist, figures.commissarModifier)),
		p_problem: exact(new Fraction(1).sub(chance('plus'))),
		p_argument: exact(chance('argument')),
		p_overrules: exact(chance('overrules')),
		p_deserts: exact(chance('deserts')),
		p_deserted_within_uses: exact(new Fraction(1).sub(stays.pow(inputs.number('uses', 1)) ?? 0))
	};
};

const characterFailureCase: Answer = (inputs, book) => {
	const tests = inputs.number('tests', 1);
	const known = (character: Character): readonly [Fraction, Fraction] => {
		const fails = new Fraction(1).sub(
			chanceOf(chances(figures.characterHolds(book, character)), Boolean)
		);
		return [fails, new Fraction(1).sub(new Fraction(1).sub(fails).pow(tests) ?? 0)];
	};
	const character = inputs.word<Character | 'unknown'>(
		'character',
		[...CHARACTERS, 'unknown'],
		'normal'
	);
	if (character !== 'unknown') {
		const [once, ever] = known(character);
		return { p_fails: exact(once), p_fails_at_least_once: exact(ever) };
	}
	const characters = chances(figures.officerCharacter());
	let once = new Fraction(0);
	let ever = new Fraction(0);
	for (const { value, weight } of characters.outcomes) {
		const share = new Fraction(weight, characters.total);
		once = once.add(known(value)[0].mul(share));
		ever = ever.add(known(value)[1].mul(share));
	}
	return { p_fails: exact(once), p_fails_at_least_once: exact(ever) };
};

/** Officers, commissars and other figures attached to a unit. */
export const FIGURES: Answers = {
	officer_casualty: officerCasualtyCase,
	special_figures: specialFiguresCase,
	commissar: commissarCase,
	officer_character: () => ({
		pmf: written(chances(figures.officerCharacter()), (character) => character)
	}),
	character_failure: characterFailureCase
};
