import { resultOf } from '#lib/rules/white-october/engine/phases/victory.ts';
import { NO_EVENTS, type State } from '#lib/rules/white-october/engine/state.ts';
import {
	advance,
	anyOf,
	asks,
	at,
	attack,
	attacks,
	back,
	barrage,
	combat,
	coming,
	declare,
	direct,
	done,
	from,
	go,
	goes,
	goesNot,
	is,
	lead,
	leave,
	march,
	movement,
	moveUp,
	offers,
	offersNo,
	offersOnly,
	on,
	onward,
	pass,
	pick,
	place,
	red,
	refuses,
	resolve,
	rest,
	run,
	stand,
	stands,
	start,
	statement,
	support,
	take,
	tells,
	tellsNot,
	that,
	toThe,
	toTheDice,
	toTheEnd,
	until,
	white,
	type Statement
} from '../statement.ts';
import type { Table } from '../../engine/table.ts';

const routed = { mode: 'routed' } as const;
const disorganised = { mode: 'disorganised' } as const;

/** EP left of these units together. */
const epOf = (state: State, ...ids: readonly string[]): number =>
	state.units.reduce((sum, { id, ep }) => sum + (ids.includes(id) ? ep : 0), 0);

/** A detachment of the Nevsky district that is being raised, with so many EP so far. */
const raised = (turn: number, ep: number) => ({ ...coming(turn, 'raised', 'NEVSKY'), ep });

/** White has passed everything but the city last. */
const whiteLand = (table: Table): void => {
	const control = table.game.board.places.map((at) => (at.includes('/') ? 'w' : 'r')).join('');
	table.state = { ...table.state, control };
};

