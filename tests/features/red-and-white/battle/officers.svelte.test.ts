import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import BattleScreen from '#lib/features/red-and-white/battle/BattleScreen.svelte';
import WaitingBlock from '#lib/features/red-and-white/phase/WaitingBlock.svelte';
import BoardScreen from '#lib/features/red-and-white/board/BoardScreen.svelte';
import BoardColumn from '#lib/features/red-and-white/board/BoardColumn.svelte';
import { columnsOf, firstOwed } from '#lib/features/red-and-white/board/columns.ts';
import UnitDeeds from '#lib/features/red-and-white/unit/UnitDeeds.svelte';
import BattleCalculator from '#lib/features/red-and-white/roll/BattleCalculator.svelte';
import OfficersScreen from '#lib/features/red-and-white/people/OfficersScreen.svelte';
import { at, lose, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { PROCEDURES } from '#lib/rules/red-and-white/procedures/all.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from './opened.ts';

const LED = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9'].map((label) =>
	mark(label, 'led')
);

test('once all have rolled, phase 1 says how many officers have still to move', async () => {
	const battle = await opened(...LED);
	await render(BattleScreen, { battle });
	await expect.element(page.getByText(/^0 of 2 (officers )?moved$/)).toBeVisible();
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	await battle.do({ type: 'leadHeroically', officer, unit: unit('R6') });
	await expect.element(page.getByText(/^1 of 2 (officers )?moved$/)).toBeVisible();
});

test('on the referee’s board too, phase 1 says how many officers have moved, and leads to them', async () => {
	const battle = await opened(...LED);
	await render(BoardScreen, { battle });
	const march = page.getByRole('link', { name: '0 of 2 officers moved' });
	await expect.element(march).toHaveAttribute('href', expect.stringContaining('/officers'));
	await battle.do(at('red', 2));
	await expect.element(march).not.toBeInTheDocument();
});

test('the key for his move says why he does not move any more', async () => {
	const battle = await opened(...LED);
	await render(OfficersScreen, { battle });
	const keys = page.getByRole('link', { name: /^Roll his move/ });
	await expect.element(keys.first()).toBeVisible();
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	const why = page.getByText('He has joined a unit already this turn.');
	await expect.element(why).not.toBeInTheDocument();
	await battle.do({ type: 'leadHeroically', officer, unit: unit('R6') });
	await expect.element(why).toBeVisible();
	await expect.element(keys).toHaveLength(2);
});

test('a unit that he leads now is no longer called one that is not led', async () => {
	const battle = await opened(...LED, mark('R6', 'not_led'));
	await render(OfficersScreen, { battle });
	const told = page.getByRole('option', { name: /1st Moscow Workers · not led/ });
	await expect.element(told.first()).toBeInTheDocument();
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	await battle.do({ type: 'leadHeroically', officer, unit: unit('R6') });
	await expect.element(told).not.toBeInTheDocument();
});

test('before all have rolled for leadership, the officers who move are told so, and are not kept from it', async () => {
	const battle = await opened(...LED.slice(1));
	await render(OfficersScreen, { battle });
	const first = page.getByRole('region', { name: 'To be rolled first' });
	await expect
		.element(first.getByRole('link'))
		.toHaveAttribute('href', expect.stringContaining('/roll/leadership'));
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	expect((await battle.do({ type: 'moveOfficer', officer, moved: true })).ok).toBe(true);
	await battle.do(mark('R1', 'led'));
	await expect.element(first).not.toBeInTheDocument();
});

test('an officer whose move is rolled is told so too, wherever the roll is asked for', async () => {
	const battle = await opened(...LED.slice(1));
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	const procedure = PROCEDURES.get('movement')!;
	const parties = { unit: null, target: null, officer };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	const first = page.getByRole('region', { name: 'To be rolled first' });
	await expect.element(first).toBeVisible();
	await battle.do(mark('R1', 'led'));
	await expect.element(first).not.toBeInTheDocument();
});

