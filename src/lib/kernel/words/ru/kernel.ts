import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/kernel.ts';

/** The kernel, in Russian. */
export const words: Translation<typeof english> = {
	theBookHasNoNumberPath: 'В книге правил нет числа {path}.',
	pathCannotBeValueItGoesFromMinTo: '{path} не может быть {value}: допустимо от {min} до {max}.',
	thereIsNoReadingKeyOfRuling: 'Нет прочтения {key} для толкования {ruling}.',
	thereIsNoChoiceValueOfOption: 'Нет варианта {value} для опции {option}.',
	atPathProblem: '{path}: {problem}',
	unitsAgainstTarget: '{units} → {target}',
	theTop: 'начало',
	nCorrections: { one: '{n} правка', few: '{n} правки', many: '{n} правок', other: '{n} правки' },
	dSides: 'D{sides}',
	nDSides: '{n}D{sides}',
	atPathThisLineRefersToAnotherOne: '{path}: запись ссылается на другую, которой перед ней нет.',
	aNewerVersionOfThisAppWroteThis:
		'Это записано более новой версией приложения (формат {written}; эта версия читает формат {known}): обновите приложение и попробуйте снова.',
	anEarlyVersionOfThisAppWroteThis:
		'Это записано ранней версией приложения (формат {written}; эта версия читает формат {known}), и прочитать это уже нельзя.',
	theFileIsSizeMbThisAppReadsUpTo: 'Размер файла {size} МБ; приложение читает до {most} МБ.',
	thisIsBrokenAtLineLineColumn: 'Это повреждено: строка {line}, столбец {column}.',
	thisIsBroken: {
		one: 'Это повреждено: всего {n} строка, и, возможно, нет конца.',
		few: 'Это повреждено: всего {n} строки, и, возможно, нет конца.',
		many: 'Это повреждено: всего {n} строк, и, возможно, нет конца.',
		other: 'Это повреждено: всего {n} строки, и, возможно, нет конца.'
	},
	thisIsNestedTooDeep: 'Здесь больше {most} уровней вложенности: приложение так не пишет.',
	thisHoldsTooManyValues: 'Здесь больше {most} млн значений: приложение столько не пишет.',
	thisHoldsNThings: {
		one: 'Здесь {n} элемент; приложение читает до {most} в одном файле.',
		few: 'Здесь {n} элемента; приложение читает до {most} в одном файле.',
		many: 'Здесь {n} элементов; приложение читает до {most} в одном файле.',
		other: 'Здесь {n} элемента; приложение читает до {most} в одном файле.'
	},
	atPathThereAreNLines: {
		one: '{path}: здесь {n} запись; приложение читает до {most} в одной игре.',
		few: '{path}: здесь {n} записи; приложение читает до {most} в одной игре.',
		many: '{path}: здесь {n} записей; приложение читает до {most} в одной игре.',
		other: '{path}: здесь {n} записи; приложение читает до {most} в одной игре.'
	},
	atPathThereAreNPhotos: {
		one: '{path}: здесь {n} снимок; приложение читает до {most} в одной игре.',
		few: '{path}: здесь {n} снимка; приложение читает до {most} в одной игре.',
		many: '{path}: здесь {n} снимков; приложение читает до {most} в одной игре.',
		other: '{path}: здесь {n} снимка; приложение читает до {most} в одной игре.'
	},
	atPathThePhotoIsTooLarge: '{path}: снимок больше {most} МБ.',
	thisIsNotFromThisApp: 'Это не из этого приложения.',
	theFileIsEmpty: 'Файл пуст.',
	atPathThisIsMissing: '{path}: этого не хватает.',
	atPathFoundDoesNotBelongThere: '{path}: здесь лишнее — {found}.',
	atPathWantedWasExpectedFoundIs: '{path}: ожидалось {wanted}, а здесь {found}.',
	atPathThisLineDoesNotFitWhatWas: '{path}: запись не сходится с тем, что было до неё.',
	atPathThisIsNotPossibleFault: '{path}: так быть не может ({fault}).',
	atPathSoMuchWasStruckOutThatThe:
		'{path}: вычеркнуто столько, что игра воспроизводилась бы слишком долго.',
	atPathTheGameDoesNotBegin: '{path}: игра не начинается.',
	theGameCannotBeReplayedFault: 'Игру не удалось воспроизвести: {fault}.',
	houseRulesForGame: 'Домашние правила: {game}',
	houseRules: 'Домашние правила',
	nBooksOfHouseRules: {
		one: '{n} свод домашних правил',
		few: '{n} свода домашних правил',
		many: '{n} сводов домашних правил',
		other: '{n} свода домашних правил'
	},
	theDiceDoNotFitWhatWasToBeRolled: 'Кубики не подходят к тому, что надо было бросить.',
	whatItSaysIsNoLongerPossible: 'То, что здесь записано, больше невозможно.',
	photoWhat: 'Снимок: {what}'
};
