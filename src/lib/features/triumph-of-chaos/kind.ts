/** What this game's campaigns are called in the storage and in files. */
export const CAMPAIGN_KIND = 'triumph-of-chaos';
