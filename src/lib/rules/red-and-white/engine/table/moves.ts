import type { Mark, Way } from '../../types.ts';
import type { Coming, Met, Went } from '../did.ts';
import type { PhaseNumber } from '../sequence.ts';
import type { Id, UnitInBattle } from '../state.ts';

/** MOVEMENT: moves that a unit makes by its own choice in its own phase 3; a car that breaks down has made none (R43). */
const OWN: readonly Way[] = ['ordinary', 'charge', 'rear'];

/** MOVEMENT: which of a turn's moves it is: the unit's own (which a breakdown ends), a withdrawal, or a retreat. */
const sortOf = (how: Way): 'own' | 'withdrawal' | 'back' =>
	how === 'withdrawal' || how === 'back' ? how : 'own';

type Moved = Pick<UnitInBattle, 'went'>;

/** MOVEMENT: has it made a move of its own this turn, rolled or recorded by hand? */
export const movedNow = ({ went }: Moved): boolean => went.some(({ how }) => OWN.includes(how));

/** MOVEMENT: has its own move of this turn been rolled? */
export const hasThrown = ({ went }: Moved): boolean =>
	went.some(({ how, inches }) => OWN.includes(how) && inches !== null);

/** BOMBARDMENT: did its own move of this turn lead up to shells, or into them? */
export const hasTried = ({ went }: Moved): boolean =>
	went.some(({ how, shells }) => OWN.includes(how) && shells);

/** MOVEMENT; BOMBARDMENT: the move it makes in this phase, as rolled, if that has not come to shells yet. */
export const movingNow = ({ went }: Moved, phase: PhaseNumber): Went | undefined => {
	const last = went.at(-1);
	return last?.phase === phase && last.inches !== null && !last.shells ? last : undefined;
};

/** BOMBARDMENT: the move it makes in this phase, after it has passed shells; undefined before. */
export const passedNow = ({ went }: Moved, phase: PhaseNumber): Went | undefined => {
	const last = went.at(-1);
	return last?.phase === phase && last.inches !== null && last.shells ? last : undefined;
};

/** CAVALRY; ARMOURED CARS; MELEE (R54): has it moved in this way this turn? */
export const hasGone = ({ went }: Moved, way: Way): boolean => went.some(({ how }) => how === way);

/** MOVEMENT: how far it may go, as last rolled; MORALE; MELEE (G15): how far it fell back, in all where it did so again. */
export const distanceOf = ({ went }: Moved): number | null =>
	went.reduce<number | null>(
		(far, { how, inches }, at) =>
			how === 'back' && went[at - 1]?.how === how && inches ? inches + (far ?? 0) : inches,
		null
	);

/** MORALE; MELEE (G15): was its last move of this turn, from this phase on, a retreat that it did not choose? */
export const fellBack = ({ went }: Moved, from = 1): boolean =>
	went.slice(-1).some(({ how, phase }) => how === 'back' && phase >= from);

/** MOVEMENT; MORALE (G15): how far it may go while units move; how far it fell back, until the turn is over. */
export const distanceNow = (unit: Moved, phase: PhaseNumber): number | null =>
	phase === 3 || fellBack(unit) ? distanceOf(unit) : null;

/**
 * MOVEMENT: adds a rolled move: one recorded by hand now gets its distance; in a bombardment a move goes on. `anew`: a
 * retreat is owed, so it is no part of the last one.
 */
export const wentOn = (all: readonly Went[], now: Went, anew: boolean): readonly Went[] => {
	const last = all.at(-1);
	const same =
		last !== undefined &&
		last.phase === now.phase &&
		sortOf(last.how) === sortOf(now.how) &&
		(last.inches === null || (now.shells && (!last.shells || !anew || OWN.includes(now.how))));
	if (!same) return [...all, now];
	const charged = now.shells && last.how === 'charge';
	return [...all.slice(0, -1), charged ? { ...now, how: 'charge' } : now];
};

/** MOVEMENT: what a mark says about a move. */
const WAY_OF: Partial<Readonly<Record<Mark, Way>>> = {
	moved: 'ordinary',
	charged: 'charge',
	withdrew: 'withdrawal'
};

/** MOVEMENT: marks put on or taken off say that there was a move and of what kind, or that there was none. */
export const goneByMarks = (
	all: readonly Went[],
	phase: PhaseNumber,
	{ on, off }: { readonly on: readonly Mark[]; readonly off: readonly Mark[] },
	marks: readonly Mark[]
): readonly Went[] => {
	const stays = ({ how }: Went): boolean => {
		if (how === 'withdrawal') return !off.includes('withdrew');
		if (sortOf(how) === 'back') return true;
		return !off.includes('moved') || marks.includes('charged');
	};
	const kept = all
		.filter(stays)
		.filter(({ how }) => how !== 'charge' || !off.includes('charged') || marks.includes('moved'))
		.map((one): Went =>
			one.how === 'charge' && off.includes('charged') ? { ...one, how: 'ordinary' } : one
		);
	const mark = (['withdrew', 'charged', 'moved'] as const).find((one) => on.includes(one));
	const how = mark && WAY_OF[mark];
	if (!how) return kept;
	if (!kept.some((one) => sortOf(one.how) === sortOf(how)))
		return [...kept, { phase, how, inches: null }];
	return how === 'charge'
		? kept.map((one): Went => (one.how === 'ordinary' ? { ...one, how } : one))
		: kept;
};

/** MELEE: how a unit in contact came into it; undefined where that was never recorded. */
export const cameInto = ({ met }: Pick<UnitInBattle, 'met'>, defender: Id): Met | undefined =>
	met.findLast(({ at }) => at === defender);

/**
 * MELEE; ATTACKING FIRE (R70): how a unit that comes into contact now does so: by its move of this turn, or recorded by
 * hand.
 */
export const comesBy = (unit: Moved): Coming => {
	if (hasGone(unit, 'charge')) return 'charge';
	return movedNow(unit) ? 'move' : 'hand';
};
