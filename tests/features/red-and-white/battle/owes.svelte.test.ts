import { battleJournal } from '../../../kept.ts';
import { firstLine } from '../../../first-line.ts';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import BoardUnit from '#lib/features/red-and-white/board/BoardUnit.svelte';
import FaceScreen from '#lib/features/red-and-white/face/FaceScreen.svelte';
import EndSheet from '#lib/features/red-and-white/goals/EndSheet.svelte';
import { owedRow } from '#lib/features/red-and-white/phase/owed-rows.ts';
import { newlyOwed, nextAfter } from '#lib/features/red-and-white/roll/next.ts';
import TargetScreen from '#lib/features/red-and-white/roll/TargetScreen.svelte';
import UnitDeeds from '#lib/features/red-and-white/unit/UnitDeeds.svelte';
import UnitSheet from '#lib/features/red-and-white/unit/UnitSheet.svelte';
import UnitOwes from '#lib/features/red-and-white/unit/UnitOwes.svelte';
import { owedTimes } from '#lib/rules/red-and-white/engine/changed.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { at, lose, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { rolls } from '../../../rules/red-and-white/engine/rolls.ts';
import { joins, option } from '../../../rules/red-and-white/statements/deeds.ts';
import { opened } from './opened.ts';

test('a test comes off the list with a reason only, and says what called for it', async () => {
	const id = crypto.randomUUID();
	await createJournal(battleJournal(id, [firstLine('Kromy')]));
	const battle = new LiveBattle(id);
	await battle.load();
	const R2 = () => battle.state.units[unit('R2')]!;
	await battle.do({
		...{ type: 'oweTest', unit: unit('R2'), calculator: 'officer-hit' },
		...{ n: 1, reason: 'a stray shell' }
	});
	const screen = await render(UnitOwes, { battle, unit: R2() });

	await page.getByText('Owes 1 test').click();
	const hit = page.getByRole('button', { name: /^Its officer or special figure/ });
	await expect.element(hit).toHaveTextContent('the referee: a stray shell');
	await hit.click();
	const off = page.getByRole('button', { name: /^Take it off the list/ });
	await expect.element(off).toBeDisabled();
	expect(owedTimes(R2(), 'officer-hit')).toBe(1);

	await page.getByLabelText('Reason').fill('it fell short');
	await off.click();
	await expect.poll(() => owedTimes(R2(), 'officer-hit')).toBe(0);
	await screen.rerender({ battle, unit: R2() });
	await expect.element(hit).toHaveAttribute('aria-pressed', 'false');
	expect(battle.history.counted.at(-1)?.entry.facts).toMatchObject([
		{ type: 'testOwed', n: 0, because: { what: 'referee', reason: 'it fell short' } }
	]);
});

test('the move of a unit that falls back is called one to its rear', async () => {
	const battle = await opened(at('red', 3), mark('R1', 'led', 'falling_back'));
	await render(UnitDeeds, { battle, unit: battle.state.units[unit('R1')]! });
	await expect.element(page.getByRole('link', { name: /^Move to its rear/ })).toBeVisible();
	await expect.element(page.getByRole('link', { name: /^Movement/ })).not.toBeInTheDocument();
});

test('what a unit owes shows the number its die needs or, where there is none, the dice of its first throw', async () => {
	const battle = await opened(at('red', 2), mark('W5', 'falling_back'));
	for (const [label, calculator, sign] of [
		['R2', 'officer-hit', 'D10'],
		['R1', 'commissar', 'D10'],
		['W9', 'tank-hits', 'D6'],
		['W5', 'movement', '2D6'],
		['R2', 'unit-morale', /^≤ \d$/]
	] as const) {
		const owed = { calculator, unit: unit(label) };
		const one = battle.state.units[unit(label)]!;
		const screen = await render(BoardUnit, { battle, unit: one, owed, doing: undefined });
		await expect.element(page.getByText(sign, { exact: true }).first()).toBeVisible();
		await screen.unmount();
		const listed = owedRow(battle, owed).need;
		expect([label, listed]).toEqual([label, typeof sign === 'string' ? sign : '5 or less']);
	}
});

