import { makeFile } from '#lib/kernel/border/file.ts';
import {
	whiteOctober,
	type Command,
	type Fact,
	type State
} from '#lib/rules/white-october/index.ts';
import { chained, makeJournal } from '../../chained.ts';

const engine = whiteOctober.engine(whiteOctober.book.of());

/** A game that begins, and goes on to these facts at once, of which its players have written this down. */
const played = (name: string, text: string, facts: readonly Fact[]) => {
	const [begin] = engine.waiting(engine.empty).commands;
	if (begin?.type !== 'begin') throw new Error('no game can begin');
	const command: Command = { ...begin, name };
	const decision = engine.decide(engine.empty, command);
	if (!decision.ok) throw new Error('the game does not begin');
	return [
		{ kind: 'done', command, facts: decision.facts },
		{ kind: 'done', command: { type: 'note', text } as Command, facts }
	] as const;
};

/** Such a game as a file. */
const fileOf = (acts: ReturnType<typeof played>): string =>
	makeFile({
		journals: [
			{
				kind: whiteOctober.meta.id,
				...makeJournal(whiteOctober, chained<Command, Fact>(...acts))
			}
		],
		documents: []
	});

/** Red's politics of the fourth turn, with points to spend. */
export const politicsFile = (): string =>
	fileOf(
		played('The politics', 'The fourth turn', [
			{ type: 'turnBegan', turn: 4 },
			{ type: 'pointsReceived', rule: '3.1.1', player: 'red', gained: 3, points: 3 },
			{ type: 'stepBegan', step: 'anti-subversion', player: 'red' }
		])
	);

const at = (place: string, ...units: readonly string[]): readonly Fact[] =>
	units.map((unit) => ({ type: 'placed', rule: '16', unit, place }));

/**
 * The seventh turn, in clear weather, before White's first sequence: a tank and the HQ of the 5th Division before Yamburg, a
 * fleet off Red's coast, Whites before Petrograd, and more Reds on their way by rail than the lines carry.
 */
const FRONT = played('The front', 'The seventh turn', [
	{ type: 'turnBegan', turn: 7 },
	...at('22/G', 'mkv1'),
	...at('20/H', 'hq5id'),
	...at('26/I', 'est_1_9'),
	...at('27/I', 'r50_6rd'),
	...at('21/V', 'liba', 'rifsq', 'riga'),
	...at('22/V', 'r17_2rd', 'r10_2rd'),
	{ type: 'turnDeclared', offensive: true, rest: false, stock: 3 },
	{ type: 'stepBegan', step: 'white-1', player: 'white' }
]);
export const frontFile = (): string => fileOf(FRONT);
/** The state in which that file stands. */
export const atTheFront = (): State =>
	FRONT.flatMap(({ facts }) => facts).reduce(engine.evolve, engine.empty);
