import { say } from '#lib/kernel/phrase.ts';
import {
	ACTIONS,
	PERMISSION_UNITS,
	type Action,
	type Intention,
	type PermissionUnit
} from '../../rules/intention.ts';
import { permission } from '../../rules/permissions.ts';
import type { Calculator, Field, Form, Group } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { flagIn, oneOf, textIn } from '../parts.ts';

const ACTION_WORDS: Record<Action, string> = {
	preparatory_fire: 'Fire before moving',
	move: 'Move',
	defensive_fire: 'Fire in defence',
	withdraw_before_melee: 'Withdraw from a melee',
	attacking_fire: 'Fire into a melee',
	initiate_melee: 'Start a melee'
};

const UNIT_WORDS: Record<PermissionUnit, string> = {
	infantry: 'Infantry',
	dismounted_cavalry: 'Dismounted cavalry',
	cavalry: 'Mounted cavalry',
	lmg: 'Light machine gun',
	hmg: 'Heavy machine gun',
	tchanka: 'Tchanka',
	artillery: 'Artillery',
	tank: 'Tank',
	armoured_car: 'Armoured car',
	train: 'Armoured train',
	ship: 'Ship'
};

const PHASE_WORDS = [
	'Leadership',
	'Preparatory fire',
	'Movement',
	'Defensive fire',
	'Attacking fire',
	'Melee',
	'Morale'
] as const;

/** What matters for each action besides the phase and the side. */
const MATTERS: Record<Action, readonly string[]> = {
	preparatory_fire: ['hasLeadership', 'ledHeroically', 'firedPhase2', 'pinned', 'fallingBack'],
	move: ['hasLeadership', 'ledHeroically', 'firedPhase2', 'pinned', 'fallingBack'],
	defensive_fire: ['suppressed', 'pinned', 'withdrew', 'fallingBack'],
	withdraw_before_melee: ['suppressed', 'pinned'],
	attacking_fire: ['attackingIntoMelee', 'firedPhase2', 'pinned'],
	initiate_melee: [
		'hasLeadership',
		'ledHeroically',
		'firedPhase2',
		'pinned',
		'fallingBack',
		'armyBroken'
	]
};

const FLAGS: Record<string, string> = {
	hasLeadership: 'It has leadership',
	ledHeroically: 'It is led heroically',
	firedPhase2: 'It fired in phase 2',
	suppressed: 'It is suppressed',
	pinned: 'It is pinned',
	withdrew: 'It withdrew this turn',
	fallingBack: 'It is falling back',
	armyBroken: 'Its army is broken',
	attackingIntoMelee: 'It attacks into melee'
};

const intentionIn = (form: Form): Intention & { readonly action: Action } => {
	const test = oneOf(form, 'suppressionTest', ['none', 'passed', 'failed']);
	return {
		action: oneOf(form, 'action', ACTIONS),
		phase: Number(textIn(form, 'phase')),
		side: oneOf(form, 'side', ['phasing', 'non_phasing']),
		unit: oneOf(form, 'unit', PERMISSION_UNITS),
		hasLeadership: flagIn(form, 'hasLeadership'),
		ledHeroically: flagIn(form, 'ledHeroically'),
		firedPhase2: flagIn(form, 'firedPhase2'),
		suppressed: flagIn(form, 'suppressed'),
		suppressionTest: test === 'none' ? undefined : test,
		pinned: flagIn(form, 'pinned'),
		fallingBack: flagIn(form, 'fallingBack'),
		withdrew: flagIn(form, 'withdrew'),
		armyBroken: flagIn(form, 'armyBroken'),
		attackingIntoMelee: flagIn(form, 'attackingIntoMelee')
	};
};

const states = (form: Form): readonly Field[] => {
	const { action, suppressed } = intentionIn(form);
	const flags = MATTERS[action].map((key): Field => ({
		kind: 'flag',
		key,
		label: FLAGS[key] ?? key
	}));
	return suppressed && MATTERS[action].includes('suppressed')
		? [
				...flags,
				{
					kind: 'choice',
					key: 'suppressionTest',
					label: 'Its morale test',
					options: [
						{ value: 'none', label: 'Not taken' },
						{ value: 'passed', label: 'Passed' },
						{ value: 'failed', label: 'Failed' }
					]
				}
			]
		: flags;
};

const groups = (form: Form): readonly Group[] => [
	{
		title: 'What it wants to do',
		section: 'Sequence of action',
		fields: [
			{
				kind: 'choice',
				key: 'action',
				label: 'What it wants to do',
				options: ACTIONS.map((action) => ({ value: action, label: ACTION_WORDS[action] }))
			},
			{
				kind: 'choice',
				key: 'phase',
				label: 'Phase',
				options: PHASE_WORDS.map((word, index) => ({
					value: String(index + 1),
					label: String(index + 1),
					effect: say(word)
				}))
			},
			{
				kind: 'choice',
				key: 'side',
				label: 'Whose turn it is',
				options: [
					{ value: 'phasing', label: 'Its own' },
					{ value: 'non_phasing', label: "The enemy's" }
				]
			}
		]
	},
	{
		title: 'The unit',
		fields: [
			{
				kind: 'choice',
				key: 'unit',
				label: 'Unit',
				options: PERMISSION_UNITS.map((unit) => ({ value: unit, label: UNIT_WORDS[unit] }))
			},
			...states(form)
		]
	}
];

/** SEQUENCE OF ACTION: may a unit do something in a phase, and if not, by which rule? */
export const PERMISSION: Calculator = {
	slug: 'permission',
	title: 'May it act?',
	section: 'Sequence of action',
	phases: [2, 3, 4, 5, 6],
	roles: { unit: 'wants to act' },
	initial: {
		action: 'preparatory_fire',
		phase: '2',
		side: 'phasing',
		unit: 'infantry',
		hasLeadership: true,
		ledHeroically: false,
		firedPhase2: false,
		suppressed: false,
		suppressionTest: 'none',
		pinned: false,
		fallingBack: false,
		withdrew: false,
		armyBroken: false,
		attackingIntoMelee: true
	},
	groups: (_book, form) => groups(form),
	resolve: (book, form) => {
		const intention = intentionIn(form);
		const may = permission(book, intention);
		const action = say(ACTION_WORDS[intention.action]);
		const word = may.ok ? 'Yes' : 'No';
		const line = {
			reason: may.ok ? say('No rule forbids it.') : may.refusal.why,
			section: may.ok ? 'Sequence of action' : may.refusal.rule,
			amount: word
		};
		return {
			resolution: withoutDice({
				working: [{ lines: [line] }],
				answer: {
					value: say(word),
					strong: line.reason,
					second: say('{action}, phase {phase}', { action, phase: intention.phase })
				},
				telling: {
					value: word,
					say: may.ok
						? say('{action}: it may.', { action })
						: say('{action}: it may not.', { action }),
					more: may.ok ? [] : [may.refusal.why],
					lines: [line]
				}
			})
		};
	}
};
