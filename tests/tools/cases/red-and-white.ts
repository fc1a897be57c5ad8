import Fraction from 'fraction.js';
import { chanceOf, meanOf, mapped, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, repeated, type Draw } from '#lib/kernel/dice/draw.ts';
import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import * as artillery from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import { commissarCasualty } from '#lib/rules/red-and-white/rules/attached-figures.ts';
import {
	attachedGunLosses,
	attachedGunHit,
	attachedGunLoses
} from '#lib/rules/red-and-white/rules/fire/attached-gun.ts';
import * as bombardment from '#lib/rules/red-and-white/rules/fire/bombardment.ts';
import { standsToTank, type Frightened } from '#lib/rules/red-and-white/rules/vehicles/fright.ts';
import { casualtiesOf } from '#lib/rules/red-and-white/rules/fire/hits.ts';
import {
	actsOn,
	leadership,
	type LeadershipCheck
} from '#lib/rules/red-and-white/rules/leadership.ts';
import * as army from '#lib/rules/red-and-white/rules/major-morale.ts';
import * as melees from '#lib/rules/red-and-white/rules/melee.ts';
import * as morale from '#lib/rules/red-and-white/rules/morale.ts';
import { mayMoveSo, movement } from '#lib/rules/red-and-white/rules/movement.ts';
import {
	ACTIONS,
	PERMISSION_UNITS,
	type Action,
	type PermissionUnit
} from '#lib/rules/red-and-white/rules/intention.ts';
import { permission } from '#lib/rules/red-and-white/rules/permissions.ts';
import * as petrol from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import {
	gunBand,
	rangeModifier,
	smallArmsBand
} from '#lib/rules/red-and-white/rules/fire/ranges.ts';
import { launchBoats } from '#lib/rules/red-and-white/rules/vehicles/ships.ts';
import * as fires from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import * as figures from '#lib/rules/red-and-white/rules/special-figures.ts';
import * as tanks from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import { unitStatus } from '#lib/rules/red-and-white/rules/unit-status.ts';
import * as vehicles from '#lib/rules/red-and-white/rules/vehicles/vehicles.ts';
import { GUN_CHART } from '#lib/rules/red-and-white/charts/fire.ts';
import type { Book } from '#lib/rules/red-and-white/book.ts';
import {
	BANDS,
	CHARACTERS,
	GUNS,
	WEAPONS,
	type Band,
	type Character,
	type Commissar,
	type Gun,
	type Weapon
} from '#lib/rules/red-and-white/types.ts';
import { exact, written } from './form.ts';
import {
	bookFor,
	characterIn,
	commissarIn,
	coverIn,
	fireIn,
	Inputs,
	meleeIn,
	moveIn
} from './red-and-white-inputs.ts';

type Answer = (inputs: Inputs, book: Book) => Record<string, unknown>;

const IMPOSSIBLE = { allowed: false };
const yes = (draw: Draw<boolean>): { frac: string } => exact(chanceOf(chances(draw), Boolean));
const numbers = (dist: Distribution<number>) =>
	written(dist, (value) => new Fraction(value).toFraction(false));

/** What a side with a commissar who must still be checked adds, before the dice. */
const modifierPmf = (book: Book, fixed: readonly Modifier[], commissar: Commissar) =>
	numbers(
		mapped(
			chances(figures.commissarOf(commissar)),
			(outcome) => total(fixed) + figures.commissarNow(book, commissar, outcome)
		)
	);

const leadershipCase: Answer = (inputs, book) => {
	const check: LeadershipCheck = {
		leader: inputs.word('leader', ['ok', 'none', 'second', 'heroic_elsewhere'], 'ok'),
		distance: inputs.number('distance'),
		character: characterIn(inputs, 'character'),
		ledHeroically: inputs.flag('led_heroically'),
		cinc: inputs.word('cinc', ['ok', 'none', 'heroic_elsewhere'], 'ok'),
		cincDistance: inputs.number('cinc_distance'),
		cincCharacter: characterIn(inputs, 'cinc_character')
	};
	return { p: yes(leadership(book, check)), roll_needed: actsOn(book, check) < 10 };
};

