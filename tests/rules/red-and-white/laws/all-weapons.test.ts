import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, it } from 'vitest';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { bandsIn, rangeChoice } from '#lib/rules/red-and-white/procedures/fire/fire-range.ts';
import type { Band } from '#lib/rules/red-and-white/types.ts';
import {
	mayFireSo,
	smallArmsFire,
	volleys,
	type SmallArms
} from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { bookOf, defaultBook } from '#lib/rules/red-and-white/book.ts';
import { after, kromy, unit } from '../engine/battles.ts';
import { t } from '#lib/words/t.ts';
import { book, heroic, neverFewer, RUNS, small } from './measure.ts';
import { fill } from '../engine/rolls.ts';

const OPEN = { cover: 'none', saves: false, figures: 40 } as const;
const fire = (change: Partial<SmallArms>): SmallArms => ({
	rifleStands: 0,
	lmg: 0,
	hmg: 0,
	vehicleMg: 0,
	band: 'normal',
	target: OPEN,
	...change
});
const band = fc.constantFrom<Band | 'out'>('point_blank', 'normal', 'long', 'out');

it('Ranges: 14 inches are long for rifles and normal for heavy guns, each throw with its own need', () => {
	const mixed = fire({ rifleStands: 4, lmg: 1, hmg: 1, bands: { rifle: 'long', lmg: 'long' } });
	expect(volleys(book, mixed)).toEqual([
		{ label: 'Heavy machine guns', band: 'normal', dice: 3 },
		{ label: 'Small-arms fire, long range', band: 'long', dice: 6 }
	]);
	const dist = chances(smallArmsFire(book, mixed));
	// 3 dice on 5 or 6, 6 dice on the 6 alone.
	expect(meanOf(dist, ({ casualties }) => casualties).equals(new Fraction(2))).toBe(true);
	expect(
		chanceOf(dist, ({ casualties }) => casualties === 0).equals(
			new Fraction(2, 3).pow(3)!.mul(new Fraction(5, 6).pow(6)!)
		)
	).toBe(true);
});

it('Small arms firing: with all weapons in one band the throw is the one it always was', () => {
	fc.assert(
		fc.property(
			small(4),
			small(1),
			small(1),
			fc.constantFrom<Band>('point_blank', 'long'),
			(rifleStands, lmg, hmg, at) => {
				const one = fire({ rifleStands, lmg, hmg, band: at });
				const said = fire({
					rifleStands,
					lmg,
					hmg,
					band: 'normal',
					bands: { rifle: at, lmg: at, hmg: at }
				});
				expect(volleys(book, said)).toEqual(volleys(book, one));
				expect(volleys(book, one).length).toBe(rifleStands + lmg + hmg > 0 ? 1 : 0);
			}
		),
		RUNS
	);
});

it('Small arms firing: one loss for all weapons, by brute force over single fires', () => {
	fc.assert(
		fc.property(
			small(3),
			small(1),
			small(1),
			small(2),
			band,
			band,
			band,
			heroic,
			(rifleStands, lmg, hmg, shells, a, b, c, leads) => {
				const all = fire({
					rifleStands,
					lmg,
					hmg,
					shells,
					heroic: leads,
					bands: { rifle: a, lmg: a, hmg: b, light_gun: c }
				});
				if (!mayFireSo(book, all).ok) return;
				const mean = (change: Partial<SmallArms>) => {
					const alone = fire({ heroic: leads, bands: all.bands!, ...change });
					return mayFireSo(book, alone).ok
						? meanOf(chances(smallArmsFire(book, alone)), ({ casualties }) => casualties)
						: new Fraction(0);
				};
				const sum = mean({ rifleStands })
					.add(mean({ lmg }))
					.add(mean({ hmg }))
					.add(mean({ shells }));
				const whole = meanOf(chances(smallArmsFire(book, all)), ({ casualties }) => casualties);
				expect(whole.equals(sum)).toBe(true);
			}
		),
		RUNS
	);
});

it('Claiming cover: no weapon does better against cover, and half of all hits together is settled once', () => {
	const mixed = (cover: SmallArms['target']['cover'], bands: SmallArms['bands']) =>
		smallArmsFire(
			book,
			fire({ rifleStands: 2, hmg: 1, bands: bands!, target: { ...OPEN, cover } })
		).map(({ casualties }) => casualties);
	const bands = { rifle: 'normal', hmg: 'point_blank' } as const;
	neverFewer(mixed('terrain', bands), mixed('claimed', bands));
	neverFewer(mixed('claimed', bands), mixed('none', bands));
	// R18: two single hits of two weapons make one whole hit and no odd one.
	const two = smallArmsFire(
		book,
		fire({
			rifleStands: 1,
			hmg: 1,
			heroic: 2,
			bands: { rifle: 'point_blank', hmg: 'long' },
			target: { ...OPEN, cover: 'terrain' }
		})
	);
	for (const { value } of chances(two).outcomes)
		expect(value.odd === null).toBe(value.hits % 2 === 0);
});

