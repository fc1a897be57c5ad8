import { battleList } from '#lib/features/red-and-white/battles/list.svelte.ts';

export const load = async () => ({ list: await battleList.load() });
