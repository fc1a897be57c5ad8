import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	fireRange,
	isOpenTo,
	mayBarrage,
	TARGETS,
	type Gun,
	type Target
} from '../../../rules/08-combat/08-2-4-supports.ts';
import { besides } from '../../../scenarios/board.ts';
import { enemyOf, isArtillery, isCombatUnit, type Player, type UnitType } from '../../../types.ts';
import { words } from '../../../words/en/engine-combat.ts';
import { words as eventWords } from '../../../words/en/engine-events.ts';
import type { Command } from '../../commands.ts';
import type { Fact } from '../../facts.ts';
import { counterOf, indexOf, lasting, once, unitOf, type Game } from '../../game.ts';
import { fieldOf, isThere, ownAt } from '../../map/field.ts';
import { unitsOf } from '../../map/roster.ts';
import { isHead } from '../../overrun.ts';
import { turnData } from '../../setup.ts';
import type { Place, State, Unit, UnitId } from '../../state.ts';
import { rangeOf, rangesAt } from '../scene.ts';
import type { CombatState, Shot } from '../state.ts';

/** 8.2.4 A unit as one that fires. */
export const gunOf = (game: Game, { helped }: CombatState, unit: Unit): Gun => {
	const { type, range = 2, barrageOnly } = counterOf(game, unit.id);
	return {
		type,
		far: range > 2,
		barrageOnly,
		state: unit.mode,
		spent: unit.task !== null || helped.includes(unit.id)
	};
};

/** 8.1.2 Does a unit fire as far as this place, from where it stands? */
export const reaches = (game: Game, unit: Unit, place: Place): boolean => {
	const { type, range = 2 } = counterOf(game, unit.id);
	return unit.at === null || rangeOf(game, unit.at, place) <= fireRange({ type, far: range > 2 });
};

/** 1.7 Is the weather clear? */
export const isClear = (game: Game, { turn }: State): boolean =>
	turnData(game, turn).weather === 'clear';

/** Can this unit do anything in its side's combat sequence: on the map or in its box, with nothing done yet? */
export const isIdle = (state: State, unit: Unit): boolean =>
	unit.player === state.player &&
	(unit.fate === 'map' || unit.fate === 'box') &&
	unit.task === null &&
	unit.mode !== 'routed';

/** 8.1.2 The units of a kind of target in a place; Trotsky is shelled like an HQ (WO-52). */
export const targetsAt = (game: Game, state: State, at: Place, target: Target): readonly Unit[] =>
	ownAt(game, state, enemyOf(state.player), at).filter(({ id }) =>
		isTarget(counterOf(game, id).type, target)
	);
/** 8.1.2 The kinds of the other units there. */
const companyOf = (game: Game, state: State, at: Place, target: Target): readonly UnitType[] =>
	ownAt(game, state, enemyOf(state.player), at)
		.map(({ id }) => counterOf(game, id).type)
		.filter((type) => !isTarget(type, target));
/** 8.1.3 The kind that a barrage is aimed at as it is fired: as declared, or what is open to it where nothing of that is left. */
export const aimedAt = (game: Game, state: State, { place, target }: Shot): Target =>
	[target, ...TARGETS].find(
		(one) =>
			targetsAt(game, state, place, one).length > 0 &&
			(one === target || (one !== 'fleet' && isOpenTo(one, companyOf(game, state, place, one))))
	) ?? target;
const isTarget = (type: UnitType, target: Target): boolean =>
	target === 'combat'
		? isCombatUnit(type)
		: target === 'artillery'
			? isArtillery(type)
			: target === 'hq'
				? isHead(type)
				: target === type;

/** 8.1.2 Is a place next to a unit of the active side? */
const observed = (game: Game, state: State, at: number): boolean => {
	const own = fieldOf(game, state)[state.player];
	for (const next of besides(game.board, at)) if (isThere(own, next)) return true;
	return false;
};

/** 6 Does the Royal Navy hesitate in this turn? */
export const waits = (game: Game, { events: { navy } }: State, id: string): boolean => {
	const { army, type } = counterOf(game, id);
	return navy && army === 'British' && type === 'fleet';
};

/** 8.1 A unit shells a kind of target. */
export const shell = (
	game: Game,
	state: State,
	combat: CombatState,
	{ unit: id, place, target }: Extract<Command, { type: 'barrage' }>
): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	const { type, firepower } = counterOf(game, id);
	if (!isIdle(state, unit) || (firepower ?? 0) === 0)
		return refuse('8.1.1', say(words.thisUnitDoesNotFireNow));
	if (waits(game, state, id)) return refuse('6', say(eventWords.theRoyalNavyWaits));
	if ((unit.fate === 'box') !== (type === 'air'))
		return refuse('8.1.1', say(words.thisUnitDoesNotFireNow));
	const aimed = targetsAt(game, state, place, target);
	if (aimed.length === 0) return refuse('8.1.2', say(words.thereIsNoSuchTarget));
	const may = mayBarrage(gunOf(game, combat, unit), {
		range: unit.at === null ? 0 : rangeOf(game, unit.at, place),
		observed: observed(game, state, indexOf(game, place)),
		clear: isClear(game, state),
		target,
		company: companyOf(game, state, place, target),
		inKronstadt: isKronstadt(game, place),
		attacked: combat.attacks.some((one) => one.place === place)
	});
	if (!may.ok) return may;
	return accept<Fact>({ type: 'barrageDeclared', unit: id, place, target });
};

