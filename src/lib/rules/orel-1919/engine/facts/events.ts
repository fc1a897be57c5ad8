import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import type { State } from '../state.ts';
import { withUnit, withUnits } from '../changes.ts';
import {
	event,
	happens,
	nameOf,
	namesOf,
	list,
	player,
	playerName,
	some,
	text,
	unit,
	whole,
	yes
} from './parts.ts';

const without = (state: State, gone: Pick<State['hand'][number], 'event' | 'player'>): State => {
	const at = state.hand.findIndex((one) => one.event === gone.event && one.player === gone.player);
	return { ...state, hand: state.hand.filter((_, place) => place !== at) };
};

/** 6 Random events, suffered and controlled. */
export const EVENT = {
	/** 6 `until`: it is kept in hand up to the end of this player turn; 0: it is not. */
	eventDrawn: happens(
		{ player, event, face: whole(1, 100), until: some },
		{
			rule: '6',
			evolve: (_, state, { player: by, event: drawn, until }) => ({
				...state,
				rolled: true,
				hand: until > 0 ? [...state.hand, { event: drawn, player: by, until }] : state.hand
			}),
			tell: ({ player: by, event: drawn, face }) =>
				say('{player} draws {event} with {face}.', {
					player: playerName(by),
					event: drawn,
					face
				})
		}
	),
	/** 6.1 It is suffered: a formation is to be named. */
	eventSuffered: happens(
		{ player, event },
		{
			rule: '6.1',
			evolve: (_, state, { player: by, event: suffered }) => ({
				...state,
				suffering: { event: suffered, player: by, formation: null, unit: null }
			}),
			tell: ({ player: by, event: suffered }) =>
				say('{player} suffers {event}.', { player: playerName(by), event: suffered })
		}
	),
	/** 6.1 Civil Exactions: so many recruit points less the next time. */
	exactionsMade: happens(
		{ player, points: some },
		{
			rule: '6.1',
			evolve: (_, state, { player: by, points }) => ({
				...state,
				exactions: { ...state.exactions, [by]: state.exactions[by] + points }
			}),
			tell: ({ player: by, points }) =>
				say('{player} will have {n} recruit point less.', { player: playerName(by), n: points })
		}
	),
	formationNamed: happens(
		{ formation: text },
		{
			rule: '6.1',
			evolve: (_, state, { formation }) => ({
				...state,
				suffering: state.suffering && { ...state.suffering, formation }
			}),
			tell: ({ formation }) => say('It befalls {formation}.', { formation })
		}
	),
	/** 6.1 Treachery or Desertion: this unit checks. */
	unitNamed: happens(
		{ unit },
		{
			rule: '6.1',
			evolve: (_, state, { unit: id }) => ({
				...state,
				suffering: state.suffering && { ...state.suffering, unit: id }
			}),
			tell: ({ unit: id }) => say('It befalls {unit}.', { unit: nameOf(id) })
		}
	),
	loyaltyChecked: happens(
		{ unit, stays: yes },
		{
			rule: '6.1',
			evolve: (_, state) => state,
			tell: ({ unit: id, stays }) =>
				stays
					? say('{unit} stays.', { unit: nameOf(id) })
					: say('Men of {unit} leave.', { unit: nameOf(id) })
		}
	),
	rumorsSpread: happens(
		{ units: list(unit) },
		{
			rule: '6.1',
			evolve: (game, state, { units }) =>
				withUnits(game, state, units, (one) => ({ ...one, rumors: true })),
			tell: ({ units }) =>
				say('Their TQ is 1 less in this turn: {units}.', { units: namesOf(units) })
		}
	),
	eventOver: happens(
		{ event },
		{
			rule: '6.1',
			evolve: (_, state) => ({ ...state, suffering: null }),
			tell: ({ event: over }) => say('{event} is over.', { event: over })
		}
	),
	eventPlayed: happens(
		{ player, event },
		{
			rule: '6.2',
			evolve: (_, state, fact) => without(state, fact),
			tell: ({ player: by, event: played }) =>
				say('{player} plays {event}.', { player: playerName(by), event: played })
		}
	),
	/** 6.2 Not played in time. */
	eventLapsed: happens(
		{ player, event },
		{
			rule: '6.2',
			evolve: (_, state, fact) => without(state, fact),
			tell: ({ player: by, event: lapsed }) =>
				say('{player} has not played {event}; it is gone.', {
					player: playerName(by),
					event: lapsed
				})
		}
	),
	/** 6.2 A Raid goes for the supply or the command of a unit: its die is called for. */
	raidLaunched: happens(
		{ player, unit, against: v.picklist(['supply', 'command']) },
		{
			rule: '6.2',
			evolve: (_, state, { player: by, unit: id, against }) => ({
				...state,
				playing: { event: 'Raid', player: by, unit: id, choice: against }
			}),
			tell: ({ unit: id, against }) =>
				say('The raid goes for the {what} of {unit}.', { what: against, unit: nameOf(id) })
		}
	),
	raidOver: happens(
		{ unit, against: v.picklist(['supply', 'command']), works: yes },
		{
			rule: '6.2',
			evolve: (game, state, { unit: id, against, works }) => ({
				...withUnit(game, state, id, (one) =>
					!works
						? one
						: against === 'supply'
							? { ...one, unsupplied: true }
							: { ...one, command: false }
				),
				playing: null
			}),
			tell: ({ unit: id, against, works }) =>
				!works
					? say('The raid on {unit} fails.', { unit: nameOf(id) })
					: against === 'supply'
						? say('{unit} is Unsupplied by the raid.', { unit: nameOf(id) })
						: say('{unit} is out of command by the raid.', { unit: nameOf(id) })
		}
	),
	/** 6.2 Personal Initiative: this unit checks. */
	initiativeTried: happens(
		{ player, unit },
		{
			rule: '6.2',
			evolve: (_, state, { player: by, unit: id }) => ({
				...state,
				playing: { event: 'Personal Initiative', player: by, unit: id, choice: 'command' }
			}),
			tell: ({ unit: id }) => say('The initiative is with {unit}.', { unit: nameOf(id) })
		}
	),
	initiativeOver: happens(
		{ unit, works: yes },
		{
			rule: '6.2',
			evolve: (game, state, { unit: id, works }) => ({
				...withUnit(game, state, id, (one) => (works ? { ...one, command: true } : one)),
				playing: null
			}),
			tell: ({ unit: id, works }) =>
				works
					? say('{unit} is in command again.', { unit: nameOf(id) })
					: say('{unit} stays out of command.', { unit: nameOf(id) })
		}
	)
} as const;
