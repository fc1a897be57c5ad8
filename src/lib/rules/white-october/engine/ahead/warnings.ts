import { warningsBy, type Warning, type WarningOf } from '#lib/kernel/decided/forecast.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '../../words/en/engine-ahead.ts';
import { isOf, type Command } from '../commands.ts';
import { nameOf } from '../facts/kind.ts';
import { waiting } from '../flow.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { ownAt } from '../map/field.ts';
import { TROTSKY } from '../../rules/16-victory.ts';
import { lastTurn } from '../setup.ts';
import { isLow } from '../map/supply.ts';
import { areNeighbours } from '../moves/back.ts';
import { awaitsGarrison, mustReturn } from '../moves/entry.ts';
import { isHead } from '../overrun.ts';
import { comingIn } from '../phases/arrivals.ts';
import { isGarrisoned } from '../phases/fatigue.ts';
import { lostVehicles, strayVehicles } from '../phases/movement-phase.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { isCombatUnit } from '../../types.ts';

/** What a player may have forgotten, the gravest first. */
const WARNINGS = [
	'onItsMove',
	'needsCompany',
	'lost',
	'exposed',
	'noMunitions',
	'mayComeIn',
	'waits',
	'garrison',
	'couldAttack',
	'couldFire',
	'pointsLeft',
	'couldMove'
] as const;
export type Warned = Warning<(typeof WARNINGS)[number]>;
type Of = WarningOf<Warned['kind']>;
const { warning, gravestFirst } = warningsBy(WARNINGS);

const list = (units: readonly UnitId[]) => ({ list: units.map(nameOf) });
const unique = (units: readonly UnitId[]): readonly UnitId[] => [...new Set(units)];

/** 7.2, 14.1.1 The player's vehicles that are lost when his movement sequence ends, unless something changes. */
export const lostAsItStands = (
	game: Game,
	state: State
): readonly { readonly unit: UnitId; readonly rule: string }[] =>
	lostVehicles(game, state).flatMap((fact) =>
		fact.type === 'removed' && unitOf(game, state, fact.unit).player === state.player ? fact : []
	);

/** 5.4, WO-52 HQs and Trotsky of a player without anybody else, beside enemies: any attack destroys them. */
const exposed = (game: Game, state: State): readonly Unit[] => {
	const enemies = state.units.filter(
		({ id, player, fate, mode }) =>
			fate === 'map' &&
			player !== state.player &&
			mode !== 'routed' &&
			isCombatUnit(counterOf(game, id).type)
	);
	const places = [...new Set(enemies.flatMap(({ at }) => at ?? []))];
	return state.units.filter(
		({ player, fate, at }) =>
			fate === 'map' &&
			player === state.player &&
			at !== null &&
			ownAt(game, state, state.player, at).every(({ id }) => isHead(counterOf(game, id).type)) &&
			places.some((place) => areNeighbours(game, at, place))
	);
};

/** How many turns before the last in which it counts the garrison is spoken of: so long may the way be. */
const AHEAD = 2;

/** 16 Is this the last turn, after which nobody comes? */
const isLast = (game: Game, { turn, givenUp }: State): boolean => turn >= lastTurn(game, givenUp);

/** 16.1 The garrison on which a division depends, as long as nobody stands there. */
const garrison = (game: Game, state: State): readonly Warned[] => {
	const { hex, latest, delays } = game.pack.data.scenario.special.garrison;
	const waits = ({ id, player, fate }: Unit): boolean =>
		player === state.player && fate === 'due' && counterOf(game, id).formation === delays;
	if (state.turn < latest - AHEAD || state.garrison.done || isGarrisoned(game, state)) return [];
	if (isLast(game, state) || !state.units.some(waits)) return [];
	const what = say(words.garrisonMustStand, {
		place: nameOf(hex),
		turn: latest,
		formation: delays
	});
	return [warning({ kind: 'garrison', rule: '16.1', what, hex })];
};

