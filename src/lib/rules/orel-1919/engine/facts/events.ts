import * as v from 'valibot';
import { silent } from '#lib/kernel/decided/kinds.ts';
import { phraseOf, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { EventName } from '../../types.ts';
import { remaining, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import type { Chance, State } from '../state.ts';
import { become, happens, named } from './kind.ts';
import { list, some, text, whole, yes } from '#lib/kernel/decided/entries-of.ts';
import { event, player, unit } from './schema.ts';
import { EVENT_DOES } from '#lib/rules/orel-1919/words/events.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

const without = ({ hand }: State, gone: Pick<Chance, 'event' | 'player'>): Pick<State, 'hand'> => {
	const at = hand.findIndex((one) => one.event === gone.event && one.player === gone.player);
	return { hand: hand.filter((_, place) => place !== at) };
};

/** 6.1, 6.2 What an event does. */
export const doesOf = (name: EventName): readonly Phrase[] => {
	const does = EVENT_DOES[name];
	return does ? [say(does)] : [];
};

const against = v.picklist(['supply', 'command']);

/** 6 Random events: those suffered and those controlled. */
export const EVENT = {
	/** 6 `until`: the player turn until whose end it is kept in hand; 0 where it is not kept. */
	eventDrawn: happens(
		{ player, event, face: whole(1, 100), until: some },
		'6',
		// 6.2 A card that is kept is for its owner to see.
		(fact) =>
			fact.until > 0
				? phraseOf(words.playerDrawsAnEventAndKeepsItInHand, named(fact))
				: phraseOf(words.playerRollsFaceEvent, named(fact)),
		({ hand }, { player: by, event: drawn, until }) => ({
			rolled: true,
			hand: until > 0 ? [...hand, { event: drawn, player: by, until }] : hand
		})
	),
	/** 6.1 It is suffered at once: a formation is to be named. */
	eventSuffered: happens(
		{ player, event },
		'6.1',
		// Whose it is was said with the die.
		(fact) => doesOf(fact.event),
		(_, { event: suffered }) => ({
			suffering: { event: suffered, formation: null, unit: null }
		})
	),
	/** 6.1 Civil Exactions: this many fewer recruit points next time. */
	exactionsMade: happens(
		{ player, points: some },
		'6.1',
		() => doesOf('Civil Exactions'),
		({ exactions }, { player: by, points }) => ({
			exactions: { ...exactions, [by]: exactions[by] + points }
		})
	),
	formationNamed: happens(
		{ formation: text },
		'6.1',
		words.itStrikesFormation,
		({ suffering }, { formation }) => ({ suffering: suffering && { ...suffering, formation } })
	),
	/** 6.1 Treachery or Desertion: this unit checks. */
	unitNamed: happens({ unit }, '6.1', words.itStrikesUnit, ({ suffering }, { unit: id }) => ({
		suffering: suffering && { ...suffering, unit: id }
	})),
	loyaltyChecked: happens({ unit, stays: yes }, '6.1', (fact) =>
		fact.stays
			? phraseOf(words.unitStays, named(fact))
			: phraseOf(words.menOfUnitLeave, named(fact))
	),
	/** 6.1 `until`: the player turn to whose end they last. */
	rumorsSpread: happens(
		{ units: list(unit), until: some },
		'6.1',
		words.theirTqIs1LowerForATurnUnits,
		(state, { units, until }, game) => withUnits(game, state, units, () => ({ rumors: until }))
	),
	rumorsOver: happens(
		{ units: list(unit) },
		'6.1',
		words.theRumoursAreOverUnits,
		become({ rumors: 0 })
	),
	/** 6.1 Nothing more is asked about it; what it did may last. */
	eventOver: happens({ event }, '6.1', silent, () => ({ suffering: null })),
	eventPlayed: happens({ player, event }, '6.2', words.playerPlaysEvent, without),
	/** 6.2 Not played in time. */
	eventLapsed: happens({ player, event }, '6.2', words.playerHasNotPlayedEventItIsGone, without),
	/** 6.2 A Raid is aimed at the supply or the command of a unit: its die is called for. */
	raidLaunched: happens(
		{ player, unit, against },
		'6.2',
		words.theRaidStrikesAtTheAgainstOfUnit,
		(_, { player: by, unit: id, against: choice }) => ({
			playing: { event: 'Raid', player: by, unit: id, choice }
		})
	),
	raidOver: happens(
		{ unit, against, works: yes },
		'6.2',
		(fact) => {
			if (!fact.works) return phraseOf(words.theRaidOnUnitFails, named(fact));
			return fact.against === 'supply'
				? phraseOf(words.theRaidLeavesUnitUnsupplied, named(fact))
				: phraseOf(words.theRaidPutsUnitOutOfCommand, named(fact));
		},
		(state, { unit: id, against: choice, works }, game) =>
			changed(
				withUnits(game, state, works ? [id] : [], () =>
					choice === 'supply' ? { unsupplied: true } : { command: false }
				),
				{ playing: null }
			)
	),
	/** 6.2 Personal Initiative: this unit checks. */
	initiativeTried: happens(
		{ player, unit },
		'6.2',
		words.theInitiativeIsWithUnit,
		(_, { player: by, unit: id }) => ({
			playing: { event: 'Personal Initiative', player: by, unit: id, choice: 'command' }
		})
	),
	initiativeOver: happens(
		{ unit, works: yes },
		'6.2',
		(fact) =>
			fact.works
				? phraseOf(words.unitIsInCommandAgain, named(fact))
				: phraseOf(words.unitStaysOutOfCommand, named(fact)),
		(state, { unit: id, works }, game) =>
			changed(
				withUnits(game, state, works ? [id] : [], () => ({ command: true })),
				{ playing: null, ...(works && remaining(state, id)) }
			)
	)
} as const;
