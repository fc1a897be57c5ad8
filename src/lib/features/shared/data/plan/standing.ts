/**
 * What will become of one thing in a file. `new`: it is not here yet. `same`: it is already here, unchanged. `twice`:
 * the file holds it a second time. `back`: it is among the deleted things, and comes back. `beside`: a different one is
 * here, so it comes as a copy and both stay; `besideDeleted`: a different one is among the deleted things, and stays
 * there. `other`, `otherDeleted`: a different one is here or there, and there can be only one of this kind; it replaces
 * that one only if asked to. For journals, `longer`: the one here ends where the file goes on, so the missing lines are
 * added; `shorter`: the one here goes on where the file ends, so nothing is added.
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

/** It comes in only if the owner says so, because something else goes. */
export const IN_PLACE: readonly Standing[] = ['other', 'otherDeleted'];
