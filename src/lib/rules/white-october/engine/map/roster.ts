import type { Player } from '../../types.ts';
import { once, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';

type Fate = Unit['fate'];
type BySide<One> = Record<Player, Partial<Record<Fate, readonly One[]>>>;

/** Units, and their places and records by side and fate as far as somebody has asked. */
interface Roster {
	readonly units: readonly Unit[];
	readonly places: BySide<number>;
	readonly records: BySide<Unit>;
}

/** The last two, the latest first: whoever looks at what would come of something comes back from it. */
const rosters = once((): { latest?: Roster; before?: Roster | undefined } => ({}));

/** Is everybody still on the map, coming in, in its box? */
const isAlike = (units: readonly Unit[], before: readonly Unit[]): boolean => {
	if (units.length !== before.length) return false;
	for (let place = 0; place < units.length; place++) {
		const now = units[place];
		const then = before[place];
		if (now !== then && now?.fate !== then?.fate) return false;
	}
	return true;
};

const rosterOf = (game: Game, units: readonly Unit[]): Roster => {
	const kept = rosters(game);
	const { latest, before } = kept;
	if (latest?.units === units) return latest;
	if (before?.units === units) {
		[kept.latest, kept.before] = [before, latest];
		return before;
	}
	const alike = latest && isAlike(units, latest.units);
	const places = alike ? latest.places : { white: {}, red: {} };
	kept.latest = { units, places, records: { white: {}, red: {} } };
	if (!alike) kept.before = latest;
	return kept.latest;
};

/** The units of a side that have this fate, in the module's order. */
export const unitsOf = (
	game: Game,
	{ units }: State,
	player: Player,
	fate: Fate
): readonly Unit[] => {
	const { places, records } = rosterOf(game, units);
	const known = records[player][fate];
	if (known) return known;
	places[player][fate] ??= units
		.map((unit, place) => (unit.player === player && unit.fate === fate ? place : NOBODY))
		.filter((place) => place !== NOBODY);
	const found: Unit[] = [];
	for (const place of places[player][fate]) {
		const unit = units[place];
		if (unit) found.push(unit);
	}
	return (records[player][fate] = found);
};
const NOBODY = -1;
