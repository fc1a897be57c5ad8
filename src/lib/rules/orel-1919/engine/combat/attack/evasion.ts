import { resupplyWorth } from '../../../rules/08-combat/08-2-munitions.ts';
import {
	evasions,
	isDuel,
	mayFollow,
	mustEvade
} from '../../../rules/08-combat/08-5-before-combat.ts';
import { leaving } from '../../../procedures/retreats.ts';
import { isArtillery, isCombatUnit, isTrain, isVehicle } from '../../../types.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import { auto, choice, unlessDeclined, yesOrNo, type Option, type Owed } from '../../owed.ts';
import type { State, UnitId } from '../../state.ts';
import { resuppliedAttackers } from '../before/munitions.ts';
import { stage } from '../facts.ts';
import { resupplied } from '../losses.ts';
import { drivenBack, groupsOf } from '../retreat/retreats.ts';
import { defendersThere, playerOf, sceneOf, type Scene } from '../scene.ts';
import type { CombatState, Fight } from '../state.ts';

/** 8.5 Who may leave; `sure`: without a die. */
export interface Leaver {
	readonly unit: UnitId;
	readonly sure: boolean;
}
export const leaversOf = (game: Game, state: State, fight: Fight): readonly Leaver[] => {
	const { book, combat } = sceneOf(game, state, fight);
	return evasions(book, combat).flatMap(({ id: unit, needs }) =>
		needs === 'impossible' ? [] : { unit, sure: needs === 'automatic' }
	);
};

/** 8.5 The reactive player stands or leaves; vehicles alone must leave if they can (9). */
export const evadeOwed = (scene: Scene): Owed => {
	const { book, fight, combat } = scene;
	const able = evasions(book, combat).some(({ needs }) => needs !== 'impossible');
	const must = mustEvade(combat);
	const on = isDuel(combat.attackers) ? stage('9.1.1', 'duel') : stage('8.5', 'contact');
	if (!able) return auto(must ? stage('9', 'evaded') : on);
	if (must || fight.asked.includes('leave')) return leaving(scene);
	const leaves: Option = { command: { type: 'leave' }, events: () => [{ type: 'leaveTried' }] };
	const stands = { what: 'leave', by: 'stand', then: on } as const;
	return unlessDeclined(playerOf(fight, 'defender'), '8.5', [leaves], stands);
};

/** 8.5 Guns may leave with infantry or cavalry that got away, each as its owner chooses. */
export const followOwed = ({ fight, combat }: Scene): Owed => {
	const gun = combat.defenders.find(
		(one) => mayFollow(one) && !fight.leaving.includes(one.id) && !fight.asked.includes(one.id)
	);
	if (!gun) return auto(stage('8.5', 'evaded'));
	const { id: unit } = gun;
	return yesOrNo('8.5', gun, { type: 'gunsLeft', unit }, { type: 'gunsStayed', unit });
};

/**
 * 8.5, 8.2.1 Units that got away retreat, and those that only shelter there with them (8.5.1 d), unless troops and guns
 * stay and mere vehicles go; an emptied hex may be entered, otherwise the combat goes on. What was paid for the attack
 * resupplies as many Unsupplied attackers as it can, of their owner's choice (OR-62).
 */
export const evadedOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const there = defendersThere(game, state, fight);
	const types = there
		.filter(({ id }) => !fight.sheltering.includes(id))
		.map(({ id }) => counterOf(game, id).type);
	const held = types.some((type) => isCombatUnit(type) || isArtillery(type));
	if (fight.leaving.length > 0) {
		const lead = !held || fight.leaving.some((id) => !isVehicle(counterOf(game, id).type));
		const units = there.filter(
			({ id }) => fight.leaving.includes(id) || (lead && fight.sheltering.includes(id))
		);
		return auto(
			{ type: 'leftBeforeCombat', units: units.map(({ id }) => id) },
			drivenBack('8.5', groupsOf(game, units, { hexes: 1, rout: false }))
		);
	}
	if (isDuel(sceneOf(game, state, fight).combat.attackers)) {
		const trains = types.some(isTrain);
		return auto(
			{ type: 'leavingOver', emptied: !trains },
			stage('9.1.1', trains ? 'duel' : 'railAdvance')
		);
	}
	const over = { type: 'leavingOver', emptied: !held } as const;
	if (held) return auto(over, stage('8.5', 'contact'));
	const attackers = fight.attackers.map((id) => unitOf(game, state, id));
	const payer = combat.paid[fight.attack] ?? null;
	// 9 What was paid comes back for a vehicle that could not leave.
	const thirsty = types.some(isVehicle) ? [] : resuppliedAttackers(game, state, attackers, payer);
	const served = fight.asked.filter((id) => fight.attackers.includes(id)).length;
	const left = resupplyWorth(game.book, fight.kind) - served;
	if (left > 0 && thirsty.length > left)
		return choice(
			fight.player,
			'8.2.1',
			thirsty.map((unit) => ({
				command: { type: 'take', unit },
				events: () => resupplied([unit])
			}))
		);
	return auto(
		...resupplied(left > 0 ? thirsty : []),
		over,
		stage('8.5', 'advance', 'retreat before combat')
	);
};
