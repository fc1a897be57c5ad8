import { readFileSync } from 'node:fs';
import { play } from '../../../src/lib/kernel/dice/draw.ts';
import type {
	FileContents,
	FileDocument,
	FileJournal,
	FilePhoto
} from '../../../src/lib/kernel/border/file.ts';
import { orel1919 } from '../../../src/lib/rules/orel-1919/index.ts';
import { EXAMPLE_FORCES } from '../../rules/red-and-white/example-forces.ts';
import { triumphOfChaos } from '../../../src/lib/rules/triumph-of-chaos/index.ts';
import type { Command } from '../../../src/lib/rules/triumph-of-chaos/engine/command.ts';
import { PROCEDURES } from '../../../src/lib/rules/triumph-of-chaos/procedures/all.ts';
import { chained, makeJournal } from '../../chained.ts';

const golden = <T>(name: string): T =>
	JSON.parse(readFileSync(new URL(`../../golden/${name}`, import.meta.url), 'utf8')) as T;

/** A battle with rolls, marks, undo and strikes, as far as so many of its lines. */
const battle = (lines: number): FileJournal => {
	const { version, entries } = golden<Omit<FileJournal, 'kind'>>('battles/version-3.json');
	return { kind: 'red-and-white', version, entries: entries.slice(0, lines) };
};

/** A game of Orel as the first choices of each turn make it. */
const orel = (lines: number): FileJournal => {
	const engine = orel1919.engine(orel1919.book.of());
	const acts: Parameters<typeof chained<never, never>>[0][] = [];
	let state = engine.empty;
	while (acts.length < lines) {
		const { commands } = engine.waiting(state);
		const command = commands[acts.length % commands.length];
		const decision = command && engine.decide(state, command);
		if (!decision?.ok) break;
		state = decision.facts.reduce(engine.evolve, state);
		acts.push({ kind: 'done', command, facts: decision.facts } as never);
	}
	return { kind: 'orel-1919', ...makeJournal(orel1919, chained(...acts) as never) };
};

/** What is said at a table of Triumph of Chaos, a roll of each kind that asks nobody among it. */
const campaign = (): FileJournal => {
	const book = triumphOfChaos.book.of();
	const engine = triumphOfChaos.engine(book);
	const said: Command[] = [
		{ type: 'begin', name: 'Winter evenings' },
		{ type: 'addLeader', leader: { id: 'l', name: 'Wrangel', camp: 'white', rating: 4 } },
		{ type: 'changeLeader', id: 'l', change: { rating: 3, state: 'flipped' } },
		{ type: 'note', text: 'Snow' },
		{ type: 'setPoints', camp: 'white', points: 2 },
		{ type: 'spendPoint', camp: 'white', text: 'rail' },
		{ type: 'count', camp: 'red', what: 'home', to: 4 },
		{ type: 'setSeason', season: 'winter' },
		{
			type: 'declare',
			attacker: 'white',
			triggered: false,
			spaces: [{ id: 'a', name: 'Tsaritsyn' }]
		},
		{ type: 'proceed', space: 'a' },
		{ type: 'endActivation' },
		{ type: 'rename', name: 'Autumn' }
	];
	for (const { slug, initial, resolve } of PROCEDURES.values()) {
		const found = resolve(book, initial);
		if (!found.refused)
			said.push({
				type: 'roll',
				procedure: slug,
				parties: {},
				form: initial,
				throws: play(found.resolution.draw, () => 3).throws
			});
	}
	let state = engine.empty;
	const acts = said.flatMap((command) => {
		const decision = engine.decide(state, command);
		if (!decision.ok) return [];
		state = decision.facts.reduce(engine.evolve, state);
		return [{ kind: 'done' as const, command, facts: decision.facts }];
	});
	return { kind: 'triumph-of-chaos', ...makeJournal(triumphOfChaos, chained(...acts)) };
};

const photo: FilePhoto = {
	id: 'p',
	about: golden('forms/photo-1.json'),
	bytes: '/9j/AQID'
};
const whole = golden<FileContents>('forms/file-4.json');
const forces: readonly FileDocument[] = EXAMPLE_FORCES.map((body) => ({
	kind: 'force',
	version: 1,
	body
}));
const books: readonly FileDocument[] = ['red-and-white', 'orel-1919', 'triumph-of-chaos'].map(
	(game) => ({
		kind: `${game}:book`,
		version: 1,
		body: { readings: {}, numbers: {}, options: {} }
	})
);
const short = battle(12);

const file = (
	journals: readonly FileJournal[],
	documents: readonly FileDocument[] = []
): FileContents => ({ journals, documents });

/** Files that this app reads: each kind of thing alone, and together as a backup has them. */
export const SOUND: readonly FileContents[] = [
	whole,
	...forces.slice(0, 2).map((one) => file([], [one])),
	...whole.documents.map((one) => file([], [one])),
	...books.map((one) => file([], [one])),
	file([short]),
	file([battle(70)]),
	file([{ ...short, photos: [photo, { ...photo, id: 'q' }] }]),
	file([orel(25)]),
	file([campaign()]),
	file([{ ...campaign(), photos: [photo] }, short], [...forces.slice(0, 1), ...books])
];
