import type { Draw } from '#lib/kernel/dice/draw.ts';
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
import { drawn } from './answers.ts';
import { Raw } from './raw.ts';

const fireIn = (raw: Raw): Fire => ({
	table: raw.oneOf('table', ['army', 'corps'], 'corps'),
	strength: raw.number('strength', 0),
	shift: raw.number('shift', 0),
	drm: raw.number('drm', 0)
});

const book = defaultBook;
const both = ({ attacker, defender }: Losses): string => `${attacker}|${defender}`;
const fought = (raw: Raw): Draw<Losses> =>
	simultaneous(book, fireIn(raw.of('attacker')), fireIn(raw.of('defender')));

const combatFirst = (raw: Raw) => {
	// Its strength after its losses; null: wiped out, and beyond the end the last holds.
	const after = raw.list<number | null>('second_after');
	const second = fireIn(raw.of('second'));
	const draw = oneFirst(book, { role: 'attacker', fire: fireIn(raw.of('first')) }, (losses) => {
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
			terrain: raw.flag('def_terrain') ? 'marsh' : 'clear',
			river: false,
			fortress: raw.flag('def_fortress'),
			attackerSupply: raw.flag('att_oos') ? 'out' : raw.flag('att_limited') ? 'limited' : 'full',
			defenderSupply: raw.flag('def_oos') ? 'out' : 'full'
		});
		return { value: [total(attacker), total(defender)] };
	},
	'toc.cm_drm': (raw) => {
		const choice = raw.oneOf('choice', ['self', 'enemy'], 'self');
		const sums = { attacker: raw.number('attacker', 0), defender: raw.number('defender', 0) };
		const { attacker, defender } = dieModifiers(book, sums, choice);
		return { value: [attacker, defender] };
	},
	'toc.combat': (raw) => drawn(fought(raw), both),
	'toc.combat_first': combatFirst,
	'toc.winner': (raw) => drawn(fought(raw), (losses) => winnerOf(book, losses)),
	'toc.cancel_retreat': (raw) => drawn(cancelRetreat(book, raw.number('drm', 0))),
	'toc.surprise': (raw) =>
		drawn(
			surprise(book, {
				method: raw.oneOf('method', ['sa', 'cavalry'], 'sa'),
				famous: raw.flag('famous'),
				asset: raw.flag('special_asset')
			})
		),
	'toc.leader': (raw) =>
		drawn(leaderRoll(book, raw.number('rating', 0)), ({ success, fate }) => {
			const end = { unharmed: '', flipped: '_flip', dead: '_death' }[fate];
			return `${success ? 'success' : 'failure'}${end}`;
		}),
	'toc.withdrawal': (raw) => {
		const factions = raw.number('factions', 1);
		if (factions !== 1 && factions !== 2 && factions !== 3)
			throw new Error(`"factions" is none of 1,2,3: ${factions}`);
		return drawn(
			westernResponse(book, factions, raw.number('drm', 0)),
			({ pushes, steps }) => `${pushes}|${steps}`
		);
	},
	'toc.half_down': () => drawn(halfDie())
};

/** Answers one case; undefined for a kind that is not of this game. */
export const answerTriumphOfChaos = (
	kind: string,
	inputs: Readonly<Record<string, unknown>>
): unknown => TRIUMPH_OF_CHAOS[kind]?.(new Raw(inputs));
