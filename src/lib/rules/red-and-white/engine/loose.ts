import { isBeside, isLooseBeside } from './beside/events.ts';
import type { Event } from './events.ts';
import { isNumber, isOption, isReading } from './house-rules.ts';
import type { BattleState, Id } from './state.ts';

/** A fact about a unit, officer, player or rule that the battle does not have. */
export const isLoose = (state: BattleState, event: Event): boolean => {
	if (isBeside(event)) return isLooseBeside(state, event);
	const { units, officers, players, header } = state;
	const missing = (all: Readonly<Record<Id, unknown>>, id: Id | null): boolean =>
		id !== null && !Object.hasOwn(all, id);
	const force = (id: Id): boolean => !header.forces.some((one) => one.id === id);
	switch (event.type) {
		case 'begun':
			return (
				header.forces.length > 0 ||
				!Object.entries(event.readings).every(([ruling, reading]) => isReading(ruling, reading)) ||
				!Object.entries(event.numbers).every(([path, value]) => isNumber(path, value))
			);
		case 'merged':
			return missing(units, event.unit) || missing(units, event.into);
		case 'resolved':
			return [event.unit, event.target, ...(event.others ?? [])].some((id) => missing(units, id));
		case 'engaged':
			return [event.defender, ...event.attackers].some((id) => missing(units, id));
		case 'areaPlaced':
			return missing(units, event.area.battery);
		case 'areaLifted':
			return missing(units, event.battery);
		case 'areaEntered':
			return missing(units, event.battery) || missing(units, event.unit);
		case 'phaseClosed':
			return event.owed.some(
				({ unit, officer }) => missing(units, unit ?? null) || missing(officers, officer ?? null)
			);
		case 'officerAssigned':
			return missing(units, event.unit) || missing(officers, event.officer);
		case 'unitHandedOver':
			return missing(units, event.unit) || missing(players, event.player);
		case 'unitAdded':
			return force(event.force) || Object.hasOwn(units, event.unit.id);
		case 'officerAdded':
			return force(event.force) || Object.hasOwn(officers, event.officer.id);
		case 'playerJoined':
			return force(event.force) || Object.hasOwn(players, event.player.id);
		case 'officerHandedOver':
			return missing(officers, event.officer) || missing(players, event.player);
		case 'ledHeroically':
			return missing(officers, event.officer) || missing(units, event.unit);
		case 'officerFared':
		case 'characterSet':
		case 'characterShown':
		case 'secondTookOver':
		case 'characterOwed':
		case 'officerMoved':
		case 'officerOutFor':
			return missing(officers, event.officer);
		case 'playerRenamed':
		case 'playerAway':
		case 'playerReady':
			return missing(players, event.player);
		case 'playerStoodIn':
			return missing(players, event.player) || missing(players, event.by);
		case 'readingSet':
			return !isReading(event.ruling, event.reading);
		case 'numberSet':
			return !isNumber(event.path, event.value);
		case 'optionSet':
			return !isOption(event.option, event.value);
		case 'renamed':
		case 'clockMoved':
		case 'turnEnded':
		case 'armyChanged':
		case 'phaseReopened':
		case 'automationSet':
			return false;
		case 'figuresLost':
		case 'figuresReturned':
		case 'attachedChanged':
		case 'hitsChanged':
		case 'marked':
		case 'moraleTested':
		case 'suppressionTested':
		case 'distanceRolled':
		case 'unitMoved':
		case 'sideChanged':
		case 'noted':
		case 'testOwed':
		case 'lossesDue':
		case 'bandsTold':
		case 'corrected':
			return missing(units, event.unit);
	}
};
