import { tankBreaksDown } from '../rules/09-vehicles.ts';
import type { Fact } from '../engine/facts.ts';
import { counterOf, unitOf, type Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { tqCheck } from '../engine/quality.ts';
import type { Moving, State } from '../engine/state.ts';
import { words } from '../words/en/procedures.ts';
import { words as rules } from '../words/en/rules.ts';

/** 5.3 The TQ check of a unit out of command in a ZoC, before it moves or attacks. */
const outOfCommand = (game: Game, state: State, moving: Moving): Owed => {
	const unit = unitOf(game, state, moving.unit);
	return dice(
		'out-of-command',
		unit.player,
		[unit.id],
		tqCheck(game, unit, {
			label: words.outOfCommandCheck,
			rule: '5.3',
			word: rules.pass,
			other: rules.fail
		}).map((passed): readonly Fact[] => [{ type: 'outOfCommandChecked', unit: unit.id, passed }])
	);
};

/** 9.2.1 A tank about to move may break down, which ends its move. */
const tankEngine = ({ player }: State, { unit }: Moving): Owed =>
	dice(
		'tank-engine',
		player,
		[unit],
		tankBreaksDown().map((broken): readonly Fact[] => [
			{ type: 'engineTried', unit, runs: !broken }
		])
	);

/** 5.3, 9.2.1 The check that the moving unit owes, if any. */
export const movementCheck = (game: Game, state: State): Owed | undefined => {
	const { moving } = state;
	if (!moving) return undefined;
	if (moving.dared === 'rolling') return outOfCommand(game, state, moving);
	return counterOf(game, moving.unit).type === 'tank' &&
		unitOf(game, state, moving.unit).engine === 'untried'
		? tankEngine(state, moving)
		: undefined;
};
