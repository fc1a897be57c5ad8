import { actsOn, inchesIn, type LeaderBand, type LeadershipCheck } from '../../rules/leadership.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { commanderInChief } from './army.ts';
import { bookIn, type BattleState, type OfficerInBattle, type UnitInBattle } from '../state.ts';
import { leadsNow, marked } from './unit.ts';

/** LEADERSHIP: what stands between a unit and this officer's orders (R08, R09). */
export const leaderIs = (
	state: BattleState,
	officer: OfficerInBattle | undefined,
	unit: UnitInBattle
): 'ok' | 'none' | 'second' | 'heroic_elsewhere' => {
	if (!officer || officer.camp !== unit.camp) return 'none';
	if (officer.secondInCommand) return 'second';
	if (officer.status !== 'fit') return 'none';
	const heroic =
		bookIn(state).readings.R09 === 'at_once' ? leadsNow(state, officer) : officer.heroicAtTurnStart;
	return heroic && officer.heroicWith !== unit.id ? 'heroic_elsewhere' : 'ok';
};

/**
 * LEADERSHIP (R69): is the unit his to lead? An officer leads his own troops, or any that nobody commands; the
 * commander-in-chief leads any.
 */
export const isUnder = (
	state: BattleState,
	{ id, officer }: OfficerInBattle,
	unit: UnitInBattle
): boolean =>
	bookIn(state).readings.R69 !== 'own_troops' ||
	officer.commanderInChief ||
	unit.officer === null ||
	unit.officer === id;

export const ownLeader = (state: BattleState, unit: UnitInBattle): OfficerInBattle | undefined =>
	state.officers[unit.officer ?? ''];

/** LEADERSHIP: the commander-in-chief, if he is not the unit's own leader and can still help it. */
export const chiefBeside = (
	state: BattleState,
	unit: UnitInBattle
): OfficerInBattle | undefined => {
	const chief = commanderInChief(state, unit.camp);
	if (!chief || chief.id === unit.officer) return undefined;
	const is = leaderIs(state, chief, unit);
	return is === 'ok' || is === 'heroic_elsewhere' ? chief : undefined;
};

/** How far a unit is from those who lead it, as bands. */
export interface Bands {
	readonly leader: LeaderBand | null;
	readonly chief: LeaderBand | null;
}

/** LEADERSHIP; SEQUENCE OF ACTION: does he stand with the unit as it is rolled for? Whoever joins it now comes after that. */
export const stoodBy = (unit: UnitInBattle, one: OfficerInBattle | undefined): boolean =>
	one?.beside === unit.id && !one.joined;

/**
 * LEADERSHIP; OFFICERS & LEADERS: how far a unit is from each, as last told; for an officer who stands with it nothing
 * is measured.
 */
export const bandsTo = (state: BattleState, unit: UnitInBattle): Bands => {
	const band = (one: OfficerInBattle | undefined, told: LeaderBand | null): LeaderBand | null =>
		stoodBy(unit, one) ? 'near' : told;
	return {
		leader: band(ownLeader(state, unit), unit.leaderBand),
		chief: band(chiefBeside(state, unit), unit.chiefBand)
	};
};

/** LEADERSHIP: the check of a unit with these bands; with its own of the last turn where none are given. */
export const leadershipCheck = (
	state: BattleState,
	unit: UnitInBattle,
	bands: Bands = bandsTo(state, unit)
): LeadershipCheck => {
	const book = bookIn(state);
	const own = ownLeader(state, unit);
	const chief = chiefBeside(state, unit);
	const is = chief ? leaderIs(state, chief, unit) : 'none';
	return {
		ledHeroically: marked(unit, 'heroic'),
		armyBroken:
			state.armies[unit.camp].broken && numberOf(book, 'army_broken.leadership_last_line') === 1,
		leader: leaderIs(state, own, unit),
		distance: inchesIn(book, bands.leader ?? 'over', own?.character),
		character: own?.character ?? 'normal',
		cinc: is === 'second' ? 'none' : is,
		cincDistance: inchesIn(book, bands.chief ?? 'over', chief?.character),
		cincCharacter: chief?.character ?? 'normal'
	};
};

/** LEADERSHIP: does it depend on how far away its leaders are? Not for a unit led heroically, nor in a broken army. */
export const bandsMatter = (state: BattleState, unit: UnitInBattle): boolean => {
	const check = leadershipCheck(state, unit);
	if (check.ledHeroically || check.armyBroken) return false;
	return check.leader === 'ok' || check.cinc === 'ok';
};

/**
 * LEADERSHIP: the D10 faces on which the unit acts, 10 for no roll; undefined while nobody has told how far away its
 * leader is.
 */
export const leadershipNeed = (
	state: BattleState,
	unit: UnitInBattle,
	bands?: Bands
): number | undefined => {
	const told = bands ?? bandsTo(state, unit);
	const check = leadershipCheck(state, unit, told);
	const open = check.leader === 'ok' && told.leader === null;
	return open && bandsMatter(state, unit) ? undefined : actsOn(bookIn(state), check);
};

/**
 * LEADERSHIP: the same before anything is measured in this phase 1, since what was told in an earlier turn does not
 * show where they stand now. Undefined where it depends on a distance.
 */
export const leadershipSettled = (state: BattleState, unit: UnitInBattle): number | undefined => {
	const { leader, chief } = bandsTo(state, { ...unit, leaderBand: null, chiefBand: null });
	const ends = ['near', 'over'] as const;
	const needs = ends.flatMap((own) =>
		ends.map((other) =>
			actsOn(
				bookIn(state),
				leadershipCheck(state, unit, { leader: leader ?? own, chief: chief ?? other })
			)
		)
	);
	return new Set(needs).size === 1 ? needs[0] : undefined;
};

/**
 * INDIRECT FIRE (AR-5): who may spot for the battery this turn: officers of its side who spot for no other battery; its
 * own leader first.
 */
export const spottersFor = (
	{ officers }: BattleState,
	{ id, camp, officer: own }: UnitInBattle
): readonly OfficerInBattle[] =>
	Object.values(officers)
		.filter(
			(one) =>
				one.camp === camp && one.status === 'fit' && (one.spotsFor === null || one.spotsFor === id)
		)
		.sort((a, b) => Number(b.id === own) - Number(a.id === own));

/** INDIRECT FIRE (AR-5): who spots for the battery: the officer named, if he may; otherwise the first who may. */
export const spotterOf = (
	state: BattleState,
	battery: UnitInBattle,
	named?: OfficerInBattle['id']
): OfficerInBattle | undefined =>
	spottersFor(state, battery).find(({ id }) => named === undefined || id === named);
