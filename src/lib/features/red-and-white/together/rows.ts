/** Tests of one unit that many units may owe at the same time: their numbers can be taken in one grid. */
const TOGETHER: readonly string[] = [
	'leadership',
	'unit-morale',
	'suppression',
	'armoured-car-morale',
	'train-morale',
	'officer-hit',
	'attached-gun'
];

export const isTogether = (calculator: string): boolean => TOGETHER.includes(calculator);
