import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { words } from '#lib/features/board/words/en/board.ts';
import SeveralPane from '#lib/features/board/play/fight/SeveralPane.svelte';
import type { Ask } from '#lib/features/board/ask.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import AskPane from '#lib/features/board/play/panes/AskPane.svelte';
import Choices from '#lib/features/board/play/panes/Choices.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Command } from '#lib/rules/orel-1919/index.ts';
import { t } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed } from '../../rules/orel-1919/engine/placed.ts';

const state = placed(gameWith(), { 'w-1-1k': '2018' });
const view = face.view(state, face.session.engine().waiting(state));
const answers = ['2118', '2218'].map((place) => ({
	key: place,
	label: say(words.sinceSection, { rule: place }),
	group: say(words.endThePhase),
	command: { type: 'done' } as const,
	hex: place
}));

test('a group says to tap a place only where a tap on the map chooses it', async () => {
	const shown = { view, answers, chosen: undefined, onchoose: vi.fn() };
	const screen = await render(Choices, shown);
	await expect.element(page.getByText('tap one of 2 places')).toBeVisible();
	await screen.rerender({ ...shown, onMap: false });
	await expect.element(page.getByText('to one of 2 places')).toBeVisible();
	const head = page.getByRole('button', { name: t(words.endThePhase) });
	await screen.rerender({ ...shown, chosen: '2218' });
	await expect.element(head).toHaveTextContent('§ 2218');
	await expect.element(head).not.toHaveTextContent('one of 2');
	// Whoever has chosen on the map sees it at the head: the answers below are put away.
	await expect.element(head).toHaveAttribute('aria-current', 'true');
});

test('a group counts the places that are lit, not the units that stand in them', async () => {
	const shared = [...answers, { ...answers[1]!, key: 'another in 2218' }];
	await render(Choices, { view, answers: shared, chosen: undefined, onchoose: vi.fn() });
	await expect.element(page.getByText('tap one of 2 places')).toBeVisible();
});

test('a group shows a counter where all of it is about that unit, not the first of several', async () => {
	const about = (...units: readonly string[]) =>
		answers.map((answer, at) => ({ ...answer, unit: units[at]! }));
	const shown = { view, chosen: undefined, onchoose: vi.fn() };
	const one = about('w-1-1k', 'w-1-1k');
	const screen = await render(Choices, { ...shown, answers: one });
	await expect.poll(() => screen.container.querySelectorAll('svg.b-solo').length).toBe(1);
	await screen.rerender({ ...shown, answers: about('w-1-1k', 'w-2-1k') });
	await expect.poll(() => screen.container.querySelectorAll('svg.b-solo').length).toBe(0);
});

test('an answer that is alone in its group says all of itself: below the head of a group its place is enough', async () => {
	const brief = (text: string) => say(words.sinceSection, { rule: text });
	const [one, other] = answers.map((answer) => ({ ...answer, brief: brief(answer.hex) }));
	const shown = { view, chosen: undefined, onchoose: vi.fn() };
	const screen = await render(Choices, {
		...shown,
		answers: [{ ...one!, label: say(words.undo) }]
	});
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	await screen.rerender({ ...shown, answers: [one!, other!], chosen: other!.key });
	const head = page.getByRole('button', { name: t(words.endThePhase) });
	await expect.element(head).toHaveAttribute('aria-expanded', 'false');
	await head.click();
	await expect.element(head).toHaveAttribute('aria-expanded', 'true');
	await expect
		.element(page.getByRole('button', { name: t(brief('2218')), exact: true }))
		.toBeVisible();
});

test('a group opens by its head alone: what is chosen on the map leaves the others in sight', async () => {
	const others = answers.map((answer) => ({
		...answer,
		key: `other ${answer.key}`,
		group: say(words.undo),
		label: say(words.sinceSection, { rule: `other ${answer.hex}` })
	}));
	const all = [...answers, ...others];
	await render(Choices, { view, answers: all, chosen: '2118', onchoose: vi.fn() });
	const one = page.getByRole('button', { name: t(answers[0]!.label), exact: true });
	const other = page.getByRole('button', { name: t(others[0]!.label) });
	const head = page.getByRole('button', { name: t(words.endThePhase) });
	await expect.element(head).toHaveTextContent('§ 2118');
	await expect.element(one).not.toBeInTheDocument();
	await head.click();
	await expect.element(one).toBeVisible();
	await page.getByRole('button', { name: t(words.undo) }).click();
	await expect.element(other).toBeVisible();
	await expect.element(one).not.toBeInTheDocument();
});

