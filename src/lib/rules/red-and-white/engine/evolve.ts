import { numberOf } from '#lib/kernel/book/book.ts';
import type { Mark } from '../types.ts';
import { evolveBeside, isBeside } from './beside/facts.ts';
import {
	eachUnit,
	headerWith,
	officerWith,
	playerWith,
	together,
	unitWith
} from './facts/changed.ts';
import { bookIn } from './commands/deciding.ts';
import { evolveGround } from './facts/ground.ts';
import type { Fact, FactOf } from './facts/fact.ts';
import { begun, officerAdded, playerJoined, unitAdded } from './facts/muster.ts';
import { withPhase } from './phases/fates.ts';
import type { ArmyInBattle, BattleState, Id, UnitInBattle } from './state.ts';
import { clockMoved, phaseClosed, turnEnded } from './facts/turning.ts';
import { partFired } from './table/unit.ts';

const added = (numbers: readonly number[], place: number, n: number): number[] =>
	numbers.map((number, index) => (index === place ? number + n : number));

/** INFANTRY: figures go or come back; MORALE and SUPPRESSION count them. */
const figuresChanged = (
	state: BattleState,
	{ unit, stand }: { readonly unit: Id; readonly stand: number },
	n: number
): BattleState =>
	unitWith(state, unit, (old) => {
		const left = added(old.left, stand, n);
		const fell = Number(left[stand] === 0) - Number(old.left[stand] === 0);
		const { figures, stands } = old.lostInPhase2;
		return {
			left,
			toPlace: Math.max(0, old.toPlace + Math.min(0, n)),
			casualtiesSinceTest: Math.max(0, old.casualtiesSinceTest - n),
			standsLostThisTurn: Math.max(0, old.standsLostThisTurn + fell),
			...(state.clock.phase === 2 && {
				lostInPhase2: {
					figures: Math.max(0, figures - n),
					stands: Math.max(0, stands + fell)
				}
			})
		};
	});

const without = (marks: readonly Mark[], off: readonly Mark[]): Mark[] =>
	marks.filter((mark) => !off.includes(mark));

/** SEQUENCE OF ACTION: a mark put now was earned in this phase; one that goes takes all of them along. */
const firedNow = (
	{ clock }: BattleState,
	{ on, off }: FactOf<'marked'>,
	firedIn: UnitInBattle['firedIn']
): UnitInBattle['firedIn'] => {
	const kept = off.includes('fired') ? [] : firedIn;
	return on.includes('fired') && !kept.includes(clock.phase) ? [...kept, clock.phase] : kept;
};

