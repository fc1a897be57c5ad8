import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import KeysSheet from '#lib/features/board/play/aids/KeysSheet.svelte';
import { Opponent } from '#lib/features/board/play/opponent.svelte.ts';
import PlayScreen from '#lib/features/board/play/PlayScreen.svelte';
import GamePage from '../../../src/routes/maps/[game]/[id]/+page.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, Fact, State } from '#lib/rules/orel-1919/index.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

/** The map has come to rest. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 280));
/** A game that has just begun: White is asked what becomes of his recruits, or moves as he likes. */
const game = (
	moving: boolean,
	seats = { white: { name: '', app: false }, red: { name: '', app: true } }
) => {
	const command = face.begin({ name: '', scenario: 'historical', options: {}, seats });
	const decided = engine.decide(engine.empty, command);
	const facts = decided.ok ? decided.facts : [];
	const begun = facts.reduce(engine.evolve, engine.empty);
	const after = engine.decide(begun, { type: 'done' });
	const state = after.ok && moving ? after.facts.reduce(engine.evolve, begun) : begun;
	const line = { id: 'e1', entry: { command, facts }, before: engine.empty, after: state };
	return {
		...{ id: 'game', game: face.session, state, waiting: engine.waiting(state), about: {} },
		...{ history: { counted: [line] }, damaged: [], canUndoTo: vi.fn(), hush: vi.fn() }
	};
};

type Line = {
	readonly id: string;
	readonly entry: unknown;
	readonly before: State;
	readonly after: State;
};
const engine = face.session.engine();
const dice = diceFrom([1919, 11, 26, 3]);
const played: Line[] = [];
/** One game as the app would play it for both, from where White moves: its lines up to the first that is looked for. */
const playedTo = async (
	found: (after: State, facts: readonly Fact[]) => boolean
): Promise<{ readonly state: State; readonly counted: readonly Line[] }> => {
	const answer = await face.opponent();
	for (let at = 0; ; at++) {
		const before = played[at - 1]?.after ?? game(true).state;
		if (at === played.length) {
			const next = engine.waiting(before);
			const draw = face.draw(before, next);
			const command = draw ? face.roll(next, play(draw, dice).throws) : answer(before, next);
			const decision = engine.decide(before, command);
			const facts = decision.ok ? decision.facts : [];
			const after = facts.reduce(engine.evolve, before);
			played.push({ id: `e${at}`, entry: { command, facts }, before, after });
		}
		const { entry, after: state } = played[at]!;
		const { facts } = entry as { readonly facts: readonly Fact[] };
		if (found(state, facts)) return { state, counted: played.slice(0, at + 1) };
	}
};

test('the map stays after a tap beside the answers of a question, else it moves for a hex at its edge', async () => {
	for (const moving of [false, true]) {
		const props = { face, screens: {}, live: game(moving) };
		const { container, unmount } = await render(PlayScreen as never, props as never);
		const hands = await vi.waitUntil(() => container.querySelector<HTMLElement>('.b-hands'));
		await page.getByRole('button', { name: 'Closer' }).click();
		const lies = () => container.querySelector('.b-moved')?.getBoundingClientRect().left;
		let before = lies();
		// A busy machine may not have begun to draw it anew after the first of them.
		for (let now = NaN; now !== before; [before, now] = [lies(), before ?? NaN])
			for (let times = 0; times < 4; times++) await settled();
		const { height } = hands.getBoundingClientRect();
		await userEvent.click(hands, { position: { x: 8, y: height / 2 } });
		if (moving) await vi.waitUntil(() => lies() !== before, { timeout: 10_000 });
		else {
			await expect.element(page.getByText(/cannot be chosen/).last()).toBeVisible();
			await settled();
			expect(lies()).toBe(before);
		}
		await unmount();
	}
});

