import { battleList } from '#lib/features/battle/list.svelte.ts';

export const load = async () => ({ list: await battleList.load() });
