import { shellsOf } from '../../rules/fire/artillery.ts';
import { attackingDice } from '../../rules/fire/attacking-fire.ts';
import { hitsWithFullDice } from '../../rules/vehicles/vehicles.ts';
import { bookIn } from '../../engine/state.ts';
import { silentIn, type FirePart } from '../../engine/table/arms.ts';
import { firesAtContact, mayWithdraw } from '../../engine/table/contacts.ts';
import type { BattleState, UnitInBattle } from '../../engine/state.ts';
import { hasBanner, isInterventionist, moraleNeed } from '../../engine/table/support.ts';
import { attachedLeft, attachedStands, marked, standsLeft } from '../../engine/table/unit.ts';
import { fillSupport, testPassing } from '../morale/at-table.ts';
import { byUnit, unitIn, type Procedure } from '../procedure.ts';
import {
	armsIn,
	contactKnown,
	coverKnown,
	coverOf,
	fillHit,
	fillStandingBy,
	firesInto,
	gunnersMissing,
	heavyGuns,
	rifleStands,
	tankBears,
	vehicleGuns
} from './arms.ts';
import { ATTACHED_GUN } from './attached-gun.ts';
import { ATTACKING_FIRE, SMALL_ARMS_FIRE } from './small-arms.ts';
import { SUPPRESSION } from './suppression.ts';

/** ARTILLERY; TANKS (G13); ATTACKING FIRE (G05): shells of a light section or a tank's gun; attached guns do not attack. */
const shellsWith = (state: BattleState, unit: UnitInBattle, part?: FirePart): number => {
	const book = bookIn(state);
	const attacking = state.clock.phase === 5;
	if (unit.unit.tank) {
		const { shells } = tankBears(state, unit, part);
		return attacking ? attackingDice(book, 'tank', shells) : shells;
	}
	const section = shellsOf(book, 'light', attachedLeft(unit, 'light_gun'));
	return attacking ? attackingDice(book, 'artillery', section) : section;
};

/** SMALL ARMS FIRING; ATTACKING FIRE: who fires with what, and at whom. */
const fillSmallArms: Procedure['fill'] = (state, { unit: id, target: at, part }) => {
	const unit = unitIn(state, id);
	const target = unitIn(state, at);
	if (!unit) return {};
	return {
		rifleStands: rifleStands(unit),
		lmg: attachedStands(unit, 'lmg'),
		hmg: heavyGuns(unit),
		gunnersLost: gunnersMissing(unit),
		vehicleMg: vehicleGuns(state, unit, part),
		shells: shellsWith(state, unit, part),
		worn: unit.unit.type === 'armoured_car' && unit.hits > hitsWithFullDice(bookIn(state)),
		...silentIn(state, unit, part),
		...fillStandingBy(state, unit),
		interventionist: isInterventionist(unit),
		banner: hasBanner(unit),
		oneDieFewer: unit.unit.oneDieFewer,
		dismounted: marked(unit, 'dismounted'),
		phase: state.clock.phase,
		...(firesAtContact(state, id, at) && { band: 'point_blank' }),
		...(target && {
			cover: coverOf(target),
			...fillHit(target),
			// ARTILLERY; MACHINE GUNS: gun crews get a saving throw (R20).
			saves: target.unit.type === 'battery' || target.unit.type === 'machine_guns'
		})
	};
};

/** TANKS; ARMORED TRAINS: small arms do nothing to them (R68). */
const smallArmsHit = ({ unit: { type } }: UnitInBattle): boolean =>
	type !== 'tank' && type !== 'armoured_train' && type !== 'ship';

/** ARMOURED CARS: fire at a car is worked out separately. */
const atCar = ({ unit }: UnitInBattle): string | undefined =>
	unit.type === 'armoured_car' ? 'armoured-car-fire' : undefined;

const FIRE = {
	fill: fillSmallArms,
	byTable: ['phase'],
	knows: (state, parties) => [...coverKnown(state, parties), ...contactKnown(state, parties)],
	arms: armsIn,
	canHit: smallArmsHit,
	against: atCar,
	costsFigures: true,
	causes: 'fire',
	fires: true
} as const satisfies Partial<Procedure>;

/** Small arms, and what follows from being fired at. */
export const FIRE_AT_TABLE: readonly Procedure[] = [
	{ ...SMALL_ARMS_FIRE, ...FIRE },
	{ ...ATTACKING_FIRE, ...FIRE, ends: firesInto },
	{
		...SUPPRESSION,
		calledFor: true,
		together: true,
		passing: testPassing,
		fill: byUnit((state, unit) => ({
			standsLost: Math.max(1, unit.lostInPhase2.stands),
			stands: Math.max(1, standsLeft(unit)),
			withdraws: mayWithdraw(state, unit),
			...fillSupport(state, unit)
		})),
		need: (state, roller) =>
			'unit' in roller
				? { sides: 6, from: 1, to: moraleNeed(state, roller.unit, false).to }
				: undefined,
		remembers: (_, { roll: { parties }, changes }) =>
			parties.unit === null
				? []
				: [
						{
							type: 'suppressionTested',
							unit: parties.unit,
							passed: changes.some(({ off }) => off?.includes('suppressed'))
						}
					]
	},
	{
		...ATTACHED_GUN,
		calledFor: true,
		together: true,
		fateOnly: true,
		fill: byUnit((_, unit) => {
			const weapon = (['hmg', 'tchanka', 'lmg'] as const).find(
				(kind) => attachedLeft(unit, kind) > 0
			);
			return weapon ? { weapon, gunners: Math.min(2, attachedLeft(unit, weapon)) } : {};
		})
	}
];
