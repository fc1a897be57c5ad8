import { evasions, mustEvade } from '../../../rules/08-combat/08-5-before-combat.ts';
import { enemyOf, isArtillery, isCavalry, isTrain } from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import type { Planned } from '../../facts/schema.ts';
import { counterOf, type Game } from '../../game.ts';
import { auto, type Option, type Owed } from '../../owed.ts';
import { leavesBefore } from '../../orders/standing.ts';
import type { Attack, State } from '../../state.ts';
import { imaginedCombat } from '../imagine.ts';
import type { CombatState } from '../state.ts';
import { enemiesIn, ready } from './attacked.ts';

/** The section by which each of these would be asked in its turn. */
const SECTIONS: Readonly<Record<Planned, string>> = {
	leave: '8.5',
	follow: '8.5',
	contact: '9.1',
	charge: '8.7.1',
	losses: '8.8.2',
	retreat: '8.5.1'
};

/** 8.5 May the defenders of this attack leave before combat, as they wish? */
const mayLeave = (game: Game, state: State, attack: Attack): boolean => {
	const units = ready(game, state, attack).map(({ id }) => id);
	const combat = imaginedCombat(game, state, { ...attack, units, supports: [] });
	return (
		!mustEvade(combat) && evasions(game.book, combat).some(({ needs }) => needs !== 'impossible')
	);
};

/**
 * 8.5 to 8.8 Before the attacks are fought, the reactive player is asked at once for what could be asked of him during
 * them, if he wishes so; what he leaves open is asked when it comes.
 */
export const planOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const player = enemyOf(state.player);
	const said = state.standing[player];
	const on: Fact = { type: 'stepReached', step: 'defenceSupply' };
	if (!said.together) return auto(on);
	const attacks = state.attacks.filter(
		(attack) =>
			ready(game, state, attack).length > 0 && enemiesIn(game, state, attack.hex).length > 0
	);
	const types = attacks.flatMap(({ hex }) =>
		enemiesIn(game, state, hex).map(({ id }) => counterOf(game, id).type)
	);
	const options: Option[] = [];
	const settle = (what: Planned, yes: boolean, attack: number | null = null): void => {
		options.push({
			command: { type: 'plan', what, attack, yes },
			events: () => [{ type: 'planned', rule: SECTIONS[what], what, attack, yes }]
		});
	};
	const leavers = attacks.filter((attack) => mayLeave(game, state, attack));
	for (const { id, hex } of leavers) {
		const defenders = enemiesIn(game, state, hex).map((unit) => unit.id);
		const fight = { attack: id, hex, defenders, player: state.player };
		if (leavesBefore(game, state, fight) !== null) continue;
		settle('leave', true, id);
		settle('leave', false, id);
	}
	const open = (what: Exclude<Planned, 'leave'>, comes: boolean): boolean =>
		comes && said[what] === null && combat.planned[what] === undefined;
	if (open('follow', leavers.length > 0 && types.some(isArtillery))) {
		settle('follow', true);
		settle('follow', false);
	}
	if (open('contact', types.some(isTrain))) {
		settle('contact', true);
		settle('contact', false);
	}
	if (open('charge', types.some(isCavalry))) {
		settle('charge', true);
		settle('charge', false);
	}
	for (const what of ['losses', 'retreat'] as const)
		if (open(what, attacks.length > 0)) settle(what, true);
	if (options.length === 0) return auto(on);
	return {
		kind: 'player',
		player,
		rule: '8.5',
		options: [
			...options,
			{
				command: { type: 'done' },
				events: () => [{ type: 'declined', rule: '8.5', what: 'orders' }, on]
			}
		]
	};
};
