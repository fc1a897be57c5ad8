import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: what the numbers, marks and terms of the screen mean. */
export const words = texts('orel-1919.terms', {
	thisUnit: '{facts}',
	elsewhereOnTheScreen: 'Elsewhere on the screen',
	strengthN: 'Strength {n}',
	strengthSays: 'What it counts in a fight at its present steps.',
	charge: 'Strength {n}, dismounted and charging',
	chargeSays: 'Cavalry counts the first number on foot and the second in a charge.',
	munitionsN: 'Munitions {n}',
	munitionsSays:
		'Points it can still give this turn. Attacks, barrages and resupply within its range use them up; next turn it has them all again.',
	movementN: 'Movement {n}',
	movementSays:
		'Its points for a day. Each hex costs some, according to its ground, its roads and the enemies near it.',
	qualityN: 'Quality {n}',
	qualitySays:
		'In a check of Cohesion or Morale the die, with its modifiers, must not exceed this.',
	stepsLeftOfAll: 'Steps: {left} of {all}',
	stepsSays: 'The dots. A loss takes one off; with none left the unit is lost.',
	combatMode: 'Combat mode',
	combatSays:
		'Ready to fight, at its full strength. Taking this mode at the end of a move costs a point.',
	marchMode: 'March mode',
	marchSays: 'On the road: half as strong, no fire, no resupply.',
	routed: 'Routed',
	routedSays: 'It has run away. It fights badly, and must rally first.',
	inactive: 'Inactive',
	inactiveSays:
		'Its orders have not come yet: it stays where it is and only defends itself or digs in.',
	attacks: 'Attacks',
	assaultSays: 'It takes part in an attack that is fought in the next phase.',
	readyToSupport: 'Ready to support',
	supportSays: 'Guns that add their fire to an attack or a defence near them.',
	readyToBarrage: 'Ready to barrage',
	barrageSays: 'Guns that fire on their own, before the attacks.',
	disorganised: 'Disorganised',
	disorganisedSays: 'It failed its check in this fight: half as strong in the Assault.',
	repulsed: 'Repulsed',
	repulsedSays: 'It stopped short: it stays where it is and takes no part in the Assault.',
	unsupplied: 'Unsupplied',
	unsuppliedSays:
		'Until it is supplied again it fights at half strength; a vehicle does not fight, a depot gives nothing.',
	outOfCommand: 'Out of command',
	noCommandSays:
		'Too far from the main body of its formation: it may do less, and works badly with other units.',
	withRecruits: 'With recruits',
	recruitsSays: 'Its ranks were filled with recruits: its quality is one lower from now on.',
	entrenchment: 'Entrenchment',
	worksSays: 'It is dug in, or digging in; once dug in it is harder to attack.',
	hasMoved: 'Has moved',
	movedSays: 'It has made its move in this phase.',
	pointsLeft: 'Points left',
	pointsSays: 'The number in a lit hex: the movement points it would have left there.',
	zoneOfControl: 'Zone of control',
	zoneSays:
		'The hatched hexes next to enemy troops. Leaving one costs more, and going from one to the next more still.',
	depots: 'Depots',
	depotSays: 'Convoys and railroad depots. Units within range of one can be given munitions.',
	cohesion: 'Cohesion',
	cohesionSays:
		'Before an Assault every unit checks: those that fail fight at half strength, or not at all.',
	modifiers: 'Modifiers',
	modifierSays: 'Each line changes the dice by that much; its section says when it counts.',
	column: 'Column',
	columnSays:
		'The two dice and their modifiers give a column of the Assault chart, which shows the losses of both sides.',
	theChance: 'The chance',
	certainSays: 'Worked out from every roll that can fall, not from trials.'
});
