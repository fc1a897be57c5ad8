import { describe, expect, it } from 'vitest';
import { bombardmentModifier } from '#lib/rules/red-and-white/rules/fire/bombardment.ts';
import { meleeWorth, type Line } from '#lib/rules/red-and-white/rules/melee.ts';
import { BOOK, bookOf, defaultBook } from '#lib/rules/red-and-white/book.ts';
import { GUNS } from '#lib/rules/red-and-white/types.ts';

const numbered = (letter: string, last: number): string[] =>
	Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(2, '0')}`);

describe('rulings', () => {
	it('has every ruling and every gap once', () => {
		expect(BOOK.rulings.map(({ id }) => id).sort()).toEqual(
			[...numbered('R', 72), 'P01', ...numbered('G', 18), 'S01'].sort()
		);
	});

	it.each(BOOK.rulings)('$id $title: its keys are unique', (ruling) => {
		const keys = ruling.readings.map(({ key }) => key);
		expect(new Set(keys).size).toBe(keys.length);
		for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
	});

	it.each(BOOK.rulings)(
		'$id $title: more than one reading unless settled or a list of numbers',
		(ruling) => {
			if (ruling.kind === 'settled') expect(ruling.readings).toHaveLength(1);
			else if (!ruling.numbers) expect(ruling.readings.length).toBeGreaterThan(1);
			expect(ruling.readings.length).toBeLessThanOrEqual(4);
		}
	);

	it('marks every gap as a default of this app', () => {
		const gaps = BOOK.rulings.filter(({ id }) => id.startsWith('G'));
		expect(gaps.every(({ standing }) => standing === 'default of this app')).toBe(true);
	});

	it('proposes the guide reading of each', () => {
		expect(defaultBook.readings.R05).toBe('nearer_band');
		expect(defaultBook.readings.R18).toBe('odd_saved');
		expect(defaultBook.readings.P01).toBe('source_list');
	});

	it('finds a ruling by its number', () => {
		expect(BOOK.ruling('R43')?.section).toBe('Armoured cars');
		expect(BOOK.ruling('R99')).toBeUndefined();
	});
});

describe('numbers of the gaps', () => {
	it('have a path of their own each', () => {
		const paths = BOOK.numbers.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
	});

	it.each(BOOK.numbers)('$path: the default may be chosen', (number) => {
		expect(number.default).toBeGreaterThanOrEqual(number.min);
		expect(number.default).toBeLessThanOrEqual(number.max);
		if (number.choices) expect(number.choices.map(({ value }) => value)).toContain(number.default);
	});

	it('say which of them stand in the source', () => {
		const paths = BOOK.rulings
			.filter(({ id }) => id.startsWith('G'))
			.flatMap(({ numbers = [] }) => numbers)
			.flatMap(({ standing, path }) => (standing === 'source' ? [path] : []));
		expect(paths).toContain('army_broken.officers_test');
		expect(paths).not.toContain('army_broken.repeat');
	});

	it('cover the block of defaults', () => {
		expect(defaultBook.numbers).toMatchObject({
			'small_arms_bands.rifle.point_blank': 4,
			'small_arms_bands.rifle.normal': 12,
			'small_arms_bands.rifle.long': 18,
			'small_arms_bands.lmg.normal': 12,
			'small_arms_bands.hmg.point_blank': 8,
			'small_arms_bands.hmg.long': 24,
			'small_arms_bands.vehicle_mg.normal': 16,
			'morale_die.banner': -1,
			'morale_die.heroic': -1,
			'morale_die.heroic_committed': -2,
			'morale_die.commissar': -1,
			'morale_die.commissar_overrules': 1,
			'morale_die.priest': -1,
			'morale_die.priest_panics': 1,
			'morale_die.poor_quality': 1,
			'morale_die.bombardment_field': 0,
			'morale_die.bombardment_medium': 1,
			'morale_die.bombardment_heavy': 2,
			'good_chance.upto': 7,
			'priest_distracted.no_bonus_upto': 3,
			'priest_distracted.minus_upto': 5,
			'officer_failure.1': 1,
			'officer_failure.6': 6,
			'army_broken.test_modifier': 1,
			'army_broken.advance': 0,
			'army_broken.start_melee': 0,
			'army_broken.leadership_last_line': 1,
			'army_broken.repeat': 1,
			'army_broken.officers_test': 1,
			'attacking_fire.infantry': 0.5,
			'attacking_fire.dismounted_cavalry': 0.5,
			'attacking_fire.lmg': 1,
			'attacking_fire.tank': 1,
			'attacking_fire.hmg': 0,
			'attacking_fire.tchanka': 0,
			'attacking_fire.cavalry': 0,
			'attacking_fire.artillery': 0,
			'falling_back.phase_2_fire': 0,
			'falling_back.phase_4_fire': 1,
			'falling_back.advance': 0,
			'falling_back.start_melee': 0,
			'out_of_action_at_hits.armoured_car': 6,
			'out_of_action_at_hits.tank': 6,
			'out_of_action_at_hits.train': 5
		});
	});
});

it('Melee: the lines of the other list are the published ones', () => {
	const lubbers = bookOf({ readings: { P01: 'lubbers_list' } });
	const worth: Partial<Record<Line, number>> = {
		stands_lost: -1,
		suppressed: -1,
		raw: -1,
		no_leader: -1,
		flank_or_rear: -2,
		outnumbered_two: -2,
		outnumbered_three: -3,
		grenades: 1,
		cheka: 1
	};
	for (const [line, amount] of Object.entries(worth))
		expect(meleeWorth(lubbers, line as Line), line).toBe(amount);
});

it('Bombardment: the owner changes what the size of the guns adds; as printed none, 1 and 2', () => {
	expect(GUNS.map((gun) => bombardmentModifier(defaultBook, gun))).toEqual([null, 0, 1, 2]);
	const book = bookOf({ numbers: { 'morale_die.bombardment_heavy': 3 } });
	expect(bombardmentModifier(book, 'heavy')).toBe(3);
	expect(bombardmentModifier(book, 'light')).toBeNull();
});
