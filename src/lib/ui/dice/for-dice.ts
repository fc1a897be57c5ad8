/** Where somebody writes, chooses from a list or is asked something, the keyboard is for that. */
const ELSEWHERE = 'input:not([type="radio"]), textarea, select, dialog';

/** May a press on the keyboard be meant for the dice? With Ctrl or ⌘, only the Z that takes back. */
export const forDice = ({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean =>
	(key === 'z') === (ctrlKey || metaKey) &&
	!altKey &&
	!(target instanceof Element && target.closest(ELSEWHERE));

/** Does it take back what was typed last? */
export const takesBack = (event: KeyboardEvent): boolean =>
	/^(Backspace|z)$/.test(event.key) && forDice(event);

/** The digit that was typed, once, for the dice. */
export const typedDigit = (event: KeyboardEvent): number | undefined =>
	/^\d$/.test(event.key) && !event.repeat && forDice(event) ? Number(event.key) : undefined;
