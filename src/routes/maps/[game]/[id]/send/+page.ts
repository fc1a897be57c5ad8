import { keptEntries } from '#lib/features/board/send/taker.svelte.ts';
import { thisPhone } from '#lib/store/phone.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { live } = await parent();
	return { entries: await keptEntries(live.id, live.game.journal), phone: await thisPhone() };
};
