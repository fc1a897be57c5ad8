import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Assault } from '../../rules/08-8-assault.ts';
import type { DuelResult } from '../../rules/09-1-trains.ts';
import type { ZocPrice } from '../../rules/08-5-retreat.ts';
import type { CohesionResult, MoraleResult, Player, Role } from '../../types.ts';
import type {
	AdvanceAfter,
	Aimed,
	Attacked,
	CombatStep,
	FightStage,
	Hits,
	Prize,
	Retreat
} from './state.ts';

type UnitId = string;

/** 8.7.1, 8.8.2 What one die of a side made of a unit. */
export interface UnitChecked<Result> {
	readonly unit: UnitId;
	readonly tq: number;
	readonly modifier: number;
	readonly result: Result;
}

/** 1.2 A TQ check as it fell; no die where no face could change it. */
interface Fell {
	readonly die: number | null;
	/** Passed at this or less. */
	readonly to: number;
	readonly passed: boolean;
}

/** 8.1 The course of the phase, and the steps before the attacks. */
type PhaseFact =
	| { readonly type: 'combatBegan' }
	| { readonly type: 'combatOver' }
	| { readonly type: 'stepReached'; readonly step: CombatStep }
	/** 8.3.1, 8.4 A target is named for these guns, or none. */
	| {
			readonly type: 'targetNamed';
			readonly rule: '8.3.1' | '8.4';
			readonly gun: UnitId;
			readonly target: UnitId | null;
	  }
	/** 8.2.1 A depot pays for an attack or for a unit's fire, or nobody does. */
	| {
			readonly type: 'munitionsPaid';
			readonly for: number | UnitId;
			readonly depot: UnitId | null;
			readonly points: number;
	  }
	/** 7.2, 8.7.4 An attack costs nothing. */
	| {
			readonly type: 'munitionsReturned';
			readonly attack: number;
			readonly depot: UnitId;
			readonly points: number;
	  }
	/** 3.2 Depots that cannot trace supply all the same. */
	| { readonly type: 'depotsExhausted'; readonly depots: readonly UnitId[] }
	/** 3.2 A depot that cannot trace supplies the defenders, or is spared. */
	| { readonly type: 'depotLent' | 'depotSpared'; readonly depot: UnitId }
	/** 8.2.1 Units are no longer Unsupplied. `depot`: it spent so many points. */
	| {
			readonly type: 'resupplied';
			readonly rule: '8.2.1';
			readonly units: readonly UnitId[];
			readonly depot: UnitId | null;
			readonly points: number;
	  }
	| {
			readonly type: 'becameUnsupplied';
			readonly rule: '8.2.1' | '3.2';
			readonly units: readonly UnitId[];
	  }
	/** 8.6.2 Defensive support of an attack, or of none. */
	| {
			readonly type: 'supportAnnounced';
			readonly gun: UnitId;
			readonly attack: number | null;
	  };

/** 8.3, 8.4 Fire before the attacks. */
type FireFact =
	/** The guns or the target are gone or cannot any more. */
	| ({ readonly type: 'shotLapsed'; readonly rule: '8.3.2' | '8.4' } & Aimed)
	| ({ readonly type: 'counterbatteryChecked' } & Aimed & Fell)
	| ({
			readonly type: 'shotFired';
			readonly rule: '8.3.2' | '8.4';
			readonly dice: number;
			readonly modifier: number;
			readonly loss: 0 | 1;
			/** What is added to the target's check; null where it need not check. */
			readonly check: number | null;
	  } & Aimed)
	| {
			readonly type: 'targetChecked';
			readonly rule: '8.3.2' | '8.4';
			readonly unit: UnitId;
			readonly die: number;
			readonly modifier: number;
			readonly result: 'ok' | 'retreat' | 'rout';
	  };

/** 8.5.1, 8.7.3 Those who go back. */
type RetreatFact =
	/** Groups that must go back; 9.1.2 trains that are left alone where they stand. */
	| {
			readonly type: 'drivenBack';
			readonly rule: string;
			readonly groups: readonly Retreat[];
			readonly trains: readonly UnitId[];
	  }
	/** The way of the first group; `apart`: those of it that cannot go with the others. */
	| {
			readonly type: 'wayChosen';
			readonly rule: string;
			readonly units: readonly UnitId[];
			readonly path: readonly string[];
			readonly apart: Retreat | null;
	  }
	/** No way back for these of the first group. */
	| {
			readonly type: 'wayBarred';
			readonly rule: string;
			readonly units: readonly UnitId[];
			readonly apart: Retreat | null;
			/** 9.1.2 Trains among them that will be captured. */
			readonly trains: readonly UnitId[];
	  }
	| ({
			readonly type: 'zocEntered';
			readonly rule: string;
			readonly unit: UnitId;
			readonly price: ZocPrice;
	  } & Fell)
	| {
			readonly type: 'retreatStepped';
			readonly rule: string;
			readonly units: readonly UnitId[];
			readonly hex: Hex;
	  }
	| { readonly type: 'unitsRouted'; readonly rule: string; readonly units: readonly UnitId[] }
	/** They have arrived, those with a mode in March mode or Routed. */
	| {
			readonly type: 'retreated';
			readonly rule: string;
			readonly units: readonly UnitId[];
			readonly troops: readonly UnitId[];
			/** 8.5.1 A hex still to be attacked. */
			readonly shelters: Hex | null;
			/** 8.7.4 From the last hex but one, for who pursues. */
			readonly trail: { readonly from: Hex; readonly to: Hex } | null;
	  }
	/** Nobody of the first group goes on: off the map, or lost. */
	| { readonly type: 'retreatOver'; readonly rule: string }
	/** 9.1.2 Trains change sides. */
	| {
			readonly type: 'trainsCaptured';
			readonly units: readonly UnitId[];
			readonly player: Player;
	  }
	/** 9.1.2 Somebody is still with the train. */
	| { readonly type: 'captureLapsed'; readonly train: UnitId }
	/** 3.3 An identical depot comes in later; so many units near it may be resupplied. */
	| {
			readonly type: 'depotCaptured';
			readonly depot: UnitId;
			readonly turn: number;
			readonly prize: Prize;
	  }
	/** 3.3 It is resupplied. */
	| { readonly type: 'prizeUsed'; readonly unit: UnitId }
	| { readonly type: 'prizeOver' };

