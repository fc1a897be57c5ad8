import type { Page } from '@playwright/test';

export const THEMES = ['light', 'dark', 'hall'] as const;
export type Theme = (typeof THEMES)[number];

/** Shows the page in a theme, whatever the settings say. */
export const wear = (page: Page, theme: Theme): Promise<void> =>
	page.evaluate(async (name) => {
		document.documentElement.dataset['theme'] = name;
		for (const animation of document.getAnimations()) animation.finish();
		await new Promise(requestAnimationFrame);
	}, theme);

/** Shows the page in letters of this size, `''` for its own. */
export const inLetters = (page: Page, size: string): Promise<void> =>
	page.evaluate(async (fontSize) => {
		document.documentElement.style.fontSize = fontSize;
		for (const animation of document.getAnimations()) animation.finish();
		for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
	}, size);

/** Texts smaller than 13 px, which nobody reads at arm's length. The letter in a side's badge is a drawing. */
export const tooFine = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const fine: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const parent = texts.currentNode.parentElement;
			const words = texts.currentNode.nodeValue?.trim();
			if (!parent || !words || !parent.checkVisibility({ visibilityProperty: true })) continue;
			if (parent.closest('.vh, .sr-only, .side, #svelte-announcer, script, style, svg')) continue;
			const size = parseFloat(getComputedStyle(parent).fontSize);
			if (size < 12.99) fine.push(`${size} px: ${words}`);
		}
		return fine;
	});

/** Ids of texts that stand on the screen as they are: somebody forgot to say them. */
export const rawIds = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const id =
			/\b(?:frame|board|red-and-white|orel-1919|white-october|triumph-of-chaos)\.[a-z-]+\.\w+/;
		const said = [...document.querySelectorAll('body *')].flatMap((element) =>
			['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
		);
		return [...said, ...document.body.innerText.split('\n'), document.title].filter((text) =>
			id.test(text)
		);
	});

/** The elements that make the page scroll sideways, or stick out where nobody can scroll to. */
export const tooWide = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const root = document.scrollingElement ?? document.documentElement;
		const found = [...document.body.querySelectorAll('*')].filter((element) => {
			const box = element.getBoundingClientRect();
			if (box.width === 0 || box.height === 0) return false;
			if (box.right <= width + 1 && box.left >= -1) return false;
			// Inside something that itself fits and scrolls, on purpose, it may be wide.
			for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
				const { overflowX } = getComputedStyle(up);
				if (overflowX === 'hidden' || overflowX === 'clip') return false;
				if (overflowX === 'auto' || overflowX === 'scroll') return false;
			}
			return box.width > 1.5;
		});
		if (root.scrollWidth <= width + 1 && found.length === 0) return [];
		return [
			`the page is ${root.scrollWidth} wide in ${width}`,
			...found.slice(0, 5).map((element) => element.outerHTML.slice(0, 140))
		];
	});

/** Texts that are cut off: by the edge of the screen, or by a box that hides what does not fit. */
export const cutOff = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const lost: string[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const text = texts.currentNode;
			const parent = text.parentElement;
			const words = text.nodeValue?.trim();
			// What is far off and not drawn yet has no size of its own.
			const drawn = { visibilityProperty: true, contentVisibilityAuto: true };
			if (!parent || !words || !parent.checkVisibility(drawn)) continue;
			// A map is larger than its window.
			if (parent.closest('.sr-only, #svelte-announcer, .b-board, script, style')) continue;
			const range = document.createRange();
			range.selectNodeContents(text);
			const box = range.getBoundingClientRect();
			if (box.width === 0) continue;
			let cut = box.left < -1 || box.right > width + 1;
			for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
				const { overflowX, overflowY, clipPath } = getComputedStyle(up);
				if (clipPath !== 'none') {
					cut = false;
					break;
				}
				const edge = up.getBoundingClientRect();
				const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
				if (hides(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1))
					cut = true;
				if (hides(overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2))
					cut = true;
				if (overflowX === 'auto' || overflowX === 'scroll') break;
			}
			if (cut) lost.push(words.slice(0, 60));
		}
		return lost;
	});

