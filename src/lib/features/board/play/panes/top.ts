import { Arriving } from '#lib/ui/frame/resting.svelte.ts';

/** A double tap is one tap: what the first has brought up, or would take back, takes no second one. */
export const oneTap =
	(arriving: Arriving) =>
	(press: MouseEvent): void => {
		// A label hands its press on to what it is of.
		if (press.target instanceof HTMLInputElement) return;
		arriving.refuse(press);
		if (!press.defaultPrevented) arriving.begin();
	};

/**
 * A sheet is read from its top again `when` something else is asked or chosen. Where nobody has scrolled it, nothing is
 * measured for that: the map is drawn meanwhile. With large letters the page scrolls: the map above it comes back into
 * sight. A double tap in it is one tap.
 */
export const fromTop = (when: () => boolean) => {
	let scrolled = false;
	const arriving = new Arriving();
	return (sheet: HTMLElement) => {
		const heard = (): void => void (scrolled = sheet.scrollTop > 0 || scrollY > 0);
		if (when() && scrolled) {
			sheet.scrollTop = 0;
			if (sheet.getBoundingClientRect().top < 0) sheet.previousElementSibling?.scrollIntoView();
			scrolled = false;
		}
		arriving.begin();
		const over = new AbortController();
		const { signal } = over;
		for (const moved of [sheet, window])
			moved.addEventListener('scroll', heard, { passive: true, signal });
		sheet.addEventListener('click', oneTap(arriving), { capture: true, signal });
		return () => over.abort();
	};
};
