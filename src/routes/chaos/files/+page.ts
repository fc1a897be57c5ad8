import { ChaosFiles, type ChaosChoice } from '#lib/features/triumph-of-chaos/files/files.svelte.ts';

/** `?campaign=` chooses what is to be saved or sent. */
export const load = async ({ url }: { url: URL }) => {
	const campaign = url.searchParams.get('campaign');
	const first: ChaosChoice = campaign === null ? 'everything' : `campaign:${campaign}`;
	return { files: await new ChaosFiles().load(), first };
};
