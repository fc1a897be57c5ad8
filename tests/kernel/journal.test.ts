import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedEntries, replay, standing, type Entry } from '#lib/kernel/journal.ts';
import type { Engine } from '#lib/kernel/engine.ts';

type Journal = readonly Entry<string, string>[];

const done = (command: string): Entry<string, string> => ({
	kind: 'done',
	at: '2007-09-21T12:00:00Z',
	command,
	events: [`${command}!`, `${command}?`]
});
const undo: Entry<string, string> = { kind: 'undo', at: '2007-09-21T12:00:00Z' };
const redo: Entry<string, string> = { kind: 'redo', at: '2007-09-21T12:00:00Z' };

/** A game that remembers its facts in order. */
const engine: Engine<readonly string[], string, string> = {
	decide: (_, command) => ({ ok: true, events: [command] }),
	evolve: (state, event) => [...state, event]
};
const said = (journal: Journal): string =>
	countedEntries(journal)
		.map(({ command }) => command)
		.join('');

const journals: fc.Arbitrary<Journal> = fc.array(
	fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c').map(done) },
		{ weight: 2, arbitrary: fc.constant(undo) },
		{ weight: 2, arbitrary: fc.constant(redo) }
	),
	{ maxLength: 20 }
);

describe('a journal', () => {
	it('counts what was done, less what was undone', () => {
		expect(said([done('a'), done('b'), undo])).toBe('a');
		expect(said([done('a'), done('b'), undo, undo, redo])).toBe('a');
		expect(said([done('a'), done('b'), undo, done('c')])).toBe('ac');
	});

	it('has nothing to redo once something new was done', () => {
		expect(said([done('a'), undo, done('b'), redo])).toBe('b');
	});

	it('bears an undo and a redo of nothing', () => {
		expect(said([undo, redo, done('a'), redo])).toBe('a');
	});

	it('is replayed fact by fact, in order', () => {
		expect(replay(engine, [], [done('a'), done('b'), undo, done('c')])).toEqual([
			'a!',
			'a?',
			'c!',
			'c?'
		]);
	});

	it('an undo and a redo leave everything as it was', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const before = standing(journal);
				const after = standing([...journal, undo, redo]);
				if (before.counted.length > 0) expect(after).toEqual(before);
				if (before.undone.length > 0) expect(standing([...journal, redo, undo])).toEqual(before);
			})
		);
	});

	it('what is done last counts last, whatever came before', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const longer = [...journal, done('z')];
				expect(said(longer)).toBe(`${said(journal)}z`);
				expect(said([...longer, undo])).toBe(said(journal));
				expect(standing(longer).undone).toEqual([]);
			})
		);
	});

	it('counts each entry at most once, in the order of the journal', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const { counted, undone } = standing(journal);
				expect(counted).toEqual([...counted].sort((a, b) => a - b));
				expect(new Set([...counted, ...undone]).size).toBe(counted.length + undone.length);
				expect([...counted, ...undone].every((place) => journal[place]?.kind === 'done')).toBe(
					true
				);
			})
		);
	});

	it('as many undos as there were acts lead back to the start', () => {
		fc.assert(
			fc.property(journals, (journal) => {
				const undos = Array.from({ length: journal.length }, () => undo);
				expect(replay(engine, [], [...journal, ...undos])).toEqual([]);
			})
		);
	});
});
