import { isSpottedShelling } from '../../rules/06-events.ts';
import { demoralised } from '../../rules/10-red-morale.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, type Game } from '../game.ts';
import { auto, choice, option, type Option, type Owed } from '../owed.ts';
import { lostVehicles } from '../phases/movement-phase.ts';
import type { State } from '../state.ts';
import { beginning, fightOwed } from './attack.ts';
import { fireOwed, hitOwed, nextShot } from './barrage.ts';
import { declareOwed } from './declare.ts';
import { disorderOwed, retreatOwed } from './retreats.ts';
import type { CombatState } from './state.ts';

/** 10.1 The two divisions lose heart after White's first combat sequence of the game; who is Routed before it has retreated. */
const heartLost = (game: Game, state: State, combat: CombatState): Fact[] => {
	if (state.turn !== 1 || state.player !== 'white') return [];
	const divisions = game.pack.data.scenario.special.demoralised;
	const entered = combat.entered.map((at) => indexOf(game, at));
	const became = (what: string): string[] =>
		state.units
			.filter(
				(unit) =>
					unit.fate === 'map' &&
					demoralised(
						game.board,
						{
							ofThem: divisions.includes(counterOf(game, unit.id).formation),
							place: indexOf(game, unit.at),
							retreated: unit.mode === 'routed' || combat.wentBack.includes(unit.id)
						},
						entered
					) === what
			)
			.map(({ id }) => id);
	return [{ type: 'demoralised', fled: became('routed'), held: became('restricted') }];
};

/** 8 The end of the sequence. */
const closing = (game: Game, state: State, combat: CombatState): Owed =>
	auto(
		...heartLost(game, state, combat),
		...lostVehicles(game, state),
		{ type: 'combatEnded', units: state.units.map(({ id }) => id) },
		{ type: 'stepEnded' }
	);

/** 6 A barrage may be observed from the air by who has drawn that. */
const observing = (game: Game, { events, player }: State, unit: string): Option[] =>
	events.hand[player] === 'air_observation' && isSpottedShelling(counterOf(game, unit).type)
		? [
				option(
					{ type: 'observe', unit },
					{ type: 'eventPlayed', player, event: 'air_observation', role: null },
					{ type: 'fireOpened', unit, observed: true }
				)
			]
		: [];

/** 8 What is fought next: any declared attack, or the next barrage, in the order that the active player likes. */
const resolveOwed = (game: Game, state: State, combat: CombatState): Owed => {
	const shot = nextShot(combat);
	if (combat.firing && shot) return fireOwed(game, state, shot, combat.observed);
	const open = combat.attacks.filter(({ id }) => !combat.resolved.includes(id));
	const options: Option[] = open.map((attack) => ({
		command: { type: 'resolve', attack: attack.id },
		events: () => beginning(game, state, attack)
	}));
	options.push(
		...combat.shots
			.slice(combat.fired)
			.flatMap(({ unit }) => [
				option({ type: 'fire', unit }, { type: 'fireOpened', unit, observed: false }),
				...observing(game, state, unit)
			])
	);
	return options.length === 0 ? closing(game, state, combat) : choice(state.player, '8', options);
};

/** 8 What comes next in a combat sequence: units that must go back first, then what a hit or an attack owes. */
export const combatOwed = (game: Game, state: State): Owed => {
	const { combat } = state;
	if (!combat) return auto({ type: 'stepEnded' });
	if (combat.disorder.length > 0) return disorderOwed(game, state, combat);
	if (combat.retreats.length > 0) return retreatOwed(game, state, combat);
	if (combat.hit) return hitOwed(game, state, combat.hit);
	if (combat.fight) return fightOwed(game, state, combat, combat.fight);
	return combat.stage === 'declare'
		? declareOwed(game, state, combat)
		: resolveOwed(game, state, combat);
};
