/**
 * What becomes of one thing of a file. `new`: it is not here yet. `same`: it is here already, as it is. `twice`: it stands in
 * the file once more. `back`: it lies among what was deleted, and comes back.
 * `beside`: another one is here, so it comes as a copy and both stay; `besideDeleted`: another one lies among what was
 * deleted, and stays there. `other`, `otherDeleted`: another one is here or there, and of this kind there is but one: it comes
 * in its place only if that is wanted. Of journals, `longer`: the one here ends where the file goes on, so the lines it lacks
 * are added to it; `shorter`: the one here goes on where the file ends, so nothing is added.
 */
export type Standing =
	| 'new'
	| 'same'
	| 'twice'
	| 'back'
	| 'beside'
	| 'besideDeleted'
	| 'other'
	| 'otherDeleted'
	| 'longer'
	| 'shorter';

/** It comes only where the owner says so: something else goes for it. */
export const IN_PLACE: readonly Standing[] = ['other', 'otherDeleted'];
