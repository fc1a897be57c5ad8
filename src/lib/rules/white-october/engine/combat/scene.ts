import { specialCapacity } from '../../rules/05-hq.ts';
import {
	inCombat,
	isSpotted,
	OBSERVED_GUN,
	RUMOURS,
	ST_ISAAC,
	type CombatEvent
} from '../../rules/06-events.ts';
import {
	MOST_MORALE,
	type Battle,
	type MoraleChanges
} from '../../rules/08-combat/08-2-modifiers.ts';
import { encircles, terrainModifier } from '../../rules/08-combat/08-2-5-ground.ts';
import { areLoneGuns, isLoneFort, type Fighter } from '../../rules/08-combat/08-2-values.ts';
import { rangesFrom } from '../../rules/12-city.ts';
import { besides, isDistrict } from '../../scenarios/board.ts';
import {
	enemyOf,
	isArtillery,
	otherRole,
	type Capacity,
	type Role,
	type UnitType
} from '../../types.ts';
import { counterOf, indexOf, nameAt, once, unitOf, type Game } from '../game.ts';
import { fieldOf, holds, ownAt } from '../map/field.ts';
import { commandOf, isLow } from '../map/supply.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { INSURGENTS, isNear, isOfNwa } from '../map/city.ts';
import { OREL_FROM } from '../setup.ts';
import type { CombatState, Fight } from './state.ts';

/** 16.2.2 Is it the Royal Navy with more British aid: of double value, and replaced whatever it loses? */
export const isAidedNavy = (game: Game, id: UnitId): boolean => {
	const { army, type } = counterOf(game, id);
	return army === 'British' && type === 'fleet' && game.book.options.more_british_aid === 'yes';
};

/** 8.1.2, 8.2.4, 13 The firepower of a unit at this range. */
const firepowerAt = (game: Game, id: UnitId, range: number): number => {
	const { firepower = 0, firepowerByRange } = counterOf(game, id);
	const printed = firepowerByRange
		? (firepowerByRange[Math.max(1, Math.ceil(range)) - 1] ?? 0)
		: firepower;
	return isAidedNavy(game, id) ? printed * 2 : printed;
};

/** 6 Is it one of those who rise in Petrograd? */
export const isInsurgent = (game: Game, id: UnitId): boolean =>
	counterOf(game, id).formation === INSURGENTS;

/** 16.2.1 From the turn of 28-29 October all Reds are braver, where Orel was theirs. */
const afterOrel = ({ book }: Game, { turn }: State): number =>
	book.options.orel_first === 'red' && turn >= OREL_FROM ? 1 : 0;

/** 6, 16.2.1 The Morale of a unit: with rumours in its formation, the dome of St Isaac in sight of the NWA, Orel behind Red. */
const moraleNow = (
	game: Game,
	state: State,
	{ id }: Pick<Unit, 'id'>,
	printed: number | null
): number | null => {
	if (printed === null) return null;
	const { events } = state;
	const { formation, army } = counterOf(game, id);
	const down = events.rumours.includes(formation) ? RUMOURS : 0;
	const sees = events.dome && isOfNwa(game, id);
	const up = army === 'Red' ? afterOrel(game, state) : sees ? ST_ISAAC.morale : 0;
	return Math.max(1, Math.min(MOST_MORALE, printed + up) - down);
};

/** 8.2 A unit as the rules of combat see it: by the side of its counter that shows; `ep` as if it had so many. */
export const fighterOf = (
	game: Game,
	state: State,
	unit: Unit,
	{ range = 1, ep = unit.ep }: { readonly range?: number; readonly ep?: number } = {}
): Fighter => {
	const { type, ep: full = 0, combat = 0, quality, morale, reduced } = counterOf(game, unit.id);
	const turned = ep === 1 ? reduced : undefined;
	return {
		id: unit.id,
		type,
		combat: turned?.combat ?? combat,
		lost: turned ? 0 : Math.max(0, full - ep),
		ep,
		firepower: firepowerAt(game, unit.id, range),
		quality: turned?.quality ?? quality ?? null,
		morale: moraleNow(game, state, unit, turned?.morale ?? morale ?? null),
		state: unit.mode,
		lowAmmo: isLow(game, state, unit),
		recruits: unit.recruits
	};
};

/** 8.1.2 Nobody fires farther, aircraft apart. */
const FARTHEST = 3;

const ranges = once((): ReadonlyMap<number, number>[] => []);

/** 8.1.2, 12 How far it is for fire from here to each place within range, by its index. */
export const rangesAt = (game: Game, from: number): ReadonlyMap<number, number> =>
	(ranges(game)[from] ??= rangesFrom(game.board, from, FARTHEST));

/** 8.1.2, 12 How far apart two places are for fire; Infinity beyond every gun. */
export const rangeOf = (game: Game, from: Place, to: Place): number =>
	rangesAt(game, indexOf(game, from)).get(indexOf(game, to)) ?? Infinity;

