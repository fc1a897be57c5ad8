import { describe, expect, test } from 'vitest';
import { doubleTrackClear } from '#lib/rules/orel-1919/engine/phases/victory.ts';
import { gameWith } from './play.ts';
import { placed } from './placed.ts';

const game = gameWith();

describe('10.2 the double track', () => {
	test('infantry on the line without a ZoC leaves it clear: Routed, or a single step', () => {
		const clear = (red: object): boolean => {
			const units = {
				'w-1-1k': '2605',
				'r-1-est': { hex: '2806', ...red },
				'r-cvy-2901': '2703'
			};
			const state = placed(game, units);
			return doubleTrackClear(
				game,
				{ ...state, control: 'r'.repeat(state.control.length) },
				'white'
			);
		};
		expect([clear({}), clear({ mode: 'routed' }), clear({ steps: 1 })]).toEqual([
			false,
			true,
			true
		]);
	});
});
