import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Mark } from '../../types.ts';
import { automatic } from '../table/automation.ts';
import type { CommandOf } from './command.ts';
import { bookIn, inTurn, senseless, withUnit } from './deciding.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState, Presence, UnitInBattle } from '../state.ts';
import { lostEnough } from '../table/suppressing.ts';
import { figuresFull, figuresLeft, marked, nameOf, onTable, vehicle } from '../table/unit.ts';

/** Stands in the order in which the owner would lose them (G04): those begun, then the last, the command stand at the end. */
export const lossOrder = ({ unit, left, full }: UnitInBattle): number[] => {
	const command = unit.commandStand ? unit.stands.length - 1 : -1;
	const rank = (place: number): number => {
		const figures = left[place] ?? 0;
		if (figures < (full[place] ?? 0)) return 0;
		return place === command ? 2 : 1;
	};
	return left
		.map((_, place) => place)
		.filter((place) => (left[place] ?? 0) > 0)
		.sort((a, b) => rank(a) - rank(b) || b - a);
};

/** The same backwards: the stand that was begun is filled first. */
const returnOrder = ({ left, full }: UnitInBattle): number[] =>
	left
		.map((_, place) => place)
		.filter((place) => (left[place] ?? 0) < (full[place] ?? 0))
		.sort((a, b) => Number((left[b] ?? 0) > 0) - Number((left[a] ?? 0) > 0) || a - b);

/** Spreads `figures` over stands, as many on each as it holds. */
const spread = (
	places: readonly number[],
	room: (place: number) => number,
	figures: number
): { stand: number; figures: number }[] => {
	let open = figures;
	return places.flatMap((stand) => {
		const here = Math.min(open, room(stand));
		open -= here;
		return here > 0 ? [{ stand, figures: here }] : [];
	});
};

/** SUPPRESSION: enough lost to preparatory fire of this turn (R03)? */
const suppressible = (state: BattleState, unit: UnitInBattle): boolean =>
	state.clock.phase === 2 && automatic(state, 'suppression_marked') && lostEnough(state, unit);

/** What losses bring with them, or what goes again when they are given back. */
const consequences = (state: BattleState, before: UnitInBattle): Decision<Fact> =>
	withUnit(state, before.id, (unit) => {
		const facts: Fact[] = [];
		const left = figuresLeft(unit);
		const mark = (on: readonly Mark[], off: readonly Mark[]): void => {
			facts.push({ type: 'marked', unit: unit.id, on, off });
		};
		const lost = left < figuresLeft(before);
		if (lost && suppressible(state, unit) && !marked(unit, 'suppressed') && left > 0)
			mark(['suppressed'], []);
		if (!lost && marked(unit, 'suppressed') && suppressible(state, before))
			if (!suppressible(state, unit)) mark([], ['suppressed']);
		if (left === 0 && onTable(unit))
			facts.push({ type: 'unitMoved', unit: unit.id, presence: 'destroyed' });
		if (left > 0 && unit.presence === 'destroyed')
			facts.push({ type: 'unitMoved', unit: unit.id, presence: 'table' });
		return accept(...facts);
	});

const wholeNumber = (n: number): boolean => Number.isInteger(n) && n > 0;

const change = (
	state: BattleState,
	unit: UnitInBattle,
	type: 'figuresLost' | 'figuresReturned',
	parts: readonly { stand: number; figures: number }[]
): Decision<Fact> =>
	inTurn(
		state,
		() => accept(...parts.map((part): Fact => ({ type, unit: unit.id, ...part }))),
		(after) => consequences(after, unit)
	);

