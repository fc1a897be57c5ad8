import { lineOf, signed, situationIn, told } from '#lib/kernel/sheet/parts.ts';
import { resolution, type Flag, type Form, type Group } from '#lib/kernel/sheet/calculator.ts';
import { byMeasure, meanOf } from '#lib/kernel/dice/distribution.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { accept, refuse } from '#lib/kernel/game/engine.ts';
import { numberOf, type Book } from '../book.ts';
import { REPLACEMENTS } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Fact } from '../engine/facts.ts';
import { stepsWords } from '../engine/facts/logistics.ts';
import {
	diceOf,
	fixedSteps,
	inPort,
	portsIn,
	replacements,
	stepsOf,
	type Draft,
	type StepLines
} from '../rules/logistics.ts';
import { CAMPS } from '../types.ts';
import { alone, choice, flag, number, telling, type Procedure } from './procedure.ts';
import { words } from '../words/en/procedures.ts';
import { words as engine } from '../words/en/engine.ts';
import { words as rules } from '../words/en/rules.ts';

const MOST_PORTS = 6;
const MOST = { min: -20, max: 40 } as const;

const FRESH: Draft = {
	camp: 'white',
	cards: 0,
	already: 0,
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
		title: words.penalties,
		section: 'Replacements',
		fields: [
			number('citiesLost', red ? words.petrogradMoskvaLost : words.sevastopolOmskLost, 0, 2),
			...(draft.optional ? [number('homeRegionsLost', words.homeRegionsWhollyLost, 0, 4)] : []),
			...(red
				? [flag('leaderGone', rules.trotskyOrLeninGone, 'D6')]
				: [
						{
							...number('ports', words.portsUsedAsResourceCentres, 0, MOST_PORTS),
							hint: say(words.thoseNotRolledForYetThisTurn)
						}
					]),
			...(red
				? []
				: [
						choice('powers', words.centralPowers, {
							none: words.neither,
							white: [words.white, signed(numberOf(book, REPLACEMENTS.powersWhite))],
							red: [words.red, signed(numberOf(book, REPLACEMENTS.powersRed))]
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
		title: words.bonuses,
		section: 'Replacements',
		fields: [
			{
				...number('captured', words.enemyHomeVcsCaptured, 0, 9),
				hint: say(words.each1InfluencePointOnAFaction)
			},
			number('ukraine', words.ukraineVcsControlled, 0, 5),
			...(draft.optional
				? [number('homeRegionsHeld', words.enemyHomeRegionsWhollyHeld, 0, 4)]
				: []),
			...(draft.camp === 'red'
				? [
						worth('turkistan', words.turkistanWithARailTrace, REPLACEMENTS.turkistan),
						flag('polishWar', rules.firstTurnAtWarWithPoland, 'D6')
					]
				: [
						worth('britain', words.britain, allied),
						worth('france', words.france, REPLACEMENTS.ally),
						worth('usa', 'USA', allied),
						flag('card31', words.whiteCard31WasPlayed),
						flag('tsarRescued', words.tsarRescued, 'D6')
					])
		]
	};
};

const factions = (draft: Draft): Group => ({
	title: words.factionsWithAFriendlyHomeVc,
	section: 'Replacements',
	fields: [
		{
			...number('factions', words.factions, 0, 12),
			hint: say(words.withoutThoseBelow)
		},
		number('greatFactions', words.finlandTurkistanCentralPowers, 0, 3),
		number('ukraineFaction', words.ukraineItsVcs, 0, 5),
		number('poland', words.polandItsVcs, 0, 5),
		...(draft.poland ? [flag('warsawPressed', words.enemyNextToWarsaw)] : []),
		flag('train', rules.czechLegionWithTheTrain, 'D6')
	]
});

/** REPLACEMENTS: what there is to spend, with the lines that dice gave now; the others are its working. */
const tellOf = (lines: StepLines) =>
	telling(
		String(stepsOf(lines)),
		stepsWords({ added: lines.filter((line) => !inPort(line)), rolled: [] }, stepsOf(lines)),
		lines
			.filter(({ rolled }) => rolled)
			.map(({ reason, section, amount }) => told(say(reason), section, signed(amount)))
	);

/** What changes every turn is not carried over from the last turn. */
const ONLY_NOW: Form = { cards: 0, told: 0, captured: 0, polishWar: false };

/** REPLACEMENTS: every penalty and bonus of a side, added up with its reason. */
export const REPLACEMENT_STEPS: Procedure = {
	...alone('replacements'),
	title: words.replacementSteps,
	section: 'Replacements',
	/** As this side last added up; a die that fell this turn is not thrown again, and a port not rolled for twice. */
	fill: ({ camps }, { camp }) => {
		if (!camp) return {};
		const { draft, addedUp, dice, ports } = camps[camp];
		if (Object.keys(draft).length === 0) return { camp };
		return {
			...draft,
			...(addedUp ? {} : ONLY_NOW),
			...Object.fromEntries(dice.map((key) => [key, false] as const)),
			ports: Math.max(0, Math.min(MOST_PORTS, portsIn(draft) - ports)),
			camp
		};
	},
	known: ({ camps }, { camp }) => (camp ? { camp, already: total(camps[camp].rolled) } : {}),
	asked: () => [{}, ...CAMPS.map((camp) => ({ camp }))],
	/** What dice gave or took stands, however often the rest is added up again. */
	comes: ({ camps }, { form }, value) => {
		const draft = draftIn(form);
		const { camp, ports } = draft;
		const dice = diceOf(draft);
		if (dice.some((key) => camps[camp].dice.includes(key)))
			return refuse('Replacements', say(engine.thatDieHasFallenThisTurn));
		const lines = (value as StepLines).filter(({ rolled, already }) => !rolled && !already);
		const rolled = (value as StepLines)
			.filter((line) => line.rolled)
			.map(({ section, reason, amount }) => ({ section, reason, amount }));
		return accept<Fact>({
			type: 'stepsAddedUp',
			camp,
			lines,
			...(rolled.length ? { rolled } : {}),
			...(dice.length ? { dice } : {}),
			...(camp === 'white' && ports ? { ports } : {})
		});
	},
	initial: { ...FRESH },
	groups: (book, form) => {
		const draft = draftIn(form);
		return [
			{
				title: words.sideAndCards,
				section: 'Replacements',
				fields: [
					choice('camp', words.side, { white: words.white, red: words.red }),
					number('cards', rules.valuesOfTheCards, 0, MOST.max),
					{
						...number('told', rules.politicalCardsLevyChits, MOST.min, MOST.max),
						hint: say(words.asTheySay)
					},
					flag('optional', words.optionalLinesArePlayed)
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
						total: { label: say(words.beforeTheDice), amount: signed(total(lines)) }
					}
				],
				draw: replacements(book, draft),
				forecast: (dist) => {
					const steps = byMeasure(dist, stepsOf);
					return {
						answer: {
							value: { mean: meanOf(dist, stepsOf) },
							strong: say(words.replacementStepsCounted),
							...(steps.length > 1 ? { rest: say(words.onAverage) } : {})
						},
						chart:
							steps.length > 1
								? {
										caption: say(words.stepsToSpendInPercent),
										bars: steps.map(({ value, chance }) => ({
											label: String(value),
											chance,
											on: value > 0
										}))
									}
								: null,
						facts: [
							{ label: say(words.aCorpsStepCosts), value: numberOf(book, REPLACEMENTS.corpsCost) },
							{ label: say(words.anArmyStepCosts), value: numberOf(book, REPLACEMENTS.armyCost) }
						]
					};
				},
				tell: tellOf
			})
		};
	}
};
