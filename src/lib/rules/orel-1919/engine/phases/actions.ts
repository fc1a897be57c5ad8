import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { distance, NOWHERE, sideTowards, type Hex } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { mayDeclareAttack } from '../../rules/05-command.ts';
import {
	attackCost,
	barrageCost,
	mayAct,
	mayAttack,
	mayAttackInto,
	mayBegin,
	mayFireBarrage,
	mayGiveSupport,
	mayJoin
} from '../../rules/07-movement/07-2-attacks.ts';
import { mayDig } from '../../rules/07-movement/07-3-entrenchment.ts';
import { mayAttackTogether, type Coordinating } from '../../rules/08-combat/08-6-coordination.ts';
import { moverOf, QUARTERS } from '../../book.ts';
import {
	enemyOf,
	isArtillery,
	isCombatUnit,
	isDepot,
	isInfantry,
	isTrain,
	isVehicle,
	type AttackKind
} from '../../types.ts';
import type { Command, CommandOf } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { fieldOf, unitsIn } from '../map/field.ts';
import { counterOf, hexIndex, jointNow, unitOf, type Game } from '../game.ts';
import { inEnemyZoc } from '../moves/ends.ts';
import { leftOf } from '../moves/mover.ts';
import { isAsleep } from '../setup.ts';
import type { Attack, State, Unit, UnitId } from '../state.ts';
import { tqOf } from '../quality.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-phases.ts';

/**
 * 5.1, 8.6.1 The formations that attack together although they are several: all Letton units; the 8th Cavalry Division
 * from its day on.
 */
const jointGroup = (game: Game, state: State, id: UnitId): string | null =>
	jointNow(game, state).find(({ units, division }) =>
		division === undefined ? units.includes(id) : counterOf(game, id).division === division
	)?.id ?? null;

/** 8.6.1 A unit as seen by those that would attack with it. */
export const coordinating = (game: Game, state: State, id: UnitId): Coordinating => {
	const counter = counterOf(game, id);
	const unit = unitOf(game, state, id);
	return {
		hex: unit.hex ?? '',
		tq: tqOf(game, unit),
		vehicle: isVehicle(counter.type),
		recruits: counter.type === 'recruits',
		formation: counter.formation ?? null,
		division: counter.division ?? null,
		group: jointGroup(game, state, id)
	};
};

/** 7.2 May the moving unit take any action except digging in? */
const acts = (game: Game, state: State, unit: Unit): Decision<never> => {
	const { mode, unsupplied } = unit;
	return mayAct({
		type: counterOf(game, unit.id).type,
		mode,
		inactive: isAsleep(game, state, unit.id),
		marching: state.moving?.marching === true,
		unsupplied
	});
};

/** 5.3 A unit out of command in a ZoC needs a check to attack. */
const mayDareAttack = (game: Game, state: State, unit: Unit): Decision<never> =>
	unit.command ||
	mayDeclareAttack(false, inEnemyZoc(game, state, unit), state.moving?.dared === 'passed')
		? accept()
		: refuse('5.3', say(words.outOfCommandInAZocATqCheckFirst));

const unpaid = refuse('7.2', say(words.itDoesNotHaveEnoughMovementPoints));

/** 7.1.4, 7.2 What a unit pays for ending its move like this, in MP; for digging it gives what it has (7.3). */
export const endCost = (game: Game, { id, player }: Unit, command: Command): number => {
	const { type, shock } = counterOf(game, id);
	switch (command.type) {
		case 'form':
			return 1;
		case 'attack':
			return attackCost(game.book, command.kind, { type, player, shock });
		case 'support':
			return attackCost(game.book, command.of, { type, player, shock });
		case 'barrage':
			return barrageCost(game.book, type);
		default:
			return 0;
	}
};

/** 7.2 Does the moving unit have that much left? */
const pays = (game: Game, state: State, unit: Unit, command: Command): boolean =>
	leftOf(game, state) >= endCost(game, unit, command) * QUARTERS;

const side = (game: Game, unit: Unit, hex: Hex): number =>
	sideTowards(game.board.grid, hexIndex(game, unit.hex), hexIndex(game, hex));

/** 7.2, 9 May it attack into this hex at all? */
const attacksInto = (game: Game, state: State, unit: Unit, hex: Hex): Decision<never> => {
	const { type } = counterOf(game, unit.id);
	const { board } = game;
	const over = side(game, unit, hex);
	const slot = hexIndex(game, unit.hex) * 6 + over;
	const enemies = unitsIn(game, state, hex).filter(({ player }) => player !== unit.player);
	const kinds = enemies.map(({ id }) => counterOf(game, id).type);
	return mayAttackInto(type, {
		adjacent: over >= 0,
		enemies: enemies.length > 0,
		loneTrain:
			kinds.some(isTrain) && !kinds.some((kind) => isCombatUnit(kind) || isArtillery(kind)),
		railLeads: board.rail[slot] === 1,
		open: (board.cost[moverOf(type)][slot] ?? -1) >= 0,
		lake: board.water[slot] === 'lake'
	});
};

/** 8.6.1 May it join this attack, or begin one? */
const joins = (
	game: Game,
	state: State,
	unit: Unit,
	attack: Attack | undefined,
	kind: AttackKind,
	hex: Hex
): Decision<never> => {
	const { type } = counterOf(game, unit.id);
	if (!attack) return mayBegin(type);
	const allowed = mayJoin(type, {
		same: attack.kind === kind && attack.hex === hex,
		trains: attack.units.some((id) => isTrain(counterOf(game, id).type)),
		fromItsHex: attack.units.some((id) => unitOf(game, state, id).hex === unit.hex)
	});
	if (!allowed.ok) return allowed;
	const { grid } = game.board;
	return mayAttackTogether(
		{
			kind,
			player: unit.player,
			units: [...attack.units, unit.id].map((id) => coordinating(game, state, id))
		},
		(one, two) => distance(grid, hexIndex(game, one), hexIndex(game, two)) === 1
	);
};