const owesWith = (
	owes: UnitInBattle['owes'],
	calculator: string,
	n: number
): UnitInBattle['owes'] => {
	if (n === (owes[calculator] ?? 0)) return owes;
	const rest = Object.entries(owes).filter(([other]) => other !== calculator);
	return Object.fromEntries(n > 0 ? [...rest, [calculator, n]] : rest);
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE (G07): of an army that is broken already they come again only where they repeat. */
const breaksAnew = (state: BattleState, { broken }: ArmyInBattle): boolean =>
	!broken || numberOf(bookIn(state), 'army_broken.repeat') === 1;

/** MAJOR MORALE: when an army breaks, every unit tests, those too that have tested already (G07). */
const armyChanged = (state: BattleState, fact: FactOf<'armyChanged'>): BattleState => {
	const { type: _, camp, ...change } = fact;
	const was = state.armies[camp];
	const now = { ...was, ...change };
	const consequences = now.broken && now.tested && (was.consequences || breaksAnew(state, was));
	const changed = { ...state, armies: { ...state.armies, [camp]: { ...now, consequences } } };
	return consequences && fact.broken && fact.tested
		? eachUnit(changed, (unit) => (unit.camp === camp ? { moraleTested: false } : {}))
		: changed;
};

const merged = (state: BattleState, { unit: id, into }: FactOf<'merged'>): BattleState => {
	const unit = state.units[id];
	const host = state.units[into];
	if (!unit || !host) return state;
	const stays = (place: number): boolean => unit.left[place] === 0;
	const joined = unitWith(state, into, (old) => ({
		full: [...old.full, ...unit.full.filter((_, place) => !stays(place))],
		left: [...old.left, ...unit.left.filter((n) => n > 0)],
		attached: [...old.attached, ...unit.attached.filter(({ left }) => left > 0)],
		casualtiesSinceTest: old.casualtiesSinceTest + unit.casualtiesSinceTest
	}));
	return unitWith(joined, id, (old) => ({
		full: old.full.filter((_, place) => stays(place)),
		left: old.left.filter((n) => n === 0),
		attached: old.attached.filter(({ left }) => left === 0),
		casualtiesSinceTest: 0,
		marks: [],
		firedIn: [],
		presence: 'merged',
		mergedInto: into
	}));
};

/** The state after a fact. Never refuses, never rolls; a fact about nobody changes nothing. */
export const evolve = (state: BattleState, fact: Fact): BattleState => {
	if (isBeside(fact)) return evolveBeside(state, fact);
	switch (fact.type) {
		case 'begun':
			return begun(fact);
		case 'renamed':
			return headerWith(state, { name: fact.name });
		case 'clockMoved':
			return clockMoved(state, fact);
		case 'phaseClosed':
			return phaseClosed(state, fact);
		case 'phaseReopened':
			return {
				...state,
				phases: withPhase(state.phases, fact.phase, { over: false, reopened: true })
			};
		case 'automationSet':
			return headerWith(state, {
				automation: { ...state.header.automation, [fact.step]: fact.on }
			});
		case 'testOwed':
			return unitWith(state, fact.unit, ({ owes }) => ({
				owes: owesWith(owes, fact.calculator, fact.n)
			}));
		case 'characterOwed':
			return officerWith(state, fact.officer, { owesCharacter: fact.n });
		case 'lossesDue':
			return unitWith(state, fact.unit, () => ({ toPlace: fact.n }));
		case 'bandsTold':
			return unitWith(state, fact.unit, () => ({
				leaderBand: fact.leader,
				chiefBand: fact.chief
			}));
		case 'officerMoved':
			return officerWith(state, fact.officer, { moved: fact.moved });
		case 'officerOutFor':
			return officerWith(state, fact.officer, { backIn: fact.turns });
		case 'playerReady':
			return playerWith(state, fact.player, { ready: fact.ready });
		case 'corrected': {
			const { type: _, unit, reason: __, ...change } = fact;
			return unitWith(state, unit, () => change);
		}
		case 'turnEnded':
			return turnEnded(state, fact);
		case 'figuresLost':
			return figuresChanged(state, fact, -fact.figures);
		case 'figuresReturned':
			return figuresChanged(state, fact, fact.figures);
		case 'attachedChanged':
			return unitWith(state, fact.unit, ({ attached }) => ({
				attached: attached.map((one, place) =>
					place === fact.place ? { ...one, left: fact.left } : one
				)
			}));
		case 'hitsChanged':
			return unitWith(state, fact.unit, ({ hits, toPlace, casualtiesSinceTest: before }) => ({
				hits: fact.hits,
				toPlace: Math.max(0, toPlace - Math.max(0, fact.hits - hits)),
				casualtiesSinceTest: Math.max(0, before + fact.hits - hits)
			}));
		case 'marked':
			return unitWith(state, fact.unit, ({ marks, freshMarks, firedIn }) => ({
				firedIn: firedNow(state, fact, firedIn),
				marks: [...without(marks, [...fact.off, ...fact.on]), ...fact.on],
				freshMarks: [...without(freshMarks, [...fact.off, ...fact.on]), ...fact.on]
			}));
		case 'moraleTested':
			return unitWith(state, fact.unit, () => ({ moraleTested: true }));
		case 'suppressionTested':
			return unitWith(state, fact.unit, () => ({
				suppressionTest: fact.passed ? 'passed' : 'failed'
			}));
		case 'armyChanged':
			return armyChanged(state, fact);
		case 'unitMoved':
			return unitWith(state, fact.unit, () => ({ presence: fact.presence, mergedInto: null }));
		case 'unitAdded':
			return unitAdded(state, fact);
		case 'merged':
			return merged(state, fact);
		case 'sideChanged':
			return unitWith(state, fact.unit, () => ({ camp: fact.camp }));
		case 'officerAssigned':
			return unitWith(state, fact.unit, () => ({ officer: fact.officer }));
		case 'unitHandedOver':
			return unitWith(state, fact.unit, () => ({ player: fact.player }));
		case 'officerAdded':
			return officerAdded(state, fact);
		case 'officerHandedOver':
			return officerWith(state, fact.officer, { player: fact.player });
		case 'officerFared':
			return officerWith(state, fact.officer, { status: fact.status, backIn: null });
		case 'ledHeroically':
			return officerWith(state, fact.officer, { heroicWith: fact.unit });
		case 'characterSet':
			return officerWith(state, fact.officer, { character: fact.character });
		case 'characterShown':
			return officerWith(state, fact.officer, { revealed: fact.shown });
		case 'secondTookOver':
			return officerWith(state, fact.officer, { secondInCommand: fact.second });
		case 'playerJoined':
			return playerJoined(state, fact);
		case 'playerRenamed': {
			const player = state.players[fact.player]?.player;
			return player
				? playerWith(state, fact.player, { player: { ...player, name: fact.name } })
				: state;
		}
		case 'playerAway':
			return playerWith(state, fact.player, { absent: fact.absent });
		case 'playerStoodIn':
			return playerWith(state, fact.player, { takenOverBy: fact.by });
		case 'engaged':
		case 'areaPlaced':
		case 'areaLifted':
		case 'areaEntered':
			return { ...state, ...evolveGround(state, fact) };
		case 'distanceRolled':
			return unitWith(state, fact.unit, () => ({ distance: fact.inches }));
		case 'readingSet':
			return headerWith(state, {
				readings: { ...state.header.readings, [fact.ruling]: fact.reading }
			});
		case 'numberSet':
			return headerWith(state, {
				numbers: { ...state.header.numbers, [fact.path]: fact.value }
			});
		case 'optionSet':
			return headerWith(state, {
				options: { ...state.header.options, [fact.option]: fact.value }
			});
		case 'noted':
			return fact.unit === null
				? { ...state, notes: [...state.notes, fact.text] }
				: unitWith(state, fact.unit, () => ({ note: fact.text }));
		case 'resolved':
			return fact.unit === null
				? state
				: unitWith(state, fact.unit, ({ owes, rolled }) => ({
						owes: owesWith(owes, fact.calculator, 0),
						rolled: [
							...new Set([...rolled, fact.calculator, ...(fact.part ? [partFired(fact.part)] : [])])
						]
					}));
	}
};

/** The state after all facts of a line. */
export const evolveAll = (state: BattleState, facts: readonly Fact[]): BattleState =>
	together(() => facts.reduce(evolve, state));
