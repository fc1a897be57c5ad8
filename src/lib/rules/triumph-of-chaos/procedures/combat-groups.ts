import { signed } from '#lib/kernel/sheet/parts.ts';
import type {
	Choice,
	Count,
	Counts,
	Flag,
	Form,
	Group,
	OpposedGroup
} from '#lib/kernel/sheet/calculator.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import { CANCELS, MODIFIERS } from '../charts/list-numbers.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Role } from '../types.ts';
import {
	attackerIn,
	campChoices,
	campIn,
	choosesIn,
	methodIn,
	MOST_STEPS,
	ROLE_WORDS,
	triggeredIn,
	worth
} from './combat-form.ts';
import { flag, number } from './procedure.ts';
import { CAMP_WORDS } from '../words/names.ts';

const times = (key: string, max: number): Count & { readonly each: number } => ({
	kind: 'count',
	key,
	label: '',
	min: 0,
	max,
	each: 0
});
const cell = (key: string, amount: string): Flag => ({ kind: 'flag', key, label: '', amount });
const declared: Group = {
	title: 'Declared',
	section: 'Combat Sequence',
	fields: [
		{ kind: 'choice', key: 'camp', label: 'Attacker', options: campChoices },
		{
			kind: 'choice',
			key: 'triggered',
			label: 'How it began',
			options: [
				{ value: 'no', label: 'Declared' },
				{ value: 'yes', label: 'Triggered', effect: say('no modifiers, no shifts') }
			]
		}
	]
};

const forces = (form: Form, role: Role): Group => {
	const letter = role === 'attacker' ? 'a' : 'd';
	return {
		title: role === 'attacker' ? 'Attacker’s forces' : 'Defender’s forces',
		section: CAMP_WORDS[campIn(form, role)],
		fields: [
			number(`${letter}Armies`, 'Armies', 0, 5),
			number(`${letter}Corps`, 'Corps', 0, 9),
			number(`${letter}Strength`, 'Strength', 0, 40),
			number(`${letter}Steps`, 'Steps', 1, MOST_STEPS)
		]
	};
};

/** COMBAT SEQUENCE: assets, leadership and modifiers of both sides, one column a side. */
const opposed = (book: Book, form: Form): OpposedGroup => ({
	title: 'Combat modifiers',
	section: 'Combat Modifiers',
	left: ROLE_WORDS.attacker,
	right: ROLE_WORDS.defender,
	rows: [
		{
			label: 'Special assets deployed',
			hint: 'most: +1',
			left: times('aAssets', 4),
			right: times('dAssets', 4)
		},
		{
			label: 'Superior leadership',
			left: cell('aLeadership', worth(book, 'leadership')),
			right: cell('dLeadership', worth(book, 'leadership'))
		},
		{
			label: 'Elite steps',
			hint: 'most: +1',
			left: times('aElite', 6),
			right: times('dElite', 6)
		},
		{
			label: 'More than one camp or faction',
			left: cell('aFactions', worth(book, 'factions')),
			right: cell('dFactions', worth(book, 'factions'))
		},
		attackerIn(form) === 'white'
			? { label: MODIFIERS.kappel.label, left: cell('kappel', worth(book, 'kappel')) }
			: { label: MODIFIERS.kappel.label, right: cell('kappel', worth(book, 'kappel')) },
		{
			label: 'Defender failed to withdraw',
			left: cell('withdrawalFailed', worth(book, 'withdrawal'))
		},
		{ label: 'Defender reinforced', right: cell('reinforced', worth(book, 'reinforced')) },
		{ label: 'In such a Victory City', right: cell('city', worth(book, 'city')) }
	]
});

const choiceAtTwo = (role: Role): Group => ({
	title: 'A difference of 2',
	section: 'Combat Modifiers',
	fields: [
		{
			kind: 'choice',
			key: 'choice',
			label: role === 'attacker' ? 'The attacker chooses' : 'The defender chooses',
			options: [
				{ value: 'self', label: 'Own die', effect: say('+1') },
				{ value: 'enemy', label: 'Enemy’s die', effect: say('−1') }
			]
		}
	]
});

