import { play, type Draw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CHECK_RESULTS, type Fact, type UnitId } from '#lib/rules/orel-1919/index.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** 8.7.1, 8.8.2 What each face of the one die of a side means for a unit; empty where the dice decide something else. */
export const facesFor = (
	draw: Draw<unknown> | undefined
): ReadonlyMap<UnitId, readonly Phrase[]> => {
	const results = new Map<UnitId, readonly Phrase[]>();
	for (const face of draw ? FACES : [])
		for (const fact of play(draw as Draw<readonly Fact[]>, () => face).value)
			if (fact.type === 'cohesionChecked' || fact.type === 'moraleChecked')
				for (const { unit, result } of fact.units)
					results.set(unit, [...(results.get(unit) ?? []), say(CHECK_RESULTS[result])]);
	return results;
};
