import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	MELEE_DEFENDERS,
	type MeleeDefender,
	lineName,
	meleeWorth,
	type Line
} from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import type { Count, Flag, Form, Group, OpposedGroup } from '../calculator.ts';
import {
	attackers,
	BOTH,
	carAlone,
	defenderOf,
	eachCounts,
	lubbers,
	lubbersKeys,
	onFoot,
	onlyTanks,
	rearAnyhow,
	type Kind,
	type SideName
} from './melee-form.ts';
import { commissarChoice, flagIn, numberIn, refereeCount, signed, staysFlag } from '../parts.ts';

type Row = OpposedGroup['rows'][number];
type Cell = NonNullable<Row['left']>;
const DEFENDER_WORDS: Record<MeleeDefender, string> = {
	infantry: 'Infantry',
	cavalry: 'Cavalry',
	artillery: 'Guns',
	mg: 'Machine guns',
	tank: 'Tank',
	armoured_car: 'Armoured car',
	armoured_train: 'Armoured train'
};
const flag = (key: string, amount: number | string): Flag => ({
	kind: 'flag',
	key,
	label: '',
	amount: typeof amount === 'number' ? signed(amount) : amount
});
const times = (key: string, max: number, each: number): Count & { readonly each: number } => ({
	kind: 'count',
	key,
	label: '',
	min: 0,
	max,
	each
});

/** The stands a unit may have lost and still fight; a button that counts must come round again soon. */
const MOST_STANDS_LOST = 5;

/** One row for both sides; the defender's half is left out where nothing of it counts. */
const both = (
	label: string,
	hint: string,
	alone: boolean,
	cell: (side: SideName) => Cell
): Row => ({
	label,
	hint,
	left: cell('attacker'),
	...(alone ? {} : { right: cell('defender') })
});

/** MELEE: which lost stands count (R62). */
const lostWhen = (book: Book): string =>
	book.readings.R62 === 'this_turn' ? 'each one of this turn' : 'each one so far';

const ownRows = (book: Book, form: Form): readonly Row[] => {
	const alone = carAlone(book, form);
	const several = eachCounts(book, form);
	const bonus = (key: Kind, each: number) => (side: SideName) =>
		several && side === 'attacker'
			? times(`attacker${key}s`, attackers(form), each)
			: flag(`${side}${key}`, each);
	return [
		both('Banner', 'Banners', alone, bonus('Banner', meleeWorth(book, 'banner'))),
		both('Led heroically', 'tap again: committed, +2', alone, (side) =>
			times(`${side}Heroic`, 2, meleeWorth(book, 'heroic'))
		),
		...(lubbers(book)
			? []
			: [
					both('Stands lost', lostWhen(book), alone, (side) =>
						times(
							`${side}StandsLost`,
							MOST_STANDS_LOST * (side === 'attacker' ? Math.max(1, attackers(form)) : 1),
							meleeWorth(book, 'stands_lost')
						)
					)
				]),
		both('Priest', 'with a White unit', alone, bonus('Priest', meleeWorth(book, 'priest'))),
		both(
			'Priest panics',
			'until the turn ends',
			alone,
			bonus('PriestPanic', meleeWorth(book, 'priest_panics'))
		)
	];
};

const lubbersRows = (book: Book, form: Form): readonly Row[] =>
	lubbers(book)
		? book.charts.MELEE_MODIFIERS.rows
				.filter((line) => line in lubbersKeys)
				.map((line) =>
					both(lineName(line), "Lubbers' list", carAlone(book, form), (side) =>
						flag(`${side}${lubbersKeys[line] ?? ''}`, meleeWorth(book, line))
					)
				)
		: [];

const groundRows = (book: Book, form: Form): readonly Row[] => {
	const alone = carAlone(book, form);
	const rear = alone ? 0 : meleeWorth(book, 'flank_or_rear');
	return [
		...(onFoot(form)
			? [
					{
						label: 'Machine gun attached',
						hint: 'Melee',
						right: flag('mgAttached', meleeWorth(book, 'machine_gun'))
					},
					{
						label: 'Trenches, buildings',
						hint: 'must then be beaten by 3',
						right: flag('defences', meleeWorth(book, 'defences'))
					}
				]
			: []),
		numberIn(form, 'attackTanks') > 0
			? { label: 'Through wire', hint: 'a tank attacks and breaks it', left: flag('wire', '0') }
			: {
					label: 'Through wire',
					hint: 'not where a tank broke it',
					left: flag('wire', meleeWorth(book, 'wire'))
				},
		...(rearAnyhow(book, form)
			? []
			: [
					{
						label: 'Flank or rear',
						hint: 'a tie is then lost',
						right: flag('flankOrRear', flagIn(form, 'fallingBack') ? 'tie' : rear)
					}
				]),
		{ label: 'Falling back', hint: 'taken in the rear', right: flag('fallingBack', rear) }
	];
};

