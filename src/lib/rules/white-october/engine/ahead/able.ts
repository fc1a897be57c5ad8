import { isMotor } from '../../types.ts';
import { isIdle } from '../combat/declaring/shelling.ts';
import { mayLead } from '../combat/declaring/attack.ts';
import { TARGETS, type Target } from '../../rules/08-combat/08-2-4-supports.ts';
import { OPENING, type Attack } from '../combat/state.ts';
import { isOf, type Command } from '../commands.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';

/** Who could take part in an attack. */
export interface AbleToAttack {
	/** 8.2.1 Combat units next to the place, and the vehicles beside them (14.1). */
	readonly units: readonly UnitId[];
	/** 5.2 HQs that reach one of them and have something left to command. */
	readonly hqs: readonly UnitId[];
}

/** 8 Who could do something against a place from where they stand. */
export interface Able {
	/** 8.2.1 In an attack that is declared anew. */
	readonly anew: AbleToAttack;
	/** 8.2.1 In one that has been declared; `night`: it may still be made by night. */
	readonly joining: readonly (AbleToAttack & {
		readonly attack: Attack;
		readonly night: boolean;
	})[];
	/** 8.1 By firing at one kind of target. */
	readonly fire: readonly { readonly target: Target; readonly units: readonly UnitId[] }[];
}

/** 8 Who could attack or shell a place: `asked` are the commands of a combat sequence in which he declares. */
export const ableAt = (game: Game, state: State, asked: readonly Command[], place: Place): Able => {
	const combat = state.combat ?? OPENING;
	const attacks = asked.filter(isOf('attack')).filter((one) => one.place === place);
	const shots = asked.filter(isOf('barrage')).filter((one) => one.place === place);
	const leads = asked.filter(isOf('lead'));
	const record = (id: UnitId): Unit => unitOf(game, state, id);
	const alone = attacks.filter(({ join }) => join === null).map(({ unit }) => unit);
	const idle = state.units.filter((unit) => isIdle(state, unit));
	const beside = new Set(alone.map((id) => record(id).at));
	const typed = (unit: Unit) => counterOf(game, unit.id).type;
	return {
		anew: {
			units: [
				...alone,
				...idle.filter((unit) => isMotor(typed(unit)) && beside.has(unit.at)).map(({ id }) => id)
			],
			hqs: idle
				.filter(
					(unit) =>
						typed(unit) === 'hq' &&
						alone.some((id) => mayLead(game, state, combat, unit, [record(id)], 1))
				)
				.map(({ id }) => id)
		},
		joining: combat.attacks
			.filter((attack) => attack.place === place)
			.map((attack) => ({
				attack,
				units: attacks.filter(({ join }) => join === attack.id).map(({ unit }) => unit),
				hqs: leads.filter((one) => one.attack === attack.id).map(({ unit }) => unit),
				night: asked.filter(isOf('night')).some((one) => one.attack === attack.id)
			})),
		fire: TARGETS.flatMap((target) => {
			const units = shots.filter((one) => one.target === target).map(({ unit }) => unit);
			return units.length > 0 ? [{ target, units }] : [];
		})
	};
};
