import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { Fact } from '../facts/fact.ts';
import type { Of } from '../facts/parts.ts';
import { PLAYERS } from '../facts/players.ts';
import type { BattleState } from '../state.ts';
import { asks, senseless, withPlayer } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** A player comes late to the table. */
const join = (
	state: BattleState,
	{ force, player }: Of<typeof PLAYERS.playerJoined.entries>
): Decision<Fact> => {
	if (!state.header.forces.some(({ id }) => id === force))
		return senseless(words.thereIsNoSuchForceInThisBattle);
	if (Object.hasOwn(state.players, player.id))
		return senseless(words.thisPlayerIsAtTheTableAlready);
	if (!player.name.trim()) return senseless(words.aPlayerNeedsAName);
	return accept<Fact>({ type: 'playerJoined', force, player });
};

/** Who sits at the table, and who plays for whom. */
export const PLAYER_COMMANDS = {
	joinPlayer: asks(PLAYERS.playerJoined.entries, join),
	renamePlayer: asks(PLAYERS.playerRenamed.entries, (state, { player: id, name }) =>
		withPlayer(state, id, ({ player }) => {
			if (!name.trim()) return senseless(words.aPlayerNeedsAName);
			if (player.name === name) return senseless(words.heIsCalledSoAlready);
			return accept<Fact>({ type: 'playerRenamed', player: id, name });
		})
	),
	/** A player leaves the table, or comes back to it. */
	setAway: asks(PLAYERS.playerAway.entries, (state, { player: id, absent }) =>
		withPlayer(state, id, (player) =>
			player.absent === absent
				? senseless(words.itIsSoAlready)
				: accept<Fact>({ type: 'playerAway', player: id, absent })
		)
	),
	/** Another player plays his units while he is away. */
	standIn: asks(PLAYERS.playerStoodIn.entries, (state, { player: id, by }) =>
		withPlayer(state, id, (player) => {
			if (player.takenOverBy === by) return senseless(words.itIsSoAlready);
			if (by === id) return senseless(words.aPlayerCannotStandInForHimself);
			const stoodIn: Fact = { type: 'playerStoodIn', player: id, by };
			return by === null ? accept(stoodIn) : withPlayer(state, by, () => accept(stoodIn));
		})
	),
	/** He has finished with this phase, or has not after all. */
	setReady: asks(PLAYERS.playerReady.entries, (state, { player: id, ready }) =>
		withPlayer(state, id, (player) =>
			player.ready === ready
				? senseless(words.itIsSoAlready)
				: accept<Fact>({ type: 'playerReady', player: id, ready })
		)
	)
} as const;
