import { describe, expect, test } from 'vitest';
import { armyState } from '#lib/rules/red-and-white/engine/table/army.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import {
	attachedLeft,
	figuresLeft,
	standsLeft,
	standsLost
} from '#lib/rules/red-and-white/engine/table/unit.ts';
import { at, lose, mark } from './acts.ts';
import { after, beginning, factsOf, FORCES, kromy, unit } from './battles.ts';
import { loses, rolls } from './rolls.ts';
import { EMPTY } from '#lib/rules/red-and-white/engine/state.ts';

const of = (state: BattleState, label: string) => state.units[unit(label)]!;
const refusal = (state: BattleState, command: Command) => {
	const decision = decide(state, command);
	return decision.ok ? 'accepted' : decision.refusal.rule;
};
const officer = (force: number, n: number) => FORCES[force]!.officers[n]!.id;
const player = (force: number, n: number) => FORCES[force]!.players[n]!.id;

describe('the armies march in', () => {
	test('units stand where they should, with their officer and his player', () => {
		const state = kromy();
		expect(of(state, 'R8').presence).toBe('reserve');
		expect(of(state, 'W1')).toMatchObject({
			presence: 'table',
			camp: 'white',
			left: [4, 4, 4, 4],
			player: player(1, 0)
		});
		expect(attachedLeft(of(state, 'R2'), 'hmg')).toBe(2);
	});

	test('a battle needs two sides, a name, and begins once', () => {
		const red = [FORCES[0]!, { ...FORCES[0]!, id: 'again' }];
		expect(refusal(EMPTY, { ...beginning, forces: red, reserve: [] })).toBe('Sequence of action');
		expect(refusal(EMPTY, { ...beginning, forces: [FORCES[0]!] })).toBe('Referee');
		expect(refusal(EMPTY, { ...beginning, name: '  ' })).toBe('Referee');
		expect(refusal(kromy(), beginning)).toBe('Referee');
		expect(refusal(EMPTY, { type: 'stepPhase', by: 1 })).toBe('Referee');
	});

	test('Organization: without the referee’s leave no machine-gun company marches in', () => {
		const options = { machine_gun_companies: 'not_allowed' };
		expect(refusal(EMPTY, { ...beginning, options })).toBe('Organization');
		const single = FORCES.map((force) => ({
			...force,
			units: force.units.map((one) =>
				one.type === 'machine_guns' ? { ...one, stands: [2], commandStand: false } : one
			)
		}));
		const begun = after(EMPTY, { ...beginning, options, forces: single });
		const [one] = single[0]!.units.filter(({ type }) => type === 'machine_guns');
		const second = { ...one!, id: 'second', label: 'R11' };
		const state = after(begun, {
			...({ type: 'addUnit', force: single[0]!.id, unit: second, presence: 'table' } as const)
		});
		// Nor do two single stands become one on the table.
		const joined = { type: 'merge', unit: 'second', into: one!.id } as const;
		expect(refusal(state, joined)).toBe('Organization');
		const allowed = {
			type: 'setOption',
			option: 'machine_gun_companies',
			value: 'allowed'
		} as const;
		expect(refusal(after(state, allowed), joined)).toBe('accepted');
	});
});

