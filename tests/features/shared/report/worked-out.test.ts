import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { WorkedOut } from '#lib/features/shared/report/worked-out.svelte.ts';

/** Every slice is a long one, and the screen has its turn only when it is given. */
let turns: (() => void)[];
beforeEach(() => {
	turns = [];
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
	vi.stubGlobal('scheduler', {
		yield: () => new Promise<void>((resolve) => turns.push(resolve))
	});
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** Lets everything that waits for the screen go on, until nothing does. */
const goOn = async (): Promise<void> => {
	for (let n = 0; n < 20; n += 1) {
		for (const turn of turns.splice(0)) turn();
		await Promise.resolve();
	}
};
function* work(answer: string): Sliced<string> {
	yield 0.2;
	yield 0.6;
	return answer;
}
function* broken(): Sliced<string> {
	yield 0.2;
	throw new Error('no');
}
const made = () => new WorkedOut<string>(say('Working'));

test('what is begun anew forgets what was worked out before', async () => {
	const out = made();
	out.begin(work('old'));
	await goOn();
	expect(out.value).toBe('old');
	out.begin(work('new'));
	expect([out.value, out.long.now !== undefined]).toEqual([undefined, true]);
	await goOn();
	expect([out.value, out.stopped]).toEqual(['new', false]);
});

test('an earlier run says nothing any more, neither its answer nor that it was stopped', async () => {
	const out = made();
	out.begin(work('old'));
	out.long.now?.stop();
	out.begin(work('new'));
	await goOn();
	expect([out.value, out.stopped]).toEqual(['new', false]);
});

test('a run that the owner begins again ends with the screen, and is not said to be stopped', async () => {
	const out = made();
	out.begin(work('old'));
	out.long.now?.stop();
	await goOn();
	expect(out.stopped).toBe(true);
	out.begin(work('new'));
	expect(out.stopped).toBe(false);
	out.end();
	await goOn();
	expect([out.value, out.stopped, out.long.now]).toEqual([undefined, false, undefined]);
});

test('what the owner stopped does not begin by itself when something changes; all else does', async () => {
	const out = made();
	out.begin(work('old'));
	await goOn();
	out.renew(() => work('new'));
	await goOn();
	expect(out.value).toBe('new');
	out.begin(work('again'));
	out.long.now?.stop();
	await goOn();
	out.renew(() => work('changed'));
	await goOn();
	expect([out.value, out.stopped]).toEqual([undefined, true]);
	out.begin(work('asked for'));
	await goOn();
	expect(out.value).toBe('asked for');
});

test('what fails does not seem to go on for ever, and the failure is reported', async () => {
	const report = vi.fn();
	vi.stubGlobal('reportError', report);
	const out = made();
	out.begin(broken());
	await goOn();
	expect([out.value, out.stopped, out.long.now]).toEqual([undefined, true, undefined]);
	expect(report).toHaveBeenCalledWith(new Error('no'));
	out.begin(work('new'));
	await goOn();
	expect(out.value).toBe('new');
});
