import { accept, type Decision } from '#lib/kernel/game/engine.ts';
import type { CommandOf } from './command.ts';
import { senseless, withPlayer } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState } from '../state.ts';

/** A player comes late to the table. */
export const joinPlayer = (
	state: BattleState,
	{ force, player }: CommandOf<'joinPlayer'>
): Decision<Fact> => {
	if (!state.header.forces.some(({ id }) => id === force))
		return senseless('There is no such force in this battle.');
	if (Object.hasOwn(state.players, player.id))
		return senseless('This player is at the table already.');
	if (!player.name.trim()) return senseless('A player needs a name.');
	return accept<Fact>({ type: 'playerJoined', force, player });
};

export const renamePlayer = (
	state: BattleState,
	{ player: id, name }: CommandOf<'renamePlayer'>
): Decision<Fact> =>
	withPlayer(state, id, ({ player }) => {
		if (!name.trim()) return senseless('A player needs a name.');
		if (player.name === name) return senseless('He is called so already.');
		return accept<Fact>({ type: 'playerRenamed', player: id, name });
	});

/** A player leaves the table, or comes back to it. */
export const setAway = (
	state: BattleState,
	{ player: id, absent }: CommandOf<'setAway'>
): Decision<Fact> =>
	withPlayer(state, id, (player) => {
		if (player.absent === absent) return senseless('It is so already.');
		return accept<Fact>({ type: 'playerAway', player: id, absent });
	});

/** He has done what he wants to do in this phase, or has not after all. */
export const setReady = (
	state: BattleState,
	{ player: id, ready }: CommandOf<'setReady'>
): Decision<Fact> =>
	withPlayer(state, id, (player) =>
		player.ready === ready
			? senseless('It is so already.')
			: accept<Fact>({ type: 'playerReady', player: id, ready })
	);

/** Somebody else plays his units while he is away. */
export const standIn = (
	state: BattleState,
	{ player: id, by }: CommandOf<'standIn'>
): Decision<Fact> =>
	withPlayer(state, id, (player) => {
		if (player.takenOverBy === by) return senseless('It is so already.');
		if (by === id) return senseless('A player cannot stand in for himself.');
		const stoodIn: Fact = { type: 'playerStoodIn', player: id, by };
		return by === null ? accept(stoodIn) : withPlayer(state, by, () => accept(stoodIn));
	});
