import { describe, expect, it } from 'vitest';
import { modifiers } from '#lib/kernel/book/modifier.ts';
import { meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { indirectNeeds, shellsOf } from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import { attackingStands } from '#lib/rules/red-and-white/rules/fire/attacking-fire.ts';
import { attackerModifiers, type Melee } from '#lib/rules/red-and-white/rules/melee.ts';
import { figuresInFire } from '#lib/rules/red-and-white/rules/special-figures.ts';
import { actsOn } from '#lib/rules/red-and-white/rules/leadership.ts';
import { lineReached, percentLost } from '#lib/rules/red-and-white/rules/major-morale.ts';
import { mayMoveSo, movement, type Move } from '#lib/rules/red-and-white/rules/movement.ts';
import { gunBand, smallArmsBand } from '#lib/rules/red-and-white/rules/fire/ranges.ts';
import { tankFire } from '#lib/rules/red-and-white/rules/vehicles/tank-weapons.ts';
import { unitStatus } from '#lib/rules/red-and-white/rules/unit-status.ts';
import {
	RECOVERED,
	recovered,
	shareRecovered
} from '#lib/rules/red-and-white/rules/vehicles/recovery.ts';
import { CHARTS } from '#lib/rules/red-and-white/charts/all.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import {
	MOVERS,
	TERRAINS,
	type Character,
	type Gun,
	type Mover,
	type Weapon
} from '#lib/rules/red-and-white/types.ts';

const NO = null;
/** Mean inches in the open, in rough ground and in column on a road, keyed from the words of the source. */
const MEANS: Record<'variable' | 'alternate', Record<Mover, readonly (number | null)[]>> = {
	variable: {
		infantry: [7, 3.5, 10.5],
		mg: [7, 3.5, 10.5],
		cavalry: [14, 7, 17.5],
		tchanka: [14, 7, 17.5],
		officer: [21, 21, 21],
		tank: [7, 7, 7],
		armoured_car: [7, NO, 17.5],
		gun_limbered: [10.5, 5.25, 14],
		gun_unlimbered: [2, 2, 2],
		train: [17.5, NO, 17.5],
		ship: [14, NO, 14],
		ship_towing: [10.5, NO, 10.5],
		wagon: [7, 3.5, 10.5]
	},
	alternate: {
		infantry: [7.5, 3.75, 11],
		mg: [7.5, 3.75, 11],
		cavalry: [14.5, 7.25, 18],
		tchanka: [14.5, 7.25, 18],
		officer: [21.5, 21.5, 21.5],
		tank: [7.5, 7.5, 7.5],
		armoured_car: [7.5, NO, 18.5],
		gun_limbered: [10.5, 5.25, 14],
		gun_unlimbered: [2, 2, 2],
		train: [18.5, NO, 18.5],
		ship: [14.5, NO, 14.5],
		ship_towing: [11.5, NO, 11.5],
		wagon: [7.5, 3.75, 11]
	}
};

const meanInches = (move: Move): number | null =>
	mayMoveSo(defaultBook, move).ok
		? meanOf(chances(movement(defaultBook, move)), (inches) => inches).valueOf()
		: null;

describe('movement, against the two tables of the source', () => {
	const cases = (['variable', 'alternate'] as const).flatMap((system) =>
		MOVERS.map((mover) => ({ system, mover }))
	);

	it.each(cases)('$system: $mover', ({ system, mover }) => {
		expect(TERRAINS.map((terrain) => meanInches({ system, mover, terrain }))).toEqual(
			MEANS[system][mover]
		);
	});

	it('a charge adds two dice, halved in rough ground, none on a road, never twice running', () => {
		const charge = (change: Partial<Move>) =>
			meanInches({
				system: 'variable',
				mover: 'cavalry',
				terrain: 'open',
				charging: true,
				...change
			});
		expect(charge({})).toBe(21);
		expect(charge({ system: 'alternate' })).toBe(21.5);
		expect(charge({ terrain: 'rough' })).toBe(10.5);
		expect(charge({ terrain: 'road' })).toBeNull();
		expect(charge({ chargedLastTurn: true })).toBeNull();
		expect(charge({ mover: 'tchanka' })).toBeNull();
	});

	it('halvings multiply and the hero comes before them', () => {
		const gun = { system: 'variable', mover: 'gun_limbered', terrain: 'rough' } as const;
		expect(meanInches({ ...gun, limbering: true })).toBe(2.625);
		expect(meanInches({ ...gun, limbering: true, bombardmentPassed: true })).toBe(1.3125);
		expect(
			meanInches({ system: 'alternate', mover: 'infantry', terrain: 'rough', heroic: 1 })
		).toBe(4.25);
	});
});

