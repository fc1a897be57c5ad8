import type Fraction from 'fraction.js';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { chanceOf, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import {
	moralesOf,
	oddsModifiers,
	oddsOf,
	ratioRead,
	type Battle,
	type RatioRead
} from '../../rules/08-combat/08-2-modifiers.ts';
import type { Role } from '../../types.ts';
import { leavers, withoutLine } from '../combat/attack.ts';
import { battleOf, commandedBy } from '../combat/scene.ts';
import { commandValue } from '../map/supply.ts';
import type { Fight, Result } from '../combat/state.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { isSupplied } from '../map/supply.ts';
import { attackOrder } from '../orders/attack.ts';
import type { Table } from '../orders/draft.ts';
import type { State, UnitId } from '../state.ts';
import { courseOf, resultsOf, type FightEnd } from './course.ts';
import { declaring, imagined, lostAlone, type Imagined, type Scene } from './imagine.ts';

/** What may become of one side. */
export interface SideChances {
	readonly meanLost: Fraction;
	/** 8.2.6 D One of its units routs. */
	readonly routs: Fraction;
}

/** What may become of an attack, by the usual answers of both sides. */
export interface AttackChances {
	/** No defender is left and the attacker may enter. */
	readonly falls: Fraction;
	/** 8.2.6 Some of the defenders surrender. */
	readonly surrenders: Fraction;
	readonly attacker: SideChances;
	readonly defender: SideChances;
}

/** 8.2.5 One line of the table as it would be read here, with its chance. */
export interface ResultChance extends Result {
	readonly chance: Fraction;
}

/** An attack that has been or might be declared, before a die falls. */
export interface Preview {
	/** Why it may not be made; null where it may. All else is told as if it might. */
	readonly refused: Refusal | null;
	/** 5.4 HQs and Trotsky who stand there alone, and are lost without dice. */
	readonly lostAlone: readonly UnitId[];
	/** 8.2.3 The defenders that may slip away before it. */
	readonly mayLeave: readonly UnitId[];
	/** 8.2.4, 5.3 The supports and the HQs that are counted. */
	readonly supports: Readonly<Record<Role, readonly UnitId[]>>;
	readonly hqs: Readonly<Record<Role, UnitId | null>>;
	/** 8.2.4 Those of the attack that another one, which is declared, counts on as well. */
	readonly shared: readonly UnitId[];
	/** 5.2 How many hexes the HQ that leads it would have commanded in this sequence, of how many; supports among them. */
	readonly commands: { readonly used: number; readonly value: number } | null;
	/** 4.4 The attackers and their supports without a line of supply: Low Ammo afterwards. */
	readonly dry: readonly UnitId[];
	/** 8.2.5 How the ratio is read; null where nobody would meet. */
	readonly ratio: RatioRead | null;
	/** 8.2.5 What is added up, each with its section. */
	readonly lines: readonly Modifier[];
	/** 8.2.5 What the Predominant Morale is made of by which each side reads its result. */
	readonly morale: ReturnType<typeof moralesOf> | null;
	/** 8.2.5 Both columns of the table, from the lowest score on. */
	readonly results: readonly ResultChance[];
	/** Null where nobody would meet. */
	readonly chances: AttackChances | null;
}

const sideChances = (ends: Distribution<FightEnd>, role: Role): SideChances => {
	const lost = ({ attackerLost, defenderLost }: FightEnd): number =>
		role === 'attacker' ? attackerLost : defenderLost;
	return {
		meanLost: meanOf(ends, lost),
		routs: chanceOf(ends, ({ attackerRouts, defenderRouts }) =>
			role === 'attacker' ? attackerRouts : defenderRouts
		)
	};
};

const chancesFrom = (ends: Distribution<FightEnd>): AttackChances => ({
	falls: chanceOf(ends, ({ hex }) => hex === 'falls'),
	surrenders: chanceOf(ends, ({ surrenders }) => surrenders),
	attacker: sideChances(ends, 'attacker'),
	defender: sideChances(ends, 'defender')
});

/** 8.2.1 Why an attack may not be declared; null where it may, or has been. */
const refusedOf = (table: Table, state: State, attack: Imagined): Preview['refused'] => {
	const { hex, units, hq, night } = attack;
	const known = state.combat?.attacks.some(
		(one) => one.place === hex && units.every((id) => one.units.includes(id))
	);
	if (known) return null;
	const built = attackOrder(table, declaring(state), {
		hex,
		units,
		...(hq === undefined ? {} : { hq }),
		...(night === undefined ? {} : { night })
	});
	return built.ok ? null : built.refusal;
};

const NOBODY = {
	mayLeave: [],
	supports: { attacker: [], defender: [] },
	hqs: { attacker: null, defender: null },
	shared: [],
	commands: null,
	dry: [],
	ratio: null,
	lines: [],
	morale: null,
	results: [],
	chances: null
} as const;

/** 8.2 The battle and the ends of an attack; undefined where nobody would meet. */
const worked = (game: Game, state: State, attack: Imagined) => {
	const scene = imagined(game, state, attack);
	return scene && workedOut(game, scene);
};
const workedOut = (game: Game, scene: Scene) => {
	const battle: Battle = battleOf(game, scene.state, scene.fight);
	const results = resultsOf(game, battle);
	return { scene, battle, results, ends: courseOf(game, scene, results) };
};

/** 8.2.4 The supports on which the other attacks count that have been declared. */
export const countedOn = (game: Game, state: State, attack?: number): readonly UnitId[] =>
	(state.combat?.attacks ?? []).flatMap((one) =>
		one.id === attack || state.combat?.resolved.includes(one.id)
			? []
			: (imagined(game, state, { ...one, hex: one.place })?.fight.supports.attacker ?? [])
	);

/** 8.2 A declared or imagined attack: whether it may be made, what is added up, both columns, the exact chances. */
export const previewOf = (table: Table, state: State, attack: Imagined): Preview => {
	const game = table.game(state);
	const refused = refusedOf(table, state, attack);
	const known = worked(game, state, attack);
	if (!known) {
		const lost = lostAlone(game, state, attack);
		const dry = attack.units.filter((id) => !isSupplied(game, state, unitOf(game, state, id)));
		return { refused, ...NOBODY, lostAlone: lost, ...(lost.length > 0 && { dry }) };
	}
	const { scene, battle, results, ends } = known;
	const { fight } = scene;
	return {
		refused,
		lostAlone: [],
		mayLeave: leavers(game, scene.state, scene.combat, fight).able.map(({ id }) => id),
		supports: fight.supports,
		hqs: { attacker: fight.hq, defender: fight.defenceHq },
		shared: fight.supports.attacker.filter((id) =>
			countedOn(game, state, fight.attack).includes(id)
		),
		commands:
			fight.hq === null
				? null
				: {
						used: commandedBy(scene.combat, fight.hq),
						value: commandValue(game, unitOf(game, state, fight.hq))
					},
		dry: withoutLine(game, scene.state, fight).filter(
			(id) => unitOf(game, state, id).player === state.player
		),
		ratio: ratioRead(game.book, battle),
		lines: oddsModifiers(game.book, oddsOf(game.book, battle)),
		morale: moralesOf(battle),
		results: results.outcomes
			.map(({ value }) => ({
				...value,
				chance: chanceOf(results, (one) => one === value)
			}))
			.sort((one, two) => one.score - two.score),
		chances: chancesFrom(ends)
	};
};

/** 8.2 What may become of an attack; undefined where nobody would meet. */
export const chancesOf = (
	game: Game,
	state: State,
	attack: Imagined
): AttackChances | undefined => {
	const known = worked(game, state, attack);
	return known && chancesFrom(known.ends);
};

/** 8.2 What may become of the attack that is being fought by its dice, as it stands now. */
export const chancesNow = (game: Game, state: State): AttackChances | undefined => {
	const { combat } = state;
	if (!combat?.fight) return undefined;
	const fight: Fight = { ...combat.fight, stage: 'dice' };
	const scene = { state: { ...state, combat: { ...combat, fight } }, combat, fight };
	return chancesFrom(workedOut(game, scene).ends);
};

/** 8.2.5 What the Morale of both sides is made of in the attack that is being fought. */
export const moralesNow = (game: Game, state: State): Preview['morale'] =>
	state.combat?.fight ? moralesOf(battleOf(game, state, state.combat.fight)) : null;

/** 8.2 The chance that the place falls, and the EP that both sides lose on average; undefined where nobody would meet. */
export const prospectOf = (
	game: Game,
	state: State,
	attack: Imagined
): { readonly falls: number; readonly won: number; readonly paid: number } | undefined => {
	const known = worked(game, state, attack);
	return (
		known && {
			falls: chanceOf(known.ends, ({ hex }) => hex === 'falls').valueOf(),
			won: meanOf(known.ends, ({ defenderLost }) => defenderLost).valueOf(),
			paid: meanOf(known.ends, ({ attackerLost }) => attackerLost).valueOf()
		}
	);
};

/** What one more unit, or an HQ that leads, would add to an attack. */
export interface Gain {
	readonly unit: UnitId;
	/** By how much the chance is higher that the place falls. */
	readonly gain: Fraction;
}

/**
 * 8.2, 5.2 What each further unit next to the place would add to an attack, and each HQ, where none leads it; a few
 * milliseconds for each.
 */
export function* gainsOf(table: Table, state: State, attack: Imagined): Sliced<readonly Gain[]> {
	const game = table.game(state);
	const falls = (ends: Distribution<FightEnd>): Fraction =>
		chanceOf(ends, ({ hex }) => hex === 'falls');
	const now = worked(game, state, attack);
	if (!now) return [];
	const { supports, hq } = now.scene.fight;
	const taking = [...attack.units, ...supports.attacker];
	const gains: Gain[] = [];
	for (const [at, { id, player, fate, mode, at: place }] of state.units.entries()) {
		if (player !== state.player || fate !== 'map' || place === null || mode === 'routed') continue;
		const leads = counterOf(game, id).type === 'hq';
		if (taking.includes(id) || (leads && hq !== null)) continue;
		const more = leads ? { ...attack, hq: id } : { ...attack, units: [...attack.units, id] };
		const then = refusedOf(table, state, more) ? undefined : worked(game, state, more);
		if (!then) continue;
		const gain = falls(then.ends).sub(falls(now.ends));
		if (!gain.equals(0)) gains.push({ unit: id, gain });
		yield at / state.units.length;
	}
	return gains;
}
