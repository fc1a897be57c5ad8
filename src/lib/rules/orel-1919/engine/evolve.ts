import { captives, cityAfter, controlled, gone, marched, moved, withUnit } from './changes.ts';
import { evolveCombat } from './combat/evolve.ts';
import type { Fact } from './facts.ts';
import { placeOf, type Game } from './game.ts';
import { startOf } from './setup.ts';
import type { Attack, State } from './state.ts';

const joined = (attacks: readonly Attack[], id: number, made: Attack): readonly Attack[] =>
	attacks.some((attack) => attack.id === id)
		? attacks.map((attack) =>
				attack.id === id ? { ...attack, units: [...attack.units, ...made.units] } : attack
			)
		: [...attacks, made];

/** The state after a fact. Total; never refuses, never rolls. */
export const evolve = (game: Game, state: State, event: Fact): State => {
	switch (event.type) {
		case 'gameBegan':
			return startOf(game, event.scenario);
		case 'turnBegan':
			return { ...state, turn: event.turn, player: event.player, phase: 'depots', rolled: false };
		case 'phaseBegan':
			return { ...state, phase: event.phase };
		case 'phaseEnded':
		case 'diceThrown':
			return state;
		case 'marked': {
			const units = state.units.slice();
			for (const id of event.units) {
				const place = placeOf(game, id);
				const unit = units[place];
				if (unit) units[place] = { ...unit, ...event.marks };
			}
			return { ...state, units };
		}
		case 'pointsCame':
			return {
				...state,
				points: { ...state.points, [event.player]: state.points[event.player] + event.points },
				exactions: { ...state.exactions, [event.player]: 0 }
			};
		case 'enlisted': {
			const { prisonersPerPoint } = game.pack.data.scenario.recruitment;
			const { player } = event;
			return {
				...state,
				points: { ...state.points, [player]: state.points[player] + 1 },
				prisoners: { ...state.prisoners, [player]: state.prisoners[player] - prisonersPerPoint }
			};
		}
		case 'restored': {
			const { player } = state;
			return {
				...withUnit(game, state, event.unit, (unit) => ({
					...unit,
					steps: unit.steps + 1,
					recruits: event.recruits
				})),
				points: { ...state.points, [player]: state.points[player] - 1 }
			};
		}
		case 'raised': {
			const { player } = state;
			const { battalionCost } = game.pack.data.scenario.recruitment;
			const { hex } = event;
			const next = withUnit(game, state, event.unit, (unit) => ({
				...unit,
				fate: hex === null ? 'due' : 'map',
				hex,
				due:
					hex === null
						? { turn: state.turn, hexes: [], group: null, penalty: 0, returning: false }
						: null
			}));
			return {
				...next,
				points: { ...state.points, [player]: state.points[player] - battalionCost },
				control: hex === null ? state.control : controlled(game, state.control, player, [hex])
			};
		}
		case 'commandChecked': {
			const out = new Set(event.out);
			return {
				...state,
				bodies: { ...state.bodies, ...event.bodies },
				ties: event.ties,
				units: state.units.map((unit) =>
					unit.player === event.player && unit.command === out.has(unit.id)
						? { ...unit, command: !unit.command }
						: unit
				)
			};
		}
		case 'bodyChosen': {
			const before = state.bodies[event.formation] ?? [];
			return {
				...state,
				bodies: { ...state.bodies, [event.formation]: [...before, event.body] },
				ties: event.settled ? state.ties.filter((name) => name !== event.formation) : state.ties
			};
		}
		case 'chanceDrawn': {
			const kind = game.book.charts.RANDOM_EVENTS.at(event.chance.event, 'kind');
			return {
				...state,
				rolled: true,
				hand: kind === 'controlled' ? [...state.hand, event.chance] : state.hand
			};
		}
		case 'playing':
			return { ...state, playing: event.playing };
		case 'chanceLapsed':
		case 'chancePlayed': {
			const at = state.hand.findIndex(
				(one) => one.event === event.event && one.player === event.player
			);
			return { ...state, hand: state.hand.filter((_, place) => place !== at) };
		}
		case 'suffers':
			return { ...state, suffering: event.suffering };
		case 'exacted':
			return {
				...state,
				exactions: { ...state.exactions, [event.player]: state.exactions[event.player] + 1 }
			};
		case 'movementBegan':
			return {
				...state,
				observed: event.observed,
				strays: event.strays,
				orelChosen: false,
				attacks: []
			};
		case 'woken':
			return { ...state, asleep: state.asleep.filter((id) => id !== event.group) };
		case 'picked':
		case 'movingChanged':
			return { ...state, moving: event.moving };
		case 'entered':
			return {
				...moved(game, state, event.unit, [event.hex], (unit) => ({
					...unit,
					moved: true,
					command: true
				})),
				moving: event.moving,
				entries:
					event.group === null ? state.entries : { ...state.entries, [event.group]: event.hex }
			};
		case 'moved':
			return moved(game, state, event.unit, event.path, marched, event.moving);
		case 'attackDeclared': {
			const { attack, kind, hex, unit } = event;
			return {
				...withUnit(game, state, unit, (one) => ({
					...one,
					action: { kind: 'attack', attack }
				})),
				attacks: joined(state.attacks, attack, { id: attack, kind, hex, units: [unit] }),
				nextAttack: Math.max(state.nextAttack, attack + 1)
			};
		}
		case 'placedInOrel':
			return { ...state, orel: event.place, orelChosen: state.orelChosen || event.chosen };
		case 'stepsLost': {
			const unit = state.units[placeOf(game, event.unit)];
			if (!unit) return state;
			const after = captives(state, unit.player, event.prisoners);
			return unit.steps <= event.steps
				? gone(game, after, event.unit, null)
				: withUnit(game, after, event.unit, (one) => ({ ...one, steps: one.steps - event.steps }));
		}
		case 'removed': {
			const unit = state.units[placeOf(game, event.unit)];
			if (!unit) return state;
			return gone(game, captives(state, unit.player, event.prisoners), event.unit, event.due);
		}
		case 'leftMap':
			return cityAfter(
				game,
				withUnit(game, state, event.unit, (unit) => ({
					...unit,
					fate: 'due',
					hex: null,
					due: event.due,
					// 7.5 It comes back supplied; 9.1.1 a train comes back repaired.
					steps: event.due.returning
						? unit.steps
						: (game.counters[placeOf(game, event.unit)]?.steps ?? unit.steps),
					unsupplied: false,
					works: 'none',
					action: null
				}))
			);
		case 'attacksForgotten':
			return { ...state, attacks: [] };
		case 'ended':
			return { ...state, result: event.result };
		default:
			return evolveCombat(game, state, event);
	}
};