/** Words on keys that go on in the next line, where no hyphen says so. */
export const broken = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const torn: string[] = [];
		for (const key of document.querySelectorAll('button, a[href]')) {
			const texts = document.createTreeWalker(key, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode;
				if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.vh')) continue;
				const range = document.createRange();
				// Before a letter that follows a soft hyphen stands the hyphen, at the end of its line.
				const top = (at: number): number => {
					range.setStart(text, at);
					range.setEnd(text, at + 1);
					return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
				};
				for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}+/gu))
					if (top(index) !== top(index + word.length - 1)) torn.push(word);
			}
		}
		return torn;
	});

/** Words that reach beyond the key on which they stand. */
export const stickingOut = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const out: string[] = [];
		for (const key of document.querySelectorAll('button, a[href]')) {
			const edge = key.getBoundingClientRect();
			const texts = document.createTreeWalker(key, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const text = texts.currentNode;
				if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.vh')) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				const box = range.getBoundingClientRect();
				if (box.width && (box.left < edge.left - 1 || box.right > edge.right + 1))
					out.push(text.nodeValue?.trim() ?? '');
			}
		}
		return out;
	});

/** Controls smaller than a thumb: under 48 px either way. Links inside a sentence are left out. */
export const tooSmall = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
		return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
			if (!control.checkVisibility({ visibilityProperty: true })) return [];
			if (control.closest('.sr-only, [inert]')) return [];
			const sentence = control.parentElement?.closest('p, li, dd, td');
			const inline = getComputedStyle(control).display.startsWith('inline');
			if (control.tagName === 'A' && sentence && inline) return [];
			const label = control.closest('label') ?? (control as HTMLInputElement).labels?.[0];
			const boxes = [control, label].flatMap((part) =>
				part ? [part.getBoundingClientRect()] : []
			);
			if (boxes.some((box) => box.width >= 47.5 && box.height >= 47.5)) return [];
			const size = boxes
				.map((box) => `${Math.round(box.width)}×${Math.round(box.height)}`)
				.join(', ');
			return [`${size}: ${control.outerHTML.slice(0, 120)}`];
		});
	});

/**
 * Words left as they are when the app speaks its pseudo-language, in which every phrase of the catalogue is accented
 * and stands in brackets. Names are not phrases: they stand inside a phrase, or under `translate="no"`; numbers of
 * rulings (TC-01) are the same in every language. What was announced when the screen opened is its title, said once.
 */
export const inEnglish = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const said: (string | null | undefined)[] = [document.title];
		const names = '[translate="no"], #svelte-announcer, script, style';
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const parent = texts.currentNode.parentElement;
			if (parent?.checkVisibility() && !parent.closest(names))
				said.push(texts.currentNode.nodeValue);
		}
		for (const element of document.body.querySelectorAll(
			'[aria-label], [title], [placeholder], [alt]'
		)) {
			if (element.closest(names)) continue;
			for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
				said.push(element.getAttribute(name));
		}
		return said.flatMap((text) => {
			const outside = (text ?? '')
				.replace(/\[[^\]]*\]/g, '')
				.replace(/Tachanka|\b(cm|kB|MB|GB|D\d+|[A-Z]{2}-\d+)\b/g, '');
			return /[a-z]{2,}/i.test(outside) ? [outside.trim().slice(0, 80)] : [];
		});
	});

/** Finds what holds the language of the app, in whatever file of the build it is. */
const SPEECH = `(async () => {
	for (const { name } of performance.getEntriesByType('resource')) {
		if (!/_app[/]immutable[/].*[.]js$/.test(name)) continue;
		for (const found of Object.values(await import(name)))
			if (found && typeof found === 'object' && 'pseudo' in found && 'locale' in found) return found;
	}
	throw new Error('No speech in the build');
})()`;

/** The screen speaks the pseudo-language or its own, just as it stands. */
export async function inPseudo(page: Page, pseudo: boolean): Promise<void> {
	await page.evaluate(`${SPEECH}.then((speech) => {
		speech.pseudo = ${String(pseudo)};
		return new Promise(requestAnimationFrame);
	})`);
}
