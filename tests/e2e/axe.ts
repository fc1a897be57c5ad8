import { test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DEEP } from '../random.ts';
import type { Theme } from './look.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe is asked: everything it knows but contrast, which has a way of its own, and the size of targets, which is
 * left to \`npm run test:deep\`: axe asks for 24 px, \`tooSmall\` for 48. Nothing here plays, so nothing need be fetched.
 */
const EVERYTHING = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
	rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: DEEP } },
	preload: false
};

/** The part of axe that is used here. */
interface WithAxe {
	readonly axe: {
		readonly run: (on: Node | { include: readonly Node[] }, how: object) => Promise<AxeResults>;
	};
}

/** It comes in past the policy of the page, as the console does. */
const bringAxe = async (page: Page): Promise<void> => {
	if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
};

/** What axe finds wrong in a theme, one line each: contrast, and in `light` all that no theme changes. */
export async function axe(page: Page, theme: Theme): Promise<string[]> {
	return [...(await contrast(page, theme)), ...(theme === 'light' ? await structure(page) : [])];
}

/**
 * What axe has found sound in this run, of a kind: each as a number made of it. It lies in the folder that a run begins
 * empty, so that what one worker has asked is not asked by another.
 */
const shelf = (kind: string): string => join(test.info().project.outputDir, `sound-${kind}.txt`);
const soundBefore = (kind: string): readonly number[] =>
	existsSync(shelf(kind)) ? readFileSync(shelf(kind), 'utf8').trim().split(' ').map(Number) : [];
function nowSound(kind: string, numbers: readonly number[]): void {
	mkdirSync(dirname(shelf(kind)), { recursive: true });
	if (numbers.length) appendFileSync(shelf(kind), `${numbers.join(' ')} `);
}

/**
 * What axe finds wrong in a screen with a part that it has not judged yet. A part is an element with all that says to
 * axe what it is, in what it lies and in what landmark; the order of headings and of landmarks, and whether an id is
 * there twice, are parts as well. What this cannot see is a fault that lies in how known parts stand together otherwise:
 * `npm run test:deep` asks axe about every screen.
 */
async function structure(page: Page): Promise<string[]> {
	const known = new Set(DEEP ? [] : soundBefore('parts'));
	const fresh = (await partsOf(page)).filter((part) => !known.has(part));
	if (fresh.length === 0) return [];
	await bringAxe(page);
	const wrong = await violationsOf(page);
	if (wrong.length === 0) nowSound('parts', fresh);
	return wrong;
}

const partsOf = (page: Page): Promise<number[]> =>
	page.evaluate(() => {
		const numberOf = (text: string): number => {
			let number = 0;
			for (let at = 0; at < text.length; at++)
				number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
			return number;
		};
		/** These are read by their value; of all others it counts whether they say something. */
		const VALUED = /^(role|type|tabindex|scope|lang|dir|aria-(hidden|live|modal|haspopup|level))$/;
		const REFERS = /^(for|aria-(labelledby|describedby|controls|owns|details|activedescendant))$/;
		const own = (element: Element): string => {
			const said = [...element.attributes].flatMap(({ name, value }) => {
				if (VALUED.test(name)) return `${name}=${value}`;
				if (REFERS.test(name))
					return `${name}=${value.split(' ').every((id) => document.getElementById(id))}`;
				if (/^(class|style|data-.*)$/.test(name)) return [];
				return `${name}=${value.trim() !== ''}`;
			});
			const named =
				element.textContent.trim() !== '' || element.querySelector('[aria-label], [alt], title');
			return [element.tagName, !!named, ...said.sort()].join();
		};
		const LANDMARKS =
			'main, nav, header, footer, aside, dialog, section[aria-label], section[aria-labelledby], [role=search], [role=status]';
		/** What is nothing to axe but a place for others. */
		const PLAIN = ':is(div, span, section, p, b, small, em, i, strong):not([role], [aria-label])';
		const all = [...document.querySelectorAll('html, head > *, body, body *')].filter(
			(element) =>
				element.closest('head') ||
				(!element.closest('[aria-hidden=true] *') &&
					element.checkVisibility({ visibilityProperty: true }))
		);
		const kind = (element: Element | null | undefined): string =>
			element ? element.tagName + (element.getAttribute('role') ?? '') : '';
		/** Each of these with the one before it. */
		const inOrder = (selector: string): string[] =>
			all
				.filter((element) => element.matches(selector))
				.map((element, at, order) => `${kind(order[at - 1])} then ${kind(element)}`);
		const parts = all.map((element) => {
			const parent = element.parentElement?.closest(`:not(${PLAIN})`);
			const above = [parent, parent?.parentElement, parent?.closest(LANDMARKS)];
			return [own(element), ...above.map(kind)].join('<');
		});
		const ids = all.map(({ id }) => id).filter(Boolean);
		const whole = [
			...inOrder('h1, h2, h3, h4, h5, h6, [role=heading]'),
			...inOrder(LANDMARKS),
			`${new Set(ids).size === ids.length}`
		];
		return [...new Set([...parts, ...whole].map(numberOf))];
	});

async function violationsOf(page: Page): Promise<string[]> {
	const violations = await page.evaluate(async (how) => {
		const found = await (window as unknown as WithAxe).axe.run(document, how);
		return found.violations.map(({ id, nodes }) => ({
			id,
			nodes: nodes.map(({ target, html, failureSummary }) => ({ target, html, failureSummary }))
		}));
	}, EVERYTHING);
	const wrong: string[] = [];
	for (const { id, nodes } of violations)
		for (const { target, html, failureSummary } of nodes) {
			if (id === 'target-size' && (await free(page, target.join(' ')))) continue;
			wrong.push(`${id}: ${html.slice(0, 120)} (${failureSummary})`);
		}
	return wrong;
}

/**
 * What axe finds wrong with the contrast of texts whose look it has not judged yet in this theme. A look is the colour,
 * size and weight of a text with every ground that its ancestors lay behind it: one look, one contrast. What this cannot
 * see is a text above something that is no ancestor.
 */
async function contrast(page: Page, theme: Theme): Promise<string[]> {
	const { looks, wrong, asked } = await page.evaluate(async (before) => {
		const told = new Set(before);
		const grounds = new Map<Element, string>();
		const ground = (element: Element): string => {
			const done = grounds.get(element);
			if (done !== undefined) return done;
			const style = getComputedStyle(element);
			const own = [
				style.backgroundColor,
				style.backgroundImage,
				style.opacity,
				style.filter,
				style.mixBlendMode
			].join();
			const behind = element.parentElement ? ground(element.parentElement) : '';
			const all = own === 'rgba(0, 0, 0, 0),none,1,none,normal' ? behind : `${behind}>${own}`;
			grounds.set(element, all);
			return all;
		};
		const numberOf = (text: string): number => {
			let number = 0;
			for (let at = 0; at < text.length; at++)
				number = (Math.imul(number, 31) + text.charCodeAt(at)) | 0;
			return number;
		};
		const fresh = new Map<Node, number>();
		const add = (element: Element): void => {
			if (!element.checkVisibility({ visibilityProperty: true })) return;
			const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
			const look = numberOf([color, fontSize, fontWeight, textShadow, ground(element)].join());
			if (!told.has(look)) fresh.set(element, look);
		};
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode())
			if (texts.currentNode.nodeValue?.trim() && texts.currentNode.parentElement)
				add(texts.currentNode.parentElement);
		for (const field of document.querySelectorAll('input, select, textarea')) add(field);
		if (fresh.size === 0) return { looks: [], wrong: [], asked: true };
		if (!('axe' in window)) return { looks: [], wrong: [], asked: false };
		const { passes, violations } = await (window as unknown as WithAxe).axe.run(
			{ include: [...fresh.keys()] },
			{ runOnly: ['color-contrast'], elementRef: true, preload: false }
		);
		const well = passes.flatMap((rule) => rule.nodes);
		return {
			looks: [...new Set(well.flatMap(({ element }) => fresh.get(element as Node) ?? []))],
			wrong: violations.flatMap((rule) =>
				rule.nodes.map(
					({ html, failureSummary }) =>
						`${rule.id}: ${html.slice(0, 120)} (${failureSummary ?? ''})`
				)
			),
			asked: true
		};
	}, soundBefore(theme));
	if (!asked) {
		await bringAxe(page);
		return contrast(page, theme);
	}
	nowSound(theme, looks);
	return wrong;
}

/** Is a target large enough once it is scrolled out from under the dock? */
const free = (page: Page, selector: string): Promise<boolean> =>
	page.evaluate(async (css) => {
		const target = document.querySelector(css);
		target?.scrollIntoView({ block: 'center' });
		const again = await (window as unknown as WithAxe).axe.run(target ?? document, {
			runOnly: ['target-size']
		});
		return again.violations.length === 0;
	}, selector);
