import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import { dice, faces, inches, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/leadership.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as command } from '../en/command.ts';

const reach = (
	book: Book,
	line: Book['charts']['LEADERSHIP_LINES']['rows'][number],
	more: number
): Cell => {
	const to = book.charts.LEADERSHIP_LINES.at(line, 'to');
	if (to === Infinity) return more === 0 ? words.fartherOrNoLeader : command.farther;
	return say(shared.toD, { d: inches(to + more) });
};
const acts = (book: Book, line: Book['charts']['LEADERSHIP_LINES']['rows'][number]): Cell => {
	const to = book.charts.LEADERSHIP_LINES.at(line, 'actsOn');
	return to >= 10 ? shared.always : faces(1, to);
};

/** LEADERSHIP: the table and who may look to whom. */
const roll = (book: Book): ReferenceEntry => ({
	slug: 'leadership',
	title: words.leadership,
	sections: ['Leadership', "Officers' character"],
	tables: [
		{
			title: shared.leadershipOneD10AUnit,
			columns: [words.distanceFromLeader, words.efficientLeader, words.actsOn],
			rows: book.charts.LEADERSHIP_LINES.rows.map((line) => [
				reach(book, line, 0),
				reach(book, line, book.charts.IN_TEXT.at('efficient_inches', 'number')),
				acts(book, line)
			])
		}
	],
	lines: [
		words.aUnitThatActsMayFireInPhase2OrMove,
		ruling('R05'),
		words.aLeaderCountsForHisOwnUnitsOnlyThe,
		ruling('R07'),
		words.leaderDeadGoneOverOrReplacedByA,
		words.aUnitThatIsLedHeroicallyNeedsNo,
		ruling('R08'),
		ruling('G03')
	]
});

const officersMove = (book: Book): ReferenceEntry => ({
	slug: 'officers-move',
	title: words.officersMove,
	sections: ['Officers and leaders', 'Movement'],
	tables: [],
	lines: [
		say(words.afterTheRollsOfficersMoveDiceByThe, {
			dice: dice(Number(book.charts.VARIABLE_MOVEMENT.at('officer', 'dice')), 6),
			flat: inches(Number(book.charts.ALTERNATE_MOVEMENT.at('officer', 'inches'))),
			one: dice(Number(book.charts.ALTERNATE_MOVEMENT.at('officer', 'dice')), 6)
		}),
		words.eachMovesOnceInHisTurnInPhase1Only,
		words.aUnitThatFailedItsRollActsAfterAll,
		ruling('R69'),
		ruling('R09')
	]
});

/** OFFICERS & LEADERS: what leading heroically is worth. */
const heroic: ReferenceEntry = {
	slug: 'heroic',
	title: words.leadingHeroically,
	sections: ['Officers and leaders', "Officers' character"],
	tables: [],
	lines: [
		words.plus1ForMovementSmallArmsFireAnd,
		ruling('R31'),
		ruling('R10'),
		words.aFanaticMustACowardMayNotASecondIn,
		words.officerAndBannerBothCountSoDo,
		words.whenTheUnitLosesAFigureTheOfficer
	]
};

export const leadership = (book: Book): readonly ReferenceEntry[] => [
	roll(book),
	officersMove(book),
	heroic
];
