import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { goto } from '$app/navigation';
import { cleanup, render } from 'vitest-browser-svelte';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { togetherRows } from '#lib/features/red-and-white/phase/owed-rows.ts';
import OwedBlock from '#lib/features/red-and-white/phase/OwedBlock.svelte';
import TogetherScreen from '#lib/features/red-and-white/together/TogetherScreen.svelte';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { readKept } from '#lib/session/remembered.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { procedure } from '../../../rules/red-and-white/engine/rolls.ts';
import { opened } from './opened.ts';

const NAMES = {
	R1: '6th Latvian Rifles',
	R2: '5th Zemgale Latvian Rifles',
	R3: 'Latvian Machine Guns',
	R5: 'Kronstadt Sailors',
	R6: '1st Moscow Workers'
} as const;
type Label = keyof typeof NAMES;

/** Units that lost a figure stand in the grid of phase 7. */
const grid = async (...hit: readonly Label[]): Promise<LiveBattle> => {
	const first = firstLine('Kromy');
	const id = crypto.randomUUID();
	await createJournal(battleJournal(id, [first]));
	const battle = new LiveBattle(id);
	await battle.load();
	const commands: readonly Command[] = [
		...hit.map((label): Command => ({ type: 'loseFigures', unit: unit(label), figures: 1 })),
		{ type: 'setClock', to: { round: 1, turn: 'white', phase: 7 } }
	];
	for (const command of commands) await battle.do(command);
	await render(TogetherScreen, { battle, procedure: procedure('unit-morale') });
	return battle;
};
const rows = () => page.getByRole('list', { name: 'Rolls' }).getByRole('listitem');
const row = (label: Label) => rows().filter({ hasText: NAMES[label] });
const missing = (n: number) => page.getByText(`Missing: ${n}`, { exact: true });
/** The number that somebody shouts: his row, then the key. */
const shouts = async (label: Label, face: number): Promise<void> => {
	await row(label).getByRole('button').click();
	await page
		.getByRole('group', { name: new RegExp(`of ${NAMES[label]} shows$`) })
		.getByRole('button', { name: new RegExp(`^${face}`) })
		.click();
};

test('numbers come in any order; who is missing is marked until all are in, and no row moves', async () => {
	const battle = await grid('R1', 'R3', 'R5', 'R6');
	await expect.element(missing(4)).toBeVisible();
	const top = rows().first().element().getBoundingClientRect().top;
	expect(row('R1').element().querySelector('[aria-current]')).not.toBeNull();

	await shouts('R5', 6);
	await expect.element(row('R5').getByText('Failed')).toBeVisible();
	await expect.element(missing(3)).toBeVisible();
	expect(row('R5').element().textContent).not.toContain('missing');

	await shouts('R3', 1);
	await expect.element(row('R3').getByText('Passed')).toBeVisible();
	await shouts('R1', 2);
	// The row that is open goes on to whoever is missing: a commissar, then his unit.
	await expect.element(missing(1)).toBeVisible();
	expect(row('R6').element().textContent).toContain('missing');
	expect(rows().first().element().getBoundingClientRect().top, 'nothing moves').toBe(top);
	await shouts('R6', 5);
	await expect.element(missing(1)).toBeVisible();
	await shouts('R6', 3);
	await expect.element(page.getByText('All rolls are in.')).toBeVisible();

	await page.getByRole('button', { name: 'Write down 4' }).click();
	await expect.element(page.getByText('Nobody owes this test now.')).toBeVisible();
	await expect
		.poll(() => vi.mocked(goto).mock.lastCall?.[0])
		.toMatch(new RegExp(`/battles/${battle.id}$`));
	const marks = (label: Label) => battle.state.units[unit(label)]!;
	expect(marks('R5').marks).toContain('falling_back');
	expect(marks('R1').marks).not.toContain('falling_back');
	expect(['R1', 'R3', 'R5', 'R6'].every((label) => marks(label as Label).moraleTested)).toBe(true);
});

test('a number is corrected and taken back; only those that are in are written, the others stay', async () => {
	const battle = await grid('R1', 'R3', 'R5');
	await shouts('R3', 6);
	await expect.element(row('R3').getByText('Failed')).toBeVisible();
	await shouts('R3', 2);
	await expect.element(row('R3').getByText('Passed')).toBeVisible();
	await shouts('R5', 6);
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect.element(missing(2)).toBeVisible();
	await page.getByRole('button', { name: 'Write down 1' }).click();
	await expect.element(row('R3')).not.toBeInTheDocument();
	expect(rows().elements()).toHaveLength(2);
	expect(battle.state.units[unit('R3')]?.moraleTested).toBe(true);
	expect(battle.state.units[unit('R5')]?.moraleTested).toBe(false);
});

