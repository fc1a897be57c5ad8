import { say } from '#lib/kernel/phrase.ts';
import { bombardmentModifier } from '../../rules/fire/bombardment.ts';
import { shellModifiers, shellsOf, type Shelling } from '../../rules/fire/artillery.ts';
import type { Book } from '../../book.ts';
import { GUNS, type Gun } from '../../types.ts';
import {
	faces,
	inches,
	ours,
	signed,
	type Cell,
	type ReferenceEntry
} from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { reasons } from './fire.ts';
import { words } from '../en/reference/artillery.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as numbers } from '../en/rulings/lost-numbers.ts';
import { words as command } from '../en/command.ts';

const GUN_NAMES: Readonly<Record<Gun, string>> = {
	light: words.light,
	field: words.field,
	medium: words.medium,
	heavy: words.heavy
};

/** ARTILLERY: the gun chart. */
const chart = (book: Book): ReferenceEntry => ({
	slug: 'guns',
	title: shared.guns,
	sections: ['Artillery', 'Organization'],
	tables: [
		{
			title: shared.ranges,
			columns: [shared.gun, shared.pointBlank, shared.close, shared.long, words.indirect],
			rows: GUNS.map((gun): Cell[] => [
				GUN_NAMES[gun],
				inches(book.charts.GUN_CHART.at(gun, 'point_blank')),
				inches(book.charts.GUN_CHART.at(gun, 'normal')),
				inches(book.charts.GUN_CHART.at(gun, 'long')),
				gun === 'light' ? numbers.no : shared.any
			])
		},
		{
			title: shared.fireOfOneSection,
			columns: [shared.gun, words.crew, shared.shells, shared.hitsOn, shared.figures, words.square],
			rows: GUNS.map((gun): Cell[] => [
				GUN_NAMES[gun],
				book.charts.GUN_CHART.at(gun, 'crew'),
				shellsOf(book, gun, book.charts.GUN_CHART.at(gun, 'crew')),
				faces(book.charts.GUN_CHART.at(gun, 'hitOn'), 10),
				book.charts.GUN_CHART.at(gun, 'figures'),
				inches(book.charts.GUN_CHART.at(gun, 'burst'))
			])
		}
	],
	lines: [
		words.lightIsAbout57MmField76Medium100,
		words.oneD10AShellCrewIsMenASection,
		ruling('R25'),
		ruling('R24')
	]
});

const direct = (book: Book): ReferenceEntry => {
	const at = (distance: number, type: 'infantry' | 'tank'): Shelling => ({
		gun: 'field',
		crews: [4],
		mode: 'direct',
		distance,
		target: { type, cover: false }
	});
	const bands = book.charts.GUN_CHART;
	return {
		slug: 'artillery-fire',
		title: words.artilleryFire,
		sections: ['Artillery'],
		tables: [
			{
				title: shared.addedToEachD10,
				columns: [shared.reason, shared.amount],
				rows: reasons([
					...shellModifiers(book, at(bands.at('field', 'point_blank'), 'infantry')),
					...shellModifiers(book, at(bands.at('field', 'long'), 'tank'))
				])
			}
		],
		lines: [
			words.layOneSquareForEachSectionThoseOfA,
			ours(words.theShellsOfABatteryAreSpreadEvenly),
			words.notMinus1AgainstATankAtPointBlank,
			words.phase2DirectIndirectOrBombardment,
			words.halfOfTheHitsCountInCoverGunAnd,
			ruling('R66'),
			ruling('R67'),
			words.aGunThatFiresDoesNotMoveThatTurn
		]
	};
};

const indirect = (book: Book): ReferenceEntry => ({
	slug: 'indirect-fire',
	title: words.indirectFire,
	sections: ['Indirect fire', 'Artillery'],
	tables: [
		{
			title: words.oneD6ABattery,
			columns: [words.officerToBattery, words.firesOn],
			rows: book.charts.INDIRECT_FIRE.rows.map((line): Cell[] => {
				const to = book.charts.INDIRECT_FIRE.at(line, 'to');
				return [
					to === Infinity ? command.farther : say(shared.toD, { d: inches(to) }),
					faces(book.charts.INDIRECT_FIRE.at(line, 'firesFrom'), 6)
				];
			})
		}
	],
	lines: [
		words.onlyIfTheRefereeAllowedItBeforeThe,
		words.anOfficerNeedsALineToTheBatteryAnd,
		ruling('R23')
	]
});

/** BOMBARDMENT: what is declared in phase 2. */
const declare: ReferenceEntry = {
	slug: 'bombardment',
	title: words.bombardment,
	sections: ['Bombardment', 'Artillery'],
	tables: [],
	lines: [words.fieldMediumAndHeavyGunsMayShell, ruling('R42')]
};

export const artillery = (book: Book): readonly ReferenceEntry[] => [
	chart(book),
	direct(book),
	indirect(book),
	declare
];

/** BOMBARDMENT: crossing it in phase 3. */
export const intoBombardment = (book: Book): ReferenceEntry => ({
	slug: 'into-bombardment',
	title: words.intoABombardment,
	sections: ['Bombardment', 'Movement'],
	tables: [
		{
			title: words.addedToTheMoraleDie,
			columns: [shared.guns, shared.amount],
			rows: GUNS.flatMap((gun): Cell[][] => {
				const amount = bombardmentModifier(book, gun);
				return amount === null ? [] : [[GUN_NAMES[gun], signed(amount)]];
			})
		}
	],
	lines: [
		words.atTheEdgeMoraleD6AndThisModifier,
		words.aUnitCaughtInItTestsInTheSameWay,
		words.passedItGoesOnAtHalfOfTheMove,
		ruling('R40'),
		words.failedPinnedAtTheEdgeNoMoreFire,
		ruling('R41'),
		words.a6CostsAFigurePassedOrFailed,
		ruling('R39'),
		words.shipsDoNotMind
	]
});