test('an army that tests is shown which of its units test before it', async () => {
	const gone = ['W1', 'W2', 'W4'].map((label) => lose(label, 16));
	const battle = await opened(...gone, lose('W5', 1), lose('W6', 1), at('red', 7));
	const procedure = PROCEDURES.get('army-morale');
	const parties = { unit: null, target: null, camp: 'white' } as const;
	await render(BattleCalculator, { battle, procedure: procedure!, parties, overruled: null });
	const first = page.getByRole('region', { name: 'To be rolled first' });
	await expect.element(first.getByRole('link', { name: /^Both together/ })).toBeVisible();
});

test('the next phase stands in the heading and nowhere else, and is read out there', async () => {
	const battle = await opened(...LED, mark('R1', 'suppressed'));
	await render(BattleScreen, { battle });
	const next = page.getByRole('button', { name: /^Next phase/ });
	await next.click();
	await expect.element(next).toHaveTextContent('Movement');
	const heading = page.getByText('Preparatory fire', { exact: false });
	expect(heading.elements().some((one) => one.closest('[role=status]'))).toBe(false);
	expect(heading.elements().some((one) => one.closest('[aria-live]'))).toBe(true);
});

test('a roll that was only looked at is not left open; with a die in, it is', async () => {
	const battle = await opened(...LED);
	const officer = battle.state.units[unit('R6')]?.officer ?? '';
	const procedure = PROCEDURES.get('movement')!;
	const parties = { unit: null, target: null, officer };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	await page.getByRole('button', { name: 'Total only' }).click();
	await page.getByRole('button', { name: 'Faces' }).click();
	await expect.element(page.getByText('Die 1 of 6')).toBeVisible();
	expect(battle.left.all).toEqual([]);
	await page.getByRole('button', { name: /^5/ }).click();
	await expect.poll(() => battle.left.all.length).toBe(1);
});

test('the turn stands in one line on a phone, that of White in a late round as well', async () => {
	await page.viewport(390, 844);
	const battle = await opened(at('white', 3, 10));
	await render(BattleScreen, { battle });
	const turn = page.getByText('Round 10, White turn', { exact: true }).first();
	await expect.element(turn).toBeVisible();
	const { height } = turn.element().getBoundingClientRect();
	expect(height / Number.parseFloat(getComputedStyle(turn.element()).fontSize)).toBeLessThan(2);
});

test('the list says whose army is broken, and which officer is out', async () => {
	await page.viewport(390, 844);
	const battle = await opened(at('red', 7), { type: 'setArmy', camp: 'white', broken: true });
	const officer = battle.state.units[unit('W1')]?.officer ?? '';
	await battle.do({ type: 'setOfficer', officer, status: 'surrendered' });
	await render(BattleScreen, { battle });
	await expect.element(page.getByText(/units · army broken/)).toBeVisible();
	const out = page.getByText(/surrendered · \d+ units$/);
	await expect.element(out).toBeVisible();
	await page.viewport(360, 640);
	await expect.element(out).toBeVisible();
	const column = columnsOf(battle.state, 'white').find(({ officers }) =>
		officers.includes(officer)
	)!;
	await render(BoardColumn, { battle, column, owed: new Map(), doing: new Map() });
	await expect.element(page.getByText(/, surrendered$/)).toBeVisible();
});

test('a command owes as much as the list says of it: every test of a unit, and those of its officers', async () => {
	const battle = await opened(
		at('red', 6),
		{ type: 'oweTest', unit: unit('R2'), calculator: 'officer-hit', n: 1 },
		{ type: 'oweTest', unit: unit('R2'), calculator: 'attached-gun', n: 1 }
	);
	const officer = battle.state.units[unit('R2')]!.officer!;
	await battle.do({ type: 'oweCharacter', officer, n: 1 });
	const column = columnsOf(battle.state, 'red').find(({ officers }) => officers.includes(officer))!;
	const owed = firstOwed(battle.owed);
	await render(BoardColumn, { battle, column, owed, doing: new Map() });
	expect(battle.owed.length).toBe(3);
	await expect.element(page.getByText('3 owed', { exact: true })).toBeVisible();
});

