import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	eventsSaid,
	FILE,
	heldUntil,
	hasLevels,
	HEADS,
	headerOf,
	holderOf,
	isCutOff,
	isAsleep,
	orel1919,
	packWith,
	PHASES,
	resultOf,
	stackIn,
	SCENARIOS,
	shippedPack,
	workingsOf,
	type Book,
	type Command,
	type Fact,
	type Game,
	type OrelTable,
	type OrelEngine,
	type Pack,
	type Question,
	type ScenarioId,
	type State,
	type Waiting
} from '#lib/rules/orel-1919/index.ts';
import { t } from '#lib/words/t.ts';
import type { Face, View } from '#lib/features/board/face.ts';
import { calledFor, facedOf, stacksBy } from '#lib/features/board/faced.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { heldBy } from '#lib/features/board/trial.ts';
import { countsOf, dayOf, SIGNS } from './beside-map.ts';
import { chanceSaid, facesFor } from './chances.ts';
import { placeOf } from './costs.ts';
import { courseIn } from './fight.ts';
import { togetherOf } from './asked/answers.ts';
import { askOf, besidesOf, isMoving } from './asked/asks.ts';
import { rankOf, unitView } from './counters.ts';
import { declaringOn } from './declare.ts';
import { mapOf } from './map.ts';
import { reachOf } from './moves/reach.ts';
import { togetherFrom } from './moves/together.ts';
import { overlayOf, OVERLAYS } from './overlays.ts';
import { LEVEL_NAMES, PHASE_NAMES, SCENARIO_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

const { scenario } = shippedPack().data;
const faced = facedOf<Book, Pack, State, OrelTable, Question, Game, OrelEngine>(orel1919, {
	headerOf,
	packWith,
	mapOf,
	shipped: shippedPack(),
	file: FILE,
	at: ({ hex }) => hex,
	overlays: OVERLAYS,
	overlayOf,
	fields: () => import('./correcting.ts'),
	orders: () => import('./orders.ts'),
	lesson: { scenario: 'introductory', line: () => import('./explain/lesson.ts') },
	terms: () => import('./explain/terms.ts'),
	scenario: (id) => ({ scenario: (SCENARIOS.find((one) => one.id === id) ?? SCENARIOS[0]).id })
});
const { session } = faced;

/** The days on which a scenario is played. */
const daysOf = (id: ScenarioId): readonly string[] => {
	const [from, to] = scenario.variants.find((one) => one.id === id)?.dates ?? [];
	const days = scenario.turnTrack.map(({ date }) => date);
	return from === undefined || to === undefined
		? days
		: days.slice(days.indexOf(from), days.indexOf(to) + 1);
};

/** 10 The places that decide a scenario. */
const placesOf = (
	game: Game,
	id: ScenarioId
): readonly { readonly hex: string; readonly name: string }[] => {
	const goals = scenario.variants.find((one) => one.id === id)?.whiteWinsIfHolds;
	return (goals ?? scenario.victory.locations.map(({ hex }) => hex)).map((hex) => ({
		hex,
		name: game.pack.data.map.hexes[hex]?.name ?? hex
	}));
};

const scenarioOf = ({ header }: State): ScenarioId => header.scenario;

const resultPhrase = (state: State, { winner, white, red }: ReturnType<typeof resultOf>) => {
	const over = state.result !== null;
	const level = LEVEL_NAMES[!hasLevels(state.header) ? 'defeat' : winner === 'red' ? red : white];
	const result =
		winner === null
			? say(over ? words.nobodyHasWon : words.nobodyWins)
			: say(words.sideLevel, { side: say(SIDE_NAMES[winner]), level });
	return over ? result : say(words.ifItEndedTonightResult, { result });
};

/** 7 The units that may be picked up, or come onto the map. */
const actorsIn = ({ commands }: Waiting): readonly string[] => [
	...new Set(
		commands.flatMap((one) => (one.type === 'pick' || one.type === 'enter' ? [one.unit] : []))
	)
];

/** 2 A player turn in words. */
const turnSaid = ({ turn, player }: Pick<State, 'turn' | 'player'>): Phrase => {
	const date = scenario.turnTrack.find((one) => one.turn === turn)?.date ?? '';
	return say(words.dateSideTurn, { date, side: say(SIDE_NAMES[player]) });
};

const viewOf = (state: State, next: Waiting): View<Command> => {
	const engine = session.engine();
	const game = engine.game(state);
	const moving = isMoving(state, next);
	const units = new Map(state.units.map((unit) => [unit.id, unitView(game, state, unit)]));
	const movers = !moving ? [] : state.moving ? [state.moving.unit] : actorsIn(next);
	/** 5.3, 7.1.2, 7.5 Who has to act, and why. */
	const urgent = new Map(
		(moving && !state.moving ? engine.ahead.urgent(state) : []).flatMap(({ units: who, what }) =>
			who.map((id) => [id, what] as const)
		)
	);
	const awake = (id: string): boolean => !isAsleep(game, state, id);
	const moved = state.units.filter(
		({ id, done, player }) => done && player === state.player && awake(id)
	).length;
	/** All who can still act: those on the map, and those who may come onto it. */
	const able = (): number =>
		actorsIn(state.moving ? engine.waiting({ ...state, moving: null }) : next).filter(awake).length;
	const ask = askOf(game, state, next);
	const days = daysOf(scenarioOf(state));
	return {
		title: turnSaid(state),
		book: say(words.turnOfTurns, { turn: state.turn, turns: days.length }),
		side: state.player,
		asked: next.player,
		phases: PHASES.map((phase, at) => ({
			n: at + 1,
			label: t(PHASE_NAMES[phase])
		})),
		phase: PHASES.indexOf(state.phase) + 1,
		stacks: stacksBy(units, (id) => rankOf(game, state, id)),
		units,
		places: placesOf(game, scenarioOf(state)).map(({ hex, name }) => ({
			hex,
			name,
			side: holderOf(game, state, hex),
			note: isCutOff(game, state, hex) ? say(words.noWayHome102) : undefined
		})),
		days: days.map((label) => dayOf(state, label)),
		counts: [
			...countsOf(state),
			// 6.2 Only for whoever holds it: the other player sees it when it is played.
			...state.hand
				.filter(({ player }) => player === next.player && !state.seats[player].app)
				.map(({ event, until }) => ({
					label: say(words.eventInHand, { turn: turnSaid(heldUntil(game, state, until)) }),
					value: inALine({ list: eventsSaid([event]) })
				}))
		],
		ground: (hex) => placeOf(game, hex),
		room: (hex) => {
			const { units: n, points, most } = stackIn(game, state, hex);
			return n > 0 ? say(words.stackingOfMost, { points, most: most.points }) : undefined;
		},
		signs: SIGNS,
		standing: resultPhrase(state, state.result ?? resultOf(game, state)),
		ask: ask && { ...ask, ...togetherOf(engine, state, next) },
		movers,
		queue: [
			...movers.filter((id) => urgent.has(id)),
			...movers.filter((id) => !urgent.has(id) && awake(id))
		],
		moved: moving ? say(words.nOfAllMoved, { n: moved, all: moved + able() }) : null,
		besides: moving ? besidesOf(game, state, next, movers.length > 0) : [],
		declared: state.attacks
			.filter(
				({ id }) => !state.combat?.resolved.includes(id) && id !== state.combat?.fight?.attack
			)
			.flatMap(({ hex, units: attackers }) =>
				[...new Set(attackers.flatMap((id) => units.get(id)?.hex ?? []))].map(
					(from) => [from, hex] as const
				)
			),
		held: moving && !state.moving ? heldBy(engine, state, next) : null,
		zones: () => engine.ahead.zones(state),
		warnings: () =>
			engine.ahead.warnings(state).map(({ kind, what, rule, hex, units: [unit], stops }) => ({
				what,
				rule,
				hex,
				stops,
				unit: unit ?? null,
				mild: kind.startsWith('could')
			})),
		moving: state.moving?.unit ?? null,
		reach: (unit) => reachOf(engine, state, unit, next.commands, urgent.get(unit)),
		together: (several) => togetherFrom(engine, state, several),
		declaring: (hex) => (moving ? declaringOn(engine, state, hex, movers) : undefined),
		called: calledFor(
			next.rolls,
			HEADS,
			(rolled) => engine.draw(state, rolled),
			workingsOf,
			(rolled) => ({
				says: () => chanceSaid(rolled.procedure, engine.draw(state, rolled)),
				means: () => facesFor(engine.draw(state, rolled), state),
				hex:
					state.combat?.fight?.hex ??
					// 8.3 Of a shot it is the target.
					state.units.find(({ id }) => id === rolled.parties.units.at(-1))?.hex ??
					undefined
			})
		),
		fought: state.combat?.fight?.hex ?? null,
		over: state.result ? resultPhrase(state, state.result) : null
	};
};

/** What may be played: its days, and how many units there are. */
const scenarios = SCENARIOS.map(({ id }) => {
	const days = daysOf(id);
	const variant = scenario.variants.find((one) => one.id === id);
	const units = variant?.setupUnits ?? scenario.setup.map(({ unit }) => unit);
	const asleep = (variant?.inactive ?? scenario.inactive)
		.flatMap((group) => group.units)
		.filter((unit) => units.includes(unit)).length;
	const dates = `${days[0] ?? ''}–${days.at(-1) ?? ''}`;
	return {
		id,
		title: say(SCENARIO_NAMES[id]),
		turns: days.length,
		says: count(units.length, asleep > 0 ? words.scenarioSaysAsleep : words.datesNCounters, {
			dates,
			asleep
		})
	};
});

type Faced = Face<State, Command, Fact, Waiting>;

/** Orel 1919, as the screens of the board see it. */
export const face: Faced & typeof faced = {
	...faced,
	title: say(words.orel1919),
	book: say(words.hexGameOfOctober1919),
	standing: say(words.reconstructed),
	scenarios: () => scenarios,
	view: viewOf,
	course: courseIn
};