const movementCase: Answer = (inputs, book) => {
	const move = moveIn(inputs, book);
	if (!mayMoveSo(book, move).ok) return IMPOSSIBLE;
	const dist = chances(movement(book, move));
	const inches = dist.outcomes.map(({ value }) => value);
	const atLeast = inputs.number('at_least');
	return {
		allowed: true,
		pmf: numbers(dist),
		mean: exact(meanOf(dist, (value) => value)),
		min: exact(Math.min(...inches)),
		max: exact(Math.max(...inches)),
		...(atLeast === undefined
			? {}
			: { p_at_least: exact(chanceOf(dist, (value) => value >= atLeast)) })
	};
};

const smallArmsCase: Answer = (inputs, book) => {
	const fire = fireIn(inputs, book);
	if (!fire || !fires.mayFireSo(book, fire).ok) return IMPOSSIBLE;
	const dist = chances(fires.smallArmsFire(book, fire));
	const stand = inputs.of('target').number('stand_figures');
	const fixed = fires.fireModifiers(book, fire);
	const checked = commissarIn(inputs) === 'check';
	const needs = fires.smallArmsNeeds(book, total(fixed));
	return {
		allowed: true,
		dice: total(fires.fireDice(book, fire)),
		...(checked
			? { modifier_pmf: modifierPmf(book, fixed, 'check') }
			: {
					modifier: total(fixed),
					p_hit_per_die: exact(new Fraction(Math.max(0, 7 - needs.from), 6))
				}),
		raw_hits: written(dist, ({ hits }) => hits),
		casualties: written(dist, ({ casualties }) => casualties),
		mean_casualties: exact(meanOf(dist, ({ casualties }) => casualties)),
		...(stand === undefined
			? {}
			: { p_lose_a_stand: exact(chanceOf(dist, ({ casualties }) => casualties >= stand)) })
	};
};

const artilleryCase: Answer = (inputs, book) => {
	const target = inputs.of('target');
	const shelling: artillery.Shelling = {
		gun: inputs.word<Gun>('gun', GUNS, 'field'),
		crews: inputs.list<number>('crews'),
		mode: inputs.word('mode', ['direct', 'indirect'], 'direct'),
		distance: inputs.number('distance', 0),
		target: {
			type: target.word('type', artillery.SHELL_TARGETS, 'infantry'),
			cover: coverIn(target) !== 'none',
			figures: target.number('figures')
		}
	};
	if (!artillery.mayShell(book, shelling).ok) return IMPOSSIBLE;
	const dist = chances(artillery.artilleryFire(book, shelling));
	const modifier = total(artillery.shellModifiers(book, shelling));
	return {
		allowed: true,
		band: artillery.shellingBand(book, shelling),
		modifier,
		shells: artillery.shellsIn(book, shelling),
		p_hit_per_shell: exact(
			new Fraction(Math.max(0, 11 - artillery.shellNeeds(book, shelling.gun, modifier).from), 10)
		),
		raw_hits: written(dist, ({ hits }) => hits),
		casualties: written(dist, ({ casualties }) => casualties),
		mean_casualties: exact(meanOf(dist, ({ casualties }) => casualties))
	};
};

const fixedRollsCase: Answer = (inputs, book) => {
	const gun = inputs.word<Gun>('gun', GUNS, 'field');
	const each = GUN_CHART.at(gun, 'figures');
	const hits = inputs
		.list<number>('modified_rolls')
		.filter((roll) => roll >= GUN_CHART.at(gun, 'hitOn')).length;
	const target = {
		inCover: inputs.flag('cover'),
		saves: false,
		figuresPerHit: each,
		figures: Infinity
	};
	const dist = chances(casualtiesOf(book, hits, target));
	const odd = dist.outcomes.some(({ value }) => value.odd !== null);
	const fell = odd && inputs.number('odd_hit_d6', 0) >= 4;
	const settled = dist.outcomes.find(({ value }) => value.odd === null || value.odd === fell);
	return {
		hits,
		certain: Math.min(...dist.outcomes.map(({ value }) => value.casualties)),
		odd_hit_rolls: odd ? 1 : 0,
		casualties: settled?.value.casualties
	};
};

const rangeBandCase: Answer = (inputs, book) => {
	const distance = inputs.number('distance', 0);
	const band = inputs.has('gun')
		? gunBand(book, inputs.word<Gun>('gun', GUNS, 'field'), distance)
		: smallArmsBand(book, inputs.word<Weapon>('weapon', WEAPONS, 'rifle'), distance);
	return { band: band ?? null, modifier: band ? rangeModifier(book, band) : 0 };
};

