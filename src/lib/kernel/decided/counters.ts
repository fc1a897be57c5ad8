/** A game whose units are the counters of a module; the record of each has the same place in `State.units`. */
export interface OfCounters<Counter> {
	readonly counters: readonly Counter[];
	readonly placeOf: ReadonlyMap<string, number>;
}

/** Whatever of a game does not change, and what was worked out for it. */
export interface Remembering {
	/** One place for each `onceFor`; dropped together with the session that made the game. */
	readonly memory: unknown[];
}

/** The place in `Game.memory` that the next `onceFor` takes. */
let nextPlace = 0;

/** A value that is worked out once per game, when first asked for. */
export const onceFor =
	<Game extends Remembering>() =>
	<Made>(make: (game: Game) => Made) => {
		const place = nextPlace++;
		return (game: Game): Made => {
			const known = game.memory[place];
			if (known !== undefined) return known as Made;
			const made = make(game);
			game.memory[place] = made;
			return made;
		};
	};

/** A value that is worked out from a state. Only the value of the state asked about last is kept. */
export const latestFor =
	<Game extends Remembering>() =>
	<State, Made>(make: (game: Game, state: State) => Made) => {
		const kept = onceFor<Game>()(
			(): { last?: { readonly state: State; readonly made: Made } } => ({})
		);
		return (game: Game, state: State): Made => {
			const known = kept(game);
			if (known.last?.state !== state) known.last = { state, made: make(game, state) };
			return known.last.made;
		};
	};

/** A value for each key, such as a unit. It is worked out again only when something in `from` is another object than last time. */
export const lastingFor =
	<Game extends Remembering>() =>
	<Key, Made>() => {
		const kept = onceFor<Game>()(
			() => new Map<Key, { readonly from: readonly unknown[]; readonly made: Made }>()
		);
		return (game: Game, key: Key, from: readonly unknown[], make: () => Made): Made => {
			const known = kept(game);
			const last = known.get(key);
			if (last && isSame(last.from, from)) return last.made;
			const made = make();
			known.set(key, { from, made });
			return made;
		};
	};

const isSame = (one: readonly unknown[], two: readonly unknown[]): boolean => {
	for (let at = 0; at < two.length; at++) if (one[at] !== two[at]) return false;
	return one.length === two.length;
};

/** The place of a unit in the module. Throws for a unit that does not exist, which is a bug. */
export const placeIn = ({ placeOf }: OfCounters<unknown>, id: string): number => {
	const place = placeOf.get(id);
	if (place === undefined) throw new Error(`No unit ${id}`);
	return place;
};

/** A unit's record. Throws for a unit that does not exist. */
export const unitIn = <Unit>(
	game: OfCounters<unknown>,
	{ units }: { readonly units: readonly Unit[] },
	id: string
): Unit => {
	const unit = units[placeIn(game, id)];
	if (!unit) throw new Error(`No unit ${id}`);
	return unit;
};

/** A unit's counter. Throws for a unit that does not exist. */
export const counterIn = <Counter>(game: OfCounters<Counter>, id: string): Counter => {
	const counter = game.counters[placeIn(game, id)];
	if (!counter) throw new Error(`No counter ${id}`);
	return counter;
};

/**
 * The records with those of some units changed. What does not change stays the same object, be it a record or the whole
 * list, so that whatever was worked out from it still holds.
 */
export const unitsWith = <Unit extends object>(
	game: OfCounters<unknown>,
	units: readonly Unit[],
	ids: readonly string[],
	change: (unit: Unit) => Partial<Unit>,
	copyWith: (unit: Unit, changes: Partial<Unit>) => Unit
): readonly Unit[] => {
	let after: Unit[] | undefined;
	for (const id of ids) {
		const place = placeIn(game, id);
		const unit = (after ?? units)[place];
		if (!unit) continue;
		const changes = change(unit);
		if (changesNothing(unit, changes)) continue;
		after ??= units.slice();
		after[place] = copyWith(unit, changes);
	}
	return after ?? units;
};

/** A state with some units changed, and `also` besides; the same state where nothing changes. */
export const unitsBy =
	<
		Game extends OfCounters<unknown>,
		State extends { readonly units: readonly Unit[] },
		Unit extends object
	>(
		changed: (state: State, changes: Partial<State>) => State,
		copyWith: (unit: Unit, changes: Partial<Unit>) => Unit
	) =>
	(
		game: Game,
		state: State,
		ids: readonly string[],
		change: (unit: Unit) => Partial<Unit>,
		also?: Partial<State>
	): State => {
		const units = unitsWith(game, state.units, ids, change, copyWith);
		return units === state.units && !also
			? state
			: changed(state, { ...also, units } as Partial<State>);
	};

const changesNothing = <Record extends object>(
	record: Record,
	changes: Partial<Record>
): boolean => {
	for (const field in changes) if (record[field] !== changes[field]) return false;
	return true;
};

/** The same records, each with every field that any of them has: an engine reads records of one shape much faster. */
export const alike = <Record extends object>(records: readonly Record[]): readonly Record[] => {
	const fields = Object.fromEntries(
		records.flatMap((record) => Object.keys(record)).map((field) => [field, undefined])
	);
	return records.map((record) => ({ ...fields, ...record }));
};
