import { expect, test, vi } from 'vitest';
import { asking, type Question } from '#lib/store/files/files.ts';
import { filesIn } from '#lib/store/files/folder.ts';
import { Disk, Gate } from './faults/gate.ts';

/** A worker that answers when told to. */
class Slow extends EventTarget {
	readonly asked: number[] = [];
	readonly terminate = vi.fn();
	postMessage({ id }: Question): void {
		this.asked.push(id);
	}
	answer(): void {
		this.dispatchEvent(
			new MessageEvent('message', { data: { id: this.asked.shift(), value: 'done' } })
		);
	}
}

test('files that are slow under load, or of a phone that slept, are not gone; silent ones are', async () => {
	vi.useFakeTimers();
	const worker = new Slow();
	const ask = asking(() => worker as unknown as Worker);
	const said: unknown[] = [];
	for (let n = 0; n < 3; n++)
		ask({ do: 'list' }).then(
			(value) => said.push(value),
			({ name }: Error) => said.push(name)
		);
	await vi.advanceTimersByTimeAsync(10_000);
	worker.answer();
	await vi.advanceTimersByTimeAsync(10_000);
	worker.answer();
	await vi.advanceTimersByTimeAsync(10_000);
	expect(said).toEqual(['done', 'done']);
	await vi.advanceTimersByTimeAsync(6000);
	expect(said).toEqual(['done', 'done', 'FilesGone']);
	expect(vi.getTimerCount()).toBe(0);

	// Nobody waits for them on a page that is not seen, and its worker may get no time there.
	vi.stubGlobal('document', { hidden: true });
	const later = ask({ do: 'list' });
	await vi.advanceTimersByTimeAsync(60_000);
	worker.answer();
	worker.answer();
	await expect(later).resolves.toBe('done');
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test('a page that is kept when it is left lets go of the files, and asks again where it is come back to', async () => {
	const page = new EventTarget();
	const goes = (type: string, persisted: boolean) =>
		page.dispatchEvent(Object.assign(new Event(type), { persisted }));
	const workers: Slow[] = [];
	vi.stubGlobal('window', page);
	const ask = asking(() => {
		workers.push(new Slow());
		return workers.at(-1) as unknown as Worker;
	});
	// The worker of a page that is not kept ends by itself, and does until then what was asked last.
	for (const type of ['pageshow', 'pagehide']) goes(type, false);
	expect(workers.map(({ terminate }) => terminate.mock.calls.length)).toEqual([0]);
	const done = [ask({ do: 'list' }), ask({ do: 'remove', name: 'x' })];
	workers[0]!.answer();
	goes('pagehide', true);
	expect(workers[0]!.terminate).toHaveBeenCalledOnce();
	goes('pageshow', true);
	workers[1]!.answer();
	expect(await Promise.all(done)).toEqual(['done', 'done']);
	expect(workers[1]!.terminate).not.toHaveBeenCalled();
	vi.unstubAllGlobals();
});

test('a line that is asked for again, because the page left before it heard the answer, is written once', async () => {
	const files = filesIn(new Disk(new Gate()).folder);
	const { after: at } = (await files.append('x', 'one\n', null))!;
	const said = [];
	for (const line of ['two\n', 'two\n', 'six\n']) said.push(await files.append('x', line, at));
	const written = { before: at, after: at + 4 };
	expect(said).toEqual([written, written, null]);
	expect((await files.read('x'))?.text).toMatch(/one\ntwo\n$/);
});
