import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { CommandOf, Step } from '../commands.ts';
import { placeOf, unitOf } from '../game.ts';
import { UNFORMED } from '../../rules/07-movement/07-1-4-modes.ts';
import { hasMode } from '../setup.ts';
import type { State, UnitId } from '../state.ts';
import { words } from '../../words/en/engine-phases.ts';
import { words as rules } from '../../words/en/rules-turn.ts';
import { draftOn, stopped, type Built, type Draft, type Table } from './draft.ts';

/** 7.1.4, 7.2, 7.3 How a move ends: in a mode, or with an action. */
export type Ending = 'combat' | 'march' | CommandOf<'attack' | 'support' | 'barrage' | 'dig'>;

/** 7.1 A move of a unit or a stack, and how it ends for each of them. */
export interface Move {
	/** In the order in which they move. */
	readonly units: readonly UnitId[];
	/** Where they go; left out, they stay where they are. */
	readonly hex?: Hex;
	/** The hexes of the way, ending there, where their player chooses it. */
	readonly by?: readonly Hex[];
	/** 7.4 The hex by which those of them come in that are not on the map yet. */
	readonly at?: Hex;
	/** 7.1.5 On a Marching Day. */
	readonly marching?: boolean;
	/** 7.1.3 Nobody in their hex covers them: all of it may go. */
	readonly bare?: boolean;
	/** Vehicles, depots and Routed units, which choose no mode, just end their move in place of a mode. */
	readonly end: Ending;
}

/** The steps that begin the move of a unit: none where it is moving already. */
const begins = (draft: Draft, unit: UnitId, due: boolean, { at, bare }: Move): readonly Step[] => {
	if (draft.now().moving?.unit === unit) return [];
	return due && at !== undefined
		? [{ type: 'enter', unit, hex: at }]
		: [{ type: 'pick', unit, ...(bare && { bare }) }];
};

/** 7.1.4, 7.2, 7.3 Its way took all that it had, so that its move is over: why it does not end as it was told to. */
const tooLate = (end: Ending): Refusal | null => {
	if (end === 'march') return null;
	if (end === 'combat') return UNFORMED;
	return end.type === 'dig'
		? because('7.3', rules.diggingInTakesAllItsMovementPoints)
		: because('7.2', words.itDoesNotHaveEnoughMovementPoints);
};

/** 7.2 An attack that the others of the order join once the first of them has declared it. */
const joining = (end: Ending, declared: number | null): Ending =>
	typeof end === 'object' && end.type === 'attack' ? { ...end, join: end.join ?? declared } : end;

/**
 * 7.1 The order for a move: each unit is picked or comes in, goes, and ends its move. Where dice come first (a tank's
 * engine), it is only the beginning.
 */
export const moveOrder = (table: Table, state: State, move: Move): Built => {
	const { units, hex, by, marching, end } = move;
	const game = table.game(state);
	const draft = draftOn(table, state);
	let declared: number | null = null;
	for (const id of units) {
		const { fate, mode } = unitOf(game, state, id);
		const begun = draft.give(...begins(draft, id, fate === 'due', move));
		if (begun) return stopped(begun, id);
		if (draft.waiting().rolls.length > 0) return draft.built();
		const there = (): boolean => unitOf(game, draft.now(), id).hex === hex;
		const steps: Step[] = [];
		if (marching) steps.push({ type: 'march' });
		if (hex !== undefined && !there()) steps.push({ type: 'go', hex, ...(by ? { by } : {}) });
		const gone = draft.give(...steps);
		if (gone) return stopped(gone, id);
		const hasOne = hasMode(game, placeOf(game, id)) && mode !== 'routed';
		const ends = joining(typeof end === 'string' && !hasOne ? 'march' : end, declared);
		const refusal = draft.now().moving
			? draft.give(
					ends === 'combat' ? { type: 'form' } : ends === 'march' ? { type: 'rest' } : ends
				)
			: tooLate(ends);
		if (refusal) return stopped(refusal, id);
		if (typeof ends === 'object' && ends.type === 'attack')
			declared = draft.now().attacks.find(({ units: all }) => all.includes(id))?.id ?? null;
	}
	return draft.built();
};
