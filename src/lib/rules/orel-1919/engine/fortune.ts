import { ask, die, type Draw } from '#lib/kernel/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/engine.ts';
import { distance, NOWHERE } from '#lib/kernel/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	enemyOf,
	EVENTS,
	isCavalry,
	isDepot,
	isInfantry,
	isVehicle,
	type EventName
} from '../types.ts';
import type { Command } from './commands.ts';
import type { OrelEvent } from './events.ts';
import { counterOf, unitOf, type Game } from './game.ts';
import { tqOf } from './quality.ts';
import { playerTurn, type State, type Suffering, type Unit } from './state.ts';
import type { Waiting } from './waiting.ts';

/** 6 The event of a d100 for the active player. */
export const eventOf = (game: Game, state: State, face: number): EventName => {
	const { RANDOM_EVENTS } = game.book.charts;
	const found = EVENTS.find((event) => {
		const to = RANDOM_EVENTS.at(event, state.player);
		return typeof to === 'number' && face <= to;
	});
	return found ?? 'Nothing Exceptional';
};

const hundred: Draw<number> = die(100, { label: 'Random event', rule: '6' });

/** 6.1 The formation of a unit, or its division where it is independent. */
const bandOf = (game: Game, unit: Unit): string | null => {
	const { formation, division, type } = counterOf(game, unit.id);
	return isVehicle(type) || isDepot(type) ? null : (formation ?? division ?? null);
};

/** 6.1 May this unit suffer this event? */
const exposed = (game: Game, state: State, unit: Unit, event: EventName): boolean => {
	if (unit.fate !== 'map' || unit.player !== state.player) return false;
	const { type } = counterOf(game, unit.id);
	switch (event) {
		case 'Treachery':
		case 'Desertion':
			return isInfantry(type);
		case 'Brewery':
		case "Soldiers' Soviet":
			return unit.command;
		default:
			return true;
	}
};

const bands = (game: Game, state: State, event: EventName): string[] => [
	...new Set(
		state.units.flatMap((unit) => {
			const band = bandOf(game, unit);
			return band !== null && exposed(game, state, unit, event) ? [band] : [];
		})
	)
];

const victims = (game: Game, state: State, { event, formation }: Suffering): Unit[] =>
	state.units.filter(
		(unit) => bandOf(game, unit) === formation && exposed(game, state, unit, event)
	);

/** 6 The events phase has nothing to ask when the events are not used, or when all is done. */
export const settleFortune = (game: Game, state: State): OrelEvent[] => {
	if (game.book.options.events === 'not_used') return [{ type: 'phaseEnded' }];
	const { suffering } = state;
	if (!suffering) return state.rolled ? [{ type: 'phaseEnded' }] : [];
	const empty =
		suffering.formation === null
			? bands(game, state, suffering.event).length === 0
			: suffering.unit === null && victims(game, state, suffering).length === 0;
	return empty ? [{ type: 'suffers', suffering: null }] : [];
};

/** 6.1 The check of Treachery and Desertion. */
const loyalty = (game: Game, unit: Unit): Draw<boolean> => {
	const tq = tqOf(game, unit);
	return die(6, {
		label: 'Treachery or desertion',
		rule: '6.1',
		needs: { from: 1, to: tq, word: 'stays', other: 'a step leaves' }
	}).map((face) => face <= tq);
};

const fortuneDraw = (game: Game, state: State): Draw<number | boolean> | undefined => {
	const { suffering, rolled } = state;
	if (suffering?.unit) return loyalty(game, unitOf(game, state, suffering.unit));
	return rolled || suffering ? undefined : hundred;
};

/** 6 Who owes what in the events phase: the roll, a formation, a unit. */
export const fortuneWaiting = (game: Game, state: State): Waiting => {
	const { suffering, player } = state;
	const draw = fortuneDraw(game, state);
	if (draw) {
		const asked = ask<number | boolean>(draw, []);
		if (asked.state === 'waiting') return { kind: 'dice', player, call: asked.call };
	}
	if (!suffering) return { kind: 'player', player, commands: [{ type: 'done' }] };
	if (suffering.formation === null)
		return {
			kind: 'player',
			player: enemyOf(player),
			commands: bands(game, state, suffering.event).map((formation) => ({
				type: 'afflict',
				formation
			}))
		};
	return {
		kind: 'player',
		player,
		commands: victims(game, state, suffering).map(({ id }) => ({ type: 'suffer', unit: id }))
	};
};

