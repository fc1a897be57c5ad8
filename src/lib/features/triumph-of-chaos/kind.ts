/** What this game is called in the storage and in files: its campaigns. */
export const CAMPAIGN_KIND = 'triumph-of-chaos';
