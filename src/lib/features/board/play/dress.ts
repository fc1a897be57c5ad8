import rules from './screen.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The looks of this screen come with it: the document puts them on when a game is first opened. */
export const screenDressed = (): void => {
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
	}
	if (!document.adoptedStyleSheets.includes(sheet))
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
