import { reached, type Ways } from '#lib/kernel/hex/paths.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import { isDistrict, NOWHERE } from '../../scenarios/board.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, nameAt, unitOf, type Game } from '../game.ts';
import { spaceAt } from '../map/stacking.ts';
import { unitsOf } from '../map/roster.ts';
import { bestSteps, tollsOf, type StepBack } from '../../rules/08-combat/08-2-6-retreat.ts';
import { homewards, mayLeave, partings, stepsBack } from './back.ts';
import { allowanceOf } from './reach.ts';
import { exitsOf, outOf, stillToPay } from './running-ahead.ts';
import { leaves, trainRuns } from './running-trains.ts';
import { surrendered } from '../combat/losing.ts';
import { auto, choice, option, type Option, type Owed } from '../owed.ts';
import type { State, Unit } from '../state.ts';

/**
 * 8.2.6 The Routed units of a place that have not run yet, those of one kind of mover together; not who has just come back
 * (7.9), nor ships, which keep to the sea.
 */
const nextToRun = (game: Game, state: State): readonly Unit[] => {
	const waiting = unitsOf(game, state, state.player, 'map').filter(
		(unit) =>
			unit.mode === 'routed' &&
			!unit.done &&
			!unit.moved &&
			!state.fled.includes(unit.id) &&
			counterOf(game, unit.id).type !== 'fleet'
	);
	const [first] = waiting;
	if (!first) return [];
	const train = moverOf(counterOf(game, first.id).type) === null;
	return waiting.filter(
		(unit) => unit.at === first.at && (moverOf(counterOf(game, unit.id).type) === null) === train
	);
};

/** 8.2.6 Where these units could run on: not back, in Petrograd from district to district, to its north no farther. */
const waysOn = (game: Game, state: State, units: readonly Unit[]): Ways => {
	const { board } = game;
	const [first] = units;
	const red = first?.player === 'red';
	const fledCity = red && isDistrict(board, indexOf(game, state.running?.from ?? first.at));
	const exits = exitsOf(game);
	const goes = outOf(game, fledCity);
	const visited = new Set((state.running?.path ?? []).map((name) => indexOf(game, name)));
	return {
		nodes: board.places.length,
		from: (place, _, go) => {
			if (fledCity && exits.has(place)) return;
			const inside = red && !fledCity && isDistrict(board, place);
			for (const { to, cost, zoc } of stepsBack(game, state, units, place))
				if (!visited.has(to) && goes(to) && (!inside || (isDistrict(board, to) && !zoc)))
					go(to, cost);
		}
	};
};

/** 8.2.6 More half MP than a way through Petrograd takes. */
const FAR = 99;

/**
 * 8.2.6 What a step leaves of the way that they run: homewards, to each goal of their side; out of Petrograd, how much of
 * the way to its north or north-east is beyond the MP that are left then.
 */
const goalsOf = (
	game: Game,
	state: State,
	units: readonly Unit[],
	left: (to: number) => number
): readonly ((to: number) => number)[] => {
	const [first] = units;
	const began = indexOf(game, state.running?.from ?? first?.at ?? null);
	if (first?.player !== 'red' || !isDistrict(game.board, began)) {
		const here = indexOf(game, first?.at ?? null);
		const player = first?.player ?? 'red';
		// Who has come nearer to one goal goes on to it.
		const come = homewards(game, player, began, here);
		const most = Math.max(...come);
		return come.flatMap((by, goal) =>
			by < most ? [] : (to: number) => -(homewards(game, player, here, to)[goal] ?? 0)
		);
	}
	const exits = exitsOf(game);
	const { from, ...ways } = waysOn(game, state, units);
	const through: Ways = {
		...ways,
		from: (at, spent, go) => isDistrict(game.board, at) && from(at, spent, go)
	};
	return [
		(to) => {
			const { nodes, costs } = reached(through, to, FAR);
			const out = nodes.flatMap((node, nth) => (exits.has(node) ? (costs[nth] ?? FAR) : []));
			return Math.max(0, Math.min(FAR, ...out) - left(to));
		}
	];
};

/** 8.2.6 d Do they find room where a step leads, or farther on with the MP that are left, or leave the map from there? */
const findsRoom = (
	game: Game,
	state: State,
	units: readonly Unit[],
	to: number,
	left: number
): boolean => {
	const [first] = units;
	if (!first) return false;
	const { player } = first;
	const takes = (place: number): boolean => spaceAt(game, state, player, units, place);
	if (takes(to)) return true;
	const inside = isDistrict(game.board, indexOf(game, state.running?.from ?? first.at));
	const { nodes, costs } = reached(waysOn(game, state, units), to, Math.max(0, left));
	return nodes.some(
		(place, nth) =>
			takes(place) || (!inside && mayLeave(game, player, place) && (costs[nth] ?? 0) < left)
	);
};

/** 8.2.6 a Could one of them stop in a district within their MP, but not all of them in one? */
const isCramped = (
	game: Game,
	state: State,
	units: readonly Unit[],
	from: number,
	all: number
): boolean => {
	if (units.length < 2 || units[0]?.player !== 'red' || isDistrict(game.board, from)) return false;
	const stops = (some: readonly Unit[]): boolean =>
		districts.some((place) => spaceAt(game, state, 'red', some, place));
	const districts = reached(waysOn(game, state, units), from, all).nodes.filter((place) =>
		isDistrict(game.board, place)
	);
	return !stops(units) && units.some((unit) => stops([unit]));
};

