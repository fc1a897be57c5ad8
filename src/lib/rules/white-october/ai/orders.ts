import { imagined } from '../engine/ahead/imagine.ts';
import { isOf, isStep, type Command, type Step } from '../engine/commands.ts';
import { counterOf, indexOf, unitOf, type Game } from '../engine/game.ts';
import { draftOn, type Table } from '../engine/orders/draft.ts';
import type { State, UnitId } from '../engine/state.ts';
import { prospectOf } from '../engine/ahead/preview.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { couldWin, declareAll } from './fights.ts';
import { epAt, toSide, worthOf } from './ground.ts';
import { nextEntry, nextMove } from './moves.ts';

/** A chance for the attacker from which defenders would rather slip away. */
const HOPELESS = 0.8;

/** 9.1 The level of fatigue that is tested. */
const TESTED = 5;

/** 11.2.2 What is raised first: a point brings four EP of detachments. */
const RAISED = ['detachments', 'communist', 'military_units', 'barricade'];

const best = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const front = (id: UnitId): number => {
		const unit = unitOf(game, state, id);
		const enemy = toSide(game, state, unit.player === 'white' ? 'red' : 'white');
		return -(enemy[indexOf(game, unit.at)] ?? 99);
	};
	const offensive = bestOf(
		commands.filter(isOf('declare')),
		(one) => (one.offensive ? 2 : 0) - (one.rest ? 1 : 0)
	);
	return (
		offensive ??
		commands.find(isOf('enlist')) ??
		bestOf(
			commands.filter(isOf('place')),
			({ unit, place }) =>
				worthOf(
					game,
					state,
					unitOf(game, state, unit).player,
					indexOf(game, place),
					unitOf(game, state, unit).ep,
					0
				) - epAt(game, state, unitOf(game, state, unit).player, indexOf(game, place))
		) ??
		bestOf(
			commands.filter(isOf('restore')),
			({ unit }) => front(unit) + (counterOf(game, unit).morale ?? 0)
		) ??
		bestOf(
			commands.filter(isOf('raise')),
			({ action, place }) =>
				-10 * RAISED.indexOf(action) + (place === undefined ? 0 : -indexOf(game, place) / 1000)
		) ??
		bestOf(commands.filter(isOf('recruit')), ({ unit }) => unitOf(game, state, unit).ep) ??
		bestOf(
			commands.filter(isOf('rally')),
			({ formation }) =>
				state.units.filter(
					({ id, loyalty, fate }) =>
						fate === 'map' && loyalty !== 'firm' && counterOf(game, id).formation === formation
				).length,
			0
		) ??
		commands.find(isOf('counter')) ??
		bestOf(commands.filter(isOf('desert')), ({ unit }) => {
			if (unit === null) return -20;
			const { ep } = unitOf(game, state, unit);
			return -front(unit) - (ep === 1 ? 5 : 0) - (counterOf(game, unit).morale ?? 0);
		}) ??
		bestOf(commands.filter(isOf('take')), ({ unit }) => unitOf(game, state, unit).ep) ??
		commands.find(isOf('serve')) ??
		commands.find(isOf('support')) ??
		commands.find(isOf('play')) ??
		advances(game, state, commands)
	);
};

/** 8.2.7 White goes as far as he can; Red takes what was lost and holds. */
const advances = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const open = commands.filter(isOf('advance'));
	const pass = commands.find(isOf('pass'));
	const player = open[0] ? unitOf(game, state, open[0].unit).player : 'white';
	if (player === 'red' && pass && (state.combat?.fight?.advanced.length ?? 0) > 0) return pass;
	return bestOf(open, ({ unit, path }) => {
		const { ep } = unitOf(game, state, unit);
		return worthOf(game, state, player, indexOf(game, path.at(-1) ?? ''), ep, 0) + ep;
	});
};

/** 8.2.3 Do the defenders stand? */
const stands = (game: Game, state: State, commands: readonly Command[]): Command | undefined => {
	const fight = state.combat?.fight;
	if (!fight || !commands.some(isOf('leave'))) return undefined;
	const attack = { hex: fight.place, units: fight.attackers, hq: fight.hq };
	const hope = imagined(game, state, attack) && prospectOf(game, state, attack);
	return commands.find(isOf(hope && hope.falls >= HOPELESS ? 'leave' : 'stand'));
};

/** Questions of the same kind that are answered in one list. */
const LISTED: readonly Command['type'][] = [
	'restore',
	'recruit',
	'desert',
	'support',
	'take',
	'advance',
	'place',
	'raise',
	'run'
];

/** The answers to one question as a list, for as long as it is asked of the same player. */
const listed = (table: Table, state: State): Command | undefined => {
	const game = table.game(state);
	const draft = draftOn(table, state);
	const asked = draft.waiting();
	const kind = LISTED.find((type) => asked.commands.some((one) => one.type === type));
	const fight = state.combat?.fight?.attack;
	const steps: Step[] = [];
	for (;;) {
		const { player, commands } = draft.waiting();
		if (player !== asked.player || !commands.some(({ type }) => type === kind)) break;
		if (draft.now().combat?.fight?.attack !== fight || draft.now().step !== state.step) break;
		const step =
			stands(game, draft.now(), commands) ?? best(game, draft.now(), commands) ?? commands[0];
		if (!step || !isStep(step) || draft.give(step)) break;
		steps.push(step);
	}
	return steps.length > 1 ? { type: 'order', steps } : steps[0];
};

/** The greedy player: takes whatever promises most at once, by exact chances; the same answer every time. */
export const orders = (table: Table, state: State, offered: readonly Command[]): Command => {
	const [first] = offered;
	if (!first) throw new Error('Nothing to choose from.');
	const game = table.game(state);
	const done = offered.find(isOf('done'));
	const sequences = offered.filter(isOf('sequence'));
	const combat = sequences.find(({ kind }) => kind === 'combat');
	if (combat && couldWin(table, state, combat)) return combat;
	if (sequences.length > 0) return sequences.find(({ kind }) => kind === 'movement') ?? first;
	if (state.combat?.stage === 'declare' && done) return declareAll(table, state, offered) ?? done;
	if (state.sequence === 'movement' && !state.running && !offered.some(isOf('place'))) {
		// 7.4, 9.1 The first marches cost nothing: fatigue is tested from 5 on.
		const march = offered.find(isOf('march'));
		if (march && state.fatigue + 1 < TESTED) return march;
		// Whoever is on the map first: those who come in would count as judged, and all before them with them.
		return (
			(state.moving === null ? nextMove(table, state, offered) : undefined) ??
			nextEntry(table, state, offered) ??
			done ??
			offered.find(isOf('rest')) ??
			offered.find(isOf('pick')) ??
			first
		);
	}
	if (LISTED.some((type) => offered.some((one) => one.type === type))) {
		const list = listed(table, state);
		if (list) return list;
	}
	return stands(game, state, offered) ?? best(game, state, offered) ?? done ?? first;
};
