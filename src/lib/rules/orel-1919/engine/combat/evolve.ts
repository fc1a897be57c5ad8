import type { Hex } from '#lib/kernel/hex/hex.ts';
import { gone, moved, withUnit } from '../changes.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../game.ts';
import { playerTurn, type State, type Unit, type UnitId } from '../state.ts';
import type { CombatEvents } from '../../rules/08-combat.ts';
import type { CombatFact, UnitChecked } from './facts.ts';
import { freshFight, OPENING, type CombatState, type Fight, type Retreat } from './state.ts';

/** Units with these changes. */
const withUnits = (
	game: Game,
	state: State,
	units: readonly UnitId[],
	change: (unit: Unit) => Unit
): State => units.reduce((one, id) => withUnit(game, one, id, change), state);

const spent = (game: Game, state: State, depot: UnitId | null, points: number): State =>
	depot === null || points === 0
		? state
		: withUnit(game, state, depot, (unit) => ({
				...unit,
				spent: Math.max(0, unit.spent + points)
			}));

const entering = (game: Game, state: State, units: readonly UnitId[], hex: Hex): State =>
	units.reduce((one, id) => moved(game, one, id, [hex]), state);

/** What a fact does to units, Orel and the hand. */
const evolveMap = (game: Game, state: State, fact: CombatFact): State => {
	switch (fact.type) {
		case 'munitionsPaid':
			return spent(game, state, fact.depot, fact.points);
		case 'munitionsReturned':
			return spent(game, state, fact.depot, -fact.points);
		case 'resupplied':
			return withUnits(game, spent(game, state, fact.depot, fact.points), fact.units, (unit) => ({
				...unit,
				unsupplied: false
			}));
		case 'spoilsTaken':
			return withUnits(game, state, fact.units, (unit) =>
				unit.unsupplied ? { ...unit, unsupplied: false } : unit
			);
		case 'prizeUsed':
			return withUnit(game, state, fact.unit, (unit) => ({ ...unit, unsupplied: false }));
		case 'becameUnsupplied':
			return withUnits(game, state, fact.units, (unit) => ({ ...unit, unsupplied: true }));
		case 'shotFired':
			return withUnit(game, state, fact.gun, (unit) => ({ ...unit, fired: true }));
		case 'supportsFired':
			return withUnits(game, state, fact.units, (unit) => ({ ...unit, fired: true }));
		case 'leaveChecked':
			return withUnits(game, state, fact.held, (unit) => ({ ...unit, mode: 'march' }));
		case 'unitsRouted':
			return withUnits(game, state, fact.units, (unit) => ({
				...unit,
				mode: 'routed',
				routed: playerTurn(state),
				action: null
			}));
		case 'retreated':
			return withUnits(game, state, fact.troops, (unit) => ({
				...unit,
				mode: unit.mode === 'routed' ? 'routed' : 'march',
				action: null
			}));
		case 'retreatStepped':
			return entering(game, state, fact.units, fact.hex);
		case 'advanced':
			return moved(game, state, fact.unit, [fact.hex]);
		case 'trainsCaptured':
			return withUnits(game, state, fact.units, (unit) => ({
				...unit,
				player: fact.player,
				action: null
			}));
		case 'pursued':
			return fact.by === null ? state : entering(game, state, fact.units, fact.by);
		case 'orelEntered':
			return { ...state, orel: fact.place };
		case 'depotCaptured':
			return gone(game, state, fact.depot, {
				turn: fact.turn,
				hexes: [],
				group: null,
				penalty: 0,
				returning: false
			});
		default:
			return state;
	}
};

const byUnit = <Result>(
	units: readonly UnitChecked<Result>[]
): Readonly<Record<UnitId, Result>> => {
	const results: Record<UnitId, Result> = {};
	for (const { unit, result } of units) results[unit] = result;
	return results;
};

/** 6.2 What a controlled event changes in this combat. */
const worksAs = (
	{ events }: Fight,
	{ event, role, unit, check, amount }: Extract<CombatFact, { type: 'eventWorks' }>
): CombatEvents => {
	switch (event) {
		case 'Surprise Attack':
			return { ...events, surprise: true };
		case 'Cheka':
			return { ...events, cheka: role };
		case 'Heroism':
			return { ...events, heroism: (events.heroism ?? 0) + amount };
		case 'Fiery Speech':
			return {
				...events,
				...(unit === null ? {} : { [check === 'morale' ? 'moraleSpeech' : 'fierySpeech']: unit })
			};
	}
};

