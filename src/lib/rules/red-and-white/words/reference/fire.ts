import { say } from '#lib/kernel/phrase.ts';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { fireModifiers } from '../../rules/fire/small-arms.ts';
import { smallArmsBands } from '../../rules/fire/ranges.ts';
import type { Book } from '../../book.ts';
import { WEAPONS, type Weapon } from '../../types.ts';
import { inches, signed, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/fire.ts';
import { words as fireWords } from '../en/fire.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as rules } from '../en/rules.ts';

const NAMES: Readonly<Record<Weapon, string>> = {
	rifle: words.standOfInfantryOrDismountedCavalry,
	lmg: shared.lightMachineGun,
	hmg: words.heavyMachineGunTchanka,
	vehicle_mg: words.machineGunOfATankCarOrTrain
};

const whoFires: ReferenceEntry = {
	slug: 'preparatory-fire',
	title: words.whoFiresInPhase2,
	sections: ['Sequence of action', 'Machine guns'],
	tables: [],
	lines: [
		words.anyArmedUnitOfTheSideWhoseTurnItIs,
		ruling('R55'),
		words.aHeavyMachineGunThatFiredDoesNot,
		words.eachWeaponFiresOnceInItsOwnTurnIn2,
		ruling('G10'),
		ruling('G04')
	]
};

/** SMALL ARMS FIRING: dice and ranges, as the book has them. */
const weapons = (book: Book): ReferenceEntry => ({
	slug: 'small-arms',
	title: shared.smallArms,
	sections: ['Small arms firing', 'Machine guns', 'Ranges'],
	tables: [
		{
			title: shared.dice,
			columns: [shared.weapon, 'D6'],
			rows: WEAPONS.map((weapon): Cell[] => [
				NAMES[weapon],
				book.charts.SMALL_ARMS_DICE.at(weapon, 'dice')
			])
		},
		{
			title: shared.ranges,
			columns: [shared.weapon, shared.pointBlank, fireWords.normal, shared.long],
			byDefault: true,
			rows: WEAPONS.map((weapon): Cell[] => {
				const bands = smallArmsBands(book, weapon);
				return [NAMES[weapon], inches(bands.point_blank), inches(bands.normal), inches(bands.long)];
			})
		}
	],
	lines: [
		say(words.aModifiedNOrMoreHits, {
			n: book.charts.IN_TEXT.at('small_arms_hit_from', 'number')
		}),
		ruling('R16'),
		ruling('R24'),
		ruling('R63'),
		ruling('G01')
	]
});

/** Lines of a working, each reason once. */
export const reasons = (lines: readonly Modifier[]): Cell[][] =>
	lines
		.filter(({ reason }, index) => lines.findIndex((one) => one.reason === reason) === index)
		.map(({ reason, amount }) => [reason, signed(amount)]);

const modifiersOf = (book: Book): ReferenceEntry => {
	const fire = {
		rifleStands: 4,
		lmg: 0,
		hmg: 0,
		vehicleMg: 0,
		target: { cover: 'none', saves: false }
	} as const;
	return {
		slug: 'small-arms-modifiers',
		title: words.smallArmsModifiers,
		sections: ['Small arms firing', 'Banners', 'Commissars', 'Religious inspiration'],
		tables: [
			{
				title: shared.addedToEachDie,
				columns: [shared.reason, shared.amount],
				rows: [
					...reasons([
						...fireModifiers(book, {
							...fire,
							band: 'point_blank',
							interventionist: true,
							heroic: 1,
							commissar: 'plus',
							priest: true,
							banner: true
						}),
						...fireModifiers(book, { ...fire, band: 'long' })
					]),
					[
						rules.ledHeroicallyByACommittedOfficer,
						signed(book.charts.SMALL_ARMS_MODIFIERS.at('heroic_committed', 'modifier'))
					]
				]
			}
		],
		lines: [words.allThatApplyAreAdded, words.theCommissarIsCheckedFirst, ruling('R17')]
	};
};

/** From hits to figures, the same for small arms and guns. */
const losses: ReferenceEntry = {
	slug: 'losses',
	title: words.fromHitsToLosses,
	sections: ['Small arms firing', 'Artillery', 'Claiming cover'],
	tables: [],
	lines: [
		words.inThisOrderHitsHalfOfThemInCover,
		ruling('R18'),
		ruling('R19'),
		ruling('R20'),
		words.theOwnerTakesTheFiguresEachFigure
	]
};

const attached: ReferenceEntry = {
	slug: 'attached-gun',
	title: fireWords.attachedMachineGunHit,
	sections: ['Machine guns'],
	tables: [],
	lines: [words.whenAUnitWithAMachineGunOrTchanka, ruling('R21')]
};

export const smallArms = (book: Book): readonly ReferenceEntry[] => [
	whoFires,
	weapons(book),
	modifiersOf(book),
	losses,
	attached
];