describe('Infantry: losses', () => {
	test('a stand that was begun is completed first, then the last one', () => {
		const state = after(kromy(), lose('W1', 1, 1), lose('W1', 4));
		expect(of(state, 'W1').left).toEqual([4, 0, 4, 3]);
		expect([standsLeft(of(state, 'W1')), standsLost(of(state, 'W1'))]).toEqual([3, 1]);
	});

	test('the owner may pick the stand, and a command stand goes last', () => {
		expect(of(after(kromy(), lose('W1', 2, 0)), 'W1').left).toEqual([2, 4, 4, 4]);
		expect(of(after(kromy(), lose('W7', 5)), 'W7').left).toEqual([4, 3, 0, 2]);
	});

	test('more than is left is refused with what is left', () => {
		const decision = decide(kromy(), lose('W1', 17));
		expect(decision).toMatchObject({
			ok: false,
			refusal: { rule: 'Infantry', why: { values: { n: 16 } } }
		});
		expect(refusal(kromy(), lose('W1', 5, 0))).toBe('Infantry');
		expect(refusal(kromy(), lose('W9', 1))).toBe('Tanks');
	});

	test('without figures a unit is destroyed, with one given back it stands again', () => {
		const gone = after(kromy(), lose('W1', 16));
		expect(of(gone, 'W1').presence).toBe('destroyed');
		expect(refusal(gone, { type: 'bringBack', unit: unit('W1') })).toBe('Infantry');
		const back = after(gone, { type: 'giveBack', unit: unit('W1'), figures: 1 });
		expect(of(back, 'W1')).toMatchObject({ presence: 'table', left: [1, 0, 0, 0] });
	});

	test('vehicles take hits and are out at the number of the book', () => {
		const six = after(kromy(), { type: 'setHits', unit: unit('W9'), hits: 6 });
		expect(of(six, 'W9').presence).toBe('destroyed');
		expect(refusal(six, { type: 'bringBack', unit: unit('W9') })).toBe('Tanks');
		expect(of(after(six, { type: 'setHits', unit: unit('W9'), hits: 5 }), 'W9').presence).toBe(
			'table'
		);
		expect(refusal(kromy(), { type: 'setHits', unit: unit('W1'), hits: 1 })).toBe('Infantry');
	});

	test('an armoured car tests for each hit, by whatever hand it is written; a tank does not', () => {
		const car = unit('W3');
		const owes = (state: BattleState) => of(state, 'W3').owes['armoured-car-morale']?.length ?? 0;
		const two = after(kromy(), { type: 'setHits', unit: car, hits: 2 });
		expect(owes(two)).toBe(2);
		expect(owes(after(two, { type: 'setHits', unit: car, hits: 1 }))).toBe(1);
		const line = { type: 'quick', unit: car, figures: 0, on: [], off: [], note: '' } as const;
		expect(owes(after(two, { ...line, hits: 1 }))).toBe(3);
		const placed = after(two, { type: 'setLossesDue', unit: car, n: 1 });
		expect(owes(after(placed, { type: 'setHits', unit: car, hits: 3 }))).toBe(2);
		expect(owes(after(two, { type: 'setHits', unit: car, hits: 6 }))).toBe(2);
		expect(of(after(kromy(), { type: 'setHits', unit: unit('W9'), hits: 2 }), 'W9').owes).toEqual(
			{}
		);
	});
});

describe('the quick line', () => {
	test('does everything it says, or nothing', () => {
		const quick: Command = {
			type: 'quick',
			unit: unit('W1'),
			figures: -3,
			hits: 0,
			on: ['falling_back'],
			off: [],
			note: 'over the ditch'
		};
		expect(of(after(kromy(), quick), 'W1')).toMatchObject({
			left: [4, 4, 4, 1],
			marks: ['falling_back'],
			note: 'over the ditch'
		});
		expect(decide(kromy(), { ...quick, figures: -20 }).ok).toBe(false);
	});
});

describe('a result is applied', () => {
	test('to both units, never more than is there', () => {
		const state = after(
			kromy(),
			{ type: 'loseFigures', unit: unit('W2'), figures: 14 },
			rolls(
				'small-arms-fire',
				{ unit: unit('R1'), target: unit('W2') },
				{ form: { figures: 20, standFigures: 4 }, until: loses('target', 4) }
			)
		);
		expect(of(state, 'W2').presence).toBe('destroyed');
		expect(of(state, 'R1').marks).toEqual(['fired']);
	});

	test('to what stands with a unit: a gunner of its machine gun', () => {
		const gunner = rolls(
			'attached-gun',
			{ unit: unit('W2') },
			{ until: ({ changes }) => changes.some(({ attached }) => attached === 'hmg') }
		);
		expect(attachedLeft(of(after(kromy(), gunner), 'W2'), 'hmg')).toBe(1);
	});

	test('a claimed cover marker goes when the unit moves, unless it claims anew (R64)', () => {
		const claimed = after(kromy({ type: 'setClock', to: { round: 1, turn: 'red', phase: 3 } }), {
			type: 'setMark',
			unit: unit('R1'),
			mark: 'claimed_cover',
			on: true
		});
		const moved = after(claimed, rolls('movement', { unit: unit('R1') }));
		expect(of(moved, 'R1').marks).toEqual(['moved']);
		const anew = after(claimed, mark('R1', 'moved', 'claimed_cover'));
		expect(of(anew, 'R1').marks).toEqual(['claimed_cover', 'moved']);
	});

	test('a vehicle takes hits where others lose figures (R67), and burns (Critical hits)', () => {
		const fought = rolls(
			'melee',
			{ unit: unit('W3'), target: unit('R1') },
			{ until: loses('unit', 1) }
		);
		expect(of(after(kromy(), fought), 'W3').hits).toBe(1);
		const struck = rolls(
			'tank-hits',
			{ unit: unit('W9') },
			{
				form: { shells: 12 },
				until: ({ changes }) => changes.some(({ on }) => on?.includes('ablaze'))
			}
		);
		expect(of(after(kromy(), struck), 'W9').presence).toBe('destroyed');
	});
});

