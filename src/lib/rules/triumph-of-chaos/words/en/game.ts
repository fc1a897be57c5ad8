import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: game. */
export const words = texts('triumph-of-chaos.game', {
	turnN: 'Turn {n}',
	triumphOfChaos: 'Triumph of Chaos',
	campaign: 'Campaign',
	campaigns: 'Campaigns',
	nCampaigns: { one: '{n} campaign', other: '{n} campaigns' }
});
