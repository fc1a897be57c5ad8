import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import * as melees from '#lib/rules/red-and-white/rules/melee.ts';
import { exact, written } from '../form.ts';
import type { Answer, Answers } from './answer.ts';
import { modifierPmf } from './figures.ts';
import { meleeIn } from './inputs.ts';

const meleeCase: Answer = (inputs, book) => {
	const fight = meleeIn(inputs);
	const fixed = {
		attacker: melees.attackerModifiers(book, fight),
		defender: melees.defenderModifiers(book, fight)
	};
	const modifierOf = (side: 'attacker' | 'defender'): Record<string, unknown> =>
		fight[side].commissar === 'check'
			? { [`${side}_modifier_pmf`]: modifierPmf(book, fixed[side], 'check') }
			: { [`${side}_modifier`]: total(fixed[side]) };
	const shown = { ...modifierOf('attacker'), ...modifierOf('defender') };
	const [attack, defence] = inputs.list<number>('rolls');
	if (attack !== undefined && defence !== undefined) {
		const result = melees.meleeResult(
			book,
			fight,
			attack + total(fixed.attacker),
			defence + total(fixed.defender)
		);
		return {
			...shown,
			attacker_total: result.attackerTotal,
			defender_total: result.defenderTotal,
			attacker_wins: result.attackerWins,
			attacker_casualties: result.attackerCasualties,
			defender_casualties: result.defenderCasualties,
			falls_back: result.attackerWins ? 'defender' : 'attacker'
		};
	}
	const dist = chances(melees.melee(book, fight));
	return {
		...shown,
		p_attacker_total_higher: exact(chanceOf(dist, ({ margin }) => margin > 0)),
		p_tie: exact(chanceOf(dist, ({ margin }) => margin === 0)),
		p_attacker_wins: exact(chanceOf(dist, ({ attackerWins }) => attackerWins)),
		p_defender_wins: exact(chanceOf(dist, ({ attackerWins }) => !attackerWins)),
		margin: written(dist, ({ margin }) => margin),
		attacker_casualties: written(dist, ({ attackerCasualties }) => attackerCasualties),
		defender_casualties: written(dist, ({ defenderCasualties }) => defenderCasualties),
		mean_attacker_casualties: exact(meanOf(dist, ({ attackerCasualties }) => attackerCasualties)),
		mean_defender_casualties: exact(meanOf(dist, ({ defenderCasualties }) => defenderCasualties))
	};
};

/** Melee. */
export const MELEE: Answers = {
	melee: meleeCase
};
