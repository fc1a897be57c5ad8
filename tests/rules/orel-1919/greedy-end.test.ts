import { describe, expect, test } from 'vitest';
import { convoyGoes } from '#lib/rules/orel-1919/ai/convoy.ts';
import { worth } from '#lib/rules/orel-1919/ai/ground.ts';
import { endsBy } from '#lib/rules/orel-1919/ai/last.ts';
import { moveOn } from '#lib/rules/orel-1919/ai/moves.ts';
import type { CommandOf } from '#lib/rules/orel-1919/engine/commands.ts';
import { hexIndex, unitOf } from '#lib/rules/orel-1919/engine/game.ts';
import { holderOf } from '#lib/rules/orel-1919/engine/phases/victory.ts';
import { fresh, type State } from '#lib/rules/orel-1919/engine/state.ts';
import { placed } from './engine/placed.ts';
import { engineOf, gameWith } from './engine/play.ts';

const game = gameWith();
const engine = engineOf(game);
type Units = Parameters<typeof placed>[1];
const moving = (units: Units, unit: string, more: Partial<State> = {}): State =>
	placed(game, units, { moving: fresh(unit), ...more });
/** Where it goes, if it does. */
const goes = (state: State): string | undefined => {
	const command = moveOn(game, state, engine.waiting(state).commands);
	return command.type === 'go' ? command.hex : undefined;
};

describe('the greedy player at the end of the game', () => {
	// White in Kromy gets home by the south only: 2109 is taken, and 2111 is not yet.
	const kromy = { 'w-1-1d': '2110', 'r-2-let': '2109', 'r-1-let': '2113' };

	test('10.2 with the last move it closes the enemy’s way home from a place', () => {
		const state = moving(kromy, 'r-1-let', { turn: 12 });
		expect(holderOf(game, state, '2110')).toBe('white');
		expect(goes(state)).toBe('2111');
		const changes = endsBy(game, state, unitOf(game, state, 'r-1-let'));
		expect(changes('2111')).toBeGreaterThan(changes('2112'));
		expect(changes('2111')).toBeGreaterThan(0);
		const ringed = placed(game, { ...kromy, 'r-1-let': '2111' }, { turn: 12 });
		expect(holderOf(game, ringed, '2110')).toBeNull();
	});

	test('10.2 as long as somebody moves after it, it does not', () => {
		expect(goes(moving(kromy, 'r-1-let', { turn: 5 }))).not.toBe('2111');
	});

	test('10.2 the weaker side keeps farther from the enemy until the last turns', () => {
		const shy = (turn: number): number => {
			const state = placed(
				game,
				{ 'r-1-7d': '2410', 'w-1-1k': '2415', 'w-2-1k': '2415', 'w-3-1k': '2415' },
				{ turn }
			);
			const unit = unitOf(game, state, 'r-1-7d');
			const value = (hex: string): number =>
				worth(game, state, unit, hexIndex(game, hex), { hex: hexIndex(game, '2415'), force: 1 }, 3);
			return value('2410') - value('2413');
		};
		expect(shy(5)).toBeGreaterThan(0);
		expect(shy(5)).toBeGreaterThan(shy(11));
	});

	test('3 a railroad depot goes along its line to the station near the troops, if it can trace there', () => {
		const units = { 'r-rd-0701': '0701', 'r-1-let': '2107', 'r-2-let': '2107' };
		const to = (control: string): CommandOf<'go'> | undefined => {
			const state = moving(units, 'r-rd-0701', { control: control.repeat(400) });
			const { commands } = engine.waiting(state);
			return convoyGoes(game, state, unitOf(game, state, 'r-rd-0701'), commands);
		};
		expect(to('r')?.hex).toBe('2105');
		expect(to('-')).toBeUndefined();
		expect(goes(moving(units, 'r-rd-0701', { control: 'r'.repeat(400) }))).toBe('2105');
	});
});
