import { sheltererFollows } from '../../../rules/08-combat/08-5-retreat.ts';
import {
	gunsFollow,
	routsOrSurrenders,
	vehicleFollows,
	type Fate
} from '../../../rules/08-combat/08-7-stack.ts';
import type { Fates } from '../../../rules/08-combat/08-8-aftermath.ts';
import { vehicleAlone } from '../../../rules/09-vehicles.ts';
import {
	enemyOf,
	isArtillery,
	isCombatUnit,
	isDepot,
	isVehicle,
	type Player,
	type Role,
	type UnitType
} from '../../../types.ts';
import type { Fact } from '../../facts.ts';
import { unitsIn } from '../../map/field.ts';
import { counterOf, unitOf, type Game } from '../../game.ts';
import type { State, Unit, UnitId } from '../../state.ts';
import { removed } from '../losses.ts';
import { defendersThere } from '../scene.ts';
import type { Fight, Retreat } from '../state.ts';
import { drivenBack, groupsOf } from './retreats.ts';

const stepsAfter = (unit: Unit, losses: Readonly<Record<string, number>>): number =>
	Math.max(0, unit.steps - (losses[unit.id] ?? 0));

interface Went {
	readonly facts: Fact[];
	readonly groups: readonly Retreat[];
	/** 9.1.2 Trains in contact that are left alone. */
	readonly captures: UnitId[];
}

/**
 * 8.7.2, 9 What a stack's vehicles do: how many hexes they retreat with the others, or what becomes of each one left
 * alone.
 */
const vehicleEnds = (
	game: Game,
	fight: Pick<Fight, 'contact'>,
	vehicles: readonly Unit[],
	companions: Parameters<typeof vehicleFollows>
): readonly { readonly unit: Unit; readonly end: 0 | 1 | 2 | 'captured' | 'eliminated' }[] => {
	const follows = vehicleFollows(...companions);
	return vehicles.map((unit) => {
		if (follows !== 'lost') return { unit, end: follows.goes };
		const end = vehicleAlone({
			type: counterOf(game, unit.id).type,
			inContact: fight.contact.includes(unit.id)
		});
		return { unit, end: end === 'two hexes back' ? 2 : end };
	});
};

/**
 * 8.7.2, 8.8.2 Applies the fates to units of one side: surrenders first, then the groups that go one hex, then those
 * that go two (OR-37).
 */
const goByFate = (
	game: Game,
	state: State,
	fight: Pick<Fight, 'hex' | 'player' | 'defenders' | 'contact' | 'sheltering'>,
	role: Role,
	fates: Fates,
	losses: Readonly<Record<string, number>> = {}
): Went => {
	const of = (fate: Fate): Unit[] =>
		Object.keys(fates)
			.filter((id) => fates[id] === fate)
			.map((id) => unitOf(game, state, id));
	const facts: Fact[] = of('surrender').map((unit) =>
		removed('8.8.2', unit.id, stepsAfter(unit, losses))
	);
	const one: Unit[] = of('retreat');
	const two: Unit[] = of('rout');
	const captures: UnitId[] = [];
	const hexes =
		role === 'defender'
			? [fight.hex]
			: [...new Set(Object.keys(fates).flatMap((id) => unitOf(game, state, id).hex ?? []))];
	for (const hex of hexes) {
		const own = unitsIn(game, state, hex).filter(
			({ player }) => (player === fight.player) === (role === 'attacker')
		);
		const fatesOf = (are: (type: UnitType) => boolean): Fate[] =>
			own
				.filter(({ id }) => are(counterOf(game, id).type) && !fight.sheltering.includes(id))
				.map(({ id }) => fates[id] ?? 'stays');
		const vehicles = own.filter(
			({ id }) => isVehicle(counterOf(game, id).type) && !fight.sheltering.includes(id)
		);
		for (const { unit, end } of vehicleEnds(game, fight, vehicles, [
			fatesOf(isCombatUnit),
			fatesOf(isArtillery)
		]))
			if (end === 1) one.push(unit);
			else if (end === 2) two.push(unit);
			else if (end === 'captured') captures.push(unit.id);
			else if (end === 'eliminated') facts.push(removed('9', unit.id, 0));
	}
	if (role === 'defender') {
		const shelterers = defendersThere(game, state, fight).filter(
			({ id }) =>
				fight.sheltering.includes(id) &&
				fates[id] === undefined &&
				!isDepot(counterOf(game, id).type)
		);
		for (const unit of shelterers) {
			if (stepsAfter(unit, losses) === 0) continue;
			const follows = sheltererFollows(Object.values(fates), unit.mode === 'routed');
			if (follows === 'retreat') one.push(unit);
			else if (follows === 'rout') two.push(unit);
			else if (follows === 'surrender')
				facts.push(
					removed(
						'8.7.3',
						unit.id,
						isVehicle(counterOf(game, unit.id).type) ? 0 : stepsAfter(unit, losses)
					)
				);
		}
	}
	return {
		facts,
		captures,
		groups: [
			...groupsOf(game, one, { hexes: 1, rout: false }),
			...groupsOf(game, two, { hexes: 2, rout: true })
		]
	};
};

