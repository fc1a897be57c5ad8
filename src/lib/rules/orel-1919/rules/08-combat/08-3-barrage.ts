import { die, sum, type Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { nearest } from '#lib/kernel/hex/ratio.ts';
import type { Book } from '../../book.ts';
import {
	isArtillery,
	isCombatUnit,
	isTrain,
	type Mode,
	type Terrain,
	type UnitType
} from '../../types.ts';
import { check, type Check } from '../01-2-check.ts';
import { cohesionResult } from './08-7-cohesion.ts';
import { FIRE_RANGE, TRAIN_TQ } from './08-6-coordination.ts';
import { bestOf, orWorks } from './08-8-ground.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.3.1 Guns or a train that might fire at a unit. */
export interface Aiming {
	/** In March mode or Routed; an Unsupplied train. */
	readonly silent: boolean;
	readonly outOfCommand: boolean;
	readonly range: number;
	/** The target was next to a friendly unit when the movement phase began; not needed for counterbattery. */
	readonly observed: boolean;
	readonly target: UnitType;
	/** A combat unit stands with the target. */
	readonly combatUnitWithTarget: boolean;
}

/** 8.3.1 May these guns fire a barrage at this unit? */
export const mayBarrage = (aim: Aiming): Decision<never> => {
	if (aim.silent) return refuse('8.3.1', say(words.gunsInMarchModeOrRoutedAndAn));
	if (aim.range > FIRE_RANGE) return refuse('8.3.1', say(words.aBarrageReaches2Hexes));
	if (aim.outOfCommand && aim.range > 1)
		return refuse('5.3', say(words.gunsOutOfCommandFireAtAdjacent));
	if (!aim.observed) return refuse('8.3.1', say(words.noFriendlyUnitStoodNextToItWhenThe));
	if (isArtillery(aim.target)) {
		if (aim.combatUnitWithTarget)
			return refuse('8.3.1', say(words.gunsAreATargetOnlyWhereNoCombat));
		return accept();
	}
	if (!isCombatUnit(aim.target) && !isTrain(aim.target))
		return refuse('8.3.1', say(words.depotsTanksAndArmouredCarsAreNot));
	return accept();
};

/** 8.4 May these guns fire back at a unit that has just fired? Wherever it stands (OR-43). */
export const mayCounterbattery = (
	aim: Pick<Aiming, 'silent' | 'outOfCommand' | 'range'> & { readonly hasJustFired: boolean }
): Decision<never> => {
	if (!aim.hasJustFired) return refuse('8.4', say(words.onlyUnitsThatHaveJustFiredAre));
	if (aim.silent) return refuse('8.4', say(words.gunsInMarchModeOrRoutedAndAn));
	if (aim.range > FIRE_RANGE) return refuse('8.4', say(words.counterbatteryReaches2Hexes));
	if (aim.outOfCommand && aim.range > 1)
		return refuse('5.3', say(words.gunsOutOfCommandFireAtAdjacent));
	return accept();
};

/** 8.3.2 One unit firing at another. */
export interface Barrage {
	readonly fire: number;
	readonly firerUnsupplied?: boolean;
	readonly target: {
		readonly type: UnitType;
		readonly tq: number;
		readonly steps: number;
		readonly mode: Mode;
		readonly entrenched?: boolean;
		readonly heavy?: boolean;
		readonly damaged?: boolean;
	};
	/** All terrain in the target's hex. */
	readonly terrain: readonly Terrain[];
}

/** 8.3.2 Fire strength: halved against guns and trains, halved if Unsupplied; rounded once (OR-17). */
const barrageFire = ({ fire, firerUnsupplied, target }: Barrage): number =>
	nearest(
		fire / (isArtillery(target.type) || isTrain(target.type) ? 2 : 1) / (firerUnsupplied ? 2 : 1)
	);

/** 8.3.2 The modifiers of the two dice, in the order of the chart. */
export const barrageModifiers = (book: Book, barrage: Barrage): Modifier[] => {
	const { target, terrain } = barrage;
	const { TERRAIN_EFFECTS, WORKS_AND_WATER } = book.charts;
	const works = target.entrenched ? WORKS_AND_WATER.at('entrenchment', 'barrage') : 0;
	const ground = orWorks(
		bestOf(terrain, (one) => TERRAIN_EFFECTS.at(one, 'barrage')),
		works
	);
	const fire = barrageFire(barrage);
	return modifiers(
		['8.3.2', fire < barrage.fire ? words.fireCut : words.fireStrength, fire],
		['8.3.2', ground.says, ground.worth],
		['8.3.2', words.marchModeOrRouted, target.mode === 'combat' ? 0 : 1]
	);
};

/** 8.3.2 What a total does, before the target's check. */
export const barrageLine = (
	book: Book,
	sumOfDice: number
): { readonly loss: 0 | 1; readonly checkTo: number; readonly modifier: number } => {
	const line = sumOfDice >= 12 ? 12 : sumOfDice >= 9 ? 9 : null;
	if (line === null) return { loss: 0, checkTo: 0, modifier: 0 };
	const { at } = book.charts.BARRAGE;
	return {
		loss: at(line, 'loss') > 0 ? 1 : 0,
		checkTo: at(line, 'checkTo'),
		modifier: at(line, 'modifier')
	};
};

/** 8.3.2 What the two dice did. */
export interface Shot {
	readonly dice: number;
	readonly modifier: number;
	/** Steps lost; for a train, whether it is hit. */
	readonly loss: 0 | 1;
	/** The modifier of the target's check; null where it need not check. */
	readonly check: number | null;
	/** What the modifier is made of. */
	readonly lines: readonly Modifier[];
}

/** 8.3.2 Two dice. A combat unit's last step is safe; trains do not check. */
export const shot = (book: Book, barrage: Barrage): Draw<Shot> => {
	const { target } = barrage;
	const lines = barrageModifiers(book, barrage);
	const modifier = total(lines);
	return sum(2, 6, { label: words.barrage, rule: '8.3.2' }).map((dice) => {
		const line = barrageLine(book, dice + modifier);
		const safe = isCombatUnit(target.type) && target.steps <= 1;
		const loss = line.loss && !safe ? 1 : 0;
		const checks = !isTrain(target.type) && loss < target.steps && target.tq <= line.checkTo;
		return { dice, modifier, loss, check: checks ? line.modifier : null, lines };
	});
};

/** 8.3.2 The target's check: what was rolled, and what it means. */
export interface TargetCheck {
	readonly die: number;
	readonly modifier: number;
	readonly result: 'ok' | 'retreat' | 'rout';
}

/** 8.3.2 The target's check: the defender's column; Disorganised has no effect; no other modifiers (OR-16). */
export const targetCheck = (book: Book, tq: number, modifier: number): Draw<TargetCheck> =>
	die(6, { label: words.checkOfTheTarget, rule: '8.3.2' }).map((face) => {
		const result = cohesionResult(book, 'defender', tq, face, modifier);
		const goes = result === 'retreat' || result === 'rout';
		return { die: face, modifier, result: goes ? result : 'ok' };
	});

/** 8.4 A TQ check, at +2 if out of command, decides whether the guns answer; if so they fire as in a barrage. */
export const counterbatteryCheck = (firer: {
	readonly train: boolean;
	readonly tq: number;
	readonly outOfCommand: boolean;
}): Draw<Check> =>
	check((firer.train ? TRAIN_TQ : firer.tq) - (firer.outOfCommand ? 2 : 0), {
		label: words.counterbattery,
		rule: '8.4',
		word: words.fire,
		other: words.noFire
	});
