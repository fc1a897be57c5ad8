import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { predominant, type Weighted } from '#lib/kernel/hex/predominant.ts';
import {
	totalStrength,
	type Fighter,
	type Part,
	type Support
} from '#lib/rules/orel-1919/rules/08-combat.ts';
import {
	evasionOf,
	retreatBeforeCombat
} from '#lib/rules/orel-1919/rules/08-combat/08-5-before-combat.ts';
import {
	addedUp,
	coordination,
	coordinationOf,
	supportStrength
} from '#lib/rules/orel-1919/rules/08-combat/08-6-coordination.ts';
import {
	mayCharge,
	type EnemyCondition
} from '#lib/rules/orel-1919/rules/08-combat/08-7-charge.ts';
import { cohesion, cohesionResult } from '#lib/rules/orel-1919/rules/08-combat/08-7-cohesion.ts';
import { ratioModifiers } from '#lib/rules/orel-1919/rules/08-combat/08-7-strength.ts';
import {
	assaultBorne,
	assaultDice,
	oddsModifier,
	type Engaged
} from '#lib/rules/orel-1919/rules/08-combat/08-8-assault.ts';
import { groundModifier } from '#lib/rules/orel-1919/rules/08-combat/08-8-ground.ts';
import {
	morale,
	moraleModifiers,
	moraleResult
} from '#lib/rules/orel-1919/rules/08-combat/08-8-morale.ts';
import { trainDuel } from '#lib/rules/orel-1919/rules/09-1-trains.ts';
import { tankBreaksDown } from '#lib/rules/orel-1919/rules/09-vehicles.ts';
import { combatChances } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import { newCohesionModifiers, type NewSide } from '#lib/rules/orel-1919/rules/new-combat-rules.ts';
import { bookOf, type Book } from '#lib/rules/orel-1919/book.ts';
import {
	MODES,
	ROLES,
	type Role,
	type Terrain,
	type UnitType
} from '#lib/rules/orel-1919/types.ts';
import { chance, distOf, drawn, fraction, value } from './answers.ts';
import { barrage, hexFight } from './orel-1919-fight.ts';
import { Raw } from './raw.ts';

const bookFor = (raw: Raw): Book =>
	bookOf({
		readings: {
			'OR-03': raw.text('policy', 'floor'),
			'OR-09': raw.flag('natural_one', true) ? 'succeeds' : 'counts'
		},
		options: {
			combat: raw.oneOf('variant', ['standard', 'new'], 'standard')
		}
	});

const sideOf = (raw: Raw): Role => raw.oneOf('side', ROLES, 'defender');

const supportIn = (raw: Raw, id: string): Support => ({
	id,
	role: 'attacker',
	train: false,
	tq: raw.number('tq', 4),
	steps: 1,
	fire: raw.number('fire', 0),
	outOfCommand: raw.flag('ooc')
});

/** The gun of one fire strength, whose check came out so. */
const guns = (fires: readonly number[], name: string): Support[] =>
	fires.map((fire, at) => ({
		id: `${name}${at}`,
		role: 'attacker',
		train: false,
		tq: 4,
		steps: 1,
		fire
	}));

const added = (book: Book, supports: readonly Support[], passed: readonly string[]): number =>
	addedUp(supportStrength(book, 'prepared', supports, passed));

const EVADERS = {
	armoured_train: 'armored-train',
	cavalry: 'cavalry',
	horse_artillery: 'horse-artillery',
	armoured_car: 'armored-car',
	white_infantry: 'infantry',
	tank: 'tank',
	other: 'artillery'
} as const satisfies Record<string, UnitType>;
const KINDS_OF_EVADERS = Object.keys(EVADERS) as (keyof typeof EVADERS)[];

const evades = (raw: Raw, book: Book) => {
	const type = EVADERS[raw.oneOf('unit', KINDS_OF_EVADERS, 'other')];
	const tq = raw.number('tq', 4);
	const cavalry = raw.flag('attacker_has_cavalry');
	const needs = evasionOf(
		book,
		{ type, player: 'white', tq, routed: false, cannot: false },
		cavalry
	);
	if (needs !== 'check') return value(needs);
	const unit = (id: string, of: UnitType, player: 'red' | 'white'): Fighter => ({
		id,
		type: of,
		player,
		hex: id,
		tq,
		steps: 2,
		strength: 2,
		mode: 'combat'
	});
	const draw = retreatBeforeCombat(book, {
		kind: raw.flag('hasty') ? 'hasty' : 'prepared',
		attackers: [unit('a', cavalry ? 'cavalry' : 'infantry', 'red')],
		defenders: [unit('d', type, 'white')],
		from: { a: { side: 0 } },
		terrain: ['clear'],
		supports: []
	});
	return chance(draw.map(({ away }) => away.length > 0));
};

