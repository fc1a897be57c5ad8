import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { EventName } from '../types.ts';
import { words } from './en/reference/events.ts';

/** 6.1, 6.2 What an event does. */
export const EVENT_DOES: Readonly<Partial<Record<EventName, string>>> = {
	'Defeatist Rumors': words.itsUnitsHave1LessTq,
	Treachery: words.whoeverDesertsGoesOver,
	Desertion: words.whoFailsHisCheckLosesAStep,
	'Civil Exactions': words.oneRecruitPointLess,
	Brewery: words.oneUnitFallsOutOfCommand,
	"Soldiers' Soviet": words.oneUnitFallsOutOfCommand,
	Attrition: words.oneUnitLosesAStep,
	Raid: words.justBeforeCombatOrAfterTheRed,
	'Personal Initiative': words.inTheMovementOneUnitOutOfCommand,
	'Fiery Speech': words.oneUnitPassesWithoutADie,
	Heroism: words.theDiceOfOneAssaultAreChanged,
	'Surprise Attack': words.inOneAttackAllDefendersMarch,
	Cheka: words.inOneCombatAllUnitsOfItsSide
};

/** 6.1, 6.2 Of each of these events that does anything, its name and what it does. */
export const eventsSaid = (events: readonly EventName[]): readonly Phrase[] =>
	events.flatMap((event) => {
		const does = EVENT_DOES[event];
		return does ? say(words.eventDoes, { event, does: say(does) }) : [];
	});
