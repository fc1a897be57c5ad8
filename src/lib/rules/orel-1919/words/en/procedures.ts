import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: procedures. */
export const words = texts('orel-1919.procedures', {
	randomEvent: 'Random event',
	treacheryOrDesertion: 'Treachery or desertion',
	aStepLeaves: 'a step leaves',
	inCommand: 'in command',
	noHelp: 'no help',
	checkOutOfCommand: 'Check out of command',
	isRaided: 'is raided',
	barrage: 'Barrage',
	isHit: 'is hit',
	counterbattery: 'Counterbattery',
	retreatBeforeCombat: 'Retreat before combat',
	retreatIntoAZoc: 'Retreat into a ZoC',
	coordination: 'Coordination',
	cohesionCheck: 'Cohesion Check',
	assault: 'Assault',
	moraleCheck: 'Morale Check',
	trainAgainstTrain: 'Train against train'
});
