import { texts } from '#lib/kernel/texts.ts';

/** The kernel, in English: what is wrong with a module of a game, or with a correction of it. */
export const words = texts('frame.module', {
	noSuchChart: 'no such chart',
	aWordThatThisChartDoesNotUse: 'a word that this chart does not use',
	theChartHasADifferentShape: 'the chart has a different shape',
	noSuchReading: 'no such reading',
	thereIsNoSuchThingToCorrect: 'there is no such thing to correct',
	anotherKindOfValue: 'the value there is of another kind'
});
