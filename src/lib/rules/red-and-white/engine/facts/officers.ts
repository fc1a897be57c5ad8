import * as v from 'valibot';
import { count, say } from '#lib/kernel/phrase.ts';
import { LEADER_BANDS } from '../../rules/leadership.ts';
import { FORCE_SCHEMAS } from '../../scenarios/schema.ts';
import { CHARACTERS, type Officer } from '../../types.ts';
import { causeWords } from '../../words/causes.ts';
import { CHARACTER_WORDS, STATUS_WORDS } from '../../words/table.ts';
import { causesWith, officerWith } from '../changed.ts';
import { OFFICER_STATUSES } from '../state.ts';
import { campOf, freshOfficer } from '../table/muster.ts';
import { heroName, nameOf, officerName, playerName } from '../table/unit.ts';
import { cause, figures, force, happens, officer, player, thrownIn, unit, whole } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const writtenOfficer: v.GenericSchema<unknown, Officer> = FORCE_SCHEMAS.officer;
const band = v.nullable(v.picklist(LEADER_BANDS));

/** LEADERSHIP; OFFICERS & LEADERS; OFFICERS' CHARACTER: who leads, how he fares, what he is. */
export const OFFICERS = {
	/** An officer who was not there at the start, such as a second-in-command. */
	officerAdded: happens(
		{ force, officer: writtenOfficer },
		{
			evolve: (state, { force: home, officer: one }) => ({
				...state,
				officers: {
					...state.officers,
					[one.id]: freshOfficer(one, { force: home, camp: campOf(state, home) })
				}
			}),
			fits: ({ officers }, fact) => !Object.hasOwn(officers, fact.officer.id),
			tell: (fact) => say(words.officerJoinsTheBattle, { officer: fact.officer.name })
		}
	),
	officerHandedOver: happens(
		{ officer, player: v.nullable(player) },
		{
			evolve: (state, fact) => officerWith(state, fact.officer, { player: fact.player }),
			tell: (fact, { after }) => {
				const values = { officer: officerName(after, fact.officer) };
				return fact.player === null
					? say(words.nobodyPlaysOfficerNow, values)
					: say(words.playerPlaysOfficerNow, {
							player: playerName(after, fact.player),
							...values
						});
			}
		}
	),
	officerFared: happens(
		{ officer, status: v.picklist(OFFICER_STATUSES) },
		{
			evolve: (state, { officer: id, status }) => officerWith(state, id, { status, backIn: null }),
			// By whom the throw names, it has told this.
			tell: (fact, { before, after, facts }) =>
				thrownIn(facts) === 'test-of-character' ||
				(thrownIn(facts) === 'officer-hit' &&
					heroName(before, before.officers[fact.officer]?.heroicWith ?? null) !== undefined)
					? []
					: say(STATUS_WORDS[fact.status].said, { officer: officerName(after, fact.officer) })
		}
	),
	/** OFFICERS' CHARACTER: how many turns of his side until he is back; 0: he may come back now. */
	officerOutFor: happens(
		{ officer, turns: v.nullable(whole(0, 100)) },
		{
			evolve: (state, { officer: id, turns }) => officerWith(state, id, { backIn: turns }),
			tell: (fact, { after, facts }) => {
				if (thrownIn(facts) === 'test-of-character') return [];
				const values = { officer: officerName(after, fact.officer) };
				return fact.turns
					? count(fact.turns, words.officerIsOutForNTurnsOfHisSide, values)
					: say(words.officerMayComeBack, values);
			}
		}
	),
	officerMoved: happens(
		{ officer, moved: v.boolean() },
		{
			evolve: (state, { officer: id, moved }) => officerWith(state, id, { moved }),
			tell: (fact, { after }) =>
				say(fact.moved ? words.officerHasMoved : words.officerHasNotMovedYet, {
					officer: officerName(after, fact.officer)
				})
		}
	),
	ledHeroically: happens(
		{ officer, unit: v.nullable(unit) },
		{
			evolve: (state, { officer: id, unit: to }) =>
				officerWith(state, id, {
					heroicWith: to,
					...(to === null ? {} : { joined: true, beside: null })
				}),
			tell: (fact, { after }) => {
				const values = { officer: officerName(after, fact.officer) };
				return fact.unit === null
					? say(words.officerNoLongerLeadsHeroically, values)
					: say(words.officerLeadsUnitHeroically, {
							unit: nameOf(after, fact.unit),
							...values
						});
			}
		}
	),
	/** OFFICERS & LEADERS: he stands with a unit without leading it heroically, or with none. */
	officerJoined: happens(
		{ officer, unit: v.nullable(unit) },
		{
			evolve: (state, { officer: id, unit: to }) =>
				officerWith(state, id, { beside: to, ...(to === null ? {} : { joined: true }) }),
			tell: (fact, { after }) => {
				const values = { officer: officerName(after, fact.officer) };
				return fact.unit === null
					? say(words.officerIsNowWithNoUnit, values)
					: say(words.officerIsWithUnit, { unit: nameOf(after, fact.unit), ...values });
			}
		}
	),
	/** LEADERSHIP: how far a unit was from those who lead it. */
	bandsTold: happens(
		{ unit, leader: band, chief: band },
		{ unit: (_, { leader, chief }) => ({ leaderBand: leader, chiefBand: chief }) }
	),
	characterSet: happens(
		{ officer, character: v.nullable(v.picklist(CHARACTERS)) },
		{
			evolve: (state, { officer: id, character }) => officerWith(state, id, { character }),
			tell: (fact, { after, facts }) =>
				facts.some(({ type }) => type === 'characterShown')
					? []
					: say(words.theCharacterOfOfficerIsWrittenDown, {
							officer: officerName(after, fact.officer)
						})
		}
	),
	characterShown: happens(
		{ officer, shown: v.boolean() },
		{
			evolve: (state, fact) => officerWith(state, fact.officer, { revealed: fact.shown }),
			tell: (fact, { after, command }) => {
				if (command === 'roll') return [];
				const values = { officer: officerName(after, fact.officer) };
				const character = after.officers[fact.officer]?.character;
				return fact.shown && character
					? say(patterns.officerCharacter, {
							...values,
							character: say(CHARACTER_WORDS[character])
						})
					: say(words.theCharacterOfOfficerIsCovered, values);
			}
		}
	),
	/** How many tests of character are due, and what made it more or fewer. */
	characterOwed: happens(
		{ officer, n: figures, because: cause },
		{
			evolve: (state, { officer: id, n, because }) =>
				officerWith(state, id, {
					owesCharacter: causesWith(state.officers[id]?.owesCharacter ?? [], n, because),
					leftOwed: Math.min(n, state.officers[id]?.leftOwed ?? 0)
				}),
			tell: (fact, { before, after, command }) => {
				if (command === 'roll') return [];
				const more = fact.n > (before.officers[fact.officer]?.owesCharacter.length ?? 0);
				const values = { officer: officerName(after, fact.officer) };
				if (!more) return say(words.officerNeedNotTakeATestOfCharacter, values);
				return fact.because.what === 'referee'
					? say(words.officerOwesATestOfCharacter, values)
					: say(words.officerOwesATestOfCharacterCause, {
							...values,
							cause: causeWords(after, fact.because)
						});
			}
		}
	),
	secondTookOver: happens(
		{ officer, second: v.boolean() },
		{
			evolve: (state, fact) => officerWith(state, fact.officer, { secondInCommand: fact.second }),
			tell: (fact, { after }) =>
				say(fact.second ? words.aSecondInCommandLeadsForOfficer : words.officerIsInCommandAgain, {
					officer: officerName(after, fact.officer)
				})
		}
	)
} as const;
