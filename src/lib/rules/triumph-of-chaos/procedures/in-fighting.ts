import { accept } from '#lib/kernel/game/engine.ts';
import { eitherWay } from '#lib/kernel/sheet/either.ts';
import { barsOf, oneOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Forecast, type Form } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import type { Draw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import { FIGHTING } from '../charts/list-numbers.ts';
import type { Fact } from '../engine/facts.ts';
import {
	DEFEATISM_WORDS,
	influenceWords,
	lossWords,
	NO_ACT_WORDS,
	TRIAL_WORDS
} from '../engine/facts/in-fighting.ts';
import { spaceNow, type Campaign } from '../engine/state.ts';
import { defeatism, halfDie, influence, noAct, showTrial } from '../rules/in-fighting.ts';
import { CAMP_WORDS } from '../words/names.ts';
import { alone, byChit, choice, telling, type Parties, type Procedure } from './procedure.ts';
import { words as texts } from '../words/en/procedures.ts';

/** RED IN-FIGHTING: a die that says yes or no. */
const yesOrNo = (of: {
	readonly slug: string;
	readonly title: string;
	readonly draw: (book: Book) => Draw<boolean>;
	readonly strong: Phrase;
	readonly yes: string;
	readonly no: string;
	readonly words: { readonly yes: Phrase; readonly no: Phrase };
	readonly comes: (came: boolean, parties: Parties) => readonly Fact[];
	readonly asked?: Procedure['asked'];
}): Procedure => ({
	...alone(of.slug),
	title: of.title,
	section: 'Red In-Fighting',
	initial: {},
	groups: () => [],
	asked: of.asked ?? (() => byChit(of.slug)),
	comes: (_, { parties }, came) => accept(...of.comes(came as boolean, parties)),
	resolve: (book) => ({
		resolution: resolution({
			working: [],
			draw: of.draw(book),
			forecast: (dist) =>
				eitherWay(dist, {
					strong: of.strong,
					caption: say(texts.oneDieInPercent),
					yes: of.yes,
					no: of.no
				}),
			tell: (came) => {
				const way = came ? 'yes' : 'no';
				return telling(of[way], [of.words[way]]);
			}
		})
	})
});

export const SHOW_TRIAL = yesOrNo({
	slug: 'show-trial',
	title: texts.accusationAndShowTrial,
	draw: showTrial,
	strong: say(texts.aTrial),
	yes: texts.trial,
	no: texts.noTrial,
	words: TRIAL_WORDS,
	asked: (book, { trials }) =>
		trials < numberOf(book, FIGHTING.trials) ? byChit('show-trial') : [],
	comes: (trial) => [{ type: 'trialRolled', trial }]
});

/** RED IN-FIGHTING: each space that Red attacks after the first must roll. */
const mustRoll = (state: Campaign): readonly Parties[] => {
	const { activation, camps } = state;
	const space = spaceNow(state);
	return space?.stage === 'leadership' &&
		activation?.attacker === 'red' &&
		activation.spaces[0]?.id !== space.id &&
		camps.red.inForce.includes('defeatism')
		? [{ space: space.id }]
		: [];
};

export const DEFEATISM = yesOrNo({
	slug: 'defeatism',
	title: texts.defeatism,
	draw: defeatism,
	strong: say(texts.theAttackGoesAhead),
	yes: texts.goesAhead,
	no: texts.doesNot,
	words: DEFEATISM_WORDS,
	asked: (_, state) => [...byChit('defeatism'), ...mustRoll(state)],
	comes: (ahead, { space }) => [
		{ type: 'defeatismRolled', ahead },
		...(space === undefined || ahead
			? []
			: [{ type: 'settled', space, ending: 'called_off' } as const])
	]
});

export const NO_ACT = yesOrNo({
	slug: 'no-act',
	title: texts.noAct,
	draw: noAct,
	strong: say(texts.nothingHappens),
	yes: texts.nothing,
	no: texts.noAct,
	words: NO_ACT_WORDS,
	comes: (spared) => [{ type: 'noActRolled', spared }]
});

/** The chances of a die that counts. */
const counted = (dist: Distribution<number>, strong: Phrase): Forecast => ({
	answer: { value: { mean: meanOf(dist, (n) => n) }, strong, rest: say(texts.onAverage) },
	chart: {
		caption: say(texts.oneDieInPercent),
		bars: barsOf(
			byMeasure(dist, (n) => n),
			(n) => n > 0
		)
	},
	facts: []
});

const campIn = (form: Form) => oneOf(form, 'camp', ['white', 'red']);
const onMapIn = (form: Form): boolean => form['what'] === 'map';

/** WHITE IN-FIGHTING; RED IN-FIGHTING: replacement steps (corruption, bureaucracy), or steps on the map (desertion). */
export const HALF_DIE: Procedure = {
	...alone('half-die'),
	title: texts.halfADieOfSteps,
	section: 'White In-Fighting',
	initial: { camp: 'white', what: 'replacements' },
	asked: () => byChit('half-die'),
	fill: (_, { camp = 'white', chit }) => ({
		camp,
		what: chit === 'desertion' ? 'map' : 'replacements'
	}),
	comes: (_, { form }, steps) =>
		accept<Fact>({
			type: 'stepsLost',
			camp: campIn(form),
			steps: steps as number,
			onMap: onMapIn(form)
		}),
	groups: () => [
		{
			title: texts.whoLosesWhat,
			section: 'White In-Fighting',
			fields: [
				choice('camp', texts.side, CAMP_WORDS),
				choice('what', texts.whatIsLost, {
					replacements: [texts.replacementSteps, texts.corruptionBureaucracy],
					map: [texts.stepsOnTheMap, 'desertion']
				})
			]
		}
	],
	resolve: (_, form) => ({
		resolution: resolution({
			working: [],
			draw: halfDie(),
			forecast: (dist) =>
				counted(dist, onMapIn(form) ? say(texts.stepsCounted) : say(texts.replacementStepsCounted)),
			tell: (n) => telling(String(n), lossWords(n, onMapIn(form)))
		})
	})
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: influence points placed on Republics. */
export const INFLUENCE: Procedure = {
	...alone('influence'),
	title: texts.influenceOnRepublics,
	section: 'Red In-Fighting',
	initial: {},
	asked: () => byChit('influence'),
	comes: (_, __, points) => accept<Fact>({ type: 'influencePlaced', points: points as number }),
	groups: () => [],
	resolve: () => ({
		resolution: resolution({
			working: [],
			draw: influence(),
			forecast: (dist) => counted(dist, say(texts.influencePoints)),
			tell: (n) => telling(String(n), influenceWords(n))
		})
	})
};
