import { numberOf } from '../tables.ts';
import type { Mark } from '../types.ts';
import { evolveBeside, isBeside } from './beside/events.ts';
import { eachUnit, headerWith, officerWith, playerWith, together, unitWith } from './changed.ts';
import { bookIn } from './deciding.ts';
import { evolveGround } from './ground.ts';
import type { Event, EventOf } from './events.ts';
import { begun, officerAdded, playerJoined, unitAdded } from './muster.ts';
import { withPhase } from './phase-fates.ts';
import type { ArmyInBattle, BattleState, Id, UnitInBattle } from './state.ts';
import { clockMoved, phaseClosed, turnEnded } from './turning.ts';
import { partFired } from './unit.ts';

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
const armyChanged = (state: BattleState, event: EventOf<'armyChanged'>): BattleState => {
	const { type: _, camp, ...change } = event;
	const was = state.armies[camp];
	const now = { ...was, ...change };
	const consequences = now.broken && now.tested && (was.consequences || breaksAnew(state, was));
	const changed = { ...state, armies: { ...state.armies, [camp]: { ...now, consequences } } };
	return consequences && event.broken && event.tested
		? eachUnit(changed, (unit) => (unit.camp === camp ? { moraleTested: false } : {}))
		: changed;
};

const merged = (state: BattleState, { unit: id, into }: EventOf<'merged'>): BattleState => {
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
		presence: 'merged',
		mergedInto: into
	}));
};

/** The state after a fact. Never refuses, never rolls; a fact about nobody changes nothing. */
export const evolve = (state: BattleState, event: Event): BattleState => {
	if (isBeside(event)) return evolveBeside(state, event);
	switch (event.type) {
		case 'begun':
			return begun(event);
		case 'renamed':
			return headerWith(state, { name: event.name });
		case 'clockMoved':
			return clockMoved(state, event);
		case 'phaseClosed':
			return phaseClosed(state, event);
		case 'phaseReopened':
			return {
				...state,
				phases: withPhase(state.phases, event.phase, { over: false, reopened: true })
			};
		case 'automationSet':
			return headerWith(state, {
				automation: { ...state.header.automation, [event.step]: event.on }
			});
		case 'testOwed':
			return unitWith(state, event.unit, ({ owes }) => ({
				owes: owesWith(owes, event.calculator, event.n)
			}));
		case 'characterOwed':
			return officerWith(state, event.officer, { owesCharacter: event.n });
		case 'lossesDue':
			return unitWith(state, event.unit, () => ({ toPlace: event.n }));
		case 'bandsTold':
			return unitWith(state, event.unit, () => ({
				leaderBand: event.leader,
				chiefBand: event.chief
			}));
		case 'officerMoved':
			return officerWith(state, event.officer, { moved: event.moved });
		case 'officerOutFor':
			return officerWith(state, event.officer, { backIn: event.turns });
		case 'playerReady':
			return playerWith(state, event.player, { ready: event.ready });
		case 'corrected': {
			const { type: _, unit, reason: __, ...change } = event;
			return unitWith(state, unit, () => change);
		}
		case 'turnEnded':
			return turnEnded(state, event);
		case 'figuresLost':
			return figuresChanged(state, event, -event.figures);
		case 'figuresReturned':
			return figuresChanged(state, event, event.figures);
		case 'attachedChanged':
			return unitWith(state, event.unit, ({ attached }) => ({
				attached: attached.map((one, place) =>
					place === event.place ? { ...one, left: event.left } : one
				)
			}));
		case 'hitsChanged':
			return unitWith(state, event.unit, ({ hits, toPlace, casualtiesSinceTest: before }) => ({
				hits: event.hits,
				toPlace: Math.max(0, toPlace - Math.max(0, event.hits - hits)),
				casualtiesSinceTest: Math.max(0, before + event.hits - hits)
			}));
		case 'marked':
			return unitWith(state, event.unit, ({ marks, freshMarks }) => ({
				marks: [...without(marks, [...event.off, ...event.on]), ...event.on],
				freshMarks: [...without(freshMarks, [...event.off, ...event.on]), ...event.on]
			}));
		case 'moraleTested':
			return unitWith(state, event.unit, () => ({ moraleTested: true }));
		case 'suppressionTested':
			return unitWith(state, event.unit, () => ({
				suppressionTest: event.passed ? 'passed' : 'failed'
			}));
		case 'armyChanged':
			return armyChanged(state, event);
		case 'unitMoved':
			return unitWith(state, event.unit, () => ({ presence: event.presence, mergedInto: null }));
		case 'unitAdded':
			return unitAdded(state, event);
		case 'merged':
			return merged(state, event);
		case 'sideChanged':
			return unitWith(state, event.unit, () => ({ camp: event.camp }));
		case 'officerAssigned':
			return unitWith(state, event.unit, () => ({ officer: event.officer }));
		case 'unitHandedOver':
			return unitWith(state, event.unit, () => ({ player: event.player }));
		case 'officerAdded':
			return officerAdded(state, event);
		case 'officerHandedOver':
			return officerWith(state, event.officer, { player: event.player });
		case 'officerFared':
			return officerWith(state, event.officer, { status: event.status, backIn: null });
		case 'ledHeroically':
			return officerWith(state, event.officer, { heroicWith: event.unit });
		case 'characterSet':
			return officerWith(state, event.officer, { character: event.character });
		case 'characterShown':
			return officerWith(state, event.officer, { revealed: event.shown });
		case 'secondTookOver':
			return officerWith(state, event.officer, { secondInCommand: event.second });
		case 'playerJoined':
			return playerJoined(state, event);
		case 'playerRenamed': {
			const player = state.players[event.player]?.player;
			return player
				? playerWith(state, event.player, { player: { ...player, name: event.name } })
				: state;
		}
		case 'playerAway':
			return playerWith(state, event.player, { absent: event.absent });
		case 'playerStoodIn':
			return playerWith(state, event.player, { takenOverBy: event.by });
		case 'engaged':
		case 'areaPlaced':
		case 'areaLifted':
		case 'areaEntered':
			return { ...state, ...evolveGround(state, event) };
		case 'distanceRolled':
			return unitWith(state, event.unit, () => ({ distance: event.inches }));
		case 'readingSet':
			return headerWith(state, {
				readings: { ...state.header.readings, [event.ruling]: event.reading }
			});
		case 'numberSet':
			return headerWith(state, {
				numbers: { ...state.header.numbers, [event.path]: event.value }
			});
		case 'optionSet':
			return headerWith(state, {
				options: { ...state.header.options, [event.option]: event.value }
			});
		case 'noted':
			return event.unit === null
				? { ...state, notes: [...state.notes, event.text] }
				: unitWith(state, event.unit, () => ({ note: event.text }));
		case 'resolved':
			return event.unit === null
				? state
				: unitWith(state, event.unit, ({ owes, rolled }) => ({
						owes: owesWith(owes, event.calculator, 0),
						rolled: [
							...new Set([
								...rolled,
								event.calculator,
								...(event.part ? [partFired(event.part)] : [])
							])
						]
					}));
	}
};

/** The state after all facts of a line. */
export const evolveAll = (state: BattleState, events: readonly Event[]): BattleState =>
	together(() => events.reduce(evolve, state));
