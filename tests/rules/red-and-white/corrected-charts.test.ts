import { describe, expect, it } from 'vitest';
import type { Draw } from '#lib/kernel/dice/draw.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import type { BookNumber } from '#lib/kernel/book/ruling.ts';
import { BOOK, bookOf, type Book } from '#lib/rules/red-and-white/book.ts';
import type { CHARTS } from '#lib/rules/red-and-white/charts/all.ts';
import {
	artilleryFire,
	indirectFire,
	shellModifiers,
	type Shelling
} from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import { standsToTank } from '#lib/rules/red-and-white/rules/vehicles/fright.ts';
import { hitsInCover } from '#lib/rules/red-and-white/rules/fire/hits.ts';
import { leadership } from '#lib/rules/red-and-white/rules/leadership.ts';
import { armyLosses, armyTest } from '#lib/rules/red-and-white/rules/major-morale.ts';
import {
	attackerModifiers,
	defenderModifiers,
	melee,
	type Melee
} from '#lib/rules/red-and-white/rules/melee.ts';
import { moveParts, movement } from '#lib/rules/red-and-white/rules/movement.ts';
import {
	fireDice,
	fireModifiers,
	smallArmsFire,
	type SmallArms
} from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { characterHolds } from '#lib/rules/red-and-white/rules/special-figures.ts';
import { tankFire } from '#lib/rules/red-and-white/rules/vehicles/tank-weapons.ts';
import { repairAttempt } from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import { dicePerTurret } from '#lib/rules/red-and-white/rules/vehicles/vehicles.ts';
import { moralePoint } from '#lib/rules/red-and-white/rules/morale.ts';
import { GUNS, MOVERS, TERRAINS } from '#lib/rules/red-and-white/types.ts';

/** What a chart is for: how it is worked out, and what the dice make of it. */
interface Probe {
	readonly worked: (book: Book) => unknown;
	readonly thrown?: (book: Book) => readonly Draw<unknown>[];
	/** Numbers of the chart that are only shown. */
	readonly shown?: RegExp;
}

const SIDE = {
	standsLost: 2,
	suppressed: true,
	raw: true,
	noLeader: true,
	grenades: true,
	cheka: true
} as const;
/** Melees in which every line of the list counts somewhere. */
const FIGHTS: readonly Melee[] = [
	{
		attacker: { units: ['cavalry', 'infantry'], wire: 'intact', flankOrRear: true, ...SIDE },
		defender: { type: 'infantry', mgAttached: true, standsLost: 0 }
	},
	{
		attacker: { units: ['tank'], wire: 'none', standsLost: 0, outnumbered: 2, commissar: 'plus' },
		defender: { type: 'infantry', defences: true, standsLost: 0, outnumbered: 3, banner: 1 }
	},
	{
		attacker: { units: ['infantry'], wire: 'none', standsLost: 0, heroic: 1, priest: 1 },
		defender: { type: 'armoured_train', standsLost: 0, commissar: 'minus' }
	},
	{
		attacker: { units: ['infantry'], wire: 'none', standsLost: 0, heroic: 2, priestPanics: 1 },
		defender: { type: 'armoured_car', standsLost: 0 }
	}
];
const FIRE: SmallArms = {
	rifleStands: 2,
	lmg: 1,
	hmg: 1,
	vehicleMg: 0,
	band: 'normal',
	target: { cover: 'none', saves: false }
};
const FIRES: readonly SmallArms[] = [
	{ interventionist: true },
	{ heroic: 1 },
	{ heroic: 2 },
	{ commissar: 'plus' },
	{ commissar: 'minus' },
	{ priest: true },
	{ priestPanics: true },
	{ banner: true }
].map((more) => ({ ...FIRE, ...more }) as SmallArms);
const shelling = (gun: Shelling['gun'], distance: number): Shelling => ({
	gun,
	crews: [4],
	mode: 'direct',
	distance,
	target: { type: 'tank', cover: false }
});
const RANGES = [7, 9, 12, 13, 17, 24, 25, 29, 31, 47, 49, 54, 55, 60, 61];
const SHELLINGS = GUNS.flatMap((gun) => RANGES.map((distance) => shelling(gun, distance)));
const MOVES = MOVERS.flatMap((mover) =>
	TERRAINS.flatMap((terrain) =>
		(['variable', 'alternate'] as const).map((system) => ({ mover, terrain, system }))
	)
);
const LED = [1, 2] as const;
/** Armies one unit short of the first line of the table, and at each line. */
const army = (unitsLost: number, more: object = {}) => ({ totalUnits: 20, unitsLost, ...more });
const ARMIES = [
	...[6, 8, 10].map((lost) => army(lost, { cinc: 'committed' })),
	army(2, { ownTrainsLost: 1 }),
	army(2, { supplyCut: true }),
	army(7, { enemyTrainsLost: 1 }),
	army(7, { enemySupplyCut: true })
];
const armies: Probe = {
	worked: (book) => ARMIES.map((one) => armyLosses(book, one)),
	thrown: (book) => ARMIES.map((one) => armyTest(book, one))
};
const moves: Probe = {
	worked: (book) => MOVES.map((move) => moveParts(book, move)),
	thrown: (book) => MOVES.map((move) => movement(book, move))
};
const fights: Probe = {
	worked: (book) =>
		FIGHTS.map((fight) => [attackerModifiers(book, fight), defenderModifiers(book, fight)]),
	thrown: (book) => FIGHTS.map((fight) => melee(book, fight))
};
/** Nothing but the range is in another band; every gun is asked at every end of one. */
const guns: Probe = {
	worked: (book) => SHELLINGS.map((one) => shellModifiers(book, one)),
	thrown: (book) => SHELLINGS.map((one) => artilleryFire(book, one))
};

