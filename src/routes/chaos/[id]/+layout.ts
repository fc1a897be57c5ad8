import { openCampaign } from '#lib/features/triumph-of-chaos/live.svelte.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => ({ opened: await openCampaign(params.id) });
