import { enemyOf, isCombatUnit, type EventName, type Player, type Role } from '../../types.ts';
import { decidePlay, holds, raidCommands } from '../controlled-events.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { fightNow, stage } from './facts.ts';
import { attackersThere, defendersThere } from './fighters.ts';
import { auto, type Option, type Owed } from '../owed.ts';
import type { CombatState, Fight } from './state.ts';

const played = (
	event: EventName,
	player: Player,
	changes: Fight['events'],
	fight: Fight
): Fact[] => [
	{ type: 'chancePlayed', event, player },
	fightNow('6.2', { events: { ...fight.events, ...changes } })
];

const roleOf = (fight: Fight, player: Player): Role =>
	player === fight.player ? 'attacker' : 'defender';

const troopsOf = (game: Game, state: State, fight: Fight, role: Role): readonly Unit[] =>
	(role === 'attacker'
		? attackersThere(game, state, fight)
		: defendersThere(game, state, fight)
	).filter(({ id }) => isCombatUnit(counterOf(game, id).type));

/** 6.2 The cards that a player may play as this fight begins: Surprise Attack (the attacker), Cheka, Fiery Speech for a unit's Cohesion; a Raid (White). */
const cardsOf = (game: Game, state: State, fight: Fight, player: Player): readonly Option[] => {
	const role = roleOf(fight, player);
	const options: Option[] = [];
	if (role === 'attacker' && !fight.events.surprise && holds(state, 'Surprise Attack', player))
		options.push({
			command: { type: 'play', event: 'Surprise Attack' },
			events: () => played('Surprise Attack', player, { surprise: true }, fight)
		});
	if (!fight.events.cheka && holds(state, 'Cheka', player))
		options.push({
			command: { type: 'play', event: 'Cheka' },
			events: () => played('Cheka', player, { cheka: role }, fight)
		});
	if (!fight.events.fierySpeech && holds(state, 'Fiery Speech', player))
		for (const { id } of troopsOf(game, state, fight, role))
			options.push({
				command: { type: 'play', event: 'Fiery Speech', unit: id },
				events: () => played('Fiery Speech', player, { fierySpeech: id }, fight)
			});
	if (player === 'white' && holds(state, 'Raid', player))
		for (const command of raidCommands(game, state)) {
			const decision = decidePlay(game, state, command);
			if (decision.ok) options.push({ command, events: () => decision.facts });
		}
	return options;
};

/** Each player in turn plays one of these or passes. */
const askBoth = (fight: Fight, of: (player: Player) => readonly Option[], on: Fact): Owed => {
	for (const player of [fight.player, enemyOf(fight.player)]) {
		if (fight.asked.includes(player)) continue;
		const options = of(player);
		if (options.length === 0) continue;
		return {
			kind: 'player',
			player,
			rule: '6.2',
			options: [
				...options,
				{
					command: { type: 'pass' },
					events: () => [fightNow('6.2', { asked: [...fight.asked, player] })]
				}
			]
		};
	}
	return auto(on);
};

/** 6.2 Cards as a combat begins. */
export const cardsOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed =>
	askBoth(fight, (player) => cardsOf(game, state, fight, player), stage('8.5', 'evade'));

/** 6.2 Heroism: the dice of this Assault are shifted by 1, either way. */
export const heroismOwed = (_game: Game, state: State, _combat: CombatState, fight: Fight): Owed =>
	askBoth(
		fight,
		(player) =>
			holds(state, 'Heroism', player)
				? (['plus', 'minus'] as const).map((choice) => ({
						command: { type: 'play', event: 'Heroism', choice },
						events: () =>
							played(
								'Heroism',
								player,
								{ heroism: (fight.events.heroism ?? 0) + (choice === 'plus' ? 1 : -1) },
								fight
							)
					}))
				: [],
		stage('8.8.1', 'dice')
	);

/** 6.2 Fiery Speech for one of these units, before the Morale die falls; undefined where nobody is asked. */
export const moraleSpeechOwed = (
	state: State,
	fight: Fight,
	player: Player,
	units: readonly { readonly id: string }[]
): Owed | undefined => {
	const asked = fight.events.moraleSpeech !== undefined || fight.asked.includes('speech');
	if (units.length === 0 || asked || !holds(state, 'Fiery Speech', player)) return undefined;
	return {
		kind: 'player',
		player,
		rule: '6.2',
		options: [
			...units.map(({ id }): Option => ({
				command: { type: 'play', event: 'Fiery Speech', unit: id },
				events: () => played('Fiery Speech', player, { moraleSpeech: id }, fight)
			})),
			{
				command: { type: 'pass' },
				events: () => [fightNow('6.2', { asked: [...fight.asked, 'speech'] })]
			}
		]
	};
};
