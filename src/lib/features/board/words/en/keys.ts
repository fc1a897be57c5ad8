import { texts } from '#lib/kernel/texts.ts';

/** The keys of a game on the map, in English. */
export const words = texts('board.keys', {
	keys: 'Keys',
	hexByHex: 'From hex to hex on the map',
	sixSides: 'To one of the six hexes around',
	choose: 'Choose; press again to do it',
	openStack: 'Spread a stack out',
	moveTheMap: 'Move the map',
	sizes: 'Closer, farther, the whole map',
	toTheMap: 'To the map',
	toTheKeys: 'To the solid key; again: to what is asked',
	nextUnit: 'Next unit',
	nothing: 'Choose nothing',
	back: 'Undo; with Shift: redo'
});