describe('leadership lines', () => {
	const line = (distance: number, character: Character = 'normal'): number =>
		actsOn(defaultBook, { leader: 'ok', distance, character, cinc: 'none' });

	it.each([
		[0, 10],
		[12, 10],
		[12.25, 9],
		[24, 9],
		[24.25, 8],
		[36, 8],
		[36.25, 6],
		[100, 6]
	])('at %f inches a unit acts on 1 to %i', (distance, to) => {
		expect(line(distance)).toBe(to);
		expect(line(distance + 6, 'efficient')).toBe(distance === 0 ? 10 : to);
	});

	it.each(['fanatic', 'committed', 'coward'] as const)('a %s reaches no farther', (character) => {
		expect([12, 12.25, 24.25, 36.25].map((at) => line(at, character))).toEqual([10, 9, 8, 6]);
	});

	it('without a leader, with a second, or one who is heroic elsewhere: the last line', () => {
		for (const leader of ['none', 'second', 'heroic_elsewhere'] as const) {
			expect(actsOn(defaultBook, { leader, distance: 3, cinc: 'none' })).toBe(6);
			expect(actsOn(defaultBook, { leader, distance: 3, cinc: 'ok', cincDistance: 20 })).toBe(9);
		}
	});

	it('the better of leader and commander-in-chief, who may reach farther himself', () => {
		const both = (distance: number, cincDistance: number, cincCharacter: Character = 'normal') =>
			actsOn(defaultBook, { leader: 'ok', distance, cinc: 'ok', cincDistance, cincCharacter });
		expect(both(30, 20)).toBe(9);
		expect(both(20, 30)).toBe(9);
		expect(both(50, 42, 'efficient')).toBe(8);
		expect(both(50, 42.25, 'efficient')).toBe(6);
	});

	it('a commander-in-chief who was heroic when the turn began gives the last line only', () => {
		const check = { leader: 'ok', distance: 40, cincDistance: 5 } as const;
		expect(actsOn(defaultBook, { ...check, cinc: 'heroic_elsewhere' })).toBe(6);
	});

	it('a unit that is led heroically needs no roll', () => {
		expect(actsOn(defaultBook, { leader: 'none', cinc: 'none', ledHeroically: true })).toBe(10);
	});
});

