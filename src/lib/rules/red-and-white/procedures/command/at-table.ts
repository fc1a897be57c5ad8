import type { AttachedFates } from '../../rules/attached-figures.ts';
import { bandOf, inchesIn } from '../../rules/leadership.ts';
import { failsFrom, type CharacterTest, type OfficerFate } from '../../rules/special-figures.ts';
import type { Character } from '../../types.ts';
import { commanderInChief } from '../../engine/table/army.ts';
import { bookIn } from '../../engine/state.ts';
import type { Fact } from '../../engine/facts/fact.ts';
import {
	bandsTo,
	chiefBeside,
	leaderIs,
	leadershipSettled,
	ownLeader,
	stoodBy
} from '../../engine/table/leading.ts';
import type {
	BattleState,
	OfficerInBattle,
	OfficerStatus,
	UnitInBattle
} from '../../engine/state.ts';
import { heroicOf } from '../../engine/table/support.ts';
import { attachedLeft, characterOf, heroesOf, marked } from '../../engine/table/unit.ts';
import type { Parties } from '../../engine/rolls/parties.ts';
import type { Form } from '../calculator.ts';
import { byUnit, unitIn, type Outcome, type Procedure } from '../procedure.ts';
import { COMMISSAR } from './commissar.ts';
import { LEADERSHIP } from './leadership.ts';
import { OFFICER_CHARACTER } from './officer-character.ts';
import { OFFICER_HIT } from './officer-hit.ts';
import { PRIEST } from './priest.ts';
import { TEST_OF_CHARACTER } from './test-of-character.ts';
import { words } from '#lib/rules/red-and-white/words/en/command.ts';

/** Distances are measured on the table; until somebody types one, a leader counts as out of reach. */
const UNMEASURED_INCHES = 48;

/** OFFICERS' CHARACTER: is it written down, and not shown yet? */
const isHidden = (officer: OfficerInBattle | undefined): boolean =>
	officer !== undefined && officer.character !== null && !officer.revealed;

/** LEADERSHIP: its own leader and the commander-in-chief, as far as the table knows them. */
const fillLeadership = (state: BattleState, unit: UnitInBattle): Form => {
	const own = unit.officer === null ? undefined : state.officers[unit.officer];
	const chief = commanderInChief(state, unit.camp);
	const other = chief && chief.id !== own?.id ? leaderIs(state, chief, unit) : 'none';
	const book = bookIn(state);
	const { leader: leaderBand, chief: chiefBand } = bandsTo(state, unit);
	return {
		ledHeroically: marked(unit, 'heroic'),
		armyBroken: state.armies[unit.camp].broken,
		leader: leaderIs(state, own, unit),
		character: own?.character ?? 'normal',
		cinc: other === 'second' ? 'none' : other,
		leaderCovered: isHidden(own),
		cincCovered: isHidden(chief),
		...(leaderBand ? { distance: inchesIn(book, leaderBand, own?.character) } : {}),
		cincDistance: chiefBand ? inchesIn(book, chiefBand, chief?.character) : UNMEASURED_INCHES,
		cincCharacter: chief?.character ?? 'normal'
	};
};

/** OFFICERS & LEADERS: how far it is to an officer who stands with the unit. */
const besideThem = (state: BattleState, parties: Parties): readonly string[] => {
	const unit = unitIn(state, parties.unit);
	if (!unit) return [];
	return [
		...(stoodBy(unit, ownLeader(state, unit)) ? ['distance'] : []),
		...(stoodBy(unit, chiefBeside(state, unit)) ? ['cincDistance'] : [])
	];
};

/**
 * LEADERSHIP: how far away its leaders were is kept for the next turn, in bands that suit any officer while a character
 * is covered.
 */
const bandsTold = (state: BattleState, { roll: { parties, form } }: Outcome): Fact[] => {
	const unit = unitIn(state, parties.unit);
	if (!unit || form['ledHeroically'] === true) return [];
	const band = (
		inches: unknown,
		officer: OfficerInBattle | undefined
	): UnitInBattle['leaderBand'] =>
		typeof inches === 'number'
			? bandOf(bookIn(state), inches, officer?.revealed ? officer.character : null)
			: null;
	const leader =
		form['leader'] === 'ok' ? band(form['distance'], ownLeader(state, unit)) : unit.leaderBand;
	const chief =
		form['cinc'] === 'ok' ? band(form['cincDistance'], chiefBeside(state, unit)) : unit.chiefBand;
	return leader === unit.leaderBand && chief === unit.chiefBand
		? []
		: [{ type: 'bandsTold', unit: unit.id, leader, chief }];
};

const HITS: Readonly<Record<Exclude<OfficerFate, 'unhurt'>, OfficerStatus>> = {
	scratch: 'scratched',
	serious_wound: 'out',
	dead: 'dead'
};
const FAILURES: Readonly<
	Record<Exclude<NonNullable<CharacterTest['failure']>, 'coward'>, OfficerStatus>
> = {
	drunk_d6_turns: 'drunk',
	flees: 'fled',
	shoots_himself: 'dead',
	surrenders: 'surrendered',
	defects: 'defected'
};

/** Leadership, and what becomes of officers, commissars and priests. */
export const COMMAND_AT_TABLE: readonly Procedure[] = [
	{
		...LEADERSHIP,
		together: true,
		passing: { passes: words.itIsLed, fails: words.itIsNotLed, value: (passes) => passes },
		fill: byUnit(fillLeadership),
		knows: besideThem,
		need: (state, roller) => {
			const to = 'unit' in roller ? leadershipSettled(state, roller.unit) : undefined;
			return to === undefined ? undefined : { sides: 10, from: 1, to };
		},
		remembers: bandsTold
	},
	{
		...OFFICER_CHARACTER,
		fateOnly: true,
		fill: ({ officers }, { officer }) => ({
			rank:
				officer !== undefined && officers[officer]?.officer.commanderInChief ? 'cinc' : 'officer'
		}),
		fate: { of: 'leading', is: (value) => [{ character: value as Character }] }
	},
	{
		...OFFICER_HIT,
		calledFor: true,
		together: true,
		fateOnly: true,
		fill: byUnit((state, unit) => ({
			officers: Math.max(heroesOf(state, unit.id).length, heroicOf(state, unit) > 0 ? 1 : 0),
			commissar: attachedLeft(unit, 'commissar') > 0,
			priest: attachedLeft(unit, 'priest') > 0
		})),
		fate: {
			of: 'leading',
			is: (value) =>
				(value as AttachedFates).officers.map((one) =>
					one === 'unhurt' ? {} : { status: HITS[one] }
				)
		}
	},
	{
		...TEST_OF_CHARACTER,
		fill: ({ officers }, { officer }) => ({
			character: (officer === undefined ? null : characterOf(officers[officer])) ?? 'normal'
		}),
		need: (state, roller) =>
			'officer' in roller
				? {
						sides: 6,
						from: 1,
						to: failsFrom(bookIn(state), characterOf(roller.officer) ?? 'normal') - 1
					}
				: undefined,
		fate: {
			of: 'leading',
			is: (value) => {
				const { failure, turns } = value as CharacterTest;
				if (failure === null) return [{ tested: true }];
				if (failure === 'coward') return [{ tested: true, character: 'coward' }];
				return [{ tested: true, status: FAILURES[failure], ...(turns > 0 ? { turns } : {}) }];
			}
		}
	},
	{
		...COMMISSAR,
		calledFor: true,
		fill: () => ({})
	},
	{
		...PRIEST,
		fill: () => ({})
	}
];
