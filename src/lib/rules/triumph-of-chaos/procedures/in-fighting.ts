import { accept } from '#lib/kernel/game/engine.ts';
import { eitherWay } from '#lib/kernel/sheet/either.ts';
import { barsOf, oneOf } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Forecast, type Form } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, mapped, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
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
import { FIGHTING_OF } from '../charts/chits.ts';
import { defeatismOwed, spaceNow, type Campaign } from '../engine/state.ts';
import { CAMP_ORDER, otherCamp } from '../types.ts';
import {
	defeatism,
	halfDie,
	influence,
	noAct,
	showTrial,
	trialsLeft
} from '../rules/in-fighting.ts';
import { CAMP_WORDS } from '../words/names.ts';
import { alone, byChit, choice, telling, type Parties, type Procedure } from './procedure.ts';
import { words as texts } from '../words/en/procedures.ts';

const because = (chit: string | undefined) => (chit === undefined ? {} : { chit });

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
	asked: of.asked ?? ((_, state) => byChit(of.slug, state)),
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
	asked: (book, state) => (trialsLeft(book, state.trials) ? byChit('show-trial', state) : []),
	comes: (trial, { chit }) => [{ type: 'trialRolled', trial, ...because(chit) }]
});

/** RED IN-FIGHTING: each space that Red attacks after the first in a round rolls, once; by hand where none is declared. */
const mustRoll = (state: Campaign): readonly Parties[] => {
	const space = spaceNow(state);
	if (state.activation) return space && defeatismOwed(state, space) ? [{ space: space.id }] : [];
	return state.camps.red.inForce.includes('defeatism') ? [{ camp: 'red', chit: 'defeatism' }] : [];
};

export const DEFEATISM = yesOrNo({
	slug: 'defeatism',
	title: texts.defeatism,
	draw: defeatism,
	strong: say(texts.theAttackGoesAhead),
	yes: texts.goesAhead,
	no: texts.doesNot,
	words: DEFEATISM_WORDS,
	asked: (_, state) => mustRoll(state),
	comes: (ahead, { space }) => [
		{ type: 'defeatismRolled', ahead, ...(space === undefined ? {} : { space }) },
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
	comes: (spared, { chit }) => [{ type: 'noActRolled', spared, ...because(chit) }]
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

const campIn = (form: Form) => oneOf(form, 'camp', CAMP_ORDER);
const onMapIn = (form: Form): boolean => form['what'] === 'map';

/** WHITE IN-FIGHTING; RED IN-FIGHTING: what a chit says of its half die. */
const whatChit = ({ camp = 'white', chit }: Parties): Form => ({
	camp,
	what: chit === 'desertion' ? 'map' : 'replacements'
});

/** WHITE IN-FIGHTING; RED IN-FIGHTING: replacement steps (corruption, bureaucracy), or steps on the map (desertion). */
export const HALF_DIE: Procedure = {
	...alone('half-die'),
	title: texts.halfADieOfSteps,
	section: 'White In-Fighting',
	initial: { camp: 'white', what: 'replacements' },
	asked: (_, state) => byChit('half-die', state),
	fill: (_, parties) => whatChit(parties),
	known: (_, parties) => (parties.chit ? whatChit(parties) : {}),
	comes: (_, { form, parties: { chit } }, steps) =>
		accept<Fact>({
			type: 'stepsLost',
			camp: campIn(form),
			steps: steps as number,
			onMap: onMapIn(form),
			...because(chit)
		}),
	groups: (_, form) => [
		{
			title: texts.whoLosesWhat,
			section: FIGHTING_OF[campIn(form)],
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
			draw: halfDie(campIn(form)),
			forecast: (dist) =>
				counted(dist, onMapIn(form) ? say(texts.stepsCounted) : say(texts.replacementStepsCounted)),
			tell: (n) => telling(String(n), lossWords(n, onMapIn(form)))
		})
	})
};

/** Influence points, and how many one Republic takes. */
interface Placed {
	readonly points: number;
	readonly most: number;
}

/** WHITE IN-FIGHTING; RED IN-FIGHTING: influence points placed on Republics. */
export const INFLUENCE: Procedure = {
	...alone('influence'),
	title: texts.influenceOnRepublics,
	section: 'White In-Fighting',
	initial: { camp: 'white' },
	asked: (_, state) => byChit('influence', state),
	fill: (_, { camp = 'white' }) => ({ camp }),
	known: (_, { camp, chit }) => (camp && chit ? { camp } : {}),
	comes: (_, { form, parties: { chit } }, value) => {
		const { points, most } = value as Placed;
		return accept<Fact>({
			type: 'influencePlaced',
			points,
			most,
			camp: campIn(form),
			...because(chit)
		});
	},
	groups: (_, form) => [
		{
			title: texts.whoDrewIt,
			section: FIGHTING_OF[campIn(form)],
			fields: [
				choice('camp', texts.side, {
					white: [CAMP_WORDS.white, texts.oneRussia],
					red: [CAMP_WORDS.red, texts.heavyHand]
				})
			]
		}
	],
	resolve: (book, form) => ({
		resolution: resolution({
			working: [],
			draw: influence(campIn(form)).map((points): Placed => ({
				points,
				most: numberOf(book, FIGHTING.influence)
			})),
			forecast: (dist) =>
				counted(
					mapped(dist, ({ points }) => points),
					say(texts.influencePoints)
				),
			tell: ({ points, most }) =>
				telling(String(points), influenceWords(points, most, otherCamp(campIn(form))))
		})
	})
};
