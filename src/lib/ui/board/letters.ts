import type { Level } from './shape/ground.ts';
import { fontOf, type LabelSize } from './shape/labels.ts';

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How wide a name is in the letters of this phone, in pixels. */
export function measured(text: string, size: LabelSize, level: Level): number {
	const px = fontOf(size, level);
	const key = `${size}${px} ${text}`;
	const before = known.get(key);
	if (before !== undefined) return before;
	pen ??= document.createElement('canvas').getContext('2d');
	if (!pen) return text.length * px * 0.6;
	const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif');
	pen.font = `${size === 's' ? 400 : 700} ${px}px ${serif}`;
	const width = pen.measureText(text).width * (size === 'l' ? 1.03 : 1) + 3;
	known.set(key, width);
	return width;
}
