import type { Refusal } from '#lib/kernel/game/engine.ts';
import { exemptFromBombardment } from '../../rules/movement.ts';
import type { Deed as Done } from '../../rules/intention.ts';
import { OUT_OF_PHASE, uncalled } from '../../rules/permissions.ts';
import { automatic } from '../automation.ts';
import { bookIn, type BattleState, type UnitInBattle } from '../state.ts';
import {
	bearingsLeft,
	hasSides,
	hasSmallArms,
	partsLeft,
	type Fire,
	type FirePart
} from '../table/arms.ts';
import { gunAttacks, retires, withdraws } from '../table/contacts.ts';
import { attachedLeft, hasArms, hasGuns, marked, onTable, standsWith } from '../table/unit.ts';
import { dueOf } from './owed.ts';
import { forbidden, forbiddenInShells, kindOf } from './permitted.ts';

/** Something that a unit can do or must undergo, worked out by one calculator. */
export interface Deed {
	readonly calculator: string;
	/** Whom it is done to: an enemy, or nobody. */
	readonly target: 'enemy' | 'none';
	/** Somebody still owes this roll. */
	readonly owed: boolean;
	/** The rule that forbids it now; it stays in the list all the same. */
	readonly refusal: Refusal | null;
	/** What a rule says against it where the sequence only reminds; it remains available. */
	readonly reminder: Refusal | null;
	/** Only the phase forbids it. */
	readonly outOfPhase: boolean;
	/** NOTES ON FIRING (G04): only its machine guns do it, or everything except them. */
	readonly part?: FirePart;
}

type Offer = readonly [
	calculator: string,
	target: Deed['target'],
	refusal: Refusal | null,
	part?: FirePart
];

/** The fire of this phase: preparatory, or defensive for the other side. */
const fireNow = (state: BattleState): Done =>
	state.clock.phase === 4 ? 'defensive_fire' : 'preparatory_fire';

/** SMALL ARMS FIRING: a mounted unit has only its tchanka and heavy guns; attached ones may pick their target (G04). */
const smallArms = (state: BattleState, unit: UnitInBattle): Offer[] => {
	const { type } = unit.unit;
	const gunsOnly = kindOf(unit) === 'cavalry';
	const guns = attachedLeft(unit, 'tchanka') + attachedLeft(unit, 'hmg') > 0;
	if (type === 'battery' || !hasSmallArms(unit) || (gunsOnly && !guns)) return [];
	const as = gunsOnly ? 'tchanka' : kindOf(unit);
	const refusal = forbidden(state, unit, fireNow(state), as);
	return inParts('small-arms-fire', refusal, partsLeft(state, unit));
};

/** NOTES ON FIRING (G04); TANKS: the same fire, once for each part that may still fire; listed once if forbidden. */
const inParts = (
	calculator: string,
	refusal: Refusal | null,
	parts: readonly (FirePart | undefined)[]
): Offer[] =>
	refusal || !parts.length
		? [[calculator, 'enemy', refusal]]
		: parts.map((part) => (part ? [calculator, 'enemy', null, part] : [calculator, 'enemy', null]));

/** TANKS: a Mark V fires side by side, any other tank with everything at once. */
const sides = (
	state: BattleState,
	unit: UnitInBattle,
	by?: Fire
): readonly (FirePart | undefined)[] =>
	hasSides(unit) ? bearingsLeft(state, unit, by) : [undefined];

/** ATTACKING FIRE; TANKS (G05): the guns of a tank that attacks a vehicle; their fire at troops is that of the whole tank. */
const shelledNow = (state: BattleState, unit: UnitInBattle): Done =>
	unit.unit.tank !== null && gunAttacks(state, unit) ? 'attacking_fire' : fireNow(state);

/** ARTILLERY: batteries, and whatever carries a gun. */
const guns = (state: BattleState, unit: UnitInBattle): Offer[] => {
	const { type, gun, tank } = unit.unit;
	const carries =
		gun !== null ||
		tank === 'mark_v_male' ||
		tank === 'ft17_gun' ||
		attachedLeft(unit, 'light_gun') > 0;
	if (!carries || !hasArms(unit)) return [];
	const as = attachedLeft(unit, 'light_gun') > 0 ? 'artillery' : kindOf(unit);
	return [
		...inParts(
			'artillery',
			forbidden(state, unit, shelledNow(state, unit), as, 'shells'),
			sides(state, unit, 'shells')
		),
		...(type === 'battery' && gun !== 'light'
			? ([['indirect-fire', 'none', forbidden(state, unit, 'indirect_fire')]] satisfies Offer[])
			: [])
	];
};

/**
 * SMALL ARMS FIRING; ARTILLERY; INDIRECT FIRE: the throws by which it may fire in this phase, small arms first. `at`:
 * only those at an enemy.
 */
export const firesBy = (
	state: BattleState,
	unit: UnitInBattle,
	at?: Deed['target']
): readonly string[] =>
	[...smallArms(state, unit), ...guns(state, unit)]
		.filter(([, target, refusal]) => !refusal && (at === undefined || target === at))
		.map(([calculator]) => calculator);

