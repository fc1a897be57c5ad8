import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts/fact.ts';
import type { HistoryLine } from './history.ts';
import { nameOf } from '../engine/table/unit.ts';

type Ground = Extract<
	Fact,
	{ type: 'engaged' | 'areaPlaced' | 'areaLifted' | 'areaEntered' | 'distanceRolled' }
>;

/** What facts about the ground say: contacts and bombarded areas. What a roll said already is not said again. */
export const tellGround = ({ before, after, entry }: HistoryLine, fact: Ground): Phrase[] => {
	const rolled = entry.facts.some(({ type }) => type === 'resolved');
	switch (fact.type) {
		case 'engaged': {
			const unit = nameOf(after, fact.defender);
			const attackers = fact.attackers.map((id) => nameOf(after, id)).join(', ');
			if (fact.attackers.length)
				return [say('{attackers} in contact with {unit}.', { attackers, unit })];
			return rolled || entry.command.type !== 'engage'
				? []
				: [say('{unit} is attacked by nobody any more.', { unit })];
		}
		case 'distanceRolled':
			return [];
		case 'areaPlaced': {
			const values = { unit: nameOf(after, fact.area.battery), where: fact.area.where };
			return [
				fact.area.where
					? say('{unit} bombards: {where}.', values)
					: say('{unit} bombards an area.', values)
			];
		}
		case 'areaLifted':
			return [say('The bombardment of {unit} is over.', { unit: nameOf(before, fact.battery) })];
		case 'areaEntered': {
			const values = { unit: nameOf(after, fact.unit), battery: nameOf(after, fact.battery) };
			if (rolled) return [];
			if (fact.where === 'edge')
				return [say('{unit} is about to enter the bombardment of {battery}.', values)];
			return fact.where === 'inside'
				? [say('{unit} lies in the bombardment of {battery}.', values)]
				: [say('{unit} is out of the bombardment of {battery}.', values)];
		}
	}
};
