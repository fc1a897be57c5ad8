import type Fraction from 'fraction.js';
import { distance, neighboursOf, type Hex } from '#lib/kernel/hex/hex.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { munitionsNeed } from '../../rules/08-combat/08-2-munitions.ts';
import { FIRE_RANGE } from '../../rules/08-combat/08-6-coordination.ts';
import { isArtillery, isCombatUnit, isDepot, isTrain, type UnitType } from '../../types.ts';
import { USUAL_POLICY, type Policy } from '../combat/chances.ts';
import { imaginedCombat, type Imagined } from '../combat/imagine.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../game.ts';
import { unitsIn } from '../map/field.ts';
import { rangeOf } from '../moves/range.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { legalOf } from './legal.ts';
import { chanceToFall } from './preview.ts';

/** What one thing more would add to an attack. */
export interface Gain {
	/** A unit that attacks, guns in support, a train in contact; or munitions for a Prepared Attack instead of a Hasty one. */
	readonly what: 'unit' | 'support' | 'contact' | 'prepared';
	readonly unit: UnitId | null;
	/** Where the unit would come from, if it must move first; by the hex that it attacks from. */
	readonly from: Hex | null;
	/** 8.2.1 Munitions points that it costs more. */
	readonly points: number;
	/** The attack with it. */
	readonly attack: Imagined;
	/** The chance that the hex falls then, and the difference to the attack without it. */
	readonly falls: Fraction;
	readonly gain: Fraction;
}

type More = Omit<Gain, 'falls' | 'gain'>;

/** Farther than any unit comes in a turn, in hexes; only units nearer than this are tried. */
const NEAR = 12;

const named = (attack: Imagined): readonly UnitId[] => [
	...attack.units,
	...(attack.supports ?? []),
	...(attack.contact ?? [])
];

/** Own units that are not in this attack yet, and have not been ordered elsewhere. */
const idle = (game: Game, state: State, attack: Imagined): readonly Unit[] => {
	const there = hexIndex(game, attack.hex);
	const used = new Set(named(attack));
	return state.units.filter(
		({ id, player, fate, hex, action }) =>
			player === state.player &&
			fate === 'map' &&
			action === null &&
			!used.has(id) &&
			distance(game.board.grid, hexIndex(game, hex), there) <= NEAR
	);
};

/** 7.2, 8.6.2 Could this unit take part in an attack on a hex from where it stands: next to it, or guns in range? */
export const standsNear = (game: Game, state: State, unit: UnitId, hex: Hex): boolean => {
	const { hex: from } = unitOf(game, state, unit);
	if (from === null || isDepot(counterOf(game, unit).type)) return false;
	const apart = distance(game.board.grid, hexIndex(game, from), hexIndex(game, hex));
	return apart <= (fires(counterOf(game, unit).type) ? FIRE_RANGE : 1);
};

/**
 * 8.6.2, 9.1.1 Would this unit support an attack on a hex, and not attack itself? Guns, and trains but one that stands
 * beside a hex where nobody fights but trains.
 */
export const supportsAttack = (game: Game, state: State, unit: UnitId, hex: Hex): boolean => {
	const { player, hex: from } = unitOf(game, state, unit);
	const { type } = counterOf(game, unit);
	if (!isTrain(type)) return isArtillery(type);
	const apart = distance(game.board.grid, hexIndex(game, from), hexIndex(game, hex));
	return (
		apart > 1 ||
		unitsIn(game, state, hex).some((one) => {
			const { type: kind } = counterOf(game, one.id);
			return one.player !== player && (isCombatUnit(kind) || isArtillery(kind));
		})
	);
};