const shot = (raw: Raw, book: Book) => {
	const target = raw.oneOf('target', ['combat', 'artillery', 'armoured_train'], 'combat');
	return drawn(
		barrage(book, {
			fire: raw.number('fire', 0),
			firerUnsupplied: raw.flag('firer_unsupplied'),
			target: {
				type:
					target === 'combat' ? 'infantry' : target === 'artillery' ? 'artillery' : 'armored-train',
				tq: raw.number('tq', 4),
				steps: raw.number('steps', 2),
				mode: raw.flag('march_or_routed') ? 'march' : 'combat',
				entrenched: raw.flag('entrenched'),
				heavy: raw.flag('heavy'),
				damaged: raw.flag('damaged')
			},
			terrain: [raw.text<Terrain>('terrain', 'clear')]
		}),
		({ loss, result }) => `${loss}|${result}`
	);
};

const moraleIn = (raw: Raw, book: Book) => {
	const modifier = total(
		moraleModifiers(book, {
			column: raw.number('m', 0),
			lost: raw.number('losses', 0),
			lostBefore: 0,
			ringed: raw.flag('surrounded'),
			ownVehicle: false,
			enemyVehicle: false,
			cheka: false
		})
	);
	const unit = { id: 'u', tq: raw.number('tq', 4), modifier };
	return drawn(morale(book, sideOf(raw), [unit]), ({ results }) => results.join('|'));
};

/** The steps of both sides, and those that each can bear. */
const engagedIn = (raw: Raw, bears: (steps: number) => number) => {
	const of = (steps: number): Engaged => ({ fights: steps, bears: bears(steps) });
	return { attacker: of(raw.number('att_steps', 0)), defender: of(raw.number('def_steps', 0)) };
};

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const moraleText = (m: number | null): string =>
	m === null ? 'none' : m === 0 ? 'm' : `m${signed(m)}`;

const newSide = (raw: Raw): NewSide => ({
	vehicle: raw.flag('vehicle'),
	integratedArtillery: raw.flag('int_art'),
	cavalryChargesAlone: raw.flag('cav_alone_charge'),
	unansweredCharge: raw.flag('uncountered_charge'),
	tq6Infantry: raw.flag('q6_inf')
});