const supply = (key: string, label: string, limited: string | undefined, out: string): Choice => ({
	kind: 'choice',
	key,
	label,
	options: [
		{ value: 'full', label: 'Full' },
		...(limited ? [{ value: 'limited', label: 'Limited', effect: say(limited) }] : []),
		{ value: 'out', label: 'None', effect: say(out) }
	]
});

const ground = (book: Book, triggered: boolean): Group => ({
	title: 'Ground and supply',
	section: 'Column Shifts',
	fields: [
		{
			kind: 'choice',
			key: 'terrain',
			label: 'Defender in',
			options: [
				{ value: 'clear', label: 'Clear' },
				{
					value: 'forest',
					label: 'Forest',
					...(triggered ? {} : { effect: say('{worth} to it', { worth: worth(book, 'forest') }) })
				},
				...(['marsh', 'mountain', 'desert'] as const).map((value) => ({
					value,
					label: { marsh: 'Marsh', mountain: 'Mountain', desert: 'Desert' }[value],
					...(triggered ? {} : { effect: say('1 left') })
				}))
			]
		},
		...(triggered
			? []
			: [
					flag('river', 'Across a river', '1 left'),
					{
						...flag('fortress', 'Fortress', '1 left'),
						hint: say('and 1 right for the defender')
					},
					supply('aSupply', 'Attacker’s supply', '1 left', '2 left'),
					supply('dSupply', 'Defender’s supply', undefined, '1 left')
				])
	]
});

const after = (key: string, label: string): Counts => ({
	kind: 'counts',
	key,
	label,
	each: 'Loss {n}',
	min: 0,
	max: 40,
	atMost: 12,
	fresh: 0
});

const surpriseGroup = (form: Form): Group => ({
	title: 'Surprise',
	section: 'Combat Surprise',
	fields: [
		{
			kind: 'choice',
			key: 'method',
			label: 'Surprise',
			options: [
				{ value: 'none', label: 'Not tried' },
				{ value: 'sa', label: 'By assets' },
				{ value: 'cavalry', label: 'By cavalry' }
			]
		},
		...(methodIn(form) === 'cavalry'
			? [
					flag('moreCavalry', 'More cavalry steps'),
					flag('cavalryLeader', 'Cavalry leader'),
					flag('famous', 'Wrangel or Budyenny', '−1'),
					flag('mud', 'Mud')
				]
			: [])
	]
});

const strengths: Group = {
	title: 'Strength after losses',
	section: 'Combat Surprise',
	fields: [after('dAfter', 'Defender, if hit first'), after('aAfter', 'Attacker, if hit first')]
};

const amountOf = (book: Book, number: PrintedNumber): string => signed(numberOf(book, number));

const retreat = (book: Book): Group => ({
	title: 'If the defender must retreat',
	section: 'Cancel Retreat',
	fields: [
		flag('cheka', 'Cheka unit', amountOf(book, CANCELS.cheka)),
		flag('leaderFour', 'Leader rated 4', amountOf(book, CANCELS.leader)),
		flag('inFighting', 'Under In-Fighting', amountOf(book, CANCELS.inFighting)),
		flag('homeCityLost', 'Lost a home VC this turn', amountOf(book, CANCELS.homeCity))
	]
});

/** COMBAT SEQUENCE: the sheet of a combat, in printed order. */
export const combatGroups = (book: Book, form: Form): readonly (Group | OpposedGroup)[] => {
	const triggered = triggeredIn(form);
	const chooser = choosesIn(book, form);
	return [
		declared,
		forces(form, 'attacker'),
		forces(form, 'defender'),
		...(triggered ? [] : [opposed(book, form)]),
		...(chooser ? [choiceAtTwo(chooser)] : []),
		ground(book, triggered),
		...(triggered ? [] : [surpriseGroup(form)]),
		...(methodIn(form) === 'none' ? [] : [strengths]),
		retreat(book)
	];
};
