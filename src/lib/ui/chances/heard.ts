import { getContext, setContext } from 'svelte';

const KEY = Symbol('heard');

/** Whatever comes up below this component is read aloud in one place of its screen. */
export const heardElsewhere = (): void => void setContext(KEY, true);
/** The role of a message: it is read aloud as it comes, unless its screen does that. */
export const roleHere = (): 'status' | undefined => (getContext(KEY) ? undefined : 'status');
