import {
	advance,
	anyOf,
	asks,
	at,
	attacks,
	coming,
	combat,
	done,
	enter,
	goes,
	goesNot,
	is,
	march,
	movement,
	offers,
	offersNo,
	on,
	pick,
	red,
	stands,
	statement,
	take,
	that,
	toTheDice,
	toThe,
	type Statement
} from '../statement.ts';

const routed = { mode: 'routed' } as const;
const fought = (where: string, ...units: readonly string[]) =>
	[combat, attacks(where, ...units), done, toTheDice] as const;

/** What the guide says besides, by its own numbers. */
export const GUIDE: readonly Statement[] = [
	statement(
		'G8.10a',
		'8.2.6',
		'the owner says who is taken for a rout through ZOC, once in a movement',
		on(
			{
				r_622: at('21/O', routed),
				r_628: at('21/O', routed),
				riga: '22/O',
				semen: '20/N',
				polta: '20/Q',
				talab: '21/M'
			},
			[movement, { type: 'run', place: '20/P' }],
			[offers(take('r_622'), take('r_628')), asks('red')],
			red()
		),
		on(
			{
				r_622: at('21/O', routed),
				r_628: at('21/O', routed),
				riga: '22/O',
				semen: '20/N',
				polta: '20/Q'
			},
			[movement, { type: 'run', place: '20/P' }, take('r_628'), anyOf('run', 'rest')],
			[
				is('r_628', { ep: 1 }),
				is('r_622', { ep: 2 }),
				that('one prisoner', ({ state }) => state.prisoners.white === 1)
			],
			red()
		)
	),
	statement(
		'G8.10b',
		'8.2.6',
		'the owner says who is taken for a rout in combat',
		on(
			{ talab: '22/O', semen: '20/N', polta: '20/Q', r_622: '21/O', r_188: '21/O' },
			[...fought('21/O', 'talab'), 11, anyOf('retreat')],
			[offers(take('r_622'), take('r_188')), asks('red')]
		)
	),
	statement(
		'G8.10d',
		'5.4',
		'an HQ whose last company is taken for a rout, or for a retreat, is lost with it',
		on(
			{
				r_622: at('21/O', { ...routed, ep: 1 }),
				hq2rd: at('21/O', routed),
				riga: '22/O',
				semen: '20/N',
				polta: '20/Q',
				talab: '21/M'
			},
			[movement, { type: 'run', place: '20/P' }],
			[
				is('r_622', { fate: 'lost' }),
				that('the HQ comes back', ({ unit }) => unit('hq2rd').due?.how === 'recruitment')
			],
			red()
		),
		on(
			{
				r_622: at('21/O', { ...routed, ep: 1 }),
				r_628: at('21/O', routed),
				hq2rd: at('21/O', routed),
				riga: '22/O',
				semen: '20/N',
				polta: '20/Q',
				talab: '21/M'
			},
			[movement, { type: 'run', place: '20/P' }, take('r_622')],
			[is('hq2rd', { fate: 'map' })],
			red()
		)
	),
	statement(
		'G8.10e',
		'8.2.6',
		'only who has fled Petrograd stands north of it; whoever is Routed there runs',
		on(
			{ r_622: at('25/V', routed), r_628: 'SMOLNY', riga: '26/V' },
			[movement],
			[offers({ type: 'run' })],
			red()
		),
		on(
			{ r_622: at('25/V', routed), r_628: 'SMOLNY', riga: '26/V' },
			[movement],
			[is('r_622', { at: '25/V' }), offersNo({ type: 'run' })],
			{ ...red(), fled: ['r_622'] }
		)
	),
	statement(
		'G7.5a',
		'7.9',
		'who runs off the map comes back two turns later, a train in the next turn',
		on(
			{ r_622: at('12/FF', routed), riga: '24/C' },
			[movement],
			[
				is('r_622', {
					fate: 'due',
					due: { turn: 4, how: 'foot', places: ['12/FF'], returning: true }
				})
			],
			red()
		),
		on(
			{
				at_lenin: at('08/EE', routed),
				riga: '09/EE',
				semen: '07/EE',
				polta: '08/FF',
				r_622: 'SMOLNY'
			},
			[movement],
			[
				is('at_lenin', {
					fate: 'due',
					due: { turn: 3, how: 'foot', places: ['07/FF'], returning: true }
				})
			],
			red()
		)
	),
	statement(
		'G7.5b',
		'7.9',
		'a train that comes back does so on its rails',
		on(
			{
				at_lenin: {
					fate: 'due',
					due: { turn: 3, how: 'foot', places: ['07/FF'], returning: true }
				},
				riga: '24/C',
				r_622: 'SMOLNY'
			},
			[movement],
			[offers(enter('at_lenin', '07/FF')), offersNo(enter('at_lenin', '08/FF'))],
			red(3)
		)
	),
	statement(
		'G8.11',
		'8.2.7',
		'guns and cars of the stack enter the emptied hex though cavalry has gone farther',
		on(
			{ riga: '22/O', hjag: '22/O', nwa_ac: '22/O', art1ac: '22/O', r_2_36: '21/O' },
			[
				...fought('21/O', 'riga', 'hjag'),
				12,
				toThe('advance'),
				(table) => {
					const far = table.allowed.find(
						(one) => one.type === 'advance' && one.unit === 'hjag' && one.path.length === 2
					);
					if (!far) throw new Error('no second hex');
					table.do(far);
				}
			],
			[offers(advance('art1ac', '21/O'))]
		)
	),
	statement(
		'G7.1',
		'7.3',
		'who comes onto the map into an enemy ZOC pays for it',
		on(
			{ gue: coming(5, 'foot', '08/S'), r_622: '09/S', riga: '24/C' },
			[movement, enter('gue', '08/S')],
			[is('gue', { at: '08/S', spent: 4 })],
			{ turn: 5 }
		)
	),
	statement(
		'G7.3',
		'7.4',
		'a forced march is declared at any moment, in the middle of a move too',
		on(
			{ riga: '22/J', r_622: 'SMOLNY' },
			[movement, pick('riga'), { type: 'go', place: '22/N' }, march],
			[stands({ forced: true, moving: 'riga' }), goes('22/Q')]
		)
	),
	statement(
		'G8.9',
		'8.2.6',
		'Reds go back to the east or to Petrograd, as they like',
		on(
			{ riga: '20/V', semen: '20/V', r_622: '21/V' },
			[combat, attacks('21/V', 'riga'), done, toTheDice, 7, toThe('retreat')],
			[offers({ type: 'retreat', path: ['21/W'] }, { type: 'retreat', path: ['22/V'] })]
		),
		// The cheaper way to Petrograd does not keep them from the one to the east.
		on(
			{ riga: '17/N', semen: '17/N', r_622: '18/N' },
			[combat, attacks('18/N', 'riga'), done, toTheDice, 7, toThe('retreat')],
			[offers({ type: 'retreat', path: ['19/N'] }, { type: 'retreat', path: ['18/O'] })]
		),
		on(
			{ r_622: at('18/N', routed), riga: '24/C' },
			[movement],
			[offers({ type: 'run', place: '19/N' }, { type: 'run', place: '18/O' })],
			red()
		),
		// Who has set out for one of them does not turn to the other.
		on(
			{ r_622: at('14/N', routed), riga: '24/C' },
			[movement, { type: 'run', place: '13/O' }],
			[offersNo({ type: 'run', place: '14/O' }), is('r_622', { at: '11/Q' })],
			red()
		)
	),
	statement(
		'G7.5c',
		'7.9',
		'the enemy may stand where those who were driven off would come back',
		on(
			{
				r_622: { fate: 'due', due: { turn: 2, how: 'foot', places: ['12/FF'], returning: true } },
				riga: '12/EE',
				r_628: 'SMOLNY'
			},
			[movement, pick('riga')],
			[goes('12/FF')]
		),
		on(
			{ r_188: coming(3, 'rail', '07/FF'), riga: '08/EE', r_628: 'SMOLNY' },
			[movement, pick('riga')],
			[goesNot('07/FF'), goes('09/EE')]
		)
	),
	statement(
		'G8.10c',
		'8.2.6',
		'a rout for which there is one hex only goes that far',
		on(
			{
				talab: '22/O',
				semen: '21/N',
				polta: '21/P',
				viatsk: '22/N',
				ostrov: '20/P',
				liba: '19/O',
				volyn: '19/P',
				temm: '20/N',
				r_2_36: '21/O'
			},
			[...fought('21/O', 'talab'), 10, anyOf('retreat', 'advance')],
			[is('r_2_36', { at: '20/O', mode: 'routed' })]
		)
	)
];
