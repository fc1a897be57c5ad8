import { brokenIn, OFF, ruledOutOf } from '#lib/kernel/hex/retreat.ts';
import type { Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import {
	BREACHES,
	RETREAT,
	ROUT,
	tollsOf,
	type Breach
} from '../../rules/08-combat/08-2-6-retreat.ts';
import { breaches, offMap, partings, retreatsOn, retreatWays } from '../moves/back.ts';
import { trampled } from '../overrun.ts';
import { auto, choice, option, type Owed } from '../owed.ts';
import type { Place, State, Unit } from '../state.ts';
import { captured, losesOnItsWay, routedAgain, surrendered } from './losing.ts';
import type { CombatState, Retreat } from './state.ts';

/** 8.2.6 e The places under attacks that are still to be fought. */
const pendingPlaces = ({ attacks, resolved, fight }: CombatState): ReadonlySet<Place> =>
	new Set(
		attacks
			.filter(({ id }) => !resolved.includes(id) && fight?.attack !== id)
			.map(({ place }) => place)
	);

/** 7.9 The turn of the next movement sequence of a side; a turn later for the Routed. */
const returnsIn = (state: State, unit: Unit, rout: boolean): number => {
	const { turn, step, first } = state;
	const moved = step === 'red-2' || first[unit.player] === 'movement';
	return turn + (moved ? 1 : 0) + (rout || unit.mode === 'routed' ? 1 : 0);
};

const newlyRouted = (units: readonly Unit[]): readonly Fact[] => {
	const fresh = units.filter(({ mode }) => mode !== 'routed');
	return fresh.length > 0 ? [{ type: 'routed', units: fresh.map(({ id }) => id) }] : [];
};

/** 8.2.6 What a way back brings: they go, are Routed by it, pay for ZOC and river. */
const went = (
	game: Game,
	state: State,
	{ rule, rout }: Retreat,
	units: readonly Unit[],
	path: readonly string[]
): readonly Fact[] => {
	const ids = units.map(({ id }) => id);
	const off = path.at(-1) === OFF;
	const on = off ? path.slice(0, -1) : path;
	const from = on.at(-1) ?? units[0]?.at ?? '';
	const { zoc, river } = breaches(game, state, units, on);
	const [first] = units;
	const facts: Fact[] = [{ type: 'retreated', units: ids, path: on, rule, ...(off && { off }) }];
	if (first) facts.push(...trampled(game, state, first, on));
	if (rout) facts.push(...newlyRouted(units));
	if (off) facts.push(...offMap(game, units, from, (unit) => returnsIn(state, unit, rout)));
	// 8.2.6 D: those who rout lose an EP for ZOC or river, off the map too; C: one of those who retreat takes a d.
	if (rout) {
		const tolls = tollsOf({ zoc, river }, { zoc: false, river: false });
		if (tolls.length > 0) facts.push({ type: 'tollsOwed', units: ids, tolls });
	} else if (!off && (zoc || river))
		facts.push({ type: 'disorderOwed', units: [...(zoc ? ids : []), ...(river ? ids : [])] });
	return facts;
};

/**
 * 8.2.6 No way back: they stay, Routed; after an attack whoever is Routed already surrenders (D), but not who would only
 * slip away (WO-75), nor by a barrage, which takes nobody's last EP (8.1.3).
 */
const stays = (game: Game, state: State, { rule }: Retreat, units: readonly Unit[]): Owed => {
	const ids = units.map(({ id }) => id);
	const again = rule === '8.2.6' ? routedAgain(game, units) : [];
	return auto(
		{ type: 'retreated', units: ids, path: [], rule },
		...newlyRouted(units.filter((unit) => !again.includes(unit))),
		...surrendered(game, state, again)
	);
};

/** 8.2.6 C Who goes back next, by which ways, and the places still to be attacked that nobody may enter. */
const goingBack = (game: Game, state: State, combat: CombatState) => {
	const [first] = combat.retreats;
	if (!first) return undefined;
	const units = first.units
		.map((id) => unitOf(game, state, id))
		.filter(({ fate, at }) => fate === 'map' && at === first.from);
	const pending = pendingPlaces(combat);
	const going = (hexes: 1 | 2) => {
		const on = [game, state, units, hexes, pending] as const;
		return { on, ways: retreatWays(...on) };
	};
	const whole = going(first.hexes);
	// 8.2.6 D: a rout that has no room for two hexes goes one.
	return {
		first,
		units,
		pending,
		...(whole.ways.length === 0 && first.hexes === ROUT ? going(RETREAT) : whole)
	};
};

/** 8.2.6 C Why units go back where they do: what their ways break all the same, and why they may not go elsewhere. */
export interface WayBack {
	readonly breaks: readonly Breach[];
	readonly ruledOut: readonly { readonly hex: Place; readonly breach: Breach }[];
}

/** 8.2.6 C The priorities behind the ways of those who go back now; undefined where nobody does. */
export const prioritiesOf = (game: Game, state: State): WayBack | undefined => {
	const going = state.combat ? goingBack(game, state, state.combat) : undefined;
	if (!going) return undefined;
	const { on, ways } = going;
	// To whichever goal they would go by it: the least that speaks against a hex.
	const against = new Map<Place, Breach>();
	for (const retreat of retreatsOn(...on))
		for (const { hex, breach } of ruledOutOf(retreat, BREACHES)) {
			const known = against.get(hex);
			if (ways.some(({ path }) => path[0] === hex)) continue;
			if (!known || BREACHES.indexOf(breach) > BREACHES.indexOf(known)) against.set(hex, breach);
		}
	return {
		breaks: brokenIn(ways, BREACHES.slice(0, -1)),
		ruledOut: [...against].map(([hex, breach]) => ({ hex, breach }))
	};
};

/**
 * 8.2.6 a Those who cannot go together part: their owner says who goes apart; where that helps nobody, each goes alone,
 * and where nobody can go, all of them stay.
 */
const parting = (
	game: Game,
	state: State,
	going: Retreat,
	units: readonly Unit[],
	pending: ReadonlySet<Place>
): Owed => {
	const split = (...parts: readonly (readonly Unit[])[]): Fact => ({
		type: 'retreatSplit',
		retreats: parts.map((part) => ({ ...going, units: part.map(({ id }) => id) }))
	});
	const canGo = (some: readonly Unit[]): boolean =>
		retreatWays(game, state, some, RETREAT, pending).length > 0;
	if (!units.some((unit) => canGo([unit]))) return stays(game, state, going, units);
	const ways = partings(game, units, canGo);
	return ways.length === 0
		? auto(split(...units.map((unit) => [unit])))
		: choice(
				units[0]?.player ?? state.player,
				'8.2.6',
				ways.map(([others, apart]) =>
					option({ type: 'part', unit: apart.id }, split(others, [apart]))
				)
			);
};

/** 8.2.6 C The next units go back, together if they can. */
export const retreatOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const going = goingBack(game, state, combat);
	if (!going) return auto();
	const { first, units, ways, pending } = going;
	if (units.length === 0)
		return auto({ type: 'retreated', units: first.units, path: [], rule: first.rule });
	if (ways.length === 0) return parting(game, state, first, units, pending);
	// 8.2.6 e: into a place that is still to be attacked nobody goes: they stay, Routed.
	const open = ways.filter(({ path }) => !pending.has(path.at(-1) ?? ''));
	if (open.length === 0) return stays(game, state, first, units);
	const [one] = units;
	return choice(
		one?.player ?? state.player,
		'8.2.6',
		open.map(({ path }) => ({
			command: { type: 'retreat', path },
			events: () => went(game, state, first, units, path)
		}))
	);
};

