import { reportOf } from '#lib/kernel/report/played/story.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Side } from '#lib/kernel/decided/table-talk.ts';
import type { Telling } from '#lib/kernel/report/played/telling.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import '../texts.ts';
import { BOOK, defaultBook } from '../book.ts';
import type { Command } from '../engine/commands.ts';
import type { Fact } from '../engine/facts.ts';
import { nameOf } from '../engine/facts/kind.ts';
import { orelEngine } from '../engine/index.ts';
import { hasLevels, holderOf } from '../engine/phases/victory.ts';
import type { State } from '../engine/state.ts';
import { moment } from '../journal/moment.ts';
import { tell } from '../journal/tell.ts';
import { HEADS } from '../procedures/heads.ts';
import { shippedPack } from '../scenarios/pack.ts';
import { SCENARIOS } from '../types.ts';
import { words as gameWords } from '../words/en/game.ts';
import { words } from '../words/en/report.ts';

const scenarioTitle = ({ header }: State): string =>
	SCENARIOS.find(({ id }) => id === header.scenario)?.title ?? header.scenario;

/** 10.1, 10.2 The places that decide the scenario. */
const placesOf = ({ header }: State): readonly Hex[] => {
	const { variants, victory } = shippedPack().data.scenario;
	const goals = variants.find(({ id }) => id === header.scenario)?.whiteWinsIfHolds;
	return goals ?? victory.locations.map(({ hex }) => hex);
};

/** Orel 1919, told from its journal. */
export const TELLING: Telling<State, Command, Fact> = {
	book: BOOK,
	title: scenarioTitle,
	opening: (state) =>
		say(words.titleScenario, { title: say(gameWords.orel1919), scenario: scenarioTitle(state) }),
	outcome: ({ result, header }) =>
		result === null
			? []
			: [
					result.winner === null
						? say(words.nobodyHasWon)
						: say(words.sideHasWon, { side: nameOf(result.winner) }),
					...(hasLevels(header)
						? [say(words.levelsOfVictory, { white: result.white, red: result.red })]
						: [])
				],
	nameOf,
	losing: {
		column: say(words.steps),
		many: (n) => count(n, words.nStepsLost),
		left: ({ steps }) => steps,
		loss: (fact) =>
			fact.type === 'stepsLost'
				? { ...fact, lost: fact.steps }
				: fact.type === 'removed'
					? { ...fact, lost: 'all' }
					: undefined
	},
	places: placesOf,
	holders: (state) => {
		const game = orelEngine(defaultBook).game(state);
		const held = placesOf(state).map((hex) => [hex, holderOf(game, state, hex)] as const);
		return new Map(held.flatMap(([hex, side]) => (side === null ? [] : [[hex, side]])));
	},
	holding: say(words.whoHoldsThem),
	/** 10.2 Who stands in each place; whoever stood there last, if nobody does. */
	held: (state, before) => {
		const held = new Map<string, Side>(before);
		const places = placesOf(state);
		for (const { hex, fate, player } of state.units)
			if (fate === 'map' && hex !== null && places.includes(hex)) held.set(hex, player);
		return held;
	},
	taking: (turn, hex, by) =>
		say(words.turnNSideEntersPlace, { turn, side: nameOf(by), place: nameOf(hex) }),
	heads: HEADS,
	thrown: (fact) =>
		fact.type === 'diceThrown' ? { ...fact, player: fact.parties.player } : undefined,
	/** 8.3.2, 8.7.1, 8.8.2 Dice of which a low number is good for whoever throws; 9 and what counts there is bad for him. */
	low: new Set(['barrage-check', 'cohesion', 'morale', 'vehicle-destruction']),
	/** 6 Dice that are neither good nor bad. */
	fate: new Set(['random-event']),
	tell: ({ entry, before, after }) => tell(entry, before, after),
	moment,
	sided: 'turn'
};

export const REPORT = reportOf(TELLING);
