import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	counterOf,
	EVENT_NAMES,
	fighterOf,
	lastTurn,
	nameOf,
	placeName,
	printedValue,
	turnSaid,
	turnToCome,
	unitOf,
	type Counter,
	type Game,
	type State,
	type Unit,
	type UnitType
} from '#lib/rules/white-october/index.ts';
import type { UnitView } from '#lib/features/board/face.ts';
import type { BoardSide, CounterView, MarkName } from '#lib/ui/board/model.ts';
import { inALine, SIDE_NAMES } from '#lib/features/board/names.ts';
import { MARK_WORDS, MODE_NAMES, SIGNS, TYPE_NAMES } from './names.ts';
import { words } from './words/en/board.ts';

/** Who fights with firepower rather than with a combat value. */
const FIRES: readonly UnitType[] = ['artillery', 'horse_artillery', 'fort', 'fleet', 'air'];
export const fires = (type: UnitType): boolean => FIRES.includes(type);
const BARE: readonly UnitType[] = ['tank', 'armoured_car', 'hq', 'leader'];

/** 1.3 The army by the shape of its counters. */
const sideOf = ({ army }: Counter): BoardSide =>
	army === 'Red' ? 'red' : army === 'NWA' ? 'white' : 'allied';

/** 8.2.5 Is it in an entrenchment, or behind a barricade? */
const behindWorks = ({ entrenchments, barricades }: State, { at }: Unit): boolean =>
	at !== null && (entrenchments.includes(at) || barricades.includes(at));

/** 4.4, 8 What lies on a unit. */
const marksOf = (state: State, unit: Unit): MarkName[] => {
	const marks: MarkName[] = [];
	const mark = (when: boolean, name: MarkName): void => void (when && marks.push(name));
	// 8.4 Whoever blows a bridge attacks by it.
	mark(unit.task === 'attack' || unit.task === 'bridge', 'assault');
	mark(unit.task === 'support', 'support');
	mark(unit.task === 'barrage', 'barrage');
	mark(unit.mode === 'routed', 'routed');
	mark(unit.mode === 'disorganised', 'disorganised');
	mark(unit.lowAmmo, 'unsupplied');
	mark(unit.recruits, 'recruits');
	mark(unit.player === 'red' && behindWorks(state, unit), 'works');
	const moved = state.sequence === 'movement' ? unit.done : unit.task === 'offensive';
	mark(moved && unit.player === state.player, 'moved');
	return marks;
};

/** What a counter shows of its numbers: its strength and what is said of it, quality and morale. */
const numbersOf = (game: Game, state: State, unit: Unit) => {
	const counter = counterOf(game, unit.id);
	const { type, ep: full = 0, command = 0, movement } = counter;
	// A unit that is not there yet is shown as it is printed.
	const fighter = fighterOf(game, state, unit, {
		ep: unit.fate === 'pool' || unit.fate === 'lost' ? full : unit.ep
	});
	const [n, what] =
		type === 'hq'
			? [command, words.commandN]
			: fires(type)
				? [fighter.firepower, words.firepowerN]
				: [printedValue(fighter), words.strengthN];
	const less = fighter.recruits ? 1 : 0;
	const lowered = (value: number | null): number | null =>
		value === null ? null : Math.max(1, value - less);
	return {
		counter,
		full: BARE.includes(type) ? 0 : full,
		// Whoever is lost is drawn as printed, with nothing left of him.
		ep: unit.fate === 'lost' ? 0 : fighter.ep,
		value: type === 'leader' ? '' : String(n),
		strength: say(what, { n }),
		quality: lowered(fighter.quality),
		morale: lowered(fighter.morale),
		movement: typeof movement === 'number' && movement > 0 ? movement : null
	};
};

