/// <reference lib="webworker" />
import type { Engine } from '#lib/kernel/game/engine.ts';
import type { Opponent } from '#lib/kernel/game/game.ts';
import type { Question, Stop, Thought } from './thinker.ts';

/** As much of a game as thinking about it needs. */
interface Thinkable {
	readonly meta: { readonly id: string };
	readonly book: { readonly of: () => unknown };
	readonly engine: (book: unknown) => Engine<unknown, unknown, unknown, Next>;
	readonly ai: () => Promise<(book: unknown) => Opponent<unknown, unknown>>;
}
interface Next {
	readonly player?: string | null;
	readonly commands: readonly unknown[];
	readonly rolls: readonly unknown[];
}

// The rules come from the very file of the page, and files beside it speak of a window. What other tabs say is for
// screens: here it would open the storage once more.
Object.assign(self, { window: self, BroadcastChannel: undefined });

const isGame = (one: unknown, id: string): one is Thinkable =>
	typeof one === 'object' && one !== null && (one as Partial<Thinkable>).meta?.id === id;

const load = async ({ file, game: id }: Question) => {
	const handedOn = (await import(/* @vite-ignore */ file)) as Readonly<Record<string, unknown>>;
	const game = Object.values(handedOn).find((one) => isGame(one, id));
	if (!isGame(game, id)) throw new Error(`${file} holds no ${id}`);
	const book = game.book.of();
	return { engine: game.engine(book), answer: (await game.ai())(book) };
};

let loaded: ReturnType<typeof load> | undefined;
/** The question that is thought about: a later one, or the wish to stop, ends it. */
let wanted = 0;
const tell = (thought: Thought<unknown>): void => self.postMessage(thought);

/** Answers one after the other, until dice are called for or somebody else is asked. */
const think = async (question: Question): Promise<void> => {
	const { id, sides } = question;
	const { engine, answer } = await (loaded ??= load(question));
	for (let { state } = question; ;) {
		const next = engine.waiting(state);
		const own = next.player === undefined || sides.includes(next.player ?? '');
		if (wanted !== id || next.rolls.length > 0 || next.commands.length === 0 || !own) break;
		const command = answer(state, next.commands);
		const decision = engine.decide(state, command);
		tell({ id, command });
		if (!decision.ok) break;
		state =
			engine.evolveAll?.(state, decision.facts) ?? decision.facts.reduce(engine.evolve, state);
		// Hears whether it is to stop.
		await new Promise((resolve) => setTimeout(resolve));
	}
	tell({ id, end: 'done' });
};

self.addEventListener('message', ({ data }: MessageEvent<Question | Stop>) => {
	wanted = data.id;
	if (data.file !== undefined)
		think(data).catch((cause: unknown) => {
			tell({ id: data.id, end: String(cause) });
		});
});
