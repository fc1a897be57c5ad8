import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import MergeScreen from '#lib/features/red-and-white/roster/MergeScreen.svelte';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import {
	editsOf,
	rosterState,
	takenRoster,
	takers
} from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { opened } from './opened.ts';

test('when all that was chosen is in the battle, the main key leads there, though something was left', async () => {
	const battle = await opened();
	const [player] = takers(battle.state);
	const roster = takenRoster(battle.history, {
		...{ battle: battle.id, key: player?.key ?? '', editable: true },
		at: '2026-05-09T14:00:00.000Z'
	});
	if (!roster) throw new Error('Nobody has a unit.');
	const [one, other] = roster.units.map(({ id }) => id);
	let home = rosterState(roster);
	for (const unit of [one, other]) {
		const decision = decide(home, { type: 'loseFigures', unit: unit ?? '', figures: 2 });
		if (decision.ok) home = decision.facts.reduce(evolve, home);
	}
	// The battle went on with the other one meanwhile, so the referee decides; he leaves it.
	await battle.do({ type: 'loseFigures', unit: other ?? '', figures: 1 });
	await render(MergeScreen, {
		...{ battle, id: 'r' },
		carried: { roster, edits: editsOf(roster, home) }
	});
	await page.getByRole('button', { name: /^Take into the battle/ }).click();
	const led = page.getByRole('link', { name: 'To the battle' });
	await expect.element(led).toBeVisible();
	expect(led.element().getAttribute('href')).toContain(battle.id);
	await expect
		.element(page.getByRole('button', { name: /^Take into the battle/ }))
		.not.toBeInTheDocument();
	// Ticked all the same, it can be taken too.
	await page.getByRole('button', { pressed: false }).first().click();
	await expect.element(page.getByRole('button', { name: /^Take into the battle/ })).toBeVisible();
});
