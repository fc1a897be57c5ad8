import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	anybodyAttached,
	attachedFates,
	type AttachedFates,
	type AttachedFigures
} from '../../rules/attached-figures.ts';
import { smallChance, type OfficerFate } from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Group,
	type Line,
	type Names
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import { flagIn, numberIn, priestChanges, told } from '../parts.ts';
import { distractedLines } from './priest.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/command.ts';

const groups = (book: Book): readonly Group[] => [
	{
		title: texts.withTheUnit,
		section: 'Officers and leaders',
		fields: [
			{ kind: 'count', key: 'officers', label: texts.officersWhoLead, min: 0, max: 4 },
			{ kind: 'flag', key: 'commissar', label: texts.commissar },
			{ kind: 'flag', key: 'priest', label: texts.priest }
		]
	},
	{
		title: texts.losses,
		section: 'Officers and leaders',
		fields: [
			book.readings.R35 === 'per_figure'
				? {
						kind: 'count',
						key: 'facts',
						label: texts.figuresTheUnitLost,
						hint: say(texts.aTestForEach),
						min: 1,
						max: 24
					}
				: {
						kind: 'count',
						key: 'facts',
						label: texts.timesTheUnitLostFigures,
						hint: say(texts.oneTestForEachFireOrMelee),
						min: 1,
						max: 24
					}
		]
	}
];

const figuresIn = (form: Form): AttachedFigures => ({
	officers: numberIn(form, 'officers'),
	commissar: flagIn(form, 'commissar'),
	priest: flagIn(form, 'priest')
});

const isHit = (fate: OfficerFate): boolean => fate !== 'unhurt';
const officerHit = ({ officers }: AttachedFates): boolean => officers.some(isHit);
const anybodyHit = (fates: AttachedFates): boolean =>
	officerHit(fates) || fates.commissar === true || fates.priest?.hit === true;

const FATES: readonly (readonly [fate: OfficerFate, label: string, words: string])[] = [
	['unhurt', texts.unhurt, texts.theOfficerIsUnhurt],
	['scratch', texts.scratch, texts.theOfficerIsScratchedOutForThis],
	['serious_wound', texts.wound, texts.theOfficerIsBadlyWoundedAndOutOf],
	['dead', texts.dead, texts.theOfficerIsDead]
];

const worst = ({ officers }: AttachedFates): OfficerFate | undefined =>
	FATES.map(([fate]) => fate).findLast((fate) => officers.includes(fate));

const forecastOf = (who: AttachedFigures, dist: Distribution<AttachedFates>): Forecast => {
	const led = who.officers > 0;
	const one = who.officers === 1;
	const hit = { chance: chanceOf(dist, led ? officerHit : anybodyHit) };
	const fact = (words: string, holds: (fates: AttachedFates) => boolean) => ({
		label: say(words),
		value: { chance: chanceOf(dist, holds) }
	});
	const several = who.officers + Number(who.commissar) + Number(who.priest) > 1;
	return {
		answer: {
			value: hit,
			strong: led
				? say(one ? texts.forTheOfficerToBeHit : texts.forAnOfficerToBeHit)
				: several
					? say(texts.forOneOfThemToBeHit)
					: say(texts.toBeHit),
			...(led
				? {
						second: say(texts.deadToBeKilled, {
							dead: { chance: chanceOf(dist, ({ officers }) => officers.includes('dead')) }
						})
					}
				: {})
		},
		chart: {
			caption: led
				? say(one ? texts.theOfficerInPercent : texts.theOfficerWorstHitInPercent)
				: say(texts.hitOrNotInPercent),
			bars: namedBars(
				dist,
				led
					? FATES.map(([fate, label]) => ({
							label,
							is: (fates: AttachedFates) => worst(fates) === fate,
							on: fate !== 'unhurt'
						}))
					: [
							{ label: texts.hit, is: anybodyHit, on: true },
							{ label: texts.unhurt, is: (fates) => !anybodyHit(fates), on: false }
						]
			)
		},
		facts: [
			...(led
				? [
						fact(
							one ? texts.theOfficerIsOutOfTheGame : texts.anOfficerIsOutOfTheGame,
							({ officers }) => officers.some(goneFor)
						)
					]
				: []),
			...(who.commissar
				? [fact(texts.theCommissarIsHit, ({ commissar }) => commissar === true)]
				: []),
			...(who.priest
				? [
						fact(texts.thePriestIsDistracted, ({ priest }) => priest?.outcome !== 'inspires'),
						fact(texts.thePriestIsHit, ({ priest }) => priest?.hit === true)
					]
				: []),
			...(several ? [fact(texts.nobodyIsHit, (fates) => !anybodyHit(fates))] : [])
		]
	};
};

