import { die } from '#lib/kernel/dice/draw.ts';
import type { Fact } from '../engine/facts.ts';
import { type Game, unitOf } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { tqCheck } from '../engine/quality.ts';
import { playerTurn, type Playing, type State, type UnitId } from '../engine/state.ts';
import { eventOf, heldUntil, RAID_SUCCEEDS_FROM } from '../rules/06-events.ts';
import type { EventName } from '../types.ts';
import { words } from '../words/en/procedures.ts';

/** 6 The active player draws his event: suffered at once, or kept in hand until the end of the next player turn. */
export const randomEvent = (game: Game, state: State): Owed => {
	const { player } = state;
	return dice(
		'random-event',
		player,
		[],
		die(100, { label: words.randomEvent, rule: '6' }).map((face): readonly Fact[] => {
			const event = eventOf(game.book, player, face);
			const kind = game.book.charts.RANDOM_EVENTS.at(event, 'kind');
			const until = kind === 'controlled' ? heldUntil(playerTurn(state)) : 0;
			const drawn: Fact = { type: 'eventDrawn', player, event, face, until };
			if (kind !== 'suffered') return [drawn];
			if (event === 'Civil Exactions') return [drawn, { type: 'exactionsMade', player, points: 1 }];
			return [drawn, { type: 'eventSuffered', player, event }];
		})
	);
};

/** 6.1 Treachery or Desertion: a unit that fails its TQ check loses a step, with Treachery to the enemy. */
export const loyalty = (game: Game, state: State, id: UnitId, event: EventName): Owed => {
	const unit = unitOf(game, state, id);
	const check = tqCheck(game, unit, {
		label: words.treacheryOrDesertion,
		rule: '6.1',
		word: words.stays,
		other: words.aStepLeaves
	});
	const prisoners = event === 'Treachery' ? 1 : 0;
	return dice(
		'loyalty',
		unit.player,
		[id],
		check.map((stays): readonly Fact[] => [
			{ type: 'loyaltyChecked', unit: id, stays },
			...(stays
				? []
				: [{ type: 'stepsLost', rule: '6.1', unit: id, steps: 1, prisoners } as const]),
			{ type: 'eventOver', event }
		])
	);
};

/** 6.2 A Raid succeeds on 3 or more: the unit becomes Unsupplied, or out of command. */
export const raid = ({ player, unit, choice }: Playing): Owed =>
	dice(
		'raid',
		player,
		[unit],
		die(6, {
			label: words.raid,
			rule: '6.2',
			needs: { from: RAID_SUCCEEDS_FROM, to: 6, word: words.works, other: words.fails }
		}).map((face): readonly Fact[] => [
			{ type: 'raidOver', unit, against: choice, works: face >= RAID_SUCCEEDS_FROM }
		])
	);

/** 6.2 Personal Initiative: a unit that passes its TQ check is in command again. */
export const personalInitiative = (game: Game, state: State, { player, unit }: Playing): Owed =>
	dice(
		'personal-initiative',
		player,
		[unit],
		tqCheck(game, unitOf(game, state, unit), {
			label: words.personalInitiative,
			rule: '6.2',
			word: words.inCommand,
			other: words.noHelp
		}).map((works): readonly Fact[] => [{ type: 'initiativeOver', unit, works }])
	);