/** 7 What may be forgotten in a movement sequence. */
const inMovement = (game: Game, state: State, asked: readonly Command[]): Warned[] => {
	const about = (id: UnitId, one: Omit<Of, 'what'>, text: typeof words.unitMayComeIn): Warned =>
		warning({
			...one,
			what: say(text, { unit: nameOf(id) }),
			hex: unitOf(game, state, id).at,
			units: [id]
		});
	const forAll = (
		units: readonly UnitId[],
		one: Omit<Of, 'what'>,
		text: typeof words.couldMoveUnits
	): readonly Warned[] =>
		units.length > 0 ? [warning({ ...one, what: say(text, { units: list(units) }), units })] : [];
	const { moving } = state;
	const stray = strayVehicles(game, state).map(({ id }) => id);
	const returning = state.units.filter(
		({ player, fate, due }) =>
			player === state.player && fate === 'due' && due?.returning === true && due.turn <= state.turn
	);
	const lost = new Set(returning.map(({ id }) => id));
	const must = mustReturn(game, state);
	const comes = unique(
		asked.flatMap((one) => (one.type === 'enter' || one.type === 'land' ? one.unit : []))
	).filter((id) => !lost.has(id));
	const waits =
		moving === null && !isLast(game, state)
			? comingIn(game, state, state.player, 'foot', 'rail', 'sea')
					.filter((unit) => !lost.has(unit.id) && !awaitsGarrison(game, state, unit))
					.map(({ id }) => id)
					.filter((id) => !comes.includes(id))
			: [];
	const idle = asked
		.filter(isOf('pick'))
		.map(({ unit }) => unit)
		.filter((id) => !unitOf(game, state, id).moved);
	return [
		...(moving === null
			? []
			: [about(moving, { kind: 'onItsMove', rule: '7.1', stops: true }, words.unitIsOnItsMove)]),
		...stray.map((id) =>
			about(id, { kind: 'needsCompany', rule: '7.2', stops: true }, words.unitNeedsCompany)
		),
		...lostAsItStands(game, state)
			.filter(({ unit }) => !stray.includes(unit))
			.map(({ unit, rule }) =>
				about(
					unit,
					{ kind: 'lost', rule },
					rule === '7.2' ? words.unitIsAloneAndLost : words.unitIsFarAndLost
				)
			),
		...exposed(game, state).map(({ id }) => {
			const kind = { kind: 'exposed', rule: '5.4' } as const;
			const one = about(id, kind, words.unitIsAloneBesideEnemies);
			return counterOf(game, id).type === 'leader'
				? { ...one, what: say(words.trotskyIsAlone, { unit: nameOf(id), ep: TROTSKY }) }
				: one;
		}),
		...returning.map((unit) =>
			about(
				unit.id,
				{ kind: 'lost', rule: '7.9', ...(must.includes(unit) && { stops: true }) },
				words.unitIsLostIfItDoesNotComeBackNow
			)
		),
		...comes.map((id) => about(id, { kind: 'mayComeIn', rule: '7.8' }, words.unitMayComeIn)),
		...forAll(waits, { kind: 'waits', rule: '7.8' }, words.unitsWaitATurn),
		...garrison(game, state),
		...forAll(idle, { kind: 'couldMove', rule: '7.1' }, words.couldMoveUnits)
	];
};

/** 8 What may be forgotten while attacks and barrages are declared. */
const inCombat = (game: Game, state: State, asked: readonly Command[]): Warned[] => {
	const attacks = asked.filter(isOf('attack'));
	const places = [...new Set(attacks.map(({ place }) => place))];
	const guns = unique(asked.filter(isOf('barrage')).map(({ unit }) => unit));
	const could = new Set(attacks.map(({ unit }) => unit));
	return [
		...(state.combat?.attacks ?? []).flatMap(({ place, units }): Warned[] => {
			const low = units.filter((id) => isLow(game, state, unitOf(game, state, id)));
			if (low.length === 0) return [];
			return [
				warning({
					kind: 'noMunitions',
					rule: '4.4.1',
					what: say(words.attackersAreLowOnAmmo, { place: nameOf(place), units: list(low) }),
					units: low,
					hex: place
				})
			];
		}),
		...places.map((place): Warned => {
			const units = unique(attacks.filter((one) => one.place === place).map(({ unit }) => unit));
			return warning({
				kind: 'couldAttack',
				rule: '8.2.1',
				what: say(words.couldAttackPlaceUnits, { place: nameOf(place), units: list(units) }),
				units,
				hex: place
			});
		}),
		...guns
			.filter((id) => !could.has(id))
			.map((id) =>
				warning({
					kind: 'couldFire',
					rule: '8.1',
					what: say(words.unitCouldFire, { unit: nameOf(id) }),
					hex: unitOf(game, state, id).at,
					units: [id]
				})
			)
	];
};

/** 2 What the player who is asked should look at before he ends this part of his turn, the gravest first. */
export const warningsOf = (game: Game, state: State): readonly Warned[] => {
	const { commands } = waiting(game, state);
	if (state.sequence === 'movement' && !state.running)
		return gravestFirst(inMovement(game, state, commands));
	if (state.combat?.stage === 'declare') return inCombat(game, state, commands);
	const restores = commands.filter(isOf('restore'));
	return restores.length > 0
		? [
				warning({
					kind: 'pointsLeft',
					rule: '3.3',
					what: say(words.pointsCouldBeSpent, { points: state.points[state.player] }),
					units: restores.map(({ unit }) => unit)
				})
			]
		: [];
};
