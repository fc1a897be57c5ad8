import { rosterList } from '#lib/features/carry/rosters.svelte.ts';

export const load = async () => ({ list: await rosterList.load() });
