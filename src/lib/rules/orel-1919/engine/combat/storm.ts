import { total } from '#lib/kernel/book/modifier.ts';
import { fightersOf, stepsOf, type Combat, type Stand } from '../../rules/08-combat.ts';
import { chargersOf } from '../../rules/08-7-charge.ts';
import { aftermath, cohesionFates } from '../../rules/08-8-aftermath.ts';
import {
	assaultColumn,
	assaultDice,
	assaultModifiers,
	disorganisedIn,
	inAssault,
	withCostlyLoss,
	type AssaultResult
} from '../../rules/08-8-assault.ts';
import { lossesBorne, lossesByUnit, nextLoss } from '../../rules/08-8-losses.ts';
import { checkingMorale, morale } from '../../rules/08-8-morale.ts';
import { prisonersOfPursuit } from '../../rules/08-7-advance.ts';
import { vehicleAfterHit, vehicleChecks, vehicleDestruction } from '../../rules/09-vehicles.ts';
import type { MoraleResult, Role } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { once, unitOf, type Game } from '../game.ts';
import type { State, UnitId } from '../state.ts';
import { fightNow, removed, stage, stepsLost } from './facts.ts';
import { moraleSpeechOwed } from './cards.ts';
import { applyFates, attackersWithGuns } from './fates.ts';
import { fighterOf, playerOf, situationOf } from './fighters.ts';
import { auto, choice, dice, yesOrNo, type Owed } from '../owed.ts';
import type { CombatState, Fight } from './state.ts';

const ROLES: readonly Role[] = ['attacker', 'defender'];

/** 8.7.2 The Cohesion results are applied: who must goes back. */
export const drivenOwed = (game: Game, state: State, combat: CombatState, fight: Fight): Owed => {
	// Both sides as they checked: attackers that must retreat are still there.
	const situation = situationOf(game, state, { ...fight, results: {} });
	const fates = {
		attacker: attackersWithGuns(
			game,
			state,
			fight.player,
			cohesionFates(situation, 'attacker', fight.results)
		),
		defender: cohesionFates(situation, 'defender', fight.results)
	};
	return auto(
		...applyFates(game, state, combat, fight, '8.7.2', fates),
		stage('8.7.2', 'advance', { after: 'cohesion' })
	);
};

const assaults = once(() => new WeakMap<Combat, Combat>());

/** 8.8 The two sides as they meet in the Assault. */
export const stormOf = (game: Game, state: State, fight: Fight): Stand => {
	const situation = situationOf(game, state, fight);
	const known = assaults(game);
	const combat = known.get(situation) ?? inAssault(situation, fight.results);
	known.set(situation, combat);
	return {
		combat,
		passed: fight.passed,
		charging: fight.charging,
		disorganised: disorganisedIn(fight.results)
	};
};

/** 8.8 The attacker assaults, or lets it be. Nobody is able: no Assault. */
export const assaultOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const { combat } = stormOf(game, state, fight);
	const able =
		fightersOf(combat, 'attacker').length > 0 && fightersOf(combat, 'defender').length > 0;
	if (!able) return auto(stage('8.8', 'close'));
	return {
		kind: 'player',
		player: fight.player,
		rule: '8.8',
		options: [
			{
				command: { type: 'assault' },
				events: () => [stage('8.8', 'assaultCharges', { charging: [] })]
			},
			{ command: { type: 'pass' }, events: () => [stage('8.8', 'close')] }
		]
	};
};

/** 8.8.1 Charges are determined anew (OR-22). */
export const assaultChargesOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	const { combat, disorganised } = stormOf(game, state, fight);
	for (const role of ROLES)
		for (const id of chargersOf(game.book, combat, role, disorganised)) {
			if (fight.asked.includes(id)) continue;
			const asked = [...fight.asked, id];
			return yesOrNo(
				playerOf(fight, role),
				'8.8.1',
				id,
				() => [fightNow('8.8.1', { asked, charging: [...fight.charging, id] })],
				() => [fightNow('8.8.1', { asked })]
			);
		}
	return auto(stage('8.8.1', 'heroism'));
};

/** 8.8.1 The dice of the Assault. */
export const assaultDiceOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	const added = total(assaultModifiers(game.book, stormOf(game, state, fight)));
	return dice(
		'assault',
		fight.player,
		[],
		assaultDice(added).map((column) => [stage('8.8.2', 'losses', { column })])
	);
};

/** 8.8.2 The column of this Assault with the loss for six steps. */
const resultOf = (game: Game, stand: Stand, fight: Fight): AssaultResult =>
	withCostlyLoss(
		assaultColumn(game.book, fight.column ?? 7),
		stepsOf(fightersOf(stand.combat, 'attacker')),
		stepsOf(fightersOf(stand.combat, 'defender'))
	);

/** 8.8.2, 8.7.4 Losses that each side must take; cavalry that pursues Routed men takes none. */
const borneBy = (game: Game, stand: Stand, fight: Fight): Readonly<Record<Role, number>> => {
	const borne = lossesBorne(stand.combat, resultOf(game, stand, fight));
	return fight.pursuit === 'free' ? { ...borne, attacker: 0 } : borne;
};

const tookOf = (fight: Fight, role: Role): readonly UnitId[] =>
	role === 'attacker' ? fight.attackerTook : fight.defenderTook;

