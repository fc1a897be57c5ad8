import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { addPackage } from '#lib/features/red-and-white/forces/packages/added.ts';
import PackageSheet from '#lib/features/red-and-white/forces/packages/PackageSheet.svelte';
import { packageNotes } from '#lib/features/red-and-white/forces/packages/said.ts';
import type { Force, Package } from '#lib/rules/red-and-white/index.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { PACKAGES } from '#lib/rules/red-and-white/scenarios/packages/all.ts';
import { LIMITS, parseForce } from '#lib/rules/red-and-white/scenarios/schema.ts';

test('a known command says who, when and where, and how surely; one tap takes it', async () => {
	const taken: Package[] = [];
	await render(PackageSheet, {
		open: true,
		first: 'allied',
		onclose: () => undefined,
		onchoose: (pack: Package) => taken.push(pack)
	});
	const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
	await expect
		.element(row('Dvina Column at Toulgas'))
		.toHaveTextContent('November 1918: Toulgas on the Dvina. Capt. Robert Boyd; 4 units');

	await page.getByText('Green', { exact: true }).click();
	await expect
		.element(row('Sochi Peasant Militia'))
		.toHaveTextContent('5 units, put together for the table');
	await expect.element(row('Dvina Column')).not.toBeInTheDocument();
	await row('Sochi Peasant Militia').click();
	expect(taken.map(({ key }) => key)).toEqual(['voronovich']);
	expect(taken.map(packageNotes)[0]).toMatch(
		/^January and February 1920: Adler, Sochi\. .* put together .* Source: Н\. В\. Воронович/
	);
});

test('its source is kept where the notes of the force have no room for it', () => {
	const [force] = EXAMPLE_FORCES as readonly [Force];
	const pack = PACKAGES.red[0]!;
	const source = `Source: ${pack.source}`;
	expect(addPackage(pack)({ ...force, notes: 'Autumn' }).notes).toMatch(/^Autumn\n/);
	expect(addPackage(pack)(force).notes).toContain(source);
	const full = { ...force, notes: 'x'.repeat(LIMITS.notes) };
	const after = addPackage(pack)(full);
	expect(after.notes).toBe(full.notes);
	expect(after.units.filter(({ notes }) => notes.includes(source))).toEqual([
		after.units[force.units.length]
	]);
	expect(parseForce(after)).toMatchObject({ ok: true });
});

test('of two commands whose units are called alike, each unit has a name of its own', () => {
	const [force] = EXAMPLE_FORCES as readonly [Force];
	const pack = PACKAGES.red[0]!;
	const add = addPackage(pack);
	const thrice = add(add(add(force))).units.map(({ name }) => name);
	expect(new Set(thrice).size).toBe(thrice.length);
	const [first] = add(force).units.slice(force.units.length);
	expect(thrice).toEqual(expect.arrayContaining([first!.name, `${first!.name} (2)`]));
});
