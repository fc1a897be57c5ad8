import { HEIGHT, scaledBox, type Box, type Point } from '../shape/field.ts';
import { levelOf, type Level } from '../shape/ground.ts';
import { n } from '../shape/lines.ts';
import type { BoardView } from '../view.svelte.ts';
import {
	between,
	clamped,
	dragged,
	holds,
	placeUnder,
	seenBy,
	sideOf,
	windowOf,
	zoomed,
	type Camera
} from './camera.ts';
import type { Hands } from './hands.ts';

/** How long the map glides to where it rests, in ms; farther than this many windows it jumps. */
const GLIDE = 180;
const FAR = 1.5;
/** Fingers may go a little beyond the sizes at which the map rests. */
const BEYOND = 1.25;
/** How far a map that was thrown goes on, in ms of its speed. */
const THROW = 110;

const asTransform = ({ x, y, scale }: ReturnType<typeof between>): string =>
	`translate3d(${x}px, ${y}px, 0) scale(${scale})`;
const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What is drawn of the map, in pixels of the map. */
export interface Shown {
	/** The side of a hex. */
	readonly side: number;
	readonly level: Level;
	readonly kind: 'whole' | 'near';
	readonly window: Box;
	/** Of a map that is too large to be drawn whole: what of it is drawn, in sides of a hex. */
	readonly part: Box | undefined;
	readonly viewBox: string;
	/** For what it was drawn. */
	readonly camera: Camera;
}

/** Where a drawing lies over the window of the screen. */
export type Place = Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;

interface Drawn {
	readonly camera: Camera;
	readonly window: Box;
}

/**
 * Moves a drawing of the map and has it made anew: while a hand moves the map only the drawing is moved, as the browser
 * does for nothing; where the map comes to rest it is drawn sharp.
 */
export class Mover {
	/** What the drawing was made for, and what of the map is on it. */
	#drawn: Drawn | undefined = $state.raw();
	/** What is seen of it now. */
	#live: Camera | undefined;
	#gliding: Animation | undefined;
	#pinched = false;
	#about: Point = [0, 0];
	readonly #view: () => BoardView;
	readonly #moved: () => HTMLElement | undefined;

	constructor(view: () => BoardView, moved: () => HTMLElement | undefined) {
		this.#view = view;
		this.#moved = moved;
	}

	readonly shown: Shown | undefined = $derived.by(() => this.#drawn && this.#show(this.#drawn));

	/** The map near by, before anybody has gone there. */
	nearby(): Shown | undefined {
		const { rests, camera, size, field } = this.#view();
		const height = rests.find((rest) => levelOf(rest) !== 'S');
		if (height === undefined) return undefined;
		const there = { ...camera, height };
		return this.#show({ camera: there, window: windowOf(there, size, field) });
	}

	#show({ camera, window: drawn }: Drawn): Shown {
		const { field } = this.#view();
		const side = sideOf(camera);
		const level = levelOf(side * HEIGHT);
		const window = scaledBox(drawn, side);
		const [width, height] = [window[2] - window[0], window[3] - window[1]];
		return {
			camera,
			side,
			level,
			kind: level === 'S' ? 'whole' : 'near',
			window,
			part: holds(drawn, field.box, field.box) ? undefined : drawn,
			viewBox: [window[0], window[1], width, height].map(n).join(' ')
		};
	}

	/** A window that becomes smaller moves a drawing, and changes nothing on it. */
	placeOf({ camera, side, window }: Shown): Place {
		const [left, top] = placeUnder(camera, this.#view().size, [0, 0]);
		return {
			left: `${n(window[0] - left * side)}px`,
			top: `${n(window[1] - top * side)}px`,
			width: `${n(window[2] - window[0])}px`,
			height: `${n(window[3] - window[1])}px`
		};
	}

	/** The place of the map under a pixel of the window, in sides of a hex. */
	placeAt(pixel: Point): Point | undefined {
		return this.#live && placeUnder(this.#live, this.#view().size, pixel);
	}

	/** Comes to rest here, drawn sharp, and glides there from what was seen before. */
	arrive(camera: Camera): void {
		this.#gliding?.cancel();
		this.#gliding = undefined;
		const before = this.#live;
		this.#live = camera;
		const { size, field } = this.#view();
		const seen = seenBy(camera, size);
		const kept = this.#drawn;
		const sharp =
			kept !== undefined &&
			Math.abs(kept.camera.height - camera.height) < 0.01 &&
			holds(kept.window, seen, field.box);
		const drawn = sharp ? kept : { camera, window: windowOf(camera, size, field) };
		this.#drawn = drawn;
		const moved = this.#moved();
		if (!moved) return;
		// Letters are sharp only on whole pixels.
		const { x, y } = between(drawn.camera, camera, size);
		const rest = asTransform({ x: Math.round(x), y: Math.round(y), scale: 1 });
		moved.style.transform = rest;
		if (!before || reduced()) return;
		const was = between(camera, before, size);
		const same = Math.abs(was.scale - 1) < 0.001;
		const still = same && Math.abs(was.x) < 0.5 && Math.abs(was.y) < 0.5;
		if (still || (same && Math.hypot(was.x / size.width, was.y / size.height) > FAR)) return;
		this.#gliding = moved.animate(
			[{ transform: asTransform(between(drawn.camera, before, size)) }, { transform: rest }],
			{ duration: GLIDE, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }
		);
	}

	/** Moves the drawing as the hand goes; where it ends, the next piece is drawn. */
	#follow(live: Camera): void {
		this.#live = live;
		const moved = this.#moved();
		if (!this.#drawn || !moved) return;
		const { size, field } = this.#view();
		if (!holds(this.#drawn.window, seenBy(live, size), field.box))
			this.#drawn = { camera: live, window: windowOf(live, size, field) };
		moved.style.transform = asTransform(between(this.#drawn.camera, live, size));
	}

	/** What the hands do; taps are told by the board itself. */
	readonly hands: Omit<Hands, 'tap' | 'tapTwice'> = {
		take: () => {
			this.#pinched = false;
			this.#gliding?.finish();
		},
		drag: (dx, dy) => {
			const { field, size } = this.#view();
			if (this.#live) this.#follow(clamped(dragged(this.#live, dx, dy), field, size));
		},
		pinch: (factor, x, y) => {
			if (!this.#live) return;
			const { rests, size } = this.#view();
			const [least = 1] = rests;
			const most = rests[rests.length - 1] ?? least;
			const to = Math.max(least / BEYOND, Math.min(most * BEYOND, this.#live.height * factor));
			this.#about = [x, y];
			this.#pinched = true;
			this.#follow(zoomed(this.#live, size, to, this.#about));
		},
		leave: (vx, vy) => {
			if (!this.#live) return;
			const thrown = this.#pinched ? this.#live : dragged(this.#live, vx * THROW, vy * THROW);
			this.#view().settle(thrown, this.#about);
		}
	};
}
