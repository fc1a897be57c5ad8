import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	await Promise.all([played.list.load(), played.face.house.load(), played.face.own.load()]);
};
