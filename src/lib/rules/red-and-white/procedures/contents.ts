import type { ContentsStop } from '#lib/kernel/sheet/contents.ts';
import { words } from '../words/en/procedures.ts';
import { words as vehicles } from '../words/en/vehicles.ts';
import { words as movementWords } from '../words/en/movement.ts';
import { words as moraleWords } from '../words/en/morale.ts';
import { words as meleeWords } from '../words/en/melee.ts';
import { words as fire } from '../words/en/fire.ts';

/**
 * What can be worked out, in the order of the sequence of action. Kept light, as the start screen loads this and no
 * rules. SEQUENCE OF ACTION: seven phases, then what any of them may call for, then what stands outside the game.
 */
export const CONTENTS: readonly ContentsStop[] = [
	{
		phase: 1,
		stop: words.leadership,
		entries: [
			{ slug: 'leadership', title: words.leadership, hint: words.whoActsOnAD10 },
			{
				slug: 'officer-character',
				title: words.officersCharacter,
				hint: words.drawnOnceKeptSecret
			},
			{
				slug: 'officer-hit',
				title: words.officerOrSpecialFigureHit,
				hint: words.whenItsUnitLosesFigures
			}
		]
	},
	{
		phase: 2,
		stop: words.preparatoryFire,
		entries: [
			{ slug: 'small-arms-fire', title: words.smallArmsFire, hint: words.riflesMachineGuns },
			{ slug: 'artillery', title: words.artillery, hint: words.directIndirect },
			{ slug: 'indirect-fire', title: words.indirectFire, hint: words.mayTheBatteryFire },
			{ slug: 'bombardment', title: words.bombardment, hint: words.andWhoMustTest },
			{ slug: 'range', title: words.range, hint: words.theBandOfEveryWeapon },
			{ slug: 'commissar', title: words.commissar, hint: words.helpOrQuarrel }
		]
	},
	{
		phase: 3,
		stop: words.movement,
		entries: [
			{ slug: 'movement', title: words.movement, hint: words.bothSystemsChargesRoads },
			{ slug: 'breakdown', title: words.breakdown, hint: words.anArmouredCarWithHits },
			{ slug: 'tank-repair', title: words.tankRepair, hint: words.engineOrTrack }
		]
	},
	{
		phase: 4,
		stop: words.defensiveFire,
		entries: [
			{ slug: 'small-arms-fire', title: words.smallArmsFire },
			{ slug: 'suppression', title: words.suppression, hint: words.mayItFireAfterAll }
		]
	},
	{
		phase: 5,
		stop: words.attackingFire,
		entries: [{ slug: 'attacking-fire', title: words.attackingFire, hint: words.halfOfTheStands }]
	},
	{
		phase: 6,
		stop: words.melee,
		entries: [
			{ slug: 'melee', title: words.melee, hint: words.severalAttackersWireTrenches },
			{ slug: 'fright', title: words.fright, hint: words.aTankAttacksHorseOrGuns },
			{ slug: 'petrol-bombs', title: words.petrolBombs, hint: words.infantryAndATank }
		]
	},
	{
		phase: 7,
		stop: words.morale,
		entries: [
			{ slug: 'unit-morale', title: words.unitMorale, hint: words.afterLosses },
			{ slug: 'army-morale', title: words.armyMorale, hint: words.from30PercentLosses },
			{ slug: 'test-of-character', title: words.testOfCharacter, hint: words.doesTheOfficerHold }
		]
	},
	{
		phase: null,
		stop: words.anyPhase,
		entries: [
			{ slug: 'permission', title: words.mayItAct, hint: words.andIfNotByWhichRule },
			{ slug: 'unit-status', title: moraleWords.whatIsLeftOfAUnit, hint: words.standsMoraleNumber },
			{
				slug: 'attached-gun',
				title: fire.attachedMachineGunHit,
				hint: words.whenItsUnitLosesFigures
			},
			{ slug: 'priest', title: words.priestDistracted, hint: words.whenHisUnitLosesFigures }
		]
	},
	{
		phase: null,
		stop: words.vehiclesAndTrains,
		entries: [
			{ slug: 'tank-hits', title: vehicles.hitsOnATank, hint: words.shellsCriticals },
			{ slug: 'armoured-car-fire', title: vehicles.fireAtAnArmouredCar, hint: words.smallArms },
			{ slug: 'armoured-car-morale', title: words.armouredCarMorale, hint: words.afterEachHit },
			{ slug: 'train-morale', title: words.armouredTrainMorale, hint: words.underArtillery }
		]
	},
	{
		phase: null,
		stop: words.shipsBoatsIce,
		entries: [
			{ slug: 'river-movement', title: movementWords.movementOnARiver, hint: words.openWaterIce },
			{ slug: 'launch-boats', title: words.launchingBoats },
			{ slug: 'icebreaker', title: words.icebreaker, hint: words.sectionBySection },
			{ slug: 'ice-crossing', title: words.crossingTheIce, hint: words.whoMay }
		]
	},
	{
		phase: null,
		stop: words.beforeAndAfterTheGame,
		entries: [
			{ slug: 'petrol-supply', title: meleeWords.supplyOfPetrolBombs, hint: words.whoHasMadeSome },
			{ slug: 'recovery', title: words.recoveredFigures, hint: words.afterTheGame }
		]
	}
];
