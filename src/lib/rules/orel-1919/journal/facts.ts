import * as v from 'valibot';
import type { CombatFact } from '../engine/combat/facts.ts';
import type { AdvanceAfter, CombatStep, FightStage } from '../engine/combat/state.ts';
import { factSchemas, type Fact } from '../engine/facts.ts';
import {
	attackKind,
	cityPlace,
	hex,
	list,
	maybe,
	player,
	section,
	some,
	unit,
	whole,
	yes
} from '../engine/facts/parts.ts';
import { COHESION_RESULTS, MORALE_RESULTS, ROLES } from '../types.ts';

const role = v.picklist(ROLES);
const die = maybe(whole(1, 6));
const signed = whole(-99, 99);
const path = list(v.pipe(v.string(), v.maxLength(10)));
const fell = { die, to: signed, passed: yes };
const aimed = { gun: unit, target: unit };
const prize = v.strictObject({ player, hex, left: some });
const hits = v.strictObject({ vehicles: list(unit), left: some });
const retreat = v.strictObject({
	units: list(unit),
	from: hex,
	hexes: v.picklist([1, 2]),
	rout: yes,
	path: maybe(path),
	at: some,
	checked: list(unit)
});
const checked = <T extends string>(results: readonly T[]) =>
	list(v.strictObject({ unit, tq: some, modifier: signed, result: v.picklist(results) }));
const fireRule = v.picklist(['8.3.2', '8.4']);
const after: AdvanceAfter[] = ['retreat before combat', 'cohesion', 'assault'];
const STEPS: CombatStep[] = [
	...(['aim', 'supply', 'resupply', 'fire', 'counterbattery', 'return', 'announce'] as const),
	...(['counterSupply', 'attacks'] as const)
];
const STAGES: FightStage[] = [
	...(['duel', 'railAdvance', 'cards', 'evade', 'follow', 'evaded', 'contact'] as const),
	...(['support', 'coordination', 'charges', 'attackerCohesion', 'defenderCohesion'] as const),
	...(['driven', 'advance', 'pursuit', 'assault', 'assaultCharges', 'heroism', 'dice'] as const),
	...(['losses', 'morale', 'aftermath', 'vehicles', 'spoils', 'close'] as const)
];

/** What belongs to each kind of fact of combat. */
const COMBAT: { readonly [T in CombatFact['type']]: v.ObjectEntries } = {
	combatBegan: {},
	combatOver: {},
	stepReached: { step: v.picklist(STEPS) },
	targetNamed: { rule: v.picklist(['8.3.1', '8.4']), gun: unit, target: maybe(unit) },
	munitionsPaid: { for: v.union([some, unit]), depot: maybe(unit), points: some },
	munitionsReturned: { attack: some, depot: unit, points: some },
	depotsExhausted: { depots: list(unit) },
	depotLent: { depot: unit },
	depotSpared: { depot: unit },
	resupplied: { rule: v.literal('8.2.1'), units: list(unit), depot: maybe(unit), points: some },
	becameUnsupplied: { rule: v.picklist(['8.2.1', '3.2']), units: list(unit) },
	supportAnnounced: { gun: unit, attack: maybe(some) },
	shotLapsed: { rule: fireRule, ...aimed },
	counterbatteryChecked: { ...aimed, ...fell },
	shotFired: {
		...{ rule: fireRule, ...aimed, dice: whole(2, 12), modifier: signed },
		...{ loss: v.picklist([0, 1]), check: maybe(signed) }
	},
	targetChecked: {
		...{ rule: fireRule, unit, die: whole(1, 6), modifier: signed },
		result: v.picklist(['ok', 'retreat', 'rout'])
	},
	drivenBack: { rule: section, groups: list(retreat), trains: list(unit) },
	wayChosen: { rule: section, units: list(unit), path, apart: maybe(retreat) },
	wayBarred: { rule: section, units: list(unit), apart: maybe(retreat), trains: list(unit) },
	zocEntered: {
		...{ rule: section, unit, ...fell },
		price: v.picklist(['free', 'step', 'eliminated', 'surrender'])
	},
	retreatStepped: { rule: section, units: list(unit), hex },
	unitsRouted: { rule: section, units: list(unit) },
	retreated: {
		...{ rule: section, units: list(unit), troops: list(unit), shelters: maybe(hex) },
		trail: maybe(v.strictObject({ from: hex, to: hex }))
	},
	retreatOver: { rule: section },
	trainsCaptured: { units: list(unit), player },
	captureLapsed: { train: unit },
	depotCaptured: { depot: unit, turn: some, prize },
	prizeUsed: { unit },
	prizeOver: {},
	attackLapsed: { attack: some },
	fightBegan: {
		...{ attack: some, kind: attackKind, hex, player, attackers: list(unit) },
		...{ defenders: list(unit), sheltering: list(unit), dry: list(unit) }
	},
	fightEnded: { attack: some },
	stageReached: {
		rule: section,
		stage: v.picklist(STAGES),
		after: v.exactOptional(v.picklist(after))
	},
	eventWorks: {
		event: v.picklist(['Surprise Attack', 'Cheka', 'Fiery Speech', 'Heroism']),
		...{ role, unit: maybe(unit), amount: signed },
		check: maybe(v.picklist(['cohesion', 'morale']))
	},
	eventsPassed: { player },
	leaveTried: {},
	leaveChecked: { check: maybe(v.strictObject(fell)), away: list(unit), held: list(unit) },
	leftBeforeCombat: { units: list(unit) },
	leavingOver: { emptied: yes },
	gunsLeft: { unit },
	gunsStayed: { unit },
	contactDeclined: { unit },
	supportGiven: { unit },
	supportKept: { unit },
	charged: { unit },
	dismounted: { unit },
	contactMade: { role, unit },
	supportsFired: { units: list(unit), defending: list(unit), dry: list(unit) },
	coordinationPassed: { role, units: list(unit), die, to: signed },
	coordinationFailed: { role, units: list(unit), die, to: signed },
	cohesionChecked: { role, die, units: checked(COHESION_RESULTS) },
	assaultOrdered: {},
	assaultFought: {
		assault: v.strictObject({
			...{ dice: whole(2, 12), modifier: signed, column: signed, loser: role },
			...{ attackerLoss: some, defenderLoss: some, morale: maybe(signed) }
		})
	},
	lossTaken: { role, units: list(unit) },
	moraleChecked: { role, die, units: checked(MORALE_RESULTS) },
	vehiclesHit: { hits: v.strictObject({ attacker: hits, defender: hits }) },
	vehicleNamed: { rule: v.picklist(['9', '9.1.1']), unit },
	vehicleChecked: { role, unit, ...fell },
	advanced: { rule: section, unit, hex },
	orelEntered: { place: cityPlace },
	spoilsTaken: { units: list(unit) },
	pursued: { units: list(unit), by: maybe(hex), hex, defenders: list(unit), free: yes },
	duelRolled: { role, unit, die: whole(1, 6), total: signed },
	duelFought: {
		result: v.picklist(['attacker', 'attacker_double', 'defender', 'defender_double', 'tie'])
	}
};

/** A fact from outside. */
export const factSchema = v.variant('type', [
	...factSchemas,
	...Object.entries(COMBAT).map(([type, entries]) =>
		v.strictObject({ type: v.literal(type), ...entries })
	)
]) as unknown as v.GenericSchema<unknown, Fact>;
