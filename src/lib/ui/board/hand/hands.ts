/** What fingers, a mouse and its wheel do to the map. Places are pixels of the window. */
export interface Hands {
	/** The map is taken hold of. */
	readonly take: () => void;
	readonly drag: (dx: number, dy: number) => void;
	readonly pinch: (factor: number, x: number, y: number) => void;
	/** It is let go; with some speed, in pixels a millisecond. */
	readonly leave: (vx: number, vy: number) => void;
	readonly tap: (x: number, y: number) => void;
	readonly tapTwice: (x: number, y: number) => void;
}

/** A finger that moves less has not moved, in pixels. */
const STILL = 7;
/** Two taps within this time and distance are one gesture, in ms and pixels. */
const TWICE = { time: 300, apart: 28 };
/** A wheel that rests this long has ended, in ms. */
const WHEEL_RESTS = 160;
/** A finger that rested this long before it left threw nothing, in ms. */
const THROWN = 60;

interface Finger {
	x: number;
	y: number;
}

/** Listens to an element until the function that comes back is called. */
export function handsOn(element: HTMLElement, hands: Hands): () => void {
	const fingers = new Map<number, Finger>();
	let start: Finger = { x: 0, y: 0 };
	let moving = false;
	let last = { time: -Infinity, x: 0, y: 0 };
	let speed = { time: 0, vx: 0, vy: 0 };
	let wheeling: ReturnType<typeof setTimeout> | undefined;

	/** Where the map lies on the screen: it stays there while a finger is on it, and asking again would lay out the page. */
	let frame: { readonly left: number; readonly top: number } = { left: 0, top: 0 };
	const at = (event: MouseEvent): Finger => {
		if (fingers.size === 0 && event.type !== 'pointerup') frame = element.getBoundingClientRect();
		const { left, top } = frame;
		return { x: event.clientX - left, y: event.clientY - top };
	};
	const take = (): void => {
		if (moving) return;
		moving = true;
		speed = { time: 0, vx: 0, vy: 0 };
		hands.take();
	};
	const middle = (): Finger & { apart: number } => {
		const [one = start, other = one] = [...fingers.values()];
		return {
			x: (one.x + other.x) / 2,
			y: (one.y + other.y) / 2,
			apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
		};
	};

	const down = (event: PointerEvent): void => {
		if (event.button !== 0 || fingers.size === 2) return;
		if (wheeling !== undefined) rest();
		element.setPointerCapture(event.pointerId);
		const finger = at(event);
		fingers.set(event.pointerId, finger);
		if (fingers.size === 1) start = { ...finger };
		else take();
	};
	const move = (event: PointerEvent): void => {
		const finger = fingers.get(event.pointerId);
		if (!finger) return;
		const to = at(event);
		if (!moving && Math.hypot(to.x - start.x, to.y - start.y) < STILL) return;
		take();
		const before = middle();
		const since = Math.max(1, event.timeStamp - speed.time);
		Object.assign(finger, to);
		const after = middle();
		const [dx, dy] = [after.x - before.x, after.y - before.y];
		speed = { time: event.timeStamp, vx: dx / since, vy: dy / since };
		if (dx !== 0 || dy !== 0) hands.drag(dx, dy);
		if (fingers.size === 2 && after.apart !== before.apart)
			hands.pinch(after.apart / before.apart, after.x, after.y);
	};
	const up = (event: PointerEvent): void => {
		if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
		if (moving) {
			moving = false;
			const thrown = event.timeStamp - speed.time < THROWN;
			hands.leave(thrown ? speed.vx : 0, thrown ? speed.vy : 0);
			return;
		}
		if (event.type === 'pointercancel') return;
		const { x, y } = at(event);
		const twice =
			event.timeStamp - last.time < TWICE.time && Math.hypot(x - last.x, y - last.y) < TWICE.apart;
		last = { time: twice ? -Infinity : event.timeStamp, x, y };
		if (twice) hands.tapTwice(x, y);
		else hands.tap(x, y);
	};
	/**
	 * A finger has been heard. The mouse that a browser makes of it afterwards would only be looked for on the page once
	 * more, before what was tapped is drawn; of what it does, the focus is taken over.
	 */
	const lifted = (event: TouchEvent): void => {
		if (!event.cancelable) return;
		event.preventDefault();
		element.focus({ preventScroll: true, focusVisible: false });
	};
	const rest = (): void => {
		clearTimeout(wheeling);
		wheeling = undefined;
		moving = false;
		hands.leave(0, 0);
	};
	const wheel = (event: WheelEvent): void => {
		event.preventDefault();
		if (fingers.size > 0) return;
		take();
		const { x, y } = at(event);
		const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1;
		const turned = Math.max(-120, Math.min(120, event.deltaY * lines));
		// A pinch on a touchpad comes as a wheel with Ctrl, in smaller steps.
		hands.pinch(Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0016)), x, y);
		clearTimeout(wheeling);
		wheeling = setTimeout(rest, WHEEL_RESTS);
	};

	const over = new AbortController();
	const { signal } = over;
	element.addEventListener('pointerdown', down, { signal });
	element.addEventListener('pointermove', move, { signal });
	element.addEventListener('pointerup', up, { signal });
	element.addEventListener('pointercancel', up, { signal });
	element.addEventListener('touchend', lifted, { signal });
	element.addEventListener('wheel', wheel, { passive: false, signal });
	return () => {
		clearTimeout(wheeling);
		over.abort();
	};
}
