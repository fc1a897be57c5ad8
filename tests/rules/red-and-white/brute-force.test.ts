import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import * as artillery from '#lib/rules/red-and-white/rules/fire/artillery.ts';
import * as attachedFigures from '#lib/rules/red-and-white/rules/attached-figures.ts';
import * as attachedGun from '#lib/rules/red-and-white/rules/fire/attached-gun.ts';
import * as bombardment from '#lib/rules/red-and-white/rules/fire/bombardment.ts';
import { standsToTank } from '#lib/rules/red-and-white/rules/vehicles/fright.ts';
import { casualtiesOf, hitsInCover } from '#lib/rules/red-and-white/rules/fire/hits.ts';
import { leadership } from '#lib/rules/red-and-white/rules/leadership.ts';
import { armyTest, armyTests } from '#lib/rules/red-and-white/rules/major-morale.ts';
import { melee, type Melee } from '#lib/rules/red-and-white/rules/melee.ts';
import * as morale from '#lib/rules/red-and-white/rules/morale.ts';
import { movement } from '#lib/rules/red-and-white/rules/movement.ts';
import * as petrol from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import * as ships from '#lib/rules/red-and-white/rules/vehicles/ships.ts';
import { smallArmsFire, type SmallArms } from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import * as figures from '#lib/rules/red-and-white/rules/special-figures.ts';
import * as tanks from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import * as vehicles from '#lib/rules/red-and-white/rules/vehicles/vehicles.ts';
import { BOOK, bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import { CHARACTERS } from '#lib/rules/red-and-white/types.ts';
import { expectBruteForce } from '../../kernel/dice/brute-force.ts';
import { codeFiles } from './code-files.ts';

const FIRE: SmallArms = {
	rifleStands: 2,
	lmg: 0,
	hmg: 0,
	vehicleMg: 0,
	band: 'normal',
	heroic: 2,
	commissar: 'none',
	target: { cover: 'terrain', saves: true, figures: 2 }
};
const SHELLS: artillery.Shelling = {
	gun: 'medium',
	crews: [3],
	mode: 'direct',
	distance: 50,
	heroic: 1,
	commissar: 1,
	target: { type: 'artillery', cover: true, figures: 4 }
};
const FIGHT: Melee = {
	attacker: { units: ['infantry', 'cavalry'], standsLost: 3, banner: 2, heroic: 2, wire: 'intact' },
	defender: { type: 'infantry', standsLost: 1, commissar: 'check', mgAttached: true }
};
const INTO: bombardment.IntoBombardment = {
	system: 'variable',
	mover: 'mg',
	terrain: 'rough',
	heroic: 1,
	stands: 4,
	gun: 'medium',
	dieModifier: -1,
	distanceToArea: 2
};
const TANK: tanks.TankState = { condition: 'ok', hits: 1, retreated: false };
const CHECK: morale.MoraleCheck = { stands: 3, heroic: 2, commissar: 'check', banner: true };

/** A small situation of every procedure that throws dice: small enough that every die can lie in every way. */
const SITUATIONS: Readonly<Record<string, (book: Book) => readonly Draw<unknown>[]>> = {
	artilleryFire: (book) => [
		artillery.artilleryFire(book, SHELLS),
		artillery.artilleryFire(book, {
			...SHELLS,
			gun: 'heavy',
			mode: 'indirect',
			target: { type: 'tank', cover: false }
		})
	],
	batteryFire: (book) => [artillery.batteryFire(book, SHELLS, 'check')],
	indirectFire: (book) => [
		artillery.indirectFire(book, 12, false),
		artillery.indirectFire(book, 24.5, true),
		artillery.indirectFire(book, 20, true)
	],
	attachedFates: (book) => [
		attachedFigures.attachedFates(book, { officers: 1, commissar: true, priest: true }, 1),
		attachedFigures.attachedFates(book, { officers: 2, commissar: false, priest: false }, 2)
	],
	commissarCasualty: (book) => [attachedFigures.commissarCasualty(book, 3)],
	desertsWithin: () => [attachedFigures.desertsWithin(2)],
	attachedGunHit: () => [attachedGun.attachedGunHit()],
	attachedGunLoses: (book) => [attachedGun.attachedGunLoses(book)],
	attachedGunLosses: (book) => [attachedGun.attachedGunLosses(book, 3, 2)],
	bombardmentTest: (book) => [bombardment.bombardmentTest(book, INTO)],
	moveIntoBombardment: (book) => [
		bombardment.moveIntoBombardment(book, INTO),
		bombardment.moveIntoBombardment(book, { ...INTO, mover: 'tank', terrain: 'open', stands: 5 })
	],
	standsToTank: (book) =>
		(['cavalry', 'artillery', 'other'] as const).map((who) => standsToTank(book, who)),
	hitsInCover: (book) => [0, 1, 2, 3, 4].map((hits) => hitsInCover(book, hits)),
	casualtiesOf: (book) => [
		casualtiesOf(book, 2, { inCover: true, saves: true, figuresPerHit: 2, figures: 3 }),
		casualtiesOf(book, 4, { inCover: false, saves: true, figuresPerHit: 1, figures: 9 }),
		casualtiesOf(book, 5, { inCover: true, saves: false, figuresPerHit: 1, figures: 9 })
	],
	leadership: (book) => [
		leadership(book, { leader: 'ok', distance: 24, cinc: 'none' }),
		leadership(book, { leader: 'none', cinc: 'ok', cincDistance: 30, cincCharacter: 'efficient' })
	],
	armyTest: (book) => [
		armyTest(book, { totalUnits: 10, unitsLost: 6, cinc: 'committed' }),
		armyTest(book, { totalUnits: 10, unitsLost: 4, cinc: 'fanatic' })
	],
	armyTests: (book) => [
		armyTests(book, { totalUnits: 7, unitsLost: 3, cinc: 'committed', rerollsLeft: 1 }, 2)
	],
	melee: (book) => [
		melee(book, FIGHT),
		melee(book, {
			...FIGHT,
			defender: { type: 'armoured_car', standsLost: 0, commissar: 'check' }
		}),
		melee(book, {
			attacker: { units: ['tank'], standsLost: 0, wire: 'none', flankOrRear: true },
			defender: { type: 'infantry', standsLost: 0, defences: true, fallingBack: true }
		})
	],
	moraleRoll: (book) => [morale.moraleRoll(book, 1, 4), morale.moraleRoll(book, -6, 4)],
	moraleTest: (book) => [morale.moraleTest(book, 0, 6), morale.moraleTest(book, 2, 1)],
	unitMorale: (book) => [morale.unitMorale(book, CHECK)],
	suppressionTest: (book) => [
		morale.suppressionTest(book, 1, CHECK),
		morale.suppressionTest(book, 0, CHECK)
	],
	movement: (book) => [
		movement(book, { system: 'variable', mover: 'infantry', terrain: 'rough', heroic: 2 }),
		movement(book, {
			system: 'alternate',
			mover: 'gun_limbered',
			terrain: 'rough',
			limbering: true
		}),
		movement(book, { system: 'alternate', mover: 'cavalry', terrain: 'open', charging: true }),
		movement(book, { system: 'variable', mover: 'gun_unlimbered', terrain: 'open' })
	],
	bombOnTank: () => [petrol.bombOnTank(petrol.NO_BOMBS)],
	petrolAttack: () => [petrol.petrolAttack(2), petrol.petrolAttack(0)],
	petrolDefence: (book) => [petrol.petrolDefence(book, { stands: 4, referee: 1 }, 2)],
	petrolBombs: (book) => [
		petrol.petrolBombs(book, {
			tankAttacked: true,
			infantry: { ...CHECK, stands: 2 },
			standsWithinOneInch: 1
		}),
		petrol.petrolBombs(book, {
			tankAttacked: false,
			infantry: { stands: 2 },
			standsWithinOneInch: 1
		})
	],
	unitsWithBombs: (book) => [petrol.unitsWithBombs(book, 3)],
	launchBoats: () => [1, 2, 5, 6, 7].map(ships.launchBoats),
	riverMovement: (book) => [
		ships.riverMovement(book, 'ship', 'thin_ice', false),
		ships.riverMovement(book, 'ship_towing', 'unfrozen', false)
	],
	icebreaker: (book) => [ships.icebreaker(book, 1, 2), ships.icebreaker(book, 0, 0)],
	smallArmsFire: (book) => [
		smallArmsFire(book, FIRE),
		smallArmsFire(book, { ...FIRE, rifleStands: 1, lmg: 0, commissar: 'check', heroic: 0 }),
		smallArmsFire(book, {
			...FIRE,
			band: 'point_blank',
			attackingFire: true,
			priest: true,
			target: { cover: 'claimed', saves: false }
		}),
		smallArmsFire(book, {
			...FIRE,
			rifleStands: 2,
			vehicleMg: 1,
			worn: true,
			shells: 0,
			bands: { rifle: 'long', vehicle_mg: 'point_blank' },
			target: { cover: 'claimed', saves: false }
		}),
		smallArmsFire(book, {
			...FIRE,
			rifleStands: 1,
			shells: 1,
			heroic: 0,
			target: { cover: 'terrain', saves: true, figures: 2 }
		})
	],
	commissarCheck: () => [figures.commissarCheck()],
	commissarOf: () => [figures.commissarOf('check'), figures.commissarOf('minus')],
	specialFigureHit: (book) => [figures.specialFigureHit(book, 'Officer')],
	officerFate: () => [figures.officerFate()],
	officerCasualty: (book) => [figures.officerCasualty(book, 2)],
	priestDistracted: (book) => [figures.priestDistracted(book)],
	priestUnderFire: (book) => [figures.priestUnderFire(book)],
	priestOver: (book) => [figures.priestOver(book, 2)],
	officerCharacter: () => [figures.officerCharacter()],
	characterHolds: (book) => CHARACTERS.map((one) => figures.characterHolds(book, one)),
	testOfCharacter: (book) => [figures.testOfCharacter(book, 'coward')],
	criticalHit: () => [tanks.criticalHit(TANK)],
	shellOnTank: (book) => [
		tanks.shellOnTank(book, TANK),
		tanks.shellOnTank(book, { ...TANK, condition: 'engine', hits: 5 }),
		tanks.shellOnTank(book, { ...TANK, condition: 'immobilised', hits: 3 }),
		tanks.shellOnTank(book, { ...TANK, condition: 'abandoned' })
	],
	shellsOnTank: (book) => [tanks.shellsOnTank(book, { ...TANK, hits: 4 }, 2)],
	strikeTank: (book) => [
		tanks.strikeTank(book, { ...TANK, condition: 'immobilised' }, 'infantry', 1),
		tanks.strikeTank(book, TANK, 'shells', 1)
	],
	repairAttempt: (book) => [tanks.repairAttempt(book, 2)],
	tankRepair: (book) => [tanks.tankRepair(book, 3, 2)],
	fireAtCar: (book) => [
		vehicles.fireAtCar(book, { weapon: 'hmg', band: 'normal', dice: 3, otherModifiers: 1 }),
		vehicles.fireAtCar(book, { weapon: 'rifle', band: 'long', dice: 3, otherModifiers: 0 }),
		...(['terrain', 'claimed'] as const).map((cover) =>
			vehicles.fireAtCar(book, {
				...{ weapon: 'lmg', band: 'normal', dice: 2 },
				...{ otherModifiers: 0, cover }
			})
		)
	],
	fireUnderCommissar: (book) =>
		(['check', 'minus', 'none'] as const).map((commissar) =>
			vehicles.fireUnderCommissar(book, commissar, (otherModifiers) =>
				vehicles.fireAtCar(book, { weapon: 'lmg', band: 'normal', dice: 2, otherModifiers })
			)
		),
	allFireAtCar: (book) =>
		([undefined, 'claimed'] as const).map((cover) =>
			vehicles.allFireAtCar(
				book,
				[
					{ weapon: 'rifle', band: 'point_blank', dice: cover ? 1 : 2 },
					{ weapon: 'lmg', band: 'long', dice: cover ? 1 : 2 },
					{ weapon: 'hmg', band: 'normal', dice: 2 }
				],
				0,
				cover
			)
		),
	movesWithoutBreakdown: (book) =>
		[0, 1, 3, 5, 6].map((hits) => vehicles.movesWithoutBreakdown(book, hits)),
	carMorale: (book) => [vehicles.carMorale(book, 1, 3), vehicles.carMorale(book, 4, 2)],
	trainMorale: (book) => [vehicles.trainMorale(book, 0), vehicles.trainMorale(book, 5)]
};

describe('chances are those of every way the dice can lie', () => {
	it.each(Object.entries(SITUATIONS))('%s', (_, draws) => {
		for (const draw of draws(defaultBook)) expectBruteForce(draw);
	});
});

/** The books with one ruling read otherwise, or with the other movement table. */
const BOOKS: readonly (readonly [string, Book])[] = BOOK.rulings
	.filter(({ kind }) => kind === 'switch')
	.flatMap(({ id, readings }) =>
		readings
			.slice(1)
			.map(({ key }) => [`${id} ${key}`, bookOf({ readings: { [id]: key } })] as const)
	);

const written = (draw: Draw<unknown>): string =>
	JSON.stringify(chances(draw), (_, value: unknown) =>
		typeof value === 'bigint' ? String(value) : value
	);
const USUAL = Object.entries(SITUATIONS).map(([name, draws]) => ({
	name,
	draws,
	usual: draws(defaultBook).map(written)
}));

describe('so they are where another reading changes them', () => {
	it.each(BOOKS)('%s', (_, book) => {
		for (const { draws, usual } of USUAL)
			draws(book).forEach((draw, at) => {
				if (written(draw) !== usual[at]) expectBruteForce(draw);
			});
	});
});

it('every procedure that throws dice is here', () => {
	const rolls = codeFiles([])
		.filter(({ path }) => path.startsWith('rules/'))
		.flatMap(({ text }) =>
			[...text.matchAll(/^export const (\w+) = [^;]*?\): Draw</gm)].map(([, name = '']) => name)
		);
	expect(rolls.length).toBeGreaterThan(45);
	expect(rolls.filter((name) => !Object.hasOwn(SITUATIONS, name))).toEqual([]);
	const here = readFileSync(new URL(import.meta.url), 'utf8');
	for (const name of rolls) expect(here.split(name).length, name).toBeGreaterThan(2);
});
