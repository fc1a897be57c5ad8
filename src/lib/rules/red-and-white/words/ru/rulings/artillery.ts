import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/artillery.ts';

/** Red and White, in Russian: rulings artillery. */
export const words: Translation<typeof english> = {
	theGunOfTheExample: 'Орудие из примера',
	theWorkedExampleCallsIts76Mm:
		'В разобранном примере батарея 76 мм названа средней. Какая это строка?',
	aFieldGunTwelveShellsOneFigureAHit:
		'Полевое орудие: двенадцать снарядов, одна фигурка за попадание, как в расчёте примера.',
	rangeOfIndirectFire: 'Дальность огня с закрытой позиции',
	doesIndirectFireHaveARangeModifier:
		'Есть ли у огня с закрытой позиции поправка на дальность и как часто бросают на разрешение?',
	noRangeModifier: 'Поправки на дальность нет.',
	alwaysTheModifierOfLongRange: 'Всегда поправка дальней дистанции.',
	oneRollForEachBatteryAndTurn: 'Один бросок за ход на каждую батарею.',
	endsOfTheRangeBands: 'Границы дистанций',
	doesARangeThatEndsABandBelongToIt: 'Относится ли расстояние на границе дистанции к ней самой?',
	yesToTheNearerBand: 'Да, к той, что ближе.',
	noToTheFartherBand: 'Нет, к той, что дальше.',
	againstTanksMinus1MoreAtCloseAnd:
		'По танкам на ближней и дальней дистанциях ещё −1, вдобавок к −1 за дальнюю.',
	shellsAfterCrewLosses: 'Снаряды после потерь расчёта',
	doesAGunFireFewerShellsWhenItsCrew:
		'Выпускает ли орудие меньше снарядов, когда его расчёт поредел?',
	byTheMenLeftMediumGunsOneForTwoMen:
		'По числу оставшихся людей; средние орудия — один на двоих, с округлением вниз; тяжёлые — один, пока остался хоть один человек.',
	allItsShellsWhileAManIsLeft: 'Все снаряды, пока остался хоть один человек.',
	crewOfAGunSection: 'Расчёт взвода орудий',
	theOrganisationGivesEveryGunFour:
		'В организации у каждого орудия четыре человека, в таблице орудий — от двух до пяти. Что верно?',
	theGunChart244And5: 'Таблица орудий: 2, 4, 4 и 5.',
	heroicOfficerWithTheGuns: 'Личный пример у орудий',
	anOfficerGivesHisUnitPlus1For:
		'Офицер даёт своей части +1 к стрельбе, но в таблице орудий такой строки нет. Считается ли он?',
	noOfficerCommissarOrPriestCounts:
		'Ни офицер, ни комиссар, ни священник для снарядов не считаются.',
	officerCommissarAndPriestCountAsIn:
		'Офицер, комиссар и священник считаются как при стрелковом огне.',
	casualtiesOfVehicles: 'Потери машин',
	vehiclesHaveNoFiguresWhatIsA: 'У машин нет фигурок. Что для них потеря?',
	oneHitForEachShellEachPointLostIn:
		'Одно попадание за каждый снаряд, каждую единицу потерь в рукопашной, каждую шестёрку под артобстрелом.',
	theSameButAShellOfAMediumOrHeavy:
		'То же, но снаряд среднего или тяжёлого орудия — два попадания.',
	aTankLosesNothingInMeleeNoSaving:
		'В рукопашной танк не теряет ничего. Спасбросков в рукопашной нет.'
};
