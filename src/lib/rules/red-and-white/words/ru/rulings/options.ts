import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/options.ts';

/** Red and White, in Russian: rulings options. */
export const words: Translation<typeof english> = {
	allowed: 'Можно',
	notAllowed: 'Нельзя',
	movementSystem: 'Система движения',
	whichOfTheTwoMovementTablesIsUsed: 'По какой из двух таблиц движения играть?',
	variableDiceOnly: 'Переменная: только кубики',
	alternateAFixedDistanceAndADie: 'Альтернативная: постоянное расстояние и кубик',
	indirectFire: 'Огонь с закрытой позиции',
	doesTheRefereeAllowGunsToFireAt:
		'Разрешает ли посредник орудиям стрелять по тому, чего они не видят?',
	petrolBombs: 'Бутылки с бензином',
	doesTheRefereeAllowPetrolBombs: 'Разрешает ли посредник бутылки с бензином?',
	machineGunCompanies: 'Пулемётные роты',
	doesTheRefereeAllowMachineGunsTo: 'Разрешает ли посредник сводить пулемёты в отдельные роты?',
	areTheUntriedAdditionalRulesUsed: 'Играть ли по необкатанным дополнительным правилам?',
	notUsed: 'Нет',
	used: 'Да'
};
