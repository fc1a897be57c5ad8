import { total } from '#lib/kernel/book/modifier.ts';
import { predominant, type Weighted } from '#lib/kernel/hex/predominant.ts';
import { defaultBook as book } from '#lib/rules/white-october/book.ts';
import { barrage, type Shelled } from '#lib/rules/white-october/rules/08-combat/08-1-barrage.ts';
import { mayRetreatBefore } from '#lib/rules/white-october/rules/08-combat/08-2-3-before-combat.ts';
import {
	mayBarrage,
	maySupportAttack,
	maySupportDefence,
	type Gun,
	type Target
} from '#lib/rules/white-october/rules/08-combat/08-2-4-supports.ts';
import {
	encircles,
	terrainModifier
} from '#lib/rules/white-october/rules/08-combat/08-2-5-ground.ts';
import {
	combatResult,
	lossesOf,
	score,
	WINS_ABOVE
} from '#lib/rules/white-october/rules/08-combat/08-2-5-results.ts';
import { advanceOf } from '#lib/rules/white-october/rules/08-combat/08-2-7-advance.ts';
import {
	engaged,
	moraleLines,
	morales,
	oddsModifiers,
	oddsOf,
	ratioLine,
	ratioModifier,
	worksModifier,
	type Battle,
	type MoraleChanges
} from '#lib/rules/white-october/rules/08-combat/08-2-modifiers.ts';
import {
	comparedFire,
	moraleOf,
	predominantOf,
	qualityOf,
	wholeValue,
	type Fighter
} from '#lib/rules/white-october/rules/08-combat/08-2-values.ts';
import type { Code, UnitState, UnitType } from '#lib/rules/white-october/types.ts';
import { chance, drawn, value } from './answers.ts';
import { Raw } from './raw.ts';
import { at, board, yesOrNo } from './white-october-map.ts';
import { attack, type Outcome } from './white-october-outcomes.ts';

const NO_VALUES: readonly UnitType[] = ['hq', 'leader', 'fleet', 'air'];
const NO_EP: readonly UnitType[] = ['hq', 'leader', 'tank', 'armoured_car'];

const fighterIn = (raw: Raw, id: string, usual: UnitType): Fighter => {
	const type = raw.text<UnitType>('type', usual);
	const valued = !NO_VALUES.includes(type);
	return {
		id,
		type,
		combat: raw.number('combat', 4),
		lost: raw.number('lost', 0),
		ep: NO_EP.includes(type) ? 0 : raw.number('ep', 2),
		firepower: raw.number('firepower', 0),
		quality: valued ? raw.number('quality', 4) : null,
		morale: valued ? raw.number('morale', 4) : null,
		state: raw.text<UnitState>('state', 'normal'),
		lowAmmo: raw.flag('low_ammo'),
		recruits: raw.flag('recruits')
	};
};

const fighters = (raw: Raw, key: string, usual: UnitType): Fighter[] =>
	raw.each(key).map((one, at) => fighterIn(one, `${key}${at}`, usual));

const battleIn = (raw: Raw): Battle => {
	const side = (name: 'att' | 'def'): MoraleChanges => ({
		trotsky: raw.flag(`${name}_trotsky`),
		hqMo: raw.flag(`${name}_hq_mo`),
		encircled: name === 'def' && raw.flag('surrounded', raw.flag('encircled')),
		petrograd: name === 'def' && raw.flag('petrograd'),
		plus: raw.number(`${name}_plus`, 0),
		minus: raw.number(`${name}_minus`, 0)
	});
	return {
		attackers: fighters(raw, 'att', 'infantry'),
		defenders: fighters(raw, 'dfn', 'infantry'),
		attackFire: fighters(raw, 'att_fire', 'artillery'),
		defenceFire: fighters(raw, 'def_fire', 'artillery'),
		terrain: raw.number('terrain', 0),
		entrenched: raw.flag('entrenched'),
		barricade: raw.flag('barricade'),
		night: raw.flag('night'),
		encircled: raw.flag('encircled'),
		hqA: raw.flag('hq_a'),
		hqDe: raw.flag('hq_de'),
		attackMorale: side('att'),
		defenceMorale: side('def'),
		dice: raw.number('dice', 0)
	};
};

