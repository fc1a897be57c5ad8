import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { DIRECT_ONLY } from '../../rules/fire/artillery.ts';
import { HELD, permission, type Action, type PermissionUnit } from '../../rules/permissions.ts';
import { breakdownNeeds } from '../../rules/vehicles/vehicles.ts';
import type { UnitType } from '../../types.ts';
import { automatic } from '../automation.ts';
import { testsBeforeMoving } from '../table/areas.ts';
import { goesBack, withdraws } from '../table/contacts.ts';
import { owed } from './owed.ts';
import { directOnly } from '../table/support.ts';
import { firedAlone, gunsMayFireAlone, othersFired, type Armament } from '../rolls/own-target.ts';
import { stepOf } from '../sequence.ts';
import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';
import { attachedLeft, firedThisTurn, marked, onTable, type FirePart } from '../table/unit.ts';

/** Something a unit can do or must stand, worked out by one calculator. */
export interface Deed {
	readonly calculator: string;
	/** Whom it is done to: an enemy, or nobody. */
	readonly target: 'enemy' | 'none';
	/** Somebody still owes this roll. */
	readonly owed: boolean;
	/** The rule that forbids it now; it stays in the list. */
	readonly refusal: Refusal | null;
	/** What a rule says against it where the sequence only reminds; it is open all the same. */
	readonly reminder: Refusal | null;
	/** It is only the phase that forbids it. */
	readonly outOfPhase: boolean;
	/** NOTES ON FIRING (G04): only its machine guns do it, or all but them. */
	readonly part?: FirePart;
}

const KINDS: Partial<Readonly<Record<UnitType, PermissionUnit>>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	machine_guns: 'hmg',
	battery: 'artillery',
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train',
	ship: 'ship'
};

/** SEQUENCE OF ACTION: what the unit counts as where it wants to act. */
export const kindOf = (unit: UnitInBattle): PermissionUnit | undefined =>
	unit.unit.type === 'cavalry' && marked(unit, 'dismounted')
		? 'dismounted_cavalry'
		: KINDS[unit.unit.type];

interface Fires {
	readonly preparatory: boolean;
	readonly defensive: boolean;
	readonly attacking: boolean;
}
const NO_FIRE: Fires = { preparatory: false, defensive: false, attacking: false };

/**
 * SEQUENCE OF ACTION: which fires of this turn it has fired. A side fires in 2 and in 5 of its own turn, so a mark put
 * before 5 tells of the first; in the turn of the other side there is defensive fire alone.
 */
const firesOf = ({ clock }: BattleState, unit: UnitInBattle): Fires =>
	unit.camp === clock.turn
		? {
				preparatory: unit.firedIn.some((phase) => phase < 5),
				defensive: false,
				attacking: unit.firedIn.some((phase) => phase >= 5)
			}
		: { preparatory: false, defensive: firedThisTurn(unit), attacking: false };

/** SEQUENCE OF ACTION: the rule that forbids this now. Leadership that nobody has written down is taken as given. */
export const forbidden = (
	state: BattleState,
	unit: UnitInBattle,
	action: Action,
	as: PermissionUnit | undefined = kindOf(unit),
	arms: Armament = 'machine_guns'
): Refusal | null => {
	const { phase, turn } = state.clock;
	const apart = action === 'preparatory_fire' || action === 'defensive_fire';
	const mayStill = apart && (firedAlone(state, unit) || othersFired(unit, arms));
	const fired = mayStill ? NO_FIRE : firesOf(state, unit);
	const decision = permission(bookIn(state), {
		action,
		phase,
		side: unit.camp === turn ? 'phasing' : 'non_phasing',
		unit: as,
		hasLeadership: !marked(unit, 'not_led'),
		ledHeroically: marked(unit, 'heroic'),
		firedPhase2: fired.preparatory,
		firedPhase4: fired.defensive,
		firedPhase5: fired.attacking,
		moved: marked(unit, 'moved') && unit.rolled.includes('movement'),
		suppressed: marked(unit, 'suppressed') || unit.suppressionTest !== null,
		suppressionTest: unit.suppressionTest ?? undefined,
		pinned: marked(unit, 'pinned'),
		held: HELD.find((mark) => marked(unit, mark)),
		limbered: unit.unit.type === 'battery' && marked(unit, 'limbered'),
		fallingBack: marked(unit, 'falling_back'),
		withdrew: marked(unit, 'withdrew'),
		armyBroken: state.armies[unit.camp].broken,
		attackingIntoMelee: true
	});
	return decision.ok ? null : decision.refusal;
};

