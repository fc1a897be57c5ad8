import { describe, expect, test } from 'vitest';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import type { Act, Entry } from '#lib/kernel/game/journal.ts';
import { BOOK, bookOf, type Book } from '#lib/rules/orel-1919/book.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { parseJournal } from '../../../kernel/game/parse-journal.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { tell } from '#lib/rules/orel-1919/journal/tell.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import type { ScenarioId } from '#lib/rules/orel-1919/types.ts';
import { chained, makeJournal } from '../../../chained.ts';
import { DEEP } from '../../../random.ts';
import { keen } from '../../../tools/selfplay/keen.ts';
import { begun, diceOf, engineOf, gameWith, rolled } from '../engine/play.ts';
import { english } from '../../../english.ts';

/** The journal of a game by somebody who fights wherever he can; at most so many commands. */
const played = (scenario: ScenarioId, seed: number, most: number): Entry<Command, Fact>[] => {
	const game = gameWith({ events: 'used' });
	const engine = engineOf(game);
	const dice = diceOf(seed);
	const { scenario: _, ...agreed } = engine.empty.header;
	let { state, facts } = begun(engine, scenario);
	const acts: Act<Command, Fact>[] = [
		{ kind: 'done', command: { type: 'begin', ...agreed, scenario }, facts }
	];
	for (let step = 0; step < most && !state.result; step++) {
		const command =
			rolled(engine, state, (call) => throwFor(call, dice)) ??
			keen(game, state, engine.waiting(state).commands, dice);
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		({ facts } = decision);
		state = facts.reduce(engine.evolve, state);
		acts.push({ kind: 'done', command, facts });
	}
	return chained(...acts);
};

const brasovo = played('introductory', 3, 10_000);
const written = (entries: readonly Entry<Command, Fact>[] = brasovo): unknown =>
	JSON.parse(JSON.stringify(makeJournal(orel1919, entries)));

