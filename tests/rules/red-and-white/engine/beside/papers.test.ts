import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { duePapers, paperOf, type Paper } from '#lib/rules/red-and-white/engine/beside/papers.ts';
import {
	canonical,
	fingerprint,
	NO_CONTENT,
	printWords,
	saltFrom,
	type Content
} from '#lib/rules/red-and-white/engine/beside/seal.ts';
import { SEAL_WORDS } from '#lib/rules/red-and-white/engine/beside/seal-words.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { after, FORCES, journalOf, kromy, unit } from '../battles.ts';
import { anyContent } from './beside.ts';
import { english } from '../../../../english.ts';
import { toldBlocks } from '../../report/told.ts';

const SALT = 'elm kite oak sun';
const content = (change: Partial<Content>): Content => ({ ...NO_CONTENT, ...change });
const paper = (change: Partial<Paper>, what: Content, kept: 'here' | 'owner' = 'here'): Paper => {
	const base = {
		id: 'p1',
		kind: 'orders',
		name: 'Orders for Primakov',
		camp: 'red',
		officer: null,
		from: '',
		to: '',
		place: '',
		due: null,
		...change
	} as const;
	const print = fingerprint(SALT, base.id, base.kind, what);
	return kept === 'here'
		? { ...base, seal: { print, salt: SALT }, content: what }
		: { ...base, seal: { print, salt: null }, content: null };
};
const write = (...args: Parameters<typeof paper>): Command => ({
	type: 'writePaper',
	paper: paper(...args)
});
const open = (
	what: Content | null = null,
	salt: string | null = null,
	overruled?: string
): Command => ({
	type: 'openPaper',
	paper: 'p1',
	content: what,
	salt,
	...(overruled ? { overruled } : {})
});
const officer = FORCES[0]!.officers[0]!.id;

test('units that come must be named, or told in words', () => {
	const kinds = ['reinforcements', 'ambush'] as const;
	const write1 = (kind: (typeof kinds)[number], change: Partial<Content>) =>
		decide(kromy(), write({ kind }, content(change))).ok;
	for (const kind of kinds)
		expect([
			write1(kind, {}),
			write1(kind, { text: 'two battalions' }),
			write1(kind, { units: [unit('R6')] })
		]).toEqual([false, true, true]);
});

describe('Referee: the fingerprint', () => {
	test('1024 words, each once, short and plain', () => {
		expect(new Set(SEAL_WORDS).size).toBe(1024);
		expect(SEAL_WORDS.filter((word) => !/^[a-z]{3,9}$/.test(word))).toEqual([]);
	});

	test('its words are its first sixty bits', () => {
		expect(printWords('0'.repeat(64))).toEqual(Array(6).fill(SEAL_WORDS[0]));
		expect(printWords('f'.repeat(64))).toEqual(Array(6).fill(SEAL_WORDS[1023]));
		expect(printWords(`004${'0'.repeat(61)}`)[0]).toBe(SEAL_WORDS[1]);
		expect(printWords(`00000000000001${'f'.repeat(50)}`)).toEqual([
			...Array(5).fill(SEAL_WORDS[0]),
			SEAL_WORDS[31]
		]);
	});

	test('any change changes it: text, character, units, dummy, kind, paper, salt', () => {
		const sealed = fc.record({
			id: fc.constantFrom('p1', 'p2'),
			kind: fc.constantFrom('orders', 'blind'),
			salt: fc.constantFrom(SALT, 'elm kite oak moon'),
			what: fc.record({
				text: fc.string(),
				character: fc.option(fc.constantFrom('coward', 'fanatic')),
				units: fc.uniqueArray(fc.constantFrom('a', 'b', 'a,b')),
				dummy: fc.boolean()
			})
		});
		fc.assert(
			fc.property(sealed, sealed, (a, b) => {
				const same =
					a.salt === b.salt &&
					canonical(a.id, a.kind, a.what as Content) === canonical(b.id, b.kind, b.what as Content);
				const print = ({ salt, id, kind, what }: typeof a) =>
					fingerprint(salt, id, kind, what as Content);
				expect(print(a) === print(b)).toBe(same);
				const more = { ...a, what: { ...a.what, text: `${a.what.text}x` } };
				expect(print(more)).not.toBe(print(a));
				expect(print({ ...a, what: { ...a.what, dummy: !a.what.dummy } })).not.toBe(print(a));
			})
		);
	});

	test('typed again with other spaces and capitals it is the same', () => {
		const print = (text: string, salt: string) =>
			fingerprint(salt, 'p1', 'orders', content({ text }));
		expect(print(' hold  the\nBridge', 'Elm  KITE, oak sun ')).toBe(print('Hold the bridge', SALT));
		expect(print('Hold the bridges', SALT)).not.toBe(print('Hold the bridge', SALT));
	});

	test('a salt has four words, whatever the numbers', () => {
		fc.assert(
			fc.property(fc.uint16Array({ minLength: 4, maxLength: 8 }), (numbers) => {
				expect(saltFrom(numbers).split(' ')).toHaveLength(4);
			})
		);
	});
});