/** The enemies of the active player on the map. */
export interface Enemies {
	/** The places where they stand, in the module's order, with their indices. */
	readonly places: readonly (readonly [Place, number])[];
	/** 1 in each of them. */
	readonly there: Uint8Array;
	/** 8.1.2 What there is to be shelled in each of them. */
	readonly targets: readonly (readonly Target[])[];
}

const standing = lasting<'enemies', Enemies>();
const inField = lasting<Player, Enemies>();

/** 8.1.2 The enemies of the active player; the same ones as long as none of them has changed. */
export const enemiesOf = (game: Game, state: State): Enemies =>
	inField(game, state.player, [fieldOf(game, state)], () => enemiesNow(game, state));

const enemiesNow = (game: Game, state: State): Enemies => {
	const units = unitsOf(game, state, enemyOf(state.player), 'map');
	return standing(game, 'enemies', [units], () => {
		const there = new Uint8Array(game.board.places.length);
		const places = [...new Set(units.flatMap(({ at }) => at ?? []))].map(
			(at) => [at, indexOf(game, at)] as const
		);
		for (const [, at] of places) there[at] = 1;
		const targets = places.map(([at]) =>
			TARGETS.filter((target) => targetsAt(game, state, at, target).length > 0)
		);
		return { places, there, targets };
	});
};

const inRange = lasting<UnitId, readonly number[]>();

/** 8.1.2 The enemies, by their place in the list, that a gun reaches; none for those who do not fire. */
const reachedBy = (game: Game, { id, at }: Unit, enemies: Enemies): readonly number[] =>
	(counterOf(game, id).firepower ?? 0) === 0
		? NOBODY
		: inRange(game, id, [at, enemies], () => {
				const near = at === null ? null : rangesAt(game, indexOf(game, at));
				const found: number[] = [];
				enemies.places.forEach(([, there], nth) => {
					if (near?.has(there) !== false) found.push(nth);
				});
				return found;
			});
const NOBODY: readonly number[] = [];

const looked = lasting<'enemies', readonly boolean[]>();
const seen = lasting<'enemies', readonly boolean[]>();

/** 8.1.2 Which of the enemies are observed; the same list as long as nothing in it changes. */
export const observedOf = (game: Game, state: State, enemies: Enemies): readonly boolean[] =>
	looked(game, 'enemies', [fieldOf(game, state), enemies], () => {
		const now = enemies.places.map(([, at]) => observed(game, state, at));
		return seen(game, 'enemies', now, () => now);
	});

/** 8.1.2 Which of those that a gun reaches are observed. */
export const inView = (
	game: Game,
	gun: Unit,
	enemies: Enemies,
	observed: readonly boolean[]
): readonly (boolean | undefined)[] => reachedBy(game, gun, enemies).map((nth) => observed[nth]);

/** 8.1 Everything that a unit could shell. */
export const barragesOf = (
	game: Game,
	state: State,
	combat: CombatState,
	unit: Unit,
	enemies: Enemies
): readonly Command[] =>
	reachedBy(game, unit, enemies).flatMap((nth) => {
		const place = enemies.places[nth]?.[0] ?? '';
		return (enemies.targets[nth] ?? [])
			.map((target) => ({ type: 'barrage', unit: unit.id, place, target }) as const)
			.filter((command) => shell(game, state, combat, command).ok);
	});

const kronstadt = once(
	(game): ReadonlySet<Place> =>
		new Set(
			game.pack.data.scenario.setup.flatMap(({ at, unit }) =>
				at && counterOf(game, unit).barrageOnly ? [at] : []
			)
		)
);

/** 15.1 Kronstadt is where its fort is. */
const isKronstadt = (game: Game, at: Place): boolean => kronstadt(game).has(at);

/** 15.1 The Red fleet uses one of its full actions; after the last it is Low Ammo for good. */
export const fleetActs = (game: Game, state: State, id: string, army: string): readonly Fact[] => {
	const { actions } = counterOf(game, id);
	const unit = unitOf(game, state, id);
	if (actions === undefined || army !== 'Red' || unit.lowAmmo) return [];
	return [{ type: 'fleetActed', actions: state.fleetActions + 1 }];
};
