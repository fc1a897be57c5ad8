import type { Plugin } from 'postcss';

/** The theme that a phone asks for, as long as its owner has not chosen one; of two, the last. */
const ASKED = [
	['dark', '(prefers-color-scheme: dark)'],
	['hall', '(prefers-contrast: more)']
] as const;

/** What a sheet says of a theme by its name is said for the phones that ask for it, too. */
export const themes: Plugin = {
	postcssPlugin: 'themes',
	OnceExit(sheet, { AtRule }) {
		for (const [theme, params] of ASKED)
			sheet.walkRules(new RegExp(`^:root\\[data-theme=['"]?${theme}['"]?\\]$`), (rule) => {
				const asked = new AtRule({ name: 'media', params });
				asked.append(rule.clone({ selector: ':root:not([data-theme])' }));
				rule.after(asked);
			});
	}
};
