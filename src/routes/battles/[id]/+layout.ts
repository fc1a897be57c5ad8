import { openBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => ({ opened: await openBattle(params.id) });
