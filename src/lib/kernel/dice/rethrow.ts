import {
	answerTo,
	sameCall,
	walked,
	type Call,
	type Draw,
	type Meanings,
	type Throw,
	type Thrower
} from './draw.ts';

/** Why dice are missing: the pool grew, the throw was counted against another threshold, or nothing was thrown for this. */
export type Missing = 'grown' | 'counted' | 'new';

/** What dice that were thrown in one situation come to in another. */
export type Rethrown<T> =
	| {
			readonly state: 'done';
			readonly value: T;
			readonly throws: readonly Throw[];
			/** How many of the old dice are no longer called for. */
			readonly dropped: number;
	  }
	| {
			readonly state: 'waiting';
			readonly missing: Call;
			/** What each face of the missing die stands for, where there is more to tell than good and bad. */
			readonly means: Meanings | undefined;
			readonly why: Missing;
	  };

interface Fitted {
	/** The throw that stands; or what is still to be thrown, and how it joins the dice already there. */
	readonly stands?: Throw;
	readonly missing?: Call;
	readonly why?: Missing;
	readonly joined?: (more: Throw) => Throw;
	readonly dropped: number;
}

const togetherBy = (a: Thrower, b: Thrower): Thrower => (a === b ? a : 'both');

/** Everything is still to be thrown. */
const anew = (missing: Call, why: Missing): Fitted => ({
	missing,
	why,
	dropped: 0,
	joined: (more) => ({ ...more, call: missing })
});

/** An old throw of the same kind fitted to a call that may want more dice, fewer dice, or other faces. */
const fittedTo = (call: Call, old: Throw): Fitted => {
	if (sameCall(old.call, call) && answerTo(call, old) !== undefined)
		return { stands: { ...old, call }, dropped: 0 };
	const { faces, count, by } = old;
	if (faces) {
		const kept = faces.slice(0, call.dice);
		const dropped = faces.length - kept.length;
		if (kept.length === call.dice)
			return { stands: { call, faces: kept, count: null, by }, dropped };
		return {
			missing: { ...call, dice: call.dice - kept.length },
			why: 'grown',
			dropped,
			joined: (more) => ({
				call,
				faces: more.faces ? [...kept, ...more.faces] : null,
				count: more.faces
					? null
					: (answerTo({ ...call, dice: kept.length }, { ...old, faces: kept }) ?? 0) +
						(more.count ?? 0),
				by: togetherBy(by, more.by)
			})
		};
	}
	const grown = call.dice - old.call.dice;
	if (grown > 0 && count !== null && sameCall({ ...old.call, dice: call.dice }, call)) {
		const missing = { ...call, dice: grown };
		return {
			missing,
			why: 'grown',
			dropped: 0,
			joined: (more) => ({
				call,
				faces: null,
				count: count + (answerTo(missing, more) ?? 0),
				by: togetherBy(by, more.by)
			})
		};
	}
	return anew(call, 'counted');
};

const alike = (a: Call, b: Call, by: 'label' | 'rule'): boolean =>
	a.kind === b.kind && a.sides === b.sides && a[by] === b[by];

/**
 * Fourth reader: dice already thrown keep their order and are never thrown again. A pool that shrank drops its last
 * dice; `fresh` are the throws asked for since, in the order they were made.
 */
export const rethrow = <T>(
	draw: Draw<T>,
	fallen: readonly Throw[],
	fresh: readonly Throw[] = []
): Rethrown<T> => {
	const throws: Throw[] = [];
	let dropped = 0;
	let at = 0;
	let asked = 0;
	let waiting: { readonly missing: Call; readonly why: Missing } | undefined;
	const diceFrom = (from: number, to: number): number =>
		fallen.slice(from, to).reduce((sum, { call }) => sum + call.dice, 0);

	/**
	 * The place of the old throw meant for this call: the next with its label, or else the next one if it is of its kind
	 * and rule; −1 for none.
	 */
	const meant = (call: Call): number => {
		const named = fallen.findIndex((one, place) => place >= at && alike(one.call, call, 'label'));
		if (named >= 0) return named;
		const next = fallen[at];
		return next && alike(next.call, call, 'rule') ? at : -1;
	};

	const answer = (call: Call): number | undefined => {
		const place = meant(call);
		const old = fallen[place];
		if (old) {
			dropped += diceFrom(at, place);
			at = place + 1;
		}
		const fitted = old ? fittedTo(call, old) : anew(call, 'new');
		dropped += fitted.dropped;
		let { stands } = fitted;
		const { missing, why = 'new', joined } = fitted;
		if (missing) {
			const more = fresh[asked];
			if (more && sameCall(more.call, missing) && answerTo(missing, more) !== undefined) {
				asked += 1;
				stands = joined?.(more);
			} else waiting = { missing, why };
		}
		if (!stands) return undefined;
		throws.push(stands);
		return answerTo(call, stands);
	};

	const result = walked(draw, answer);
	// It stops only where dice are missing.
	if ('stopped' in result) return { state: 'waiting', ...waiting!, means: result.means };
	return { state: 'done', value: result.value, throws, dropped: dropped + diceFrom(at, Infinity) };
};
