import { play, type Draw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CHECK_RESULTS, type Fact, type UnitId } from '#lib/rules/orel-1919/index.ts';
import { words } from './words/en/board.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** Faces that mean the same, from one to another. */
const spans = (results: readonly string[]) =>
	results.flatMap((result, at) => {
		if (results[at - 1] === result) return [];
		const next = results.findIndex((other, place) => place > at && other !== result);
		return [{ from: at + 1, to: next < 0 ? results.length : next, result }];
	});

/** 8.7.1, 8.8.2 What each face of the one die of a side means for a unit; empty where the dice decide something else. */
export const facesFor = (draw: Draw<unknown> | undefined): ReadonlyMap<UnitId, Phrase> => {
	const results = new Map<UnitId, string[]>();
	for (const face of draw ? FACES : [])
		for (const fact of play(draw as Draw<readonly Fact[]>, () => face).value)
			if (fact.type === 'cohesionChecked' || fact.type === 'moraleChecked')
				for (const { unit, result } of fact.units)
					results.set(unit, [...(results.get(unit) ?? []), CHECK_RESULTS[result]]);
	return new Map(
		[...results].map(([unit, all]) => {
			const list = spans(all).map(({ from, to, result }) =>
				from === to
					? say(words.faceMeans, { face: from, result })
					: say(words.facesMean, { from, to, result })
			);
			return [unit, say(words.factsInALine, { facts: { list } })];
		})
	);
};
