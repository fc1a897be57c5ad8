import { meleeWorth } from '../../rules/melee.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CREW, FIGURES } from '../../scenarios/templates.ts';
import { unsaved } from '../../rules/fire/hits.ts';
import { smallChance } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import {
	faces,
	inches,
	ours,
	signed,
	type Cell,
	type ReferenceEntry,
	type Words
} from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/before.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as scenarios } from '../en/scenarios.ts';

/** GAMING TERMS USED: what every roll has in common. */
const diceAndDistances = (book: Book): ReferenceEntry => ({
	slug: 'dice',
	title: words.diceAndDistances,
	sections: ['Gaming terms used', 'Sequence of action'],
	tables: [
		{
			title: words.rollsWithAName,
			columns: [words.roll, words.die, words.faces],
			rows: [
				[words.savingThrowTheHitDoesNotCount, 'D6', faces(1, unsaved(book).from - 1)],
				[words.unlikely, 'D10', faces(10, 10)],
				[words.smallChance, 'D10', faces(smallChance(book, '', '').from, 10)],
				[words.goodChance, 'D10', faces(1, numberOf(book, 'good_chance.upto'))]
			]
		}
	],
	lines: [
		ruling('R06'),
		words.distancesAreInInchesPartsOfAnInch,
		ruling('R04'),
		words.theWordOfTheRefereeStandsAbove
	]
});

/** ORGANIZATION: what a unit is. */
const organisation: ReferenceEntry = {
	slug: 'organisation',
	title: shared.units,
	sections: ['Organization', 'Infantry', 'Cavalry', 'Machine guns'],
	tables: [
		{
			title: shared.units,
			columns: [words.unit, shared.stands, words.figuresAStand],
			rows: [
				[scenarios.infantry, 4, FIGURES.infantry],
				[scenarios.cavalry, 4, FIGURES.cavalry],
				[words.machineGunCompany, say(words.nAndCommand, { n: 3 }), FIGURES.machine_gun],
				[words.lightBattery, say(words.nAndCommand, { n: 3 }), CREW.light],
				[words.fieldBattery, say(words.nAndCommand, { n: 3 }), CREW.field],
				[words.mediumBattery, say(words.nAndCommand, { n: 3 }), CREW.medium],
				[words.heavyBattery, say(words.nAndCommand, { n: 3 }), CREW.heavy],
				[words.tankArmouredCarTrain, say(words.nModel, { n: 1 }), '–']
			]
		}
	],
	lines: [
		words.aStandFightsInFullUntilItsLast,
		say(words.aCommandStandHasNFigures, { n: FIGURES.command }),
		words.aMachineGunStandIsTwoToFourGunsIt,
		words.aLightMachineGunIsOneFigure,
		words.aTchankaIsAlwaysAttachedToCavalry,
		words.aGunStandIsASectionOfTwoGunsA,
		words.attachedGunsAreNotCountedAsStands,
		ours(words.theHeadquartersIsThePlaceOfThe)
	]
};

/** What is settled before the first turn. */
const agreements: ReferenceEntry = {
	slug: 'agreements',
	title: words.whatIsAgreedFirst,
	sections: [
		'Movement',
		'Indirect fire',
		'Banners',
		'Commissars',
		'Religious inspiration',
		'Notes by the original author'
	],
	tables: [],
	lines: [
		words.whichOfTheTwoMovementTablesIsUsed,
		words.whetherIndirectFireAndPetrolBombs,
		words.whichOfficerLeadsWhichUnitsEach,
		words.whichUnitsAreEliteAndCarryABanner,
		words.whichRedUnitsHaveACommissarWhich,
		words.whetherLostFiguresComeBackAfterThe
	]
};

type CharacterRow = readonly [on: Words, name: string, chief: Words, other: Words];
const characterRows = (book: Book): readonly CharacterRow[] => {
	const reach = say(words.leadershipReachesDFarther, {
		d: inches(book.charts.IN_TEXT.at('efficient_inches', 'number'))
	});
	return [
		[
			faces(1, 1),
			words.fanatic,
			words.hisArmyDoesNotTestBelow50PerCent,
			words.mustLeadHeroicallyEachTurn
		],
		[
			faces(2, 4),
			words.committed,
			words.twoReRollsOfTheArmyTest,
			say(words.leadsHeroicallyAtN, { n: signed(meleeWorth(book, 'heroic_committed')) })
		],
		[faces(5, 8), shared.normal, '–', '–'],
		[faces(9, 9), words.efficient, reach, reach],
		[faces(10, 10), shared.coward, words.neverLeadsHeroically, words.neverLeadsHeroically]
	];
};

/** OFFICERS' CHARACTER: the D10 at the start. */
const characters = (book: Book): ReferenceEntry => ({
	slug: 'characters',
	title: words.officersCharacter,
	sections: ["Officers' character"],
	tables: [
		{
			title: words.theCommanderInChiefD10,
			columns: ['D10', words.character, words.effect],
			rows: characterRows(book).map(([on, name, effect]): Cell[] => [on, name, effect])
		},
		{
			title: words.otherOfficersD10,
			columns: ['D10', words.character, words.effect],
			rows: characterRows(book).map(([on, name, , effect]): Cell[] => [on, name, effect])
		}
	],
	lines: [words.notedOnPaperTheEnemyNeedNotKnow, ruling('R50'), ruling('R31')]
});

/** INFANTRY: who has petrol bombs. */
const bombs: ReferenceEntry = {
	slug: 'petrol-bombs-made',
	title: words.whoHasPetrolBombs,
	sections: ['Infantry'],
	tables: [],
	lines: [words.whereTheRefereeAllowsThemEach, ruling('G09'), ruling('G17')]
};

export const before = (book: Book): readonly ReferenceEntry[] => [
	diceAndDistances(book),
	organisation,
	agreements,
	characters(book),
	bombs
];