describe('in mid-battle', () => {
	test('units arrive once', () => {
		const arrived = after(kromy(), { type: 'arrive', unit: unit('R8') });
		expect(of(arrived, 'R8').presence).toBe('table');
		expect(refusal(arrived, { type: 'arrive', unit: unit('R8') })).toBe('Referee');
	});

	test('what is left of two units of a kind becomes one', () => {
		const state = after(kromy(), lose('W1', 10), lose('W4', 4), {
			type: 'merge',
			unit: unit('W1'),
			into: unit('W4')
		});
		expect(of(state, 'W4')).toMatchObject({ left: [4, 4, 4, 0, 4, 2], full: [4, 4, 4, 4, 4, 4] });
		expect(of(state, 'W1')).toMatchObject({
			presence: 'merged',
			mergedInto: unit('W4'),
			left: [0, 0]
		});
		expect(figuresLeft(of(state, 'W4'))).toBe(18);
		expect(attachedLeft(of(state, 'W4'), 'lmg')).toBe(2);
		expect(refusal(kromy(), { type: 'merge', unit: unit('W1'), into: unit('W8') })).toBe(
			'Organization'
		);
		expect(refusal(kromy(), { type: 'merge', unit: unit('W1'), into: unit('R1') })).toBe('Referee');
	});

	test('of units that become one, what either did this turn is done, and what holds one holds the whole', () => {
		const state = after(
			kromy(at('red', 2)),
			mark('W2', 'falling_back', 'priest_panics', 'in_cover'),
			mark('W1', 'suppressed'),
			rolls('small-arms-fire', { unit: unit('R6'), target: unit('W4') }),
			{ type: 'merge', unit: unit('R6'), into: unit('R7') },
			{ type: 'merge', unit: unit('W2'), into: unit('W1') }
		);
		expect(of(state, 'R7').marks).toContain('fired');
		expect(of(state, 'R7').fired).toHaveLength(1);
		expect(of(state, 'W1').marks.toSorted()).toEqual([
			'falling_back',
			'priest_panics',
			'suppressed'
		]);
	});

	test('a unit that changes sides leaves its officer and player behind', () => {
		const state = after(kromy(), { type: 'changeSide', unit: unit('R7'), camp: 'white' });
		expect(of(state, 'R7')).toMatchObject({
			camp: 'white',
			origin: 'red',
			officer: null,
			player: null,
			presence: 'table'
		});
		const led = { type: 'changeOfficer', unit: unit('R7'), officer: officer(1, 1) } as const;
		expect(of(after(state, led), 'R7').player).toBe(player(1, 1));
		expect(refusal(state, { ...led, officer: officer(0, 1) })).toBe('Leadership');
	});

	test('captured guns fight for whoever took them', () => {
		const taken = after(kromy(), { type: 'capture', unit: unit('R4') });
		expect(of(taken, 'R4').presence).toBe('captured');
		const turned = after(taken, { type: 'changeSide', unit: unit('R4'), camp: 'white' });
		expect(of(turned, 'R4')).toMatchObject({ presence: 'table', camp: 'white' });
	});

	test('players come, go, and stand in for each other', () => {
		const state = after(
			kromy(),
			{
				type: 'joinPlayer',
				force: FORCES[0]!.id,
				player: { id: 'late', name: 'Ada', absent: false, standIn: null }
			},
			{ type: 'setAway', player: player(0, 0), absent: true },
			{ type: 'standIn', player: player(0, 0), by: 'late' },
			{ type: 'changeCommand', officer: officer(0, 1), player: 'late' }
		);
		expect(state.players[player(0, 0)]).toMatchObject({ absent: true, takenOverBy: 'late' });
		expect(of(state, 'R5').player).toBe('late');
		expect(refusal(state, { type: 'standIn', player: 'late', by: 'late' })).toBe('Referee');
	});
});

