import * as v from 'valibot';
import { agreedIn, agreedOn } from '#lib/kernel/decided/header.ts';
import { list, maybe, section, some, text, whole, yes } from '#lib/kernel/decided/entries-of.ts';
import { own, silent } from '#lib/kernel/decided/kinds.ts';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { BOOK, type Book } from '../../book.ts';
import { packWith } from '../../scenarios/corrections.ts';
import { isAction, stepOf } from '../sequence.ts';
import { withUnits } from '../changes.ts';
import { changed, changedUnit } from '../copies.ts';
import { blank, lastingEvents, NO_POLITICS, untouched, type Unit } from '../state.ts';
import { sectionOf, type ThrowName } from '../throws.ts';
import { words } from '../../words/en/engine-facts.ts';
import { happens, named, nameOf } from './kind.ts';
import {
	actionKind,
	due,
	facesOf,
	outcome,
	parties,
	place,
	player,
	procedure,
	step,
	throws,
	unit,
	standing
} from './schema.ts';

/** What a player declines, by the section that asks him; elsewhere he is done. */
const DECLINED: Readonly<Record<string, string>> = {
	'5.3': words.noHqServesTheDefence,
	'6.2': words.noEventIsPlayed,
	'8.2.4': words.noFurtherSupport,
	'8.2.7': words.theAdvanceIsSettled
};

/** Throws whose faces stand in what came of them, or stand for units. */
const TELL_THEIR_DICE: readonly ThrowName[] = [
	'attack',
	'barrage',
	'desertion',
	'event',
	'military'
];

/** 16 What is agreed before a game. */
export const header = agreedOn<Book>(BOOK, (corrections) => packWith(corrections).ok);

/** What is said of whoever speaks beside the game. */
export const SPOKEN = { agreed: header, player, orders: standing };

/** 16.1 What a game begins with: every counter, who holds what, works, stocks. */
export const setup = {
	units: list(
		v.strictObject({
			id: unit,
			player,
			fate: v.picklist(['map', 'due', 'box', 'pool', 'lost', 'out']),
			at: maybe(place),
			due: maybe(due),
			ep: some
		})
	),
	control: v.pipe(v.string(), v.regex(/^[wr-]*$/, 'signs w, r and -'), v.maxLength(1000)),
	entrenchments: list(place),
	points: v.strictObject({ white: some, red: some }),
	stock: some,
	fatigue: some
};

/** A record that is nobody’s yet. */
const nobody: Unit = {
	id: '',
	player: 'red',
	fate: 'out',
	at: null,
	due: null,
	ep: 0,
	...untouched
};

