/** What helps on the map and is open: what is where, the corrections of the game, its name, a note, or a rule. */
export type Aid = 'around' | 'corrections' | 'name' | 'note' | { readonly section: string };
