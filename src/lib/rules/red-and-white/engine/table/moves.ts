import type { Mark, Way } from '../../types.ts';
import type { Coming, Met, Went } from '../did.ts';
import type { PhaseNumber } from '../sequence.ts';
import type { Id, UnitInBattle } from '../state.ts';

/** MOVEMENT: moves that it makes of its own will in its own phase 3; a car that breaks down has made none (R43). */
const OWN: readonly Way[] = ['ordinary', 'charge', 'rear'];

/** MOVEMENT: of which move of a turn it is: its own one, which a breakdown ends, a withdrawal, or one back. */
const sortOf = (how: Way): 'own' | 'withdrawal' | 'back' =>
	how === 'withdrawal' || how === 'back' ? how : 'own';

type Moved = Pick<UnitInBattle, 'went'>;

/** MOVEMENT: it has made a move of its own in this turn, thrown or told. */
export const movedNow = ({ went }: Moved): boolean => went.some(({ how }) => OWN.includes(how));

/** MOVEMENT: its own move of this turn is thrown. */
export const hasThrown = ({ went }: Moved): boolean =>
	went.some(({ how, inches }) => OWN.includes(how) && inches !== null);

/** BOMBARDMENT: its own move of this turn went up to shells, or into them. */
export const hasTried = ({ went }: Moved): boolean =>
	went.some(({ how, shells }) => OWN.includes(how) && shells);

/** MOVEMENT; BOMBARDMENT: the move that it makes in this phase, as it was thrown, which has not come to shells yet. */
export const movingNow = ({ went }: Moved, phase: PhaseNumber): Went | undefined => {
	const last = went.at(-1);
	return last?.phase === phase && last.inches !== null && !last.shells ? last : undefined;
};

/** CAVALRY; ARMOURED CARS; MELEE (R54): it has gone so in this turn. */
export const hasGone = ({ went }: Moved, way: Way): boolean => went.some(({ how }) => how === way);

/** MOVEMENT: how far it may go, as it was thrown last. */
export const distanceOf = ({ went }: Moved): number | null => went.at(-1)?.inches ?? null;

/** MOVEMENT: a move is thrown: of one that was told by hand the distance is known now; in a bombardment a move goes on. */
export const wentOn = (all: readonly Went[], now: Went): readonly Went[] => {
	const last = all.at(-1);
	const same =
		last !== undefined &&
		last.phase === now.phase &&
		sortOf(last.how) === sortOf(now.how) &&
		(last.inches === null || (now.shells && !last.shells));
	if (!same) return [...all, now];
	const charged = now.shells && last.how === 'charge';
	return [...all.slice(0, -1), charged ? { ...now, how: 'charge' } : now];
};

/** MOVEMENT: what a mark tells of a move. */
const WAY_OF: Partial<Readonly<Record<Mark, Way>>> = {
	moved: 'ordinary',
	charged: 'charge',
	withdrew: 'withdrawal'
};

/** MOVEMENT: marks that are put or taken tell of a move, of how it was, or that there was none. */
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

/** MELEE: how a unit that is in contact came into it; nothing is known of one it was not told of. */
export const cameInto = ({ met }: Pick<UnitInBattle, 'met'>, defender: Id): Met | undefined =>
	met.findLast(({ at }) => at === defender);

/** MELEE; ATTACKING FIRE (R70): how whoever comes into contact now comes: by his move of this turn, or it is told. */
export const comesBy = (unit: Moved): Coming => {
	if (hasGone(unit, 'charge')) return 'charge';
	return movedNow(unit) ? 'move' : 'hand';
};
