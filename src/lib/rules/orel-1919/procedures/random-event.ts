import { die } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../book.ts';
import type { Fact } from '../engine/facts.ts';
import type { Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { playerTurn, type State } from '../engine/state.ts';
import { EVENTS, type EventName, type Player } from '../types.ts';

/** 6 The event of a d100 for a player. */
export const eventOf = ({ charts }: Book, player: Player, face: number): EventName =>
	EVENTS.find((event) => {
		const to = charts.RANDOM_EVENTS.at(event, player);
		return typeof to === 'number' && face <= to;
	}) ?? 'Nothing Exceptional';

/** 6 The active player draws his event: suffered at once, or kept in hand up to the end of the next player turn. */
export const randomEvent = (game: Game, state: State): Owed => {
	const { player } = state;
	return dice(
		'random-event',
		player,
		[],
		die(100, { label: 'Random event', rule: '6' }).map((face): readonly Fact[] => {
			const event = eventOf(game.book, player, face);
			const kind = game.book.charts.RANDOM_EVENTS.at(event, 'kind');
			const until = kind === 'controlled' ? playerTurn(state) + 1 : 0;
			const drawn: Fact = { type: 'eventDrawn', player, event, face, until };
			if (kind !== 'suffered') return [drawn];
			if (event === 'Civil Exactions') return [drawn, { type: 'exactionsMade', player, points: 1 }];
			return [drawn, { type: 'eventSuffered', player, event }];
		})
	);
};