/** The units of a list that are still on the map. */
export const present = (game: Game, state: State, ids: readonly UnitId[]): readonly Unit[] =>
	ids.map((id) => unitOf(game, state, id)).filter(({ fate }) => fate === 'map');

/** Those of a fight that are still there: attackers next to the place, defenders in it. */
export const sideOf = (game: Game, state: State, fight: Fight, role: Role): readonly Unit[] =>
	role === 'attacker'
		? present(game, state, fight.attackers)
		: present(game, state, fight.defenders).filter(({ at }) => at === fight.place);

/** Whose side a role is. */
export const playerIn = ({ player }: State, role: Role): State['player'] =>
	role === 'attacker' ? player : enemyOf(player);

/** The EP that a unit had before this fight's losses. */
const before = (fight: Fight, role: Role, unit: Unit): number =>
	unit.ep + fight.took[role].filter((id) => id === unit.id).length;

/** 8.2 A side of a fight as fighters, without those who withdrew; with the EP that they had before its losses. */
export const fightersOf = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role
): readonly Fighter[] => {
	const ids = role === 'attacker' ? fight.attackers : fight.defenders;
	return ids
		.filter((id) => !fight.withdrew.includes(id))
		.map((id) => unitOf(game, state, id))
		.filter((unit) => unit.fate === 'map' || fight.took[role].includes(unit.id))
		.map((unit) => fighterOf(game, state, unit, { ep: before(fight, role, unit) }));
};

/** 5.2, 5.3 The HQ's special capacity, if a unit of its own division is in one of the stacks. */
const capacityIn = (
	game: Game,
	state: State,
	hq: UnitId | null,
	units: readonly Unit[]
): Capacity | undefined => {
	if (hq === null || unitOf(game, state, hq).fate !== 'map') return undefined;
	const { capacity, formation, army } = counterOf(game, hq);
	const stacks = [...new Set(units.map(({ at }) => at))].flatMap((at) =>
		units[0] ? ownAt(game, state, units[0].player, at) : []
	);
	return specialCapacity(
		{ army, capacity, formation, state: unitOf(game, state, hq).mode },
		stacks.filter(({ id }) => id !== hq).map(({ id }) => counterOf(game, id).formation)
	);
};

/** 16.1, 5.5 On turn 1, when any stack may join: does the HQ that leads command all of them, as declared or as it stands? */
const leadsAll = (
	game: Game,
	state: State,
	{ hq, attack, place }: Fight,
	attackers: readonly Unit[]
): boolean => {
	const { combat, turn } = state;
	if (turn > 1 || hq === null) return true;
	const declared = combat?.attacks.some(({ id }) => id === attack);
	return attackers.every(
		({ at }) =>
			at === place ||
			(declared
				? combat?.commanded[hq]?.includes(`${attack} ${at}`)
				: commandsPlace(game, state, hq, at))
	);
};

/** 8.2.5 Do enemies stand all round a place, whether they attack or not? */
const surrounded = (game: Game, state: State, place: Place, attacker: State['player']): boolean => {
	const enemies = fieldOf(game, state)[attacker];
	const at = indexOf(game, place);
	const from = besides(game.board, at).filter((next) => holds(enemies, next));
	return encircles(game.board, at, from);
};

/** 6.2 What the event that a side has played in this fight gives. */
const eventOf = ({ played }: Fight, role: Role): CombatEvent | undefined => {
	const event = played[role];
	return event === null ? undefined : inCombat(event, role);
};

/** 6 What events do to the dice: those that were played, and the dome where all attackers are near (WO-68). */
const diceOfEvents = (
	game: Game,
	{ events }: State,
	fight: Fight,
	attackers: readonly Unit[]
): number => {
	const dome = events.dome && attackers.length > 0 && attackers.every((unit) => isNear(game, unit));
	return (
		(eventOf(fight, 'attacker')?.dice ?? 0) +
		(eventOf(fight, 'defender')?.dice ?? 0) +
		(dome ? ST_ISAAC.dice : 0)
	);
};

/** 6 Guns whose fire is observed from the air have a point more. */
const observed = (fight: Fight, role: Role, unit: Fighter): Fighter =>
	fight.played[role] === 'air_observation' && isSpotted(unit.type) && unit.firepower > 0
		? { ...unit, firepower: unit.firepower + OBSERVED_GUN }
		: unit;

