import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	MELEE_DEFENDERS,
	type MeleeDefender,
	lineName,
	meleeWorth,
	type Line
} from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import type { Count, Flag, Form, Group, OpposedGroup, Tapped } from '../calculator.ts';
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
import { words } from '#lib/rules/red-and-white/words/en/melee.ts';
import { words as movement } from '#lib/rules/red-and-white/words/en/movement.ts';

type Row = OpposedGroup['rows'][number];
type Cell = NonNullable<Row['left']>;
const DEFENDER_WORDS: Record<MeleeDefender, string> = {
	infantry: words.infantry,
	cavalry: words.cavalry,
	artillery: words.guns,
	mg: words.machineGuns,
	tank: words.tank,
	armoured_car: words.armouredCar,
	armoured_train: words.armouredTrain,
	ship: movement.ship,
	wagon: movement.wagonDroshky
};
const flag = (key: string, amount: number | string): Flag => ({
	kind: 'flag',
	key,
	label: '',
	amount: typeof amount === 'number' ? signed(amount) : amount
});
const times = (key: string, max: number, each: number, tapped = max): Tapped => ({
	kind: 'count',
	key,
	label: '',
	min: 0,
	max,
	each,
	tapped
});

/** The most stands lost that a unit is given by tapping; a large one may have lost more. */
const STANDS_LOST_TAPPED = 5;
const MOST_STANDS_LOST = 144;

/** One row for both sides; the defender's half is left out where it counts for nothing. */
const both = (
	label: string,
	hint: string,
	alone: boolean,
	cell: (side: SideName) => Cell,
	has: (side: SideName) => boolean = () => true
): Row => ({
	label,
	hint,
	...(has('attacker') ? { left: cell('attacker') } : {}),
	...(alone || !has('defender') ? {} : { right: cell('defender') })
});

/** RELIGIOUS INSPIRATION; COMMISSARS: priests are with the Whites, commissars with the Reds; nobody is asked for the other's. */
const mayHave =
	(form: Form, figure: 'Priest' | 'Commissar') =>
	(side: SideName): boolean => {
		const camp = form[`${side}Camp`];
		const there = form[`${side}${figure}`];
		const others = figure === 'Priest' ? 'red' : 'white';
		return camp !== others || (there !== false && there !== 'none');
	};

/** MELEE: which lost stands count (R62). */
const lostWhen = (book: Book): string =>
	book.readings.R62 === 'this_turn' ? words.eachOneOfThisTurn : words.eachOneSoFar;

const ownRows = (book: Book, form: Form): readonly Row[] => {
	const alone = carAlone(book, form);
	const several = eachCounts(book, form);
	const bonus = (key: Kind, each: number) => (side: SideName) =>
		several && side === 'attacker'
			? times(`attacker${key}s`, attackers(form), each)
			: flag(`${side}${key}`, each);
	return [
		both(words.banner, words.banners, alone, bonus('Banner', meleeWorth(book, 'banner'))),
		both(words.ledHeroically, words.tapAgainCommittedPlus2, alone, (side) =>
			times(`${side}Heroic`, 2, meleeWorth(book, 'heroic'))
		),
		...(lubbers(book)
			? []
			: [
					both(words.standsLost, lostWhen(book), alone, (side) =>
						times(
							`${side}StandsLost`,
							MOST_STANDS_LOST,
							meleeWorth(book, 'stands_lost'),
							STANDS_LOST_TAPPED * (side === 'attacker' ? Math.max(1, attackers(form)) : 1)
						)
					)
				]),
		...[
			both(
				words.priest,
				words.withAWhiteUnit,
				alone,
				bonus('Priest', meleeWorth(book, 'priest')),
				mayHave(form, 'Priest')
			),
			both(
				words.priestPanics,
				words.untilTheTurnEnds,
				alone,
				bonus('PriestPanic', meleeWorth(book, 'priest_panics')),
				mayHave(form, 'Priest')
			)
		].filter(({ left, right }) => left ?? right)
	];
};

const lubbersRows = (book: Book, form: Form): readonly Row[] =>
	lubbers(book)
		? book.charts.MELEE_MODIFIERS.rows
				.filter((line) => line in lubbersKeys)
				.map((line) =>
					both(lineName(line), words.lubbersList, carAlone(book, form), (side) =>
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
						label: words.machineGunAttached,
						hint: words.melee,
						right: flag('mgAttached', meleeWorth(book, 'machine_gun'))
					}
				]
			: []),
		{
			label: words.trenchesBuildings,
			hint: words.mustThenBeBeatenBy3,
			right: flag('defences', alone ? 0 : meleeWorth(book, 'defences'))
		},
		numberIn(form, 'attackTanks') > 0
			? { label: words.throughWire, hint: words.aTankAttacksAndBreaksIt, left: flag('wire', '0') }
			: {
					label: words.throughWire,
					hint: words.notWhereATankBrokeIt,
					left: flag('wire', meleeWorth(book, 'wire'))
				},
		...(rearAnyhow(book, form)
			? []
			: [
					{
						label: words.flankOrRear,
						hint: words.aTieIsThenLost,
						right: flag('flankOrRear', flagIn(form, 'fallingBack') ? 'tie' : rear)
					}
				]),
		{ label: words.fallingBack, hint: words.takenInTheRear, right: flag('fallingBack', rear) }
	];
};

