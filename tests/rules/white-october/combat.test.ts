import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { total } from '#lib/kernel/book/modifier.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { bookOf, defaultBook as book } from '#lib/rules/white-october/book.ts';
import { barrage, hitBy } from '#lib/rules/white-october/rules/08-combat/08-1-barrage.ts';
import { encircles } from '#lib/rules/white-october/rules/08-combat/08-2-5-ground.ts';
import {
	combatResult,
	lossesOf,
	WINS_ABOVE
} from '#lib/rules/white-october/rules/08-combat/08-2-5-results.ts';
import { losers } from '#lib/rules/white-october/rules/08-combat/08-2-6-losses.ts';
import {
	moraleLines,
	ratioModifier,
	type Battle,
	type MoraleChanges
} from '#lib/rules/white-october/rules/08-combat/08-2-modifiers.ts';
import { totalled, type Fighter } from '#lib/rules/white-october/rules/08-combat/08-2-values.ts';
import { CHARTS } from '#lib/rules/white-october/charts.ts';
import { boardOf, placeAt } from '#lib/rules/white-october/scenarios/board.ts';
import { shippedPack } from '#lib/rules/white-october/scenarios/pack.ts';
import { UNIT_STATES, type UnitType } from '#lib/rules/white-october/types.ts';
import { runs } from '../../random.ts';
import { attack, outcomes } from '../../tools/cases/white-october-outcomes.ts';

const board = boardOf(shippedPack().data, CHARTS);

const UNCHANGED: MoraleChanges = {
	trotsky: false,
	hqMo: false,
	encircled: false,
	petrograd: false,
	plus: 0,
	minus: 0
};
const at = (name: string): number => placeAt(board, name);

const unit = (over: Partial<Fighter> = {}): Fighter => ({
	id: 'u',
	type: 'infantry',
	combat: 6,
	lost: 0,
	ep: 2,
	firepower: 0,
	quality: 4,
	morale: 4,
	state: 'normal',
	lowAmmo: false,
	recruits: false,
	...over
});
const battle = (over: Partial<Battle> = {}): Battle => ({
	attackers: [unit({ id: 'a' })],
	defenders: [unit({ id: 'd' })],
	attackFire: [],
	defenceFire: [],
	terrain: 0,
	entrenched: false,
	barricade: false,
	night: false,
	encircled: false,
	hqA: false,
	hqDe: false,
	attackMorale: UNCHANGED,
	defenceMorale: UNCHANGED,
	dice: 0,
	...over
});

const anyUnit = (types: readonly UnitType[], states = UNIT_STATES) =>
	fc
		.record({
			type: fc.constantFrom(...types),
			combat: fc.integer({ min: 1, max: 9 }),
			ep: fc.integer({ min: 1, max: 4 }),
			firepower: fc.integer({ min: 0, max: 6 }),
			quality: fc.integer({ min: 2, max: 6 }),
			morale: fc.integer({ min: 2, max: 6 }),
			state: fc.constantFrom(...states),
			lowAmmo: fc.boolean(),
			recruits: fc.boolean()
		})
		.map((of) => unit(of));
const named = (units: readonly Fighter[], name: string): Fighter[] =>
	units.map((one, n) => ({ ...one, id: `${name}${n}` }));
const anyBattle = fc
	.record({
		attackers: fc.array(
			anyUnit(['infantry', 'cavalry', 'armoured_train'], ['normal', 'disorganised'] as never),
			{
				minLength: 1,
				maxLength: 4
			}
		),
		defenders: fc.array(anyUnit(['infantry', 'cavalry', 'artillery', 'armoured_train', 'fort']), {
			minLength: 1,
			maxLength: 4
		}),
		dice: fc.integer({ min: -6, max: 6 })
	})
	.map(({ attackers, defenders, dice }) =>
		battle({ attackers: named(attackers, 'a'), defenders: named(defenders, 'd'), dice })
	);

