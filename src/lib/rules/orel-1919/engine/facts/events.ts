import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { withUnits } from '../changes.ts';
import type { Chance, State } from '../state.ts';
import { become, happens, named } from './kind.ts';
import { event, list, player, some, text, unit, whole, yes } from './schema.ts';

const without = ({ hand }: State, gone: Pick<Chance, 'event' | 'player'>): Pick<State, 'hand'> => {
	const at = hand.findIndex((one) => one.event === gone.event && one.player === gone.player);
	return { hand: hand.filter((_, place) => place !== at) };
};

const against = v.picklist(['supply', 'command']);

/** 6 Random events, suffered and controlled. */
export const EVENT = {
	/** 6 `until`: it is kept in hand up to the end of this player turn; 0: it is not. */
	eventDrawn: happens(
		{ player, event, face: whole(1, 100), until: some },
		'6',
		'{player} draws {event} with {face}.',
		({ hand }, { player: by, event: drawn, until }) => ({
			rolled: true,
			hand: until > 0 ? [...hand, { event: drawn, player: by, until }] : hand
		})
	),
	/** 6.1 It is suffered: a formation is to be named. */
	eventSuffered: happens(
		{ player, event },
		'6.1',
		'{player} suffers {event}.',
		(_, { player: by, event: suffered }) => ({
			suffering: { event: suffered, player: by, formation: null, unit: null }
		})
	),
	/** 6.1 Civil Exactions: so many recruit points less the next time. */
	exactionsMade: happens(
		{ player, points: some },
		'6.1',
		'{player} will have {points} recruit point less.',
		({ exactions }, { player: by, points }) => ({
			exactions: { ...exactions, [by]: exactions[by] + points }
		})
	),
	formationNamed: happens(
		{ formation: text },
		'6.1',
		'It befalls {formation}.',
		({ suffering }, { formation }) => ({ suffering: suffering && { ...suffering, formation } })
	),
	/** 6.1 Treachery or Desertion: this unit checks. */
	unitNamed: happens({ unit }, '6.1', 'It befalls {unit}.', ({ suffering }, { unit: id }) => ({
		suffering: suffering && { ...suffering, unit: id }
	})),
	loyaltyChecked: happens({ unit, stays: yes }, '6.1', (fact) =>
		fact.stays ? say('{unit} stays.', named(fact)) : say('Men of {unit} leave.', named(fact))
	),
	rumorsSpread: happens(
		{ units: list(unit) },
		'6.1',
		'Their TQ is 1 less in this turn: {units}.',
		become({ rumors: true })
	),
	eventOver: happens({ event }, '6.1', '{event} is over.', () => ({ suffering: null })),
	eventPlayed: happens({ player, event }, '6.2', '{player} plays {event}.', without),
	/** 6.2 Not played in time. */
	eventLapsed: happens(
		{ player, event },
		'6.2',
		'{player} has not played {event}; it is gone.',
		without
	),
	/** 6.2 A Raid goes for the supply or the command of a unit: its die is called for. */
	raidLaunched: happens(
		{ player, unit, against },
		'6.2',
		'The raid goes for the {against} of {unit}.',
		(_, { player: by, unit: id, against: choice }) => ({
			playing: { event: 'Raid', player: by, unit: id, choice }
		})
	),
	raidOver: happens(
		{ unit, against, works: yes },
		'6.2',
		(fact) => {
			if (!fact.works) return say('The raid on {unit} fails.', named(fact));
			return fact.against === 'supply'
				? say('{unit} is Unsupplied by the raid.', named(fact))
				: say('{unit} is out of command by the raid.', named(fact));
		},
		(state, { unit: id, against: choice, works }, game) => ({
			...withUnits(game, state, works ? [id] : [], () =>
				choice === 'supply' ? { unsupplied: true } : { command: false }
			),
			playing: null
		})
	),
	/** 6.2 Personal Initiative: this unit checks. */
	initiativeTried: happens(
		{ player, unit },
		'6.2',
		'The initiative is with {unit}.',
		(_, { player: by, unit: id }) => ({
			playing: { event: 'Personal Initiative', player: by, unit: id, choice: 'command' }
		})
	),
	initiativeOver: happens(
		{ unit, works: yes },
		'6.2',
		(fact) =>
			fact.works
				? say('{unit} is in command again.', named(fact))
				: say('{unit} stays out of command.', named(fact)),
		(state, { unit: id, works }, game) => ({
			...withUnits(game, state, works ? [id] : [], () => ({ command: true })),
			playing: null
		})
	)
} as const;
