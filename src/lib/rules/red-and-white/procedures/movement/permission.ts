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
import { words } from '#lib/rules/red-and-white/words/en/movement.ts';

const ACTION_WORDS: Record<Action, string> = {
	preparatory_fire: words.fireBeforeMoving,
	move: words.move,
	defensive_fire: words.fireInDefence,
	withdraw_before_melee: words.withdrawFromAMelee,
	attacking_fire: words.fireIntoAMelee,
	initiate_melee: words.startAMelee
};

const UNIT_WORDS: Record<PermissionUnit, string> = {
	infantry: words.infantry,
	dismounted_cavalry: words.dismountedCavalry,
	cavalry: words.mountedCavalry,
	lmg: words.lightMachineGun,
	hmg: words.heavyMachineGun,
	tchanka: words.tchanka,
	artillery: words.artillery,
	tank: words.tank,
	armoured_car: words.armouredCar,
	train: words.armouredTrain,
	ship: words.ship
};

const PHASE_WORDS = [
	words.leadership,
	words.preparatoryFire,
	'Movement',
	words.defensiveFire,
	'Attacking fire',
	'Melee',
	'Morale'
] as const;

/** The fields that matter for each action besides the phase and the side. */
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
	hasLeadership: words.itHasLeadership,
	ledHeroically: words.itIsLedHeroically,
	firedPhase2: words.itFiredInPhase2,
	suppressed: words.itIsSuppressed,
	pinned: words.itIsPinned,
	withdrew: words.itWithdrewThisTurn,
	fallingBack: words.itIsFallingBack,
	armyBroken: words.itsArmyIsBroken,
	attackingIntoMelee: words.itAttacksIntoMelee
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
					label: words.itsMoraleTest,
					options: [
						{ value: 'none', label: words.notTaken },
						{ value: 'passed', label: words.passed },
						{ value: 'failed', label: words.failed }
					]
				}
			]
		: flags;
};

const groups = (form: Form): readonly Group[] => [
	{
		title: words.whatItWantsToDo,
		section: 'Sequence of action',
		fields: [
			{
				kind: 'choice',
				key: 'action',
				label: words.whatItWantsToDo,
				options: ACTIONS.map((action) => ({ value: action, label: ACTION_WORDS[action] }))
			},
			{
				kind: 'choice',
				key: 'phase',
				label: words.phase,
				options: PHASE_WORDS.map((word, index) => ({
					value: String(index + 1),
					label: String(index + 1),
					effect: say(word)
				}))
			},
			{
				kind: 'choice',
				key: 'side',
				label: words.whoseTurnItIs,
				options: [
					{ value: 'phasing', label: words.itsOwn },
					{ value: 'non_phasing', label: words.theEnemys }
				]
			}
		]
	},
	{
		title: words.theUnit,
		fields: [
			{
				kind: 'choice',
				key: 'unit',
				label: words.unit,
				options: PERMISSION_UNITS.map((unit) => ({ value: unit, label: UNIT_WORDS[unit] }))
			},
			...states(form)
		]
	}
];

/** SEQUENCE OF ACTION: may a unit do something in a phase, and if not, by which rule? */
export const PERMISSION: Calculator = {
	slug: 'permission',
	title: words.mayItAct,
	section: 'Sequence of action',
	phases: [2, 3, 4, 5, 6],
	roles: { unit: words.wantsToAct },
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
		const word = may.ok ? words.yes : words.no;
		const line = {
			reason: may.ok ? say(words.noRuleForbidsIt) : may.refusal.why,
			section: may.ok ? 'Sequence of action' : may.refusal.rule,
			amount: word
		};
		return {
			resolution: withoutDice({
				working: [{ lines: [line] }],
				answer: {
					value: say(word),
					strong: line.reason,
					second: say(words.actionPhasePhase, { action, phase: intention.phase })
				},
				telling: {
					value: word,
					say: may.ok ? say(words.actionItMay, { action }) : say(words.actionItMayNot, { action }),
					more: may.ok ? [] : [may.refusal.why],
					lines: [line]
				}
			})
		};
	}
};