/** 8.2.6 D In Petrograd they stop in whatever district they like, as far as their MP go. */
const inCity = (
	game: Game,
	state: State,
	units: readonly Unit[],
	spent: number,
	all: number
): Owed => {
	const [first] = units;
	const ids = units.map(({ id }) => id);
	if (!first) return auto();
	const { player, at } = first;
	const visited = new Set(state.running?.path ?? []);
	const open = stepsBack(game, state, units, indexOf(game, at)).filter(
		(step) =>
			isDistrict(game.board, step.to) &&
			!visited.has(nameAt(game, step.to)) &&
			!step.zoc &&
			spent + step.cost <= all &&
			findsRoom(game, state, units, step.to, all - spent - step.cost)
	);
	const stays = option({ type: 'rest' }, { type: 'runEnded', units: ids });
	const full = !spaceAt(game, state, player, units, indexOf(game, at));
	return choice(player, '8.2.6', [
		...open.map(({ to, cost }) => {
			const place = nameAt(game, to);
			return option(
				{ type: 'run', place },
				{ type: 'ran', units: ids, place, spent: spent + cost, zoc: false, river: false }
			);
		}),
		...(full && open.length > 0 ? [] : [stays])
	]);
};

/** 8.2.6 D The Routed units of a place run, step by step, each step by the priorities of a retreat. */
const runOn = (game: Game, state: State, units: readonly Unit[], spent: number): Owed => {
	const [first] = units;
	const ids = units.map(({ id }) => id);
	const ended: Fact = { type: 'runEnded', units: ids };
	if (!first || first.at === null) return auto(ended);
	const { player } = first;
	const here = indexOf(game, first.at);
	// 7.6 Trotsky, who has no MP, keeps nobody back; alone he goes one hex.
	const free = units.length > 1 ? Infinity : 0;
	const all = Math.min(...units.map((unit) => allowanceOf(game, state, unit) || free));
	const began = state.running?.from ?? first.at;
	const fledCity = player === 'red' && isDistrict(game.board, indexOf(game, began));
	if (spent > 0 && player === 'red' && !fledCity && isDistrict(game.board, here))
		return inCity(game, state, units, spent, all);
	if (fledCity && exitsOf(game).has(here)) return auto(ended);
	const visited = new Set(state.running?.path ?? [first.at]);
	const goes = outOf(game, fledCity);
	const stepsOf = (some: readonly Unit[]): readonly StepBack[] =>
		stepsBack(game, state, some, here).filter(
			({ to }) => !visited.has(nameAt(game, to)) && goes(to)
		);
	const open = stepsOf(units);
	const roomy = (some: readonly Unit[], steps: readonly StepBack[]): readonly StepBack[] =>
		steps.filter(({ to, cost }) => findsRoom(game, state, some, to, all - spent - cost));
	const off = !fledCity && mayLeave(game, player, here) && (spent === 0 || spent < all);
	const paid = roomy(
		units,
		open.filter(({ cost }) => spent === 0 || spent + cost <= all)
	);
	// 8.2.6 a: they part where not all can take the ground, or find room.
	const parts = (): readonly Option[] =>
		partings(game, units, canGo).map(([others, apart]) =>
			option({ type: 'part', unit: apart.id }, runBegins(others))
		);
	const canGo = (some: readonly Unit[]): boolean => roomy(some, stepsOf(some)).length > 0;
	const { at } = first;
	const runBegins = (some: readonly Unit[]): Fact => ({
		type: 'runBegan',
		units: some.map(({ id }) => id),
		place: at
	});
	if (!off && spent === 0 && paid.length === 0 && units.length > 1) {
		const ways = parts();
		if (ways.length > 0) return choice(player, '8.2.6', ways);
		const alone = units.find((unit) => canGo([unit]));
		if (alone) return auto(runBegins([alone]));
	}
	if (off) return auto(...leaves(game, state, units, first.at), ended);
	const owing = (step: StepBack): readonly Fact[] => {
		const { zoc = false, river = false } = state.running ?? {};
		const tolls = tollsOf(step, { zoc, river });
		return tolls.length > 0 ? [{ type: 'tollsOwed', units: ids, tolls }] : [];
	};
	const cost = new Map(paid.map((step) => [step.to, step.cost]));
	const best = bestSteps(
		paid,
		goalsOf(game, state, units, (to) => all - spent - (cost.get(to) ?? 0)),
		stillToPay(game, state, units, spent, all)
	);
	if (best.length === 0)
		return spent === 0 && open.length === 0
			? auto(...surrendered(game, state, units), ended)
			: auto(ended);
	const apart = spent === 0 && isCramped(game, state, units, here, all) ? parts() : [];
	return choice(player, '8.2.6', [
		...best.map((step): Option => {
			const place = nameAt(game, step.to);
			return {
				command: { type: 'run', place },
				events: () => [
					{
						type: 'ran',
						units: ids,
						place,
						spent: spent + step.cost,
						zoc: step.zoc,
						river: step.river
					},
					...owing(step)
				]
			};
		}),
		...apart
	]);
};

/** 8.2.6 D What Routed units still have to run before their side moves; undefined where none has. */
export const runsOwed = (game: Game, state: State): Owed | undefined => {
	if (state.running) {
		const units = state.running.units
			.map((id) => unitOf(game, state, id))
			.filter(({ fate }) => fate === 'map');
		if (units.length === 0) return auto({ type: 'runEnded', units: [] });
		const [first] = units;
		if (first && moverOf(counterOf(game, first.id).type) === null)
			return trainRuns(game, state, units);
		return runOn(game, state, units, state.running.spent);
	}
	const next = nextToRun(game, state);
	const [first] = next;
	return first && indexOf(game, first.at) !== NOWHERE
		? auto({ type: 'runBegan', units: next.map(({ id }) => id), place: first.at ?? '' })
		: undefined;
};
