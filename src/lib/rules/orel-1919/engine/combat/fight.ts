import { sideTowards } from '#lib/kernel/hex.ts';
import { evasions, mustEvade, retreatBeforeCombat } from '../../rules/08-5-before-combat.ts';
import { coordinatingIn, coordinationCheck, jointCheck } from '../../rules/08-6-coordination.ts';
import { chargersOf } from '../../rules/08-7-charge.ts';
import { checkingCohesion, cohesion } from '../../rules/08-7-cohesion.ts';
import type { Stand } from '../../rules/08-combat.ts';
import { mayGoIntoContact } from '../../rules/09-1-trains.ts';
import {
	isArtillery,
	isCombatUnit,
	isTrain,
	isVehicle,
	type CohesionResult,
	type Role
} from '../../types.ts';
import type { OrelEvent } from '../events.ts';
import { unitsIn } from '../field.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { combatNow, fightNow, marked, stage } from './facts.ts';
import { defendersThere, hexIndex, playerOf, situationOf } from './fighters.ts';

import { groupsOf } from './going.ts';
import {
	dryAttackers,
	dryDefenders,
	exhausts,
	resuppliedAttackers,
	weakSuppliers
} from './munitions.ts';
import { auto, dice, yesOrNo, type Owed } from './owed.ts';
import { canSupport } from './supports.ts';
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
		player,
		'8.5',
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

const railLeads = (game: Game, from: string | null, to: string): boolean => {
	const { grid, rail } = game.board;
	const hex = hexIndex(game, from);
	const side = sideTowards(grid, hex, hexIndex(game, to));
	return side >= 0 && rail[hex * 6 + side] === 1;
};

/** 9.1, 9.1.2 The trains that may go into contact in this fight. */
const contactTrains = (game: Game, state: State, fight: Fight): readonly Unit[] => {
	const hexes = [
		...new Set(fight.attackers.map((id) => unitOf(game, state, id)).flatMap(({ hex }) => hex ?? []))
	];
	const able = (train: Unit, enemyHexes: readonly string[]): boolean =>
		isTrain(counterOf(game, train.id).type) &&
		mayGoIntoContact({
			railLeadsIntoEnemyHex: enemyHexes.some((hex) => railLeads(game, train.hex, hex)),
			fires: train.fired,
			unsupplied: train.unsupplied
		});
	const attacking = hexes.flatMap((hex) =>
		unitsIn(game, state, hex).filter(
			(unit) =>
				unit.player === fight.player && unit.action?.kind === 'support' && able(unit, [fight.hex])
		)
	);
	const defending = defendersThere(game, state, fight).filter((unit) => able(unit, hexes));
	return [...attacking, ...defending];
};

/** 9.1 Trains of either side go into contact, or not. */
export const contactOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const train = contactTrains(game, state, fight).find(
		({ id }) => !fight.asked.includes(id) && !fight.contact.includes(id)
	);
	if (!train) return auto(stage('9.1', 'support'));
	const asked = [...fight.asked, train.id];
	return yesOrNo(
		train.player,
		'9.1',
		train.id,
		() => [
			fightNow('9.1', {
				asked,
				contact: [...fight.contact, train.id],
				...(train.player === fight.player ? { attackers: [...fight.attackers, train.id] } : {})
			})
		],
		() => [fightNow('9.1', { asked })]
	);
};

