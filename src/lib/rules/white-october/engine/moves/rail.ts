import { latestFor } from '#lib/kernel/decided/counters.ts';
import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { TextId } from '#lib/kernel/texts.ts';
import { leftOnLine } from '../../rules/07-movement/07-5-rail.ts';
import { returnTurn } from '../../rules/16-calendar.ts';
import { isMotor } from '../../types.ts';
import { words as moves } from '../../words/en/engine-moves.ts';
import { words } from '../../words/en/engine-phases.ts';
import { isOwn } from '../changes.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, lasting, nameAt, unitOf, type Game } from '../game.ts';
import { coverIn, fieldOf } from '../map/field.ts';
import { unitsOf } from '../map/roster.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { trampled } from '../overrun.ts';
import { freeFor } from '../phases/arrivals.ts';
import { byRail, joinedByRail, railRoute, stopsFor } from './by-rail.ts';
import { shutTo } from './limits.ts';
import { hampers, keepsCover, moverOn, trainReach } from './reach.ts';

/** 7.5 Has it stood still so far, and may it go by rail at all, as a train does? */
const isReady = (game: Game, state: State, unit: Unit, train = false): boolean => {
	const { type, movement } = counterOf(game, unit.id);
	return (
		unit.player === state.player &&
		unit.fate === 'map' &&
		unit.mode !== 'routed' &&
		!unit.done &&
		!unit.moved &&
		state.events.soviet !== unit.id &&
		(train || (typeof movement === 'number' && movement > 0 && type !== 'fort'))
	);
};

/** 7.5.1, 7.3 Does a ZOC that nobody but itself cancels keep it here, or must it stay for those it covers? */
const pinned = (game: Game, state: State, unit: Unit): boolean =>
	keepsCover(game, state, unit) ||
	hampers({ game, state, unit, player: unit.player }, indexOf(game, unit.at));

const NOWHERE: readonly Place[] = [];

/** 7.5.3 Where White's trains take a unit: one EP a turn (WO-26), once Gatchina has been taken, on lines joined to it. */
const trainsOf = (game: Game, state: State, unit: Unit): readonly Place[] => {
	if (state.player !== 'white' || state.whiteRail || !state.gatchina) return NOWHERE;
	const { after, ep } = game.pack.data.scenario.rail.white;
	const { type } = counterOf(game, unit.id);
	const counted = isMotor(type) ? 1 : unit.ep;
	if (counted > ep) return NOWHERE;
	if (!isReady(game, state, unit) || unit.at === null || pinned(game, state, unit)) return NOWHERE;
	const { at } = unit;
	const here = indexOf(game, at);
	if (!isOwn(state, 'white', here) || game.board.railed[here] !== 1) return NOWHERE;
	if (!joinedByRail(game, state, 'white', at).includes(indexOf(game, after))) return NOWHERE;
	const shut = shutTo(game, state, unit);
	const free = freeFor(game, state, unit);
	return byRail(game, state, 'white', at)
		.filter((to) => {
			const open = !shut.enter(here, to) && !shut.end(to);
			return to !== here && isOwn(state, 'white', to) && open && free(to);
		})
		.map((to) => nameAt(game, to));
};

/** 7.5.2 The lines that lead off the map, the places from which Red gets to their ends, and who has used them. */
const linesNow = latestFor<Game>()((game: Game, state: State) =>
	(['M', 'V'] as const).map((line) => ({
		line,
		joined: byRail(game, state, 'red', game.pack.data.scenario.entries[line]),
		used: (state.railed[line] ?? []).map((id) => counterOf(game, id))
	}))
);

const leading = lasting<UnitId, readonly number[]>();

/** 14.2 Where a Red train gets to from here. */
const leadsTo = (game: Game, state: State, unit: Unit, here: number): readonly number[] => {
	const field = fieldOf(game, state);
	// 7.3 From ZOC to ZOC it stops.
	const by = [here, coverIn(field.red, here), field.rails.red, state.blown];
	return leading(game, unit.id, by, () => trainReach(moverOn(game, state, unit)));
};

