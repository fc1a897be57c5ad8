import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK, type Book } from '../../book.ts';
import { sectionOf } from '../../procedures/heads.ts';
import { LEVELS, SCENARIOS } from '../../types.ts';
import { withUnits } from '../changes.ts';
import { PHASES, titleOf } from '../sequence.ts';
import { startOf } from '../setup.ts';
import {
	happens,
	list,
	maybe,
	namesOf,
	parties,
	player,
	playerName,
	procedure,
	text,
	throws,
	unit,
	whole
} from './parts.ts';

/** 10 What is agreed on before a game. */
export const header = {
	scenario: v.picklist(SCENARIOS.map(({ id }) => id)),
	options: v.strictObject(
		Object.fromEntries(
			BOOK.options.map(({ key, choices }) => [key, v.picklist(choices.map(({ value }) => value))])
		)
	) as unknown as v.GenericSchema<unknown, Book['options']>,
	readings: v.pipe(
		v.record(text, text),
		v.check(
			(readings) =>
				Object.entries(readings).every(([id, key]) =>
					BOOK.ruling(id)?.readings.some((one) => one.key === key)
				),
			'there is no such reading'
		)
	) as unknown as v.GenericSchema<unknown, Book['readings']>
};

const level = v.picklist(LEVELS);

/** 2, 10 Beginning and end, turns and phases, dice. */
export const TURN = {
	gameBegan: happens(header, {
		rule: '10',
		evolve: (game, _, { scenario }) => startOf(game, scenario),
		tell: ({ scenario }) =>
			say('The game begins: {scenario}.', {
				scenario: SCENARIOS.find(({ id }) => id === scenario)?.title ?? scenario
			})
	}),
	turnBegan: happens(
		{ turn: whole(1, 99), player },
		{
			rule: '2',
			evolve: (_, state, { turn, player: next }) => ({
				...state,
				turn,
				player: next,
				phase: 'depots',
				rolled: false
			}),
			tell: ({ turn, player: next }) =>
				say('Turn {turn}: {player}.', { turn, player: playerName(next) })
		}
	),
	phaseBegan: happens(
		{ phase: v.picklist(PHASES) },
		{
			rule: '2',
			evolve: (_, state, { phase }) => ({ ...state, phase }),
			tell: ({ phase }) => say('{phase} begins.', { phase: titleOf(phase) })
		}
	),
	phaseEnded: happens(
		{},
		{ rule: '2', evolve: (_, state) => state, tell: () => say('The phase is over.') }
	),
	diceThrown: happens(
		{ procedure, parties, throws },
		{
			rule: ({ procedure: name }) => sectionOf(name),
			evolve: (_, state) => state,
			tell: (fact) =>
				say('{player} rolls for {label}: {faces}.', {
					player: playerName(fact.parties.player),
					label: fact.throws[0]?.call.label ?? '',
					faces: fact.throws.flatMap(({ faces, count }) => faces ?? [count ?? 0]).join(', ')
				})
		}
	),
	/** 8.7.3 Routed units whose rout is past, out of enemy ZoC. */
	rallied: happens(
		{ units: list(unit) },
		{
			rule: '8.7.3',
			evolve: (game, state, { units }) =>
				withUnits(game, state, units, (one) => ({ ...one, mode: 'combat' })),
			tell: ({ units }) => say('They rally: {units}.', { units: namesOf(units) })
		}
	),
	/** 2, 8.4 Fire markers of either side, and orders, rumours and munitions spent of the active one. */
	markersRemoved: happens(
		{ fired: list(unit), busy: list(unit) },
		{
			rule: '2',
			evolve: (game, state, { fired, busy }) => ({
				...withUnits(
					game,
					withUnits(game, state, fired, (one) => ({ ...one, fired: false })),
					busy,
					(one) => ({ ...one, action: null, rumors: false, spent: 0 })
				),
				attacks: []
			}),
			tell: () => say('The markers of the turn come off.')
		}
	),
	/** 9.2.1 The turn of both players is over. */
	tanksRepaired: happens(
		{ units: list(unit) },
		{
			rule: '9.2.1',
			evolve: (game, state, { units }) =>
				withUnits(game, state, units, (one) => ({ ...one, engine: 'untried' })),
			tell: ({ units }) =>
				say('They will try their engines anew: {units}.', { units: namesOf(units) })
		}
	),
	gameEnded: happens(
		{ result: v.strictObject({ white: level, red: level, winner: maybe(player) }) },
		{
			rule: '10',
			evolve: (_, state, { result }) => ({ ...state, result }),
			tell: ({ result: { white, red, winner } }) =>
				say('The game is over: {winner}; White {white}, Red {red}.', {
					winner: winner ? playerName(winner) : 'nobody',
					white,
					red
				})
		}
	)
} as const;
