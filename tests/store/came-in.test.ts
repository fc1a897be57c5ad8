import { afterAll, expect, test, vi } from 'vitest';
import { onCameIn, type CameIn } from '#lib/store/came-in.ts';

const tab = new BroadcastChannel('tachanka records');
afterAll(() => tab.close());

test('what another tab says is heard where it has the form that this version knows', async () => {
	const heard = vi.fn<(came: CameIn) => void>();
	const stop = onCameIn(heard);
	const came: CameIn = { journals: ['a'], kinds: ['force'] };
	for (const said of [null, 'force', { journals: 'a', kinds: [] }, { journals: [] }])
		tab.postMessage(said);
	tab.postMessage(came);
	await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(came));
	expect(heard).toHaveBeenCalledTimes(1);
	stop();
});