const drawn = (game: Game, state: State, face: number): OrelEvent[] => {
	const event = eventOf(game, state, face);
	const { player } = state;
	const kind = game.book.charts.RANDOM_EVENTS.at(event, 'kind');
	const chance: OrelEvent = {
		type: 'chanceDrawn',
		face,
		chance: { event, player, until: playerTurn(state) + 1 }
	};
	if (kind !== 'suffered') return [chance];
	if (event === 'Civil Exactions') return [chance, { type: 'exacted', player }];
	return [chance, { type: 'suffers', suffering: { event, player, formation: null, unit: null } }];
};

const lose = (unit: Unit, prisoners: number): OrelEvent => ({
	type: 'stepsLost',
	rule: '6.1',
	unit: unit.id,
	steps: 1,
	prisoners
});
const over: OrelEvent = { type: 'suffers', suffering: null };

const roll = (
	game: Game,
	state: State,
	throws: Extract<Command, { type: 'roll' }>['throws']
): Decision<OrelEvent> => {
	const draw = fortuneDraw(game, state);
	if (!draw) return refuse('6', say('No dice are called for.'));
	const asked = ask<number | boolean>(draw, throws);
	if (asked.state !== 'done' || asked.used !== throws.length)
		return refuse('6', say('These dice do not fit.'));
	const dice: OrelEvent = { type: 'diceThrown', rule: '6', throws };
	const { suffering } = state;
	if (typeof asked.value === 'number')
		return accept<OrelEvent>(dice, ...drawn(game, state, asked.value));
	const unit = unitOf(game, state, suffering?.unit ?? '');
	const prisoners = suffering?.event === 'Treachery' ? 1 : 0;
	return accept<OrelEvent>(dice, ...(asked.value ? [] : [lose(unit, prisoners)]), over);
};

const afflict = (game: Game, state: State, formation: string): Decision<OrelEvent> => {
	const { suffering } = state;
	if (!suffering || suffering.formation !== null)
		return refuse('6.1', say('No formation is to be named.'));
	if (!bands(game, state, suffering.event).includes(formation))
		return refuse('6.1', say('This formation cannot suffer it.'));
	if (suffering.event !== 'Defeatist Rumors')
		return accept<OrelEvent>({ type: 'suffers', suffering: { ...suffering, formation } });
	const units = victims(game, state, { ...suffering, formation }).map(({ id }) => id);
	return accept<OrelEvent>({ type: 'marked', rule: '6.1', units, marks: { rumors: true } }, over);
};

const suffer = (game: Game, state: State, id: string): Decision<OrelEvent> => {
	const { suffering } = state;
	if (!suffering || suffering.formation === null || suffering.unit !== null)
		return refuse('6.1', say('No unit is to be named.'));
	const unit = victims(game, state, suffering).find((one) => one.id === id);
	if (!unit) return refuse('6.1', say('This unit cannot suffer it.'));
	switch (suffering.event) {
		case 'Attrition':
			return accept<OrelEvent>(lose(unit, 0), over);
		case 'Treachery':
		case 'Desertion':
			return accept<OrelEvent>({ type: 'suffers', suffering: { ...suffering, unit: id } });
		default:
			return accept<OrelEvent>(
				{ type: 'marked', rule: '6.1', units: [id], marks: { command: false } },
				over
			);
	}
};

/** 6 A command of the events phase. */
export const decideFortune = (game: Game, state: State, command: Command): Decision<OrelEvent> => {
	switch (command.type) {
		case 'roll':
			return roll(game, state, command.throws);
		case 'afflict':
			return afflict(game, state, command.formation);
		case 'suffer':
			return suffer(game, state, command.unit);
		default:
			return refuse('6', say('The event comes first.'));
	}
};

const holds = (state: State, event: EventName, player: State['player']): boolean =>
	state.hand.some((one) => one.event === event && one.player === player);

/** 6.2 Personal Initiative: units out of command that may be helped. */
const initiative = (game: Game, state: State, unit: Unit): boolean =>
	unit.fate === 'map' && unit.player === state.player && !unit.command && tqOf(game, unit) > 0;

/** 6.2 Controlled events that may be played while nobody moves. */
export const fortuneCommands = (game: Game, state: State): Command[] =>
	holds(state, 'Personal Initiative', state.player)
		? state.units
				.filter((unit) => initiative(game, state, unit))
				.map(({ id }) => ({ type: 'play', event: 'Personal Initiative', unit: id }))
		: [];