/** 7.5.2, 14.2 The lines by which a Red unit may leave the map: over a whole line, with room on it; or why by none. */
const exitsOf = (game: Game, state: State, unit: Unit): readonly ('M' | 'V')[] | TextId<never> => {
	const { at, player } = unit;
	const here = indexOf(game, at);
	const { entries, rail } = game.pack.data.scenario;
	const counter = counterOf(game, unit.id);
	const train = counter.type === 'armoured_train';
	const never = player !== 'red' || game.board.railed[here] !== 1 || counter.type === 'leader';
	if (at === null || never || !isReady(game, state, unit, train) || keepsCover(game, state, unit))
		return words.itCannotLeaveByRail;
	if (!train && pinned(game, state, unit)) return moves.theLineIsBarred;
	const reach = train && leadsTo(game, state, unit, here);
	const led = linesNow(game, state).filter(({ line, joined }) =>
		reach ? reach.includes(indexOf(game, entries[line])) : joined.includes(here)
	);
	const open = led.filter(
		({ line, used }) => leftOnLine([...used, counter], rail.lines[line]) >= 0
	);
	if (open.length === 0)
		return led.length > 0 ? words.itsRailsCanCarryNoMoreUnitsThis : moves.theLineIsBarred;
	return stopsFor(game, state, unit)(here)
		? open.map(({ line }) => line)
		: words.soManyEpCannotGetOnOrOffThere;
};

/** 7.5.2 What a unit that stands on a railroad may not do now, and why; undefined where it may leave, or never does so. */
export const whyNoExit = (
	game: Game,
	state: State,
	unit: Unit
): (Refusal & { readonly title: Phrase }) | undefined => {
	const why = exitsOf(game, state, unit);
	return typeof why !== 'string' || why === words.itCannotLeaveByRail
		? undefined
		: { title: say(words.itCannotLeaveByRail), rule: '7.5.2', why: say(why) };
};

/** 7.5.2, 7.5.3, 14.2 By White's trains, or off the map. */
export const decideRail = (
	game: Game,
	state: State,
	command: Extract<Command, { type: 'train' | 'depart' }>
): Decision<Fact> => {
	const unit = unitOf(game, state, command.unit);
	const at = unit.at ?? '';
	if (command.type === 'train') {
		if (!trainsOf(game, state, unit).includes(command.place))
			return refuse('7.5.3', say(words.itCannotGoThereByTrain));
		const path = railRoute(game, state, 'white', [at, command.place]);
		return accept<Fact>(
			{ type: 'railed', unit: unit.id, path },
			...trampled(game, state, unit, path)
		);
	}
	const open = exitsOf(game, state, unit);
	if (typeof open === 'string') return refuse('7.5.2', say(open));
	const line = command.line ?? open[0];
	if (!line || !open.includes(line)) return refuse('7.5.2', say(words.itCannotLeaveByRail));
	const { entries } = game.pack.data.scenario;
	const train = counterOf(game, unit.id).type === 'armoured_train';
	const others = train ? [entries.M, entries.V] : [line === 'M' ? entries.V : entries.M];
	const path = railRoute(game, state, 'red', [at, entries[line]]);
	return accept<Fact>(
		{ type: 'entrained', unit: unit.id, place: at, line, path },
		...trampled(game, state, unit, path),
		{
			type: 'leftMap',
			rule: train ? '14.2' : '7.5.2',
			unit: unit.id,
			due: {
				turn: returnTurn(state.turn),
				how: 'rail',
				places: others,
				returning: false,
				left: true
			}
		}
	);
};

/** 7.5 What may go by rail now. */
export const railCommands = (game: Game, state: State): Command[] => {
	const found: Command[] = [];
	for (const unit of unitsOf(game, state, state.player, 'map')) {
		for (const place of trainsOf(game, state, unit))
			found.push({ type: 'train', unit: unit.id, place });
		const exits = exitsOf(game, state, unit);
		const lines = typeof exits === 'string' ? [] : exits;
		if (lines.length > 0) found.push({ type: 'depart', unit: unit.id });
		// A train comes back by either line, whichever it has left by.
		if (lines.length > 1 && counterOf(game, unit.id).type !== 'armoured_train')
			for (const line of lines.slice(1)) found.push({ type: 'depart', unit: unit.id, line });
	}
	return found;
};

/** 7.5.2 Has the unit left by rail this turn? */
export const hasLeftNow = ({ turn }: State, { due }: Unit): boolean =>
	!!due?.left && due.turn === returnTurn(turn);
