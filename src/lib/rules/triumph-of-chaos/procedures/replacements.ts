import { lineOf, signed, situationIn, told } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Flag, type Form, type Group } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, meanOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { accept } from '#lib/kernel/game/engine.ts';
import { numberOf, type Book } from '../book.ts';
import { REPLACEMENTS } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Fact } from '../engine/facts.ts';
import { stepsWords } from '../engine/facts/logistics.ts';
import {
	fixedSteps,
	replacements,
	stepsOf,
	type Draft,
	type StepLines
} from '../rules/logistics.ts';
import { CAMPS } from '../types.ts';
import { alone, asLeft, choice, flag, number, telling, type Procedure } from './procedure.ts';

const MOST = { min: -20, max: 40 } as const;

const FRESH: Draft = {
	camp: 'white',
	cards: 0,
	told: 0,
	optional: false,
	homeRegionsLost: 0,
	homeRegionsHeld: 0,
	captured: 0,
	ukraine: 0,
	citiesLost: 0,
	factions: 0,
	greatFactions: 0,
	ukraineFaction: 0,
	poland: 0,
	warsawPressed: false,
	train: false,
	leaderGone: false,
	turkistan: false,
	polishWar: false,
	powers: 'none',
	britain: false,
	france: false,
	usa: false,
	card31: false,
	tsarRescued: false,
	ports: 0
};

const draftIn = (form: Form): Draft => situationIn(FRESH, form);

const penalties = (book: Book, draft: Draft): Group => {
	const red = draft.camp === 'red';
	return {
		title: 'Penalties',
		section: 'Replacements',
		fields: [
			number('citiesLost', red ? 'Petrograd, Moskva lost' : 'Sevastopol, Omsk lost', 0, 2),
			...(draft.optional ? [number('homeRegionsLost', 'Home regions wholly lost', 0, 4)] : []),
			...(red
				? [flag('leaderGone', 'Trotsky or Lenin gone', 'D6')]
				: [number('ports', 'Ports used as Resource Centres', 0, 6)]),
			...(red
				? []
				: [
						choice('powers', 'Central Powers', {
							none: 'Neither',
							white: ['White', signed(numberOf(book, REPLACEMENTS.powersWhite))],
							red: ['Red', signed(numberOf(book, REPLACEMENTS.powersRed))]
						})
					])
		]
	};
};

const bonuses = (book: Book, draft: Draft): Group => {
	const worth = (key: string, label: string, line: PrintedNumber): Flag =>
		flag(key, label, signed(numberOf(book, line)));
	const allied = draft.card31 ? REPLACEMENTS.allyCard : REPLACEMENTS.ally;
	return {
		title: 'Bonuses',
		section: 'Replacements',
		fields: [
			number('captured', 'Enemy home VCs captured', 0, 9),
			number('ukraine', 'Ukraine VCs controlled', 0, 5),
			...(draft.optional
				? [number('homeRegionsHeld', 'Enemy home regions wholly held', 0, 4)]
				: []),
			...(draft.camp === 'red'
				? [
						worth('turkistan', 'Turkistan, with a rail trace', REPLACEMENTS.turkistan),
						flag('polishWar', 'First turn at war with Poland', 'D6')
					]
				: [
						worth('britain', 'Britain', allied),
						worth('france', 'France', REPLACEMENTS.ally),
						worth('usa', 'USA', allied),
						flag('card31', 'White card 31 was played'),
						flag('tsarRescued', 'Tsar rescued', 'D6')
					])
		]
	};
};

const factions = (draft: Draft): Group => ({
	title: 'Factions with a friendly home VC',
	section: 'Replacements',
	fields: [
		{
			...number('factions', 'Factions', 0, 12),
			hint: say('without those below')
		},
		number('greatFactions', 'Finland, Turkistan, Central Powers', 0, 3),
		number('ukraineFaction', 'Ukraine: its VCs', 0, 5),
		number('poland', 'Poland: its VCs', 0, 5),
		...(draft.poland ? [flag('warsawPressed', 'Enemy next to Warsaw')] : []),
		flag('train', 'Czech Legion with the train', 'D6')
	]
});

const tellOf = (lines: StepLines) =>
	telling(
		String(stepsOf(lines)),
		stepsWords(lines),
		lines.map(({ reason, section, amount }) => told(say(reason), section, signed(amount)))
	);

/** What changes with every turn is not carried over from the last time. */
const ONLY_NOW: Form = { cards: 0, told: 0, captured: 0, polishWar: false };

/** REPLACEMENTS: every penalty and bonus of a side, added up with its reason. */
export const REPLACEMENT_STEPS: Procedure = {
	...alone('replacements'),
	title: 'Replacement steps',
	section: 'Replacements',
	fill: (state, { camp = 'white' }) => {
		const left = asLeft(state, 'replacements');
		return left['camp'] === camp ? { ...left, ...ONLY_NOW } : { camp };
	},
	asked: () => [{}, ...CAMPS.map((camp) => ({ camp }))],
	comes: (_, { form }, lines) =>
		accept<Fact>({ type: 'stepsAddedUp', camp: draftIn(form).camp, lines: lines as StepLines }),
	initial: { ...FRESH },
	groups: (book, form) => {
		const draft = draftIn(form);
		return [
			{
				title: 'Side and cards',
				section: 'Replacements',
				fields: [
					choice('camp', 'Side', { white: 'White', red: 'Red' }),
					number('cards', 'Values of the cards', 0, MOST.max),
					{
						...number('told', 'Political cards, levy, chits', MOST.min, MOST.max),
						hint: say('as they say')
					},
					flag('optional', 'Optional lines are played')
				]
			},
			penalties(book, draft),
			bonuses(book, draft),
			factions(draft)
		];
	},
	resolve: (book, form) => {
		const draft = draftIn(form);
		const lines = fixedSteps(book, draft);
		return {
			resolution: resolution({
				working: [
					{
						lines: lines.map((line) => lineOf(line)),
						total: { label: say('Before the dice'), amount: signed(total(lines)) }
					}
				],
				draw: replacements(book, draft),
				forecast: (dist) => {
					const steps = byMeasure(dist, stepsOf);
					return {
						answer: {
							value: { mean: meanOf(dist, stepsOf) },
							strong: say('replacement steps'),
							...(steps.length > 1 ? { rest: say('on average') } : {})
						},
						chart:
							steps.length > 1
								? {
										caption: say('steps to spend, in %'),
										bars: steps.map(({ value, chance }) => ({
											label: String(value),
											chance,
											on: value > 0
										}))
									}
								: null,
						facts: [
							{ label: say('A corps step costs'), value: numberOf(book, REPLACEMENTS.corpsCost) },
							{ label: say('An army step costs'), value: numberOf(book, REPLACEMENTS.armyCost) }
						]
					};
				},
				tell: tellOf
			})
		};
	}
};
