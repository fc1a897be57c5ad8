/**
 * A sheet is read from its top again `when` something else is asked or chosen. Where nobody has scrolled it, nothing is
 * measured for that: the map is drawn meanwhile.
 */
export const fromTop = (when: () => boolean) => {
	let scrolled = false;
	return (sheet: HTMLElement) => {
		const heard = (): void => void (scrolled = sheet.scrollTop > 0);
		if (when() && scrolled) {
			sheet.scrollTop = 0;
			scrolled = false;
		}
		sheet.addEventListener('scroll', heard, { passive: true });
		return () => sheet.removeEventListener('scroll', heard);
	};
};
