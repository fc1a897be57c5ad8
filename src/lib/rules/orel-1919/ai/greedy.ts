import { total } from '#lib/kernel/modifier.ts';
import { assaultModifiers } from '../rules/08-8-assault.ts';
import { stormOf } from '../engine/combat/storm.ts';
import { situationOf } from '../engine/combat/fighters.ts';
import type { Command } from '../engine/commands.ts';
import { counterOf, unitOf, type Game } from '../engine/game.ts';
import type { State } from '../engine/state.ts';
import { roughOdds } from './attack.ts';
import { moveOn, pickNext } from './moves.ts';

/** Odds from which defenders would rather leave than stand. */
const TOO_STRONG = 1.5;

const ofType = <Type extends Command['type']>(
	commands: readonly Command[],
	type: Type
): Extract<Command, { readonly type: Type }>[] =>
	commands.filter(
		(command): command is Extract<Command, { readonly type: Type }> => command.type === type
	);

/** 4 Points go to the best troops first, then into battalions. */
const recruit = (game: Game, commands: readonly Command[]): Command | undefined => {
	const quality = (id: string): number => counterOf(game, id).tq ?? 0;
	const [best] = ofType(commands, 'restore').sort((a, b) => quality(b.unit) - quality(a.unit));
	return best ?? ofType(commands, 'enlist')[0] ?? ofType(commands, 'raise')[0];
};

/** 8.8.2 Losses fall on the unit that can bear them best. */
const take = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const steps = (id: string): number => unitOf(game, state, id).steps;
	return ofType(commands, 'take').sort((a, b) => steps(b.unit) - steps(a.unit))[0];
};

/** 8 Choices of a combat. */
const fight = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const { combat } = state;
	const current = combat?.fight;
	if (current && commands.some(({ type }) => type === 'leave')) {
		const odds = roughOdds(game, situationOf(game, state, current));
		const wanted = odds >= TOO_STRONG ? 'leave' : 'stand';
		const answer = commands.find(({ type }) => type === wanted);
		if (answer) return answer;
	}
	if (current && commands.some(({ type }) => type === 'assault')) {
		const drm = total(assaultModifiers(game.book, stormOf(game, state, current)));
		return commands.find(({ type }) => type === (drm >= 0 ? 'assault' : 'pass'));
	}
	return (
		ofType(commands, 'aim').find(({ target }) => target !== null) ??
		ofType(commands, 'pay').find(({ depot }) => depot !== null) ??
		ofType(commands, 'announce').find(({ attack }) => attack !== null) ??
		ofType(commands, 'resupply')[0] ??
		take(game, state, commands) ??
		ofType(commands, 'advance')[0] ??
		ofType(commands, 'pursue')[0] ??
		ofType(commands, 'yes')[0] ??
		ofType(commands, 'play')[0]
	);
};

/** The first opponent: takes what promises most at once, by exact chances; the same answer every time. */
export const greedy = (game: Game, state: State, commands: readonly Command[]): Command => {
	const [first] = commands;
	if (!first) throw new Error('Nothing to choose from.');
	switch (state.phase) {
		case 'recruitment':
			return recruit(game, commands) ?? commands.find(({ type }) => type === 'done') ?? first;
		case 'movement':
			return state.moving ? moveOn(game, state, commands) : pickNext(game, commands);
		case 'combat':
			return fight(game, state, commands) ?? first;
		default:
			return first;
	}
};
