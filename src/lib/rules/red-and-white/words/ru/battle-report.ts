import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/battle-report.ts';

/** Red and White, in Russian: battle report. */
export const words: Translation<typeof english> = {
	joinedUnit: 'Влита в часть {unit}',
	changedSides: 'Сменила сторону',
	atHalfStrength: 'В половинном составе',
	nHits: {
		one: '{n} попадание',
		few: '{n} попадания',
		many: '{n} попаданий',
		other: '{n} попадания'
	},
	whatLost: 'Потеря: {what}',
	objectives: 'Цели',
	objective: 'Цель',
	heldBy: 'Кто держит',
	forRed: 'Красным',
	forWhite: 'Белым',
	nameEachRound: '{name}, каждый раунд',
	pointsOfTheSide: 'Очки {side:gen}',
	for: 'За что',
	points: 'Очки',
	nothingSoFar: 'Пока ничего',
	together: 'Всего',
	whatYes: '{what}: да.',
	whatNo: '{what}: нет.',
	whatNotSoFar: '{what}: пока нет.',
	victory: 'Победа',
	kindNameStillSealedWords: '{kind}, {name}: ещё запечатано ({words}).',
	kindNameLostNeverOpenedWords: '{kind}, {name}: утеряно, так и не вскрыто ({words}).',
	kindNameOpenedAndNothingWasChanged: '{kind}, {name}: вскрыто, ничего не изменено ({words}).',
	kindNameOpenedButTheWordsDoNotFit: '{kind}, {name}: вскрыто, но слова не сходятся ({words}).',
	objectivesAndScore: 'Цели и очки',
	sealed: 'Запечатано',
	figuresLostToDice: 'Фигурки, потерянные по кубикам',
	side: 'Сторона',
	lost: 'Потеряно',
	toBeExpected: 'Ожидалось',
	unitTookNHits: {
		one: '{unit}: получено {n} попадание',
		few: '{unit}: получено {n} попадания',
		many: '{unit}: получено {n} попаданий',
		other: '{unit}: получено {n} попадания'
	},
	unitLostNFigures: {
		one: '{unit}: потеряна {n} фигурка',
		few: '{unit}: потеряно {n} фигурки',
		many: '{unit}: потеряно {n} фигурок',
		other: '{unit}: потеряно {n} фигурки'
	},
	lostMeanWereToBeExpectedChanceFor:
		'{lost}, ожидалось {mean}. Вероятность, что столько или больше: {chance}.',
	lostMeanWereToBeExpectedChanceFor2:
		'{lost}, ожидалось {mean}. Вероятность, что столько или меньше: {chance}.',
	turningPoints: 'Переломные моменты',
	theDiceFellMuchAsTheyHadTo: 'Кубики падали примерно так, как и должны были.',
	leastLikely: 'Самое маловероятное',
	chanceForThis: 'Вероятность этого: {chance}.',
	chanceForThisOrMore: 'Вероятность этого или большего: {chance}.',
	lossesFarthestFromWhatWasToBe: 'Потери, дальше всего от ожидаемых',
	luck: 'Удача',
	exactFromTheSituationInWhichEach: 'Точно: по положению, в котором бросали каждый кубик.',
	nLinesWithDiceCounted: {
		one: 'Учтена {n} запись с кубиками.',
		few: 'Учтено {n} записи с кубиками.',
		many: 'Учтено {n} записей с кубиками.',
		other: 'Учтено {n} записи с кубиками.'
	},
	commanderInChief: 'главнокомандующий',
	playedByPlayer: 'играет {player}',
	anOfficerWithoutAName: 'Офицер без имени',
	playersNames: {
		one: 'Игрок: {names}.',
		few: 'Игроки: {names}.',
		many: 'Игроки: {names}.',
		other: 'Игроки: {names}.'
	},
	unitsOfForce: 'Части: {force}',
	unit: 'Часть',
	strength: 'Состав',
	officer: 'Офицер',
	orderOfBattle: 'Боевое расписание',
	photoStamp: 'Снимок: {stamp}',
	sideLostOfTotalUnitsLostOrAtHalf:
		'{side}: частей потеряно или в половинном составе — {lost} из {total}.',
	withTrainsAndSupplyLinesItCountsAs: 'С бронепоездами и линиями снабжения считается за {n}.',
	lossesForArmyMoraleShare: 'Потери для морали армии: {share}.',
	theArmyIsBroken: 'Армия сломлена.',
	theArmyHolds: 'Армия держится.',
	losses: 'Потери',
	figuresOfTheSide: 'Фигурки {side:gen}',
	start: 'Начало',
	left: 'Осталось',
	fate: 'Судьба',
	phaseNPhase: 'Фаза {n}: {phase}',
	theRefereeOverruledReason: 'Решение посредника: {reason}',
	subject: 'Предмет',
	asItWasPlayed: 'Как играли',
	whatWasPlayed: 'По каким правилам играли',
	options: 'Варианты',
	houseRules: 'Домашние правила',
	noHouseRulesAllElseAsTheApp: 'Домашних правил нет: всё остальное — как предлагает приложение.',
	redAndWhite: 'Red and White.',
	nTurnsUpToRoundRound: {
		one: '{n} ход, последний раунд: {round}.',
		few: '{n} хода, последний раунд: {round}.',
		many: '{n} ходов, последний раунд: {round}.',
		other: '{n} хода, последний раунд: {round}.'
	},
	whatHappened: 'Что произошло',
	savesOnFaces: 'спасбросок на {faces}',
	nDice: { one: '{n} кубик', few: '{n} кубика', many: '{n} кубиков', other: '{n} кубика' },
	riflesDice: 'винтовки: {dice}',
	onFootDiceAStand: 'пешком {dice} на подставку',
	diceAStand: '{dice} на подставку',
	nShellsASection: {
		one: '{n} снаряд на взвод',
		few: '{n} снаряда на взвод',
		many: '{n} снарядов на взвод',
		other: '{n} снаряда на взвод'
	},
	nTurrets: { one: '{n} башня', few: '{n} башни', many: '{n} башен', other: '{n} башни' },
	diceEach: '{dice} на каждую',
	nMachineGuns: {
		one: '{n} пулемёт',
		few: '{n} пулемёта',
		many: '{n} пулемётов',
		other: '{n} пулемёта'
	},
	poorQuality: 'слабая часть'
};
