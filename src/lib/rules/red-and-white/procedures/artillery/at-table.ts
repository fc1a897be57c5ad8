import type { ShellTarget } from '../../rules/fire/artillery.ts';
import { tankFire } from '../../rules/vehicles/tank-weapons.ts';
import { CREW } from '../../scenarios/templates.ts';
import { isVehicle, type Gun, type UnitType } from '../../types.ts';
import { bearingOf } from '../../engine/table/arms.ts';
import { areaOf } from '../../engine/table/areas.ts';
import { bookIn } from '../../engine/state.ts';
import type { Cause } from '../../engine/causes.ts';
import { owedTimes } from '../../engine/changed.ts';
import type { Fact } from '../../engine/facts/fact.ts';
import type { BattleState, UnitInBattle } from '../../engine/state.ts';
import { firesAtContact, goesBack } from '../../engine/table/contacts.ts';
import { movingNow, passedNow } from '../../engine/table/moves.ts';
import { spotterOf } from '../../engine/table/leading.ts';
import { directOnly, isInterventionist } from '../../engine/table/support.ts';
import { standsLeft, unitsOf } from '../../engine/table/unit.ts';
import type { Form } from '../calculator.ts';
import { coverKnown, coverOf, fightingStands, fillHit, fillStandingBy } from '../fire/arms.ts';
import { fillSupport } from '../morale/at-table.ts';
import { fillMover, goes } from '../movement/at-table.ts';
import { byUnit, unitIn, type Outcome, type Procedure, type Struck } from '../procedure.ts';
import { owe } from '../procedure.ts';
import { ARTILLERY } from './artillery.ts';
import { BOMBARDMENT } from './bombardment.ts';
import { INDIRECT_FIRE } from './indirect-fire.ts';
import { words } from '#lib/rules/red-and-white/words/en/artillery.ts';

/** ARTILLERY: what is hit: a vehicle is what it is, all others are troops. */
const shellTarget = (type: UnitType): ShellTarget => {
	if (isVehicle(type)) return type;
	return type === 'machine_guns' ? 'mg' : type === 'battery' ? 'artillery' : 'infantry';
};
const CREW_KEYS: Readonly<Record<Gun, string>> = {
	light: 'crewsLight',
	field: 'crewsField',
	medium: 'crewsMedium',
	heavy: 'crewsHeavy'
};

/** ARTILLERY; ORGANIZATION (R57): its guns and the men in each section. The gun of a train fires as one section. */
const gunsOf = (unit: UnitInBattle): { gun: Gun; crews: readonly number[] } => {
	const { type, gun } = unit.unit;
	if (type === 'battery' && gun) return { gun, crews: fightingStands(unit) };
	const light = unit.attached.filter(({ kind }) => kind === 'light_gun').map(({ left }) => left);
	if (light.length) return { gun: 'light', crews: light };
	return gun ? { gun, crews: [CREW[gun]] } : { gun: 'light', crews: [0] };
};

/** ARTILLERY: the battery with its crews, and what it fires at. */
const fillArtillery = (
	state: BattleState,
	unit: UnitInBattle,
	target: UnitInBattle | null
): Form => {
	const { gun, crews } = gunsOf(unit);
	const { tank } = unit.unit;
	return {
		gun,
		[CREW_KEYS[gun]]: crews,
		// TANKS (G13): a tank's light gun fires by the number of its own.
		shells: tank ? [tankFire(bookIn(state), tank, 'side').shells] : [],
		...fillStandingBy(state, unit),
		directOnly: directOnly(state, unit),
		notLet: !unit.indirect,
		phase: state.clock.phase,
		...(firesAtContact(state, unit.id, target?.id ?? null) && { distance: 0 }),
		...(target && {
			target: shellTarget(target.unit.type),
			cover: coverOf(target),
			...fillHit(target)
		})
	};
};

/** BOMBARDMENT: the guns whose area the unit enters, or is already in. */
const shelledBy = (state: BattleState, { id }: UnitInBattle): Form => {
	const area = areaOf(state, id);
	const gun = area && state.units[area.battery]?.unit.gun;
	return {
		...(gun ? { gun } : {}),
		...(area?.inside.includes(id) ? { distanceToArea: 0 } : {})
	};
};

const firedAtBy = ({ parties: { unit } }: Struck['roll']): Cause => ({
	what: 'fire',
	...(unit === null ? {} : { unit })
});

/**
 * MOVEMENT; BOMBARDMENT: the move that leads to shells is the one that was rolled, forward or back, unless a retreat is
 * still owed. Shells that it has passed have halved it (R40), those of a second battery do not once more.
 */
