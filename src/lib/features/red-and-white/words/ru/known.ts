import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/known.ts';

/** The screens of Red and White, in Russian: known commands. */
export const words: Translation<typeof english> = {
	fromHistory: 'Из истории',
	aCommandFromHistory: 'Соединение из истории',
	addACommandFromHistory: 'Добавить соединение из истории',
	whoLedWhatWhenAndWhere: 'Кто чем командовал, когда и где',
	aTapAddsOfficersAndTheirUnits:
		'Одно касание добавляет офицеров и их части. Подставки, орудия и фигурки при части — для игры; всё можно изменить.',
	officersNUnits: {
		one: '{officers}; {n} часть',
		few: '{officers}; {n} части',
		many: '{officers}; {n} частей',
		other: '{officers}; {n} части'
	},
	officersNUnitsPutTogetherForThe: {
		one: '{officers}; {n} часть, состав для игры',
		few: '{officers}; {n} части, состав для игры',
		many: '{officers}; {n} частей, состав для игры',
		other: '{officers}; {n} части, состав для игры'
	},
	notesNamed:
		'{when}. Офицеры и части исторические; подставки, орудия и фигурки при части — для игры. Источник: {source}.',
	notesRebuilt:
		'{when}. Офицеры, время и место исторические; состав подобран для игры. Источник: {source}.'
};
