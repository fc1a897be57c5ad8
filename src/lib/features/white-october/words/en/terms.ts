import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what counters and the screen say. */
export const words = texts('white-october.terms', {
	nameAway: '{name} · {away}',
	onTheScreen: 'On the screen',
	strengthN: 'Strength {n}',
	strengthSays:
		'Its combat value now; each EP lost takes 2 off it. The ratio of the two sides’ strengths modifies the dice.',
	firepowerN: 'Firepower {n}',
	firepowerSays: 'What it adds in support, or on the dice of a barrage of its own.',
	command: 'Command value {n}',
	commandSays: 'How many hexes it can command in a sequence, attacks and supports together.',
	radiusN: 'Radius {n}',
	radiusSays: 'How far it commands, in hexes; what stops supply stops command too.',
	trotsky: 'Trotsky',
	leaderSays:
		'Morale is 2 higher for a stack that he is with; two political actions when he is in a district.',
	qualityN: 'Quality {n}',
	qualitySays:
		'How well it fights: the number in the filled box. The difference modifies the dice.',
	moraleN: 'Morale {n}',
	moraleSays:
		'How long it stands its ground: it decides which column of the results its side reads.',
	movementN: 'Movement {n}',
	movementSays: 'The points that it has for a movement sequence.',
	ep: '{n} of {all} EP',
	disorganised: 'Disorganised',
	disorganisedSays:
		'Combat, firepower and movement are halved until its next movement sequence ends.',
	routed: 'Routed',
	routedSays:
		'It does not attack or fire, defends at half strength, and keeps running until it rallies.',
	lowAmmo: 'Low on ammunition (Low Ammo)',
	lowAmmoSays: 'It attacks and fires at half strength until it is resupplied.',
	noOffensiveSays: 'Without an offensive turn it attacks and fires at half strength.',
	withRecruits: 'With recruits',
	recruitsSays: 'Quality and Morale are 1 lower.',
	demoralised: 'Demoralised',
	demoralisedSays: 'It flees, or will not move towards White, until a political action rallies it.',
	attacks: 'Attacks',
	attacksSays: 'It is to take part in an attack: once in a sequence.',
	supports: 'Supports',
	supportsSays: 'It has given its firepower in this sequence.',
	fires: 'Fires a barrage',
	firesSays: 'It is to fire a barrage, and supports nothing.',
	hasMoved: 'Has moved',
	movedSays: 'Its move in this sequence is over.',
	points: 'Numbers on lit hexes',
	pointsSays: 'The movement points it would have left there.',
	hatching: 'Hatching',
	zoneSays: 'Enemy zones of control: entering one costs a point more.',
	predominant: 'Predominant',
	predominantSays: 'Of Quality or Morale: the value that most of a side’s EP have.',
	above7: 'Above 7',
	totalSays: 'The attacker wins above 7 on two dice with all modifiers, otherwise the defender.',
	stock: 'Offensive turn',
	stockSays: 'Without one the North West Army counts as low on ammunition.',
	effectives: 'EP',
	effectivesSays:
		'Effectives points: how much of a unit is left; a loss takes one. The dots on its counter count them.',
	recruitmentPoint: 'Recruitment point',
	recruitmentPointSays: 'It gives a unit an EP back; Red raises units with them, too.',
	eprd: 'EP of Red destroyed (EPRD)',
	eprdSays:
		'The EP of Red units that are wholly gone, with what options and declined units add or take off. They shift the level of victory.',
	inNames: 'In names',
	idRdCvKd: 'ID, RD, Cv, KD',
	divisionSays:
		'Infantry division, rifle division, cavalry, cadets. In 10/2 RD, the regiment stands before the stroke, its division after it.',
	nwaAcHq: 'NWA, AC, HQ',
	armySays: 'North West Army, army corps, headquarters.',
	aO: 'A/O',
	works: 'Works',
	worksSays:
		'An entrenchment or a barricade: worse dice for whoever attacks it, unless with a tank. It is gone once Whites enter.',
	airDetachmentSays: 'Air detachment: aircraft that support the North West Army alone.',
	tk: 'TK',
	shockSays: 'Tank shock troops: infantry. The tanks themselves are FT-17 and Mark V.',
	others: 'BATT, Res, Mar, Com',
	othersSays: 'Battery, reserve, sailors, communists.'
});
