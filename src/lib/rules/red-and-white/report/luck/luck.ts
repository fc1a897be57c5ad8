import Fraction from 'fraction.js';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { ask, chances, type Asked } from '#lib/kernel/dice/draw.ts';
import { luckAmong, luckOfThrow, surprise, type Luck } from '#lib/kernel/dice/luck.ts';
import type { Change, Resolution } from '../../procedures/calculator.ts';
import type { FactOf } from '../../engine/facts/fact.ts';
import type { HistoryLine } from '../../journal/history.ts';
import { coveredFields } from '../../engine/phases/called.ts';
import { isCovered } from '../../engine/table/covered.ts';
import { lossOrder, outAtHits } from '../../engine/table/losses.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import { bookIn, type BattleState, type Id, type UnitInBattle } from '../../engine/state.ts';
import { split } from '../../engine/rolls/sharing.ts';
import { figuresLeft, vehicle } from '../../engine/table/unit.ts';
import { CAMPS, type Camp } from '../../types.ts';

/** What one unit, or several acting together, lost in one line, compared with everything that it could have lost. */
export interface LossLuck {
	readonly unit: Id;
	/** MELEE: further units that shared the loss with the first. */
	readonly others?: readonly Id[];
	readonly camp: Camp;
	readonly counts: 'figures' | 'hits';
	readonly luck: Luck;
}

/** How lucky one line of the journal was. */
export interface LineLuck {
	/** Its place in the journal. */
	readonly place: number;
	/** Each throw by itself, in the order in which they were made. */
	readonly throws: readonly Luck[];
	/** Losses that the dice decided. */
	readonly losses: readonly LossLuck[];
	/** The target's losses less the unit's own, which is how well whoever rolled did; null without losses. */
	readonly margin: Luck | null;
	/** How well whoever rolled did where no losses were at stake; null where nobody does well or badly. */
	readonly well: Luck | null;
	/** The exact chance of what came of it in words, where no losses were at stake. */
	readonly outcome: Fraction | null;
	/** The exact chance of a result at least as extreme in its direction: small for what hardly ever happens. */
	readonly chance: Fraction | null;
}

/** The line that a calculator wrote; undefined for every other. */
export const rolledIn = ({ entry }: HistoryLine): FactOf<'rolled'> | undefined =>
	entry.facts.find((fact) => fact.type === 'rolled');

/** The figures or hits that a unit loses by this, never more than it has. */
const lossOf = (
	state: BattleState,
	unit: UnitInBattle,
	{ figures = 0, hits = 0, stands = 0 }: Pick<Change, 'figures' | 'hits' | 'stands'>
): number => {
	if (vehicle(unit))
		return Math.min(figures + hits, Math.max(0, outAtHits(state, unit) - unit.hits));
	const fallen = lossOrder(unit)
		.slice(0, stands)
		.reduce((sum, stand) => sum + (unit.left[stand] ?? 0), 0);
	return Math.min(figures + fallen, figuresLeft(unit));
};

/** The units of one side of a line: those that acted together, or the one they acted on. */
const sideOf = (
	{ before }: HistoryLine,
	{ parties: { unit, target, others = [] } }: FactOf<'rolled'>,
	who: Change['who']
): readonly UnitInBattle[] => {
	const ids = who === 'unit' ? [unit, ...others] : [target];
	return ids.flatMap((id) => (id === null ? [] : (before.units[id] ?? [])));
};

/** MELEE: what they lose together by these changes; a common loss is divided as the app would do it, whoever bore it. */
const lossTogether = (
	{ before }: HistoryLine,
	units: readonly UnitInBattle[],
	who: Change['who'],
	changes: readonly Change[]
): number => {
	const ids = units.map(({ id }) => id);
	return units.reduce((sum, unit) => {
		const all = { figures: 0, hits: 0, stands: 0 };
		for (const change of changes) {
			if (change.who !== who) continue;
			for (const [id, own] of split(before, ids, change)) {
				if (id !== unit.id) continue;
				all.figures += own.figures ?? 0;
				all.hits += own.hits ?? 0;
				all.stands += own.stands ?? 0;
			}
		}
		return sum + lossOf(before, unit, all);
	}, 0);
};

const never = new Fraction(0);

const lossesIn = (
	line: HistoryLine,
	fact: FactOf<'rolled'>,
	{ draw, changes }: Resolution,
	value: unknown
): LossLuck[] => {
	const dist = chances(draw);
	return (['unit', 'target'] as const).flatMap((who): LossLuck[] => {
		const units = sideOf(line, fact, who);
		const [one, ...others] = units;
		if (!one) return [];
		const measure = (outcome: unknown): number => lossTogether(line, units, who, changes(outcome));
		const luck = luckAmong(dist, measure(value), measure);
		if (luck.mean.equals(never)) return [];
		return [
			{
				unit: one.id,
				...(others.length ? { others: others.map(({ id }) => id) } : {}),
				camp: one.camp,
				counts: units.every(vehicle) ? 'hits' : 'figures',
				luck
			}
		];
	});
};

