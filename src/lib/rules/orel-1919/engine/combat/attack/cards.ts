import { fightersOf } from '../../../rules/08-combat.ts';
import { enemyOf, type Player, type Role } from '../../../types.ts';
import { decidePlay, holds, raidCommands } from '../../controlled-events.ts';
import type { Fact } from '../../facts.ts';
import type { Game } from '../../game.ts';
import { auto, type Option, type Owed } from '../../owed.ts';
import type { State } from '../../state.ts';
import { stage } from '../facts.ts';
import { situationOf, type Scene } from '../scene.ts';
import type { CombatState, Fight } from '../state.ts';

type Works = Extract<Fact, { type: 'eventWorks' }>;

const played = (
	player: Player,
	role: Role,
	event: Works['event'],
	how: Partial<Pick<Works, 'unit' | 'check' | 'amount'>> = {}
): readonly Fact[] => [
	{ type: 'eventPlayed', event, player },
	{ type: 'eventWorks', event, role, unit: null, check: null, amount: 0, ...how }
];

const roleOf = (fight: Fight, player: Player): Role =>
	player === fight.player ? 'attacker' : 'defender';

/**
 * 6.2 The cards that a player may play as this fight begins: Surprise Attack (the attacker), Cheka, Fiery Speech for a
 * unit's Cohesion Check; a Raid (White).
 */
const cardsOf = (game: Game, state: State, fight: Fight, player: Player): readonly Option[] => {
	const role = roleOf(fight, player);
	const options: Option[] = [];
	if (role === 'attacker' && !fight.events.surprise && holds(state, 'Surprise Attack', player))
		options.push({
			command: { type: 'play', event: 'Surprise Attack' },
			events: () => played(player, role, 'Surprise Attack')
		});
	if (!fight.events.cheka && holds(state, 'Cheka', player))
		options.push({
			command: { type: 'play', event: 'Cheka' },
			events: () => played(player, role, 'Cheka')
		});
	if (!fight.events.fierySpeech && holds(state, 'Fiery Speech', player))
		for (const { id: unit } of fightersOf(situationOf(game, state, fight), role))
			options.push({
				command: { type: 'play', event: 'Fiery Speech', unit },
				events: () => played(player, role, 'Fiery Speech', { unit, check: 'cohesion' })
			});
	return player === 'white' ? [...options, ...raidsOf(game, state)] : options;
};

/** 6.2 White’s Raids, wherever he may play one. */
const raidsOf = (game: Game, state: State): readonly Option[] =>
	holds(state, 'Raid', 'white')
		? raidCommands(game, state).flatMap((command) => {
				const decision = decidePlay(game, state, command);
				return decision.ok ? [{ command, events: () => decision.facts }] : [];
			})
		: [];

/**
 * 6.2 A Raid “just before combat”: before supply is given out for attacks, as well as when one of them begins
 * (`cardsOwed`).
 */
export const raidOwed = (game: Game, state: State): Owed => {
	const on: Fact = { type: 'combatBegan' };
	const raids = state.attacks.length > 0 ? raidsOf(game, state) : [];
	if (raids.length === 0) return auto(on);
	const pass: Option = { command: { type: 'pass' }, events: () => [on] };
	return { kind: 'player', player: 'white', rule: '6.2', options: [...raids, pass] };
};

const passes = (player: Player): Option => ({
	command: { type: 'pass' },
	events: () => [{ type: 'eventsPassed', player }]
});

/** Each player in turn plays one of these or passes. */
const askBoth = (fight: Fight, of: (player: Player) => readonly Option[], on: Fact): Owed => {
	for (const player of [fight.player, enemyOf(fight.player)]) {
		if (fight.asked.includes(player)) continue;
		const options = of(player);
		if (options.length === 0) continue;
		return { kind: 'player', player, rule: '6.2', options: [...options, passes(player)] };
	}
	return auto(on);
};

/** 6.2 Cards as a combat begins. */
export const cardsOwed = (game: Game, state: State, _combat: CombatState, fight: Fight): Owed =>
	askBoth(fight, (player) => cardsOf(game, state, fight, player), stage('8.5', 'evade'));

/** 6.2 Heroism: the dice of this Assault are shifted by 1 in either direction. */
export const heroismOwed = (scene: Scene): Owed =>
	askBoth(
		scene.fight,
		(player) =>
			scene.holds('Heroism', player)
				? (['plus', 'minus'] as const).map((choice) => ({
						command: { type: 'play', event: 'Heroism', choice },
						events: () =>
							played(player, roleOf(scene.fight, player), 'Heroism', {
								amount: choice === 'plus' ? 1 : -1
							})
					}))
				: [],
		stage('8.8.1', 'dice')
	);

/** 6.2 Fiery Speech for one of these units, before the Morale die is rolled; undefined where nobody is asked. */
export const moraleSpeechOwed = (
	{ fight, holds }: Scene,
	player: Player,
	units: readonly { readonly id: string }[]
): Owed | undefined => {
	const asked = fight.events.moraleSpeech !== undefined || fight.asked.includes(player);
	if (units.length === 0 || asked || !holds('Fiery Speech', player)) return undefined;
	const role = roleOf(fight, player);
	return {
		kind: 'player',
		player,
		rule: '6.2',
		options: [
			...units.map(({ id: unit }): Option => ({
				command: { type: 'play', event: 'Fiery Speech', unit },
				events: () => played(player, role, 'Fiery Speech', { unit, check: 'morale' })
			})),
			passes(player)
		]
	};
};
