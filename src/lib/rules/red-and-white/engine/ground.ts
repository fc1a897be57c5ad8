import { entered, placed } from './areas.ts';
import { engaged } from './contacts.ts';
import type { EventOf } from './events.ts';
import type { BattleState } from './state.ts';

export type GroundEvent = EventOf<'engaged' | 'areaPlaced' | 'areaLifted' | 'areaEntered'>;

/** MELEE; BOMBARDMENT: who is in contact, and where shells lie, after a fact. */
export const evolveGround = (
	{ contacts, areas }: BattleState,
	event: GroundEvent
): Partial<BattleState> => {
	switch (event.type) {
		case 'engaged':
			return { contacts: engaged(contacts, event) };
		case 'areaPlaced':
			return { areas: placed(areas, event.area) };
		case 'areaLifted':
			return { areas: areas.filter(({ battery }) => battery !== event.battery) };
		case 'areaEntered':
			return { areas: entered(areas, event) };
	}
};
