import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { fromTop } from '#lib/features/board/play/panes/top.ts';
import { focusOn } from '#lib/features/board/play/keyboard.ts';
import AskPane from '#lib/features/board/play/panes/AskPane.svelte';
import EachPane from '#lib/features/board/play/fight/EachPane.svelte';
import { soughtIn } from '#lib/features/board/ask.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { besideKey, mainKey } from '#lib/features/board/play/keys.ts';
import { lightsOf } from '#lib/features/board/play/lights.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { shown, t } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

const ordersOf = await face.orders();

const engine = face.session.engine();

/** Two Red guns make ready to fire, two White ones can fire back and support 2419, which is attacked: who pays is asked first. */
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
/** The same, after all that is proposed has been paid, up to where targets are named. */
const aiming = (): Table => {
	const table = guns();
	looking(table.state, (focus) => {
		const { main, given } = keys(table.state, focus);
		main.onclick?.();
		table.do(given[0]!);
	});
	while (engine.waiting(table.state).asks?.rule === '8.2.1') table.do({ type: 'done' });
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
	const main = mainKey(view, focus, deeds);
	const beside = besideKey(view, focus, main, deeds);
	return { main, beside, given };
};

describe('8 what is asked several times is one choice', () => {
	test('8.3.1 a target for each gun, on the list or on the map; whoever is left out holds fire', () => {
		const { state } = aiming();
		looking(state, (focus) => {
			expect(engine.waiting(state).asks?.rule).toBe('8.3.1');
			expect(focus.rows.map(({ unit }) => unit)).toEqual(['r-art-9d', 'r-art-let']);
			expect(focus.row?.unit).toBe('r-art-9d');
			expect(keys(state, focus).main.onclick).toBeUndefined();
			focus.tap('2320');
			// A tap beside the map takes back nothing that was chosen.
			focus.tap(undefined);
			expect(focus.row?.unit).toBe('r-art-let');
			expect(lightsOf(face.view(state, engine.waiting(state)), focus).arrows).toEqual([
				// The attacks that are to be fought, and the shot.
				['2418', '2419'],
				['2519', '2419'],
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

	test('8.3.1 none for all is offered as long as nothing is chosen: then it would read as the answer for the next', () => {
		const { state } = aiming();
		looking(state, (focus) => {
			expect(keys(state, focus).beside.icon).toBe('close');
			focus.tap('2320');
			expect(keys(state, focus).beside.icon).toBe('log');
		});
	});

	test('8.3.1 whoever has chosen none for one after the other gives that answer, by the key for all', () => {
		const { state } = aiming();
		looking(state, (focus) => {
			for (const row of focus.rows) {
				const none = row.answers.find(({ ends }) => ends);
				if (none) focus.choose(none);
			}
			const { beside, given } = keys(state, focus);
			beside.onclick?.();
			const then = given[0] && engine.decide(state, given[0]);
			expect(then?.ok && then.facts.filter(({ type }) => type === 'targetNamed')).toMatchObject([
				{ gun: 'r-art-9d', target: null },
				{ gun: 'r-art-let', target: null }
			]);
		});
	});

	test('8.3.1 a double tap on a target chooses for one gun alone, though the next one’s come up under it', async () => {
		const { state } = aiming();
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		const each = view.ask?.each;
		if (!each) throw new Error('they are not asked together');
		const { container } = await render(EachPane<Command>, { view, each, focus });
		const stop = $effect.root(() => {
			$effect(() => fromTop(() => true)(container));
		});
		await page
			.getByRole('button', { name: /^Fire at/ })
			.nth(1)
			.dblClick();
		stop();
		expect(focus.rows.filter(({ chosen }) => chosen !== undefined)).toHaveLength(1);
	});

	test('8.3.1 whoever is asked next comes into sight with all its answers, in the list and on the map', async () => {
		const { state } = aiming();
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		const { container } = await render(EachPane<Command>, { view, each: view.ask!.each!, focus });
		Object.assign(container.style, { height: '260px', overflow: 'auto' });
		const answers = page.getByRole('button', { name: /^(Fire at|Hold)/ });
		expect(soughtIn(focus)).toEqual(['2320', '2320', '2318']);
		await answers.first().click();
		await expect.element(answers.last()).toBeInViewport();
		const { bottom } = container.getBoundingClientRect();
		await vi.waitFor(() =>
			expect(answers.last().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
		);
		for (const row of focus.rows) focus.choose(row.answers[0]!);
		expect(soughtIn(focus)).toEqual([]);
	});

	test('8.3.1 whoever chooses for a gun by keys is at its row then, with the next one’s answers below', async () => {
		const { state } = aiming();
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		await render(EachPane<Command>, { view, each: view.ask!.each!, focus });
		const [, target] = page.getByRole('button', { name: /^Fire at/ }).elements();
		(target as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByRole('button', { name: t(focus.rows[0]!.name) })).toHaveFocus();
	});

	test('8.3.1 the key for the solid key leads to the guns, though the answers of all are put away', async () => {
		const { state } = aiming();
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		const { container } = await render(AskPane<Command>, {
			...{ view, ask: view.ask!, short: String, focus }
		});
		container.className = 'bp-sheet';
		focus.open(focus.row!);
		await expect.element(page.getByText('Hold fire')).not.toBeInTheDocument();
		focusOn('dock');
		expect(document.activeElement).toBe(container.querySelector('ul'));
	});

	test('8.3.1 one gun alone is named where it is asked for its target', () => {
		const table = new Table(
			gameWith(),
			placed(
				gameWith(),
				{ 'w-1-2k': '2320', 'w-2-2k': '2320', 'r-art-let': '2318', 'r-9-let': '2318' },
				{ observed: ['w-1-2k', 'w-2-2k'] }
			)
		);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		const alone = face.view(table.state, engine.waiting(table.state)).ask;
		expect(alone?.rule).toBe('8.3.1');
		expect(alone?.each).toBeUndefined();
		expect(shown(alone!.note!)).toBe('Letton Artillery, 2318');
		const { state } = aiming();
		expect(face.view(state, engine.waiting(state)).ask?.note).toBeUndefined();
	});

	test('8.3.1 none of them fires by the key beside it', () => {
		const { state } = aiming();
		looking(state, (focus) => {
			const { beside, given } = keys(state, focus);
			beside.onclick?.();
			const held = engine.decide(state, given[0]!);
			expect(
				held.ok && held.facts.flatMap((one) => (one.type === 'targetNamed' ? [one.target] : []))
			).toEqual([null, null]);
		});
	});

	test('8.2.1 one attack alone: each depot that could pay says how much it has, and what it pays', () => {
		const table = new Table(
			gameWith(),
			placed(gameWith(), { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-cvy-1809': '2416' })
		);
		table.attack('2419', 'hasty', ['r-1-let']);
		table.do({ type: 'done' });
		const ask = face.view(table.state, engine.waiting(table.state)).ask;
		expect(ask?.answers.map(({ hint }) => hint && shown(hint))).toEqual([
			'The attack on 2419, has 3, pays 1: 2 left, no supply line',
			'unsupplied afterwards'
		]);
	});

	test('8.2.1 who pays is proposed before any target is named, and may be changed', () => {
		const table = guns();
		looking(table.state, (focus) => {
			expect(engine.waiting(table.state).asks?.rule).toBe('8.2.1');
			// Two are paid for; the third, within reach of the same depot, is seen to go without.
			expect(focus.rows.map(({ chosen }) => chosen)).toEqual(['r-cvy-1809', 'r-cvy-1809', '']);
			expect(keys(table.state, focus).main.detail).toBe('2 of 3');
			expect(focus.row).toBeUndefined();
			// An arrow is an attack, not the way to whoever pays for it.
			expect(lightsOf(face.view(table.state, engine.waiting(table.state)), focus).arrows).toEqual([
				['2418', '2419'],
				['2519', '2419']
			]);
			const [depot] = focus.rows[0]?.answers ?? [];
			expect(depot?.hint && shown(depot.hint)).toBe('has 3, pays 2: 1 left, no supply line');
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

describe('7.1.3, 8 what is said of single units and hexes', () => {
	test('8.8.2 an order of losses is made by tapping units, taken back the same way, and answers', () => {
		let { state } = guns();
		const orders = () => ordersOf(state, 'white').find(({ rule }) => rule === '8.8.2');
		const tap = (unit: string) => {
			const row = orders()?.single?.rows.find(({ key }) => key === unit);
			const decision = engine.decide(state, row!.command);
			if (!decision.ok) throw new Error(decision.refusal.rule);
			state = decision.facts.reduce(engine.evolve, state);
		};
		for (const unit of ['w-2-3k', 'w-1-1k']) tap(unit);
		expect(state.standing.white.losses).toEqual(['w-2-3k', 'w-1-1k']);
		expect(orders()?.single?.rows.map(({ mark }) => mark?.values?.['facts'])).toEqual([1, 2]);
		expect(orders()?.choices.map(({ value }) => value)).toEqual(['0', '1', orders()?.value]);
		tap('w-2-3k');
		expect(state.standing.white.losses).toEqual(['w-1-1k']);
	});

	test.each([
		['hex', '2419'],
		['unit', 'w-1-1k']
	])(
		'8.5 a %s leaves or stands whatever is said of all: a tap says the next of the three',
		(_, of) => {
			let { state } = guns();
			const said = [0, 1, 2].map(() => {
				const orders = ordersOf(state, 'white').find(({ key }) => key === 'leave');
				const row = orders?.single?.rows.find(({ key }) => key === of);
				const decision = engine.decide(state, row!.command);
				if (!decision.ok) throw new Error(decision.refusal.rule);
				state = decision.facts.reduce(engine.evolve, state);
				return state.standing.white.leaveAt[of];
			});
			expect(said).toEqual([true, false, undefined]);
		}
	);

	test('7.1.6 a train just ends its move, unless more is asked of it; rails leave no points to count', () => {
		const state = placed(gameWith(), { 'r-at-bolchevik': '0309', 'w-1-1k': '2018' });
		const [way] = face.view(state, engine.waiting(state)).reach('r-at-bolchevik').ways('0410');
		expect(way?.ends[0]?.key).toBe(JSON.stringify({ type: 'rest' }));
		expect(way?.ends.length).toBeGreaterThan(1);
		expect(way?.left).toBe('');
	});

	test('7.1.3 a way says who covers it and has to stay', () => {
		const enemies = { 'w-1-1d': '1413', 'w-2-1d': '1612' };
		const state = placed(gameWith(), { ...enemies, 'r-1-let': '1513', 'r-2-let': '1512' });
		const view = face.view(state, engine.waiting(state));
		const notes = view.reach('r-1-let').ways('1512')[0]?.notes;
		expect(notes?.map(({ rule, says }) => [rule, says.values?.['units']])).toMatchObject([
			['7.1.3', { list: [expect.anything()] }]
		]);
		expect(view.reach('r-2-let').ways('1511')[0]?.notes ?? []).toEqual([]);
	});
});
