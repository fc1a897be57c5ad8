import { expect, test } from 'vitest';
import { columnsFor } from '#lib/ui/chances/columns.ts';

test('short words stand in one row', () => {
	expect(columnsFor(['Open', 'In cover', 'Claimed'])).toBe(3);
	expect(columnsFor(['Red', 'White', 'Green', 'Allied'])).toBe(4);
	expect(columnsFor(['1', '2', '3', '4', '5'])).toBe(5);
	expect(columnsFor(['0', '1', '2', '3', '4', '5', '6'])).toBe(4);
});

test('longer words make rows of equal length where they can', () => {
	expect(columnsFor(['Infantry', 'Cavalry', 'Machine guns', 'Artillery'])).toBe(2);
	expect(columnsFor(['Infantry', 'Dismounted', 'Machine gun', 'Train', 'Tank'])).toBe(3);
});

test('no part is alone in the last row when there is another way', () => {
	expect(columnsFor(['Infantry', 'Cavalry', 'Guns', 'Trains', 'Tanks'])).toBe(3);
	expect(columnsFor(['Dismounted', 'Machine-gunners', 'Artillerists'])).toBe(1);
	expect(columnsFor(['Interventionists', 'Guns', 'Trains', 'Tanks', 'Ships'])).toBe(2);
});

test('what fits nowhere stands below each other', () => {
	expect(columnsFor(['Freiwilligenmaschinengewehr', 'Rifle'])).toBe(1);
	expect(columnsFor(['Only'])).toBe(1);
	expect(columnsFor([])).toBe(1);
});

test('a soft hyphen is a place to break', () => {
	expect(columnsFor(['Interven\u00adtionists', 'Others', 'None'])).toBe(3);
});
