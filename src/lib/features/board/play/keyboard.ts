import { keyed } from '#lib/ui/frame/resting.svelte.ts';

/** Where something is written, or lies over the screen, keys are for that. */
const ELSEWHERE = 'input:not([type="radio"]), textarea, select, dialog, [popover]';
/** What Enter is for by itself; everywhere else it does what the solid key does. */
const ENTERED = 'a, button, summary, [role="application"]';
/** An answer that is chosen already. */
const CHOSEN = '[data-choices] [aria-current]';

/** A key as a list of keys calls it: `n`, `ctrl+z`; undefined where it is not for the whole screen. */
export const keyOf = (event: KeyboardEvent): string | undefined => {
	const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
	const key = event.key.toLowerCase();
	if (event.defaultPrevented || altKey) return undefined;
	if (target instanceof Element && target.closest(ELSEWHERE)) return undefined;
	// A menu leaves the focus with its button: Escape is for the menu all the same.
	if (document.querySelector(':popover-open')) return undefined;
	if (ctrlKey || metaKey) return `ctrl+${shiftKey ? 'shift+' : ''}${key}`;
	if (key !== 'enter' || !(target instanceof Element) || target.closest(CHOSEN)) return key;
	return target.closest(ENTERED) ? undefined : key;
};

/** Where the next thing is done: on the map, in the sheet below it, by the solid key, or on the screen of one's own dice. */
export type Next = 'map' | 'sheet' | 'dock' | 'dice';
const PLACES: Readonly<Record<Next, string>> = {
	map: '.bp-map [role="application"]',
	sheet: '.bp-sheet',
	dice: 'h1',
	dock: ':is(.bp-dock, .dock) .btn-main:is(:enabled, [href])'
};

/** The answers to a question, or who could attack: the links of what led to it, and of the section that asks, are above. */
const ANSWERS = '.bp-sheet :is(.bp-asked, [data-choices]) ul';

const placeOf = (next: Next) => document.querySelector<HTMLElement>(PLACES[next]);
/** Puts the focus there; as long as the solid key is off, or `again`, where it is there already, on what is asked. */
export const focusOn = (next: Next, again = false): void => {
	const sheet = document.querySelector<HTMLElement>(ANSWERS) ?? placeOf('sheet');
	const there = placeOf(next);
	const asked = next === 'sheet' || (again && there === document.activeElement);
	const place = asked ? sheet : (there ?? sheet);
	// Answers and titles have the focus only from here.
	if (place && place.tabIndex < 0) place.tabIndex = -1;
	place?.focus({ preventScroll: true });
};

/** Does what the solid key does, if it is on. */
export const pressMain = (): void => placeOf('dock')?.click();

/** Does what a key is for on the whole screen, if anything; one that is held down answers once. */
export const press = (
	event: KeyboardEvent,
	acts: Readonly<Record<string, (() => void) | undefined>>
): void => {
	if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
	const act = acts[keyOf(event) ?? ''];
	if (!act) return;
	event.preventDefault();
	act();
};

/** As long as the browser may take to let go of a key that is gone or off, in ms. */
const LET_GO = 60;

/**
 * Whoever plays by keys never loses the place, nor answers what was not read: when what had the focus is gone, or says
 * something else now, the next thing to do gets it.
 */
export class Hold {
	/** What had the focus when a key was pressed, and what it said; nothing while fingers or the mouse play. */
	#pressed: readonly [Element | null, string | null | undefined] | undefined = keyed()
		? [null, null]
		: undefined;

	/** A key, a finger or the mouse was used. */
	used = ({ type, target }: Event): void => {
		// A sheet that the key has closed gave the focus away already.
		const on = target instanceof Element ? target : null;
		this.#pressed = type === 'keydown' ? [on, on?.textContent] : undefined;
	};

	/** The screen has changed; returns how to leave it. */
	regain = (next: Next): (() => void) | undefined => {
		if (!this.#pressed) return undefined;
		const timer = setTimeout(() => {
			const { activeElement: on, body } = document;
			const [was, said] = this.#pressed ?? [];
			const same = on === was && on?.textContent === said;
			if (!on || on === body || (on.closest('.bp-dock') && !same)) focusOn(next);
		}, LET_GO);
		return () => clearTimeout(timer);
	};
}
