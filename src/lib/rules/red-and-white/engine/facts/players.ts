import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { FORCE_SCHEMAS } from '../../scenarios/schema.ts';
import type { Player } from '../../types.ts';
import { playerWith } from '../changed.ts';
import { freshPlayer } from '../table/muster.ts';
import { playerName } from '../table/unit.ts';
import { force, happens, name, player } from './parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/facts.ts';

const writtenPlayer: v.GenericSchema<unknown, Player> = FORCE_SCHEMAS.player;

/** Who sits at the table, and who plays for whom. */
export const PLAYERS = {
	/** A player who comes late. */
	playerJoined: happens(
		{ force, player: writtenPlayer },
		{
			evolve: (state, { force: home, player: one }) => ({
				...state,
				players: { ...state.players, [one.id]: freshPlayer(one, home) }
			}),
			fits: ({ players }, fact) => !Object.hasOwn(players, fact.player.id),
			tell: (fact) => say(words.playerComesToTheTable, { player: fact.player.name })
		}
	),
	playerRenamed: happens(
		{ player, name },
		{
			evolve: (state, fact) =>
				playerWith(state, fact.player, (old) => ({ player: { ...old.player, name: fact.name } })),
			tell: (fact, { before }) =>
				say(words.playerIsCalledNameNow, {
					player: playerName(before, fact.player),
					name: fact.name
				})
		}
	),
	playerAway: happens(
		{ player, absent: v.boolean() },
		{
			evolve: (state, { player: id, absent }) => playerWith(state, id, () => ({ absent })),
			tell: (fact, { after }) =>
				say(fact.absent ? words.playerLeavesTheTable : words.playerIsBack, {
					player: playerName(after, fact.player)
				})
		}
	),
	playerStoodIn: happens(
		{ player, by: v.nullable(player) },
		{
			evolve: (state, { player: id, by }) => playerWith(state, id, () => ({ takenOverBy: by })),
			tell: ({ player: id, by }, { after }) => {
				const values = { player: playerName(after, id) };
				return by === null
					? say(words.nobodyStandsInForPlayer, values)
					: say(words.byStandsInForPlayer, { by: playerName(after, by), ...values });
			}
		}
	),
	playerReady: happens(
		{ player, ready: v.boolean() },
		{
			evolve: (state, { player: id, ready }) => playerWith(state, id, () => ({ ready })),
			tell: (fact, { after }) =>
				say(fact.ready ? words.playerIsDone : words.playerIsNotDoneYet, {
					player: playerName(after, fact.player)
				})
		}
	)
} as const;
