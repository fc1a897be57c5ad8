import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { BoardTexts, Lights } from '#lib/ui/board/model.ts';
import type { View } from '../face.ts';
import { words } from '../words/en/board.ts';
import type { Focus } from './focus.svelte.ts';

const distinct = (hexes: readonly (string | undefined | null)[]): readonly string[] => [
	...new Set(hexes.flatMap((hex) => hex ?? []))
];

/** What is lit on the map: what is chosen, where it can go, what an answer is about. */
export const lightsOf = <Command>(view: View<Command>, focus: Focus<Command>): Lights => {
	const { ask } = view;
	const unit = focus.unit === undefined ? undefined : view.units.get(focus.unit);
	if (ask)
		return {
			chosen: distinct([focus.answer?.hex]),
			targets: distinct([view.fought, ...ask.answers.map(({ hex }) => hex)]).filter(
				(hex) => hex !== focus.answer?.hex
			),
			...(focus.answer?.path ? { path: focus.answer.path } : {})
		};
	if (view.called) return { targets: distinct([view.fought, view.called.hex]) };
	if (focus.declaring) {
		const from = distinct(focus.picked.map((id) => view.units.get(id)?.hex));
		const { hex } = focus.declaring;
		return { chosen: from, targets: [hex], arrows: from.map((one) => [one, hex] as const) };
	}
	const { reach, chosenWay, goal } = focus;
	if (unit && reach) {
		const start = distinct([unit.hex]);
		return {
			chosen: start,
			...(reach.bound ? {} : { reach: reach.left }),
			...(chosenWay
				? {
						path: [...start, ...chosenWay.path],
						otherPaths: focus.ways
							.filter((way) => way !== chosenWay)
							.map(({ path }) => [...start, ...path])
					}
				: {}),
			...(goal !== undefined ? { targets: [goal] } : {}),
			...(goal !== undefined && chosenWay?.left ? { tags: new Map([[goal, chosenWay.left]]) } : {}),
			...(goal !== undefined && !chosenWay ? { crossed: [goal] } : {})
		};
	}
	return { chosen: distinct([focus.hex]), targets: distinct([view.fought]) };
};

/** What the map and its margin say, in the language of the player. */
export const boardTexts = (): BoardTexts => ({
	tools: t(words.tools),
	layers: t(words.layers),
	find: t(words.find),
	fit: t(words.fit),
	closer: t(words.closer),
	farther: t(words.farther),
	stacks: t(words.stacks),
	km: (km) => t(say(words.nKm, { n: km }))
});
