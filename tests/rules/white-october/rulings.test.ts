import { expect, test } from 'vitest';
import { BOOK, bookOf } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { resultOf } from '#lib/rules/white-october/engine/phases/victory.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import {
	at,
	attacks,
	combat,
	declare,
	done,
	onward,
	start,
	toTheDice,
	toTheEnd,
	until,
	white,
	type Deed
} from './statements/statement.ts';
import { begun, placed, Table, type Units } from './engine/table.ts';

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

/** What is offered, or has become of a unit, at a table with these units and deeds. */
const tableAt = (
	readings: Readings,
	units: Units,
	more: Partial<State>,
	...deeds: readonly Deed[]
): Table => {
	const game = begun({ events: 'used' }, readings);
	const table = new Table(game, placed(game, units, more));
	for (const deed of deeds)
		if (typeof deed === 'function') deed(table);
		else table.do(deed);
	return table;
};

/** 3.2 With six points and three prisoners, one spent. */
const enlisting = (readings: Readings): readonly Command[] =>
	tableAt(
		readings,
		{ riga: at('24/C', { ep: 1 }), liba: at('24/C', { ep: 1 }), r_622: 'SMOLNY' },
		{ ...start(2), points: { white: 6, red: 0 }, prisoners: { white: 3, red: 0 } },
		declare(true),
		{ type: 'restore', unit: 'riga' }
	).allowed;

/** 6 Vetrenko's event, drawn on turn 1 and again on turn 2. */
const vetrenko = (readings: Readings): readonly Fact[] =>
	tableAt(
		readings,
		{ volyn: '22/H', r_622: 'SMOLNY' },
		{ turn: 1, step: 'events' },
		onward,
		7,
		40,
		until('events'),
		(table) =>
			(table.state = { ...table.state, turn: 2, events: { ...table.state.events, rolled: [] } }),
		7
	).events.filter(({ type }) => type === 'eventDrawn');

/** 7.9 A unit that is kept from the enemy, and beaten off the map. */
const beaten = (readings: Readings): unknown =>
	tableAt(
		readings,
		{ riga: '08/EE', semen: '08/EE', r18_2rd: at('07/FF', { loyalty: 'held' }), r_622: 'SMOLNY' },
		white(3),
		combat,
		attacks('07/FF', 'riga', 'semen'),
		done,
		toTheDice,
		6,
		toTheEnd()
	).state.units.find(({ id }) => id === 'r18_2rd')?.fate;

/** What a game shows of each ruling that is a switch. */
const SHOWS: Readonly<Record<string, (readings: Readings) => unknown>> = {
	'WO-17': lostAttack,
	'WO-19': (readings) => ended(readings, { held: ['PUTILOV'] }),
	'WO-49': (readings) =>
		ended(readings, { score: { destroyed: 0, fleet: 0, cars: 0, navy: 2, trotsky: false } }),
	'WO-87': enlisting,
	'WO-88': vetrenko,
	'WO-89': beaten
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
