import * as v from 'valibot';
import { maybe, some, text, yes } from '#lib/kernel/decided/entries-of.ts';
import { silent } from '#lib/kernel/decided/kinds.ts';
import { phraseOf, say, type Phrase } from '#lib/kernel/phrase.ts';
import { EVENTS as NAMES, type EventName, type Player } from '../../types.ts';
import { rollsForRecruits } from '../../rules/06-events.ts';
import { moved, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import type { Game } from '../game.ts';
import type { Events, State } from '../state.ts';
import { words } from '../../words/en/engine-events.ts';
import { EVENT_NAMES } from '../../words/events.ts';
import { happens, named, nameOf } from './kind.ts';
import { place, player, role, unit } from './schema.ts';

/** What each event does; nothing is said of one that does nothing. */
const EFFECTS: Readonly<Partial<Record<EventName, string>>> = {
	rumours: words.rumoursDo,
	vetrenko: words.vetrenkoDoes,
	insurgents: words.insurgentsDo,
	recruits_short: words.recruitsShortDo,
	treachery: words.treacheryDoes,
	speech: words.speechDoes,
	air_observation: words.airObservationDoes,
	attrition: words.attritionDoes,
	heroism: words.heroismDoes,
	defend_petrograd: words.defendPetrogradDoes,
	surprise: words.surpriseDoes,
	soviet: words.sovietDoes,
	cheka: words.speechDoes,
	levy: words.levyDoes,
	st_isaac: words.stIsaacDoes,
	gas: words.gasDoes,
	fleet_treachery: words.fleetTreacheryDoes,
	royal_navy: words.royalNavyDoes,
	elvengren: words.elvengrenDoes
};

/** 6 An event by its name, and what it does. */
export const eventSaid = (which: EventName): Phrase =>
	say(words.eventEffect, { event: EVENT_NAMES[which], effect: EFFECTS[which] ?? '' });

const event = v.picklist(NAMES);

const after = (state: State, change: Partial<Events>): Pick<State, 'events'> => ({
	events: { ...state.events, ...change }
});
/** 6 So many more times an event has taken effect. */
const counted = ({ events: { used } }: State, what: EventName, more = 1): Pick<Events, 'used'> => ({
	used: { ...used, [what]: (used[what] ?? 0) + more }
});
/** 6 Does a draw without effect use an event up? Vetrenko's on turn 1, by one reading (WO-88). */
const usedInVain = (what: EventName, { book }: Game): boolean =>
	what === 'vetrenko' && book.readings['WO-88'] === 'drawn';
/** 6 Events that count by what has come of them, not by the draw: a plot, a levy, the dome. */
const BY_DEED: readonly EventName[] = ['insurgents', 'levy', 'st_isaac'];
const inHand = (
	{ events: { hand } }: State,
	whose: Player,
	what: EventName | null
): Pick<Events, 'hand'> => ({ hand: { ...hand, [whose]: what } });

/** What an event does, and whether a die says so. */
const effectOf = (what: EventName, whose: Player): readonly Phrase[] => {
	const does =
		what === 'recruits_short' && rollsForRecruits(whose) ? words.recruitsShortMay : EFFECTS[what];
	return does === undefined ? [] : [say(does)];
};

/** 6 Random events, and the police that look for plots (11.2.1). */
export const EVENTS = {
	/** `effect`: it is not void. */
	eventDrawn: happens(
		{ player, roll: some, event, effect: yes },
		'6',
		({ player: whose, roll, event: what, effect }) => [
			say(effect ? words.playerRollsRollEvent : words.playerDrawsEventInVain, {
				player: nameOf(whose),
				roll,
				event: EVENT_NAMES[what]
			}),
			...(effect ? effectOf(what, whose) : [])
		],
		(state, { player: whose, event: what, effect }, game) =>
			after(state, {
				rolled: [...state.events.rolled, whose],
				...((effect || usedInVain(what, game)) && !BY_DEED.includes(what) && counted(state, what))
			})
	),
	/** 6.1 It strikes: the other side names a formation, the owner a unit. */
	eventImposed: happens({ player, event }, '6.1', silent, (state, { player: whose, event: what }) =>
		after(state, {
			imposed: { event: what, player: whose, formation: null, struck: false }
		})
	),
	formationNamed: happens(
		{ formation: text },
		'6.1',
		words.itStrikesFormation,
		(state, { formation }) =>
			after(state, {
				imposed: state.events.imposed && { ...state.events.imposed, formation }
			})
	),
	attritionStruck: happens({}, '6', words.attritionCostsAnEp, (state) =>
		after(state, { imposed: state.events.imposed && { ...state.events.imposed, struck: true } })
	),
	/** Straight after dice, nobody has suffered from it. */
	eventOver: happens(
		{},
		'6.1',
		(_, { faces }) => (faces.length > 0 ? say(words.nobodySuffers) : null),
		(state) => after(state, { imposed: null })
	),
	rumoursSpread: happens(
		{ formation: text },
		'6',
		words.rumoursInFormation,
		(state, { formation }) => after(state, { rumours: [...state.events.rumours, formation] })
	),
	sovietMet: happens({ unit }, '6', words.unitConfers, (state, { unit: id }) =>
		after(state, { soviet: id })
	),
	vetrenkoDisobeys: happens({}, '6', silent, (state) => after(state, { vetrenko: 'asked' })),
	vetrenkoBarred: happens(
		{ edge: v.picklist(['east', 'north']) },
		'6',
		({ edge }) => say(edge === 'east' ? words.vetrenkoWontGoEast : words.vetrenkoWontGoNorth),
		(state, { edge }) => after(state, { vetrenko: edge })
	),
	recruitsMissed: happens({ player }, '6', silent, (state, { player: whose }) =>
		after(state, { short: [...new Set([...state.events.short, whose])] })
	),
	/** The allocation has come. */
	recruitsCounted: happens({ player }, '6', silent, (state, { player: whose }) =>
		after(state, { short: state.events.short.filter((one) => one !== whose) })
	),
	domeSeen: happens({}, '6', silent, (state) =>
		after(state, { ...counted(state, 'st_isaac'), dome: true })
	),
	navyWaits: happens({}, '6', silent, (state) => after(state, { navy: true })),
	/** 6.2 It may be played in this turn. */
	eventKept: happens({ player, event }, '6.2', silent, (state, { player: whose, event: what }) =>
		after(state, inHand(state, whose, what))
	),
	/** 6.2 Played in the fight of this role; nothing: for a barrage, or a raid. */
	eventPlayed: happens(
		{ player, event, role: maybe(role) },
		'6.2',
		({ player: whose, event: what }) =>
			say(words.playerPlaysEvent, { player: nameOf(whose), event: EVENT_NAMES[what] }),
		(state, { player: whose, event: what, role: as }) => {
			const played = after(state, inHand(state, whose, null));
			const { combat } = state;
			if (!combat?.fight || as === null) return played;
			const { fight } = combat;
			return {
				...played,
				combat: { ...combat, fight: { ...fight, played: { ...fight.played, [as]: what } } }
			};
		}
	),
	/** 6 Where White means to strike; his secret. */
	plotNoted: happens(
		{ place },
		'6',
		() => say(words.whiteNotesADistrict),
		(state, { place: at }) =>
			after(state, { ...counted(state, 'insurgents'), plots: [...state.events.plots, at] })
	),
	/** 11.2.1 The police look for plots; `found`: they may close a district. */
	policeSent: happens({}, '11.2.1', silent, (state) => after(state, { police: 'rolled' })),
	policeCalled: happens(
		{ found: yes },
		'11.2.1',
		({ found }) => (found ? null : say(words.thePoliceFindNobody)),
		(state, { found }) => after(state, { police: found ? 'named' : null })
	),
	/** 11.2.1 `plotted`: a plot there is shown and void. */
	districtClosed: happens(
		{ place, plotted: yes },
		'11.2.1',
		(fact) =>
			phraseOf(fact.plotted ? words.policeFindAPlotInPlace : words.policeClosePlace, named(fact)),
		(state, { place: at, plotted }) =>
			after(state, {
				...(plotted && counted(state, 'insurgents', -1)),
				police: null,
				closed: [...state.events.closed, at],
				plots: state.events.plots.filter((one) => one !== at)
			})
	),
	/** 6 Insurgents take to the streets. */
	insurgentsRose: happens(
		{ unit, place },
		'6',
		words.insurgentsRiseInPlace,
		(state, { unit: id, place: at }, game) =>
			changed(
				withUnits(game, state, [id], () => ({ fate: 'map', at, due: null, ep: 1 })),
				{ ...after(state, { plots: without(state.events.plots, at) }) }
			)
	),
	/** 6 Militia are levied here. */
	levyRaised: happens({ unit, place }, '6', words.militiaInPlace, (state, fact, game) =>
		moved(
			game,
			withUnits(game, { ...state, ...after(state, counted(state, 'levy')) }, [fact.unit], () => ({
				ep: 1,
				fate: 'due'
			})),
			[fact.unit],
			[fact.place]
		)
	),
	/** 6.2 A raid: a point of Red's stock; none there: a unit loses an EP, told by another fact. */
	raided: happens(
		{ points: some },
		'6',
		words.theRaidTakesAPoint,
		({ points }, { points: red }) => ({
			points: { ...points, red }
		})
	)
} as const;

/** One of these less. */
const without = (plots: readonly string[], at: string): readonly string[] => {
	const found = plots.indexOf(at);
	return plots.filter((_, one) => one !== found);
};