test('what a unit owes without dice shows how many losses it has to place, or that something is owed', async () => {
	const battle = await opened(at('red', 2));
	const one = battle.state.units[unit('R2')]!;
	for (const [owed, sign] of [
		[{ deed: 'place_losses', unit: one.id, n: 2 }, '2'],
		[{ deed: 'suppress', unit: one.id }, '!']
	] as const) {
		const screen = await render(BoardUnit, { battle, unit: one, owed, doing: undefined });
		await expect.element(page.getByText(sign, { exact: true })).toBeVisible();
		await screen.unmount();
	}
});

test('who stands with a unit and is rolled for is named where the test is owed', async () => {
	const battle = await opened(
		at('red', 2),
		({ units, officers }) => ({
			type: 'leadHeroically',
			officer: officers[units[unit('R2')]!.officer!]!.id,
			unit: unit('R2')
		}),
		mark('R5', 'heroic')
	);
	const said = (label: string): string | undefined =>
		owedRow(battle, { calculator: 'officer-hit', unit: unit(label) }).hint;
	expect(said('W2')).toMatch(/^its priest\b/);
	expect(said('R2')).toMatch(/^Ieronim Uborevich, its commissar\b/);
	expect(said('R5')).toMatch(/^its officer or special figure\b/);
});

test('a test that cannot be passed is read aloud as one', async () => {
	const battle = await opened(lose('R7', 14), at('red', 7));
	const one = battle.state.units[unit('R7')]!;
	const owed = { calculator: 'unit-morale', unit: one.id } as const;
	await render(BoardUnit, { battle, unit: one, owed, doing: undefined });
	await expect
		.element(page.getByRole('link', { name: /owed: / }))
		.toHaveAccessibleName(/morale, cannot pass$/);
});

test('a unit that is destroyed has no number for its morale in the list', async () => {
	const battle = await opened(lose('W1', 16));
	const [W1, W2] = [battle.state.units[unit('W1')]!, battle.state.units[unit('W2')]!];
	const row = { owed: undefined, doing: undefined, alone: true };
	for (const one of [W1, W2]) await render(BoardUnit, { battle, unit: one, ...row });
	await expect.element(page.getByText('Destroyed')).toBeVisible();
	expect(document.querySelectorAll('b')).toHaveLength(1);
});

test('of a car that broke down its sheet does not say how far it could go to claim cover', async () => {
	const hit = { type: 'setHits', unit: unit('W3'), hits: 2 } as const;
	const battle = await opened(at('white', 3), mark('W3', 'led'), hit);
	const car = { unit: unit('W3'), target: null };
	await battle.do(rolls('breakdown', car, { faces: [1] })(battle.state));
	const W3 = battle.state.units[unit('W3')]!;
	await render(UnitSheet, { battle, unit: W3, onclose: () => undefined });
	await expect.element(page.getByText('to go this turn', { exact: true })).toBeVisible();
});

test('turned to the table on a phone on its side, all keys stand in one row: the number has the room', async () => {
	await page.viewport(844, 390);
	const battle = await opened(lose('W1', 5), at('red', 7));
	await render(FaceScreen, { battle, unit: unit('W1'), first: null });
	const top = (key: Locator): number => key.element().getBoundingClientRect().top;
	const what = page.getByRole('radiogroup');
	await expect.element(what).toBeVisible();
	expect(top(page.getByRole('button', { name: 'Turn round' }))).toBeCloseTo(top(what), 0);
});

test('the end of a battle asks aloud who won', async () => {
	const battle = await opened();
	await render(EndSheet, { battle, open: true, onclose: () => undefined });
	await expect.element(page.getByRole('heading', { name: 'Who won' })).toBeVisible();
});

test('the sheet of a unit says what it has with it, and of a test that it owes the chance', async () => {
	const battle = await opened(lose('W1', 5), at('red', 7));
	const W1 = battle.state.units[unit('W1')]!;
	await render(UnitSheet, { battle, unit: W1, onclose: () => undefined });
	await expect
		.element(page.getByText(/^W1 · /))
		.toHaveTextContent('W1 · Maj.-Gen. Vitkovsky · White player 1 · light machine gun · banner');
	await expect
		.element(page.getByRole('link', { name: /^Unit morale/ }))
		.toHaveTextContent('owed · 4 or less, 67 %');
});

