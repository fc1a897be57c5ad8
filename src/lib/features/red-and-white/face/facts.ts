import { say } from '#lib/kernel/phrase.ts';
import { lowered, parts, t } from '#lib/words/t.ts';
import {
	type BattleState,
	CAMP_WORDS,
	distanceOf,
	hasScore,
	HOLDER_WORDS,
	moraleShown,
	needOf,
	onTable,
	type Owed,
	type Pace,
	scoreOf,
	stepOf,
	type UnitInBattle,
	vehicle
} from '#lib/rules/red-and-white/index.ts';
import type { SideName } from '#lib/ui/signs/icons.ts';
import { deedTitle } from '../unit/deeds.ts';
import { hourOf, pacePhrase } from '../time/time-words.ts';
import { sideOf, strengthOf, unitName } from '../battle/unit-names.ts';
import { words as texts } from '../words/en/battle/face.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/**
 * One fact for the people opposite: whom it is about, what is asked, one huge value, its meaning in words, and the sum
 * in small type.
 */
export interface Fact {
	readonly key: string;
	/** What the fact is called in the list to choose from. */
	readonly title: string;
	readonly side?: SideName;
	readonly who: string;
	readonly asks?: string | undefined;
	readonly value: string;
	readonly words?: string | undefined;
	readonly sum?: string | undefined;
}

const turnOf = ({ clock }: BattleState): string =>
	t(say(CAMP_WORDS[clock.turn].turn, { n: clock.round }));

/** SEQUENCE OF ACTION: the phase, and who acts in it. */
const phaseFact = (state: BattleState): Fact => {
	const { turn, phase } = state.clock;
	const step = stepOf(phase);
	return {
		key: 'phase',
		title: t(texts.phase),
		// It stands beside the turn, whoever acts in the phase.
		side: turn,
		who: turnOf(state),
		value: String(phase),
		words: t(step.title),
		sum: t(step[turn])
	};
};

const scoreFact = (state: BattleState): Fact => ({
	key: 'score',
	title: t(texts.score),
	who: t(texts.redAgainstWhite),
	asks: turnOf(state),
	value: `${scoreOf(state, 'red')}:${scoreOf(state, 'white')}`,
	sum: state.goals.objectives
		.map(({ name, holder }) =>
			t(say(patterns.nameHolder, { name, holder: say(HOLDER_WORDS[holder].label) }))
		)
		.join(' · ')
});

/** `1:25`; days are not shown. */
const hoursAndMinutes = (minutes: number): string => {
	const left = Math.min(24 * 60, Math.floor(minutes));
	return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
};

/** Time left until the end that was set; if none was set, the minutes of this turn. */
const timeFact = (state: BattleState, pace: Pace): Fact => {
	const { end } = state.time;
	const more = pacePhrase(pace, end);
	const base = { key: 'time', title: t(texts.time), who: turnOf(state) };
	const spent = t(say(texts.nMinThisTurn, { n: Math.floor(pace.thisTurn) }));
	return pace.left === null || end === null
		? {
				...base,
				value: String(Math.floor(pace.thisTurn)),
				words: t(texts.minutesThisTurn),
				sum: more && t(more)
			}
		: {
				...base,
				asks: spent,
				value: hoursAndMinutes(pace.left),
				words: t(say(texts.leftUntilEnd, { end: hourOf(end) })),
				sum: pace.average === null ? undefined : more && t(more)
			};
};

/** What one die must show for the test that this unit owes; for its morale if it owes nothing. */
const needFact = (
	state: BattleState,
	unit: UnitInBattle,
	owed: readonly Owed[]
): Fact | undefined => {
	const own = owed.find((one) => 'unit' in one && one.unit === unit.id && 'calculator' in one);
	const asked: Owed | undefined =
		own ?? (vehicle(unit) ? undefined : { calculator: 'unit-morale', unit: unit.id });
	const need = asked && needOf(state, asked);
	if (!asked || !need || !('calculator' in asked)) return undefined;
	const { number, label } = strengthOf(state, unit);
	const added = asked.calculator === 'unit-morale' ? moraleShown(state, unit)?.added : undefined;
	const base = {
		key: 'need',
		title: t(texts.need),
		side: sideOf(unit),
		who: unitName(unit),
		asks: t(
			say(texts.whatRollADSides, {
				what: say(deedTitle(asked.calculator)),
				sides: need.sides
			})
		),
		sum: [
			`${number} ${label}`,
			...(added ?? []).map(({ reason, amount }) =>
				t(
					say(patterns.reasonAmount, {
						reason: lowered(t(reason)),
						amount: { signed: amount }
					})
				)
			)
		].join(' · ')
	};
	if (need.from > need.to) return { ...base, value: '–', words: t(texts.cannotPass) };
	if (need.from === 1 && need.to >= need.sides)
		return { ...base, value: '✓', words: t(texts.passes) };
	return need.from === 1
		? { ...base, value: String(need.to), words: t(texts.orLess) }
		: { ...base, value: String(need.from), words: t(texts.orMore) };
};

/** MOVEMENT: how far the unit may go this turn, as rolled. */
const moveFact = (unit: UnitInBattle): Fact | undefined => {
	const inches = distanceOf(unit);
	if (inches === null) return undefined;
	const { number, unit: length } = parts({ inches });
	return {
		key: 'move',
		title: t(texts.move),
		side: sideOf(unit),
		who: unitName(unit),
		asks: t(texts.movement),
		value: number,
		words: length === '″' ? t(texts.inches) : length,
		sum: t(texts.rolledThisTurn)
	};
};

/**
 * Everything that can be turned to the table now, a unit's own facts first. OFFICERS' CHARACTER: none that is still
 * covered.
 */
export const factsOf = (
	state: BattleState,
	{ unit, owed, pace }: { unit: UnitInBattle | undefined; owed: readonly Owed[]; pace: Pace }
): readonly Fact[] => [
	...(unit && onTable(unit)
		? [needFact(state, unit, owed), moveFact(unit)].flatMap((one) => one ?? [])
		: []),
	phaseFact(state),
	...(hasScore(state) ? [scoreFact(state)] : []),
	...(state.time.shown ? [timeFact(state, pace)] : [])
];