describe('range bands end with their limit', () => {
	const GUN_LIMITS: Record<Gun, readonly [number, number, number]> = {
		light: [8, 16, 24],
		field: [12, 24, 48],
		medium: [12, 28, 54],
		heavy: [12, 30, 60]
	};
	const ARM_LIMITS: Record<Weapon, readonly [number, number, number]> = {
		rifle: [4, 12, 18],
		lmg: [4, 12, 18],
		hmg: [8, 16, 24],
		vehicle_mg: [8, 16, 24]
	};
	const NAMES = ['point_blank', 'normal', 'long', undefined];
	const edges = (band: (distance: number) => unknown, limits: readonly number[]): void => {
		expect(band(0)).toBe('point_blank');
		limits.forEach((limit, index) => {
			expect(band(limit)).toBe(NAMES[index]);
			expect(band(limit + 0.25)).toBe(NAMES[index + 1]);
		});
	};

	it.each(Object.entries(GUN_LIMITS))('%s guns', (gun, limits) => {
		edges((distance) => gunBand(defaultBook, gun as Gun, distance), limits);
	});
	it.each(Object.entries(ARM_LIMITS))('%s', (weapon, limits) => {
		edges((distance) => smallArmsBand(defaultBook, weapon as Weapon, distance), limits);
	});

	it('R24: or begin with it', () => {
		const book = bookOf({ readings: { R24: 'exclusive' } });
		expect([12, 24, 48].map((limit) => gunBand(book, 'field', limit))).toEqual([
			'normal',
			'long',
			undefined
		]);
	});

	it.each([
		[12, 3],
		[12.25, 4],
		[24, 4],
		[24.25, 5],
		[90, 5]
	])('indirect fire at %f inches from the officer: %i or more', (distance, from) => {
		expect(indirectNeeds(defaultBook, distance, false)).toMatchObject({ from, to: 6 });
		expect(indirectNeeds(defaultBook, distance, true).from).toBe(from - 1);
	});
});

describe('shells by the men left', () => {
	it.each([
		['light', [0, 2, 4]],
		['field', [0, 1, 2, 3, 4]],
		['medium', [0, 0, 1, 1, 2]],
		['heavy', [0, 1, 1, 1, 1, 1]]
	] as const)('%s', (gun, shells) => {
		expect(shells.map((_, men) => shellsOf(defaultBook, gun, men))).toEqual(shells);
	});

	it('R25: or all of them while a man is left', () => {
		const book = bookOf({ readings: { R25: 'full_while_manned' } });
		const one = (gun: Gun) => shellsOf(book, gun, 1);
		expect([one('light'), one('field'), one('medium'), one('heavy')]).toEqual([4, 4, 2, 1]);
		expect(shellsOf(book, 'field', 0)).toBe(0);
	});
});

describe('halves and parts', () => {
	it('R26: half of the stands, at least one', () => {
		const half = [0, 1, 2, 3, 4, 5].map((stands) => attackingStands(defaultBook, stands));
		expect(half).toEqual([0, 1, 1, 1, 2, 2]);
		const up = bookOf({ readings: { R26: 'up' } });
		expect([1, 3, 5].map((stands) => attackingStands(up, stands))).toEqual([1, 2, 3]);
	});

	it.each([
		[0, 4, 0, false],
		[3, 4, 0, false],
		[4, 3, 1, false],
		[7, 3, 1, false],
		[8, 2, 2, true],
		[15, 1, 3, true],
		[16, 0, 4, true],
		[20, 0, 4, true]
	])('%i of 16 figures lost: %i stands left, %i lost', (casualties, left, lost, half) => {
		const status = unitStatus(defaultBook, { figuresPerStand: 4, startStands: 4, casualties });
		expect(status).toMatchObject({
			standsLeft: left,
			standsLost: lost,
			moraleNumber: left,
			firingStands: left,
			halfStrengthOrLess: half,
			destroyed: left === 0
		});
	});

	it('R52: half strength is half or less, or less than half', () => {
		const at = (book: Book, casualties: number) =>
			unitStatus(book, { figuresPerStand: 3, startStands: 3, casualties }).halfStrengthOrLess;
		expect([4, 5].map((lost) => at(defaultBook, lost))).toEqual([false, true]);
		const less = bookOf({ readings: { R52: 'less_than_half' } });
		const even = { figuresPerStand: 4, startStands: 4, casualties: 8 };
		expect(unitStatus(less, even).halfStrengthOrLess).toBe(false);
	});

	it.each([
		[29, 100, undefined],
		[3, 10, 30],
		[39, 100, 30],
		[4, 10, 40],
		[1, 2, 50],
		[9, 10, 50],
		[2, 7, undefined],
		[1, 3, 30]
	])('army: %i of %i units lost reach the line of %s per cent', (lost, units, line) => {
		const percent = percentLost(defaultBook, { totalUnits: units, unitsLost: lost });
		expect(lineReached(defaultBook, percent)).toBe(line);
	});

	it('R51: 29.6 per cent reach 30 only where they are rounded to the nearest', () => {
		const army = { totalUnits: 27, unitsLost: 8 };
		const line = (reading: string) =>
			lineReached(defaultBook, percentLost(bookOf({ readings: { R51: reading } }), army));
		expect([line('exact'), line('rounded_down'), line('rounded')]).toEqual([
			undefined,
			undefined,
			30
		]);
	});

	it('recovered figures: two thirds and one third, rounded as agreed', () => {
		expect(shareRecovered(7, RECOVERED.winner).toFraction()).toBe('14/3');
		const back = (lost: number) =>
			(['down', 'nearest', 'up'] as const).flatMap((rounding) => [
				recovered(lost, RECOVERED.winner, rounding),
				recovered(lost, RECOVERED.loser, rounding)
			]);
		expect(back(6)).toEqual([4, 2, 4, 2, 4, 2]);
		expect(back(7)).toEqual([4, 2, 5, 2, 5, 3]);
		expect(back(0)).toEqual([0, 0, 0, 0, 0, 0]);
	});
});

