import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: what only its report says. */
export const words = texts('white-october.report', {
	pointsAndEprd: 'Points: {points}; EP of Red destroyed: {eprd}.',
	ofThese: 'Of these: {parts}.',
	unitsGoneN: 'units gone {n}',
	carsN: 'cars {n}',
	redFleetLost: 'losses of the Red fleet {n}',
	trotskyN: 'Trotsky {n}',
	royalNavyLost: 'losses of the Royal Navy {n}',
	doneWithout: 'reinforcements done without {n}',
	optionsN: 'options {n}',
	pointsAloneGive: 'By points alone: {level}',
	pointsByPlace: 'Points by place: {places}.',
	placeN: '{place} {n}',
	placeHeld: '{place} {n} (held a turn)',
	eprdMoveIt: 'Levels moved by the EP of Red destroyed: {by}.',
	whiteStrategic: 'A strategic victory for White.',
	whiteRegional: 'A regional victory for White.',
	whiteMarginal: 'A marginal victory for White.',
	aDraw: 'A draw.',
	redMarginal: 'A marginal victory for Red.',
	redRegional: 'A regional victory for Red.',
	redStrategic: 'A strategic victory for Red.',
	theWinterPalaceFell: 'The Winter Palace fell.',
	ep: 'EP',
	nEpLost: { one: '1 EP lost', other: '{n} EP lost' },
	whoHoldsThem: 'Who passed there last',
	turnNSideTakesPlace: 'Turn {turn}: {side} takes {place}.',
	petrograd1919: 'Hex game of Petrograd, October 1919.'
});
