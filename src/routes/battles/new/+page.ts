import { battleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import { forceList } from '#lib/features/red-and-white/forces/list.svelte.ts';

export const load = async () => {
	const [forces, battles] = await Promise.all([forceList.load(), battleList.load()]);
	return { forces, battles };
};
