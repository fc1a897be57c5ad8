import type { Refusal } from '#lib/kernel/game/engine.ts';
import { HELD, type Deed, type Intention, type PermissionUnit } from '../../rules/intention.ts';
import { permission } from '../../rules/permissions.ts';
import { breakdownNeeds } from '../../rules/vehicles/vehicles.ts';
import type { UnitType } from '../../types.ts';
import { type BattleState, bookIn, type OfficerInBattle, type UnitInBattle } from '../state.ts';
import { isAtEdge, testsBeforeMoving } from '../table/areas.ts';
import { firesStill, type Fire } from '../table/arms.ts';
import {
	attackOf,
	attacksNow,
	contactOf,
	goesBack,
	retires,
	withdraws
} from '../table/contacts.ts';
import { isUnder, spotterOf } from '../table/leading.ts';
import { fellBack, hasGone, hasThrown, hasTried, movedNow, passedNow } from '../table/moves.ts';
import { directOnly } from '../table/support.ts';
import { attachedLeft, firedThisTurn, marked, onTable, unitsOf } from '../table/unit.ts';

const KINDS: Readonly<Record<UnitType, PermissionUnit | 'other'>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	machine_guns: 'hmg',
	battery: 'artillery',
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'train',
	ship: 'ship',
	wagon: 'other',
	headquarters: 'other'
};

/** SEQUENCE OF ACTION: the kind that the unit counts as when it wants to act. */
export const kindOf = (unit: UnitInBattle): PermissionUnit | 'other' =>
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
 * SEQUENCE OF ACTION: which fires of this turn it has made. A side fires in 2 and in 5 of its own turn, so a mark put
 * on before 5 means the first; in the other side's turn there is only defensive fire.
 */
const firesOf = ({ clock }: BattleState, unit: UnitInBattle): Fires =>
	unit.camp === clock.turn
		? {
				preparatory: unit.fired.some(({ phase }) => phase < 5),
				defensive: false,
				attacking: unit.fired.some(({ phase }) => phase >= 5)
			}
		: { preparatory: false, defensive: firedThisTurn(unit), attacking: false };

/** The calculators whose use shows that something was done in this turn. */
const DONE_BY: Partial<Readonly<Record<Deed, string>>> = {
	indirect_fire: 'indirect-fire',
	breakdown: 'breakdown',
	repair: 'tank-repair',
	launch_boats: 'launch-boats',
	break_ice: 'icebreaker',
	initiate_melee: 'melee'
};

const doneThisTurn = (unit: UnitInBattle, action: Deed): boolean =>
	action === 'leadership'
		? marked(unit, 'led') || marked(unit, 'not_led')
		: action === 'claim_cover'
			? marked(unit, 'claimed_cover')
			: unit.rolled.includes(DONE_BY[action] ?? '');

/** MELEE; ATTACKING FIRE: what a unit that goes back after its own move, or has gone, does no more. */
const ATTACKS: readonly Deed[] = ['initiate_melee', 'attacking_fire'];
const retreats = (unit: UnitInBattle): boolean => goesBack(unit) || fellBack(unit, 3);

const IN_SHELLS: readonly Deed[] = ['into_shells', 'retire_in_shells'];

/** MOVEMENT; BOMBARDMENT: has it made its one move of this turn? At the edge of an area the move goes on. */
const hasMoved = (unit: UnitInBattle, action: Deed): boolean =>
	IN_SHELLS.includes(action) ? hasTried(unit) : hasThrown(unit);

/** MOVEMENT: what counts any move of the unit's own, rolled or recorded by hand. */
const BY_ANY_MOVE: readonly Deed[] = ['claim_cover', 'attach', 'detach'];

/** MACHINE GUNS; CAVALRY (R55): where only the tchanka of cavalry has fired, that stops nothing; mounted, nothing else can. */
const onlyTchanka = (unit: UnitInBattle): boolean =>
	unit.unit.type === 'cavalry' &&
	attachedLeft(unit, 'hmg') === 0 &&
	(kindOf(unit) === 'cavalry' ||
		(attachedLeft(unit, 'tchanka') > 0 &&
			unit.fired.every(
				(shot) => shot.with.length && shot.with.every((arm) => arm === 'machine_guns')
			)));
const firedItself = (unit: UnitInBattle, action: Deed): boolean =>
	action === 'preparatory_fire' || !onlyTchanka(unit);

/** SEQUENCE OF ACTION (R55): where each weapon is treated separately: in 2 and in 4, and for a tank in 5 too. */
const firesApart = ({ unit }: UnitInBattle, action: Deed): boolean =>
	action === 'preparatory_fire' ||
	action === 'defensive_fire' ||
	(action === 'attacking_fire' && unit.tank !== null);

/**
 * SEQUENCE OF ACTION: the rule that forbids this now. Where nobody has recorded leadership, it is assumed. Attacking fire
 * is of whatever weapons are left.
 */
