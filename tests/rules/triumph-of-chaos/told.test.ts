import { describe, expect, it } from 'vitest';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { t } from '#lib/words/t.ts';
import { bookOf } from '#lib/rules/triumph-of-chaos/book.ts';
import { NUMBERS } from '#lib/rules/triumph-of-chaos/charts/sheets.ts';
import { mayBeTried } from '#lib/rules/triumph-of-chaos/rules/in-fighting.ts';
import {
	attacks,
	chitFalls,
	defeatism,
	ends,
	leader,
	leads,
	on,
	trial,
	western,
	wins
} from './statements/deeds.ts';
import {
	drawn,
	plain,
	procedureOf,
	roll,
	sheetOf,
	tableOf,
	type Deed
} from './statements/statement.ts';

/** What a sheet says before and after its dice. */
const says = (slug: string, form: Form, face = 1, book = bookOf()): readonly string[] => {
	const found = procedureOf(slug).resolve(book, { ...procedureOf(slug).initial, ...form });
	if (found.refused) return [t(found.refused.why)];
	const { draw, forecast, tell } = found.resolution;
	const { answer } = forecast();
	const { value } = play(draw, () => face);
	const told = tell(value);
	return [answer.strong, answer.rest, answer.second, told.say, ...told.more].flatMap((one) =>
		one ? [t(one)] : []
	);
};

describe('Strategic Redeployment', () => {
	it.each([
		[3, '3 corps, or 1 leader, or 1 army.'],
		[4, '4 corps, or 1 leader and 1 army.'],
		[5, '5 corps, or 1 leader, 1 army and 1 corps.']
	])('a card of %s says how many corps it moves', (value, words) =>
		expect(says('redeployment', { value, corps: 9 })).toContain(words)
	);
	it('as its owner corrected it', () =>
		expect(
			says('redeployment', { value: 4 }, 1, bookOf({ numbers: { 'redeploy.2.corps': 6 } }))
		).toContain('6 corps, or 1 leader and 1 army.'));
});

describe('Red In-Fighting', () => {
	it('nobody brings Trotsky, Stalin or Lenin to trial, in whichever letters', () => {
		for (const name of [
			'Trotsky',
			'L. Trotskii',
			'Троцкий',
			'СТАЛИН',
			'Stalin',
			'Ленин',
			'V. Lenin'
		])
			expect(mayBeTried(name), name).toBe(false);
		for (const name of ['Frunze', 'Фрунзе', 'Tukhachevsky'])
			expect(mayBeTried(name), name).toBe(true);
	});

	it('whoever is drawn for a trial is named with his place, before the die and after it', () => {
		const red = [leader('F', 'red', 3, 'Frunze'), leader('T', 'red', 4, 'Trotsky')];
		const { state } = tableOf({ when: [...red, leader('B', 'red', 3, 'Budyenny'), ...trial(1)] });
		const parties = { camp: 'red', chit: 'trial' } as const;
		const told = says('random-leader', sheetOf('random-leader', state, parties), 2);
		expect(told).toContain('1 Frunze, 2 Budyenny');
		expect(told.join(' ')).toMatch(/Budyenny is drawn and removed/);
		expect(says('random-leader', { many: 6 }).join(' ')).toMatch(/Leader 1 of 6/);
	});
});

it('a reason never speaks of rows and columns: on a phone the table is turned', () => {
	for (const { path, reason = '' } of NUMBERS.values())
		if (/^(army|corps)/.test(path))
			expect(plain({ text: reason }), path).not.toMatch(/row|column/i);
});

describe('a line of the log stands on its own', () => {
	const told = (...when: readonly Deed[]) => tableOf({ when }).told.join(' ');
	const [draws, die] = trial(6);
	const fought = [attacks('white', 'a'), on('a'), wins('a', { dElite: 1, dSteps: 8 })];

	it('of a die that a chit asked for', () => {
		expect(told(draws, die)).toBe('Red: Accusation and show trial: Nothing happens.');
		expect(told(...chitFalls('red', 'noAct', 'no-act', 3))).toBe('Red: NO ACT: Nothing happens.');
	});
	it('of Defeatism', () =>
		expect(
			told(
				drawn('red', 'defeatism'),
				attacks('red', 'a', 'b'),
				ends('a', 'called_off'),
				on('a'),
				defeatism('b', 3)
			)
		).toBe('B. Defeatism: The attack on this space goes ahead.'));
	it('of the western powers', () =>
		expect(told(western())).toMatch(/^Western response: 3 pushes of control markers/));
	it('of a retreat that was to be cancelled', () =>
		expect(told(...fought, roll('cancel-retreat', { space: 'a' }, {}, 1))).toBe(
			'A. The defender may stay if he loses one more step.'
		));
	it('of a leader, what he was asked for', () =>
		expect(
			told(
				leader('W', 'white'),
				...fought,
				ends('a', 'retreated'),
				leads('W', 'a', 'exploitation', 1)
			)
		).toBe('Exploitation: W succeeds.'));
	it('of a stack, how many may come', () => {
		const stack = (corps: number) => roll('stacking', {}, { where: 'space', armies: 1, corps });
		expect(told(stack(1))).toMatch(/^The stack stands; 1 more unit may come\./);
		expect(told(stack(0))).toMatch(/^The stack stands; 2 more units may come\./);
		expect(told(stack(2))).toMatch(/^The stack stands; no more units may come\./);
	});
});

it('Leaders: a 6 flips or kills one who acts on it too, which is told beside his success', () => {
	const factsAt = (rating: number) => {
		const found = procedureOf('leader').resolve(bookOf(), { capability: 'withdrawal', rating });
		if (found.refused) throw new Error('refused');
		return found.resolution
			.forecast()
			.facts.map(({ label, value }) =>
				typeof value === 'object' && 'chance' in value
					? `${t(label)} ${value.chance.toFraction()}`
					: t(label)
			);
	};
	expect(factsAt(6)).toEqual(['Flipped 1/18', 'Dies 1/36']);
	expect(factsAt(5)).toEqual([]);
});