const tankHint = (form: Form): Phrase => {
	switch (defenderOf(form)) {
		case 'cavalry':
			return say('−2 for the defender; cavalry falls back at once');
		case 'artillery':
			return say('−2 for the defender; gunners test fright first');
		default:
			return say('−2 for the defender');
	}
};

/** MELEE: the sheet of both sides, then who fights, commissars, and what only Lubbers' list asks. */
export const meleeGroups = (book: Book, form: Form): readonly (Group | OpposedGroup)[] => [
	{
		title: 'Added to the dice',
		section: 'Melee',
		left: 'Attacker',
		right: 'Defender',
		rows: [...ownRows(book, form), ...lubbersRows(book, form), ...groundRows(book, form)]
	},
	{
		title: 'Who fights',
		section: 'Melee',
		fields: [
			{
				kind: 'choice',
				key: 'defender',
				label: 'Who is attacked',
				options: MELEE_DEFENDERS.map((value) => ({
					value,
					label: DEFENDER_WORDS[value],
					...(value === 'armoured_car' || value === 'armoured_train' ? { effect: say('+2') } : {})
				}))
			},
			...(defenderOf(form) === 'infantry'
				? [
						{
							kind: 'flag',
							key: 'headquarters',
							label: 'It is the headquarters',
							...(book.readings.R71 === 'melee_lost' ? { hint: say('overrun if it loses') } : {})
						} as const
					]
				: []),
			units('attackInfantry', 'Infantry that attacks', say('units; each beyond the first: −2')),
			units('attackCavalry', 'Cavalry that attacks', say('−1 for infantry in the open')),
			units('attackTanks', 'Tanks that attack', tankHint(form)),
			...BOTH.filter((side) => onlyTanks(form, side)).map((side) =>
				staysFlag(
					`${side}Stays`,
					side === 'attacker'
						? 'The attacking tank cannot move'
						: 'The tank that is attacked cannot move'
				)
			)
		]
	},
	{
		title: 'Commissars',
		section: 'Commissars',
		fields: BOTH.filter((side) => side === 'attacker' || !carAlone(book, form)).map((side) =>
			commissarChoice(
				`${side}Commissar`,
				side === 'attacker' ? 'With the attacker' : 'With the defender'
			)
		)
	},
	...(lubbers(book) ? [lubbersGroup(book)] : []),
	{
		title: 'The referee',
		section: 'Gaming terms used',
		fields: [
			refereeCount('refereeAttacker', "He adds to the attacker's die"),
			refereeCount('refereeDefender', "He adds to the defender's die")
		]
	}
];

const units = (key: string, label: string, hint: Phrase): Count => ({
	kind: 'count',
	key,
	label,
	hint,
	min: 0,
	max: 6
});

/** P01: what a line of the other list is worth. */
const listed = (book: Book, line: Line): Phrase => say(signed(meleeWorth(book, line)));

const lubbersGroup = (book: Book): Group => ({
	title: "Lubbers' list",
	section: 'Melee',
	fields: [
		...BOTH.map((side): Count => ({
			kind: 'count',
			key: `${side}StandsLost`,
			label: side === 'attacker' ? 'Stands the attacker lost' : 'Stands the defender lost',
			hint: say('−1 for every two'),
			min: 0,
			max: 20
		})),
		{
			kind: 'choice',
			key: 'outnumbered',
			label: 'Outnumbered in stands',
			options: [
				{ value: 'none', label: 'Nobody' },
				{ value: 'attacker2', label: 'Attacker 2 to 1', effect: listed(book, 'outnumbered_two') },
				{ value: 'attacker3', label: 'Attacker 3 to 1', effect: listed(book, 'outnumbered_three') },
				{ value: 'defender2', label: 'Defender 2 to 1', effect: listed(book, 'outnumbered_two') },
				{ value: 'defender3', label: 'Defender 3 to 1', effect: listed(book, 'outnumbered_three') }
			]
		}
	]
});
