import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Change } from '#lib/rules/red-and-white/procedures/calculator.ts';
import type { AUTOMATION_STEPS } from '#lib/rules/red-and-white/engine/automation.ts';
import type { Command, CommandOf } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { t } from '#lib/words/t.ts';
import { needOf, testsToOwe } from '#lib/rules/red-and-white/engine/phases/called.ts';
import { due, leftUndone, owed, type Owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { Clock } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { onTable, unitsOfCamp, vehicle } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { commandsIn } from '#lib/rules/red-and-white/engine/offers.ts';
import { attacksNow } from '#lib/rules/red-and-white/engine/table/contacts.ts';
import { waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import { mark } from './acts.ts';
import { after, anyAct, FORCES, journalOf, kromy, unit } from './battles.ts';
import { fill, loses, rollOf, rolls, type Wanted } from './rolls.ts';
import { runs } from '../../../random.ts';

const at = (phase: Clock['phase'], turn: Clock['turn'] = 'red', round = 1): Command => ({
	type: 'setClock',
	to: { round, turn, phase }
});
const roll = <Slug extends string>(
	slug: Slug,
	of: string,
	target: string | null = null,
	wanted: Wanted<Slug> = {}
) => rolls(slug, { unit: unit(of), target: target === null ? null : unit(target) }, wanted);
const fires = (of: string, target: string, figures: number) =>
	roll('small-arms-fire', of, target, { until: loses('target', figures) });
/** A melee that this side loses. */
const beaten =
	(who: Change['who'], loss = 0) =>
	({ changes }: { changes: readonly Change[] }): boolean =>
		changes.some((change) => change.who === who && change.beaten && (change.figures ?? 0) >= loss);
const by = (state: BattleState): readonly string[] =>
	due(state).map(
		(one) =>
			`${one.may ? 'may ' : ''}${'calculator' in one ? one.calculator : one.deed}${
				'unit' in one
					? ` ${state.units[one.unit]?.unit.label}`
					: 'officer' in one
						? ` ${state.officers[one.officer]?.officer.name}`
						: 'camp' in one
							? ` ${one.camp}`
							: ''
			}${'n' in one && one.n ? ` x${one.n}` : ''}`
	);
const red = FORCES[0]!;
const white = FORCES[1]!;
const second = white.officers[1]!;

/** The command by which something owed is done. */
const doing = (state: BattleState, one: Owed): Command | undefined => {
	if ('deed' in one)
		switch (one.deed) {
			case 'place_losses': {
				const hit = state.units[one.unit]!;
				return vehicle(hit)
					? { type: 'setHits', unit: one.unit, hits: hit.hits + 1 }
					: { type: 'loseFigures', unit: one.unit, figures: 1 };
			}
			case 'lead_heroically': {
				const { camp } = state.officers[one.officer]!;
				const [first] = unitsOfCamp(state, camp).filter(
					({ presence, officer }) =>
						presence === 'table' && (officer === null || officer === one.officer)
				);
				return first && { type: 'leadHeroically', officer: one.officer, unit: first.id };
			}
			case 'see_to':
				return { type: 'losePaper', paper: one.paper };
			case 'fight':
				return { type: 'engage', defender: one.defender, attackers: [] };
			case 'come_into_contact':
				return {
					...{ type: 'quick', unit: one.unit, figures: 0, hits: 0, note: '' },
					...{ on: [], off: ['charged', 'fired', 'moved'] }
				};
			case 'suppress':
				return { type: 'setMark', unit: one.unit, mark: 'suppressed', on: true };
			case 'marks_end':
			case 'officers_return':
				return { type: 'catchUp', step: one.deed };
		}
	return rollOf(state, one.calculator, {
		...('unit' in one ? { unit: one.unit } : {}),
		...('camp' in one ? { camp: one.camp } : {}),
		...('officer' in one ? { officer: one.officer } : {})
	});
};

const same = (a: Owed, b: Owed): boolean => {
	const { n: _, ...one } = { n: 0, ...a };
	const { n: __, ...two } = { n: 0, ...b };
	return JSON.stringify(one) === JSON.stringify(two);
};
const many = (all: readonly Owed[], one: Owed): number => {
	const found = all.find((other) => same(one, other));
	return found ? ('n' in found ? (found.n ?? 1) : 1) : 0;
};

test('Armoured cars: one with hits may still move in phase 3, after the die for its breakdown', () => {
	const car = (...acts: readonly Command[]) =>
		waiting(kromy(at(3, 'white'), mark('W3', 'led'), ...acts))
			.crowds.flatMap(({ units }) => units)
			.find((one) => one.unit === unit('W3'))?.doing;
	expect(car()).toBe('open');
	expect(car({ type: 'setHits', unit: unit('W3'), hits: 2 })).toBe('open');
});

test('Armoured cars; Morale (G10): one that is falling back is not waited for, with hits or without', () => {
	const car = (...acts: readonly Command[]) =>
		waiting(kromy(at(3, 'white'), mark('W3', 'led'), mark('W3', 'falling_back'), ...acts))
			.crowds.flatMap(({ units }) => units)
			.find((one) => one.unit === unit('W3'))?.doing;
	expect(car()).toBe('cannot');
	expect(car({ type: 'setHits', unit: unit('W3'), hits: 2 })).toBe('cannot');
});

describe('owed and waiting', () => {
	test('property: what is due can be done, and then less of it is due', () => {
		fc.assert(
			fc.property(fc.array(anyAct, { minLength: 5, maxLength: 60 }), (acts) => {
				const state = historyOf(journalOf(acts)).state;
				for (const one of due(state)) {
					const command = doing(state, one);
					if (!command) continue;
					const decision = decide(state, command);
					expect(decision.ok, JSON.stringify([one, decision])).toBe(true);
					const then = after(state, command);
					if ('camp' in one) expect(then.armies[one.camp].tested).toBe(true);
					else
						expect(many(due(then), one), JSON.stringify(one)).toBeLessThan(many(due(state), one));
				}
			}),
			{ numRuns: runs(60) }
		);
	});

	test('property: every unit that may act stands with its player once; only units on the table are waited for', () => {
		fc.assert(
			fc.property(fc.array(anyAct, { maxLength: 60 }), (acts) => {
				const state = historyOf(journalOf(acts)).state;
				const { crowds, owed: must, may } = waiting(state);
				const named = crowds.flatMap(({ units }) => units.map((one) => one.unit));
				expect(new Set(named).size).toBe(named.length);
				expect(named.every((id) => onTable(state.units[id]!))).toBe(true);
				expect([...must, ...may].length).toBe(due(state).length);
				for (const { done, open, units } of crowds)
					expect(done + open).toBeLessThanOrEqual(units.length);
			})
		);
	});

	test('Machine guns, officers and leaders: fire that takes figures calls for what stands with the unit', () => {
		const fired = after(kromy(), at(2, 'white'), fires('W1', 'R2', 2));
		expect(by(fired)).toEqual(['officer-hit R2', 'attached-gun R2']);
		expect(by(after(fired, roll('officer-hit', 'R2')))).toEqual(['attached-gun R2']);
		const missed = after(kromy(), at(2, 'white'), fires('W1', 'R2', 0));
		expect(by(missed)).toEqual([]);
	});

	test('Officers and leaders: with the last figures of his unit its officer may be hit; nothing else of it is rolled for', () => {
		const [hero] = red.officers;
		const wiped = after(
			kromy(),
			{ type: 'leadHeroically', officer: hero!.id, unit: unit('R2') },
			at(2, 'white'),
			{ type: 'loseFigures', unit: unit('R2'), figures: 15 },
			fires('W1', 'R2', 1)
		);
		expect(wiped.units[unit('R2')]?.presence).toBe('destroyed');
		expect(by(wiped)).toEqual(['officer-hit R2']);
		expect(
			fill(wiped, 'officer-hit', { unit: wiped.units[unit('R2')]!, target: null })
		).toMatchObject({ officers: 1 });
		expect(
			by(
				after(
					wiped,
					roll('officer-hit', 'R2', null, { until: ({ value }) => value.officers.includes('dead') })
				)
			)
		).toEqual([]);
		const nobody = after(
			kromy(),
			at(2, 'white'),
			{ type: 'loseFigures', unit: unit('R2'), figures: 15 },
			fires('W1', 'R2', 1)
		);
		expect(by(nobody)).toEqual([]);
	});

	test('Armoured cars: a test for each hit; trains: when shelled (R53); tanks: a die for each shell', () => {
		const shelled = after(
			kromy(),
			at(2),
			roll('artillery', 'R4', 'W3', { until: loses('target', 2) }),
			roll('artillery', 'R4', 'W9', {
				until: ({ changes }) => changes.some(({ tests }) => tests?.n === 3)
			})
		);
		const labels = by(shelled);
		expect(labels).toContain('tank-hits W9 x3');
		const type = (label: string) => shelled.units[unit(label)]!.unit.type;
		if (type('W3') === 'armoured_car') expect(labels).toContain('armoured-car-morale W3 x2');
		if (type('W3') === 'armoured_train') expect(labels).toContain('train-morale W3');
	});

	test('Petrol bombs: infantry that attacked a tank, or beat one that attacked it, owes them (R47)', () => {
		const R5 = 'may petrol-bombs R5';
		const attacks = roll('melee', 'R5', 'W9', { until: beaten('unit', 1) });
		const beside = rolls(
			'melee',
			{ unit: unit('R1'), others: [unit('R5')], target: unit('W9') },
			{ until: beaten('target') }
		);
		const attacked = (who: 'unit' | 'target') => roll('melee', 'W9', 'R5', { until: beaten(who) });
		expect(by(after(kromy(), at(6), attacks))).toContain(R5);
		expect(by(after(kromy(), at(6), beside)).filter((one) => one.includes('petrol'))).toEqual([R5]);
		expect(by(after(kromy(), at(6, 'white'), attacked('unit')))).toContain(R5);
		expect(by(after(kromy(), at(6, 'white'), attacked('target')))).not.toContain(R5);
		const thrown = roll('petrol-bombs', 'R5', 'W9');
		expect(by(after(kromy(), at(6), attacks, thrown))).not.toContain(R5);
		const horse = roll('melee', 'R5', 'W1', { until: beaten('target') });
		expect(by(after(kromy(), at(6), horse))).not.toContain(R5);
		const none: Command = { type: 'setOption', option: 'petrol_bombs', value: 'not_allowed' };
		expect(by(after(kromy(none), at(6), attacks))).not.toContain(R5);
		const nerve: Command = { type: 'setReading', ruling: 'R47', reading: 'd10_always' };
		expect(by(after(kromy(nerve), at(6), attacks))).not.toContain(R5);
		expect(by(after(kromy(nerve), at(6), beside))).toContain(R5);
	});

	test('Officers’ character: a melee lost, an army that breaks, a unit that leaves the table', () => {
		const hero: Command = { type: 'leadHeroically', officer: second.id, unit: unit('W4') };
		const lost = after(
			kromy(),
			hero,
			at(6),
			roll('melee', 'R1', 'W4', { until: beaten('target', 1) })
		);
		expect(by(lost)).toContain(`test-of-character ${second.name}`);
		// Was he hit? A character that fails would take him from his unit before that is known.
		const waits = waiting(lost).owed.map((one) => 'calculator' in one && one.calculator);
		expect(waits).toEqual(['officer-hit', 'movement', 'test-of-character']);
		const tested = after(
			lost,
			rolls(
				'test-of-character',
				{ officer: second.id },
				{ until: ({ value }) => value.failure === null }
			)
		);
		expect(by(tested)).not.toContain(`test-of-character ${second.name}`);

		const broken = after(
			kromy(),
			at(7),
			rolls(
				'army-morale',
				{ camp: 'white' },
				{ form: { unitsLost: 8 }, until: ({ value }) => value.breaks }
			)
		);
		expect(by(broken).filter((one) => one.startsWith('test-of-character'))).toHaveLength(
			white.officers.length
		);
		expect(by(broken).filter((one) => one.startsWith('unit-morale'))).toHaveLength(
			white.units.length
		);

		const off = after(
			kromy(),
			hero,
			{ type: 'setMark', unit: unit('W4'), mark: 'falling_back', on: true },
			{ type: 'removeUnit', unit: unit('W4'), presence: 'off_table' }
		);
		expect(off.officers[second.id]?.owesCharacter).toEqual([
			{ what: 'off_table', unit: unit('W4') }
		]);
	});

	test('Officers’ character: a fanatic must lead; a commander-in-chief, a wounded one and a second need not', () => {
		const fanatic: Command = {
			type: 'setCharacter',
			officer: red.officers[1]!.id,
			character: 'fanatic'
		};
		const name = `lead_heroically ${red.officers[1]!.name}`;
		expect(by(after(kromy(), fanatic))).toContain(name);
		expect(by(after(kromy(), fanatic, at(2)))).not.toContain(name);
		expect(
			by(
				after(kromy(), fanatic, {
					type: 'leadHeroically',
					officer: red.officers[1]!.id,
					unit: unit('R1')
				})
			)
		).not.toContain(name);
		expect(
			by(
				after(kromy(), fanatic, { type: 'setOfficer', officer: red.officers[1]!.id, status: 'out' })
			)
		).not.toContain(name);
	});

	test('Suppression: in phase 4 a suppressed unit may test, once', () => {
		const held = after(
			kromy(),
			at(2),
			{ type: 'loseFigures', unit: unit('W1'), figures: 4 },
			at(4)
		);
		expect(by(held)).toEqual(['may suppression W1']);
		expect(needOf(held, due(held)[0]!)).toMatchObject({ sides: 6, from: 1 });
		expect(
			by(after(held, roll('suppression', 'W1', null, { until: ({ value }) => !value.passed })))
		).toEqual([]);
	});

	test('Melee: one that is set up is owed in phase 6 until it is fought or called off', () => {
		const engage = (...attackers: string[]): Command => ({
			type: 'engage',
			defender: unit('W1'),
			attackers: attackers.map(unit)
		});
		const before = after(kromy(), at(5), engage('R1', 'R5'));
		expect(by(before)).toEqual([]);
		const state = after(before, at(6));
		expect(owed(state)).toEqual([{ deed: 'fight', unit: unit('R1'), defender: unit('W1') }]);
		const doing = (label: string, now = state) =>
			waiting(now)
				.crowds.flatMap(({ units }) => units)
				.find((one) => one.unit === unit(label))?.doing;
		expect([doing('R1'), doing('R5'), doing('W1'), doing('R6')]).toEqual([
			'open',
			'open',
			'open',
			'cannot'
		]);
		const fought = rolls('melee', {
			unit: unit('R1'),
			others: [unit('R5')],
			target: unit('W1')
		});
		const over = after(state, fought);
		expect(by(over).filter((one) => one.startsWith('fight'))).toEqual([]);
		expect(['R1', 'R5', 'W1'].map((label) => doing(label, over))).toEqual(['done', 'done', 'done']);
		expect(by(after(state, engage()))).toEqual([]);
		const gone: Command = { type: 'removeUnit', unit: unit('R1'), presence: 'off_table' };
		expect(by(after(state, gone))).toEqual(['fight R5']);
		expect(by(after(state, gone, { ...gone, unit: unit('R5') }))).toEqual([]);
	});

	test('Melee: one that was never fought is written down when its phase is closed; nothing else lapses with it', () => {
		const state = after(
			kromy({ type: 'setAutomation', step: 'tests_noted', on: false }),
			at(6),
			{ type: 'engage', defender: unit('W1'), attackers: [unit('R1')] },
			{ type: 'oweTest', unit: unit('R1'), calculator: 'attached-gun', n: 1 }
		);
		const decision = decide(state, at(7));
		expect(decision.ok && decision.facts).toContainEqual({
			type: 'phaseClosed',
			phase: 6,
			skipped: false,
			owed: [{ what: 'fight', unit: unit('R1') }]
		});
		expect(after(state, at(7)).units[unit('R1')]?.owes).toEqual({
			'attached-gun': [{ what: 'referee' }]
		});
	});

	test('who has moved and who has not, by player', () => {
		const led = (label: string, mark: 'led' | 'not_led'): Command => ({
			type: 'setMark',
			unit: unit(label),
			mark,
			on: true
		});
		const state = after(kromy(), led('R1', 'led'), led('R2', 'not_led'), at(3), {
			type: 'setMark',
			unit: unit('R1'),
			mark: 'moved',
			on: true
		});
		const doing = new Map(
			waiting(state).crowds.flatMap(({ units }) =>
				units.map((one) => [state.units[one.unit]?.unit.label, one.doing])
			)
		);
		expect(doing.get('R1')).toBe('done');
		expect(doing.get('R2')).toBe('cannot');
		expect(doing.get('R3')).toBe('open');
		expect(doing.has('W1')).toBe(false);
		// MELEE: contact is made by moving.
		const met = after(state, {
			type: 'engage',
			defender: unit('W1'),
			attackers: [unit('R5'), unit('R6')]
		});
		const moved = waiting(met).crowds.flatMap(({ units }) =>
			units.flatMap((one) =>
				one.doing === 'done' ? (state.units[one.unit]?.unit.label ?? []) : []
			)
		);
		expect(moved).toEqual(['R1', 'R5', 'R6']);
		const ready = after(state, { type: 'setReady', player: red.players[0]!.id, ready: true });
		expect(waiting(ready).crowds.some((crowd) => crowd.ready)).toBe(true);
		expect(waiting(after(ready, at(4))).crowds.some((crowd) => crowd.ready)).toBe(false);
	});
});

describe('automation, step by step', () => {
	const off = (step: (typeof AUTOMATION_STEPS)[number]): Command => ({
		type: 'setAutomation',
		step,
		on: false
	});

	test('marks that do not end by themselves are called to mind, and taken off in one go', () => {
		const led: Command = { type: 'setMark', unit: unit('R1'), mark: 'led', on: true };
		const later = after(kromy(), off('marks_end'), led, at(1, 'white'));
		expect(later.units[unit('R1')]?.marks).toEqual(['led']);
		expect(by(later)).toContain('may marks_end x1');
		const swept = after(later, { type: 'catchUp', step: 'marks_end' });
		expect(swept.units[unit('R1')]?.marks).toEqual([]);
		expect(by(swept)).not.toContain('may marks_end x1');
	});

	test('losses call for morale; off, it is only called to mind', () => {
		const lost = after(kromy(), { type: 'loseFigures', unit: unit('W1'), figures: 1 }, at(7));
		expect(by(lost)).toEqual(['unit-morale W1']);
		expect(by(after(lost, off('casualties_owe')))).toEqual(['may unit-morale W1']);
		expect(owed(after(lost, off('casualties_owe')))).toEqual([]);
	});

	test('losses are left to the owner, who places them', () => {
		const hit = after(kromy(), off('losses_placed'), at(2, 'white'), fires('W1', 'R1', 3));
		expect(hit.units[unit('R1')]?.left).toEqual([4, 4, 4, 4]);
		expect(by(hit)).toEqual(['place_losses R1 x3', 'attached-gun R1']);
		const placed = after(hit, { type: 'loseFigures', unit: unit('R1'), stand: 1, figures: 3 });
		expect(by(placed)).not.toContain('place_losses R1 x3');
		expect(placed.units[unit('R1')]?.toPlace).toBe(0);
	});

	test('officers: a scratch is over next turn, a drunk one counts turns of his side; off, both are called to mind', () => {
		const scratch: Command = { type: 'setOfficer', officer: second.id, status: 'scratched' };
		const drunk: Command = { type: 'setOfficer', officer: second.id, status: 'drunk', turns: 2 };
		const status = (state: BattleState) => state.officers[second.id];
		expect(status(after(kromy(), scratch, at(1, 'white')))?.status).toBe('fit');
		const one = after(kromy(), drunk, at(1, 'white'), at(1, 'red', 2));
		expect(status(one)).toMatchObject({ status: 'drunk', backIn: 1 });
		expect(status(after(one, at(1, 'white', 2)))).toMatchObject({ status: 'drunk', backIn: 1 });
		expect(status(after(one, at(1, 'white', 2), at(1, 'red', 3)))).toMatchObject({
			status: 'fit',
			backIn: null
		});
		const jump = (turns: number, ...to: Parameters<typeof at>) =>
			status(after(kromy(), { ...drunk, turns }, at(...to)));
		expect(jump(3, 1, 'red', 3)).toMatchObject({ status: 'drunk', backIn: 1 });
		expect(jump(3, 1, 'white', 3)).toMatchObject({ status: 'drunk', backIn: 1 });
		expect(jump(3, 1, 'red', 4)).toMatchObject({ status: 'fit', backIn: null });
		expect(jump(2, 1, 'red', 9)).toMatchObject({ status: 'fit', backIn: null });
		const late = after(kromy(), off('officers_return'), scratch, at(1, 'white'));
		expect(status(late)?.status).toBe('scratched');
		expect(by(late)).toContain('may officers_return x1');
		expect(status(after(late, { type: 'catchUp', step: 'officers_return' }))?.status).toBe('fit');
	});

	test('Suppression by hand: the unit is not marked, the list says so', () => {
		const fired = after(kromy(), off('suppression_marked'), at(2), {
			type: 'loseFigures',
			unit: unit('W1'),
			figures: 4
		});
		expect(fired.units[unit('W1')]?.marks).toEqual([]);
		expect(by(fired)).toEqual(['may suppress W1']);
	});
});

describe('the referee sets what the rules would not', () => {
	const correct = (more: Partial<CommandOf<'correct'>>): Command => ({
		type: 'correct',
		unit: unit('W1'),
		reason: 'miscounted',
		...more
	});

	test('figures, marks, presence, tests: with a reason, or not at all', () => {
		expect(decide(kromy(), correct({ reason: ' ' })).ok).toBe(false);
		const set = after(
			kromy(),
			correct({ left: [4, 4, 1, 0], on: ['not_led'], moraleTested: true, casualtiesSinceTest: 0 })
		);
		expect(set.units[unit('W1')]).toMatchObject({
			left: [4, 4, 1, 0],
			marks: ['not_led'],
			moraleTested: true,
			casualtiesSinceTest: 0
		});
		const gone = after(set, correct({ presence: 'surrendered' }));
		expect(gone.units[unit('W1')]?.presence).toBe('surrendered');
		expect(after(gone, correct({ presence: 'table' })).units[unit('W1')]?.presence).toBe('table');
	});

	test('a test is put on the list by hand: each that the unit can take, and beside one that is due', () => {
		const can = (label: string) => testsToOwe(kromy(), kromy().units[unit(label)]!);
		expect(can('R2')).toEqual([
			'officer-hit',
			'commissar',
			'attached-gun',
			'bombardment',
			'movement',
			'unit-morale'
		]);
		expect(can('R9')).toEqual([
			'bombardment',
			'movement',
			'unit-morale',
			'armoured-car-morale',
			'breakdown'
		]);
		expect(can('W9')).toContain('tank-hits');
		expect(can('R8')).toEqual([]);
		for (const calculator of can('R2')) {
			const owes: Command = { type: 'oweTest', unit: unit('R2'), calculator, n: 1 };
			expect(by(after(kromy(), at(4), owes))).toEqual([`${calculator} R2`]);
		}
		const lost = after(kromy(), { type: 'loseFigures', unit: unit('W1'), figures: 1 }, at(7), {
			type: 'oweTest',
			unit: unit('W1'),
			calculator: 'unit-morale',
			n: 1
		});
		expect(by(lost)).toEqual(['unit-morale W1 x2']);
	});

	test('only what no table can show is refused', () => {
		expect(decide(kromy(), correct({ left: [5, 4, 4, 4] })).ok).toBe(false);
		expect(decide(kromy(), correct({ left: [4] })).ok).toBe(false);
		expect(decide(kromy(), correct({ left: [0, 0, 0, 0], presence: 'table' })).ok).toBe(false);
	});
});

describe('Morale: a test that the referee has made before phase 7 is not asked for again in it', () => {
	const tests = (of: string, passed: boolean) =>
		roll('unit-morale', of, null, {
			until: ({ value }) => value.passed === passed,
			ruled: { reason: 'at once', allows: true, stands: true }
		});
	const lost: readonly Command[] = [{ type: 'loseFigures', unit: unit('W1'), figures: 5 }];
	const asked = (state: BattleState) => by(state).filter((one) => one.includes('unit-morale W1'));

	test('for the losses that the unit had; for more it tests again', () => {
		const tested = kromy(at(2), ...lost, tests('W1', true));
		expect(asked(after(kromy(at(2), ...lost), at(7)))).toHaveLength(1);
		expect(asked(after(tested, at(7)))).toEqual([]);
		expect(asked(after(tested, ...lost, at(7)))).toHaveLength(1);
		expect(asked(after(tested, ...lost, tests('W1', true), at(7)))).toEqual([]);
	});

	test('falling back it tests once in a turn, and again in the next', () => {
		const tested = kromy(at(2), ...lost, tests('W1', false));
		expect(tested.units[unit('W1')]?.marks).toContain('falling_back');
		expect(asked(after(tested, at(7)))).toEqual([]);
		expect(asked(after(tested, at(7, 'red', 2)))).toHaveLength(1);
	});

	test('the turn over, its losses stay tested for until its own phase 7; the clock set back, so they are again', () => {
		const tested = kromy(at(2, 'white'), ...lost, tests('W1', true), at(1, 'red', 2));
		expect(asked(after(tested, at(7, 'red', 2)))).toEqual([]);
		expect(asked(after(tested, at(7, 'white')))).toEqual([]);
		const next = after(tested, at(1, 'white', 2), ...lost, at(7, 'red', 3));
		expect(asked(next)).toHaveLength(1);
	});

	test('a test that a rule calls for stands for none other, nor does one of an older line', () => {
		const calls: Command = { type: 'oweTest', unit: unit('W1'), calculator: 'unit-morale', n: 1 };
		expect(asked(kromy(at(2), ...lost, calls, tests('W1', true), at(7)))).toHaveLength(1);
		const older = roll('unit-morale', 'W1', null, { ruled: { reason: 'at once', allows: true } });
		expect(asked(kromy(at(2), ...lost, older, at(7)))).toHaveLength(1);
	});

	test('the log says so', () => {
		const acts = [at(2), ...lost, tests('W1', true)];
		const line = historyOf(journalOf(acts)).counted.at(-1);
		expect(line && tell(line).sentences.map(t).join(' ')).toContain(
			'1st Drozdovsky: this test stands for that of phase 7.'
		);
	});
});

describe('a melee that would be lost', () => {
	const engage = (attacker: string, defender: string): Command => ({
		...{ type: 'engage', defender: unit(defender), attackers: [unit(attacker)] }
	});
	const lost = (state: BattleState, to: Clock): readonly string[] =>
		leftUndone(state, to).flatMap((one) =>
			'deed' in one && 'unit' in one ? `${one.deed} ${state.units[one.unit]?.unit.label}` : []
		);
	const to = (phase: Clock['phase'], turn: Clock['turn'] = 'red'): Clock => ({
		...{ round: 1, turn, phase }
	});
	const CHARGED: readonly Command[] = [
		at(3),
		{ type: 'setMark', unit: unit('R2'), mark: 'charged', on: true }
	];

	test('melees set up are left undone by passing phase 6 over, and by no other way on', () => {
		const met = kromy(at(3), engage('R1', 'W1'));
		expect(lost(met, to(4))).toEqual([]);
		expect(lost(met, to(6))).toEqual([]);
		expect(lost(met, to(7))).toEqual(['fight R1']);
		expect(lost(met, to(1, 'white'))).toEqual(['fight R1']);
		expect(lost(after(met, at(6)), to(7))).toEqual(['fight R1']);
		expect(lost(after(met, at(2)), to(1))).toEqual([]);
	});

	test('a unit that charged, or fired into melee, and met nobody: a reminder from phase 3, owed in 6', () => {
		const charged = kromy(...CHARGED);
		expect(by(charged)).toContain('may come_into_contact R2');
		expect(by(after(charged, at(5)))).toContain('may come_into_contact R2');
		expect(by(after(charged, at(6)))).toContain('come_into_contact R2');
		expect(lost(charged, to(4))).toEqual([]);
		expect(lost(charged, to(7))).toEqual(['come_into_contact R2']);
		const fired = kromy(
			at(5),
			{ type: 'setMark', unit: unit('R1'), mark: 'fired', on: true },
			at(6)
		);
		expect(by(fired)).toContain('come_into_contact R1');
	});

	test('nothing is implied once it met somebody, is pinned, goes back or has only fired before', () => {
		const implied = (...commands: readonly Command[]): boolean =>
			by(kromy(...CHARGED, ...commands, at(6))).some((one) => one.endsWith('come_into_contact R2'));
		expect(implied()).toBe(true);
		expect(implied(engage('R2', 'W1'))).toBe(false);
		expect(
			implied(engage('R2', 'W1'), { type: 'engage', defender: unit('W1'), attackers: [] })
		).toBe(false);
		expect(implied({ type: 'setMark', unit: unit('R2'), mark: 'pinned', on: true })).toBe(false);
		expect(by(kromy(at(2), fires('R1', 'W1', 1), at(6)))).not.toContain('come_into_contact R1');
		// Who fired at an enemy fights that one (G05), and nobody where that one is lost.
		const at6 = kromy(at(6));
		const shot = { phase: 5, at: unit('W1'), with: [] } as const;
		const r1 = { ...at6.units[unit('R1')]!, fired: [shot] };
		const shooting = { ...at6, units: { ...at6.units, [r1.id]: r1 } };
		expect(by(shooting)).toContain('come_into_contact R1');
		const lost: Command = { type: 'removeUnit', unit: unit('W1'), presence: 'destroyed' };
		expect(by(after(shooting, lost))).not.toContain('come_into_contact R1');
	});

	const r2 = ({ units }: BattleState) => units[unit('R2')]!;

	test('who did not reach the enemy owes nothing more, is told so, and may still be told to have reached one', () => {
		const short: Command = { type: 'fallShort', unit: unit('R2') };
		const charged = kromy(...CHARGED);
		expect(commandsIn(charged)).toContainEqual(short);
		const fell = after(charged, short);
		expect(by(fell).some((one) => one.endsWith('come_into_contact R2'))).toBe(false);
		expect(lost(fell, to(7))).toEqual([]);
		expect(commandsIn(fell)).not.toContainEqual(short);
		expect(decide(fell, short).ok).toBe(false);
		const met = after(fell, engage('R2', 'W1'), at(6));
		expect(by(met)).toContain('fight R2');
		expect(attacksNow(after(charged, at(5)), r2(charged))).toBe(true);
		expect(attacksNow(after(fell, at(5)), r2(fell))).toBe(false);
	});
});