describe('8.2.5 values and modifiers', () => {
	test('1.4 what is halved alike is added first; a halving more never raises a total', () => {
		expect(
			totalled([
				[5, 2],
				[4, 2]
			])
		).toBe(5);
		fc.assert(
			fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 5 }), (values) => {
				const by = (divisor: number): number =>
					totalled(values.map((value) => [value, divisor] as const));
				expect(by(2)).toBeLessThanOrEqual(by(1));
				expect(by(4)).toBeLessThanOrEqual(by(2));
			}),
			{ numRuns: runs(100) }
		);
	});

	test('a better ratio never reads a worse modifier', () => {
		fc.assert(
			fc.property(fc.nat(40), fc.nat(40), (attacker, defender) => {
				expect(ratioModifier(book, attacker + 1, defender)).toBeGreaterThanOrEqual(
					ratioModifier(book, attacker, defender)
				);
				expect(ratioModifier(book, attacker, defender + 1)).toBeLessThanOrEqual(
					ratioModifier(book, attacker, defender)
				);
			}),
			{ numRuns: runs(200) }
		);
	});

	test('WO-04 Morale stays from 1 to 6, whatever changes it', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 1, max: 6 }),
				fc.nat(4),
				fc.nat(4),
				fc.boolean(),
				(value, plus, minus, yes) => {
					const lines = moraleLines(value, {
						...UNCHANGED,
						plus,
						minus,
						trotsky: yes,
						encircled: yes
					});
					const changed = total(lines);
					expect(changed).toBeGreaterThanOrEqual(1);
					expect(changed).toBeLessThanOrEqual(6);
				}
			),
			{ numRuns: runs(100) }
		);
	});

	test('4.4.1 Low Ammo halves the attack, not the defence', () => {
		const ratio = (over: Partial<Battle>): number =>
			chances(attack(book, battle(over))).outcomes[0]?.value.lines.find(({ reason }) =>
				/Ratio|ratio/.test(reason)
			)?.amount ?? 0;
		expect(ratio({ attackers: [unit({ lowAmmo: true })] })).toBeLessThan(ratio({}));
		expect(ratio({ defenders: [unit({ lowAmmo: true })] })).toBe(ratio({}));
	});

	test('8.2.5 night leaves the aircraft at home', () => {
		const air = unit({ id: 'f', type: 'air', firepower: 6, quality: null, morale: null });
		const by = (night: boolean): number =>
			chances(attack(book, battle({ attackFire: [air], night }))).outcomes[0]?.value.modifier ?? 0;
		expect(by(false)).toBe(4);
		expect(by(true)).toBe(1);
	});
});

describe('8.2.5 encirclement', () => {
	test.each([
		['opposite sides', '19/O', ['20/O', '18/O'], true],
		['two neighbours', '19/O', ['20/O', '19/P'], false],
		['every second side', '19/O', ['20/O', '18/P', '19/N'], true],
		['four sides', '19/O', ['20/O', '19/P', '18/P', '18/O'], true],
		['opposite districts', 'WARSAW', ['WINTER_PALACE', 'MOSCOW_GATE'], true],
		['a district and a hex', 'MOSCOW_GATE', ['WARSAW', '22/V'], false],
		['three that are no neighbours', 'MOSCOW_GATE', ['WARSAW', '22/V', '23/U'], false],
		['three far apart', 'VYBORG_SIDE', ['SMOLNY', '25/V', '24/W'], false]
	] as const)('%s', (_, place, from, round) => {
		expect(encircles(board, at(place), from.map(at))).toBe(round);
	});
});