test('what a unit still owes comes before the next unit that may act', async () => {
	const battle = await opened(at('red', 2));
	for (const calculator of ['officer-hit', 'attached-gun'])
		await battle.do({
			...{ type: 'oweTest', unit: unit('W2'), calculator, n: 1, reason: 'fire' }
		});
	const before = battle.state;
	const priest = { unit: unit('W2'), target: null };
	await battle.do(rolls('officer-hit', priest, { faces: [1] })(before));
	const next = nextAfter(battle, before, priest, 'officer-hit');
	expect([next?.label, next?.detail]).toEqual([
		'Next: 2nd Drozdovsky',
		'its machine gun under fire'
	]);
});

test('after a lost melee, whether the officer was hit comes before his character, which may take him away', async () => {
	const battle = await opened(
		({ units }) => ({
			...{ type: 'leadHeroically', officer: units[unit('W1')]!.officer!, unit: unit('W1') }
		}),
		at('red', 6),
		{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] }
	);
	const before = battle.state;
	const melee = { unit: unit('R1'), target: unit('W1') };
	await battle.do(rolls('melee', melee, { faces: [6, 1] })(before));
	expect(
		newlyOwed(before, battle.state).map((one) => 'calculator' in one && one.calculator)
	).toEqual(['officer-hit', 'movement', 'test-of-character']);
	expect(nextAfter(battle, before, melee, 'melee')?.label).toBe('Next: 1st Drozdovsky');
});

test('a battery whose observer was heard is next itself: it has still to fire', async () => {
	const battle = await opened(at('white', 2));
	const before = battle.state;
	const battery = { unit: unit('W7'), target: null };
	await battle.do(rolls('indirect-fire', battery, { faces: [6] })(before));
	const next = nextAfter(battle, before, battery, 'indirect-fire');
	expect(next?.href).toContain(`/target/artillery?unit=${encodeURIComponent(unit('W7'))}`);
});

test('a suppressed unit that has passed its test is next itself: it tested to fire', async () => {
	const battle = await opened(at('red', 4), mark('W2', 'suppressed'));
	const before = battle.state;
	const tested = { unit: unit('W2'), target: null };
	await battle.do(rolls('suppression', tested, { faces: [1] })(before));
	const next = nextAfter(battle, before, tested, 'suppression');
	expect(next?.label).toBe('Next: 2nd Drozdovsky');
	await battle.undo();
	await battle.do(rolls('suppression', tested, { faces: [6] })(before));
	expect(nextAfter(battle, before, tested, 'suppression')?.label).not.toBe(next?.label);
});

test('a suppressed unit that has passed its test before a melee is next itself: it tested to withdraw', async () => {
	const battle = await opened(at('red', 3), mark('W8', 'suppressed'), mark('R1', 'led'), {
		...{ type: 'engage', defender: unit('W8'), attackers: [unit('R1')] }
	});
	const before = battle.state;
	const tested = { unit: unit('W8'), target: null };
	for (const passes of [true, false]) {
		await battle.do(rolls('suppression', tested, { faces: [passes ? 1 : 6] })(before));
		const next = nextAfter(battle, before, tested, 'suppression')?.label;
		expect(next === 'Next: 1st Uman Kuban Cossacks', next).toBe(passes);
		await battle.undo();
	}
});

test.each([
	['a tank that is repaired', 'tank-repair', 'W9', [mark('W9', 'engine_hit')], [1, 9], [1, 1]],
	[
		'a car that does not break down',
		'breakdown',
		'W3',
		[{ type: 'correct', unit: unit('W3'), hits: 2, reason: 'it was hit before' }],
		[3],
		[1]
	]
] as const)('%s is next itself: it may move', async (_, slug, label, acts, good, bad) => {
	const battle = await opened(at('white', 3), mark(label, 'led'), ...acts);
	const before = battle.state;
	const vehicle = { unit: unit(label), target: null };
	const name = before.units[vehicle.unit]!.unit.name;
	for (const faces of [good, bad]) {
		await battle.do(rolls(slug, vehicle, { faces })(before));
		const next = nextAfter(battle, before, vehicle, slug)?.label;
		expect(next === `Next: ${name}`, next).toBe(faces === good);
		await battle.undo();
	}
});

