import { cellPath } from '#lib/kernel/book/chart.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Charts } from '../charts.ts';
import { WINS_ABOVE } from '../rules/08-combat/08-2-5-results.ts';
import { MORALES, otherRole, ROLES, type Code, type Role } from '../types.ts';
import { words } from '../words/en/scenarios.ts';

/** A cell of a chart that breaks what the rules say of it. */
export interface Doubt {
	readonly place: string;
	readonly reason: Phrase;
}
type Doubted = (place: string, reason: string & Parameters<typeof say>[0]) => void;

/** How much a code harms a side, and how far it lets it advance. */
const HARM: Readonly<Record<Code, readonly [harm: number, advance: number]>> = {
	dr: [3, 0],
	r: [2, 0],
	d: [1, 0],
	'd a1': [1, 1],
	'-': [0, 0],
	a1: [0, 1],
	a: [0, 2]
};

/** Is the first code worse for its side than the second: more harm, or the same and less advance? */
const isWorse = (one: Code, other: Code): boolean => {
	const [[harm, advance], [less, more]] = [HARM[one], HARM[other]];
	return harm > less || (harm === less && advance < more);
};

const chartOf = (charts: Charts, role: Role) =>
	role === 'attacker' ? charts.CRT_ATTACKER : charts.CRT_DEFENDER;
const NAMES = { attacker: 'CRT_ATTACKER', defender: 'CRT_DEFENDER' } as const;

/** 8.2.5 Combat Results Table: whose cells are whose, and no side fares better on a worse score or with less Morale. */
const checkResults = (charts: Charts, doubt: Doubted): void => {
	const scores = charts.CRT_LOSSES.rows;
	for (const role of ROLES)
		for (const [at, score] of scores.entries()) {
			const wins = score > WINS_ABOVE === (role === 'attacker');
			const chart = chartOf(charts, role);
			const before = scores[at - 1];
			const loss = charts.CRT_LOSSES.at(score, role);
			const lossPlace = cellPath('CRT_LOSSES', score, role);
			if (loss < 0 || loss > 3) doubt(lossPlace, words.lossesRunFrom0To3);
			if (before !== undefined) {
				const rise = loss - charts.CRT_LOSSES.at(before, role);
				if (role === 'attacker' ? rise > 0 : rise < 0)
					doubt(lossPlace, words.aWorseScoreMustNotBeBetter);
			}
			for (const morale of MORALES) {
				const code = chart.at(score, morale);
				const [harm, advance] = HARM[code];
				const place = cellPath(NAMES[role], score, morale);
				if (!wins && advance > 0) doubt(place, words.onlyTheWinnerAdvances);
				if (wins && harm > 1) doubt(place, words.onlyTheLoserRetreats);
				if (wins) {
					const loser = chartOf(charts, otherRole(role));
					if (harm > HARM[loser.at(score, morale)][0])
						doubt(place, words.theLoserMustNotFareBetter);
				}
				if (morale > 1 && isWorse(code, chart.at(score, (morale - 1) as typeof morale)))
					doubt(place, words.moreMoraleShouldNotBeWorse);
				if (before === undefined) continue;
				const earlier = chart.at(before, morale);
				if (role === 'attacker' ? isWorse(code, earlier) : isWorse(earlier, code))
					doubt(place, words.aWorseScoreMustNotBeBetter);
			}
		}
	for (const morale of MORALES) {
		const pursued = scores.some(
			(score) =>
				charts.CRT_DEFENDER.at(score, morale) === 'dr' &&
				charts.CRT_ATTACKER.at(score, morale) === 'a'
		);
		if (!pursued) doubt(`CRT_DEFENDER.${morale}`, words.someScoreShouldRoutADefenderOfThis);
	}
};

/** 8.2.5 Ratios: a better one gives no less. */
const checkRatios = ({ RATIO }: Charts, doubt: Doubted): void =>
	RATIO.rows.forEach((row, at) => {
		const before = RATIO.rows[at - 1];
		if (before !== undefined && RATIO.at(row, 'modifier') < RATIO.at(before, 'modifier'))
			doubt(cellPath('RATIO', row, 'modifier'), words.aBetterRatioShouldNotGiveLess);
	});

