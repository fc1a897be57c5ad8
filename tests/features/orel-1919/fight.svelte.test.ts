import { describe, expect, test } from 'vitest';
import { Held } from '#lib/features/board/play/fight/held.svelte.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { mainKey } from '#lib/features/board/play/keys.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { previewOf } from '#lib/rules/orel-1919/engine/ahead/preview.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

const ordersOf = await face.orders();

const engine = face.session.engine();

/** The extended combat example before anything is declared. */
const before = (): Table =>
	new Table(
		gameWith(),
		placed(gameWith(), {
			'w-1-1k': '2419',
			'w-2-3k': '2419',
			'w-cv-1k': '2419',
			'w-cvy-2014': '2220',
			'r-1-let': '2418',
			'r-2-let': '2519',
			'r-cv-let': '2519',
			'r-art-let': '2417',
			'r-cvy-1809': '2416'
		})
	);
/** The same, up to these answers. */
const example = (...answers: readonly (Command | number)[]): Table => {
	const table = before();
	table.attack('2419', 'prepared', ['r-1-let', 'r-2-let', 'r-cv-let']);
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
	table.do({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
	table.do({ type: 'yes', unit: 'r-art-let' }, 4);
	table.do({ type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' }, ...answers);
	return table;
};
const ASSAULTED = [
	...[4, 6],
	{ type: 'assault' },
	{ type: 'yes', unit: 'r-cv-let' },
	{ type: 'yes', unit: 'w-cv-1k' },
	10
] as const;

const looking = (state: State, look: (focus: Focus<Command>, press: () => Command) => void): void =>
	$effect.root(() => {
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		look(focus, () => {
			const given: Command[] = [];
			const none = () => undefined;
			const give = (command: Command) => void given.push(command);
			const key = mainKey(view, focus, {
				...{ give, endPhase: none, next: none },
				...{ report: '', log: '', named: (hex: string) => hex }
			});
			(key.onclick as (() => void) | undefined)?.();
			const [command] = given;
			if (!command) throw new Error('the key does nothing');
			return command;
		});
	})();
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	return decision.facts.reduce(engine.evolve, state);
};

describe('8 a fight on screen', () => {
	test('8.8 before an Assault is ordered its exact chances are told, and the same before its dice', () => {
		const table = example(4, 6);
		const asked = face.view(table.state, engine.waiting(table.state)).ask;
		expect(asked?.answers[0]?.command.type).toBe('assault');
		const note = shown(asked!.note!);
		expect(note).toMatch(
			/^[\d.]+\s?% that the attacker wins the Assault\. Steps lost on average: attacker [\d.]+, defender/
		);
		table.do({ type: 'assault' });
		const { answers } = face.view(table.state, engine.waiting(table.state)).ask!;
		const [charges, dismounts] = answers.map(({ hint }) => hint && shown(hint));
		const chance = note.replace(/ the Assault.*/, '');
		expect(charges, 'a charge').toContain(chance);
		expect(dismounts).toMatch(/% that the attacker wins/);
		expect(dismounts).not.toContain(chance);
		for (const unit of ['r-cv-let', 'w-cv-1k']) table.do({ type: 'yes', unit });
		const called = face.view(table.state, engine.waiting(table.state)).called;
		expect(shown(called!.says!()!)).toBe(note);
	});

	test('6.2, 8.8 the chances of an Assault are told where an event could still be played, without and with it', () => {
		const holding = (player: 'red' | 'white'): Table => {
			const table = example(4, 6);
			table.state = { ...table.state, hand: [{ event: 'Heroism', player, until: 99 }] };
			return table;
		};
		const noteOf = ({ state }: Table): string =>
			shown(face.view(state, engine.waiting(state)).ask!.note!);
		const plain = noteOf(example(4, 6));
		expect(noteOf(holding('white')), 'what the other holds is not given away').toBe(plain);
		const own = noteOf(holding('red'));
		expect(own.startsWith(plain)).toBe(true);
		const [, chance] = / With Heroism: ([^ ]+ ?%)\.$/.exec(own) ?? [];
		expect(chance).toBeDefined();
		for (const player of ['red', 'white'] as const) {
			const table = holding(player);
			table.do({ type: 'assault' });
			for (const unit of ['r-cv-let', 'w-cv-1k']) table.do({ type: 'yes', unit });
			const answers = face.view(table.state, engine.waiting(table.state)).ask!.answers;
			const hints = answers.map(({ hint }) => hint && shown(hint));
			expect(answers.map(({ command }) => command.type)).toEqual(['play', 'play', 'pass']);
			expect(plain.startsWith(hints[2]!)).toBe(true);
			expect(hints[0]).toContain(`one more on the die, ${chance} that the attacker wins`);
		}
	});

	test('7.2, 8.6.2 guns two hexes off may join, a depot may not; their support and the munitions are told', () => {
		const { state } = before();
		const declaring = face.view(state, engine.waiting(state)).declaring('2419');
		expect(declaring?.units).toEqual(['r-1-let', 'r-2-let', 'r-cv-let', 'r-art-let']);
		expect(declaring?.enemies.toSorted()).toEqual(['w-1-1k', 'w-2-3k', 'w-cv-1k']);
		const guns = declaring?.plan('prepared', ['r-art-let']);
		expect([guns?.key, guns?.note, guns?.outlook].map(Boolean), 'guns alone').toEqual([
			...[true, true, false]
		]);
		const plan = declaring?.plan('prepared', declaring.units);
		expect(plan?.key, 'an attack').toBeUndefined();
		expect(plan?.supply?.depots.map(({ unit }) => unit)).toEqual(['r-cvy-1809']);
		if (plan?.command === undefined) throw new Error('it cannot be declared');
		const { attacks, units } = after(state, plan.command);
		expect(attacks[0]?.units).toEqual(['r-1-let', 'r-2-let', 'r-cv-let']);
		expect(units.find(({ id }) => id === 'r-art-let')?.action?.kind).toBe('support');
	});

	test('8.2.1 who pays is chosen when it is declared, and not asked again; of two attacks by one depot, it has less for the second', () => {
		const table = before();
		const planned = (hex: string, units: readonly string[], giver?: string | null) =>
			face
				.view(table.state, engine.waiting(table.state))
				.declaring(hex)
				?.plan('prepared', units, giver);
		const first = planned('2419', ['r-1-let']);
		expect(first?.supply?.chosen, 'as proposed').toBe('r-cvy-1809');
		expect(first?.supply?.depots.map(({ says }) => shown(says))).toEqual([
			'has 3, pays 2: 1 left, no supply line'
		]);
		expect(planned('2419', ['r-1-let'], null)?.supply?.chosen, 'nobody').toBeNull();
		const paid = (giver?: string | null): readonly unknown[] => {
			const again = new Table(gameWith(), table.state);
			const command = planned('2419', ['r-1-let'], giver)?.command;
			if (!command) throw new Error('it cannot be declared');
			again.do(command, { type: 'done' });
			expect(again.allowed.map(({ type }) => type)).not.toContain('pay');
			expect(
				again.events.map(({ type }) => type),
				'that is no standing order'
			).not.toContain('asOrdered');
			return again.events.flatMap((fact) => (fact.type === 'munitionsPaid' ? [fact.depot] : []));
		};
		expect(paid()).toEqual(['r-cvy-1809']);
		expect(paid(null)).toEqual([null]);
		if (first?.command) table.do(first.command);
		const at = (hex: string) =>
			previewOf(gameWith(), table.state, { hex, kind: 'prepared', units: ['r-2-let'] }).munitions;
		expect(at('2419').depots, 'it joins that attack').toEqual([{ depot: 'r-cvy-1809', left: 3 }]);
		expect(at('2520').depots, 'two of three points are promised').toEqual([]);
	});

	test('7.2 whoever comes to an attack that was declared joins it, a car with those of its hex too', () => {
		const stand = { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2519', 'r-ac-let': '2418' };
		const table = new Table(gameWith(), placed(gameWith(), stand));
		const planned = (...units: readonly string[]) =>
			face
				.view(table.state, engine.waiting(table.state))
				.declaring('2419')!
				.plan('prepared', units);
		const [one, both] = [planned('r-1-let'), planned('r-1-let', 'r-2-let')];
		table.do(one.command!);
		const again = planned();
		expect([again.key, again.note].map((says) => says && shown(says))).toEqual([
			'Declared',
			'1 unit'
		]);
		expect(again.command).toBeUndefined();
		expect(again.outlook?.chance.valueOf()).toBe(one.outlook?.chance.valueOf());
		expect(again.outlook?.first.map((line) => shown(line))).toContain(
			'Prepared attack: 1st Letton Regiment'
		);
		const second = planned('r-2-let');
		expect(second.key && shown(second.key)).toBe('Join the Prepared attack on 2419');
		expect(second.outlook?.chance.valueOf()).toBe(both.outlook?.chance.valueOf());
		table.do(second.command!, planned('r-ac-let').command!);
		expect(table.state.attacks.map(({ units }) => units)).toEqual([
			['r-1-let', 'r-2-let', 'r-ac-let']
		]);
	});

	test('8 an attack with which a move ends shows its chance before it is declared', () => {
		const state = placed(gameWith(), { 'w-1-1k': '2419', 'r-1-let': '2417', 'r-2-let': '2520' });
		const view = face.view(state, engine.waiting(state));
		const [way] = view.reach('r-1-let').ways('2418');
		expect((way?.ends ?? []).map(({ label }) => shown(label))).toEqual([
			...['Combat', 'March', 'Prepared attack on 2419', 'Hasty attack on 2419']
		]);
		const [prepared, hasty] = (way?.ends ?? []).flatMap((end) => end.outlook?.() ?? []);
		expect([prepared, hasty].map((one) => one && shown(one.event))).toEqual([
			...['2419 falls', '2419 falls']
		]);
		expect(prepared?.chance.valueOf()).toBeGreaterThan(hasty?.chance.valueOf() ?? 1);
		const there = placed(gameWith(), { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2520' });
		const declared = face
			.view(there, engine.waiting(there))
			.declaring('2419')
			?.plan('prepared', ['r-1-let']);
		expect(prepared?.chance.valueOf()).toBe(declared?.outlook?.chance.valueOf());
		expect(prepared?.first.map(shown), 'no depot is there').toEqual([
			'No depot in range has 2 points of munitions: unsupplied afterwards'
		]);
		const first = after(there, { type: 'pick', unit: 'r-1-let' });
		const again = after(first, { type: 'attack', kind: 'prepared', hex: '2419', join: null });
		const [to] = face.view(again, engine.waiting(again)).reach('r-2-let').ways('2519');
		expect((to?.ends ?? []).map(({ label }) => shown(label))).toEqual([
			...['Combat', 'March', 'Join the Prepared attack on 2419', 'Prepared attack on 2419'],
			...['Hasty attack on 2419']
		]);
	});

	test('8.6.2 guns that made ready earlier count for the chance of a later attack too', () => {
		const table = before();
		const chance = () => {
			const plan = face
				.view(table.state, engine.waiting(table.state))
				.declaring('2419')
				?.plan('prepared', ['r-1-let', 'r-2-let', 'r-cv-let']);
			return plan?.outlook?.chance.valueOf() ?? 0;
		};
		const alone = chance();
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
		expect(chance()).toBeGreaterThan(alone);
	});

	test('7.1 a stack goes together, as far as the slowest of it; a tap on it joins it to an attack', () => {
		const { state } = before();
		const apart = placed(gameWith(), {
			'r-2-let': '2519',
			'r-cv-let': '2519',
			'w-1-1k': '2018'
		});
		looking(apart, (focus, press) => {
			focus.tap('2519');
			const [one] = focus.going;
			const alone = focus.reach?.left.size ?? 0;
			focus.along(focus.all, true);
			expect(focus.going).toHaveLength(2);
			expect(focus.reach?.left.size).toBeLessThanOrEqual(alone);
			const to = [...(focus.reach?.left.keys() ?? [])].find((hex) => hex !== '2519') ?? '';
			focus.tap(to);
			expect(focus.chosenWay?.ends.map(({ key }) => key)).toContain('march');
			const there = after(apart, press()).units.filter(({ hex }) => hex === to);
			expect(there.map(({ id }) => id)).toContain(one);
			expect(there).toHaveLength(2);
		});
		looking(state, (focus) => {
			focus.tap('2419');
			focus.tap('2519');
			expect(focus.picked).toEqual(['r-2-let', 'r-cv-let']);
			focus.tap('2519');
			expect(focus.picked).toEqual([]);
		});
	});

	test('7.2 an attack that is chosen stays so when somebody of the stack is taken along, or left out', () => {
		const near = { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2419' };
		looking(placed(gameWith(), near), (focus) => {
			focus.tap('2418');
			const hasty = focus.answers.find(({ label }) => shown(label) === 'Hasty attack on 2419')!;
			focus.pick(hasty);
			for (const goes of [true, false]) {
				focus.along(focus.all, goes);
				expect(focus.going).toHaveLength(goes ? 2 : 1);
				expect(focus.answer && shown(focus.answer.label)).toBe('Hasty attack on 2419');
			}
		});
	});

	test('8.8.1 what is added up for the dice is there before they fall', () => {
		const { state } = example(4, 6, { type: 'assault' }, ...ASSAULTED.slice(3, 5));
		const sums = face.view(state, engine.waiting(state)).called?.workings() ?? [];
		expect(sums.map(({ total }) => total?.amount)).toEqual(['17', '11', '−1']);
	});

	test('8.8.2 steps are tapped in the order that the rules allow, and given as one answer', () => {
		const { state } = example(...ASSAULTED);
		looking(state, (focus, press) => {
			const losses = () => face.view(state, engine.waiting(state)).ask?.losses;
			expect(losses()?.owed).toBe(2);
			const [first] = losses()?.units ?? [];
			expect([4, 2].map((left) => first?.shown(left).value)).toEqual(['5', '3']);
			expect(press).toThrow('nothing');
			focus.lose('r-1-let', false);
			focus.lose('r-1-let', false);
			expect(focus.picked).toEqual(['r-1-let']);
			focus.lose('r-2-let', false);
			focus.lose('r-1-let', true);
			expect(focus.picked).toEqual(['r-2-let']);
			focus.lose('r-1-let', false);
			const then = after(state, press());
			expect(then.combat?.fight?.took.attacker).toEqual(['r-2-let', 'r-1-let']);
			expect(engine.waiting(then).player).toBe('white');
		});
	});

	test('8.8.3 all who may enter do so by one key, unless somebody is left out', () => {
		const takes = ['r-1-let', 'r-2-let', 'w-1-1k', 'w-2-3k'];
		const { state } = example(
			...ASSAULTED,
			...takes.map((unit) => ({ type: 'take', unit }) as const),
			...[4, { type: 'retreat', path: ['2420'] } as const]
		);
		looking(state, (focus, press) => {
			expect(focus.picked).toEqual(['r-1-let', 'r-2-let', 'r-cv-let']);
			focus.toggle('r-cv-let');
			const then = after(state, press());
			expect(then.units.filter(({ hex }) => hex === '2419').map(({ id }) => id)).toEqual([
				'r-1-let',
				'r-2-let'
			]);
			for (const unit of ['r-1-let', 'r-2-let']) focus.toggle(unit);
			const nobody = face.view(state, engine.waiting(state)).ask?.several?.plan(focus.picked);
			expect(nobody?.refusal && shown(nobody.refusal.why)).toBe('One of them must enter.');
		});
	});

	test('8.5.1 the ways back come with the priority that rules them, and what rules the other hexes out', () => {
		const takes = ['r-1-let', 'r-2-let', 'w-1-1k', 'w-2-3k'];
		const { state } = example(
			...ASSAULTED,
			...takes.map((unit) => ({ type: 'take', unit }) as const),
			4
		);
		const view = face.view(state, engine.waiting(state));
		expect(view.ask?.answers.map(({ hex, hint }) => [hex, hint && shown(hint)])).toEqual([
			['2420', 'south, 6 of 10 stacking points'],
			['2320', 'south-west, 6 of 10 stacking points']
		]);
		const from = state.combat?.retreats[0]?.from;
		for (const { path, hex } of view.ask?.answers ?? []) expect(path).toEqual([from, hex]);
		expect(view.ask?.note && shown(view.ask.note)).toBe(
			'1st Battalion (1/1K), Cavalry squadron (Cv/1K), 2nd Battalion (2/3K). These ways break no retreat priority.'
		);
		const out = view.ask?.ruledOut?.map(({ hex, why }) => [hex, why.text.split('.').at(-1)]);
		expect(out?.toSorted()).toEqual([
			['2319', 'intoAnEnemyZone'],
			['2520', 'intoAnEnemyZone']
		]);
	});

	test('8.5.1 how full it is at the end of a way back is not said before those who go it are there', () => {
		const stand = { 'r-1-let': '2016', 'w-1-1d': '2017', 'w-3-1d': '1917', 'w-2-1d': '2115' };
		const table = new Table(gameWith(), placed(gameWith(), stand, { player: 'white' }));
		table.attack('2016', 'prepared', ['w-1-1d', 'w-3-1d']);
		table.do({ type: 'done' }, 1, 6);
		const view = face.view(table.state, engine.waiting(table.state));
		const hints = view.ask?.answers.map(({ hint }) => hint && shown(hint));
		expect(hints?.length, 'ways, all of them into a ZoC').toBeGreaterThan(0);
		for (const hint of hints ?? []) expect(hint).not.toMatch(/stacking/);
	});

	test('8.8 a question with one answer has it on its key, beside the one that declines', () => {
		const { state } = example(4, 6);
		looking(state, (_, press) => expect(press()).toEqual({ type: 'assault' }));
	});

	test('8 every standing order can be given and withdrawn, and answers for the one who is asked', () => {
		const { state } = before();
		for (const { key, value, choices } of ordersOf(state, 'white')) {
			expect(value, key).toBe('0');
			for (const { command, value: wanted } of choices) {
				const then = ordersOf(after(state, command), 'white');
				expect(then.find((one) => one.key === key)?.value).toBe(wanted);
			}
		}
		const table = before();
		const stands = ordersOf(table.state, 'white').find(({ rule }) => rule === '8.5');
		const no = stands?.choices.find(({ value }) => value === '2');
		if (!no) throw new Error('nothing can be said of leaving');
		table.do(no.command);
		table.attack('2419', 'prepared', ['r-1-let', 'r-2-let', 'r-cv-let']);
		table.do({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' });
		expect(engine.waiting(table.state).player).toBe('red');
	});

	test('two who gave their names are covered from each other when the other is asked, nobody else is', () => {
		const asked = example().state;
		const named = (white: string, red: string, app = false) => ({
			white: { name: white, app },
			red: { name: red, app: false }
		});
		const to = (game: string, seats: ReturnType<typeof named>) => {
			const view = { ...face.view(asked, engine.waiting(asked)), called: null };
			const held = new Held<Command>(
				game,
				() => view,
				() => seats
			);
			const first = held.to;
			held.take();
			return [first, held.to];
		};
		expect(to('1', named('Ann', 'Jon'))).toEqual(['red', null]);
		expect(to('1', named('Ann', 'Jon'))).toEqual([null, null]);
		expect(to('2', named('', ''))).toEqual([null, null]);
		expect(to('3', named('Ann', 'Ann'))).toEqual([null, null]);
		expect(to('4', named('', 'Jon', true))).toEqual([null, null]);
	});
});
