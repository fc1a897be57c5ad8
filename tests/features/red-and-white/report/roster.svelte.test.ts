import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import RosterRow from '#lib/features/red-and-white/report/RosterRow.svelte';
import { rosterSheets } from '#lib/rules/red-and-white/index.ts';
import { opened } from '../battle/opened.ts';

test('what the app adds to the morale die bears its sign on a roster sheet; a morale point is printed', async () => {
	const { state } = await opened();
	const units = rosterSheets(state).flatMap((sheet) => sheet.units);
	const shows = async (label: string): Promise<string> => {
		const row = units.find(({ unit }) => unit.unit.label === label)!;
		const shown = await render(RosterRow, { row });
		const said = page.getByRole('listitem').element().querySelector('.morale b')?.textContent ?? '';
		await shown.unmount();
		return said;
	};
	expect(await shows('R1')).toBe('−1\u2060°');
	expect(await shows('R7')).toBe('+1\u2060°');
	expect(await shows('R3')).toBe('0');
	expect(await shows('R9')).toBe('6');
});
