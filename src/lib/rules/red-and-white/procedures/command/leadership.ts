import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Ask } from '#lib/kernel/sheet/asks.ts';
import {
	actsOn,
	bandOf,
	bandTo,
	cincLine,
	inchesIn,
	LEADER_BANDS,
	leadership,
	ownLine,
	type LeaderBand,
	type LeadershipCheck
} from '../../rules/leadership.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { CHARACTERS, type Character } from '../../types.ts';
import {
	resolution,
	type Calculator,
	type Choice,
	type Count,
	type Form,
	type Group,
	type Working
} from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { flagIn, numberIn, oneOf, told } from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/command.ts';

const LEADERS = ['ok', 'none', 'second', 'heroic_elsewhere'] as const;
const CINCS = ['none', 'ok', 'heroic_elsewhere'] as const;

/** LEADERSHIP: the faces that act, as the table prints them. */
const facesTo = (to: number): string => (to >= 10 ? texts.noRoll : `1–${to}`);
const lastLine = (book: Book) => say(facesTo(book.charts.LEADERSHIP_LINES.at('over', 'actsOn')));

const CHARACTER_WORDS: Record<Character, string> = {
	fanatic: texts.fanatic,
	committed: texts.committed,
	normal: texts.normal,
	efficient: texts.efficient,
	coward: texts.coward
};
const characterChoice = (book: Book, key: string): Choice => ({
	kind: 'choice',
	key,
	label: texts.character,
	options: CHARACTERS.map((value) => ({
		value,
		label: CHARACTER_WORDS[value],
		...(value === 'efficient'
			? {
					effect: say(texts.farFarther, {
						far: { inches: book.charts.IN_TEXT.at('efficient_inches', 'number') }
					})
				}
			: {})
	}))
});
const distance = (key: string, label: string): Count => ({
	kind: 'count',
	key,
	label,
	hint: say(texts.toTheNearestStand),
	min: 0,
	max: 144,
	inches: true
});

