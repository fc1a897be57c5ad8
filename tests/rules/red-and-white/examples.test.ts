import { describe, expect, it } from 'vitest';
import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { ask, chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import {
	artilleryFire,
	shellingBand,
	shellModifiers,
	shellsIn,
	type Shelling
} from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import { hitsInCover } from '#lib/rules/red-and-white/rules/fire/hits.ts';
import { armyTest } from '#lib/rules/red-and-white/rules/major-morale.ts';
import {
	attackerModifiers,
	defenderModifiers,
	melee,
	type Melee
} from '#lib/rules/red-and-white/rules/melee.ts';
import { isSuppressed, moraleTest, unitMorale } from '#lib/rules/red-and-white/rules/morale.ts';
import { smallArmsBand } from '#lib/rules/red-and-white/rules/fire/ranges.ts';
import { smallArmsFire, type SmallArms } from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { shellOnTank } from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import { unitStatus } from '#lib/rules/red-and-white/rules/unit-status.ts';
import { movesWithoutBreakdown } from '#lib/rules/red-and-white/rules/vehicles/vehicles.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import { byHand } from './by-hand.ts';

const chance = <T>(draw: Draw<T>, holds: (value: T) => boolean): string =>
	chanceOf(chances(draw), holds).toFraction();
const mean = <T>(draw: Draw<T>, measure: (value: T) => number): string =>
	meanOf(chances(draw), measure).toFraction();
const reads = (readings: Record<string, string>): Book => bookOf({ readings });

describe('Artillery: the battery of 76 mm guns at 32 inches', () => {
	const battery: Shelling = {
		gun: 'field',
		crews: [4, 4, 4],
		mode: 'direct',
		distance: 32,
		target: { type: 'infantry', cover: true, figures: 16 }
	};
	/** The printed dice have their −1 already. */
	const natural = [9, 8, 8, 6, 6, 5, 5, 4, 2, 2, 1, 1].map((modified) => modified + 1);

	it('fires twelve shells at long range, one less on each', () => {
		expect(shellsIn(defaultBook, battery)).toBe(12);
		expect(shellingBand(defaultBook, battery)).toBe('long');
		expect(total(shellModifiers(defaultBook, battery))).toBe(-1);
	});

	it('takes two men in cover when the saving throw is a 4, one when it is 1 to 3', () => {
		const fire = artilleryFire(defaultBook, battery);
		expect(byHand(fire, natural, [4])).toEqual({ hits: 3, odd: true, struck: 2, casualties: 2 });
		for (const saved of [1, 2, 3])
			expect(byHand(fire, natural, [saved])).toMatchObject({ odd: false, casualties: 1 });
	});

	it('takes three men in the open', () => {
		const open = { ...battery, target: { ...battery.target, cover: false } };
		expect(byHand(artilleryFire(defaultBook, open), natural)).toMatchObject({ casualties: 3 });
	});

	it('hits with 2 in 10 and takes 6/5 of a man on average', () => {
		const fire = artilleryFire(defaultBook, battery);
		expect(mean(fire, ({ hits }) => hits)).toBe('12/5');
		expect(mean(fire, ({ casualties }) => casualties)).toBe('6/5');
	});

	it('R22: as the medium gun it is called it would fire six shells of two figures', () => {
		const medium: Shelling = { ...battery, gun: 'medium' };
		expect(shellsIn(defaultBook, medium)).toBe(6);
		const lost = chances(artilleryFire(defaultBook, medium));
		expect(
			byMeasure(lost, ({ casualties }) => casualties).every(({ value }) => value % 2 === 0)
		).toBe(true);
	});
});

describe('Melee, example 1: Reds through wire into a White trench', () => {
	const fight: Melee = {
		attacker: { units: ['infantry'], standsLost: 0, wire: 'intact', commissar: 'check' },
		defender: { type: 'infantry', standsLost: 0, defences: true, mgAttached: true }
	};

	it('both have lost three men and no stand', () => {
		const left = unitStatus(defaultBook, { figuresPerStand: 4, startStands: 4, casualties: 3 });
		expect(left).toMatchObject({ standsLost: 0, standsLeft: 4, figuresLeft: 13 });
	});

	it('is −1 against +2', () => {
		const sure: Melee = { ...fight, attacker: { ...fight.attacker, commissar: 'plus' } };
		expect(total(attackerModifiers(defaultBook, sure))).toBe(-1);
		expect(total(defenderModifiers(defaultBook, sure))).toBe(2);
	});

	it('the Reds roll 6 and the Whites 4: 5 to 6, the Reds lose one and go back', () => {
		expect(byHand(melee(defaultBook, fight), [3], [6], [4])).toMatchObject({
			attackerCommissar: 'plus',
			attackerTotal: 5,
			defenderTotal: 6,
			attackerWins: false,
			attackerCasualties: 1,
			defenderCasualties: 0
		});
	});

	it('the example leaves out the D10 for the commissar; a quarrel would cost the bonus', () => {
		expect(byHand(melee(defaultBook, fight), [10], [2], [6], [4])).toMatchObject({
			attackerCommissar: 'argument',
			attackerTotal: 4,
			attackerCasualties: 2
		});
	});
});

describe('Melee, example 2: two White battalions against a Red one, read by the rules (R30)', () => {
	const fight: Melee = {
		attacker: {
			units: ['infantry', 'infantry'],
			standsLost: 0,
			banner: 1,
			heroic: 1,
			wire: 'none'
		},
		defender: { type: 'infantry', standsLost: 1, mgAttached: true }
	};
	const trench: Melee = { ...fight, defender: { ...fight.defender, defences: true } };

	it('3 and 1 of the Reds fall: one stand; none of it to preparatory fire alone', () => {
		const after = (casualties: number) =>
			unitStatus(defaultBook, { figuresPerStand: 4, startStands: 4, casualties }).standsLost;
		expect([after(3), after(4)]).toEqual([0, 1]);
		expect(isSuppressed(after(3))).toBe(false);
	});

	it('six Whites fall, shared so that no stand is lost', () => {
		for (const casualties of [3, 3])
			expect(
				unitStatus(defaultBook, { figuresPerStand: 4, startStands: 4, casualties }).standsLost
			).toBe(0);
	});

	it('is +2 against −2', () => {
		expect(total(attackerModifiers(defaultBook, fight))).toBe(2);
		expect(total(defenderModifiers(defaultBook, fight))).toBe(-2);
	});

	it('both roll 5: 7 to 3, the Reds lose four and fall back', () => {
		expect(byHand(melee(defaultBook, fight), [5], [5])).toMatchObject({
			attackerTotal: 7,
			defenderTotal: 3,
			margin: 4,
			attackerWins: true,
			attackerCasualties: 0,
			defenderCasualties: 4
		});
	});

	it('had they been entrenched: 7 to 4, a margin of 3 clears the trench', () => {
		expect(byHand(melee(defaultBook, trench), [5], [5])).toMatchObject({
			margin: 3,
			attackerWins: true,
			defenderCasualties: 3
		});
	});

	it.each([
		[4, 2],
		[3, 1]
	])('the remark of the example holds for the margins it speaks of (%i to 5)', (roll, margin) => {
		expect(byHand(melee(defaultBook, trench), [roll], [5])).toMatchObject({
			margin,
			attackerWins: false,
			attackerCasualties: margin,
			defenderCasualties: 0
		});
	});
});

describe('small vectors', () => {
	it('two hits in cover: one, no roll', () => {
		expect(ask(hitsInCover(defaultBook, 2), [])).toEqual({
			state: 'done',
			value: { counted: 1, odd: null },
			used: 0
		});
	});

	it('one hit in cover: a saving throw, even chances', () => {
		expect(chance(hitsInCover(defaultBook, 1), ({ counted }) => counted === 1)).toBe('1/2');
	});

	it('one hit of a medium gun in cover: both figures or none', () => {
		const shelling: Shelling = {
			gun: 'medium',
			crews: [2],
			mode: 'indirect',
			distance: 20,
			target: { type: 'infantry', cover: true }
		};
		const fire = artilleryFire(defaultBook, shelling);
		expect(byHand(fire, [10], [4])).toMatchObject({ casualties: 2 });
		expect(byHand(fire, [10], [3])).toMatchObject({ casualties: 0 });
	});

	const stand: SmallArms = {
		rifleStands: 1,
		lmg: 0,
		hmg: 0,
		vehicleMg: 0,
		band: 'long',
		target: { cover: 'none', saves: false }
	};

	it('a 6 at long range is a 5 and hits, a 5 misses', () => {
		expect(byHand(smallArmsFire(defaultBook, stand), [6]).hits).toBe(1);
		expect(byHand(smallArmsFire(defaultBook, stand), [5]).hits).toBe(0);
	});

	it('a 4 at point blank is a 5 and hits', () => {
		expect(byHand(smallArmsFire(defaultBook, { ...stand, band: 'point_blank' }), [4]).hits).toBe(1);
	});

	const even: Melee = {
		attacker: { units: ['infantry'], standsLost: 0, wire: 'none' },
		defender: { type: 'infantry', standsLost: 0 }
	};

	it('an even melee in the open is won by the attacker with 15 of 36, ties with 6 go to the defender', () => {
		expect(chance(melee(defaultBook, even), ({ attackerWins }) => attackerWins)).toBe('5/12');
		expect(chance(melee(defaultBook, even), ({ margin }) => margin === 0)).toBe('1/6');
	});

	it('the same in the flank is won with 30 of 36', () => {
		const flank: Melee = { ...even, attacker: { ...even.attacker, flankOrRear: true } };
		expect(chance(melee(defaultBook, flank), ({ attackerWins }) => attackerWins)).toBe('5/6');
	});

	it('four stands pass morale with 4 of 6', () => {
		expect(chance(moraleTest(defaultBook, 0, 4), Boolean)).toBe('2/3');
	});

	it('a committed commander-in-chief breaks at 50 % with 1 of 8', () => {
		const army = { totalUnits: 10, unitsLost: 5, cinc: 'committed', rerollsLeft: 2 } as const;
		expect(chance(armyTest(defaultBook, army), ({ breaks }) => breaks)).toBe('1/8');
	});

	it('a shell on a fresh tank', () => {
		const shell = shellOnTank(defaultBook, { condition: 'ok', hits: 0, retreated: false });
		const ends = (condition: string, hits: number): string =>
			chance(shell, (tank) => tank.condition === condition && tank.hits === hits);
		expect(ends('ok', 0)).toBe('2/3');
		expect(ends('ok', 1)).toBe('1/6');
		for (const critical of ['engine', 'immobilised', 'on_fire'])
			expect(ends(critical, 1)).toBe('1/18');
		expect(chance(shell, ({ retreated }) => retreated)).toBe('0');
	});

	it('an armoured car with two hits breaks down with 2 of 6', () => {
		expect(chance(movesWithoutBreakdown(defaultBook, 2), (moves) => !moves)).toBe('1/3');
	});
});

/** One change in the book must move what typed-in dice come to, and the chances with it. */
describe('a changed book moves the result and its chances', () => {
	const battery: Shelling = {
		gun: 'field',
		crews: [3],
		mode: 'direct',
		distance: 24,
		target: { type: 'infantry', cover: true }
	};
	const all = [10, 10, 10];

	it('R18: the odd hit in cover', () => {
		const fire = (book: Book) => artilleryFire(book, battery);
		const lost = ({ casualties }: { casualties: number }): number => casualties;
		expect(byHand(fire(defaultBook), all, [1]).casualties).toBe(1);
		expect(mean(fire(defaultBook), lost)).toBe('9/20');
		expect(byHand(fire(reads({ R18: 'round_up' })), all).casualties).toBe(2);
		expect(mean(fire(reads({ R18: 'round_up' })), lost)).toBe('171/250');
		expect(byHand(fire(reads({ R18: 'round_down' })), all).casualties).toBe(1);
		expect(mean(fire(reads({ R18: 'round_down' })), lost)).toBe('27/125');
		expect(byHand(fire(reads({ R18: 'each_hit_saved' })), all, [4, 5, 6]).casualties).toBe(3);
	});

	it('R27: what a tie is', () => {
		const fight: Melee = {
			attacker: { units: ['infantry'], standsLost: 0, banner: 1, wire: 'none' },
			defender: { type: 'infantry', standsLost: 0 }
		};
		const wins = (book: Book) => chance(melee(book, fight), ({ attackerWins }) => attackerWins);
		expect(byHand(melee(defaultBook, fight), [5], [5]).attackerWins).toBe(true);
		expect(byHand(melee(reads({ R27: 'natural' }), fight), [5], [5])).toMatchObject({
			attackerWins: false,
			attackerCasualties: 0
		});
		expect(wins(defaultBook)).toBe('7/12');
		expect(wins(reads({ R27: 'natural' }))).toBe('5/12');
		// Nor does a tie clear a trench (R28), whatever the totals come to.
		const stormed = { ...fight, attacker: { ...fight.attacker, banner: 0, heroic: 2 as const } };
		const trench = { ...stormed, defender: { ...fight.defender, standsLost: 3, defences: true } };
		expect(byHand(melee(reads({ R27: 'natural' }), trench), [5], [5])).toMatchObject({
			margin: 4,
			attackerWins: false,
			attackerCasualties: 0
		});
	});

	it('R45: a critical that is no hit', () => {
		const tank = { condition: 'ok', hits: 5, retreated: false } as const;
		const shell = (book: Book) => shellOnTank(book, tank);
		expect(byHand(shell(defaultBook), [6], [1]).condition).toBe('abandoned');
		expect(byHand(shell(reads({ R45: 'not_a_hit' })), [6], [1])).toMatchObject({
			condition: 'engine',
			hits: 5
		});
		const out = (book: Book) => chance(shell(book), ({ condition }) => condition === 'abandoned');
		expect([out(defaultBook), out(reads({ R45: 'not_a_hit' }))]).toEqual(['5/18', '1/6']);
	});

	it('G12: the hits at which a tank is out', () => {
		const fewer = bookOf({ numbers: { 'out_of_action_at_hits.tank': 3 } });
		const tank = { condition: 'ok', hits: 2, retreated: false } as const;
		const out = (book: Book) =>
			chance(shellOnTank(book, tank), ({ condition }) => condition === 'abandoned');
		expect(byHand(shellOnTank(defaultBook, tank), [5]).condition).toBe('ok');
		expect(byHand(shellOnTank(fewer, tank), [5]).condition).toBe('abandoned');
		expect([out(defaultBook), out(fewer)]).toEqual(['0', '5/18']);
	});

	it('G01: how far a band of rifles reaches', () => {
		const farther = bookOf({ numbers: { 'small_arms_bands.rifle.normal': 16 } });
		const at14 = (book: Book) =>
			smallArmsFire(book, {
				rifleStands: 1,
				lmg: 0,
				hmg: 0,
				vehicleMg: 0,
				band: smallArmsBand(book, 'rifle', 14) ?? 'long',
				target: { cover: 'none', saves: false }
			});
		expect(smallArmsBand(defaultBook, 'rifle', 14)).toBe('long');
		expect([byHand(at14(defaultBook), [5]).hits, byHand(at14(farther), [5]).hits]).toEqual([0, 1]);
		const hits = (book: Book) => chance(at14(book), (fire) => fire.hits === 1);
		expect([hits(defaultBook), hits(farther)]).toEqual(['1/6', '1/3']);
	});

	it('G02: what a banner is worth in morale', () => {
		const dearer = bookOf({ numbers: { 'morale_die.banner': -2 } });
		const test = (book: Book) => unitMorale(book, { stands: 2, banner: true });
		expect([byHand(test(defaultBook), [4]).passed, byHand(test(dearer), [4]).passed]).toEqual([
			false,
			true
		]);
		const passes = (book: Book) => chance(test(book), ({ passed }) => passed);
		expect([passes(defaultBook), passes(dearer)]).toEqual(['1/2', '2/3']);
	});
});
