import { describe, expect, test } from 'vitest';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { besideKey, mainKey } from '#lib/features/board/play/keys.ts';
import { lightsOf } from '#lib/features/board/play/lights.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

const engine = face.session.engine();

/** Two Red guns make ready to fire, two White ones can fire back and support 2419, which is attacked. */
const guns = (): Table => {
	const table = new Table(
		gameWith(),
		placed(
			gameWith(),
			{
				...{ 'w-1-1k': '2419', 'w-2-3k': '2419', 'w-1-2k': '2320', 'w-2-2k': '2320' },
				...{ 'w-art-1k': '2420', 'w-artl2-1d': '2420', 'w-cvy-2014': '2421' },
				...{ 'r-1-let': '2418', 'r-2-let': '2519', 'r-cv-let': '2519', 'r-9-let': '2318' },
				...{ 'r-art-let': '2318', 'r-art-9d': '2318', 'r-cvy-1809': '2416' }
			},
			{ observed: ['w-1-2k', 'w-2-2k'] }
		)
	);
	table.attack('2419', 'prepared', ['r-1-let', 'r-2-let']);
	for (const unit of ['r-art-let', 'r-art-9d'])
		table.do({ type: 'pick', unit }, { type: 'barrage' });
	table.do({ type: 'done' });
	return table;
};
const looking = (state: State, look: (focus: Focus<Command>) => void): void =>
	$effect.root(() => {
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		look(focus);
	})();
const keys = (state: State, focus: Focus<Command>) => {
	const view = face.view(state, engine.waiting(state));
	const given: Command[] = [];
	const deeds = {
		give: (command: Command) => void given.push(command),
		endPhase: () => undefined,
		next: () => undefined,
		report: '',
		log: '',
		named: (hex: string) => hex
	};
	const main = mainKey(view, focus, undefined, deeds);
	const beside = besideKey(view, focus, main, deeds);
	return { main, beside, given };
};

describe('8 what is asked several times is one choice', () => {
	test('8.3.1 a target for each gun, on the list or on the map; whoever is left out holds fire', () => {
		const { state } = guns();
		looking(state, (focus) => {
			expect(engine.waiting(state).asks?.rule).toBe('8.3.1');
			expect(focus.rows.map(({ unit }) => unit)).toEqual(['r-art-9d', 'r-art-let']);
			expect(focus.row?.unit).toBe('r-art-9d');
			expect(keys(state, focus).main.onclick).toBeUndefined();
			focus.tap('2320');
			expect(focus.row?.unit).toBe('r-art-let');
			expect(lightsOf(face.view(state, engine.waiting(state)), focus).arrows).toEqual([
				['2318', '2320']
			]);
			const { main, given } = keys(state, focus);
			main.onclick?.();
			const then = engine.decide(state, given[0]!);
			expect(then.ok && then.facts.filter(({ type }) => type === 'targetNamed')).toMatchObject([
				{ gun: 'r-art-9d', target: 'w-1-2k' },
				{ gun: 'r-art-let', target: null }
			]);
		});
	});

	test('8.3.1, 8.2.1 none of them fires by the key beside it; who pays is proposed, and may be changed', () => {
		const table = guns();
		looking(table.state, (focus) => {
			const { beside, given } = keys(table.state, focus);
			beside.onclick?.();
			expect(given).toHaveLength(1);
			focus.tap('2320');
			focus.tap('2320');
			const fire = keys(table.state, focus);
			fire.main.onclick?.();
			table.do(fire.given[0]!);
		});
		looking(table.state, (focus) => {
			expect(engine.waiting(table.state).asks?.rule).toBe('8.2.1');
			expect(focus.rows).toHaveLength(2);
			expect(focus.rows.every(({ chosen }) => chosen !== undefined)).toBe(true);
			expect(focus.row).toBeUndefined();
			const nobody = keys(table.state, focus);
			nobody.beside.onclick?.();
			const unpaid = engine.decide(table.state, nobody.given[0]!);
			expect(
				unpaid.ok && unpaid.facts.flatMap((one) => ('depot' in one ? [one.depot] : []))
			).toEqual([null, null, null]);
			const [first] = focus.rows;
			focus.open(first!);
			focus.choose(first!.answers.at(-1)!);
			// What one does not take is left for another.
			expect(focus.rows).toHaveLength(3);
			const { main, given } = keys(table.state, focus);
			main.onclick?.();
			const facts = table.do(given[0]!).filter(({ type }) => type === 'munitionsPaid');
			expect(facts.map((one) => 'depot' in one && one.depot)).toEqual([
				null,
				'r-cvy-1809',
				'r-cvy-1809'
			]);
		});
	});
});
