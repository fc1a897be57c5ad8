import { expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { readingHistory } from '#lib/kernel/game/history.ts';
import type { Act } from '#lib/kernel/game/journal.ts';
import { lossesByTurn, placesTaken, together } from '#lib/kernel/report/played/losses.ts';
import { blocksOf } from '#lib/kernel/report/report.ts';
import { finished } from '#lib/kernel/sliced.ts';
import {
	whiteOctober,
	type Command,
	type Fact,
	type State
} from '#lib/rules/white-october/index.ts';
import { REPORT, TELLING } from '#lib/rules/white-october/report.ts';
import { shown } from '#lib/words/t.ts';
import { chained } from '../../chained.ts';

/** The first two turns of a game by somebody who attacks wherever he can. */
const played = () => {
	const engine = whiteOctober.engine(whiteOctober.book.of());
	const dice = diceFrom([1919, 10, 12, 7]);
	const [begin] = engine.waiting(engine.empty).commands;
	const acts: Act<Command, Fact>[] = [];
	let state = engine.empty;
	const give = (command: Command | undefined) => {
		if (!command) throw new Error(`Nothing can be done in ${state.step}`);
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		state = decision.facts.reduce(engine.evolve, state);
		acts.push({ kind: 'done', command, facts: decision.facts });
	};
	give(begin);
	while (state.turn < 3) {
		const { commands, rolls } = engine.waiting(state);
		const [asked] = rolls;
		const draw = asked && engine.draw(state, asked);
		give(
			asked && draw
				? { type: 'roll', ...asked, form: {}, throws: play(draw, dice).throws }
				: (commands.find((one) => one.type === 'sequence' && one.kind === 'combat') ??
						commands.find(({ type }) => type === 'attack') ??
						commands.find(({ type }) => type === 'done' || type === 'pass') ??
						commands[0])
		);
	}
	return finished(readingHistory(engine, chained(...acts)));
};

test('16.2 the report says what the points alone would give, and by how many levels destroyed Reds move it', () => {
	const said = (result: State['result']) =>
		TELLING.outcome({ ...whiteOctober.engine(whiteOctober.book.of()).empty, result }).map(shown);
	const ended = { level: 'draw', points: 18, eprd: 12, automatic: false, winner: null } as const;
	expect(said(ended)).toEqual([
		'A draw.',
		'Points: 18; EP of Red destroyed: 12.',
		'By points alone: A marginal victory for White.',
		'Levels moved by the EP of Red destroyed: −1.',
		'Points by place: Volosovo (19/O) −10, Divenskaya (13/S) −5, Yamburg (22/H) −20.'
	]);
	expect(said({ ...ended, automatic: true })).toHaveLength(3);
});

test('16.2 every district that gives points is among the places, and what counts though Red has it again says so', () => {
	const { empty } = whiteOctober.engine(whiteOctober.book.of());
	const district = 'HARBOUR';
	expect(TELLING.places(empty)).toContain(district);
	expect(TELLING.holders(empty).get(district)).toBe('red');
	const result = { level: 'draw', points: 0, eprd: 0, automatic: false, winner: null } as const;
	const said = TELLING.outcome({ ...empty, held: [district], result }).map(shown);
	expect(said.at(-1)).toContain('by place: Harbour +10 (held a turn), Volosovo');
});

test('16.2 the report says what the EP of Red destroyed are made up of', () => {
	const { empty } = whiteOctober.engine(whiteOctober.book.of());
	const said = (score: Partial<State['score']>, more: Partial<State> = {}) =>
		TELLING.outcome({
			...{ ...empty, ...more, score: { ...empty.score, ...score } },
			result: { level: 'draw', points: 0, eprd: 62, automatic: false, winner: null }
		}).map(shown)[2];
	const plain = 'By points alone: A strategic victory for Red.';
	expect(said({ destroyed: 62 })).toBe(plain);
	const options = { ...empty.header.options, more_british_aid: 'yes', better_defence_plan: 'yes' };
	expect(
		said(
			{ destroyed: 54, cars: 5, trotsky: true, fleet: 1, navy: 1 },
			{
				header: { ...empty.header, options: options as State['header']['options'] },
				declined: ['r_2vsob', 'r_2_36', 'r_tcheka', 'r_hqkg']
			}
		)
	).toBe(
		'Of these: units gone +54, cars +5, losses of the Red fleet +2, Trotsky +12, losses of the Royal Navy −3, reinforcements done without −7, options −2.'
	);
});

test('16.2 a game is told with its losses, its places, its luck, and each step in which something happened', () => {
	const history = played();
	const all = together(lossesByTurn(TELLING, history.counted));
	const { score, prisoners } = history.state;
	expect(all.red.steps).toBeGreaterThanOrEqual(score.destroyed);
	expect(all.red.steps).toBeGreaterThan(0);
	expect([all.red.prisoners, all.white.prisoners]).toEqual([prisoners.white, prisoners.red]);
	const { held } = placesTaken(TELLING, history.counted);
	expect(held.size).toBe(TELLING.places(history.state).length);
	const luck = finished(REPORT.luck(history));
	expect(luck.rolls.length).toBeGreaterThan(3);
	const blocks = blocksOf(finished(REPORT.story({ history, when: '' })), luck);
	const said = blocks.flatMap((block) => {
		switch (block.kind) {
			case 'heading':
				return [block.text];
			case 'text':
				return block.sentences;
			case 'lines':
				return block.lines.flatMap(({ sentences, note }) => [...sentences, note ?? '']);
			case 'table':
				for (const row of block.rows) expect(row.length).toBe(block.columns.length);
				return block.rows.flat();
			case 'photo':
				return block.caption;
		}
	});
	const texts = said.map(shown);
	for (const text of texts) expect(text).not.toMatch(/[{}]|undefined|white-october\.|frame\.|_/);
	for (const turn of [1, 2]) expect(texts).toContain(`Turn ${turn}`);
	expect(texts).toContain('It is not over yet.');
});
