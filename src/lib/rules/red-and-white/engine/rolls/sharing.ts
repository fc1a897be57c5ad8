import type { Change } from '../../procedures/calculator.ts';
import type { Mark } from '../../types.ts';
import { nextStand } from '../table/losses.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import { commissarOf } from '../table/support.ts';
import { attachedLeft, figuresSafe, standsLeft, vehicle } from '../table/unit.ts';

/** The unit in which a loss is counted. */
export type LossKind = 'figures' | 'stands';

const roomOf = (unit: UnitInBattle, kind: LossKind): number => {
	if (vehicle(unit)) return 0;
	return kind === 'figures' ? figuresSafe(unit) : standsLeft(unit);
};

/** MELEE: how much of a common loss each of several attackers can bear; a tank bears none of it. */
export const bears = (units: readonly UnitInBattle[], kind: LossKind): readonly number[] =>
	units.map((unit) => roomOf(unit, kind));

/**
 * MELEE: a common loss as its owner would divide it: so that as few stands as possible fall, the strongest units first
 * (as in the second worked example). At most as many as can be borne.
 */
export const shared = (
	units: readonly UnitInBattle[],
	loss: number,
	kind: LossKind = 'figures'
): readonly number[] => {
	const shares = units.map(() => 0);
	const room = bears(units, kind);
	for (let n = 0; n < loss; n++) {
		const open = units
			.map((unit, at) => ({ unit, at, fallen: shares[at] ?? 0, room: room[at] ?? 0 }))
			.filter(({ fallen, room: most }) => fallen < most);
		const spares = open.filter(({ unit, fallen }) => nextStand(unit, fallen) > 1);
		const [first] = [...(kind === 'figures' && spares.length ? spares : open)].sort(
			(a, b) => b.room - b.fallen - (a.room - a.fallen) || a.at - b.at
		);
		if (!first) break;
		shares[first.at] = first.fallen + 1;
	}
	return shares;
};

/** Is this a valid division of the loss? Nobody bears more than he has, and the total is all that can be borne. */
export const isShare = (
	units: readonly UnitInBattle[],
	shares: readonly number[],
	loss: number,
	kind: LossKind = 'figures'
): boolean => {
	const room = bears(units, kind);
	const all = room.reduce((sum, n) => sum + n, 0);
	return (
		shares.length === units.length &&
		shares.every((n, at) => Number.isInteger(n) && n >= 0 && n <= (room[at] ?? 0)) &&
		shares.reduce((sum, n) => sum + n, 0) === Math.min(loss, all)
	);
};

const unitsOf = ({ units }: BattleState, ids: readonly Id[]): readonly UnitInBattle[] =>
	ids.flatMap((id) => units[id] ?? []);

/** The common loss of the acting side, and the unit in which it is counted. */
export const lossOf = (
	changes: readonly Change[]
): { readonly loss: number; readonly kind: LossKind } => {
	const own = changes.filter(({ who }) => who === 'unit');
	const stands = own.reduce((sum, change) => sum + (change.stands ?? 0), 0);
	return stands > 0
		? { loss: stands, kind: 'stands' }
		: { loss: own.reduce((sum, change) => sum + (change.figures ?? 0), 0), kind: 'figures' };
};

export const sharesStand = (
	state: BattleState,
	ids: readonly Id[],
	changes: readonly Change[],
	shares: readonly number[]
): boolean => {
	const { loss, kind } = lossOf(changes);
	return isShare(unitsOf(state, ids), shares, loss, kind);
};

const QUARRELS: readonly Mark[] = ['commissar_argues', 'commissar_overrules'];

/** MELEE (R29): an outcome divided into what it does to each of several units that acted together. */
export const split = (
	state: BattleState,
	ids: readonly Id[],
	change: Change,
	shares?: readonly number[]
): readonly (readonly [Id, Change])[] => {
	const [first] = ids;
	if (first === undefined || ids.length === 1) return first === undefined ? [] : [[first, change]];
	const units = unitsOf(state, ids);
	const { figures, stands, attached, deserts, on, ...all } = change;
	const parts = shares ?? shared(units, stands ?? figures ?? 0, stands ? 'stands' : 'figures');
	const has = (kind: 'commissar' | 'priest'): Id =>
		units.find((unit) => attachedLeft(unit, kind) > 0)?.id ?? first;
	// COMMISSARS: what he does is done by the one who was asked.
	const asked = units.find((unit) => commissarOf(unit) === 'check')?.id ?? has('commissar');
	const bearer = attached === 'priest' ? has('priest') : asked;
	return ids.map((id, at): readonly [Id, Change] => {
		const own = parts[at] ?? 0;
		const marks = on?.filter((mark) => !QUARRELS.includes(mark) || id === asked);
		return [
			id,
			{
				...all,
				...(marks?.length ? { on: marks } : {}),
				...(own > 0 ? (stands ? { stands: own } : { figures: own }) : {}),
				...(attached && id === bearer ? { attached } : {}),
				...(deserts && id === asked ? { deserts } : {})
			}
		];
	});
};
