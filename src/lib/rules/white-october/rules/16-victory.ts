import type { Book } from '../book.ts';
import type { PackData } from '../scenarios/schema.ts';
import type { Place } from '../types.ts';

/** 16.2 Levels of victory, White's best first. */
export const LEVELS = [
	'white_strategic',
	'white_regional',
	'white_marginal',
	'draw',
	'red_marginal',
	'red_regional',
	'red_strategic'
] as const;
export type Level = (typeof LEVELS)[number];

/** 16.2 The fewest points of each level. */
const FROM: Readonly<Record<Level, number>> = {
	white_strategic: 36,
	white_regional: 27,
	white_marginal: 17,
	draw: 10,
	red_marginal: 8,
	red_regional: 2,
	red_strategic: -Infinity
};

/** 16.2 The most EPRD for each shift towards Red; above the last 2 towards White. */
const SHIFTS = [
	[0, -3],
	[10, -2],
	[20, -1],
	[30, 0],
	[40, 1]
] as const;
const MOST_SHIFT = 2;

/** 16.2 The fewest EPRD that shift the level no longer towards Red. */
const NO_SHIFT = 1 + Math.max(...SHIFTS.flatMap(([most, by]) => (by < 0 ? most : [])));

/** 16.2 The level that points give. */
export const levelOf = (points: number): Level =>
	LEVELS.find((level) => points >= FROM[level]) ?? 'red_strategic';

/** 16.2 By how many levels the EPRD shift it, towards White. */
export const shiftOf = (eprd: number): number =>
	SHIFTS.find(([most]) => eprd <= most)?.[1] ?? MOST_SHIFT;

/** 16.2 A level shifted; it stops at the ends (WO-32). */
export const shifted = (level: Level, by: number): Level =>
	LEVELS[Math.max(0, Math.min(LEVELS.length - 1, LEVELS.indexOf(level) - by))] ?? level;

/** 16.2 From how many points on each level is reached, at so many EPRD; the fewest points first. */
export const levelsFrom = (
	eprd: number
): readonly { readonly from: number; readonly level: Level }[] =>
	LEVELS.toReversed()
		.map((level) => ({ from: FROM[level], level: shifted(level, shiftOf(eprd)) }))
		.filter(({ level }, at, all) => at > 0 && level !== all[at - 1]?.level);

/** 16.2 Whom a level favours. */
export const winnerAt = (level: Level): 'white' | 'red' | null =>
	level === 'draw' ? null : LEVELS.indexOf(level) < LEVELS.indexOf('draw') ? 'white' : 'red';

/** 16.2 Who holds the places at the end: White passed these last, and had these for a turn. */
export interface Holdings {
	readonly white: ReadonlySet<Place>;
	readonly passed: ReadonlySet<Place>;
}

/** 16.2 Does a place that White had for one turn count even if it is lost (WO-19)? */
const countsIfPassed = (book: Book, data: PackData, place: Place): boolean =>
	data.scenario.victory.evenIfPassed.includes(place) ||
	(book.readings['WO-19'] === 'ten_points' &&
		data.map.city.districts.some(({ id }) => id === place));

/** 16.2 The places that give White points, with the points of each. */
const givesWhite = ({ scenario, map }: PackData): ReadonlyMap<Place, number> =>
	new Map([
		...Object.entries(scenario.victory.places),
		...map.city.districts.map(({ id }) => [id, scenario.victory.eachDistrict] as const)
	]);

/** 16.2 What a place is worth to White, in points: below zero what Red takes off him by it; undefined where it is nothing. */
export interface Worth {
	readonly points: number;
	/** White wins at once with it, or has its points once he had it for a turn. */
	readonly kept?: 'wins' | 'passed';
}
export const worthOf = (book: Book, data: PackData, place: Place): Worth | undefined => {
	const { automatic, ifRed } = data.scenario.victory;
	const lost = ifRed[place] ?? 0;
	const points = lost > 0 ? -lost : (givesWhite(data).get(place) ?? 0);
	if (points <= 0) return points < 0 ? { points } : undefined;
	if (place === automatic) return { points, kept: 'wins' };
	return countsIfPassed(book, data, place) ? { points, kept: 'passed' } : { points };
};

