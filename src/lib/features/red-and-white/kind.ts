/** What this game is called in the storage and in files: its battles. */
export const BATTLE_KIND = 'red-and-white';
