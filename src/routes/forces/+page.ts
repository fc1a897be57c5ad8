import { forceList } from '#lib/features/forces/list.svelte.ts';

export const load = async () => ({ list: await forceList.load() });