/** 16.2 White's points, place by place. */
export const pointsOf = (
	book: Book,
	data: PackData,
	{ white, passed }: Holdings
): readonly (readonly [place: Place, points: number])[] => [
	...[...givesWhite(data)].filter(
		([place]) => white.has(place) || (passed.has(place) && countsIfPassed(book, data, place))
	),
	...Object.entries(data.scenario.victory.ifRed).flatMap(([place, lost]) =>
		white.has(place) ? [] : [[place, -lost] as const]
	)
];

/** 16.2 All of them. */
export const victoryPoints = (...of: Parameters<typeof pointsOf>): number =>
	pointsOf(...of).reduce((sum, [, points]) => sum + points, 0);

/** 16.2.1, 16.2.2, 16.2.3 What the options cost and give, in EPRD. */
const OPTION_EPRD = {
	orel_first: 0,
	more_british_aid: -7,
	estonian_pskov: -15,
	repaired_bridge: -12,
	better_logistics: -7,
	better_defence_plan: 5
} as const;
export type GameOption = keyof typeof OPTION_EPRD;

/** 16.2 The options that were bought before the game. */
export const bought = ({ options }: Pick<Book, 'options'>): readonly GameOption[] =>
	(Object.keys(OPTION_EPRD) as GameOption[]).filter((option) => options[option] !== 'no');

/** 16.2.1, 16.2.2, 16.2.3 What options come to together, in EPRD. */
export const boughtFor = (options: readonly GameOption[]): number =>
	options.reduce((sum, option) => sum + OPTION_EPRD[option], 0);

/** 16.2 How many EP of Red White must destroy, with these options bought, so that nothing shifts towards Red. */
export const mustDestroy = (options: readonly GameOption[]): number =>
	NO_SHIFT - boughtFor(options);

/** 16.2 What counts towards the EP of Red units destroyed. */
export interface Destroyed {
	/** EP of units that are wholly gone. */
	readonly ep: number;
	readonly fleetLosses: number;
	readonly cars: number;
	readonly trotsky: boolean;
	readonly royalNavyLosses: number;
	/** EPRD of reinforcements that were declined. */
	readonly declined: number;
	readonly options: readonly GameOption[];
}

const PER_FLEET_LOSS = 2;
/** 16.2 What Trotsky counts for, once he is gone. */
export const TROTSKY = 12;
const PER_NAVY_LOSS = 3;

/** 16.2, 16.2.2 The losses of the Royal Navy that count: each, or by the other reading one, but for the option (WO-49). */
const navyLosses = (
	{ readings }: Pick<Book, 'readings'>,
	{ royalNavyLosses, options }: Destroyed
): number =>
	readings['WO-49'] === 'once' && !options.includes('more_british_aid')
		? Math.min(1, royalNavyLosses)
		: royalNavyLosses;

/** 16.2 What EPRD are made up of, one by one. */
export const eprdParts = (
	book: Pick<Book, 'readings'>,
	of: Destroyed
): Readonly<
	Record<'gone' | 'cars' | 'fleet' | 'trotsky' | 'navy' | 'declined' | 'options', number>
> => ({
	gone: of.ep,
	cars: of.cars,
	fleet: PER_FLEET_LOSS * of.fleetLosses,
	trotsky: of.trotsky ? TROTSKY : 0,
	navy: -PER_NAVY_LOSS * navyLosses(book, of),
	declined: -of.declined,
	options: boughtFor(of.options)
});

/** 16.2 EPRD with all adjustments. */
export const eprd = (...of: Parameters<typeof eprdParts>): number =>
	Object.values(eprdParts(...of)).reduce((sum, n) => sum + n, 0);

/** 16.2 How the game ends. */
export interface Result {
	readonly points: number;
	readonly eprd: number;
	readonly level: Level;
}

/** 16.2 The result at the end of the game. */
export const result = (
	book: Book,
	data: PackData,
	holdings: Holdings,
	destroyed: Destroyed
): Result => {
	const points = victoryPoints(book, data, holdings);
	const lost = eprd(book, destroyed);
	return { points, eprd: lost, level: shifted(levelOf(points), shiftOf(lost)) };
};
