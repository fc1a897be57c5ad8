import type { Correctable } from '#lib/kernel/book/corrections.ts';
import { cellPath } from '#lib/kernel/book/chart.ts';
import { namedCharts } from '#lib/kernel/book/named-charts.ts';
import { say, type Several } from '#lib/kernel/phrase.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { CHARTS, type Charts } from '../../charts.ts';
import { packWith } from '../../scenarios/corrections.ts';
import { tableDoubts } from '../../scenarios/tables.ts';
import { words } from '../en/reference/tables.ts';
import { EVENT_NAMES } from '../events.ts';
import { MOVER_NAMES, TERRAIN_NAMES, WATER_NAMES } from './tables.ts';

/** What rows and columns of the charts are called. */
const NAMES: Readonly<Record<string, string>> = {
	...WATER_NAMES,
	...TERRAIN_NAMES,
	...MOVER_NAMES,
	...EVENT_NAMES,
	road: words.road,
	rail: words.rail,
	village: words.village,
	town: words.town,
	entrenchment: words.entrenchment,
	barricade: words.barricade,
	below: words.below,
	modifier: words.modifier,
	loss: words.loss,
	d: words.disorganises,
	retreat: words.moraleGoesBack,
	combat: words.combat,
	barrage: words.barrage,
	oneDirection: words.oneSide,
	noZoc: words.noZoc,
	stopsLines: words.stopsLines,
	attacker: words.attackerLoses,
	defender: words.defenderLoses,
	red: words.red,
	white: words.white,
	imposed: words.imposed,
	limit: words.perGame,
	turn1: words.onTurn1
};
/** The last total of a chart holds for all above it. */
const TO_THE_END = { 15: words.n15OrMore };
/** Where a name means something else in one chart. */
const HERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	CRT_LOSSES: TO_THE_END,
	CRT_ATTACKER: TO_THE_END,
	CRT_DEFENDER: TO_THE_END,
	BARRAGE: TO_THE_END,
	COMBAT_DRM: {
		more_fire: words.moreFire,
		air: words.airSupport,
		more_vehicles: words.moreVehicles,
		tank: words.tank,
		night: words.night,
		encircled: words.encircled,
		hq_attack: words.hqAttack,
		hq_defence: words.hqDefence,
		lone_fort: words.loneFort
	},
	BARRAGE_DRM: {
		routed: words.onRouted,
		fort: words.onFort,
		fleet: words.onFleet,
		artillery: words.onGuns,
		hq: words.onHq,
		observation: words.observed
	}
};

const TITLES: Readonly<Record<keyof Charts, string>> = {
	CRT_LOSSES: words.leastLosses,
	CRT_ATTACKER: words.attackerByMorale,
	CRT_DEFENDER: words.defenderByMorale,
	RATIO: words.ratioOfValues,
	COMBAT_DRM: words.combatDice,
	BARRAGE: words.barrage,
	BARRAGE_DRM: words.barrageDice,
	TERRAIN_MOVEMENT: words.mpOfAHex,
	LINE_MOVEMENT: words.mpAlongALine,
	HEXSIDE_MOVEMENT: words.mpOfAHexside,
	TERRAIN_EFFECTS: words.terrainInCombat,
	FEATURE_EFFECTS: words.placesAndWorks,
	HEXSIDE_EFFECTS: words.acrossWater,
	EVENTS: words.events
};

const NAMED = namedCharts(CHARTS, TITLES, NAMES, HERE);

/** A cell, or a whole column, as the charts call it. */
const placeNamed = (place: string): Several | string => {
	for (const { name, title, rows, columns } of NAMED)
		for (const { key, label } of columns) {
			if (place === `${name}.${key}`) return { list: [say(title), say(label)] };
			const row = rows.find((one) => place === cellPath(name, one.key, key));
			if (row)
				return {
					list: [
						say(title),
						say(patterns.placeReason, { place: say(row.label), reason: say(label) })
					]
				};
		}
	return place;
};

/** What it takes to correct the module. */
export const CORRECTABLE: Correctable = {
	faultIn: (corrections) => {
		const made = packWith(corrections);
		return made.ok ? undefined : made.reason;
	},
	doubtsIn: (corrections) => {
		const made = packWith(corrections);
		return made.ok
			? tableDoubts({ ...CHARTS, ...made.value.charts }).map(({ place, reason }) =>
					say(patterns.placeReason, { place: placeNamed(place), reason })
				)
			: [];
	},
	charts: NAMED,
	wordNames: {}
};
