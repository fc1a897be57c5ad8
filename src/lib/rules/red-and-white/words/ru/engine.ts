import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/engine.ts';

/** Red and White, in Russian: engine. */
export const words: Translation<typeof english> = {
	marksEndWithTheTurn: 'Отметки снимаются с концом хода',
	ledFiredMovedSuppressedAndTheLike:
		'Отметки об управлении, огне, движении, подавлении и подобные снимаются, когда ход кончается.',
	lossesCallForMorale: 'Потери требуют проверки морали',
	aUnitThatLostFiguresOwesATestIn: 'Часть, потерявшая фигурки, проверяется в фазе 7.',
	armyMoraleIsAskedFor: 'Мораль армии проверяется',
	anArmyThatHasLostEnoughOwesATestIn: 'Армия с достаточно большими потерями проверяется в фазе 7.',
	hitsCallForTheirTests: 'Попадания требуют своих проверок',
	vehiclesThatAreHitFiguresAndGuns:
		'Проверяются машины, в которые попали, фигурки и орудия при части с потерями и офицеры, проигравшие рукопашную.',
	fireSuppresses: 'Огонь подавляет',
	aUnitThatLosesAStandToPreparatory:
		'Часть, потерявшая подставку от огня перед движением, получает отметку «Подавлено».',
	lossesArePlaced: 'Потери распределяются',
	figuresAndHitsOfAResultAreTakenOff:
		'Фигурки и попадания по итогу броска учитываются сразу; иначе их распределяет владелец.',
	officersComeBack: 'Офицеры возвращаются',
	aScratchedOfficerIsBackInTheNext:
		'Оцарапанный офицер возвращается в следующий ход, пьяный — когда пройдут его ходы.',
	theSequenceForbids: 'Порядок хода запрещает',
	whatARuleForbidsInThisPhaseNeedsA:
		'Для того, что правило в этой фазе запрещает, нужна причина; иначе правило только показано.',
	nothingWasChosen: 'Ничего не выбрано.',
	theBattleIsOver: 'Бой окончен. Чтобы что-то изменить, продолжите его.',
	theBattleHasNotBegun: 'Бой не начат.',
	leadership: 'Управление',
	redsRollForEachUnitThenMove: 'Красные бросают за каждую часть, потом двигают офицеров',
	whitesRollForEachUnitThenMove: 'Белые бросают за каждую часть, потом двигают офицеров',
	preparatoryFire: 'Огонь перед движением',
	redsFire: 'Стреляют красные',
	whitesFire: 'Стреляют белые',
	movement: 'Движение',
	redsThatDidNotFireMove: 'Движутся красные, которые не стреляли',
	whitesThatDidNotFireMove: 'Движутся белые, которые не стреляли',
	defensiveFire: 'Оборони­тельный огонь',
	attackingFire: 'Огонь в атаке',
	redsWhoGoIntoMeleeFire: 'Стреляют красные, идущие в рукопашную',
	whitesWhoGoIntoMeleeFire: 'Стреляют белые, идущие в рукопашную',
	melee: 'Рукопашная',
	bothSidesFight: 'Дерутся обе стороны',
	morale: 'Мораль',
	whitesTestTheirUnitsThenTheArmy: 'Белые проверяют свои части, потом армию',
	redsTestTheirUnitsThenTheArmy: 'Красные проверяют свои части, потом армию'
};