/** The words of the sequence of action, here and in `permissions.ts`. */
const OUT_OF_PHASE = 'That is not done in this phase.';

const notNow = (state: BattleState): Refusal => ({
	rule: stepOf(state.clock.phase).rule,
	why: say(OUT_OF_PHASE)
});

const inPhases = (state: BattleState, ...phases: readonly number[]): Refusal | null =>
	phases.includes(state.clock.phase) ? null : notNow(state);

/** The fire of this phase: preparatory, or defensive for the other side. */
const fireNow = (state: BattleState): Action =>
	state.clock.phase === 4 ? 'defensive_fire' : 'preparatory_fire';

type Offer = readonly [
	calculator: string,
	target: Deed['target'],
	refusal: Refusal | null,
	part?: FirePart
];

const MACHINE_GUNS: readonly UnitType[] = ['tank', 'armoured_car', 'armoured_train', 'ship'];

/** SMALL ARMS FIRING: a mounted unit has its tchanka's and heavy guns only; attached ones may pick their target (G04). */
const smallArms = (state: BattleState, unit: UnitInBattle): Offer[] => {
	const { type } = unit.unit;
	const gunsOnly = kindOf(unit) === 'cavalry';
	const guns = attachedLeft(unit, 'tchanka') + attachedLeft(unit, 'hmg') > 0;
	if (type === 'battery' || type === 'wagon' || (gunsOnly && !guns)) return [];
	const as = gunsOnly ? 'tchanka' : kindOf(unit);
	const refusal = forbidden(state, unit, fireNow(state), as);
	const fired = firedAlone(state, unit);
	return [
		fired
			? ['small-arms-fire', 'enemy', refusal, fired === 'guns' ? 'rest' : 'guns']
			: ['small-arms-fire', 'enemy', refusal],
		...(!refusal && gunsMayFireAlone(state, unit)
			? ([['small-arms-fire', 'enemy', null, 'guns']] satisfies Offer[])
			: [])
	];
};

/** ARTILLERY; INDIRECT FIRE (AR-4, AR-5): guns that may fire, in phase 4 interventionists alone; one roll for the turn. */
const asksIndirect = (state: BattleState, unit: UnitInBattle): Refusal | null => {
	if (bookIn(state).options.indirect_fire === 'not_allowed')
		return { rule: 'Indirect fire', why: say('The referee has not allowed indirect fire.') };
	const forbids = inPhases(state, 2, 4) ?? forbidden(state, unit, fireNow(state));
	if (forbids) return forbids;
	if (directOnly(state, unit)) return DIRECT_ONLY;
	return unit.rolled.includes('indirect-fire')
		? { rule: 'Indirect fire', why: say('It has asked already this turn.') }
		: null;
};

/** ARTILLERY: batteries, and whatever carries a gun. */
const guns = (state: BattleState, unit: UnitInBattle): Offer[] => {
	const { type, gun, tank } = unit.unit;
	const carries =
		gun !== null ||
		tank === 'mark_v_male' ||
		tank === 'ft17_gun' ||
		attachedLeft(unit, 'light_gun') > 0;
	if (!carries) return [];
	const as = attachedLeft(unit, 'light_gun') > 0 ? 'artillery' : kindOf(unit);
	return [
		['artillery', 'enemy', forbidden(state, unit, fireNow(state), as, 'guns')],
		...(type === 'battery' && gun !== 'light'
			? ([['indirect-fire', 'none', asksIndirect(state, unit)]] satisfies Offer[])
			: [])
	];
};

const attacks = (state: BattleState, unit: UnitInBattle): Offer[] =>
	['infantry', 'cavalry', 'tank'].includes(unit.unit.type)
		? [
				['attacking-fire', 'enemy', forbidden(state, unit, 'attacking_fire')],
				['melee', 'enemy', inPhases(state, 6) ?? forbidden(state, unit, 'initiate_melee')]
			]
		: [];

