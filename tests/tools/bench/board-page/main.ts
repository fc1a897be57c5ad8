// What is measured of the board, and of the least that could be drawn in its place: `?board`, `?layer`, `?group`.
import '#lib/ui/theme/tokens.css';
import { bare } from './bare.ts';
import { board } from './board.svelte.ts';

/** Something that is moved: by so many pixels, and to so many times its size. */
export interface Moved {
	readonly begin: () => void;
	readonly show: (x: number, y: number, scale: number) => void;
	/** The hand lets go: the picture is made sharp. */
	readonly end: () => void;
	readonly moveOne: () => void;
}

declare global {
	interface Window {
		gesture: (kind: 'pan' | 'pinch', frames: number) => Promise<number[]>;
		once: (what: 'sharp' | 'one', times: number) => Promise<number[]>;
	}
}

const target = document.getElementById('page');
if (!target) throw new Error('No page.');
const of = location.search.slice(1);
const moved: Moved = of === 'board' ? board(target) : bare(target, of === 'group');

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** Two seconds of one gesture, as the hand of somebody who looks around: what each frame took, in ms. */
window.gesture = async (kind, frames) => {
	const took: number[] = [];
	moved.begin();
	let last = await frame();
	for (let at = 0; at < frames; at++) {
		const turn = (at / frames) * Math.PI * 2;
		if (kind === 'pan') moved.show(240 * Math.sin(turn), 190 * Math.sin(turn * 2), 1);
		else moved.show(0, 0, 1.25 + 0.75 * Math.sin(turn));
		const now = await frame();
		took.push(now - last);
		last = now;
	}
	moved.end();
	return took.slice(2);
};

/** From something that is done once until the frame after it, in ms. */
window.once = async (what, times) => {
	const took: number[] = [];
	for (let at = 0; at < times; at++) {
		if (what === 'sharp') {
			moved.begin();
			await frame();
			moved.show(0, 0, at % 2 ? 0.7 : 1.4);
			await frame();
		}
		await new Promise((done) => setTimeout(done, 400));
		await frame();
		const began = performance.now();
		if (what === 'sharp') moved.end();
		else moved.moveOne();
		await frame();
		await frame();
		took.push(performance.now() - began);
	}
	return took;
};
