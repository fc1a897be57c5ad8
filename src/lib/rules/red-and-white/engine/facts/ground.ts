import { entered, placed } from '../table/areas.ts';
import { engaged } from '../table/contacts.ts';
import type { FactOf } from './fact.ts';
import type { BattleState } from '../state.ts';

export type GroundEvent = FactOf<'engaged' | 'areaPlaced' | 'areaLifted' | 'areaEntered'>;

/** MELEE; BOMBARDMENT: who is in contact, and where shells lie, after a fact. */
export const evolveGround = (
	{ contacts, areas }: BattleState,
	fact: GroundEvent
): Partial<BattleState> => {
	switch (fact.type) {
		case 'engaged':
			return { contacts: engaged(contacts, fact) };
		case 'areaPlaced':
			return { areas: placed(areas, fact.area) };
		case 'areaLifted':
			return { areas: areas.filter(({ battery }) => battery !== fact.battery) };
		case 'areaEntered':
			return { areas: entered(areas, fact) };
	}
};