/** LEADERSHIP (R07): may the commander-in-chief help this unit at all? */
const cincMayHelp = (book: Book, form: Form): boolean => {
	const policy = book.readings.R07;
	if (policy === 'own_leader_only') return false;
	return policy !== 'cinc_only_if_no_leader' || oneOf(form, 'leader', LEADERS) !== 'ok';
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE: does a broken army put every unit on the last line (G07)? */
const brokenCounts = (book: Book): boolean =>
	numberOf(book, 'army_broken.leadership_last_line') === 1;

/** LEADERSHIP; CONSEQUENCES OF MAJOR MORALE FAILURE: no distance counts. */
const isSettled = (book: Book, form: Form): boolean =>
	flagIn(form, 'ledHeroically') || (flagIn(form, 'armyBroken') && brokenCounts(book));

const groups = (book: Book, form: Form): readonly Group[] => {
	return [
		{
			title: texts.theUnit,
			section: 'Leadership',
			fields: [
				{ kind: 'flag', key: 'ledHeroically', label: texts.ledHeroically, amount: texts.noRoll },
				...(brokenCounts(book)
					? [
							{
								kind: 'flag',
								key: 'armyBroken',
								label: texts.theArmyIsBroken,
								amount: facesTo(book.charts.LEADERSHIP_LINES.at('over', 'actsOn'))
							} as const
						]
					: [])
			]
		},
		...(isSettled(book, form)
			? []
			: [ownGroup(book, form), ...(cincMayHelp(book, form) ? [cincGroup(book, form)] : [])])
	];
};

const ownGroup = (book: Book, form: Form): Group => ({
	title: texts.itsLeader,
	section: 'Leadership',
	fields: [
		{
			kind: 'choice',
			key: 'leader',
			label: texts.itsLeader,
			options: [
				{ value: 'ok', label: texts.commands, effect: say(texts.byDistance) },
				{ value: 'none', label: texts.deadOrGone, effect: lastLine(book) },
				{ value: 'second', label: texts.secondInCommand, effect: lastLine(book) },
				{ value: 'heroic_elsewhere', label: texts.heroicElsewhere, effect: lastLine(book) }
			]
		},
		...(oneOf(form, 'leader', LEADERS) === 'ok'
			? [distance('distance', texts.hisDistance), characterChoice(book, 'character')]
			: [])
	]
});

const cincGroup = (book: Book, form: Form): Group => {
	const cinc = oneOf(form, 'cinc', CINCS);
	return {
		title: texts.commanderInChief,
		section: 'Leadership',
		fields: [
			{
				kind: 'choice',
				key: 'cinc',
				label: texts.commanderInChief,
				options: [
					{ value: 'none', label: texts.notHere },
					{ value: 'ok', label: texts.commands, effect: say(texts.byDistance) },
					{ value: 'heroic_elsewhere', label: texts.heroicElsewhere, effect: lastLine(book) }
				]
			},
			...(cinc === 'ok'
				? [
						distance('cincDistance', texts.distanceOfTheCInC),
						characterChoice(book, 'cincCharacter')
					]
				: [])
		]
	};
};

interface Leader {
	readonly distance: string;
	readonly character: string;
	readonly covered: string;
	readonly label: string;
}
const OWN: Leader = {
	distance: 'distance',
	character: 'character',
	covered: 'leaderCovered',
	label: texts.hisDistance
};
const CINC: Leader = {
	distance: 'cincDistance',
	character: 'cincCharacter',
	covered: 'cincCovered',
	label: texts.distanceOfTheCInC
};

/**
 * LEADERSHIP; OFFICERS' CHARACTER (LD-3): the lines of the table, each as far as this officer's orders reach. While his
 * character is covered, the reach of an efficient officer is shown too, whoever he is.
 */
const distanceAsk = (book: Book, form: Form, leader: Leader): Ask => {
	const character = oneOf(form, leader.character, ['normal', ...CHARACTERS]);
	const covered = flagIn(form, leader.covered);
	const far = (band: LeaderBand, of: Character) => ({ far: { inches: bandTo(book, band, of) } });
	return {
		label: leader.label,
		keys: [leader.distance],
		options: LEADER_BANDS.map((band) => ({
			label:
				band === 'over'
					? say(texts.farther)
					: say(texts.toFar, far(band, covered ? 'normal' : character)),
			effect:
				covered && band !== 'over'
					? say(texts.efficientToFar, far(band, 'efficient'))
					: say(facesTo(book.charts.LEADERSHIP_LINES.at(band, 'actsOn'))),
			set: { [leader.distance]: inchesIn(book, band, character) }
		})),
		at: LEADER_BANDS.indexOf(bandOf(book, numberIn(form, leader.distance), character))
	};
};

/** LEADERSHIP: what only the eye can tell: how far it is to those whose orders may reach the unit. */
const asks = (book: Book, form: Form): readonly Ask[] =>
	isSettled(book, form)
		? []
		: [
				...(oneOf(form, 'leader', LEADERS) === 'ok' ? [distanceAsk(book, form, OWN)] : []),
				...(cincMayHelp(book, form) && oneOf(form, 'cinc', CINCS) === 'ok'
					? [distanceAsk(book, form, CINC)]
					: [])
			];

const checkIn = (book: Book, form: Form): LeadershipCheck => ({
	leader: oneOf(form, 'leader', LEADERS),
	distance: numberIn(form, 'distance'),
	character: oneOf(form, 'character', ['normal', ...CHARACTERS]),
	ledHeroically: flagIn(form, 'ledHeroically'),
	cinc: oneOf(form, 'cinc', CINCS),
	cincDistance: numberIn(form, 'cincDistance'),
	cincCharacter: oneOf(form, 'cincCharacter', ['normal', ...CHARACTERS]),
	armyBroken: flagIn(form, 'armyBroken') && brokenCounts(book)
});

const LEADER_WORDS: Record<(typeof LEADERS)[number], string> = {
	ok: texts.itsLeaderAtFar,
	none: texts.itsLeaderIsGone,
	second: texts.aSecondInCommand,
	heroic_elsewhere: texts.itsLeaderIsHeroicElsewhere
};

const workingOf = (book: Book, check: LeadershipCheck): Working => {
	const total = { label: say(texts.theUnitActsOn), amount: facesTo(actsOn(book, check)) };
	if (check.ledHeroically)
		return { lines: [told(say(texts.ledHeroically), 'Officers and leaders', texts.noRoll)], total };
	if (check.armyBroken)
		return {
			lines: [
				{
					...told(
						say(texts.theArmyIsBroken),
						'Consequences of major morale failure',
						facesTo(actsOn(book, check))
					),
					byDefault: true
				}
			],
			total
		};
	const cinc = cincLine(book, check);
	return {
		lines: [
			told(
				say(LEADER_WORDS[check.leader], { far: { inches: check.distance ?? 0 } }),
				'Leadership',
				facesTo(ownLine(book, check))
			),
			...(cinc === undefined
				? []
				: [
						told(
							check.cinc === 'ok'
								? say(texts.commanderInChiefAtFar, { far: { inches: check.cincDistance ?? 0 } })
								: say(texts.commanderInChiefHeroicElsewhere),
							'Leadership',
							facesTo(cinc)
						)
					])
		],
		total,
		...(cinc === undefined ? {} : { note: say(texts.theBetterOfTheTwoCountsOneRoll) })
	};
};

const needs = (to: number): Phrase =>
	to >= 10 ? say(texts.noRollIsNeeded) : say(texts.onToOrLessOfAD10, { to });

/** LEADERSHIP: one unit in phase 1. */
export const LEADERSHIP: Calculator = {
	slug: 'leadership',
	title: texts.leadership,
	section: 'Leadership',
	phases: [1],
	roles: { unit: texts.isLed },
	sign: 'led',
	log: { alone: texts.unitLeadership, nobody: texts.leadership, words: 'first' },
	owed: texts.owedLeadership,
	initial: {
		ledHeroically: false,
		armyBroken: false,
		leader: 'ok',
		leaderCovered: false,
		cincCovered: false,
		distance: 24,
		character: 'normal',
		cinc: 'none',
		cincDistance: 24,
		cincCharacter: 'normal'
	},
	groups,
	asks,
	brief: (book, form) => say(facesTo(actsOn(book, checkIn(book, form)))),
	resolve: (book, form) => {
		const check = checkIn(book, form);
		return {
			resolution: resolution({
				working: [workingOf(book, check)],
				draw: leadership(book, check),
				well: (led) => led,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(texts.toAct),
						second: needs(actsOn(book, check)),
						caption: say(texts.oneRollInPercent),
						yes: texts.acts,
						no: texts.waits
					}),
				tell: (led) => ({
					value: led ? texts.led : texts.notLed,
					say: led ? say(texts.itMayActThisTurn) : say(texts.itMayNotActInPhases2And3),
					more: led
						? [say(texts.whoMayActFiresInPhase2OrMovesIn)]
						: [say(texts.anOfficerMayStillReachItAndLeadIt)],
					lines: []
				}),
				changes: (led) => [
					led
						? { who: 'unit', on: ['led'], off: ['not_led'] }
						: { who: 'unit', on: ['not_led'], off: ['led'] }
				]
			})
		};
	}
};
