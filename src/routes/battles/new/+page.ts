import { battleList } from '#lib/features/battle/list.svelte.ts';
import { forceList } from '#lib/features/forces/list.svelte.ts';

export const load = async () => ({ forces: await forceList.load(), battles: battleList });
