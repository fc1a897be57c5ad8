export const THEMES = ['system', 'light', 'dark', 'hall'] as const;
/** What the owner chose; `system` leaves it to the phone (dark scheme: dark; more contrast: hall). */
export type Theme = (typeof THEMES)[number];

/** Puts a theme on the page. Where the choice is kept is not its business. */
export const applyTheme = (
	theme: Theme,
	root: { dataset: DOMStringMap } = document.documentElement
): void => {
	if (theme === 'system') delete root.dataset.theme;
	else root.dataset.theme = theme;
};
