import { expect, test } from 'vitest';
import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { forceText } from '#lib/features/red-and-white/forces/said-of-forces.ts';
import { logText } from '#lib/features/shared/history/log-text.ts';
import { wholeSaid } from '#lib/features/shared/sheet/telling/tellings.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import type { Telling } from '#lib/kernel/sheet/calculator.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { freshStore } from '../../../store/fresh.ts';

freshStore();

test('the log as text says what counts, by turn and phase, and nothing that was taken back', async () => {
	await createJournal(battleJournal('kromy', [firstLine('Kromy')]));
	const battle = new LiveBattle('kromy');
	await battle.load();
	const lose = (figures: number) => battle.do({ type: 'loseFigures', unit: unit('W1'), figures });
	await lose(3);
	await lose(1);
	await battle.undo();
	await battle.do({ type: 'note', unit: null, text: 'Fog until noon' });
	const lines = finished(logText(battle)).split('\n');
	expect(lines[0]).toBe('Kromy');
	expect(lines).toContain('Round 1, Red turn');
	expect(lines.some((line) => /^1\. /.test(line))).toBe(true);
	expect(lines.filter((line) => line.includes('figures lost'))).toEqual([
		expect.stringMatching(/\d\d:\d\d 1st Drozdovsky: 3 figures lost\./)
	]);
	expect(lines.at(-1)).toContain('Fog until noon');
});

test('a force as text names its officers, and below each the units he leads', () => {
	const [red] = EXAMPLE_FORCES as readonly [Force];
	const units = red.units.map((one) => (one.label === 'R7' ? { ...one, officer: null } : one));
	const text = forceText({ ...red, units, notes: 'Autumn' });
	const blocks = text.split('\n\n').map((block) => block.split('\n'));
	expect(blocks.map(([head]) => head)).toEqual([
		'Latvian Brigade at Kromy',
		'Ieronim Uborevich',
		'Pavel Dybenko',
		'Units without an officer',
		'Autumn'
	]);
	expect(blocks[1]?.[1]).toBe('R1 6th Latvian Rifles: 4 stands of 4 · light machine gun · banner');
	expect(blocks[3]).toEqual([
		'Units without an officer',
		'R7 Tambov Conscripts: 4 stands of 4 · poor quality'
	]);
});

test('a result as text says its number once, and a word beside its sentence on a line of its own', () => {
	const text = (value: string, said: string) =>
		wholeSaid({ value, say: { text: said }, more: [], lines: [] } as unknown as Telling).join('|');
	expect(text('6', '6 figures lost.')).toBe('6 figures lost.');
	expect(text('5', 'Потеряно 5 фигурок.')).toBe('Потеряно 5 фигурок.');
	expect(text('9″', 'It may move 9″.')).toBe('It may move 9″.');
	expect(text('3.5″', '3.5″ to move, at most.')).toBe('3.5″ to move, at most.');
	expect(text('8.75″', 'It falls back 8.75″.')).toBe('It falls back 8.75″.');
	speech.lengths = 'centimetres';
	expect(text('8″', '8″ to move, at most.')).toBe('20\u202fcm to move, at most.');
	speech.lengths = 'inches';
	expect(text('Unhurt', 'No gunner is lost.')).toBe('Unhurt|No gunner is lost.');
	expect(text('6 : 2', '2nd Riga Latvian Rifles won by 4.')).toBe(
		'6 : 2|2nd Riga Latvian Rifles won by 4.'
	);
});
