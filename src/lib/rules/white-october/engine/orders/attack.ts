import type { Refusal } from '#lib/kernel/game/engine.ts';
import { isMotor } from '../../types.ts';
import { freeOfCommand } from '../combat/declaring/attack.ts';
import type { Shot } from '../combat/state.ts';
import type { Step } from '../commands.ts';
import { counterOf, unitOf } from '../game.ts';
import type { Place, State, UnitId } from '../state.ts';
import { draftOn, stopped, type Built, type Table } from './draft.ts';

/** 8.2.1 These units attack that place. */
export interface Attacking {
	readonly hex: Place;
	/** Combat units and vehicles, in any order. */
	readonly units: readonly UnitId[];
	/** 5.2 The HQ that leads it; null for none; left out, one that can is found where it needs one. */
	readonly hq?: UnitId | null;
	/** 8.2.5 By night. */
	readonly night?: boolean;
	/** An attack declared earlier, by its number, which they join. */
	readonly join?: number;
}

const declared = (table: Table, state: State, attack: Attacking, hq: UnitId | null): Built => {
	const game = table.game(state);
	const { hex, night, join } = attack;
	const draft = draftOn(table, state);
	let id = join ?? null;
	const now = () => draft.now().combat?.attacks.find((one) => one.id === id);
	// Vehicles come after the company that they attack with (14.1).
	let left = attack.units.toSorted(
		(a, b) => Number(isMotor(counterOf(game, a).type)) - Number(isMotor(counterOf(game, b).type))
	);
	while (left.length > 0) {
		let why: Refusal | null = null;
		const joined = left.find((unit) => {
			const step: Step = { type: 'attack', unit, place: hex, join: id };
			const refusal = draft.give(step);
			why ??= refusal;
			return refusal === null;
		});
		if (joined === undefined) return why ? stopped(why, left[0]) : draft.built();
		id ??= draft.now().combat?.attacks.at(-1)?.id ?? null;
		left = left.filter((unit) => unit !== joined);
		if (id !== null && hq !== null && now()?.hq === null) {
			const refusal = draft.give({ type: 'lead', attack: id, unit: hq });
			if (refusal) return stopped(refusal, hq);
		}
	}
	if (night && id !== null && !now()?.night) {
		const refusal = draft.give({ type: 'night', attack: id });
		if (refusal) return stopped(refusal);
	}
	return draft.built();
};

/**
 * 8.2.1, 5.2, 8.2.5 The order for an attack: all these units declare it, in whatever order the rules let them join it,
 * with the HQ that leads it and by night if so told.
 */
export const attackOrder = (table: Table, state: State, attack: Attacking): Built => {
	if (attack.hq !== undefined) return declared(table, state, attack, attack.hq);
	const plain = declared(table, state, attack, null);
	const places = new Set(attack.units.map((id) => unitOf(table.game(state), state, id).at));
	if (plain.ok || places.size < 2 || freeOfCommand(state)) return plain;
	const game = table.game(state);
	let why = plain;
	for (const { id, fate, player } of state.units) {
		if (player !== state.player || fate !== 'map' || counterOf(game, id).type !== 'hq') continue;
		const led = declared(table, state, attack, id);
		if (led.ok) return led;
		// What is in the way besides the want of an HQ says more.
		if (led.refusal.rule !== plain.refusal.rule) why = led;
	}
	return why;
};

/** 8.1 All these barrages as one order. */
export const barrageOrder = (table: Table, state: State, shots: readonly Shot[]): Built => {
	const draft = draftOn(table, state);
	for (const shot of shots) {
		const refusal = draft.give({ type: 'barrage', ...shot });
		if (refusal) return stopped(refusal, shot.unit);
	}
	return draft.built();
};
