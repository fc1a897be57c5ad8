import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	areNeighbours,
	counterOf,
	nameOf,
	placeName,
	TARGET_NAMES,
	targetsAt,
	unitOf,
	type Command,
	type OctoberEngine,
	type State,
	type Target,
	type UnitId,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer } from '#lib/features/board/ask.ts';
import type { Reach } from '#lib/features/board/face.ts';
import { fires } from '../counters.ts';
import { words } from '../words/en/fight.ts';

/** 8.1.2 What a barrage may be aimed at. */
const TARGETS = Object.keys(TARGET_NAMES) as Target[];

/** 8.3 Where a unit may move up to, whom it may attack, and what it may do where it stands. */
export const declarationsOf = (
	engine: OctoberEngine,
	state: State,
	unit: UnitId,
	{ commands }: Waiting,
	here: readonly Answer<Command>[]
): Reach<Command> => {
	const game = engine.game(state);
	const ups = new Map(
		commands.flatMap((one) =>
			one.type === 'advanceTo' && one.unit === unit ? [[one.place, one] as const] : []
		)
	);
	const targets = [
		...new Set(
			commands.flatMap((one) =>
				(one.type === 'attack' || one.type === 'barrage') && one.unit === unit ? one.place : []
			)
		)
	];
	const aim = ups.size > 0 ? words.tapWhomToFightOrWhere : words.tapWhomToFight;
	const enemies = state.units.flatMap(({ fate, at, player }) =>
		fate === 'map' && at !== null && player !== state.player ? at : []
	);
	const why = (place: string): ReturnType<Reach<Command>['why']> => {
		const refusalOf = (command: Command): Refusal | undefined => {
			const decision = engine.decide(state, command);
			return decision.ok ? undefined : decision.refusal;
		};
		if (!enemies.includes(place)) return refusalOf({ type: 'advanceTo', unit, place });
		const target = TARGETS.find((one) => targetsAt(game, state, place, one).length > 0);
		const shells = target && fires(counterOf(game, unit).type);
		const refusal = refusalOf(
			shells
				? { type: 'barrage', unit, place, target }
				: { type: 'attack', unit, place, join: null }
		);
		const names = { unit: nameOf(unit), place: placeName(place) };
		return (
			refusal && {
				...refusal,
				title: say(shells ? words.unitCannotFireAt : words.unitCannotAttack, names)
			}
		);
	};
	/** Whoever does nothing at all is refused where it might: next to it, or anywhere. */
	const idle = (): Refusal | null => {
		const { at } = unitOf(game, state, unit);
		const place = enemies.find((one) => at !== null && areNeighbours(game, at, one)) ?? enemies[0];
		return (place !== undefined && why(place)) || null;
	};
	return {
		bound: targets.length + ups.size + here.length > 0 ? null : idle(),
		left: new Map([...ups.keys()].map((place) => [place, ''])),
		ways: (hex) => {
			const command = ups.get(hex);
			return command
				? [
						{
							path: [hex],
							costs: [],
							spent: '0',
							left: '',
							notes: [{ says: say(words.itDoesNothingElse), rule: '8.3' }],
							ends: [{ key: 'up', label: say(words.moveUp), command }]
						}
					]
				: [];
		},
		why,
		asFar: () => undefined,
		here,
		hint: say(targets.length > 0 ? aim : words.tapALitHexToMoveUpTo),
		targets
	};
};
