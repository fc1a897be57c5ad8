import type { Fact, LeaderChange } from './facts.ts';
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
export const evolve = (state: Campaign, fact: Fact): Campaign => {
	switch (fact.type) {
		case 'begun':
		case 'renamed':
			return { ...state, name: fact.name };
		case 'ticked':
			return {
				...state,
				done: fact.done ? [...state.done, fact.step] : without(state.done, fact.step)
			};
		case 'movedTo': {
			const { turn, phase } = fact;
			return { ...(turn === state.turn ? state : newTurn(state)), turn, phase };
		}
		case 'seasonSet':
			return { ...state, season: fact.season };
		case 'counted':
			return withCamp(state, fact.camp, ({ counts }) => ({
				counts: { ...counts, [fact.what]: fact.to }
			}));
		case 'pointsSet':
			return withCamp(state, fact.camp, () => ({ points: fact.points }));
		case 'pointSpent':
			return withCamp(newRound(state, fact.camp), fact.camp, ({ spent }) => ({
				spent: spent + 1
			}));
		case 'stepsAdded':
			return withCamp(state, fact.camp, ({ steps }) => ({
				steps: fact.anew ? fact.lines : [...steps, ...fact.lines]
			}));
		case 'stepsSpent':
			return withCamp(state, fact.camp, ({ stepsSpent }) => ({
				stepsSpent: stepsSpent + fact.cost
			}));
		case 'leaderAdded':
			return { ...state, leaders: [...state.leaders, fact.leader] };
		case 'leaderChanged':
			return withLeader(state, fact.id, fact.change);
		case 'chitDrawn':
			return withCamp(state, fact.camp, ({ drawn, inForce }) => ({
				drawn: [...drawn, fact.chit],
				inForce: fact.lasting ? [...inForce, fact.chit] : inForce
			}));
		case 'fightingEnded':
			return withCamp(state, fact.camp, ({ drawn, inForce }) => ({
				inForce: without(inForce, fact.chit),
				drawn: fact.back ? without(drawn, fact.chit) : drawn
			}));
		case 'noted':
			return state;
		case 'declared':
			return { ...state, activation: fact.activation };
		case 'stageReached':
			return withSpace(state, fact.space, () => ({ stage: fact.stage }));
		case 'withdrawalFailed':
			return withSpace(state, fact.space, () => ({ withdrawalFailed: true }));
		case 'reinforced':
			return withSpace(state, fact.space, () => ({ reinforced: true }));
		case 'fought':
			return withSpace(state, fact.space, () => ({
				fought: fact.fought,
				owed: fact.owed,
				stage: 'after'
			}));
		case 'cancelRolled':
			return withSpace(state, fact.space, () => ({ cancelled: fact.came }));
		case 'settled':
			return withSpace(state, fact.space, () => ({ ending: fact.ending, stage: 'after' }));
		case 'activationEnded':
			return { ...state, activation: null };
		case 'trialRolled':
			return { ...state, trials: state.trials + 1 };
		case 'rolled':
			return { ...state, forms: { ...state.forms, [fact.check]: fact.form } };
	}
};
