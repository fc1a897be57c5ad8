import type { Moved } from './main.ts';

const [COLUMNS, ROWS, SIDE] = [28, 25, 22];
const COLOURS = ['#9b8', '#ab9', '#8a7', '#bb8', '#7a6'];

interface Spot {
	readonly x: number;
	readonly y: number;
}
const hexMarkup = ({ x, y }: Spot, at: number): string => {
	const points = Array.from({ length: 6 }, (_, corner) => {
		const turn = (Math.PI / 3) * corner;
		return `${(x + SIDE * Math.cos(turn)).toFixed(1)},${(y + SIDE * Math.sin(turn)).toFixed(1)}`;
	});
	return `<polygon points="${points.join(' ')}" fill="${COLOURS[at % 5] ?? ''}" stroke="#453"/><text x="${x}" y="${(y - 11).toFixed(1)}" font-size="6">${at}</text>`;
};
const unitMarkup = ({ x, y }: Spot, at: number): string =>
	`<g><rect x="${x - 12}" y="${y - 12}" width="24" height="24" rx="2" fill="${at % 2 ? '#d66' : '#6ad'}" stroke="#000"/><path d="M${x - 8} ${y - 8}h16v9h-16zl16 9m0-9l-16 9" fill="none" stroke="#000"/><text x="${x}" y="${y + 10}">${3 + (at % 6)}-${4 + (at % 4)}</text></g>`;

/**
 * 700 hexes and 120 counters and nothing else: in a layer that is moved as a picture, or in a group of a drawing, which
 * is painted anew whenever it moves.
 */
export function bare(target: HTMLElement, asGroup: boolean): Moved {
	const [dx, dy] = [SIDE * 1.5, SIDE * Math.sqrt(3)];
	const spots = Array.from({ length: COLUMNS * ROWS }, (_, at): Spot => {
		const [column, row] = [Math.floor(at / ROWS), at % ROWS];
		return { x: 40 + column * dx, y: 40 + row * dy + (column % 2 ? dy / 2 : 0) };
	});
	const units = Array.from(
		{ length: 120 },
		(_, at) => spots[(at * 37) % spots.length] ?? { x: 0, y: 0 }
	);
	const [width, height] = [80 + COLUMNS * dx, 80 + ROWS * dy];
	const ground = `<g>${spots.map(hexMarkup).join('')}${units.map(unitMarkup).join('')}</g>`;
	target.innerHTML = asGroup
		? `<svg width="${innerWidth}" height="${innerHeight}">${ground}</svg>`
		: `<div class="bare" style="width:${width}px;height:${height}px"><svg width="${width}" height="${height}">${ground}</svg></div>`;
	const moved = target.querySelector<HTMLElement | SVGGElement>(asGroup ? 'g' : '.bare');
	if (!moved) throw new Error('Nothing is drawn.');
	let drawn = { x: 0, y: 0, scale: 1 };
	const show = (x: number, y: number, scale: number): void => {
		drawn = { x, y, scale };
		const [left, top] = [x - 250 + (1 - scale) * 200, y - 200 + (1 - scale) * 400];
		if (asGroup) moved.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`);
		else moved.style.transform = `translate3d(${left}px,${top}px,0) scale(${scale})`;
	};
	show(0, 0, 1);
	return {
		begin: () => undefined,
		show,
		end: () => show(drawn.x, drawn.y, drawn.scale > 1 ? 1 : 1.01),
		moveOne: () => show(drawn.x + 1, drawn.y, drawn.scale)
	};
}
