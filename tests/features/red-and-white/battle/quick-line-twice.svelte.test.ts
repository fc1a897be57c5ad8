import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import QuickLine from '#lib/features/red-and-white/unit/QuickLine.svelte';
import { figuresLeft } from '#lib/rules/red-and-white/index.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { opened } from './opened.ts';

const typed = page.getByRole('textbox', { name: 'Quick line' });

test('two quick taps carry a line out once; one that is refused stays to be changed', async () => {
	const battle = await opened();
	const id = unit('R1');
	const of = () => battle.state.units[id]!;
	const before = figuresLeft(of());
	await render(QuickLine, { battle, unit: of() });
	const key = page.getByRole('button', { name: 'Do it' });
	await typed.fill('-2');
	await expect.element(key).toBeEnabled();
	(key.element() as HTMLElement).click();
	(key.element() as HTMLElement).click();
	await expect.element(typed).toHaveValue('');
	await battle.written();
	expect(figuresLeft(of())).toBe(before - 2);

	await typed.fill('-99');
	await key.click();
	await battle.written();
	await expect.element(typed).toHaveValue('-99');
	expect(battle.refusal).toBeDefined();
});