it('Tanks: what bears in each direction', () => {
	const fires = (model: Parameters<typeof tankFire>[1]) =>
		(['ahead', 'side', 'astern'] as const).map((bearing) => {
			const { machineGuns, shells } = tankFire(defaultBook, model, bearing);
			return [machineGuns, shells];
		});
	expect(fires('mark_v_male')).toEqual([
		[1, 0],
		[2, 2],
		[1, 0]
	]);
	expect(fires('mark_v_female')).toEqual([
		[1, 0],
		[3, 0],
		[1, 0]
	]);
	expect(fires('whippet')).toEqual([
		[2, 0],
		[2, 0],
		[2, 0]
	]);
	expect(fires('ft17_mg')[1]).toEqual([1, 0]);
	expect(fires('ft17_gun')[2]).toEqual([0, 2]);
	const book = bookOf({ numbers: { 'tank_guns.shells': 3, 'tank_guns.whippet_machine_guns': 1 } });
	expect(tankFire(book, 'whippet', 'side').machineGuns).toBe(1);
	expect(tankFire(book, 'ft17_gun', 'side').shells).toBe(3);
});

describe('printed charts', () => {
	const charts = Object.entries(CHARTS);

	it('are all there', () => {
		expect(charts.map(([name]) => name)).toEqual(
			expect.arrayContaining(['LEADERSHIP_LINES', 'GUN_CHART', 'ARMY_BREAKS', 'VEHICLE_MORALE'])
		);
	});

	it('the gun chart, keyed from the page', () => {
		const { GUN_CHART } = CHARTS;
		expect(
			GUN_CHART.rows.map((gun) => GUN_CHART.columns.map((column) => GUN_CHART.at(gun, column)))
		).toEqual([
			[8, 16, 24, 2, 9, 1, 2],
			[12, 24, 48, 4, 8, 1, 2],
			[12, 28, 54, 4, 8, 2, 2.5],
			[12, 30, 60, 5, 7, 2, 3]
		]);
	});
});

it('what a priest who panics costs is a default of the app, in fire as in melee (G06)', () => {
	const fire = figuresInFire(defaultBook, { priest: true, priestPanics: true });
	const side = { standsLost: 0, priest: 1, priestPanics: 1 };
	const fight: Melee = {
		attacker: { ...side, units: ['infantry'], wire: 'none' },
		defender: { standsLost: 0, type: 'infantry' }
	};
	const lines = [...modifiers(...fire), ...attackerModifiers(defaultBook, fight)];
	expect(lines.map(({ amount, byDefault = false }) => [amount, byDefault])).toEqual([
		[1, false],
		[-1, true],
		[1, false],
		[-1, true]
	]);
});
