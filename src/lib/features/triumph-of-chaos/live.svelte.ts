import type { Line } from '#lib/kernel/game/journal.ts';
import {
	type Campaign,
	type CampaignWaiting,
	type Command,
	type Fact,
	type Parties,
	triumphOfChaos
} from '#lib/rules/triumph-of-chaos/index.ts';
import { LiveGame } from '#lib/session/live-game.svelte.ts';
import { sessionOf } from '#lib/session/session.ts';
import { opener } from '#lib/session/open.ts';
import { ownerBook } from './charts/owner-book.svelte.ts';
import { CAMPAIGN_KIND } from './kind.ts';

/** A line that counts, with the campaign before and after it. */
export type CampaignLine = Line<Campaign, Command, Fact>;

/** One campaign on screen, played by the owner's book. */
export class LiveCampaign extends LiveGame<Campaign, Command, Fact, CampaignWaiting> {
	constructor(id: string) {
		super(
			id,
			sessionOf(triumphOfChaos, () => ownerBook.book)
		);
	}

	/** The parties for whom this may be rolled now. */
	asked = (procedure: string): readonly Parties[] =>
		this.waiting.rolls.filter((roll) => roll.procedure === procedure).map(({ parties }) => parties);
}

export const openCampaign = opener(CAMPAIGN_KIND, (id) => new LiveCampaign(id));
