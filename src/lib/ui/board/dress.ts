import rules from './board.css?inline';

/** Looks that come with a pack, not with the first page: the document puts them on when they are first needed. */
export const dressing = (looks: string): (() => void) => {
	let sheet: CSSStyleSheet | undefined;
	return () => {
		if (!sheet) {
			sheet = new CSSStyleSheet();
			sheet.replaceSync(looks);
		}
		if (!document.adoptedStyleSheets.includes(sheet))
			document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	};
};

/** The looks of the board. */
export const dressed = dressing(rules);
