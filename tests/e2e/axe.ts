import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Theme } from './look.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe is asked: everything it knows but contrast, which has a way of its own. Nothing here plays, so nothing need be fetched for it. */
const EVERYTHING = {
	runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	resultTypes: ['violations'],
	rules: { 'color-contrast': { enabled: false } },
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
	await bringAxe(page);
	return [...(await contrast(page, theme)), ...(theme === 'light' ? await structure(page) : [])];
}

async function structure(page: Page): Promise<string[]> {
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

/** Looks of texts that axe has judged in this process, by theme: each as a number made of it. */
const judged = new Map<Theme, ReadonlySet<number>>();

/**
 * What axe finds wrong with the contrast of texts whose look it has not judged yet in this theme. A look is the colour,
 * size and weight of a text with every ground that its ancestors lay behind it: one look, one contrast. What this cannot
 * see is a text above something that is no ancestor.
 */
async function contrast(page: Page, theme: Theme): Promise<string[]> {
	const known = judged.get(theme) ?? new Set();
	const { looks, wrong } = await page.evaluate(
		async (before) => {
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
			if (fresh.size === 0) return { looks: [], wrong: [] };
			const { passes, violations } = await (window as unknown as WithAxe).axe.run(
				{ include: [...fresh.keys()] },
				{ runOnly: ['color-contrast'], elementRef: true, preload: false }
			);
			const nodes = [...passes, ...violations].flatMap((rule) => rule.nodes);
			return {
				looks: nodes.flatMap(({ element }) => fresh.get(element as Node) ?? []),
				wrong: violations.flatMap((rule) =>
					rule.nodes.map(
						({ html, failureSummary }) =>
							`${rule.id}: ${html.slice(0, 120)} (${failureSummary ?? ''})`
					)
				)
			};
		},
		[...known]
	);
	judged.set(theme, new Set([...known, ...looks]));
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
