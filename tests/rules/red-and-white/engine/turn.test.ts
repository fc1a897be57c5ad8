import { describe, expect, test } from 'vitest';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import {
	actsIn,
	clockAfter,
	clockBefore,
	SEQUENCE,
	type Clock
} from '#lib/rules/red-and-white/engine/sequence.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { at, lose, mark } from './acts.ts';
import { after, factsOf, FORCES, kromy, unit } from './battles.ts';
import { fill, rolls } from './rolls.ts';

const next: Command = { type: 'stepPhase', by: 1 };
const marksOf = (state: BattleState, label: string) => state.units[unit(label)]?.marks;

describe('Sequence of action', () => {
	test('seven phases, Red first, then White, then the next round', () => {
		expect(SEQUENCE.map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5, 6, 7]);
		expect(clockAfter({ round: 1, turn: 'red', phase: 7 })).toEqual({
			round: 1,
			turn: 'white',
			phase: 1
		});
		expect(clockAfter({ round: 1, turn: 'white', phase: 7 })).toEqual({
			round: 2,
			turn: 'red',
			phase: 1
		});
		for (let clock: Clock = { round: 1, turn: 'red', phase: 1 }; clock.round < 3;) {
			const later = clockAfter(clock);
			expect(clockBefore(later)).toEqual(clock);
			clock = later;
		}
		expect(clockBefore({ round: 1, turn: 'red', phase: 1 })).toBeUndefined();
		expect(decide(kromy(), { type: 'stepPhase', by: -1 }).ok).toBe(false);
	});

	test('defensive fire and morale are for the other side, melee for both', () => {
		const acting = (phase: Clock['phase']) =>
			(['red', 'white'] as const).filter((camp) => actsIn({ round: 1, turn: 'red', phase }, camp));
		expect(acting(2)).toEqual(['red']);
		expect(acting(4)).toEqual(['white']);
		expect(acting(6)).toEqual(['red', 'white']);
		expect(acting(7)).toEqual(['white']);
	});

	test('what was done this turn ends with it, what stands until it is lifted stays', () => {
		const state = after(
			kromy(),
			mark('R1', 'led', 'fired', 'in_cover', 'falling_back', 'pinned'),
			at('red', 7),
			next
		);
		expect(state.clock).toEqual({ round: 1, turn: 'white', phase: 1 });
		expect(marksOf(state, 'R1')).toEqual(['in_cover', 'falling_back']);
	});

	test('stepping back reopens the phase, moves the clock and nothing else', () => {
		const marked = after(kromy(), mark('R1', 'led'), next);
		expect(factsOf(decide(marked, { type: 'stepPhase', by: -1 }))).toEqual([
			{ type: 'phaseReopened', phase: 1 },
			{ type: 'clockMoved', to: { round: 1, turn: 'red', phase: 1 } }
		]);
	});

	test('a jump into a later turn ends this one too', () => {
		expect(marksOf(after(kromy(), mark('W1', 'suppressed'), at('white', 2, 3)), 'W1')).toEqual([]);
	});

	test('R04 read as whole rounds: a state of the turn lasts until White has moved', () => {
		const rounds: Command = { type: 'setReading', ruling: 'R04', reading: 'whole_rounds' };
		const white = after(kromy(), rounds, mark('W1', 'suppressed', 'fired'), at('white', 1));
		expect(marksOf(white, 'W1')).toEqual(['suppressed']);
		expect(marksOf(after(white, at('red', 1, 2)), 'W1')).toEqual([]);
	});

	test('R04: charge dice of its own last turn are remembered through the other side’s turn', () => {
		const charged = after(kromy(), { type: 'arrive', unit: unit('R8') }, mark('R8', 'charged'));
		const inWhite = after(charged, at('white', 1));
		expect(inWhite.units[unit('R8')]?.chargedLastTurn).toBe(true);
		const ownNext = after(inWhite, at('red', 1, 2));
		expect(ownNext.units[unit('R8')]?.chargedLastTurn).toBe(true);
		expect(after(ownNext, at('white', 1, 2)).units[unit('R8')]?.chargedLastTurn).toBe(false);
	});

	test('Petrol bombs: a blinded driver misses the next turn of his own side, whoever’s turn it was', () => {
		const inRed = after(kromy(), mark('W9', 'blinded'), at('white', 1));
		expect(marksOf(inRed, 'W9')).toEqual(['blinded']);
		expect(marksOf(after(inRed, at('red', 1, 2)), 'W9')).toEqual([]);
		const inOwn = after(kromy(), at('white', 1), mark('W9', 'blinded'), at('red', 1, 2));
		expect(marksOf(inOwn, 'W9')).toEqual(['blinded']);
		expect(marksOf(after(inOwn, at('white', 1, 2), at('red', 1, 3)), 'W9')).toEqual([]);
	});
});