/** 8.7.4 The fight goes on as the Assault of the pursuit, without guns; the Disorganised stay so. 6.2 Heroism is for one Assault, a Fiery Speech for one check; the other events last. */
const pursuing = (
	{ attack, player, dry, results, events }: Fight,
	{ hex, units, defenders, free }: Extract<CombatFact, { type: 'pursued' }>
): Fight => {
	const { cheka, surprise } = events;
	return {
		...freshFight(
			{ attack, kind: 'prepared', hex, player, attackers: units, defenders, sheltering: [], dry },
			'assaultCharges'
		),
		results: Object.fromEntries(
			units.filter((id) => results[id] === 'disorganised').map((id) => [id, 'disorganised'])
		),
		events: {
			...(cheka === undefined ? {} : { cheka }),
			...(surprise === undefined ? {} : { surprise })
		},
		pursuit: free ? 'free' : 'plain'
	};
};

/** The record of a fight after a fact. */
export const evolveFight = (fight: Fight, fact: Fact): Fight => {
	switch (fact.type) {
		case 'stageReached':
			return { ...fight, stage: fact.stage, asked: [], after: fact.after ?? fight.after };
		case 'eventWorks':
			return { ...fight, events: worksAs(fight, fact) };
		case 'eventsPassed':
			return { ...fight, asked: [...fight.asked, fact.player] };
		case 'depotLent':
		case 'depotSpared':
			return { ...fight, asked: [...fight.asked, fact.depot] };
		case 'leaveTried':
			return { ...fight, asked: [...fight.asked, 'leave'] };
		case 'leaveChecked':
			return { ...fight, leaving: fact.away };
		case 'leftBeforeCombat':
			return { ...fight, leaving: [] };
		case 'leavingOver':
			return { ...fight, fled: [], trails: {}, dry: fact.emptied ? [] : fight.dry };
		case 'gunsLeft':
			return {
				...fight,
				asked: [...fight.asked, fact.unit],
				leaving: [...fight.leaving, fact.unit]
			};
		case 'contactMade':
			return {
				...fight,
				asked: [...fight.asked, fact.unit],
				contact: [...fight.contact, fact.unit],
				attackers: fact.role === 'attacker' ? [...fight.attackers, fact.unit] : fight.attackers
			};
		case 'supportGiven':
			return {
				...fight,
				asked: [...fight.asked, fact.unit],
				supports: [...fight.supports, fact.unit]
			};
		case 'charged':
			return {
				...fight,
				asked: [...fight.asked, fact.unit],
				charging: [...fight.charging, fact.unit]
			};
		case 'gunsStayed':
		case 'contactDeclined':
		case 'supportKept':
		case 'dismounted':
		case 'vehicleNamed':
			return { ...fight, asked: [...fight.asked, fact.unit] };
		case 'supportsFired':
			return {
				...fight,
				supports: [...fight.supports, ...fact.defending],
				dry: [...fight.dry, ...fact.dry]
			};
		case 'coordinationPassed':
			return {
				...fight,
				checked: [...fight.checked, ...fact.units],
				passed: [...fight.passed, ...fact.units]
			};
		case 'coordinationFailed':
			return { ...fight, checked: [...fight.checked, ...fact.units] };
		case 'cohesionChecked':
			return {
				...fight,
				stage: fact.role === 'attacker' ? 'defenderCohesion' : 'driven',
				asked: [],
				results: { ...fight.results, ...byUnit(fact.units) }
			};
		case 'assaultOrdered':
			return { ...fight, charging: [] };
		case 'assaultFought':
			return { ...fight, stage: 'losses', asked: [], assault: fact.assault };
		case 'lossTaken':
			return {
				...fight,
				took: { ...fight.took, [fact.role]: [...fight.took[fact.role], ...fact.units] }
			};
		case 'moraleChecked':
			return { ...fight, stage: 'aftermath', asked: [], morale: byUnit(fact.units) };
		case 'vehiclesHit':
			return { ...fight, hits: fact.hits };
		case 'vehicleChecked': {
			const { vehicles, left } = fight.hits[fact.role];
			const after = { vehicles: vehicles.filter((id) => id !== fact.unit), left: left - 1 };
			return { ...fight, hits: { ...fight.hits, [fact.role]: after } };
		}
		case 'advanced':
			return { ...fight, advanced: [...fight.advanced, fact.unit] };
		case 'orelEntered':
			return { ...fight, asked: [...fight.asked, 'city'] };
		case 'spoilsTaken':
			return {
				...fight,
				asked: [...fight.asked, ...fact.units],
				dry: fight.dry.filter((id) => !fact.units.includes(id))
			};
		case 'pursued':
			return pursuing(fight, fact);
		case 'duelRolled':
			return fact.role === 'attacker' ? { ...fight, duel: fact.total } : fight;
		case 'retreated':
			return fact.trail === null
				? fight
				: {
						...fight,
						fled: [...fight.fled, ...fact.units],
						trails: { ...fight.trails, [fact.trail.to]: fact.trail.from }
					};
		default:
			return fight;
	}
};

/** The first of those who go back with these changes. */
const firstRetreat = (
	{ retreats }: CombatState,
	change: (retreat: Retreat) => readonly Retreat[]
): Pick<CombatState, 'retreats'> => {
	const [first, ...rest] = retreats;
	return { retreats: first ? [...change(first), ...rest] : rest };
};