it('Saving throw (R20): crews that save against small arms only take the shells unsaved', () => {
	const strict = bookOf({ options: {}, readings: { R20: 'small_arms_only' }, numbers: {} });
	const crew = fire({ rifleStands: 2, shells: 2, target: { ...OPEN, saves: true } });
	const lost = (of: typeof book) => smallArmsFire(of, crew).map(({ casualties }) => casualties);
	neverFewer(lost(defaultBook), lost(strict));
	const mean = meanOf(chances(lost(strict)), (n) => n);
	// 2 dice at 1/3, half of them saved; 2 shells at 1/5.
	expect(mean.equals(new Fraction(1, 3).add(new Fraction(2, 5)))).toBe(true);
});

it('Ranges: one choice says the band of every weapon', async () => {
	const calculator = (await calculatorBySlug('small-arms-fire'))!;
	const form = { ...calculator.initial, rifleStands: 4, lmg: 1, hmg: 1 };
	const { options } = rangeChoice(book, form, false);
	expect(options.map(({ value, label }) => [value, t(label)])).toEqual([
		['point_blank', '0″–4″'],
		['to:8', '4″–8″'],
		['normal', '8″–12″'],
		['to:16', '12″–16″'],
		['long', '16″–18″'],
		['to:24', '18″–24″']
	]);
	expect(bandsIn(book, { ...form, band: 'to:16' }).bands).toMatchObject({
		rifle: 'long',
		hmg: 'normal'
	});
	expect(bandsIn(book, { ...form, band: 'to:24' }).bands).toMatchObject({
		rifle: 'out',
		hmg: 'long'
	});
	expect(rangeChoice(book, { ...form, hmg: 0 }, false).options.map(({ value }) => value)).toEqual([
		'point_blank',
		'normal',
		'long'
	]);
});

it('Artillery: a light section fires with its unit, by the gunners left; in attacking fire it is silent', () => {
	const state = kromy({ type: 'setClock', to: { round: 1, turn: 'white', phase: 2 } });
	const shells = (at: typeof state, slug: string, who: string) =>
		fill(at, slug, { unit: at.units[unit(who)]!, target: null })['shells'];
	expect(shells(state, 'small-arms-fire', 'W5')).toBe(4);
	const place = state.units[unit('W5')]!.attached.findIndex(({ kind }) => kind === 'light_gun');
	const worn = after(state, { type: 'setAttached', unit: unit('W5'), place, left: 1 });
	expect(shells(worn, 'small-arms-fire', 'W5')).toBe(2);
	expect(shells(state, 'small-arms-fire', 'W9')).toBe(2);
	const attack = after(state, { type: 'setClock', to: { round: 1, turn: 'white', phase: 5 } });
	expect(shells(attack, 'attacking-fire', 'W5')).toBe(0);
	expect(shells(attack, 'attacking-fire', 'W9')).toBe(2);
});

it('Armoured cars: all weapons of a unit, those that can hurt it, each hit with its saving throw', async () => {
	const calculator = (await calculatorBySlug('armoured-car-fire'))!;
	const mean = (form: object) => {
		const resolved = calculator.resolve(book, { ...calculator.initial, arms: 'all', ...form });
		if (resolved.refused) return null;
		const draw = resolved.resolution.draw as Draw<{ unsaved: number }>;
		return meanOf(chances(draw), ({ unsaved }) => unsaved).toFraction();
	};
	// 3 dice of the heavy gun on 5 or 6 at normal range, half of them saved; rifles do nothing there.
	expect(mean({ rifleStands: 4, lmg: 0, hmg: 1, band: 'normal' })).toBe('1/2');
	// Point blank: 4 + 3 dice on 4 or more, half of them saved.
	expect(mean({ rifleStands: 4, lmg: 0, hmg: 1, band: 'point_blank' })).toBe('7/4');
	// At 14 inches the heavy gun is at normal range, and alone.
	expect(mean({ rifleStands: 4, lmg: 1, hmg: 1, band: 'to:16' })).toBe('1/2');
	expect(mean({ rifleStands: 4, lmg: 1, hmg: 0, band: 'long' })).toBeNull();
	// As it was before all could be told: one kind, its dice.
	const { resolution } = calculator.resolve(book, {
		weapon: 'hmg',
		band: 'normal',
		dice: 3,
		other: 0,
		hits: 0
	}) as { resolution: { draw: Draw<{ unsaved: number }> } };
	expect(meanOf(chances(resolution.draw), ({ unsaved }) => unsaved).toFraction()).toBe('1/2');
});
