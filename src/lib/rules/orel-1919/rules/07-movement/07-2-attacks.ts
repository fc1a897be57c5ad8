import { accept, refuse, refused, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import {
	isArtillery,
	isDepot,
	isTrain,
	isVehicle,
	type AttackKind,
	type Mode,
	type Player,
	type UnitType
} from '../../types.ts';
import { words } from '../../words/en/rules-turn.ts';
import { INACTIVE, ROUTED } from './07-1-4-modes.ts';

/** 7.2 What an attack, or supporting one, costs a counter, in MP; trains nothing (OR-40). */
export const attackCost = (
	{ charts: { ATTACK_COST } }: Book,
	kind: AttackKind,
	who: { readonly type: UnitType; readonly player: Player; readonly shock: boolean }
): number => {
	if (isTrain(who.type)) return 0;
	if (kind === 'hasty') return ATTACK_COST.at('hasty', 'mp');
	if (who.type === 'tank') return ATTACK_COST.at('tank', 'mp');
	if (who.type === 'armored-car') return ATTACK_COST.at('armoured_car', 'mp');
	if (who.player === 'white') return ATTACK_COST.at('white', 'mp');
	return ATTACK_COST.at(who.shock ? 'red_shock' : 'red', 'mp');
};

/** 7.2 May it take an action at the end of its move, apart from digging in? */
export const mayAct = (unit: {
	readonly type: UnitType;
	readonly mode: Mode;
	/** 10.2 */
	readonly inactive: boolean;
	/** 7.1.5 */
	readonly marching: boolean;
	readonly unsupplied: boolean;
}): Decision<never> => {
	if (unit.inactive) return refused(INACTIVE);
	if (unit.mode === 'routed') return refused(ROUTED);
	if (unit.marching) return refuse('7.1.5', say(words.noActionsOnAMarchingDay));
	if (isVehicle(unit.type) && unit.unsupplied)
		return refuse('8.2.3', say(words.anUnsuppliedVehicleDoesNotFight));
	return isDepot(unit.type) ? refuse('7.2', say(words.aDepotDoesNotFight)) : accept();
};

/** 7.2 Do units of this kind make an attack, rather than support one? */
export const mayAttack = (type: UnitType): Decision<never> =>
	isArtillery(type) ? refuse('7.2', say(words.gunsSupportAnAttackTheyDoNotMake)) : accept();

/** 7.2 Do units of this kind attack whoever stands beside them? Guns and depots do not. */
export const attacksBeside = (type: UnitType): boolean => !isArtillery(type) && !isDepot(type);

/** 7.2, 8.6.2 Do units of this kind support an attack? Guns and trains. */
export const mayGiveSupport = (type: UnitType): Decision<never> =>
	isArtillery(type) || isTrain(type)
		? accept()
		: refuse('8.6.2', say(words.onlyGunsAndTrainsSupport));

/** 7.2, 8.3.1 Do units of this kind fire a barrage? Guns and trains. */
export const mayFireBarrage = (type: UnitType): Decision<never> =>
	isArtillery(type) || isTrain(type)
		? accept()
		: refuse('8.3.1', say(words.onlyGunsAndTrainsFireABarrage));

/** 7.2 The MP that a barrage costs; a train pays nothing (OR-23). */
export const barrageCost = ({ charts }: Book, type: UnitType): number =>
	isTrain(type) ? 0 : charts.ATTACK_COST.at('barrage', 'mp');

/** 7.2 A hex that a unit would attack. */
export interface Target {
	readonly adjacent: boolean;
	readonly enemies: boolean;
	/** 9.1.1 A train stands there, without combat units and guns. */
	readonly loneTrain: boolean;
	readonly railLeads: boolean;
	/** 7.1.1, 9 The hexside and the ground are open to the attacker. */
	readonly open: boolean;
	readonly lake: boolean;
}

/** 7.2, 9 May a unit of this kind attack into this hex? */
export const mayAttackInto = (type: UnitType, hex: Target): Decision<never> => {
	if (!hex.adjacent) return refuse('7.2', say(words.onlyAnAdjacentHexCanBeAttacked));
	if (!hex.enemies) return refuse('7.2', say(words.thereIsNoEnemy));
	if (isTrain(type))
		return hex.loneTrain && hex.railLeads
			? accept()
			: refuse('9.1.1', say(words.aTrainAttacksOnlyALoneEnemyTrain));
	if (hex.open) return accept();
	return hex.lake
		? refuse('7.1.1', say(words.noAttackOverALake))
		: refuse('9', say(words.aVehicleDoesNotAttackIntoGroundIt));
};

/** 7.2, 9 May a unit of this kind begin an attack? Tanks and cars join those of combat units. */
export const mayBegin = (type: UnitType): Decision<never> =>
	isVehicle(type) && !isTrain(type)
		? refuse('9', say(words.aVehicleAttacksOnlyWithCombatUnits))
		: accept();

/** 7.2, 9 May a unit of this kind join an attack that others have declared? 8.6.1 says with whom. */
export const mayJoin = (
	type: UnitType,
	attack: {
		/** It is of the kind and on the hex that the unit names. */
		readonly same: boolean;
		readonly trains: boolean;
		/** Some of its units stand in the hex of this one. */
		readonly fromItsHex: boolean;
	}
): Decision<never> => {
	if (!attack.same) return refuse('7.2', say(words.thatIsAnotherAttack));
	if (isTrain(type) || attack.trains) return refuse('9.1.1', say(words.trainsFightTrainsAlone));
	return isVehicle(type) && !attack.fromItsHex
		? refuse('9', say(words.aVehicleAttacksOnlyWithItsStack))
		: accept();
};
