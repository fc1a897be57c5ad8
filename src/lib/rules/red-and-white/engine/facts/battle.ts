import * as v from 'valibot';
import type { Choices } from '#lib/kernel/book/book.ts';
import { stamp } from '#lib/kernel/border/stamp.ts';
import { isNumber, isOption, isReading } from '#lib/kernel/book/choices.ts';
import { say } from '#lib/kernel/phrase.ts';
import { FORCE_SCHEMAS } from '../../scenarios/schema.ts';
import { BOOK } from '../../book.ts';
import type { Force } from '../../types.ts';
import { reasonsFor, wonBy } from '../beside/outcome.ts';
import { headerWith, unitWith } from '../changed.ts';
import { FIRST_CLOCK } from '../sequence.ts';
import { EMPTY, headerOf, type BattleState, type Id } from '../state.ts';
import { freshOfficer, freshPlayer, freshUnit } from '../table/muster.ts';
import { nameOf } from '../table/unit.ts';
import { camp, happens, id, list, name, nobody, text, unit, whole } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const forces: v.GenericSchema<unknown, readonly Force[]> = v.pipe(
	list(FORCE_SCHEMAS.force, 20),
	v.minLength(1)
);

/** How a ruling, a number or an option is called: not as what every object has. */
const chosen = v.pipe(
	v.string(),
	v.regex(/^[\w.-]{1,100}$/),
	v.check((key) => !(key in {}))
);
/** What is chosen in a book. */
export const choices = {
	readings: v.record(chosen, v.string()),
	numbers: v.record(chosen, v.number()),
	options: v.record(chosen, v.string())
};

const byId = <T extends { readonly id: Id }>(all: readonly T[]): Record<Id, T> =>
	Object.fromEntries(all.map((one) => [one.id, one]));

const commanderOf = ({ officers }: Force, officer: Id | null): Id | null =>
	officers.find((one) => one.id === officer)?.player ?? null;

/** The table once the armies have marched in. */
const begun = (
	chosen: Choices,
	battle: {
		readonly name: string;
		readonly forces: readonly Force[];
		readonly reserve: readonly Id[];
	}
): BattleState => {
	const units = battle.forces.flatMap((force) =>
		force.units.map((one) =>
			freshUnit(one, {
				force: force.id,
				camp: force.camp,
				player: commanderOf(force, one.officer),
				presence: battle.reserve.includes(one.id) ? 'reserve' : 'table'
			})
		)
	);
	const officers = battle.forces.flatMap((force) =>
		force.officers.map((one) => freshOfficer(one, { force: force.id, camp: force.camp }))
	);
	const players = battle.forces.flatMap((force) =>
		force.players.map((one) => freshPlayer(one, force.id))
	);
	return {
		...EMPTY,
		header: headerOf({ name: battle.name, forces: battle.forces, chosen, automation: {} }),
		clock: FIRST_CLOCK,
		order: units.map((one) => one.id),
		units: byId(units),
		officers: byId(officers),
		players: byId(players)
	};
};

/** Does the book know everything that is chosen? */
const areChoices = ({ readings, numbers, options }: Choices): boolean =>
	Object.entries(readings).every(([ruling, key]) => isReading(BOOK, ruling, key)) &&
	Object.entries(numbers).every(([path, value]) => isNumber(BOOK, path, value)) &&
	Object.entries(options).every(([key, value]) => isOption(BOOK, key, value));

/** The battle as a whole: its beginning and name, what is noted, how late it is. */
export const BATTLE = {
	/** The armies march in. `reserve`: units that arrive later. `chosen`: the readings, numbers and options in force. */
	begun: happens(
		{
			name,
			forces,
			reserve: v.array(id) as v.GenericSchema<unknown, readonly Id[]>,
			chosen: v.strictObject(choices)
		},
		{
			evolve: (_, { chosen, ...battle }) => begun(chosen, battle),
			fits: ({ header }, fact) => header.forces.length === 0 && areChoices(fact.chosen),
			tell: (fact) =>
				say(words.nameBeginsForces, {
					name: fact.name,
					forces: { list: fact.forces.map((force) => force.name) }
				})
		}
	),
	renamed: happens(
		{ name },
		{
			evolve: (state, fact) => headerWith(state, { name: fact.name }),
			tell: (fact) => say(words.theBattleIsCalledName, { name: fact.name })
		}
	),
	noted: happens(
		{ unit: v.nullable(unit), text },
		{
			evolve: (state, fact) =>
				fact.unit === null ? state : unitWith(state, fact.unit, () => ({ note: fact.text })),
			tell: (fact, { after }) => {
				if (fact.unit === null) return say(words.noteText, { text: fact.text });
				const values = { unit: nameOf(after, fact.unit) };
				return fact.text
					? say(patterns.unitText, { ...values, text: fact.text })
					: say(words.theNoteOfUnitIsTakenAway, values);
			}
		}
	),
	timeKept: happens(
		{
			shown: v.boolean(),
			end: v.nullable(stamp),
			silence: whole(1, 600)
		},
		{
			evolve: (state, { shown, end, silence }) => ({ ...state, time: { shown, end, silence } }),
			tell: ({ shown }) => say(shown ? words.theTurnClockIsShown : words.theTurnClockIsPutAway)
		}
	),
	/** The battle is over; nothing changes on its table until it is played on. */
	battleEnded: happens(
		{ winner: nobody(camp), why: v.pipe(v.string(), v.maxLength(400)) },
		{
			evolve: (state, { winner, why }) => ({ ...state, outcome: { winner, why } }),
			tell: ({ winner, why }, { after }) => [
				say(words.theBattleIsOverOutcome, { outcome: wonBy(winner) }),
				...reasonsFor(after, winner).map((reason) => say(patterns.nameStop, { name: reason })),
				...(why ? [say(words.refereeAdds, { text: why })] : [])
			]
		}
	),
	battlePlayedOn: happens(
		{},
		{
			evolve: ({ outcome: _, ...state }) => state,
			tell: () => say(words.theBattleIsPlayedOn)
		}
	),
	/** The pause ends with whatever is written down next. */
	tablePaused: happens({}, { tell: () => say(words.theTableTakesABreak) }),
	tableResumed: happens({}, { tell: () => say(words.playGoesOn) })
} as const;
