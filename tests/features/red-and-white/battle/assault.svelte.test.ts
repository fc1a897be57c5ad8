import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import AfterMove from '#lib/features/red-and-white/battle/AfterMove.svelte';
import BattleScreen from '#lib/features/red-and-white/battle/BattleScreen.svelte';
import type { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import MeleeScreen from '#lib/features/red-and-white/roll/MeleeScreen.svelte';
import UnitDeeds from '#lib/features/red-and-white/unit/UnitDeeds.svelte';
import UnitSheet from '#lib/features/red-and-white/unit/UnitSheet.svelte';
import { type Command, onTable, unitsOfCamp } from '#lib/rules/red-and-white/index.ts';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { rolls } from '../../../rules/red-and-white/engine/rolls.ts';
import type { MoraleResult } from '#lib/rules/red-and-white/rules/morale.ts';
import { opened } from './opened.ts';

const engage = (attacker: string, defender: string): Command => ({
	...{ type: 'engage', defender: unit(defender), attackers: [unit(attacker)] }
});
const moves = (label: string) => rolls('movement', { unit: unit(label), target: null });
const of = (battle: LiveBattle, label: string) => battle.state.units[unit(label)]!;
const quick = { type: 'quick', figures: 0, hits: 0, off: [], note: '' } as const;
const phase = (battle: LiveBattle): number => battle.state.clock.phase;

test('going past phase 6 asks first: a melee set up would be lost', async () => {
	const battle = await opened(at('red', 3), engage('R1', 'W1'));
	await render(BattleScreen, { battle });
	await page.getByRole('button', { name: '7 Morale' }).click();
	const question = page.getByRole('alert');
	await expect.element(question).toHaveTextContent('1 still owed. Close Movement anyway?');
	await expect.element(question).toHaveTextContent('6th Latvian Rifles against 1st Drozdovsky');
	expect(phase(battle)).toBe(3);
	await page.getByRole('button', { name: 'Close anyway' }).click();
	await expect.poll(() => phase(battle)).toBe(7);
	await expect.element(page.getByRole('button', { name: '7 Morale' })).toHaveFocus();
});

test('leaving phase 6 asks whom a unit attacks that charged and met nobody', async () => {
	const battle = await opened(at('red', 3), mark('R2', 'charged'), at('red', 6));
	await render(BattleScreen, { battle });
	await page.getByRole('button', { name: /^Next phase/ }).click();
	const whom = page.getByRole('alert').getByRole('link', { name: /5th Zemgale/ });
	await expect.element(whom).toHaveTextContent('in contact: with whom?');
	expect(whom.element().getAttribute('href')).toMatch(/target\/contact/);
	expect(phase(battle)).toBe(6);
});

test('right after a move the table asks with whom the unit is in contact, and no longer after the next act', async () => {
	const battle = await opened(at('red', 3));
	await render(BattleScreen, { battle });
	const whom = page.getByRole('link', { name: /^In contact with/ });
	expect((await battle.do(moves('R1')(battle.state))).ok).toBe(true);
	await expect.element(whom).toHaveTextContent('6th Latvian Rifles');
	await battle.do({ type: 'note', unit: null, text: 'rain' });
	await expect.element(whom).not.toBeInTheDocument();
});

test('right after a unit went back the table takes it off by one key, where that led over the edge', async () => {
	const battle = await opened({ type: 'loseFigures', unit: unit('W1'), figures: 1 }, at('red', 7));
	const failed = {
		form: { stands: 2 },
		until: ({ value }: { value: MoraleResult }) => !value.passed
	};
	const test = rolls('unit-morale', { unit: unit('W1') }, failed);
	expect(await battle.do(test(battle.state))).toMatchObject({ ok: true });
	await render(BattleScreen, { battle });
	const off = page.getByRole('button', { name: /^Off the table/ });
	expect((await battle.do(moves('W1')(battle.state))).ok).toBe(true);
	await expect.element(off).toHaveTextContent('1st Drozdovsky');
	await off.dblClick();
	await expect.poll(() => of(battle, 'W1').presence).toBe('off_table');
	await expect.element(off).not.toBeInTheDocument();
	expect(battle.refusal, 'two quick taps are one').toBeUndefined();
});

test('the same after a move that is entered by hand, on the sheet of the unit', async () => {
	const battle = await opened(at('red', 3));
	await render(UnitSheet, { battle, unit: of(battle, 'R1'), onclose: () => undefined });
	const whom = page.getByRole('link', { name: /^In contact with … 6th Latvian Rifles/ });
	await expect.element(page.getByRole('button', { name: 'Moved' })).toBeVisible();
	await expect.element(whom).not.toBeInTheDocument();
	await page.getByRole('button', { name: 'Moved' }).click();
	await expect.element(whom).toBeVisible();
	expect(whom.element().getAttribute('href')).toMatch(/target\/contact/);
	await battle.undo();
	await expect.element(whom).not.toBeInTheDocument();
	await battle.do({ ...quick, unit: unit('R1'), on: ['charged'] });
	await expect.element(whom).toBeVisible();
	await battle.do({ ...quick, unit: unit('R4'), on: ['moved'] });
	await expect
		.element(page.getByRole('link', { name: /^In contact with … \S/ }))
		.not.toBeInTheDocument();
});

test('“In contact with” stands before every act that a rule forbids', async () => {
	const battle = await opened(at('red', 3));
	await render(UnitDeeds, { battle, unit: of(battle, 'R1') });
	const contact = page.getByRole('link', { name: /^In contact with/ });
	await expect.element(contact).toBeVisible();
	const here = contact.element();
	await page.getByText(/^Not in phase 3: /).click();
	const forbidden = page.getByRole('button', { name: /^(Unit morale|Leadership|Small-arms)/ });
	expect(forbidden.elements().length).toBeGreaterThan(1);
	for (const one of forbidden.elements())
		expect(here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('“Who attacks” offers only who may; of the others it says why not, and the referee may allow it', async () => {
	const battle = await opened(at('red', 2), mark('R1', 'fired'), at('red', 3));
	await render(MeleeScreen, { battle, defender: of(battle, 'W1'), first: null });
	const offered = page.getByRole('group', { name: 'Who attacks' }).getByRole('button');
	await expect.element(offered.first()).toBeVisible();
	const names = () => offered.elements().map((one) => one.textContent);
	expect(names().join()).toContain('R2 5th Zemgale');
	expect(names().join()).not.toMatch(/6th Latvian Rifles|battery/i);

	await page.getByText(/^Why \d+ may not$/).click();
	const fired = page.getByRole('button', { name: /^R1 6th Latvian Rifles/ });
	await expect.element(fired).toHaveTextContent('fired');
	const wide = (one: Element) => one.getBoundingClientRect().width;
	expect(wide(fired.element()), 'a long name is not broken').toBeGreaterThan(
		wide(fired.element().parentElement!) - 1
	);
	await fired.click();
	await page.getByRole('button', { name: /^They are in contact/ }).click();
	await page.getByLabelText('Reason').fill('agreed');
	await page.getByRole('button', { name: 'Overrule, with a reason' }).click();
	await expect.poll(() => battle.state.contacts[0]?.attackers).toEqual([unit('R1')]);
});

test('“Who attacks” says of whoever is in contact with another enemy that it would leave him', async () => {
	const battle = await opened(at('red', 3), engage('R1', 'W1'));
	const screen = await render(MeleeScreen, { battle, defender: of(battle, 'W2'), first: null });
	const r1 = page.getByRole('button', { name: /^R1 6th Latvian Rifles/ });
	await expect.element(r1).toHaveTextContent('out of its melee with 1st Drozdovsky');
	await screen.rerender({ battle, defender: of(battle, 'W1'), first: null });
	await expect.element(r1).toHaveTextContent(/Rifles\s*16 figures$/);
});

test('“Who attacks” asks the rules once about each unit for one table, and about the referee only where that is shown', async () => {
	const battle = await opened(at('red', 2), mark('R1', 'fired'), at('red', 3));
	const would = vi.spyOn(battle, 'would');
	await render(MeleeScreen, { battle, defender: of(battle, 'W1'), first: null });
	const offered = page.getByRole('group', { name: 'Who attacks' }).getByRole('button');
	await expect.element(offered.first()).toBeVisible();
	const enemies = unitsOfCamp(battle.state, 'red').filter(onTable).length;
	expect(would).toHaveBeenCalledTimes(enemies);
	await offered.first().click();
	await expect.element(offered.first()).toHaveAttribute('aria-pressed', 'true');
	expect(would).toHaveBeenCalledTimes(enemies);
	const may = offered.elements().length;
	await page.getByText(/^Why \d+ may not$/).click();
	await expect.element(page.getByRole('button', { name: /^R1 6th Latvian Rifles/ })).toBeVisible();
	expect(would).toHaveBeenCalledTimes(enemies + (enemies - may));
});

test('“Before the dice” lists only who has something to do, and says what', async () => {
	const battle = await opened(at('red', 3), engage('R1', 'W1'));
	const screen = await render(MeleeScreen, { battle, defender: of(battle, 'W1'), first: null });
	await expect.element(page.getByRole('link', { name: /^To the table/ })).toBeVisible();
	await expect.element(page.getByText('Before the dice')).not.toBeInTheDocument();
	await battle.do(at('red', 5));
	await screen.rerender({ battle, defender: of(battle, 'W1'), first: null });
	await expect
		.element(page.getByRole('link', { name: /^Attacking fire: 6th Latvian Rifles/ }))
		.toHaveTextContent('in contact: may fire before the dice');
});

test('the key that fights a melee is there in phase 6 only; before, the way back says when', async () => {
	const battle = await opened(at('red', 3), engage('R1', 'W1'));
	const screen = await render(MeleeScreen, { battle, defender: of(battle, 'W1'), first: null });
	const fight = page.getByRole('link', { name: /^Fight the melee/ });
	await expect
		.element(page.getByRole('link', { name: /^To the table/ }))
		.toHaveTextContent('the melee is fought in phase 6');
	await expect.element(fight).not.toBeInTheDocument();
	await battle.do(at('red', 6));
	await screen.rerender({ battle, defender: of(battle, 'W1'), first: null });
	await expect.element(fight).toBeVisible();
});

test('a melee just set up takes no second tap of the finger that set it up', async () => {
	const battle = await opened(at('red', 6));
	await render(MeleeScreen, { battle, defender: of(battle, 'W1'), first: unit('R1') });
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	try {
		await page.getByRole('button', { name: /^They are in contact/ }).click();
		const fight = page.getByRole('link', { name: 'Fight the melee' });
		await expect.element(fight).toBeVisible();
		const takes = () => getComputedStyle(fight.element()).pointerEvents;
		expect(takes()).toBe('none');
		vi.runAllTimers();
		await expect.poll(takes).toBe('auto');
	} finally {
		vi.useRealTimers();
	}
});

test('beside the result of a move cover is claimed by one tap', async () => {
	const battle = await opened(mark('R1', 'led'), at('red', 3));
	await battle.do(moves('R1')(battle.state));
	const key = page.getByRole('button', { name: /^Claim cover/ });
	const screen = await render(AfterMove, { battle });
	await expect.element(page.getByRole('link', { name: /^In contact with/ })).toBeVisible();
	await expect.element(key).not.toBeInTheDocument();
	const onsaid = vi.fn();
	await screen.rerender({ battle, onsaid });
	await key.click();
	await expect.poll(() => of(battle, 'R1').marks).toContain('claimed_cover');
	expect(onsaid).toHaveBeenCalledOnce();
});

test('who has charged is offered contact, and no cover', async () => {
	const battle = await opened(mark('R2', 'led'), at('red', 3));
	await battle.do(mark('R2', 'charged'));
	await render(AfterMove, { battle, onsaid: vi.fn() });
	await expect.element(page.getByRole('link', { name: /^In contact with/ })).toBeVisible();
	await expect.element(page.getByRole('button', { name: /^Claim cover/ })).not.toBeInTheDocument();
});
