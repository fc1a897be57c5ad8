import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import PackageSheet from '#lib/features/red-and-white/forces/packages/PackageSheet.svelte';
import { packageNotes } from '#lib/features/red-and-white/forces/packages/said.ts';
import type { Package } from '#lib/rules/red-and-white/index.ts';

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
