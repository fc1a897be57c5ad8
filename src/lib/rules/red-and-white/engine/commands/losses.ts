import * as v from 'valibot';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import type { Mark } from '../../types.ts';
import { crewOwes } from '../../procedures/procedure.ts';
import { automatic } from '../automation.ts';
import type { Fact } from '../facts/fact.ts';
import { LOSSES } from '../facts/losses.ts';
import { figures, maybe, place, some, text, unit, type Of } from '../facts/parts.ts';
import type { BattleState, UnitInBattle } from '../state.ts';
import { lossOrder, outAtHits, returnOrder } from '../table/losses.ts';
import { lostEnough, takesOffPreparatory } from '../table/suppressing.ts';
import { figuresFull, figuresLeft, marked, nameOf, onTable, vehicle } from '../table/unit.ts';
import { asks, byReferee, inTurn, senseless, withUnit } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

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

/** SUPPRESSION: has it lost enough to preparatory fire this turn (R03)? `before`: as it was when it lost them. */
const suppressible = (state: BattleState, unit: UnitInBattle, before = unit): boolean =>
	(state.clock.phase === 2 || takesOffPreparatory(state, before)) &&
	automatic(state, 'suppression_marked') &&
	lostEnough(state, unit);

/** What losses bring with them, or what is cancelled when they are given back. */
const consequences = (state: BattleState, before: UnitInBattle): Decision<Fact> =>
	withUnit(state, before.id, (unit) => {
		const facts: Fact[] = [];
		const left = figuresLeft(unit);
		const mark = (on: readonly Mark[], off: readonly Mark[]): void => {
			facts.push({ type: 'marked', unit: unit.id, on, off });
		};
		const lost = left < figuresLeft(before);
		const stays = marked(unit, 'suppressed') || unit.suppressionTest === 'passed';
		if (lost && suppressible(state, unit, before) && !stays && left > 0) mark(['suppressed'], []);
		if (!lost && marked(unit, 'suppressed') && suppressible(state, before))
			if (!suppressible(state, unit)) mark([], ['suppressed']);
		if (left === 0 && onTable(unit))
			facts.push({ type: 'unitMoved', unit: unit.id, presence: 'destroyed' });
		if (left > 0 && unit.presence === 'destroyed')
			facts.push({ type: 'unitMoved', unit: unit.id, presence: 'table' });
		return accept(...facts);
	});

/** With no stand given: first the stand already begun, then the last whole one (G04). */
const ofStand = { unit, stand: v.exactOptional(place), figures: some };

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

/** INFANTRY: figures fall, from one stand until it is gone; the owner may pick the stand (G04). */
export const loseFigures = (
	state: BattleState,
	{ unit: id, stand, figures }: Of<typeof ofStand>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (vehicle(unit)) return refuse('Tanks', say(words.aVehicleTakesHitsAndHasNoFigures));
		if (!wholeNumber(figures)) return senseless(words.atLeastOneFigureMustBeLost);
		const room = (place: number): number => unit.left[place] ?? 0;
		const left = stand === undefined ? figuresLeft(unit) : room(stand);
		if (left < figures)
			return refuse(
				'Infantry',
				stand === undefined
					? count(left, words.unitOnlyNFiguresLeft, {
							unit: nameOf(state, id)
						})
					: count(left, words.thisStandHasOnlyNFiguresLeft)
			);
		const places = stand === undefined ? lossOrder(unit) : [stand];
		return change(state, unit, 'figuresLost', spread(places, room, figures));
	});

/** Gives figures back to their stands, as a correction. */
export const giveBack = (
	state: BattleState,
	{ unit: id, stand, figures }: Of<typeof ofStand>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (vehicle(unit)) return refuse('Tanks', say(words.aVehicleTakesHitsAndHasNoFigures));
		if (!wholeNumber(figures)) return senseless(words.atLeastOneFigureMustComeBack);
		if (unit.presence === 'merged')
			return senseless(words.itsFiguresAreWithUnitNow, {
				unit: nameOf(state, unit.mergedInto)
			});
		const room = (place: number): number => (unit.full[place] ?? 0) - (unit.left[place] ?? 0);
		const missing = stand === undefined ? figuresFull(unit) - figuresLeft(unit) : room(stand);
		if (missing < figures) return senseless(words.noMoreFiguresThanWereLostCanCome, { n: missing });
		const places = stand === undefined ? returnOrder(unit) : [stand];
		return change(state, unit, 'figuresReturned', spread(places, room, figures));
	});

/** TANKS; ARMOURED CARS; ARMORED TRAINS: sets the hits taken; with the last one the vehicle is out (G12). */
export const setHits = (
	state: BattleState,
	{ unit: id, hits }: Of<typeof LOSSES.hitsChanged.entries>
): Decision<Fact> =>
	withUnit(state, id, (unit) => {
		if (!vehicle(unit)) return refuse('Infantry', say(words.figuresFallHereHitsAreForVehicles));
		const out = outAtHits(state, unit);
		if (!Number.isInteger(hits) || hits < 0 || hits > out)
			return senseless(words.aVehicleOfThisKindTakes0ToNHits, { n: out });
		if (hits === unit.hits) return senseless(words.itsHitsAreNAlready, { n: hits });
		const facts: Fact[] = [{ type: 'hitsChanged', unit: id, hits }];
		if (hits === out && onTable(unit))
			facts.push({ type: 'unitMoved', unit: id, presence: 'destroyed' });
		if (hits < out && unit.presence === 'destroyed' && !marked(unit, 'ablaze'))
			facts.push({ type: 'unitMoved', unit: id, presence: 'table' });
		return accept(...facts);
	});

/** ARMOURED CARS (R44): every hit calls for a test of the crew, one that is entered by hand, too. */
export const enterHits = (
	state: BattleState,
	told: Of<typeof LOSSES.hitsChanged.entries>
): Decision<Fact> =>
	withUnit(state, told.unit, (old) =>
		inTurn(
			state,
			() => setHits(state, told),
			(after) =>
				withUnit(after, old.id, (unit) => accept(...crewOwes(old, unit, { what: 'referee' })))
		)
	);

/** Sets what stands with the unit: its machine gunners, gunners, commissar, priest, banner. */
export const setAttached = (
	state: BattleState,
	{ unit: id, place, left }: Of<typeof LOSSES.attachedChanged.entries>
): Decision<Fact> =>
	withUnit(state, id, ({ attached }) => {
		const one = attached[place];
		if (!one) return senseless(words.nothingLikeThatIsWithThisUnit);
		if (!Number.isInteger(left) || left < 0 || left > one.full)
			return senseless(words.n0ToNFiguresCanBeLeftHere, { n: one.full });
		if (left === one.left) return senseless(words.figuresLeftHereNAlready, { n: left });
		return accept<Fact>({ type: 'attachedChanged', unit: id, place, left });
	});

const due = { unit, n: figures, reason: maybe(text) };

/** INFANTRY; TANKS: figures and hits, and what stands with a unit. */
export const LOSS_COMMANDS = {
	loseFigures: asks(ofStand, loseFigures),
	giveBack: asks(ofStand, giveBack),
	setAttached: asks(LOSSES.attachedChanged.entries, setAttached),
	setHits: asks(LOSSES.hitsChanged.entries, enterHits),
	/** Figures or hits that the owner places himself: this many are left to place; fewer with the referee's reason. */
	setLossesDue: asks(due, (state, { unit: id, n, reason }) =>
		withUnit(state, id, ({ toPlace }) =>
			byReferee(n, toPlace, reason, (because) => ({ type: 'lossesDue', unit: id, n, because }))
		)
	)
} as const;
