import { count, say } from '#lib/kernel/phrase.ts';
import { reportOf } from '#lib/kernel/report/played/story.ts';
import type { Side } from '#lib/kernel/decided/table-talk.ts';
import type { Telling } from '#lib/kernel/report/played/telling.ts';
import { BOOK } from './book.ts';
import { controls } from './engine/changes.ts';
import type { Command } from './engine/commands.ts';
import type { Fact } from './engine/facts.ts';
import { nameOf } from './engine/facts/kind.ts';
import { placeName } from './engine/facts/names.ts';
import { gameOf } from './engine/game.ts';
import { destroyedIn, pointsIn } from './engine/phases/victory.ts';
import type { State } from './engine/state.ts';
import { moment } from './journal/moment.ts';
import { tell } from './journal/tell.ts';
import { HEADS } from './procedures/heads.ts';
import { eprdParts, levelOf, shiftOf, type Level } from './rules/16-victory.ts';
import { shippedPack } from './scenarios/pack.ts';
import './texts.ts';
import { words } from './words/en/report/words.ts';

const game = gameOf(shippedPack());
const { scenario, map } = game.pack.data;
const { victory } = scenario;

/** 16.2 The places that count for victory, and among them the one that ends the game. */
const PLACES = [
	...Object.keys(victory.places),
	...Object.keys(victory.ifRed),
	...map.city.districts.map(({ id }) => id)
];

const holders = (state: State): ReadonlyMap<string, Side> =>
	new Map(PLACES.map((at) => [at, controls(game, state, 'white', at) ? 'white' : 'red']));

const LEVELS: Readonly<Record<Level, string>> = {
	white_strategic: words.whiteStrategic,
	white_regional: words.whiteRegional,
	white_marginal: words.whiteMarginal,
	draw: words.aDraw,
	red_marginal: words.redMarginal,
	red_regional: words.redRegional,
	red_strategic: words.redStrategic
};

const PARTS: Readonly<Record<keyof ReturnType<typeof eprdParts>, string>> = {
	gone: words.unitsGoneN,
	cars: words.carsN,
	fleet: words.redFleetLost,
	trotsky: words.trotskyN,
	navy: words.royalNavyLost,
	declined: words.doneWithout,
	options: words.optionsN
};

/** 16.2 What the EP of Red destroyed are made up of, where that is more than units. */
const madeUpOf = (state: State) => {
	const destroyed = destroyedIn(game.pack.data, state, state.header);
	const parts = Object.entries(eprdParts(state.header, destroyed)).filter(([, n]) => n !== 0);
	const list = parts.map(([of, n]) => say(PARTS[of as keyof typeof PARTS], { n: { signed: n } }));
	return parts.some(([of]) => of !== 'gone') ? [say(words.ofThese, { parts: { list } })] : [];
};

/** 16.2 Where White's points come from. */
const placesOf = (state: State) => {
	const book = { ...game.book, readings: state.header.readings };
	const list = pointsIn({ ...game, book }, state).map(([place, n]) =>
		say(n > 0 && !controls(game, state, 'white', place) ? words.placeHeld : words.placeN, {
			place: placeName(place),
			n: { signed: n }
		})
	);
	return list.length > 0 ? [say(words.pointsByPlace, { places: { list } })] : [];
};

/** White October, told from its journal. */
export const TELLING: Telling<State, Command, Fact> = {
	book: BOOK,
	title: () => 'White October',
	opening: () => say(words.petrograd1919),
	outcome: (state) => {
		const { result } = state;
		if (result === null) return [];
		const { points, eprd } = result;
		return [
			...(result.automatic ? [say(words.theWinterPalaceFell)] : []),
			say(LEVELS[result.level as Level]),
			say(words.pointsAndEprd, { points, eprd }),
			...madeUpOf(state),
			...(result.automatic
				? []
				: [
						say(words.pointsAloneGive, { level: say(LEVELS[levelOf(points)]) }),
						say(words.eprdMoveIt, { by: { signed: shiftOf(eprd) } }),
						...placesOf(state)
					])
		];
	},
	nameOf,
	losing: {
		column: say(words.ep),
		many: (n) => count(n, words.nEpLost),
		left: ({ ep }) => ep,
		loss: (fact) => {
			switch (fact.type) {
				case 'epLost':
					return { ...fact, lost: fact.ep };
				case 'removed':
					return { ...fact, lost: 'all' };
				case 'deserted':
					return fact.unit === null ? undefined : { unit: fact.unit, lost: 1, prisoners: 0 };
				default:
					return undefined;
			}
		}
	},
	places: () => PLACES,
	holders,
	holding: say(words.whoHoldsThem),
	held: holders,
	taking: (turn, at, by) =>
		say(words.turnNSideTakesPlace, { turn, side: nameOf(by), place: placeName(at) }),
	heads: HEADS,
	thrown: (fact) =>
		fact.type === 'diceThrown' ? { ...fact, player: fact.parties.player } : undefined,
	/** 10.2, 14.1 Dice of which a low number is good for whoever throws. */
	low: new Set(['desertion']),
	/** 6, 11.2.2 Dice that are neither good nor bad. */
	fate: new Set(['event', 'military']),
	tell: ({ entry }) => tell(entry),
	moment,
	sided: 'phase'
};

export const REPORT = reportOf(TELLING);
