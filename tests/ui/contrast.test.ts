import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOARD_PAIRS, measured, ratio } from '../tools/contrast.mjs';

const tokens = readFileSync('src/lib/ui/theme/tokens.css', 'utf8');

test('black on white is 21, a colour on itself 1', () => {
	expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
	expect(ratio('#123c49', '#123c49')).toBe(1);
});

test('every pair of roles can be told apart, in every theme', () => {
	expect(measured(tokens).wrong).toEqual([]);
});

test('so can what meets on a drawn map', () => {
	const board = readFileSync('src/lib/ui/board/board.css', 'utf8');
	const { rows, wrong } = measured(board, BOARD_PAIRS, tokens);
	expect(rows.length).toBe(BOARD_PAIRS.length);
	expect(wrong).toEqual([]);
	const pale = board.replace('--map-town: #54453a;', '--map-town: #b4a59a;');
	expect(measured(pale, BOARD_PAIRS, tokens).wrong).toContainEqual(
		expect.stringMatching(/^map-town on map-city, light/)
	);
});

test('the looks of the board name no colour but through a role', () => {
	const board = readFileSync('src/lib/ui/board/board.css', 'utf8');
	const looks = board.slice(board.indexOf('\n.b-board {'));
	expect(looks).not.toMatch(/#[\da-f]{3,8}\b|\brgba?\(|\bhsl/i);
	expect(looks.length).toBeGreaterThan(5000);
});

test('a pale second voice is found', () => {
	const pale = tokens.replace('--ink-2: #475254;', '--ink-2: #9aa5a7;');
	expect(measured(pale).wrong).toContainEqual(expect.stringMatching(/^ink-2 on page, light/));
});
