import { expect, test } from 'vitest';
import { BOOK, bookOf } from '#lib/rules/white-october/book.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { resultOf } from '#lib/rules/white-october/engine/phases/victory.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { attacks, combat, done, toTheDice, toTheEnd } from './statements/statement.ts';
import { begun, placed, Table } from './engine/table.ts';

type Readings = Readonly<Record<string, string>>;

/** The end of a game that goes on from its beginning. */
const ended = (readings: Readings, more: Partial<State>) => {
	const { game, state } = begun({}, readings);
	return resultOf(game, { ...state, ...more });
};

/** A lost attack of White's upon Reds who win with an a. */
const lostAttack = (readings: Readings): readonly Fact['type'][] => {
	const game = begun({}, readings);
	const table = new Table(game, placed(game, { riga: '22/O', r_622: '21/O', r_628: '21/O' }));
	for (const deed of [combat, attacks('21/O', 'riga'), done, toTheDice, 2, toTheEnd()])
		if (typeof deed === 'function') deed(table);
		else table.do(deed);
	return table.events.map(({ type }) => type);
};

/** What a game shows of each ruling that is a switch. */
const SHOWS: Readonly<Record<string, (readings: Readings) => unknown>> = {
	'WO-17': lostAttack,
	'WO-19': (readings) => ended(readings, { held: ['PUTILOV'] }),
	'WO-49': (readings) =>
		ended(readings, { score: { destroyed: 0, fleet: 0, cars: 0, navy: 2, trotsky: false } })
};

test('each switch of the rulings changes what is played, and no other ruling has a second reading', () => {
	const { rulings } = BOOK;
	const switches = rulings.filter(({ kind }) => kind === 'switch');
	expect(switches.map(({ id }) => id).toSorted()).toEqual(Object.keys(SHOWS).toSorted());
	for (const { id, readings } of switches) {
		const shown = readings.map(({ key }) => JSON.stringify(SHOWS[id]?.({ [id]: key })));
		expect(new Set(shown).size, id).toBe(readings.length);
		expect(bookOf().readings, id).toHaveProperty(id, readings[0].key);
	}
	for (const { id, kind, readings } of rulings)
		if (kind !== 'switch') expect(readings.length, id).toBe(1);
});
