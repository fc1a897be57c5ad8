import { toldBy } from '#lib/features/board/corrections/told.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	const { report, corrected } = played.face;
	return { report: toldBy(await report(), await corrected.fields()) };
};
