/** What this game is called in the storage and in files: its campaigns, and a file of its own. */
export const CAMPAIGN_KIND = 'triumph-of-chaos';
