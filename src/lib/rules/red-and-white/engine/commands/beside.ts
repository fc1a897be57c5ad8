import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { Command } from './command.ts';
import { senseless } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState } from '../state.ts';
import { decideGoals, type GoalCommand } from './goals.ts';
import { decidePapers, type PaperCommand } from './papers.ts';
import { type TimeEvent } from '../beside/time.ts';

type Plain<T extends TimeEvent['type'], Name extends string> = { readonly type: Name } & Omit<
	Extract<TimeEvent, { type: T }>,
	'type'
>;

export type TimeCommand =
	| Plain<'timeKept', 'keepTime'>
	| Plain<'tablePaused', 'pauseTable'>
	| Plain<'tableResumed', 'resumeTable'>;

/** What is done beside the table: what it is about, what is kept covered, how late it is. */
export type BesideCommand = GoalCommand | PaperCommand | TimeCommand;

const COMMANDS: Readonly<Record<BesideCommand['type'], 'goals' | 'papers' | 'time'>> = {
	setObjective: 'goals',
	dropObjective: 'goals',
	holdObjective: 'goals',
	priceLosses: 'goals',
	setCondition: 'goals',
	dropCondition: 'goals',
	judgeCondition: 'goals',
	givePoints: 'goals',
	writePaper: 'papers',
	openPaper: 'papers',
	delayPaper: 'papers',
	losePaper: 'papers',
	keepTime: 'time',
	pauseTable: 'time',
	resumeTable: 'time'
};

export const isBesideCommand = (command: Command): command is BesideCommand =>
	Object.hasOwn(COMMANDS, command.type);

const decideTime = (state: BattleState, command: TimeCommand): Decision<Fact> => {
	switch (command.type) {
		case 'keepTime': {
			const { shown, end, silence } = command;
			const now = state.time;
			return now.shown === shown && now.end === end && now.silence === silence
				? senseless('It is so already.')
				: accept<Fact>({ type: 'timeKept', shown, end, silence });
		}
		case 'pauseTable':
			return accept<Fact>({ type: 'tablePaused' });
		case 'resumeTable':
			return accept<Fact>({ type: 'tableResumed' });
	}
};

const isOf =
	<T extends BesideCommand>(kind: 'goals' | 'papers' | 'time') =>
	(command: BesideCommand): command is T =>
		COMMANDS[command.type] === kind;
const isGoal = isOf<GoalCommand>('goals');
const isPaper = isOf<PaperCommand>('papers');

export const decideBeside = (state: BattleState, command: BesideCommand): Decision<Fact> => {
	if (isGoal(command)) return decideGoals(state, command);
	if (isPaper(command)) return decidePapers(state, command);
	return decideTime(state, command as TimeCommand);
};