const PROBES: Readonly<Record<keyof typeof CHARTS, Probe | undefined>> = {
	LEADERSHIP_LINES: {
		worked: () => undefined,
		thrown: (book) =>
			[12, 13, 24, 25, 36, 37].map((distance) =>
				leadership(book, { leader: 'ok', distance, cinc: 'none' })
			)
	},
	VARIABLE_MOVEMENT: moves,
	ALTERNATE_MOVEMENT: moves,
	SMALL_ARMS_DICE: {
		worked: (book) => fireDice(book, { ...FIRE, vehicleMg: 1 }),
		thrown: (book) => [smallArmsFire(book, { ...FIRE, vehicleMg: 1 })]
	},
	RANGE_MODIFIER: {
		worked: (book) =>
			(['point_blank', 'long'] as const).map((band) => fireModifiers(book, { ...FIRE, band })),
		thrown: (book) =>
			(['point_blank', 'normal', 'long'] as const).map((band) =>
				smallArmsFire(book, { ...FIRE, band })
			)
	},
	GUN_CHART: { ...guns, shown: /crew|burst|figures/ },
	INDIRECT_FIRE: {
		worked: () => undefined,
		thrown: (book) => [12, 13, 24, 25].map((distance) => indirectFire(book, distance, false))
	},
	ARMY_BREAKS: armies,
	VEHICLE_MORALE: {
		worked: (book) =>
			(['tank', 'armoured_car', 'train', 'ship'] as const).map((one) => moralePoint(book, one, 1))
	},
	SMALL_ARMS_MODIFIERS: {
		worked: (book) => FIRES.map((fire) => fireModifiers(book, fire)),
		thrown: (book) => FIRES.map((fire) => smallArmsFire(book, fire))
	},
	ARTILLERY_MODIFIERS: {
		worked: (book) => shellModifiers(book, shelling('field', 20)),
		thrown: (book) => [artilleryFire(book, shelling('field', 20)), indirectFire(book, 12, true)]
	},
	MELEE_MODIFIERS: fights,
	MELEE_COUNTS: fights,
	TANK_WEAPONS: {
		worked: (book) =>
			(['mark_v_male', 'mark_v_female', 'whippet', 'ft17_mg', 'ft17_gun'] as const).map((model) =>
				(['ahead', 'side', 'astern'] as const).map((to) => tankFire(book, model, to))
			),
		shown: /whippet\.mg/
	},
	IN_TEXT: {
		worked: () => undefined,
		thrown: (book) => [
			hitsInCover(book, 1),
			movement(book, { mover: 'cavalry', terrain: 'open', system: 'variable', charging: true }),
			movement(book, { mover: 'armoured_car', terrain: 'road', system: 'alternate' }),
			smallArmsFire(book, FIRE),
			standsToTank(book, 'artillery'),
			repairAttempt(book, 0),
			leadership(book, { leader: 'ok', distance: 19, character: 'efficient', cinc: 'none' }),
			armyTest(book, army(6, { cinc: 'committed' })),
			characterHolds(book, 'normal'),
			characterHolds(book, 'coward')
		]
	},
	HEROIC_MOVEMENT: {
		worked: (book) =>
			LED.map((heroic) =>
				moveParts(book, { mover: 'infantry', terrain: 'open', system: 'variable', heroic })
			),
		thrown: (book) =>
			LED.map((heroic) =>
				movement(book, { mover: 'infantry', terrain: 'open', system: 'variable', heroic })
			)
	},
	ARMY_LOSSES: armies,
	CAR_DICE: {
		worked: (book) => [
			[0, 3, 4].map((hits) => dicePerTurret(book, hits)),
			fireDice(book, { ...FIRE, vehicleMg: 1, worn: true })
		]
	},
	// Words: a face is read straight from the chart.
	SHELL_ON_TANK: undefined,
	CRITICAL_HIT: undefined,
	PETROL_STAND: undefined,
	PETROL_BOMB: undefined,
	QUARREL: undefined,
	OFFICER_FATE: undefined,
	OFFICER_CHARACTER: undefined
};

const written = (value: unknown): string =>
	JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? '';
const probed = ({ worked, thrown }: Probe, book: Book) => ({
	worked: written(worked(book)),
	thrown: thrown && written(thrown(book).map(chances))
});
const cells = Object.entries(PROBES).flatMap(([name, probe]) =>
	probe
		? BOOK.numbers
				.filter(({ path }) => path.startsWith(`${name}.`) && !probe.shown?.test(path))
				.map((number) => [number.path, probe, number] as const)
		: []
);

/** The usual book, with the readings under which every line of the lists counts. */
const readings = (path: string) => ({
	R17: 'in_fire',
	P01: path.endsWith('lubbers_list') ? 'lubbers_list' : 'source_list'
});
/** One more; of faces up to which a unit acts one less, for ten is the most there is. */
const changed = ({ path, default: usual }: BookNumber): Book =>
	bookOf({
		readings: readings(path),
		numbers: { [path]: path.endsWith('actsOn') ? usual - 1 : usual + 1 }
	});

describe('a number the owner corrects in a chart', () => {
	it.each(cells)(
		'%s moves what is worked out and what the dice make of it',
		(path, probe, number) => {
			const before = probed(probe, bookOf({ readings: readings(path) }));
			const after = probed(probe, changed(number));
			if (probe.thrown) expect(after.thrown).not.toBe(before.thrown);
			else expect(after.worked).not.toBe(before.worked);
			if (path.startsWith('MELEE_MODIFIERS.') && number.default !== 0)
				expect(after.worked).not.toBe(before.worked);
		}
	);

	it('is one of those that stand in the charts', () => expect(cells.length).toBeGreaterThan(150));
});
