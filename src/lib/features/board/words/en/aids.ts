import { texts } from '#lib/kernel/texts.ts';

/** The sheets that help with a game on the map, in English. */
export const words = texts('board.aids', {
	allRules: 'All rules',
	theRule: 'The rule',
	answeredFor: 'They answer in your place, so that you are asked less often.',
	whoseOrders: 'Whose orders',
	findWhat: 'Unit, place or hex',
	clear: 'Clear',
	nFound: '{n} found',
	nothingFound: 'Nothing has that name.',
	showCounters: 'Counters',
	showFront: 'Front line close up',
	hexNumbers: 'Hex numbers',
	showZones: 'Enemy zones for the chosen unit',
	laidOver: 'Laid over the map',
	nothingLaidOver: 'Nothing',
	showDoubt: 'How sure the map is',
	reconstructedMap:
		'Map and counters are reconstructed from the rules; dots show what was guessed.',
	hexWhat: '{hex}, {what}',
	pointsLeftLeft: 'points left: {left}',
	unitChosen: '{unit} chosen',
	empty: 'empty'
});
