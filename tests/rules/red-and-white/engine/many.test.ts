import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { areaOf, testsBeforeMoving } from '#lib/rules/red-and-white/engine/table/areas.ts';
import { type Command, commandSchema } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { contactOf } from '#lib/rules/red-and-white/engine/table/contacts.ts';
import { distanceOf } from '#lib/rules/red-and-white/engine/table/moves.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import { factSchema } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import { isShare, shared, split } from '#lib/rules/red-and-white/engine/rolls/sharing.ts';
import { due } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { PhaseNumber } from '#lib/rules/red-and-white/engine/sequence.ts';
import { bookIn, EMPTY, type BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { moveIn } from '#lib/rules/red-and-white/procedures/movement/move-parts.ts';
import { figuresLeft, standsLeft } from '#lib/rules/red-and-white/engine/table/unit.ts';
import * as v from 'valibot';
import { at } from './acts.ts';
import { after, anyCommand, beginning, kromy, unit } from './battles.ts';
import { fill, loses, rolls } from './rolls.ts';
import { runs } from '../../../random.ts';
import { english } from '../../../english.ts';

const engage = (defender: string, ...attackers: string[]): Command => ({
	type: 'engage',
	defender: unit(defender),
	attackers: attackers.map(unit)
});
const unitAt = (state: BattleState, label: string) => state.units[unit(label)]!;
const why = (state: BattleState, command: Command): string => {
	const decision = decide(state, command);
	return decision.ok ? 'accepted' : english(decision.refusal.why.text);
};

describe('Melee: several attackers', () => {
	const contact = kromy(at('red', 6), engage('W1', 'R1', 'R5'));

	it('is filled in as a group: one die, each bonus once, stands lost added up (R29)', () => {
		const worn = after(
			contact,
			{ type: 'loseFigures', unit: unit('R1'), figures: 4 },
			{ type: 'loseFigures', unit: unit('R5'), figures: 9 }
		);
		expect(
			fill(worn, 'melee', {
				unit: unitAt(worn, 'R1'),
				others: [unitAt(worn, 'R5')],
				target: unitAt(worn, 'W1')
			})
		).toMatchObject({
			attackInfantry: 2,
			attackCavalry: 0,
			attackTanks: 0,
			attackerBanner: true,
			attackerStandsLost: 3,
			defenderBanner: true,
			mgAttached: true
		});
	});

	it('dismounted cavalry attacks on foot', () => {
		const state = kromy({ type: 'arrive', unit: unit('R8') });
		const form = (marks: boolean) => {
			const now = marks
				? after(state, { type: 'setMark', unit: unit('R8'), mark: 'dismounted', on: true })
				: state;
			return fill(now, 'melee', { unit: unitAt(now, 'R8'), target: null });
		};
		expect(form(false)).toMatchObject({ attackCavalry: 1, attackInfantry: 0 });
		expect(form(true)).toMatchObject({ attackCavalry: 0, attackInfantry: 1 });
	});

	it('a unit attacks in one melee only, and the last that leaves it ends it', () => {
		const two = after(contact, engage('W2', 'R5', 'R6'));
		expect(two.contacts).toEqual([
			{ defender: unit('W1'), attackers: [unit('R1')] },
			{ defender: unit('W2'), attackers: [unit('R5'), unit('R6')] }
		]);
		const one = after(two, engage('W2', 'R1', 'R5'));
		expect(one.contacts).toEqual([{ defender: unit('W2'), attackers: [unit('R1'), unit('R5')] }]);
		expect(contactOf(one, unit('W1'))).toBeUndefined();
		expect(after(one, engage('W2')).contacts).toEqual([]);
	});

	it('only infantry, cavalry and tanks start one, against the other side', () => {
		expect(why(contact, engage('W1', 'R4'))).toMatch(/Only infantry, cavalry and tanks/);
		expect(why(contact, engage('W1', 'W2'))).toMatch(/same side/);
		expect(why(contact, engage('W1', 'R1', 'R1'))).toMatch(/once in a melee/);
		expect(why(contact, engage('W1', 'R8'))).toMatch(/not on the table/);
		expect(why(contact, engage('W1', 'R1', 'R5'))).toMatch(/so already/);
	});

	const fought = (figures: number, shares?: readonly number[]): Command =>
		rolls(
			'melee',
			{ unit: unit('R1'), others: [unit('R5')], target: unit('W1') },
			{
				form: { defenderStandsLost: 0, attackerStandsLost: 8 },
				until: loses('unit', figures),
				...(shares ? { shares } : {})
			}
		)(contact);

	it('share their loss so that as few stands fall as can be, and the contact is over', () => {
		const state = after(contact, fought(6));
		expect([standsLeft(unitAt(state, 'R1')), standsLeft(unitAt(state, 'R5'))]).toEqual([4, 4]);
		expect(figuresLeft(unitAt(state, 'R1')) + figuresLeft(unitAt(state, 'R5'))).toBe(26);
		expect(state.contacts).toEqual([]);
	});

	it('or as their owner shares it; nothing is left over', () => {
		const state = after(contact, fought(6, [6, 0]));
		expect([figuresLeft(unitAt(state, 'R1')), figuresLeft(unitAt(state, 'R5'))]).toEqual([10, 16]);
		expect(why(contact, fought(6, [3, 2]))).toMatch(/must be shared/);
		expect(why(contact, fought(6, [7, -1]))).toMatch(/must be shared/);
		expect(why(contact, fought(6, [6]))).toMatch(/must be shared/);
	});

	it('a commissar of theirs argues with his own unit, and is shot there', () => {
		const group = split(contact, [unit('R1'), unit('R2')], {
			who: 'unit',
			on: ['commissar_argues'],
			attached: 'commissar'
		});
		expect(group).toEqual([
			[unit('R1'), { who: 'unit' }],
			[unit('R2'), { who: 'unit', on: ['commissar_argues'], attached: 'commissar' }]
		]);
	});

	it('any loss is shared by nobody losing more than he has', () => {
		fc.assert(
			fc.property(
				fc.nat(40),
				fc.nat(14),
				fc.nat(14),
				fc.constantFrom('figures', 'stands'),
				(loss, one, two, kind) => {
					const hurt = [one, two].reduce(
						(state, figures, n) =>
							figures
								? after(state, { type: 'loseFigures', unit: unit(n ? 'R5' : 'R1'), figures })
								: state,
						contact
					);
					const units = [unitAt(hurt, 'R1'), unitAt(hurt, 'R5'), unitAt(hurt, 'R9')];
					const shares = shared(units, loss, kind);
					expect(isShare(units, shares, loss, kind)).toBe(true);
					expect(shares[2]).toBe(0);
				}
			)
		);
	});
});

describe('Armored vehicle fright', () => {
	it('cavalry and gunners that a tank comes at owe it, once; infantry does not', () => {
		const state = kromy({ type: 'arrive', unit: unit('R8') }, at('white', 3));
		const owes = (at: BattleState, label: string) => unitAt(at, label).owes['fright']?.length;
		const horse = after(state, engage('R8', 'W9'));
		expect(owes(horse, 'R8')).toBe(1);
		expect(owes(after(horse, engage('R8', 'W9', 'W1')), 'R8')).toBe(1);
		expect(owes(after(state, engage('R4', 'W9')), 'R4')).toBe(1);
		expect(owes(after(state, engage('R1', 'W9')), 'R1')).toBeUndefined();
		expect(owes(after(state, engage('R8', 'W1')), 'R8')).toBeUndefined();
	});

	it('who does not stand before a tank is in contact no longer', () => {
		const state = kromy({ type: 'arrive', unit: unit('R8') }, at('white', 3), engage('R8', 'W9'));
		const next = after(
			state,
			rolls(
				'fright',
				{ unit: unit('R8') },
				{ until: ({ changes }) => changes.some(({ leaves }) => leaves) }
			)
		);
		expect(next.contacts).toEqual([]);
	});
});

describe('Bombardment: areas', () => {
	const area = (battery: string, round = 1): Command => ({
		type: 'placeArea',
		area: {
			battery: unit(battery),
			squares: 3,
			where: 'the orchard',
			placed: { round, turn: 'red', phase: 2 },
			edge: [],
			inside: [],
			tested: []
		}
	});
	const enter = (label: string, where: 'edge' | 'inside' | 'outside'): Command => ({
		type: 'enterArea',
		battery: unit('R4'),
		unit: unit(label),
		where
	});
	const tested = (label: string, where: 'edge' | 'inside', pinned?: boolean) =>
		rolls(
			'bombardment',
			{ unit: unit(label) },
			{
				until: ({ changes }) =>
					changes.some(({ area }) => area === where) &&
					changes.every(
						({ on }) => pinned === undefined || (on?.includes('pinned') ?? false) === pinned
					)
			}
		);
	const lies = kromy(at('red', 2), area('R4'));

	it('a battery declares one, and has fired; infantry and light guns do not', () => {
		expect(lies.areas).toHaveLength(1);
		expect(unitAt(lies, 'R4').marks).toContain('fired');
		expect(why(lies, area('R1'))).toMatch(/nothing else does/);
		expect(after(lies, area('R4')).areas).toHaveLength(1);
	});

	it('who is about to enter owes a test; passed, it is inside and tests before it moves again', () => {
		const edge = after(lies, at('white', 3), enter('W1', 'edge'));
		expect(owes(edge)).toEqual(['W1']);
		const inside = after(edge, tested('W1', 'inside'));
		expect(owes(inside)).toEqual([]);
		expect(areaOf(inside, unit('W1'))?.battery).toBe(unit('R4'));
		expect(distanceOf(unitAt(inside, 'W1'))).not.toBeNull();
		expect(testsBeforeMoving(inside, unit('W1'))).toBe(false);
		const later = after(inside, at('red', 1, 2));
		expect(testsBeforeMoving(later, unit('W1'))).toBe(true);
		expect(distanceOf(unitAt(later, 'W1'))).toBeNull();
	});

	const owes = (state: BattleState) =>
		due(state).flatMap((one) =>
			'calculator' in one && one.calculator === 'bombardment'
				? [`${one.may ? 'may ' : ''}${unitAt(state, 'W1').id === one.unit ? 'W1' : one.unit}`]
				: []
		);
	const mark = (on: boolean, mark: 'moved' | 'falling_back'): Command => ({
		type: 'setMark',
		unit: unit('W1'),
		mark,
		on
	});

	it('who comes into it in its own phase 3 owes the test by that; who was caught there does not', () => {
		const came = after(lies, at('white', 3), enter('W1', 'inside'));
		expect(owes(came)).toEqual(['W1']);
		expect(owes(after(came, tested('W1', 'inside')))).toEqual([]);
		expect(owes(after(came, enter('W1', 'edge')))).toEqual(['W1']);
		expect(owes(after(came, enter('W1', 'outside')))).toEqual([]);
		expect(owes(after(lies, enter('W1', 'inside')))).toEqual([]);
	});

	it('who lies in it may test in its own phase 3, and must once it has moved or must go back (R42, G15)', () => {
		const caught = after(lies, enter('W1', 'inside'), at('white', 3));
		expect(owes(caught)).toEqual(['may W1']);
		const moved = after(caught, mark(true, 'moved'));
		expect(owes(moved)).toEqual(['W1']);
		expect(owes(after(moved, tested('W1', 'inside')))).toEqual([]);
		const back: Command = { type: 'oweTest', unit: unit('W1'), calculator: 'movement', n: 1 };
		expect(owes(after(lies, enter('W1', 'inside'), back))).toEqual(['W1']);
		expect(owes(after(caught, tested('W1', 'edge'), back))).toEqual([]);
	});

	it('pinned by the test it moves no more: the way back that it owed is off, and with the test passed it is that way (BO-4)', () => {
		const back: Command = { type: 'oweTest', unit: unit('W1'), calculator: 'movement', n: 1 };
		const owing = after(lies, enter('W1', 'inside'), back);
		const failed = tested('W1', 'edge', true);
		expect(unitAt(after(owing, failed), 'W1').owes['movement']).toBeUndefined();
		const through = unitAt(after(owing, tested('W1', 'inside')), 'W1');
		expect([through.owes, through.marks]).toEqual([{}, []]);
	});

	it('failed at the edge it stays outside; failed inside it stays in', () => {
		const pinned = after(lies, at('white', 3), enter('W1', 'edge'), tested('W1', 'edge'));
		expect(areaOf(pinned, unit('W1'))).toBeUndefined();
		const caught = after(lies, enter('W1', 'inside'), tested('W1', 'edge'));
		expect(areaOf(caught, unit('W1'))).toBeDefined();
		expect(testsBeforeMoving(caught, unit('W1'))).toBe(false);
	});

	it('it lies until the next phase 2 of its side, or until its guns fire in phase 4 (R42)', () => {
		const later = (turn: 'red' | 'white', phase: PhaseNumber, round: number) =>
			after(lies, at(turn, phase, round)).areas.length;
		expect(later('white', 7, 1)).toBe(1);
		expect(later('red', 1, 2)).toBe(1);
		expect(later('red', 2, 2)).toBe(0);
		expect(later('white', 1, 2)).toBe(0);
		const step = after(lies, at('red', 1, 2), { type: 'stepPhase', by: 1 });
		expect(step.areas).toEqual([]);
		const fires = after(lies, at('white', 4), rolls('artillery', { unit: unit('R4') }));
		expect(fires.areas).toEqual([]);
		const short = after(
			kromy(
				{ type: 'setReading', ruling: 'R42', reading: 'this_turn_only' },
				at('red', 2),
				area('R4')
			),
			at('white', 1)
		);
		expect(short.areas).toEqual([]);
	});

	it('ships do not mind; nobody is in two places', () => {
		expect(why(lies, enter('nobody', 'edge'))).toMatch(/no such unit/);
		const state = after(lies, enter('W1', 'inside'), enter('W1', 'edge'));
		expect(state.areas[0]).toMatchObject({ edge: [unit('W1')], inside: [] });
		expect(after(state, enter('W1', 'outside')).areas[0]).toMatchObject({ edge: [], inside: [] });
	});
});

describe('Movement', () => {
	it('going back after a failed test is rolled by its own dice, without a hero (G15)', () => {
		const failed = kromy(
			{ type: 'setMark', unit: unit('W1'), mark: 'heroic', on: true },
			at('red', 7),
			rolls(
				'unit-morale',
				{ unit: unit('W1') },
				{ form: { heroic: '0', stands: 2 }, until: ({ value }) => !value.passed }
			)
		);
		expect(unitAt(failed, 'W1').owes).toEqual({ movement: [{ what: 'failed' }] });
		const form = fill(failed, 'movement', { unit: unitAt(failed, 'W1'), target: null });
		expect(form).toMatchObject({ back: true, withdraws: false });
		expect(moveIn(bookIn(failed), form).heroic).toBe(0);
		const gone = after(
			failed,
			rolls('movement', { unit: unit('W1') }, { until: ({ value }) => value === 6 })
		);
		expect(unitAt(gone, 'W1')).toMatchObject({
			owes: {},
			went: [{ phase: 7, how: 'back', inches: 6 }]
		});
		expect(unitAt(gone, 'W1').marks).toContain('falling_back');
	});

	it('the distance rolled stays with the unit until the turn ends', () => {
		const moved = kromy(
			at('red', 3),
			rolls('movement', { unit: unit('R1') }, { until: ({ value }) => value === 11 })
		);
		expect(distanceOf(unitAt(moved, 'R1'))).toBe(11);
		expect(distanceOf(unitAt(after(moved, at('red', 7)), 'R1'))).toBe(11);
		expect(distanceOf(unitAt(after(moved, at('white', 1)), 'R1'))).toBeNull();
	});

	it('who withdraws before melee is out of contact', () => {
		const state = kromy({ type: 'arrive', unit: unit('R8') }, at('white', 3), engage('R8', 'W1'));
		const gone = after(state, rolls('movement', { unit: unit('R8') }));
		expect(gone.contacts).toEqual([]);
	});
});

const labels = ['R1', 'R2', 'R4', 'R5', 'R9', 'W1', 'W2', 'W7', 'W8', 'W9'] as const;
const anyUnit = fc.constantFrom(...labels).map(unit);
const mine: fc.Arbitrary<Command> = fc.oneof(
	fc
		.record({ defender: anyUnit, attackers: fc.array(anyUnit, { maxLength: 3 }) })
		.map((rest): Command => ({ type: 'engage', ...rest })),
	fc
		.record({ battery: anyUnit, squares: fc.integer({ min: 1, max: 3 }) })
		.map(({ battery, squares }): Command => ({
			type: 'placeArea',
			area: {
				battery,
				squares,
				where: 'a field',
				placed: { round: 1, turn: 'red', phase: 2 },
				edge: [],
				inside: [],
				tested: []
			}
		})),
	fc
		.record({
			battery: anyUnit,
			unit: anyUnit,
			where: fc.constantFrom('edge', 'inside', 'outside')
		})
		.map((rest): Command => ({ type: 'enterArea', ...rest })),
	anyUnit.map((battery): Command => ({ type: 'liftArea', battery }))
);

it('many at once: any order of commands keeps each unit in one melee and one place, and reads back', () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(mine, mine, anyCommand), { maxLength: 40 }), (commands) => {
			let state = kromy();
			expect(state.header.name).toBe(beginning.name);
			for (const command of commands) {
				const decision = decide(state, command);
				if (!decision.ok) continue;
				expect(v.safeParse(commandSchema, JSON.parse(JSON.stringify(command))).success).toBe(true);
				for (const fact of decision.facts)
					expect(v.safeParse(factSchema, JSON.parse(JSON.stringify(fact))).success).toBe(true);
				state = decision.facts.reduce(evolve, state);
				const attackers = state.contacts.flatMap((contact) => contact.attackers);
				expect(new Set(attackers).size).toBe(attackers.length);
				for (const { edge, inside } of state.areas)
					expect(new Set([...edge, ...inside]).size).toBe(edge.length + inside.length);
			}
			expect(JSON.parse(JSON.stringify(state))).toEqual(state);
			expect(EMPTY.contacts).toEqual([]);
		}),
		{ numRuns: runs(150) }
	);
});
