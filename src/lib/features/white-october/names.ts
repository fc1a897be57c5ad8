import type { MarkName } from '#lib/ui/board/model.ts';
import type { Terrain, Unit, UnitType } from '#lib/rules/white-october/index.ts';
import type { BranchName } from '#lib/ui/signs/icons.ts';
import { words } from './words/en/board.ts';

export const SIGNS: Readonly<Record<UnitType, BranchName>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	artillery: 'artillery',
	horse_artillery: 'light-gun',
	armoured_train: 'train',
	tank: 'tank',
	armoured_car: 'armoured-car',
	hq: 'headquarters',
	leader: 'officer',
	fort: 'fort',
	fleet: 'ship',
	air: 'aircraft'
};

export const TYPE_NAMES: Readonly<Record<UnitType, string>> = {
	infantry: words.infantry,
	cavalry: words.cavalry,
	artillery: words.guns,
	horse_artillery: words.horseGuns,
	armoured_train: words.armouredTrain,
	tank: words.tanks,
	armoured_car: words.armouredCars,
	hq: words.hq,
	leader: words.leader,
	fort: words.fort,
	fleet: words.fleet,
	air: words.aircraft
};

export const MODE_NAMES: Readonly<Record<Exclude<Unit['mode'], 'normal'>, string>> = {
	disorganised: words.disorganised,
	routed: words.routed
};

/** What each mark says in words. */
export const MARK_WORDS: Readonly<Partial<Record<MarkName, string>>> = {
	unsupplied: words.lowAmmo,
	routed: words.routed,
	disorganised: words.disorganised,
	recruits: words.withRecruits,
	works: words.behindWorks,
	support: words.supports,
	barrage: words.fires,
	assault: words.attacks,
	moved: words.hasMoved
};

export const GROUND_NAMES: Readonly<Record<Terrain, string>> = {
	clear: words.clear,
	forest: words.forest,
	dense_forest: words.denseForest,
	marsh: words.marsh,
	hills: words.hills,
	lake: words.lake,
	sea: words.sea,
	inner_district: words.innerDistrict,
	outer_district: words.outerDistrict
};

/** 2 The stops of a turn, in the order of their numbers: its sixteen steps as the bar has room for them. */
export const STOPS: readonly string[] = [
	words.supply,
	words.recruitment,
	words.events,
	words.white1,
	words.red1,
	words.white2,
	words.red2,
	words.fatigue
];

/** 16.2 The levels of victory. */
export const LEVEL_NAMES: Readonly<Record<string, string>> = {
	white_strategic: words.whiteStrategic,
	white_regional: words.whiteRegional,
	white_marginal: words.whiteMarginal,
	draw: words.aDraw,
	red_marginal: words.redMarginal,
	red_regional: words.redRegional,
	red_strategic: words.redStrategic
};
