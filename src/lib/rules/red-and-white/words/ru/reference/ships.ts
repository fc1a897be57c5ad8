import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/ships.ts';

/** Red and White, in Russian: the reference, ships. */
export const words: Translation<typeof english> = {
	launch: 'Катер',
	launchWithABoatInTow: 'Катер со шлюпкой на буксире',
	boatByOars: 'Шлюпка на вёслах',
	open: 'Открыто',
	thinIce: 'Тонкий лёд',
	iceChoked: 'Забито льдом',
	frozen: 'Ледостав',
	shipsAndBoats: 'Корабли и шлюпки',
	craft: 'Судно',
	aShipCarriesStandsStandsAndTowsUp:
		'Корабль берёт подставок: {stands}, ведёт на буксире шлюпок: до {boats}; порог морали: {point}.',
	warshipsTakeNoCavalryOrHorses:
		'Военные корабли не берут ни кавалерию, ни лошадей, если это не разрешено; торговые могут.',
	launchesAndBoatsCarryOneStandNo: 'Катера и шлюпки берут одну подставку, но не кавалерию в седле.',
	boatsCarriedOnBoardAnyNumberIs:
		'Шлюпки на борту: любое число спускают вместе, если на D6 выпало столько же или больше.',
	ice: 'Лёд',
	frozenNoCraftMovesInfantryMachine:
		'Ледостав: суда не ходят; пехота, пулемёты и кавалерия могут перейти; орудия, повозки и машины — если разрешит посредник.',
	thinIceTheRiverIsCutIntoSectionsOf:
		'Тонкий лёд: река делится на участки не длиннее двух футов, каждому посредник назначает балл льда. Головной корабль пробивает лёд участок за участком.',
	itBreaksASectionWhenAD6TheIce:
		'Участок пробит, если D6, балл льда и попадания в корабль вместе дают {n} или меньше.',
	troopsMayCrossThinIce: 'По тонкому льду войска переходить могут.',
	troopsMayNotCrossThinIce: 'По тонкому льду войска переходить не могут.'
};
