import {
	accepts,
	asks,
	attack,
	attacks,
	dare,
	dig,
	direct,
	done,
	enter,
	form,
	go,
	goes,
	goesNot,
	is,
	left,
	march,
	offers,
	offersA,
	offersNo,
	on,
	pick,
	refuses,
	rest,
	side,
	stands,
	statement,
	that,
	type Statement,
	type Units
} from '../statement.ts';

const lett: Units = { 'r-1-let': '2418' };
const withEnemy = (id: string, more: Units = {}): Units => ({ ...lett, [id]: '2419', ...more });
const leaves = [pick('r-1-let'), go('2417')];
const few = (hex: string) => ({ hex, steps: 2 });
const white = side('white');

/** 1.2, 5.3, 7 The movement phase. */
export const MOVEMENT: readonly Statement[] = [
	statement(
		'P03',
		'1.2',
		'Vehicles, depots and Routed units have no ZoC.',
		on(withEnemy('w-1-1k'), leaves, [left(3)]),
		on(withEnemy('w-ac-2k'), leaves, [left(4)]),
		on(withEnemy('w-cvy-2014'), leaves, [left(4)]),
		on({ ...lett, 'w-1-1k': { hex: '2419', mode: 'routed' } }, leaves, [left(4)])
	),
	statement(
		'P04',
		'1.2',
		'A vehicle cancels no enemy ZoC in its hex; troops do.',
		on(withEnemy('w-1-1k', { 'r-ac-let': '2418' }), leaves, [left(3)]),
		on(withEnemy('w-1-1k', { 'r-2-let': '2418' }), leaves, [left(4)])
	),
	statement(
		'P05',
		'1.2',
		'No ZoC leads into the centre of Orel or out of it.',
		on({ 'r-1-let': '2706', 'w-1-1k': '2705' }, [pick('r-1-let'), go('2707')], [left(5)], {
			orel: 'centre'
		}),
		on({ 'r-1-let': '2706', 'w-1-1k': '2705' }, [pick('r-1-let'), go('2707')], [left(4)], {
			orel: 'suburbs'
		})
	),
	statement(
		'P10',
		'7.1.3',
		'To leave a ZoC for a hex in none costs 1 MP more.',
		on(withEnemy('w-1-1k'), leaves, [left(3)]),
		on(lett, leaves, [left(4)])
	),
	statement(
		'P11',
		'7.1.3',
		'From ZoC to ZoC infantry spends all but 1 MP, which is enough for Combat mode or a Hasty Attack.',
		on(
			withEnemy('w-1-1k'),
			[pick('r-1-let'), direct('2519')],
			[left(1), offers(form, attack('2419', 'hasty')), refuses(attack('2419', 'prepared'), '7.2')]
		)
	),
	statement(
		'P12',
		'7.1.3',
		'From ZoC to ZoC cavalry spends 2 MP more.',
		on({ 'r-1-tchkz': '2418', 'w-1-1k': '2419' }, [pick('r-1-tchkz'), direct('2519')], [left(5)]),
		on({ 'r-1-tchkz': '2418' }, [pick('r-1-tchkz'), direct('2519')], [left(7)])
	),
	statement(
		'P13',
		'7.1.3',
		'A friend that stays behind covers the move without having been picked.',
		on(withEnemy('w-1-1k', { 'r-2-let': '2418' }), leaves, [left(4)]),
		on(withEnemy('w-1-1k'), leaves, [left(3)])
	),
	statement(
		'P14',
		'7.1.3',
		'One that attacks without having moved covers it too.',
		on(
			withEnemy('w-1-1k', { 'r-2-let': '2418' }),
			[attacks('2419', 'prepared', 'r-2-let'), ...leaves],
			[left(4)]
		)
	),
	statement(
		'P15',
		'7.1.3',
		'Of units at rest combat units and guns cover a move, vehicles do not.',
		on(withEnemy('w-1-1k', { 'r-art-let': '2418' }), leaves, [left(4)]),
		on(withEnemy('w-1-1k', { 'r-ac-let': '2418' }), leaves, [left(3)])
	),
	statement(
		'P17',
		'7.1.2',
		'A full hex may be passed through; nobody ends his move in it.',
		on(
			{ 'r-1-let': '2416', 'r-2-let': few('2417'), 'r-3-let': few('2417'), 'r-4-let': few('2417') },
			[pick('r-1-let')],
			[goesNot('2417'), goes('2418'), accepts(go('2418', '2417'))]
		)
	),
	statement(
		'P18',
		'7.1.2',
		'A hex that recruitment overfilled is cleared before the phase ends.',
		on(
			{
				'w-1-1k': few('2908'),
				'w-2-1k': few('2908'),
				'w-3-1k': few('2908'),
				'w-rec-1': few('2908')
			},
			['w-1-1k', 'w-2-1k', 'w-3-1k'].flatMap((id) => [pick(id), rest]),
			[refuses(done, '7.1.2'), refuses(rest, '7.1.2'), offersA('go', 'march')],
			white
		)
	),
	statement(
		'P21',
		'7.1.5',
		'A Marching Day gives White 2 MP more, no action, and March mode at the end.',
		on({ 'w-1-1d': '2416' }, [pick('w-1-1d'), march], [left(7), offersNo('form', 'dig')], white),
		on(
			{ 'w-1-1d': '2416' },
			[pick('w-1-1d'), march, go('2418'), rest],
			[is('w-1-1d', { mode: 'march' })],
			white
		),
		on({ 'r-1-let': '2416' }, [pick('r-1-let')], [refuses(march, '7.1.5')])
	),
	statement(
		'P23',
		'7.1.6',
		'A railroad depot goes from station to station, a train to any hex of its rails.',
		on({ 'w-rd-orel': '2705' }, [pick('w-rd-orel')], [goes('2908'), goesNot('2907')], white),
		on({ 'w-at-offitser': '2705' }, [pick('w-at-offitser')], [goes('2908', '2907')], white)
	),
	statement(
		'P24',
		'7.1.6',
		'A train may go from ZoC to ZoC and stops there.',
		on(
			{ 'w-at-offitser': '2706', 'r-1-let': '2707' },
			[pick('w-at-offitser')],
			[goes('2806'), goesNot('2907')],
			white
		),
		on({ 'w-at-offitser': '2706' }, [pick('w-at-offitser')], [goes('2806', '2907')], white)
	),
	statement(
		'P25',
		'7.1.1',
		'The first valley of a move costs guns 1 MP more, and is closed to them with 1 MP left.',
		on({ 'r-art-let': '2318' }, [pick('r-art-let'), go('2317')], [left(2)]),
		on({ 'r-1-let': '2318' }, [pick('r-1-let'), go('2317')], [left(4)]),
		on({ 'r-art-let': '2420' }, [pick('r-art-let'), go('2318')], [left(1), goesNot('2317')])
	),
	statement(
		'P30',
		'7.2',
		'A Prepared Attack costs Red 3 MP, shock units and Whites 2.',
		on(
			{ 'r-1-7d': '2415', 'w-1-1k': '2419' },
			[pick('r-1-7d'), go('2418')],
			[left(2), refuses(attack('2419', 'prepared'), '7.2'), offers(attack('2419', 'hasty'))]
		),
		on(
			{ 'r-1-let': '2415', 'w-1-1k': '2419' },
			[pick('r-1-let'), go('2418')],
			[left(2), offers(attack('2419', 'prepared'))]
		),
		on(
			{ 'w-1-1d': '2415', 'r-1-let': '2419' },
			[pick('w-1-1d'), go('2418')],
			[left(2), offers(attack('2419', 'prepared'))],
			white
		)
	),
	statement(
		'P32',
		'9',
		'A vehicle does not attack alone.',
		on(
			{ 'r-ac-let': '2418', 'w-1-1k': '2419' },
			[pick('r-ac-let')],
			[refuses(attack('2419', 'hasty'), '9'), offersNo('attack'), offersA('rest')]
		)
	),
	{
		...statement(
			'P33',
			'9',
			'A car attacks with the infantry of its hex, once that has declared.',
			on(
				{ 'r-ac-let': '2418', ...lett, 'w-1-1k': '2419' },
				[attacks('2419', 'prepared', 'r-1-let'), pick('r-ac-let')],
				[offers(attack('2419', 'prepared', 1))]
			),
			on(
				{ 'r-ac-let': '2418', ...lett, 'w-1-1k': '2419' },
				[pick('r-ac-let')],
				[refuses(attack('2419', 'prepared'), '9')]
			)
		),
		reading: 'The book does not say in which order a stack declares.'
	},
	statement(
		'P37',
		'8.6.1',
		'With a unit of TQ 3 a Prepared Attack comes from two adjacent hexes at most.',
		on(
			{ 'r-1-7d': '2418', 'r-2-7d': '2519', 'r-3-7d': '2319', 'w-1-1k': '2419' },
			[attacks('2419', 'prepared', 'r-1-7d', 'r-2-7d'), pick('r-3-7d')],
			[refuses(attack('2419', 'prepared', 1), '8.6.1')]
		),
		on(
			{ 'r-2-7d': '2519', 'r-3-7d': '2319', 'w-1-1k': '2419' },
			[attacks('2419', 'prepared', 'r-2-7d'), pick('r-3-7d')],
			[refuses(attack('2419', 'prepared', 1), '8.6.1')]
		),
		on(
			{ 'r-1-let': '2418', 'r-2-let': '2519', 'r-3-let': '2319', 'w-1-1k': '2419' },
			[attacks('2419', 'prepared', 'r-1-let', 'r-2-let'), pick('r-3-let')],
			[offers(attack('2419', 'prepared', 1))]
		)
	),
	statement(
		'P40',
		'7.2',
		'Units of one stack may attack different hexes in different ways.',
		on(
			{ ...lett, 'r-2-let': '2418', 'w-1-1k': '2419', 'w-2-3k': '2417' },
			[attacks('2419', 'prepared', 'r-1-let'), attacks('2417', 'hasty', 'r-2-let')],
			[
				stands({
					attacks: [
						{ id: 1, kind: 'prepared', hex: '2419', units: ['r-1-let'] },
						{ id: 2, kind: 'hasty', hex: '2417', units: ['r-2-let'] }
					]
				})
			]
		)
	),
	statement(
		'P41',
		'5.3',
		'A unit out of command enters no ZoC.',
		on(
			{ 'r-1-let': { hex: '2416', command: false }, 'r-cvy-1809': '2416', 'w-1-1k': '2419' },
			[pick('r-1-let')],
			[goes('2417'), goesNot('2418')]
		),
		on(
			{ 'r-1-let': '2416', 'r-cvy-1809': '2416', 'w-1-1k': '2419' },
			[pick('r-1-let')],
			[goes('2417', '2418')]
		)
	),
	statement(
		'P44',
		'5.3',
		'Out of command and beyond every depot, a unit goes towards the nearest depot and nowhere else.',
		on(
			{ 'r-1-let': { hex: '2416', command: false }, 'r-cvy-1809': '2406' },
			[pick('r-1-let')],
			[goes('2415'), goesNot('2417', '2316', '2517'), refuses(rest, '5.3')],
			{ strays: ['r-1-let'] }
		)
	),
	statement(
		'P47',
		'5.3',
		'In a ZoC such a unit may take its check: it may attack if it passes, and remain if it fails.',
		on(
			{ 'r-1-let': { hex: '2416', command: false }, 'r-cvy-1809': '2406', 'w-1-1k': '2417' },
			[pick('r-1-let')],
			[offers(dare), offersA('go'), refuses(rest, '5.3')],
			{ strays: ['r-1-let'] }
		),
		on(
			{ 'r-1-let': { hex: '2416', command: false }, 'r-cvy-1809': '2406', 'w-1-1k': '2417' },
			[pick('r-1-let'), dare, 1],
			[offers(attack('2417', 'prepared')), refuses(rest, '5.3')],
			{ strays: ['r-1-let'] }
		),
		on(
			{ 'r-1-let': { hex: '2416', command: false }, 'r-cvy-1809': '2406', 'w-1-1k': '2417' },
			[pick('r-1-let'), dare, 6],
			[offers(rest), offersNo('attack')],
			{ strays: ['r-1-let'] }
		)
	),
	statement(
		'P48',
		'5.3',
		'The nearest depot is measured on the map, whoever stands between.',
		on(
			{
				'r-1-let': { hex: '2416', command: false },
				'r-cvy-1809': '2406',
				'w-1-1k': '2411',
				'w-2-1k': '2211',
				'w-3-1k': '2611'
			},
			[pick('r-1-let')],
			[
				offersA('go'),
				that('every way leads nearer', ({ allowed }) =>
					allowed.every((one) => one.type !== 'go' || Number(one.hex.slice(2)) < 18)
				),
				goesNot('2417', '2418')
			],
			{ strays: ['r-1-let'] }
		)
	),
	statement(
		'O01',
		'7.1.1',
		'The stack in Orel chooses suburbs or centre, once in each of its owner’s movement phases.',
		on({ 'w-1-1k': '2705' }, [], [offers({ type: 'city', place: 'centre' })], white),
		on(
			{ 'w-1-1k': '2705' },
			[{ type: 'city', place: 'centre' }],
			[stands({ orel: 'centre' }), refuses({ type: 'city', place: 'suburbs' }, '7.1.1')],
			white
		)
	),
	statement(
		'M02',
		'10.2',
		'The brigade of Barbovitch comes in by 1020 or 1220, all of it by the same hex.',
		on(
			{
				'w-1off-alex': {
					hex: '1020',
					fate: 'due',
					due: { turn: 5, hexes: ['1020', '1220'], group: 'g', penalty: 0, returning: false }
				},
				'w-10hus': {
					hex: '1020',
					fate: 'due',
					due: { turn: 5, hexes: ['1020', '1220'], group: 'g', penalty: 0, returning: false }
				}
			},
			[enter('w-1off-alex', '1220'), rest],
			[offers(enter('w-10hus', '1220')), refuses(enter('w-10hus', '1020'), '10.2')],
			white
		)
	),
	statement(
		'M04',
		'7.5',
		'A unit forced off the map comes back in its next movement phase or is lost.',
		on(
			{
				'r-1-let': {
					hex: '0101',
					fate: 'due',
					due: { turn: 5, hexes: ['0101', '0102'], group: null, penalty: 0, returning: true }
				}
			},
			[],
			[offers(enter('r-1-let', '0101'), enter('r-1-let', '0102'))]
		),
		on(
			{
				'r-1-let': {
					hex: '0101',
					fate: 'due',
					due: { turn: 5, hexes: ['0101', '0102'], group: null, penalty: 0, returning: true }
				}
			},
			[done],
			[is('r-1-let', { fate: 'lost' })]
		)
	),
	statement(
		'M06',
		'7.1.1',
		'A unit that comes in by a hex without a road has no road bonus.',
		on(
			{
				'r-1-57d': {
					hex: '0117',
					fate: 'due',
					due: { turn: 5, hexes: ['0117'], group: null, penalty: 0, returning: false }
				}
			},
			[enter('r-1-57d', '0117')],
			[left(4)]
		)
	),
	statement(
		'A01',
		'10.2',
		'An inactive unit does not move or attack; it may entrench.',
		on(
			{ 'r-1-9d': '2418', 'w-1-1k': '2419' },
			[pick('r-1-9d')],
			[offers(dig), offersNo('go', 'attack'), refuses(go('2417'), '10.2')],
			{ asleep: ['red-9d'] }
		),
		on({ 'r-1-9d': '2418', 'w-1-1k': '2419' }, [pick('r-1-9d')], [offersA('go', 'attack')])
	),
	statement(
		'Q09',
		'3.3',
		'A lost railroad depot comes back by rail over a friendly edge.',
		on(
			{
				'w-rd-orel': {
					hex: '2920',
					fate: 'due',
					due: { turn: 5, hexes: [], group: null, penalty: 0, returning: false }
				}
			},
			[],
			[offers(enter('w-rd-orel', '2920')), refuses(enter('w-rd-orel', '2420'), '7.1.6')],
			{ ...white, control: 'w'.repeat(400) }
		)
	),
	statement(
		'Q10',
		'7.5',
		'Those who were Routed off the map come back a turn later.',
		on(
			{
				'r-1-let': {
					hex: '0101',
					fate: 'due',
					due: { turn: 6, hexes: ['0101'], group: null, penalty: 0, returning: true }
				}
			},
			[],
			[
				refuses(enter('r-1-let', '0101'), '7.4'),
				asks('red'),
				that('still due', ({ unit }) => unit('r-1-let').fate === 'due')
			]
		)
	)
];
