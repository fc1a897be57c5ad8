import { may, mayMeet, mayNot, refusesThrow } from '../allowed.ts';
import { owes } from '../owed.ts';
import { arrives, back, fires, goes, led, meets, moves, next, red, white } from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const CHARGING = { form: { charging: true } } as const;
/** The tchanka of R8 fires in phase 2, then it is phase 3. */
const TCHANKA_FIRED: Play = [led('R8'), red(2), fires('R8', 'W1', 0), red(3)];

/** MOVEMENT; CAVALRY: who moves in phase 3. */
export const MOVEMENT: readonly Statement[] = [
	{
		id: 'A09',
		heading: 'Movement',
		says: 'Units move in phase 3, not in phase 2.',
		given: [led('R1'), red(2)],
		then: [mayNot('movement', 'R1')]
	},
	{
		id: 'A11',
		heading: 'Sequence of action',
		says: 'A unit that fired in phase 2 does not move.',
		given: [led('R2'), red(2), fires('R2', 'W1', 0)],
		when: [red(3)],
		then: [mayNot('movement', 'R2')]
	},
	{
		id: 'B10',
		heading: 'Machine guns',
		says: 'A machine-gun company that fired in phase 2 does not move.',
		given: [led('R3'), red(2), fires('R3', 'W1', 0)],
		when: [red(3)],
		then: [mayNot('movement', 'R3')]
	},
	{
		id: 'B03',
		heading: 'Machine guns',
		says: 'A machine gun on a tchanka may fire in 2 and move in 3, and so may its cavalry.',
		given: [TCHANKA_FIRED],
		then: [may('movement', 'R8')]
	},
	{
		id: 'B04',
		heading: 'Cavalry',
		says: 'Cavalry whose tchanka has fired may charge and make contact.',
		given: [TCHANKA_FIRED],
		when: [moves('R8', CHARGING)],
		then: [mayMeet('R8', 'W1')]
	},
	{
		id: 'B05',
		heading: 'Melee',
		says: 'And it fights the melee that it began.',
		given: [TCHANKA_FIRED],
		when: [moves('R8', CHARGING), meets('R8', 'W1'), red(6)],
		then: [owes('fight R8>W1'), may('melee', 'R8', 'W1')]
	},
	{
		id: 'B09',
		heading: 'Cavalry',
		says: 'Charge dice are not used in two turns running, however the clock was set meanwhile.',
		given: [led('R8'), red(3), moves('R8', CHARGING)],
		when: [white(1), back, next, red(1, 2), led('R8'), red(3, 2)],
		then: [refusesThrow('movement', 'R8', null, CHARGING)]
	},
	{
		id: 'D69',
		heading: 'Leadership',
		says: 'A unit that arrives from the reserve in phase 3 may move.',
		reading:
			'The text has no line for arrivals. It was not there to be rolled for in phase 1, so nothing says that it is not led.',
		given: [goes('W8', 'reserve'), white(3)],
		when: [arrives('W8')],
		then: [may('movement', 'W8')]
	}
];
