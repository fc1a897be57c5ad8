import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import {
	hex,
	list,
	maybe,
	nameOf,
	namesOf,
	player,
	playerName,
	section,
	unit
} from '../../facts/parts.ts';
import { fell, happened, own, path, retreat, silent } from './parts.ts';

/** 8.5.1, 8.7.3 Those who go back. */
export const RETREAT = {
	/** 8.7.2 Groups that must go back; 9.1.2 trains that are left alone where they stand. */
	drivenBack: happened(
		{ rule: section, groups: list(retreat), trains: list(unit) },
		own,
		({ groups, trains }) =>
			groups.length > 0
				? say('Driven back: {units}.', { units: namesOf(groups.flatMap(({ units }) => units)) })
				: say('Left alone: {units}.', { units: namesOf(trains) })
	),
	/** 8.5.1 The way of the first group; `apart`: those of it that cannot go with the others. */
	wayChosen: happened(
		{ rule: section, units: list(unit), path, apart: maybe(retreat) },
		own,
		silent
	),
	/** 8.5.1 No way back for these; 9.1.2 trains among them will be captured. */
	wayBarred: happened(
		{ rule: section, units: list(unit), apart: maybe(retreat), trains: list(unit) },
		own,
		({ units }) => say('No way back: {units}.', { units: namesOf(units) })
	),
	/** 8.5.1 Into enemy ZoC. */
	zocEntered: happened(
		{
			rule: section,
			unit,
			...fell,
			price: v.picklist(['free', 'step', 'eliminated', 'surrender'])
		},
		own,
		({ unit: id, die, passed }) =>
			say(
				passed
					? '{unit} gets through the enemy ZoC: {die}.'
					: '{unit} suffers in the enemy ZoC: {die}.',
				{ unit: nameOf(id), die: die ?? '–' }
			)
	),
	retreatStepped: happened({ rule: section, units: list(unit), hex }, own, ({ units, hex: at }) =>
		say('{units} to {hex}.', { units: namesOf(units), hex: at })
	),
	/** 8.7.3 */
	unitsRouted: happened({ rule: section, units: list(unit) }, own, ({ units }) =>
		say('Routed: {units}.', { units: namesOf(units) })
	),
	/**
	 * 8.5.1 They have arrived, those with a mode in March mode or Routed. `shelters`: in a hex still to be attacked;
	 * `trail`: from the last hex but one, for who pursues (8.7.4).
	 */
	retreated: happened(
		{
			rule: section,
			units: list(unit),
			troops: list(unit),
			shelters: maybe(hex),
			trail: maybe(v.strictObject({ from: hex, to: hex }))
		},
		own,
		silent
	),
	/** 8.5.1 Nobody of the first group goes on: off the map, or lost. */
	retreatOver: happened({ rule: section }, own, silent),
	/** 9.1.2 Trains change sides. */
	trainsCaptured: happened({ units: list(unit), player }, '9.1.2', ({ units, player: by }) =>
		say('{player} captures {units}.', { player: playerName(by), units: namesOf(units) })
	),
	/** 9.1.2 Somebody is still with the train. */
	captureLapsed: happened({ train: unit }, '9.1.2', silent)
} as const;