const shotOver = ({ at }: CombatState): Pick<CombatState, 'at' | 'firing'> => ({
	at: at + 1,
	firing: null
});

/** The record of the phase after a fact, its fight apart. */
const evolvePhase = (combat: CombatState, fact: CombatFact): CombatState => {
	switch (fact.type) {
		case 'stepReached':
			return { ...combat, step: fact.step, asked: [], at: 0 };
		case 'targetNamed': {
			const { gun, target } = fact;
			const list = fact.rule === '8.4' ? 'returns' : 'shots';
			const named = target === null ? combat[list] : [...combat[list], { gun, target }];
			return { ...combat, asked: [...combat.asked, gun], [list]: named };
		}
		case 'munitionsPaid':
			return { ...combat, paid: { ...combat.paid, [fact.for]: fact.depot } };
		case 'depotsExhausted':
			return { ...combat, exhausted: [...combat.exhausted, ...fact.depots] };
		case 'depotLent':
			return {
				...combat,
				asked: combat.fight ? combat.asked : [...combat.asked, fact.depot],
				exhausted: [...combat.exhausted, fact.depot]
			};
		case 'depotSpared':
			return combat.fight ? combat : { ...combat, asked: [...combat.asked, fact.depot] };
		case 'supportAnnounced': {
			const { gun, attack } = fact;
			const announced = attack === null ? {} : { [gun]: attack };
			return {
				...combat,
				asked: [...combat.asked, gun],
				announced: { ...combat.announced, ...announced }
			};
		}
		case 'shotLapsed':
		case 'targetChecked':
			return { ...combat, ...shotOver(combat) };
		case 'counterbatteryChecked':
			return fact.passed
				? { ...combat, firing: { stage: 'dice' } }
				: { ...combat, ...shotOver(combat) };
		case 'shotFired':
			return fact.check === null
				? { ...combat, ...shotOver(combat) }
				: { ...combat, firing: { stage: 'target', modifier: fact.check } };
		case 'drivenBack':
			return {
				...combat,
				retreats: [...combat.retreats, ...fact.groups],
				captures: [...combat.captures, ...fact.trains]
			};
		case 'wayChosen': {
			const { units, path, apart } = fact;
			return {
				...combat,
				...firstRetreat(combat, (first) => [{ ...first, units, path }, ...(apart ? [apart] : [])])
			};
		}
		case 'wayBarred':
			return {
				...combat,
				...firstRetreat(combat, () => (fact.apart ? [fact.apart] : [])),
				captures: [...combat.captures, ...fact.trains]
			};
		case 'zocEntered':
			return {
				...combat,
				...firstRetreat(combat, (first) => [{ ...first, checked: [...first.checked, fact.unit] }])
			};
		case 'retreatStepped':
			return {
				...combat,
				...firstRetreat(combat, (first) => [{ ...first, at: first.at + 1, checked: [] }])
			};
		case 'retreated': {
			const { units, shelters } = fact;
			const sheltering =
				shelters === null
					? combat.sheltering
					: { ...combat.sheltering, ...Object.fromEntries(units.map((id) => [id, shelters])) };
			return { ...combat, ...firstRetreat(combat, () => []), sheltering };
		}
		case 'retreatOver':
			return { ...combat, ...firstRetreat(combat, () => []) };
		case 'trainsCaptured':
			return { ...combat, captures: combat.captures.filter((id) => !fact.units.includes(id)) };
		case 'captureLapsed':
			return { ...combat, captures: combat.captures.filter((id) => id !== fact.train) };
		case 'depotCaptured':
			return { ...combat, prizes: [...combat.prizes, fact.prize] };
		case 'prizeUsed': {
			const [first, ...rest] = combat.prizes;
			return first ? { ...combat, prizes: [{ ...first, left: first.left - 1 }, ...rest] } : combat;
		}
		case 'prizeOver':
			return { ...combat, prizes: combat.prizes.slice(1) };
		case 'fightBegan': {
			const { type: _, ...attacked } = fact;
			return { ...combat, fight: freshFight(attacked, 'cards') };
		}
		case 'attackLapsed':
			return { ...combat, resolved: [...combat.resolved, fact.attack] };
		case 'fightEnded':
			return { ...combat, fight: null, resolved: [...combat.resolved, fact.attack] };
		default:
			return combat;
	}
};

/** 8 The state after a fact of the combat phase. */
export const evolveCombat = (game: Game, state: State, fact: CombatFact): State => {
	if (fact.type === 'combatBegan') return { ...state, combat: OPENING };
	if (fact.type === 'combatOver') return { ...state, combat: null };
	const map = evolveMap(game, state, fact);
	if (!map.combat) return map;
	const combat = evolvePhase(map.combat, fact);
	const { fight } = combat;
	const next = fight && evolveFight(fight, fact);
	return { ...map, combat: next === fight ? combat : { ...combat, fight: next } };
};
