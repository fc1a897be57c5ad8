import * as v from 'valibot';
import { count, say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { causeWords } from '../../words/causes.ts';
import { owedTitle } from '../../words/owed.ts';
import { CAMP_WORDS } from '../../words/table.ts';
import { debtsWith, eachUnit, owedTimes } from '../changed.ts';
import { bookIn, type ArmyInBattle, type BattleState } from '../state.ts';
import { nameOf } from '../table/unit.ts';
import { calculator, camp, cause, figures, happens, unit, type Of } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';

const army = {
	camp,
	broken: v.exactOptional(v.boolean()),
	tested: v.exactOptional(v.boolean()),
	supplyCut: v.exactOptional(v.boolean()),
	rerolls: v.exactOptional(figures),
	testedAt: v.exactOptional(figures)
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE (G07): for an army that is already broken they happen again only if they repeat. */
const breaksAnew = (state: BattleState, { broken }: ArmyInBattle): boolean =>
	!broken || numberOf(bookIn(state), 'army_broken.repeat') === 1;

/** MAJOR MORALE: when an army breaks, every unit tests, even those that have already tested (G07). */
const armyAfter = (state: BattleState, fact: Of<typeof army>): BattleState => {
	const { camp: side, broken, tested, supplyCut, rerolls, testedAt } = fact;
	const was = state.armies[side];
	const now = {
		...was,
		broken: broken ?? was.broken,
		tested: tested ?? was.tested,
		owes: was.owes && !tested,
		supplyCut: supplyCut ?? was.supplyCut,
		rerolls: rerolls ?? was.rerolls,
		testedAt: testedAt ?? was.testedAt
	};
	const consequences = now.broken && now.tested && (was.consequences || breaksAnew(state, was));
	const after = { ...state, armies: { ...state.armies, [side]: { ...now, consequences } } };
	return consequences && broken && tested
		? eachUnit(after, (one) => (one.camp === side ? { moraleTested: false } : {}))
		: after;
};

/** Throws, marks and the clock already tell of their tests. */
const UNSAID: readonly string[] = ['roll', 'setMark', 'stepPhase', 'setClock', 'skipPhase'];

/** MORALE; MAJOR MORALE; SUPPRESSION: tests that are called for and made, of units and armies. */
export const MORALE = {
	/** How many tests of a kind are due now, and what made it more or fewer; 0 for none. */
	testOwed: happens(
		{ unit, calculator, n: figures, because: cause },
		{
			unit: (old, { calculator: slug, n, because }) => debtsWith(old, slug, n, because),
			tell: ({ unit: id, calculator: slug, n, because }, { before, after, command }) => {
				if (UNSAID.includes(command)) return [];
				const values = { unit: nameOf(after, id), what: say(owedTitle(slug)) };
				const old = before.units[id];
				const fewer = old !== undefined && n < owedTimes(old, slug);
				if (because.what === 'referee')
					return say(fewer ? words.unitNeedNotTestWhat : words.unitOwesATestWhat, values);
				return say(fewer ? words.unitATestIsNoLongerOwedWhatCause : words.unitOwesATestWhatCause, {
					...values,
					cause: causeWords(after, because)
				});
			}
		}
	),
	moraleTested: happens({ unit }, { unit: () => ({ moraleTested: true }) }),
	/** MORALE (R36): a test that nothing called for stands for that of phase 7, for the losses there were. */
	testedBefore: happens(
		{ unit },
		{
			unit: ({ casualtiesSinceTest: losses }) => ({ testedBefore: { losses, now: true } }),
			tell: ({ unit: id }, { after }) =>
				say(words.unitItsTestStandsForThatOfPhase7, { unit: nameOf(after, id) })
		}
	),
	suppressionTested: happens(
		{ unit, passed: v.boolean() },
		{ unit: (_, { passed }) => ({ suppressionTest: passed ? 'passed' : 'failed' }) }
	),
	/** MAJOR MORALE: the test of a phase 7 is left for later, or need not be made. */
	armyOwes: happens(
		{ camp, owes: v.boolean(), because: cause },
		{
			evolve: (state, { camp: side, owes }) => {
				const was = state.armies[side];
				const tested = was.tested || (!owes && state.clock.phase === 7);
				return { ...state, armies: { ...state.armies, [side]: { ...was, owes, tested } } };
			},
			tell: (fact) =>
				fact.owes
					? []
					: say(words.sideTheArmyNeedNotTest, { side: say(CAMP_WORDS[fact.camp].many) })
		}
	),
	armyChanged: happens(army, {
		evolve: armyAfter,
		tell: (fact, { command }) => {
			const side = { side: say(CAMP_WORDS[fact.camp].many) };
			return [
				...(fact.broken === true && command !== 'roll'
					? [say(words.sideTheArmyIsBroken, side)]
					: []),
				...(fact.broken === false ? [say(words.sideTheArmyIsNotBroken, side)] : []),
				...(fact.supplyCut === true ? [say(words.sideTheSupplyLineIsCut, side)] : []),
				...(fact.supplyCut === false ? [say(words.sideTheSupplyLineIsOpen, side)] : []),
				...(fact.rerolls !== undefined ? [count(fact.rerolls, words.sideNReRollsUsed, side)] : [])
			];
		}
	})
} as const;