/** 8.7.2 Guns follow the combat units of their stack: the fates with theirs added. */
const withGuns = (game: Game, state: State, hex: string, player: Player, fates: Fates): Fates => {
	const own = unitsIn(game, state, hex).filter((unit) => unit.player === player);
	const follows = gunsFollow(
		own
			.filter(({ id }) => isCombatUnit(counterOf(game, id).type))
			.map(({ id }): Fate => fates[id] ?? 'stays')
	);
	const guns = own.filter(({ id }) => isArtillery(counterOf(game, id).type));
	return {
		...Object.fromEntries(
			guns.map(({ id, mode }): [string, Fate] => [
				id,
				follows === 'rout' ? routsOrSurrenders(mode) : follows
			])
		),
		...fates
	};
};

/** 8.7.2 Attackers that retreat because of their Cohesion Check take the guns of their stacks with them. */
export const attackersWithGuns = (
	game: Game,
	state: State,
	player: Player,
	fates: Fates
): Fates => {
	const hexes = new Set(Object.keys(fates).flatMap((id) => unitOf(game, state, id).hex ?? []));
	return [...hexes].reduce((all, hex) => withGuns(game, state, hex, player, all), fates);
};

/**
 * 8.3.2, 8.7.2 A unit that a barrage drives off, and those that go with it: its guns and vehicles, where no combat unit
 * stays.
 */
export const drivenByFire = (
	game: Game,
	state: State,
	rule: string,
	target: Unit,
	fate: Fate
): readonly Fact[] => {
	const { player } = target;
	const hex = target.hex ?? '';
	const own: Fates = { [target.id]: fate };
	const fates = isCombatUnit(counterOf(game, target.id).type)
		? withGuns(game, state, hex, player, own)
		: own;
	const stack = { hex, player: enemyOf(player), defenders: [], contact: [], sheltering: [] };
	return went(rule, [goByFate(game, state, stack, 'defender', fates)]);
};

const went = (rule: string, sides: readonly Went[]): readonly Fact[] => {
	const groups = sides.flatMap((side) => side.groups);
	const captures = sides.flatMap((side) => side.captures);
	return [
		...sides.flatMap(({ facts }) => facts),
		...(groups.length + captures.length > 0 ? [drivenBack(rule, groups, captures)] : [])
	];
};

/** 8.7.2, 8.8.2 Applies the fates to both sides. */
export const applyFates = (
	game: Game,
	state: State,
	fight: Fight,
	rule: string,
	fates: Readonly<Record<Role, Fates>>,
	losses: Readonly<Record<UnitId, number>> = {}
): readonly Fact[] =>
	went(rule, [
		goByFate(game, state, fight, 'defender', fates.defender, losses),
		goByFate(game, state, fight, 'attacker', fates.attacker, losses)
	]);