/** Clauses at the margin of others: who may pay, what counts for whom, what is done once. */
export const MARGINS: readonly Statement[] = [
	statement(
		'A384',
		'8.2.6',
		'the d of a way through ZOC falls on who can suffer it: not on Trotsky, nor on an HQ that is in disorder',
		on(
			{
				riga: '22/O',
				semen: '22/O',
				polta: '20/Q',
				liba: '20/N',
				ural: '23/N',
				ostrov: '22/Q',
				volyn: '19/P',
				temm: '21/M',
				r_2_36: '21/O',
				r_622: '21/O',
				r_trotsky: '21/O',
				hq2rd: at('21/O', disorganised),
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'riga', 'semen'), done, toTheDice, 8, anyOf('take', 'retreat')],
			[
				tells({ type: 'attackFought', defender: { loss: 2, code: 'r' } }),
				is('r_trotsky', { mode: 'normal' })
			]
		),
		on(
			{
				riga: '22/O',
				semen: '22/O',
				polta: '20/Q',
				liba: '20/N',
				ural: '23/N',
				ostrov: '22/Q',
				volyn: '19/P',
				temm: '21/M',
				r_2_36: '21/O',
				r_622: '21/O',
				r_trotsky: '21/O',
				hq2rd: at('21/O', disorganised),
				r_628: 'SMOLNY'
			},
			[
				combat,
				attacks('21/O', 'riga', 'semen'),
				done,
				toTheDice,
				8,
				take('r_622'),
				(t) => t.do(t.allowed.find((c) => c.type === 'retreat') ?? pass)
			],
			[
				asks('red'),
				offers(take('r_2_36'), take('r_622')),
				offersNo(take('r_trotsky'), take('hq2rd'))
			]
		)
	),
	statement(
		'A386',
		'9.1',
		'a forced march of which an HQ alone makes use costs its point',
		on(
			{ hq5id: '22/M', r_622: 'SMOLNY' },
			[
				movement,
				march,
				pick('hq5id'),
				(t) => {
					const far = t.allowed.filter((c) => c.type === 'go').at(-1);
					if (far) t.do(far);
				},
				(t) => {
					if (t.state.moving) t.do(rest);
				},
				done
			],
			[stands({ fatigue: 1 })]
		)
	),
	statement(
		'A387',
		'6',
		'rumours lower the Morale that a barrage meets',
		on(
			{ art_nwa: '22/O', r_622: '21/O', riga: '22/O', r_628: 'SMOLNY' },
			[combat, barrage('art_nwa', '21/O'), done, 9],
			[tells({ type: 'barrageFell', score: 12, back: ['r_622'] })],
			{ options: { events: 'used' }, events: { ...NO_EVENTS, rumours: ['Krasnaya Gorka'] } }
		)
	),
	statement(
		'A390',
		'16.2',
		'what the Red fleet loses is counted apart, EP by EP',
		on(
			{ rn: '28/H', redfleet: '28/I', riga: '24/C', r_628: 'SMOLNY' },
			[combat, barrage('rn', '28/I', 'fleet'), done, 10, toTheEnd()],
			[that('one loss', ({ state }) => state.score.fleet === 1), is('redfleet', { ep: 2 })]
		)
	),
	statement(
		'A393',
		'16.1',
		'a garrison that stands all of turn 4 keeps nobody waiting; one that stands all of turn 5 costs a turn',
		on(
			{
				gue: coming(5, 'foot', '08/S'),
				frrs: '08/S',
				art_nwa: '08/S',
				riga: '24/C',
				r_622: 'SMOLNY'
			},
			[until('ammunition')],
			[
				is('gue', { due: { turn: 5, how: 'foot', places: ['08/S'], returning: false } }),
				tells({ type: 'garrisonStood' }),
				stands({ turn: 5 })
			],
			{
				...red(4, 2),
				first: { white: 'combat', red: 'combat' },
				garrison: { done: false, since: 4 }
			}
		),
		on(
			{
				gue: coming(6, 'foot', '08/S'),
				frrs: '08/S',
				art_nwa: '08/S',
				riga: '24/C',
				r_622: 'SMOLNY'
			},
			[until('ammunition')],
			[
				is('gue', { due: { turn: 6, how: 'foot', places: ['08/S'], returning: false } }),
				tells({ type: 'garrisonStood' })
			],
			{
				...red(5, 2),
				first: { white: 'combat', red: 'combat' },
				garrison: { done: false, since: 5 }
			}
		),
		on(
			{ gue: coming(5, 'foot', '08/S'), frrs: '08/S', riga: '24/C', r_622: 'SMOLNY' },
			[until('ammunition')],
			[is('gue', { due: { turn: 6, how: 'foot', places: ['08/S'], returning: false } })],
			{
				...red(4, 2),
				first: { white: 'combat', red: 'combat' },
				garrison: { done: false, since: 4 }
			}
		)
	),
	statement(
		'A401',
		'1.5',
		'HQs, cars and Trotsky have no ZOC, a train has one',
		...(['hq2rd', 'ac2rd', 'r_trotsky', 'at_lenin'] as const).map((id) =>
			on(
				{ riga: '22/O', [id]: '20/O', r_622: 'SMOLNY' },
				[movement, pick('riga'), direct('21/O')],
				[tells({ type: 'moved', unit: 'riga', spent: id === 'at_lenin' ? 4 : 2 })]
			)
		)
	),
	statement(
		'A402',
		'8.1.2',
		'the Red fleet and Kronstadt fire three hexes far, White ships two',
		on(
			{
				redfleet: '26/Q',
				fort_kr: '26/Q',
				fort_kg: '28/M',
				riga: '24/P',
				r_622: '24/Q',
				r_628: 'SMOLNY'
			},
			[combat],
			[offers(barrage('redfleet', '24/P'), barrage('fort_kr', '24/P'))],
			red()
		),
		on(
			{ rn: '27/P', est_fleet: '26/Q', riga: '24/P', r_622: '24/Q', r_628: 'SMOLNY' },
			[combat],
			[offers(barrage('est_fleet', '24/Q')), offersNo(barrage('rn', '24/Q'))]
		)
	),
	statement(
		'A403',
		'8.2.4',
		'a gun supports once in each combat sequence, its own side’s and the enemy’s',
		on(
			{ riga: '22/O', art_nwa: '22/O', r_tcheka: '21/O', r_2_36: '23/O', r_628: 'SMOLNY' },
			[
				combat,
				attacks('21/O', 'riga'),
				done,
				support('art_nwa'),
				toTheDice,
				4,
				toTheEnd(),
				combat,
				attacks('22/O', 'r_2_36'),
				done
			],
			[asks('white'), offers(support('art_nwa'), pass), stands({ step: 'red-1' })]
		)
	),
	statement(
		'A404',
		'8.2.6',
		'the attacker’s guns come to no harm when his combat units are lost',
		on(
			{ frrs: '22/O', art_nwa: '22/O', r_2_36: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'frrs'), done, pass, toTheDice, 4, toTheEnd()],
			[is('frrs', { fate: 'lost' }), is('art_nwa', { at: '22/O', mode: 'normal', ep: 1 })]
		)
	),
	statement(
		'A405',
		'11.2',
		'no action is taken twice in a turn',
		on(
			{
				r_trotsky: 'NEVSKY',
				r_2_36: 'SMOLNY',
				riga: '24/C',
				com1: { fate: 'pool', ep: 0 },
				com2: { fate: 'pool', ep: 0 }
			},
			[
				declare(true),
				until('anti-subversion', 2),
				{ type: 'counter', action: 'anti_desertion' },
				{ type: 'rally', formation: '2 RD' },
				until('raising', 2),
				{ type: 'raise', action: 'communist', place: 'NEVSKY' }
			],
			[
				offersNo({ type: 'raise', action: 'communist' }),
				offers({ type: 'raise', action: 'barricade' })
			],
			{ ...start(5), points: { white: 0, red: 3 } }
		)
	),
	statement(
		'A406',
		'11.2.2',
		'a barricade is gone when White enters, and its counter is there to be placed again',
		on(
			{ hjag: 'MOSCOW_GATE', r_622: 'SMOLNY', r_2_36: 'NEVSKY' },
			[movement, pick('hjag'), direct('PUTILOV')],
			[
				stands({ barricades: ['WARSAW'] }),
				is('hjag', { at: 'PUTILOV' }),
				tells({ type: 'worksGone', rule: '11.2.2', places: ['PUTILOV'] })
			],
			{ barricades: ['PUTILOV', 'WARSAW'] }
		),
		on(
			{ hjag: 'MOSCOW_GATE', r_622: 'SMOLNY', r_2_36: 'NEVSKY' },
			[movement, pick('hjag'), direct('22/V')],
			[is('hjag', { at: '22/V' }), tellsNot({ type: 'worksGone' })],
			{ barricades: ['PUTILOV', 'WARSAW'] }
		)
	),
	statement(
		'A488',
		'14.1',
		'a car whose company of the attack is lost, and that others of its hex keep, suffers the result of the attack',
		on(
			{ res1id: '22/O', nwa_ac: '22/O', riga: '22/O', r_622: '21/O', r_628: '21/O' },
			[combat, attacks('21/O', 'res1id', 'nwa_ac'), done, toTheDice, 2, toTheEnd()],
			[
				is('res1id', { fate: 'lost' }),
				is('riga', { at: '22/O' }),
				tells({ type: 'routed', units: ['nwa_ac'] })
			]
		)
	),
	statement(
		'A407',
		'14.1',
		'cars and tanks are lost with the last of their company',
		on(
			{ riga: '22/O', semen: '22/O', r_622: at('21/O', { ep: 1 }), ac2rd: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga', 'semen'), done, toTheDice, 9, anyOf('take', 'retreat')],
			[
				is('r_622', { fate: 'lost' }),
				is('ac2rd', { fate: 'lost' }),
				that('a car counts one', ({ state }) => state.score.cars === 1)
			]
		),
		on(
			{
				r_622: at('22/T', { ep: 1 }),
				ac2rd: '22/T',
				hq2rd: '22/T',
				r_7r: at('22/U', { ep: 1 }),
				art1_2rd: '22/U',
				ac6rd: '22/U',
				r_628: 'SMOLNY',
				riga: '24/C'
			},
			[declare(true), 3, { type: 'desert', unit: 'r_622' }, { type: 'desert', unit: 'r_7r' }],
			[is('ac2rd', { fate: 'lost' }), is('hq2rd', { at: '22/T' }), is('ac6rd', { at: '22/U' })],
			start(2)
		),
		on(
			{ swed: '22/H', nwa_ac: '22/H', r_628: 'SMOLNY' },
			[onward, 74, 3],
			[is('swed', { fate: 'lost' }), is('nwa_ac', { fate: 'lost' })],
			{ turn: 3, step: 'events', options: { events: 'used' } }
		)
	),
	statement(
		'A408',
		'8',
		'attacks and barrages are resolved in whatever order their player likes',
		on(
			{
				riga: '22/O',
				semen: '22/R',
				art_nwa: '22/O',
				r_2_36: '21/O',
				r_622: '22/Q',
				r_7r: '23/O',
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'riga'), attacks('22/Q', 'semen'), barrage('art_nwa', '23/O'), done],
			[asks('white'), offers(resolve(1), resolve(2), { type: 'fire', unit: 'art_nwa' })]
		)
	),
	statement(
		'A409',
		'7.8',
		'nobody stops in an entry hex of the enemy in the turn before either',
		on(
			{ hjag: '08/FF', r_188: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[movement, pick('hjag')],
			[goesNot('07/FF'), goes('06/FF')],
			white(5)
		),
		on(
			{ hjag: '08/FF', r_188: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[movement, pick('hjag')],
			[goes('07/FF')],
			white(4)
		),
		on(
			{ hjag: '08/FF', r_188: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[combat],
			[offersNo(moveUp('hjag', '07/FF')), offers(moveUp('hjag', '08/EE'))],
			white(5)
		)
	),
	statement(
		'A412',
		'12',
		'an advance into a district keeps its limits',
		on(
			{
				talab: 'MOSCOW_GATE',
				riga: 'PUTILOV',
				hq5id: 'PUTILOV',
				r_1res: 'WARSAW',
				r_628: 'SMOLNY'
			},
			[
				combat,
				attack('talab', 'WARSAW'),
				lead('hq5id'),
				attack('riga', 'WARSAW', 1),
				done,
				toTheDice,
				12,
				anyOf('take', 'retreat'),
				advance('talab', 'WARSAW')
			],
			[is('talab', { at: 'WARSAW' }), is('riga', { at: 'PUTILOV' })]
		)
	),
	statement(
		'A413',
		'5.2',
		'a gun that was commanded as the attack was declared supports it, though its HQ be lost since',
		on(
			{
				frrs: '22/M',
				hq5id: '22/M',
				r_2_36: '21/M',
				riga: '22/O',
				art1_5id: '22/N',
				r_622: '21/O',
				r_628: 'SMOLNY'
			},
			[
				combat,
				attacks('21/M', 'frrs'),
				attack('riga', '21/O'),
				lead('hq5id', 2),
				done,
				resolve(1),
				toTheDice,
				3,
				anyOf('take', 'retreat', 'advance'),
				(t) => {
					if (t.allowed.some((c) => c.type === 'resolve')) t.do(resolve(2));
				}
			],
			[is('hq5id', { fate: 'due' }), asks('white'), offers(support('art1_5id'))]
		)
	),
	statement(
		'A414',
		'14.1.1',
		'a tank does not even pass a hex that is too far from its railroad',
		on(
			{ ft17: '22/J', frrs: '22/J', semen: '21/O', polta: '21/K', r_622: 'SMOLNY' },
			[movement, pick('ft17')],
			[goesNot('21/O'), goes('21/K')]
		)
	),
	statement(
		'A415',
		'8.2.6',
		'when a train has no rails to go back on, the regiments with it still go back together',
		on(
			{
				riga: '19/T',
				semen: '19/T',
				rifsq: '19/T',
				talab: '21/T',
				r_622: '20/T',
				r_478: '20/T',
				at_lenin: '20/T',
				r_628: 'SMOLNY'
			},
			[combat, attacks('20/T', 'riga', 'semen', 'rifsq'), done, toTheDice, 9, anyOf('take')],
			[
				that(
					'both go',
					({ allowed, state }) =>
						allowed.some((c) => c.type === 'retreat') &&
						(state.combat?.retreats[0]?.units.length ?? 0) === 2
				),
				tells({ type: 'attackFought', defender: { loss: 2, code: 'dr' } })
			]
		)
	),
	statement(
		'A416',
		'8.2.6',
		'Routed regiments run where their guns cannot go, and leave them to surrender',
		on(
			{
				r_622: at('12/U', routed),
				r_478: at('12/U', routed),
				r_artbash: at('12/U', routed),
				riga: '13/U',
				semen: '12/V',
				polta: '13/T',
				r_628: 'SMOLNY'
			},
			[movement, anyOf('run', 'take')],
			[
				tells({ type: 'ran', units: ['r_622', 'r_478'] }),
				is('r_artbash', { fate: 'lost' }),
				that('the gun is taken', ({ state }) => state.prisoners.white >= 1)
			],
			red()
		)
	),
	statement(
		'A417',
		'10.2',
		'of a unit that is still being raised deserters leave nothing that counts: it can be raised again',
		on(
			{ rdd_nevsky: raised(3, 1), r_628: 'NEVSKY', riga: '24/C' },
			[declare(true), 2, { type: 'desert', unit: 'rdd_nevsky' }],
			[
				is('rdd_nevsky', { fate: 'pool', ep: 0, due: null }),
				that('no EP are destroyed', ({ state }) => state.score.destroyed === 0),
				that('nobody else deserts', ({ state }) => state.politics.deserters === 0)
			],
			start(2)
		),
		on(
			{ rdd_nevsky: raised(3, 2), r_628: 'NEVSKY', riga: '24/C' },
			[declare(true), 2, { type: 'desert', unit: 'rdd_nevsky' }],
			[is('rdd_nevsky', { fate: 'due', ep: 1 })],
			start(2)
		)
	),
	statement(
		'A418',
		'16.1',
		'a garrison that leaves 08/S and comes back has not stood there for the whole turn',
		on(
			{ frrs: '08/S', art_nwa: '08/S', gue: coming(5, 'foot', '08/S'), r_622: 'SMOLNY' },
			[movement, pick('art_nwa'), go('09/S'), go('08/S'), rest, until('ammunition')],
			[tellsNot({ type: 'garrisonStood' }), stands({ garrison: { done: false, since: 4 } })],
			{ ...white(3), garrison: { done: false, since: 3 } }
		),
		on(
			{ frrs: '08/S', art_nwa: '08/S', gue: coming(5, 'foot', '08/S'), r_622: 'SMOLNY' },
			[movement, until('ammunition')],
			[tells({ type: 'garrisonStood' })],
			{ ...white(3), garrison: { done: false, since: 3 } }
		)
	),
	statement(
		'A420',
		'16.1',
		'who comes by sea lands at the forts of the coast, Oranienbaum and Petergoff, not at Kronstadt',
		from(
			[],
			[
				that('four places', ({ state: { units } }) =>
					units
						.filter(({ due }) => due?.how === 'sea')
						.every(({ due }) => due?.places.toSorted().join() === '24/R,25/Q,28/M,29/L')
				),
				that('some come by sea', ({ state: { units } }) =>
					units.some(({ due }) => due?.how === 'sea')
				)
			]
		)
	),
	statement(
		'A419',
		'8.2.6',
		'of those who cannot go back together their owner says who goes apart',
		on(
			{ riga: '22/V', semen: '22/U', r_2_36: '23/U', r_628: '23/U' },
			[combat, attacks('23/U', 'riga'), done, toTheDice, 9, take('r_2_36')],
			[asks('red'), offersOnly({ type: 'part', unit: 'r_628' }, { type: 'part', unit: 'r_2_36' })]
		),
		on(
			{ riga: '22/V', semen: '22/U', r_2_36: '23/U', r_628: '23/U' },
			[
				...[combat, attacks('23/U', 'riga'), done, toTheDice, 9, take('r_2_36')],
				{ type: 'part', unit: 'r_2_36' },
				anyOf('retreat')
			],
			[tells({ type: 'retreated', units: ['r_628'] }), is('r_2_36', { at: 'PUTILOV' })]
		)
	),
	statement(
		'A421',
		'8.2.6',
		'whoever goes back over a major river without a bridge pays with a d; who runs over it with an EP that is no prisoner',
		on(
			{ riga: '19/J', r_5lett: '19/K', r_7kd: '20/J', r_tcheka: '18/K', r_hq21: '19/L' },
			[combat, attacks('19/J', 'r_5lett'), done, toTheDice, 10],
			[is('riga', { at: '19/I', ep: 1, mode: 'disorganised' })],
			red()
		),
		on(
			{ riga: at('19/J', routed), r_622: '20/J', r_628: '18/K', r_2_36: '19/K' },
			[movement],
			[
				tells({ type: 'ran', place: '19/I', river: true, zoc: false }),
				tells({ type: 'epLost', unit: 'riga', ep: 1, prisoners: 0 })
			]
		)
	),
	statement(
		'A422',
		'8.2.6',
		'whoever could only go back to where an attack is still to be fought stays, Routed',
		...([2, 1, 0] as const).map((left) =>
			on(
				{
					...{ riga: '22/O', talab: '22/O', r_7kd: '21/O', r_628: '20/P' },
					...{ semen: '20/Q', polta: '22/Q', volyn: '20/M', ostrov: '22/M', ural: '19/P' }
				},
				[
					combat,
					attacks('21/O', 'riga', 'talab'),
					...(left > 0 ? [attacks('20/P', 'semen')] : []),
					done,
					...(left === 2 ? [resolve(1)] : []),
					...(left === 1 ? [resolve(2), toTheDice, 3] : []),
					toTheDice,
					8
				],
				[
					is('r_628', { at: '20/P' }),
					is('r_7kd', left === 2 ? { at: '21/O', mode: 'routed' } : { at: '20/P', mode: 'normal' })
				]
			)
		)
	),
	statement(
		'A423',
		'8.2.7',
		'infantry goes a second hex without a forced march where it costs a point and no ZOC is left for another',
		on(
			{ riga: '22/O', r_2_36: '21/O', r_622: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, toTheDice, 12, toThe('advance')],
			[
				that('two hexes', ({ allowed }) =>
					allowed.some(
						(one) => one.type === 'advance' && one.unit === 'riga' && one.path.length === 2
					)
				)
			]
		)
	),
	statement(
		'A424',
		'8.2.6',
		'who runs does not end in a place that has no room: two regiments that fit into no district together may part for it',
		on(
			{ r18_2rd: at('22/V', routed), r16_2rd: at('22/V', routed), riga: '20/V' },
			[movement],
			[
				asks('red'),
				offers({ type: 'part', unit: 'r18_2rd' }, { type: 'part', unit: 'r16_2rd' }),
				offersNo(run('MOSCOW_GATE'), run('NEVSKAYA_GATE'))
			],
			red()
		),
		on(
			{ r18_2rd: at('22/V', routed), r16_2rd: at('22/V', routed), riga: '20/V' },
			[
				...[movement, { type: 'part', unit: 'r16_2rd' } as const, run('MOSCOW_GATE'), rest],
				run('MOSCOW_GATE')
			],
			[offersNo(rest), offers(run('WARSAW'))],
			red()
		)
	),
	statement(
		'A425',
		'8.2.6',
		'who has run all his MP to the edge of the map is still on it',
		on(
			{ r_161: at('17/Z', routed), riga: '22/O', r_622: 'SMOLNY' },
			[movement, anyOf('run')],
			[is('r_161', { at: '17/FF', fate: 'map' })],
			red(2, 1)
		)
	),
	statement(
		'A426',
		'8.2.3',
		'cars slip away though no company is near; they are lost if they find none in their own sequences',
		on(
			{ riga: '22/O', r_622: '21/O', ac2rd: '21/O', r_628: 'SMOLNY' },
			[combat, attacks('21/O', 'riga'), done, leave, anyOf('retreat'), toTheDice, 8, toTheEnd()],
			[
				tells({ type: 'withdrew', units: ['ac2rd'] }),
				that(
					'a hex away from the foot, which fought',
					(t) => t.unit('ac2rd').fate === 'map' && t.unit('ac2rd').at !== '21/O'
				),
				tells({ type: 'attackFought' })
			]
		),
		on(
			{ riga: '22/O', r_622: '21/O', ac2rd: '21/O', r_628: '20/P' },
			[combat, attacks('21/O', 'riga'), done, leave],
			[is('ac2rd', { at: '20/P' })]
		),
		on(
			{ riga: '22/D', ac2rd: '21/O', r_622: 'SMOLNY' },
			[combat, done],
			[is('ac2rd', { fate: 'lost' })],
			red()
		)
	),
	statement(
		'A427',
		'8.1.2',
		'a gun that goes back with its stack before it has fired does not shell what is too far away then',
		on(
			{ r_2_36: '20/Q', r_3fdv: '20/Q', riga: '20/P', liba: '20/O', r_628: '21/N' },
			[
				...[combat, attacks('20/P', 'r_2_36'), barrage('r_3fdv', '20/O'), done, resolve(1)],
				...[toTheDice, 7, anyOf('take', 'retreat', 'advance')],
				toTheEnd()
			],
			[tells({ type: 'barrageDropped', unit: 'r_3fdv' }), tellsNot({ type: 'barrageFell' })],
			red()
		)
	),
	statement(
		'A428',
		'16.1',
		'an Estonian HQ that was lost does not come back beyond its column',
		on(
			{ est_parts: coming(2, 'recruitment'), hq3id: coming(2, 'recruitment'), riga: '24/C' },
			[whiteLand, onward],
			[
				offers(place('est_parts', '24/R'), place('est_parts', '22/R')),
				offersNo(...['13/S', '19/T'].map((at) => place('est_parts', at)))
			],
			{ turn: 2, step: 'white-recruitment', player: 'white' }
		),
		on(
			{ hq3id: coming(2, 'recruitment'), riga: '24/C' },
			[whiteLand, onward],
			[offers(place('hq3id', '13/S'), place('hq3id', '19/T'))],
			{ turn: 2, step: 'white-recruitment', player: 'white' }
		)
	),
	statement(
		'A429',
		'8.2.7',
		'who slipped away before combat does not advance when the guns left behind have won it',
		...([true, false] as const).map((slips) =>
			on(
				{ hjag: '21/O', art_nwa: '21/O', r_622: '22/O', frrs: '22/N' },
				[
					...[combat, attacks('21/O', 'r_622'), done, slips ? leave : stand],
					...(slips ? [back('22/N')] : []),
					...[toTheDice, 2, anyOf('take', 'advance'), toTheEnd()]
				],
				[
					tells({ type: 'attackFought', defender: { loss: 0, code: 'a' } }),
					is('r_622', { fate: 'lost' }),
					slips
						? tellsNot({ type: 'advanced' })
						: tells({ type: 'advanced', unit: 'hjag', path: ['22/O'] })
				],
				red()
			)
		)
	),
	statement(
		'A430',
		'8.2.6',
		'a Routed train runs homewards, past no ZOC if it can, and else pays for it with an EP',
		on(
			{ at_lenin: at('19/T', routed), riga: '22/O', r_622: 'SMOLNY' },
			[movement],
			[offers(run('20/T'), run('07/FF'), run('MOSCOW_GATE')), offersNo(run('19/S'), run('19/O'))],
			red()
		),
		on(
			{
				...{ at_lenin: at('19/T', routed), riga: '20/U', semen: '17/U', polta: '18/S' },
				r_622: 'SMOLNY'
			},
			[movement, run('22/T')],
			[is('at_lenin', { at: '22/T', ep: 1 }), stands({ prisoners: { white: 0, red: 0 } })],
			red()
		)
	),
	statement(
		'A431',
		'11.2.1',
		'a division that is rallied is rallied whole: also who has been Routed since he was held back',
		on(
			{ r18_2rd: at('19/T', { mode: 'routed', loyalty: 'held' }), r_622: 'SMOLNY', riga: '22/O' },
			[onward, { type: 'rally', formation: '2 RD' }],
			[is('r18_2rd', { at: '19/T', mode: 'normal', loyalty: 'firm' })],
			{ turn: 4, step: 'anti-subversion', player: 'red' }
		)
	),
	statement(
		'A432',
		'16.1',
		'on turn 1 guns of White support a defence without an HQ too; from turn 2 they do not, nor do those of Red ever',
		...([1, 2] as const).map((turn) =>
			on(
				{ riga: '21/O', art_nwa: '21/N', r_622: '21/P', r_628: 'SMOLNY' },
				[combat, attacks('21/O', 'r_622'), done],
				[turn === 1 ? offers(support('art_nwa')) : asks('Combat')],
				red(turn)
			)
		),
		on(
			{ riga: '21/O', art1_2rd: '21/Q', r_622: '21/P', r_628: 'SMOLNY' },
			[combat, attacks('21/P', 'riga'), done],
			[asks('Combat')],
			white(1)
		)
	),
	statement(
		'A433',
		'7.4',
		'White forces the march for an advance in the sequence of Red too, when his defenders have won with an a; not in a turn of rest',
		...([false, true] as const).map((resting) =>
			on(
				{ riga: '21/O', r_2_36: '21/P', r_628: '20/Q' },
				[...[combat, attacks('21/O', 'r_2_36'), done], ...[toTheDice, 2, anyOf('take', 'retreat')]],
				[
					tells({ type: 'attackFought', attacker: { loss: 3, code: 'dr' } }),
					resting
						? tells({ type: 'advanced', unit: 'riga', path: ['21/P'] })
						: offers(march, advance('riga', '21/P'))
				],
				{ ...red(), rest: resting }
			)
		)
	),
	statement(
		'A434',
		'7.6',
		'Trotsky goes by rail through an enemy ZOC as others do, but not out of one nor into one',
		on(
			{ r_trotsky: '07/FF', riga: '10/EE', semen: '14/BB', r_622: 'SMOLNY' },
			[movement, pick('r_trotsky')],
			[goes('08/EE', '12/CC'), goesNot('09/EE', '10/DD', '13/BB', '14/BB')],
			red()
		)
	),
	statement(
		'A435',
		'8.2.6',
		'a d costs each attacking stack with somebody in disorder an EP, not one for them all',
		on(
			{
				res1: at('22/O', disorganised),
				res2: at('21/N', disorganised),
				r_622: '21/O',
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'res1', 'res2'), done, toTheDice, 9, toTheEnd()],
			[
				tells({ type: 'attackFought', attacker: { loss: 1, code: 'd' } }),
				that('three EP are lost', ({ state }) => epOf(state, 'res1', 'res2') === 1)
			],
			white(1)
		),
		on(
			{
				res1: at('22/O', disorganised),
				res2: at('22/O', disorganised),
				r_622: '21/O',
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'res1', 'res2'), done, toTheDice, 9, toTheEnd()],
			[
				tells({ type: 'attackFought', attacker: { loss: 1, code: 'd' } }),
				that('two EP are lost', ({ state }) => epOf(state, 'res1', 'res2') === 2)
			],
			white(1)
		)
	),
	statement(
		'A436',
		'8.2.6',
		'guns whose last combat unit is lost by a d rout, and an HQ beside it is lost',
		on(
			{
				riga: '22/O',
				r_5lett: at('21/O', { ...disorganised, ep: 2 }),
				art1_2rd: '21/O',
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'riga'), done, toTheDice, 9, toTheEnd()],
			[
				tells({ type: 'attackFought', defender: { loss: 1, code: 'd' } }),
				is('r_5lett', { fate: 'lost' }),
				is('art1_2rd', { mode: 'routed', at: '20/Q' }),
				is('riga', { at: '21/O' })
			],
			white(2)
		),
		on(
			{
				res1: at('22/O', { ...disorganised, ep: 2 }),
				hq5id: '22/O',
				r_622: '21/O',
				r_628: 'SMOLNY'
			},
			[combat, attacks('21/O', 'res1'), done, toTheDice, 10, toTheEnd()],
			[
				tells({ type: 'attackFought', attacker: { loss: 1, code: 'd' } }),
				is('hq5id', { fate: 'due' })
			],
			white(1)
		)
	),
	statement(
		'A438',
		'7.2',
		'a vehicle that has to find company moves unasked where nobody else can do anything; it may wait all the same',
		on(
			{ nwa_ac: '22/O', riga: '22/R', r_622: 'SMOLNY' },
			[movement, pick('riga'), rest],
			[stands({ moving: 'nwa_ac' }), offers(rest), offersNo(pick('nwa_ac'), done)],
			{ rest: true }
		)
	),
	statement(
		'A437',
		'16.2',
		'the HQ of Krasnaya Gorka, listed at 0, may be declined at no cost; who is listed without a price may not',
		on(
			{ r_hqkg: coming(6, 'sea', '28/M'), r_hq21: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[movement],
			[
				offers({ type: 'decline', unit: 'r_hqkg' }),
				refuses({ type: 'decline', unit: 'r_hq21' }, '16.2')
			],
			red(6)
		),
		on(
			{ r_hqkg: coming(6, 'sea', '28/M'), r_622: 'SMOLNY' },
			[movement, { type: 'decline', unit: 'r_hqkg' }],
			[
				stands({ declined: ['r_hqkg'] }),
				that('it costs nothing', ({ game, state }) => resultOf(game, state).eprd === 0)
			],
			red(6)
		)
	)
];
