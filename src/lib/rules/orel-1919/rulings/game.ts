import { settled, type Ruling } from '#lib/kernel/book/ruling.ts';

/** Rulings on definitions, supply, command, movement and scenarios. */
export const GAME_RULINGS = [
	settled(
		'OR-05',
		'1.2',
		'high',
		'When is rounded, and what is added first?',
		'Values with one divisor are added, divided and rounded once, halves up; then all are added.'
	),
	settled(
		'OR-06',
		'1.2',
		'high',
		'Must the worst or best unit be exactly three away?',
		'Three or more; both are measured from the unadjusted value.'
	),
	settled(
		'OR-07',
		'1.2',
		'medium',
		'Who enters the predominant TQ?',
		'The combat units of the group; guns only when they defend alone; Repulsed units no longer.'
	),
	settled(
		'OR-23',
		'7.2',
		'medium',
		'Does a barrage cost an armoured train movement points?',
		'No, as the text says; the 3 MP of the chart would come from a movement without limit.'
	),
	settled(
		'OR-24',
		'3.2',
		'low',
		'Who controls a railroad hex?',
		'The side that last had a unit in it or through it; at the start, as the scenario sets up.'
	),
	settled(
		'OR-31',
		'7.1.2',
		'low',
		'What do Routed units count for stacking?',
		'The steps they have left, like all others.'
	),
	settled(
		'OR-33',
		'3.2',
		'medium',
		'Must a convoy trace to both exit hexes?',
		'Either of the two is enough.'
	),
	settled(
		'OR-35',
		'10.3',
		'high',
		'Where does the stray line about the depot in Orel belong?',
		'To the hypothetical scenario.'
	),
	settled(
		'OR-38',
		'5.2.1',
		'medium',
		'Which division may have two main bodies?',
		'The 41st Rifle Division: on the first turn in the Brasovo scenario, on any turn otherwise.'
	),
	settled(
		'OR-40',
		'7.2',
		'high',
		'The chart prints coarser costs than the text. Which hold?',
		'Those of the text.'
	),
	settled(
		'OR-42',
		'10.2',
		'medium',
		'What may an inactive unit do?',
		'It may entrench and defends as usual; it does not move, attack, barrage or support an attack.'
	),
	settled(
		'OR-51',
		'10.2',
		'low',
		'A retreat leads the 46th Division beyond its limits. May it go there?',
		'As into an enemy entry zone: only where no other hex is free of enemies and their ZoC. It then goes back as soon as it can; it does not advance there.'
	),
	settled(
		'OR-52',
		'6.1',
		'low',
		'Recruit battalions and independent units belong to no formation. Can they suffer events?',
		'Yes: the recruit battalions of a side count as one formation, and so do the independent units of a division.'
	),
	{
		id: 'OR-53',
		section: '10.2',
		question:
			'Red wins by a station of the double track “south of any White unit”. Of which units?',
		kind: 'switch',
		confidence: 'low',
		readings: [
			{
				key: 'line',
				text: 'Of those on the double track or next to it. Units near Sevsk lie farther south than every station but the last, which Red may not enter (7.4).'
			},
			{ key: 'map', text: 'Of every White unit on the map.' }
		]
	}
] as const satisfies readonly Ruling[];