const moraleOf = (
	game: Game,
	state: State,
	fight: Fight,
	role: Role,
	capacity: Capacity | undefined
): MoraleChanges => {
	const places = new Set(
		role === 'defender' ? [fight.place] : sideOf(game, state, fight, role).map(({ at }) => at)
	);
	const player = playerIn(state, role);
	const trotsky = state.units.some(
		({ id, fate, at }) =>
			fate === 'map' && player === 'red' && places.has(at) && counterOf(game, id).type === 'leader'
	);
	return {
		trotsky,
		hqMo: capacity === 'Mo',
		encircled: role === 'defender' && surrounded(game, state, fight.place, state.player),
		petrograd:
			role === 'defender' &&
			player === 'red' &&
			game.book.options.better_defence_plan !== 'yes' &&
			isDistrict(game.board, indexOf(game, fight.place)),
		plus: eventOf(fight, role)?.own ?? 0,
		minus: -(eventOf(fight, otherRole(role))?.enemy ?? 0)
	};
};

/** 8.2.4, 13 Which of these defend alone, so that they fight with what they would fire: guns, or a fort. */
export const fightAlone = (
	game: Game,
	state: State,
	units: readonly Unit[]
): ((type: UnitType) => boolean) => {
	const fighters = units.map((unit) => fighterOf(game, state, unit));
	if (areLoneGuns(fighters)) return isArtillery;
	const fort = isLoneFort(fighters);
	return (type) => fort && type === 'fort';
};

/** 8.2.4 Who of the attacked place has supported another defence, and fires no more in this sequence? */
export const hasHelped = ({ combat }: State, { supports }: Fight, id: UnitId): boolean =>
	!supports.defender.includes(id) && combat?.helped.includes(id) === true;

/** 8.2.4 A gun or fort beside other defenders is silent unless it was named to support, a train once it has helped others. */
const silenced = (state: State, fight: Fight, unit: Fighter): Fighter => {
	const { id, type } = unit;
	const mute =
		type === 'armoured_train'
			? hasHelped(state, fight, id)
			: (isArtillery(type) || type === 'fort') && !fight.supports.defender.includes(id);
	return mute ? { ...unit, firepower: 0 } : unit;
};

/** 8.2 The fight as the dice meet it. */
export const battleOf = (game: Game, state: State, fight: Fight): Battle => {
	const attacking = sideOf(game, state, fight, 'attacker');
	const defending = sideOf(game, state, fight, 'defender');
	const at = indexOf(game, fight.place);
	const inCity = attacking.some((unit) => unit.at === fight.place && isInsurgent(game, unit.id));
	const from = [...new Set(attacking.map((unit) => indexOf(game, unit.at)))].filter(
		(one) => one !== at
	);
	const fire = (role: Role): readonly Fighter[] =>
		fight.supports[role].map((id) => {
			const unit = unitOf(game, state, id);
			const range = unit.at === null ? 1 : rangeOf(game, unit.at, fight.place);
			return observed(fight, role, fighterOf(game, state, unit, { range }));
		});
	const attackers = attacking.map((unit) => fighterOf(game, state, unit));
	const alone = fightAlone(game, state, defending);
	const defenders = defending
		.map((unit) => fighterOf(game, state, unit))
		.map((unit) =>
			alone(unit.type) ? unit : observed(fight, 'defender', silenced(state, fight, unit))
		);
	const inside = new Set(defending.map(({ id }) => id));
	const hq = leadsAll(game, state, fight, attacking)
		? capacityIn(game, state, fight.hq, attacking)
		: undefined;
	const other = capacityIn(game, state, fight.defenceHq, defending);
	return {
		attackers,
		defenders,
		attackFire: fire('attacker'),
		defenceFire: fire('defender').filter(({ id }) => !inside.has(id)),
		terrain: isLoneFort(defenders)
			? 0
			: terrainModifier(game.book, game.board, {
					place: at,
					from,
					loneFort: false,
					insurgents: inCity
				}),
		entrenched: !inCity && state.entrenchments.includes(fight.place),
		barricade: !inCity && state.barricades.includes(fight.place),
		night: fight.night,
		encircled: encircles(game.board, at, from),
		hqA: hq === 'A',
		hqDe: other === 'De',
		attackMorale: moraleOf(game, state, fight, 'attacker', hq),
		defenceMorale: moraleOf(game, state, fight, 'defender', other),
		dice: diceOfEvents(game, state, fight, attacking)
	};
};

/** 5.2, 5.3 How many hexes an HQ has commanded in this sequence. */
export const commandedBy = ({ commanded }: CombatState, hq: UnitId): number =>
	new Set(commanded[hq] ?? []).size;

/** 5.2 Does an HQ command a place now? */
export const commandsPlace = (game: Game, state: State, hq: UnitId, at: Place | null): boolean =>
	commandOf(game, state, unitOf(game, state, hq))[indexOf(game, at)] === 1;

/** The places next to a place. */
export const placesAround = (game: Game, at: Place): readonly Place[] =>
	besides(game.board, indexOf(game, at)).map((next) => nameAt(game, next));

/** All units of a side in a place, with HQs and guns. */
export const stackAt = (
	game: Game,
	state: State,
	unit: Pick<Unit, 'player' | 'at'>
): readonly Unit[] => ownAt(game, state, unit.player, unit.at);
