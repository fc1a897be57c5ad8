import { describe, expect, test } from 'vitest';
import { readingHistory } from '#lib/kernel/game/history.ts';
import type { Act } from '#lib/kernel/game/journal.ts';
import { blocksOf } from '#lib/kernel/report/report.ts';
import { finished } from '#lib/kernel/sliced.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { lossesByTurn, placesTaken, together } from '#lib/kernel/report/played/losses.ts';
import { enemyOf } from '#lib/rules/orel-1919/types.ts';
import { REPORT, TELLING } from '#lib/rules/orel-1919/report/report.ts';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import { shown } from '#lib/words/t.ts';
import { chained } from '../../chained.ts';
import { keen } from '../../tools/selfplay/keen.ts';
import { placed } from './engine/placed.ts';
import { begun, diceOf, engineOf, gameWith, rolled } from './engine/play.ts';

/** A game of Brasovo by somebody who fights wherever he can, read as a history. */
const played = () => {
	const game = gameWith({ events: 'used' });
	const engine = engineOf(game);
	const dice = diceOf(3);
	const { scenario: _, ...agreed } = engine.empty.header;
	let { state, facts } = begun(engine, 'introductory');
	const acts: Act<Command, Fact>[] = [
		{ kind: 'done', command: { type: 'begin', ...agreed, scenario: 'introductory' }, facts }
	];
	while (!state.result) {
		const command =
			rolled(engine, state, (call) => throwFor(call, dice)) ??
			keen(game, state, engine.waiting(state).commands, dice);
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		({ facts } = decision);
		state = facts.reduce(engine.evolve, state);
		acts.push({ kind: 'done', command, facts });
	}
	return finished(readingHistory(engine, chained(...acts)));
};

describe('a game is told as a battle is', () => {
	const history = played();
	const [first] = history.counted;
	const last = history.state;

	test('8 the losses by turn are those of the game', () => {
		const all = together(lossesByTurn(TELLING, history.counted));
		for (const player of ['white', 'red'] as const) {
			expect(all[player].prisoners).toBe(last.taken[enemyOf(player)]);
			expect(all[player].steps).toBeGreaterThan(0);
			expect(all[player].units).toBeGreaterThanOrEqual(last.lost[player]);
		}
	});

	test('10.2 places change hands as units enter them', () => {
		const { taken, held } = placesTaken(TELLING, history.counted);
		for (const [hex, by] of held) {
			const there = last.units.find((unit) => unit.fate === 'map' && unit.hex === hex);
			if (there) expect([hex, by]).toEqual([hex, there.player]);
		}
		// The last who took a place is who stood there last.
		for (const [hex, by] of held)
			expect([undefined, by]).toContain(taken.findLast((one) => one.hex === hex)?.by);
		expect(held.size).toBeGreaterThan(0);
	});

	test('10.1, 10.2 the places are those of the scenario, each with who holds it: a way home and all', () => {
		const stands = { 'w-1-1k': '0513', 'r-1-let': '0512', 'r-2-let': '0514', 'w-2-1k': '0219' };
		const at = placed(gameWith(), stands);
		const state = { ...at, header: { ...at.header, scenario: 'introductory' } as const };
		const { before } = finished(REPORT.story({ history: { ...history, state }, when: '' }));
		const table = before.find(
			(block) => block.kind === 'table' && block.columns.length === 2 && block.rows.length === 2
		);
		expect(table?.kind === 'table' && table.rows.map((row) => row.map(shown))).toEqual([
			['Brasovo (0513)', '–'],
			['Sevsk (0219)', 'White']
		]);
		const { taken } = placesTaken(TELLING, history.counted);
		for (const { hex } of taken) expect(['0513', '0219']).toContain(hex);
	});

	test('the luck of every throw is a chance, the luckiest first; the dice of a side add up', () => {
		const { rolls, sides, blocks } = finished(REPORT.luck(history));
		const throws = history.counted.flatMap(({ entry }) =>
			entry.facts.filter((fact) => fact.type === 'diceThrown' && fact.procedure !== 'random-event')
		);
		expect(rolls.length).toBe(throws.length);
		const chances = rolls.map(({ chance }) => chance.valueOf());
		expect(chances).toEqual([...chances].sort((one, two) => one - two));
		expect(chances.every((chance) => chance > 0 && chance <= 1)).toBe(true);
		expect(sides?.rows.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(rolls.length);
		expect(blocks.length).toBeGreaterThan(2);
	});

	test('it is told whole, in words, with every turn and phase in which something happened', () => {
		const story = finished(REPORT.story({ history, when: '' }));
		const blocks = blocksOf(story, finished(REPORT.luck(history)));
		const said: string[] = [];
		for (const block of blocks)
			if (block.kind === 'heading') said.push(shown(block.text));
			else if (block.kind === 'text') said.push(...block.sentences.map(shown));
			else if (block.kind === 'lines')
				said.push(
					...block.lines.flatMap(({ sentences, note }) => [...sentences, note ?? ''].map(shown))
				);
			else if (block.kind === 'table') {
				for (const row of block.rows) expect(row.length).toBe(block.columns.length);
				said.push(...block.rows.flat().map(shown), ...(block.total ?? []).map(shown));
			}
		for (const text of said)
			expect(text).not.toMatch(/[{}]|undefined|orel-1919\.|frame\.|\b[wr]-[a-z0-9]+-/);
		for (let turn = 1; turn <= last.turn; turn++)
			expect(said.some((text) => text.startsWith(`Turn ${turn}`))).toBe(true);
		expect(said).toContain('Brasovo');
		// 10.1 It has no levels.
		expect(said.some((text) => text.startsWith('Levels of victory'))).toBe(false);
		expect(said.some((text) => /^(White|Red) has won\.$/.test(text))).toBe(true);
		expect(first?.before.turn).toBe(0);
	});
});
