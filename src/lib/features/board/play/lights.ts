import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { BoardTexts, Lights } from '#lib/ui/board/model.ts';
import type { Offers } from '#lib/session/session.ts';
import type { Face, Overlaid, Overlay, View } from '../face.ts';
import { words } from '../words/en/board.ts';
import type { Focus } from './focus.svelte.ts';
import { reachIn } from './reaches.ts';

const distinct = (hexes: readonly (string | undefined | null)[]): readonly string[] => [
	...new Set(hexes.flatMap((hex) => hex ?? []))
];

/**
 * What is lit on the map: what is chosen, where it can go, what an answer is about, which attacks are declared. `said`:
 * what is looked at by then; until it is the same, only what is found at once is lit.
 */
export const lightsOf = <Command>(
	view: View<Command>,
	focus: Focus<Command>,
	said: Focus<Command> = focus
): Lights => {
	const lights = { ...worksIn(view), ...litBy(view, focus, said === focus) };
	const arrows = [...view.declared, ...(lights.arrows ?? [])];
	return arrows.length > 0
		? { ...lights, arrows: [...new Map(arrows.map((one) => [String(one), one])).values()] }
		: lights;
};

/** Field works and blown bridges. */
export const worksIn = <Command>({
	works,
	blown
}: View<Command>): Pick<Lights, 'works' | 'blown'> => ({
	works: [...(works?.keys() ?? [])],
	blown
});

const litBy = <Command>(view: View<Command>, focus: Focus<Command>, all: boolean): Lights => {
	const { ask } = view;
	const unit = focus.unit === undefined ? undefined : view.units.get(focus.unit);
	if (ask?.each) {
		const { rows, row } = focus;
		return {
			chosen: distinct([row?.hex]),
			targets: distinct(row?.answers.map(({ hex }) => hex) ?? []),
			arrows: rows.flatMap(({ hex, chosen, answers }) => {
				const to = answers.find(({ key }) => key === chosen)?.hex;
				return !ask.each?.pays && hex !== undefined && to !== undefined && hex !== to
					? [[hex, to] as const]
					: [];
			})
		};
	}
	if (ask) {
		// Dashed is what may be tapped: where the fight is, or a way begins, has an edge of its own beside that.
		const places = distinct(ask.answers.map(({ hex }) => hex));
		const fought = distinct([view.fought]);
		const from = fought.length > 0 ? fought : distinct(ask.answers.map(({ path }) => path?.[0]));
		return {
			// What was found is ringed until a hex is chosen; a wrong answer is not.
			chosen: distinct([focus.answer?.hex ?? (focus.astray === undefined ? focus.hex : undefined)]),
			targets: (places.length > 0 ? places : fought).filter((hex) => hex !== focus.answer?.hex),
			...(places.length > 0 && from.length > 0
				? { areas: [{ look: 'edge', hexes: from.filter((hex) => !places.includes(hex)) }] }
				: {}),
			...(focus.answer?.path ? { path: focus.answer.path } : {}),
			...(ask.ruledOut?.length ? { crossed: ask.ruledOut.map(({ hex }) => hex) } : {})
		};
	}
	if (view.called) return { targets: distinct([view.fought, view.called.hex]) };
	if (focus.declaring) {
		const { declaring, picked, act } = focus;
		const { hex } = declaring;
		const from = (ids: readonly string[]) => distinct(ids.map((id) => view.units.get(id)?.hex));
		// Who leads the others goes nowhere himself.
		const go = from(picked.filter((id) => !act?.apart?.includes(id)));
		return { chosen: from(picked), targets: [hex], arrows: go.map((one) => [one, hex] as const) };
	}
	const { reach, chosenWay, goal } = focus;
	if (unit && reach) {
		const left = (all ? focus.answer?.left : undefined) ?? chosenWay?.left;
		const start = distinct([unit.hex]);
		return {
			chosen: start,
			...(reach.bound ? {} : { reach: reach.left }),
			...(chosenWay
				? {
						path: [...start, ...chosenWay.path],
						otherPaths: all
							? focus.ways.filter((way) => way !== chosenWay).map(({ path }) => [...start, ...path])
							: []
					}
				: {}),
			targets: goal === undefined ? (all && reach.targets) || [] : [goal],
			...(goal !== undefined && left ? { tags: new Map([[goal, left]]) } : {}),
			...(goal !== undefined && !chosenWay ? { crossed: [goal] } : {})
		};
	}
	return { chosen: distinct([focus.hex]), targets: distinct([view.fought]) };
};

