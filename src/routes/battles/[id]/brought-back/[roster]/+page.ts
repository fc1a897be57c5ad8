import { openRoster } from '#lib/features/red-and-white/roster/home.ts';
import { problemPhrase } from '#lib/store/problem.ts';

export const load = async ({ params }: { params: { roster: string } }) => {
	try {
		return { roster: await openRoster(params.roster), problem: undefined };
	} catch (cause) {
		return { roster: undefined, problem: problemPhrase(cause) };
	}
};
