import { disorganises, nextLosers } from '../../rules/08-combat/08-2-6-losses.ts';
import { areLoneGuns, isLoneFort } from '../../rules/08-combat/08-2-values.ts';
import { isArtillery, isCombatUnit, isMotor, type Role } from '../../types.ts';
import { evolve, type Fact } from '../facts.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { auto, choice, option, type Owed } from '../owed.ts';
import type { Place, State, Unit } from '../state.ts';
import { destroyed, loses, losesOnItsWay, orphans, routedAgain, surrendered } from './losing.ts';
import { fightersOf, fighterOf, isInsurgent, playerIn, sideOf, stackAt } from './scene.ts';
import type { Fight, Retreat, Stage } from './state.ts';

const next = (stage: Stage): Fact => ({ type: 'stageBegan', stage });

/** 8.2.6 Who is the loser, and who the winner. */
export const loserOf = ({ result }: Fight): Role =>
	result?.winner === 'attacker' ? 'defender' : 'attacker';
export const winnerOf = ({ result }: Fight): Role => result?.winner ?? 'attacker';

/** 8.2.6 A The losses of a side, one by one; then `then`. */
export const lossesOwed = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	then: Stage
): Owed => {
	const taken = fight.took[role];
	const left = (fight.result?.[role].loss ?? 0) - taken.length;
	const fighters = fightersOf(game, state, fight, role);
	const losers = left > 0 ? nextLosers(fighters, role, taken) : [];
	if (losers.length === 0) return auto(next(then));
	// Where everybody is lost, nobody need say in which order.
	const all = fighters.reduce((sum, { ep }) => sum + ep, 0) - taken.length;
	const may = left >= all ? losers.slice(0, 1) : losers;
	return choice(
		playerIn(state, role),
		'8.2.6',
		may.map((id) =>
			option(
				{ type: 'take', unit: id },
				{ type: 'lossTaken', role, unit: id },
				loses(unitOf(game, state, id), '8.2.6')
			)
		)
	);
};

/** 8.2.6 C, D The units that go with a stack: guns, HQs and vehicles in its place, unless combat units stay there. */
const goingFrom = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	at: Place,
	engaged: readonly Unit[]
): readonly Unit[] => {
	const movable = leaves(game, stackAt(game, state, { player: playerIn(state, role), at }));
	if (role === 'defender') return movable.filter(({ id }) => !fight.withdrew.includes(id));
	const ids = new Set(engaged.map(({ id }) => id));
	const others = movable.filter(({ id }) => !ids.has(id));
	const held = others.some(({ id }) => isCombatUnit(counterOf(game, id).type));
	return held ? engaged.filter((unit) => unit.at === at) : movable;
};

/** 8.2.6 The retreats of a side: each stack by itself. */
const retreatsOf = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	units: readonly Unit[],
	rout: boolean
): readonly Retreat[] => {
	const places = [...new Set(units.flatMap(({ at }) => at ?? []))];
	return places.map((at) => ({
		rule: '8.2.6',
		units: goingFrom(game, state, fight, role, at, units).map(({ id }) => id),
		from: at,
		hexes: rout ? 2 : 1,
		rout
	}));
};

/** 8.2.6 D Those who run: whoever of them is Routed already surrenders. */
const running = (game: Game, state: State, retreats: readonly Retreat[]): Fact[] => {
	const going = retreats.flatMap(({ units }) => units.map((id) => unitOf(game, state, id)));
	const again = routedAgain(game, going);
	const ids = again.map(({ id }) => id);
	const others = retreats
		.map((one) => ({ ...one, units: one.units.filter((id) => !ids.includes(id)) }))
		.filter(({ units }) => units.length > 0);
	return [
		...surrendered(game, state, again),
		...(others.length > 0 ? [{ type: 'retreatOwed', retreats: others } as const] : [])
	];
};

/** 8.2.6 D A rout: guns that defend alone surrender, the others run. */
const routs = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	units: readonly Unit[]
): readonly Fact[] => {
	const fighters = units.map((unit) => fighterOf(game, state, unit));
	if (areLoneGuns(fighters) && role === 'defender')
		return surrendered(game, state, leaves(game, units));
	return running(game, state, retreatsOf(game, state, fight, role, units, true));
};
/** 13 All but a fort and ships. */
const leaves = (game: Game, units: readonly Unit[]): readonly Unit[] =>
	units.filter(({ id }) => {
		const { type } = counterOf(game, id);
		return type !== 'fort' && type !== 'fleet';
	});

/** 8.2.6 What becomes of those who lost all their combat units: guns rout or surrender, vehicles and HQs are lost. */
const bereft = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	units: readonly Unit[]
): readonly Fact[] => {
	if (role === 'attacker') return [];
	const guns = units.filter(({ id }) => isArtillery(counterOf(game, id).type));
	const rest = leaves(game, units).filter((unit) => !guns.includes(unit));
	if (guns.length === 0) {
		const lost = orphans(game, state, playerIn(state, role), [fight.place]);
		return destroyed(game, state, lost, '14.1');
	}
	const runners = retreatsOf(game, state, fight, role, [...guns, ...rest], true);
	return running(game, state, runners);
};

