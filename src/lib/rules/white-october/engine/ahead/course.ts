import {
	followed,
	certain,
	merged,
	reread,
	type Distribution
} from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { combat as combatRoll, lossesOf } from '../../rules/08-combat/08-2-5-results.ts';
import { bearers } from '../../rules/08-combat/08-2-6-losses.ts';
import type { Battle } from '../../rules/08-combat/08-2-modifiers.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import type { Role } from '../../types.ts';
import { combatOwed } from '../combat/index.ts';
import { tollOwed } from '../combat/retreats.ts';
import { playerIn, stackAt } from '../combat/scene.ts';
import type { Result } from '../combat/state.ts';
import { evolve, type Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { Option } from '../owed.ts';
import type { State } from '../state.ts';
import type { Scene } from './imagine.ts';

/** How an attack may end, before anybody advances. */
export interface FightEnd {
	/** Emptied, and the attacker may enter; emptied, and he may not; held. */
	readonly hex: 'falls' | 'vacated' | 'holds';
	/** EP lost by a side, with those taken prisoner. */
	readonly attackerLost: number;
	readonly defenderLost: number;
	readonly attackerRouts: boolean;
	readonly defenderRouts: boolean;
	/** Units of the defender that surrender. */
	readonly surrenders: boolean;
}

/** 8.2.5 The results of the dice of a battle with their chances, losses borne. */
export const resultsOf = (game: Game, battle: Battle): Distribution<Result> =>
	merged(
		...parts(
			reread(chances(combatRoll(game.book, battle)), (roll): Result => {
				const [attacker, defender] = lossesOf(
					[roll.attacker.loss, roll.defender.loss],
					bearers(battle)
				);
				return {
					score: roll.score,
					modifier: roll.modifier,
					winner: roll.winner,
					attacker: { loss: attacker, code: roll.attacker.code },
					defender: { loss: defender, code: roll.defender.code }
				};
			})
		)
	);
const parts = <T>({ total, outcomes }: Distribution<T>) => [total, outcomes] as const;

/** What two results have in common that the score does not change. */
const alike = ({ winner, attacker, defender }: Result): string =>
	`${winner} ${attacker.loss}${attacker.code} ${defender.loss}${defender.code}`;

/** Who takes a loss: whoever has most EP; other questions by the first answer. */
const answer = (game: Game, state: State, options: readonly Option[]): Option | undefined => {
	let best = options[0];
	let most = -1;
	for (const option of options) {
		if (option.command.type !== 'take') return options[0];
		const { ep } = unitOf(game, state, option.command.unit);
		if (ep > most) [best, most] = [option, ep];
	}
	return best;
};

/** EP that a side had before and has not now; leaving the map is no loss. */
const lostBy = (before: State, after: State, role: Role): number => {
	const player = playerIn(before, role);
	let lost = 0;
	before.units.forEach((unit, at) => {
		const now = after.units[at];
		if (unit !== now && now && unit.player === player) lost += Math.max(0, unit.ep - now.ep);
	});
	return lost;
};

const routsOn = (before: State, after: State, role: Role): boolean => {
	const player = playerIn(before, role);
	return after.units.some(
		(unit, at) =>
			unit.player === player && unit.mode === 'routed' && before.units[at]?.mode !== 'routed'
	);
};

/** 6, 8.2.7 What the attacked place has come to. */
const hexOf = (game: Game, before: State, after: State): FightEnd['hex'] => {
	const fight = after.combat?.fight;
	if (!fight) return 'holds';
	const defender = { player: playerIn(before, 'defender'), at: fight.place };
	if (stackAt(game, after, defender).some(({ id }) => stopsLines(counterOf(game, id).type)))
		return 'holds';
	// 6 Insurgents stand there already.
	if (stackAt(game, after, { player: playerIn(before, 'attacker'), at: fight.place }).length > 0)
		return 'falls';
	if (fight.result?.winner !== 'attacker') return 'vacated';
	const owes = combatOwed(game, after);
	// If only one can enter, it does so unasked.
	const enters =
		owes.kind === 'auto'
			? owes.events.some(({ type }) => type === 'advanced')
			: owes.kind === 'player';
	return enters ? 'falls' : 'vacated';
};

/** 8.2.6 On from a state by the usual answers, until the winner would advance; the chances of tanks and cars with it. */
const onwards = (
	game: Game,
	before: State,
	from: State,
	surrendered = false
): Distribution<FightEnd> => {
	let state = from;
	let surrenders = surrendered;
	const give = (facts: readonly Fact[]): void => {
		for (const fact of facts) {
			// 8.2.6 Who is taken on the way of a rout has not surrendered; vehicles are destroyed.
			if (fact.type === 'removed' && fact.rule === '8.2.6') {
				const { player, ep } = unitOf(game, state, fact.unit);
				surrenders ||= ep > 0 && player !== state.player;
			}
			state = evolve(game, state, fact);
		}
	};
	for (;;) {
		const { combat } = state;
		const fight = combat?.fight;
		const idle =
			combat?.retreats.length === 0 && combat.disorder.length === 0 && state.tolls.length === 0;
		if (!fight || (idle && fight.stage === 'advance')) break;
		const owes = tollOwed(game, state) ?? combatOwed(game, state);
		if (owes.kind === 'auto') give(owes.events);
		else if (owes.kind === 'player') give(answer(game, state, owes.options)?.events() ?? []);
		else if (owes.kind === 'dice')
			return followed(chances(owes.draw), (facts) =>
				onwards(
					game,
					before,
					facts.reduce((now, fact) => evolve(game, now, fact), state),
					surrenders
				)
			);
		else break;
	}
	return certain({
		hex: hexOf(game, before, state),
		attackerLost: lostBy(before, state, 'attacker'),
		defenderLost: lostBy(before, state, 'defender'),
		attackerRouts: routsOn(before, state, 'attacker'),
		defenderRouts: routsOn(before, state, 'defender'),
		surrenders
	});
};

/** 8.2 The exact chances of everything that an attack may come to, by the usual answers of both sides. */
export const courseOf = (
	game: Game,
	{ state }: Scene,
	results: Distribution<Result>
): Distribution<FightEnd> => {
	const { outcomes } = merged(...parts(results), alike);
	const ends = followed({ total: results.total, outcomes }, (result) =>
		onwards(
			game,
			state,
			[
				{ type: 'attackFought', ...result } as const,
				{ type: 'stageBegan', stage: 'loserLosses' } as const
			].reduce<State>((now, fact) => evolve(game, now, fact), state)
		)
	);
	return merged(...parts(ends));
};