test('in a fight, too, what was taken back is done again from the dock', async () => {
	const units = { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-cvy-1809': '2416' };
	const table = new Table(gameWith(), placed(gameWith(), units));
	table.attack('2419', 'prepared', ['r-1-let']);
	const before = table.state;
	const facts = table.do({ type: 'done' });
	const { state } = table;
	const line = { id: 'e1', entry: { command: { type: 'done' }, facts }, before, after: state };
	const live = {
		...{ ...game(true), state, waiting: face.session.engine().waiting(state) },
		history: { counted: [line] }
	};
	const redo = vi.fn();
	for (const way of ['done', 'undone']) {
		const said = { way, entry: 'e2', sentences: [say('Paid.')] };
		const props = { face, screens: {}, live: { ...live, canRedo: way === 'undone', said, redo } };
		// What was done last now was thrown for.
		const thrown = { ...face, session: { ...face.session, fixed: () => true } };
		const { container, unmount } = await render(
			PlayScreen as never,
			{ ...props, face: thrown } as never
		);
		await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
		const key = page.getByRole('button', { name: 'Redo' });
		if (way === 'undone') await key.click();
		else expect(key.elements()).toHaveLength(0);
		const seen = container.querySelector('.bp')?.textContent.split('Paid.');
		expect(seen, 'told once').toHaveLength(2);
		await unmount();
	}
	expect(redo).toHaveBeenCalledWith('e2');
});

test('while what came of a fight is read, nothing that is asked after it is read aloud', async () => {
	const { state, counted } = await playedTo(
		(after, facts) =>
			facts.some(({ type }) => type === 'fightEnded') && !engine.waiting(after).rolls.length
	);
	const live = { ...game(true), state, waiting: engine.waiting(state), history: { counted } };
	// Whoever came back to it by an undo sees what that took.
	const said = { way: 'undone', entry: 'e', sentences: [say('Gone there.')] };
	const props = { face, screens: {}, live: { ...live, game: face.session, said } };
	const { container } = await render(PlayScreen as never, props as never);
	const dock = await vi.waitUntil(() => container.querySelector('.bp-dock'));
	await expect.poll(() => dock.textContent).toContain('Taken back: Gone there.');
	const heard = container.querySelector('.vh[role="status"]');
	const asks = face.view(state, live.waiting).ask!.what;
	await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible();
	expect(heard?.textContent).not.toContain(t(asks));
	await page.getByRole('button', { name: 'Go on' }).click();
	await expect.poll(() => heard?.textContent).toContain(t(asks));
});

test('the key after the last fight of a turn says which turn is next', async () => {
	const units = { 'w-1-1k': '2419', 'r-1-let': '2418' };
	const table = new Table(gameWith(), placed(gameWith(), units));
	table.attack('2419', 'prepared', ['r-1-let']);
	const before = table.state;
	const done = { command: { type: 'done' }, facts: table.do({ type: 'done' }) };
	const answer = await face.opponent();
	const dice = diceFrom([1919, 11, 26, 3]);
	let { state } = table;
	const counted: unknown[] = [{ id: 'done', entry: done, before, after: state }];
	for (let over = false; !over;) {
		const next = engine.waiting(state);
		const draw = face.draw(state, next);
		const command = draw ? face.roll(next, play(draw, dice).throws) : answer(state, next);
		const decision = engine.decide(state, command);
		const facts = decision.ok ? decision.facts : [];
		const after = facts.reduce(engine.evolve, state);
		counted.push({ id: `e${counted.length}`, entry: { command, facts }, before: state, after });
		state = after;
		over = facts.some(({ type }) => type === 'fightEnded');
	}
	const live = { ...game(true), id: 'last', state, waiting: engine.waiting(state) };
	const props = { face, screens: {}, live: { ...live, history: { counted } } };
	await render(PlayScreen as never, props as never);
	const { title } = face.view(state, live.waiting);
	await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveTextContent(t(title));
});

test('while one reads what one’s own dice did, the map shows it, though the app acts at once', async () => {
	const units = { 'w-1-1k': '2419', 'w-2-1k': '2419', 'r-1-let': { hex: '2418', steps: 1 } };
	const seats = { white: { name: '', app: true }, red: { name: '', app: false } };
	const table = new Table(gameWith(), placed(gameWith(), units, { seats }));
	const counted: unknown[] = [];
	const give = (command: Command | number) => {
		const before = table.state;
		const entry = { facts: table.do(command), command: table.commands.at(-1) };
		counted.push({ id: `e${counted.length}`, entry, before, after: table.state });
	};
	table.attack('2419', 'prepared', ['r-1-let']);
	give({ type: 'done' });
	while (table.asked !== 'Assault')
		give(
			table.allowed.find(({ type }) => type === 'assault' || type === 'stand') ??
				table.allowed[0] ??
				1
		);
	const waiting = () => face.session.engine().waiting(table.state);
	class Live {
		state = $state.raw(table.state);
		waiting = $state.raw(waiting());
		history = $state.raw({ counted: [...counted] });
	}
	const live = Object.assign(new Live(), {
		...{ id: 'thrown', game: face.session, about: {}, damaged: [] },
		...{ canUndoTo: vi.fn(), hush: vi.fn() }
	});
	const app = new Opponent(face, live as never, () => face.view(live.state, live.waiting));
	app.pace = 'at once';
	try {
		const props = { face, screens: {}, live };
		const { container } = await render(PlayScreen as never, props as never);
		const board = await vi.waitUntil(() => container.querySelector('.b-board'));
		await expect.poll(() => board.textContent).toContain('1st Letton Regiment');
		give(2);
		[live.state, live.waiting, live.history] = [table.state, waiting(), { counted: [...counted] }];
		await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible();
		await expect.poll(() => board.textContent).not.toContain('1st Letton Regiment');
	} finally {
		app.pace = 'quick';
	}
});

test('the second quick tap of whoever takes the phone answers nothing', async () => {
	const seats = { white: { name: 'Anna', app: false }, red: { name: 'Jon', app: false } };
	// Who has which game in hand outlives its screen, and so a second try of this.
	const live = { ...game(false, seats), id: crypto.randomUUID(), do: vi.fn() };
	const { container } = await render(PlayScreen as never, { face, screens: {}, live } as never);
	const taken = page.getByRole('button', { name: /I am Anna/ });
	await expect.element(taken).toBeEnabled();
	const key = taken.element() as HTMLElement;
	// Both within the page: a busy machine carries a tap from without too late to be the second of two.
	key.click();
	await tick();
	const dock = container.querySelector('.bp-dock')!;
	dock.querySelectorAll('button').forEach((answer) => answer.click());
	expect([dock.hasAttribute('data-rests'), live.do.mock.calls]).toEqual([true, []]);
});

test('who cannot end the phase yet hears it after each act', async () => {
	const live = game(true);
	const held = { why: say('Too many units are in Orel.'), rule: '7.1.2' };
	const view = (...now: Parameters<typeof face.view>) => ({ ...face.view(...now), held });
	const props = { face: { ...face, view }, screens: {}, live };
	const { container } = await render(PlayScreen as never, props as never);
	const heard = container.querySelector('.vh[role="status"]');
	await expect.poll(() => heard?.textContent).toContain('Too many units are in Orel.');
	// And reads it before how it stands: the score would push it out of sight.
	const sheet = await vi.waitUntil(() => container.querySelector('.bp-sheet'));
	await expect.poll(() => sheet.textContent.trim()).toMatch(/^The phase cannot end yet/);
});

test('Enter on the map says what became of it, not once more what was chosen before', async () => {
	const props = { face, screens: {}, live: game(true) };
	const { container } = await render(PlayScreen as never, props as never);
	const spoken = await vi.waitUntil(() => container.querySelector('.b-board > [aria-live]'));
	container.querySelector<HTMLElement>('.b-hands')?.focus();
	const heard: string[] = [];
	new MutationObserver(() => heard.push(spoken.textContent)).observe(spoken, {
		...{ characterData: true, childList: true, subtree: true }
	});
	await userEvent.keyboard('n');
	await vi.waitUntil(() => heard.length > 0);
	await userEvent.keyboard('{ArrowRight}');
	await vi.waitUntil(() => heard.length > 1);
	const [chosen] = heard.splice(0);
	await userEvent.keyboard('{Enter}');
	await vi.waitUntil(() => heard.length > 0);
	await settled();
	expect(heard).not.toContain(chosen);
	expect(heard).toHaveLength(1);
	// The sheet, which says the same, is not read aloud as well.
	expect(container.querySelector('.bp-sheet [role="status"]')).toBeNull();
});

test('where the keys went stays told though what was chosen before is said only then', async () => {
	const props = { face, screens: {}, live: game(true) };
	const heard: (string | null | undefined)[] = [];
	for (const quick of [false, true]) {
		const { container, unmount } = await render(PlayScreen as never, props as never);
		const hands = await vi.waitUntil(() => container.querySelector<HTMLElement>('.b-hands'));
		const spoken = container.querySelector('.b-board > [aria-live]');
		hands.focus();
		await settled();
		// Within a frame, or each when the one before it was told.
		for (const key of ['n', 'ArrowRight']) {
			hands.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
			await (quick ? tick() : settled());
		}
		await vi.waitUntil(() => spoken?.textContent);
		await settled();
		heard.push(spoken?.textContent);
		await unmount();
	}
	expect(heard[0]).toContain('left');
	expect(heard[1]).toBe(heard[0]);
});

test('whoever lets go of a unit by Escape in the list of what it may do is on the map then', async () => {
	const props = { face, screens: {}, live: game(true) };
	const { container, unmount } = await render(PlayScreen as never, props as never);
	await vi.waitUntil(() => container.querySelector('.b-hands'));
	await userEvent.keyboard('mn');
	const row = await vi.waitUntil(() =>
		container.querySelector<HTMLElement>('.bp-sheet ul button.row')
	);
	row.focus();
	await userEvent.keyboard('{Escape}');
	await expect.poll(() => row.isConnected).toBe(false);
	await expect.poll(() => document.activeElement?.role).toBe('application');
	await unmount();
});

test('a game on a map is read aloud in the language in which it is said', async () => {
	const data = { played: { face, screens: {} }, live: game(true) };
	const { container, unmount } = await render(GamePage as never, { data } as never);
	await vi.waitUntil(() => container.querySelector('.b-hands'));
	expect(container.querySelector('.bp-frame')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
	await unmount();
});

test('each key in the list of keys comes after what it does', async () => {
	const { container, unmount } = await render(KeysSheet, { open: true, onclose: () => undefined });
	for (const line of container.querySelectorAll('dl > div'))
		expect([...line.children].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
	await unmount();
});

test('what is where is told of the hex to which the keys went, with nothing chosen', async () => {
	const props = { face, screens: {}, live: game(true) };
	await render(PlayScreen as never, props as never);
	await userEvent.keyboard('m{ArrowDown}{ArrowDown}');
	await userEvent.keyboard('h');
	await expect.element(page.getByRole('heading', { name: 'What is where' })).toBeVisible();
	await expect.element(page.getByText(/^Choose a hex on the map/)).not.toBeInTheDocument();
});

test('what was done is read aloud: the line it comes into was there before', async () => {
	const live = game(true);
	const props = { face, screens: {}, live };
	const { container, rerender } = await render(PlayScreen as never, props as never);
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	const before = [...container.querySelectorAll('[role="status"]')];
	const said = { way: 'done', entry: 'e1', sentences: [say('Gone there.')] };
	await rerender({ live: { ...live, said } } as never);
	await expect.element(page.getByText('Gone there.').last()).toBeVisible();
	expect(before.some(({ textContent }) => textContent.includes('Gone there.'))).toBe(true);
	// Once.
	const told = [...container.querySelectorAll('[role="status"]')];
	expect(told.filter(({ textContent }) => textContent.includes('Gone there.'))).toHaveLength(1);
});

test('whoever throws dice of his own by keys is at the title of their screen, and hears what he types', async () => {
	const { state } = await playedTo((after) => engine.waiting(after).rolls.length > 0);
	const live = { ...game(true), state, waiting: engine.waiting(state) };
	const { container } = await render(PlayScreen as never, { face, screens: {}, live } as never);
	await expect.element(page.getByRole('button', { name: 'I rolled' })).toBeVisible();
	const due = container.querySelector('.bp-dock p b')?.textContent ?? '?';
	expect(container.querySelector('.vh[role="status"]')?.textContent).toContain(due);
	// No key is pressed as long as what came up was not seen for a moment.
	await vi.waitUntil(() => !container.querySelector('[data-rests]'));
	await userEvent.keyboard('k{Enter}');
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My own dice');
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
	await settled();
	const heard = container.querySelector('main [role="status"]');
	await userEvent.keyboard('6');
	expect(heard?.textContent).toContain('6');
	await userEvent.keyboard('{Escape}');
	await expect.element(page.getByRole('button', { name: 'I rolled' })).toBeVisible();
});

test('what was told and what a key says take a few lines of the dock in letters of 150 %, too', async () => {
	await page.viewport(390, 844);
	document.documentElement.style.fontSize = '150%';
	const long = 'A brigade goes there. '.repeat(12);
	const said = { way: 'done', entry: 'e1', sentences: [say(long)] };
	const props = { face, screens: {}, live: { ...game(true), said } };
	const { container } = await render(PlayScreen as never, props as never);
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	const told = container.querySelector('.bp-dock .toast')!;
	expect(told.getBoundingClientRect().height).toBeLessThan(5 * 1.3 * 24);
	const says = container.querySelector('.bp-dock .btn-main em')!;
	says.textContent = long;
	expect(says.getBoundingClientRect().height).toBeLessThan(3 * 1.3 * 24);
	document.documentElement.style.fontSize = '';
});

test('who decides is said at every height, and to whoever only hears it', async () => {
	const view = (after: State) => face.view(after, engine.waiting(after));
	const { state } = await playedTo((after) => {
		const { ask, asked, side } = view(after);
		return ask !== null && ask !== undefined && asked !== side;
	});
	const live = { ...game(true), state, waiting: engine.waiting(state), follows: true };
	const name = view(state).asked === 'red' ? 'Red' : 'White';
	await render(PlayScreen as never, { face, screens: {}, live } as never);
	for (const [width, height] of [
		[390, 844],
		[360, 640],
		[844, 390]
	] as const) {
		await page.viewport(width, height);
		const says = page.getByText(`${name} decides`);
		await expect.element(says).toBeVisible();
		expect(says.element().closest('[aria-hidden]')).toBeNull();
	}
});

test('the key to the next unit says all of its name, in the hall, too: on a phone on its side, and in large letters', async () => {
	document.documentElement.dataset['theme'] = 'hall';
	const props = { face, screens: {}, live: game(true) };
	for (const [width, height, letters] of [
		[844, 390, ''],
		[360, 640, '150%']
	] as const) {
		await page.viewport(width, height);
		document.documentElement.style.fontSize = letters;
		const { container, unmount } = await render(PlayScreen as never, props as never);
		const name = await vi.waitUntil(() => container.querySelector<HTMLElement>('.bp-dock em'));
		for (const unit of ['1st Division Reserve Battalion', '3rd Heavy Artillery Battalion']) {
			name.textContent = unit;
			expect(name.scrollHeight, unit).toBeLessThanOrEqual(name.clientHeight);
		}
		await unmount();
	}
	document.documentElement.style.fontSize = '';
	delete document.documentElement.dataset['theme'];
	await page.viewport(414, 896);
});

test('a key that asks one unit says all of its name, in the narrow dock of a small phone, too', async () => {
	await page.viewport(360, 640);
	const stands = { 'w-19dr': '2418', 'r-1-41d': { hex: '2419', mode: 'march' as const } };
	const table = new Table(gameWith(), placed(gameWith(), stands, { player: 'white' }));
	table.attack('2419', 'prepared', ['w-19dr']);
	table.do({ type: 'done' });
	while (!table.allowed.some(({ type }) => type === 'yes')) table.do(table.allowed[0]!);
	const { state } = table;
	const waiting = face.session.engine().waiting(state);
	const props = { face, screens: {}, live: { ...game(true), state, waiting } };
	const { container } = await render(PlayScreen as never, props as never);
	const name = await vi.waitUntil(() => container.querySelector<HTMLElement>('.bp-dock em'));
	expect(name.textContent).toContain('19th Arkhanghelgorod Dragoons');
	expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
	await page.viewport(414, 896);
});
