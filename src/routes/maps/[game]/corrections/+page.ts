import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	const { corrected, own } = played.face;
	const [correcting] = await Promise.all([corrected.fields(), own.load()]);
	return { correcting };
};
