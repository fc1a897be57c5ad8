import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Face } from '#lib/features/board/face.ts';
import PlayScreen from '#lib/features/board/play/PlayScreen.svelte';
import { face as orel } from '#lib/features/orel-1919/face.ts';
import { face as october } from '#lib/features/white-october/face.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Offers } from '#lib/session/session.ts';
import type { Said } from '#lib/session/live-game.svelte.ts';
import { t } from '#lib/words/t.ts';

type AnyFace = Face<unknown, unknown, unknown, Offers<unknown>>;
type AnyLine = Line<unknown, unknown, unknown>;

/** A game of two persons that is kept nowhere. */
class Kept {
	readonly face: AnyFace;
	counted = $state.raw<readonly AnyLine[]>([]);
	said = $state.raw<Said>();
	refusal = $state.raw<{ rule: string; why: Phrase }>();
	readonly about = { id: 'heard', about: {}, damaged: [], canUndo: true, canUndoTo: () => true };

	constructor(face: AnyFace) {
		this.face = face;
	}
	get state() {
		return this.counted.at(-1)?.after ?? this.face.session.engine().empty;
	}
	get waiting() {
		return this.face.session.engine().waiting(this.state);
	}
	get history() {
		return { counted: this.counted };
	}
	hush = (): void => void (this.said = this.refusal = undefined);
	do = (command: unknown): void => {
		const { journal } = this.face.session;
		const engine = this.face.session.engine();
		const before = this.state;
		const decision = engine.decide(before, command);
		if (!decision.ok) throw new Error(t(decision.refusal.why));
		const { facts } = decision;
		const after = facts.reduce(engine.evolve, before);
		const id = `e${this.counted.length}`;
		const entry = { id, command, facts } as never;
		const { short, sentences } = journal.tell(entry, before, after);
		this.said = { way: 'done', entry: id as never, sentences: short ?? sentences };
		this.refusal = undefined;
		this.counted = [...this.counted, { id, entry, before, after } as never];
	};
}

const REGIONS = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';
const regionOf = (node: Node): Element | null | undefined =>
	(node instanceof Element ? node : node.parentElement)?.closest(REGIONS);

/** All that is read aloud from now on: what comes into a region that was there before. */
const listens = () => {
	const there = new Set(document.querySelectorAll(REGIONS));
	const changed = new Set<Node>();
	const late: string[] = [];
	const watch = new MutationObserver((records) => {
		for (const { type, target, addedNodes } of records) {
			const nodes = type === 'childList' ? [...addedNodes] : [target];
			for (const node of nodes) {
				const region = regionOf(node);
				if (region && there.has(region)) changed.add(node);
				const regions = node instanceof Element ? [...node.querySelectorAll(REGIONS)] : [];
				for (const one of [...regions, ...(region && !there.has(region) ? [region] : [])])
					if (one.textContent.trim()) late.push(one.textContent.trim());
			}
		}
	});
	watch.observe(document.body, { characterData: true, childList: true, subtree: true });
	/** Since it was last asked, sentence by sentence; what comes in a region of its own is not sure to be read at all. */
	return async (): Promise<readonly string[]> => {
		for (let n = 0; n < 4; n++) await new Promise((done) => requestAnimationFrame(done));
		await new Promise((done) => setTimeout(done, 120));
		const nodes = [...changed].filter((node) => node.isConnected);
		const outer = nodes.filter((node) => !nodes.some((one) => one !== node && one.contains(node)));
		const heard = outer.map((node) => node.textContent?.trim() ?? '').filter(Boolean);
		expect(late, 'is read in a place that was there before').toEqual([]);
		changed.clear();
		document.querySelectorAll(REGIONS).forEach((one) => there.add(one));
		return heard.flatMap((text) => text.split(/(?<=[.?]) /));
	};
};

const GAMES: readonly (readonly [string, AnyFace])[] = [
	['Orel 1919', orel as never],
	['White October', october as never]
];
test.each(GAMES)('%s: over a whole fight each thing is read aloud, and once', async (_, face) => {
	const live = new Kept(face);
	const [scenario] = face.scenarios({});
	const options = face.options.map(({ key, choices }) => [key, choices[0]?.value ?? '']);
	const seat = { name: '', app: false };
	live.do(
		face.begin({
			...{ name: '', scenario: scenario?.id ?? '', options: Object.fromEntries(options) },
			seats: { white: seat, red: seat }
		})
	);
	const answer = await face.opponent();
	const dice = diceFrom([1919, 11, 26, 3]);
	const acts = (): void => {
		const draw = face.draw(live.state, live.waiting);
		live.do(
			draw ? face.roll(live.waiting, play(draw, dice).throws) : answer(live.state, live.waiting)
		);
	};
	const asks = (): string => {
		const { ask, called } = face.view(live.state, live.waiting);
		return ask ? t(ask.what) : called ? t(called.title) : '';
	};
	const fought = () => face.course(live.counted)?.hex;
	while (!fought()) acts();
	const props = {
		face,
		screens: {},
		live: Object.assign(live, { game: face.session }, live.about)
	};
	const { container } = await render(PlayScreen as never, props as never);
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	await vi.waitUntil(() => container.querySelector('.bp-sheet h2'));
	const heard = listens();
	await heard();
	/** Of all that is read nothing comes twice, but what was told twice. */
	const once = (all: readonly string[], told: string): void => {
		const times = (text: string): number => told.split(text).length - 1;
		for (const one of all)
			expect(all.filter((other) => other === one).length, one).toBe(times(one) || 1);
	};
	while (fought()) {
		acts();
		const told = (live.said?.sentences ?? []).map(t);
		const all = await heard();
		once(all, told.join(' '));
		for (const one of told) expect(all.join(' ')).toContain(one);
		if (fought()) expect(all.join(' ')).toContain(asks());
		else expect(all.join(' ')).toContain(t(face.course(live.counted, true)!.outcome!));
		live.hush();
		expect(await heard(), 'a message that is put away is not read once more').toEqual([]);
	}
	await vi.waitUntil(() => !container.querySelector('.bp-dock [data-rests]'));
	await page.getByRole('button', { name: 'Go on' }).click();
	const all = await heard();
	once(all, '');
	expect(all.join(' ')).toContain(asks());
});
