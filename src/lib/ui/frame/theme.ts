export const THEMES = ['system', 'light', 'dark', 'hall'] as const;
/** What the owner chose; `system` leaves it to the phone (dark scheme: dark; more contrast: hall). */
export type Theme = (typeof THEMES)[number];

/** Applies a theme to the page. Where the choice is kept does not matter here. */
export const applyTheme = (
	theme: Theme,
	root: { dataset: DOMStringMap } = document.documentElement
): void => {
	if (theme === 'system') delete root.dataset.theme;
	else root.dataset.theme = theme;
};
