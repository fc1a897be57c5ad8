import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	const [correcting] = await Promise.all([played.face.correcting(), played.face.own.load()]);
	return { correcting };
};