describe('8.2.5, 8.2.6 results', () => {
	test('above 7 the attacker wins; the table ends hold', () => {
		for (let scored = -10; scored <= 30; scored++) {
			const read = combatResult(book, scored, { attacker: 4, defender: 4 });
			expect(read.winner).toBe(scored > WINS_ABOVE ? 'attacker' : 'defender');
		}
	});

	test('nobody loses more than he has, and what one side cannot bear is taken off the other', () => {
		expect(lossesOf([3, 3], { attackerEp: 6, defenderEp: 2, gunEp: 0 })).toEqual([2, 2]);
		expect(lossesOf([1, 1], { attackerEp: 4, defenderEp: 3, gunEp: 1 })).toEqual([1, 1]);
	});

	test('8.2.6 a car that is attacked alone has no EP to lose, and goes or stays as the code says', () => {
		const alone = battle({ defenders: [unit({ id: 'd', type: 'armoured_car', ep: 0 })] });
		const fates = [7, 8, 9, 15].map((scored) => {
			const { attacker, defender } = outcomes(
				alone,
				combatResult(book, scored, { attacker: 4, defender: 4 })
			);
			return [defender.fate, defender.lost, attacker.lost];
		});
		expect(fates).toEqual([
			['stays', 0, 0],
			['d', 0, 0],
			['r', 0, 0],
			['dr', 0, 0]
		]);
	});

	test('the chances of any attack add up, and no outcome takes more than there is', () => {
		fc.assert(
			fc.property(anyBattle, (fought) => {
				const { total, outcomes: all } = chances(attack(book, fought));
				expect(all.reduce((sum, { weight }) => sum + weight, 0n)).toBe(total);
				for (const { value } of all) {
					const { attacker, defender } = value.outcome;
					const bear = (units: readonly Fighter[], role: 'attacker' | 'defender'): number =>
						losers(units, role).reduce((sum, { steps }) => sum + steps, 0);
					expect(attacker.lost).toBeLessThanOrEqual(bear(fought.attackers, 'attacker'));
					expect(defender.lost).toBeLessThanOrEqual(bear(fought.defenders, 'defender'));
					expect(Math.min(attacker.advance, defender.advance)).toBe(0);
					const loser = value.winner === 'attacker' ? defender : attacker;
					const winner = value.winner === 'attacker' ? attacker : defender;
					if (winner.advance > 0) expect(['r', 'dr', 's', 'x']).toContain(loser.fate);
					if (winner.advance === 2) expect(loser.fate).toBe('dr');
				}
			}),
			{ numRuns: runs(150) }
		);
	});

	const code = (over: Partial<Battle>, scored: number) => {
		const fought = battle(over);
		return outcomes(fought, combatResult(book, scored, { attacker: 4, defender: 3 }));
	};

	test('13 a lone fort ignores a retreat and surrenders to a rout; with others it stays and bars the advance', () => {
		const fort = unit({ id: 'f', type: 'fort', firepower: 6 });
		expect(code({ defenders: [fort] }, 8)).toMatchObject({
			defender: { fate: 'stays' },
			attacker: { advance: 0 }
		});
		expect(code({ defenders: [fort] }, 11)).toMatchObject({
			defender: { fate: 's' },
			attacker: { advance: 1 }
		});
		expect(code({ defenders: [unit({ id: 'd' }), fort] }, 11)).toMatchObject({
			defender: { fate: 'dr' },
			attacker: { advance: 0 }
		});
	});

	test('WO-43 guns that lose their company rout and count as two hexes away; alone they surrender to a rout', () => {
		const gun = unit({ id: 'g', type: 'artillery', ep: 1, firepower: 2 });
		const company = unit({ id: 'd', ep: 1, lost: 1 });
		expect(code({ defenders: [company, gun] }, 8)).toMatchObject({
			defender: { lost: 1, fate: 'dr' },
			attacker: { advance: 1 }
		});
		expect(code({ defenders: [unit({ ...gun, ep: 3 })] }, 11)).toMatchObject({
			defender: { fate: 's' }
		});
		expect(code({ defenders: [unit({ ...gun, ep: 3 })] }, 8)).toMatchObject({
			defender: { fate: 'r' }
		});
	});

	test('8.2.6 a Routed side surrenders to a rout, and retreats when only told to', () => {
		const routed = unit({ id: 'd', ep: 4, state: 'routed' });
		expect(code({ defenders: [routed] }, 11)).toMatchObject({ defender: { fate: 's' } });
		expect(code({ defenders: [routed] }, 8)).toMatchObject({ defender: { fate: 'r' } });
	});

	test('8.2.6 a d that meets a unit out of order costs one EP, and may cost the last', () => {
		const shaken = unit({ id: 'd', ep: 2, state: 'disorganised' });
		expect(code({ defenders: [shaken] }, 7)).toMatchObject({ defender: { lost: 2, fate: 'x' } });
		expect(code({ defenders: [unit({ id: 'd', ep: 2 })] }, 7)).toMatchObject({
			defender: { lost: 1, fate: 'd' }
		});
	});

	test('a changed cell moves the result and the chances', () => {
		const other = bookOf({ numbers: { 'CRT_LOSSES.7.defender': 2 } });
		const mean = (of: typeof book): number =>
			chances(attack(of, battle())).outcomes.reduce(
				(sum, { value, weight }) => sum + value.outcome.defender.lost * Number(weight),
				0
			);
		expect(mean(other)).toBe(mean(book) + 6);
	});
});