export const forbidden = (
	state: BattleState,
	unit: UnitInBattle,
	action: Deed,
	as: Intention['unit'] = kindOf(unit),
	by: Fire | undefined = action === 'attacking_fire' ? undefined : 'small_arms'
): Refusal | null => {
	const { phase, turn } = state.clock;
	const book = bookIn(state);
	const fired =
		firesApart(unit, action) && firesStill(state, unit, by) ? NO_FIRE : firesOf(state, unit);
	const decision = permission(book, {
		action,
		phase,
		side: unit.camp === turn ? 'phasing' : 'non_phasing',
		unit: as,
		done: doneThisTurn(unit, action),
		hasLeadership: !marked(unit, 'not_led'),
		ledHeroically: marked(unit, 'heroic'),
		firedPhase2: fired.preparatory && firedItself(unit, action),
		firedPhase4: fired.defensive,
		firedPhase5: fired.attacking,
		moved: BY_ANY_MOVE.includes(action) ? movedNow(unit) : hasMoved(unit, action),
		joins: unit.went.some(({ joins }) => joins === true),
		stood: !movedNow(unit),
		inMelee: contactOf(state, unit.id) !== undefined,
		noSpotter: action === 'indirect_fire' && !spotterOf(state, unit),
		suppressed: marked(unit, 'suppressed') || unit.suppressionTest !== null,
		suppressionTest: unit.suppressionTest ?? undefined,
		pinned: marked(unit, 'pinned'),
		held: HELD.find((mark) => marked(unit, mark)),
		limbered: unit.unit.type === 'battery' && (marked(unit, 'limbered') || unit.unlimbers),
		fallingBack: marked(unit, 'falling_back') || (ATTACKS.includes(action) && retreats(unit)),
		withdrew: hasGone(unit, 'withdrawal'),
		armyBroken: state.armies[unit.camp].broken,
		hurt: unit.unit.type === 'armoured_car' && breakdownNeeds(book, unit.hits).from > 1,
		brokeDown: unit.rolled.includes('breakdown') ? hasGone(unit, 'breakdown') : undefined,
		underShells: testsBeforeMoving(state, unit.id) || isAtEdge(state, unit.id),
		shelled: state.areas.length > 0,
		indirectBanned: book.options.indirect_fire === 'not_allowed',
		directOnly: directOnly(state, unit),
		attackingIntoMelee: attacksNow(state, unit),
		untouched: (action === 'melee' ? attackOf : contactOf)(state, unit.id) === undefined
	});
	return decision.ok ? null : decision.refusal;
};

/** BOMBARDMENT; CAVALRY; MORALE (R42, R54, G07, G10): as what a move through shells counts: a withdrawal, one to the rear, or forward. */
const inShells = (state: BattleState, unit: UnitInBattle): Deed => {
	if (withdraws(state, unit)) return 'withdraw_in_shells';
	return retires(state, unit) ? 'retire_in_shells' : 'into_shells';
};

/** BOMBARDMENT: the rule that keeps a unit from moving into shells, or from leaving a melee or the front through them. */
export const forbiddenInShells = (state: BattleState, unit: UnitInBattle): Refusal | null =>
	forbidden(state, unit, inShells(state, unit));

/** BOMBARDMENT: does a move that it makes, or still may make, lead it to shells? */
export const comesToShells = (state: BattleState, unit: UnitInBattle): boolean =>
	goesBack(unit) ||
	passedNow(unit, state.clock.phase) !== undefined ||
	!forbiddenInShells(state, unit) ||
	!forbidden(state, unit, 'withdraw_before_melee');

/** OFFICERS & LEADERS: the rule that forbids this to an officer now. */
export const forbiddenTo = (
	state: BattleState,
	officer: OfficerInBattle,
	action: 'move_officer' | 'lead_heroically' | 'leave_unit' | 'join_unit',
	unit?: UnitInBattle
): Refusal | null => {
	const { status, secondInCommand, character, moved, joined, beside, camp } = officer;
	const decision = permission(bookIn(state), {
		action,
		phase: state.clock.phase,
		side: camp === state.clock.turn ? 'phasing' : 'non_phasing',
		moved,
		done: joined && beside !== unit?.id,
		unfit: status !== 'fit',
		second: secondInCommand,
		coward: character === 'coward' ? (officer.revealed ? 'known' : 'covered') : undefined,
		strange: unit !== undefined && !isUnder(state, officer, unit)
	});
	return decision.ok ? null : decision.refusal;
};

const ofHisSide = (state: BattleState, { camp }: OfficerInBattle): UnitInBattle[] =>
	unitsOf(state).filter((unit) => onTable(unit) && unit.camp === camp);

/** OFFICERS & LEADERS: the units that an officer may join now to lead them heroically. */
export const unitsToLead = (state: BattleState, officer: OfficerInBattle): UnitInBattle[] =>
	ofHisSide(state, officer).filter((unit) => !forbiddenTo(state, officer, 'lead_heroically', unit));

/** OFFICERS & LEADERS: the units that he may join without leading them. */
export const unitsToJoin = (state: BattleState, officer: OfficerInBattle): UnitInBattle[] =>
	forbiddenTo(state, officer, 'join_unit') ? [] : ofHisSide(state, officer);