const tankHint = (form: Form): Phrase => {
	switch (defenderOf(form)) {
		case 'cavalry':
			return say(words.minus2ForTheDefenderCavalryFalls);
		case 'artillery':
			return say(words.minus2ForTheDefenderGunnersTest);
		default:
			return say(words.minus2ForTheDefender);
	}
};

/** MELEE: the sheet of both sides, then who fights, commissars, and what only Lubbers' list asks. */
export const meleeGroups = (book: Book, form: Form): readonly (Group | OpposedGroup)[] => [
	{
		title: words.addedToTheDice,
		section: 'Melee',
		left: words.attacker,
		right: words.defender,
		rows: [...ownRows(book, form), ...lubbersRows(book, form), ...groundRows(book, form)]
	},
	{
		title: words.whoFights,
		section: 'Melee',
		fields: [
			{
				kind: 'choice',
				key: 'defender',
				label: words.whoIsAttacked,
				options: MELEE_DEFENDERS.map((value) => ({
					value,
					label: DEFENDER_WORDS[value],
					...((value === 'armoured_car' || value === 'armoured_train') && {
						effect: say(signed(meleeWorth(book, value)))
					})
				}))
			},
			...(defenderOf(form) === 'infantry'
				? [
						{
							kind: 'flag',
							key: 'headquarters',
							label: words.itIsTheHeadquarters,
							...(book.readings.R71 === 'melee_lost' ? { hint: say(words.overrunIfItLoses) } : {})
						} as const
					]
				: []),
			units('attackInfantry', words.infantryThatAttacks, say(words.unitsEachBeyondTheFirstMinus2)),
			units('attackCavalry', words.cavalryThatAttacks, say(words.minus1ForInfantryInTheOpen)),
			units('attackTanks', words.tanksThatAttack, tankHint(form)),
			...BOTH.filter((side) => onlyTanks(form, side)).map((side) =>
				staysFlag(
					`${side}Stays`,
					side === 'attacker'
						? words.theAttackingTankCannotMove
						: words.theTankThatIsAttackedCannotMove
				)
			)
		]
	},
	{
		title: words.commissars,
		section: 'Commissars',
		fields: BOTH.filter(
			(side) => (side === 'attacker' || !carAlone(book, form)) && mayHave(form, 'Commissar')(side)
		).map((side) =>
			commissarChoice(
				`${side}Commissar`,
				side === 'attacker' ? words.withTheAttacker : words.withTheDefender
			)
		)
	},
	...(lubbers(book) ? [lubbersGroup(book)] : []),
	{
		title: words.theReferee,
		section: 'Gaming terms used',
		fields: [
			refereeCount('refereeAttacker', words.heAddsToTheAttackersDie),
			refereeCount('refereeDefender', words.heAddsToTheDefendersDie)
		]
	}
];

const units = (key: string, label: string, hint: Phrase): Count => ({
	kind: 'count',
	key,
	label,
	hint,
	min: 0,
	max: 12
});

/** P01: what a line of Lubbers' list is worth. */
const listed = (book: Book, line: Line): Phrase => say(signed(meleeWorth(book, line)));

const lubbersGroup = (book: Book): Group => ({
	title: words.lubbersList,
	section: 'Melee',
	fields: [
		...BOTH.map((side): Count => ({
			kind: 'count',
			key: `${side}StandsLost`,
			label: side === 'attacker' ? words.standsTheAttackerLost : words.standsTheDefenderLost,
			hint: say(words.minus1ForEveryTwo),
			min: 0,
			max: 20
		})),
		{
			kind: 'choice',
			key: 'outnumbered',
			label: words.outnumberedInStands,
			options: [
				{ value: 'none', label: words.nobody },
				{ value: 'attacker2', label: words.attacker2To1, effect: listed(book, 'outnumbered_two') },
				{
					value: 'attacker3',
					label: words.attacker3To1,
					effect: listed(book, 'outnumbered_three')
				},
				{ value: 'defender2', label: words.defender2To1, effect: listed(book, 'outnumbered_two') },
				{ value: 'defender3', label: words.defender3To1, effect: listed(book, 'outnumbered_three') }
			]
		}
	]
});