test('the next unit is the one that stands next on the screen, whatever the order in the file', async () => {
	const leaderless = { type: 'changeOfficer', unit: unit('R2'), officer: null } as const;
	const battle = await opened(leaderless, ...['R1', 'R2', 'R3'].map((one) => mark(one, 'led')));
	await battle.do(at('red', 3));
	const before = battle.state;
	const moved = { unit: unit('R1'), target: null };
	await battle.do(rolls('movement', moved)(before));
	expect(nextAfter(battle, before, moved, 'movement')?.label).toBe(
		`Next: ${before.units[unit('R3')]!.unit.name}`
	);
});

test('a ship that broke the ice is next itself: it has still to move', async () => {
	const battle = await opened(joins('RS', 'ship'), option('ships_and_ice', 'used'));
	await battle.do({ type: 'setMark', unit: 'RS', mark: 'led', on: true });
	await battle.do({ type: 'setMark', unit: unit('R1'), mark: 'led', on: true });
	await battle.do(at('red', 3));
	const before = battle.state;
	const breaks = { unit: 'RS', target: null };
	await battle.do(rolls('icebreaker', breaks, { faces: [1] })(before));
	expect(nextAfter(battle, before, breaks, 'icebreaker')?.label).toBe('Next: Unit RS');
});

test('petrol bombs are for the tank that was fought, however many there are', async () => {
	const battle = await opened(at('red', 6));
	const [tank, other] = [battle.state.units[unit('W9')]!, battle.state.units[unit('W1')]!];
	const second = { ...other, unit: { ...tank.unit, id: other.id } };
	const bombs = { calculator: 'petrol-bombs', unit: unit('R5') } as const;
	const fought = { what: 'melee', unit: tank.id } as const;
	const R5 = { ...battle.state.units[unit('R5')]!, owes: { 'petrol-bombs': [fought] } };
	const state = {
		...battle.state,
		units: { ...battle.state.units, [other.id]: second, [R5.id]: R5 }
	};
	const { href } = owedRow({ state, id: battle.id, do: battle.do }, bombs);
	expect(href).toContain(`target=${encodeURIComponent(tank.id)}`);
});

test('petrol bombs ask at whom only where there are several tanks, and never go at nobody', async () => {
	const battle = await opened(at('red', 6), {
		...{ type: 'oweTest', unit: unit('R5'), calculator: 'petrol-bombs', n: 1 }
	});
	await battle.do({ type: 'makeBombs', unit: unit('R5'), has: true });
	const R5 = battle.state.units[unit('R5')]!;
	const sheet = await render(UnitDeeds, { battle, unit: R5 });
	const key = page.getByRole('link', { name: /^Petrol bombs/ });
	await expect.element(key).toHaveAttribute('href', expect.stringContaining('target='));
	await sheet.unmount();
	const asked = { battle, slug: 'petrol-bombs', overruled: null, part: undefined };
	await render(TargetScreen, { ...asked, unit: R5 });
	await expect.element(page.getByRole('link', { name: /W9/ })).toBeVisible();
	await expect
		.element(page.getByRole('link', { name: 'Without a target' }))
		.not.toBeInTheDocument();
});

test('after a roll comes what its target still owes, then a melee that the next unit has to fight', async () => {
	const battle = await opened(
		at('red', 6),
		{ type: 'engage', defender: unit('W9'), attackers: [unit('R5')] },
		{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] }
	);
	const fights = { unit: unit('R5'), target: unit('W9') };
	await battle.do(rolls('melee', fights, { faces: [6, 1] })(battle.state));
	const before = battle.state;
	await battle.do(rolls('petrol-bombs', fights, { faces: [2, 2, 2, 2] })(before));
	const retreats = nextAfter(battle, before, fights, 'petrol-bombs');
	expect(retreats?.detail).toBe('how far it falls back');

	const goes = { unit: unit('W9'), target: null };
	const then = battle.state;
	await battle.do(rolls('movement', goes, { faces: [3, 3] })(then));
	expect(nextAfter(battle, then, goes, 'movement')?.href).toContain('/melee/');
});
