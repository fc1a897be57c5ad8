import { inCombat, isSpotted } from '../../rules/06-events.ts';
import { ROLES, type EventName, type Role } from '../../types.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '../../words/en/engine-events.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { asked, auto, option, type Owed } from '../owed.ts';
import { ownAt } from '../map/field.ts';
import type { Place, State } from '../state.ts';
import { isInsurgent, playerIn } from './scene.ts';
import type { CombatState, Fight } from './state.ts';

/** Reds on the ground in a district. */
const redsIn = (game: Game, state: State, place: Place): boolean =>
	ownAt(game, state, 'red', place).length > 0;

/** 6 Insurgents rise where White has noted it, in a combat sequence of his; they attack Reds there, alone or with others. */
export const decideRise = (
	game: Game,
	state: State,
	combat: CombatState,
	{ place, join }: Extract<Command, { type: 'rise' }>
): Decision<Fact> => {
	const no = refuse('6', say(words.noInsurgentsMayRiseThere));
	const unit = state.units.find(({ id, fate }) => fate === 'pool' && isInsurgent(game, id));
	if (state.player !== 'white' || !unit || !state.events.plots.includes(place)) return no;
	if (combat.shots.some((one) => one.place === place)) return no;
	const known = combat.attacks.find(({ id }) => id === join);
	if (join !== null && known?.place !== place) return no;
	const rises: Fact = { type: 'insurgentsRose', unit: unit.id, place };
	if (!redsIn(game, state, place)) return join === null ? accept<Fact>(rises) : no;
	return accept<Fact>(rises, {
		type: 'attackDeclared',
		attack: known?.id ?? combat.next,
		unit: unit.id,
		place,
		fort: false
	});
};

/** 6 Where insurgents may rise now. */
export const riseCommands = (game: Game, state: State, combat: CombatState): Command[] =>
	state.player !== 'white'
		? []
		: [...new Set(state.events.plots)].flatMap((place) =>
				[null, ...combat.attacks.filter((one) => one.place === place).map(({ id }) => id)]
					.map((join) => ({ type: 'rise', place, join }) as const)
					.filter((command) => decideRise(game, state, combat, command).ok)
			);

/** 6.2 May an event be played in this fight: for this role, or for the guns that support it? */
const mayPlay = (game: Game, fight: Fight, role: Role, event: EventName): boolean =>
	event === 'air_observation'
		? fight.supports[role].some((id) => isSpotted(counterOf(game, id).type))
		: inCombat(event, role) !== undefined;

/** 6.2 Before the dice each side may play its event, the attacker first. */
export const combatEventsOwed = (game: Game, state: State, fight: Fight): Owed => {
	for (const role of ROLES) {
		const player = playerIn(state, role);
		const event = state.events.hand[player];
		if (event === null || fight.played[role] !== null) continue;
		if (!mayPlay(game, fight, role, event)) continue;
		return asked(player, '6.2', [
			option({ type: 'play' }, { type: 'eventPlayed', player, event, role }),
			option({ type: 'pass' }, { type: 'passed', rule: '6.2', player }, { type: 'eventHeld', role })
		]);
	}
	const over: Fact = { type: 'stageBegan', stage: 'dice' };
	return auto(over);
};
