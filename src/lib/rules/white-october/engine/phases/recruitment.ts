import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words as decided } from '#lib/kernel/words/en/decided.ts';
import {
	allocated,
	convertible,
	getsRecruits,
	inStock,
	mayRecover,
	PRISONERS_PER_RP
} from '../../rules/03-recruitment.ts';
import { recruitsShort } from '../../rules/06-events.ts';
import { words } from '../../words/en/engine-phases.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { roomFor } from '../map/stacking.ts';
import { isSupplied } from '../map/supply.ts';
import { asked, auto, dice, option, type Owed } from '../owed.ts';
import { turnData } from '../setup.ts';
import type { State, Unit } from '../state.ts';
import { comingIn, placing } from './arrivals.ts';

const capOf = ({ pack }: Game): number => pack.data.scenario.starting.rpMax;

/** 3.1.2 A point that a side gains in between, unless it would be lost. */
export const onePoint = (
	game: Game,
	{ points }: State,
	player: State['player'],
	rule: string
): readonly Fact[] => {
	const after = inStock(points[player] + 1, capOf(game));
	return after === points[player]
		? []
		: [{ type: 'pointsReceived', rule, player, gained: 1, points: after }];
};

/** 3.1, 3.1.1 What the turn record track gives. */
export const openRecruitment = (game: Game, state: State): Fact[] =>
	state.events.short.includes(state.player) ? [] : allocation(game, state, false);

const allocation = (game: Game, state: State, short: boolean): Fact[] => {
	const { player, points } = state;
	const { rpWhite, rpRed } = turnData(game, state.turn);
	const automatic = player === 'white' ? rpWhite : rpRed;
	const stock = points[player];
	const after = allocated(
		{ player, stock, automatic, short, captures: 0, deserters: [] },
		capOf(game)
	);
	return after === stock && automatic === 0
		? []
		: [
				{
					type: 'pointsReceived',
					rule: '3.1.1',
					player,
					gained: Math.max(0, after - stock),
					points: after
				}
			];
};

/** 3.1.2 May prisoners become a point now? Not one that would be lost. */
const mayEnlist = (game: Game, { player, points, prisoners }: State): boolean =>
	convertible(prisoners[player], 1) > 0 &&
	inStock(points[player] + 1, capOf(game)) > points[player];

const ENLIST: Command = { type: 'enlist' };
const enlisted = (player: State['player']): Fact => ({
	type: 'prisonersEnlisted',
	player,
	prisoners: PRISONERS_PER_RP
});
const over = (rule: string, player: State['player']): readonly Fact[] => [
	{ type: 'passed', rule, player },
	{ type: 'stepEnded' }
];

/** 2 A b, f Recruitment: HQs and tanks come back, prisoners are enlisted. */
export const recruitmentOwed = (game: Game, state: State): Owed => {
	const { player } = state;
	if (state.events.short.includes(player))
		return dice(
			'shortage',
			player,
			[],
			recruitsShort(player).map((short): readonly Fact[] => [
				{ type: 'recruitsCounted', player },
				...allocation(game, state, short)
			])
		);
	return placing(game, state, comingIn(game, state, player, 'recruitment'), '5.4', () =>
		mayEnlist(game, state)
			? asked(player, '3.1.1', [
					option(ENLIST, enlisted(player)),
					option({ type: 'done' }, ...over('3.1', player))
				])
			: auto({ type: 'stepEnded' })
	);
};

/** 7.2 Does the stack of a unit take another EP? */
const room = (game: Game, state: State, unit: Unit): number =>
	unit.at !== null && roomFor(game, state, unit.player, [{ ...unit, ep: unit.ep + 1 }], unit.at)
		? 1
		: 0;

/** 3.3 Could a unit receive a point, if there is one? */
const couldRestore = (game: Game, state: State, unit: Unit): boolean => {
	if (unit.player !== state.player || unit.fate !== 'map') return false;
	const { type, ep = 0 } = counterOf(game, unit.id);
	if (unit.ep >= ep) return false;
	return (
		mayRecover({
			type,
			supplied: isSupplied(game, state, unit),
			state: unit.mode,
			ep: unit.ep,
			fullEp: ep,
			room: room(game, state, unit)
		}) > 0
	);
};

const restore = (game: Game, state: State, id: string): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	if (state.points[state.player] <= 0 || !couldRestore(game, state, unit))
		return refuse('3.3.1', say(words.itCannotReceiveARecruitmentPoint));
	const recruits = getsRecruits({
		player: unit.player,
		morale: counterOf(game, id).morale ?? 0,
		recruits: unit.recruits,
		before: unit.ep,
		after: unit.ep + 1
	});
	return accept<Fact>({ type: 'replaced', unit: id, recruits });
};

/** 2 A c, h Replacements: point by point, as long as the player likes; 3.2 and prisoners enlisted meanwhile (WO-87). */
export const replacementsOwed = (game: Game, state: State): Owed => {
	const pays = state.points[state.player] > 0;
	const enlists = game.book.readings['WO-87'] === 'during' && mayEnlist(game, state);
	const units =
		pays || enlists ? state.units.filter((unit) => couldRestore(game, state, unit)) : [];
	if (units.length === 0) return auto({ type: 'stepEnded' });
	return {
		kind: 'open',
		player: state.player,
		commands: () => [
			...(pays ? units.map(({ id }): Command => ({ type: 'restore', unit: id })) : []),
			...(enlists ? [ENLIST] : []),
			{ type: 'done' }
		],
		decide: (command) => {
			if (command.type === 'enlist' && enlists) return accept<Fact>(enlisted(state.player));
			if (command.type === 'done') return accept<Fact>(...over('3.3', state.player));
			return command.type === 'restore'
				? restore(game, state, command.unit)
				: refuse('3.3', say(decided.anotherAnswerIsAskedForNow));
		}
	};
};