/** The hexes from which a unit could attack: its own, else those of the attack, else the one that leaves it most MP. */
const standsFor = (
	game: Game,
	state: State,
	attack: Imagined,
	unit: Unit
): readonly (Hex | null)[] => {
	const { grid } = game.board;
	const around = neighboursOf(grid, hexIndex(game, attack.hex)).map((hex) => grid.hexes[hex] ?? '');
	if (unit.hex !== null && around.includes(unit.hex)) return [null];
	const range = rangeOf(game, state, unit.id);
	const left = (hex: Hex): number => range.goal(hex)?.left ?? 0;
	const from = new Set(
		attack.units.map((id) => attack.from?.[id] ?? state.units[game.placeOf.get(id) ?? -1]?.hex)
	);
	return range.goals
		.filter((hex) => around.includes(hex))
		.sort((one, two) => Number(from.has(two)) - Number(from.has(one)) || left(two) - left(one));
};

const asUnit = (attack: Imagined, unit: UnitId, from: Hex | null): More => ({
	what: 'unit',
	unit,
	from,
	points: 0,
	attack: {
		...attack,
		units: [...attack.units, unit],
		...(from === null ? {} : { from: { ...attack.from, [unit]: from } })
	}
});

const fires = (type: UnitType): boolean => isArtillery(type) || isTrain(type);

/** Whatever could be added to the attack, in the module's order; each is a lawful attack. */
function* furtherOf(game: Game, state: State, attack: Imagined): Generator<More> {
	const lawful = (more: More): boolean => legalOf(game, state, more.attack).refused === null;
	if (attack.kind === 'hasty') {
		const more: More = {
			what: 'prepared',
			unit: null,
			from: null,
			points: munitionsNeed(game.book, 'prepared') - munitionsNeed(game.book, 'hasty'),
			attack: { ...attack, kind: 'prepared' }
		};
		if (lawful(more)) yield more;
	}
	const { supports = supportsOf(game, state, attack), contact = [] } = attack;
	for (const unit of idle(game, state, { ...attack, supports })) {
		const { id } = unit;
		const { type } = counterOf(game, id);
		if (isDepot(type)) continue;
		if (!fires(type)) {
			for (const from of standsFor(game, state, attack, unit)) {
				const more = asUnit(attack, id, from);
				if (!lawful(more)) continue;
				yield more;
				break;
			}
			continue;
		}
		const reach = distance(game.board.grid, hexIndex(game, unit.hex), hexIndex(game, attack.hex));
		if (reach > FIRE_RANGE) continue;
		const base = { unit: id, from: null, points: 0 } as const;
		const choices: readonly More[] = [
			{ ...base, what: 'support', attack: { ...attack, supports: [...supports, id] } },
			...(isTrain(type)
				? [{ ...base, what: 'contact', attack: { ...attack, contact: [...contact, id] } } as const]
				: [])
		];
		yield* choices.filter(lawful);
	}
}

/** The attacker's guns that count by default: those that have made ready for it. */
const supportsOf = (game: Game, state: State, attack: Imagined): readonly UnitId[] =>
	imaginedCombat(game, state, attack)
		.supports.filter(({ role }) => role === 'attacker')
		.map(({ id }) => id);

/**
 * 8 What each further unit, gun, train or amount of munitions would add to the chance that the hex falls, the best
 * first. It takes a few milliseconds for each.
 */
export function* gainsOf(
	game: Game,
	state: State,
	attack: Imagined,
	policy: Policy = USUAL_POLICY
): Sliced<readonly Gain[]> {
	const fallsBy = (one: Imagined): Fraction | undefined => {
		const { refused, state: then } = legalOf(game, state, one);
		return chanceToFall(game.book, imaginedCombat(game, refused ? state : then, one), policy);
	};
	const now = fallsBy(attack);
	if (now === undefined) return [];
	const all = [...furtherOf(game, state, attack)];
	const gains: Gain[] = [];
	for (const more of all) {
		const falls = fallsBy(more.attack);
		if (falls !== undefined) gains.push({ ...more, falls, gain: falls.sub(now) });
		yield gains.length / all.length;
	}
	return gains.sort((one, two) => two.gain.compare(one.gain));
}
