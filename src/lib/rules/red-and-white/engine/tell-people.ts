import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { EventOf } from './events.ts';
import type { BattleState } from './state.ts';
import { nameOf, officerName, playerName } from './unit.ts';
import { CHARACTER_WORDS, STATUS_WORDS } from './words.ts';

/** What concerns officers and players. */
type PeopleEvent = EventOf<
	| 'officerAssigned'
	| 'unitHandedOver'
	| 'officerAdded'
	| 'officerHandedOver'
	| 'officerFared'
	| 'ledHeroically'
	| 'characterSet'
	| 'characterShown'
	| 'secondTookOver'
	| 'playerJoined'
	| 'playerRenamed'
	| 'playerAway'
	| 'playerStoodIn'
>;

/** What a fact about officers or players says. */
export const tellPeople = (
	before: BattleState,
	after: BattleState,
	event: PeopleEvent
): Phrase[] => {
	switch (event.type) {
		case 'officerAssigned':
			return event.officer === null
				? [say('{unit} has no officer now.', { unit: nameOf(after, event.unit) })]
				: [
						say('{officer} commands {unit} now.', {
							officer: officerName(after, event.officer),
							unit: nameOf(after, event.unit)
						})
					];
		case 'unitHandedOver':
			return event.player === null
				? []
				: [
						say('{player} plays {unit} now.', {
							player: playerName(after, event.player),
							unit: nameOf(after, event.unit)
						})
					];
		case 'officerAdded':
			return [say('{officer} joins the battle.', { officer: event.officer.name })];
		case 'officerHandedOver':
			return event.player === null
				? [say('Nobody plays {officer} now.', { officer: officerName(after, event.officer) })]
				: [
						say('{player} plays {officer} now.', {
							player: playerName(after, event.player),
							officer: officerName(after, event.officer)
						})
					];
		case 'officerFared':
			return [say(STATUS_WORDS[event.status].said, { officer: officerName(after, event.officer) })];
		case 'ledHeroically': {
			const officer = officerName(after, event.officer);
			return event.unit === null
				? [say('{officer} leads heroically no more.', { officer })]
				: [
						say('{officer} leads {unit} heroically.', {
							officer,
							unit: nameOf(after, event.unit)
						})
					];
		}
		case 'characterSet':
			return [
				say('The character of {officer} is written down.', {
					officer: officerName(after, event.officer)
				})
			];
		case 'characterShown': {
			const officer = officerName(after, event.officer);
			const character = after.officers[event.officer]?.character;
			return event.shown && character
				? [say('{officer}: {character}.', { officer, character: say(CHARACTER_WORDS[character]) })]
				: [say('The character of {officer} is covered again.', { officer })];
		}
		case 'secondTookOver':
			return [
				say(
					event.second
						? 'A second-in-command leads for {officer}.'
						: '{officer} is in command again.',
					{ officer: officerName(after, event.officer) }
				)
			];
		case 'playerJoined':
			return [say('{player} comes to the table.', { player: event.player.name })];
		case 'playerRenamed':
			return [
				say('{player} is called {name} now.', {
					player: playerName(before, event.player),
					name: event.name
				})
			];
		case 'playerAway':
			return [
				say(event.absent ? '{player} leaves the table.' : '{player} is back.', {
					player: playerName(after, event.player)
				})
			];
		case 'playerStoodIn':
			return event.by === null
				? [say('Nobody stands in for {player}.', { player: playerName(after, event.player) })]
				: [
						say('{by} stands in for {player}.', {
							by: playerName(after, event.by),
							player: playerName(after, event.player)
						})
					];
	}
};