test('whose character was drawn among the officers goes back to them, and the key says so', async () => {
	const battle = await opened();
	const officer = battle.state.units[unit('R5')]!.officer!;
	const parties = { unit: null, target: null, officer };
	const procedure = PROCEDURES.get('officer-character')!;
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	await page.getByRole('button', { name: 'Roll for me' }).click();
	await page.getByRole('button', { name: /^Apply/ }).click();
	await expect.element(page.getByRole('link', { name: 'To the officers' }).first()).toBeVisible();
	expect(page.getByRole('link', { name: 'To the table' }).elements()).toEqual([]);
});

test('with large letters the ways to fire stand one below the other, each with all its words', async () => {
	await page.viewport(200, 844);
	const battle = await opened(at('red', 2), mark('R1', 'led'));
	const procedure = PROCEDURES.get('small-arms-fire')!;
	const parties = { unit: unit('R1'), target: unit('W1') };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	const [open, covered] = ['Open', 'In cover'].map((cover) =>
		page.getByRole('button', { name: new RegExp(`^Normal, ${cover}`) })
	);
	await expect.element(covered!).toHaveTextContent(/^In cover/);
	const [first, second] = [open!, covered!].map((key) => key.element().getBoundingClientRect());
	expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
	expect(second!.width).toBeGreaterThan(130);
});

test('with larger letters no word of what a unit can do is broken', async () => {
	await page.viewport(278, 844);
	const battle = await opened(at('red', 3), mark('R1', 'led'));
	await render(UnitDeeds, { battle, unit: battle.state.units[unit('R1')]! });
	const key = page.getByRole('link', { name: /^Movement/ });
	await expect.element(key).toBeVisible();
	const words = document.createRange();
	words.selectNodeContents(key.getByText('Movement').element().firstChild!);
	expect(words.getClientRects()).toHaveLength(1);
});

test('on a small phone four units are in sight, with real long names and the letters of a bright room', async () => {
	await page.viewport(360, 640);
	document.documentElement.dataset['theme'] = 'hall';
	const battle = await opened();
	await render(BattleScreen, { battle });
	const units = () => [...document.querySelectorAll('a.unit')];
	await expect.poll(() => units().length).toBeGreaterThan(8);
	const names = ['1st Ust-Dvinsk', '2nd Riga', '3rd Kurzeme', '5th Zemgale', '6th Tukums'];
	for (const [nth, name] of document.querySelectorAll('a.unit [translate=no]').entries())
		name.textContent = `${names[nth % names.length]} Latvian Rifles`;
	for (const officer of document.querySelectorAll('section > header b'))
		officer.textContent = 'Div. Cdr. Anton Martusevich';
	const foot = document.querySelector('.dock')!.getBoundingClientRect().top;
	const seen = units().filter((one) => {
		const { height, bottom } = one.getBoundingClientRect();
		return height > 0 && bottom <= foot;
	});
	delete document.documentElement.dataset['theme'];
	expect(seen.length).toBeGreaterThanOrEqual(4);
});

test('no word of a commander’s name is broken on his key, in the letters of a bright room', async () => {
	await page.viewport(328, 640);
	document.documentElement.dataset['theme'] = 'hall';
	const battle = await opened(at('red', 2));
	await render(WaitingBlock, { battle, only: undefined, ononly: () => undefined });
	const names = [...document.querySelectorAll('li b')];
	for (const name of names) name.textContent = 'Витковский';
	const lines = names.map((name) => {
		const words = document.createRange();
		words.selectNodeContents(name);
		return words.getClientRects().length;
	});
	delete document.documentElement.dataset['theme'];
	expect(Math.max(...lines)).toBe(1);
});