const moraleOf = (inputs: Inputs, book: Book): number =>
	inputs.number('die_modifier', 0) +
	total(morale.moraleModifiers(book, inputs.list('modifiers', morale.MORALE_REASONS)));
const standsIn = (inputs: Inputs): number =>
	inputs.number('stands') ?? inputs.number('morale_point', 0);

const bombardmentCase: Answer = (inputs, book) => {
	const into: bombardment.IntoBombardment = {
		...moveIn(inputs, book),
		stands: standsIn(inputs),
		gun: inputs.word<Gun>('gun', GUNS, 'field'),
		dieModifier: moraleOf(inputs, book),
		distanceToArea: inputs.number('distance_to_area', 0)
	};
	if (bombardment.exemptFromBombardment(into.mover)) return { exempt: true };
	if (!bombardment.mayBombard(book, into).ok) return IMPOSSIBLE;
	const test = chances(bombardment.bombardmentTest(book, into));
	const whole = chances(bombardment.moveIntoBombardment(book, into));
	return {
		exempt: false,
		given_test: written(
			test,
			({ passed, casualty }) => `${passed ? 'pass' : 'fail'}${casualty ? '_casualty' : ''}`
		),
		p_pass: exact(chanceOf(test, ({ passed }) => passed)),
		p_casualty: exact(chanceOf(test, ({ casualty }) => casualty)),
		on_failure: bombardment.bombardmentFailure(book, into.mover),
		p_reaches_area: exact(chanceOf(whole, ({ reached }) => reached)),
		end_distance: written(whole, ({ end }) =>
			end === null ? 'fall_back' : new Fraction(end).toFraction(false)
		),
		p_takes_casualty: exact(chanceOf(whole, ({ casualty }) => casualty))
	};
};

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

const tankHitsCase: Answer = (inputs, book) => {
	const start: tanks.TankState = {
		condition: inputs.word<tanks.TankCondition>(
			'initial_state',
			['ok', 'engine', 'immobilised'],
			'ok'
		),
		hits: inputs.number('initial_hits', 0),
		retreated: false
	};
	const dist = chances(tanks.shellsOnTank(book, start, inputs.number('shell_hits', 0)));
	return {
		condition: written(dist, ({ condition }) => condition),
		hits: written(dist, ({ hits }) => hits),
		p_alarm_retreat: exact(chanceOf(dist, ({ retreated }) => retreated))
	};
};

const tankRepairCase: Answer = (inputs, book) => {
	const hits = inputs.number('hits', 0);
	const repaired = (turns: number) =>
		exact(chanceOf(chances(tanks.tankRepair(book, hits, turns)), (state) => state === 'repaired'));
	return {
		p_repair_each_turn: repaired(1),
		p_repaired_within: repaired(inputs.number('turns', 1))
	};
};

const petrolAttackCase: Answer = (inputs) => {
	const dist = chances(petrol.petrolAttack(inputs.number('stands', 0)));
	return {
		stand_casualties: written(dist, ({ standCasualties }) => standCasualties),
		bomb_hits: written(dist, ({ bombHits }) => bombHits),
		p_ablaze: exact(chanceOf(dist, ({ ablaze }) => ablaze)),
		p_driver_blinded_at_least_once: exact(chanceOf(dist, ({ blinded }) => blinded)),
		tank_hits: written(dist, ({ tankHits }) => tankHits)
	};
};

const petrolDefenceCase: Answer = (inputs, book) => {
	const dist = chances(
		petrol.petrolDefence(
			book,
			{
				stands: inputs.number('unit_stands', 0),
				referee: inputs.number('die_modifier', 0)
			},
			inputs.number('stands_within_1in', 0)
		)
	);
	return {
		p_morale: exact(chanceOf(dist, ({ passed }) => passed)),
		bomb_hits: written(dist, ({ bombHits }) => bombHits),
		p_ablaze: exact(chanceOf(dist, ({ ablaze }) => ablaze))
	};
};

const attachedMgCase: Answer = (inputs, book) => ({
	p_hit_before_save: yes(attachedGunHit()),
	p_casualty_per_event: yes(attachedGunLoses(book)),
	casualties: written(
		chances(attachedGunLosses(book, inputs.number('fire_events', 1), inputs.number('figures', 2))),
		(lost) => lost
	)
});

