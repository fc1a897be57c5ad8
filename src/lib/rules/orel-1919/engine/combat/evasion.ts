import { evasions, mustEvade, retreatBeforeCombat } from '../../rules/08-5-before-combat.ts';
import { isArtillery, isCombatUnit, isVehicle } from '../../types.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { State } from '../state.ts';
import { combatNow, fightNow, marked, stage } from './facts.ts';
import { defendersThere, playerOf, situationOf } from './fighters.ts';
import { groupsOf } from './going.ts';
import { resuppliedAttackers } from './munitions.ts';
import { auto, dice, yesOrNo, type Owed } from '../owed.ts';
import type { CombatState, Fight } from './state.ts';

/** 8.5 The reactive player stands or leaves; vehicles alone must leave if they can (9). */
export const evadeOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const combat = situationOf(game, state, fight);
	const able = evasions(game.book, combat).some(({ needs }) => needs !== 'impossible');
	const must = mustEvade(combat);
	if (!able) return auto(must ? stage('9', 'evaded') : stage('8.5', 'contact'));
	const player = playerOf(fight, 'defender');
	if (!must && !fight.asked.includes('leave'))
		return {
			kind: 'player',
			player,
			rule: '8.5',
			options: [
				{ command: { type: 'leave' }, events: () => [fightNow('8.5', { asked: ['leave'] })] },
				{ command: { type: 'stand' }, events: () => [stage('8.5', 'contact')] }
			]
		};
	return dice(
		'retreat-before-combat',
		player,
		[],
		retreatBeforeCombat(game.book, combat).map(({ away, held, mayFollow }) => {
			const troops = held.filter((id) => !isVehicle(counterOf(game, id).type));
			return [
				...marked('8.5', troops, { mode: 'march' }),
				mayFollow.length > 0
					? stage('8.5', 'follow', { leaving: away })
					: stage('8.5', 'evaded', { leaving: away })
			];
		})
	);
};

/** 8.5 Guns leave with infantry or cavalry that got away, one by one as their owner likes. */
export const followOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const gun = defendersThere(game, state, fight).find(
		({ id }) =>
			isArtillery(counterOf(game, id).type) &&
			!fight.leaving.includes(id) &&
			!fight.sheltering.includes(id) &&
			!fight.asked.includes(id)
	);
	if (!gun) return auto(stage('8.5', 'evaded'));
	const asked = [...fight.asked, gun.id];
	return yesOrNo(
		gun.player,
		'8.5',
		gun.id,
		() => [fightNow('8.5', { asked, leaving: [...fight.leaving, gun.id] })],
		() => [fightNow('8.5', { asked })]
	);
};

/** 8.5 Those that got away go back; an emptied hex may be entered, else the combat goes on. */
export const evadedOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	if (fight.leaving.length > 0) {
		const units = fight.leaving.map((id) => unitOf(game, state, id));
		return auto(
			fightNow('8.5', { leaving: [], asked: ['left'] }),
			combatNow('8.5', {
				going: [...combat.going, ...groupsOf(game, units, { hexes: 1, rout: false })]
			})
		);
	}
	const holding = defendersThere(game, state, fight).filter(({ id }) => {
		const { type } = counterOf(game, id);
		return isCombatUnit(type) || isArtillery(type);
	});
	const gone: Partial<Fight> = { fled: [], trails: {} };
	if (holding.length > 0) return auto(stage('8.5', 'contact', gone));
	const attackers = fight.attackers.map((id) => unitOf(game, state, id));
	const fresh = resuppliedAttackers(game, state, attackers, combat.paid[fight.attack] ?? null);
	return auto(
		...marked('8.2.1', fresh, { unsupplied: false }),
		stage('8.5', 'advance', { ...gone, dry: [], after: 'retreat before combat' })
	);
};
