import { battleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import { forceList } from '#lib/features/red-and-white/forces/list.svelte.ts';

export const load = async () => ({ forces: await forceList.load(), battles: battleList });
