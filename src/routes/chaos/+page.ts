import { campaignList } from '#lib/features/chaos/list.svelte.ts';

export const load = async () => {
	await campaignList.load();
};
