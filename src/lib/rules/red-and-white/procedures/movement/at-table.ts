import type { Mover, UnitType } from '../../types.ts';
import { goesBack, retires, withdraws } from '../../engine/table/contacts.ts';
import type { BattleState, UnitInBattle } from '../../engine/state.ts';
import { heroicOf } from '../../engine/table/support.ts';
import { marked } from '../../engine/table/unit.ts';
import type { Form } from '../calculator.ts';
import { byUnit, unitIn, type Procedure } from '../procedure.ts';
import { MOVEMENT } from './movement.ts';
import { ICEBREAKER, LAUNCH_BOATS } from './river.ts';

const MOVERS: Readonly<Record<UnitType, Mover>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	machine_guns: 'mg',
	battery: 'gun_unlimbered',
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train',
	ship: 'ship',
	wagon: 'wagon',
	headquarters: 'infantry'
};
const moverOf = (unit: UnitInBattle): Mover => {
	if (marked(unit, 'dismounted')) return 'infantry';
	if (unit.unit.type === 'battery' && marked(unit, 'limbered')) return 'gun_limbered';
	return MOVERS[unit.unit.type];
};

/** MOVEMENT; ARTILLERY (MV-2): who moves, what he did in his last turn, and whether he has limbered in this one. */
export const fillMover = (state: BattleState, unit: UnitInBattle): Form => ({
	mover: moverOf(unit),
	onFoot: unit.unit.type === 'cavalry' && marked(unit, 'dismounted'),
	chargedLastTurn: unit.chargedLastTurn,
	attaching: unit.rolled.includes('detach'),
	limbering: unit.freshMarks.includes('limbered'),
	heroic: String(heroicOf(state, unit))
});

/** MOVEMENT (G07, G15, R54): whether it moves on, withdraws before a melee, or goes back, by choice or not. */
export const goes = (state: BattleState, unit: UnitInBattle): Form => {
	const rear = retires(state, unit);
	const back = rear || goesBack(unit);
	return { back, rear, withdraws: !back && withdraws(state, unit) };
};

/** Moves, of units and of officers. */
export const MOVEMENT_AT_TABLE: readonly Procedure[] = [
	{
		...MOVEMENT,
		calledFor: true,
		fill: (state, { unit: id, officer }) => {
			const unit = unitIn(state, id);
			if (unit) return { reach: 0, ...fillMover(state, unit), ...goes(state, unit) };
			return officer === undefined ? {} : { reach: 0, mover: 'officer' };
		},
		byTable: ['back', 'rear', 'withdraws'],
		fate: { of: 'named', is: () => [{ moved: true }] }
	},
	{ ...LAUNCH_BOATS, fill: () => ({}) },
	{ ...ICEBREAKER, fill: byUnit((_, { hits }) => ({ hits })) }
];
