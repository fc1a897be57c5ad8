import { total } from '#lib/kernel/book/modifier.ts';
import { same } from '#lib/kernel/same.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Combat } from '../rules/08-combat.ts';
import { isDuel } from '../rules/08-combat/08-5-before-combat.ts';
import { assaultModifiers } from '../rules/08-combat/08-8-assault.ts';
import { costOf, proposed } from '../engine/combat/before/ample.ts';
import { imaginedCombat } from '../engine/combat/imagine.ts';
import { meetingOf, situationOf, standOf } from '../engine/combat/scene.ts';
import { isOf, type Command, type CommandOf } from '../engine/commands.ts';
import { enemyOf } from '../types.ts';
import { counterOf, unitOf, type Game } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { hexWorth, leavingIsBetter } from './attack.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { moveOn, pickNext } from './moves.ts';

/** 8.5 Do the defenders of a hex rather leave than stand? Trains stand before a train. */
const leaves = (game: Game, state: State, hex: Hex, combat: Combat): boolean =>
	!isDuel(combat.attackers) &&
	leavingIsBetter(game, combat, hexWorth(game, state, enemyOf(state.player), hex));

/** 4 Battalions of two steps are soon lost, and each that is lost counts (10.2): only points that would be wasted raise one. */
const TO_SPARE = 9;

/** 4 Points go to the troops nearest to elimination, the best of them first; then into battalions. */
const recruit = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const need = ({ unit }: CommandOf<'restore'>): number =>
		(counterOf(game, unit).tq ?? 0) / 10 - unitOf(game, state, unit).steps;
	return (
		bestOf(commands.filter(isOf('restore')), need) ??
		commands.find(isOf('enlist')) ??
		(state.points[state.player] >= TO_SPARE ? commands.find(isOf('raise')) : undefined)
	);
};

/** 8.8.2 Losses fall on the unit that can bear them best. */
const take = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	return bestOf(commands.filter(isOf('take')), ({ unit }) => unitOf(game, state, unit).steps);
};

/** 8.2.1 The depot that is proposed pays for what is asked, or resupplies. */
const pay = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const [one, ...others] = commands.flatMap((it) =>
		it.type === 'pay' || it.type === 'resupply' ? it : []
	);
	if (!one) return undefined;
	const units = one.type === 'pay' ? costOf(game, state, one.for).units : [];
	const depots = [one, ...others].flatMap(({ depot }) => depot ?? []);
	const depot = proposed(game, state, units, depots);
	return [one, ...others].find((it) => it.depot === depot);
};

/** 8 Choices of a combat. */
const fight = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const { combat } = state;
	const current = combat?.fight;
	if (current && commands.some(({ type }) => type === 'leave')) {
		const wanted = leaves(game, state, current.hex, situationOf(game, state, current))
			? 'leave'
			: 'stand';
		const answer = commands.find(({ type }) => type === wanted);
		if (answer) return answer;
	}
	const [plan] = commands.filter(isOf('plan'));
	if (plan) {
		const attack = state.attacks.find(({ id }) => id === plan.attack);
		const wanted = !attack || leaves(game, state, attack.hex, imaginedCombat(game, state, attack));
		return commands.filter(isOf('plan')).find((one) => same({ ...plan, yes: wanted }, one));
	}
	if (current && commands.some(({ type }) => type === 'assault')) {
		const drm = total(assaultModifiers(game.book, standOf(meetingOf(game, state, current))));
		return commands.find(({ type }) => type === (drm >= 0 ? 'assault' : 'pass'));
	}
	return (
		commands.filter(isOf('aim')).find(({ target }) => target !== null) ??
		pay(game, state, commands) ??
		commands.filter(isOf('announce')).find(({ attack }) => attack !== null) ??
		take(game, state, commands) ??
		commands.find(isOf('advance')) ??
		commands.find(isOf('pursue')) ??
		commands.find(isOf('yes')) ??
		commands.find(isOf('play'))
	);
};

/** The first opponent: takes whatever promises most at once, by exact chances; the same answer every time. */
export const greedy = (game: Game, state: State, commands: readonly Command[]): Command => {
	const [first] = commands;
	if (!first) throw new Error('Nothing to choose from.');
	switch (state.phase) {
		case 'recruitment':
			return (
				recruit(game, state, commands) ?? commands.find(({ type }) => type === 'done') ?? first
			);
		case 'movement':
			return state.moving ? moveOn(game, state, commands) : pickNext(game, state, commands);
		case 'combat':
			return fight(game, state, commands) ?? first;
		default:
			return first;
	}
};
