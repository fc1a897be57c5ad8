import { bookIn } from '#lib/rules/red-and-white/engine/state.ts';
import { describe, expect, test } from 'vitest';
import { chances, type Call, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { keptBecause } from '#lib/kernel/game/history.ts';
import { historyOf, type BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { chained } from '../../../chained.ts';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { BATTLE } from '#lib/rules/red-and-white/journal/strike/striking.ts';
import { planStrike, type StrikePlan as Plan } from '#lib/kernel/game/strike.ts';
import { figuresLeft } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { fought } from '../report/fought.ts';
import { FORCES, unit } from '../engine/battles.ts';
import { procedure } from '../engine/rolls.ts';

type StrikePlan = Plan<BattleState, Command, Fact>;

const [R1, R2, W1, W2] = ['R1', 'R2', 'W1', 'W2'].map(unit) as [string, string, string, string];
const next: Command = { type: 'stepPhase', by: 1 };

/** Strikes the line at a place out of a story; missing dice all show this face. */
const struck = async (
	story: Parameters<typeof fought>[0],
	place: number,
	{ face = 1, keeps = null }: { face?: number; keeps?: string | null } = {}
) => {
	const entries = fought(story);
	const history = historyOf(entries);
	const asked: { call: Call; why: string; covered: boolean }[] = [];
	const plan = await planStrike(BATTLE, history, String(place), {
		dice: ({ call, why, covered }): Promise<Throw> => {
			asked.push({ call, why, covered });
			const faces = Array.from({ length: call.dice }, () => face);
			return Promise.resolve({ call, faces, count: null, by: 'hand' });
		},
		keeps: () => keeps,
		pause: () => Promise.resolve()
	});
	if (!plan) throw new Error('Nothing to strike');
	return { plan, asked, history, entries };
};

const changed = ({ changes }: StrikePlan) =>
	changes.map((change) => [change.was.place, change.kind]);

/** The command of a line as it would be after the strike. */
const commandAt = ({ note }: StrikePlan, place: number): Command | undefined =>
	note.redecided.find(({ entry }) => entry === String(place))?.command;

const fire = (by: string, target: string, form = {}) => ({
	slug: 'small-arms-fire',
	unit: by,
	target,
	form: { band: 'point_blank', ...form }
});

describe('striking out one line', () => {
	test('what it did is gone, what has nothing to do with it stays', async () => {
		const { plan, asked } = await struck(
			[
				next,
				{ type: 'loseFigures', unit: W1, figures: 3 },
				{ type: 'setMark', unit: W2, mark: 'in_cover', on: true },
				{ type: 'note', unit: null, text: 'rain' }
			],
			2
		);
		expect(changed(plan)).toEqual([]);
		expect(plan).toMatchObject({ untouched: 2, note: { entry: '2', redecided: [] } });
		expect(asked).toEqual([]);
		expect(figuresLeft(plan.state.units[W1]!)).toBe(16);
		expect(plan.state.units[W2]!.marks).toEqual(['in_cover']);
	});

	test('a pool that grew asks for the missing dice only; what was typed stays', async () => {
		const { plan, asked, history } = await struck(
			[
				next,
				{ type: 'loseFigures', unit: W1, stand: 3, figures: 4 },
				fire(W1, R1, { heroic: '1', cover: 'claimed' })
			],
			2
		);
		const before = history.counted[3]!.entry.command;
		const after = commandAt(plan, 3);
		if (before.type !== 'roll' || after?.type !== 'roll') throw new Error('No roll');
		expect(after.form).toMatchObject({ band: 'point_blank', heroic: '1', cover: 'claimed' });
		expect([before.form['rifleStands'], after.form['rifleStands']]).toEqual([3, 4]);
		const [first] = before.throws;
		const [again] = after.throws;
		expect(asked[0]).toMatchObject({
			why: 'grown',
			call: { dice: again!.call.dice - first!.call.dice }
		});
		expect(again!.faces!.slice(0, first!.call.dice)).toEqual(first!.faces);
		expect(plan.changes[0]).toMatchObject({ kind: 'again', added: asked[0]!.call.dice });
	});

	test('what missing dice must show stays covered where it would tell what a man is like', async () => {
		const { id: officer } = FORCES[1]!.officers[1]!;
		const falls: Command = { type: 'loseFigures', unit: W1, stand: 3, figures: 4 };
		const leads: Command = { type: 'leadHeroically', officer, unit: W1 };
		const committed: Command = { type: 'setCharacter', officer, character: 'committed' };
		const open = await struck([leads, next, falls, fire(W1, R1)], 3);
		expect(open.asked).toMatchObject([{ why: 'grown', covered: false }]);
		const covered = await struck([committed, leads, next, falls, fire(W1, R1)], 4);
		expect(covered.asked).toMatchObject([{ why: 'grown', covered: true }]);
	});

	test('what the referee said came of a roll stands, whatever the dice would say now', async () => {
		const lost: Command = { type: 'loseFigures', unit: W1, stand: 3, figures: 4 };
		const entries = fought([next, lost, fire(W1, R1)]);
		const { command } = historyOf(entries).counted.at(-1)!.entry;
		if (command.type !== 'roll') throw new Error('No roll');
		const sheet = procedure('small-arms-fire');
		const { before } = historyOf(entries).counted.at(-1)!;
		const fires = sheet.resolve(bookIn(before), command.form);
		const value = fires.refused
			? undefined
			: chances(fires.resolution.draw).outcomes.find(
					(one) => (one.value as { casualties: number }).casualties === 1
				)?.value;
		const ruled: Command = { ...command, ruled: { reason: 'smoke', value } };
		const { plan, asked } = await struck([next, lost, ruled], 2, { face: 6 });
		expect(asked).toHaveLength(1);
		expect(commandAt(plan, 3)).toMatchObject({
			form: { rifleStands: 4 },
			ruled: { reason: 'smoke', value }
		});
		expect(figuresLeft(plan.state.units[R1]!)).toBe(15);
	});

	test('a pool that shrank drops the last and says so', async () => {
		const { plan, asked, history } = await struck(
			[
				next,
				{ type: 'loseFigures', unit: W1, stand: 3, figures: 4 },
				{ type: 'giveBack', unit: W1, stand: 3, figures: 4 },
				fire(W1, R1)
			],
			3
		);
		const before = history.counted[4]!.entry.command;
		const after = commandAt(plan, 4);
		if (before.type !== 'roll' || after?.type !== 'roll') throw new Error('No roll');
		const fewer = after.throws[0]!.call.dice;
		expect(fewer).toBeLessThan(before.throws[0]!.call.dice);
		expect(after.throws[0]!.faces).toEqual(before.throws[0]!.faces!.slice(0, fewer));
		expect(asked).toEqual([]);
		expect(plan.changes[0]).toMatchObject({ kind: 'again' });
		expect(plan.changes[0]!.kind === 'again' && plan.changes[0]!.dropped).toBeGreaterThan(0);
	});

	test('a count taken against another threshold is asked again', async () => {
		const story = [
			next,
			{ type: 'leadHeroically', officer: FORCES[1]!.officers[0]!.id, unit: W1 } as const,
			fire(W1, R1)
		];
		const entries = fought(story);
		const told = entries.map((entry): BattleEntry => {
			if (entry.kind !== 'done' || entry.command.type !== 'roll') return entry;
			const throws = entry.command.throws.map((one): Throw => ({
				...one,
				faces: null,
				by: 'hand',
				count: one.faces!.filter((face) => face >= one.call.needs!.from).length
			}));
			return {
				...entry,
				command: { ...entry.command, throws },
				facts: entry.facts.map((fact) => (fact.type === 'rolled' ? { ...fact, throws } : fact))
			};
		});
		const asked: string[] = [];
		await planStrike(BATTLE, historyOf(told), '2', {
			dice: ({ call, why }) => {
				asked.push(`${why} ${call.dice}`);
				return Promise.resolve({ call, faces: null, count: 0, by: 'hand' });
			},
			keeps: () => null,
			pause: () => Promise.resolve()
		});
		const first = entries.at(-1)!;
		const dice =
			first.kind === 'done' && first.command.type === 'roll'
				? first.command.throws[0]!.call.dice
				: 0;
		expect(asked[0]).toBe(`counted ${dice}`);
	});

	test('MELEE: stands lost before it, as the table filled them in, are counted anew', async () => {
		const { plan, asked } = await struck(
			[
				next,
				{ type: 'loseFigures', unit: W1, stand: 3, figures: 4 },
				next,
				next,
				next,
				next,
				{ slug: 'melee', unit: R2, target: W1 }
			],
			2
		);
		const melee = commandAt(plan, 7);
		expect(melee?.type === 'roll' && melee.form['defenderStandsLost']).toBe(0);
		expect(asked).toEqual([]);
	});

	test('Suppression: a test that nobody has a reason for any more is listed with its rule, and left out', async () => {
		const story = [
			next,
			{ type: 'setMark', unit: W1, mark: 'suppressed', on: true } as const,
			{ slug: 'suppression', unit: W1 }
		];
		const { plan } = await struck(story, 2);
		expect(plan.changes).toMatchObject([
			{ kind: 'impossible', refusal: { rule: 'Suppression' }, keepable: true, kept: false }
		]);
		expect(plan.note.left.map(({ entry }) => entry)).toEqual(['3']);
	});

	test('Morale: a test that is not owed any more; kept with a reason it stays and is marked so', async () => {
		const story = [
			{ type: 'setClock', to: { round: 1, turn: 'red', phase: 7 } } as const,
			{ type: 'loseFigures', unit: W1, figures: 2 } as const,
			{ slug: 'unit-morale', unit: W1 }
		];
		const { plan, entries, history } = await struck(story, 2, { keeps: 'he ran all the same' });
		expect(plan.changes).toMatchObject([{ kind: 'impossible', kept: true }]);
		const after = historyOf(chained(...entries, { ...plan.note, reason: '' }));
		const line = after.counted.at(-1)!;
		expect(keptBecause(after, line)).toMatchObject({ reason: 'he ran all the same' });
		expect(line.entry).toEqual(history.counted.at(-1)!.entry);
	});

	test('what a rule or the count forbids now is left out, and cannot be kept where it cannot be so', async () => {
		const { plan } = await struck(
			[
				{ type: 'loseFigures', unit: W1, figures: 14 },
				{ type: 'giveBack', unit: W1, figures: 6 },
				{ type: 'loseFigures', unit: W1, figures: 5 },
				{ type: 'giveBack', unit: W1, figures: 3 }
			],
			2
		);
		expect(plan.changes).toMatchObject([
			{ was: { place: 3 }, refusal: { rule: 'Infantry' }, keepable: false },
			{ was: { place: 4 }, kind: 'again' }
		]);
		expect(figuresLeft(plan.state.units[W1]!)).toBe(5);
	});

	test('what the referee set keeps its meaning: a phase, hits, figures left', async () => {
		const { plan } = await struck(
			[
				next,
				next,
				{ type: 'setClock', to: { round: 2, turn: 'red', phase: 3 } },
				{ type: 'setAttached', unit: R1, place: 0, left: 0 },
				next
			],
			2
		);
		expect(plan.state.clock).toEqual({ round: 2, turn: 'red', phase: 4 });
		expect(plan.note.left).toEqual([]);
	});

	test('what was decided otherwise before is not blamed on the strike', async () => {
		const entries = fought([
			{ type: 'note', unit: null, text: 'rain' },
			{ type: 'loseFigures', unit: W1, figures: 2 }
		]);
		const odd = entries.map((entry, place): BattleEntry =>
			place === 2 && entry.kind === 'done'
				? { ...entry, facts: [{ type: 'figuresLost', unit: W1, stand: 0, figures: 1 }] }
				: entry
		);
		const plan = await planStrike(BATTLE, historyOf(odd), '1', {
			dice: () => Promise.reject(new Error('Nothing is thrown')),
			keeps: () => null,
			pause: () => Promise.resolve()
		});
		expect(plan).toMatchObject({ changes: [], note: { redecided: [] } });
		expect(figuresLeft(plan!.state.units[W1]!)).toBe(15);
	});

	test('the line in which the armies march in, and one that does not count, cannot be struck', async () => {
		const entries = fought([next]);
		const host = {
			dice: () => Promise.reject(new Error('Nothing is thrown')),
			keeps: () => null,
			pause: () => Promise.resolve()
		};
		expect(await planStrike(BATTLE, historyOf(entries), '0', host)).toBeUndefined();
		expect(await planStrike(BATTLE, historyOf(entries), '9', host)).toBeUndefined();
	});
});