const attackValues = (raw: Raw) => {
	const battle = battleIn(raw);
	const { attacker, defender } = engaged(battle);
	const morale = morales(battle);
	return value([
		wholeValue(attacker),
		wholeValue(defender),
		comparedFire(attacker),
		comparedFire(defender),
		predominantOf(battle.attackers, qualityOf),
		predominantOf(battle.defenders, qualityOf),
		morale.attacker,
		morale.defender,
		total(oddsModifiers(book, oddsOf(book, battle)))
	]);
};

const outcomeText = ({ fate, advance }: Outcome): string => {
	const going = advance > 0 ? `a${advance}` : '';
	if (fate === 'stays') return going || '-';
	return going ? `${fate} ${going}` : fate;
};

/** Odds of a case that names its numbers. */
const drm = (raw: Raw) =>
	value(
		total(
			oddsModifiers(book, {
				ratio: raw.number('ratio_drm', 0),
				quality: [raw.number('q_att', 0), raw.number('q_def', 0)],
				fire: [raw.number('fire_att', 0), raw.number('fire_def', 0)],
				vehicles: [raw.number('veh_att', 0), raw.number('veh_def', 0)],
				air: raw.flag('air_att'),
				tank: raw.flag('tank_att'),
				night: raw.flag('night'),
				encircled: raw.flag('encircled'),
				hqA: raw.flag('hq_attack'),
				hqDe: raw.flag('hq_defence'),
				loneFort: raw.flag('fort_alone'),
				terrain: raw.number('terrain', 0),
				works: 0,
				events: raw.number('events', 0)
			})
		)
	);

const morale = (raw: Raw) => {
	const units = raw
		.list<Weighted>('groups')
		.map(([of, ep]): Weighted => [
			moraleOf({ morale: of, recruits: false, state: raw.flag('routed') ? 'routed' : 'normal' }) ??
				1,
			ep
		]);
	return value(
		total(
			moraleLines(units.length > 0 ? predominant(units) : 0, {
				trotsky: raw.flag('trotsky'),
				hqMo: raw.flag('hq_mo'),
				encircled: raw.flag('encircled'),
				petrograd: raw.flag('petrograd'),
				plus: raw.number('event_plus', 0),
				minus: raw.number('event_minus', 0)
			})
		)
	);
};

const RATIO_NAMES: Readonly<Record<string, string>> = {
	'1': '1:1',
	'3/2': '1.5:1',
	'2': '2:1',
	'3': '3:1',
	'4': '4:1',
	'5': '>=5:1'
};

const shelledIn = (raw: Raw, target: Target): Shelled => {
	const type = raw.text<UnitType>('type', target === 'combat' ? 'infantry' : target);
	return {
		type,
		ep: raw.number('ep', target === 'combat' ? 2 : target === 'hq' ? 0 : 1),
		morale: raw.isNull('morale') ? null : raw.number('morale', 4),
		state: raw.text<UnitState>('state', 'normal'),
		recruits: raw.flag('recruits')
	};
};

const shot = (raw: Raw) => {
	const target = raw.text<Target>('target', 'combat');
	const [first = shelledIn(new Raw({}), target), ...others] = raw
		.each('units')
		.map((one) => shelledIn(one, target));
	return drawn(
		barrage(book, {
			firepower: raw.number('firepower', 0),
			halved: raw.number('halved', 0),
			target,
			terrain: raw.number('terrain', 0),
			entrenched: raw.flag('entrenched'),
			observation: raw.flag('observation'),
			units: [first, ...others]
		}),
		({ hit, retreats }) =>
			`${hit.destroyed ? 'x' : hit.lost}|${hit.disorganised ? 'd' : '-'}|${retreats}`
	);
};

const GUNS: Readonly<Record<string, Pick<Gun, 'type' | 'far' | 'barrageOnly'>>> = {
	kronstadt: { type: 'fort', far: true, barrageOnly: true },
	red_fleet: { type: 'fleet', far: true, barrageOnly: false },
	white_fleet: { type: 'fleet', far: false, barrageOnly: false }
};

