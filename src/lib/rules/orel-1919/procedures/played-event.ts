import { die } from '#lib/kernel/dice/draw.ts';
import type { Fact } from '../engine/facts.ts';
import { unitOf, type Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { tqCheck } from '../engine/quality.ts';
import type { Playing, State } from '../engine/state.ts';

/** 6.2 A Raid works on 3 or more: the unit is Unsupplied, or out of command. */
export const raid = ({ player, unit, choice }: Playing): Owed =>
	dice(
		'raid',
		player,
		[unit],
		die(6, {
			label: 'Raid',
			rule: '6.2',
			needs: { from: 3, to: 6, word: 'works', other: 'fails' }
		}).map((face): readonly Fact[] => [
			{ type: 'raidOver', unit, against: choice, works: face >= 3 }
		])
	);

/** 6.2 Personal Initiative: a unit that passes its TQ check is in command again. */
export const personalInitiative = (game: Game, state: State, { player, unit }: Playing): Owed =>
	dice(
		'personal-initiative',
		player,
		[unit],
		tqCheck(game, unitOf(game, state, unit), {
			label: 'Personal Initiative',
			rule: '6.2',
			word: 'in command',
			other: 'no help'
		}).map((works): readonly Fact[] => [{ type: 'initiativeOver', unit, works }])
	);
