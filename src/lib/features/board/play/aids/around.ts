import type { Hex } from '#lib/kernel/hex/hex.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { MapModel } from '#lib/ui/board/model.ts';
import type { Field } from '#lib/ui/board/shape/field.ts';
import type { View } from '../../face.ts';
import { DIRECTIONS } from '../../directions.ts';
import { SIDE_NAMES } from '../../names.ts';
import { words } from '../../words/en/around.ts';

/** Lines that tell what is where; one that has a hex leads to it. */
export interface Around {
	readonly title: Phrase;
	readonly lines: readonly { readonly says: Phrase; readonly hex?: Hex | undefined }[];
}

const SIDES = {
	river: words.river,
	stream: words.stream,
	lake: words.lake,
	ditch: words.ditch,
	mines: words.overMines,
	coast: words.coast
} as const;
const LINES = {
	'minor-road': words.byAMinorRoad,
	road: words.byARoad,
	'major-road': words.byAMajorRoad,
	rail: words.rail,
	'double-rail': words.doubleRail
} as const;

/** How far off things are still near, in hexes. */
const NEAR = 4;

/** Parts of a sentence, one after the other. */
export const listed = (parts: readonly (Phrase | string)[]): Phrase =>
	say(words.parts, { parts: { list: parts } });

/** Hexes from one to another, and in which of the six directions, by the places of their centres. */
export const bearing = (
	[fromX, fromY]: readonly [number, number],
	[toX, toY]: readonly [number, number]
): { readonly n: number; readonly direction: string } => {
	const [dx, dy] = [toX - fromX, toY - fromY];
	const across = Math.abs(dx);
	// A column is 0.866 of a hex height from the next.
	const angle = Math.atan2(dx * (Math.sqrt(3) / 2), -dy);
	const side = ((Math.round(angle / (Math.PI / 3)) % 6) + 6) % 6;
	return {
		n: Math.round(across + Math.max(0, Math.abs(dy) - across / 2)),
		direction: DIRECTIONS[side] ?? ''
	};
};

/** What lies between a hex and its neighbour: water, and roads that lead over. */
const between = ({ hexsides, lines }: MapModel, from: Hex, to: Hex): readonly Phrase[] => {
	const side = hexsides.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
	const over = lines.filter(({ path }) =>
		path.some(
			(hex, at) => (hex === from && path[at + 1] === to) || (hex === to && path[at + 1] === from)
		)
	);
	return [
		...(side ? [say(side.bridge ? words.byABridge : SIDES[side.kind])] : []),
		...over.map(({ kind }) => say(LINES[kind]))
	];
};

/** What is here, and in each of the six directions; who is near. */
const aboutHex = <Command>(
	view: View<Command>,
	field: Field,
	map: MapModel,
	hex: Hex,
	named: (hex: Hex) => string
): readonly Around[] => {
	const here = field.of(hex);
	if (!here) return [];
	const whoIn = (one: Hex): readonly string[] =>
		view.stacks.find((stack) => stack.hex === one)?.counters.map(({ name }) => name) ?? [];
	const own = whoIn(hex);
	const near = view.stacks
		.filter((stack) => stack.hex !== hex)
		.flatMap((stack) => {
			const there = field.of(stack.hex);
			return there ? [{ stack, ...bearing(here.at, there.at) }] : [];
		})
		.filter(({ n }) => n <= NEAR)
		.toSorted((one, two) => one.n - two.n);
	return [
		{
			title: say(words.hereHex, { hex: named(hex) }),
			lines: [
				{ says: say(words.itsGround, { ground: view.ground(hex) }) },
				{ says: say(words.hereWho, { who: own.length ? listed(own) : say(words.nobody) }) },
				...DIRECTIONS.map((direction, side) => {
					const next = field.next(hex, side);
					const there = next === undefined ? undefined : field.of(next);
					return {
						says: say(words.inDirection, {
							direction: say(direction),
							hex: next === undefined ? say(words.edge) : named(next),
							what: there
								? listed([
										view.ground(there.id),
										...between(map, hex, there.id),
										...whoIn(there.id)
									])
								: say(words.nothing)
						}),
						hex: next
					};
				})
			]
		},
		{
			title: say(words.near),
			lines: near.map(({ stack, n, direction }) => ({
				says: say(words.atDistance, {
					hex: named(stack.hex),
					n,
					direction: say(direction),
					who: listed(stack.counters.map(({ name }) => name))
				}),
				hex: stack.hex
			}))
		}
	];
};

/** Everything a player who does not see the map asks for: here, near, who can act, whom to attack, places, questions. */
export const aroundOf = <Command>(
	view: View<Command>,
	field: Field,
	map: MapModel,
	hex: Hex | undefined,
	named: (hex: Hex) => string
): readonly Around[] => {
	const enemies = view.stacks.filter((stack) => view.declaring(stack.hex)?.units.length);
	const asked = view.ask?.what ?? view.called?.title;
	return [
		...(hex === undefined ? [] : aboutHex(view, field, map, hex, named)),
		{
			title: say(words.open),
			lines: asked ? [{ says: asked, hex: view.called?.hex ?? view.fought ?? undefined }] : []
		},
		{
			title: say(words.notMoved),
			lines: view.queue.flatMap((id) => {
				const unit = view.units.get(id);
				return unit ? [{ says: listed([unit.name, unit.says]), hex: unit.hex ?? undefined }] : [];
			})
		},
		{
			title: say(words.inReach),
			lines: enemies.map((stack) => ({
				says: listed([named(stack.hex), ...stack.counters.map(({ name }) => name)]),
				hex: stack.hex
			}))
		},
		{
			title: say(words.places),
			lines: view.places.map(({ hex: at, name, side }) => ({
				says: say(words.placeSide, {
					place: name,
					side: side ? say(SIDE_NAMES[side]) : say(words.byNobody)
				}),
				hex: at
			}))
		}
	];
};
