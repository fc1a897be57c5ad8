import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import BattleCalculator from '#lib/features/red-and-white/roll/BattleCalculator.svelte';
import MeleeScreen from '#lib/features/red-and-white/roll/MeleeScreen.svelte';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { openKey } from '#lib/rules/red-and-white/index.ts';
import { PROCEDURES } from '#lib/rules/red-and-white/procedures/all.ts';
import { rolls } from '../../../rules/red-and-white/engine/rolls.ts';
import { opened } from './opened.ts';

test('Attacking fire: of those in a melee only who may fire is asked to; the rule stands with the others', async () => {
	const first = firstLine('Kromy');
	const id = crypto.randomUUID();
	await createJournal(battleJournal(id, [first]));
	const battle = new LiveBattle(id);
	await battle.load();
	const attackers = [unit('R1'), unit('R5'), unit('R8')];
	const commands: readonly Command[] = [
		{ type: 'setClock', to: { round: 1, turn: 'red', phase: 5 } },
		{ type: 'setMark', unit: unit('R5'), mark: 'fired', on: true },
		{ type: 'engage', defender: unit('W1'), attackers }
	];
	for (const command of commands) expect((await battle.do(command)).ok).toBe(true);
	expect(battle.state.units[unit('R8')]?.unit.type).toBe('cavalry');
	await render(MeleeScreen, { battle, defender: battle.state.units[unit('W1')]!, first: null });

	const fires = page.getByRole('link', { name: /^Attacking fire/ });
	await expect.element(fires).toBeVisible();
	expect(fires.elements().map((one) => one.textContent.trim())).toEqual([
		expect.stringMatching(/^Attacking fire: 6th Latvian Rifles/)
	]);
	await expect.element(page.getByText('It has fired already this turn')).toBeVisible();
	await expect.element(page.getByText('This has no attacking fire')).toBeVisible();
	// Nothing is behind a refusal that stands here already.
	expect(
		page.getByRole('link', { name: /already this turn|no attacking fire/ }).elements()
	).toEqual([]);
});

test('a toast stays on the screen of its act: not that of the move where contact is told, that of the contact', async () => {
	const battle = await opened(at('red', 3));
	const moved = rolls('movement', { unit: unit('R1') })(battle.state);
	expect((await battle.do(moved)).ok).toBe(true);
	expect(battle.said).toBeDefined();
	const defender = () => battle.state.units[unit('W1')]!;
	await render(MeleeScreen, { battle, defender: defender(), first: unit('R1') });
	await expect.element(page.getByRole('button', { name: 'They are in contact' })).toBeVisible();
	expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
	const whom = page.getByRole('link', { name: 'In contact with whom?' });
	// Back to the enemies, of whom one was chosen.
	await expect.element(whom).toBeVisible();
	await page.getByRole('button', { name: 'They are in contact' }).click();
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	expect(whom.elements()).toEqual([]);
	await page.getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => battle.state.contacts).toEqual([]);
	expect(battle.state.units[unit('R1')]!.rolled).toContain('movement');
});