/** INFANTRY: figures fall, from one stand until it is gone; the owner may pick it (G04). */
export const loseFigures = (
	state: BattleState,
	{ unit: id, stand, figures }: CommandOf<'loseFigures'>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (vehicle(unit)) return refuse('Tanks', say('A vehicle takes hits and has no figures.'));
		if (!wholeNumber(figures)) return senseless('At least one figure must be lost.');
		const room = (place: number): number => unit.left[place] ?? 0;
		const left = stand === undefined ? figuresLeft(unit) : room(stand);
		if (left < figures)
			return refuse(
				'Infantry',
				stand === undefined
					? count(left, '{unit} has only 1 figure left.', '{unit} has only {n} figures left.', {
							unit: nameOf(state, id)
						})
					: count(
							left,
							'This stand has only 1 figure left.',
							'This stand has only {n} figures left.'
						)
			);
		const places = stand === undefined ? lossOrder(unit) : [stand];
		return change(state, unit, 'figuresLost', spread(places, room, figures));
	});

/** Figures come back to their stands: a correction. */
export const giveBack = (
	state: BattleState,
	{ unit: id, stand, figures }: CommandOf<'giveBack'>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (vehicle(unit)) return refuse('Tanks', say('A vehicle takes hits and has no figures.'));
		if (!wholeNumber(figures)) return senseless('At least one figure must come back.');
		if (unit.presence === 'merged')
			return senseless('Its figures are with {unit} now.', {
				unit: nameOf(state, unit.mergedInto)
			});
		const room = (place: number): number => (unit.full[place] ?? 0) - (unit.left[place] ?? 0);
		const missing = stand === undefined ? figuresFull(unit) - figuresLeft(unit) : room(stand);
		if (missing < figures)
			return senseless('No more figures than were lost can come back: {n}.', { n: missing });
		const places = stand === undefined ? returnOrder(unit) : [stand];
		return change(state, unit, 'figuresReturned', spread(places, room, figures));
	});

const OUT_PATHS = {
	tank: 'out_of_action_at_hits.tank',
	armoured_car: 'out_of_action_at_hits.armoured_car',
	armoured_train: 'out_of_action_at_hits.train'
} as const;

/** Hits at which a vehicle is out of action (G12); a ship has the morale point of a tank and its number. */
export const outAtHits = (state: BattleState, { unit }: UnitInBattle): number => {
	const type = unit.type === 'armoured_car' || unit.type === 'armoured_train' ? unit.type : 'tank';
	return numberOf(bookIn(state), OUT_PATHS[type]);
};

/** Where a unit is that is no longer away: on the table, if anything of it is left. */
export const backTo = (state: BattleState, unit: UnitInBattle): Presence => {
	const left = vehicle(unit) ? unit.hits < outAtHits(state, unit) : figuresLeft(unit) > 0;
	return left ? 'table' : 'destroyed';
};

/** TANKS; ARMOURED CARS; ARMORED TRAINS: the hits it bears; at its last one it is out (G12). */
export const setHits = (
	state: BattleState,
	{ unit: id, hits }: CommandOf<'setHits'>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (!vehicle(unit)) return refuse('Infantry', say('Figures fall here; hits are for vehicles.'));
		const out = outAtHits(state, unit);
		if (!Number.isInteger(hits) || hits < 0 || hits > out)
			return senseless('A vehicle of this kind bears 0 to {n} hits.', { n: out });
		if (hits === unit.hits) return senseless('It bears {n} hits already.', { n: hits });
		const facts: Fact[] = [{ type: 'hitsChanged', unit: id, hits }];
		if (hits === out && onTable(unit))
			facts.push({ type: 'unitMoved', unit: id, presence: 'destroyed' });
		if (hits < out && unit.presence === 'destroyed' && !marked(unit, 'ablaze'))
			facts.push({ type: 'unitMoved', unit: id, presence: 'table' });
		return accept(...facts);
	});

/** What stands with the unit: its machine gunners, gunners, commissar, priest, banner. */
export const setAttached = (
	state: BattleState,
	{ unit: id, place, left }: CommandOf<'setAttached'>
): Decision<Fact> =>
	withUnit(state, id, ({ attached }) => {
		const one = attached[place];
		if (!one) return senseless('Nothing like that stands with this unit.');
		if (!Number.isInteger(left) || left < 0 || left > one.full)
			return senseless('0 to {n} figures can be left here.', { n: one.full });
		if (left === one.left) return senseless('{n} figures are left here already.', { n: left });
		return accept<Fact>({ type: 'attachedChanged', unit: id, place, left });
	});
