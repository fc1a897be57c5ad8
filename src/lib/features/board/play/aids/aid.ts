/** What helps on the map and is open; a rule, where its section was tapped; a unit, where its counter was. */
export type Aid =
	| 'around'
	| 'corrections'
	| 'find'
	| 'keys'
	| 'layers'
	| 'note'
	| 'orders'
	| 'players'
	| 'terms'
	| 'units'
	| { readonly section: string }
	| { readonly unit: string };