test('where all stand near their leader, nothing is rolled: they are written down as they are', async () => {
	const battle = await opened();
	await render(TogetherScreen, { battle, procedure: procedure('leadership') });
	const roll = page.getByRole('button', { name: 'Roll for all' });
	await expect.element(roll).toBeDisabled();
	for (const officer of ['Ieronim Uborevich', 'Pavel Dybenko']) {
		await expect.element(page.getByRole('button', { name: /^Write down/ })).not.toBeInTheDocument();
		await page
			.getByRole('radiogroup', { name: `All units of ${officer}` })
			.getByText('to 12″')
			.click();
	}
	await expect.element(roll).not.toBeInTheDocument();
	const write = page.getByRole('button', { name: /^Write down \d+/ });
	await expect.element(write).toHaveTextContent('nobody needs to roll');
	await write.click();
	await expect.poll(() => battle.state.units[unit('R1')]?.marks).toContain('led');
});

test('with no distance told nobody has rolled for leadership yet', async () => {
	const battle = await opened();
	await render(TogetherScreen, { battle, procedure: procedure('leadership') });
	const rolled = page.getByRole('button', { name: 'They rolled' });
	await expect.element(rolled).toBeDisabled();
	await page
		.getByRole('radiogroup', { name: /^All units of .*Dybenko/ })
		.getByText('to 24″')
		.click();
	await expect.element(rolled).toBeEnabled();
});

test('who has left the screen while it was being written is led nowhere', async () => {
	const battle = await grid('R1');
	await shouts('R1', 2);
	vi.mocked(goto).mockClear();
	const keep = battle.do.bind(battle);
	const held = Promise.withResolvers<undefined>();
	vi.spyOn(battle, 'do').mockImplementation(async (command) => {
		await held.promise;
		return keep(command);
	});
	const said = vi.spyOn(console, 'warn');
	await page.getByRole('button', { name: /^Write down/ }).click();
	await cleanup();
	held.resolve(undefined);
	await expect.poll(() => battle.state.units[unit('R1')]!.rolled).toContain('unit-morale');
	await new Promise((done) => setTimeout(done, 50));
	expect(goto).not.toHaveBeenCalled();
	expect(said).not.toHaveBeenCalled();
});

test('where a commissar may quarrel before the test, his die is named: what it may bring is not what the unit needs', async () => {
	await grid('R1', 'R6');
	await expect.element(row('R6').getByText('Commissar', { exact: true })).toBeVisible();
	expect(row('R6').element().textContent).not.toContain('on 0');
	await shouts('R6', 3);
	await expect.element(row('R6').getByText('5 or less')).toBeVisible();
});

test('with large letters a distance that is told leaves the name of the unit as it stands, and its keys where they are', async () => {
	const root = document.documentElement.style;
	root.fontSize = '150%';
	await page.viewport(360, 640);
	try {
		const battle = await opened();
		await render(TogetherScreen, { battle, procedure: procedure('leadership') });
		const group = page.getByRole('radiogroup', { name: `${NAMES.R2} from its leader` });
		await expect.element(group).toBeVisible();
		const name = group.element().parentElement!.querySelector('b')!;
		const tall = () => [name, group.element()].map((one) => one.getBoundingClientRect().height);
		const gap = () =>
			group.element().getBoundingClientRect().top - name.getBoundingClientRect().top;
		const before = [...tall(), gap()];
		await group.getByText('to 24″').click();
		await expect.element(group.element().parentElement!).toHaveTextContent('9 or less');
		expect([...tall(), gap()]).toEqual(before);
	} finally {
		root.fontSize = '';
		await page.viewport(414, 896);
	}
});

test('rolls that were entered and not written down are told where the test is owed, on the next start, too', async () => {
	const battle = await grid('R1', 'R3', 'R5');
	const told = () => togetherRows(battle, battle.owed)[0]?.hint;
	expect(told()).toBe('rolls in any order, or the app rolls');
	await shouts('R5', 6);
	await shouts('R1', 2);
	expect(told()).toBe('2 entered, not yet written down');
	await cleanup();
	const { unmount } = await render(OwedBlock, { battle, short: true });
	await expect.element(page.getByText('2 entered, not yet written down')).toBeVisible();
	await unmount();
	await expect.poll(() => readKept(`together:${battle.id}:unit-morale`)).toBeDefined();
	sessionStorage.clear();
	expect(told()).toBe('rolls in any order, or the app rolls');
	const later = new LiveBattle(battle.id);
	await later.load();
	expect(togetherRows(later, later.owed)[0]?.hint).toBe('2 entered, not yet written down');
});
