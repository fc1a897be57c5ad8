import { Arriving } from '#lib/ui/frame/resting.svelte.ts';

/**
 * A sheet is read from its top again `when` something else is asked or chosen, and what that brings up takes no second
 * tap of the same finger. Where nobody has scrolled it, nothing is measured for that: the map is drawn meanwhile.
 */
export const fromTop = (when: () => boolean) => {
	let scrolled = false;
	const arriving = new Arriving();
	return (sheet: HTMLElement) => {
		const heard = (): void => void (scrolled = sheet.scrollTop > 0);
		if (when() && scrolled) {
			sheet.scrollTop = 0;
			scrolled = false;
		}
		arriving.begin();
		const over = new AbortController();
		const { signal } = over;
		sheet.addEventListener('scroll', heard, { passive: true, signal });
		sheet.addEventListener('click', arriving.refuse, { capture: true, signal });
		return () => over.abort();
	};
};
