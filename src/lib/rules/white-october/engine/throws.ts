import { words } from '../words/en/engine-throws.ts';
import { words as rolls } from '../words/en/rules.ts';

/** Every throw of the engine: its name, its section, and what it is for. */
export const THROWS = [
	{ slug: 'desertion', section: '10.2', title: rolls.desertion },
	{ slug: 'fatigue', section: '9.1', title: words.fatigue },
	{ slug: 'attack', section: '8.2.5', title: rolls.combat },
	{ slug: 'barrage', section: '8.1.3', title: rolls.barrage },
	{ slug: 'vehicle', section: '14.1', title: rolls.destructionOfAVehicle },
	{ slug: 'military', section: '11.2.2', title: rolls.militaryUnits },
	{ slug: 'police', section: '11.2.1', title: words.police },
	{ slug: 'event', section: '6', title: rolls.randomEvent },
	{ slug: 'attrition', section: '6', title: rolls.attrition },
	{ slug: 'shortage', section: '6', title: rolls.shortageOfRecruits }
] as const;
export type ThrowName = (typeof THROWS)[number]['slug'];

/** The section of a throw. */
export const sectionOf = (name: string): string =>
	THROWS.find(({ slug }) => slug === name)?.section ?? '2';
