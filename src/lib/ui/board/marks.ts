/** The signs on the discs of a counter, as strokes in a square of 24. */
export const MARKS = {
	works: 'M3 18h4v-7h10v7h4',
	unsupplied: 'M5 8h14v11H5zM9 8V5h6v3M4 21 20 4',
	'no-command': 'M7 21V4h11v8H7M4 20 21 6',
	routed: 'M20 5 9 16M9 8v8h8M4 20h16',
	disorganised: 'M3 15c3-8 5-8 7-2s4 6 5 0 4-6 6 0',
	repulsed: 'M19 4v16M14 12H4M8 8l-4 4 4 4',
	support: 'M3 19C6 8 14 5 20 10M20 4v6h-6',
	barrage: 'M12 20v-8M12 12 6 7M12 12l6-5M12 12V4M5 20h14',
	recruits: 'M12 5v14M5 12h14',
	asleep: 'M6 6h12L6 18h12',
	moved: 'm5 12.5 4.5 4.5L19 7',
	assault: 'm5 5 14 14M19 5 5 19'
} as const;