/** 8.1 II One attack. */
type FightFact =
	| { readonly type: 'attackLapsed'; readonly attack: number }
	| ({ readonly type: 'fightBegan' } & Attacked)
	| { readonly type: 'fightEnded'; readonly attack: number }
	| {
			readonly type: 'stageReached';
			readonly rule: string;
			readonly stage: FightStage;
			/** An advance comes after this step. */
			readonly after?: AdvanceAfter;
	  }
	/** 6.2 A controlled event works in this combat. */
	| {
			readonly type: 'eventWorks';
			readonly event: 'Surprise Attack' | 'Cheka' | 'Fiery Speech' | 'Heroism';
			readonly role: Role;
			/** Fiery Speech: the unit, and its check. */
			readonly unit: UnitId | null;
			readonly check: 'cohesion' | 'morale' | null;
			/** Heroism: what it adds to the Assault dice. */
			readonly amount: number;
	  }
	| { readonly type: 'eventsPassed'; readonly player: Player }
	/** 8.5 */
	| { readonly type: 'leaveTried' }
	| {
			readonly type: 'leaveChecked';
			/** Null where nobody had to check. */
			readonly check: Fell | null;
			readonly away: readonly UnitId[];
			/** Troops that tried and stay, in March mode. */
			readonly held: readonly UnitId[];
	  }
	| { readonly type: 'leftBeforeCombat'; readonly units: readonly UnitId[] }
	/** 8.5 Those that got away have gone back; nobody holds the hex, or the combat goes on. */
	| { readonly type: 'leavingOver'; readonly emptied: boolean }
	/** Yes or no for one unit: guns leave too, a train goes into contact, guns support, cavalry charges. */
	| {
			readonly type:
				| 'gunsLeft'
				| 'gunsStayed'
				| 'contactDeclined'
				| 'supportGiven'
				| 'supportKept'
				| 'charged'
				| 'dismounted';
			readonly unit: UnitId;
	  }
	| { readonly type: 'contactMade'; readonly role: Role; readonly unit: UnitId }
	/** 8.6.2 All supports are known and fire; 8.2.1 some units will be Unsupplied. */
	| {
			readonly type: 'supportsFired';
			readonly units: readonly UnitId[];
			readonly defending: readonly UnitId[];
			readonly dry: readonly UnitId[];
	  }
	| ({
			readonly type: 'coordinationPassed' | 'coordinationFailed';
			readonly role: Role;
			readonly units: readonly UnitId[];
	  } & Omit<Fell, 'passed'>)
	| {
			readonly type: 'cohesionChecked';
			readonly role: Role;
			readonly die: number | null;
			readonly units: readonly UnitChecked<CohesionResult>[];
	  }
	| { readonly type: 'assaultOrdered' }
	| { readonly type: 'assaultFought'; readonly assault: Assault }
	| { readonly type: 'lossTaken'; readonly role: Role; readonly units: readonly UnitId[] }
	| {
			readonly type: 'moraleChecked';
			readonly role: Role;
			readonly die: number | null;
			readonly units: readonly UnitChecked<MoraleResult>[];
	  }
	/** 9 Vehicles that must check for destruction. */
	| { readonly type: 'vehiclesHit'; readonly hits: Readonly<Record<Role, Hits>> }
	/** 9, 9.1.1 Their owner says which vehicle checks or fights. */
	| { readonly type: 'vehicleNamed'; readonly rule: '9' | '9.1.1'; readonly unit: UnitId }
	| ({ readonly type: 'vehicleChecked'; readonly role: Role; readonly unit: UnitId } & Fell)
	/** 8.7.4, 8.8.3 */
	| {
			readonly type: 'advanced';
			readonly rule: string;
			readonly unit: UnitId;
			readonly hex: Hex;
	  }
	| { readonly type: 'orelEntered'; readonly place: 'suburbs' | 'centre' }
	/** 8.2.1 Spoils of War. */
	| { readonly type: 'spoilsTaken'; readonly units: readonly UnitId[] }
	| {
			readonly type: 'pursued';
			readonly units: readonly UnitId[];
			/** A hex gone through; null: it is next to the pursuers. */
			readonly by: Hex | null;
			readonly hex: Hex;
			readonly defenders: readonly UnitId[];
			/** Of Routed men alone. */
			readonly free: boolean;
	  }
	/** 9.1.1 */
	| {
			readonly type: 'duelRolled';
			readonly role: Role;
			readonly unit: UnitId;
			readonly die: number;
			readonly total: number;
	  }
	| { readonly type: 'duelFought'; readonly result: DuelResult };

/** 8 Facts of the combat phase. */
export type CombatFact = PhaseFact | FireFact | RetreatFact | FightFact;

/** The next stage of a fight; nobody has answered in it. */
export const stage = (
	rule: string,
	next: FightStage,
	after?: AdvanceAfter
): Extract<CombatFact, { type: 'stageReached' }> => ({
	type: 'stageReached',
	rule,
	stage: next,
	...(after ? { after } : {})
});
