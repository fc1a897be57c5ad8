import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: what the numbers, marks and terms of the screen mean. */
export const words = texts('orel-1919.terms', {
	thisUnit: 'On this counter',
	onTheScreen: 'Elsewhere on the screen',
	strength: 'Strength {n}',
	strengthSays: 'What it counts in a fight at its present steps.',
	charge: 'Strength {n}, dismounted and charging',
	chargeSays: 'Cavalry counts the first number on foot and the second in a charge.',
	munitions: 'Munitions {n}',
	munitionsSays:
		'Points that this depot has left. Attacks, barrages and resupply within its range use them up; none are left: it is gone.',
	movement: 'Movement {n}',
	movementSays:
		'Its points a day. Each hex costs some, by its ground, its roads and the enemy near it.',
	quality: 'Quality {n}',
	qualitySays: 'Checks of Cohesion and Morale must not come to more than this.',
	steps: 'Steps: {left} of {all}',
	stepsSays: 'The dots. A loss takes one off; without any it is out of the game.',
	combat: 'Combat mode',
	combatSays:
		'Ready to fight, at its full strength. To take this mode at the end of a move costs a point.',
	march: 'March mode',
	marchSays: 'On the road: half as strong, no fire, no resupply.',
	routed: 'Routed',
	routedSays: 'It has run. It fights badly and must come to itself first.',
	inactive: 'Inactive',
	inactiveSays: 'Its orders have not come yet: it stays and only defends itself, or digs in.',
	assault: 'Attacks',
	assaultSays: 'It takes part in an attack that is fought in the next phase.',
	support: 'Ready to support',
	supportSays: 'Guns that add their fire to an attack or a defence near them.',
	barrage: 'Ready to barrage',
	barrageSays: 'Guns that fire at a hex by themselves, before the attacks.',
	disorganised: 'Disorganised',
	disorganisedSays: 'It failed its check in this fight: half as strong in the Assault.',
	repulsed: 'Repulsed',
	repulsedSays: 'It stopped short: it stays where it is and takes no part in the Assault.',
	unsupplied: 'Without munitions',
	unsuppliedSays: 'It fights at half its strength until a depot supplies it again.',
	noCommand: 'Out of command',
	noCommandSays:
		'Too far from the main body of its formation: it may do less, and works badly with others.',
	recruits: 'With recruits',
	recruitsSays: 'It was filled up with recruits: its quality is one lower from now on.',
	works: 'Works',
	worksSays: 'It is dug in, or digs: whoever attacks it has it harder.',
	moved: 'Has moved',
	movedSays: 'It has had its move in this phase.',
	points: 'Points left',
	pointsSays: 'The number in a lit hex: what it would have left of its movement there.',
	zone: 'Zone of control',
	zoneSays:
		'The hatched hexes next to enemy troops. To leave one costs more, and to go from one to the next more still.',
	depot: 'Depots',
	depotSays: 'Convoys and railway depots. Whoever is within range of one can be given munitions.',
	cohesion: 'Cohesion',
	cohesionSays:
		'Before an Assault every unit checks: those that fail fight at half, or not at all.',
	modifier: 'Modifiers',
	modifierSays: 'Each line that is added up changes the dice by that much; its section says when.',
	column: 'Column',
	columnSays:
		'The two dice and their modifiers come to a column of the Assault chart; it gives the losses of both.',
	certain: 'The chance',
	certainSays: 'Worked out over all dice that may fall, not tried out.'
});
