import { stopsLines } from '../../rules/04-lines.ts';
import { enemyOf, isCombatUnit } from '../../types.ts';
import { evolve } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { present, stackAt } from '../combat/scene.ts';
import { freshFight, OPENING, type CombatState, type Fight } from '../combat/state.ts';
import { commandedFor, defendingHqs, helpers, paying } from '../combat/supports.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';

/** 8.2 An attack that has been or might be declared. */
export interface Imagined {
	readonly hex: Place;
	readonly units: readonly UnitId[];
	/** 5.2 The HQ that leads it. */
	readonly hq?: UnitId | null | undefined;
	readonly night?: boolean | undefined;
	/** 13 A fort was alone there when it was declared; left out, as things are. */
	readonly fort?: boolean;
	/** 8.2.4 Who supports it; left out, everybody who may. */
	readonly supports?: readonly UnitId[];
	/** 8.2.4, 5.3 Which HQ serves the defence, and who supports it; left out, whoever helps most and everybody who may. */
	readonly defence?: { readonly hq: UnitId | null; readonly supports?: readonly UnitId[] };
}

/** A fight as it would stand before the dice, and the state in which it stands so. */
export interface Scene {
	readonly state: State;
	readonly combat: CombatState;
	readonly fight: Fight;
}

/** 2 The state as if its player declared now: what has been declared and done in his combat sequence stands, if it is one. */
export const declaring = (state: State): State => {
	if (state.combat) return state;
	const step = state.sequence === null ? (`${state.player}-1` as const) : state.step;
	return {
		...state,
		step,
		sequence: 'combat',
		combat: OPENING,
		moving: null,
		running: null,
		units: state.units.map((unit) => (unit.task === null ? unit : { ...unit, task: null }))
	};
};

/** The scene with the supports of one side: those named, or all that may, as far as an HQ pays for them. */
const supported = (
	game: Game,
	before: Scene,
	role: 'attacker' | 'defender',
	named: readonly UnitId[] | undefined
): Scene => {
	let scene = before;
	const tried = new Set<UnitId>();
	for (;;) {
		const { state, combat, fight } = scene;
		const unit = helpers(game, state, combat, fight, role).find(
			({ id }) => !tried.has(id) && (named === undefined || named.includes(id))
		);
		if (!unit) return scene;
		tried.add(unit.id);
		const supports = { ...fight.supports, [role]: [...fight.supports[role], unit.id] };
		const paid = paying(game, state, fight, role, unit).reduce(
			(now, fact) => evolve(game, now, fact),
			state
		);
		scene = {
			state: paid,
			combat: paid.combat ?? combat,
			fight: { ...fight, supports }
		};
	}
};

/** 5.3 The HQ that would help the defence most: by its capacity, then by the supports that it brings. */
const defended = (game: Game, scene: Scene, { defence }: Imagined): Scene => {
	const led = (hq: UnitId | null): Scene => {
		if (hq === null) return scene;
		const state = evolve(game, scene.state, commandedFor(scene.fight, hq, scene.fight.place));
		const fight = { ...scene.fight, defenceHq: hq };
		return { state, combat: state.combat ?? scene.combat, fight };
	};
	if (defence) return supported(game, led(defence.hq), 'defender', defence.supports);
	const { state, combat, fight } = scene;
	const plain = supported(game, scene, 'defender', undefined);
	let best = plain;
	let most = plain.fight.supports.defender.length;
	for (const { id } of defendingHqs(game, state, combat, fight)) {
		const with1 = supported(game, led(id), 'defender', undefined);
		const { capacity, formation } = counterOf(game, id);
		const own = fight.defenders.some(
			(unit) => unit !== id && counterOf(game, unit).formation === formation
		);
		const worth =
			with1.fight.supports.defender.length +
			(own && (capacity === 'De' || capacity === 'Mo') ? 2 : 0);
		if (worth > most) [best, most] = [with1, worth];
	}
	return best;
};

/** 8.2.1 Who would attack, who stands there, and who of them holds the place; nobody attacks without a combat unit. */
const meeting = (game: Game, at: State, { hex, units }: Imagined) => {
	const type = ({ id }: Unit) => counterOf(game, id).type;
	const attackers = present(game, at, units).filter(({ mode }) => mode !== 'routed');
	const defenders = stackAt(game, at, { player: enemyOf(at.player), at: hex }).filter(
		(unit) => type(unit) !== 'fleet'
	);
	return {
		attackers: attackers.some((unit) => isCombatUnit(type(unit))) ? attackers : [],
		defenders,
		holders: defenders.filter((unit) => stopsLines(type(unit)))
	};
};

/** 5.4 HQs and Trotsky whom an attack would find alone, and who would be lost without dice. */
export const lostAlone = (game: Game, state: State, attack: Imagined): readonly UnitId[] => {
	const { attackers, defenders, holders } = meeting(game, declaring(state), attack);
	return attackers.length > 0 && holders.length === 0 ? defenders.map(({ id }) => id) : [];
};

/** 8.2 An attack as it would stand before the dice; undefined where nobody would meet. */
export const imagined = (game: Game, state: State, attack: Imagined): Scene | undefined => {
	const at = declaring(state);
	const combat = at.combat ?? OPENING;
	const { attackers, defenders, holders } = meeting(game, at, attack);
	if (attackers.length === 0 || holders.length === 0) return undefined;
	const there = combat.attacks.filter(({ place }) => place === attack.hex);
	const known = there.find(({ units }) => attack.units.every((id) => units.includes(id)));
	const joined = there.find(({ units }) => units.every((id) => attack.units.includes(id)));
	const fort = holders.every(({ id }) => counterOf(game, id).type === 'fort');
	// 13 A fort that is left alone is not fought.
	if (fort && (attack.fort ?? known?.fort) === false) return undefined;
	const begun = freshFight({
		attack: (known ?? joined)?.id ?? combat.next,
		place: attack.hex,
		attackers: attackers.map(({ id }) => id),
		defenders: defenders.map(({ id }) => id),
		hq: attack.hq ?? known?.hq ?? null,
		night: attack.night ?? known?.night ?? false,
		fort,
		from: [...new Set(attackers.flatMap((unit) => unit.at ?? []))].filter((at) => at !== attack.hex)
	});
	// 8.2.4 Who supports it by now, where it is being fought.
	const { supports } = combat.fight?.attack === begun.attack ? combat.fight : begun;
	const fight = { ...begun, supports };
	// 5.2 The hexes of an attack that is not declared yet count as well before its supports do.
	const { hq } = fight;
	const led = (known || hq === null ? [] : fight.from).reduce<State>(
		(now, place) => evolve(game, now, commandedFor(fight, hq ?? '', place)),
		{ ...at, combat }
	);
	const bare: Scene = { state: led, combat: led.combat ?? combat, fight };
	const scene = defended(game, supported(game, bare, 'attacker', attack.supports), attack);
	return {
		...scene,
		state: {
			...scene.state,
			combat: { ...scene.combat, stage: 'resolve', fight: { ...scene.fight, stage: 'dice' } }
		}
	};
};