/** 8.2.6 B A d upon one unit: one that is in order is Disorganised, another loses an EP. */
const takesDisorder = (game: Game, state: State, unit: Unit): readonly Fact[] =>
	unit.mode === 'normal'
		? [{ type: 'disorganised', units: [unit.id] }]
		: losesOnItsWay(game, state, unit);

/** 8.2.6 D The owner says who is lost to pay for the way of a rout. */
export const tollOwed = (game: Game, state: State): Owed | undefined => {
	const [toll] = state.tolls;
	if (!toll) return undefined;
	const units = toll.units.map((id) => unitOf(game, state, id)).filter(({ ep }) => ep > 0);
	const over: Fact = { type: 'tollPaid' };
	const [one] = units;
	return one
		? choice(
				one.player,
				'8.2.6',
				units.map((unit) =>
					option(
						{ type: 'take', unit: unit.id },
						...losesOnItsWay(game, state, unit, toll.prisoners ? captured(game, unit, 1) : 0),
						over
					)
				)
			)
		: auto(over);
};

/**
 * 8.2.6 b, c The owner says who suffers for the way back, once for ZOC and once for a river: not Trotsky, nor who is in
 * disorder and has no EP to lose; B and for a d in each further stack.
 */
export const disorderOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const owing = combat.disorder
		.map((id) => unitOf(game, state, id))
		.filter(
			({ id, fate, mode, ep }) =>
				fate === 'map' && counterOf(game, id).type !== 'leader' && (mode === 'normal' || ep > 0)
		);
	const units = [...new Set(owing)];
	const over = (paid?: Unit): Fact => ({
		type: 'disorderOwed',
		units: paid
			? owing
					.filter((one, nth) => one.at !== paid.at || owing.indexOf(one) !== nth)
					.map(({ id }) => id)
			: []
	});
	const [one] = units;
	if (!one) return auto(over());
	return choice(
		one.player,
		'8.2.6',
		units.map((unit) =>
			option({ type: 'take', unit: unit.id }, ...takesDisorder(game, state, unit), over(unit))
		)
	);
};
