import { expect, test } from 'vitest';
import { face } from '#lib/features/orel-1919/face.ts';
import { t } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed } from '../../rules/orel-1919/engine/placed.ts';

const engine = face.session.engine();

test('7.1 a stack that finds no room where each of it would goes as far as another hex', () => {
	const state = placed(gameWith(), {
		'r-1-let': '2418',
		'r-2-let': '2418',
		'r-1-tchkz': '2417',
		'r-2-tchkz': { hex: '2417', steps: 1 },
		'w-1-1k': '2018'
	});
	const together = face.view(state, engine.waiting(state)).together?.(['r-1-let', 'r-2-let']);
	expect(together?.left.has('2417')).toBe(false);
	expect(together?.ways('2417')).toEqual([]);
	expect(together?.why('2417')?.rule).toBe('7.1.2');
	expect(together?.asFar('2417')).not.toBe('2417');
});

test('8.7.3 a unit that is Routed is said to be so once', () => {
	const state = placed(gameWith(), { 'r-1-let': { hex: '2418', mode: 'routed' } });
	const unit = face.view(state, engine.waiting(state)).units.get('r-1-let')!;
	for (const said of [t(unit.says), t(unit.brief), unit.counter.name])
		expect(said.match(/routed/g)).toHaveLength(1);
});
