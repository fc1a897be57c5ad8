import { HEIGHT, type Box, type Field, type Point } from '../shape/field.ts';

/** The window on the screen, in pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

/** What the window shows: the place in its middle, in sides of a hex, and how high a hex is, in pixels. */
export interface Camera {
	readonly centre: Point;
	readonly height: number;
}

/** The side of a hex in pixels. */
export const sideOf = ({ height }: Camera): number => height / HEIGHT;

/** What is left free around the paper when all of it is shown: for the frame, and the numbers above it. */
export const FRAME = { left: 8, top: 22, right: 8, bottom: 8 } as const;

/** A window as wide as this has room for a larger map. */
const WIDE = 560;
const RESTS = { narrow: [40, 54], wide: [36, 47, 60] } as const;
/** A size that differs less than this from the whole map is not a size of its own. */
const APART = 1.12;

/** The heights of a hex at which the map comes to rest: first the whole map, then closer and closer. */
export function restsOf({ box }: Field, { width, height }: Size): readonly number[] {
	const across = (width - FRAME.left - FRAME.right) / (box[2] - box[0]);
	const down = (height - FRAME.top - FRAME.bottom) / (box[3] - box[1]);
	const whole = Math.max(4, Math.min(across, down) * HEIGHT);
	const closer = width >= WIDE ? RESTS.wide : RESTS.narrow;
	return [whole, ...closer.filter((rest) => rest > whole * APART)];
}

/** Where a map first rests: a narrow window shows all of it, a wide one begins nearer. */
export const firstRest = ({ width }: Size, rests: readonly number[]): number =>
	width >= WIDE ? Math.max(0, rests.indexOf(RESTS.wide[1])) : 0;

const nearest = (rests: readonly number[], height: number): number => {
	const far = (at: number): number => Math.abs(Math.log((rests[at] ?? 1) / height));
	let best = 0;
	for (let at = 1; at < rests.length; at++) if (far(at) < far(best)) best = at;
	return best;
};

/** Where a gesture comes to rest: at the nearest size, but never back where it began after a real change. */
export function restFor(rests: readonly number[], height: number, before: number): number {
	const found = nearest(rests, height);
	const from = rests[before] ?? height;
	if (found !== before || Math.abs(Math.log(height / from)) < Math.log(APART)) return found;
	return Math.max(0, Math.min(rests.length - 1, before + (height > from ? 1 : -1)));
}

const within = (value: number, least: number, most: number): number =>
	least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));

/**
 * The same, showing no more than its frame of what lies beside the paper; what is smaller than the window stands in its
 * middle.
 */
export function clamped(camera: Camera, { box }: Field, { width, height }: Size): Camera {
	const side = sideOf(camera);
	const [left, top, right, bottom] = box;
	const [across, down] = [width / 2 / side, height / 2 / side];
	const [x, y] = camera.centre;
	return {
		...camera,
		centre: [
			within(x, left - FRAME.left / side + across, right + FRAME.right / side - across),
			within(y, top - FRAME.top / side + down, bottom + FRAME.bottom / side - down)
		]
	};
}

/** Moved with the hand by so many pixels. */
export const dragged = (camera: Camera, dx: number, dy: number): Camera => {
	const side = sideOf(camera);
	const [x, y] = camera.centre;
	return { ...camera, centre: [x - dx / side, y - dy / side] };
};

/** The place of the map under a pixel of the window. */
export const placeUnder = (camera: Camera, { width, height }: Size, [px, py]: Point): Point => {
	const side = sideOf(camera);
	const [x, y] = camera.centre;
	return [x + (px - width / 2) / side, y + (py - height / 2) / side];
};

/** The pixel of the window at which a place of the map is seen. */
export const pixelOf = (camera: Camera, { width, height }: Size, [x, y]: Point): Point => {
	const side = sideOf(camera);
	return [(x - camera.centre[0]) * side + width / 2, (y - camera.centre[1]) * side + height / 2];
};

/** Another height of a hex; what is under the pixel stays there. */
export const zoomed = (camera: Camera, size: Size, height: number, about: Point): Camera => {
	const fixed = placeUnder(camera, size, about);
	const side = height / HEIGHT;
	return {
		height,
		centre: [
			fixed[0] - (about[0] - size.width / 2) / side,
			fixed[1] - (about[1] - size.height / 2) / side
		]
	};
};

/** How what was drawn for one camera must be moved to look as through another: `scale(k)` from the top left, then moved. */
export function between(drawn: Camera, seen: Camera, { width, height }: Size) {
	const side = sideOf(seen);
	const scale = seen.height / drawn.height;
	return {
		scale,
		x: (drawn.centre[0] - seen.centre[0]) * side + (width / 2) * (1 - scale),
		y: (drawn.centre[1] - seen.centre[1]) * side + (height / 2) * (1 - scale)
	};
}

/** What the window shows, in sides of a hex. */
export function seenBy(camera: Camera, size: Size): Box {
	const [left, top] = placeUnder(camera, size, [0, 0]);
	const [right, bottom] = placeUnder(camera, size, [size.width, size.height]);
	return [left, top, right, bottom];
}

/** A paper of no more pixels than this is drawn whole: then a hand never comes to its end. */
const WHOLE = 2_600_000;
/** Of a larger one, what is seen and this much more on each side, in parts of the window. */
const SPARE = 0.4;

/** What is drawn for a camera, in sides of a hex. */
export function windowOf(camera: Camera, size: Size, { box }: Field): Box {
	const side = sideOf(camera);
	const frame = 26 / side;
	if ((box[2] - box[0]) * (box[3] - box[1]) * side * side <= WHOLE)
		return [box[0] - frame, box[1] - frame, box[2] + frame, box[3] + frame];
	const [left, top, right, bottom] = seenBy(camera, size);
	const [across, down] = [(right - left) * SPARE, (bottom - top) * SPARE];
	return [left - across, top - down, right + across, bottom + down];
}

/** Does what is drawn hold all that is seen of the paper? */
export const holds = (drawn: Box, seen: Box, paper: Box): boolean =>
	Math.max(seen[0], paper[0]) >= drawn[0] - 0.01 &&
	Math.max(seen[1], paper[1]) >= drawn[1] - 0.01 &&
	Math.min(seen[2], paper[2]) <= drawn[2] + 0.01 &&
	Math.min(seen[3], paper[3]) <= drawn[3] + 0.01;
