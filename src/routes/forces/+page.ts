import { forceList } from '#lib/features/red-and-white/forces/list.svelte.ts';

export const load = async () => ({ list: await forceList.load() });
