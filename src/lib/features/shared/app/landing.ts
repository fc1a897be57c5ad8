/** For how many pictures the focus is watched: by then what a tap or a key does is done. */
const WATCH = 60;
let watch = 0;

/**
 * Where no control keeps the focus it would fall to the page: it goes on at the title of the sheet that is open, or else
 * of the screen, once that is there.
 */
export const land = (left = WATCH): void => {
	cancelAnimationFrame(watch);
	const title =
		document.activeElement === document.body &&
		(document.querySelector<HTMLElement>('dialog[open] h2') ?? document.querySelector('h1'));
	if (title) {
		title.setAttribute('tabindex', '-1');
		title.focus({ preventScroll: true });
	} else if (left) watch = requestAnimationFrame(() => land(left - 1));
};
