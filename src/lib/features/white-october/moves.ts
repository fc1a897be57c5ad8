import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	inPoints,
	nameOf,
	rangesFrom,
	whyNoExit,
	type Command,
	type Game,
	type MoveStep,
	type OctoberEngine,
	type Range,
	type State,
	type Step,
	type UnitId,
	type Waiting,
	type Way
} from '#lib/rules/white-october/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import type { Reach, StepCost, WayTo } from '#lib/features/board/face.ts';
import { besidesOf, railOf } from './asks.ts';
import { inOrder } from './counters.ts';
import { GROUND_NAMES } from './names.ts';
import { arriving, goalsOf, slowestOf, thenSaid, whyNotAll } from '#lib/features/board/slowest.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { words } from './words/en/board.ts';
import { words as fight } from './words/en/fight.ts';

/** Where movement points do not count: rails, the sea. */
const FREE = '·';

/** 7.8 A unit that is to come in: the places by which it may. */
const arrival = (unit: UnitId, { commands }: Waiting): Reach<Command> => {
	const label = say(words.comesInHere);
	return arriving(
		new Map(
			commands.flatMap((command) =>
				(command.type === 'enter' || command.type === 'land') && command.unit === unit
					? [[command.place, { key: 'enter', label, command }] as const]
					: []
			)
		)
	);
};

/** 7.1 The ground of a place in words. */
export const groundOf = ({ board }: Game, place: string): Phrase =>
	say(GROUND_NAMES[board.terrain[board.index.get(place) ?? -1] ?? 'clear']);

const SETTLEMENTS = { town: words.town, village: words.village };

/** 7.5.2, 8.2.5 The same, and whether it is a town or a village. */
export const placeOf = (game: Game, place: string): Phrase => {
	const kind = game.board.settlement[game.board.index.get(place) ?? -1];
	const list = [groundOf(game, place), ...(kind ? [say(SETTLEMENTS[kind])] : [])];
	return inALine({ list });
};

/** 7.1, 7.3 One step in words. */
const stepSays = (game: Game, { hex, why, road, water, covered }: MoveStep): Phrase => {
	const plain = groundOf(game, hex);
	const by = road ? words.groundByRoad : water ? words.groundOverWater : undefined;
	const ground = by ? say(by, { ground: plain }) : plain;
	switch (why) {
		case 'rail':
			return say(words.byRail);
		case 'sea':
			return say(words.bySea);
		case 'intoZoc':
			return say(words.intoAZone, { ground });
		case 'first':
			return say(words.theFirstStep, { ground });
		case 'ground':
			return covered ? say(words.aFriendCovers, { ground }) : ground;
	}
};

const costsOf = (game: Game, range: Range, way: Way): readonly StepCost[] =>
	range.steps(way).map((step) => ({
		hex: step.hex,
		says: stepSays(game, step),
		cost: inPoints(step.cost)
	}));

/** 7.1 What a unit may do after these steps: end its move, or go on where it has points left. */
const endsAfter = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId,
	steps: readonly Step[]
): readonly Answer<Command>[] => {
	const then = trial(engine, state, steps);
	if (!then.ok) return [];
	const end = (key: string, label: string, all: readonly Step[]): Answer<Command> => ({
		key,
		label: say(label),
		command: orderOf(all)
	});
	if (then.state.result) return [end('end', words.theGameEnds, steps)];
	const on = then.state.moving === unit;
	const rests = on ? trial(engine, then.state, [{ type: 'rest' }]) : then;
	// 7.2 Somebody must leave the place for it.
	const full =
		rests.ok &&
		(rests.state.moving ??
			engine.waiting(rests.state).commands.every(({ type }) => type === 'pick'));
	const label = full ? words.endHereAnotherGoes : words.endHere;
	return [
		...(rests.ok ? [end('end', label, on ? [...steps, { type: 'rest' }] : steps)] : []),
		...(on ? [end('on', words.goOnFromThere, steps)] : [])
	];
};

/** 4.1, 5.1, 16.2 What a way brings about: other points, who is in supply then, or under an HQ, and who no longer. */
const notesOf = (
	{ player }: State,
	forecast: ReturnType<OctoberEngine['ahead']['afterMove']>
): NonNullable<WayTo<Command>['notes']> => {
	if (!forecast) return [];
	const { supply, command, points } = forecast;
	const own = command.filter((one) => one.player === player);
	const [now = 0, then = 0] = points ?? [];
	const signed = { now: { signed: now }, then: { signed: then } };
	return [
		...(points ? [{ says: say(words.thenPoints, signed), rule: '16.2' }] : []),
		...thenSaid(nameOf, [
			[supply, false, '4.1', words.thenOutOfSupplyUnits],
			[supply, true, '4.1', words.thenInSupply],
			[own, false, '5.1', words.thenUnderNoHq],
			[own, true, '5.1', words.thenUnderAnHq]
		])
	];
};

/** Farther than any two places lie apart, in hexes. */
const FARTHEST = 60;

/** 7.1 Of hexes in reach, the one nearest to another; undefined where that is no nearer than now. */
const nearest = (
	{ board }: Game,
	start: string | null,
	to: string,
	goals: readonly string[]
): string | undefined => {
	const at = (place: string | null): number => board.index.get(place ?? '') ?? -1;
	const ranges = rangesFrom(board, at(to), FARTHEST);
	const apart = (place: string | null): number => ranges.get(at(place)) ?? Infinity;
	const [near] = goals.toSorted((one, two) => apart(one) - apart(two));
	return near !== undefined && apart(near) < apart(start) ? near : undefined;
};

