import { getContext, setContext } from 'svelte';

/** Says what the numbers and marks of a unit mean. */
export type Explain = (unit: string) => void;

const KEY = Symbol('explains');

/** Lets every unit that is shown below this component explain itself on tap. */
export const explains = (explain: Explain): void => void setContext(KEY, explain);
/** How a unit explains itself here, if it does. */
export const explainHere = (): Explain | undefined => getContext<Explain | undefined>(KEY);
