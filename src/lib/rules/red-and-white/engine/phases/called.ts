import { ask, type Call } from '#lib/kernel/dice/draw.ts';
import type { PhraseValue } from '#lib/kernel/phrase.ts';
import type { Resolution } from '#lib/kernel/sheet/calculator.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import { PROCEDURES } from '../../procedures/all.ts';
import type { FaceNeed, Procedure, Roller } from '../../procedures/procedure.ts';
import { bookIn, type BattleState, type UnitInBattle } from '../state.ts';
import type { Parties } from '../rolls/parties.ts';
import { coveredParts, isCovered } from '../table/covered.ts';
import { onTable } from '../table/unit.ts';
import { deedsOf } from './actions.ts';
import type { Owed } from './owed.ts';

const rollerOf = (state: BattleState, one: Owed): Roller | undefined => {
	if ('camp' in one) return { camp: one.camp };
	if ('officer' in one) {
		const officer = state.officers[one.officer];
		return officer && { officer };
	}
	const unit = 'unit' in one ? state.units[one.unit] : undefined;
	return unit && { unit, n: ('n' in one && one.n) || 1 };
};

const needIn = (state: BattleState, one: Owed): FaceNeed | undefined => {
	const roller = 'calculator' in one ? rollerOf(state, one) : undefined;
	return roller && 'calculator' in one
		? PROCEDURES.get(one.calculator)?.need?.(state, roller)
		: undefined;
};

/**
 * What the die for something owed must show; undefined where it is not a single die, where it depends on a distance not
 * yet measured, and where it would give away a covered character.
 */
export const needOf = (state: BattleState, one: Owed): FaceNeed | undefined =>
	isCovered(state, (at) => needIn(at, one)) ? undefined : needIn(state, one);

/** Who throws for something owed, and nobody else. */
const partiesOf = (one: Owed): Parties => ({
	unit: 'unit' in one ? one.unit : null,
	target: null,
	...('officer' in one && { officer: one.officer }),
	...('camp' in one && { camp: one.camp })
});

const resolutionIn = (state: BattleState, one: Owed): Resolution | undefined => {
	const procedure = 'calculator' in one ? PROCEDURES.get(one.calculator) : undefined;
	if (!procedure) return undefined;
	const book = bookIn(state);
	const form = { ...procedure.initial, ...procedure.fill(state, partiesOf(one)) };
	const answer = procedure.resolve(book, fitted(procedure, book, form));
	return answer.refused ? undefined : answer.resolution;
};

/** The chance that something owed comes out well; undefined where it would give away a covered character. */
export const chanceOf = (state: BattleState, one: Owed): PhraseValue | undefined => {
	const chanceIn = (at: BattleState) => resolutionIn(at, one)?.forecast().answer.value;
	return isCovered(state, chanceIn) ? undefined : chanceIn(state);
};

const diceIn = (state: BattleState, one: Owed): Pick<Call, 'dice' | 'sides'> | undefined => {
	const resolution = resolutionIn(state, one);
	const asked = resolution && ask(resolution.draw, []);
	return asked?.state === 'waiting'
		? { dice: asked.call.dice, sides: asked.call.sides }
		: undefined;
};

/**
 * The dice that are thrown first for something owed; undefined where none are, and where they would give away a covered
 * character.
 */
export const diceOf = (state: BattleState, one: Owed): Pick<Call, 'dice' | 'sides'> | undefined =>
	isCovered(state, (at) => diceIn(at, one)) ? undefined : diceIn(state, one);

/**
 * OFFICERS' CHARACTER: the fields of a throw's situation, as the table fills it in, that would give away a covered
 * character.
 */
export const coveredFields = (
	state: BattleState,
	{ fill }: Procedure,
	parties: Parties
): readonly string[] => coveredParts(state, (at) => fill(at, parties));

/** Tests that the referee may put on the list by hand for this unit: those that it is able to take. */
export const testsToOwe = (state: BattleState, unit: UnitInBattle): readonly string[] => {
	if (!onTable(unit)) return [];
	const can = new Set(deedsOf(state, unit).map(({ calculator }) => calculator));
	return [...PROCEDURES.values()].flatMap(({ slug, calledFor }) =>
		calledFor && can.has(slug) ? [slug] : []
	);
};
