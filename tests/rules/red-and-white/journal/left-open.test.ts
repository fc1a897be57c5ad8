import { expect, test } from 'vitest';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { die, pool } from '#lib/kernel/dice/draw.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import {
	changedSince,
	filledNow,
	goneSince,
	missingIn,
	openKey,
	parseLeftOpen,
	refreshed,
	type LeftOpen,
	type OpenRoll
} from '#lib/rules/red-and-white/journal/left-open.ts';
import { type BattleState, bookIn } from '#lib/rules/red-and-white/engine/state.ts';
import { after, kromy, unit } from '../engine/battles.ts';
import { english } from '../../../english.ts';

const roll: OpenRoll = {
	procedure: 'small-arms-fire',
	parties: { unit: unit('R1'), target: unit('W1') },
	overruled: null
};

/** The band was set by hand, and the figures in the stand; the rest is as the table filled it in. */
const left = (state: BattleState): LeftOpen => {
	const filled = filledNow(state, roll);
	return {
		...roll,
		form: { ...filled, band: 'long', standFigures: 2 },
		filled,
		typed: ['band', 'standFigures'],
		throws: [],
		faces: [],
		missing: [],
		after: '1'
	};
};

test('left open: what the table changed is filled in anew, what was set by hand stays', () => {
	const state = kromy({ type: 'stepPhase', by: 1 });
	const open = left(state);
	expect(changedSince(state, open)).toEqual([]);
	const later = after(state, { type: 'loseFigures', unit: unit('W1'), figures: 6 });
	expect(changedSince(later, open)).toEqual(['figures']);
	const form = refreshed(later, open);
	expect(form['figures']).toBe(10);
	expect(form['standFigures']).toBe(2);
	expect(form['band']).toBe('long');
});

test('left open: a unit that is destroyed meanwhile is named', () => {
	const state = kromy();
	expect(goneSince(state, roll)).toEqual([]);
	const later = after(state, { type: 'loseFigures', unit: unit('W1'), figures: 16 });
	expect(goneSince(later, roll)).toEqual([unit('W1')]);
});

const faceOf = (label: string, face: number): Throw => ({
	call: { kind: 'die', dice: 1, sides: 6, label, rule: 'Melee' },
	faces: [face],
	count: null,
	by: 'hand'
});

test('left open: what is there and what is missing', () => {
	const two = die(6, { label: 'Attacker’s die', rule: 'Melee' }).chain((a) =>
		die(6, { label: 'Defender’s die', rule: 'Melee' }).map((b) => a - b)
	);
	const byName = (label: Phrase) =>
		english(label.text) === 'Attacker’s die' ? say('Kronstadt Sailors') : label;
	const words = (throws: readonly Throw[], faces: readonly number[] = []) =>
		missingIn(two, throws, faces, byName).map((one) => t(one));
	expect(words([])).toEqual(['Kronstadt Sailors: 1 die still missing']);
	expect(words([faceOf('Attacker’s die', 4)])).toEqual([
		'Kronstadt Sailors 4',
		'Defender’s die: 1 die still missing'
	]);
	expect(words([faceOf('Attacker’s die', 4), faceOf('Defender’s die', 2)]).at(-1)).toBe(
		'not applied yet'
	);
	const shots = pool(
		6,
		6,
		{ from: 5, to: 6, word: 'hit', other: 'miss' },
		{ label: 'Small-arms fire', rule: 'Small arms firing' }
	);
	expect(missingIn(shots, [], [3, 4])[0]?.values).toMatchObject({ typed: 2, dice: 6 });
	expect(english(missingIn(shots, [faceOf('Shells', 4)], [])[0]?.text)).toBe(
		'The dice no longer fit'
	);
});

test('left open: it reads back as it was written, and nothing else reads', () => {
	const state = kromy();
	const open: LeftOpen = {
		...left(state),
		throws: [faceOf('Small-arms fire', 3)],
		missing: missingIn(null, [], []),
		after: '1'
	};
	expect(parseLeftOpen(JSON.parse(JSON.stringify(open)))).toEqual(open);
	for (const key of Object.keys(open)) {
		const broken = { ...open, [key]: { nonsense: [key] } };
		if (key === 'form' || key === 'filled') continue;
		expect(parseLeftOpen(broken), key).toBeNull();
	}
	expect(parseLeftOpen({ ...open, form: { a: { b: 1 } } })).toBeNull();
	const { after: _, ...earlier } = open;
	expect(parseLeftOpen(earlier)).toBeNull();
});

test('left open: the same resolution of others has a place of its own', () => {
	const { parties } = roll;
	const key = openKey(roll);
	expect(openKey({ ...roll, parties: { ...parties, target: unit('W2') } })).not.toBe(key);
	expect(openKey({ ...roll, parties: { ...parties, others: [unit('R2')] } })).not.toBe(key);
	for (const more of [{ officer: 'a' }, { officer: 'b' }, { part: 'guns' }] as const)
		expect(openKey({ ...roll, parties: { ...parties, ...more } })).not.toBe(key);
	const spottedBy = (officer: string) =>
		openKey({ ...roll, procedure: 'indirect-fire', parties: { ...parties, officer } });
	expect(spottedBy('a')).not.toBe(spottedBy('b'));
	expect(openKey({ ...roll, overruled: 'ambush' })).toBe(key);
});

test('left open: what the table fills in is a situation of its calculator', async () => {
	const state = kromy();
	const calculator = await calculatorBySlug('small-arms-fire');
	const form = { ...calculator!.initial, ...filledNow(state, roll) };
	expect(calculator!.resolve(bookIn(state), form).refused).toBeUndefined();
});
