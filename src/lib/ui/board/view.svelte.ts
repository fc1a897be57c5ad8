import {
	clamped,
	dragged,
	firstRest,
	pixelOf,
	restFor,
	restsOf,
	zoomed,
	type Camera,
	type Size
} from './hand/camera.ts';
import type { HexId, MapModel, StackView } from './model.ts';
import { fieldOf, HEIGHT, type Box, type Field, type Point } from './shape/field.ts';
import { contactOf } from './shape/front.ts';
import { joined, levelOf, type Joined, type Level } from './shape/ground.ts';

/** How near the edge of the window a hex that is to be seen may lie, in hexes. */
const EDGE = 1.5;
/** How much of it has to be seen, where the whole map is the only other choice. */
const CUT = 0.4;

/** Stacks that lie in no more of the paper, across, are looked at alone. */
const PART = 0.5;

const middle = ([left, top, right, bottom]: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** How far it lies within the edge, in pixels: to the right or down of it if positive. */
const short = (at: number, edge: number, size: number): number =>
	at < edge ? edge - at : Math.min(0, size - edge - at);

/** How much of the paper, across, lies between the outermost stacks. */
function partOf(field: Field, stacks: readonly StackView[]): number {
	const across = stacks.flatMap(({ hex }) =>
		field.of(hex) && !field.beside.has(hex) ? field.centre(hex)[0] : []
	);
	const [left, , right] = field.box;
	return across.length ? (Math.max(...across) - Math.min(...across)) / (right - left) : 1;
}

/**
 * Where one looks on a map. It belongs to the screen, so that margin, keys and lists can move the map too; the board
 * draws what it says, and tells it where the hand left the map.
 */
export class BoardView {
	/** The printed map; a corrected one takes its place. */
	map: MapModel;
	readonly field: Field = $derived.by(() => fieldOf(this.map));
	readonly joined: Joined = $derived.by(() => joined(this.field));

	#size: Size = $state.raw({ width: 0, height: 0 });
	/** Which of the sizes it rests at; 0 is the whole map. Until somebody chooses, the width of the window decides. */
	#rest: number | undefined = $state();
	#centre: Point | undefined = $state.raw();
	/** All that happens lies in a part of the map. */
	#inPart = $state(false);
	readonly #firstRest: number = $derived.by(() =>
		Math.max(firstRest(this.#size, this.rests), this.#inPart ? 1 : 0)
	);

	readonly rests: readonly number[] = $derived.by(() => restsOf(this.field, this.#size));
	readonly rest: number = $derived.by(() =>
		Math.min(this.#rest ?? this.#firstRest, this.rests.length - 1)
	);
	readonly camera: Camera = $derived.by(() => {
		const centre = this.#centre ?? middle(this.field.box);
		return clamped({ centre, height: this.#heightAt(this.rest) }, this.field, this.#size);
	});
	readonly level: Level = $derived.by(() => levelOf(this.camera.height));
	readonly whole: boolean = $derived.by(() => this.rest === 0);
	readonly canCloser: boolean = $derived.by(() => this.rest < this.rests.length - 1);
	readonly canFarther: boolean = $derived.by(() => this.rest > 0);

	/** `rest`: where to begin, if not as the window suggests; `on`: around which hex. */
	constructor(map: MapModel, { rest, on }: { rest?: number; on?: HexId } = {}) {
		this.map = $state.raw(map);
		this.#rest = rest;
		if (on !== undefined && this.field.of(on)) this.#centre = this.field.centre(on);
	}

	get size(): Size {
		return this.#size;
	}

	/** The window has this size now. */
	measured(size: Size): void {
		if (size.width !== this.#size.width || size.height !== this.#size.height) this.#size = size;
	}

	/** The whole map. */
	fit(): void {
		this.#look(0, undefined);
	}

	/** One size closer, around a pixel of the window or its middle. */
	closer(about?: Point): void {
		this.#go(this.rest + 1, about);
	}

	farther(about?: Point): void {
		this.#go(this.rest - 1, about);
	}

	/** Where one looked before the last tap, which may have moved the map. */
	#before: (() => void) | undefined;
	tapped(): void {
		const [rest, centre] = [this.#rest, this.#centre];
		this.#before = this.canCloser ? () => this.#look(rest, centre) : undefined;
	}

	/** That tap was the first of two: one size closer than before it, if there is one. */
	tappedTwice(about: Point): boolean {
		this.#before?.();
		if (this.#before) this.closer(about);
		return this.#before !== undefined;
	}

	/**
	 * Follows the choice: moves only if the hex is not well in view, and no farther than that takes if it is seen at
	 * all; or, `near`, if nothing on it can be told.
	 */
	show(hex: HexId, near = false): void {
		if (!this.field.of(hex)) return;
		if (near && this.whole) return this.centreOn(hex);
		if (this.field.beside.has(hex) && !this.whole && this.canCloser) return this.centreOn(hex);
		const at = this.field.centre(hex);
		const [x, y] = pixelOf(this.camera, this.#size, at);
		const edge = Math.min(EDGE * this.camera.height, this.#size.width / 3, this.#size.height / 3);
		const { width, height } = this.#size;
		const seen = this.#sees(hex);
		const [dx, dy] = [short(x, edge, width), short(y, edge, height)];
		if (this.whole || (dx === 0 && dy === 0)) return;
		this.#centre = seen ? dragged(this.camera, dx, dy).centre : at;
	}

	/**
	 * As close as all of these are seen at once, before the whole map even cut off at the edges. Where there are none,
	 * nobody loses the place; and before the window has a size, nothing fits it.
	 * A smaller map beside the sheet is seen as close as its names need.
	 */
	over(hexes: readonly HexId[]): void {
		if (this.#size.width === 0) return;
		const box = this.#boxOf(hexes);
		if (!box) return;
		const beside = this.#liesBeside(hexes);
		const fits = (rest: number): boolean => {
			const side = this.#heightAt(rest) / HEIGHT;
			const spare = 2 * (rest > 1 && !beside ? EDGE : CUT) * HEIGHT;
			return (
				(box[2] - box[0] + spare) * side <= this.#size.width &&
				(box[3] - box[1] + spare) * side <= this.#size.height
			);
		};
		let rest = beside ? this.rests.length - 1 : Math.max(1, this.#firstRest);
		while (rest > 0 && !fits(rest)) rest -= 1;
		if (rest === 0) this.fit();
		else this.#look(rest, middle(box));
	}

	/** Moves only if one of these is out of sight, or so small that nothing on it can be told; then shows all of them, or what most are on: a smaller map. */
	showAll(hexes: readonly HexId[]): void {
		const there = hexes.filter((hex) => this.field.of(hex));
		const [only] = there;
		if (only !== undefined && there.length === 1) this.show(only, true);
		else if (
			this.whole ||
			(this.canCloser && this.#liesBeside(there)) ||
			!there.every((hex) => this.#sees(hex))
		) {
			this.over(there);
			const on = (beside: boolean): HexId[] => [
				...new Set(there.filter((hex) => this.field.beside.has(hex) === beside))
			];
			if (this.whole && on(true).length > on(false).length) this.over(on(true));
		}
	}

	/** Does all of this lie on a smaller map beside the sheet? */
	#liesBeside(hexes: readonly HexId[]): boolean {
		return hexes.every((hex) => this.field.beside.has(hex));
	}

	/** Begins where the two sides are in touch: as close as it is, or nearer where the rest of the map is empty. */
	lookAt(stacks: readonly StackView[]): void {
		const hex = contactOf(this.field, stacks);
		this.#inPart = hex !== undefined && partOf(this.field, stacks) < PART;
		if (hex !== undefined) this.#centre = this.field.centre(hex);
	}

	/** Goes there, and at least this close; on a smaller map beside the sheet as close as its names need. */
	centreOn(hex: HexId, rest = 1): void {
		if (!this.field.of(hex)) return;
		const closest = this.rests.length - 1;
		this.#look(
			this.field.beside.has(hex) ? closest : Math.max(this.rest, Math.min(rest, closest)),
			this.field.centre(hex)
		);
	}

	#sees(hex: HexId): boolean {
		const [x, y] = pixelOf(this.camera, this.#size, this.field.centre(hex));
		return x >= 0 && y >= 0 && x <= this.#size.width && y <= this.#size.height;
	}

	#look(rest: number | undefined, centre: Point | undefined): void {
		this.#rest = rest;
		this.#centre = centre;
	}

	/** What lies between the middles of these; undefined where none of them is on the map. */
	#boxOf(hexes: readonly HexId[]): Box | undefined {
		const at = hexes.flatMap((hex) => (this.field.of(hex) ? [this.field.centre(hex)] : []));
		const [across, down] = [at.map(([x]) => x), at.map(([, y]) => y)];
		return at.length === 0
			? undefined
			: [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
	}

	/** Moves the window over the map, in parts of itself. */
	shift(across: number, down: number): void {
		const { width, height } = this.#size;
		this.#centre = dragged(this.camera, -across * width, -down * height).centre;
	}

	/** A gesture ended here: comes to rest at the nearest size, around the pixel where the hand was. */
	settle(left: Camera, about: Point): void {
		this.#zoom(left, restFor(this.rests, left.height, this.rest), about);
	}

	#go(rest: number, about?: Point): void {
		const to = Math.max(0, Math.min(rest, this.rests.length - 1));
		const { width, height } = this.#size;
		if (to !== this.rest) this.#zoom(this.camera, to, about ?? [width / 2, height / 2]);
	}

	/** From what is seen to one of the sizes; what is under the pixel stays there, unless all is shown. */
	#zoom(seen: Camera, rest: number, about: Point): void {
		const height = this.#heightAt(rest);
		this.#look(rest, rest === 0 ? undefined : zoomed(seen, this.#size, height, about).centre);
	}

	/** How high a hex is at one of the sizes. */
	#heightAt(rest: number): number {
		return this.rests[rest] ?? 40;
	}
}
