import { accept } from '#lib/kernel/game/engine.ts';
import { numberIn, signed } from '#lib/kernel/sheet/parts.ts';
import { resolution } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { portWords } from '../engine/facts/logistics.ts';
import { portCorruption } from '../rules/logistics.ts';
import { alone, number, telling, type Procedure } from './procedure.ts';
import { words } from '../words/en/procedures.ts';

/** PORT CORRUPTION: each port used as a Resource Centre. */
export const PORT_CORRUPTION: Procedure = {
	...alone('port-corruption'),
	title: words.portCorruption,
	section: 'Port Corruption',
	comes: (_, __, steps) => accept<Fact>({ type: 'portCorrupted', steps: steps as number }),
	initial: { drm: 0 },
	groups: () => [
		{
			title: words.thePort,
			section: 'Port Corruption',
			fields: [
				{
					...number('drm', words.onTheDie, 0, 3),
					hint: say(words.theAidGivesNoModifiersYetHasA)
				}
			]
		}
	],
	resolve: (book, form) => ({
		resolution: resolution({
			working: [],
			draw: portCorruption(book, numberIn(form, 'drm')),
			forecast: (dist) => ({
				answer: {
					value: { chance: chanceOf(dist, (lost) => lost !== 0) },
					strong: say(words.stepsAreLost)
				},
				chart: {
					caption: say(words.stepsInPercent),
					bars: byMeasure(dist, (lost) => lost).map(({ value, chance }) => ({
						label: signed(value),
						chance,
						on: value !== 0
					}))
				},
				facts: []
			}),
			tell: (lost) => telling(signed(lost), [portWords(lost)])
		})
	})
};
