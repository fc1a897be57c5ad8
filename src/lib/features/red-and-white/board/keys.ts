const CELL = 'a[data-unit]';

const places = (board: HTMLElement): HTMLElement[][] =>
	[...board.querySelectorAll<HTMLElement>('[data-column]')].map((column) => [
		...column.querySelectorAll<HTMLElement>(CELL)
	]);

/** Arrow keys move from unit to unit: up and down within a command, sideways to the next command. */
export const onBoardKey = (event: KeyboardEvent): void => {
	const step = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] }[
		event.key
	];
	const from = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null;
	const board = from?.closest<HTMLElement>('[data-board]');
	if (!step || !from || !board || event.ctrlKey || event.metaKey || event.altKey) return;
	const [aside = 0, down = 0] = step;
	const columns = places(board);
	const column = columns.findIndex((cells) => cells.includes(from));
	const row = columns[column]?.indexOf(from) ?? 0;
	const cells = columns[column + aside];
	const to = cells?.[Math.min(row + down, cells.length - 1)];
	if (!to) return;
	event.preventDefault();
	to.focus();
};
