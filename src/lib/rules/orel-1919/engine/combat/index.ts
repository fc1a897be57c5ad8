import { ask } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Command } from '../commands.ts';
import { decidePlay, playWaiting } from '../controlled.ts';
import type { Fact } from '../facts.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import type { Waiting } from '../waiting.ts';
import { advanceOwed, spoilsOwed } from './advance.ts';
import { attacksOwed, closeOwed } from './attacks.ts';
import { capturesOwed, prizeOwed } from './captured.ts';
import { cardsOwed, heroismOwed } from './cards.ts';
import { duelOwed, railAdvanceOwed } from './duel.ts';
import type { CombatFact } from './facts.ts';
import { attackerCohesionOwed, chargesOwed, defenderCohesionOwed } from './cohesion.ts';
import { contactOwed, coordinationOwed, supportOwed } from './coordination.ts';
import { evadedOwed, evadeOwed, followOwed } from './evasion.ts';
import { aimOwed, counterbatteryOwed, fireOwed, returnOwed } from './fire.ts';
import { announceOwed } from './supports.ts';
import { goingOwed } from './going.ts';
import { counterSupplyOwed } from './lending.ts';
import { resupplyOwed, supplyOwed } from './munitions.ts';
import { pursuitOwed } from './pursuit.ts';
import { auto, type Owed } from './owed.ts';
import {
	OPENING,
	type CombatState,
	type CombatStep,
	type Fight,
	type FightStage
} from './state.ts';
import {
	aftermathOwed,
	assaultChargesOwed,
	assaultDiceOwed,
	assaultOwed,
	drivenOwed,
	lossesOwed,
	moraleOwed,
	vehiclesOwed
} from './storm.ts';

/** What each section asks of a player, for him who does something else. */
const ASKED: Readonly<Record<string, string>> = {
	'3.2': 'Asked is whether a depot that cannot trace shall supply the defenders.',
	'3.3': 'The capture of a depot resupplies units near it.',
	'6.2': 'An event may be played now, or not.',
	'7.1.1': 'Asked is the place in Orel: suburbs or centre.',
	'8.1': 'Asked is which of the declared attacks is fought next.',
	'8.2.1': 'Munitions come from a depot in range that has enough of them.',
	'8.3.1': 'A barrage takes an observed unit within 2 hexes that is no depot, tank or car.',
	'8.4': 'Counterbattery takes a unit within 2 hexes that has just fired.',
	'8.5': 'The defender leaves before combat, or stands.',
	'8.5.1': 'Of the ways back, only those that break the least are open.',
	'8.6.2': 'Asked is whether these guns support this combat.',
	'8.7.1': 'Asked is whether this cavalry charges.',
	'8.7.3': 'Of the ways back, only those that break the least are open.',
	'8.7.4': 'Asked is who enters the hex or pursues.',
	'8.8': 'Asked is whether the attacker assaults.',
	'8.8.1': 'Asked is whether this cavalry charges in the Assault.',
	'8.8.2':
		'The first loss goes to the predominant TQ, cavalry, March mode or Routed; nobody takes a second before all have one.',
	'8.8.3': 'After a won Assault a combat unit must enter the hex.',
	'9': 'Asked is which vehicle checks for destruction.',
	'9.1': 'Asked is whether this train goes into contact.',
	'9.1.1': 'Asked is which train fights the duel, then whether the winner advances.'
};

type StepOwes = (game: Game, state: State, combat: CombatState) => Owed;
type StageOwes = (game: Game, state: State, combat: CombatState, fight: Fight) => Owed;

/** 8.1 I The steps before the attacks, and the attacks. */
const STEPS: Readonly<Record<CombatStep, StepOwes>> = {
	aim: aimOwed,
	supply: supplyOwed,
	resupply: resupplyOwed,
	fire: fireOwed,
	counterbattery: counterbatteryOwed,
	return: returnOwed,
	announce: announceOwed,
	counterSupply: counterSupplyOwed,
	attacks: attacksOwed
};

/** 8.1 II The stages of one attack, in their order. */
const STAGES: Readonly<Record<FightStage, StageOwes>> = {
	duel: duelOwed,
	railAdvance: railAdvanceOwed,
	cards: cardsOwed,
	evade: evadeOwed,
	follow: followOwed,
	evaded: evadedOwed,
	contact: contactOwed,
	support: supportOwed,
	coordination: coordinationOwed,
	charges: chargesOwed,
	attackerCohesion: attackerCohesionOwed,
	defenderCohesion: defenderCohesionOwed,
	driven: drivenOwed,
	advance: advanceOwed,
	assault: assaultOwed,
	assaultCharges: assaultChargesOwed,
	heroism: heroismOwed,
	dice: assaultDiceOwed,
	losses: lossesOwed,
	morale: moraleOwed,
	aftermath: aftermathOwed,
	vehicles: vehiclesOwed,
	spoils: spoilsOwed,
	pursuit: pursuitOwed,
	close: closeOwed
};

