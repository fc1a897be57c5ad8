import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Cause } from '../engine/causes.ts';
import type { BattleState } from '../engine/state.ts';
import { nameOf } from '../engine/table/unit.ts';

/** Why something is owed, in a few words behind it: where nobody is named, and where somebody is. */
const WORDS: Readonly<Record<Cause['what'], readonly [alone: string, named?: string]>> = {
	fire: ['under fire', 'fire of {unit}'],
	melee: ['a melee', 'melee with {unit}'],
	shells: ['in a bombardment', 'bombardment of {unit}'],
	petrol_bombs: ['petrol bombs', 'petrol bombs of {unit}'],
	beaten: ['a melee was lost', 'melee lost with {unit}'],
	off_table: ['a unit fell back off the table', '{unit} fell back off the table'],
	failed: ['a failed test'],
	tank: ['a tank attacks', 'attacked by {unit}'],
	area: ['into a bombardment', 'bombardment of {unit}'],
	contact: ['in contact'],
	losses: ['losses since its last test'],
	falling_back: ['falling back'],
	army_breaks: ['its army breaks'],
	army_losses: ['losses of the army'],
	left_over: ['left from an earlier turn'],
	every_turn: ['every turn'],
	engine: ['engine or track hit'],
	suppressed: ['a stand lost in preparatory fire'],
	character: ['by his character'],
	due: ['it is time'],
	turn_over: ['the turn is over'],
	referee: ['called for by the referee'],
	nobody_left: ['nobody is left to roll for'],
	contact_over: ['the tank attacks no more'],
	stays: ['it cannot move'],
	pinned: ['it is pinned'],
	out_of_area: ['it is out of the bombardment'],
	gone_over: ['it changed sides'],
	done: ['it is done']
};

/** Why something is owed, or no longer; what the referee called for, by his reason. */
export const causeWords = (state: BattleState, { what, unit, reason }: Cause): Phrase => {
	const [alone, named] = WORDS[what];
	if (reason) return say('the referee: {reason}', { reason });
	return unit && named ? say(named, { unit: nameOf(state, unit) }) : say(alone);
};
