import type { Player } from '../../types.ts';
import { once, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';

type Fate = Unit['fate'];
/** The places in `State.units` of some units, and their records as long as none of them has changed. */
interface List {
	readonly places: readonly number[];
	readonly records?: readonly Unit[];
}
type ByFate = Record<Fate, List | undefined>;

/** Units, and lists of them by side and fate as far as somebody has asked. */
interface Roster {
	readonly units: readonly Unit[];
	readonly lists: Readonly<Record<Player, ByFate>>;
}

/** The last two, the latest first: whoever looks at what would come of something comes back from it. */
const rosters = once((): { latest?: Roster; before?: Roster | undefined } => ({}));

const unlisted: ByFate = {
	map: undefined,
	due: undefined,
	box: undefined,
	pool: undefined,
	lost: undefined,
	out: undefined
};

/** The roster of these units; a list in which nobody has changed stays the same list. */
const rosterOf = (game: Game, units: readonly Unit[]): Roster => {
	const kept = rosters(game);
	const { latest, before } = kept;
	if (latest?.units === units) return latest;
	if (before?.units === units) {
		[kept.latest, kept.before] = [before, latest];
		return before;
	}
	const near = latest?.units.length === units.length ? latest : undefined;
	const lists = {
		white: { ...(near?.lists.white ?? unlisted) },
		red: { ...(near?.lists.red ?? unlisted) }
	};
	near?.units.forEach((then, place) => {
		const now = units[place];
		if (!now || now === then) return;
		const there = lists[then.player];
		const list = there[then.fate];
		const stays = now.fate === then.fate && now.player === then.player;
		if (list?.records || !stays)
			there[then.fate] = stays && list ? { places: list.places } : undefined;
		if (!stays) lists[now.player][now.fate] = undefined;
	});
	kept.before = latest;
	return (kept.latest = { units, lists });
};

const placesOf = (units: readonly Unit[], player: Player, fate: Fate): readonly number[] => {
	const places: number[] = [];
	units.forEach((unit, place) => {
		if (unit.fate === fate && unit.player === player) places.push(place);
	});
	return places;
};

/** The units of a side that have this fate, in the module's order; the same list as long as none of them changes. */
export const unitsOf = (
	game: Game,
	{ units }: State,
	player: Player,
	fate: Fate
): readonly Unit[] => {
	const lists = rosterOf(game, units).lists[player];
	const known = lists[fate];
	if (known?.records) return known.records;
	const places = known?.places ?? placesOf(units, player, fate);
	const records: Unit[] = [];
	for (const place of places) {
		const unit = units[place];
		if (unit) records.push(unit);
	}
	lists[fate] = { places, records };
	return records;
};