const marginIn = (
	line: HistoryLine,
	fact: FactOf<'rolled'>,
	{ draw, changes }: Resolution,
	value: unknown
): Luck => {
	const lost = (who: Change['who'], outcome: unknown): number =>
		lossTogether(line, sideOf(line, fact, who), who, changes(outcome));
	const measure = (outcome: unknown): number => lost('target', outcome) - lost('unit', outcome);
	return luckAmong(chances(draw), measure(value), measure);
};

/** Outcomes told in the same sentence count as one. */
const outcomeIn = ({ draw, tell }: Resolution, value: unknown): Fraction => {
	const { text } = tell(value).say;
	return chanceOf(chances(draw), (outcome) => tell(outcome).say.text === text);
};

const smallest = (chances: readonly Fraction[]): Fraction | null =>
	chances.reduce<Fraction | null>(
		(least, chance) => (least === null || chance.compare(least) < 0 ? chance : least),
		null
	);

/** The first throw; null where nothing is thrown. */
const callOf = (asked: Asked<unknown>) => (asked.state === 'done' ? null : asked.call);

/** OFFICERS' CHARACTER: would the chances of this line give away what is covered? */
const coversIt = (
	{ before, after, entry: { command } }: HistoryLine,
	{ procedure: slug, parties }: FactOf<'rolled'>
): boolean => {
	const procedure = PROCEDURES.get(slug);
	if (!procedure || procedure.log?.secret || command.type !== 'roll') return true;
	const officer = parties.officer === undefined ? undefined : after.officers[parties.officer];
	const covered = officer && officer.character !== null && !officer.revealed;
	if (slug === 'test-of-character') return covered === true;
	const keys = coveredFields(before, procedure, command.parties);
	return (
		keys.length > 0 &&
		isCovered(before, (state) => {
			const filled = procedure.fill(state, command.parties);
			const other = Object.fromEntries(
				keys.flatMap((key) => (filled[key] === undefined ? [] : [[key, filled[key]]]))
			);
			const form = { ...procedure.initial, ...command.form, ...other };
			const answer = procedure.resolve(bookIn(state), form);
			return answer.refused ? null : callOf(ask(answer.resolution.draw, []));
		})
	);
};

/**
 * How lucky a line was, worked out with the very draw that its sheet made of the recorded situation. Undefined where no
 * dice were thrown, where the rules have since changed so that they no longer fit, and where it would give away a
 * covered character.
 */
export const lineLuck = (line: HistoryLine): LineLuck | undefined => {
	const fact = rolledIn(line);
	const { command } = line.entry;
	if (!fact || fact.throws.length === 0 || command.type !== 'roll' || coversIt(line, fact))
		return undefined;
	const procedure = PROCEDURES.get(fact.procedure);
	const form = { ...procedure?.initial, ...command.form };
	const answer = procedure?.resolve(bookIn(line.before), form);
	if (!answer || answer.refused) return undefined;
	const { resolution } = answer;
	const asked = ask(resolution.draw, fact.throws);
	if (asked.state !== 'done') return undefined;
	const throws = fact.throws.flatMap((fallen) => luckOfThrow(fallen) ?? []);
	const losses = lossesIn(line, fact, resolution, asked.value);
	const outcome = losses.length ? null : outcomeIn(resolution, asked.value);
	const one = new Fraction(1);
	const chance = losses.length
		? smallest(losses.map(({ luck }) => surprise(luck)))
		: outcome && outcome.compare(one) < 0
			? outcome
			: smallest(throws.map(surprise));
	const margin = losses.length ? marginIn(line, fact, resolution, asked.value) : null;
	const measure = resolution.well;
	const well =
		margin || !measure ? null : luckAmong(chances(resolution.draw), measure(asked.value), measure);
	return { place: line.place, throws, losses, margin, well, outcome, chance };
};

/** What one side lost by dice, and what it could expect to lose. */
export interface SideLuck {
	readonly camp: Camp;
	readonly lost: number;
	readonly expected: Fraction;
}

/** Figures lost against figures expected, both sides. Vehicles have hits and do not count. */
export const sideLuck = (lines: readonly LineLuck[]): readonly SideLuck[] =>
	CAMPS.map((camp) => {
		const own = lines
			.flatMap(({ losses }) => losses)
			.filter((loss) => loss.camp === camp && loss.counts === 'figures');
		return {
			camp,
			lost: own.reduce((sum, { luck }) => sum + luck.actual, 0),
			expected: own.reduce((sum, { luck }) => sum.add(luck.mean), never)
		};
	});
