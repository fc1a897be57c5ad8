import { mapped, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import {
	oneFirst,
	simultaneous,
	winnerOf,
	type Losses
} from '#lib/rules/triumph-of-chaos/rules/combat.ts';
import { fired, type Fire } from '#lib/rules/triumph-of-chaos/rules/fire.ts';
import { halfDie } from '#lib/rules/triumph-of-chaos/rules/in-fighting.ts';
import { leaderRoll } from '#lib/rules/triumph-of-chaos/rules/leaders.ts';
import { dieModifiers } from '#lib/rules/triumph-of-chaos/rules/modifiers.ts';
import { cancelRetreat } from '#lib/rules/triumph-of-chaos/rules/retreat.ts';
import { columnShifts } from '#lib/rules/triumph-of-chaos/rules/shifts.ts';
import { surprise } from '#lib/rules/triumph-of-chaos/rules/surprise.ts';
import { westernResponse } from '#lib/rules/triumph-of-chaos/rules/western.ts';
import Fraction from 'fraction.js';

type Raw = Readonly<Record<string, unknown>>;
const numberOf = (raw: Raw, key: string, other = 0): number => {
	const value = raw[key];
	return typeof value === 'number' ? value : other;
};
const flagOf = (raw: Raw, key: string): boolean => raw[key] === true;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const rawOf = (raw: Raw, key: string): Raw => {
	const value = raw[key];
	return isRaw(value) ? value : {};
};

const fireIn = (raw: Raw): Fire => ({
	table: raw['table'] === 'army' ? 'army' : 'corps',
	strength: numberOf(raw, 'strength'),
	shift: numberOf(raw, 'shift'),
	drm: numberOf(raw, 'drm')
});

/** A distribution as these case files write it. */
const dist = <T>(of: Distribution<T>, name: (value: T) => string): { dist: object } => ({
	dist: Object.fromEntries(
		mapped(of, name).outcomes.map(({ value, weight }) => [
			value,
			new Fraction(weight, of.total).toFraction()
		])
	)
});
const drawn = <T>(draw: Draw<T>, name: (value: T) => string = String) => dist(chances(draw), name);

const book = defaultBook;
const both = ({ attacker, defender }: Losses): string => `${attacker}|${defender}`;
const fought = (raw: Raw): Draw<Losses> =>
	simultaneous(book, fireIn(rawOf(raw, 'attacker')), fireIn(rawOf(raw, 'defender')));

/** The strength of the second side after its losses; null: wiped out, and beyond the end the last holds. */
const strengthsIn = (raw: Raw): readonly (number | null)[] => {
	const list = raw['second_after'];
	return Array.isArray(list)
		? list.map((one: unknown) => (typeof one === 'number' ? one : null))
		: [];
};

const combatFirst = (raw: Raw) => {
	const after = strengthsIn(raw);
	const second = fireIn(rawOf(raw, 'second'));
	const draw = oneFirst(book, { role: 'attacker', fire: fireIn(rawOf(raw, 'first')) }, (losses) => {
		const strength = after[Math.min(losses, after.length - 1)] ?? null;
		return strength === null ? null : { ...second, strength };
	});
	return drawn(draw, both);
};

/** Each kind to its procedure. */
const TRIUMPH_OF_CHAOS: Readonly<Record<string, (raw: Raw) => unknown>> = {
	'toc.losses': (raw) => drawn(fired(book, fireIn(raw), 'Fire')),
	'toc.shifts': (raw) => {
		const { attacker, defender } = columnShifts(book, {
			terrain: flagOf(raw, 'def_terrain') ? 'marsh' : 'clear',
			river: false,
			fortress: flagOf(raw, 'def_fortress'),
			attackerSupply: flagOf(raw, 'att_oos')
				? 'out'
				: flagOf(raw, 'att_limited')
					? 'limited'
					: 'full',
			defenderSupply: flagOf(raw, 'def_oos') ? 'out' : 'full'
		});
		return { value: [total(attacker), total(defender)] };
	},
	'toc.cm_drm': (raw) => {
		const choice = raw['choice'] === 'enemy' ? 'enemy' : 'self';
		const sums = { attacker: numberOf(raw, 'attacker'), defender: numberOf(raw, 'defender') };
		const { attacker, defender } = dieModifiers(book, sums, choice);
		return { value: [attacker, defender] };
	},
	'toc.combat': (raw) => drawn(fought(raw), both),
	'toc.combat_first': combatFirst,
	'toc.winner': (raw) => drawn(fought(raw), (losses) => winnerOf(book, losses)),
	'toc.cancel_retreat': (raw) => drawn(cancelRetreat(book, numberOf(raw, 'drm'))),
	'toc.surprise': (raw) =>
		drawn(
			surprise(book, {
				method: raw['method'] === 'cavalry' ? 'cavalry' : 'sa',
				famous: flagOf(raw, 'famous'),
				asset: flagOf(raw, 'special_asset')
			})
		),
	'toc.leader': (raw) =>
		drawn(leaderRoll(book, numberOf(raw, 'rating')), ({ success, fate }) => {
			const end = { unharmed: '', flipped: '_flip', dead: '_death' }[fate];
			return `${success ? 'success' : 'failure'}${end}`;
		}),
	'toc.withdrawal': (raw) => {
		const factions = numberOf(raw, 'factions', 1);
		return drawn(
			westernResponse(book, factions === 3 ? 3 : factions === 2 ? 2 : 1, numberOf(raw, 'drm')),
			({ pushes, steps }) => `${pushes}|${steps}`
		);
	},
	'toc.half_down': () => drawn(halfDie())
};

/** Answers one case; undefined for a kind that is not of this game. */
export const answerTriumphOfChaos = (kind: string, inputs: Raw): unknown =>
	TRIUMPH_OF_CHAOS[kind]?.(inputs);
