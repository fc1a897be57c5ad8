import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { AttackKind } from '../../types.ts';
import { unitOf } from '../game.ts';
import type { State, UnitId } from '../state.ts';
import { draftOn, stopped, type Built, type Table } from './draft.ts';

/** 7.2 These units attack that hex. */
export interface Attacking {
	readonly hex: Hex;
	readonly kind: AttackKind;
	/** Combat units, vehicles and trains, in any order. */
	readonly units: readonly UnitId[];
	/** 8.6.2 Guns and trains that make ready to support an attack of this kind. */
	readonly guns?: readonly UnitId[];
	/** An attack declared earlier, by its number, which they join. */
	readonly join?: number;
	/** 8.2.1 The depot that is to pay for it, or nobody. */
	readonly pays?: UnitId | null;
}

/**
 * 7.2, 8.6.1 The order for an attack: all these units declare it, in whatever order the rules let them join it, and
 * these guns make ready to support it. Those that have done so already are passed over, so that it can be built again
 * after the dice of a tank's engine.
 */
export const attackOrder = (
	table: Table,
	state: State,
	{ hex, kind, units, guns = [], join, pays }: Attacking
): Built => {
	const game = table.game(state);
	const draft = draftOn(table, state);
	const picks = (unit: UnitId) =>
		draft.now().moving?.unit === unit ? [] : [{ type: 'pick', unit } as const];
	const known = state.attacks.find(
		(one) => one.hex === hex && one.kind === kind && one.units.some((id) => units.includes(id))
	);
	let attack = join ?? known?.id ?? null;
	let left = units.filter((unit) => !known?.units.includes(unit));
	while (left.length > 0) {
		let why: Refusal | null = null;
		const joined = left.find((unit) => {
			const refusal = draft.give(...picks(unit), {
				type: 'attack',
				kind,
				hex,
				join: attack,
				...(pays === undefined ? {} : { pays })
			});
			why ??= refusal;
			return refusal === null;
		});
		if (joined === undefined && why) {
			const tried = left.find(
				(unit) => draft.give(...picks(unit)) === null && draft.waiting().rolls.length > 0
			);
			return tried === undefined ? stopped(why, left[0]) : draft.built();
		}
		attack ??= draft.now().attacks.at(-1)?.id ?? null;
		left = left.filter((unit) => unit !== joined);
	}
	for (const gun of guns) {
		const { action, done } = unitOf(game, state, gun);
		if (done && action?.kind === 'support' && action.of === kind) continue;
		const refusal = draft.give(...picks(gun), { type: 'support', of: kind });
		if (refusal) return stopped(refusal, gun);
	}
	return draft.built();
};
