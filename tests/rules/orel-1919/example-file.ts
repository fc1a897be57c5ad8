import { makeFile } from '#lib/kernel/border/file.ts';
import {
	headerOf,
	orel1919,
	type Command,
	type Fact,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
import { chained, makeJournal, nextEntry } from '../../chained.ts';
import { throwOf } from './engine/placed.ts';
import { rolled } from './engine/play.ts';

/** Where the units of the extended combat example stand: the first five are Red's. */
const STANDS: Readonly<Record<UnitId, string>> = {
	'r-1-let': '2418',
	'r-2-let': '2519',
	'r-cv-let': '2519',
	'r-art-let': '2417',
	'r-cvy-1809': '2416',
	'w-1-1k': '2419',
	'w-2-3k': '2419',
	'w-cv-1k': '2419',
	'w-cvy-2014': '2220'
};

/**
 * A file of one game: the extended combat example of the rules, in Red's movement phase, nobody else on the map; then
 * these commands, and what fell.
 */
export const exampleFile = (...then: readonly (Command | number)[]): string => {
	const engine = orel1919.engine(orel1919.book.of());
	const command: Command = {
		type: 'begin',
		...headerOf(orel1919.book.of()),
		scenario: 'historical',
		name: 'The example'
	};
	const decision = engine.decide(engine.empty, command);
	if (!decision.ok) throw new Error('the game does not begin');
	const begun = decision.facts.reduce(engine.evolve, engine.empty);
	const set: readonly Fact[] = [
		{ type: 'turnBegan', turn: 1, player: 'red' },
		{ type: 'phaseBegan', phase: 'movement' },
		...begun.asleep.map((group): Fact => ({ type: 'formationWoken', group })),
		...begun.units
			.filter(({ id, fate }) => fate === 'map' && !(id in STANDS))
			.map(({ id }): Fact => ({ type: 'removed', rule: '10', unit: id, prisoners: 0 })),
		...Object.entries(STANDS).map(([unit, hex]): Fact => ({
			type: 'advanced',
			rule: '10',
			unit,
			hex
		}))
	];
	const note: Command = { type: 'note', text: 'The extended combat example' };
	const entries = chained<Command, Fact>(
		{ kind: 'done', command, facts: decision.facts },
		{ kind: 'done', command: note, facts: set }
	);
	let state = set.reduce(engine.evolve, begun);
	for (const one of then) {
		const given =
			typeof one === 'number' ? rolled(engine, state, (call) => throwOf(call, one)) : one;
		const decided = given ? engine.decide(state, given) : undefined;
		if (!given || !decided?.ok) throw new Error(`not now: ${JSON.stringify(one)}`);
		state = decided.facts.reduce(engine.evolve, state);
		entries.push(nextEntry(entries, { kind: 'done', command: given, facts: decided.facts }));
	}
	return makeFile({
		journals: [{ kind: orel1919.meta.id, ...makeJournal(orel1919, entries) }],
		documents: []
	});
};

const joins = (unit: UnitId, join: number | null): readonly Command[] => [
	{ type: 'pick', unit },
	{ type: 'attack', kind: 'prepared', hex: '2419', join }
];

/** The same up to the question who takes the losses of the Assault. */
export const lossesFile = (): string =>
	exampleFile(
		...joins('r-1-let', null),
		...joins('r-2-let', 1),
		...joins('r-cv-let', 1),
		...([
			{ type: 'pick', unit: 'r-art-let' },
			{ type: 'support', of: 'prepared' },
			{ type: 'done' },
			{ type: 'pay', for: 1, depot: 'r-cvy-1809' },
			{ type: 'stand' },
			{ type: 'yes', unit: 'r-art-let' }
		] as const),
		4,
		{ type: 'yes', unit: 'r-cv-let' },
		{ type: 'yes', unit: 'w-cv-1k' },
		...[4, 6],
		{ type: 'assault' },
		{ type: 'yes', unit: 'r-cv-let' },
		{ type: 'yes', unit: 'w-cv-1k' },
		10
	);
