import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words as decided } from '#lib/kernel/words/en/decided.ts';
import { afterDecision, mayDeclareOffensive } from '../../rules/04-5-ammunition.ts';
import { words } from '../../words/en/engine-phases.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import type { Owed } from '../owed.ts';
import type { State } from '../state.ts';

/** 4.5, 9.2, 9.3 What White may declare: a tired army rests. */
const declarations = ({ stock, tired }: State): Extract<Command, { type: 'declare' }>[] =>
	[true, false]
		.filter((offensive) => !offensive || mayDeclareOffensive(stock))
		.flatMap((offensive) =>
			(tired ? [true] : [false, true]).map(
				(rest) => ({ type: 'declare', offensive, rest }) as const
			)
		);

/** 16.1 The divisions that White can still do without: the first, then the second, none of which has come. */
const divisions = (game: Game, { units, givenUp }: State): string[] => {
	const lists = game.pack.data.scenario.special.prolong.map(({ without }) => without);
	return lists
		.filter((names) => names.filter((one) => !givenUp.includes(one)).length === 1)
		.flatMap((names) => names.filter((one) => !givenUp.includes(one)))
		.slice(0, 1)
		.filter((formation) =>
			units.every(({ id, fate }) => counterOf(game, id).formation !== formation || fate === 'due')
		);
};

const decide = (game: Game, state: State, command: Command): Decision<Fact> => {
	if (command.type === 'declare') {
		const { offensive, rest } = command;
		if (offensive && !mayDeclareOffensive(state.stock))
			return refuse('4.5', say(words.thereIsNoAmmunition));
		if (state.tired && !rest) return refuse('9.2', say(words.theArmyMustRest));
		return accept<Fact>(
			{ type: 'turnDeclared', offensive, rest, stock: afterDecision(state.stock, offensive) },
			{ type: 'stepEnded' }
		);
	}
	if (command.type === 'giveUp') {
		const { formation } = command;
		if (!divisions(game, state).includes(formation))
			return refuse('16.1', say(words.thisDivisionCannotBeGivenUp));
		const units = state.units
			.filter(({ id }) => counterOf(game, id).formation === formation)
			.map(({ id }) => id);
		return accept<Fact>({ type: 'divisionGivenUp', formation, units });
	}
	return refuse('2', say(decided.anotherAnswerIsAskedForNow));
};

/** 2 A a What White declares at the start of a turn. */
export const ammunitionOwed = (game: Game, state: State): Owed => ({
	kind: 'open',
	player: 'white',
	commands: () => [
		...declarations(state),
		...divisions(game, state).map((formation) => ({ type: 'giveUp', formation }) as const)
	],
	decide: (command) => decide(game, state, command)
});
