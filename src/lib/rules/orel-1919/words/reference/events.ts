import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import { words } from '../en/reference/events.ts';
import { EVENTS } from '../../types.ts';
import { eventsSaid } from '../events.ts';
import * as tables from './tables.ts';

const ofKind = ({ charts }: Book, kind: string) =>
	eventsSaid(EVENTS.filter((event) => charts.RANDOM_EVENTS.at(event, 'kind') === kind));

/** Events. */
export const events = (book: Book): ReferencePart => ({
	slug: 'events',
	phase: 4,
	title: words.events,
	note: words.whoseTurnItIsAgreedBeforeTheGame,
	entries: [
		{
			slug: 'random-events',
			title: words.theRandomEvent,
			sections: ['6'],
			tables: [tables.randomEvents(book)],
			lines: [words.thePlayerWhoseTurnItIsThrowsA, words.sufferedEventsActAtOnceControlled]
		},
		{
			slug: 'suffered-events',
			title: words.sufferedEvents,
			sections: ['6.1'],
			tables: [],
			lines: [words.whereUnitsAreHitTheOpponentNames, ...ofKind(book, 'suffered')]
		},
		{
			slug: 'controlled-events',
			title: words.controlledEvents,
			sections: ['6.2'],
			tables: [],
			lines: ofKind(book, 'controlled')
		}
	]
});