describe('Referee: sealed things', () => {
	test('a sealed thing can never be opened as another', () => {
		const what = content({ text: 'Hold the bridge' });
		const units = [unit('R8'), unit('R1')];
		fc.assert(
			fc.property(anyContent(units), fc.constantFrom(SALT, 'elm kite oak moon'), (other, salt) => {
				for (const kept of ['here', 'owner'] as const) {
					const state = kromy(write({}, what, kept));
					const decision = decide(state, open(other, salt));
					const fits =
						salt === SALT && canonical('p1', 'orders', other) === canonical('p1', 'orders', what);
					expect(decision.ok).toBe(fits && other.text.trim() !== '');
				}
			})
		);
	});

	test('one kept here opens by a tap and fits; one kept by its owner needs his text and words', () => {
		const what = content({ text: 'Hold the bridge' });
		const here = after(kromy(write({}, what)), open());
		expect(paperOf(here, 'p1')).toMatchObject({ fate: 'opened', fits: true, found: what });
		const his = kromy(write({}, what, 'owner'));
		expect(decide(his, open()).ok).toBe(false);
		expect(decide(his, open(what, null)).ok).toBe(false);
		expect(paperOf(after(his, open(what, SALT)), 'p1')?.fits).toBe(true);
		expect(decide(after(his, open(what, SALT)), open(what, SALT)).ok).toBe(false);
	});

	test('what does not fit counts only by the word of the referee, and is told so', () => {
		const his = kromy(write({}, content({ text: 'Hold the bridge' }), 'owner'));
		const other = content({ text: 'Burn the bridge' });
		expect(decide(his, open(other, SALT)).ok).toBe(false);
		const forced = after(his, open(other, SALT, 'a slip of the pen'));
		expect(paperOf(forced, 'p1')).toMatchObject({ fate: 'opened', fits: false });
	});

	test('a seal that does not fit what is kept with it is not written down', () => {
		const wrong = { ...paper({}, content({ text: 'Hold' })), content: content({ text: 'Run' }) };
		expect(decide(kromy(), { type: 'writePaper', paper: wrong }).ok).toBe(false);
	});

	test('OFFICERS’ CHARACTER: opened, it lies open and is his', () => {
		const what = content({ character: 'coward' });
		const state = kromy(write({ kind: 'character', officer, name: 'His character' }, what));
		expect(state.officers[officer]?.revealed).toBe(false);
		expect(after(state, open()).officers[officer]).toMatchObject({
			character: 'coward',
			revealed: true
		});
	});

	test('an ambush takes its units off the table and puts them back', () => {
		const what = content({ text: 'in the wood', units: [unit('R1'), unit('R8')] });
		const state = kromy(write({ kind: 'ambush', name: 'Ambush 1' }, what));
		expect([unit('R1'), unit('R8')].map((id) => state.units[id]?.presence)).toEqual([
			'reserve',
			'reserve'
		]);
		const sprung = after(state, open());
		expect(sprung.units[unit('R1')]?.presence).toBe('table');
		expect(sprung.units[unit('R8')]?.presence).toBe('table');
	});

	test('a unit lies under one seal only, and on its own side', () => {
		const what = content({ units: [unit('R1')] });
		const state = kromy(write({ kind: 'blind', name: 'Blind 1' }, what));
		expect(decide(state, write({ id: 'p2', kind: 'blind', name: 'Blind 2' }, what)).ok).toBe(false);
		const foe = content({ units: [unit('W1')] });
		expect(decide(state, write({ id: 'p2', kind: 'blind', name: 'Blind 2' }, foe)).ok).toBe(false);
		const dummy = content({ dummy: true });
		expect(decide(state, write({ id: 'p2', kind: 'blind', name: 'Blind 2' }, dummy)).ok).toBe(true);
	});

	test('due from its phase on, until it is seen to; late is due later', () => {
		const due = { round: 1, turn: 'red', phase: 3 } as const;
		const state = kromy(
			write({ kind: 'message', name: 'To Primakov', due }, content({ text: 'Come' }))
		);
		expect(duePapers(state)).toEqual([]);
		const there = after(state, { type: 'setClock', to: { ...due, phase: 5 } });
		expect(duePapers(there)).toHaveLength(1);
		expect(duePapers(after(there, open()))).toEqual([]);
		expect(duePapers(after(there, { type: 'losePaper', paper: 'p1' }))).toEqual([]);
		const later = { round: 2, turn: 'white', phase: 1 } as const;
		const late = after(there, { type: 'delayPaper', paper: 'p1', due: later });
		expect(duePapers(late)).toEqual([]);
		expect(duePapers(after(late, { type: 'setClock', to: later }))).toHaveLength(1);
		expect(decide(there, { type: 'delayPaper', paper: 'p1', due }).ok).toBe(false);
	});

	test('neither log nor report give away what is sealed before it is opened', () => {
		const secret = 'Behind the cemetery wall';
		const what = content({ text: secret, units: [unit('R1')] });
		const hidden = [write({ kind: 'ambush', name: 'Ambush 1' }, what)];
		const said = (acts: readonly Command[]): string => {
			const history = historyOf(journalOf(acts));
			const lines = history.counted.slice(1).flatMap((line) => tell(line).sentences);
			const blocks = toldBlocks({ history, when: '' });
			return JSON.stringify(
				english([lines, blocks]) satisfies [Phrase[], unknown],
				(_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
			);
		};
		const words = printWords(historyOf(journalOf(hidden)).state.papers[0]!.paper.seal!.print).join(
			' '
		);
		expect(said(hidden)).not.toContain(secret);
		expect(said(hidden)).toContain(words);
		expect(said([...hidden, open()])).toContain(secret);
		expect(said([...hidden, open()])).toContain('nothing was changed');
	});
});