test('what is written of a melee that is set up is told there, with its undo', async () => {
	const battle = await opened(at('red', 3), {
		...{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] }
	});
	expect((await battle.do(at('red', 5))).ok).toBe(true);
	await render(MeleeScreen, {
		battle,
		defender: battle.state.units[unit('W1')]!,
		first: unit('R1')
	});
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('the toast of a melee that was fought does not stand on the next one', async () => {
	const battle = await opened(
		at('red', 6),
		{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
		{ type: 'engage', defender: unit('W2'), attackers: [unit('R2')] }
	);
	const fought = rolls('melee', { unit: unit('R1'), target: unit('W1') })(battle.state);
	expect((await battle.do(fought)).ok).toBe(true);
	expect(battle.said).toBeDefined();
	await render(MeleeScreen, { battle, defender: battle.state.units[unit('W2')]!, first: null });
	await expect.element(page.getByRole('link', { name: 'Fight the melee' })).toBeVisible();
	expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test('the working of a melee names who fights', async () => {
	const battle = await opened(at('red', 6), {
		type: 'engage',
		...{ defender: unit('W1'), attackers: [unit('R1')] }
	});
	const procedure = PROCEDURES.get('melee')!;
	const parties = { unit: unit('R1'), target: unit('W1') };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	await expect.element(page.getByText(/to win/)).toHaveTextContent('for 6th Latvian Rifles to win');
	await page.getByText('What is known', { exact: true }).click();
	const sums = page.getByText(/: added to the die$/);
	await expect.element(sums.first()).toBeVisible();
	expect(sums.elements().map((one) => one.textContent.trim())).toEqual([
		`${battle.state.units[unit('R1')]!.unit.name}: added to the die`,
		`${battle.state.units[unit('W1')]!.unit.name}: added to the die`
	]);

	await page.getByRole('button', { name: /^From the front, In the open/ }).click();
	const main = () => page.getByRole('main').element().textContent;
	for (const face of ['6', '2'])
		await page.getByRole('button', { name: face, exact: true }).click();
	await expect.element(page.getByText('6th Latvian Rifles: die and modifiers')).toBeVisible();
	expect(main()).toContain('6th Latvian Rifles lost none and held the ground.');
	expect(main()).not.toMatch(/attacker|defender/i);
});

test('under a covered officer it opens on the dice too, and the last one applies: the cover costs no tap', async () => {
	const battle = await opened(mark('R5', 'led'));
	const officer = battle.state.units[unit('R5')]?.officer ?? '';
	const covered: readonly Command[] = [
		{ type: 'setCharacter', officer, character: 'committed' },
		{ type: 'leadHeroically', officer, unit: unit('R5') },
		at('red', 2)
	];
	for (const command of covered) expect((await battle.do(command)).ok).toBe(true);
	const procedure = PROCEDURES.get('small-arms-fire')!;
	const parties = { unit: unit('R5'), target: unit('W1') };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	const main = () => page.getByRole('main').element().textContent!;
	const normal = page.getByRole('button', { name: /^Normal, Open/ });
	await expect.element(normal).toBeVisible();
	expect(main()).not.toMatch(/%|or more|\d\+/);
	await normal.click();
	await expect.element(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
	expect(main()).not.toMatch(/%|or more|\d\+/);
	await expect.element(page.getByRole('button', { name: 'Change the situation' })).toBeVisible();
	const pad = page.getByRole('group', { name: /^What the .* shows$/ });
	await expect.element(pad).toBeVisible();
	for (let rest = 20; rest && pad.elements().length; rest--)
		await pad.getByRole('button', { name: /^6/ }).click();
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a fire says how many figures are lost once; what is left of the unit stands below it', async () => {
	const battle = await opened(at('red', 2), mark('R1', 'led'));
	const procedure = PROCEDURES.get('small-arms-fire')!;
	const parties = { unit: unit('R1'), target: unit('W1') };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	await page.getByRole('button', { name: /^Normal, Open/ }).click();
	const pad = page.getByRole('group', { name: /^What the .* shows$/ });
	await expect.element(pad).toBeVisible();
	for (let rest = 20; rest && pad.elements().length; rest--)
		await pad.getByRole('button', { name: /^6/ }).click();
	const main = () => page.getByRole('main').element().textContent!;
	await expect.poll(main).toContain('figures left');
	expect(main().match(/figures? lost/g)).toHaveLength(1);
	expect(main(), 'said first, then drawn').toMatch(/figures left.*Before and after/s);
});

test('a roll that was dropped begins anew: its dice are gone with it, until it is brought back', async () => {
	const battle = await opened(at('red', 2), mark('R1', 'led'));
	const procedure = PROCEDURES.get('small-arms-fire')!;
	const parties = { unit: unit('R1'), target: unit('W1') };
	const begin = () => render(BattleCalculator, { battle, procedure, parties, overruled: null });
	const pad = page.getByRole('group', { name: /^What the .* shows$/ });
	const typed = await begin();
	await page.getByRole('button', { name: /^Normal, Open/ }).click();
	for (const due of [1, 2, 3]) {
		await expect.element(page.getByText(`Die ${due} of 6`)).toBeVisible();
		if (due < 3) await pad.getByRole('button', { name: /^6/ }).click();
	}
	await typed.unmount();
	battle.left.drop(openKey(battle.left.all[0]!), battle.history);

	const anew = await begin();
	await expect.element(page.getByText('Die 1 of 6')).toBeVisible();
	await anew.unmount();
	battle.left.put(battle.left.dropped(battle.history)!);
	await begin();
	await expect.element(page.getByText('Die 3 of 6')).toBeVisible();
});

test('the chance beside the dice goes with every die as it is typed, and back with the one taken back', async () => {
	const battle = await opened(at('red', 2), mark('R1', 'led'));
	const procedure = PROCEDURES.get('small-arms-fire')!;
	const parties = { unit: unit('R1'), target: unit('W1') };
	await render(BattleCalculator, { battle, procedure, parties, overruled: null });
	await page.getByRole('button', { name: /^Normal, Open/ }).click();
	const chance = page.getByRole('status').filter({ hasText: 'to lose a stand' });
	const pad = page.getByRole('group', { name: /^What the .* shows$/ });
	// 4 of 6 dice hit on 5 or 6; once one has, 3 of 5.
	await expect.element(chance).toHaveTextContent('10 %');
	await pad.getByRole('button', { name: /^6/ }).click();
	await expect.element(chance).toHaveTextContent('21 %');
	await pad.getByRole('button', { name: /^1/ }).click();
	await expect.element(chance).toHaveTextContent('11 %');
	await page.getByRole('button', { name: 'Take back' }).click();
	await expect.element(chance).toHaveTextContent('21 %');
});
