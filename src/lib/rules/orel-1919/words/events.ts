import type { EventName } from '../types.ts';
import { words } from './en/reference/events.ts';

/** 6.1, 6.2 What an event does, as the reference says it. */
export const EVENT_SAYS: Readonly<Partial<Record<EventName, string>>> = {
	'Defeatist Rumors': words.defeatistRumorsItsUnitsHave1LessTq,
	Treachery: words.treacheryAnInfantryUnitThatFails,
	Desertion: words.treacheryAnInfantryUnitThatFails,
	Brewery: words.brewerySoldiersSovietOneUnitIn,
	"Soldiers' Soviet": words.brewerySoldiersSovietOneUnitIn,
	Attrition: words.attritionOneUnitLosesAStep,
	Raid: words.raidJustBeforeCombatOrAfterTheRed,
	'Personal Initiative': words.personalInitiativeInTheMovement,
	'Fiery Speech': words.fierySpeechOneUnitPassesACohesion,
	Heroism: words.heroismTheDiceOfOneAssaultAre,
	'Surprise Attack': words.surpriseAttackInOneAttackAll,
	Cheka: words.chekaInOneCombatAllUnitsOfItsSide
};
