import { getContext, setContext } from 'svelte';

/** What a heading of the rulebook leads to, where a screen can show it. */
export interface Shower {
	/** The address of what it says; undefined where nothing is cited. */
	readonly href: (cited: string) => string | undefined;
	/** Shows it without leaving the screen. */
	readonly show: (cited: string) => void;
}

const KEY = Symbol('cited');

/** Lets every heading of the rulebook below this component explain itself on tap. */
export const showsCited = (shower: Shower): void => void setContext(KEY, shower);
/** How a heading explains itself here, if it does. */
export const citedHere = (): Shower | undefined => getContext<Shower | undefined>(KEY);