describe('a game in a file', () => {
	test.each<[ScenarioId, number]>([
		['introductory', 10_000],
		['historical', DEEP ? 1500 : 600],
		['hypothetical', DEEP ? 1500 : 600]
	])(
		'%s: whole games come back as they were',
		(scenario, most) => {
			const entries = played(scenario, 7, most);
			const read = parseJournal(orel1919, written(entries));
			expect(read.ok ? '' : JSON.stringify(english(read.problem))).toBe('');
			expect(read.ok && read.value.entries).toEqual(entries);
			for (const entry of entries) {
				const one = orel1919.journal.parse(JSON.parse(JSON.stringify(entry)));
				expect(one.ok && one.value).toEqual(entry);
			}
		},
		60_000
	);

	const refused = (raw: unknown): string => {
		const read = parseJournal(orel1919, raw);
		return read.ok ? '' : JSON.stringify(english(read.problem));
	};
	/** The file with one entry changed. */
	const changed = (at: number, change: (entry: Record<string, unknown>) => void): unknown => {
		const file = written() as { entries: Record<string, unknown>[] };
		const entry = file.entries.at(at);
		if (entry) change(entry);
		return file;
	};

	test('another form is refused in words', () => {
		expect(refused({ ...(written() as object), version: 2 })).toContain('newer version');
		expect(refused({ ...(written() as object), version: 0 })).not.toBe('');
	});

	test.each<[string, (entry: Record<string, unknown>) => void]>([
		['a command of no kind', (entry) => (entry['command'] = { type: 'fly' })],
		['a command that lacks something', (entry) => (entry['command'] = { type: 'pick' })],
		['a command with more', (entry) => (entry['command'] = { type: 'done', unit: 'r-1-let' })],
		['a unit that is not there', (entry) => (entry['command'] = { type: 'pick', unit: 'x' })],
		['a fact of no kind', (entry) => (entry['facts'] = [{ type: 'marked', marks: {} }])],
		[
			'a fact without its amount',
			(entry) => (entry['facts'] = [{ type: 'stepsLost', unit: 'w-tk' }])
		]
	])('%s is refused, with its place', (_, change) => {
		expect(refused(changed(5, change))).toContain('entries.5');
	});

	test('a game that does not begin, begins twice, or whose books do not balance is refused', () => {
		expect(refused(changed(0, (entry) => (entry['facts'] = [])))).toContain('does not fit');
		const [first] = brasovo;
		if (first?.kind !== 'done') throw new Error('No first line');
		expect(refused(changed(5, (entry) => (entry['facts'] = first.facts)))).toContain('entries.5');
		const loss: Fact = { type: 'prisonersEnlisted', player: 'red', prisoners: 9, points: 1 };
		expect(refused(changed(5, (entry) => (entry['facts'] = [loss])))).toContain('prisoners');
	});

	test('the owner’s corrections go with the game: it is played by them on any phone', () => {
		const number = BOOK.numbers.find(({ path }) => path.startsWith('ASSAULT_RESULTS'));
		if (!number) throw new Error('No such number');
		const other = number.default === number.min ? number.max : number.min;
		const own = orelEngine(bookOf({ numbers: { [number.path]: other } }));
		const [command] = own.waiting(own.empty).commands;
		const decision = command && own.decide(own.empty, command);
		if (!command || !decision?.ok) throw new Error('It does not begin');
		const entries = chained<Command, Fact>({ kind: 'done', command, facts: decision.facts });
		const read = parseJournal(orel1919, written(entries));
		expect(read.ok && read.value.entries).toEqual(entries);
		const elsewhere = orelEngine(bookOf());
		const state = decision.facts.reduce(elsewhere.evolve, elsewhere.empty);
		const cells = ({ charts }: Book): unknown => charts.ASSAULT_RESULTS.cells;
		const begunHere = decision.facts.reduce(own.evolve, own.empty);
		expect(cells(elsewhere.game(state).book)).toEqual(cells(own.game(begunHere).book));
		expect(cells(elsewhere.game(state).book)).not.toEqual(cells(bookOf()));
	});

	test('a correction that no book has is refused, with its place', () =>
		expect(
			refused(
				changed(0, (entry) =>
					Object.assign(entry['command'] as object, { numbers: { nowhere: 1 } })
				)
			)
		).toContain('entries.0'));

	test('a file cut off, or of another game, is refused', () => {
		const file = written() as { version: number; entries: unknown[] };
		expect(refused({ ...file, entries: file.entries.slice(1) })).toContain('entries.0');
		expect(refused({ ...file, entries: [] })).not.toBe('');
		expect(refused({ battle: true })).not.toBe('');
		expect(refused(null)).not.toBe('');
	});

	test('readings and options that no book has are refused', () => {
		const wrong = { ...bookOf().readings, 'OR-03': 'nothing' };
		expect(
			refused(changed(0, (entry) => Object.assign(entry['command'] as object, { readings: wrong })))
		).toContain('entries.0');
	});
});

describe('the log in words', () => {
	const sections = new Set(OUTLINE.map(({ cite }) => cite));
	const facts = played('historical', 5, 2500).flatMap((one) =>
		one.kind === 'done' ? one.facts : []
	);

	test('every fact that says something new is told, with a section that exists', () => {
		const told = facts.flatMap((fact) => tell({ facts: [fact] }).ledger ?? []);
		expect(new Set(facts.map(({ type }) => type)).size).toBeGreaterThan(40);
		for (const { rule, sentences } of told) {
			expect(sections).toContain(rule);
			for (const { text, values } of sentences)
				for (const [, value] of text.matchAll(/\{(\w+)\}/g))
					expect(values).toHaveProperty(value ?? '');
		}
	});

	test('a line says what happened, by which section, and who threw', () => {
		const [first] = brasovo;
		if (first?.kind !== 'done') throw new Error('No first line');
		const told = orel1919.journal.tell(first);
		expect(told.rule).toBe('10');
		expect(english(told.sentences[0]?.text)).toContain('begins');
		const roll = brasovo.find((one) => one.kind === 'done' && one.command.type === 'roll');
		expect(roll?.kind === 'done' && orel1919.journal.tell(roll).by).toBe('app');
	});
});
