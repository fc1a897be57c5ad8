import { CHARTS } from '#lib/rules/white-october/charts.ts';
import { exertsZoc, inZocOf } from '#lib/rules/white-october/rules/01-definitions.ts';
import {
	commandedFrom,
	stopsLines,
	suppliedFrom,
	type LinesOf
} from '#lib/rules/white-october/rules/04-lines.ts';
import { sourcesOf } from '#lib/rules/white-october/rules/04-supply.ts';
import { radiusOf } from '#lib/rules/white-october/rules/05-hq.ts';
import {
	allowance,
	intoZoc,
	paidFor,
	stepCost
} from '#lib/rules/white-october/rules/07-movement/07-1-movement.ts';
import {
	mayStack,
	type Stacked
} from '#lib/rules/white-october/rules/07-movement/07-2-stacking.ts';
import { mayUseStop, STOPS } from '#lib/rules/white-october/rules/07-movement/07-5-rail.ts';
import { rangesFrom } from '#lib/rules/white-october/rules/12-city.ts';
import { fleetReach } from '#lib/rules/white-october/rules/15-fleets-air.ts';
import {
	boardOf,
	brokenBridges,
	FORBIDDEN,
	HALVES,
	placeAt,
	stepBetween
} from '#lib/rules/white-october/scenarios/board.ts';
import { shippedPack } from '#lib/rules/white-october/scenarios/pack.ts';
import {
	UNIT_TYPES,
	type Army,
	type Mover,
	type Place,
	type Player,
	type UnitState,
	type UnitType
} from '#lib/rules/white-october/types.ts';
import { value } from './answers.ts';
import type { Raw } from './raw.ts';

const { data } = shippedPack();
export const board = boardOf(data, CHARTS);
export const at = (place: Place): number => placeAt(board, place);

export const yesOrNo = (holds: boolean): { value: number } =>
	value(holds ? 1 : 0) as { value: number };
export const playerIn = (raw: Raw, key = 'side'): Player =>
	raw.text(key, 'Red') === 'Red' ? 'red' : 'white';

/** The enemies of a case, by the place where they stand. */
const stacksIn = (raw: Raw, key: string) => {
	const stacks = new Map<number, { type: UnitType; whiteSymbol: boolean; state: UnitState }[]>();
	for (const one of raw.each(key)) {
		const place = at(one.text('hex', one.text('district', '')));
		const unit = {
			type: one.text<UnitType>('type', 'infantry'),
			whiteSymbol: one.flag('white_symbol'),
			state: one.text<UnitState>('state', 'normal')
		};
		stacks.set(place, [...(stacks.get(place) ?? []), unit]);
	}
	return stacks;
};

const zocIn = (raw: Raw, key: string): ((place: number) => boolean) => {
	const stacks = stacksIn(raw, key);
	return (place) => inZocOf(board, (next) => exertsZoc(stacks.get(next) ?? []), place);
};

const linesIn = (raw: Raw, own: readonly Place[]): LinesOf => {
	const zoc = zocIn(raw, 'enemies');
	const friends = [...own, ...raw.list<Place>('friends')].map(at);
	const enemies = stacksIn(raw, 'enemies');
	return {
		zoc: (place) => zoc(place) && !friends.includes(place),
		held: (place) => enemies.get(place)?.some(({ type }) => stopsLines(type)) ?? false,
		broken: brokenBridges(board, raw.list<readonly [Place, Place]>('blown'))
	};
};

const stackIn = (raw: Raw): Stacked[] =>
	raw.each('units').map((one) => {
		const type = one.text<UnitType | 'communist' | 'district'>('type', 'infantry');
		const ep = one.number('ep', 1);
		if (type === 'communist' || type === 'district')
			return { type: 'infantry', ep, detachment: type };
		return { type: UNIT_TYPES.find((known) => known === type) ?? 'infantry', ep };
	});

const stacking = (raw: Raw) => {
	const place = raw.text<string>('place', 'field');
	const units = stackIn(raw);
	const { stacking: limits, rail } = data.scenario;
	const stop = STOPS.find((one) => place === `rail_${one}`);
	if (stop) return yesOrNo(mayUseStop(units, rail.detrain[stop]));
	return yesOrNo(mayStack(units, limits, place === 'city' ? 'city' : 'field'));
};

const moveCost = (raw: Raw) => {
	const mover = raw.text<Mover>('cls', 'infantry');
	const zoc = raw.list<Place>('zoc');
	const path = raw.list<Place>('path');
	const costs = path.slice(1).map((place, before) => {
		const step = stepBetween(board, at(path[before] ?? ''), at(place));
		const ground = stepCost(board, mover, step, board.wrecked);
		return ground === FORBIDDEN ? FORBIDDEN : intoZoc(ground, zoc.includes(place));
	});
	if (!raw.has('mp')) {
		if (costs.includes(FORBIDDEN)) return value('x');
		return value(costs.reduce((sum, cost) => sum + cost, 0) / HALVES);
	}
	let left = raw.number('mp', 0) * HALVES;
	const stuck = costs.findIndex((cost, before) => {
		const paid = cost === FORBIDDEN ? FORBIDDEN : paidFor(cost, left, before === 0);
		left -= paid;
		return paid === FORBIDDEN;
	});
	return value(stuck < 0 ? costs.length : stuck);
};

/** The kinds that are about the maps. */
export const ON_THE_MAP: Readonly<Record<string, (raw: Raw) => unknown>> = {
	'wo.movement': (raw) =>
		value(
			allowance(raw.number('mp', 0), {
				state: raw.text<UnitState>('state', 'normal'),
				rest: raw.flag('rest'),
				forcedMarch: raw.flag('forced_march')
			})
		),
	'wo.move_cost': moveCost,
	'wo.zoc': (raw) => {
		const place = at(raw.text('hex', raw.text('district', '')));
		return yesOrNo(zocIn(raw, 'units')(place) && !raw.flag('friend'));
	},
	'wo.supply': (raw) => {
		const place = raw.text('place', '');
		const sources = sourcesOf(data, board, raw.text<Army>('army', 'Red'), {
			forts: raw.list<Place>('forts', ['28/M', '29/L', '26/Q']),
			firstDivisionKept: raw.flag('first_division_kept', true)
		});
		return yesOrNo(suppliedFrom(board, sources, linesIn(raw, [place]))[at(place)] === 1);
	},
	'wo.command': (raw) => {
		const [hq, place] = [raw.text('hq', ''), raw.text('place', '')];
		const radius = radiusOf(raw.number('radius', 0), raw.text<UnitState>('state', 'normal'));
		if (radius === null) return yesOrNo(false);
		return yesOrNo(
			commandedFrom(board, at(hq), radius, linesIn(raw, [hq, place]))[at(place)] === 1
		);
	},
	'wo.range': (raw) =>
		value(rangesFrom(board, at(raw.text('from', '')), 100).get(at(raw.text('to', ''))) ?? Infinity),
	'wo.fleet_reach': (raw) =>
		yesOrNo(fleetReach(board, playerIn(raw), at(raw.text('from', ''))).has(at(raw.text('to', '')))),
	'wo.stacking': stacking
};
