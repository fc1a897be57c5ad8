import rules from './board.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The looks of the board come with it, not with the first page: the document puts them on when a board is shown. */
export function dressed(): void {
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(rules);
	}
	if (!document.adoptedStyleSheets.includes(sheet))
		document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