/** Tests that something else calls for, by its heading. */
const CALLED_FOR = {
	'unit-morale': 'Morale',
	'tank-hits': 'Tanks',
	'armoured-car-morale': 'Armoured cars',
	'train-morale': 'Armored trains',
	'officer-hit': 'Officers and leaders',
	'attached-gun': 'Machine guns',
	commissar: 'Commissars',
	'petrol-bombs': 'Petrol bombs vs. tank',
	fright: 'Armored vehicle fright'
} as const;
const called = (calculator: keyof typeof CALLED_FOR, target: Deed['target'] = 'none'): Offer => [
	calculator,
	target,
	uncalled(CALLED_FOR[calculator])
];

const attacks = (state: BattleState, unit: UnitInBattle): Offer[] =>
	['infantry', 'cavalry', 'tank'].includes(unit.unit.type)
		? [
				...inParts('attacking-fire', forbidden(state, unit, 'attacking_fire'), sides(state, unit)),
				['melee', 'enemy', forbidden(state, unit, 'melee')]
			]
		: [];

const morale = (state: BattleState, unit: UnitInBattle): Offer[] => {
	switch (unit.unit.type) {
		case 'tank':
			return [
				called('unit-morale'),
				called('tank-hits'),
				...(marked(unit, 'engine_hit')
					? ([['tank-repair', 'none', forbidden(state, unit, 'repair')]] satisfies Offer[])
					: [])
			];
		case 'armoured_car':
			return [
				called('unit-morale'),
				called('armoured-car-morale'),
				['breakdown', 'none', forbidden(state, unit, 'breakdown')]
			];
		case 'armoured_train':
			return [called('unit-morale'), called('train-morale')];
		case 'ship':
			return [
				called('unit-morale'),
				...(bookIn(state).options.ships_and_ice === 'used'
					? ([
							['launch-boats', 'none', forbidden(state, unit, 'launch_boats')],
							['icebreaker', 'none', forbidden(state, unit, 'break_ice')]
						] satisfies Offer[])
					: [])
			];
		default:
			return [
				...(marked(unit, 'suppressed')
					? ([
							['suppression', 'none', forbidden(state, unit, 'suppression_test')]
						] satisfies Offer[])
					: []),
				called('unit-morale')
			];
	}
};

/** COMMISSARS: his D10 is part of each action that would use him; it is thrown on its own when the referee calls for it. */
const commissar = (unit: UnitInBattle): Offer[] =>
	attachedLeft(unit, 'commissar') > 0 ? [called('commissar')] : [];

/** What stands with the unit and is rolled for. */
const figures = (state: BattleState, unit: UnitInBattle): Offer[] => [
	...(standsWith(state, unit) ? [called('officer-hit')] : []),
	...(hasGuns(unit) ? [called('attached-gun')] : []),
	...(attachedLeft(unit, 'petrol_bombs') > 0 ? [called('petrol-bombs', 'enemy')] : [])
];

/** MOVEMENT; CAVALRY (R54); G07: forward, out of a melee before it is fought, or to its own rear. */
const moves = (state: BattleState, unit: UnitInBattle): Refusal | null => {
	if (withdraws(state, unit)) return forbidden(state, unit, 'withdraw_before_melee');
	const on = forbidden(state, unit, 'move');
	return on && retires(state, unit) ? forbidden(state, unit, 'retire') : on;
};

const GROUPS: readonly (readonly [
	calculators: readonly string[],
	offers: (state: BattleState, unit: UnitInBattle) => Offer[]
])[] = [
	[['leadership'], (state, unit) => [['leadership', 'none', forbidden(state, unit, 'leadership')]]],
	[['small-arms-fire'], smallArms],
	[['artillery', 'indirect-fire'], guns],
	[['movement'], (state, unit) => [['movement', 'none', moves(state, unit)]]],
	[
		['bombardment'],
		(state, unit) =>
			exemptFromBombardment(unit.unit.type)
				? []
				: [['bombardment', 'none', forbiddenInShells(state, unit)]]
	],
	[['attacking-fire', 'melee'], attacks]
];

const offers = (
	state: BattleState,
	unit: UnitInBattle,
	only: (calculator: string) => boolean
): Offer[] => [
	...GROUPS.flatMap(([calculators, of]) => (calculators.some(only) ? of(state, unit) : [])),
	...morale(state, unit),
	...(unit.unit.type === 'cavalry' || unit.unit.type === 'battery' ? [called('fright')] : []),
	...commissar(unit),
	...figures(state, unit)
];

/**
 * What this unit may do or must undergo, all of it or only what is asked for: first what is owed, then what is allowed,
 * then what a rule forbids now.
 */
export const deedsOf = (
	state: BattleState,
	unit: UnitInBattle,
	only: (calculator: string) => boolean = () => true
): readonly Deed[] => {
	const due = dueOf(state, unit);
	const forbids = automatic(state, 'sequence_forbids');
	const offered = onTable(unit) ? offers(state, unit, only) : [];
	const deeds = offered.map(([calculator, target, refusal, part]): Deed => {
		const asked = due.filter((one) => 'calculator' in one && one.calculator === calculator);
		const rule = asked.length ? null : refusal;
		return {
			calculator,
			target,
			owed: asked.some(({ may }) => !may),
			refusal: forbids ? rule : null,
			reminder: forbids ? null : rule,
			outOfPhase: refusal?.why.text === OUT_OF_PHASE,
			...(part ? { part } : {})
		};
	});
	const rank = (deed: Deed): number => {
		if (deed.owed) return 0;
		if (!deed.refusal && !deed.reminder) return 1;
		return deed.outOfPhase ? 3 : 2;
	};
	return deeds.sort((a, b) => rank(a) - rank(b));
};
