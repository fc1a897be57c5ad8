import { describe, expect, test } from 'vitest';
import { face } from '#lib/features/white-october/face.ts';
import { english } from '../../english.ts';
import { begun, engine, given, moving } from './begun.ts';

const ordersOf = await face.orders();

const state = moving();
const lines = () => ordersOf(state, 'red');

describe('what may be said beforehand, on screen', () => {
	test('everything is asked at first; each choice may be given, is shown then, and taken back', () => {
		expect(lines().map(({ rule }) => rule)).toEqual([
			...['8.2.3', '5.3', '8.2.4', '8.2.6', '8.1.3', '8.2.6', '8.2.7']
		]);
		const events = begun({ events: 'used' });
		expect(ordersOf(events, 'red').some(({ rule }) => rule === '6.2')).toBe(true);
		for (const { key, value, choices } of lines()) {
			expect(value).toBe('0');
			expect(english(choices[0]?.label.text)).toBe('Ask');
			for (const choice of choices) {
				const after = given(state, choice.command);
				const now = ordersOf(after, 'red').find((one) => one.key === key);
				expect(now?.value).toBe(choice.value);
				expect(given(after, choices[0]?.command).standing.red).toEqual(state.standing.red);
			}
		}
		expect(engine.waiting(state).player).toBe('white');
	});

	test('8.2.3 places next to the enemy say leave, stand, and as all, in turn', () => {
		const rows = (of = state) =>
			ordersOf(of, 'red').find(({ key }) => key === 'leave')?.single?.rows ?? [];
		const [first] = rows();
		expect(first?.mark).toBeUndefined();
		const leaves = given(state, first?.command);
		expect(english(rows(leaves)[0]?.mark?.text)).toBe('Slip away');
		const stands = given(leaves, rows(leaves)[0]?.command);
		expect(english(rows(stands)[0]?.mark?.text)).toBe('Stand');
		expect(given(stands, rows(stands)[0]?.command).standing.red).toEqual(state.standing.red);
	});

	test('8.2.6 who loses first is tapped in turn', () => {
		const rows = (of = state) =>
			ordersOf(of, 'red').find(({ key }) => key === 'losses')?.single?.rows ?? [];
		const [one, two] = rows();
		const last = given(state, two?.command);
		const both = given(last, rows(last).find(({ key }) => key === one?.key)?.command);
		expect(both.standing.red.losses).toEqual([two?.key, one?.key]);
		const line = ordersOf(both, 'red').find(({ key }) => key === 'losses');
		const said = line?.choices.find(({ value }) => value === line.value);
		expect(english(said?.label.text)).toBe('In your order');
	});
});
