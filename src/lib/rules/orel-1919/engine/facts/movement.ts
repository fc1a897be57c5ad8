import * as v from 'valibot';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { moved, remaining, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import { fresh, type Moving, type State } from '../state.ts';
import { happens, named, nameOf } from './kind.ts';
import { groupName } from './names.ts';
import { list, maybe, some, text, yes } from '#lib/kernel/decided/entries-of.ts';
import { cityPlace, hex, unit } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

const nowMoving = ({ moving }: State, changes: Partial<Moving>): Pick<State, 'moving'> => ({
	moving: moving && { ...moving, ...changes }
});

/** 7.1, 7.4 Moves, and what belongs to them. */
export const MOVEMENT = {
	/** 8.3.1, 5.3 Enemies that are observed, units that must move, and all who may now act. */
	movementBegan: happens(
		{ observed: list(unit), strays: list(unit), units: list(unit) },
		'7',
		(fact) => (fact.strays.length > 0 ? phraseOf(words.theyMustMoveStrays, named(fact)) : null),
		(state, { observed, strays, units }, game) =>
			changed(
				withUnits(game, state, units, () => ({
					done: false,
					moved: false,
					action: null,
					engine: 'untried'
				})),
				{ observed, strays, relied: [], orelChosen: false, attacks: [] }
			)
	),
	/** 10.2 A formation that was inactive, by its name. */
	formationWoken: happens(
		{ group: text },
		'10.2',
		({ group }) => say(words.noLongerInactiveGroup, { group: groupName(group) }),
		({ asleep }, { group }) => ({ asleep: asleep.filter((id) => id !== group) })
	),
	/** 7.1, 7.1.3 `bare`: nobody in its hex covers it. */
	unitPicked: happens(
		{ unit, bare: v.exactOptional(yes) },
		'7.1',
		words.unitBeginsItsMove,
		(_, { unit: id, bare }) => ({ moving: { ...fresh(id), ...(bare && { bare }) } })
	),
	/** 7.4 `spent`: in quarter MP; `group`: those who come in by the same hex; `onRoad`: along a road; `valley`: its first. */
	entered: happens(
		{ unit, hex, group: maybe(text), spent: some, onRoad: yes, valley: v.exactOptional(yes) },
		'7.4',
		words.unitComesInAtHex,
		(state, { unit: id, hex: at, group, spent, onRoad, valley = false }, game) =>
			changed(moved(game, state, id, [at], { moved: true, command: true }), {
				moving: { ...fresh(id, spent), onRoad, valley, entered: at },
				entries: group === null ? state.entries : { ...state.entries, [group]: at }
			})
	),
	/**
	 * 7.1, 7.1.3 The hexes entered, in order; `spent`: in quarter MP, from the start of its move; `relied`: hexes whose
	 * units covered it.
	 */
	moved: happens(
		{
			unit,
			path: list(hex),
			spent: some,
			onRoad: yes,
			valley: yes,
			stopped: yes,
			relied: list(hex)
		},
		'7.1',
		(fact) =>
			phraseOf(words.unitMovesToHex, { ...named(fact), hex: nameOf(fact.path.at(-1) ?? '') }),
		(state, { unit: id, path, spent, onRoad, valley, stopped, relied }, game) =>
			changed(moved(game, state, id, path, { moved: true }), {
				relied: relied.length > 0 ? [...new Set([...state.relied, ...relied])] : state.relied,
				...nowMoving(state, { spent, onRoad, valley, stopped })
			})
	),
	marchingDayBegun: happens({ unit }, '7.1.5', words.unitHasAMarchingDay, (state) =>
		nowMoving(state, { marching: true })
	),
	/** 5.3 Out of command in a ZoC: its check is called for. */
	checkDared: happens({ unit }, '5.3', words.unitTakesItsOutOfCommandCheck, (state) =>
		nowMoving(state, { dared: 'rolling' })
	),
	outOfCommandChecked: happens(
		{ unit, passed: yes },
		'5.3',
		(fact) =>
			fact.passed
				? phraseOf(words.unitPassesItsCheck, named(fact))
				: phraseOf(words.unitFailsItsCheck, named(fact)),
		(state, { passed }) => nowMoving(state, { dared: passed ? 'passed' : 'failed' })
	),
	/** 9.2.1 A tank that broke down has had its move. */
	engineTried: happens(
		{ unit, runs: yes },
		'9.2.1',
		(fact) =>
			fact.runs
				? phraseOf(words.unitTheEngineRuns, named(fact))
				: phraseOf(words.unitBreaksDown, named(fact)),
		(state, { unit: id, runs }, game) =>
			changed(
				withUnits(game, state, [id], () =>
					runs ? { engine: 'runs' } : { engine: 'broken', done: true }
				),
				{ moving: runs ? state.moving : null }
			)
	),
	/** 7.1.4 The unit has had its move: into Combat mode for 1 MP, into March mode, or as it was. */
	moveEnded: happens(
		{ unit, mode: maybe(v.picklist(['combat', 'march'])) },
		'7.1.4',
		(fact) => {
			if (fact.mode === null) return phraseOf(words.unitStaysAsItIs, named(fact));
			return fact.mode === 'march'
				? phraseOf(words.unitEndsItsMoveInMarchMode, named(fact))
				: phraseOf(words.unitFormsUpInCombatMode, named(fact));
		},
		(state, { unit: id, mode }, game) =>
			changed(
				withUnits(game, state, [id], (one) => ({ done: true, mode: mode ?? one.mode })),
				{ moving: null, ...remaining(state, id) }
			)
	),
	/** 7.1.1 `chosen`: the owner himself chose, and has chosen for this phase. */
	placedInOrel: happens(
		{ place: cityPlace, chosen: yes },
		'7.1.1',
		({ place }) =>
			place === 'suburbs'
				? say(words.theUnitsInOrelAreInTheSuburbs)
				: say(words.theUnitsInOrelAreInTheCentre),
		({ orelChosen }, { place, chosen }) => ({ orel: place, orelChosen: orelChosen || chosen })
	)
} as const;
