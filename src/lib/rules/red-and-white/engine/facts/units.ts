import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { FORCE_SCHEMAS } from '../../scenarios/schema.ts';
import type { Mark, Unit } from '../../types.ts';
import { PRESENCE_WORDS } from '../../words/table.ts';
import { debtsWith, unitWith } from '../changed.ts';
import { clockBefore } from '../sequence.ts';
import type { BattleState, Id } from '../state.ts';
import { campOf, freshlyAttached, freshUnit } from '../table/muster.ts';
import { attachedTo, detached } from '../table/attaching.ts';
import { commandOf, nameOf, officerName, playerName } from '../table/unit.ts';
import { camp, figures, force, happens, officer, player, presence, text, unit } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';

const writtenUnit: v.GenericSchema<unknown, Unit> = FORCE_SCHEMAS.unit;

/** SEQUENCE OF ACTION; MORALE; SUPPRESSION; COMMISSARS: marks of a part that hold the whole. */
const HOLDS: readonly Mark[] = [
	...(['fired', 'moved', 'charged', 'suppressed', 'pinned', 'falling_back'] as const),
	...(['commissar_argues', 'commissar_overrules', 'priest_tends', 'priest_panics'] as const)
];

/** What is left of a unit now belongs to another; its command stand, which does not fight, stays its own. */
const merged = (state: BattleState, from: Id, into: Id): BattleState => {
	const one = state.units[from];
	if (!one || !state.units[into]) return state;
	const command = commandOf(one);
	const goes = (place: number): boolean => place !== command && one.left[place] !== 0;
	const gone = (stands: readonly number[]): number[] => stands.filter((_, place) => goes(place));
	/** Up to the command stand, which is again the last of its own. */
	const kept = (stands: readonly number[]): number[] => {
		const others = stands.filter((_, place) => !goes(place) && place !== command);
		return command < 0
			? others
			: others.toSpliced(command, 0, ...stands.slice(command, command + 1));
	};
	const held = one.marks.filter((mark) => HOLDS.includes(mark));
	const joined = unitWith(state, into, (old) => ({
		marks: [...new Set([...old.marks, ...held])],
		fired: [...old.fired, ...one.fired],
		went: [...old.went, ...one.went],
		chargedLastTurn: old.chargedLastTurn || one.chargedLastTurn,
		full: [...old.full, ...gone(one.full)],
		left: [...old.left, ...gone(one.left)],
		attached: [...old.attached, ...one.attached.filter(({ left }) => left > 0)],
		casualtiesSinceTest: old.casualtiesSinceTest + one.casualtiesSinceTest
	}));
	return unitWith(joined, from, (old) => ({
		full: kept(old.full),
		left: kept(old.left),
		attached: old.attached.filter(({ left }) => left === 0),
		casualtiesSinceTest: 0,
		marks: [],
		fired: [],
		went: [],
		met: [],
		presence: 'merged',
		mergedInto: into
	}));
};

