import { isBeside, isLooseBeside } from '../../engine/beside/facts.ts';
import type { Fact } from '../../engine/facts/fact.ts';
import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import { BOOK } from '../../book.ts';
import type { BattleState, Id } from '../../engine/state.ts';

/** A fact about a unit, officer, player or rule that the battle does not have. */
export const isLoose = (state: BattleState, fact: Fact): boolean => {
	if (isBeside(fact)) return isLooseBeside(state, fact);
	const { units, officers, players, header } = state;
	const missing = (all: Readonly<Record<Id, unknown>>, id: Id | null): boolean =>
		id !== null && !Object.hasOwn(all, id);
	const force = (id: Id): boolean => !header.forces.some((one) => one.id === id);
	switch (fact.type) {
		case 'begun':
			return (
				header.forces.length > 0 ||
				!Object.entries(fact.readings).every(([ruling, reading]) =>
					isReading(BOOK, ruling, reading)
				) ||
				!Object.entries(fact.numbers).every(([path, value]) => isNumber(BOOK, path, value))
			);
		case 'merged':
			return missing(units, fact.unit) || missing(units, fact.into);
		case 'resolved':
			return [fact.unit, fact.target, ...(fact.others ?? [])].some((id) => missing(units, id));
		case 'engaged':
			return [fact.defender, ...fact.attackers].some((id) => missing(units, id));
		case 'areaPlaced':
			return missing(units, fact.area.battery);
		case 'areaLifted':
			return missing(units, fact.battery);
		case 'areaEntered':
			return missing(units, fact.battery) || missing(units, fact.unit);
		case 'phaseClosed':
			return fact.owed.some(
				({ unit, officer }) => missing(units, unit ?? null) || missing(officers, officer ?? null)
			);
		case 'officerAssigned':
			return missing(units, fact.unit) || missing(officers, fact.officer);
		case 'unitHandedOver':
			return missing(units, fact.unit) || missing(players, fact.player);
		case 'unitAdded':
			return force(fact.force) || Object.hasOwn(units, fact.unit.id);
		case 'officerAdded':
			return force(fact.force) || Object.hasOwn(officers, fact.officer.id);
		case 'playerJoined':
			return force(fact.force) || Object.hasOwn(players, fact.player.id);
		case 'officerHandedOver':
			return missing(officers, fact.officer) || missing(players, fact.player);
		case 'ledHeroically':
			return missing(officers, fact.officer) || missing(units, fact.unit);
		case 'officerFared':
		case 'characterSet':
		case 'characterShown':
		case 'secondTookOver':
		case 'characterOwed':
		case 'officerMoved':
		case 'officerOutFor':
			return missing(officers, fact.officer);
		case 'playerRenamed':
		case 'playerAway':
		case 'playerReady':
			return missing(players, fact.player);
		case 'playerStoodIn':
			return missing(players, fact.player) || missing(players, fact.by);
		case 'readingSet':
			return !isReading(BOOK, fact.ruling, fact.reading);
		case 'numberSet':
			return !isNumber(BOOK, fact.path, fact.value);
		case 'optionSet':
			return !isOption(BOOK, fact.option, fact.value);
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
			return missing(units, fact.unit);
	}
};