const goneFor = (fate: OfficerFate): boolean => fate === 'serious_wound' || fate === 'dead';

const PRIEST_WORDS = {
	inspires: texts.thePriestGoesOn,
	tends_the_dying: texts.thePriestTendsTheDyingNoBonusThis,
	panic: texts.thePriestPanicsMinus1ThisTurn,
	hit: texts.thePriestIsHitAndRemoved
} as const;

/** What became of the officer, by his name. */
const named = (sentence: Phrase, { officer = texts.theOfficer }: Partial<Names>): Phrase =>
	FATES.some(([, , words]) => words === sentence.text) ? say(sentence.text, { officer }) : sentence;

/** What became of each of them; where there are several, with their numbers. */
const officerWords = ({ officers }: AttachedFates): Phrase[] =>
	officers.flatMap((fate, at) =>
		FATES.filter(([one]) => one === fate).map(([, label, words]) =>
			officers.length === 1
				? named(say(words), {})
				: say(texts.officerNFate, { n: at + 1, fate: say(label) })
		)
	);

const sentences = (fates: AttachedFates): Phrase[] => [
	...officerWords(fates),
	...(fates.commissar === null
		? []
		: [fates.commissar ? say(texts.theCommissarIsHitAndRemoved) : say(texts.theCommissarIsUnhurt)]),
	...(fates.priest === null
		? []
		: [say(PRIEST_WORDS[fates.priest.hit ? 'hit' : fates.priest.outcome])])
];

const after = (fates: AttachedFates): Phrase[] =>
	fates.officers.some(goneFor) ? [say(texts.hisUnitsRollOnTheLastLineOf)] : [];

/**
 * OFFICERS & LEADERS; COMMISSARS; RELIGIOUS INSPIRATION: who is gone; the unit stays led heroically while one of its
 * officers is unhurt. LEADERSHIP (R09): one that a hero joined counts as led this turn, without him as well.
 */
const changes = (fates: AttachedFates): Change[] => [
	...(officerHit(fates) && fates.officers.every(isHit)
		? [{ who: 'unit', off: ['heroic', 'not_led'] } as const]
		: []),
	...fates.officers.filter(goneFor).map((): Change => ({ who: 'unit', attached: 'officer' })),
	...(fates.commissar ? [{ who: 'unit', attached: 'commissar' } as const] : []),
	...(fates.priest ? priestChanges(fates.priest) : [])
];

const faces = (book: Book): string => {
	const { from } = smallChance(book, '', '');
	return from === 10 ? '0' : `${from}, 0`;
};

const working = (book: Book, who: AttachedFigures): Line[] => [
	...(who.officers > 0
		? [
				told(
					say(who.officers > 1 ? texts.d10ForEachOfficerHitOn : texts.d10TheOfficerIsHitOn),
					'Officers and leaders',
					faces(book)
				)
			]
		: []),
	...(who.commissar ? [told(say(texts.d10TheCommissarIsHitOn), 'Commissars', faces(book))] : []),
	...(who.priest
		? [
				told(say(texts.d10ThePriestIsDistractedOn), 'Religious inspiration', '0'),
				...distractedLines(book)
			]
		: [])
];

/** OFFICERS & LEADERS: the special figures of a unit that lost figures, and the fate of its officer. */
export const OFFICER_HIT: Calculator = {
	slug: 'officer-hit',
	title: texts.officerOrSpecialFigureHit,
	section: 'Officers and leaders',
	phases: [2, 4, 5, 6],
	roles: { unit: texts.lostFigures },
	sign: 'priest',
	log: { alone: texts.thoseWhoStandWithUnit, nobody: texts.anOfficer, named },
	owed: texts.whoIsHitOwed,
	deed: texts.whoIsHitShort,
	initial: { officers: 1, commissar: false, priest: false, facts: 1 },
	asks: () => [],
	groups,
	resolve: (book, form) => {
		const who = figuresIn(form);
		const may = anybodyAttached(who);
		if (!may.ok) return { refused: may.refusal };
		return {
			resolution: resolution({
				working: [
					{
						lines: working(book, who),
						...(who.officers > 0
							? {
									note: say(texts.aSecondD10ForAHitOfficer12Scratch3)
								}
							: {})
					}
				],
				draw: attachedFates(book, who, numberIn(form, 'facts')),
				forecast: (dist) => forecastOf(who, dist),
				tell: (fates) => {
					const [first = say(texts.nobodyIsHitSentence), ...rest] = sentences(fates);
					return {
						value: anybodyHit(fates) ? texts.hit : texts.unhurt,
						say: first,
						more: [...rest, ...after(fates)],
						lines: []
					};
				},
				changes
			})
		};
	}
};