describe('Officers and leaders', () => {
	const leads = (to: string | null): Command => ({
		type: 'leadHeroically',
		officer: officer(1, 0),
		unit: to === null ? null : unit(to)
	});
	const fares = (status: Extract<Command, { type: 'setOfficer' }>['status']): Command => ({
		type: 'setOfficer',
		officer: officer(1, 0),
		status
	});

	test('the mark goes with the officer', () => {
		const one = after(kromy(), leads('W1'));
		expect(of(one, 'W1').marks).toEqual(['heroic']);
		const other = after(one, leads('W2'));
		expect([of(other, 'W1').marks, of(other, 'W2').marks]).toEqual([[], ['heroic']]);
		expect(of(after(other, leads(null)), 'W2').marks).toEqual([]);
	});

	test('a scratch: out for this turn, back with the same unit when the next begins (OF-2)', () => {
		const hurt = after(kromy(), leads('W1'), fares('scratched'));
		expect(of(hurt, 'W1').marks).toEqual([]);
		const back = after(hurt, { type: 'setClock', to: { round: 1, turn: 'white', phase: 1 } });
		expect(back.officers[officer(1, 0)]).toMatchObject({ status: 'fit', heroicWith: unit('W1') });
		expect(of(back, 'W1').marks).toEqual(['heroic']);
	});

	test('the dead, a second-in-command and a coward do not lead', () => {
		const own = kromy(at('white', 1));
		expect(refusal(after(own, fares('dead')), leads('W1'))).toBe('Officers and leaders');
		const second = after(own, { type: 'setSecond', officer: officer(1, 0), second: true });
		expect(refusal(second, leads('W1'))).toBe('Officers and leaders');
		const coward = after(own, {
			type: 'setCharacter',
			officer: officer(1, 0),
			character: 'coward'
		});
		// Covered, a refusal does not tell what he is.
		expect(refusal(coward, leads('W1'))).toBe('Officers and leaders');
		const shown = after(coward, {
			type: 'showCharacter',
			officer: officer(1, 0),
			shown: true
		});
		expect(refusal(shown, leads('W1'))).toBe("Officers' character");
		expect(refusal(own, leads('R1'))).toBe('Officers and leaders');
	});

	test('whoever led heroically when the turn began is remembered (R09)', () => {
		const joined = after(kromy(), leads('W1'));
		expect(joined.officers[officer(1, 0)]?.heroicAtTurnStart).toBe(false);
		const later = after(joined, { type: 'setClock', to: { round: 1, turn: 'white', phase: 1 } });
		expect(later.officers[officer(1, 0)]?.heroicAtTurnStart).toBe(true);
	});
});

describe('Major morale: what counts', () => {
	test('half strength or less, destroyed, gone over; a train as three others; each once', () => {
		const state = after(
			kromy(),
			lose('W1', 7),
			lose('W2', 8),
			lose('W4', 16),
			{ type: 'changeSide', unit: unit('W6'), camp: 'red' },
			{ type: 'setArmy', camp: 'red', supplyCut: true }
		);
		expect(armyState(state, 'white')).toMatchObject({
			totalUnits: 10,
			unitsLost: 3,
			ownTrainsLost: 0,
			supplyCut: false,
			enemySupplyCut: true
		});
		const train = {
			...FORCES[1]!.units[0]!,
			id: 'train',
			type: 'armoured_train',
			stands: [1],
			attachments: [],
			officer: null
		} as const;
		const railed = after(kromy(), {
			type: 'addUnit',
			force: FORCES[1]!.id,
			unit: train,
			presence: 'table'
		});
		const taken = after(railed, { type: 'capture', unit: 'train' });
		expect(armyState(taken, 'white')).toMatchObject({ unitsLost: 0, ownTrainsLost: 1 });
		expect(armyState(taken, 'red').enemyTrainsLost).toBe(1);
		const wrecked = after(railed, { type: 'setHits', unit: 'train', hits: 5 });
		expect(armyState(wrecked, 'red').enemyTrainsLost).toBe(0);
	});
});

describe('house rules', () => {
	test('only readings, numbers and options that exist, each a line of the journal', () => {
		const state = kromy();
		expect(
			factsOf(decide(state, { type: 'setReading', ruling: 'R18', reading: 'round_down' }))
		).toEqual([{ type: 'readingSet', ruling: 'R18', reading: 'round_down' }]);
		expect(refusal(state, { type: 'setReading', ruling: 'R18', reading: 'nonsense' })).toBe(
			'Referee'
		);
		expect(refusal(state, { type: 'setReading', ruling: 'R18', reading: 'odd_saved' })).toBe(
			'Referee'
		);
		expect(
			refusal(state, { type: 'setNumber', path: 'out_of_action_at_hits.tank', value: 999 })
		).toBe('Referee');
		const four = after(state, { type: 'setNumber', path: 'out_of_action_at_hits.tank', value: 4 });
		expect(of(after(four, { type: 'setHits', unit: unit('W9'), hits: 4 }), 'W9').presence).toBe(
			'destroyed'
		);
	});
});
