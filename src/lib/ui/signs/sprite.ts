import symbols from './symbols.svg?raw';

/** Before the name of a drawing, so that it is no other part of a page. */
const ID = 'drawn-';

/**
 * Every drawing, for the page that shows them: it carries them itself. A file of their own would be one more to fetch,
 * and the browser would build a document beside the page for it and ask for it again at everything newly drawn.
 */
export const drawings = (): string =>
	symbols
		.replaceAll(/<!--[^]*?-->|(?<=>)\s+/g, '')
		.replace('<svg ', '<svg hidden ')
		.replaceAll('<symbol id="', `<symbol id="${ID}`);

/** Where one drawing is in the page. */
export const drawing = (id: string): string => `#${ID}${id}`;
