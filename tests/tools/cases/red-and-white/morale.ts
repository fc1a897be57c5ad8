import Fraction from 'fraction.js';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import * as army from '#lib/rules/red-and-white/rules/major-morale.ts';
import * as morale from '#lib/rules/red-and-white/rules/morale.ts';
import { unitStatus } from '#lib/rules/red-and-white/rules/unit-status.ts';
import type { Book } from '#lib/rules/red-and-white/book.ts';
import { CHARACTERS, type Character } from '#lib/rules/red-and-white/types.ts';
import { exact } from '../form.ts';
import { yes, type Answer, type Answers } from './answer.ts';
import type { Inputs } from './inputs.ts';

export const moraleOf = (inputs: Inputs, book: Book): number =>
	inputs.number('die_modifier', 0) +
	total(morale.moraleModifiers(book, inputs.list('modifiers', morale.MORALE_REASONS)));

export const standsIn = (inputs: Inputs): number =>
	inputs.number('stands') ?? inputs.number('morale_point', 0);

const statusCase: Answer = (inputs, book) => {
	const status = unitStatus(book, {
		figuresPerStand: inputs.number('figures_per_stand', 4),
		startStands: inputs.number('start_stands', 4),
		casualties: inputs.number('casualties', 0)
	});
	return {
		figures_left: status.figuresLeft,
		stands_left: status.standsLeft,
		stands_lost: status.standsLost,
		firing_stands: status.firingStands,
		morale_number: status.moraleNumber,
		half_strength_or_less: status.halfStrengthOrLess,
		destroyed: status.destroyed
	};
};

const majorMoraleCase: Answer = (inputs, book) => {
	const state: army.ArmyState = {
		totalUnits: inputs.number('total_units', 0),
		unitsLost: inputs.number('units_lost', 0),
		ownTrainsLost: inputs.number('own_trains_lost', 0),
		supplyCut: inputs.flag('supply_cut'),
		enemyTrainsLost: inputs.number('enemy_trains_lost', 0),
		enemySupplyCut: inputs.flag('enemy_supply_cut'),
		cinc: inputs.word<Character>('cinc', CHARACTERS, 'normal'),
		rerollsLeft: inputs.number('rerolls_left', 2)
	};
	return {
		effective_losses: army.effectiveLosses(book, state),
		percent: exact(army.percentLost(book, state)),
		must_test: army.armyMustTest(book, state),
		p_break_single_roll: exact(new Fraction(army.armyBreaksTo(book, state), 10)),
		p_break: exact(
			chanceOf(
				chances(army.armyTests(book, state, inputs.number('tests', 1))),
				({ breaks }) => breaks
			)
		)
	};
};

/** Morale of units, suppression, losses of stands, and the morale of an army. */
export const MORALE: Answers = {
	morale: (inputs, book) => ({
		die_modifier: moraleOf(inputs, book),
		p_pass: yes(morale.moraleTest(book, moraleOf(inputs, book), standsIn(inputs)))
	}),
	suppression: (inputs, book) => ({
		suppressed: morale.isSuppressed(inputs.number('stands_lost_phase2', 0)),
		p_may_fire_phase4: yes(
			morale
				.suppressionTest(book, inputs.number('stands_lost_phase2', 0), {
					stands: inputs.number('stands_left', 0),
					referee: inputs.number('die_modifier', 0)
				})
				.map(({ passed }) => passed)
		)
	}),
	unit_status: statusCase,
	major_morale: majorMoraleCase
};