/** Each kind to its procedure. */
export const OREL: Readonly<Record<string, (raw: Raw, book: Book) => unknown>> = {
	'orel.predominant': (raw) => value(predominant(raw.list<Weighted>('groups', [[0, 0]]))),
	'orel.strength': (raw) => value(totalStrength(raw.list<Part>('parts'))),
	'orel.support_total': (raw, book) => {
		const passed = guns(raw.list<number>('passed'), 'p');
		const failed = guns(raw.list<number>('failed'), 'f');
		return value(
			added(
				book,
				[...passed, ...failed],
				passed.map(({ id }) => id)
			)
		);
	},
	'orel.support': (raw, book) => {
		const supports = raw.each('arts').map((one, at) => supportIn(one, `${at}`));
		const draw = coordination(book, {
			kind: raw.flag('hasty') ? 'hasty' : 'prepared',
			attackers: [],
			defenders: [],
			from: {},
			terrain: ['clear'],
			supports
		});
		return drawn(draw, (passed) => `${added(book, supports, passed)}`);
	},
	'orel.coordination': (raw, book) =>
		chance(
			coordinationOf(book, raw.flag('hasty') ? 'hasty' : 'prepared', [
				supportIn(raw, 's')
			]).draw.map(({ passed }) => passed)
		),
	'orel.odds_drm': (raw, book) =>
		value(oddsModifier(book, raw.number('attacker', 0), raw.number('defender', 0))),
	'orel.cohesion_ratio_mods': (raw, book) =>
		value(ratioModifiers(book, raw.number('attacker', 0), raw.number('defender', 0))),
	'orel.cohesion_result': (raw, book) =>
		value(
			cohesionResult(
				book,
				sideOf(raw),
				raw.number('tq', 4),
				raw.number('die', 1),
				raw.number('mod', 0)
			)
		),
	'orel.cohesion': (raw, book) =>
		drawn(
			cohesion(book, sideOf(raw), [
				{ id: 'u', tq: raw.number('tq', 4), modifier: raw.number('mod', 0) }
			]),
			({ results }) => results.join('|')
		),
	'orel.cohesion_joint': (raw, book) =>
		drawn(
			cohesion(
				book,
				sideOf(raw),
				raw
					.list<readonly [number, number]>('units')
					.map(([tq, modifier], at) => ({ id: `${at}`, tq, modifier }))
			),
			({ results }) => results.join('|')
		),
	'orel.morale_result': (raw, book) =>
		value(
			moraleResult(
				book,
				sideOf(raw),
				raw.number('tq', 4),
				raw.number('die', 1),
				raw.number('mod', 0)
			)
		),
	'orel.morale': moraleIn,
	'orel.terrain_assault': (raw, book) =>
		value(
			groundModifier(book, {
				terrain: [raw.text<Terrain>('terrain', 'clear')],
				oneDirection: raw.flag('one_direction', true),
				over: raw.flag('all_cross_river') ? ['river'] : [],
				entrenched: raw.flag('entrenched')
			})
		),
	'orel.can_charge': (raw, book) => {
		const own = raw.oneOf('own_mode', [...MODES, 'disorganised'], 'combat');
		return value(
			mayCharge(book, {
				role: raw.oneOf('role', ROLES, 'attacker'),
				tq: raw.number('tq', 4),
				// 8.7.1 Disorganised cavalry is in Combat mode all the same.
				mode: own === 'disorganised' ? 'combat' : own,
				enemies: raw.list<EnemyCondition>('enemy_modes'),
				terrain: [raw.text<Terrain>('terrain', 'clear')],
				allEntrenched: raw.flag('all_entrenched')
			})
				? 1
				: 0
		);
	},
	'orel.retreat_before_combat': evades,
	'orel.barrage': shot,
	'orel.assault_lookup': (raw, book) => {
		const sides = engagedIn(raw, () => Infinity);
		const result = assaultBorne(book, raw.number('total', 7), sides);
		return value(
			`${result.attackerLoss}/${result.defenderLoss} ${result.loser} ${moraleText(result.morale)}`
		);
	},
	'orel.assault': (raw, book) =>
		drawn(assaultDice(raw.number('drm', 0)), ({ column }) => {
			const {
				attackerLoss,
				defenderLoss,
				loser,
				morale: m
			} = assaultBorne(
				book,
				column,
				engagedIn(raw, (steps) => steps)
			);
			return `${attackerLoss}|${defenderLoss}|${loser}|${m ?? 'none'}`;
		}),
	'orel.hex_falls': (raw, book) => {
		const { combat, policy } = hexFight(raw);
		return fraction(chanceOf(combatChances(book, combat, policy), ({ hex }) => hex === 'falls'));
	},
	'orel.hex_falls_detail': (raw, book) => {
		const { combat, policy } = hexFight(raw);
		return distOf(combatChances(book, combat, policy), ({ hex }) => hex);
	},
	'orel.new_cohesion_mods': (raw) => {
		const situation = {
			strengths: {
				attacker: raw.number('att_strength', 0),
				defender: raw.number('def_strength', 0)
			},
			attacker: newSide(raw.of('att')),
			defender: newSide(raw.of('dfn')),
			ground: raw.number('terrain_mod', 0)
		};
		return value([
			total(newCohesionModifiers(situation, 'attacker')),
			total(newCohesionModifiers(situation, 'defender'))
		]);
	},
	'orel.train_duel': (raw) =>
		drawn(trainDuel({ heavy: raw.flag('a_heavy') }, { heavy: raw.flag('d_heavy') })),
	'orel.tank_breakdown': () => chance(tankBreaksDown())
};

/** The answer to a case of this game, or undefined for a kind it does not have. */
export const answerOrel = (kind: string, inputs: Readonly<Record<string, unknown>>): unknown => {
	const raw = new Raw(inputs);
	return OREL[kind]?.(raw, bookFor(raw));
};
