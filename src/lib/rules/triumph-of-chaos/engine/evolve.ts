import type { Event, LeaderChange } from './events.ts';
import type { Campaign, CampState, Id, SpaceCombat } from './state.ts';
import type { Camp } from '../types.ts';

const withCamp = (
	state: Campaign,
	camp: Camp,
	change: (now: CampState) => Partial<CampState>
): Campaign => ({
	...state,
	camps: { ...state.camps, [camp]: { ...state.camps[camp], ...change(state.camps[camp]) } }
});

const withSpace = (
	state: Campaign,
	id: Id,
	change: (space: SpaceCombat) => Partial<SpaceCombat>
): Campaign =>
	state.activation
		? {
				...state,
				activation: {
					...state.activation,
					spaces: state.activation.spaces.map((space) =>
						space.id === id ? { ...space, ...change(space) } : space
					)
				}
			}
		: state;

const withLeader = (state: Campaign, id: Id, change: LeaderChange): Campaign => ({
	...state,
	leaders: state.leaders.map((leader) => (leader.id === id ? { ...leader, ...change } : leader))
});

/** A new turn begins with an empty checklist; Action Points are told anew, steps not spent are gone. */
const newTurn = (state: Campaign): Campaign => ({
	...state,
	done: [],
	activation: null,
	camps: {
		red: { ...state.camps.red, spent: 0, steps: [], stepsSpent: 0 },
		white: { ...state.camps.white, spent: 0, steps: [], stepsSpent: 0 }
	}
});

/** LEADERS: a leader may act once in an Action Round of his side. */
const newRound = (state: Campaign, camp: Camp): Campaign => ({
	...state,
	leaders: state.leaders.map((leader) =>
		leader.camp === camp ? { ...leader, used: false } : leader
	)
});

const without = (list: readonly string[], one: string): readonly string[] => {
	const at = list.indexOf(one);
	return at < 0 ? list : list.toSpliced(at, 1);
};

/** The campaign after a fact. */
export const evolve = (state: Campaign, event: Event): Campaign => {
	switch (event.type) {
		case 'begun':
		case 'renamed':
			return { ...state, name: event.name };
		case 'ticked':
			return {
				...state,
				done: event.done ? [...state.done, event.step] : without(state.done, event.step)
			};
		case 'movedTo': {
			const { turn, phase } = event;
			return { ...(turn === state.turn ? state : newTurn(state)), turn, phase };
		}
		case 'seasonSet':
			return { ...state, season: event.season };
		case 'counted':
			return withCamp(state, event.camp, ({ counts }) => ({
				counts: { ...counts, [event.what]: event.to }
			}));
		case 'pointsSet':
			return withCamp(state, event.camp, () => ({ points: event.points }));
		case 'pointSpent':
			return withCamp(newRound(state, event.camp), event.camp, ({ spent }) => ({
				spent: spent + 1
			}));
		case 'stepsAdded':
			return withCamp(state, event.camp, ({ steps }) => ({
				steps: event.anew ? event.lines : [...steps, ...event.lines]
			}));
		case 'stepsSpent':
			return withCamp(state, event.camp, ({ stepsSpent }) => ({
				stepsSpent: stepsSpent + event.cost
			}));
		case 'leaderAdded':
			return { ...state, leaders: [...state.leaders, event.leader] };
		case 'leaderChanged':
			return withLeader(state, event.id, event.change);
		case 'chitDrawn':
			return withCamp(state, event.camp, ({ drawn, inForce }) => ({
				drawn: [...drawn, event.chit],
				inForce: event.lasting ? [...inForce, event.chit] : inForce
			}));
		case 'fightingEnded':
			return withCamp(state, event.camp, ({ drawn, inForce }) => ({
				inForce: without(inForce, event.chit),
				drawn: event.back ? without(drawn, event.chit) : drawn
			}));
		case 'noted':
			return state;
		case 'declared':
			return { ...state, activation: event.activation };
		case 'stageReached':
			return withSpace(state, event.space, () => ({ stage: event.stage }));
		case 'withdrawalFailed':
			return withSpace(state, event.space, () => ({ withdrawalFailed: true }));
		case 'reinforced':
			return withSpace(state, event.space, () => ({ reinforced: true }));
		case 'fought':
			return withSpace(state, event.space, () => ({
				fought: event.fought,
				owed: event.owed,
				stage: 'after'
			}));
		case 'cancelRolled':
			return withSpace(state, event.space, () => ({ cancelled: event.came }));
		case 'settled':
			return withSpace(state, event.space, () => ({ ending: event.ending, stage: 'after' }));
		case 'activationEnded':
			return { ...state, activation: null };
		case 'trialRolled':
			return { ...state, trials: state.trials + 1 };
		case 'rolled':
			return { ...state, forms: { ...state.forms, [event.check]: event.form } };
	}
};
