import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { FactOf } from '../engine/facts/fact.ts';
import type { BattleState } from '../engine/state.ts';
import { nameOf, officerName, playerName } from '../engine/table/unit.ts';
import { CHARACTER_WORDS, STATUS_WORDS } from '../words/table.ts';

/** What concerns officers and players. */
type PeopleEvent = FactOf<
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
	fact: PeopleEvent
): Phrase[] => {
	switch (fact.type) {
		case 'officerAssigned':
			return fact.officer === null
				? [say('{unit} has no officer now.', { unit: nameOf(after, fact.unit) })]
				: [
						say('{officer} commands {unit} now.', {
							officer: officerName(after, fact.officer),
							unit: nameOf(after, fact.unit)
						})
					];
		case 'unitHandedOver':
			return fact.player === null
				? []
				: [
						say('{player} plays {unit} now.', {
							player: playerName(after, fact.player),
							unit: nameOf(after, fact.unit)
						})
					];
		case 'officerAdded':
			return [say('{officer} joins the battle.', { officer: fact.officer.name })];
		case 'officerHandedOver':
			return fact.player === null
				? [say('Nobody plays {officer} now.', { officer: officerName(after, fact.officer) })]
				: [
						say('{player} plays {officer} now.', {
							player: playerName(after, fact.player),
							officer: officerName(after, fact.officer)
						})
					];
		case 'officerFared':
			return [say(STATUS_WORDS[fact.status].said, { officer: officerName(after, fact.officer) })];
		case 'ledHeroically': {
			const officer = officerName(after, fact.officer);
			return fact.unit === null
				? [say('{officer} leads heroically no more.', { officer })]
				: [
						say('{officer} leads {unit} heroically.', {
							officer,
							unit: nameOf(after, fact.unit)
						})
					];
		}
		case 'characterSet':
			return [
				say('The character of {officer} is written down.', {
					officer: officerName(after, fact.officer)
				})
			];
		case 'characterShown': {
			const officer = officerName(after, fact.officer);
			const character = after.officers[fact.officer]?.character;
			return fact.shown && character
				? [say('{officer}: {character}.', { officer, character: say(CHARACTER_WORDS[character]) })]
				: [say('The character of {officer} is covered again.', { officer })];
		}
		case 'secondTookOver':
			return [
				say(
					fact.second
						? 'A second-in-command leads for {officer}.'
						: '{officer} is in command again.',
					{ officer: officerName(after, fact.officer) }
				)
			];
		case 'playerJoined':
			return [say('{player} comes to the table.', { player: fact.player.name })];
		case 'playerRenamed':
			return [
				say('{player} is called {name} now.', {
					player: playerName(before, fact.player),
					name: fact.name
				})
			];
		case 'playerAway':
			return [
				say(fact.absent ? '{player} leaves the table.' : '{player} is back.', {
					player: playerName(after, fact.player)
				})
			];
		case 'playerStoodIn':
			return fact.by === null
				? [say('Nobody stands in for {player}.', { player: playerName(after, fact.player) })]
				: [
						say('{by} stands in for {player}.', {
							by: playerName(after, fact.by),
							player: playerName(after, fact.player)
						})
					];
	}
};
