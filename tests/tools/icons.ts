// Draws the PNG icons from the two SVG marks in static/icons: `npx tsx tests/tools/icons.ts`.
import { readFile } from 'node:fs/promises';
import { chromium as browserType } from 'playwright';
import { chromium } from './chromium.mjs';

const folder = new URL('../../static/icons/', import.meta.url).pathname;
const pictures = [
	{ from: 'icon.svg', to: 'icon-192.png', size: 192 },
	{ from: 'icon.svg', to: 'icon-512.png', size: 512 },
	{ from: 'maskable.svg', to: 'maskable-192.png', size: 192 },
	{ from: 'maskable.svg', to: 'maskable-512.png', size: 512 },
	{ from: 'maskable.svg', to: 'apple-touch-icon.png', size: 180 }
];

const browser = await browserType.launch(chromium);
for (const { from, to, size } of pictures) {
	const page = await browser.newPage({ viewport: { width: size, height: size } });
	const svg = await readFile(folder + from, 'utf8');
	await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
	await page.screenshot({ path: folder + to, omitBackground: true });
	await page.close();
}
await browser.close();