/** 6.2 Raid: enemy units within six hexes of a friendly cavalry unit. */
export const raidTargets = (game: Game, state: State, player: State['player']): Unit[] => {
	const { grid, at } = game.board;
	const hexOf = (unit: Unit): number => at.get(unit.hex ?? '') ?? NOWHERE;
	const riders = state.units.filter(
		(unit) =>
			unit.fate === 'map' && unit.player === player && isCavalry(counterOf(game, unit.id).type)
	);
	return state.units.filter(
		(unit) =>
			unit.fate === 'map' &&
			unit.player !== player &&
			riders.some((rider) => distance(grid, hexOf(rider), hexOf(unit)) <= RAID_RANGE)
	);
};
const RAID_RANGE = 6;

/** 6.2 May a Raid be played at the end of this command phase (White's, at Red's)? */
export const mayRaid = (game: Game, state: State): boolean =>
	state.player === 'red' &&
	holds(state, 'Raid', 'white') &&
	raidTargets(game, state, 'white').length > 0;

/** 6.2 A Raid at the end of the Red command phase. */
export const raidCommands = (game: Game, state: State): Command[] => {
	return raidTargets(game, state, 'white').flatMap((unit) =>
		(['supply', 'command'] as const)
			.filter((choice) => choice === 'supply' || mayStray(game, unit))
			.map((choice): Command => ({ type: 'play', event: 'Raid', unit: unit.id, choice }))
	);
};

/** 5.1 Vehicles and depots are always in command. */
const mayStray = (game: Game, { id }: Unit): boolean => {
	const { type } = counterOf(game, id);
	return !isVehicle(type) && !isDepot(type);
};

const RAID: Draw<boolean> = die(6, {
	label: 'Raid',
	rule: '6.2',
	needs: { from: 3, to: 6, word: 'works', other: 'fails' }
}).map((face) => face >= 3);

const playDraw = (game: Game, state: State): Draw<boolean> | undefined => {
	const { playing } = state;
	if (!playing) return undefined;
	return playing.event === 'Raid' ? RAID : loyalty(game, unitOf(game, state, playing.unit));
};

/** 6.2 A controlled event has been played and calls for its die. */
export const playWaiting = (game: Game, state: State): Waiting => {
	const draw = playDraw(game, state);
	const asked = draw ? ask(draw, []) : undefined;
	const player = state.playing?.player ?? state.player;
	return asked?.state === 'waiting' ? { kind: 'dice', player, call: asked.call } : { kind: 'over' };
};

const played = (
	game: Game,
	state: State,
	throws: Extract<Command, { type: 'roll' }>['throws']
): Decision<OrelEvent> => {
	const { playing } = state;
	const draw = playDraw(game, state);
	const asked = draw ? ask(draw, throws) : undefined;
	if (!playing || asked?.state !== 'done' || asked.used !== throws.length)
		return refuse('6.2', say('These dice do not fit.'));
	const marks =
		playing.event === 'Personal Initiative'
			? { command: true }
			: playing.choice === 'supply'
				? { unsupplied: true }
				: { command: false };
	return accept<OrelEvent>(
		{ type: 'diceThrown', rule: '6.2', throws },
		...(asked.value
			? [{ type: 'marked', rule: '6.2', units: [playing.unit], marks } as const]
			: []),
		{ type: 'playing', playing: null }
	);
};

/** 6.2 Plays an event that throws a die: Personal Initiative in one's movement, a Raid where it is allowed. */
export const decidePlay = (game: Game, state: State, command: Command): Decision<OrelEvent> => {
	if (command.type === 'roll') return played(game, state, command.throws);
	if (command.type !== 'play' || state.playing) return refuse('6.2', say('The die comes first.'));
	const { event, unit, choice = 'supply' } = command;
	const player = event === 'Raid' ? 'white' : state.player;
	const plays =
		event === 'Raid'
			? holds(state, 'Raid', 'white') &&
				raidTargets(game, state, 'white').some(
					(one) => one.id === unit && (choice === 'supply' || mayStray(game, one))
				)
			: event === 'Personal Initiative' &&
				state.phase === 'movement' &&
				holds(state, event, player) &&
				initiative(game, state, unitOf(game, state, unit ?? ''));
	if (!plays || unit === undefined || (choice !== 'supply' && choice !== 'command'))
		return refuse('6.2', say('This event cannot be played so now.'));
	return accept<OrelEvent>(
		{ type: 'chancePlayed', event, player },
		{ type: 'playing', playing: { event, player, unit, choice } }
	);
};