const owing = (game: Game, state: State): Owed => {
	const { combat } = state;
	if (!combat) return auto({ type: 'combatBegan' });
	if (combat.going.length > 0) return goingOwed(game, state, combat);
	if (combat.captures.length > 0) return capturesOwed(game, state, combat);
	if (combat.prizes.length > 0) return prizeOwed(game, state, combat);
	const { fight } = combat;
	return fight
		? STAGES[fight.stage](game, state, combat, fight)
		: STEPS[combat.step](game, state, combat);
};

let latest: { readonly game: Game; readonly state: State; readonly made: Owed } | undefined;

/** 8.1 What comes next: those who must go back first, then captured depots, then the fight or the step. Worked out once for the state asked about last. */
const owed = (game: Game, state: State): Owed => {
	if (latest?.state === state && latest.game === game) return latest.made;
	const made = owing(game, state);
	latest = { game, state, made };
	return made;
};

/** 8.1 What happens by itself at this moment of the combat phase; nothing when somebody must answer. */
export const settleCombat = (game: Game, state: State): readonly Fact[] => {
	if (state.playing) return [];
	const next = owed(game, state);
	return next.kind === 'auto' ? next.events : [];
};

/** 8.1 Who owes what in the combat phase. */
export const combatWaiting = (game: Game, state: State): Waiting => {
	if (state.playing) return playWaiting(game, state);
	const next = owed(game, state);
	switch (next.kind) {
		case 'auto':
			return { kind: 'over' };
		case 'player':
			return {
				kind: 'player',
				player: next.player,
				commands: next.options.map(({ command }) => command)
			};
		case 'dice': {
			const asked = ask(next.draw, []);
			return asked.state === 'done'
				? { kind: 'over' }
				: { kind: 'dice', player: next.player, call: asked.call };
		}
	}
};

const alike = (a: unknown, b: unknown): boolean =>
	a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/** Two commands with the same fields; lists are compared member by member. */
const same = (a: Command, b: Command): boolean => {
	if (a.type !== b.type) return false;
	const one: Readonly<Record<string, unknown>> = { ...a };
	const two: Readonly<Record<string, unknown>> = { ...b };
	const keys = Object.keys(one);
	return keys.length === Object.keys(two).length && keys.every((key) => alike(one[key], two[key]));
};

/** 8.1 A command of the combat phase: one that is waited for, or a refusal with the section that waits for another. */
export const decideCombat = (game: Game, state: State, command: Command): Decision<Fact> => {
	if (state.playing) return decidePlay(game, state, command);
	const next = owed(game, state);
	switch (next.kind) {
		case 'auto':
			return refuse('8.1', say('Nothing is asked now.'));
		case 'player': {
			const option = next.options.find((one) => same(one.command, command));
			return option
				? accept(...option.events())
				: refuse(next.rule, say(ASKED[next.rule] ?? 'Another answer is asked for now.'));
		}
		case 'dice': {
			if (command.type !== 'roll') return refuse(next.rule, say('The dice come first.'));
			const asked = ask(next.draw, command.throws);
			if (asked.state !== 'done' || asked.used !== command.throws.length)
				return refuse(next.rule, say('These dice do not fit.'));
			return accept<Fact>(
				{ type: 'diceThrown', rule: next.rule, throws: command.throws },
				...asked.value
			);
		}
	}
};

/** 8 The state after a fact of the combat phase. */
export const evolveCombat = (state: State, event: CombatFact): State => {
	const { combat } = state;
	switch (event.type) {
		case 'combatBegan':
			return { ...state, combat: OPENING };
		case 'combatOver':
			return { ...state, combat: null };
		case 'combatChanged':
			return combat ? { ...state, combat: { ...combat, ...event.changes } } : state;
		case 'fightBegan':
			return combat ? { ...state, combat: { ...combat, fight: event.fight } } : state;
		case 'fightChanged':
			return combat?.fight
				? { ...state, combat: { ...combat, fight: { ...combat.fight, ...event.changes } } }
				: state;
		case 'fightEnded':
			return combat
				? {
						...state,
						combat: { ...combat, fight: null, resolved: [...combat.resolved, event.attack] }
					}
				: state;
	}
};
