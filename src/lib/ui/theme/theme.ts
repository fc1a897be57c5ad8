export const THEMES = ['system', 'light', 'dark', 'hall'] as const;
/** What the owner chose; `system` leaves it to the phone (dark scheme: dark; more contrast: hall). */
export type Theme = (typeof THEMES)[number];

/** How large the letters are, on top of what the phone is set to. */
export const TEXT_SIZES = ['phone', 'large', 'larger', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** The size of the letters in percent of what the phone is set to. */
export const PERCENT: Readonly<Record<TextSize, number>> = {
	phone: 100,
	large: 115,
	larger: 130,
	largest: 150
};

/** Sets the size of the letters, by which everything grows that is not a target or a gap. */
export const applyTextSize = (
	size: TextSize,
	root: Pick<HTMLElement, 'style'> = document.documentElement
): void => {
	root.style.fontSize = size === 'phone' ? '' : `${PERCENT[size]}%`;
};

/** Applies a theme to the page. Where the choice is kept does not matter here. */
export const applyTheme = (
	theme: Theme,
	root: { dataset: DOMStringMap } = document.documentElement
): void => {
	if (theme === 'system') delete root.dataset.theme;
	else root.dataset.theme = theme;
};
