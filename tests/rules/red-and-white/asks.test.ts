import { describe, expect, it } from 'vitest';
import { asksOf, isGiven } from '#lib/kernel/sheet/asks.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { PROCEDURES } from '#lib/rules/red-and-white/procedures/all.ts';
import { bookOf, defaultBook } from '#lib/rules/red-and-white/book.ts';
import { t } from '#lib/words/t.ts';
import { english } from '../../english.ts';
import { kromy, unit } from './engine/battles.ts';
import { at, mark } from './engine/acts.ts';
import { filled, procedure } from './engine/rolls.ts';

const opened = (slug: string, more: Form = {}): Form => {
	const of = procedure(slug);
	return fitted(of, defaultBook, { ...of.initial, ...more });
};
const asked = (slug: string, more: Form = {}): readonly string[] =>
	asksOf(procedure(slug), defaultBook, opened(slug, more)).map(({ label }) => english(label));

describe('what only the eye can tell is asked, and nothing is assumed in silence', () => {
	it.each([
		['small-arms-fire', {}, ['Range', 'Cover']],
		['attacking-fire', {}, ['Range', 'Cover']],
		['artillery', {}, ['Range', 'Cover']],
		['armoured-car-fire', {}, ['Range', 'Cover']],
		['movement', {}, ['Ground']],
		['movement', { mover: 'cavalry' }, ['Ground', 'Charging']],
		['movement', { mover: 'cavalry', back: true }, ['Ground']],
		['movement', { mover: 'train' }, []],
		['movement', { mover: 'tank' }, []],
		['movement', { mover: 'officer' }, []],
		['movement', { mover: 'armoured_car' }, ['Ground']],
		['melee', {}, ['Approach', 'Where he stands']],
		['melee', { defender: 'tank' }, ['Approach']],
		['leadership', {}, ['His distance']],
		['leadership', { cinc: 'ok' }, ['His distance', 'Distance of the C-in-C']],
		['leadership', { leader: 'none', cinc: 'ok' }, ['Distance of the C-in-C']],
		['leadership', { leader: 'second' }, []],
		['leadership', { ledHeroically: true, cinc: 'ok' }, []],
		['indirect-fire', {}, ['From the battery']],
		['bombardment', {}, ['Distance to its edge', 'Ground']],
		['bombardment', { mover: 'cavalry' }, ['Distance to its edge', 'Ground', 'Charging']],
		['bombardment', { rolled: 7 }, ['Distance to its edge']],
		['petrol-bombs', { attacker: 'tank' }, ['Stands within 1″ of the tank']],
		['petrol-bombs', {}, []],
		['launch-boats', {}, ['Boats launched']],
		['icebreaker', {}, ['Ice number of the section']],
		['unit-morale', {}, []]
	] as const)('%s %j', (slug, form, labels) => {
		expect(asked(slug, form)).toEqual(labels);
	});

	it.each([
		[true, 'Charged last turn'],
		[false, undefined]
	])(
		'Cavalry: why it may not charge stands beside the answer (charged: %s)',
		(chargedLastTurn, why) => {
			const form = opened('movement', { mover: 'cavalry', chargedLastTurn });
			const [, charging] = asksOf(procedure('movement'), defaultBook, form);
			expect(charging?.options.map(({ effect }) => effect && english(t(effect)))).toEqual([
				undefined,
				why
			]);
		}
	);

	it('Additional rules: a ship is asked about its river where they are used', () => {
		const book = bookOf({ options: { ships_and_ice: 'used' } });
		const of = procedure('movement');
		const ship = (water: Form) =>
			asksOf(of, book, fitted(of, book, { ...of.initial, mover: 'ship', ...water })).map(
				({ label, options, at }) => [english(label), options.length, at]
			);
		expect(ship({})).toEqual([['The river', 5, 0]]);
		expect(ship({ river: 'thin_ice', channel: true })).toEqual([['The river', 5, 2]]);
		expect(asked('movement', { mover: 'ship' })).toEqual([]);
	});

	it('CLAIMING COVER (R59): at point blank nobody is asked about a cover that does not count there', () => {
		const covers = (slug: string, more: Form, R59 = 'shooter_only'): readonly string[] => {
			const of = procedure(slug);
			const book = bookOf({ readings: { R59 } });
			const asks = asksOf(of, book, fitted(of, book, { ...of.initial, ...more }));
			return asks.at(-1)?.options.map(({ label }) => t(label)) ?? [];
		};
		const all = ['Open', 'In cover', 'Claimed'];
		const two = ['Open', 'In cover'];
		expect(covers('attacking-fire', {})).toEqual(two);
		expect(covers('small-arms-fire', { band: 'point_blank' })).toEqual(two);
		expect(covers('armoured-car-fire', { band: 'point_blank' })).toEqual(two);
		expect(covers('artillery', { gun: 'field', distance: 12 })).toEqual(two);
		expect(covers('artillery', { gun: 'field', distance: 13 })).toEqual(all);
		expect(covers('artillery', { gun: 'field', mode: 'indirect', distance: 12 })).toEqual(all);
		expect(covers('small-arms-fire', {})).toEqual(all);
		expect(covers('small-arms-fire', { band: 'point_blank', cover: 'claimed' })).toEqual(all);
	});

	it('MOVEMENT: what a road is worth to an armoured car is told by either table', () => {
		const road = (movement: string): string | undefined => {
			const of = procedure('movement');
			const book = bookOf({ options: { movement } });
			const form = fitted(of, book, { ...of.initial, mover: 'armoured_car' });
			const effect = asksOf(of, book, form)[0]?.options.at(-1)?.effect;
			return effect && t(effect);
		};
		expect(road('variable')).toBe('+3D6');
		expect(road('alternate')).toBe('+11″');
	});

	it('MELEE: a tank that attacks breaks the wire, so nobody is asked about it', () => {
		const approach = (more: Form): readonly string[] => {
			const of = procedure('melee');
			const [ask] = asksOf(of, defaultBook, opened('melee', more));
			return ask?.options.map(({ label }) => t(label)) ?? [];
		};
		expect(approach({ attackInfantry: 1, attackTanks: 1 })).toEqual([
			'From the front',
			'Flank or rear'
		]);
		expect(approach({ defender: 'tank' })).toHaveLength(4);
	});

	it('what a line of the battle calls for is known from it, and opens on its dice', () => {
		const called = [...PROCEDURES.values()].filter(({ calledFor }) => calledFor);
		expect(called.length).toBeGreaterThan(8);
		for (const { slug, asks } of called) expect(asks, slug).toBeDefined();
	});

	it('every answer is the one at which the situation then stands', () => {
		for (const [slug, more] of [
			['small-arms-fire', {}],
			['small-arms-fire', { hmg: 1, lmg: 1 }],
			['artillery', {}],
			['artillery', { gun: 'light' }],
			['artillery', { directOnly: true }],
			['movement', { mover: 'cavalry' }],
			['melee', { attackInfantry: 2 }],
			['leadership', { cinc: 'ok' }],
			['leadership', { cinc: 'ok', cincCharacter: 'efficient', cincCovered: true }],
			['indirect-fire', { interventionist: true }],
			['bombardment', { mover: 'cavalry' }],
			['bombardment', { rolled: 7.5 }],
			['petrol-bombs', { attacker: 'tank' }],
			['launch-boats', {}],
			['icebreaker', {}]
		] as const) {
			const of = procedure(slug);
			const form = opened(slug, more);
			asksOf(of, defaultBook, form).forEach((ask, nth) =>
				ask.options.forEach(({ set }, place) => {
					const then = fitted(of, defaultBook, { ...form, ...set });
					expect(asksOf(of, defaultBook, then)[nth]?.at, `${slug} ${place}`).toBe(place);
				})
			);
		}
	});

	it('Ranges: with two kinds of weapon a line says only what sets one apart, so that it stays a line', () => {
		const lines = (form: Form) =>
			asksOf(
				procedure('small-arms-fire'),
				defaultBook,
				opened('small-arms-fire', form)
			)[0]!.options.map(({ label, effect }) => [t(label), effect ? t(effect) : '']);
		expect(lines({ hmg: 1 })).toEqual([
			['0″–4″', ''],
			['4″–8″', 'machine guns +1'],
			['8″–12″', ''],
			['12″–16″', 'rifles −1'],
			['16″–18″', ''],
			['18″–24″', 'rifles do not reach']
		]);
		expect(lines({})).toEqual([
			['Point blank', 'to 4″'],
			['Normal', 'to 12″'],
			['Long', 'to 18″']
		]);
	});

	it('what the table has recorded is not asked again', () => {
		const parties = { unit: unit('R1'), target: unit('W1') };
		const known = (slug: string, ...commands: readonly Command[]): readonly string[] =>
			procedure(slug).knows?.(kromy(...commands), parties) ?? [];
		expect(known('small-arms-fire', at('red', 2))).toEqual([]);
		expect(known('small-arms-fire', mark('W1', 'in_cover'), at('red', 2))).toEqual(['cover']);
		// CLAIMING COVER: whether the target saw whoever fires only the eye can tell.
		const claimed = [at('white', 3), mark('W1', 'claimed_cover'), at('red', 2)] as const;
		for (const slug of ['small-arms-fire', 'artillery'])
			expect(known(slug, ...claimed)).toEqual([]);
		expect(known('melee', mark('W1', 'in_defences'))).toEqual(['defences']);
		const contact: readonly Command[] = [
			at('red', 3),
			mark('R1', 'moved'),
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
			at('red', 5)
		];
		expect(known('attacking-fire', ...contact)).toEqual(['band']);
		// In contact it fires at point blank.
		const form = filled(kromy(...contact), 'attacking-fire', parties);
		expect(opened('attacking-fire', form)['band']).toBe('point_blank');
	});

	it('Leadership: an officer who stands with the unit is not measured; shells that fall on it are at no distance', () => {
		const parties = { unit: unit('R6'), target: null };
		const knows = (slug: string, ...commands: readonly Command[]): readonly string[] =>
			procedure(slug).knows?.(kromy(...commands), parties) ?? [];
		const officer = kromy().units[unit('R6')]?.officer ?? '';
		expect(knows('leadership')).toEqual([]);
		const joins: Command = { type: 'joinUnit', officer, unit: unit('R6') };
		expect(knows('leadership', joins)).toEqual([]);
		expect(knows('leadership', joins, at('white', 1))).toEqual(['distance']);
		const shelled: readonly Command[] = [
			at('white', 2),
			{
				type: 'placeArea',
				area: {
					...{ battery: unit('W7'), squares: 3, where: 'orchard' },
					placed: { round: 1, turn: 'white', phase: 2 },
					...{ edge: [], inside: [], tested: [] }
				}
			}
		];
		const enters = (where: 'edge' | 'inside'): Command => ({
			...{ type: 'enterArea', battery: unit('W7'), unit: unit('R6'), where }
		});
		expect(knows('bombardment', ...shelled, enters('edge'))).toEqual([]);
		expect(knows('bombardment', ...shelled, enters('inside'))).toEqual(['distanceToArea']);
	});

	it('Officers’ character: while it is covered, nobody is told by the lines how far his orders reach', () => {
		const lines = (character: string) =>
			asksOf(
				procedure('leadership'),
				defaultBook,
				opened('leadership', { character, leaderCovered: true, distance: 12 })
			);
		expect(lines('efficient')).toEqual(lines('normal'));
	});

	it('MELEE: wire and the flank, each alone or both, have an answer each', () => {
		const [approach] = asksOf(procedure('melee'), defaultBook, opened('melee'));
		const pairs = approach?.options.map(({ set }) => [set['flankOrRear'], set['wire']]);
		expect(pairs).toEqual([
			[false, false],
			[true, false],
			[false, true],
			[true, true]
		]);
		// Who falls back is attacked in the rear anyhow.
		const [back] = asksOf(procedure('melee'), defaultBook, opened('melee', { fallingBack: true }));
		expect(back?.options.map(({ set }) => set['wire'])).toEqual([false, true]);
	});

	it('RELIGIOUS INSPIRATION; COMMISSARS: nobody is asked for a figure of the other side', () => {
		const melee = procedure('melee');
		const halves = (attacker: string, defender: string) => {
			const parties = { unit: unit(attacker), target: unit(defender) };
			const form = { ...melee.initial, ...melee.fill(kromy(), parties) };
			const groups = melee.groups(defaultBook, form);
			const rows = groups.flatMap((group) => ('rows' in group ? group.rows : []));
			const fields = groups.flatMap((group) => ('fields' in group ? group.fields : []));
			return {
				priest: rows
					.filter(({ label }) => english(label) === 'Priest')
					.map(({ left, right }) => [left?.key, right?.key]),
				commissar: fields.flatMap(({ key }) => (key.endsWith('Commissar') ? [key] : []))
			};
		};
		expect(halves('R1', 'W2')).toEqual({
			priest: [[undefined, 'defenderPriest']],
			commissar: ['attackerCommissar']
		});
		expect(halves('W2', 'R1')).toEqual({
			priest: [['attackerPriest', undefined]],
			commissar: ['defenderCommissar']
		});
	});

	it.each(['small-arms-fire', 'unit-morale', 'suppression', 'armoured-car-fire'])(
		'%s: nor is who fires or tests asked for one',
		(slug) => {
			const of = procedure(slug);
			const asks = (label: string) => {
				const parties = { unit: unit(label), target: null };
				const form = { ...of.initial, ...of.fill(kromy(), parties) };
				return of
					.groups(defaultBook, form)
					.flatMap((group) => ('fields' in group ? group.fields.map(({ key }) => key) : []))
					.join();
			};
			expect(asks('R1')).not.toMatch(/priest/);
			expect(asks('R1')).toMatch(/commissar/);
			expect(asks('W2')).not.toMatch(/commissar/);
		}
	);

	it('it is given only once every field of it is', () => {
		const [approach] = asksOf(procedure('melee'), defaultBook, opened('melee'));
		expect(isGiven(approach!, ['wire'])).toBe(false);
		expect(isGiven(approach!, ['wire', 'flankOrRear'])).toBe(true);
	});
});