/**
 * 8.2.6 B A d: in each stack one of those who were not in order loses an EP, the others become Disorganised; guns that
 * lose their last combat unit by it rout (A).
 */
const disorderOf = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	units: readonly Unit[],
	then: Fact
): Owed => {
	const hit = new Set(
		disorganises(units.map((unit) => fighterOf(game, state, unit))).map(({ id }) => id)
	);
	const met = units.filter(({ id }) => hit.has(id));
	const fresh = met.filter(({ mode }) => mode === 'normal').map(({ id }) => id);
	const shaken = met.filter(({ mode, ep }) => mode !== 'normal' && ep > 0);
	const facts: readonly Fact[] = fresh.length > 0 ? [{ type: 'disorganised', units: fresh }] : [];
	if (shaken.length === 0) return auto(...facts, then);
	const isCombat = ({ id }: Unit): boolean => isCombatUnit(counterOf(game, id).type);
	return choice(
		playerIn(state, role),
		'8.2.6',
		shaken.map((unit) => ({
			command: { type: 'take', unit: unit.id },
			events: () => {
				const lost =
					role === 'attacker' ? losesOnItsWay(game, state, unit) : [loses(unit, '8.2.6')];
				const left = units.filter((one) => one !== unit || one.ep > 1);
				const after = lost.reduce((now, fact) => evolve(game, now, fact), state);
				const headless = isCombat(unit) && !left.some(isCombat);
				const others = shaken.filter(({ at }) => at !== unit.at).map(({ id }) => id);
				return [
					...lost,
					...facts,
					...(headless ? bereft(game, after, fight, role, left) : []),
					...(others.length > 0 ? [{ type: 'disorderOwed', units: others } as const] : []),
					then
				];
			}
		}))
	);
};

/** 8.2.6 What befalls a side besides its losses; then `then`. */
export const fateOwed = (game: Game, state: State, fight: Fight, role: Role, then: Stage): Owed => {
	// WO-67 Insurgents do not go back: they win their district, or are put down.
	const units = sideOf(game, state, fight, role).filter(
		({ id }) => !fight.withdrew.includes(id) && !isInsurgent(game, id)
	);
	const code = fight.result?.[role].code ?? '-';
	const over = next(then);
	const places = role === 'attacker' ? fight.from : [fight.place];
	const alone = orphans(game, state, playerIn(state, role), places);
	if (role === 'attacker' && alone.length > 0) return auto(...destroyed(game, state, alone, '5.4'));
	if (units.length === 0) return auto(over);
	const fighters = units.map((unit) => fighterOf(game, state, unit));
	const began = fightersOf(game, state, fight, role);
	const lost = fight.took[role].length > 0 || began.length > fighters.length;
	const engaged = units.some(({ id }) => isCombatUnit(counterOf(game, id).type));
	if (isLoneFort(fighters) && role === 'defender') {
		const forts = units.filter(({ id }) => counterOf(game, id).type === 'fort');
		if (fight.fort && code === 'd') return disorderOf(game, state, fight, role, forts, over);
		// 13 It suffers nothing of what befalls those who were beside it.
		if (!fight.fort || code !== 'dr') return auto(over);
		const gone = forts.map(({ id }) => id);
		const heads = orphans(game, state, playerIn(state, role), places, gone);
		return auto(...surrendered(game, state, forts), ...destroyed(game, state, heads, '5.4'), over);
	}
	if (lost && alone.length > 0) return auto(...destroyed(game, state, alone, '5.4'), over);
	if (role === 'defender' && lost && !engaged && began.some(({ type }) => isCombatUnit(type)))
		return auto(...bereft(game, state, fight, role, units), over);
	if (code === 'dr') return auto(...routs(game, state, fight, role, units), over);
	if (code === 'r')
		return auto(
			{ type: 'retreatOwed', retreats: retreatsOf(game, state, fight, role, units, false) },
			over
		);
	if (code === 'd' || code === 'd a1') return disorderOf(game, state, fight, role, units, over);
	return auto(over);
};

/** 14.1 Has a side taken a d or lost an EP? */
export const wasHurt = ({ result, took }: Fight, role: Role): boolean => {
	const code = result?.[role].code ?? '-';
	return took[role].length > 0 || code === 'd' || code === 'd a1';
};

/** 14.1 The tanks and cars of a side that fought and are still there. */
export const fightingMotors = (game: Game, state: State, fight: Fight): readonly Unit[] =>
	[...fight.attackers, ...fight.defenders]
		.filter((id) => !fight.withdrew.includes(id))
		.map((id) => unitOf(game, state, id))
		.filter(({ id, fate }) => fate === 'map' && isMotor(counterOf(game, id).type));
