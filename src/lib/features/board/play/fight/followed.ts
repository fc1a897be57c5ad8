import type { BoardView } from '#lib/ui/board/view.svelte.ts';
import type { View } from '../../face.ts';

/** What the map shows by itself: a fight that goes on or has just ended, or else what is asked about. */
export class Followed {
	readonly #board: BoardView;
	/** The hex of the fight that is on the map. */
	#fight: string | undefined;

	constructor(board: BoardView) {
		this.#board = board;
	}

	/** Where a screen begins: in the middle of the fight, or where the two sides are in touch. */
	open({ called, fought, stacks }: View<unknown>, over?: string): void {
		this.#fight = over ?? called?.hex ?? fought ?? undefined;
		if (this.#fight === undefined) this.#board.lookAt(stacks);
		else this.#board.centreOn(this.#fight);
	}

	/** A fight is gone near to once: who looks at the whole map in the middle of it may. `over`: where one has ended. */
	show({ called, fought, ask }: View<unknown>, over?: string): void {
		const fight = over ?? called?.hex ?? fought ?? undefined;
		const begins = fight !== undefined && fight !== this.#fight;
		this.#fight = fight;
		if (fight !== undefined) this.#board.show(fight, begins);
		else this.#board.showAll(ask?.answers.flatMap(({ hex }) => hex ?? []) ?? []);
	}
}
