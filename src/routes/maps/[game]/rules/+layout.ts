import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ parent }) => {
	const { played } = await parent();
	const [reference] = await Promise.all([
		played.face.reference(),
		played.face.house.load(),
		played.face.own.load()
	]);
	return { reference };
};
