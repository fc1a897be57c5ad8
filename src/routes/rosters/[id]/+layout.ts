import { battleHere, openRoster } from '#lib/features/red-and-white/roster/home.ts';
import { problemPhrase } from '#lib/store/problem.ts';

/** One roster for all its screens: what is changed on one is handed over on the other. */
export const load = async ({ params }: { params: { id: string } }) => {
	try {
		const live = await openRoster(params.id);
		return { live, battle: live && (await battleHere(live.roster)), problem: undefined };
	} catch (cause) {
		return { live: undefined, battle: undefined, problem: problemPhrase(cause) };
	}
};
