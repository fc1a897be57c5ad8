import {
	answerOf,
	loserOf,
	onlyOr,
	saidThere,
	yesOr,
	type Yes
} from '#lib/kernel/decided/standing.ts';
import { munitionsNeed } from '../../rules/08-combat/08-2-munitions.ts';
import { enemyOf, type Player, type UnitId } from '../../types.ts';
import { defendersThere } from '../combat/scene.ts';
import { proposal } from '../combat/before/ample.ts';
import type { CombatState, Fight } from '../combat/state.ts';
import type { Standing } from '../facts/schema.ts';
import { hexIndex, unitOf, type Game } from '../game.ts';
import type { Option, Owed } from '../owed.ts';
import { isFunctional, munitionsLeft } from '../map/supply.ts';
import type { State } from '../state.ts';

type Asked = Extract<Owed, { kind: 'player' }>;

/** What a player has said: for this phase, and otherwise for all. */
const saidOf = (state: State, player: Player): Standing => {
	const standing = state.standing[player];
	const { combat } = state;
	if (!combat || player !== enemyOf(state.player)) return standing;
	const { follow, contact, charge, losses, retreat } = combat.planned;
	return {
		...standing,
		follow: follow ?? standing.follow,
		contact: contact ?? standing.contact,
		charge: charge ?? standing.charge,
		losses: losses ? (standing.losses ?? []) : standing.losses,
		retreat: retreat ?? standing.retreat
	};
};

/**
 * 8.5 Do the defenders of an attack leave before combat: as was settled for it, as was said of its hex, of its units if
 * they agree, or of all? Null where they are to be asked.
 */
export const leavesBefore = (
	game: Game,
	state: State,
	fight: Pick<Fight, 'attack' | 'hex' | 'defenders' | 'player'>
): Yes => {
	const { leave, leaveAt } = state.standing[enemyOf(fight.player)];
	const planned = state.combat?.planned.leave[fight.attack];
	if (planned !== undefined) return planned;
	return saidThere(
		{ all: leave, each: leaveAt },
		fight.hex,
		defendersThere(game, state, fight).map(({ id }) => id)
	);
};

/** 8.5.1 The first of the ways that end nearest to a friendly edge. */
const home = (game: Game, { player, options }: Asked): Option | undefined => {
	const left = ({ command }: Option): number => {
		const end = command.type === 'retreat' ? command.path.at(-1) : undefined;
		const hex = hexIndex(game, end ?? null);
		return Math.min(...game.board.toEdges[player].map((far) => far[hex] ?? 0));
	};
	return options.toSorted((one, two) => left(one) - left(two))[0];
};

/** 8.2.1 The depot that was named when the attack was declared, or nobody; none where that depot cannot pay any more. */
const named = ({ attacks }: State, asked: Asked, what: number | UnitId): Option | undefined => {
	const pays = attacks.find(({ id }) => id === what)?.pays;
	return answerOf(asked, (command) => command.type === 'pay' && command.depot === pays);
};

/** 8.2.1 The depot that pays for the next attack or shot, where there is enough for all. */
const paid = (game: Game, state: State, combat: CombatState, asked: Asked): Option | undefined => {
	const { payments, ample } = proposal(game, state, combat);
	const depot = payments[0]?.depot;
	return ample
		? answerOf(asked, (command) => command.type === 'pay' && command.depot === depot)
		: undefined;
};

/** 8.2.1 The next unit that is resupplied, where there is enough for all, and by depots that can trace. */
const resupplied = (game: Game, state: State, { options }: Asked): Option | undefined => {
	const able = options.flatMap((option) => {
		const { command } = option;
		if (command.type !== 'resupply') return [];
		const depot = unitOf(game, state, command.depot);
		const left = isFunctional(game, state, depot) ? munitionsLeft(game, state, depot) : 0;
		return [{ option, unit: command.unit, depot: depot.id, left }];
	});
	const points = new Map(able.map(({ depot, left }) => [depot, left]));
	const all = [...points.values()].reduce((sum, left) => sum + left, 0);
	const units = new Set(able.map(({ unit }) => unit));
	const sound = able.filter(({ left }) => left > 0);
	const served = new Set(sound.map(({ unit }) => unit));
	if (all < munitionsNeed(game.book, 'resupply', units.size) || served.size < units.size)
		return undefined;
	return sound.toSorted((one, two) => two.left - one.left)[0]?.option;
};

/** Which yes or no is meant, by the section that asks. */
const YES: Readonly<Partial<Record<string, 'lend' | 'follow' | 'contact' | 'charge'>>> = {
	'3.2': 'lend',
	'8.5': 'follow',
	'9.1': 'contact',
	'8.7.1': 'charge',
	'8.8.1': 'charge'
};

/** 8.8.2, 9 The sections by which somebody takes a loss. */
const LOSSES: readonly string[] = ['8.8.2', '9'];

/** 8 The answer that a player has given beforehand to what he is asked; undefined where he is to be asked. */
export const saidBefore = (game: Game, state: State, asked: Asked): Option | undefined => {
	const { combat } = state;
	const [first] = asked.options;
	if (!first) return undefined;
	const { player, rule } = asked;
	const said = saidOf(state, player);
	if (first.command.type === 'play')
		return said.cards === false ? answerOf(asked, ({ type }) => type === 'pass') : undefined;
	if (!combat) return undefined;
	switch (first.command.type) {
		case 'leave':
			return yesOr(
				asked,
				combat.fight && leavesBefore(game, state, combat.fight),
				'leave',
				'stand'
			);
		case 'yes': {
			const key = YES[rule];
			return key && yesOr(asked, said[key], 'yes', 'no');
		}
		case 'announce':
			return onlyOr(asked, said.support, (one) => one.type === 'announce' && one.attack === null);
		case 'aim':
			return rule === '8.4'
				? onlyOr(asked, said.fireBack, (one) => one.type === 'aim' && one.target === null)
				: undefined;
		case 'take':
			return said.losses && LOSSES.includes(rule)
				? loserOf(asked, said.losses, (id) => unitOf(game, state, id).steps)
				: undefined;
		case 'retreat':
			return said.retreat ? home(game, asked) : undefined;
		case 'pursue': {
			const hexes = new Set(
				asked.options.flatMap(({ command }) => (command.type === 'pursue' ? [command.hex] : []))
			);
			return said.pursue && hexes.size > 1
				? undefined
				: yesOr(asked, said.pursue, 'pursue', 'pass');
		}
		case 'pay':
			return (
				named(state, asked, first.command.for) ??
				(said.pay ? paid(game, state, combat, asked) : undefined)
			);
		case 'resupply':
			return said.pay ? resupplied(game, state, asked) : undefined;
		default:
			return undefined;
	}
};
