import { accept } from '#lib/kernel/game/engine.ts';
import { barsOf, numberIn, situationIn, workingOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, meanOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { westernWords } from '../engine/facts/logistics.ts';
import {
	westernModifiers,
	westernResponse,
	type Response,
	type WesternSituation
} from '../rules/western.ts';
import { alone, asLeft, flag, number, telling, type Procedure } from './procedure.ts';
import { words } from '../words/en/procedures.ts';

const factionsIn = (form: Form): 1 | 2 | 3 => {
	const many = numberIn(form, 'factions');
	return many === 3 ? 3 : many === 2 ? 2 : 1;
};

const FRESH: WesternSituation = {
	tsarAlive: false,
	card9: false,
	redHomeCities: 0,
	redHasAlly: false,
	whiteHadPowers: false
};

/** WESTERN RESPONSE: what the western powers answer to a withdrawal. */
export const WESTERN_RESPONSE: Procedure = {
	...alone('western-response'),
	title: words.westernResponse,
	section: 'Western Response',
	fill: (state) => ({
		...asLeft(state, 'western-response'),
		redHomeCities: Math.max(0, Math.min(9, state.camps.white.counts.home))
	}),
	comes: (_, __, value) => accept<Fact>({ type: 'westernPowersAnswered', ...(value as Response) }),
	initial: { factions: 1, ...FRESH },
	groups: () => [
		{
			title: words.thePowersAndTheWar,
			section: 'Western Response',
			fields: [
				number('factions', words.britainFranceUsaUnderWhite, 1, 3),
				number('redHomeCities', words.redHomeVcsHeldByWhite, 0, 9),
				flag('tsarAlive', words.tsarAlive, '+1'),
				flag('card9', words.redCard9AsItsEvent, '+1'),
				flag('redHasAlly', words.redControlsAWesternAlly, '−1'),
				flag('whiteHadPowers', words.whiteHadTheCentralPowers, '−1')
			]
		}
	],
	resolve: (book, form) => {
		const lines = westernModifiers(book, situationIn(FRESH, form));
		return {
			resolution: resolution({
				working: [workingOf(lines, say(words.onTheDie))],
				draw: westernResponse(book, factionsIn(form), total(lines)),
				forecast: (dist) => ({
					answer: {
						value: { mean: meanOf(dist, ({ steps }) => steps) },
						strong: say(words.replacementStepsCounted),
						rest: say(words.andPushesPushesOnAverage, {
							pushes: { mean: meanOf(dist, ({ pushes }) => pushes) }
						})
					},
					chart: {
						caption: say(words.replacementStepsInPercent),
						bars: barsOf(
							byMeasure(dist, ({ steps }) => steps),
							(steps) => steps > 0
						)
					},
					facts: byMeasure(dist, ({ pushes }) => pushes).map(({ value, chance }) => ({
						label: count(value, words.nPushes),
						value: { chance }
					}))
				}),
				tell: (came) => telling(`${came.pushes}B ${came.steps}R`, westernWords(came))
			})
		};
	}
};
