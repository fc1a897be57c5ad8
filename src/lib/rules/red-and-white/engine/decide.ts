import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import { answer, type Command, type CommandOf } from './commands/command.ts';
import { inTurn, senseless } from './commands/deciding.ts';
import { evolveAll, noted } from './evolve.ts';
import type { Fact } from './facts/fact.ts';
import { lapsed } from './phases/lapses.ts';
import type { BattleState } from './state.ts';
import { words } from '../words/en/engine.ts';

/** What came back from somebody's own phone: one change after another, or none of them. */
const takenIn = (state: BattleState, { commands }: CommandOf<'takeIn'>): Decision<Fact> =>
	commands.length
		? inTurn(state, ...commands.map((one) => (at: BattleState) => answer(at, one)))
		: senseless(words.nothingWasChosen);

/** What is still done once a battle is over: its table stays as it ended. */
const AFTER_THE_END: readonly Command['type'][] = ['playOn', 'rename', 'note'];

/** Facts, or the rule that forbids the command. The referee's own settings are refused only where they make no sense. */
export const decide = (state: BattleState, command: Command): Decision<Fact> => {
	if (command.type !== 'begin' && !state.header.forces.length)
		return senseless(words.theBattleHasNotBegun);
	if (state.outcome && !AFTER_THE_END.includes(command.type))
		return senseless(words.theBattleIsOver);
	const decision = command.type === 'takeIn' ? takenIn(state, command) : answer(state, command);
	if (!decision.ok) return decision;
	const after = evolveAll(state, decision.facts);
	const ends = lapsed(state, after);
	if (ends.length) return accept(...decision.facts, ...ends);
	noted(state, decision.facts, after);
	return decision;
};
