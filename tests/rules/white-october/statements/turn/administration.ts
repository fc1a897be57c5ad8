import {
	accepts,
	anyOf,
	asks,
	at,
	attacks,
	barrage,
	coming,
	combat,
	declare,
	done,
	from,
	is,
	march,
	movement,
	offers,
	offersNo,
	offersOnly,
	on,
	onward,
	place,
	red,
	refuses,
	stands,
	start,
	statement,
	support,
	tells,
	tellsNot,
	that,
	toTheDice,
	until,
	white,
	type Statement
} from '../statement.ts';

const POOL = { fate: 'pool', ep: 0 } as const;
const DISTRICTS = {
	rdd_nevsky: POOL,
	rdd_winter: POOL,
	rdd_warsaw: POOL,
	rdd_vasil: POOL,
	rdd_peter: POOL,
	rdd_smolny: POOL
};
const restore = (unit: string) => ({ type: 'restore', unit }) as const;

/** 1 to 4: definitions, the turn, recruitment, supply. */
export const ADMINISTRATION: readonly Statement[] = [
	statement(
		'S007',
		'1.5',
		'any friend, a Routed one too, cancels enemy ZOC for a line of supply',
		on(
			{ riga: at('22/G', { lowAmmo: true }), r_622: '22/E' },
			[onward],
			[is('riga', { lowAmmo: true }), stands({ step: 'white-1', turn: 2 })],
			{ step: 'resupply' }
		),
		on(
			{
				riga: at('22/G', { lowAmmo: true }),
				semen: at('23/D', { mode: 'routed' }),
				polta: at('23/E', { mode: 'routed' }),
				r_622: '22/E'
			},
			[onward],
			[is('riga', { at: '22/G', lowAmmo: false })],
			{ step: 'resupply' }
		)
	),
	statement(
		'S010',
		'1.6',
		'Recruits change each unit before the most represented value is taken',
		on(
			{
				riga: at('21/O', { recruits: true }),
				polta: at('21/O', { recruits: true }),
				frrs: '21/O',
				r_622: '22/O'
			},
			[combat, attacks('22/O', 'riga', 'polta', 'frrs'), done, toTheDice, 3],
			[tells({ type: 'attackFought', modifier: 4 })]
		)
	),
	statement(
		'S012',
		'1.7',
		'no weather is rolled',
		from(
			[declare(true), until('white-1')],
			[stands({ turn: 1, step: 'white-1' }), tellsNot({ type: 'diceThrown' })]
		)
	),
	statement(
		'S013',
		'2',
		'a turn begins with what White declares, before anything else',
		from(
			[],
			[
				asks('white'),
				offers({ type: 'declare', offensive: true }, { type: 'declare', offensive: false }),
				refuses({ type: 'enlist' }, '2'),
				refuses(movement, '2')
			]
		)
	),
	statement(
		'S014',
		'2',
		'no political action before turn 4',
		on(
			{ r_622: 'SMOLNY' },
			[declare(true), until('red-2')],
			[
				tellsNot({ type: 'stepBegan', step: 'anti-subversion' }),
				tellsNot({ type: 'stepBegan', step: 'raising' }),
				tells({ type: 'stepBegan', step: 'desertion' })
			],
			start(3)
		)
	),
	statement(
		'S016',
		'2',
		'the action against desertion counts for the roll of the same turn',
		on(
			{ r_622: 'SMOLNY', r_628: 'NEVSKY' },
			[declare(true), until('anti-subversion'), { type: 'counter', action: 'anti_desertion' }, 6],
			[tells({ type: 'desertionRolled', ep: 2 })],
			start(5)
		)
	),
	statement(
		'S017',
		'2',
		'raising comes before replacements and may leave nothing for them',
		on(
			{ r_622: at('SMOLNY', { ep: 1 }), r_2_36: 'NEVSKY', ...DISTRICTS },
			[
				declare(true),
				until('anti-subversion'),
				{ type: 'counter', action: 'anti_desertion' },
				3,
				until('raising'),
				{ type: 'raise', action: 'detachments' },
				anyOf('recruit')
			],
			[
				that('a point was there', ({ events }) =>
					events.some((one) => one.type === 'levyOpened' && one.ep > 0)
				),
				that('none is left', ({ state }) => state.points.red === 0),
				refuses(restore('r_622'), '2')
			],
			start(5)
		)
	),
	statement(
		'S018',
		'2',
		'a Low Ammo unit in supply receives a point; its marker goes only then',
		on(
			{ r_622: at('SMOLNY', { ep: 1, lowAmmo: true }) },
			[restore('r_622'), onward],
			[
				that('the point comes first', ({ events }) => {
					const types = events.map(({ type }) => type);
					return (
						types.includes('replaced') && types.indexOf('replaced') < types.indexOf('resupplied')
					);
				}),
				is('r_622', { ep: 2, lowAmmo: false })
			],
			{ step: 'red-replacements', player: 'red', points: { white: 0, red: 1 } }
		)
	),
	statement(
		'S021',
		'2',
		'the second sequence is the one that was not chosen first',
		on(
			{ r_622: 'SMOLNY', riga: '22/H' },
			[until('red-1'), movement, done, until('red-2')],
			[stands({ sequence: 'combat', player: 'red', step: 'red-2' }), refuses(movement, '8')]
		)
	),
	statement(
		'S022',
		'2',
		'a movement sequence rallies only its own side',
		on(
			{
				riga: at('22/H', { mode: 'disorganised' }),
				r_622: at('SMOLNY', { mode: 'disorganised' })
			},
			[movement, done],
			[is('riga', { mode: 'normal' }), is('r_622', { mode: 'disorganised' })]
		)
	),
	statement(
		'S024',
		'2',
		'the fatigue test comes last and binds the next turn',
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[until('fatigue'), 1],
			[
				tells({ type: 'fatigueChecked', tired: true }),
				stands({ turn: 3, tired: true, step: 'ammunition' }),
				offersNo({ type: 'declare', rest: false })
			],
			{ ...red(2, 2), fatigue: 5, first: { white: 'combat', red: 'movement' } }
		)
	),
	statement(
		'S025',
		'2',
		'a combat sequence without attacks still offers moving up and bridges, and counts',
		on(
			{ riga: '22/G', semen: '22/H', r_622: 'SMOLNY' },
			[combat],
			[offers({ type: 'advanceTo', unit: 'semen' }, done), stands({ sequence: 'combat' })]
		),
		on(
			{ riga: '22/G', r_622: 'SMOLNY' },
			[combat, done, until('white-2')],
			[stands({ sequence: 'movement' })]
		)
	),
	statement(
		'S026',
		'2',
		'the order White, Red, White, Red is fixed',
		from(
			[declare(true), until('white-1')],
			[asks('white'), stands({ player: 'white', step: 'white-1' }), offersOnly(movement, combat)]
		)
	),
	statement(
		'S027',
		'3.1.1',
		'three prisoners become a point, as many times as White likes',
		on(
			{ riga: at('22/H', { ep: 1 }) },
			[declare(true), { type: 'enlist' }, { type: 'enlist' }],
			[
				that('one is left', ({ state }) => state.prisoners.white === 1),
				that('two and the one of the track', ({ state }) => state.points.white === 3)
			],
			{ ...start(2), prisoners: { white: 7, red: 0 } }
		),
		on(
			{ riga: at('22/H', { ep: 1 }) },
			[declare(true), done],
			[
				that('they are kept', ({ state }) => state.prisoners.white === 7),
				stands({ turn: 2, step: 'white-replacements' })
			],
			{ ...start(2), prisoners: { white: 7, red: 0 } }
		)
	),
	statement(
		'S028',
		'3.1.1',
		'a town brings its point only when it is taken first',
		on(
			{ riga: '22/G', r_622: 'SMOLNY' },
			[movement, { type: 'pick', unit: 'riga' }, { type: 'go', place: '22/H' }],
			[tells({ type: 'placeTaken', place: '22/H', points: 1 })]
		),
		on(
			{ riga: '22/G', r_622: 'SMOLNY' },
			[movement, { type: 'pick', unit: 'riga' }, { type: 'go', place: '22/H' }],
			[tells({ type: 'moved', unit: 'riga' }), tellsNot({ type: 'placeTaken', place: '22/H' })],
			{ taken: ['22/H'] }
		)
	),
	statement(
		'S030',
		'3.1.1',
		'each district brings a point, up to six in stock',
		on(
			{ riga: '22/V', semen: '23/U', r_622: 'SMOLNY' },
			[
				movement,
				{ type: 'pick', unit: 'riga' },
				{ type: 'go', place: 'MOSCOW_GATE', by: ['MOSCOW_GATE'] },
				{ type: 'rest' },
				{ type: 'pick', unit: 'semen' },
				{ type: 'go', place: 'PUTILOV', by: ['PUTILOV'] }
			],
			[
				tells({ type: 'placeTaken', place: 'MOSCOW_GATE', points: 6 }),
				tells({ type: 'placeTaken', place: 'PUTILOV', points: 6 })
			],
			{ points: { white: 5, red: 0 } }
		)
	),
	statement(
		'S032',
		'3.1.1',
		'points come before the replacements of the same turn',
		on(
			{ riga: at('22/H', { ep: 1 }) },
			[declare(true)],
			[
				stands({ step: 'white-replacements', points: { white: 1, red: 0 } }),
				offers(restore('riga'))
			],
			start(2)
		)
	),
	statement(
		'S034',
		'3.1.2',
		'what goes beyond six is lost',
		on(
			{ r_622: at('SMOLNY', { ep: 1 }), r10_2rd: 'NEVSKY' },
			[until('red-replacements', 2)],
			[that('six', ({ state }) => state.points.red === 6 && state.step === 'red-replacements')],
			{ ...start(2), points: { white: 0, red: 6 } }
		)
	),
	statement(
		'S038',
		'3.2',
		'prisoners have no limit',
		on(
			{ riga: '22/O', semen: '21/N', r_2_36: at('21/O', { mode: 'routed' }) },
			[combat, attacks('21/O', 'riga'), done, toTheDice, 12],
			[that('more than twelve', ({ state }) => state.prisoners.white > 12)],
			{ prisoners: { white: 12, red: 0 } }
		)
	),
	statement(
		'S039',
		'3.3.1',
		'a Disorganised unit receives points, a Routed one does not',
		on(
			{
				r_622: at('SMOLNY', { ep: 1, mode: 'disorganised' }),
				r_628: at('NEVSKY', { ep: 1, mode: 'routed' })
			},
			[],
			[offers(restore('r_622')), refuses(restore('r_628'), '3.3.1')],
			{ step: 'red-replacements', player: 'red', points: { white: 0, red: 3 } }
		)
	),
	statement(
		'S041',
		'3.3.1',
		'nobody grows beyond his counter',
		on(
			{ rdd_nevsky: at('NEVSKY', { ep: 1 }), r_622: at('SMOLNY', { ep: 1 }) },
			[restore('rdd_nevsky'), restore('rdd_nevsky')],
			[
				is('rdd_nevsky', { ep: 3 }),
				offers(restore('r_622')),
				refuses(restore('rdd_nevsky'), '3.3.1')
			],
			{ step: 'red-replacements', player: 'red', points: { white: 0, red: 5 } }
		)
	),
	statement(
		'S044',
		'3.3.1',
		'supply for replacements is checked in that phase, of which there is one a turn',
		on(
			{ riga: at('15/O', { ep: 1 }), polta: at('22/H', { ep: 1 }) },
			[],
			[offers(restore('polta')), refuses(restore('riga'), '3.3.1')],
			{ step: 'white-replacements', points: { white: 3, red: 0 } }
		)
	),
	statement(
		'S045',
		'3.3.2',
		'a unit that leaves its reduced side takes recruits in',
		on(
			{ r_188: at('SMOLNY', { ep: 1 }), r_622: at('NEVSKY', { ep: 1 }) },
			[restore('r_188')],
			[is('r_188', { ep: 2, recruits: true })],
			{ step: 'red-replacements', player: 'red', points: { white: 0, red: 3 } }
		)
	),
	statement(
		'S046',
		'3.3.2',
		'there is one Recruits marker at most, for good',
		on(
			{ riga: at('22/H', { ep: 1, recruits: true }), polta: at('22/J', { ep: 1 }) },
			[restore('riga')],
			[is('riga', { ep: 2, recruits: true }), tells({ type: 'replaced', recruits: false })],
			{ step: 'white-replacements', points: { white: 3, red: 0 } }
		)
	),
	statement(
		'S047',
		'3.3.2',
		'Whites of Morale 3 and Reds of Morale 2 take none in, Whites of 4 do',
		on(
			{ res1: at('22/H', { ep: 1 }), polta: at('22/J', { ep: 1 }) },
			[restore('res1')],
			[is('res1', { ep: 2, recruits: false }), tells({ type: 'replaced', unit: 'res1' })],
			{ step: 'white-replacements', points: { white: 3, red: 0 } }
		),
		on(
			{ r11_2rd: at('SMOLNY', { ep: 1 }), r10_2rd: at('NEVSKY', { ep: 1 }) },
			[restore('r11_2rd'), restore('r10_2rd')],
			[is('r11_2rd', { ep: 2, recruits: false }), is('r10_2rd', { ep: 2, recruits: true })],
			{ step: 'red-replacements', player: 'red', points: { white: 0, red: 3 } }
		),
		on(
			{ petch: at('22/H', { ep: 1 }), polta: at('22/J', { ep: 1 }) },
			[restore('petch')],
			[is('petch', { ep: 2, recruits: true })],
			{ step: 'white-replacements', points: { white: 3, red: 0 } }
		)
	),
	statement(
		'S051',
		'4.3',
		'tanks of the British are supplied from Narva; ships and aircraft always',
		on(
			{
				mkv1: at('22/N', { lowAmmo: true }),
				riga: '22/N',
				rn: at('27/J', { lowAmmo: true }),
				r_622: '24/C'
			},
			[onward],
			[is('mkv1', { at: '22/N', lowAmmo: true }), is('rn', { at: '27/J', lowAmmo: false })],
			{ step: 'resupply' }
		),
		on(
			{ mkv1: at('22/N', { lowAmmo: true }), riga: '22/N' },
			[onward],
			[is('mkv1', { at: '22/N', lowAmmo: false })],
			{ step: 'resupply' }
		)
	),
	statement(
		'S054',
		'4.4',
		'only the unit without a line gets the marker',
		on(
			{ riga: '22/O', semen: '22/N', art1ac: '20/P', r_622: '21/O', r_628: '18/Q', r_478: '20/R' },
			[combat, attacks('21/O', 'riga'), done, support('art1ac'), toTheDice, 7, until('red-1')],
			[is('art1ac', { lowAmmo: true }), is('riga', { lowAmmo: false })],
			{ turn: 1 }
		)
	),
	statement(
		'S058',
		'4.4.1',
		'there is no second Low Ammo marker',
		on(
			{ riga: at('22/O', { lowAmmo: true }), r_622: '21/O', r_628: '24/C' },
			[combat, attacks('21/O', 'riga'), done, toTheDice, 7, until('red-1')],
			[
				tells({ type: 'supplyChecked', dry: ['riga'] }),
				tellsNot({ type: 'ranLow', units: ['riga'] })
			]
		)
	),
	statement(
		'S060',
		'4.4.2',
		'a unit that is Routed in the Resupply phase keeps its marker, a Disorganised one does not',
		on(
			{
				riga: at('22/M', { lowAmmo: true, mode: 'routed' }),
				polta: at('22/H', { lowAmmo: true, mode: 'disorganised' })
			},
			[onward, movement, anyOf('run'), done],
			[is('riga', { lowAmmo: true, mode: 'normal' }), is('polta', { lowAmmo: false })],
			{ step: 'resupply' }
		)
	),
	statement(
		'S061',
		'4.5',
		'an offensive turn costs its ammunition when it is declared',
		from([declare(true)], [stands({ stock: 3, offensive: true })])
	),
	statement(
		'S062',
		'4.5',
		'without an offensive turn the NWA still attacks, supports and shells, at half its firepower',
		on(
			{ riga: '22/O', r_622: '21/O' },
			[combat],
			[offers({ type: 'attack', unit: 'riga', place: '21/O' })],
			{ offensive: false }
		),
		on(
			{ riga: '22/O', art_nwa: '22/O', r_622: '21/O' },
			[combat, barrage('art_nwa', '21/O'), done, 7],
			[tells({ type: 'barrageFell', unit: 'art_nwa', score: 9 })],
			{ offensive: false }
		),
		on(
			{ riga: '22/O', art_nwa: '22/O', r_622: '21/O' },
			[combat, attacks('21/O', 'riga'), done],
			[offers(support('art_nwa'))],
			{ offensive: false }
		)
	),
	statement(
		'S063',
		'4.5',
		'without an offensive turn the NWA keeps its markers, the Reds lose theirs',
		on(
			{ riga: at('22/H', { lowAmmo: true }), r_622: at('SMOLNY', { lowAmmo: true }) },
			[onward],
			[is('riga', { lowAmmo: true }), is('r_622', { lowAmmo: false })],
			{ step: 'resupply', offensive: false }
		)
	),
	statement(
		'S064',
		'4.5',
		'a marker and the want of ammunition halve once',
		...[true, false].map((lowAmmo) =>
			on(
				{ talab: at('22/O', { lowAmmo }), r_622: '21/O' },
				[combat, attacks('21/O', 'talab'), done, toTheDice, 3],
				[tells({ type: 'attackFought', modifier: 3 })],
				{ offensive: false }
			)
		)
	),
	statement(
		'S066',
		'4.5',
		'the stores of Gatchina are there at once; the turn stays as it was declared',
		on(
			{ riga: '19/S', r_622: 'SMOLNY' },
			[movement, { type: 'pick', unit: 'riga' }, { type: 'go', place: '19/T' }],
			[stands({ stock: 8, offensive: false, gatchina: true })],
			{ offensive: false, stock: 4 }
		)
	),
	statement(
		'S067',
		'4.5',
		'Gatchina lost takes nothing, taken again brings nothing',
		on(
			{ riga: '19/S', r_622: 'SMOLNY' },
			[movement, { type: 'pick', unit: 'riga' }, { type: 'go', place: '19/T' }],
			[stands({ stock: 4, gatchina: true }), is('riga', { at: '19/T' })],
			{ stock: 4, gatchina: true }
		)
	),
	statement(
		'S069',
		'4.5',
		'a turn of rest may be an offensive turn, and pays for it',
		on(
			{ riga: '22/H' },
			[declare(true, true)],
			[stands({ stock: 3, offensive: true, rest: true })],
			{ ...start(3), tired: true }
		)
	),
	statement(
		'S397',
		'16.2',
		'Red declines a unit in the movement sequence in which it is due, and only then',
		on(
			{ r_tcheka: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[movement],
			[accepts({ type: 'decline', unit: 'r_tcheka' })],
			red(6)
		),
		on(
			{ r_tcheka: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[declare(true), until('anti-subversion')],
			[refuses({ type: 'decline', unit: 'r_tcheka' }, '11.2.1')],
			start(6)
		),
		on(
			{ r_tcheka: coming(6, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[movement, { type: 'land', unit: 'r_tcheka', place: '07/FF' }],
			[refuses({ type: 'decline', unit: 'r_tcheka' }, '7.8'), is('r_tcheka', { at: '07/FF' })],
			red(6)
		)
	),
	statement(
		'S399',
		'16.2',
		'Trotsky declined costs 12 EPRD',
		on(
			{ r_trotsky: coming(4, 'rail', '07/FF'), r_622: 'SMOLNY' },
			[movement, { type: 'decline', unit: 'r_trotsky' }],
			[is('r_trotsky', { fate: 'out' }), stands({ declined: ['r_trotsky'] })],
			red(4)
		)
	),
	statement(
		'S086',
		'5.4',
		'an HQ returns in a town or village that is its side’s own',
		on(
			{ hq5id: coming(4, 'recruitment'), riga: '22/H' },
			[declare(true)],
			[
				offers(place('hq5id', '24/C'), place('hq5id', '22/F')),
				offersNo(place('hq5id', '22/G'), place('hq5id', '22/H'), place('hq5id', '19/O'))
			],
			start(4)
		)
	),
	statement(
		'S085',
		'5.4',
		'an HQ comes back two turns later, in its own side’s recruitment',
		on(
			{ hq2rd: '21/O', riga: '22/O', r_622: 'SMOLNY' },
			[movement, { type: 'pick', unit: 'riga' }, { type: 'go', place: '21/O' }],
			[
				is('hq2rd', {
					fate: 'due',
					due: { turn: 5, how: 'recruitment', places: [], returning: false }
				})
			],
			white(3)
		),
		on(
			{ hq2rd: coming(5, 'recruitment'), r_622: 'SMOLNY' },
			[until('red-recruitment'), onward],
			[offers(place('hq2rd', '19/O')), stands({ step: 'red-recruitment', player: 'red' })],
			start(5)
		)
	),
	statement(
		'S133',
		'7.4',
		'a forced march is the NWA’s alone',
		on(
			{ riga: '22/H', est_1_9: '22/G', r_622: 'SMOLNY' },
			[movement, march],
			[tells({ type: 'marchForced', units: ['riga'] })]
		),
		on(
			{ riga: '22/H', r_622: 'SMOLNY' },
			[movement],
			[refuses(march, '7.4'), stands({ step: 'red-1' })],
			red()
		)
	)
];
