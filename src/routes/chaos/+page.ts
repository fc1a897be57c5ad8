import { campaignList } from '#lib/features/triumph-of-chaos/list.svelte.ts';

export const load = async () => {
	await campaignList.load();
};
