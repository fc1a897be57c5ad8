import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/rules-screens.ts';

/** Red and White, in Russian: rules. */
export const words: Translation<typeof english> = {
	whatTheAppDoesByItself: 'Что приложение делает само',
	inNewBattles: 'В новых боях',
	forBattlesThatBeginFromNowOnA: 'Для новых боёв. У идущего боя свой список, в его меню.',
	marksTestsLossesStepByStep: 'отметки, проверки, потери: шаг за шагом',
	nStepsAreOff: {
		one: '{n} шаг выключен',
		few: '{n} шага выключены',
		many: '{n} шагов выключено',
		other: '{n} шага выключено'
	},
	everything: 'всё',
	whatIsSwitchedOffIsOnlyAReminderIn:
		'О том, что выключено, только напоминает список «Можно сделать».',
	optionsInForce: 'Действующие опции',
	houseRules: 'Домашние правила',
	asItWillBePrinted: 'как будет напечатано',
	printThisSheet: 'Напечатать этот лист',
	variable: 'Переменная',
	allByDice: 'всё по кубикам',
	alternate: 'Альтерна­тивная',
	mostlyFixed: 'в основном постоянная',
	movementSystemOfTheCalculators: 'Система движения в калькуляторах',
	forTheCalculatorsABattleHasItsOwn: 'Для калькуляторов. У боя своя.',
	movement: 'Система движения'
};
