import { GameList } from '#lib/features/shared/games/list.svelte.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { sessionOf } from '#lib/session/session.ts';
import { ownerBook } from './charts/owner-book.svelte.ts';
import { CAMPAIGN_KIND } from './kind.ts';
import { openCampaign } from './live.svelte.ts';
import { CAMPAIGN_SCREENS } from './screens.ts';

/** The single list of this visit, so that what was deleted can be brought back from it. */
export const campaignList = new GameList({
	kind: CAMPAIGN_KIND,
	session: sessionOf(triumphOfChaos, () => ownerBook.book),
	rename: CAMPAIGN_SCREENS.rename,
	open: openCampaign
});
