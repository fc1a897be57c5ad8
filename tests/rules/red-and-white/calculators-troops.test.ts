import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { chances } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Change, Form, Telling } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { bookOf, type Book } from '#lib/rules/red-and-white/book.ts';
import { saidAfter, saidValue } from '#lib/features/shared/sheet/telling/tellings.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { fieldsOf } from '#lib/kernel/sheet/form.ts';
import { answer, bars, fact, opened, resolutionOf } from './asked.ts';
import { english } from '../../english.ts';

const refusalOf = async (slug: string, form: Form): Promise<string> => {
	const resolved = await opened(slug, form);
	return resolved.refused ? resolved.refused.rule : 'allowed';
};

interface Ending {
	readonly value: unknown;
	readonly telling: Telling;
	readonly changes: readonly Change[];
}
const endings = async (slug: string, form?: Form, book?: Book): Promise<readonly Ending[]> => {
	const resolution = await resolutionOf(slug, form, book);
	return chances(resolution.draw).outcomes.map(({ value }) => ({
		value,
		telling: resolution.tell(value),
		changes: resolution.changes(value)
	}));
};
const endingOf = async (
	slug: string,
	value: string,
	form?: Form,
	book?: Book
): Promise<{ said: string; changes: readonly Change[] }> => {
	const found = (await endings(slug, form, book)).find(
		({ telling }) => english(telling.value) === value
	);
	if (!found) throw new Error(`Never ends with ${value}`);
	return {
		said: [found.telling.say, ...found.telling.more].map((phrase) => t(phrase)).join(' '),
		changes: found.changes
	};
};

/** Situations that bring out every branch of words. */
const SITUATIONS: readonly (readonly [slug: string, form: Form])[] = [
	['melee', {}],
	['melee', { attackerCommissar: 'check', defenderCommissar: 'check', defences: true }],
	['melee', { attackInfantry: 2, attackTanks: 1, attackerHeroic: 2, flankOrRear: true }],
	['melee', { defender: 'armoured_train', attackInfantry: 3, attackCavalry: 1 }],
	['melee', { defender: 'tank', attackInfantry: 0, attackTanks: 1 }],
	['unit-morale', { commissar: 'check', heroic: '2', fallingBack: true, stands: 3 }],
	['unit-morale', { who: 'tank', hits: 6, armyBroken: true }],
	['suppression', { commissar: 'check', stands: 2 }],
	['suppression', { standsLost: 0 }],
	['army-morale', { cinc: 'committed', unitsLost: 12 }],
	['army-morale', { cinc: 'fanatic' }],
	['army-morale', { unitsLost: 0, enemySupplyCut: true }],
	['leadership', {}],
	['leadership', { leader: 'heroic_elsewhere', cinc: 'ok', cincCharacter: 'efficient' }],
	['leadership', { ledHeroically: true }],
	['leadership', { armyBroken: true }],
	['movement', {}],
	['movement', { mover: 'cavalry', charging: true, terrain: 'rough', system: 'alternate' }],
	['movement', { mover: 'gun_limbered', limbering: true, heroic: '1', bombardmentPassed: true }],
	['artillery', { commissar: 'check', crewsField: [4, 1] }],
	['artillery', { target: 'tank', gun: 'heavy', mode: 'indirect' }],
	['artillery', { target: 'armoured_car', cover: 'claimed', distance: 3 }],
	['artillery', { target: 'mg', gun: 'medium', cover: 'terrain', figures: 5 }],
	['indirect-fire', { interventionist: true }],
	['bombardment', { commissar: 'check', stands: 2, gun: 'heavy' }],
	['bombardment', { mover: 'armoured_car', hits: 3, terrain: 'road' }],
	['commissar', {}],
	['officer-character', {}],
	['officer-character', { rank: 'cinc' }],
	['officer-hit', { commissar: true, priest: true, facts: 2 }],
	['officer-hit', { officers: 2 }],
	['test-of-character', { character: 'coward' }]
];