/** 8.8.2 Each side gives out its losses one by one; the attacker first. */
export const lossesOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const stand = stormOf(game, state, fight);
	const borne = borneBy(game, stand, fight);
	for (const role of ROLES) {
		const took = tookOf(fight, role);
		if (took.length >= borne[role]) continue;
		const next = nextLoss(stand.combat, role, took);
		if (next.length === 0) continue;
		const key = role === 'attacker' ? 'attackerTook' : 'defenderTook';
		return choice(
			playerOf(fight, role),
			'8.8.2',
			next.map((unit) => ({
				command: { type: 'take', unit },
				events: () => [fightNow('8.8.2', { [key]: [...took, unit] })]
			}))
		);
	}
	return auto(stage('8.8.2', 'morale'));
};

const lossesOf = (fight: Fight): Readonly<Record<string, number>> =>
	lossesByUnit([...fight.attackerTook, ...fight.defenderTook]);

/** 8.8.2, 6.2 One Morale die for the loser, whom a Fiery Speech may help; none for cavalry that pursues Routed men (8.7.4). */
export const moraleOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed => {
	const stand = stormOf(game, state, fight);
	const { loser, morale: column } = resultOf(game, stand, fight);
	const spared = fight.pursuit === 'free' && loser === 'attacker';
	const units =
		column === null || spared
			? []
			: checkingMorale(game.book, stand.combat, loser, column, lossesOf(fight));
	const player = playerOf(fight, loser);
	const speech = moraleSpeechOwed(state, fight, player, units);
	if (speech) return speech;
	return dice(
		'morale',
		player,
		units.map(({ id }) => id),
		morale(game.book, loser, units).map((results): Fact[] => {
			const made: Record<string, MoraleResult> = {};
			units.forEach(({ id }, at) => (made[id] = results[at] ?? 'retreat'));
			return [stage('8.8.2', 'aftermath', { morale: made })];
		})
	);
};

/** 8.8.2 Losses and fates of both sides become facts. */
export const aftermathOwed = (
	game: Game,
	state: State,
	combat: CombatState,
	fight: Fight
): Owed => {
	const stand = stormOf(game, state, fight);
	const { loser } = resultOf(game, stand, fight);
	const losses = lossesOf(fight);
	const after = aftermath(stand.combat, loser, losses, fight.morale);
	const total_ = (role: Role): number => tookOf(fight, role).length;
	const destroyed = (role: Role): boolean =>
		loser === role && Object.values(after[role]).every((fate) => fate === 'eliminated');
	let captives = fight.pursuit === 'free' ? prisonersOfPursuit(total_('defender')) : 0;
	const facts = Object.entries(losses).map(([id, steps]): Fact => {
		const unit = unitOf(game, state, id);
		const role: Role = unit.player === fight.player ? 'attacker' : 'defender';
		const pursued = role === 'defender' ? Math.min(steps, captives) : 0;
		captives -= pursued;
		const forUnit = destroyed(role) ? 1 : 0;
		return stepsLost('8.8.2', id, steps, Math.max(pursued, forUnit));
	});
	const lost = {
		attacker: total_('attacker'),
		defender: total_('defender')
	};
	const hits = (role: Role) => {
		const { vehicles, checks } = vehicleChecks(game.book, stand.combat, role, lost[role]);
		return { vehicles, left: checks };
	};
	return auto(
		...facts,
		...applyFates(game, state, combat, fight, '8.8.2', after, losses),
		stage('8.8.2', 'vehicles', {
			attackerLost: lost.attacker,
			defenderLost: lost.defender,
			attackerHits: hits('attacker'),
			defenderHits: hits('defender'),
			after: 'assault'
		})
	);
};

/** 9 Vehicles check for destruction; fewer than all: their owner picks. */
export const vehiclesOwed = (
	game: Game,
	state: State,
	_combat: CombatState,
	fight: Fight
): Owed => {
	for (const role of ROLES) {
		const key = role === 'attacker' ? 'attackerHits' : 'defenderHits';
		const hits = fight[key];
		const vehicles = hits.vehicles.filter((id) => unitOf(game, state, id).fate === 'map');
		if (hits.left === 0 || vehicles.length === 0) continue;
		const picked = vehicles.find((id) => fight.asked.includes(id));
		const checks = (id: UnitId): Owed =>
			dice(
				'vehicle-destruction',
				playerOf(fight, role),
				[id],
				vehicleDestruction().map((hit) => {
					const after = fightNow('9', {
						[key]: { vehicles: vehicles.filter((one) => one !== id), left: hits.left - 1 }
					});
					if (!hit) return [after];
					const { heavy, damaged } = fighterOf(game, unitOf(game, state, id));
					const end = vehicleAfterHit({ heavy: heavy === true, damaged: damaged === true });
					return [end === 'damaged' ? stepsLost('9', id, 1) : removed('9', id, 0), after];
				})
			);
		if (picked) return checks(picked);
		const [first] = vehicles;
		if (first !== undefined && vehicles.length <= hits.left) return checks(first);
		return choice(
			playerOf(fight, role),
			'9',
			vehicles.map((unit) => ({
				command: { type: 'take', unit },
				events: () => [fightNow('9', { asked: [...fight.asked, unit] })]
			}))
		);
	}
	return auto(stage('8.8.3', 'advance'));
};
