import { income } from '#lib/rules/orel-1919/engine/phases/recruitment.ts';
import { isFunctional } from '#lib/rules/orel-1919/engine/map/supply.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import {
	barrage,
	dig,
	form,
	go,
	is,
	march,
	offers,
	on,
	pick,
	refuses,
	rest,
	side,
	stands,
	statement,
	that,
	type Check,
	type Command,
	type Statement
} from '../statement.ts';

const lines = (letter: 'w' | 'r' | '-'): Partial<State> => ({ control: letter.repeat(400) });
const traces =
	(id: string, is: boolean): Check =>
	({ game, state, unit }) =>
		unit(id).fate === 'map' && isFunctional(game, state, unit(id)) === is
			? undefined
			: `${id} ${is ? 'cannot' : 'can'} trace`;
const recruiting = (points: number, prisoners = 0): Partial<State> => ({
	...side('white'),
	phase: 'recruitment',
	points: { white: points, red: 0 },
	prisoners: { white: prisoners, red: 0 },
	...lines('w')
});
const restore: Command = { type: 'restore', unit: 'w-1-1k' };
const raise: Command = { type: 'raise', unit: 'w-rec-1', hex: null };
const weak = { hex: '2606', steps: 2 };
const depot = { 'w-rd-orel': '2705' };
const white = side('white');

/** What the guide says in its sections 3 to 7, by its own numbers, where the list has no statement for it. */
export const GUIDE: readonly Statement[] = [
	statement(
		'G3.3',
		'3.2',
		'A convoy is functional within 10 MP of a friendly railroad that leads to a friendly edge.',
		on({ 'w-cvy-2014': '2606' }, [], [traces('w-cvy-2014', true)], lines('w')),
		on({ 'w-cvy-2014': '2606' }, [], [traces('w-cvy-2014', false)], lines('r'))
	),
	statement(
		'G3.4',
		'3.2',
		'A railroad depot is functional on a station only.',
		on({ 'w-rd-orel': '2705' }, [], [traces('w-rd-orel', true)], lines('w')),
		on({ 'w-rd-orel': '2706' }, [], [traces('w-rd-orel', false)], lines('w'))
	),
	statement(
		'G4.1',
		'4',
		'The stock of recruit points holds 12; what is more is lost.',
		on(
			depot,
			[],
			[that('nothing comes in', ({ game, state }) => income(game, state, 'white') === 0)],
			recruiting(12)
		)
	),
	statement(
		'G4.2',
		'4.1',
		'Three prisoners may be turned into a recruit point.',
		on(depot, [], [offers({ type: 'enlist' })], recruiting(0, 3)),
		on(depot, [{ type: 'enlist' }], [stands({ prisoners: { white: 1, red: 0 } })], {
			...recruiting(0, 4),
			phase: 'recruitment'
		}),
		on({ ...depot, 'w-1-1k': weak }, [], [refuses({ type: 'enlist' }, '4.1')], recruiting(1, 2))
	),
	statement(
		'G4.3',
		'4.3.1',
		'A point restores a step in Combat mode, near a functional depot, never beyond the original strength.',
		on({ ...depot, 'w-1-1k': weak }, [restore], [is('w-1-1k', { steps: 3 })], recruiting(2)),
		on({ 'w-1-1k': weak }, [], [refuses(restore, '4.3.1')], recruiting(3, 3)),
		on(
			{ ...depot, 'w-1-1k': { ...weak, mode: 'march' } },
			[],
			[refuses(restore, '4.3.1')],
			recruiting(3, 3)
		),
		on({ ...depot, 'w-1-1k': '2606' }, [], [refuses(restore, '4.3.1')], recruiting(3, 3))
	),
	statement(
		'G4.6',
		'4.3.2',
		'A new battalion costs 2 recruit points.',
		on(
			{ ...depot, 'w-1-1k': weak, 'w-rec-1': { hex: '2705', fate: 'pool' } },
			[],
			[offers(raise)],
			recruiting(2)
		),
		on(
			{ ...depot, 'w-1-1k': weak, 'w-rec-1': { hex: '2705', fate: 'pool' } },
			[],
			[refuses(raise, '4.3.2')],
			recruiting(1)
		)
	),
	statement(
		'G5.6',
		'5.3',
		'Out of command there is no Marching Day and no entrenching.',
		on(
			{ ...depot, 'w-1-1k': { hex: '2606', command: false } },
			[pick('w-1-1k')],
			[refuses(march, '5.3'), refuses(dig, '5.3')],
			white
		),
		on({ ...depot, 'w-1-1k': '2606' }, [pick('w-1-1k')], [offers(march, dig)], white)
	),
	statement(
		'G7.5',
		'7.1.4',
		'After a move a unit is in March mode, unless it spends 1 MP for Combat mode.',
		on(
			{ 'r-1-let': '2418' },
			[pick('r-1-let'), go('2417'), rest],
			[is('r-1-let', { hex: '2417', mode: 'march' })]
		),
		on(
			{ 'r-1-let': '2418' },
			[pick('r-1-let'), go('2417'), form],
			[is('r-1-let', { hex: '2417', mode: 'combat' })]
		)
	),
	statement(
		'G7.8',
		'7.2',
		'A barrage costs guns 3 MP.',
		on({ 'r-art-let': '2418' }, [pick('r-art-let')], [offers(barrage)]),
		on({ 'r-art-let': '2418' }, [pick('r-art-let'), go('2415')], [refuses(barrage, '7.2')])
	),
	statement(
		'G7.10',
		'7.3',
		'Infantry and guns dig in, for all of their MP; cavalry does not.',
		on({ 'r-1-let': '2418' }, [pick('r-1-let'), dig], [is('r-1-let', { works: 'begun' })]),
		on({ 'r-art-let': '2418' }, [pick('r-art-let')], [offers(dig)]),
		on({ 'r-1-let': '2418' }, [pick('r-1-let'), go('2417')], [refuses(dig, '7.3')]),
		on({ 'r-cv-let': '2418' }, [pick('r-cv-let')], [refuses(dig, '7.3')])
	)
];