const said = (phrase: Phrase): string => {
	const words = t(phrase);
	expect(words).not.toMatch(/undefined|NaN|Infinity|\[object|[{}]/);
	expect(words.trim()).not.toBe('');
	return words;
};

describe.each(SITUATIONS)('%s %j', (slug, form) => {
	const book = bookOf({ readings: { R66: 'bonus_applies' } });

	it('says what it forecasts', async () => {
		const { forecast, working } = await resolutionOf(slug, form, book);
		const { answer, chart, facts } = forecast();
		said(answer.strong);
		if (answer.second) said(answer.second);
		for (const { label } of facts) said(label);
		for (const { lines, total, note } of working) {
			lines.forEach(({ reason }) => said(reason));
			if (total) said(total.label);
			if (note) said(note);
		}
		const all = (chart?.bars ?? []).reduce((sum, { chance }) => {
			expect(chance.compare(0)).toBe(1);
			return sum.add(chance);
		}, new Fraction(0));
		expect(all.toFraction()).toBe('1');
	});

	it('has words for every way it can end', async () => {
		const ways = await endings(slug, form, book);
		expect(ways.length).toBeGreaterThan(0);
		for (const { telling } of ways) {
			said({ text: telling.value });
			said(telling.say);
			telling.more.forEach(said);
			telling.lines.forEach(({ reason }) => said(reason));
		}
	});
});

describe('melee', () => {
	it('even in the open: 15 of 36, ties to the defender', async () => {
		expect(await answer('melee')).toBe('5/12');
		expect(await fact('melee', 'A tie, goes to the defender')).toBe('1/6');
	});

	it('in flank or rear: 30 of 36', async () => {
		expect(await answer('melee', { flankOrRear: true })).toBe('5/6');
		expect(await answer('melee', { fallingBack: true })).toBe('5/6');
	});

	it('who is attacked is offered with what he is worth, by a corrected list, too', async () => {
		const book = bookOf({ numbers: { 'MELEE_MODIFIERS.armoured_train.source_list': 3 } });
		const melee = await calculatorBySlug('melee');
		if (!melee) throw new Error('There is no melee.');
		const choice = fieldsOf(melee, book, {}).find(({ key }) => key === 'defender');
		expect(
			choice?.kind === 'choice' &&
				choice.options.flatMap(({ value, effect }) => (effect ? [[value, t(effect)]] : []))
		).toEqual([
			['armoured_car', '+2'],
			['armoured_train', '+3']
		]);
	});

	it('the second worked example: two battalions, banner and hero, against one that lost a stand', async () => {
		const form = {
			attackInfantry: 2,
			attackerBanner: true,
			attackerHeroic: 1,
			defenderStandsLost: 1,
			mgAttached: true
		};
		const { working } = await resolutionOf('melee', form);
		expect(working.map(({ total }) => total?.amount)).toEqual(['+2', '−2']);
		const { said: words, changes } = await endingOf('melee', '7 : 3', form);
		expect(words).toContain('The attacker wins by 4. The defender loses 4 figures');
		expect(changes).toContainEqual(expect.objectContaining({ who: 'target', figures: 4 }));
		const { said: last } = await endingOf('melee', '7 : 3', { ...form, defenderLeft: 2 });
		expect(last).toContain('lost 2 figures.');
		expect(last).not.toMatch(/goes back|does not mark/);
		const car = { attackInfantry: 1, defender: 'armoured_car' };
		const { said: hit } = await endingOf('melee', '6 : 3', { ...car, defenderLeft: 4 });
		expect(hit).toContain('takes 3 hits and goes back');
		const { said: out } = await endingOf('melee', '6 : 3', { ...car, defenderLeft: 3 });
		expect(out).not.toMatch(/hits|goes back|does not mark/);
		const { said: entrenched, changes: cleared } = await endingOf('melee', '7 : 4', {
			...form,
			defences: true
		});
		expect(entrenched).toContain('The attacker wins by 3. The defender loses 3 figures');
		expect(cleared).toContainEqual(
			expect.objectContaining({ who: 'target', off: expect.arrayContaining(['in_defences']) })
		);
	});

	it('the first worked example: wire and commissar against trenches and a machine gun', async () => {
		const form = { wire: true, attackerCommissar: 'check', mgAttached: true, defences: true };
		const { working } = await resolutionOf('melee', form);
		expect(working.map(({ total }) => total?.amount)).toEqual(['−1', '+2']);
		const { said: words, changes } = await endingOf('melee', '5 : 6', form);
		expect(words).toContain(
			'The defender wins by 1. The attacker loses 1 figure and goes back to where he started.'
		);
		expect(changes).toContainEqual(expect.objectContaining({ who: 'unit', figures: 1 }));
		const { telling } = (await endings('melee', form)).find(
			({ telling: { value } }) => english(value) === '5 : 6'
		)!;
		// The verdict says who won and by how much: no line repeats it as a lead below nothing.
		expect(telling.lines.filter(({ amount }) => amount === '−1')).toEqual([]);
	});

	it('wire costs nothing where a tank attacks, and the sum says why', async () => {
		const behind = { wire: true, attackInfantry: 1, attackTanks: 1 };
		const { working } = await resolutionOf('melee', behind);
		expect(working[0]?.total?.amount).toBe('0');
		expect(working[0]?.note && t(working[0].note)).toBe('A tank attacks: the wire does not count.');
		expect(await answer('melee', behind)).toBe(await answer('melee', { ...behind, wire: false }));
		const onFoot = (await resolutionOf('melee', { wire: true, attackInfantry: 2 })).working[0];
		expect(onFoot?.total?.amount).toBe('−2');
		expect(onFoot?.note).toBeUndefined();
	});

	it('defences must be beaten by 3', async () => {
		expect(await answer('melee', { defences: true })).toBe('1/12');
		expect(await fact('melee', 'Ahead, but not by enough', { defences: true })).toBe('7/36');
	});

	it('shows at most eleven margins, both commissars or not', async () => {
		const two = await bars('melee', { attackerCommissar: 'check', defenderCommissar: 'check' });
		expect(Object.keys(two)).toHaveLength(11);
		expect(Object.keys(two)[0]).toBe('≥+5');
		expect(Object.keys(two).at(-1)).toBe('≤−5');
	});

	it('a vehicle takes hits, a tank nothing', async () => {
		const train = await endings('melee', { defender: 'armoured_train' });
		expect(train.some(({ changes }) => changes.some(({ hits }) => hits === 3))).toBe(true);
		const tank = await endings('melee', { defender: 'tank' });
		expect(tank.some(({ changes }) => changes[1]?.hits !== undefined)).toBe(false);
	});

	it("on Lubbers' list the loser removes stands, and every second stand lost counts", async () => {
		const book = bookOf({ readings: { P01: 'lubbers_list' } });
		const { changes } = await endingOf('melee', '6 : 1', {}, book);
		expect(changes[1]).toEqual(expect.objectContaining({ stands: 5 }));
		expect(await answer('melee', { attackerStandsLost: 1 }, book)).toBe('5/12');
		expect(await answer('melee', { attackerStandsLost: 2 }, book)).toBe('5/18');
	});

	it('asks nobody for the other side’s figures', async () => {
		const sheet = await calculatorBySlug('melee');
		const labels = (form: Form): string[] =>
			sheet!
				.groups(bookOf(), { ...sheet!.initial, ...form })
				.flatMap((group) =>
					'rows' in group
						? group.rows.flatMap(({ label, left, right }) => [
								...(left ? [`${english(label)}, attacker`] : []),
								...(right ? [`${english(label)}, defender`] : [])
							])
						: group.fields.map(({ label }) => english(label))
				);
		const red = labels({ attackerCamp: 'red', defenderCamp: 'white' });
		expect(red).not.toContain('Priest, attacker');
		expect(red).not.toContain('Priest panics, attacker');
		expect(red).toContain('Priest, defender');
		expect(red).toContain('With the attacker');
		expect(red).not.toContain('With the defender');
		expect(labels({ attackerCamp: 'red', attackerPriest: true })).toContain('Priest, attacker');
		expect(labels({})).toContain('Priest, attacker');
	});

	it('is refused where nobody attacks', async () => {
		expect(await refusalOf('melee', { attackInfantry: 0 })).toBe('Melee');
	});
});

describe('who stands with a unit', () => {
	it('of a priest every line of his table is told, with whose it is', async () => {
		const { working } = await resolutionOf('officer-hit', { officers: 0, priest: true });
		const lines = working.flatMap((one) => one.lines);
		expect(lines.map(({ reason, amount }) => `${t(reason)} ${amount}`)).toEqual([
			'D10: the priest is distracted on 0',
			'Then a D6: no bonus on 1 to 3',
			'−1 after that, to 5',
			'Hit after that, to 6'
		]);
		expect(lines.map(({ byDefault = false }) => byDefault)).toEqual([false, true, true, true]);
	});
});

describe('morale', () => {
	it('four stands pass on four faces', async () => {
		expect(await answer('unit-morale')).toBe('2/3');
	});

	it('a commissar helps nine times in ten', async () => {
		expect(await answer('unit-morale', { commissar: 'check' })).toBe('73/90');
	});

	it('marks a unit that fails, and takes the mark off one that passes', async () => {
		const failed = await endingOf('unit-morale', 'Failed');
		const back = { calculator: 'movement', n: 1 };
		expect(failed.changes).toEqual([{ who: 'unit', on: ['falling_back'], tests: back }]);
		const passed = await endingOf('unit-morale', 'Passed', { fallingBack: true });
		expect(passed.said).toContain('falling-back mark is taken off');
		expect(passed.changes[0]?.off).toEqual(['falling_back']);
	});

	it('a vehicle goes back without a mark', async () => {
		expect(await answer('unit-morale', { who: 'train', hits: 2 })).toBe('1/2');
		const failed = await endingOf('unit-morale', 'Failed', { who: 'train', hits: 2 });
		const back = { calculator: 'movement', n: 1 };
		expect(failed.changes).toEqual([{ who: 'unit', on: [], tests: back }]);
	});

	it('one test lifts suppression, where a stand was lost at all', async () => {
		expect(await answer('suppression')).toBe('1/2');
		expect(await answer('suppression', { standsLost: 0 })).toBe('1');
		expect((await endingOf('suppression', 'Passed')).said).toContain('Cavalry, cars and trains');
		const infantry = await endingOf('suppression', 'Passed', { withdraws: false });
		expect(infantry.said).toBe('It may fire in phase 4.');
		expect((await endingOf('suppression', 'Passed')).changes[0]?.off).toEqual(['suppressed']);
		expect((await endingOf('suppression', 'Failed')).changes[0]?.on).toEqual(['suppressed']);
	});
});

describe('army morale', () => {
	it('35 % is the line of 30 %', async () => {
		expect(await answer('army-morale')).toBe('3/10');
		expect(await fact('army-morale', 'Losses')).toBe('7/20');
		expect(await fact('army-morale', 'Breaks within 3 tests')).toBe('657/1000');
	});

	it('a committed commander throws twice more', async () => {
		const form = { totalUnits: 20, unitsLost: 10, cinc: 'committed', tests: 1 };
		expect(await answer('army-morale', form)).toBe('1/8');
		expect(await bars('army-morale', form)).toEqual({
			Holds: '1/2',
			'Re-roll': '1/4',
			'2nd re-roll': '1/8',
			Breaks: '1/8'
		});
	});

	it('a fanatic holds out to 50 %; nothing on a unit changes', async () => {
		expect(await answer('army-morale', { unitsLost: 9, cinc: 'fanatic' })).toBe('0');
		expect(await answer('army-morale', { unitsLost: 10, cinc: 'fanatic' })).toBe('1/2');
		expect((await endingOf('army-morale', 'Breaks')).changes).toEqual([]);

		const again = await endingOf('army-morale', 'Breaks', { broken: true });
		expect(again.said).toMatch(/^The broken army fails again\. Every unit tests morale at once/);
		expect(again.said).not.toMatch(/Nobody advances|All of it again/);
	});
});

describe('leadership', () => {
	it.each([
		[{ distance: 12 }, '1'],
		[{ distance: 12.5 }, '9/10'],
		[{ distance: 30, character: 'efficient' }, '9/10'],
		[{ distance: 36 }, '4/5'],
		[{ leader: 'none' }, '3/5'],
		[{ leader: 'none', cinc: 'ok', cincDistance: 20 }, '9/10'],
		[{ distance: 5, armyBroken: true }, '3/5'],
		[{ leader: 'none', ledHeroically: true }, '1']
	] as const)('%j: %s', async (form, chance) => {
		expect(await answer('leadership', form)).toBe(chance);
	});

	it('marks the unit either way', async () => {
		expect((await endingOf('leadership', 'Led')).changes).toEqual([
			{ who: 'unit', on: ['led'], off: ['not_led'] }
		]);
		expect((await endingOf('leadership', 'Not led')).changes).toEqual([
			{ who: 'unit', on: ['not_led'], off: ['led'] }
		]);
	});
});

describe('movement', () => {
	it.each([
		['movement', {}],
		['movement', { back: true }],
		['movement', { back: true, rear: true }],
		['movement', { withdraws: true, mover: 'cavalry' }],
		['river-movement', {}]
	])('%s %j: the sentence beside the number does not say it again', async (slug, form) => {
		const [end] = await endings(slug, form);
		expect(saidAfter(end!.telling)).not.toMatch(/\d/);
		expect(saidValue(end!.telling)).toMatch(/″$/);
	});

	it('infantry: 2D6, 7 inches on average', async () => {
		expect(await answer('movement')).toBe('7/12');
		expect(await fact('movement', 'On average')).toBe('7″');
		expect(await fact('movement', 'Half of the average, to claim cover')).toBe('3.5″');
		const charge = { mover: 'cavalry', charging: true };
		const claims = async (form: Form) =>
			(await endings('movement', form)).some(({ telling }) =>
				telling.more.some((one) => t(one).includes('claim cover'))
			);
		expect(await claims({ mover: 'cavalry' })).toBe(true);
		expect(await claims(charge)).toBe(false);
	});

	it('falling back: no goal, no cover and no choice', async () => {
		const back = { back: true };
		const sheet = await calculatorBySlug('movement');
		const keys = fieldsOf(sheet!, bookOf(), { ...sheet!.initial, ...back }).map(({ key }) => key);
		expect(keys).not.toContain('reach');
		const [end] = await endings('movement', back);
		expect(t(end!.telling.say)).toBe('2″ back, away from the enemy.');
		expect(english(end!.telling.more.map(t).join(' '))).not.toMatch(/may|cover|reach/i);
		const { facts, answer: said } = (await resolutionOf('movement', back)).forecast();
		expect(t(said.strong)).toBe('on average, away from the enemy');
		// Who goes to his own rear by choice goes away from the enemy, too.
		const rear = (await resolutionOf('movement', { ...back, rear: true })).forecast();
		expect(t(rear.answer.strong)).toBe('on average, away from the enemy');
		expect(facts.map(({ label }) => t(label)).join()).not.toMatch(/cover/);
	});

	it('as agreed follows the battle, the form may say otherwise', async () => {
		const book = bookOf({ options: { movement: 'alternate' } });
		expect(await answer('movement', {}, book)).toBe('2/3');
		expect(await answer('movement', { system: 'variable' }, book)).toBe('7/12');
	});

	it('half of a charge in rough ground, with the hero inside the halving', async () => {
		const form = { mover: 'cavalry', charging: true, terrain: 'rough', heroic: '1' };
		expect(await fact('movement', 'At most', form)).toBe('18.5″');
		const [first] = await endings('movement', form);
		expect(first?.changes).toMatchObject([
			{ who: 'unit', went: { how: 'charge', inches: 3.5 }, on: ['moved', 'charged'] }
		]);
	});

	it.each([
		['Movement', { mover: 'armoured_car', terrain: 'rough' }],
		['Cavalry', { mover: 'cavalry', charging: true, chargedLastTurn: true }],
		['Movement', { mover: 'cavalry', charging: true, terrain: 'road' }]
	] as const)('is refused by %s: %j', async (rule, form) => {
		expect(await refusalOf('movement', form)).toBe(rule);
	});
});

describe('artillery', () => {
	const example = { distance: 32, cover: 'terrain', figures: 16 };

	it('the worked example: 12 shells at long range, 6/5 figures on average in cover', async () => {
		const { working } = await resolutionOf('artillery', example);
		expect(working[0]?.total?.amount).toBe('12');
		expect(working[1]?.total?.amount).toBe('−1');
		expect(await fact('artillery', 'Shells that hit, on average', example)).toBe('12/5');
		const { forecast } = await resolutionOf('artillery', { ...example, figures: 60 });
		expect(t(forecast().answer.second ?? '')).toBe('1.2 figures lost on average');
	});

	it('hits on a car count, those on a tank are rolled for first', async () => {
		const car = await endings('artillery', { target: 'armoured_car' });
		expect(car.some(({ changes }) => changes[0]?.hits === 2)).toBe(true);
		const said = car.flatMap(({ telling }) => telling.lines.map(({ reason }) => t(reason)));
		expect(said).toContain('Do not count');
		expect(said).not.toContain('Nobody left to hit');
		const tank = await endings('artillery', { target: 'tank' });
		expect(
			tank.every(({ changes }) => changes.every(({ hits, figures }) => !hits && !figures))
		).toBe(true);
		expect(
			tank.flatMap(({ changes }) => changes.flatMap(({ tests }) => tests ?? []))
		).toContainEqual({
			calculator: 'tank-hits',
			n: 2
		});
	});

	it.each([
		['Artillery', { gun: 'light', distance: 25 }],
		['Artillery', { crewsField: [0, 0] }],
		['allowed', { distance: 100, mode: 'indirect' }]
	] as const)('%s: %j', async (rule, form) => {
		expect(await refusalOf('artillery', form)).toBe(rule);
	});

	it('indirect fire: 4 or more at 18 inches, one better for interventionists', async () => {
		expect(await answer('indirect-fire')).toBe('1/2');
		expect(await answer('indirect-fire', { interventionist: true })).toBe('2/3');
	});
});

describe('bombardment', () => {
	it('infantry three inches away with field guns', async () => {
		expect(await fact('bombardment', 'Must test at the edge')).toBe('11/12');
		expect(await fact('bombardment', 'Fails the test')).toBe('11/36');
		expect(await fact('bombardment', 'Loses a figure')).toBe('11/72');
		expect(await bars('bombardment')).toEqual({
			'Short of it': '1/12',
			Pinned: '11/36',
			'At the edge': '2/9',
			Inside: '7/18'
		});
	});

	it('pins those that fail; an armoured car goes back and may save its hit', async () => {
		expect((await endingOf('bombardment', 'Failed')).changes[0]?.on).toContain('pinned');
		const car = { mover: 'armoured_car', hits: 0, distanceToArea: 0 };
		expect(await fact('bombardment', 'Takes a hit', car)).toBe('1/12');
		expect(await bars('bombardment', { ...car, hits: 1 })).toEqual({
			'Goes back': '1/6',
			Inside: '5/6'
		});
		const failed = await endingOf('bombardment', 'Failed', { ...car, hits: 1 });
		expect(failed.changes[0]?.on).not.toContain('pinned');
	});

	it('a distance that is no part of an inch is no trouble', async () => {
		expect(await answer('bombardment', { distanceToArea: 3.937 })).toBe('5/18');
	});
});

describe('special figures', () => {
	it('the commissar: 1 in 10 quarrels, 1 in 60 ends badly', async () => {
		expect(await answer('commissar')).toBe('1/10');
		expect(await fact('commissar', 'The commander deserts')).toBe('1/60');
		const shot = await endings('commissar');
		expect(shot.map(({ changes }) => changes[0])).toContainEqual({
			who: 'unit',
			on: [],
			attached: 'commissar',
			deserts: true
		});
	});

	it('characters as the die has them', async () => {
		expect(await bars('officer-character')).toEqual({
			'1': '1/10',
			'2–4': '3/10',
			'5–8': '2/5',
			'9': '1/10',
			'0': '1/10'
		});
	});

	it('an officer is hit once in ten, and dead four times of those ten', async () => {
		expect(await answer('officer-hit')).toBe('1/10');
		expect(await fact('officer-hit', 'The officer is out of the game')).toBe('2/25');
		const figures = { commissar: true, priest: true };
		expect(await fact('officer-hit', 'Nobody is hit', figures)).toBe('1593/2000');
		expect(await refusalOf('officer-hit', { officers: 0 })).toBe('Officers and leaders');
	});

	it('character fails on a 6, a coward on 5 or 6', async () => {
		expect(await answer('test-of-character')).toBe('5/6');
		expect(await answer('test-of-character', { character: 'coward' })).toBe('2/3');
		expect(await fact('test-of-character', 'He flees')).toBe('1/36');
	});
});
