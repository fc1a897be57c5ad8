import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	actsOn,
	cincLine,
	leadership,
	ownLine,
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

const LEADERS = ['ok', 'none', 'second', 'heroic_elsewhere'] as const;
const CINCS = ['none', 'ok', 'heroic_elsewhere'] as const;

/** LEADERSHIP: the faces that act, as the table prints them. */
const facesTo = (to: number): string => (to >= 10 ? 'no roll' : `1–${to}`);
const lastLine = (book: Book) => say(facesTo(book.charts.LEADERSHIP_LINES.at('over', 'actsOn')));

const CHARACTER_WORDS: Record<Character, string> = {
	fanatic: 'Fanatic',
	committed: 'Committed',
	normal: 'Normal',
	efficient: 'Efficient',
	coward: 'Coward'
};
const characterChoice = (book: Book, key: string): Choice => ({
	kind: 'choice',
	key,
	label: 'Character',
	options: CHARACTERS.map((value) => ({
		value,
		label: CHARACTER_WORDS[value],
		...(value === 'efficient'
			? {
					effect: say('{far} farther', {
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
	hint: say('to the nearest stand'),
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

const groups = (book: Book, form: Form): readonly Group[] => {
	const settled =
		flagIn(form, 'ledHeroically') || (flagIn(form, 'armyBroken') && brokenCounts(book));
	return [
		{
			title: 'The unit',
			section: 'Leadership',
			fields: [
				{ kind: 'flag', key: 'ledHeroically', label: 'Led heroically', amount: 'no roll' },
				...(brokenCounts(book)
					? [
							{
								kind: 'flag',
								key: 'armyBroken',
								label: 'The army is broken',
								amount: facesTo(book.charts.LEADERSHIP_LINES.at('over', 'actsOn'))
							} as const
						]
					: [])
			]
		},
		...(settled
			? []
			: [ownGroup(book, form), ...(cincMayHelp(book, form) ? [cincGroup(book, form)] : [])])
	];
};

const ownGroup = (book: Book, form: Form): Group => ({
	title: 'Its leader',
	section: 'Leadership',
	fields: [
		{
			kind: 'choice',
			key: 'leader',
			label: 'Its leader',
			options: [
				{ value: 'ok', label: 'Commands', effect: say('by distance') },
				{ value: 'none', label: 'Dead or gone', effect: lastLine(book) },
				{ value: 'second', label: 'Second-in-command', effect: lastLine(book) },
				{ value: 'heroic_elsewhere', label: 'Heroic elsewhere', effect: lastLine(book) }
			]
		},
		...(oneOf(form, 'leader', LEADERS) === 'ok'
			? [distance('distance', 'His distance'), characterChoice(book, 'character')]
			: [])
	]
});

const cincGroup = (book: Book, form: Form): Group => {
	const cinc = oneOf(form, 'cinc', CINCS);
	return {
		title: 'Commander-in-chief',
		section: 'Leadership',
		fields: [
			{
				kind: 'choice',
				key: 'cinc',
				label: 'Commander-in-chief',
				options: [
					{ value: 'none', label: 'Not here' },
					{ value: 'ok', label: 'Commands', effect: say('by distance') },
					{ value: 'heroic_elsewhere', label: 'Heroic elsewhere', effect: lastLine(book) }
				]
			},
			...(cinc === 'ok'
				? [
						distance('cincDistance', 'Distance of the C-in-C'),
						characterChoice(book, 'cincCharacter')
					]
				: [])
		]
	};
};

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
	ok: 'Its leader at {far}',
	none: 'Its leader is gone',
	second: 'A second-in-command',
	heroic_elsewhere: 'Its leader is heroic elsewhere'
};

const workingOf = (book: Book, check: LeadershipCheck): Working => {
	const total = { label: say('The unit acts on'), amount: facesTo(actsOn(book, check)) };
	if (check.ledHeroically)
		return { lines: [told(say('Led heroically'), 'Officers and leaders', 'no roll')], total };
	if (check.armyBroken)
		return {
			lines: [
				{
					...told(
						say('The army is broken'),
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
								? say('Commander-in-chief at {far}', { far: { inches: check.cincDistance ?? 0 } })
								: say('Commander-in-chief, heroic elsewhere'),
							'Leadership',
							facesTo(cinc)
						)
					])
		],
		total,
		...(cinc === undefined ? {} : { note: say('The better of the two counts, one roll.') })
	};
};

const needs = (to: number): Phrase =>
	to >= 10 ? say('No roll is needed.') : say('on {to} or less of a D10', { to });

/** LEADERSHIP: one unit in phase 1. */
export const LEADERSHIP: Calculator = {
	slug: 'leadership',
	title: 'Leadership',
	section: 'Leadership',
	phases: [1],
	roles: { unit: 'is led' },
	sign: 'led',
	log: { alone: '{unit}, leadership', nobody: 'Leadership', words: 'first' },
	owed: 'leadership',
	initial: {
		ledHeroically: false,
		armyBroken: false,
		leader: 'ok',
		distance: 18,
		character: 'normal',
		cinc: 'none',
		cincDistance: 24,
		cincCharacter: 'normal'
	},
	groups,
	resolve: (book, form) => {
		const check = checkIn(book, form);
		return {
			resolution: resolution({
				working: [workingOf(book, check)],
				draw: leadership(book, check),
				well: (led) => led,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say('to act'),
						second: needs(actsOn(book, check)),
						caption: say('one roll, in %'),
						yes: 'Acts',
						no: 'Waits'
					}),
				tell: (led) => ({
					value: led ? 'Led' : 'Not led',
					say: led ? say('It may act this turn.') : say('It may not act in phases 2 and 3.'),
					more: led
						? [say('Who may act fires in phase 2 or moves in phase 3.')]
						: [say('An officer may still reach it and lead it heroically this turn.')],
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
