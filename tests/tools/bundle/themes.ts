import type { ChildNode, Plugin, Rule } from 'postcss';

/** What a phone asks for whose owner has not chosen a theme; of two, the last is worn. */
const ASKED: Readonly<Record<string, string>> = {
	dark: '(prefers-color-scheme: dark)',
	hall: '(prefers-contrast: more)'
};

/** What a sheet says of the themes by their names is said after them for the phones that ask for these, too. */
export const themes: Plugin = {
	postcssPlugin: 'themes',
	OnceExit(sheet, { AtRule }) {
		const named: Rule[] = [];
		sheet.walkRules(/^:root\[data-theme=['"]?\w+['"]?\]$/, (rule) => void named.push(rule));
		let last: ChildNode | undefined = named.at(-1);
		for (const rule of named) {
			const [theme = ''] = /(?<=['"=])\w+(?=['"]?\]$)/.exec(rule.selector) ?? [];
			const asked = new AtRule({ name: 'media', params: ASKED[theme] ?? 'not all' });
			asked.append(rule.clone({ selector: ':root:not([data-theme])' }));
			last?.after(asked);
			last = asked;
		}
	}
};