test('a tap on the map chooses of the group that is open', async () => {
	const others = answers.map((answer) => ({
		...answer,
		key: `other ${answer.key}`,
		group: say(words.undo)
	}));
	const ask: Ask<Command> = {
		...{ rule: '11.2.2', what: say(words.whoAttacks) },
		answers: [...answers, ...others]
	};
	const focus = new Focus<Command>(() => ({ ...view, ask }));
	await render(AskPane, { view, ask, focus, short: String } as never);
	const tapped = (hex: string) => focus.after((on) => on.tap(hex)).key;
	expect(tapped('2118')).toBe('2118');
	await page.getByRole('button', { name: t(words.undo) }).click();
	expect(tapped('2118')).toBe('other 2118');
	focus.clear();
	expect(tapped('2118')).toBe('2118');
});

test('of many units all are taken in one tap, where all may be', async () => {
	const units = ['w-1-1k', 'w-2-1k', 'w-3-1k'];
	const several = (most: number) => ({
		...{ units, start: [], label: say(words.endThePhase) },
		plan: (chosen: readonly string[]) =>
			chosen.length > 0 && chosen.length <= most ? { command: { type: 'done' } as const } : {}
	});
	const focus = new Focus<Command>(() => view);
	focus.toggle('w-2-1k');
	const { rerender } = await render(SeveralPane<Command>, { view, focus, several: several(2) });
	const all = page.getByRole('button', { name: 'All 3' });
	await expect.element(all).not.toBeInTheDocument();
	await rerender({ several: several(3) });
	await all.click();
	expect(focus.picked.toSorted()).toEqual(units);
	await expect.element(all).not.toBeInTheDocument();
});

test('a tap beside the answers of a question says that they lie elsewhere', async () => {
	const about = { rule: '8.3.1', what: say(words.whoAttacks) };
	const name = say(words.sinceSection, { rule: 'guns' });
	const rows = [{ key: 'guns', name, hex: '2018', answers, chosen: undefined }];
	const asks: readonly Ask<Command>[] = [
		{ ...about, answers },
		{ ...about, answers: [], each: { label: name, after: () => ({ rows }) } }
	];
	for (const ask of asks) {
		const focus = new Focus<Command>(() => ({ ...view, ask }));
		const shown = (on: Focus<Command>) =>
			({ view, ask, focus: on, short: (hex: string) => hex }) as never;
		const screen = await render(AskPane, shown(focus));
		focus.tap('1111');
		await expect.element(page.getByText('1111 cannot be chosen')).toBeVisible();
		expect(focus.astray).toBe('1111');
		const right = focus.after((on) => on.tap('2118'));
		expect(right.astray).toBeUndefined();
		await screen.rerender(shown(right));
		await expect.element(page.getByText('1111')).not.toBeInTheDocument();
		await screen.unmount();
	}
});

test('a tap where none of several stands says that they stand elsewhere, if any is on the map', () => {
	const astray = (units: readonly string[], hex: string): string | undefined => {
		const several = { units, label: say(words.endThePhase), plan: () => ({}) };
		const ask = { rule: '8.3.1', what: say(words.whoAttacks), answers: [], several };
		const focus = new Focus<Command>(() => ({ ...view, ask }));
		focus.tap(hex);
		return focus.astray;
	};
	const [on] = [...view.units.values()].filter(({ hex }) => hex !== null);
	const [off] = [...view.units.values()].filter(({ hex }) => hex === null);
	if (!on?.hex || !off) throw new Error('no such units');
	expect(astray([on.id], '1111')).toBe('1111');
	expect(astray([on.id], on.hex)).toBeUndefined();
	expect(astray([off.id], '1111')).toBeUndefined();
});

test('the answers to a question are a list that is called by it', async () => {
	const what = say(words.whoGoesWithIt);
	const ask: Ask<Command> = { what, rule: '8', answers };
	const focus = new Focus(() => ({ ...view, ask }));
	await render(AskPane, { view, ask, short: String, focus } as never);
	await expect.element(page.getByRole('list', { name: t(what), exact: true })).toBeVisible();
});