/** 8.1.3 Barrage: a higher total does no less; the event of observation helps. */
const checkBarrage = ({ BARRAGE, BARRAGE_DRM }: Charts, doubt: Doubted): void => {
	const harm = (row: (typeof BARRAGE.rows)[number]): number =>
		2 * BARRAGE.at(row, 'loss') + BARRAGE.at(row, 'd');
	BARRAGE.rows.forEach((row, at) => {
		const before = BARRAGE.rows[at - 1];
		if (before === undefined) return;
		if (harm(row) < harm(before))
			doubt(cellPath('BARRAGE', row, 'loss'), words.aHigherTotalShouldNotDoLess);
		if (BARRAGE.at(row, 'retreat') < BARRAGE.at(before, 'retreat'))
			doubt(cellPath('BARRAGE', row, 'retreat'), words.aHigherTotalShouldNotDoLess);
	});
	if (BARRAGE_DRM.at('observation', 'modifier') <= 0)
		doubt(cellPath('BARRAGE_DRM', 'observation', 'modifier'), words.observationMustHelp);
};

/** 7.1 Terrain: it helps the defender only; 8.2.7 infantry pays 1 MP on common ground; nobody walks on water. */
const checkTerrain = (charts: Charts, doubt: Doubted): void => {
	const { TERRAIN_EFFECTS, FEATURE_EFFECTS, HEXSIDE_EFFECTS, TERRAIN_MOVEMENT, HEXSIDE_MOVEMENT } =
		charts;
	for (const row of TERRAIN_EFFECTS.rows)
		for (const column of ['combat', 'barrage'] as const)
			if (TERRAIN_EFFECTS.at(row, column) > 0)
				doubt(cellPath('TERRAIN_EFFECTS', row, column), words.terrainHelpsOnlyTheDefender);
	for (const row of FEATURE_EFFECTS.rows)
		for (const column of FEATURE_EFFECTS.columns)
			if (FEATURE_EFFECTS.at(row, column) > 0)
				doubt(cellPath('FEATURE_EFFECTS', row, column), words.terrainHelpsOnlyTheDefender);
	for (const row of HEXSIDE_EFFECTS.rows)
		if (HEXSIDE_EFFECTS.at(row, 'combat') > 0)
			doubt(cellPath('HEXSIDE_EFFECTS', row, 'combat'), words.terrainHelpsOnlyTheDefender);
	if (TERRAIN_MOVEMENT.at('clear', 'infantry') !== 1)
		doubt('TERRAIN_MOVEMENT.clear.infantry', words.infantryPays1MpOnOpenGroundOrIt);
	for (const mover of TERRAIN_MOVEMENT.columns) {
		for (const row of ['lake', 'sea'] as const)
			if (TERRAIN_MOVEMENT.at(row, mover) !== null)
				doubt(cellPath('TERRAIN_MOVEMENT', row, mover), words.nobodyWalksOnWater);
		for (const row of ['neva', 'lake', 'sea'] as const)
			if (HEXSIDE_MOVEMENT.at(row, mover) !== null)
				doubt(cellPath('HEXSIDE_MOVEMENT', row, mover), words.nobodyWalksOnWater);
	}
};

/** 6 Events: each column runs from 1 to 100 once. */
const checkEvents = ({ EVENTS }: Charts, doubt: Doubted): void => {
	for (const side of ['red', 'white'] as const) {
		let reached = 0;
		for (const row of EVENTS.rows) {
			const to = EVENTS.at(row, side);
			if (to === null) continue;
			if (to <= reached) doubt(cellPath('EVENTS', row, side), words.eventsRunFrom1To100Once);
			reached = to;
		}
		if (reached !== 100) doubt(`EVENTS.${side}`, words.eventsRunFrom1To100Once);
	}
};

/** Everything in these charts that breaks what the rules say of them; an owner may still keep it. */
export const tableDoubts = (charts: Charts): readonly Doubt[] => {
	const doubts: Doubt[] = [];
	const doubt: Doubted = (place, reason) => void doubts.push({ place, reason: say(reason) });
	checkResults(charts, doubt);
	checkRatios(charts, doubt);
	checkBarrage(charts, doubt);
	checkTerrain(charts, doubt);
	checkEvents(charts, doubt);
	return doubts;
};