/** The stacks as they lie: the chosen unit on top of its own, unless that is spread out under the finger. */
export const stacksOf = <Command>(
	view: View<Command>,
	{ unit = '', fan }: Pick<Focus<Command>, 'unit' | 'fan'>
): View<Command>['stacks'] => {
	const hex = view.units.get(unit)?.hex;
	const stack = view.stacks.find((one) => one.hex === hex);
	const chosen = stack?.counters.find(({ id }) => id === unit);
	if (!stack || !chosen || chosen === stack.counters[0] || hex === fan) return view.stacks;
	const others = stack.counters.filter((one) => one !== chosen);
	return view.stacks.map((one) =>
		one === stack ? { ...stack, counters: [chosen, ...others] } : one
	);
};

/** The zones through which the chosen unit would have to go. */
export const zonesAgainst = <Command>(
	view: View<Command>,
	{ unit }: Pick<Focus<Command>, 'unit'>
): NonNullable<Lights['zones']> => {
	const side = unit === undefined ? undefined : view.units.get(unit)?.side;
	if (side === undefined) return {};
	const enemy = side === 'red' ? 'white' : 'red';
	return { [enemy]: view.zones()[enemy] ?? [] };
};

/** The layer of those who can still act. */
export const ACT = 'act';

/** What may be laid over every map: the zones of both sides, who can get to the hex that is chosen, who can still act. */
export const OVERLAYS: readonly Overlay[] = [
	{ id: 'zones', label: say(words.zonesOfBoth), says: say(words.zonesOfBothSays) },
	{ id: 'here', label: say(words.whoCanGetHere), says: say(words.whatReachesHereSays) },
	{ id: ACT, label: say(words.whoCanAct), says: say(words.whoCanActSays) }
];

const zonesOver = <Command>(view: View<Command>): Overlaid => {
	const { red = [], white = [] } = view.zones();
	return {
		areas: [
			{ look: 'red', hexes: red },
			{ look: 'white', hexes: white }
		]
	};
};

/** The units that can get to a hex, marked where they stand with the most that one of them would have left. */
const reachingHere = <Command>(view: View<Command>, hex: string | undefined): Overlaid => {
	if (hex === undefined) return {};
	const tags = new Map<string, string>();
	for (const id of view.movers) {
		const from = view.units.get(id)?.hex;
		const left = reachIn(view, [id])?.left.get(hex);
		if (from && from !== hex && left !== undefined && (tags.get(from) ?? '') < left)
			tags.set(from, left);
	}
	return { tags, areas: [{ look: 'edge', hexes: [...tags.keys(), hex] }] };
};

/** Where those stand who can still act; once one of them is chosen, its own reach is lit instead. */
const canAct = <Command>({ queue, units }: View<Command>, chosen: string | undefined): Overlaid =>
	chosen === undefined
		? { areas: [{ look: 'lit', hexes: distinct(queue.map((id) => units.get(id)?.hex)) }] }
		: {};

/** What is laid over the map by its id: one of these, or one of the game's own. */
export const overlaidBy = <State, Command, Fact, Next extends Offers<Command>>(
	id: string,
	face: Face<State, Command, Fact, Next>,
	state: State,
	view: View<Command>,
	focus: Focus<Command>
): Overlaid =>
	id === 'zones'
		? zonesOver(view)
		: id === 'here'
			? reachingHere(view, focus.hex)
			: id === ACT
				? canAct(view, focus.unit)
				: face.overlay(state, id, focus.unit);

/** What the map and its margin say, in the language of the player. */
export const boardTexts = (): BoardTexts => ({
	tools: t(words.mapTools),
	layers: t(words.layers),
	find: t(words.find),
	fit: t(words.fit),
	closer: t(words.closer),
	farther: t(words.farther),
	stacks: t(words.stacks),
	km: (km) => t(say(words.nKm, { n: km }))
});
