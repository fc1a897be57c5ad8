import { expect, test } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import { Stopped } from '#lib/kernel/sliced.ts';
import { LongWork } from '#lib/session/long-work.svelte.ts';

const A = say('A');
const B = say('B');

/** Work that goes on until it is let go, and what it was told. */
const held = () => {
	let free = (): void => undefined;
	const until = new Promise<void>((resolve) => (free = resolve));
	return { until, free: () => free() };
};

test('a second job waits for the first, and both are done', async () => {
	const long = new LongWork();
	const { until, free } = held();
	const done: string[] = [];
	const first = long.do(A, async (_, heard) => {
		await until;
		heard(0.5);
		done.push('A');
		return 'A';
	});
	const second = long.do(B, async (_, heard) => {
		heard(0.5);
		done.push('B');
		return 'B';
	});
	free();
	expect([await first, await second]).toEqual(['A', 'B']);
	expect(done).toEqual(['A', 'B']);
	expect(long.now).toBeUndefined();
});

test('a job waits for one that fails, too', async () => {
	const long = new LongWork();
	const failing = long.do(A, () => Promise.reject(new Error('no')));
	const second = long.do(B, async () => 'B');
	await expect(failing).rejects.toThrow('no');
	expect(await second).toBe('B');
});

test('the key beside one stops that one, and the next one goes on', async () => {
	const long = new LongWork();
	const { until, free } = held();
	const first = long.do(A, async (_, heard) => {
		heard(0.1);
		await until;
		heard(0.2);
		return 'A';
	});
	const second = long.do(B, async () => 'B');
	expect(long.now?.title).toBe(A);
	long.now?.stop();
	free();
	expect([await first, await second]).toEqual([undefined, 'B']);
});

test('leaving stops all of them, also those that wait, and what begins afterwards is done', async () => {
	const long = new LongWork();
	const { until, free } = held();
	const begun: string[] = [];
	const first = long.do(A, async (_, heard) => {
		await until;
		heard(0.2);
		return 'A';
	});
	const second = long.do(B, async () => void begun.push('B'));
	long.stop();
	const third = long.do(B, async () => 'C');
	free();
	expect([await first, await second, await third]).toEqual([undefined, undefined, 'C']);
	expect(begun).toEqual([]);
	await expect(long.do(A, () => Promise.reject(new Stopped()))).resolves.toBeUndefined();
});
