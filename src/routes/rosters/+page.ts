import { rosterList } from '#lib/features/red-and-white/roster/rosters.svelte.ts';

export const load = async () => ({ list: await rosterList.load() });
