import { afterEach, expect, test, vi } from 'vitest';
import { giveText, textItem, type Came } from '#lib/features/shared/share/give.ts';

const { copying } = vi.hoisted(() => ({ copying: { works: true, copied: [] as string[] } }));
vi.mock('#lib/features/shared/share/clipboard.ts', () => ({
	copyText: (text: string) => {
		if (copying.works) copying.copied.push(text);
		return Promise.resolve(copying.works);
	}
}));

afterEach(() => {
	vi.unstubAllGlobals();
	Object.assign(copying, { works: true, copied: [] });
});

const taken = () => Promise.reject(new DOMException('', 'NotAllowedError'));

/** A tap on the item, and what is told of it. */
const tap = async (): Promise<() => Came | undefined> => {
	let last: Came | undefined;
	const item = textItem(
		() => Promise.resolve('The log'),
		(came) => (last = came)
	);
	item.onclick?.();
	await vi.waitFor(() => expect(last).toBeDefined());
	return () => last;
};

test('a text that took longer to make than the tap allows is shared by a second tap', async () => {
	const share = vi.fn((_: ShareData) => Promise.resolve()).mockImplementationOnce(taken);
	vi.stubGlobal('navigator', { share });
	const told = await tap();
	expect(told()?.said).toMatchObject({ text: 'The text is ready.' });
	expect(copying.copied).toEqual([]);
	told()?.again?.();
	await vi.waitFor(() => expect(told()?.said).toMatchObject({ text: 'Shared' }));
	expect(share).toHaveBeenLastCalledWith({ text: 'The log' });
	expect(told()?.again).toBeUndefined();
});

test('a text is shared without the marks of where its words may break', async () => {
	const share = vi.fn((_: ShareData) => Promise.resolve());
	vi.stubGlobal('navigator', { share });
	await giveText('стрел\u00adковый', 'before', 'Руко\u00adпашная');
	expect(share).toHaveBeenCalledWith({ text: 'стрелковый', title: 'Рукопашная' });
});

test('a phone that forbids sharing altogether copies at the second tap', async () => {
	vi.stubGlobal('navigator', { share: taken });
	const told = await tap();
	told()?.again?.();
	await vi.waitFor(() => expect(copying.copied).toEqual(['The log']));
});

test('so is one that may no longer be copied, and what cannot be copied at all says so', async () => {
	vi.stubGlobal('navigator', {});
	copying.works = false;
	const told = await tap();
	expect(told()?.said).toMatchObject({ text: 'The text is ready.' });
	told()?.again?.();
	await vi.waitFor(() => expect(told()?.said).toMatchObject({ text: 'Not copied' }));
	expect(told()?.again).toBeUndefined();
});
