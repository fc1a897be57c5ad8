import { expect, test, vi } from 'vitest';
import type { Face, View } from '#lib/features/board/face.ts';
import { Opponent } from '#lib/features/board/play/opponent.svelte.ts';
// Loaded before it is asked for: what is waited for here is its answer.
import '#lib/features/board/play/thinking/thinker.ts';
import type { LiveGame } from '#lib/session/live-game.svelte.ts';

type Offered = { commands: readonly string[] };

test('where the game went on while the app thought, it thinks about what there is now', async () => {
	const answers = new Map<string, (answer: string) => void>();
	const live = {
		state: 'before',
		waiting: { commands: [] },
		follows: false,
		written: async (): Promise<unknown> => undefined,
		do: vi.fn(async () => ({ ok: true }))
	};
	const face = {
		kind: 'test',
		// A file without a game in it, which no busy server is asked for.
		file: 'data:text/javascript,',
		seatsOf: () => ({ white: { app: true }, red: { app: false } }),
		draw: () => undefined,
		opponent: async () => (state: string) =>
			new Promise<string>((resolve) => answers.set(state, resolve))
	};
	const opponent = new Opponent(
		face as unknown as Face<string, string, string, Offered>,
		live as unknown as LiveGame<string, string, string, Offered>,
		() => ({ asked: 'white', over: null }) as unknown as View<string>
	);
	void opponent.act();
	await vi.waitUntil(() => answers.has('before'), { timeout: 30_000 });
	live.state = 'now';
	await opponent.act();
	answers.get('before')?.('late');
	await vi.waitUntil(() => answers.has('now'), { timeout: 5000 });
	// Somebody takes the side over, which is still being written when the answer comes.
	let waits: ((kept: undefined) => void) | undefined;
	live.written = () => new Promise<unknown>((resolve) => (waits = resolve));
	answers.get('now')?.('too soon');
	await vi.waitUntil(() => waits);
	live.state = 'taken over';
	live.written = async () => undefined;
	waits?.(undefined);
	await vi.waitUntil(() => answers.has('taken over'), { timeout: 5000 });
	answers.get('taken over')?.('in time');
	await vi.waitUntil(() => live.do.mock.calls.length > 0);
	expect(live.do.mock.calls).toEqual([['in time']]);
	opponent.close();
});

test('where a unit of the app went is shown until it acts again, in its own turn and unless it acts at once', () => {
	const [start, moved] = ['start', 'moved'].map((at) => ({ at }));
	const live = {
		state: moved,
		follows: false,
		history: { counted: [{ before: start, after: moved }] }
	};
	const where = { start: new Map([['one', '0101']]), moved: new Map([['one', '0102']]) };
	let turn: 'white' | 'red' = 'white';
	const face = {
		seatsOf: () => ({ white: { app: true }, red: { app: false } }),
		where: ({ at }: { at: keyof typeof where }) => where[at],
		session: { journal: { moment: () => ({ side: turn }) } }
	};
	const opponent = new Opponent(
		face as unknown as Face<unknown, string, string, Offered>,
		live as unknown as LiveGame<unknown, string, string, Offered>,
		() => ({ asked: 'white', over: null }) as unknown as View<string>
	);
	opponent.pace = 'quick';
	expect(opponent.went).toEqual([['0101', '0102']]);
	opponent.pace = 'at once';
	expect(opponent.went).toEqual([]);
	turn = 'red';
	opponent.pace = 'slow';
	expect(opponent.went).toEqual([]);
	opponent.pace = 'quick';
	opponent.close();
});

test('the pace that was chosen outlives the page', async () => {
	const made = (from: typeof Opponent) =>
		new from({} as never, { id: 'paced' } as never, () => ({ asked: null, over: null }) as never);
	made(Opponent).pace = 'at once';
	// @ts-expect-error A module of its own, as a page that is loaded again has it.
	const again = (await import('#lib/features/board/play/opponent.svelte.ts?again')) as {
		Opponent: typeof Opponent;
	};
	expect(made(again.Opponent).pace).toBe('at once');
	made(Opponent).pace = 'quick';
});

test('where it cannot think, since a part of it did not come, it pauses, and tries anew when told to go on', async () => {
	const live = {
		state: 'now',
		waiting: { commands: [] },
		follows: false,
		written: async (): Promise<unknown> => undefined,
		do: vi.fn(async () => ({ ok: true }))
	};
	let comes = false;
	const face = {
		kind: 'test',
		file: 'data:text/javascript,',
		seatsOf: () => ({ white: { app: true }, red: { app: false } }),
		draw: () => undefined,
		opponent: async () => {
			if (!comes) throw new Error('It did not come.');
			return () => 'an answer';
		}
	};
	const opponent = new Opponent(
		face as unknown as Face<string, string, string, Offered>,
		live as unknown as LiveGame<string, string, string, Offered>,
		() => ({ asked: 'white', over: null }) as unknown as View<string>
	);
	await expect(opponent.act()).rejects.toThrow('It did not come.');
	expect(opponent.paused).toBe(true);
	comes = true;
	opponent.paused = false;
	await opponent.act();
	expect(live.do.mock.calls).toEqual([['an answer']]);
	opponent.close();
});

test('where what the app did is taken back, it does not do it again until it is told to go on', async () => {
	let asked = $state('red');
	const live = { state: '', follows: false, undo: async () => void (asked = 'white') };
	const face = { seatsOf: () => ({ white: { app: true }, red: { app: false } }) };
	const opponent = new Opponent(
		face as unknown as Face<string, string, string, Offered>,
		live as unknown as LiveGame<string, string, string, Offered>,
		() => ({ asked, over: null }) as unknown as View<string>
	);
	await opponent.undo();
	expect(opponent.paused).toBe(true);
	opponent.paused = false;
	live.undo = async () => void (asked = 'red');
	asked = 'red';
	await opponent.undo();
	expect(opponent.paused, 'one’s own act').toBe(false);
});

test('where it was stopped, it is stopped when its game is come back to, until it is told to go on', () => {
	const opened = (id: string) =>
		new Opponent(
			{} as unknown as Face<string, string, string, Offered>,
			{ id } as unknown as LiveGame<string, string, string, Offered>,
			() => ({ asked: 'white', over: null }) as unknown as View<string>
		);
	opened('one').pause();
	const other = opened('another');
	expect(other.paused).toBe(false);
	other.paused = true;
	expect(opened('another').paused, 'in two games').toBe(true);
	other.paused = false;
	const back = opened('one');
	expect(back.paused).toBe(true);
	back.paused = false;
	expect(opened('one').paused).toBe(false);
});
