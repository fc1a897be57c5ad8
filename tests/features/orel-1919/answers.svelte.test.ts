import { expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

const engine = face.session.engine();
const seats = { white: { name: '', app: true }, red: { name: '', app: true } };

test.each(['standard', 'new'])(
	'whatever is asked in a game (%s combat rules, with events) has an answer on screen for each command',
	async (combat) => {
		const answer = await face.opponent();
		const dice = diceFrom([1919, 10, 15, 7]);
		const options = { events: 'used', combat, vehicle_losses: 'each' };
		let state = engine.empty;
		const give = (command: Command): void => {
			const decision = engine.decide(state, command);
			if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.rule}`);
			state = decision.facts.reduce(engine.evolve, state);
		};
		give(face.begin({ name: 'Test', scenario: 'introductory', options, seats }));
		const asked = new Set<string>();
		for (let n = 0; n < 4000 && !state.result; n++) {
			const next = engine.waiting(state);
			const draw = face.draw(state, next);
			if (draw) {
				give(face.roll(next, play(draw, dice).throws));
				continue;
			}
			const view = face.view(state, next);
			if (view.ask) {
				const said = view.ask.answers.map(({ command }) => JSON.stringify(command));
				expect(said.toSorted()).toEqual(next.commands.map((one) => JSON.stringify(one)).toSorted());
				for (const { type } of next.commands) asked.add(type);
				const { several, each } = view.ask;
				const together = [
					...[several?.none?.command, each?.none?.command, each?.after({}).command],
					several?.plan(several.units).command
				];
				for (const one of together)
					if (one)
						expect(engine.decide(state, one), JSON.stringify(one)).toMatchObject({ ok: true });
			} else {
				const moves = next.commands.filter(({ type }) =>
					['pick', 'enter', 'go'].includes(type)
				).length;
				expect(view.movers.length > 0 || moves === 0).toBe(true);
				const ends = next.commands.some(({ type }) => type === 'done');
				expect([view.held === null, view.besides.some((one) => one.ends)]).toEqual(
					view.moving === null ? [ends, ends] : [true, ends]
				);
			}
			give(answer(state, next));
		}
		expect(state.result).not.toBeNull();
		expect(asked.size).toBeGreaterThan(8);
	}
);

test('7 the end of the movement phase says what becomes of those that have not moved, while there are any', () => {
	const table = new Table(gameWith(), placed(gameWith(), { 'r-1-let': '2418' }));
	const said = () => {
		const { besides } = face.view(table.state, engine.waiting(table.state));
		const hint = besides.find(({ ends }) => ends)?.hint;
		return hint && shown(hint);
	};
	expect(said()).toBe('units that have not moved stay put');
	table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'rest' });
	expect(said()).toBeUndefined();
});

test('6.1, 6.2 a question about an event says what it does', () => {
	const stands = { 'r-1-9d': '2419', 'r-2-9d': '2419', 'r-1-let': '2418', 'r-2-let': '2418' };
	const asked = (more: Partial<State>) => {
		const state = placed(gameWith({ events: 'used' }), stands, { phase: 'events', ...more });
		return face.view(state, engine.waiting(state)).ask;
	};
	const FORMATIONS = [
		'1st Regiment (1/9D), 2nd Regiment (2/9D)',
		'1st Letton Regiment, 2nd Letton Regiment'
	];
	for (const [event, says] of [
		['Brewery', /^Brewery\. .*falls out of command/],
		['Treachery', /^Treachery\. .*loses a step/]
	] as const) {
		const suffering = { event, player: 'red', formation: null, unit: null } as const;
		const named = asked({ suffering });
		expect(named?.answers[0]?.command.type).toBe('afflict');
		expect(named?.note && shown(named.note)).toMatch(says);
		const { formation } = named!.answers[0]!.command as { formation: string };
		expect(named?.answers.map(({ hint }) => hint && shown(hint))).toEqual(FORMATIONS);
		expect(shown(asked({ suffering: { ...suffering, formation } })!.note!)).toMatch(says);
	}
});

test.each([
	['w-cv-1k', 'Cavalry squadron (Cv/1K)', 'away without a die'],
	['w-1-1k', '1st Battalion (1/1K)', 'away on 5 or less']
])(
	'8.5 whoever (%s) may leave before combat is named, told who attacks, and what it takes',
	(unit, name, takes) => {
		const stands = { 'r-1-let': '2418', [unit]: '2419', 'r-cvy-1809': '2416' };
		const table = new Table(gameWith(), placed(gameWith(), stands));
		table.attack('2419', 'prepared', ['r-1-let']);
		table.do({ type: 'done' });
		for (let n = 0; n < 5 && !table.allowed.some(({ type }) => type === 'leave'); n++)
			table.do(table.allowed[0]!);
		const { note, answers } = face.view(
			table.state,
			face.session.engine().waiting(table.state)
		).ask!;
		expect(note && shown(note)).toBe('Prepared attack: 1st Letton Regiment');
		expect(answers.map(({ hint, unit: of }) => [of, hint && shown(hint)])).toEqual([
			[unit, `${name}, ${takes}`],
			[unit, name]
		]);
	}
);

test('8.5 of several who may leave it is said who needs no die', () => {
	const stands = { 'r-1-let': '2418', 'w-1-1k': '2419', 'w-cv-1k': '2419' };
	const table = new Table(gameWith(), placed(gameWith(), stands));
	table.attack('2419', 'prepared', ['r-1-let']);
	table.do({ type: 'done' });
	for (let n = 0; n < 5 && !table.allowed.some(({ type }) => type === 'leave'); n++)
		table.do(table.allowed[0]!);
	const { ask } = face.view(table.state, engine.waiting(table.state));
	expect(ask?.answers.map(({ hint }) => hint && shown(hint))).toEqual([
		'Cavalry squadron (Cv/1K), away without a die, 1st Battalion (1/1K), away on 5 or less',
		'1st Battalion (1/1K), Cavalry squadron (Cv/1K)'
	]);
});

test('5.2.1 each main body that may be chosen says who of its formation is out of command then', () => {
	const units = { 'r-1-7d': '1505', 'r-2-7d': '2005', 'r-art-7d': '2006', 'r-cv-7d': '1804' };
	const table = new Table(gameWith(), placed(gameWith(), units, { phase: 'recruitment' }));
	table.do({ type: 'done' });
	const { ask } = face.view(table.state, engine.waiting(table.state));
	expect(ask?.answers.map(({ hint }) => hint && shown(hint))).toEqual([
		'1505, 7th Rifle Division; out of command: 2nd Brigade (2/7D), Artillery (Art/7D)',
		'2005, 7th Rifle Division; out of command: 1st Brigade (1/7D)'
	]);
});

test('4.2 whoever may exchange prisoners reads how many there are', () => {
	const begun = placed(gameWith(), { 'r-1-let': '2418' });
	const state = { ...begun, phase: 'recruitment' as const, prisoners: { white: 0, red: 7 } };
	const { ask } = face.view(state, engine.waiting(state));
	const exchange = ask?.answers.find(({ command }) => command.type === 'enlist');
	expect(exchange?.hint && shown(exchange.hint)).toBe('has 7, pays 3: 4 left');
});

test('4.3.1 a step that brings recruits is said to cost quality, before it is taken', () => {
	const stands = {
		'w-cvy-2605': '2606',
		...{ 'w-1-1k': { hex: '2606', steps: 3 }, 'w-2-1k': { hex: '2606', steps: 2 } }
	};
	const table = new Table(
		gameWith(),
		placed(gameWith(), stands, {
			...{ player: 'white', phase: 'recruitment', points: { white: 3, red: 0 } },
			control: 'w'.repeat(1000)
		})
	);
	const { ask } = face.view(table.state, engine.waiting(table.state));
	const hints = ask?.answers.flatMap(({ command, hint }) =>
		command.type === 'restore' && hint ? [shown(hint)] : []
	);
	expect(hints).toEqual([
		'2606, costs 1 recruit point',
		'2606, costs 1 recruit point, with recruits, quality 5'
	]);
});
