import { signed } from '#lib/kernel/sheet/parts.ts';
import type {
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
	campIn,
	choosesIn,
	methodIn,
	MOST_STEPS,
	ROLE_WORDS,
	triggeredIn,
	worth
} from './combat-form.ts';
import { choice, flag, number } from './procedure.ts';
import { CAMP_WORDS, TERRAIN_WORDS } from '../words/names.ts';

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
		choice('camp', 'Attacker', CAMP_WORDS),
		choice('triggered', 'How it began', {
			no: 'Declared',
			yes: ['Triggered', 'no modifiers, no shifts']
		})
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
		choice('choice', role === 'attacker' ? 'The attacker chooses' : 'The defender chooses', {
			self: ['Own die', '+1'],
			enemy: ['Enemy’s die', '−1']
		})
	]
});

const ground = (book: Book, triggered: boolean): Group => ({
	title: 'Ground and supply',
	section: 'Column Shifts',
	fields: [
		choice(
			'terrain',
			'Defender in',
			triggered
				? TERRAIN_WORDS
				: {
						clear: TERRAIN_WORDS.clear,
						forest: [TERRAIN_WORDS.forest, say('{worth} to it', { worth: worth(book, 'forest') })],
						marsh: [TERRAIN_WORDS.marsh, '1 left'],
						mountain: [TERRAIN_WORDS.mountain, '1 left'],
						desert: [TERRAIN_WORDS.desert, '1 left']
					}
		),
		...(triggered
			? []
			: [
					flag('river', 'Across a river', '1 left'),
					{
						...flag('fortress', 'Fortress', '1 left'),
						hint: say('and 1 right for the defender')
					},
					choice('aSupply', 'Attacker’s supply', {
						full: 'Full',
						limited: ['Limited', '1 left'],
						out: ['None', '2 left']
					}),
					choice('dSupply', 'Defender’s supply', { full: 'Full', out: ['None', '1 left'] })
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
		choice('method', 'Surprise', {
			none: 'Not tried',
			sa: 'By assets',
			cavalry: 'By cavalry'
		}),
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
