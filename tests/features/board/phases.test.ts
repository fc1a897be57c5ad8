import { describe, expect, test } from 'vitest';
import { daysAlong, pastPhases, turnEnds } from '#lib/features/board/history/phases.ts';
import { beforeLine } from '#lib/features/board/history/since.ts';
import { turnStart, waysBetween } from '#lib/features/board/history/since.ts';
import type { Moment } from '#lib/kernel/game/game.ts';
import { say } from '#lib/kernel/phrase.ts';

/** A position of turn and phase: 23 is phase 3 of turn 2. */
const momentOf = (state: number): Moment => ({
	turn: say('turn', { n: Math.floor(state / 10) }),
	phase: { n: state % 10, title: say('phase') }
});
/** Lines between positions. */
const lines = (...states: readonly number[]) =>
	states.slice(1).map((after, at) => ({ before: states[at] ?? 0, after }));

describe('the phases of a game that was played', () => {
	test('a line belongs to the phase that it ends, the first to the one that it begins', () => {
		expect(
			pastPhases(lines(0, 11, 11, 12, 12, 21, 21), momentOf).map(({ moment, first, last }) => [
				moment.phase?.n,
				first,
				last
			])
		).toEqual([
			[1, 0, 2],
			[2, 3, 4],
			[1, 5, 5]
		]);
	});

	test('a phase of the next turn is another one', () => {
		expect(pastPhases(lines(0, 11, 21, 21), momentOf)).toHaveLength(2);
	});

	test('its days stand along a line where they begin, but not where they would touch', () => {
		const on = (...days: readonly string[]) =>
			daysAlong(days.map((day) => ({ moment: { turn: say('turn'), day } })));
		expect(on('15', '15', '16', '16', '17', '17', '18', '18', '18')).toEqual([
			{ day: '15', at: 0 },
			{ day: '16', at: 0.25 },
			{ day: '17', at: 0.5 },
			{ day: '18', at: 0.75 }
		]);
		const every = on(...Array.from({ length: 40 }, (_, day) => String(day)));
		expect(every, 'marked on the line all the same').toHaveLength(40);
		expect(every.map(({ day }) => day).filter(Boolean)).toEqual([
			...['0', '5', '10', '15', '20', '25', '30']
		]);
		expect(on('15')).toEqual([{ day: '15', at: 0 }]);
	});

	test('what moves in the first phase moves from where it stood as the game began', () => {
		const played = lines(0, 11, 11, 12);
		expect([0, 1, 2].map((at) => beforeLine(played, at))).toEqual([11, 11, 11]);
		expect(beforeLine(lines(0, 11, 12), 1)).toBe(11);
	});

	test('nothing played, no phase', () => {
		expect(pastPhases([], momentOf)).toEqual([]);
	});
});

test('who stood still or came in made no way; who went together made one', () => {
	const before = new Map([
		['a', '0101'],
		['b', '0101'],
		['c', '0202'],
		['d', '0303']
	]);
	const after = new Map([
		['a', '0102'],
		['b', '0102'],
		['c', '0202'],
		['e', '0404']
	]);
	expect(waysBetween(before, after)).toEqual([['0101', '0102']]);
});

describe('the turns of a game', () => {
	const played = lines(0, 11, 12, 21, 22, 22).map((line, at) => ({ ...line, id: `line${at}` }));

	test('each ends with its last line, the one that goes on with the latest', () => {
		expect(turnEnds(played, momentOf).map(({ line }) => line.id)).toEqual(['line2', 'line4']);
	});

	test('the one that goes on began with the line that ended the one before', () => {
		expect(turnStart(played, momentOf)).toBe('line2');
		expect(turnStart(played.slice(0, 2), momentOf)).toBe('line0');
	});
});
