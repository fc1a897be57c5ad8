import type { EventName } from '../types.ts';
import { words } from './en/engine-events.ts';

/** 6 The name of each event, in play and in the tables. */
export const EVENT_NAMES: Readonly<Record<EventName, string>> = {
	rumours: words.rumours,
	vetrenko: words.vetrenko,
	insurgents: words.insurgents,
	recruits_short: words.shortageOfRecruits,
	treachery: words.treachery,
	nothing: words.nothing,
	speech: words.speech,
	air_observation: words.airObservation,
	attrition: words.attrition,
	heroism: words.heroism,
	defend_petrograd: words.defendPetrograd,
	surprise: words.surprise,
	soviet: words.soviet,
	cheka: words.theCheka,
	levy: words.levy,
	st_isaac: words.stIsaac,
	gas: words.gas,
	fleet_treachery: words.fleetTreachery,
	royal_navy: words.royalNavy,
	elvengren: words.elvengren
};
