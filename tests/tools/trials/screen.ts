import type { Keyboard, Mouse, Page } from 'puppeteer-core';

/** A page of the app as far as a trial needs one, in Puppeteer's words: what every driver of a browser can do. */
export type Screen = Pick<Page, 'evaluate' | 'goto' | 'reload'> & {
	readonly keyboard: Pick<Keyboard, 'press' | 'type'>;
	readonly mouse: Pick<Mouse, 'click'>;
};
