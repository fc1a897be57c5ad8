import type { Page } from '@playwright/test';

/** A picture larger than is kept, made by the page itself. */
export const picture = async (page: Page, name = 'bridge.png') => {
	const data = await page.evaluate(() => {
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width: 2400, height: 1200 });
		const context = canvas.getContext('2d');
		if (!context) return '';
		for (let x = 0; x < 24; x++) {
			context.fillStyle = `hsl(${x * 15} 60% 50%)`;
			context.fillRect(x * 100, 0, 100, 1200);
		}
		return canvas.toDataURL('image/png').split(',')[1] ?? '';
	});
	return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
};
