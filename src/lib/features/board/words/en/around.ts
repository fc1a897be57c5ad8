import { texts } from '#lib/kernel/texts.ts';

/** What is where on the map of a hex game, for whoever does not see it, in English. */
export const words = texts('board.around', {
	around: 'What is where',
	hereHex: 'Here: {hex}',
	near: 'Near',
	notMoved: 'My units that can still act',
	inReach: 'Enemies that can be attacked',
	places: 'Places that count',
	open: 'Questions to answer',
	nothing: 'nothing',
	chooseAHex: 'Choose a hex on the map to hear what is there and around it.',
	itsGround: 'Ground: {ground}',
	hereWho: 'Here: {who}',
	nobody: 'nobody',
	inDirection: '{direction}: {hex}, {what}',
	atDistance: {
		one: '{hex}, {n} hex to the {direction}: {who}',
		other: '{hex}, {n} hexes to the {direction}: {who}'
	},
	placeSide: '{place}: {side}',
	byNobody: 'nobody',
	edge: 'edge of the map',
	river: 'over a river',
	stream: 'over a stream',
	lake: 'over a lake',
	ditch: 'over a ditch',
	overMines: 'over mines',
	coast: 'over the coast',
	byABridge: 'by a bridge',
	byAMinorRoad: 'by a minor road',
	byARoad: 'by a road',
	byAMajorRoad: 'by a major road',
	rail: 'by a railroad',
	doubleRail: 'by a double-track railroad',
	parts: '{parts}',
	eventChance: '{event}, {chance}',
	wayTo: '{hex}: {spent} spent, {left} left; {end}',
	hexWhyRule: '{hex}: {why} {rule}',
	whyNear: '{why}. {near}'
});
