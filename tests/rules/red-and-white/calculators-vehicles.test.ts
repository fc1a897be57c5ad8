import { describe, expect, it } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { t } from '#lib/words/t.ts';
import type { Change, Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import { answer, bars, fact, opened, resolutionOf } from './asked.ts';
import { byHand } from './by-hand.ts';
import { english } from '../../english.ts';

/** The heading by which it is refused, and why. */
const refusal = async (slug: string, form: Form = {}, book: Book = defaultBook) => {
	const { refused } = await opened(slug, form, book);
	return refused && [refused.rule, t(refused.why)];
};

interface Ending {
	readonly value: string;
	readonly said: string;
	readonly changes: readonly Change[];
}
/** What dice typed in come to. */
const ending = async (
	slug: string,
	form: Form,
	lies: readonly (readonly number[])[],
	book?: Book
): Promise<Ending> => {
	const resolution = await resolutionOf(slug, form, book);
	const value = byHand(resolution.draw, ...lies);
	const { value: huge, say, more } = resolution.tell(value);
	return {
		value: t(huge),
		said: [say, ...more].map((phrase) => t(phrase)).join(' '),
		changes: resolution.changes(value)
	};
};
const reads = (readings: Record<string, string>): Book => bookOf({ readings });

describe('A ship', () => {
	it('is hit like a train, but no test follows of the shells, and no 2 is added when it is boarded', async () => {
		const shelled = async (target: string) =>
			(await ending('artillery', { target, crewsField: [4] }, [[10, 1, 1, 1]])).said;
		expect(await shelled('armoured_train')).toMatch(/A train that was fired on tests morale/);
		expect(await shelled('ship')).not.toMatch(/train|morale|stand/);
		const boarded = async (defender: string) =>
			(await ending('melee', { defender, attackInfantry: 1 }, [[2], [1]])).changes
				.filter(({ who }) => who === 'target')
				.map(({ hits }) => hits);
		expect(await boarded('ship')).toEqual([1]);
		expect(await boarded('armoured_train')).not.toEqual([1]);
	});
});

describe('Hits on a tank', () => {
	it('one shell on a fresh tank', async () => {
		expect(await answer('tank-hits')).toBe('1/18');
		expect(await bars('tank-hits')).toEqual({
			Moves: '5/6',
			Stopped: '1/18',
			Stuck: '1/18',
			Ablaze: '1/18'
		});
		expect(await fact('tank-hits', 'Nothing happens')).toBe('2/3');
		expect(await fact('tank-hits', 'Hits taken on average')).toBe('1/3');
	});

	it('tells what happened and marks it', async () => {
		expect(await ending('tank-hits', {}, [[6], [5]])).toEqual({
			value: 'Ablaze',
			said: 'The tank is ablaze. It is out of the game.',
			changes: [{ who: 'unit', hits: 1, on: ['ablaze'] }]
		});
		expect(await ending('tank-hits', {}, [[5]])).toEqual({
			value: '1',
			said: '1 hit on the tank. Its morale point falls to 5.',
			changes: [{ who: 'unit', hits: 1 }]
		});
		expect(await ending('tank-hits', { hits: 2 }, [[4], [5]])).toMatchObject({
			value: '0',
			said: 'Its commander is alarmed. It falls back one move.',
			changes: [{ who: 'unit', hits: 0 }]
		});
		expect(await ending('tank-hits', { hits: 5 }, [[5]])).toMatchObject({
			said: 'The tank has taken all it can. It is out of the game.',
			changes: [{ who: 'unit', hits: 1, on: ['abandoned'] }]
		});
		expect(await ending('tank-hits', { condition: 'engine' }, [[6], [3]])).toMatchObject({
			changes: [{ who: 'unit', hits: 1, on: ['immobilised'], off: ['engine_hit'] }]
		});
	});

	it('infantry in melee unnerves the crew of an immobilised tank only', async () => {
		expect(await refusal('tank-hits', { blow: 'infantry' })).toEqual([
			'Critical hits',
			'Infantry only unnerves the crew of an immobilised tank.'
		]);
		const stuck = { blow: 'infantry', condition: 'immobilised', hits: 2 };
		expect(await answer('tank-hits', stuck)).toBe('1/3');
		expect(await ending('tank-hits', stuck, [[5]])).toMatchObject({
			value: 'Given up',
			changes: [{ who: 'unit', hits: 0, on: ['abandoned'] }]
		});
	});

	it('R68: machine guns do nothing, or roll as shells do', async () => {
		expect(await refusal('tank-hits', { blow: 'machine_guns' })).toEqual([
			'Tanks',
			'Small arms do not hurt a tank.'
		]);
		const book = reads({ R68: 'point_blank_hits' });
		expect(await answer('tank-hits', { blow: 'machine_guns' }, book)).toBe('1/18');
	});
});

describe('Tank repair', () => {
	it('a tank with one hit: 5/6 to dare, 6/10 to manage', async () => {
		expect(await answer('tank-repair')).toBe('1/2');
		expect(await fact('tank-repair', 'Within 2 of its own turns')).toBe('3/4');
	});

	it('takes the mark away once repaired', async () => {
		expect(await ending('tank-repair', {}, [[5], [5]])).toMatchObject({
			value: 'Repaired',
			changes: [{ who: 'unit', off: ['engine_hit'] }]
		});
		expect(await ending('tank-repair', {}, [[6]])).toMatchObject({ value: 'Not yet', changes: [] });
		expect(
			(await ending('tank-repair', {}, [[6]], reads({ R46: 'failure_for_good' }))).said
		).toContain('for good');
	});
});

describe('armoured cars', () => {
	it('small arms at a car: every answer shows the faces that hit, and the half that cover leaves', async () => {
		const sheet = await calculatorBySlug('armoured-car-fire');
		const brief = (form: Form): string =>
			t(sheet!.brief!(defaultBook, { ...sheet!.initial, ...form }));
		const all = { arms: 'all', rifleStands: 3, hmg: 1, rifleBand: 'point_blank' };
		expect([
			brief({}),
			brief({ band: 'point_blank' }),
			brief({ band: 'long' }),
			brief({ cover: 'terrain' }),
			brief({ ...all, range: 'normal' }),
			brief({ commissar: 'plus' })
		]).toEqual(['5+', '4+', '–', '5+\u00a0½', '5+', '4+']);
	});

	it('a heavy machine gun at normal range', async () => {
		expect(await answer('armoured-car-fire')).toBe('91/216');
		expect(
			await ending('armoured-car-fire', {}, [
				[5, 6, 1],
				[4, 1]
			])
		).toEqual({
			value: '1',
			said: '1 hit on the armoured car. It tests morale, the hit counted first.',
			changes: [
				{ who: 'target', hits: 1 },
				{ who: 'unit', on: ['fired'] }
			]
		});
		expect((await ending('armoured-car-fire', { hits: 5 }, [[5, 1, 1], [4]])).said).toContain(
			'out of action'
		);
	});

	it('a commissar with the unit that fires is asked first, and leaves what he did', async () => {
		const check = { commissar: 'check' };
		// 3 dice on 4 or more, on 5 or more after an argument: 9/10, 1/15, and 1/30 on a 6 alone; each hit saved by half.
		const none = (p: number): number => (1 - p / 2) ** 3;
		const hurt = 1 - (0.9 * none(1 / 2) + none(1 / 3) / 15 + none(1 / 6) / 30);
		const [over = 0, under = 1] = (await answer('armoured-car-fire', check)).split('/').map(Number);
		expect(over / under).toBeCloseTo(hurt, 12);
		expect((await ending('armoured-car-fire', check, [[10], [5], [5, 5, 5]])).changes).toEqual([
			{ who: 'target', hits: 0 },
			{ who: 'unit', on: ['fired', 'commissar_overrules'] }
		]);
		expect((await ending('armoured-car-fire', check, [[1], [4, 1, 1], [6]])).changes).toEqual([
			{ who: 'target', hits: 1 },
			{ who: 'unit', on: ['fired'] }
		]);
		const minus = { arms: 'all', commissar: 'minus', rifleStands: 0, hmg: 1 };
		expect(await answer('armoured-car-fire', minus)).toBe('397/1728');
	});

	it('is refused where the weapon does nothing', async () => {
		expect(await refusal('armoured-car-fire', { weapon: 'rifle' })).toEqual([
			'Armoured cars',
			'Rifles hurt an armoured car only at point blank.'
		]);
		expect(await refusal('armoured-car-fire', { band: 'long' })).toEqual([
			'Armoured cars',
			'Machine guns do not hurt an armoured car at long range.'
		]);
		expect(await refusal('armoured-car-fire', { weapon: 'rifle', band: 'point_blank' })).toBe(
			undefined
		);
	});

	it('tests morale for each new hit, counted first', async () => {
		// Two tests of one car, not of two cars.
		const { draw } = await resolutionOf('armoured-car-morale', { hits: 2, newHits: 2 });
		const { throws } = play(draw, () => 1);
		expect(throws.map(({ call }) => call.label)).toEqual(['Morale', 'Morale']);
		expect(await answer('armoured-car-morale')).toBe('5/6');
		expect(await answer('armoured-car-morale', { hits: 3, newHits: 3 })).toBe('5/18');
		const before = reads({ R44: 'before_hit' });
		expect(await answer('armoured-car-morale', {}, before)).toBe('1');
		for (const newHits of [1, 2])
			expect(
				(await ending('armoured-car-morale', { hits: 2, newHits }, [[6]])).said,
				'the first that fails settles it'
			).toBe('The armoured car falls back one move.');
	});

	it('breaks down on no more than its hits', async () => {
		expect(await answer('breakdown', { hits: 0 })).toBe('1');
		expect(await answer('breakdown', { hits: 2 })).toBe('2/3');
		expect(await refusal('breakdown', { hits: 6 })).toEqual([
			'Armoured cars',
			'With 6 hits the car is out of action.'
		]);
		expect(await answer('breakdown', { hits: 2 }, reads({ R43: 'above_morale_point' }))).toBe(
			'1/3'
		);
		expect(await answer('breakdown', { hits: 2 }, reads({ R43: 'no_roll' }))).toBe('1');
	});
});

describe('Armoured train morale', () => {
	it('holds on 5 less its hits', async () => {
		expect(await answer('train-morale')).toBe('5/6');
		expect(await answer('train-morale', { hits: 4 })).toBe('1/6');
		expect(await refusal('train-morale', { hits: 5 })).toEqual([
			'Armored trains',
			'The train is out of action.'
		]);
	});

	it('R53: tests when it is fired on, or only when it is hit', async () => {
		const book = reads({ R53: 'when_hit' });
		expect(await answer('train-morale', { wasHit: false })).toBe('5/6');
		expect((await refusal('train-morale', { wasHit: false }, book))?.[0]).toBe('Armored trains');
	});
});

describe('Petrol bombs', () => {
	it('four stands that attack', async () => {
		expect(await fact('petrol-bombs', 'Hits on the tank, on average')).toBe('1/3');
		expect((await bars('petrol-bombs'))['Ablaze']).toBe('21455/104976');
		expect(await ending('petrol-bombs', {}, [[1], [6], [2], [2], [2]])).toEqual({
			value: '1',
			said: '1 bomb hits the tank. It takes 1 hit. The infantry loses 1 figure.',
			changes: [
				{ who: 'unit', on: [], figures: 1, apart: true },
				{ who: 'target', hits: 1, on: [] }
			]
		});
		expect(await ending('petrol-bombs', {}, [[6], [4], [2], [2], [2]])).toMatchObject({
			changes: [{ figures: 0 }, { hits: 0, on: ['blinded'] }]
		});
	});

	it('a tank that attacked and lost: nerve first, then a D10 for each stand near enough', async () => {
		const lost = { attacker: 'tank', stands: 4, within: 2 };
		expect((await bars('petrol-bombs', lost))['Ablaze']).toBe('59/1350');
		expect(await ending('petrol-bombs', lost, [[5]])).toMatchObject({
			said: 'The infantry does not dare.'
		});
		expect(await ending('petrol-bombs', lost, [[4], [10, 3], [6]])).toMatchObject({
			value: 'Ablaze',
			changes: [{ figures: 0 }, { on: ['ablaze'] }]
		});
		expect(await bars('petrol-bombs', lost, reads({ R47: 'd6_always' }))).toEqual(
			await bars('petrol-bombs', { ...lost, attacker: 'infantry' })
		);
	});

	it('knock a tank out that has taken five hits', async () => {
		expect(await ending('petrol-bombs', { hits: 5, stands: 1 }, [[6], [1]])).toMatchObject({
			said: '1 bomb hits the tank. It takes 1 hit. The tank is out of the game.'
		});
	});

	it('are made before the game with a good chance', async () => {
		expect(await answer('petrol-supply')).toBe('7/10');
		expect(await answer('petrol-supply', { units: 4 })).toBe('14/5');
		const rare = bookOf({ numbers: { 'good_chance.upto': 2 } });
		expect(await answer('petrol-supply', {}, rare)).toBe('1/5');
		expect((await ending('petrol-supply', {}, [[8]])).said).toBe('The unit has no petrol bombs.');
	});
});

it('Fright: guns on 1 or 2, horse never, others always', async () => {
	expect(await answer('fright')).toBe('1/3');
	expect(await answer('fright', { defender: 'cavalry' })).toBe('0');
	expect(await answer('fright', { defender: 'other' })).toBe('1');
	expect(await ending('fright', {}, [[3]])).toMatchObject({
		changes: [{ who: 'unit', on: ['limbered'] }]
	});
});

describe('who stands with a unit', () => {
	it('an attached gun loses a gunner with 1 of 20', async () => {
		expect(await answer('attached-gun')).toBe('1/20');
		// A 0 would be read as the die, which hits.
		expect((await ending('attached-gun', {}, [[4]])).value).toBe('Unhurt');
		// Hit and saved: what is said fits that, too.
		expect((await ending('attached-gun', {}, [[10], [2]])).said).toBe('No gunner is lost.');
		expect(await ending('attached-gun', { weapon: 'tchanka' }, [[10], [4]])).toMatchObject({
			changes: [{ who: 'unit', attached: 'tchanka' }]
		});
		expect(await answer('attached-gun', { figuresLost: 2 }, reads({ R21: 'per_figure' }))).toBe(
			'39/400'
		);
		expect(
			(await ending('attached-gun', {}, [[10], [4]], reads({ R21: 'once_instead' }))).said
		).toContain('instead');
	});

	it('one who panics is a line of the sum: fire and melee −1, the morale die +1', async () => {
		const lines = async (slug: string, form: Form) => {
			const calculator = (await calculatorBySlug(slug))!;
			const resolved = calculator.resolve(defaultBook, { ...calculator.initial, ...form });
			if (resolved.refused) throw new Error(slug);
			return resolved.resolution.working
				.flatMap(({ lines: all }) => all)
				.filter(({ reason }) => english(reason.text) === 'The priest panics')
				.map(({ amount }) => amount);
		};
		expect(await lines('small-arms-fire', { priestPanics: true })).toEqual(['−1']);
		expect(await lines('melee', { attackerPriestPanic: true })).toEqual(['−1']);
		expect(await lines('melee', { defenderPriestPanic: true })).toEqual(['−1']);
		expect(await lines('unit-morale', { priestPanics: true })).toEqual(['+1']);
		expect(await lines('bombardment', { priestPanics: true })).toEqual(['+1']);
		expect(await lines('unit-morale', { priest: true })).toEqual([]);
	});

	it('a priest is distracted with 1 of 10, and hit with 1 of 60', async () => {
		expect(await answer('priest')).toBe('9/10');
		expect((await bars('priest'))['Hit']).toBe('1/60');
		expect(await ending('priest', {}, [[10], [6]])).toMatchObject({
			changes: [{ who: 'unit', attached: 'priest' }]
		});
		expect((await bars('priest', {}, reads({ R65: 'two_rolls' })))['Hit']).toBe('23/200');
	});
});

describe('what needs no dice', () => {
	it('recovered figures', async () => {
		expect(await answer('recovery')).toBe('4');
		expect(await answer('recovery', { outcome: 'loser', lost: 7, rounding: 'up' })).toBe('3');
	});

	it('ranges', async () => {
		expect(await answer('range')).toBe('Normal');
		expect(await answer('range', { distance: 12.25 })).toBe('Long');
		expect(await answer('range', { distance: 20, arm: 'field' })).toBe('Close');
		expect(await answer('range', { distance: 60.5, arm: 'heavy' })).toBe('Out of range');
		expect((await ending('range', { distance: 19 }, [])).said).toBe(
			'Rifles at 19″: out of range, it reaches 18″.'
		);
	});

	it('permissions', async () => {
		expect(await answer('permission')).toBe('Yes');
		expect(await answer('permission', { unit: 'cavalry' })).toBe('No');
		expect((await ending('permission', { hasLeadership: false }, [])).said).toBe(
			'Fire before moving: it may not. It has no leadership this turn.'
		);
	});

	it('what is left of a unit', async () => {
		expect(await answer('unit-status', { casualties: 5 })).toBe('3');
		expect((await ending('unit-status', { casualties: 8 }, [])).said).toContain('half strength');
		expect((await ending('unit-status', { casualties: 16 }, [])).value).toBe('0');
	});
});

describe('rivers and ice', () => {
	it('boats are launched on their number or more', async () => {
		expect(await answer('launch-boats')).toBe('5/6');
		expect(await answer('launch-boats', { boats: 6 })).toBe('1/6');
		expect(await answer('launch-boats', { boats: 1 })).toBe('1');
	});

	it('ships have two dice fewer on thin ice, all of them behind an icebreaker', async () => {
		const ice = { river: 'thin_ice', distance: 12 };
		expect(await answer('river-movement', ice)).toBe('1/36');
		expect(await answer('river-movement', { ...ice, distance: 24, channel: true })).toBe('1/1296');
		expect(await refusal('river-movement', { river: 'frozen' })).toEqual([
			'Additional rules',
			'The river is frozen: nothing sails on it.'
		]);
		expect(await refusal('river-movement', { river: 'ice_choked', craft: 'boat' })).toEqual([
			'Additional rules',
			'The ice is too much for it.'
		]);
	});

	it('where these rules are used, a ship’s move asks for its river: a battle has no other sheet for it', async () => {
		const book = bookOf({ options: { ships_and_ice: 'used' } });
		const sails = (water: Form) =>
			answer('movement', { mover: 'ship', reach: 24, heroic: '1', ...water }, book);
		expect(await sails({})).toBe('5/1296');
		expect(await sails({ river: 'thin_ice' })).toBe('0');
		expect(await sails({ river: 'thin_ice', channel: true })).toBe('5/1296');
		expect(await sails({ river: 'thin_ice', reach: 13 })).toBe('1/36');
		expect(await refusal('movement', { mover: 'ship', river: 'frozen' }, book)).toEqual([
			'Additional rules',
			'The river is frozen: nothing sails on it.'
		]);
		const { working } = await resolutionOf(
			'movement',
			{ mover: 'ship', river: 'ice_choked' },
			book
		);
		expect(
			working.flatMap(({ lines }) => lines.map(({ reason, amount }) => [t(reason), amount]))
		).toEqual([
			['Dice', '4D6'],
			['Ice-choked', '−2D6']
		]);
		expect(await answer('movement', { mover: 'ship', reach: 24, river: 'frozen' })).toBe('1/1296');
	});

	it('a move on ice is by the table whose dice it takes, and no ship is told of cover', async () => {
		const book = bookOf({ options: { ships_and_ice: 'used', movement: 'alternate' } });
		const ship = (form: Form) => ({ mover: 'ship', reach: 0, ...form });
		const tables = async (form: Form) =>
			(await resolutionOf('movement', ship(form), book)).working.flatMap(({ lines }) =>
				lines.map(({ section }) => section)
			);
		expect(await tables({ river: 'thin_ice' })).toEqual(['Movement', 'Additional rules']);
		expect(await tables({})).toEqual(['Alternate movement table', 'Alternate movement table']);
		expect(await ending('movement', ship({}), [[4]], book)).toMatchObject({
			said: '15″ to move, at most.'
		});
		await expect(
			fact('movement', 'Half of the average, to claim cover', ship({ reach: 9 }), book)
		).rejects.toThrow();
	});

	it('an icebreaker adds the ice number to its die', async () => {
		expect(await answer('icebreaker')).toBe('5/6');
		expect(await answer('icebreaker', { hits: 2, iceNumber: 2 })).toBe('1/3');
		expect(await answer('icebreaker', { hits: 5, iceNumber: 6 })).toBe('0');
		const fails = async (S01: string) => await ending('icebreaker', {}, [[6]], reads({ S01 }));
		expect(await fails('stops_at_edge')).toMatchObject({
			said: 'The ship stops at the edge of the section for this turn.',
			changes: []
		});
		expect(await fails('turns_back')).toMatchObject({
			said: 'The ship goes back one move.',
			changes: [{ who: 'unit', tests: { calculator: 'movement', n: 1 } }]
		});
	});

	it('troops cross a frozen river, guns by leave of the referee', async () => {
		expect(await answer('ice-crossing')).toBe('Yes');
		expect(await answer('ice-crossing', { river: 'thin_ice' })).toBe('No');
		expect(await answer('ice-crossing', { who: 'heavy' })).toBe('No');
		expect(await answer('ice-crossing', { who: 'heavy', refereeAllows: true })).toBe('Yes');
		const brave = bookOf({ numbers: { 'ice.troops_on_thin': 1 } });
		expect(await answer('ice-crossing', { river: 'thin_ice' }, brave)).toBe('Yes');
	});
});