/** ORGANIZATION: units that come and go, change sides, or are led and played by others. */
export const UNITS = {
	unitMoved: happens(
		{ unit, presence },
		{
			unit: (_, fact) => ({ presence: fact.presence, mergedInto: null }),
			tell: (fact, { before, after }) => {
				const values = { unit: nameOf(after, fact.unit) };
				return before.units[fact.unit]?.presence === 'reserve' && fact.presence === 'table'
					? say(words.unitArrives, values)
					: say(PRESENCE_WORDS[fact.presence].said, values);
			}
		}
	),
	/** FORCE HQ: they are removed, and count as lost. */
	overrun: happens(
		{ unit },
		{
			unit: (old) => ({
				presence: 'destroyed',
				mergedInto: null,
				...debtsWith(old, 'movement', 0)
			}),
			tell: (fact, { before }) => say(words.unitOverrun, { unit: nameOf(before, fact.unit) })
		}
	),
	/** A unit that nobody had written down before. */
	unitAdded: happens(
		{ force, unit: writtenUnit, presence },
		{
			evolve: (state, { force: home, unit: one, presence: where }) => ({
				...state,
				order: [...state.order, one.id],
				units: {
					...state.units,
					[one.id]: {
						...freshUnit(one, {
							force: home,
							camp: campOf(state, home),
							player: state.officers[one.officer ?? '']?.player ?? null,
							presence: where
						}),
						late: !!clockBefore(state.clock)
					}
				}
			}),
			fits: ({ units }, fact) => !Object.hasOwn(units, fact.unit.id),
			tell: (fact, { after }) =>
				say(words.unitNowInTheBattle, { unit: nameOf(after, fact.unit.id) })
		}
	),
	merged: happens(
		{ unit, into: unit },
		{
			evolve: (state, fact) => merged(state, fact.unit, fact.into),
			tell: (fact, { after }) =>
				say(words.unitNowPartOfInto, {
					unit: nameOf(after, fact.unit),
					into: nameOf(after, fact.into)
				})
		}
	),
	/** MACHINE GUNS; ORGANIZATION: guns join a unit of infantry, and act by themselves again. */
	attached: happens(
		{ unit, to: unit },
		{
			evolve: (state, fact) => attachedTo(state, fact.unit, fact.to),
			tell: (fact, { after }) =>
				say(words.unitIsAttachedToUnit, {
					unit: nameOf(after, fact.unit),
					to: nameOf(after, fact.to)
				})
		}
	),
	detached: happens(
		{ unit },
		{
			evolve: (state, fact) => detached(state, fact.unit),
			tell: (fact, { after }) =>
				say(words.unitLeavesTheUnitItWasAttached, { unit: nameOf(after, fact.unit) })
		}
	),
	sideChanged: happens(
		{ unit, camp },
		{
			// OFFICERS & LEADERS: whoever led it stays with his side.
			unit: ({ marks }, { camp }) => ({ camp, marks: marks.filter((mark) => mark !== 'heroic') }),
			tell: (fact, { after }) =>
				say(fact.camp === 'red' ? words.unitNowOnTheRedSide : words.unitNowOnTheWhiteSide, {
					unit: nameOf(after, fact.unit)
				})
		}
	),
	officerAssigned: happens(
		{ unit, officer: v.nullable(officer) },
		{
			unit: (_, fact) => ({ officer: fact.officer }),
			tell: (fact, { after }) => {
				const values = { unit: nameOf(after, fact.unit) };
				return fact.officer === null
					? say(words.unitNowWithoutAnOfficer, values)
					: say(words.officerCommandsUnitNow, {
							officer: officerName(after, fact.officer),
							...values
						});
			}
		}
	),
	unitHandedOver: happens(
		{ unit, player: v.nullable(player) },
		{
			unit: (_, fact) => ({ player: fact.player }),
			tell: (fact, { after }) => {
				const values = { unit: nameOf(after, fact.unit) };
				return fact.player === null
					? say(words.unitNowWithoutAPlayer, values)
					: say(words.playerPlaysUnitNow, { player: playerName(after, fact.player), ...values });
			}
		}
	),
	/** INFANTRY: it has made petrol bombs, or after all it has none. */
	bombsMade: happens(
		{ unit, has: v.boolean() },
		{
			unit: ({ attached }, { has }) => ({
				attached: [
					...attached.filter(({ kind }) => kind !== 'petrol_bombs'),
					...(has ? [freshlyAttached('petrol_bombs')] : [])
				]
			}),
			tell: (fact, { after }) =>
				say(fact.has ? words.unitHasPetrolBombs : words.unitHasNoPetrolBombs, {
					unit: nameOf(after, fact.unit)
				})
		}
	),
	/** The referee sets what the rules would not, with his reason. */
	corrected: happens(
		{
			unit,
			reason: v.pipe(text, v.minLength(1)),
			moraleTested: v.exactOptional(v.boolean()),
			suppressionTest: v.exactOptional(v.nullable(v.picklist(['passed', 'failed']))),
			casualtiesSinceTest: v.exactOptional(figures),
			chargedLastTurn: v.exactOptional(v.boolean())
		},
		{
			unit: (old, fact) => ({
				moraleTested: fact.moraleTested ?? old.moraleTested,
				suppressionTest:
					fact.suppressionTest === undefined ? old.suppressionTest : fact.suppressionTest,
				casualtiesSinceTest: fact.casualtiesSinceTest ?? old.casualtiesSinceTest,
				chargedLastTurn: fact.chargedLastTurn ?? old.chargedLastTurn
			}),
			tell: (fact, { after }) => say(words.theRefereeSetsUnit, { unit: nameOf(after, fact.unit) })
		}
	)
} as const;
