import { say } from '#lib/kernel/phrase.ts';
import {
	bought,
	boughtFor,
	controls,
	FILE,
	hasLeftNow,
	HEADS,
	headerOf,
	lastTurn,
	levelsFrom,
	mustDestroy,
	packWith,
	resultOf,
	shippedPack,
	stepOf,
	turnsWith,
	whiteOctober,
	winnerAt,
	workingsOf,
	type Book,
	type Command,
	type Fact,
	type Game,
	type October,
	type OctoberEngine,
	type Pack,
	type Question,
	type State,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import { t } from '#lib/words/t.ts';
import type { Score } from '#lib/features/board/beside-map.ts';
import type { Face, View } from '#lib/features/board/face.ts';
import { calledFor, facedOf, stacksBy } from '#lib/features/board/faced.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { heldBy } from '#lib/features/board/trial.ts';
import { chanceSaid } from './chances.ts';
import {
	askOf,
	besideDeclaring,
	besidesOf,
	bridgesOf,
	isMoving,
	moversIn,
	waitingOf
} from './asks.ts';
import { inOrder, rankOf, unitView } from './counters.ts';
import { declarersIn, declaredIn, declaringOn, isDeclaring } from './declaring/declare.ts';
import { declarationsOf } from './declaring/reach.ts';
import { courseIn } from './fight.ts';
import { boxesOf, countsOf, MAP_SIGNS, placeWorth, worksOf } from './beside-map.ts';
import { mapOf } from './map.ts';
import { placeOf, reachOf, togetherFrom } from './moves.ts';
import { LEVEL_NAMES, STOPS } from './names.ts';
import { OVERLAYS, overlayOf } from './overlays.ts';
import { warnedOf } from './asked/warned.ts';
import { words } from './words/en/board.ts';

const { scenario } = shippedPack().data;
const faced = facedOf<Book, Pack, State, October, Question, Game, OctoberEngine>(whiteOctober, {
	// 11.2.1 Whether there was a plot.
	reveals: 'districtClosed',
	headerOf,
	packWith,
	mapOf,
	shipped: shippedPack(),
	file: FILE,
	at: ({ at }) => at,
	overlays: OVERLAYS,
	overlayOf,
	fields: () => import('./correcting.ts'),
	orders: () => import('./orders.ts'),
	lesson: { scenario: 'october', line: () => import('./explain/lesson.ts') },
	terms: () => import('./explain/terms.ts')
});
const { session } = faced;

/** 16.2 The places that count most in the end, and the one that ends the game. */
const PLACES = faced.map.hexes.filter(
	({ id, place }) => place?.victory === true || id === scenario.victory.automatic
);

/** 16.2 How it has ended, or would end now. */
const standingOf = (game: Game, state: State) => {
	const { level, points, automatic } = state.result ?? resultOf(game, state);
	if (automatic) return say(words.theWinterPalaceHasFallen);
	return say(state.result ? words.itEnded : words.ifItEndedNow, {
		points: { signed: points },
		level: say(LEVEL_NAMES[level] ?? words.aDraw)
	});
};

/** 16.2 White's points, were it over now, and from how many on there is another result. */
const scoreOf = (game: Game, state: State): Score => {
	const { level, points, eprd } = state.result ?? resultOf(game, state);
	const levels = levelsFrom(eprd).map(({ from, level: there }) => ({
		from,
		wins: winnerAt(there),
		says: say(words.fromPoints, { from, level: say(LEVEL_NAMES[there] ?? words.aDraw) })
	}));
	const from = levels.find(({ wins }) => wins === 'white')?.from;
	const at = say(LEVEL_NAMES[level] ?? words.aDraw);
	return {
		now: points,
		levels: state.result?.automatic ? [] : levels,
		value: inALine({ signed: points }),
		says: say(state.result ? words.pointsAtTheEnd : words.pointsNow),
		second: state.result
			? at
			: from === undefined
				? say(words.levelAndNoWayToWin, { level: at })
				: say(words.levelAndFrom, { level: at, from })
	};
};

/** 5.4, 7.2 What costs a unit that does nothing about it. */
const GRAVE = /^(needsCompany|lost|exposed)$/;

const viewOf = (state: State, next: Waiting): View<Command> => {
	const engine = session.engine();
	const game = engine.game(state);
	const moving = isMoving(state, next);
	const units = new Map(
		state.units.flatMap((unit) =>
			unit.fate === 'out' ? [] : [[unit.id, unitView(game, state, unit)] as const]
		)
	);
	const declares = isDeclaring(state, next);
	const movers = moving ? moversIn(state, next) : declares ? declarersIn(next) : [];
	const moved = state.units.filter(
		(unit) =>
			unit.player === state.player && (unit.fate === 'map' ? unit.done : hasLeftNow(state, unit))
	).length;
	/** All who can still act: those on the map, and those who may come onto it; not while a place that is too full binds the rest. */
	const able = (): number | undefined => {
		const idle = { ...state, moving: null };
		const now = state.moving ? engine.waiting(idle) : next;
		return now.commands.some(({ type }) => type === 'done')
			? moversIn(idle, now).length
			: undefined;
	};
	const left = moving ? able() : undefined;
	const ask = askOf(engine, state, next);
	const { combat } = state;
	const shot = combat?.firing ? combat.shots[combat.fired] : undefined;
	const fought = combat?.fight?.place ?? combat?.hit?.place ?? shot?.place ?? null;
	return {
		title: say(words.dateSideTurn, {
			date: scenario.turns[state.turn - 1]?.date ?? '',
			side: say(SIDE_NAMES[state.player])
		}),
		book: say(words.turnOfTurns, { turn: state.turn, turns: lastTurn(game, state.givenUp) }),
		side: state.player,
		asked: next.player,
		phases: STOPS.map((label, at) => ({ n: at + 1, label: t(say(label)) })),
		phase: stepOf(state.step).stop,
		stacks: stacksBy(units, (id) => rankOf(game, state, id)),
		units,
		places: PLACES.map(({ id, place }) => ({
			hex: id,
			name: place?.name ?? id,
			side: controls(game, state, 'white', id) ? 'white' : 'red'
		})),
		standing: standingOf(game, state),
		ground: (place) => placeOf(game, place),
		score: scoreOf(game, state),
		boxes: boxesOf(game, state),
		counts: countsOf(game, state),
		worth: (hex) => placeWorth(game, state, hex),
		signs: MAP_SIGNS,
		ask,
		movers,
		get queue() {
			// Whoever would be lost comes first, or who can fight.
			const first = moving
				? engine.ahead
						.warnings(state)
						.flatMap(({ kind, units: of }) => (GRAVE.test(kind) ? of : []))
				: next.commands.flatMap((one) =>
						one.type === 'attack' || one.type === 'barrage' ? one.unit : []
					);
			const all = inOrder(game, movers);
			return [...new Set([...all.filter((id) => first.includes(id)), ...all])];
		},
		moved:
			left !== undefined
				? say(words.nOfAllMoved, { n: moved, all: moved + left })
				: state.sequence === 'combat'
					? say(words.combatSequence)
					: null,
		besides: declares
			? besideDeclaring(engine, state)
			: moving && state.moving === null
				? besidesOf(engine, state)
				: [],
		declared: declaredIn(state),
		works: worksOf(state),
		blown: state.blown,
		held: moving && state.moving === null ? heldBy(engine, state, next) : null,
		zones: () => engine.ahead.zones(state),
		warnings: () => warnedOf(engine, state, next),
		moving: state.moving,
		reach: (unit) =>
			declares
				? declarationsOf(engine, state, unit, next, bridgesOf(engine, state, unit))
				: {
						...reachOf(engine, state, unit, next),
						...(units.get(unit)?.away ? waitingOf(engine, state, unit) : {})
					},
		...(moving && { together: (several) => togetherFrom(engine, state, several) }),
		declaring: (hex) => (declares ? declaringOn(engine, state, next, hex) : undefined),
		called: calledFor(
			next.rolls,
			HEADS,
			(rolled) => engine.draw(state, rolled),
			workingsOf,
			(rolled) => ({
				says: () => chanceSaid(engine, state, rolled),
				hex: fought ?? state.units.find(({ id }) => id === rolled.parties.units[0])?.at ?? undefined
			})
		),
		fought,
		over: state.result ? standingOf(game, state) : null
	};
};

type Faced = Face<State, Command, Fact, Waiting>;

/** White October, as the screens of the board see it. */
export const face: Faced & typeof faced = {
	...faced,
	title: say(words.whiteOctober),
	book: say(words.hexGameOfPetrograd1919),
	standing: say(words.reconstructed),
	scenarios: (options) => {
		const turns = turnsWith(scenario, options);
		const [first, last] = [scenario.turns[0], scenario.turns[turns - 1]];
		const taken = bought(whiteOctober.book.of({ options }));
		const eprd = boughtFor(taken);
		return [
			{
				id: 'october',
				title: say(words.whiteOctober),
				turns,
				says: inALine(`${first?.date ?? ''} – ${last?.date ?? ''}`),
				...(eprd !== 0 && {
					bought: say(words.optionsComeTo, {
						...{ eprd: { signed: eprd }, need: mustDestroy(taken), without: mustDestroy([]) }
					})
				})
			}
		];
	},
	view: viewOf,
	lostN: words.sideLostNEp,
	course: courseIn
};