/** 2, 16 Beginning and end, turns, steps and sequences, dice. */
export const TURN = {
	gameBegan: happens(
		{ ...header, ...setup },
		'16.1',
		words.yudenichMarchesOnPetrograd,
		(_, { units, control, entrenchments, points, stock, fatigue, ...agreed }) => ({
			...blank(agreedIn(agreed)),
			turn: 1,
			units: units.map((one) => changedUnit(nobody, one)),
			control,
			entrenchments,
			points,
			stock,
			fatigue
		})
	),
	turnBegan: happens({ turn: whole(1, 99) }, '2', words.turnTurn, ({ events }, { turn }) => ({
		turn,
		events: lastingEvents(events),
		first: { white: null, red: null },
		offensive: false,
		rest: false,
		politics: NO_POLITICS,
		railed: {},
		cameBy: { white: [], red: [] },
		whiteRail: false
	})),
	stepBegan: happens(
		{ step, player },
		({ step: now }) => stepOf(now).rule,
		({ step: now }) => say(words.stepBegins, { step: stepOf(now).title }),
		(_, { step: next, player: whose }) => ({ step: next, player: whose, sequence: null })
	),
	/** Says nothing: what follows says it. */
	stepEnded: happens({}, '2', silent),
	/** 4.5, 9.3 Ammunition for an offensive turn; a turn of rest. */
	turnDeclared: happens(
		{ offensive: yes, rest: yes, stock: some },
		'4.5',
		({ offensive, rest, stock }) => [
			say(offensive ? words.anOffensiveTurnStockLeft : words.noOffensiveTurnStock, { stock }),
			...(rest ? [say(words.theNorthWestArmyRests)] : [])
		],
		(_, { offensive, rest, stock }) => ({ offensive, rest, stock })
	),
	/** A player says that this is all. */
	passed: happens({ rule: section, player }, own, (fact) =>
		phraseOf(DECLINED[fact.rule] ?? words.playerHasFinishedThisPart, named(fact))
	),
	sequenceChosen: happens(
		{ player, kind: actionKind },
		'2',
		({ player: whose, kind }) =>
			phraseOf(
				kind === 'movement' ? words.playerMovementSequence : words.playerCombatSequence,
				named({ player: whose })
			),
		({ first, step: now }, { player: whose, kind }) => ({
			sequence: kind,
			first: isAction(now) && first[whose] === null ? { ...first, [whose]: kind } : first
		})
	),
	diceThrown: happens(
		{ procedure, parties, throws },
		({ procedure: name }) => sectionOf(name),
		(fact) =>
			TELL_THEIR_DICE.includes(fact.procedure)
				? null
				: say(words.playerRollsFaces, {
						player: nameOf(fact.parties.player),
						faces: { list: facesOf(fact) }
					})
	),
	/** 9.1 A night attack or a forced march. */
	fatigueRose: happens({ level: some }, '9.1', words.fatigueRisesToLevel, (_, { level }) => ({
		fatigue: level
	})),
	/** 9.1, 9.3 The end of a turn: the level after rest, and whether the army is tired. */
	fatigueChecked: happens(
		{ level: some, tired: yes },
		'9.1',
		({ level, tired }) =>
			say(tired ? words.fatigueIsLevelTheNorthWestArmyMust : words.fatigueIsLevelTheNorthWestArmy, {
				level
			}),
		(_, { level, tired }) => ({ fatigue: level, tired })
	),
	/** 16.2 Places that count even when lost again. */
	placesHeld: happens({ places: list(place) }, '16.2', silent, ({ held }, { places }) => ({
		held: [...held, ...places]
	})),
	/** 3.1.1 A place that gives White a recruitment point, once. */
	placeTaken: happens(
		{ place, points: some },
		'3.1.1',
		words.placeIsWorthARecruitmentPointWhite,
		({ taken, points }, { place: at, points: left }) => ({
			taken: [...taken, at],
			points: { ...points, white: left }
		})
	),
	/** 4.5 The stores of Gatchina, once. */
	storesTaken: happens(
		{ stock: some },
		'4.5',
		words.theStoresOfGatchinaInStock,
		(_, { stock }) => ({
			stock,
			gatchina: true
		})
	),
	/** 16.1 The garrison of 08/S has done its turn, or is late. */
	garrisonStood: happens({}, '16.1', words.theGarrisonBeforeLugaHasDoneIts, ({ garrison }) => ({
		garrison: { ...garrison, done: true }
	})),
	garrisonSeen: happens({ since: some }, '16.1', silent, ({ garrison }, { since }) => ({
		garrison: { ...garrison, since }
	})),
	garrisonLate: happens(
		{ units: list(unit) },
		'16.1',
		words.aTurnLaterUnits,
		(state, { units }, game) =>
			withUnits(game, state, units, ({ due: before }) => ({
				due: before && { ...before, turn: before.turn + 1 }
			}))
	),
	/** 16.1 White does without a division. */
	divisionGivenUp: happens(
		{ formation: text, units: list(unit) },
		'16.1',
		words.whiteDoesWithoutFormation,
		(state, { formation, units }, game) =>
			changed(
				withUnits(game, state, units, () => ({ fate: 'out', due: null })),
				{ givenUp: [...state.givenUp, formation] }
			)
	),
	gameEnded: happens(
		{ result: outcome },
		'16.2',
		({ result }) =>
			phraseOf(result.automatic ? words.theWinterPalaceFallsWhiteWins : words.theGameIsOver, {
				points: result.points,
				eprd: result.eprd
			}),
		(_, { result }) => ({ result })
	)
} as const;
