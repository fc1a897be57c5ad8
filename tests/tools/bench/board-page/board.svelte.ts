import { flushSync, mount } from 'svelte';
import Board from '#lib/ui/board/Board.svelte';
import type { StackView } from '#lib/ui/board/model.ts';
import { BoardView } from '#lib/ui/board/view.svelte.ts';
import { counter, country } from '../../../ui/board/country.ts';
import type { Moved } from './main.ts';

/** As many as lie on the map of a large game, each for itself: that is the most that can be seen. */
const COUNTERS = 126;

/** The board as the app shows it, moved by fingers. */
export function board(target: HTMLElement): Moved {
	const view = new BoardView(country, { rest: 1, on: '1610' });
	const stacks = Array.from({ length: COUNTERS }, (_, at): StackView => {
		const hex = country.hexes[(at * 37) % country.hexes.length]?.id ?? '';
		return { hex, counters: [counter(`u${at}`, at % 2 ? 'red' : 'white')] };
	});
	// What a game shows is replaced whole, as a screen does.
	let lying = $state.raw<readonly StackView[]>(stacks);
	const props = {
		view,
		name: 'Map',
		texts: { stacks: 'Stacks' },
		ontap: () => undefined,
		get stacks() {
			return lying;
		}
	};
	mount(Board, { target, props });
	flushSync();
	const hands = target.querySelector<HTMLElement>('.b-hands');
	if (!hands) throw new Error('No board.');
	// Only a real finger can be held fast.
	hands.setPointerCapture = () => undefined;
	const send = (type: string, pointerId: number, clientX: number, clientY: number): boolean =>
		hands.dispatchEvent(new PointerEvent(type, { pointerId, clientX, clientY, button: 0 }));
	const [x0, y0, reach] = [innerWidth / 2, innerHeight / 2, 60];
	let fingers: 0 | 1 | 2 = 0;
	let last = { x: 0, y: 0 };
	let odd = false;
	return {
		begin: () => undefined,
		show: (x, y, scale) => {
			if (fingers === 0) {
				fingers = scale === 1 ? 1 : 2;
				send('pointerdown', 1, x0 - (fingers - 1) * reach, y0);
				if (fingers === 2) send('pointerdown', 2, x0 + reach, y0);
			}
			last = { x: x0 + x - (fingers - 1) * reach * scale, y: y0 + y };
			send('pointermove', 1, last.x, last.y);
			if (fingers === 2) send('pointermove', 2, x0 + reach * scale, y0);
		},
		end: () => {
			for (let finger = 1; finger <= fingers; finger++) send('pointerup', finger, last.x, last.y);
			fingers = 0;
		},
		moveOne: () => {
			odd = !odd;
			const [first, ...rest] = stacks;
			if (first) lying = [{ ...first, hex: odd ? '1610' : '1611' }, ...rest];
		}
	};
}