const carFireCase: Answer = (inputs, book) => {
	const weapon = inputs.word<Weapon>('weapon', WEAPONS, 'rifle');
	const band = inputs.word<Band>('band', BANDS, 'normal');
	if (!vehicles.canHurtCar(weapon, band)) return { can_hurt: false };
	const dist = chances(
		vehicles.fireAtCar(book, {
			weapon,
			band,
			dice: inputs.number('dice', 0),
			otherModifiers: inputs.number('other_modifiers', 0)
		})
	);
	return {
		can_hurt: true,
		raw_hits: written(dist, ({ hits }) => hits),
		unsaved_hits: written(dist, ({ unsaved }) => unsaved)
	};
};

const carMoraleCase: Answer = (inputs, book) => {
	const passes = chanceOf(
		chances(
			vehicles.carMorale(book, inputs.number('initial_hits', 0), inputs.number('new_hits', 0))
		),
		Boolean
	);
	return {
		p_passes_every_test: exact(passes),
		p_fails_at_least_one: exact(new Fraction(1).sub(passes))
	};
};

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

const permissionCase: Answer = (inputs, book) => {
	const test = inputs.word('suppression_test', ['passed', 'failed', ''], '');
	return {
		allowed: permission(book, {
			action: inputs.word<Action>('action', ACTIONS, 'move'),
			phase: inputs.number('phase', 0),
			side: inputs.word('side', ['phasing', 'non_phasing'], 'phasing'),
			unit: inputs.has('unit')
				? inputs.word<PermissionUnit>('unit', PERMISSION_UNITS, 'infantry')
				: undefined,
			hasLeadership: inputs.flag('has_leadership'),
			ledHeroically: inputs.flag('led_heroically'),
			firedPhase2: inputs.flag('fired_phase2'),
			suppressed: inputs.flag('suppressed'),
			suppressionTest: test === '' ? undefined : test,
			pinned: inputs.flag('pinned'),
			attackingIntoMelee: inputs.flag('attacking_into_melee')
		}).ok
	};
};

/** Each kind of Red and White case and the procedure that answers it. */
export const RED_AND_WHITE: Readonly<Record<string, Answer>> = {
	leadership: leadershipCase,
	movement: movementCase,
	small_arms: smallArmsCase,
	artillery: artilleryCase,
	artillery_fixed_rolls: fixedRollsCase,
	range_band: rangeBandCase,
	indirect_fire: (inputs, book) => ({
		p: yes(
			artillery.indirectFire(book, inputs.number('distance', 0), inputs.flag('interventionist'))
		)
	}),
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
	train_morale: (inputs, book) => ({
		p_pass: yes(vehicles.trainMorale(book, inputs.number('hits', 0)))
	}),
	unit_status: statusCase,
	bombardment: bombardmentCase,
	melee: meleeCase,
	major_morale: majorMoraleCase,
	officer_casualty: officerCasualtyCase,
	special_figures: specialFiguresCase,
	commissar: commissarCase,
	officer_character: () => ({
		pmf: written(chances(figures.officerCharacter()), (character) => character)
	}),
	character_failure: characterFailureCase,
	attached_mg: attachedMgCase,
	tank_hits: tankHitsCase,
	tank_repair: tankRepairCase,
	petrol_attack: petrolAttackCase,
	petrol_defence: petrolDefenceCase,
	fright: (inputs, book) => ({ p_stands: yes(standsToTank(book, frightened(inputs))) }),
	armoured_car_fire: carFireCase,
	armoured_car_state: (inputs, book) => {
		const hits = inputs.number('hits', 0);
		return {
			p_moves_without_breakdown: yes(vehicles.movesWithoutBreakdown(book, hits)),
			dice_per_turret: vehicles.dicePerTurret(book, hits),
			morale_point: morale.moralePoint(book, 'armoured_car', hits)
		};
	},
	armoured_car_morale: carMoraleCase,
	launch_boats: (inputs) => ({ p: yes(launchBoats(inputs.number('boats', 0))) }),
	permission: permissionCase
};

const frightened = (inputs: Inputs): Frightened => {
	const defender = inputs.word<melees.MeleeDefender>(
		'defender',
		melees.MELEE_DEFENDERS,
		'infantry'
	);
	return defender === 'cavalry' || defender === 'artillery' ? defender : 'other';
};

/** Answers one case; undefined for a kind that is not of this game. */
export const answerRedAndWhite = (
	kind: string,
	inputs: Readonly<Record<string, unknown>>
): unknown => {
	const given = new Inputs(inputs);
	return RED_AND_WHITE[kind]?.(given, bookFor(given));
};
