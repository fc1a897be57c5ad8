import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Event } from './events.ts';
import type { HistoryLine } from './history.ts';
import { nameOf } from './unit.ts';

type Ground = Extract<
	Event,
	{ type: 'engaged' | 'areaPlaced' | 'areaLifted' | 'areaEntered' | 'distanceRolled' }
>;

/** What facts about the ground say: contacts and bombarded areas. What a roll said already is not said again. */
export const tellGround = ({ before, after, entry }: HistoryLine, event: Ground): Phrase[] => {
	const rolled = entry.events.some(({ type }) => type === 'resolved');
	switch (event.type) {
		case 'engaged': {
			const unit = nameOf(after, event.defender);
			const attackers = event.attackers.map((id) => nameOf(after, id)).join(', ');
			if (event.attackers.length)
				return [say('{attackers} in contact with {unit}.', { attackers, unit })];
			return rolled || entry.command.type !== 'engage'
				? []
				: [say('{unit} is attacked by nobody any more.', { unit })];
		}
		case 'distanceRolled':
			return [];
		case 'areaPlaced': {
			const values = { unit: nameOf(after, event.area.battery), where: event.area.where };
			return [
				event.area.where
					? say('{unit} bombards: {where}.', values)
					: say('{unit} bombards an area.', values)
			];
		}
		case 'areaLifted':
			return [say('The bombardment of {unit} is over.', { unit: nameOf(before, event.battery) })];
		case 'areaEntered': {
			const values = { unit: nameOf(after, event.unit), battery: nameOf(after, event.battery) };
			if (rolled) return [];
			if (event.where === 'edge')
				return [say('{unit} is about to enter the bombardment of {battery}.', values)];
			return event.where === 'inside'
				? [say('{unit} lies in the bombardment of {battery}.', values)]
				: [say('{unit} is out of the bombardment of {battery}.', values)];
		}
	}
};
