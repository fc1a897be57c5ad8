import { expect, test } from 'vitest';
import type { Entry } from '#lib/kernel/texts.ts';
import { t } from '#lib/words/t.ts';
import { EXAMPLE_FORCES } from './example-forces.ts';
import { PACKAGES } from '#lib/rules/red-and-white/scenarios/packages/all.ts';
import { catalogues } from '../../tools/catalogues.ts';

const all = await catalogues();
const forms = (entry: Entry): readonly string[] =>
	typeof entry === 'string' ? [entry] : Object.values(entry).filter((form) => form !== undefined);
const english = all
	.filter(({ language }) => language === 'en')
	.flatMap(({ game, subject, entries }) =>
		Object.entries(entries).flatMap(([key, entry]) =>
			forms(entry).map((text) => ({ game, id: `${subject}.${key}`, text }))
		)
	);
const ours = english.filter(({ game }) => game === 'red-and-white');
const like = (texts: typeof english, pattern: RegExp): readonly string[] =>
	texts.filter(({ text }) => pattern.test(text)).map(({ id, text }) => `${id}: ${text}`);

test('no verb has a unit for its subject that stands in one number only: “Kronstadt Sailors fire”', () => {
	const unit = String.raw`\{(?:unit|target|to|into|battery|defender|attackers?)\}`;
	expect(like(ours, new RegExp(`^${unit} (?:is|has|was|does|goes|[a-z]+s)\\b`))).toEqual([]);
	// What stands below the name of a unit, or is read out after it.
	expect(like(ours, /^(?:owes|attacks|defends|fights|tests|leaves)\b/)).toEqual([]);
});

test('one kind of apostrophe, in every language, in names and in headings of the rulebook', () => {
	const data = JSON.stringify([EXAMPLE_FORCES, PACKAGES]);
	expect(data.match(/[\p{L}\d]['ʼ´`‘]/gu)).toBeNull();
	const texts = all.flatMap(({ path, entries }) =>
		Object.entries(entries).flatMap(([key, entry]) =>
			forms(entry).map((text) => `${path}, ${key}: ${text}`)
		)
	);
	expect(texts.filter((text) => /[\p{L}\d]['ʼ´`‘]/u.test(text))).toEqual([]);
	expect(t("Officers' character")).toBe('Officers’ character');
});

test('where the phase is known nothing hangs on it', () => {
	// A sheet without a battle says so of the one thing that does: a stand lost to preparatory fire.
	expect(like(ours, /\bif (?:this|it) is phase\b|^In phase \d/i)).toEqual([
		'artillery.inPhase2ThatSuppresses: In phase 2, that suppresses a unit.'
	]);
});

test('the model of a tank is written as a name', () => {
	expect(like(english, /\bmark v\b|\bMark v\b|\bMARK V\b/)).toEqual([]);
	expect(like(ours, /\bMark V\b/)).not.toEqual([]);
});

test('a face that hits is not told as a number of hits', () => {
	expect(like(ours, /\b0 hits\.|: 0 hits\b/)).toEqual([]);
});
