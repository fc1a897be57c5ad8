import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/special-figures.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as rules } from '../en/rules.ts';

/** BANNERS; COMMISSARS; RELIGIOUS INSPIRATION; OFFICERS & LEADERS: figures that stand with a unit. */
const banner: ReferenceEntry = {
	slug: 'banner',
	title: words.banner,
	sections: ['Banners'],
	tables: [],
	lines: [words.anEliteUnitHasPlus1InMeleeAndThe, ruling('R17')]
};

const hit: ReferenceEntry = {
	slug: 'special-figures',
	title: words.officerCommissarOrPriestHit,
	sections: ['Officers and leaders', 'Commissars', 'Religious inspiration'],
	tables: [
		{
			title: words.theOfficersFateD10,
			columns: ['D10', words.fate],
			rows: [
				[faces(1, 2), words.aScratchOutThisTurnBackWithHisUnit],
				[faces(3, 6), words.badlyHurtOutOfTheGame],
				[faces(7, 10), rules.dead]
			]
		}
	],
	lines: [
		words.whenTheirUnitTakesACasualtyEachOf,
		ruling('R34'),
		ruling('R35'),
		words.aCommissarWhoIsHitIsRemoved
	]
};

const commissar: ReferenceEntry = {
	slug: 'commissar',
	title: shared.commissar,
	sections: ['Commissars'],
	tables: [
		{
			title: words.commandProblemsD6,
			columns: ['D6', shared.result],
			rows: [
				[faces(1, 3), words.argumentNoPlus1ForTheRestOfTheTurn],
				[faces(4, 5), words.heOverrulesMinus1ForTheRestOfThe],
				[faces(6, 6), words.theCommanderShootsHimAndGoesOverNo]
			]
		}
	],
	lines: [words.plus1ForARedUnitAsABannerEachTime, ruling('R33'), ruling('R72')]
};

const priest = (book: Book): ReferenceEntry => {
	const tends = numberOf(book, 'priest_distracted.no_bonus_upto');
	const panics = numberOf(book, 'priest_distracted.minus_upto');
	return {
		slug: 'priest',
		title: words.priest,
		sections: ['Religious inspiration'],
		tables: [
			{
				title: words.distractedD6,
				columns: ['D6', shared.result],
				byDefault: true,
				rows: [
					[faces(1, tends), words.tendsTheDyingNoPlus1ThisTurn],
					[faces(tends + 1, panics), words.panicMinus1ThisTurn],
					[faces(Math.max(tends, panics) + 1, 6), words.hitAndRemoved]
				]
			}
		],
		lines: [words.plus1ForAWhiteUnitAsABannerWhenIt, ruling('R65'), ruling('G06')]
	};
};

export const specialFigures = (book: Book): readonly ReferenceEntry[] => [
	banner,
	hit,
	commissar,
	priest(book)
];
