import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import { MOVERS, type Mover } from '../../types.ts';
import { intoBombardment } from './artillery.ts';
import {
	dice,
	inches,
	type Cell,
	type ReferenceEntry,
	type Words
} from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/movement.ts';
import { words as movementWords } from '../en/movement.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as numbers } from '../en/rulings/lost-numbers.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const NAMES: Readonly<Record<Mover, string>> = {
	infantry: words.infantryDismountedCavalry,
	mg: movementWords.machineGunOnFoot,
	cavalry: words.cavalry,
	tchanka: shared.tchanka,
	officer: shared.officer,
	tank: shared.tank,
	armoured_car: words.armouredCarOffTheRoad,
	gun_limbered: words.gunLimbered,
	gun_unlimbered: words.gunPushedByHand,
	train: words.train,
	ship: shared.ship,
	ship_towing: shared.shipWithBargesInTow,
	wagon: words.wagonDroshky
};

const rolled = (flat: number, d6: number): Cell => {
	if (d6 === 0) return inches(flat);
	return flat === 0 ? dice(d6, 6) : say(patterns.dPlusDice, { d: inches(flat), dice: dice(d6, 6) });
};

const ROUGH: Readonly<Record<string, string>> = {
	half: numbers.half,
	none: numbers.full,
	no: numbers.no
};

const line = (book: Book, mover: Mover): Cell[] => {
	const variable = (column: 'inches' | 'dice'): number =>
		Number(book.charts.VARIABLE_MOVEMENT.at(mover, column));
	const alternate = (column: 'inches' | 'dice'): number =>
		Number(book.charts.ALTERNATE_MOVEMENT.at(mover, column));
	const rails = mover === 'train' || mover === 'ship' || mover === 'ship_towing';
	return [
		NAMES[mover],
		rolled(variable('inches'), variable('dice')),
		rolled(alternate('inches'), alternate('dice')),
		rails ? '–' : (ROUGH[String(book.charts.VARIABLE_MOVEMENT.at(mover, 'rough'))] ?? '–')
	];
};

/** MOVEMENT; ALTERNATE MOVEMENT TABLE: both, side by side. */
const table = (book: Book): ReferenceEntry => ({
	slug: 'movement',
	title: words.movement,
	sections: ['Movement', 'Alternate movement table'],
	tables: [
		{
			title: shared.inchesMoved,
			columns: [shared.mover, shared.variable, shared.alternate, shared.rough],
			rows: [
				...MOVERS.map((mover) => line(book, mover)),
				[
					words.armouredCarOnARoad,
					rolled(
						0,
						Number(book.charts.VARIABLE_MOVEMENT.at('armoured_car', 'dice')) +
							Number(book.charts.VARIABLE_MOVEMENT.at('armoured_car', 'road'))
					),
					rolled(
						book.charts.IN_TEXT.at('alternate_car_on_road', 'number'),
						Number(book.charts.ALTERNATE_MOVEMENT.at('armoured_car', 'dice'))
					),
					'–'
				],
				[
					words.cavalryCharging,
					more(dice(book.charts.IN_TEXT.at('charge_dice', 'number'), 6)),
					more(dice(book.charts.IN_TEXT.at('charge_dice', 'number'), 6)),
					numbers.half
				],
				[words.inColumnOnARoadOrTrail, more(dice(1, 6)), more(dice(1, 6)), '–']
			]
		}
	],
	lines: [
		words.onceInItsOwnTurnWithLeadershipAnd,
		ruling('R12'),
		words.anOfficerWhoLeadsHeroicallyHelps,
		ruling('R10'),
		ruling('R11'),
		ruling('R14'),
		ruling('R58')
	]
});

function more(of: Words): Words {
	return say(patterns.plusMore, { more: of });
}

const charge: ReferenceEntry = {
	slug: 'charge',
	title: words.chargingAndDismounting,
	sections: ['Cavalry'],
	tables: [],
	lines: [
		words.aUnitMayNotUseTheChargeDiceInTwoOf,
		ruling('R13'),
		words.fourMountedStandsBecomeThreeFoot,
		ruling('G14')
	]
};

const guns: ReferenceEntry = {
	slug: 'limbering',
	title: words.movingGuns,
	sections: ['Artillery'],
	tables: [],
	lines: [words.aGunMayLimberAndMoveInOneTurnAt, ruling('R15'), words.aGunThatFiresDoesNotMove]
};

/** CLAIMING COVER; GAMING TERMS USED. */
const cover: ReferenceEntry = {
	slug: 'cover',
	title: words.cover,
	sections: ['Claiming cover', 'Gaming terms used'],
	tables: [],
	lines: [
		words.insideACoveredAreaOrInDefilade,
		words.atItsEdgeAbleToSeeAndFireOutCover,
		words.aUnitThatCouldHaveMovedAndWentHalf,
		words.claimedCoverDoesNotHelpAgainst,
		ruling('R59'),
		ruling('R64')
	]
};

const contact: ReferenceEntry = {
	slug: 'contact',
	title: words.contactAndWithdrawal,
	sections: ['Melee', 'Cavalry', 'Armored vehicle fright'],
	tables: [],
	lines: [
		words.onlyInfantryCavalryAndTanksStartA,
		ruling('R70'),
		words.touchedByAnEnemyMountedCavalry,
		words.aContactEndsWhenEitherSideLeaves,
		ruling('R54')
	]
};

export const movement = (book: Book): readonly ReferenceEntry[] => [
	table(book),
	charge,
	guns,
	cover,
	intoBombardment(book),
	contact
];
