import { say } from '#lib/kernel/phrase.ts';
import { attackingStands, type Attacking } from '../../rules/fire/attacking-fire.ts';
import {
	attackerModifiers,
	defenderModifiers,
	marginToClear,
	type Melee,
	meleeWorth
} from '../../rules/melee.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, own, signed, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { reasons } from './fire.ts';
import { words } from '../en/reference/melee.ts';
import { words as rules } from '../en/rules.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as numbers } from '../en/rulings/lost-numbers.ts';
import { words as procedures } from '../en/procedures.ts';

/** SEQUENCE OF ACTION; SUPRESSION: phase 4. */
export const defensiveFire: readonly ReferenceEntry[] = [
	{
		slug: 'defensive-fire',
		title: words.whoFiresInPhase4,
		sections: ['Sequence of action', 'Melee', 'Artillery'],
		tables: [],
		lines: [
			words.unitsOfTheOtherSideEachWeaponOnce,
			words.atUnitsMovingIntoMeleeAnythingThat,
			words.noFireFromMountedCavalryLimbered
		]
	},
	{
		slug: 'suppression',
		title: words.suppression,
		sections: ['Suppression', 'Morale'],
		tables: [],
		lines: [words.aUnitThatLostAStandToPreparatory, ruling('R02'), ruling('R03')]
	}
];

const SHARES: readonly (readonly [Attacking, string])[] = [
	['infantry', words.infantryStands],
	['dismounted_cavalry', words.dismountedCavalryStands],
	['lmg', shared.lightMachineGun],
	['tank', words.tankGunsAndMachineGuns],
	['hmg', words.heavyMachineGun],
	['tchanka', shared.tchanka],
	['cavalry', words.mountedCavalry],
	['artillery', procedures.artillery]
];
/** The text names these two; the rest of the list is lost. */
const PRINTED: readonly string[] = ['infantry', 'lmg'];
const share = (book: Book, key: Attacking): string => {
	const worth = numberOf(book, `attacking_fire.${key}`);
	return worth === 0 ? numbers.none : worth === 1 ? numbers.full : numbers.half;
};

/** ATTACKING FIRE: phase 5. */
export const attackingFire = (book: Book): readonly ReferenceEntry[] => [
	{
		slug: 'attacking-fire',
		title: words.attackingFire,
		sections: ['Attacking fire', 'Infantry', 'Machine guns'],
		tables: [
			{
				title: shared.whoFires,
				columns: [shared.weapon, words.fires],
				byDefault: true,
				rows: SHARES.map(([key, name]): Cell[] => [
					name,
					PRINTED.includes(key) ? share(book, key) : own(say(share(book, key)))
				])
			},
			{
				title: words.infantry,
				columns: [shared.stands, words.fire],
				rows: [1, 2, 3, 4].map((stands): Cell[] => [stands, attackingStands(book, stands)])
			}
		],
		lines: [words.onlyUnitsThatAttackIntoMeleeWith, ruling('R70'), ruling('G05'), ruling('R26')]
	}
];

/** A melee in which every line of the list counts; on Lubbers' list two stands make one line (P01). */
const everything = (book: Book): Melee => {
	const lubbers = book.readings.P01 === 'lubbers_list';
	return {
		attacker: {
			units: ['cavalry', 'tank'],
			standsLost: lubbers ? 2 : 1,
			wire: 'intact',
			flankOrRear: true,
			banner: 1,
			heroic: 1,
			commissar: 'plus',
			priest: 1,
			...(lubbers
				? {
						suppressed: true,
						raw: true,
						noLeader: true,
						grenades: true,
						cheka: true,
						outnumbered: 2
					}
				: {})
		},
		defender: { type: 'infantry', standsLost: 0, mgAttached: true }
	};
};
/** MELEE: the same without the tank, which would take the wire away. */
const throughWire = (fight: Melee): Melee => ({
	...fight,
	attacker: { ...fight.attacker, units: ['cavalry'] }
});
const against = (type: Melee['defender']['type'], defences: boolean): Melee => ({
	attacker: { units: ['infantry'], standsLost: 0, wire: 'none' },
	defender: { type, standsLost: 0, defences }
});

/** MELEE: the list, as the procedure adds it. */
const modifiersOf = (book: Book): ReferenceEntry => ({
	slug: 'melee-modifiers',
	title: words.meleeModifiers,
	sections: ['Melee', 'Banners', 'Commissars', 'Religious inspiration', 'Armoured cars'],
	tables: [
		{
			title: shared.eitherSideAndTheAttacker,
			columns: [shared.reason, shared.amount],
			rows: [
				...reasons(attackerModifiers(book, throughWire(everything(book)))),
				[rules.ledHeroicallyByACommittedOfficer, signed(meleeWorth(book, 'heroic_committed'))]
			]
		},
		{
			title: shared.defender,
			columns: [shared.reason, shared.amount],
			rows: reasons([
				...defenderModifiers(book, everything(book)),
				...defenderModifiers(book, against('infantry', true)),
				...defenderModifiers(book, against('armoured_train', false)),
				...defenderModifiers(book, against('armoured_car', false))
			])
		}
	],
	lines: [
		words.aGapATankHasMadeTakesTheWireAway,
		ruling('R62'),
		ruling('R29'),
		ruling('R32'),
		ruling('G11'),
		ruling('R56'),
		ruling('P01')
	]
});

const result = (book: Book): ReferenceEntry => ({
	slug: 'melee',
	title: words.melee,
	sections: ['Melee', 'Example of melee'],
	tables: [],
	lines: [
		words.oneD6ASideAndItsModifiersHigher,
		ruling('R27'),
		words.theLoserLosesTheDifferenceIn,
		words.aLosingAttackerGoesBackToWhereHe,
		ruling('R71'),
		say(words.trenchesAndOtherDefencesThe, { n: marginToClear(book) }),
		ruling('R28'),
		ruling('G18')
	]
});

const tanks = (book: Book): ReferenceEntry => ({
	slug: 'fright',
	title: rules.attackedByATank,
	sections: ['Armored vehicle fright', 'Tanks'],
	tables: [
		{
			title: words.whoStands,
			columns: [words.attacked, words.standsOn],
			rows: [
				[words.mountedCavalry, shared.never],
				[words.artilleryD6, faces(1, book.charts.IN_TEXT.at('artillery_stands_to', 'number'))],
				[words.othersDismountedCavalryToo, shared.always]
			]
		}
	],
	lines: [words.whoDoesNotStandGoesBackOneMove, ruling('R60')]
});

const bombs: ReferenceEntry = {
	slug: 'petrol-bombs',
	title: words.petrolBombs,
	sections: ['Tanks', 'Petrol bombs vs. tank', 'Melee'],
	tables: [
		{
			title: words.infantryAttacksTheTankD6AStand,
			columns: ['D6', shared.result],
			rows: [
				[faces(1, 1), words.theStandLosesAFigure],
				[faces(2, 5), rules.nothing],
				[faces(6, 6), words.bombHit]
			]
		},
		{
			title: words.eachBombHitD6,
			columns: ['D6', shared.result],
			rows: [
				[faces(1, 3), words.oneHitOnTheTank],
				[faces(4, 4), words.driverBlindedNoMoveInItsNextTurn],
				[faces(5, 6), words.ablazeOutOfTheGame]
			]
		}
	],
	lines: [words.tankAttackedAndLostTheInfantry, ruling('R47')]
};

export const melee = (book: Book): readonly ReferenceEntry[] => [
	modifiersOf(book),
	result(book),
	tanks(book),
	bombs
];
