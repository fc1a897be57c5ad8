import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	countedEntries,
	replay,
	standing,
	standingAfter,
	type Entry
} from '#lib/kernel/game/journal.ts';
import type { Engine } from '#lib/kernel/game/engine.ts';

type Journal = readonly Entry<string, string>[];

const done = (command: string): Entry<string, string> => ({
	kind: 'done',
	at: '2007-09-21T12:00:00Z',
	command,
	facts: [`${command}!`, `${command}?`]
});
const undo: Entry<string, string> = { kind: 'undo', at: '2007-09-21T12:00:00Z' };
const redo: Entry<string, string> = { kind: 'redo', at: '2007-09-21T12:00:00Z' };
const undoTo = (to: number): Entry<string, string> => ({ ...undo, kind: 'undo', to });

/** A strike after which every later line is decided again in capitals; every third goes, every fourth is kept. */
const strike = (
	place: number,
	journal: Journal = [],
	change: 'capitals' | 'nothing' = 'nothing'
): Entry<string, string> => {
	const later =
		change === 'nothing' ? [] : standing(journal).counted.filter((line) => line.place > place);
	const refusal = { rule: 'x', why: { text: 'no' } };
	return {
		kind: 'strike',
		at: '2007-09-21T12:00:00Z',
		place,
		reason: 'out of sight',
		redecided: later
			.filter((_, n) => n % 3 !== 1 && n % 4 !== 2)
			.map(({ place: at, entry }) => {
				const command = entry.command.toUpperCase();
				return { place: at, command, facts: [`${command}!`] };
			}),
		left: later.filter((_, n) => n % 3 === 1).map((line) => ({ place: line.place, refusal })),
		kept: later
			.filter((_, n) => n % 3 !== 1 && n % 4 === 2)
			.map((line) => ({ place: line.place, refusal, reason: 'seen' }))
	};
};

/** A game that remembers its facts in order. */
const engine: Pick<Engine<readonly string[], string, string>, 'decide' | 'evolve'> = {
	decide: (_, command) => ({ ok: true, facts: [command] }),
	evolve: (state, fact) => [...state, fact]
};
const said = (journal: Journal): string =>
	countedEntries(journal)
		.map(({ command }) => command)
		.join('');

type Act = string | 'undo' | 'redo' | { readonly strike: number } | { readonly to: number };

/** What a table does, as a journal: places are those of lines that count then. */
const written = (acts: readonly Act[]): Journal => {
	const journal: Entry<string, string>[] = [];
	const nth = (n: number): number | undefined => {
		const { counted } = standing(journal);
		return counted.length ? counted[n % counted.length]?.place : undefined;
	};
	for (const act of acts) {
		if (act === 'undo') journal.push(undo);
		else if (act === 'redo') journal.push(redo);
		else if (typeof act === 'string') journal.push(done(act));
		else {
			const place = nth('strike' in act ? act.strike : act.to);
			if (place === undefined) continue;
			journal.push('strike' in act ? strike(place, journal, 'capitals') : undoTo(place));
		}
	}
	return journal;
};

const journals: fc.Arbitrary<Journal> = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.constantFrom<Act>('a', 'b', 'c') },
			{ weight: 2, arbitrary: fc.constant<Act>('undo') },
			{ weight: 2, arbitrary: fc.constant<Act>('redo') },
			{ weight: 1, arbitrary: fc.nat(9).map((to): Act => ({ to })) },
			{ weight: 1, arbitrary: fc.nat(9).map((place): Act => ({ strike: place })) }
		),
		{ maxLength: 24 }
	)
	.map(written);

const counts = (journal: Journal) => {
	const { counted, strikes } = standing(journal);
	return { counted, strikes };
};

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

	it('takes back all that was played after a line, and brings it back at once', () => {
		const journal = [done('a'), done('b'), done('c'), done('d')];
		expect(said([...journal, undoTo(1)])).toBe('ab');
		expect(said([...journal, undoTo(1), undo])).toBe('a');
		expect(said([...journal, undoTo(1), undo, redo, redo])).toBe('abcd');
		expect(said([...journal, undoTo(3)])).toBe('abcd');
		expect(said([...journal, undo, undoTo(3)])).toBe('abc');
	});

	it('counts nothing of a line that is struck, and what followed as it was decided without it', () => {
		const journal = [done('a'), done('b'), done('c'), done('d'), done('e')];
		expect(said([...journal, strike(1)])).toBe('acde');
		const capitals = [...journal, strike(0, journal, 'capitals')];
		expect(said(capitals)).toBe('BdE');
		expect(standing(capitals).counted.map(({ kept }) => kept)).toEqual([null, 5, null]);
		expect(standing(capitals).counted.map(({ again }) => again)).toEqual([5, null, 5]);
		expect(said([...capitals, undo])).toBe('abcde');
		expect(said([...capitals, undo, redo])).toBe('BdE');
		expect(said([...capitals, done('f'), undo])).toBe('BdE');
	});

	it('keeps a line struck when what was played after a later one is taken back', () => {
		const journal = [done('a'), done('b'), done('c'), strike(0), done('d')];
		expect(said([...journal, undoTo(1)])).toBe('b');
		expect(said([...journal, undoTo(1), undo])).toBe('ab');
		expect(said([...journal, undoTo(1), undo, redo, redo])).toBe('bcd');
		expect(said([done('a'), done('b'), done('c'), strike(2), undoTo(0), undo])).toBe('');
	});

	it('bears a strike of nothing, and of the first line where that must stay', () => {
		expect(said([done('a'), strike(7)])).toBe('a');
		expect(standing([done('a'), done('b'), strike(0), undo, undo], 1).counted).toHaveLength(1);
	});

	it('an entry that does not read keeps its place', () => {
		const { counted } = standing([done('a'), null, done('b'), strike(2)]);
		expect(counted.map(({ place }) => place)).toEqual([0]);
	});

	it('an undo and a redo leave everything as it was', () => {
		fc.assert(
			fc.property(journals, fc.option(fc.nat(30), { nil: undefined }), (journal, to) => {
				const before = counts(journal);
				const back = to === undefined ? undo : undoTo(to);
				const moved = standing([...journal, back]).undone.length > standing(journal).undone.length;
				if (moved) expect(counts([...journal, back, redo])).toEqual(before);
				if (standing(journal).undone.length > 0) {
					const again = [...journal, redo];
					expect(standing(again).undone).toHaveLength(standing(journal).undone.length - 1);
				}
			})
		);
	});

	it('a strike that is undone leaves everything as it was', () => {
		fc.assert(
			fc.property(journals, fc.nat(9), (journal, n) => {
				const { counted } = standing(journal);
				const place = counted[n % Math.max(1, counted.length)]?.place;
				if (place === undefined) return;
				const struck = [...journal, strike(place, journal, 'capitals')];
				expect(standing(struck).counted.some((line) => line.place === place)).toBe(false);
				expect(counts([...struck, undo])).toEqual(counts(journal));
				expect(counts([...struck, undo, redo])).toEqual(counts(struck));
			})
		);
	});

	it('reads on from where it stood', () => {
		fc.assert(
			fc.property(journals, fc.nat(24), (journal, cut) => {
				const part = standing(journal.slice(0, cut));
				expect(standingAfter(part, journal.slice(cut))).toEqual(standing(journal));
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
				const places = standing(journal).counted.map(({ place }) => place);
				expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
				expect(places.every((place) => journal[place]?.kind === 'done')).toBe(true);
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
