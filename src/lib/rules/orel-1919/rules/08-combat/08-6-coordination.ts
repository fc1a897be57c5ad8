import { Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import { predominant } from '#lib/kernel/hex/predominant.ts';
import type { Book } from '../../book.ts';
import type { AttackKind, Player, Role } from '../../types.ts';
import { check, type Check } from '../01-2-check.ts';
import {
	gunsAlone,
	totalStrength,
	type Combat,
	type Fighter,
	type Part,
	type Support
} from '../08-combat.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.6.1 What decides who may attack together. */
export interface Coordinating {
	readonly hex: string;
	readonly tq: number;
	/** A combat unit or gun; vehicles join anyone. */
	readonly vehicle: boolean;
	/** A recruit battalion. */
	readonly recruits: boolean;
	readonly formation: string | null;
	readonly division: string | null;
	/** A group of formations that attack together: all Letton units; from 20 October the 8th Cavalry Division. */
	readonly group: string | null;
}

/** 8.6.1 Units of this TQ or less limit an attack to two adjacent hexes. */
const POOR_TQ = 3;
const HEXES_WITH_POOR = 2;

const same = (names: readonly (string | null)[]): boolean =>
	names.every((name) => name !== null && name === names[0]);

/** 8.6.1 Are units of this player under one command, so that their stacks may attack together? Recruits join anyone. */
const oneCommand = (player: Player, units: readonly Coordinating[]): boolean => {
	const bound = units.filter(({ recruits, vehicle }) => !recruits && !vehicle);
	if (bound.length < 2) return true;
	if (same(bound.map(({ group }) => group))) return true;
	return same(bound.map((unit) => (player === 'red' ? unit.formation : unit.division)));
};

/** 8.6.1 May these units make one attack? `touch`: are two hexes adjacent? */
export const mayAttackTogether = (
	attack: {
		readonly kind: AttackKind;
		readonly player: Player;
		readonly units: readonly Coordinating[];
	},
	touch: (one: string, two: string) => boolean
): Decision<never> => {
	const hexes = [...new Set(attack.units.map(({ hex }) => hex))];
	if (hexes.length < 2) return accept();
	if (attack.kind === 'hasty') return refuse('8.6.1', say(words.aHastyAttackComesFromOneHexOnly));
	if (!oneCommand(attack.player, attack.units))
		return refuse(
			'8.6.1',
			attack.player === 'red'
				? say(words.redStacksAttackTogetherOnlyIfAll)
				: say(words.whiteStacksAttackTogetherOnlyIfAll)
		);
	if (attack.units.some(({ tq, vehicle }) => !vehicle && tq <= POOR_TQ)) {
		const [one = '', two = ''] = hexes;
		if (hexes.length > HEXES_WITH_POOR || !touch(one, two))
			return refuse('8.6.1', say(words.withAUnitOfTq3OrLessAnAttackComes));
	}
	return accept();
};

/** 8.6.2 Guns or a train that might support a combat. */
export interface Supporting {
	readonly train: boolean;
	/** In March mode or Routed; an Unsupplied train. */
	readonly silent: boolean;
	/** Has already fired a barrage, counterbattery or support in this phase. */
	readonly used: boolean;
	readonly outOfCommand: boolean;
	/** The distance to the attacked hex, in hexes. */
	readonly range: number;
	/** 5.3 The nearest enemy in this combat is next to it. */
	readonly adjacentToEnemy: boolean;
	/** A unit of its formation (Red) or division (White) fights in this combat. */
	readonly ownInCombat: boolean;
}

/** 8.3.1, 8.6.2 The range of guns and trains, in hexes. */
export const FIRE_RANGE = 2;

/** 8.6.2 May these guns support this combat? */
export const maySupport = (guns: Supporting): Decision<never> => {
	if (guns.silent)
		return guns.train
			? refuse('8.2.3', say(words.anUnsuppliedTrainDoesNotFire))
			: refuse('7.1.4', say(words.gunsInMarchModeOrRoutedDoNotFire));
	if (guns.used) return refuse('8.6.2', say(words.itHasAlreadyFiredInThisPhase));
	if (guns.range > FIRE_RANGE) return refuse('8.6.2', say(words.supportReaches2HexesCountedToThe));
	if (guns.train) return accept();
	if (guns.outOfCommand && !guns.adjacentToEnemy)
		return refuse('5.3', say(words.gunsOutOfCommandFireAtAdjacent));
	if (!guns.ownInCombat) return refuse('8.6.2', say(words.noneOfItsOwnFormationOrDivisionIs));
	return accept();
};

/** 8.6.2 The TQ of a train in this check. */
export const TRAIN_TQ = 4;

/** 8.6.2 The modifiers of the coordination die (OR-44 for the defender's supports). */
export const coordinationModifiers = (
	book: Book,
	kind: AttackKind,
	support: Pick<Support, 'role' | 'outOfCommand'>
): Modifier[] =>
	modifiers(
		[
			'8.6.2',
			words.hastyAttack,
			kind === 'hasty' && (support.role === 'attacker' || book.readings['OR-44'] === 'both') ? 2 : 0
		],
		['8.6.2', words.outOfCommand, support.outOfCommand ? 2 : 0]
	);

/**
 * 8.6.2 The check of one support; by the New Combat Rules that of all supports of a side, against their predominant TQ
 * (OR-N2): the TQ, what is added to the die, and the die.
 */
export const coordinationOf = (book: Book, kind: AttackKind, supports: readonly Support[]) => {
	const tq = predominant(
		supports.map(({ train, tq: own, steps }) => [train ? TRAIN_TQ : own, Math.max(1, steps)])
	);
	const lines = coordinationModifiers(book, kind, {
		role: supports[0]?.role ?? 'attacker',
		outOfCommand: supports.every((one) => one.outOfCommand)
	});
	const label =
		book.options.combat === 'new' ? words.coordinationOfAllSupports : words.coordination;
	return { tq, lines, draw: passes(tq - total(lines), label) };
};

const passes = (to: number, label: string): Draw<Check> =>
	check(to, { label, rule: '8.6.2', word: words.pass, other: words.fail });

/** 8.7.1 Guns that defend alone use their fire if coordinated, like a support. */
const asSupport = ({ id, tq, steps, strength, outOfCommand, unsupplied }: Fighter): Support => ({
	id,
	role: 'defender',
	train: false,
	tq,
	steps,
	fire: strength,
	...(outOfCommand ? { outOfCommand } : {}),
	...(unsupplied ? { unsupplied } : {})
});

/**
 * 8.6.2, 8.7.1 All who check coordination before this combat: the attacker's supports, the defender's, and guns that
 * defend alone.
 */
export const coordinatingIn = (combat: Combat): readonly Support[] => [
	...combat.supports.filter(({ role }) => role === 'attacker'),
	...combat.supports.filter(({ role }) => role === 'defender'),
	...gunsAlone(combat.defenders)
		.filter(({ mode }) => mode === 'combat')
		.map(asSupport)
];

/** 8.6.2 A coordination check: whose it is, what it is made against, and the die. */
export interface CoordinationOwed extends ReturnType<typeof coordinationOf> {
	readonly role: Role;
	readonly supports: readonly string[];
}

/** 8.6.2 The next check, one support after the other. New Combat Rules: one for each side. */
export const nextCoordination = (
	book: Book,
	combat: Combat,
	checked: readonly string[]
): CoordinationOwed | undefined => {
	const all = coordinatingIn(combat);
	const next = all.find(({ id }) => !checked.includes(id));
	if (!next) return undefined;
	const { role } = next;
	const side = book.options.combat === 'new' ? all.filter((one) => one.role === role) : [next];
	return {
		role,
		supports: side.map(({ id }) => id),
		...coordinationOf(book, combat.kind, side)
	};
};

/** 8.6.2 All coordination checks in turn: the ids of those that passed. */
export const coordination = (
	book: Book,
	combat: Combat,
	checked: readonly string[] = [],
	passed: readonly string[] = []
): Draw<readonly string[]> => {
	const next = nextCoordination(book, combat, checked);
	if (!next) return Draw.of(passed);
	const { supports, draw } = next;
	return draw.chain((fell) =>
		coordination(
			book,
			combat,
			[...checked, ...supports],
			fell.passed ? [...passed, ...supports] : passed
		)
	);
};

/**
 * 8.6.2, 8.7.1 What supports add to a strength: those that passed in full, the failed ones added up and halved once,
 * rounding down (OR-15).
 */
export interface SupportStrength {
	readonly whole: readonly Part[];
	readonly failed: readonly Failed[];
}
/** Supports whose checks failed: their fire, added up, and what it is divided by. */
export interface Failed {
	readonly units: readonly string[];
	readonly fire: number;
	readonly divisor: number;
}

/** The strength of all of these together. */
export const addedUp = ({ whole, failed }: SupportStrength): number =>
	failed.reduce((sum, { fire, divisor }) => sum + Math.floor(fire / divisor), totalStrength(whole));

/**
 * 8.6.2 The fire of these supports after their checks; Unsupplied ones are halved (8.2.3), and by OR-14 so are those in
 * a Hasty Attack.
 */
export const supportStrength = (
	book: Book,
	kind: AttackKind,
	supports: readonly Support[],
	passed: readonly string[]
): SupportStrength => {
	const hasty = kind === 'hasty' && book.readings['OR-14'] === 'support_too';
	const parts = supports.map(({ id, role, fire, unsupplied }) => ({
		id,
		passed: passed.includes(id),
		fire,
		divisor: (unsupplied ? 2 : 1) * (hasty && role === 'attacker' ? 2 : 1)
	}));
	const failed = parts.filter((one) => !one.passed);
	const most = Math.max(1, ...failed.map(({ divisor }) => divisor));
	const fire = failed.reduce((sum, one) => sum + (one.fire * most) / one.divisor, 0);
	return {
		whole: parts.filter((one) => one.passed).map((one) => [one.fire, one.divisor, one.id]),
		failed:
			failed.length === 0 ? [] : [{ units: failed.map(({ id }) => id), fire, divisor: most * 2 }]
	};
};

/**
 * 8.7.1 The fire of supports and of guns that defend alone, which coordinate like them; 1 for such guns if Routed or in
 * March mode.
 */
export const coordinatedFire = (
	book: Book,
	kind: AttackKind,
	supports: readonly Support[],
	alone: readonly Fighter[],
	passed: readonly string[]
): SupportStrength => {
	const ready = alone.filter(({ mode }) => mode === 'combat').map(asSupport);
	const silent = alone.filter(({ mode }) => mode !== 'combat').map(({ id }): Part => [1, 1, id]);
	const fire = supportStrength(book, kind, [...supports, ...ready], passed);
	return { ...fire, whole: [...fire.whole, ...silent] };
};