describe('8.1.3 barrage', () => {
	const target = {
		type: 'infantry' as const,
		ep: 2,
		morale: 3,
		state: 'normal' as const,
		recruits: false
	};

	test('more firepower never does less; the last EP of infantry and cavalry survives', () => {
		fc.assert(
			fc.property(
				fc.nat(8),
				fc.constantFrom('infantry' as const, 'cavalry' as const),
				fc.integer({ min: 1, max: 4 }),
				fc.constantFrom(...UNIT_STATES),
				(firepower, type, ep, state) => {
					const of = (power: number) =>
						chances(
							barrage(book, {
								firepower: power,
								halved: 0,
								target: 'combat',
								terrain: 0,
								entrenched: false,
								observation: false,
								units: [{ ...target, type, ep, state }]
							})
						);
					const lost = (power: number): number =>
						of(power).outcomes.reduce(
							(sum, { value, weight }) => sum + value.hit.lost * Number(weight),
							0
						);
					expect(lost(firepower + 1)).toBeGreaterThanOrEqual(lost(firepower));
					for (const { value } of of(firepower).outcomes) expect(value.hit.destroyed).toBe(false);
				}
			),
			{ numRuns: runs(60) }
		);
	});

	test.each([
		[
			'a spared loss becomes d',
			{ loss: 1, d: false },
			{ ep: 1 },
			{ lost: 0, destroyed: false, disorganised: true }
		],
		[
			'but never costs the last EP',
			{ loss: 1, d: false },
			{ ep: 1, state: 'disorganised' },
			{ lost: 0, destroyed: false, disorganised: false }
		],
		[
			'two losses, both on one unit',
			{ loss: 2, d: false },
			{ ep: 2 },
			{ lost: 1, destroyed: false, disorganised: true }
		],
		[
			'a train is not spared',
			{ loss: 1, d: false },
			{ type: 'armoured_train', ep: 1 },
			{ lost: 1, destroyed: true, disorganised: false }
		],
		[
			'an HQ dies of a loss',
			{ loss: 1, d: false },
			{ type: 'hq', ep: 0 },
			{ lost: 0, destroyed: true, disorganised: false }
		],
		[
			'd costs a shaken gun its EP',
			{ loss: 0, d: true },
			{ type: 'artillery', ep: 1, state: 'disorganised' },
			{ lost: 1, destroyed: true, disorganised: false }
		]
	] as const)('WO-47 %s', (_, line, over, hit) => {
		expect(hitBy(line, { ...target, ...over })).toEqual(hit);
	});
});
