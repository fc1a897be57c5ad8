import { may } from '../allowed.ts';
import { because, owes, owesNot } from '../owed.ts';
import { isNot, shelling, touches, touchesNot } from '../stands.ts';
import {
	assaults,
	back,
	bombards,
	comesTo,
	destroyed,
	fights,
	goesIn,
	led,
	next,
	red,
	throws,
	white
} from '../deeds.ts';
import type { Play, Statement } from '../statement.ts';

const AT_W1: Play = [assaults('R5', 'W1')];
/** R4 shells an area; in the Whites' turn W4 moves up to its edge. */
const AT_THE_EDGE: Play = [
	...[led('R4'), red(2), bombards('R4'), white(1), led('W4'), white(3)],
	comesTo('W4', 'edge', 'R4')
];

/** One step back over the end of a turn: what ended with it is there again, as it was. */
export const TURN_AGAIN: readonly Statement[] = [
	{
		id: 'T-22',
		heading: 'Melee',
		says: 'Who was in contact when the turn ended is in contact where it is entered again, and the melee is owed.',
		given: [AT_W1, red(7)],
		when: [next, back, red(6)],
		then: [touches('R5', 'W1'), owes('fight R5>W1'), may('melee', 'R5', 'W1')]
	},
	{
		id: 'T-23',
		heading: 'Melee',
		says: 'Who is gone since then is not.',
		given: [AT_W1, red(7), next],
		when: [destroyed('W1'), back],
		then: [touchesNot('R5', 'W1')]
	},
	{
		id: 'T-24',
		heading: 'Bombardment',
		says: 'Who was at the edge of an area is there again, and tests in phase 3.',
		given: [AT_THE_EDGE, white(7)],
		when: [next, back, white(3)],
		then: [owes('bombardment W4'), because('bombardment W4', /1st Latvian Battery/)]
	},
	{
		id: 'T-25',
		heading: 'Bombardment',
		says: 'Who has tested for it in that turn does not test again.',
		given: [AT_THE_EDGE, goesIn('W4', 'passes'), white(7)],
		when: [next, back, white(3)],
		then: [owesNot('bombardment W4')]
	},
	{
		id: 'T-26',
		heading: 'Bombardment',
		says: 'An area that ended with the turn lies there again, and ends with it once more.',
		given: [{ type: 'setReading', ruling: 'R42', reading: 'this_turn_only' }, led('R4'), red(2)],
		when: [bombards('R4'), red(7), next, back],
		then: [shelling('R4', true)]
	},
	{
		id: 'T-27',
		heading: 'Armored vehicle fright',
		says: 'A fright that nobody rolled for is owed again, with its cause.',
		given: [assaults('W9', 'R8'), white(7)],
		when: [next, back],
		then: [because('fright R8', /General Skobelev/), may('fright', 'R8')]
	},
	{
		id: 'T-28',
		heading: 'Petrol bombs vs. tank',
		says: 'So are petrol bombs that were not thrown.',
		given: [assaults('R5', 'W9'), red(6), fights('R5', 'W9', 'wins')],
		when: [red(7), next, back],
		then: [because('petrol-bombs R5', /General Skobelev/)]
	},
	{
		id: 'T-29',
		heading: 'Armored vehicle fright',
		says: 'What was rolled for before the turn ended is not owed again.',
		given: [assaults('W9', 'R8'), throws('fright', 'R8', null), white(7)],
		when: [next, back],
		then: [owesNot('fright R8')]
	},
	{
		id: 'T-30',
		heading: 'Sequence of action',
		says: 'Of a turn before that nothing is known: two turns back, then one, is not the turn just over.',
		given: [red(1, 2), led('R1'), white(1, 2)],
		when: [white(1, 1), red(7, 1)],
		then: [isNot('R1', 'led')]
	},
	{
		id: 'T-31',
		heading: 'Melee',
		says: 'Set back by several turns, nobody stays in contact.',
		given: [assaults('R5', 'W1', 2)],
		when: [red(3, 1)],
		then: [touchesNot('R5', 'W1')]
	}
];