describe('Suppression', () => {
	const phase2 = after(kromy(), next);

	test('a stand lost in phase 2 suppresses a unit of the other side, not one of the side that fires', () => {
		expect(marksOf(after(phase2, lose('W1', 3)), 'W1')).toEqual([]);
		expect(marksOf(after(phase2, lose('W1', 4)), 'W1')).toEqual(['suppressed']);
		expect(marksOf(after(phase2, lose('R1', 4)), 'R1')).toEqual([]);
		expect(marksOf(after(phase2, at('red', 4), lose('W1', 4)), 'W1')).toEqual([]);
	});

	test('R03: the last figure of a worn stand is enough; read otherwise it must be a whole stand', () => {
		const worn = after(kromy(), lose('W1', 3), next, lose('W1', 1));
		expect(marksOf(worn, 'W1')).toEqual(['suppressed']);
		const strict = after(
			kromy(),
			{ type: 'setReading', ruling: 'R03', reading: 'whole_stand_only' },
			lose('W1', 3),
			next,
			lose('W1', 1)
		);
		expect(marksOf(strict, 'W1')).toEqual([]);
		expect(marksOf(after(strict, lose('W1', 4)), 'W1')).toEqual(['suppressed']);
	});

	test('giving the figures back lifts it again', () => {
		const back = after(phase2, lose('W1', 4), { type: 'giveBack', unit: unit('W1'), figures: 1 });
		expect(marksOf(back, 'W1')).toEqual([]);
		expect(back.units[unit('W1')]?.lostInPhase2).toEqual({ figures: 3, stands: 0 });
	});
});

describe('Officers and leaders: the unit he led is gone', () => {
	const fanatic = FORCES[0]!.officers.find(({ commanderInChief }) => !commanderInChief)!.id;
	const led = after(
		kromy(),
		{ type: 'setCharacter', officer: fanatic, character: 'fanatic' },
		{ type: 'leadHeroically', officer: fanatic, unit: unit('R5') }
	);
	const leader = (state: BattleState) =>
		fill(state, 'leadership', { unit: state.units[unit('R6')]!, target: null })['leader'];
	const owes = (state: BattleState) =>
		owed(state).some((one) => 'deed' in one && one.deed === 'lead_heroically');

	test('he leads nobody heroically when the next turn begins, and a fanatic owes it anew', () => {
		const stands = after(led, at('red', 1, 2));
		expect([leader(stands), owes(stands)]).toEqual(['heroic_elsewhere', false]);
		const gone = after(led, lose('R5', 16), at('red', 1, 2));
		expect([leader(gone), owes(gone)]).toEqual(['ok', true]);
	});
});

describe('Melee: stands lost (R62)', () => {
	const sheet = (state: BattleState) => {
		const form = fill(state, 'melee', {
			unit: state.units[unit('R1')]!,
			target: state.units[unit('W1')]!
		});
		return [form['attackerStandsLost'], form['defenderStandsLost']];
	};
	const lost = after(kromy(), lose('R1', 4), lose('W1', 8), at('red', 4, 2));

	test('all of the game; read otherwise those of this turn', () => {
		const later = after(lost, lose('W1', 4), lose('R1', 1));
		expect(sheet(later)).toEqual([1, 3]);
		const turn: Command = { type: 'setReading', ruling: 'R62', reading: 'this_turn' };
		expect(sheet(after(later, turn))).toEqual([0, 1]);
		expect(sheet(after(lost, turn))).toEqual([0, 0]);
		const given = after(later, turn, { type: 'giveBack', unit: unit('W1'), figures: 4 });
		expect(sheet(given)).toEqual([0, 0]);
		expect(sheet(after(later, turn, at('white', 6, 2)))).toEqual([0, 0]);
	});
});

describe('still owed', () => {
	const what = (state: BattleState) =>
		owed(state).map((one) =>
			'unit' in one ? state.units[one.unit]?.unit.label : 'camp' in one ? one.camp : 'other'
		);

	test('Leadership: every unit of the side whose turn it is, but the headquarters and those in reserve', () => {
		const [first, ...rest] = what(kromy());
		expect(first).toBe('R1');
		expect(rest).toEqual(['R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R9']);
		expect(what(after(kromy(), mark('R1', 'led'), mark('R2', 'not_led')))).not.toContain('R1');
	});

	test('Morale: units of the named side with losses since their last phase 7, or falling back', () => {
		const state = after(
			kromy(),
			lose('W1', 1),
			lose('R1', 1),
			mark('W2', 'falling_back'),
			{ type: 'setHits', unit: unit('W9'), hits: 1 },
			at('red', 7)
		);
		expect(what(state)).toEqual(['W1', 'W2']);
		const tested = after(
			state,
			rolls('unit-morale', { unit: unit('W1') }, { until: ({ value }) => value.passed })
		);
		expect(what(tested)).toEqual(['W2']);
		expect(what(after(tested, next, at('white', 7)))).toEqual(['R1', 'W2']);
		expect(what(after(tested, next, at('red', 7, 2)))).toEqual(['W2']);
	});

	test('R36: losses wait where phase 7 was left out; read for both sides, both test', () => {
		const skipped = after(kromy(), lose('W1', 1), at('white', 1), at('red', 7, 2));
		expect(what(skipped)).toEqual(['W1']);
		const both = after(
			kromy(),
			{ type: 'setReading', ruling: 'R36', reading: 'both_sides' },
			lose('W1', 1),
			lose('R1', 1),
			at('red', 7)
		);
		expect(what(both)).toEqual(['R1', 'W1']);
	});

	test('Major morale: from 30 percent of the units on, counted from the table', () => {
		const two = after(kromy(), lose('W1', 8), lose('W2', 16), at('red', 7));
		expect(what(two)).not.toContain('white');
		const three = after(two, { type: 'capture', unit: unit('W6') });
		expect(what(three)).toContain('white');
		expect(what(after(three, { type: 'setArmy', camp: 'white', tested: true }))).not.toContain(
			'white'
		);
	});
});
