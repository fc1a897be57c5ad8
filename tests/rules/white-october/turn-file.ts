import { makeFile } from '#lib/kernel/border/file.ts';
import { makeJournal } from '#lib/kernel/game/kept.ts';
import { whiteOctober, type Command, type Fact } from '#lib/rules/white-october/index.ts';
import { chained } from '../../chained.ts';

/** A file of one game: Red's politics of the fourth turn, with points to spend. */
export const politicsFile = (): string => {
	const engine = whiteOctober.engine(whiteOctober.book.of());
	const [begin] = engine.waiting(engine.empty).commands;
	if (begin?.type !== 'begin') throw new Error('no game can begin');
	const command: Command = { ...begin, name: 'The politics' };
	const decision = engine.decide(engine.empty, command);
	if (!decision.ok) throw new Error('the game does not begin');
	const facts: readonly Fact[] = [
		{ type: 'turnBegan', turn: 4 },
		{ type: 'pointsReceived', rule: '3.1.1', player: 'red', gained: 3, points: 3 },
		{ type: 'stepBegan', step: 'anti-subversion', player: 'red' }
	];
	const note: Command = { type: 'note', text: 'The fourth turn' };
	const entries = chained<Command, Fact>(
		{ kind: 'done', command, facts: decision.facts },
		{ kind: 'done', command: note, facts }
	);
	return makeFile({
		journals: [{ kind: whiteOctober.meta.id, ...makeJournal(whiteOctober, entries) }],
		documents: []
	});
};
