/** What helps on the map and is open; a rule, where its section was tapped. */
export type Aid =
	| 'around'
	| 'corrections'
	| 'find'
	| 'keys'
	| 'layers'
	| 'name'
	| 'note'
	| 'orders'
	| { readonly section: string };