const asItMoves = ({ clock }: BattleState, unit: UnitInBattle): Form => {
	if (goesBack(unit)) return { rolled: -1 };
	const now = movingNow(unit, clock.phase);
	const passed = passedNow(unit, clock.phase);
	return {
		rolled: now?.inches ?? (passed?.inches ? 2 * passed.inches : -1),
		...((now ?? passed)?.how === 'back' && { back: true })
	};
};

/** ARMORED TRAINS (R53): has somebody fired at it in this phase already? */
const firedOnBefore = (before: BattleState, { id }: UnitInBattle): boolean =>
	unitsOf(before).some(({ fired }) =>
		fired.some(({ phase, at }) => phase === before.clock.phase && at === id)
	);

/** ARMORED TRAINS (R53): a train tests morale once in a phase in which it is shelled, or once in a turn in which it is hit. */
const trainTests = ({ before, state, old, unit, who, roll }: Struck): readonly Fact[] => {
	if (who !== 'target' || unit.unit.type !== 'armoured_train') return [];
	const tests =
		bookIn(state).readings.R53 === 'when_hit'
			? unit.hits > old.hits && !unit.rolled.includes('train-morale')
			: !firedOnBefore(before, unit);
	return tests ? [owe(unit, 'train-morale', 1, firedAtBy(roll))] : [];
};

/** BOMBARDMENT (R42): a battery that fires in phase 4 stops bombarding. */
const firingLifts = ({ areas, clock }: BattleState, { roll }: Outcome): readonly Fact[] => {
	const { unit } = roll.parties;
	return unit !== null && clock.phase === 4 && areas.some(({ battery }) => battery === unit)
		? [{ type: 'areaLifted', battery: unit }]
		: [];
};

/** Guns, and the ground they shell. */
export const ARTILLERY_AT_TABLE: readonly Procedure[] = [
	{
		...ARTILLERY,
		byTable: ['directOnly', 'notLet', 'phase', 'shells'],
		// MELEE; ATTACKING FIRE: guns in contact with their target fire at point blank.
		knows: (state, parties) => [
			...coverKnown(state, parties),
			...(firesAtContact(state, parties.unit, parties.target) ? ['distance'] : [])
		],
		fill: byUnit(fillArtillery),
		arms: (state, unit, _, part) => {
			const side = bearingOf(state, unit, 'shells', part);
			return [side === 'left' || side === 'right' ? `${side}_gun` : 'guns'];
		},
		costsFigures: true,
		causes: 'fire',
		fires: true,
		calls: trainTests,
		ends: firingLifts
	},
	{
		...INDIRECT_FIRE,
		passing: { passes: words.itMayFireSo, fails: words.itStaysSilent, value: (passes) => passes },
		remembers: (state, { roll: { parties }, value }) => {
			const unit = unitIn(state, parties.unit);
			const spotter = unit && spotterOf(state, unit, parties.officer)?.id;
			return unit
				? [
						{
							type: 'indirectAnswered',
							unit: unit.id,
							granted: value === true,
							...(spotter === undefined ? {} : { spotter })
						}
					]
				: [];
		},
		fill: byUnit((_, unit) => ({ interventionist: isInterventionist(unit) }))
	},
	{
		...BOMBARDMENT,
		byTable: ['back', 'rear', 'withdraws', 'rolled'],
		knows: (state, { unit: id }) =>
			id !== null && areaOf(state, id)?.inside.includes(id) ? ['distanceToArea'] : [],
		// A move to the rear that leads into shells counts as that move.
		ends: (state, { roll: { parties }, changes }) => {
			const unit = unitIn(state, parties.unit);
			const owed = unit ? owedTimes(unit, 'movement') : 0;
			const falls = changes.some(({ tests }) => tests !== undefined);
			// A vehicle that fails falls back, which is the retreat that it owed before, if any.
			return unit && owed > Number(falls)
				? [owe(unit, 'movement', owed - 1, { what: 'done' })]
				: [];
		},
		calledFor: true,
		fill: byUnit((state, unit) => ({
			...shelledBy(state, unit),
			...fillSupport(state, unit),
			// OFFICERS & LEADERS: he counts for the move of a vehicle, too, whose test he has no part in.
			...fillMover(state, unit),
			...goes(state, unit),
			...asItMoves(state, unit),
			stands: Math.max(1, standsLeft(unit)),
			hits: unit.hits
		})),
		causes: 'shells',
		costsFigures: true,
		// MACHINE GUNS: shells that fall on an area are fire, too.
		fires: true
	}
];
