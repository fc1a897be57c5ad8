import Fraction from 'fraction.js';
import { afterEach, describe, expect, test } from 'vitest';
import { count, say } from '#lib/kernel/phrase.ts';
import { keyOf, texts, textsOf } from '#lib/kernel/texts.ts';
import { parts, shown, t } from '#lib/words/t.ts';
import { speech } from '#lib/words/speech.svelte.ts';

afterEach(() => {
	speech.locale = 'en';
	speech.lengths = 'inches';
	speech.pseudo = false;
});

const words = texts('toy', {
	figures: { one: '{n} figure', other: '{n} figures' },
	lost: { one: '{n} figure lost', other: '{n} figures lost' },
	of: { other: 'infantry', short: 'inf.' },
	long: '{what} or {what:short}'
});

const chance = (n: bigint, d: bigint): string =>
	shown({ chance: new Fraction(n, d) }).replace('\u202f', '_');

describe('texts', () => {
	test('a key is made of the first words of its text', () => {
		expect(keyOf('{unit} owes a test: {what}.')).toBe('unitOwesATestWhat');
		expect(keyOf({ one: '1 hit', other: '{n} hits' })).toBe('nHits');
		expect(keyOf('12–18″')).toBe('n1218Inches');
	});

	test('as the build writes them they have the same ids', () => {
		const [short, named] = textsOf('toy', ['Next phase', ['go', 'Go on']]);
		expect([short, named]).toEqual(['toy.nextPhase', 'toy.go']);
		expect(t(String(named))).toBe('Go on');
	});
});

describe('phrases', () => {
	test('an id is said in English; what is no id, as it is', () => {
		expect(words.lost).toBe('toy.lost');
		expect(t(words.of)).toBe('infantry');
		expect(t('Roll for me')).toBe('Roll for me');
	});

	test('values stand in their gaps, phrases in phrases', () => {
		const inner = count(2, words.figures);
		expect(t(say('{who} loses {what}.', { who: '5th Latvian', what: inner }))).toBe(
			'5th Latvian loses 2 figures.'
		);
	});

	test('the id of a text in a gap is said, and never shown', () => {
		const bare: string = words.of;
		expect(t(say(words.long, { what: bare }))).toBe('infantry or inf.');
		expect(t(say(words.long, { what: { list: [bare, 'Guards'] } }))).toBe(
			'infantry, Guards or infantry, Guards'
		);
		expect(shown(bare)).toBe('infantry');
	});

	test('a gap may ask for a form of what fills it', () => {
		expect(t(say(words.long, { what: say(words.of) }))).toBe('infantry or inf.');
		expect(t(say(words.long, { what: 'Guards' }))).toBe('Guards or Guards');
	});

	test('one of a thing has its own form', () => {
		const figures = (n: number) => t(count(n, words.lost));
		expect([0, 1, 2, 21].map(figures)).toEqual([
			'0 figures lost',
			'1 figure lost',
			'2 figures lost',
			'21 figures lost'
		]);
	});

	test('a name with braces or dollars in it stays as it is', () => {
		expect(t(say('{who} fires', { who: '{n} $& Co.' }))).toBe('{n} $& Co. fires');
	});

	test('a gap nobody filled stays visible', () => {
		expect(t(say('{n} of {max}', { n: 1 }))).toBe('1 of {max}');
	});
});

describe('chances', () => {
	test.each([
		[0n, 1n, '0_%'],
		[1n, 1n, '100_%'],
		[1n, 100_000n, '<0.1_%'],
		[99_999n, 100_000n, '>99.9_%'],
		[1n, 2000n, '0.1_%'],
		[89n, 1000n, '8.9_%'],
		[1n, 20n, '5_%'],
		[9949n, 100_000n, '9.9_%'],
		[9951n, 100_000n, '10_%'],
		[1n, 6n, '17_%'],
		[469n, 1000n, '47_%'],
		[9n, 10n, '90_%'],
		[904n, 1000n, '90.4_%'],
		[9991n, 10_000n, '99.9_%']
	])('%d of %d', (n, d, text) => {
		expect(chance(n, d)).toBe(text);
	});

	test('the sign goes where the language has it', () => {
		speech.locale = 'tr';
		expect(chance(1n, 2n)).toBe('%50');
		speech.locale = 'de';
		expect(chance(89n, 1000n)).toBe('8,9_%');
	});

	test('in two parts for a huge number', () => {
		expect(parts({ chance: new Fraction(47n, 100n) })).toEqual({ number: '47', unit: '%' });
		expect(parts(3)).toEqual({ number: '3' });
	});
});

describe('numbers', () => {
	test('modifiers carry their sign', () => {
		expect([1, 0, -2, 0.5].map((signed) => shown({ signed }))).toEqual(['+1', '0', '−2', '+0.5']);
	});

	test('a negative count has the minus of print', () => {
		expect(shown(-3)).toBe('−3');
	});

	test('means have two decimals at most', () => {
		expect(shown({ mean: new Fraction(10n, 7n) })).toBe('1.43');
		expect(shown({ mean: new Fraction(3n) })).toBe('3');
		expect(shown({ mean: new Fraction(18n, 5n) })).toBe('3.6');
		expect(shown({ mean: new Fraction(-5n, 4n) })).toBe('−1.25');
	});

	test('lengths written out in a text follow it too, names do not', () => {
		const line = say('{who}: 4″, then 12–18″', { who: 'Unit 3″' });
		expect(t(line)).toBe('Unit 3″: 4″, then 12–18″');
		speech.locale = 'de';
		expect(t('2.5–10.25″')).toBe(`2,5–${shown({ inches: 10.25 })}`);
		speech.locale = 'en';
		speech.lengths = 'centimetres';
		expect(t(line)).toBe('Unit 3″: 10\u202fcm, then 30–45\u202fcm');
		expect(t('+2.5″')).toBe('+6.3\u202fcm');
	});

	test('lengths follow the setting', () => {
		expect([12, 2.5, 0.25].map((inches) => shown({ inches }))).toEqual(['12″', '2.5″', '0.25″']);
		speech.lengths = 'centimetres';
		expect(shown({ inches: 12 })).toBe('30\u202fcm');
		expect(parts({ inches: 2.5 })).toEqual({ number: '6.3', unit: 'cm' });
	});
});

describe('the pseudo-language', () => {
	test('leaves no plain letter, keeps values, and is longer', () => {
		speech.pseudo = true;
		const said = t(say('Apply to {who}', { who: 'Марковский' }));
		expect(said).toContain('Марковский');
		expect(said).not.toMatch(/[A-Za-z]/);
		expect(said.length).toBeGreaterThan('Apply to Марковский'.length * 1.3);
		expect(t('The quick brown fox jumps over the lazy dog')).not.toMatch(/[A-Za-z]/);
	});

	test('leaves signs and numbers alone', () => {
		speech.pseudo = true;
		expect(t('+1')).toBe('+1');
	});
});
