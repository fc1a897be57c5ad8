import * as v from 'valibot';
import { agreedIn, agreedOn } from '#lib/kernel/decided/header.ts';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { BOOK, type Book } from '../../book.ts';
import { sectionOf, type ProcedureName } from '../../procedures/heads.ts';
import { packWith } from '../../scenarios/corrections.ts';
import { LEVELS, SCENARIOS } from '../../types.ts';
import { withUnits } from '../changes.ts';
import { changed, changedUnit } from '../copies.ts';
import { PHASES, titleOf } from '../../rules/02-sequence.ts';
import { blank, untouched } from '../state.ts';
import { silent } from '#lib/kernel/decided/kinds.ts';
import { become, happens, named } from './kind.ts';
import { byName, list, maybe, some, text, whole, yes } from '#lib/kernel/decided/entries-of.ts';
import { due, hex, parties, player, procedure, standing, throws, unit } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** 10 What is agreed before a game. */
export const header = {
	scenario: v.picklist(SCENARIOS.map(({ id }) => id)),
	...agreedOn<Book>(BOOK, (corrections) => packWith(corrections).ok)
};

/** What is said of whoever speaks beside the game. */
export const SPOKEN = { agreed: header, player, orders: standing };

/**
 * 10 What a game begins with: every counter, the inactive formations, the main bodies that the scenario names, the
 * railroads.
 */
export const setup = {
	units: list(
		v.strictObject({
			id: unit,
			player,
			fate: v.picklist(['map', 'due', 'pool', 'lost', 'out']),
			hex: maybe(hex),
			due: maybe(due),
			steps: some,
			command: yes,
			capacity: some
		})
	),
	asleep: list(text),
	bodies: byName(list(list(unit))),
	control: v.pipe(v.string(), v.regex(/^[wr-]*$/, 'signs w, r and -'), v.maxLength(1000))
};

const level = v.picklist(LEVELS);

/** The throws whose results say what fell. */
const TELL_THEIR_DICE: ReadonlySet<string> = new Set([
	'random-event',
	'barrage',
	'barrage-check',
	'counterbattery-check',
	'retreat-before-combat',
	'retreat-into-zoc',
	'coordination',
	'cohesion',
	'assault',
	'morale',
	'vehicle-destruction',
	'train-duel'
] satisfies readonly ProcedureName[]);

/** 2, 10 Beginning and end, turns and phases, dice. */
export const TURN = {
	gameBegan: happens(
		{ ...header, ...setup },
		'10',
		({ scenario }) =>
			say(words.theGameBeginsScenario, {
				scenario: SCENARIOS.find(({ id }) => id === scenario)?.title ?? scenario
			}),
		(_, { units, asleep, bodies, control, ...agreed }) => ({
			...blank({ scenario: agreed.scenario, ...agreedIn(agreed) }),
			turn: 1,
			units: units.map((one) => changedUnit({ ...untouched, ...one }, {})),
			asleep,
			bodies,
			control
		})
	),
	turnBegan: happens(
		{ turn: whole(1, 99), player },
		'2',
		words.turnTurnPlayer,
		(_, { turn, player: next }) => ({
			turn,
			player: next,
			phase: 'depots',
			rolled: false,
			raised: []
		})
	),
	phaseBegan: happens(
		{ phase: v.picklist(PHASES) },
		'2',
		({ phase }) => say(words.phaseBegins, { phase: titleOf(phase) }),
		(_, { phase }) => ({ phase })
	),
	/** Says nothing: what follows says it. */
	phaseEnded: happens({}, '2', silent),
	diceThrown: happens(
		{ procedure, parties, throws },
		({ procedure: name }) => sectionOf(name),
		(fact) =>
			TELL_THEIR_DICE.has(fact.procedure)
				? null
				: phraseOf(words.playerRollsForLabelFaces, {
						...named(fact.parties),
						label: fact.throws[0]?.call.label ?? '',
						faces: { list: fact.throws.flatMap(({ faces, count }) => faces ?? [count ?? 0]) }
					})
	),
	/** 8.7.3 Routed units rally whose rout was in an earlier turn and that are out of enemy ZoC. */
	rallied: happens(
		{ units: list(unit) },
		'8.7.3',
		words.theyRallyUnits,
		become({ mode: 'combat' })
	),
	/** 2, 8.4 Fire markers of both sides, and the active side's orders and spent munitions. */
	markersRemoved: happens(
		{ fired: list(unit), busy: list(unit) },
		'2',
		silent,
		(state, { fired, busy }, game) => {
			const quiet = withUnits(game, state, fired, () => ({ fired: false }));
			const idle = () => ({ action: null, spent: 0 });
			return changed(withUnits(game, quiet, busy, idle), { attacks: [] });
		}
	),
	/** 9.2.1 The turn of both players is over. */
	tanksRepaired: happens(
		{ units: list(unit) },
		'9.2.1',
		words.theyWillTryTheirEnginesAgainUnits,
		become({ engine: 'untried' })
	),
	gameEnded: happens(
		{ result: v.strictObject({ white: level, red: level, winner: maybe(player) }) },
		'10',
		({ result }, { levels }) =>
			[
				result.winner ? words.theGameIsOverWinnerWins : words.theGameIsOverNobodyWins,
				...(levels ? [words.whiteWhiteRedRed] : [])
			].map((text) => phraseOf(text, named(result))),
		(_, { result }) => ({ result })
	)
} as const;
