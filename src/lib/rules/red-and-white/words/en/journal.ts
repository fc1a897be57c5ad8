import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: journal. */
export const words = texts('red-and-white.journal', {
	labelThrown: '{label} thrown',
	theSituationIsNotComplete: 'The situation is not complete',
	theDiceNoLongerFit: 'The dice no longer fit',
	notAppliedYet: 'not applied yet',
	labelTypedOfDiceDiceTypedIn: '{label}: {typed} of {dice} dice typed in',
	labelNDiceStillMissing: {
		one: '{label}: {n} die still missing',
		other: '{label}: {n} dice still missing'
	},
	thisRosterIsNotPossibleFault: 'This roster is not possible ({fault}).',
	ofTheBattleName: 'of the battle {name}',
	referee: 'Referee',
	nOnTheDie: '{n} on the die',
	nOnTheAttackersDie: '{n} on the attacker’s die',
	nOnTheDefendersDie: '{n} on the defender’s die',
	fromBringsChangesBack: '{from} brings changes back.',
	phaseNPhase: 'Phase {n}: {phase}',
	endOfTheRedTurn: 'end of the Red turn',
	endOfTheWhiteTurn: 'end of the White turn',
	endOfPhase: 'end of phase {n}, {phase}',
	phaseSkipped: 'phase {n}, {phase}: skipped',
	backToPhase: 'back to phase {n}, {phase}',
	overruledReason: 'overruled: {reason}',
	outOfOrder: 'out of order'
});
