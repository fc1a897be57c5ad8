/** What this game's battles are called in the storage and in files. */
export const BATTLE_KIND = 'red-and-white';
