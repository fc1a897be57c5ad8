import { expect, test } from 'vitest';
import { finished } from '#lib/kernel/sliced.ts';
import { historyOf } from '#lib/kernel/game/history.ts';
import { toldBy } from '#lib/features/board/corrections/told.ts';
import { face } from '#lib/features/white-october/face.ts';
import { usualOptions } from '#lib/kernel/book/book.ts';
import { shown } from '#lib/words/t.ts';
import { chained } from '../../chained.ts';
import { engine } from './begun.ts';

test('a report tells of the corrections under which it was played by their names, not by their keys', async () => {
	const seat = { name: '', app: false };
	const command = face.begin({
		...{ name: '', scenario: 'october', options: usualOptions(face.options) },
		seats: { white: seat, red: seat },
		corrections: {
			...{ 'chart.CRT_ATTACKER.2|1': 'a', 'unit.talab.combat': 11 },
			'hex.19/R.terrain': 'dense_forest'
		}
	});
	const begun = engine.decide(engine.empty, command);
	if (!begun.ok) throw new Error('it does not begin');
	const history = historyOf(engine, chained({ kind: 'done', command, facts: begun.facts }));
	const report = toldBy(await face.report(), await face.corrected.fields());
	const { after } = finished(report.story({ history, when: '' }));
	const tables = after.flatMap((block) => (block.kind === 'table' ? [block] : []));
	expect(tables.at(-1)?.rows.map((row) => row.map(shown))).toEqual([
		['Attacker, by score and Predominant Morale: 2: 1', 'a'],
		['6 Talab: Combat value', '11'],
		['19/R: Ground', 'dense forest']
	]);
});
