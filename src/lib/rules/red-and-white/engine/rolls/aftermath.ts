import { contactsOver } from '../commands/ground.ts';
import type { Change } from '../../procedures/calculator.ts';
import { areaOf } from '../table/areas.ts';
import type { Resolve } from './command.ts';
import { goesBack } from '../table/contacts.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState, UnitInBattle } from '../state.ts';

/** BOMBARDMENT (BO-4): what is pinned moves no more in this turn: a way back that it owed is off. */
export const pinStops = (unit: UnitInBattle, { on }: Change): Fact[] =>
	on?.includes('pinned') && goesBack(unit)
		? [{ type: 'testOwed', unit: unit.id, calculator: 'movement', n: 0 }]
		: [];

/** MOVEMENT; BOMBARDMENT; MELEE: where an outcome leaves a unit: its distance, an area, out of the melee. */
export const whereabouts = (
	state: BattleState,
	{ id }: UnitInBattle,
	{ moved, area, leaves, on }: Change
): Fact[] => {
	const ground = area === undefined ? undefined : areaOf(state, id);
	const stays = ground?.inside.includes(id) === true;
	const gone = leaves === true || on?.includes('withdrew') === true;
	return [
		...(moved === undefined
			? []
			: [{ type: 'distanceRolled', unit: id, inches: moved } as const satisfies Fact]),
		...(ground === undefined
			? []
			: [
					{
						type: 'areaEntered',
						battery: ground.battery,
						unit: id,
						where: area === 'inside' || stays ? 'inside' : 'outside',
						tested: true
					} as const satisfies Fact
				]),
		...(gone ? contactsOver(state, ({ defender }) => defender === id) : [])
	];
};

/** MELEE: a melee that was fought is over. */
export const meleeOver = (state: BattleState, { calculator, target }: Resolve): Fact[] =>
	calculator === 'melee' && target !== null
		? contactsOver(state, ({ defender }) => defender === target)
		: [];

/** BOMBARDMENT (R42): a battery that fires in phase 4 bombards no longer. */
export const firingLifts = (
	{ areas, clock }: BattleState,
	{ calculator, unit }: Resolve
): Fact[] =>
	calculator === 'artillery' && clock.phase === 4 && areas.some(({ battery }) => battery === unit)
		? [{ type: 'areaLifted', battery: unit ?? '' }]
		: [];