/** What is said of a unit beside its name. */
const saysOf = (game: Game, state: State, unit: Unit) => {
	const { counter, full, ep, strength, quality, morale, movement } = numbersOf(game, state, unit);
	const { events } = state;
	const marks = marksOf(state, unit).flatMap((mark) =>
		mark === 'routed' || mark === 'disorganised' ? [] : (MARK_WORDS[mark] ?? [])
	);
	const condition = [
		...(unit.mode === 'normal' ? [] : [say(MODE_NAMES[unit.mode])]),
		...(unit.loyalty === 'firm' ? [] : [say(words.demoralised)]),
		...(events.soviet === unit.id ? [say(EVENT_NAMES.soviet)] : []),
		...(events.rumours.includes(counter.formation) ? [say(EVENT_NAMES.rumours)] : []),
		...marks.map((mark) => say(mark))
	];
	const { actions, army } = counter;
	const rests = state.rest && army === 'NWA' && unit.fate === 'map';
	return {
		counter,
		condition,
		list: [
			say(TYPE_NAMES[counter.type]),
			...(counter.type === 'leader' ? [] : [strength]),
			...(quality === null ? [] : [say(words.qualityN, { n: quality })]),
			...(morale === null ? [] : [say(words.moraleN, { n: morale })]),
			...(full > 0 ? [say(words.nOfAllEp, { n: ep, all: full })] : []),
			...(movement === null ? [] : [say(words.movementN, { n: movement })]),
			...(rests ? [say(words.rests)] : []),
			...(actions === undefined
				? []
				: [say(words.actionsUsedOfAll, { n: state.fleetActions, all: actions })]),
			...condition
		]
	};
};

export const counterView = (game: Game, state: State, unit: Unit): CounterView => {
	const { counter, full, ep, value, quality, morale, movement } = numbersOf(game, state, unit);
	const { list } = saysOf(game, state, unit);
	const name = say(words.sideUnit, { side: say(SIDE_NAMES[unit.player]), unit: nameOf(unit.id) });
	return {
		id: unit.id,
		side: sideOf(counter),
		sign: SIGNS[counter.type],
		value,
		...(movement === null ? {} : { movement: String(movement) }),
		...(quality === null ? {} : { quality: String(quality) }),
		...(morale === null ? {} : { morale: String(morale) }),
		steps: full,
		left: ep,
		marks: marksOf(state, unit),
		dim: unit.mode === 'routed',
		name: t(inALine({ list: [name, ...list] }))
	};
};

/** What keeps a unit off the map, besides a turn that is to come. */
const AWAY: Readonly<Partial<Record<Unit['fate'], string>>> = {
	box: words.inItsBox,
	pool: words.notRaisedYet,
	lost: words.lost,
	out: words.notInThisGame
};
const awayOf = (game: Game, state: State, unit: Unit): Phrase | undefined => {
	const text = AWAY[unit.fate];
	if (unit.fate !== 'due') return text === undefined ? undefined : say(text);
	const turn = turnToCome(state, unit);
	const last = lastTurn(game, state.givenUp);
	const most = state.turn < last ? game.pack.data.scenario.turns.length : last;
	return turn > most
		? say(words.comesNoMore)
		: say(words.comesInTurn, { turn: turnSaid(turn, last) });
};

export const unitView = (game: Game, state: State, unit: Unit): UnitView => {
	const { counter, condition, list } = saysOf(game, state, unit);
	const where = placeName(unit.at ?? '');
	const away = awayOf(game, state, unit);
	return {
		id: unit.id,
		side: unit.player,
		counter: counterView(game, state, unit),
		name: nameOf(unit.id),
		says: inALine({
			list: [
				...(away ? [away] : []),
				// The only one of his kind is no formation.
				...(counter.type === 'leader' ? [] : [counter.formation]),
				...(away ? [] : [where]),
				...list
			]
		}),
		brief: inALine({ list: [...(away ? [away] : [where]), ...condition] }),
		hex: unit.fate === 'map' ? unit.at : null,
		group: counter.formation,
		away
	};
};

/** The order of a stack from the top: who fights, then guns, then what follows them. */
const RANK: Readonly<Record<UnitType, number>> = {
	infantry: 0,
	cavalry: 1,
	armoured_train: 2,
	fort: 3,
	artillery: 4,
	horse_artillery: 4,
	tank: 5,
	armoured_car: 5,
	hq: 6,
	leader: 6,
	fleet: 7,
	air: 8
};

/** Units in the order in which a player goes through them: troops first, ships and aircraft last. */
export const inOrder = (game: Game, units: readonly string[]): readonly string[] =>
	units.toSorted((one, two) => RANK[counterOf(game, one).type] - RANK[counterOf(game, two).type]);

/** Where a unit lies in a stack: the strongest on top. */
export const rankOf = (game: Game, state: State, id: string): number =>
	RANK[counterOf(game, id).type] * 100 -
	printedValue(fighterOf(game, state, unitOf(game, state, id)));
