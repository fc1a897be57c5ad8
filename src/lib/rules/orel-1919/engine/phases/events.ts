import { loyalty, randomEvent } from '../../procedures/events.ts';
import { afflictedAs, maySuffer, rumorsLast } from '../../rules/06-events.ts';
import { enemyOf, type EventName } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { auto, choice, type Option, type Owed } from '../owed.ts';
import { playerTurn, type State, type Unit, type UnitId } from '../state.ts';

/** 6.1 The formation of a unit for events. */
const bandOf = (game: Game, unit: Unit): string | null => afflictedAs(counterOf(game, unit.id));

/** 6.1 May this unit suffer this event? */
const exposed = (game: Game, state: State, unit: Unit, event: EventName): boolean =>
	unit.fate === 'map' &&
	unit.player === state.player &&
	maySuffer(event, counterOf(game, unit.id).type, unit.command);

/** 6.1 The formations that can suffer this event. */
const bands = (game: Game, state: State, event: EventName): string[] => [
	...new Set(
		state.units.flatMap((unit) => {
			const band = bandOf(game, unit);
			return band !== null && exposed(game, state, unit, event) ? [band] : [];
		})
	)
];

/** 6.1 The units of a formation that can suffer it. */
export const victims = (game: Game, state: State, event: EventName, formation: string): Unit[] =>
	state.units.filter(
		(unit) => bandOf(game, unit) === formation && exposed(game, state, unit, event)
	);

/** 6.1 The player turn to whose end rumors that begin now last. */
const until = ({ book }: Game, state: State): number =>
	rumorsLast(
		book.readings['OR-59'],
		playerTurn(state),
		playerTurn({ turn: state.turn, player: 'red' })
	);

/** 6.1 The opponent names the formation; Defeatist Rumors affect all of it. */
const formations = (game: Game, state: State, event: EventName): readonly Option[] =>
	bands(game, state, event).map((formation) => ({
		command: { type: 'afflict', formation },
		events: () => {
			if (event !== 'Defeatist Rumors') return [{ type: 'formationNamed', formation }];
			const units = victims(game, state, event, formation).map(({ id }) => id);
			return [
				{ type: 'rumorsSpread', units, until: until(game, state) },
				{ type: 'eventOver', event }
			];
		}
	}));

const suffered = (event: EventName, unit: UnitId): readonly Fact[] => {
	switch (event) {
		case 'Attrition':
			return [
				{ type: 'stepsLost', rule: '6.1', unit, steps: 1, prisoners: 0 },
				{ type: 'eventOver', event }
			];
		case 'Treachery':
		case 'Desertion':
			return [{ type: 'unitNamed', unit }];
		default:
			return [
				{ type: 'commandLost', rule: '6.1', unit },
				{ type: 'eventOver', event }
			];
	}
};

/** 6 The event is drawn; a suffered one asks for a formation, then for a unit, then for its check. */
export const eventsOwed = (game: Game, state: State): Owed => {
	const { suffering, player } = state;
	if (game.book.options.events === 'not_used') return auto({ type: 'phaseEnded' });
	if (!suffering) return state.rolled ? auto({ type: 'phaseEnded' }) : randomEvent(game, state);
	const { event, formation, unit } = suffering;
	if (unit !== null) return loyalty(game, state, unit, event);
	const options =
		formation === null
			? formations(game, state, event)
			: victims(game, state, event, formation).map(({ id }): Option => ({
					command: { type: 'suffer', unit: id },
					events: () => suffered(event, id)
				}));
	if (options.length === 0) return auto({ type: 'eventOver', event });
	return choice(formation === null ? enemyOf(player) : player, '6.1', options);
};