const morale = (state: BattleState, unit: UnitInBattle): Offer[] => {
	switch (unit.unit.type) {
		case 'tank':
			return [
				['tank-hits', 'none', null],
				['tank-repair', 'none', marked(unit, 'engine_hit') ? inPhases(state, 3) : notNow(state)]
			];
		case 'armoured_car':
			return [
				['armoured-car-morale', 'none', null],
				['breakdown', 'none', inPhases(state, 3)]
			];
		case 'armoured_train':
			return [['train-morale', 'none', null]];
		case 'ship':
			return [
				['launch-boats', 'none', null],
				['icebreaker', 'none', null]
			];
		default:
			return [
				...(marked(unit, 'suppressed') ? ([['suppression', 'none', null]] satisfies Offer[]) : []),
				['unit-morale', 'none', null]
			];
	}
};

/** What stands with the unit and is rolled for. */
const figures = (unit: UnitInBattle): Offer[] => [
	...(attachedLeft(unit, 'commissar') > 0 ? ([['commissar', 'none', null]] satisfies Offer[]) : []),
	...(attachedLeft(unit, 'commissar') + attachedLeft(unit, 'priest') > 0 || marked(unit, 'heroic')
		? ([['officer-hit', 'none', null]] satisfies Offer[])
		: []),
	...(attachedLeft(unit, 'hmg') + attachedLeft(unit, 'tchanka') > 0
		? ([['attached-gun', 'none', null]] satisfies Offer[])
		: []),
	...(attachedLeft(unit, 'petrol_bombs') > 0
		? ([['petrol-bombs', 'enemy', null]] satisfies Offer[])
		: [])
];

/** ARMOURED CARS (AC-4, R43): with hits it rolls each time it tries to move, and stays where it broke down. */
const breaksDown = (state: BattleState, { unit, hits, rolled, distance }: UnitInBattle) => {
	if (unit.type !== 'armoured_car' || breakdownNeeds(bookIn(state), hits).from <= 1) return null;
	const why = !rolled.includes('breakdown')
		? say('It has hits: it rolls for a breakdown before it moves.')
		: distance === 0
			? say('It broke down and does not move this turn.')
			: null;
	return why && { rule: 'Armoured cars', why };
};

/** MOVEMENT; CAVALRY (R54); BOMBARDMENT (R42): on, out of a melee, or back. */
const mayGo = (state: BattleState, unit: UnitInBattle): Refusal | null => {
	if (marked(unit, 'falling_back') || goesBack(unit)) return null;
	if (withdraws(state, unit))
		return forbidden(state, unit, 'withdraw_before_melee') ?? breaksDown(state, unit);
	return (
		forbidden(state, unit, 'move') ??
		breaksDown(state, unit) ??
		(testsBeforeMoving(state, unit.id)
			? {
					rule: 'Bombardment',
					why: say('It lies in a bombarded area and tests before it moves.')
				}
			: null)
	);
};

const offers = (state: BattleState, unit: UnitInBattle): Offer[] => {
	const crewed = !MACHINE_GUNS.includes(unit.unit.type);
	return [
		[
			'leadership',
			'none',
			inPhases(state, 1) ?? (unit.camp === state.clock.turn ? null : notNow(state))
		],
		...smallArms(state, unit),
		...guns(state, unit),
		['movement', 'none', mayGo(state, unit)],
		...(unit.unit.type === 'ship'
			? []
			: ([['bombardment', 'none', inPhases(state, 3)]] satisfies Offer[])),
		...attacks(state, unit),
		...morale(state, unit),
		...(unit.unit.type === 'cavalry' || unit.unit.type === 'battery'
			? ([['fright', 'none', inPhases(state, 3, 6)]] satisfies Offer[])
			: []),
		...(crewed ? figures(unit) : [])
	];
};

/** What this unit may do or must stand: what is owed first, then what is allowed, then what a rule forbids now. */
export const deedsOf = (state: BattleState, unit: UnitInBattle): readonly Deed[] => {
	if (!onTable(unit)) return [];
	const due = owed(state).flatMap((one) =>
		'unit' in one && 'calculator' in one && one.unit === unit.id && !one.may ? [one.calculator] : []
	);
	const forbids = automatic(state, 'sequence_forbids');
	const deeds = offers(state, unit).map(([calculator, target, refusal, part]): Deed => {
		const isDue = due.some((one) => one === calculator);
		return {
			calculator,
			target,
			owed: isDue,
			refusal: isDue || !forbids ? null : refusal,
			reminder: isDue || forbids ? null : refusal,
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