/** 8.6.2, 3.2 The attacker's guns support this attack or wait for another one; then all supports are known. The defender spares depots that cannot trace, or has them supply. */
export const supportOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	const attack = state.attacks.find(({ id }) => id === fight.attack);
	if (!attack) return auto(stage('8.6.2', 'coordination'));
	const gun = state.units.find(
		(unit) =>
			unit.player === fight.player &&
			unit.fate === 'map' &&
			unit.action?.kind === 'support' &&
			unit.action.of === fight.kind &&
			!fight.asked.includes(unit.id) &&
			!fight.contact.includes(unit.id) &&
			canSupport(game, state, unit, attack)
	);
	if (gun) {
		const asked = [...fight.asked, gun.id];
		return yesOrNo(
			gun.player,
			'8.6.2',
			gun.id,
			() => [fightNow('8.6.2', { asked, supports: [...fight.supports, gun.id] })],
			() => [fightNow('8.6.2', { asked })]
		);
	}
	const defending = state.units.filter(
		(unit) =>
			combat.announced[unit.id] === fight.attack &&
			!fight.contact.includes(unit.id) &&
			canSupport(game, state, unit, attack)
	);
	const attacking = fight.supports.map((id) => unitOf(game, state, id));
	const contact = fight.contact
		.map((id) => unitOf(game, state, id))
		.filter(({ player }) => player === fight.player);
	const defenders = [...defendersThere(game, state, fight), ...defending];
	const weak = weakSuppliers(game, state, defenders);
	const depot = weak.find(({ id }) => !fight.asked.includes(id));
	if (depot) {
		const asked = [...fight.asked, depot.id];
		return yesOrNo(
			depot.player,
			'3.2',
			depot.id,
			() => [fightNow('3.2', { asked, lent: [...fight.lent, depot.id] })],
			() => [fightNow('3.2', { asked })]
		);
	}
	const dry = dryDefenders(game, state, defenders, fight.lent);
	const payer = combat.paid[fight.attack] ?? null;
	return auto(
		...marked(
			'8.6.2',
			[...attacking, ...defending].map(({ id }) => id),
			{ fired: true }
		),
		...exhausts(
			game,
			state,
			combat,
			weak.filter(({ id }) => fight.lent.includes(id))
		),
		stage('8.6.2', 'coordination', {
			supports: [...fight.supports, ...defending.map(({ id }) => id)],
			dry: [...fight.dry, ...dryAttackers(game, state, [...attacking, ...contact], payer), ...dry]
		})
	);
};

/** 8.6.2 Coordination checks, one by one; by the New Combat Rules one for each side. */
export const coordinationOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	const { book } = game;
	const all = coordinatingIn(situationOf(game, state, fight));
	const next = all.find(({ id }) => !fight.checked.includes(id));
	if (!next) return auto(stage('8.6.2', 'charges'));
	const joint = book.options.combat === 'new';
	const group = joint ? all.filter(({ role }) => role === next.role) : [next];
	const ids = group.map(({ id }) => id);
	const check = joint
		? jointCheck(book, fight.kind, next.role, group)
		: coordinationCheck(book, fight.kind, next);
	return dice(
		playerOf(fight, next.role),
		'8.6.2',
		check.map((success) => [
			fightNow('8.6.2', {
				checked: [...fight.checked, ...ids],
				...(success ? { passed: [...fight.passed, ...ids] } : {})
			})
		])
	);
};

const ROLES: readonly Role[] = ['attacker', 'defender'];

/** 8.7.1 Cavalry that may charge does so or fights dismounted; the attacker says so first. */
export const chargesOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const combat = situationOf(game, state, fight);
	for (const role of ROLES)
		for (const id of chargersOf(game.book, combat, role)) {
			if (fight.asked.includes(id)) continue;
			const asked = [...fight.asked, id];
			return yesOrNo(
				playerOf(fight, role),
				'8.7.1',
				id,
				() => [fightNow('8.7.1', { asked, charging: [...fight.charging, id] })],
				() => [fightNow('8.7.1', { asked })]
			);
		}
	return auto(stage('8.7.1', 'attackerCohesion'));
};

/** 8.7.1 The combat as the Cohesion Check sees it. */
export const standOf = (game: Game, state: State, fight: Fight): Stand => ({
	combat: situationOf(game, state, fight),
	passed: fight.passed,
	charging: fight.charging,
	disorganised: []
});

const checkOf = (role: Role, after: Fight['stage']) => {
	return (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
		const units = checkingCohesion(game.book, standOf(game, state, fight), role);
		return dice(
			playerOf(fight, role),
			'8.7.1',
			cohesion(game.book, role, units).map((results): OrelEvent[] => {
				const made: Record<string, CohesionResult> = { ...fight.results };
				units.forEach(({ id }, at) => (made[id] = results[at] ?? 'ok'));
				return [stage('8.7.2', after, { results: made })];
			})
		);
	};
};

/** 8.7.1 One Cohesion die for each side. */
export const attackerCohesionOwed = checkOf('attacker', 'defenderCohesion');
export const defenderCohesionOwed = checkOf('defender', 'driven');
