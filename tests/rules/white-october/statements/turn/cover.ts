import {
	accepts,
	coming,
	enter,
	go,
	goes,
	is,
	land,
	movement,
	moves,
	on,
	pick,
	red,
	refuses,
	rest,
	spent,
	stands,
	statement,
	type Statement
} from '../statement.ts';

/** 7.3 Whoever cancels enemy ZOC for the move of another, and whether he has to stay for it. */
export const COVER: readonly Statement[] = [
	statement(
		'A701',
		'7.3',
		'who comes up with a point to spare pays for the ZOC himself, and whoever stood there may go: fresh troops relieve the front',
		on(
			{ riga: '20/H', semen: '19/I', r_622: '19/J', r_628: 'SMOLNY' },
			[movement, ...moves('riga', '19/I'), ...moves('semen', '19/H')],
			[is('riga', { at: '19/I', spent: 4 }), is('semen', { at: '19/H' })]
		),
		// Where the one who comes up has nothing left, the other stays.
		on(
			{ riga: '20/H', semen: '19/I', r_622: '19/J', r_628: 'SMOLNY' },
			[movement, pick('riga'), spent('riga', 8), ...moves('riga', '19/I').slice(1)],
			[refuses(pick('semen'), '7.3'), is('riga', { at: '19/I' })]
		)
	),
	statement(
		'A702',
		'7.3',
		'so a full place next to the enemy is handed over',
		on(
			{ r_3_160: '19/O', r_622: '20/O', riga: '18/O', r_628: 'SMOLNY' },
			[movement, ...moves('r_622', '19/O')],
			[stands({ moving: 'r_3_160' }), goes('19/P')],
			red()
		)
	),
	statement(
		'A703',
		'7.3',
		'who comes in and has a point to spare pays for the ZOC of his hex as he ends his move',
		on(
			{ gue: coming(5, 'foot', '08/S'), revel: '08/S', r_622: '09/S', riga: '24/C' },
			[movement, enter('gue', '08/S'), rest],
			[accepts(pick('revel')), is('gue', { spent: 4 })],
			{ turn: 5 }
		)
	),
	statement(
		'A704',
		'7.3',
		'a train pays nothing to come into a ZOC: whoever stands there need not stay for it',
		on(
			{ at_lenin: '19/T', r_622: '18/U', riga: '17/U', r_628: 'SMOLNY' },
			[movement, ...moves('at_lenin', '18/U')],
			[is('at_lenin', { at: '18/U' }), accepts(pick('r_622'))],
			red(3)
		)
	),
	statement(
		'A705',
		'7.3',
		'but whoever lets it run on from ZOC to ZOC does',
		on(
			{ at_lenin: '08/EE', r_622: '07/FF', riga: '08/FF', r_628: 'SMOLNY' },
			[movement, ...moves('at_lenin', '06/FF')],
			[is('at_lenin', { at: '06/FF' }), refuses(pick('r_622'), '7.3')],
			red(3)
		)
	),
	statement(
		'A706',
		'7.6',
		'who covers Trotsky as he leaves stays as well',
		on(
			{ r_trotsky: '12/CC', r_622: '12/CC', riga: '12/DD', r_628: 'SMOLNY' },
			[movement, ...moves('r_trotsky', '16/Z')],
			[is('r_trotsky', { at: '16/Z' }), refuses(pick('r_622'), '7.3')],
			red(5)
		)
	),
	statement(
		'A707',
		'16.1',
		'who comes by sea needs no cover from ZOC: nobody stays for him',
		on(
			{ r_2mar: coming(3, 'sea', '26/P'), r_622: '26/P', riga: '25/P', r_628: 'SMOLNY' },
			[movement, land('r_2mar', '26/P')],
			[is('r_2mar', { at: '26/P' }), accepts(pick('r_622'))],
			red(3)
		)
	),
	statement(
		'A708',
		'7.3',
		'a fort covers those who come to it like any gun',
		on(
			{ fort_kg: '28/M', r_622: '27/M', riga: '29/L', r_628: 'SMOLNY' },
			[movement, pick('r_622'), go('28/M')],
			[is('r_622', { at: '28/M', spent: 2 })],
			red(3)
		)
	)
];
