import { onMount, untrack } from 'svelte';
import type { BoardView } from '#lib/ui/board/view.svelte.ts';
import type { Side, View } from '../../face.ts';
import type { Recap } from '../recap.ts';

/** What the map shows by itself: what is read, a fight that goes on or has just ended, or else what is asked about. */
export class Followed {
	readonly #board: BoardView;
	/** The hex of the fight that is on the map. */
	#fight: string | undefined;
	/** Who was shown last what he has to do; nobody, once what the app did was read elsewhere on the map. */
	#side: Side | undefined;

	constructor(board: BoardView) {
		this.#board = board;
	}

	/**
	 * Shows it from now on: as the screen opens, as soon as the map has a size, and where that changes; and what is
	 * `sought` in the list of a question, the last of it for certain; on another of the maps as close as its names need.
	 */
	run(
		view: () => View<unknown>,
		over: () => string | undefined,
		recap: () => Recap | null,
		sought: () => readonly string[]
	): void {
		onMount(() => this.open(view(), over()));
		$effect(() => {
			if (this.#board.size.width > 0) untrack(() => this.show(view(), over(), recap()));
		});
		$effect(() => {
			const hexes = sought();
			untrack(() =>
				hexes.forEach((hex) => this.#board.show(hex, this.#board.field.beside.has(hex)))
			);
		});
	}

	/** Where a screen begins: in the middle of the fight, or where the two sides are in touch. */
	open({ called, fought, side, stacks }: View<unknown>, over?: string): void {
		this.#side = side;
		this.#fight = over ?? called?.hex ?? fought ?? undefined;
		if (this.#fight === undefined) this.#board.lookAt(stacks);
		else this.#board.centreOn(this.#fight);
	}

	/**
	 * A fight is gone near to once: who looks at the whole map in the middle of it may. `over`: where one has ended. Answers
	 * that lie on another of the maps alone are shown in its place, and where their ways begin. While a turn is read, the map is all that was done in it.
	 * `acts`: whose turn it is moves by hand; as it comes to him, his units are shown, or where the two sides are in touch
	 * while what he is asked names no place.
	 */
	show(view: View<unknown>, over?: string, recap?: Recap | null, acts = false): void {
		const { called, fought, ask, side, stacks } = view;
		if (recap) {
			this.#side = undefined;
			const fights = recap.fights.flatMap(({ hex }) => hex ?? []);
			return this.#board.over([...recap.ways.flat(), ...fights]);
		}
		const fight = over ?? called?.hex ?? fought ?? undefined;
		const begins = fight !== undefined && fight !== this.#fight;
		this.#fight = fight;
		const { beside } = this.#board.field;
		const places = ask?.answers.flatMap(({ hex }) => hex ?? []) ?? [];
		const here = fight !== undefined && beside.has(fight);
		if (fight === undefined || (places.length && places.every((hex) => beside.has(hex) !== here))) {
			const comes = acts && side !== this.#side;
			if (comes && ask && !places.length) this.#board.lookAt(stacks);
			const came = comes && !ask ? view.queue : [];
			this.#board.showAll([
				...places,
				...(ask?.answers.flatMap(({ path }) => path?.[0] ?? []) ?? []),
				...came.flatMap((id) => view.units.get(id)?.hex ?? [])
			]);
			if (acts && (places.length || came.length)) this.#side = side;
		} else this.#board.show(fight, begins);
	}
}
