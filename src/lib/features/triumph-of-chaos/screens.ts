import type { GameScreens } from '#lib/features/shared/journal/screens.ts';
import type { Campaign, Command, Fact } from '#lib/rules/triumph-of-chaos/index.ts';
import { counted } from './campaign/counted.ts';
import { asItWasHref, campaignHref, filesHref, logHref, photosHref, strikeHref } from './paths.ts';
import { words as campaignScreens } from './words/en/campaign-screens.ts';

/** What this game's campaigns hand to the screens that every game has. */
export const CAMPAIGN_SCREENS: GameScreens<Campaign, Command, Fact> = {
	home: campaignHref,
	back: campaignScreens.backToTheCampaign,
	log: logHref,
	asItWas: asItWasHref,
	strike: strikeHref,
	files: filesHref,
	photos: photosHref,
	note: (text) => ({ type: 'note', text }),
	rename: (name) => ({ type: 'rename', name }),
	changes: ({ before, after }) => {
		const was = counted(before);
		return counted(after).flatMap(({ label, value }, at) => {
			const old = was[at]?.value;
			return old === value ? [] : [{ label, value: `${old ?? ''} → ${value}` }];
		});
	}
};
