import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Events. */
export const words = texts('orel-1919.reference-events', {
	theRandomEvent: 'The random event',
	thePlayerWhoseTurnItIsThrowsA:
		'The player whose turn it is throws a hundred-sided die and reads his own column.',
	sufferedEventsActAtOnceControlled:
		'Suffered events act at once; controlled ones may be kept until the end of the opponent’s next part of a turn.',
	sufferedEvents: 'Suffered events',
	whereUnitsAreHitTheOpponentNames:
		'Where units are hit, the opponent names the formation and the owner the unit. Defeatist Rumors hit the whole formation.',
	eventDoes: '{event}. {does}',
	itsUnitsHave1LessTq: 'Its units have 1 less TQ.',
	whoeverDesertsGoesOver:
		'An infantry unit that fails its TQ check loses a step, and the enemy gains a prisoner.',
	whoFailsHisCheckLosesAStep: 'An infantry unit that fails its TQ check loses a step.',
	oneRecruitPointLess: 'One recruit point less in the next recruitment.',
	oneUnitFallsOutOfCommand: 'One unit in command falls out of command.',
	oneUnitLosesAStep: 'One unit loses a step.',
	controlledEvents: 'Controlled events',
	justBeforeCombatOrAfterTheRed:
		'Just before combat or after the Red command phase: 3 or more on a die makes an enemy unit within 6 hexes of friendly cavalry Unsupplied or out of command.',
	inTheMovementOneUnitOutOfCommand:
		'In the movement phase: one unit out of command that passes its TQ check is in command.',
	oneUnitPassesWithoutADie: 'One unit passes a Cohesion or Morale check without a die.',
	theDiceOfOneAssaultAreChanged: 'The dice of one Assault are changed by 1, up or down.',
	inOneAttackAllDefendersMarch:
		'In one attack all defenders count as in March mode, and cannot leave before combat.',
	inOneCombatAllUnitsOfItsSide:
		'In one combat all units of its side have −1 on the dice of Cohesion and Morale.',
	events: 'Events',
	whoseTurnItIsAgreedBeforeTheGame: 'whose turn it is; agreed before the game'
});
