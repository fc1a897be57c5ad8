import { accept } from '#lib/kernel/game/engine.ts';
import {
	barsOf,
	flagIn,
	numberIn,
	signed,
	situationIn,
	workingOf
} from '#lib/kernel/sheet/parts.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, meanOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { numberOf } from '../book.ts';
import { WESTERN_MODIFIERS } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
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

/** WESTERN RESPONSE: steps come only if Kolchak is on the map, or the Tsar rescued, in supply. */
interface Given extends Response {
	readonly withheld?: number;
}
const given = ({ pushes, steps }: Response, there: boolean): Given =>
	there || steps === 0 ? { pushes, steps } : { pushes, steps: 0, withheld: steps };

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
	comes: (_, __, value) => accept<Fact>({ type: 'westernPowersAnswered', ...(value as Given) }),
	/** Before Kolchak was asked every answer gave its steps. */
	meant: (form, thrown) => ('kolchak' in thrown ? form : { ...form, kolchak: true }),
	initial: { factions: 1, ...FRESH, kolchak: false, tsarRescued: false },
	groups: (book) => {
		const worth = (key: string, label: string, number: PrintedNumber) =>
			flag(key, label, signed(numberOf(book, number)));
		return [
			{
				title: words.thePowersAndTheWar,
				section: 'Western Response',
				fields: [
					number('factions', words.britainFranceUsaUnderWhite, 1, 3),
					number('redHomeCities', words.redHomeVcsHeldByWhite, 0, 9),
					worth('tsarAlive', words.tsarAlive, WESTERN_MODIFIERS.tsar),
					worth('card9', words.redCard9AsItsEvent, WESTERN_MODIFIERS.card9),
					worth('redHasAlly', words.redControlsAWesternAlly, WESTERN_MODIFIERS.ally),
					worth('whiteHadPowers', words.whiteHadTheCentralPowers, WESTERN_MODIFIERS.centralPowers)
				]
			},
			{
				title: words.whoTakesTheSteps,
				section: 'Western Response',
				fields: [
					flag('kolchak', words.kolchakOnTheMapInSupply),
					flag('tsarRescued', words.tsarRescuedAndInSupply)
				]
			}
		];
	},
	resolve: (book, form) => {
		const lines = westernModifiers(book, situationIn(FRESH, form));
		return {
			resolution: resolution({
				working: [workingOf(lines, say(words.onTheDie))],
				draw: westernResponse(book, factionsIn(form), total(lines)).map((answer) =>
					given(answer, flagIn(form, 'kolchak') || flagIn(form, 'tsarRescued'))
				),
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
