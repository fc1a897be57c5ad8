import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/engine/phases.ts';

/** Red and White, in Russian: phases. */
export const words: Translation<typeof english> = {
	hisCharacterIsDrawnAlready: 'Его характер уже определён.',
	unitFirstItTestsWhetherItStands: 'Сначала нужно выяснить, устоит ли {unit}.',
	heCannotSpotForIt: 'Корректировать её огонь он не может.',
	noSuchMeleeIsSetUpAllUnitsIn: 'Такой рукопашной нет: в ней дерутся все, кто в контакте.',
	itCannotBeDoneToUnit: '{unit}: с этой частью так нельзя.',
	unitItFightsTheEnemyItFiredAt: '{unit}: рукопашная только с врагом, по которому вёлся огонь.',
	itDidNotFightUnit: '{unit}: рукопашной с этой частью не было.',
	nobody: 'никто',
	leftOwedWhatN: 'Осталось несделанным, {what}: {n}.',
	leftOwedWhatWho: 'Осталось несделанным, {what}: {who}.',
	firstItTestsForTheShellsInItsWay: 'Сначала проверка: на пути артобстрел.'
};
