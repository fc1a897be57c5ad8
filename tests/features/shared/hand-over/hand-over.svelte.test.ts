import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import HandOver from '#lib/features/shared/hand-over/HandOver.svelte';
import { Intake } from '#lib/features/shared/hand-over/intake.svelte.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import { say } from '#lib/kernel/phrase.ts';

const of: DocumentKind = {
	kind: 'roster',
	version: 1,
	parse: () => ({ ok: true, value: undefined }),
	idOf: () => '1',
	nameOf: () => 'Red player 1'
};

test('each key says what it gives away, and what came of it is in sight', async () => {
	const share = vi.fn((_: ShareData) => Promise.resolve());
	Object.assign(navigator, { share, canShare: () => true });
	onTestFinished(
		() => void ['share', 'canShare'].forEach((key) => Reflect.deleteProperty(navigator, key))
	);
	await page.viewport(390, 640);
	await render(HandOver, { of, value: {}, there: 'there' });
	const keys = page.getByRole('button', { name: /file|text/ });
	await expect.element(keys.first()).toBeVisible();
	const labels = keys.elements().map((key) => (key as HTMLElement).innerText.trim());
	expect(labels).toEqual(['Save as a file', 'Send the file', 'Share as text']);
	expect(scrollY).toBe(0);
	await page.getByRole('button', { name: 'Send the file' }).click();
	const came = page.getByText(/^Handed over: /);
	await expect.element(came).toBeVisible();
	expect(share.mock.lastCall?.[0].files?.[0]?.name).toMatch(/^tachanka-roster-red-player-1-/);
	await expect
		.poll(() => came.element().getBoundingClientRect().bottom)
		.toBeLessThanOrEqual(innerHeight);
});

/** A camera that opens each time it is asked to; what it has opened so far. */
const camera = (): readonly MediaStream[] => {
	const opened: MediaStream[] = [];
	const canvas = document.createElement('canvas');
	canvas.getContext('2d');
	const getUserMedia = async () => {
		const stream = canvas.captureStream();
		opened.push(stream);
		return stream;
	};
	Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
	onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
	return opened;
};

test('a camera that opens after its screen was left, or a second time, is closed at once', async () => {
	const opened = camera();
	const taker = { problem: undefined, clear: () => undefined, takeIn: async () => undefined };
	const running = () =>
		opened.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));
	const intake = new Intake(taker, () => undefined);
	await Promise.all([intake.start(), intake.start()]);
	expect([opened.length, running()]).toEqual([2, [intake.stream]]);
	intake.close();
	const left = new Intake(taker, () => undefined);
	const starting = left.start();
	left.close();
	await starting;
	expect([opened.length, running(), left.stream]).toEqual([3, [], undefined]);
});

test('the camera stops once all is read, though it was not taken in: it would be read and refused again', async () => {
	camera();
	const problem = say('It is here already.');
	const intake = new Intake(
		{ problem, clear: () => undefined, takeIn: async () => undefined },
		() => expect.unreachable()
	);
	await intake.start();
	expect(intake.stream).toBeDefined();
	await intake.paste('{"a turn": 1}');
	expect([intake.stream, intake.problem]).toEqual([undefined, problem]);
});
