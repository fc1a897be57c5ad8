import {
	barrageLine,
	barrageRoll,
	hitBy,
	retreatsFrom,
	type Barrage,
	type Shelled
} from '../../rules/08-combat/08-1-barrage.ts';
import { barrageTerrain } from '../../rules/08-combat/08-2-5-ground.ts';
import { isMotor } from '../../types.ts';
import { evolve, type Fact } from '../facts.ts';
import { counterOf, indexOf, unitOf, type Game } from '../game.ts';
import { isLow, isSupplied } from '../map/supply.ts';
import { isHead } from '../overrun.ts';
import { asked, auto, choice, dice, option, type Owed } from '../owed.ts';
import type { State, Unit } from '../state.ts';
import { ranLow, spentAircraft, spentFleet } from './spent.ts';
import { aimedAt, fleetActs, reaches, targetsAt } from './declaring/shelling.ts';
import { destroyed, loses, orphans } from './losing.ts';
import { fighterOf, isAidedNavy, rangeOf, stackAt } from './scene.ts';
import type { CombatState, Hit, Shot } from './state.ts';

/** 8.1.3 A unit as the rule of barrages sees it. */
const shelled = (game: Game, state: State, unit: Unit): Shelled => {
	const { type, ep, morale, recruits, state: mode } = fighterOf(game, state, unit);
	return { type, ep, morale, recruits, state: mode };
};

/** 8.1.3 A shot as the rule of barrages sees it; undefined where nothing like its target is there. */
export const aimed = (
	game: Game,
	state: State,
	{ unit: id, place, target }: Shot,
	observation = false
): Barrage | undefined => {
	const unit = unitOf(game, state, id);
	const [first, ...others] = targetsAt(game, state, place, target).map((one) =>
		shelled(game, state, one)
	);
	if (!first) return undefined;
	const range = unit.at === null ? 1 : rangeOf(game, unit.at, place);
	return {
		firepower: fighterOf(game, state, unit, { range }).firepower,
		halved: (isLow(game, state, unit) ? 1 : 0) + (unit.mode === 'disorganised' ? 1 : 0),
		target,
		terrain: barrageTerrain(game.book, game.board, indexOf(game, place)),
		entrenched: state.entrenchments.includes(place),
		observation,
		units: [first, ...others]
	};
};

/** 8.1.3 Fires: the dice of one unit; none if it was driven out of range since (8.1.2). */
export const fireOwed = (game: Game, state: State, shot: Shot, observation: boolean): Owed => {
	const { unit: id, place } = shot;
	const target = aimedAt(game, state, shot);
	const unit = unitOf(game, state, id);
	const there = targetsAt(game, state, place, target);
	const barrage = aimed(game, state, { unit: id, place, target }, observation);
	const flown = spentAircraft(game, state, [id]);
	const ready =
		unit.mode !== 'routed' &&
		(unit.fate === 'map' || unit.fate === 'box') &&
		reaches(game, unit, place);
	if (!barrage || !ready)
		return auto({ type: 'barrageDropped', unit: id }, ...(ready ? flown : []));
	const dry = isSupplied(game, state, unit) ? [] : [id];
	// 15.1 A barrage that is not fired is none of the fleet's actions.
	const acted = fleetActs(game, state, id, counterOf(game, id).army);
	const spent = spentFleet(
		game,
		acted.reduce((now, fact) => evolve(game, now, fact), state)
	);
	const draw = barrageRoll(game.book, barrage).map((roll): readonly Fact[] => [
		{
			type: 'barrageFell',
			unit: id,
			place,
			target,
			score: roll.score,
			loss: roll.loss,
			d: roll.d,
			back: there
				.filter((one) => retreatsFrom(roll.retreat, target, shelled(game, state, one)))
				.map((one) => one.id),
			lines: roll.lines
		},
		...ranLow(game, state, dry),
		...acted,
		...flown,
		...spent
	]);
	return dice('barrage', unit.player, [id], draw);
};