const mayFire = (raw: Raw) => {
	const unit = raw.text<string>('unit', 'artillery');
	const gun: Gun = {
		...(GUNS[unit] ?? { type: unit as UnitType, far: false, barrageOnly: false }),
		state: raw.text<UnitState>('state', 'normal'),
		spent: raw.flag('spent')
	};
	const to = {
		range: raw.number('distance', 1),
		stacked: raw.flag('stacked'),
		hq: raw.flag('hq'),
		withdrew: raw.flag('withdrew'),
		clear: raw.flag('clear', true),
		night: raw.flag('night')
	};
	const task = raw.text<string>('task', 'attack');
	if (task === 'attack') return yesOrNo(maySupportAttack(gun, to).ok);
	if (task === 'defence') return yesOrNo(maySupportDefence(gun, to).ok);
	const target = raw.text<string>('target', 'combat');
	if (target === 'tank' || target === 'armoured_car') return yesOrNo(false);
	const aim = {
		range: to.range,
		observed: raw.flag('observed', true),
		clear: to.clear,
		target: target as Target,
		company: raw.list<UnitType>('company'),
		inKronstadt: raw.flag('in_kronstadt'),
		attacked: raw.flag('hex_attacked')
	};
	return yesOrNo(mayBarrage(gun, aim).ok);
};

/** The kinds that are about fighting. */
export const FIGHTING: Readonly<Record<string, (raw: Raw) => unknown>> = {
	'wo.predominant': (raw) => value(predominant(raw.list<Weighted>('groups', [[0, 0]]))),
	'wo.morale': morale,
	'wo.ratio_row': (raw) =>
		value(
			RATIO_NAMES[ratioLine(book, raw.number('attacker', 0), raw.number('defender', 0))] ?? '<1:1'
		),
	'wo.ratio_drm': (raw) =>
		value(ratioModifier(book, raw.number('attacker', 0), raw.number('defender', 0))),
	'wo.drm': drm,
	'wo.win': (raw) => chance(score(raw.number('drm', 0)).map((scored) => scored > WINS_ABOVE)),
	'wo.losses': (raw) =>
		value(
			lossesOf([raw.number('att_loss', 0), raw.number('def_loss', 0)], {
				attackerEp: raw.number('att_ep', 0),
				defenderEp: raw.number('def_ep', 0),
				gunEp: raw.number('def_guns', 0)
			})
		),
	'wo.crt': (raw) =>
		drawn(score(raw.number('drm', 0)), (scored) => {
			const result = combatResult(book, scored, {
				attacker: raw.number('att_morale', 4),
				defender: raw.number('def_morale', 4)
			});
			const more = raw.flag('both_four') ? 1 : 0;
			const { attacker, defender, winner } = result;
			return `${attacker.loss + more}|${defender.loss + more}|${attacker.code}|${defender.code}|${winner}`;
		}),
	'wo.terrain_drm': (raw) => {
		const place = at(raw.text('place', ''));
		const from = raw.list<string>('attackers').map(at);
		const insurgents = raw.flag('insurgents');
		const loneFort = raw.flag('fort_alone');
		const works = worksModifier(book, {
			entrenched: raw.flag('entrenched'),
			barricade: raw.flag('barricade'),
			tank: raw.flag('tank')
		});
		const ground = terrainModifier(book, board, { place, from, loneFort, insurgents });
		const modifier = ground + (insurgents ? 0 : works);
		const round = encircles(board, place, from);
		return value([modifier, round ? book.charts.COMBAT_DRM.at('encircled', 'modifier') : 0]);
	},
	'wo.attack_values': attackValues,
	'wo.attack': (raw) =>
		drawn(attack(book, battleIn(raw)), ({ outcome: { attacker, defender } }) =>
			[attacker.lost, defender.lost, outcomeText(attacker), outcomeText(defender)].join('|')
		),
	'wo.barrage': shot,
	'wo.may_fire': mayFire,
	'wo.retreat_before_combat': (raw) =>
		value(
			mayRetreatBefore(
				raw.list<UnitType>('units').map((type) => ({ type })),
				raw.list<UnitType>('attackers', ['infantry']),
				raw.flag('dodge')
			).map(({ type }) => type)
		),
	'wo.advance': (raw) =>
		value(
			advanceOf({
				code: raw.text<Code>('code', '-'),
				type: raw.text<UnitType>('unit', 'infantry'),
				enemyHexes: raw.number('enemy_hexes', 2),
				eliminated: raw.flag('eliminated'),
				zocToZoc: raw.flag('zoc_to_zoc'),
				secondCost: raw.number('second_cost', 1),
				forcedMarch: raw.flag('forced_march')
			})
		)
};
