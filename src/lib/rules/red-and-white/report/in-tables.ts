import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { UnitInBattle } from '../engine/state.ts';
import { TYPE_TITLES } from '../scenarios/templates.ts';

/** A unit as it is called in a report: its name, or what it is. */
export const unitTitle = ({ unit }: Pick<UnitInBattle, 'unit'>): Phrase | string =>
	unit.name.trim() || unit.originalName.trim() || say(TYPE_TITLES[unit.type]);
