import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	return { report: await played.face.report() };
};