/** 7.2 Declares an attack, which is not fought yet. A stack in Orel that attacks is in the suburbs from now on (7.1.1). */
const attack = (
	game: Game,
	state: State,
	unit: Unit,
	command: CommandOf<'attack'>
): Decision<Fact> => {
	const { kind, hex, join, pays: giver } = command;
	const counter = counterOf(game, unit.id);
	const joined = state.attacks.find(({ id }) => id === join);
	if (join !== null && !joined) return refuse('7.2', say(words.noSuchAttackHasBeenDeclared));
	const acting = acts(game, state, unit);
	if (!acting.ok) return acting;
	const attacking = mayAttack(counter.type);
	if (!attacking.ok) return attacking;
	const into = attacksInto(game, state, unit, hex);
	if (!into.ok) return into;
	if (!pays(game, state, unit, command)) return unpaid;
	const dared = mayDareAttack(game, state, unit);
	if (!dared.ok) return dared;
	const joining = joins(game, state, unit, joined, kind, hex);
	if (!joining.ok) return joining;
	const orel = game.board.grid.hexes[game.board.orel];
	const out: Fact[] =
		unit.hex === orel && state.orel === 'centre'
			? [{ type: 'placedInOrel', place: 'suburbs', chosen: false }]
			: [];
	return accept<Fact>(
		{
			type: 'attackDeclared',
			unit: unit.id,
			attack: joined?.id ?? state.nextAttack,
			kind,
			hex,
			...(giver === undefined ? {} : { pays: giver })
		},
		...out
	);
};

/** 7.2 Guns and trains make ready to support an attack. */
const support = (
	game: Game,
	state: State,
	unit: Unit,
	command: CommandOf<'support'>
): Decision<Fact> => {
	const acting = acts(game, state, unit);
	if (!acting.ok) return acting;
	const supporting = mayGiveSupport(counterOf(game, unit.id).type);
	if (!supporting.ok) return supporting;
	if (!pays(game, state, unit, command)) return unpaid;
	return accept<Fact>({ type: 'supportReadied', unit: unit.id, of: command.of });
};

/** 7.2, 8.3.1 Guns and trains make ready for a barrage. */
const barrage = (game: Game, state: State, unit: Unit): Decision<Fact> => {
	const { type } = counterOf(game, unit.id);
	const acting = acts(game, state, unit);
	if (!acting.ok) return acting;
	const firing = mayFireBarrage(type);
	if (!firing.ok) return firing;
	if (!pays(game, state, unit, { type: 'barrage' })) return unpaid;
	return accept<Fact>({ type: 'barrageReadied', unit: unit.id });
};

/** 7.3 Infantry and guns in command dig in, using their whole allowance; inactive units may too (OR-42). */
const dig = (game: Game, state: State, unit: Unit): Decision<Fact> => {
	const { moving } = state;
	const { command, mode, works } = unit;
	const allowed = mayDig({
		type: counterOf(game, unit.id).type,
		command,
		mode,
		fresh: !unit.moved && moving?.marching !== true && (moving?.spent ?? 0) === 0,
		works
	});
	if (!allowed.ok) return allowed;
	return accept<Fact>({ type: 'worksBegun', unit: unit.id });
};

/** 7.2, 7.3 An action at the end of a move. */
export const decideAction = (game: Game, state: State, command: Command): Decision<Fact> => {
	const { moving } = state;
	if (!moving) return refuse('7', say(words.noUnitIsMoving));
	const unit = unitOf(game, state, moving.unit);
	switch (command.type) {
		case 'attack':
			return attack(game, state, unit, command);
		case 'support':
			return support(game, state, unit, command);
		case 'barrage':
			return barrage(game, state, unit);
		case 'dig':
			return dig(game, state, unit);
		default:
			return refuse('7.2', say(words.noSuchAction));
	}
};

const KINDS: readonly AttackKind[] = ['prepared', 'hasty'];

/** 7.2, 7.3 Every action that the moving unit may end its move with. */
export const actionCommands = (game: Game, state: State): Command[] => {
	const { moving } = state;
	if (!moving) return [];
	const unit = unitOf(game, state, moving.unit);
	const { type } = counterOf(game, unit.id);
	const candidates: Command[] = [];
	if (isArtillery(type) || isTrain(type))
		candidates.push({ type: 'barrage' }, ...KINDS.map((of): Command => ({ type: 'support', of })));
	if (isInfantry(type) || isArtillery(type)) candidates.push({ type: 'dig' });
	if (!isArtillery(type) && !isDepot(type)) {
		const { grid } = game.board;
		const here = hexIndex(game, unit.hex);
		const enemies = fieldOf(game, state).held[enemyOf(unit.player)];
		for (let over = 0; over < 6; over++) {
			const next = grid.neighbours[here * 6 + over] ?? NOWHERE;
			if (next === NOWHERE) continue;
			const hex = grid.hexes[next] ?? '';
			if (enemies[next] !== 1) continue;
			for (const kind of KINDS) {
				candidates.push({ type: 'attack', kind, hex, join: null });
				for (const one of state.attacks)
					if (one.hex === hex && one.kind === kind)
						candidates.push({ type: 'attack', kind, hex, join: one.id });
			}
		}
	}
	return candidates.filter((command) => decideAction(game, state, command).ok);
};
