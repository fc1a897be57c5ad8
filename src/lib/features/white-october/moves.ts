import { say } from '#lib/kernel/phrase.ts';
import {
	allowanceOf,
	unitOf,
	type Command,
	type Game,
	type OctoberEngine,
	type State,
	type Step,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer, Reach, WayTo } from '#lib/features/board/face.ts';
import { ofUnit } from './asks.ts';
import { orderOf, trial, type Trial } from './trial.ts';
import { words } from './words/en/board.ts';

/** 7.1 Half points as a player says them: `1`, `1½`. */
export const inPoints = (halves: number): string =>
	`${halves >= 2 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 ? '½' : ''}`;

/** Where movement points do not count: rails, the sea. */
const FREE = '·';

/** 7.8 A unit that is to come in: the places by which it may. */
const arrival = (unit: UnitId, { commands }: Waiting): Reach<Command> => {
	const ways = new Map(
		commands.flatMap((one) =>
			(one.type === 'enter' || one.type === 'land') && one.unit === unit
				? [[one.place, one] as const]
				: []
		)
	);
	return {
		bound: null,
		left: new Map([...ways.keys()].map((place) => [place, '↓'])),
		ways: (hex) => {
			const command = ways.get(hex);
			return command
				? [
						{
							...{ path: [hex], costs: [], spent: '0', left: '' },
							ends: [{ key: 'enter', label: say(words.entersHere), command }]
						}
					]
				: [];
		},
		why: () => undefined,
		asFar: () => undefined,
		here: []
	};
};

/** 7.1 What the last of these steps has spent, in half points, and over which places it went. */
const moveIn = (tried: Trial, unit: UnitId) =>
	tried.ok
		? tried.facts.flatMap((fact) =>
				fact.type === 'moved' && fact.unit === unit ? [{ path: fact.path, spent: fact.spent }] : []
			)[0]
		: undefined;

/** 7.1 Where a unit gets to, by which way, and what it may do there. */
export const reachOf = (
	engine: OctoberEngine,
	game: Game,
	state: State,
	unit: UnitId,
	next: Waiting
): Reach<Command> => {
	if (state.units.some(({ id, fate }) => id === unit && fate === 'due')) return arrival(unit, next);
	const begins: readonly Step[] = state.moving === unit ? [] : [{ type: 'pick', unit }];
	const begun = trial(engine, state, begins);
	const here = state.moving === null ? ofUnit(game, state, next, unit) : [];
	if (!begun.ok)
		return {
			bound: here.length > 0 ? null : begun.refusal,
			left: new Map(),
			ways: () => [],
			why: () => begun.refusal,
			asFar: () => undefined,
			here
		};
	const open = begun.state.moving === unit;
	const tries = new Map(
		(open ? begun.next().commands : []).flatMap((one) => {
			if (one.type !== 'go') return [];
			const tried = trial(engine, begun.state, [one]);
			const made = moveIn(tried, unit);
			return made && tried.ok ? [[one.place, { one, tried, made }] as const] : [];
		})
	);
	const all = allowanceOf(game, state, unitOf(game, state, unit));
	const left = (spent: number): string => (all === 0 ? FREE : inPoints(Math.max(0, all - spent)));
	const spentBefore = state.units.find(({ id }) => id === unit)?.spent ?? 0;
	const endsAt = (hex: string): readonly Answer<Command>[] => {
		const known = tries.get(hex);
		if (!known) return [];
		const steps: readonly Step[] = [...begins, known.one];
		const goesOn = known.tried.state.moving === unit;
		const end = (key: string, label: string, more: readonly Step[]): Answer<Command> => ({
			...{ key, label: say(label) },
			command: orderOf([...steps, ...more])
		});
		return goesOn
			? [end('end', words.endHere, [{ type: 'rest' }]), end('on', words.goOnFromThere, [])]
			: [end('end', words.endHere, [])];
	};
	const way = (hex: string): readonly WayTo<Command>[] => {
		const known = tries.get(hex);
		if (!known) return [];
		const { path, spent } = known.made;
		return [
			{
				...{ path, costs: [] },
				spent: inPoints(Math.max(0, spent - spentBefore)),
				left: left(spent),
				ends: endsAt(hex)
			}
		];
	};
	return {
		bound: null,
		left: new Map([...tries].map(([hex, { made }]) => [hex, left(made.spent)])),
		ways: way,
		why: (hex) => {
			const tried = trial(engine, begun.state, [{ type: 'go', place: hex }]);
			return tried.ok ? undefined : tried.refusal;
		},
		asFar: () => undefined,
		here: [
			...here,
			...(open
				? [
						{
							key: 'rest',
							label: say(words.stayHere),
							command: orderOf([...begins, { type: 'rest' } as const])
						}
					]
				: [])
		]
	};
};
