import type { Decision } from '#lib/kernel/game/engine.ts';
import { answer, type Command } from './commands/command.ts';
import { inTurn, senseless } from './commands/deciding.ts';
import type { Fact } from './facts/fact.ts';
import type { BattleState } from './state.ts';

/** Facts, or the rule that forbids the command. The referee's hand is refused only what makes no sense. */
export const decide = (state: BattleState, command: Command): Decision<Fact> => {
	if (command.type !== 'begin' && !state.header.forces.length)
		return senseless('The battle has not begun.');
	if (command.type !== 'takeIn') return answer(state, command);
	// What came back from somebody's own phone: one after another, or nothing of it.
	const { commands } = command;
	return commands.length
		? inTurn(state, ...commands.map((one) => (at: BattleState) => answer(at, one)))
		: senseless('Nothing was chosen.');
};
