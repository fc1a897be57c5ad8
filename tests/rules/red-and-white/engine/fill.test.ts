import { describe, expect, test } from 'vitest';
import { ask } from '#lib/kernel/dice/draw.ts';
import { calculatorBySlug, calculatorSlugs } from '#lib/rules/red-and-white/procedures/index.ts';
import type { Calculator, Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { moraleNeed } from '#lib/rules/red-and-white/engine/table/support.ts';
import { type BattleState, bookIn } from '#lib/rules/red-and-white/engine/state.ts';
import { unitsOf } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { lose, mark } from './acts.ts';
import { after, FORCES, kromy, unit } from './battles.ts';
import { fill } from './rolls.ts';

const filled = (state: BattleState, slug: string, label: string, target?: string): Form =>
	fill(state, slug, {
		unit: state.units[unit(label)]!,
		target: target === undefined ? null : state.units[unit(target)]!
	});
const marching: Command = { type: 'arrive', unit: unit('R8') };

/** Every field a calculator shows for a form, with what it may hold. */
const allowed = (calculator: Calculator, state: BattleState, form: Form) =>
	new Map(
		calculator
			.groups(bookIn(state), form)
			.flatMap((group) =>
				'fields' in group
					? group.fields
					: group.rows.flatMap(({ left, right }) =>
							[left, right].filter((one) => one !== undefined)
						)
			)
			.map((field) => [field.key, field] as const)
	);

describe('what the table fills in', () => {
	const state = after(
		kromy(),
		marching,
		lose('W1', 5),
		{ type: 'setHits', unit: unit('W9'), hits: 2 },
		{ type: 'setHits', unit: unit('W3'), hits: 4 },
		mark('R8', 'dismounted'),
		mark('W7', 'limbered', 'in_cover')
	);

	test.each(calculatorSlugs)(
		'%s: only fields it has, and only what they may hold',
		async (slug) => {
			const calculator = (await calculatorBySlug(slug))!;
			const targets = [
				null,
				...['W1', 'W3', 'W7', 'W9', 'R8'].map((label) => state.units[unit(label)]!)
			];
			const misfits: string[] = [];
			for (const one of unitsOf(state))
				for (const target of targets) {
					const from = fill(state, slug, { unit: one, target, camp: 'white' });
					const form = { ...calculator.initial, ...from };
					const fields = allowed(calculator, state, form);
					for (const [key, value] of Object.entries(from)) {
						const field = fields.get(key);
						const fits =
							key in calculator.initial &&
							typeof value === typeof calculator.initial[key] &&
							(field?.kind !== 'choice' || field.options.some((option) => option.value === value));
						if (!fits) misfits.push(`${key}: ${String(value)}`);
					}
					// Nor does it throw.
					calculator.resolve(bookIn(state), form);
				}
			expect(misfits).toEqual([]);
		}
	);

	test('every deed of every unit has its calculator', () => {
		for (const one of unitsOf(state))
			for (const { calculator } of deedsOf(state, one))
				expect(calculatorSlugs).toContain(calculator);
	});
});

describe('Small arms firing', () => {
	test('stands that have a figure, guns, cover, and the stand hit first', () => {
		const state = after(kromy(), lose('R1', 5), lose('W1', 2), mark('W1', 'in_cover'));
		expect(filled(state, 'small-arms-fire', 'R1', 'W1')).toMatchObject({
			rifleStands: 3,
			lmg: 1,
			hmg: 0,
			cover: 'terrain',
			figures: 14,
			standFigures: 2,
			saves: false
		});
		expect(filled(state, 'small-arms-fire', 'R2', 'W6')).toMatchObject({
			hmg: 1,
			commissar: 'check',
			saves: true
		});
		expect(filled(state, 'small-arms-fire', 'R3')).toMatchObject({ rifleStands: 0, hmg: 3 });
	});

	test('mounted cavalry has its tchanka only; dismounted one stand holds the horses', () => {
		const state = after(kromy(), marching);
		expect(filled(state, 'small-arms-fire', 'R8')).toMatchObject({ rifleStands: 0, hmg: 1 });
		const foot = after(state, mark('R8', 'dismounted'));
		expect(filled(foot, 'small-arms-fire', 'R8').rifleStands).toBe(3);
	});

	test('turrets, a worn car, the guns of one side of a tank', () => {
		const state = after(kromy(), { type: 'setHits', unit: unit('R9'), hits: 4 });
		expect(filled(state, 'small-arms-fire', 'R9')).toMatchObject({ vehicleMg: 2, worn: true });
		expect(filled(state, 'small-arms-fire', 'W9')).toMatchObject({ vehicleMg: 2, worn: false });
	});

	test('at an armoured car: its best weapon; in phase 5 the light gun, or half of the stands', () => {
		expect(filled(kromy(), 'armoured-car-fire', 'R2', 'W3')).toMatchObject({
			weapon: 'hmg',
			dice: 3
		});
		const five = after(kromy(), { type: 'setClock', to: { round: 1, turn: 'red', phase: 5 } });
		expect(filled(five, 'armoured-car-fire', 'R1', 'W3')).toMatchObject({ weapon: 'lmg', dice: 2 });
		expect(filled(five, 'armoured-car-fire', 'R2', 'W3')).toMatchObject({
			weapon: 'rifle',
			dice: 2
		});
	});

	test('at an armoured car a commissar counts as at anybody, and a poor shot has a die fewer', () => {
		expect(filled(kromy(), 'armoured-car-fire', 'R2', 'W3').commissar).toBe('check');
		expect(filled(kromy(), 'armoured-car-fire', 'R1', 'W3').commissar).toBe('none');
		const overruled = after(kromy(), mark('R2', 'commissar_overrules'));
		expect(filled(overruled, 'armoured-car-fire', 'R2', 'W3').commissar).toBe('minus');
		const banner: Command = { type: 'setReading', ruling: 'R17', reading: 'in_fire' };
		expect(filled(kromy(), 'armoured-car-fire', 'R1', 'W3').other).toBe(0);
		expect(filled(after(kromy(), banner), 'armoured-car-fire', 'R1', 'W3').other).toBe(1);
	});

	test('R63 read by the gunner: a worn machine gun fires with those it has left', async () => {
		const state = after(
			kromy(),
			{ type: 'setReading', ruling: 'R63', reading: 'three_per_gunner' },
			{ type: 'setAttached', unit: unit('R2'), place: 0, left: 1 },
			lose('R3', 1)
		);
		const dice = async (slug: string, who: string, target: string, at = state) => {
			const calculator = (await calculatorBySlug(slug))!;
			const form = { ...calculator.initial, ...filled(at, slug, who, target), rifleStands: 0 };
			const resolved = calculator.resolve(bookIn(at), form);
			if (resolved.refused) return 0;
			const call = ask(resolved.resolution.draw, []);
			return call.state === 'waiting' ? call.call.dice : 0;
		};
		const quiet = after(state, mark('R2', 'commissar_argues'));
		expect(await dice('small-arms-fire', 'R2', 'W1', quiet)).toBe(3);
		expect(await dice('small-arms-fire', 'R3', 'W1')).toBe(15);
		expect(await dice('armoured-car-fire', 'R3', 'W3')).toBe(15);
		expect(await dice('small-arms-fire', 'W6', 'R1')).toBe(18);
		const book: Command = { type: 'setReading', ruling: 'R63', reading: 'three_per_gun' };
		expect(await dice('small-arms-fire', 'R3', 'W1', after(state, book))).toBe(9);
	});

	test('G05: shares of attacking fire as the owner has them, at a car too, dismounted cavalry by its own', async () => {
		const share = (path: string, value: number): Command => ({
			type: 'setNumber',
			path: `attacking_fire.${path}`,
			value
		});
		const five: Command = { type: 'setClock', to: { round: 1, turn: 'red', phase: 5 } };
		const foot = after(kromy(), marching, mark('R8', 'dismounted'), five);
		const stands = async (state: BattleState, who: string): Promise<number> => {
			const calculator = (await calculatorBySlug('attacking-fire'))!;
			const form = { ...calculator.initial, ...filled(state, 'attacking-fire', who, 'W1') };
			const resolved = calculator.resolve(bookIn(state), { ...form, hmg: 0, lmg: 0 });
			return resolved.refused ? 0 : Number(resolved.resolution.working[0]?.total?.amount);
		};
		expect(await stands(foot, 'R8')).toBe(1);
		expect(await stands(after(foot, share('dismounted_cavalry', 1)), 'R8')).toBe(3);
		expect(await stands(after(foot, share('infantry', 1)), 'R8')).toBe(1);
		expect(await stands(after(foot, share('infantry', 1)), 'R6')).toBe(4);
		const car = (state: BattleState, who: string) => filled(state, 'armoured-car-fire', who, 'W3');
		expect(car(after(foot, share('hmg', 1)), 'R2')).toMatchObject({ hmg: 1, rifleStands: 2 });
		expect(car(after(foot, share('lmg', 0)), 'R1')).toMatchObject({ lmg: 0, rifleStands: 2 });
		expect(car(after(foot, share('dismounted_cavalry', 1)), 'R8').rifleStands).toBe(3);
	});

	test('a commissar who quarrelled or overrules stands for the turn', () => {
		const argued = after(kromy(), mark('R2', 'commissar_argues'));
		expect(filled(argued, 'small-arms-fire', 'R2').commissar).toBe('zero');
		const overruled = after(kromy(), mark('R2', 'commissar_overrules'));
		expect(filled(overruled, 'small-arms-fire', 'R2').commissar).toBe('minus');
	});
});

describe('Religious inspiration: a priest who panics costs his unit one until the turn ends (G06)', () => {
	const panic = after(kromy(), mark('W2', 'priest_panics'));

	test.each([
		['small-arms-fire', 'W2', 'R1', 'priestPanics'],
		['unit-morale', 'W2', undefined, 'priestPanics'],
		['suppression', 'W2', undefined, 'priestPanics'],
		['bombardment', 'W2', undefined, 'priestPanics'],
		['melee', 'R1', 'W2', 'defenderPriestPanic'],
		['melee', 'W2', 'R1', 'attackerPriestPanic']
	])('%s of %s', (slug, who, target, key) => {
		const calm = filled(kromy(), slug, who, target);
		const now = filled(panic, slug, who, target);
		expect([calm[key], now[key]]).toEqual([false, true]);
	});

	test('the die of its morale, where minus is good, needs two less than with him', () => {
		const needs = (state: BattleState) => moraleNeed(state, state.units[unit('W2')]!);
		expect(needs(kromy()).modifier).toBe(-1);
		expect(needs(after(kromy(), mark('W2', 'priest_tends'))).modifier).toBe(0);
		expect(needs(panic)).toMatchObject({ modifier: 1, to: needs(kromy()).to - 2 });
	});

	test('against a car it is in the other modifiers; a Red unit has nothing of him', () => {
		const other = (state: BattleState) => filled(state, 'armoured-car-fire', 'W2', 'R9').other;
		expect([other(kromy()), other(panic)]).toEqual([1, -1]);
		const turned = after(panic, { type: 'changeSide', unit: unit('W2'), camp: 'red' });
		expect(filled(turned, 'unit-morale', 'W2').priestPanics).toBe(false);
	});
});

describe('Leadership', () => {
	const chief = FORCES[0]!.officers[0]!.id;

	test('his own leader, dead, doubled, or heroic elsewhere when the turn began (R09)', () => {
		const leader = (...commands: readonly Command[]) =>
			filled(after(kromy(), ...commands), 'leadership', 'R2').leader;
		expect(leader()).toBe('ok');
		expect(leader({ type: 'setOfficer', officer: chief, status: 'dead' })).toBe('none');
		expect(leader({ type: 'setSecond', officer: chief, second: true })).toBe('second');
		const heroic: Command = { type: 'leadHeroically', officer: chief, unit: unit('R1') };
		expect(leader(heroic)).toBe('ok');
		const round = { type: 'setClock', to: { round: 2, turn: 'red', phase: 1 } } as const;
		expect(leader(heroic, round)).toBe('heroic_elsewhere');
		expect(filled(after(kromy(), heroic, round), 'leadership', 'R1')).toMatchObject({
			leader: 'ok',
			ledHeroically: true
		});
	});

	test('the commander-in-chief helps the units of others, at a distance to be measured', () => {
		expect(filled(kromy(), 'leadership', 'R5')).toMatchObject({ cinc: 'ok', cincDistance: 48 });
		expect(filled(kromy(), 'leadership', 'R1').cinc).toBe('none');
	});
});

describe('Artillery, melee, morale', () => {
	test('men at each section without the command stand', () => {
		const state = after(kromy(), lose('W7', 5));
		expect(filled(state, 'artillery', 'W7', 'R1')).toMatchObject({
			gun: 'field',
			crewsField: [4, 3],
			target: 'infantry',
			figures: 16
		});
		expect(filled(state, 'artillery', 'W9')).toMatchObject({ gun: 'light', shells: [2] });
		expect(filled(state, 'artillery', 'W5')).toMatchObject({ gun: 'light', crewsLight: [2] });
	});

	test('both sides of the sheet', () => {
		const state = after(kromy(), lose('R5', 4), mark('W2', 'in_defences'));
		expect(filled(state, 'melee', 'R5', 'W2')).toMatchObject({
			attackInfantry: 1,
			attackCavalry: 0,
			attackerBanner: true,
			attackerStandsLost: 1,
			attackerLeft: 12,
			defenderLeft: 16,
			defender: 'infantry',
			defences: true,
			mgAttached: true,
			defenderPriest: true
		});
	});

	test('what a side can still lose: figures, the hits that put a car out, nothing of a tank', () => {
		const state = after(kromy(), { type: 'setHits', unit: unit('W3'), hits: 2 });
		expect(filled(state, 'melee', 'R5', 'W3').defenderLeft).toBe(4);
		expect(filled(state, 'melee', 'R5', 'W9').defenderLeft).toBe(0);
		expect(filled(state, 'melee', 'W9', 'R5').attackerLeft).toBe(0);
	});

	test('a heroic committed officer counts two, the commander-in-chief one (R31)', () => {
		const leads = (force: number, n: number, label: string) => {
			const id = FORCES[force]!.officers[n]!.id;
			const state = after(
				kromy(),
				{ type: 'setCharacter', officer: id, character: 'committed' },
				{ type: 'leadHeroically', officer: id, unit: unit(label) }
			);
			return filled(state, 'unit-morale', label).heroic;
		};
		expect(leads(0, 1, 'R5')).toBe('2');
		expect(leads(0, 0, 'R1')).toBe('1');
	});

	test('an army counted from its units', () => {
		const state = after(kromy(), lose('W1', 8), { type: 'setArmy', camp: 'red', supplyCut: true });
		expect(fill(state, 'army-morale', { unit: null, target: null, camp: 'white' })).toMatchObject({
			totalUnits: 10,
			unitsLost: 1,
			enemySupplyCut: true,
			supplyCut: false
		});
	});
});
