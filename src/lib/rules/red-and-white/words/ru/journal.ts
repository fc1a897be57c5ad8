import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/journal.ts';

/** Red and White, in Russian: journal. */
export const words: Translation<typeof english> = {
	labelThrown: '{label}: брошено',
	theSituationIsNotComplete: 'Обстановка указана не полностью',
	theDiceNoLongerFit: 'Кубики больше не подходят',
	notAppliedYet: 'ещё не применено',
	labelTypedOfDiceDiceTypedIn: '{label}: введено {typed} из {dice}',
	labelNDiceStillMissing: {
		one: '{label}: не хватает {n} кубика',
		few: '{label}: не хватает {n} кубиков',
		many: '{label}: не хватает {n} кубиков',
		other: '{label}: не хватает {n} кубика'
	},
	thisRosterIsNotPossibleFault: 'Такого списка войск быть не может ({fault}).',
	ofTheBattleName: 'бой: {name}',
	referee: 'Посредник',
	nOnTheDie: '{n} на кубик',
	nOnTheAttackersDie: '{n} на кубик атакующего',
	nOnTheDefendersDie: '{n} на кубик обороняющегося',
	fromBringsChangesBack: 'Вернулись изменения: {from}.',
	phaseNPhase: 'Фаза {n}: {phase}',
	endOfTheRedTurn: 'конец хода красных',
	endOfTheWhiteTurn: 'конец хода белых',
	endOfPhase: 'конец фазы {n}, {phase}',
	phaseSkipped: 'фаза {n}, {phase}: пропущена',
	backToPhase: 'возврат к фазе {n}, {phase}',
	overruledReason: 'вопреки правилу: {reason}',
	outOfOrder: 'не по порядку'
};