/** 8.1.3 What a unit that takes the hit suffers. */
const suffers = (game: Game, state: State, unit: Unit, { loss, d }: Hit): readonly Fact[] => {
	const { lost, destroyed: dead, disorganised } = hitBy({ loss, d }, shelled(game, state, unit));
	const disorder: readonly Fact[] = disorganised
		? [{ type: 'disorganised', units: [unit.id] }]
		: [];
	// 16.2.2 It is never destroyed, but disordered like any other.
	if (isAidedNavy(game, unit.id))
		return [
			...(lost > 0 ? [{ type: 'navyReplaced', unit: unit.id, losses: lost } as const] : []),
			...disorder
		];
	if (dead) {
		const { type } = counterOf(game, unit.id);
		return type === 'hq' || type === 'leader'
			? destroyed(game, state, [unit], '8.1.3')
			: [loses(unit, '8.1.3', { ep: Math.max(1, lost) })];
	}
	return [...(lost > 0 ? [loses(unit, '8.1.3', { ep: lost })] : []), ...disorder];
};

/** 5.4 Who is left without company, if this unit is destroyed: an HQ was none to another, nor to Trotsky. */
const leftAlone = (game: Game, state: State, unit: Unit, hit: Hit): readonly Fact[] => {
	const { destroyed: dead } = hitBy(hit, shelled(game, state, unit));
	if (!dead || unit.at === null || isAidedNavy(game, unit.id)) return [];
	const alone = orphans(game, state, unit.player, [unit.at], [unit.id]);
	const heads = [unit, ...alone].filter(({ id }) => isHead(counterOf(game, id).type));
	return heads.length > 1 && heads.includes(unit) ? [] : destroyed(game, state, alone, '5.4');
};

/** 8.1.3 HQs, cars and tanks that may go along; not with ships. */
const mayFollow = (game: Game, state: State, back: readonly Unit[]): readonly Unit[] => {
	const [first] = back;
	if (!first || counterOf(game, first.id).type === 'fleet') return [];
	return stackAt(game, state, first).filter((unit) => {
		const { type } = counterOf(game, unit.id);
		return !back.includes(unit) && (isMotor(type) || isHead(type));
	});
};

/** 8.1.3 The owner says who takes the loss or d; then those whose Morale is too low by then go back. */
export const hitOwed = (game: Game, state: State, hit: Hit): Owed => {
	const taken: Fact = { type: 'hitTaken', loss: 0, d: false };
	if (hit.loss > 0 || hit.d) {
		const units = targetsAt(game, state, hit.place, hit.target).filter(
			({ id }) => hit.loss > 0 || counterOf(game, id).type !== 'leader'
		);
		const [one] = units;
		if (!one) return auto(taken);
		return choice(
			one.player,
			'8.1.3',
			units.map((unit) =>
				option(
					{ type: 'take', unit: unit.id },
					...suffers(game, state, unit, hit),
					...leftAlone(game, state, unit, hit),
					taken
				)
			)
		);
	}
	const met = targetsAt(game, state, hit.place, hit.target);
	const { retreat } = barrageLine(game.book, hit.score);
	const back = hit.back
		.map((id) => unitOf(game, state, id))
		.filter(
			(unit) =>
				unit.fate === 'map' &&
				unit.at === hit.place &&
				(!met.includes(unit) || retreatsFrom(retreat, hit.target, shelled(game, state, unit)))
		);
	const over: Fact = { type: 'hitOver' };
	if (back.length === 0) return auto(over);
	const others = hit.settled ? [] : mayFollow(game, state, back);
	const [owner] = back;
	if (owner && others.length > 0)
		return asked(owner.player, '8.1.3', [
			...others.map(({ id }) =>
				option({ type: 'follow', unit: id }, { type: 'followed', unit: id })
			),
			option(
				{ type: 'pass' },
				{ type: 'passed', rule: '8.1.3', player: owner.player },
				{ type: 'followersNamed' }
			)
		]);
	const units = back.map(({ id }) => id);
	return auto(
		{
			type: 'retreatOwed',
			retreats: [{ rule: '8.1.3', units, from: hit.place, hexes: 1, rout: false }]
		},
		over
	);
};

/** 8.1 The shot that is fired next. */
export const nextShot = ({ shots, fired }: CombatState): Shot | undefined => shots[fired];