/** 7.4 A forced march, where units get to a place by it that they do not get to now. */
const marchFirst =
	(engine: OctoberEngine, state: State, units: readonly UnitId[]) =>
	(place: string): Answer<Command> | undefined => {
		const march = besidesOf(engine, state).find(({ command }) => command.type === 'march');
		const then = march && trial(engine, state, [march.command]);
		return then?.ok && units.every((unit) => engine.reach(then.state, unit, units).goal(place))
			? march
			: undefined;
	};

/** 7.1 Where a unit gets to, by which ways, and what it may do there. */
export const reachOf = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId,
	next: Waiting
): Reach<Command> => {
	const now = state.units.find(({ id }) => id === unit);
	if (now?.fate === 'due') return arrival(unit, next);
	const game = engine.game(state);
	const range = engine.reach(state, unit);
	const begins: readonly Step[] = state.moving === unit ? [] : [{ type: 'pick', unit }];
	const command = orderOf([...begins, { type: 'rest' }]);
	const then = trial(engine, state, [command]);
	/** 7.2 It stays, and may be lost there. */
	const staying = (): readonly Answer<Command>[] => {
		if (range.bound || !then.ok) return [];
		const lost = engine.ahead.strays(then.state).includes(unit);
		const units = { list: [nameOf(unit)] };
		const hint = lost ? say(fight.lostWithoutCompany, { units }) : undefined;
		return [{ key: 'rest', label: say(words.stayHere), hint, command }];
	};
	const free = (way: Way): boolean => range.steps(way).every(({ cost }) => cost === 0);
	const spentOn = (way: Way): string => inPoints(Math.max(0, way.spent - (now?.spent ?? 0)));
	const wayTo = (hex: string, way: Way, all: number, by: boolean): WayTo<Command> => ({
		path: way.path,
		costs: costsOf(game, range, way),
		// Of the way that is looked at alone.
		get notes() {
			return notesOf(state, engine.ahead.afterMove(state, unit, hex, way));
		},
		spent: spentOn(way),
		of: inPoints(all),
		left: free(way) ? '' : inPoints(Math.max(0, all - way.spent)),
		ends: endsAfter(engine, state, unit, [
			...begins,
			{ type: 'go', place: hex, ...(by ? { by: way.path } : {}) }
		])
	});
	const goals = goalsOf(range);
	const here = state.moving === null ? railOf(engine, state, unit) : besidesOf(engine, state);
	return {
		bound: here.length > 0 ? null : range.bound,
		left: new Map(
			[...goals].map(([hex, { left, way }]) => [hex, way.spent + left > 0 ? inPoints(left) : FREE])
		),
		ways: (hex) => {
			const goal = goals.get(hex);
			if (!goal) return [];
			const all = goal.left + goal.way.spent;
			return [
				wayTo(hex, goal.way, all, false),
				...range.others(hex).map((way) => wayTo(hex, way, all, true))
			];
		},
		why: range.why,
		far: (hex) => {
			const way = range.far(hex);
			return way && { costs: costsOf(game, range, way), spent: spentOn(way) };
		},
		first: marchFirst(engine, state, [unit]),
		asFar: (hex) => nearest(game, now?.at ?? null, hex, range.goals),
		here: [...here, ...staying()],
		barred: now && whyNoExit(game, state, now),
		hint:
			state.moving === unit && !then.ok ? say(words.mustGoOn, { why: then.refusal.why }) : undefined
	};
};

/** 7.1 Where units of one stack get to together: as far as the slowest; each goes its own cheapest way, combat units first. */
export const togetherFrom = (
	engine: OctoberEngine,
	state: State,
	several: readonly UnitId[]
): Reach<Command> => {
	const game = engine.game(state);
	const units = inOrder(game, several);
	const ranges = units.map((unit) => engine.reach(state, unit, units));
	const lead = state.units.find(({ id }) => units.includes(id));
	const slowest = slowestOf(ranges);
	const built = (hex?: string) =>
		engine.orders.move(state, { units, ...(hex === undefined ? {} : { hex }) });
	const ends = (
		key: string,
		label: string,
		order: ReturnType<typeof built>
	): readonly Answer<Command>[] => {
		if (!order.ok) return [];
		const says = order.after.result ? words.theGameEnds : label;
		return [{ key, label: say(says), command: order.order }];
	};
	const bound = ranges.find((one) => one.bound)?.bound ?? null;
	return {
		bound,
		left: new Map(
			[...slowest].map(([hex, { goal }]) => [
				hex,
				goal.way.spent + goal.left > 0 ? inPoints(goal.left) : FREE
			])
		),
		ways: (hex) => {
			const way = slowest.get(hex);
			if (!way) return [];
			const order = built(hex);
			return order.ok
				? [
						{
							get notes() {
								return notesOf(state, engine.ahead.between(state, order.after));
							},
							path: way.goal.way.path,
							costs: costsOf(game, way.range, way.goal.way),
							spent: inPoints(way.goal.way.spent),
							of: inPoints(way.goal.way.spent + way.goal.left),
							left: inPoints(way.goal.left),
							ends: ends('end', words.endHere, order)
						}
					]
				: [];
		},
		why: (hex) => {
			const far = whyNotAll(units, ranges, hex);
			const order = built(hex);
			return far ?? (order.ok ? undefined : order.refusal);
		},
		first: marchFirst(engine, state, units),
		asFar: (hex) => nearest(game, lead?.at ?? null, hex, [...slowest.keys()]),
		here: bound ? [] : ends('rest', words.stayHere, built())
	};
};
