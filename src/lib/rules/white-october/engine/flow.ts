import { latestFor } from '#lib/kernel/decided/counters.ts';
import { waitsFor, type WaitsOf } from '#lib/kernel/decided/owed.ts';
import { runBy } from '#lib/kernel/decided/run.ts';
import { afterGatchina } from '../rules/04-5-ammunition.ts';
import { isPlayed, playerOf, stepAfter, type Step } from './sequence.ts';
import { questionOf, type Question } from './asked.ts';
import { controls, isOwn } from './changes.ts';
import { evolve, type Fact } from './facts.ts';
import { indexOf, once, type Game } from './game.ts';
import { saidBefore } from './orders/standing.ts';
import { tollOwed } from './combat/retreats.ts';
import { overrun } from './overrun.ts';
import { auto, type October, type Owed } from './owed.ts';
import { actionOwed } from './phases/actions.ts';
import { ammunitionOwed } from './phases/ammunition.ts';
import { arrivalsOwed } from './phases/arrivals.ts';
import { eventsOwed } from './phases/events.ts';
import { desertionOwed } from './phases/desertion.ts';
import { closeTurn, fatigueOwed, garrisonLeft, opensTurn } from './phases/fatigue.ts';
import { closeMovement } from './phases/movement-phase.ts';
import { antiSubversionOwed } from './phases/politics.ts';
import { raisingOwed } from './phases/raising.ts';
import { openRecruitment, recruitmentOwed, replacementsOwed } from './phases/recruitment.ts';
import { resupplyOwed } from './phases/resupply.ts';
import { resultOf } from './phases/victory.ts';
import { districtsOf, lastTurn } from './setup.ts';
import type { Place, State } from './state.ts';

/** 3.1.1 The places that bring White a recruitment point, each once. */
const bringing = once((game): readonly (readonly [Place, number])[] =>
	[...game.pack.data.scenario.special.rpForCapture, ...districtsOf(game)].map(
		(place) => [place, indexOf(game, place)] as const
	)
);

/** What follows at once from who stands where: a captured place, an HQ overrun, a garrison that left, the Winter Palace. */
const consequences = (game: Game, state: State): Fact[] => {
	const { scenario } = game.pack.data;
	if (controls(game, state, 'white', scenario.victory.automatic))
		return [{ type: 'gameEnded', result: resultOf(game, state) }];
	const lost = overrun(game, state);
	if (lost.length > 0) return lost;
	const left = garrisonLeft(game, state);
	if (left.length > 0) return left;
	if (!state.gatchina && controls(game, state, 'white', scenario.rail.white.after))
		return [
			{
				type: 'storesTaken',
				stock: afterGatchina(state.stock, scenario.special.gatchinaAmmo)
			}
		];
	const [place] =
		bringing(game).find(([name, at]) => isOwn(state, 'white', at) && !state.taken.includes(name)) ??
		[];
	if (place === undefined) return [];
	const points = Math.min(scenario.starting.rpMax, state.points.white + 1);
	return [{ type: 'placeTaken', place, points }];
};

const OWES: Readonly<Record<Step, (game: Game, state: State) => Owed>> = {
	ammunition: ammunitionOwed,
	arrivals: arrivalsOwed,
	'white-recruitment': recruitmentOwed,
	'white-replacements': replacementsOwed,
	'anti-subversion': antiSubversionOwed,
	desertion: desertionOwed,
	'red-recruitment': recruitmentOwed,
	raising: raisingOwed,
	'red-replacements': replacementsOwed,
	resupply: resupplyOwed,
	events: eventsOwed,
	'white-1': actionOwed,
	'red-1': actionOwed,
	'white-2': actionOwed,
	'red-2': actionOwed,
	fatigue: fatigueOwed
};

const owing = (game: Game, state: State): Owed => {
	if (state.result) return { kind: 'over' };
	const follows = consequences(game, state);
	if (follows.length > 0) return auto(...follows);
	return tollOwed(game, state) ?? OWES[state.step](game, state);
};

/** 8 What comes next, with what a player has said beforehand as his answer. */
const settled = (game: Game, state: State): Owed => {
	const next = owing(game, state);
	if (next.kind !== 'player') return next;
	const { player, rule } = next;
	const option = saidBefore(game, state, next);
	return option ? auto({ type: 'asOrdered', rule, player }, ...option.events()) : next;
};

/** What comes next; the answer for the state asked about last is kept. */
export const owed = latestFor<Game>()(settled);

/** 2 What comes after a step: the next one that is played, the next turn, or the end of the game. */
const follows = (game: Game, state: State): Fact[] => {
	const { special } = game.pack.data.scenario;
	let next = stepAfter(state.step);
	const played = (step: Step): boolean =>
		isPlayed(step, {
			turn: state.turn,
			events: game.book.options.events === 'used',
			desertionFrom: special.desertionFrom,
			politicsFrom: special.politicalFrom
		});
	while (next && !played(next)) next = stepAfter(next);
	if (next) return [{ type: 'stepBegan', step: next, player: playerOf(next) }];
	if (state.turn >= lastTurn(game, state.givenUp))
		return [{ type: 'gameEnded', result: resultOf(game, state) }];
	return [
		{ type: 'turnBegan', turn: state.turn + 1 },
		{ type: 'stepBegan', step: 'ammunition', player: 'white' }
	];
};

/** What happens by itself as a step begins. */
const opens = (game: Game, state: State): Fact[] => {
	switch (state.step) {
		case 'ammunition':
			return opensTurn(game, state);
		case 'white-recruitment':
		case 'red-recruitment':
			return openRecruitment(game, state);
		default:
			return [];
	}
};

/** What happens by itself once a step has ended, one after the other. */
const AFTER_STEP: readonly ((game: Game, state: State) => Fact[])[] = [
	(game, state) => (state.sequence === 'movement' ? closeMovement(game, state) : []),
	(game, state) => (state.step === 'fatigue' ? closeTurn(game, state) : []),
	follows,
	opens
];

const runs = runBy<Game, State, Fact>({ evolve, ends: 'stepEnded', after: AFTER_STEP, owed });

/** Runs on from these facts; what works White has come through is said last (16.1, 11.2.2). */
export const run: typeof runs = (game, start, done) => {
	const ran = runs(game, start, done);
	const last = ran.states.at(-1) ?? start;
	if (WORKS.every(([, works]) => start[works] === last[works])) return ran;
	const gone = WORKS.flatMap(([rule, works]): Fact[] => {
		const places = start[works].filter((at) => !last[works].includes(at));
		return places.length > 0 ? [{ type: 'worksGone', rule, places }] : [];
	});
	return {
		facts: [...ran.facts, ...gone],
		states: [...ran.states, ...gone.map(() => last)]
	};
};
const WORKS = [
	['16.1', 'entrenchments'],
	['11.2.2', 'barricades']
] as const;

/** Who is asked, and for what. Nobody once the game is over. */
export type Waiting = WaitsOf<October, Question>;

/** Who is asked, and for what. */
export const waiting = (game: Game, state: State): Waiting =>
	waitsFor<October, Question>(owed(game, state), questionOf);
