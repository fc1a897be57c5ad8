import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { lightsOf, stacksOf } from '#lib/features/board/play/lights.ts';
import { besideKey, mainKey } from '#lib/features/board/play/keys.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { Gaze } from '#lib/features/board/play/gaze.svelte.ts';
import { spokenOf } from '#lib/features/board/play/aids/spoken.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { fieldOf } from '#lib/ui/board/shape/field.ts';
import { t } from '#lib/words/t.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';

const engine = face.session.engine();
const after = (state: State, ...commands: readonly Command[]): State =>
	commands.reduce((now, command) => {
		const decision = engine.decide(now, command);
		if (!decision.ok) throw new Error(decision.refusal.rule);
		return decision.facts.reduce(engine.evolve, now);
	}, state);

const seats = { white: { name: '', app: false }, red: { name: '', app: false } };
const begun = (scenario: string): State =>
	after(
		engine.empty,
		face.begin({
			...{ name: 'Test', scenario, seats },
			options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' }
		})
	);
const BEGUN = begun('historical');
/** White's first movement phase. */
const MOVING = after(BEGUN, { type: 'done' });

/** Plays a part with what is looked at on one state. */
const looking = (state: State, look: (focus: Focus<Command>) => void): void => {
	const view = face.view(state, engine.waiting(state));
	const stop = $effect.root(() => {
		const focus = new Focus<Command>(() => view);
		look(focus);
		flushSync();
	});
	stop();
};
const keys = (state: State, focus: Focus<Command>) => {
	const view = face.view(state, engine.waiting(state));
	const given: Command[] = [];
	const ended: Command[] = [];
	const deeds = {
		give: (command: Command) => void given.push(command),
		endPhase: (command: Command) => void ended.push(command),
		next: focus.next,
		report: '/report',
		log: '/log',
		named: (hex: string) => hex
	};
	const main = mainKey(view, focus, deeds);
	return { main, beside: besideKey(view, focus, main, deeds), given, ended };
};
const press = (onclick: unknown): void => (onclick as () => void)();

describe('what is looked at on the map', () => {
	test('a question is never answered in advance, and what declines has its own key', () => {
		looking(BEGUN, (focus) => {
			expect(focus.answer).toBeUndefined();
			const { main, beside, given } = keys(BEGUN, focus);
			expect(main.onclick).toBeUndefined();
			press(beside.onclick);
			expect(given).toEqual([{ type: 'done' }]);
		});
	});

	test('a hex that is found while something is asked is ringed, and no wrong answer', () => {
		const view = face.view(BEGUN, engine.waiting(BEGUN));
		looking(BEGUN, (focus) => {
			focus.tap('1610');
			expect([focus.astray, lightsOf(view, focus).chosen]).toEqual(['1610', []]);
			const found = focus.after(() => undefined);
			expect([found.astray, lightsOf(view, found).chosen]).toEqual([undefined, ['1610']]);
		});
	});

	test('a tap takes a unit, the next one its goal, and the key gives one order', () => {
		looking(MOVING, (focus) => {
			focus.tap('1912');
			expect(focus.unit).toBe('w-3-83s');
			focus.tap('1813');
			expect(focus.chosenWay?.path.at(-1)).toBe('1813');
			const { main, given } = keys(MOVING, focus);
			press(main.onclick);
			const [command] = given;
			expect(command?.type).toBe('order');
			const moved = command && after(MOVING, command);
			expect(moved?.units.find(({ id }) => id === 'w-3-83s')?.hex).toBe('1813');
		});
	});

	test('a tap on a stack takes whoever lies on top of those that can act', () => {
		const { stacks, movers } = face.view(MOVING, engine.waiting(MOVING));
		looking(MOVING, (focus) => {
			for (const { hex, counters } of stacks) {
				const top = counters.find(({ id }) => movers.includes(id));
				focus.clear();
				focus.tap(hex);
				if (top) expect(focus.unit, hex).toBe(top.id);
			}
		});
	});

	test('a second tap on a hex in reach takes the unit that stands there, in place of going there', () => {
		looking(MOVING, (focus) => {
			focus.tap('2605');
			const { unit } = focus;
			focus.tap('2406');
			expect([focus.unit, focus.goal]).toEqual([unit, '2406']);
			focus.tap('2406');
			expect([focus.unit, focus.goal]).toEqual(['w-1-2k', undefined]);
			focus.tap('2307');
			focus.tap('2307');
			expect([focus.unit, focus.goal], 'nobody stands there').toEqual(['w-1-2k', '2307']);
		});
	});

	test('a hex that is tapped or found is looked at, where the chosen unit goes nowhere anyway', () => {
		looking(MOVING, (focus) => {
			focus.tap('2903');
			expect([focus.unit, focus.reach?.bound?.rule]).toEqual(['w-1-1k', '10.2']);
			focus.tap('1010');
			expect([focus.unit, focus.goal, focus.hex]).toEqual([undefined, undefined, '1010']);
		});
	});

	test('a tap on where a unit stands takes its goal back, and no unit from the hand', () => {
		looking(MOVING, (focus) => {
			focus.tap('1912');
			focus.tap('1813');
			focus.tap('1912');
			expect([focus.unit, focus.goal, focus.hex]).toEqual(['w-3-83s', undefined, '1912']);
		});
	});

	test('the chosen unit lies on top of its stack, and keeps its place where that is spread out', () => {
		looking(MOVING, (focus) => {
			const view = face.view(MOVING, engine.waiting(MOVING));
			focus.tap('1214');
			const order = () =>
				stacksOf(view, focus)
					.find(({ hex }) => hex === '1214')
					?.counters.map(({ id }) => id) ?? [];
			const [first = '', second = '', ...others] = order();
			expect(stacksOf(view, focus)).toBe(view.stacks);
			focus.take(view.units.get(second)!);
			expect(order()).toEqual([second, first, ...others]);
			focus.fan = '1214';
			expect(order()).toEqual([first, second, ...others]);
		});
	});

	test('the best way is lit at once, the others once they are found', () => {
		looking(MOVING, (focus) => {
			focus.tap('1912');
			focus.tap('1813');
			const view = face.view(MOVING, engine.waiting(MOVING));
			const lit = lightsOf(view, focus, new Focus<Command>(() => view));
			expect([lit.path?.at(-1), lit.otherPaths]).toEqual(['1813', []]);
			expect(lightsOf(view, focus).otherPaths).toHaveLength(focus.ways.length - 1);
			expect(focus.ways.length).toBeGreaterThan(1);
		});
	});

	test('a hex out of reach has a reason, and a nearer one that is in reach', () => {
		looking(MOVING, (focus) => {
			focus.tap('1912');
			focus.tap('1205');
			expect(focus.chosenWay).toBeUndefined();
			expect(focus.reach?.why('1205')?.rule).toMatch(/^7/);
			const near = focus.reach?.asFar('1205');
			expect(near !== undefined && focus.reach?.left.has(near)).toBe(true);
		});
	});

	test('an enemy that nobody stands next to is only looked at', () => {
		looking(MOVING, (focus) => {
			focus.tap('2110');
			expect(focus.declaring).toBeUndefined();
			expect(focus.hex).toBe('2110');
		});
	});

	test('where only one can attack an enemy, that one does, unless it is left out', () => {
		looking(begun('introductory'), (focus) => {
			focus.tap('0614');
			expect(focus.picked).toEqual(['w-2-3d']);
			focus.toggle('w-2-3d');
			expect(focus.picked).toEqual([]);
		});
	});

	test('who attacks is chosen unit by unit, and declared as one order', () => {
		looking(MOVING, (focus) => {
			focus.tap('1114');
			expect(keys(MOVING, focus).main.onclick).toBeUndefined();
			for (const unit of ['w-2-1d', 'w-3-1d']) focus.toggle(unit);
			const { main, given } = keys(MOVING, focus);
			press(main.onclick);
			const [command] = given;
			const declared = command && after(MOVING, command);
			expect(declared?.attacks.map(({ hex, units }) => [hex, units.length])).toEqual([['1114', 2]]);
			focus.tap('1114');
			expect(focus.picked, 'the same enemy again').toEqual(['w-2-1d', 'w-3-1d']);
			const listed = face.view(MOVING, engine.waiting(MOVING)).units.get('w-3-1d')!;
			focus.seek(listed);
			expect([focus.enemy, focus.picked], 'from the list of all').toEqual(['1114', ['w-2-1d']]);
		});
	});

	test('the only one who could attack does from the start, and may be left out', () => {
		const { stacks, declaring } = face.view(MOVING, engine.waiting(MOVING));
		const alone = stacks.map(({ hex }) => hex).filter((hex) => declaring(hex)?.units.length === 1);
		expect(alone.length).toBeGreaterThan(0);
		looking(MOVING, (focus) => {
			for (const hex of alone) {
				focus.clear();
				focus.tap(hex);
				expect(focus.picked, hex).toEqual(declaring(hex)?.units);
				focus.toggle(focus.picked[0] ?? '');
				expect(focus.picked, hex).toEqual([]);
			}
		});
	});

	test('an enemy on whom an attack is declared is shown with it, though nobody else could join', () => {
		const { stacks, declaring } = face.view(MOVING, engine.waiting(MOVING));
		const [[hex, command] = []] = stacks.flatMap((one) => {
			const { units, plan } = declaring(one.hex) ?? { units: [] };
			const found = units.length === 1 ? plan?.('hasty', units).command : undefined;
			return found ? [[one.hex, found] as const] : [];
		});
		looking(after(MOVING, command!), (focus) => {
			focus.tap(hex);
			expect([focus.enemy, focus.kind, focus.picked]).toEqual([hex, 'hasty', []]);
		});
	});

	test('the chance grows with a second battalion, by just what was said of it', () => {
		looking(MOVING, (focus) => {
			focus.tap('1114');
			focus.toggle('w-2-1d');
			const plan = (units: readonly string[]) => focus.declaring?.plan('prepared', units);
			const alone = plan(['w-2-1d']);
			const both = plan(['w-2-1d', 'w-3-1d']);
			const work = alone?.added?.();
			let step = work?.next();
			while (step && !step.done) step = work?.next();
			const gain = step?.done ? step.value.find(({ unit }) => unit === 'w-3-1d')?.gain : undefined;
			if (!alone?.outlook || !both?.outlook || !gain) throw new Error('no chance is told');
			expect(both.outlook.chance.sub(alone.outlook.chance).equals(gain)).toBe(true);
		});
	});

	test('the phase ends by a key that asks first, never by the one that walks', () => {
		looking(MOVING, (focus) => {
			const { main, beside, given, ended } = keys(MOVING, focus);
			expect(main.onclick).toBe(focus.next);
			press(beside.onclick);
			expect([given, ended]).toEqual([[], [{ type: 'done' }]]);
		});
	});

	test('Next goes on after the unit that has acted, past those that were left out before it', () => {
		let state = MOVING;
		const stop = $effect.root(() => {
			const focus = new Focus<Command>(() => face.view(state, engine.waiting(state)));
			const [first = '', second = '', third = '', fourth = ''] = face.view(
				state,
				engine.waiting(state)
			).queue;
			for (const id of [first, second, third]) {
				focus.next();
				expect(focus.unit).toBe(id);
			}
			state = after(state, { type: 'pick', unit: third }, { type: 'rest' });
			focus.clear();
			expect(focus.following?.id).toBe(fourth);
		});
		stop();
	});

	test('Next goes on from the unit whose move was taken back, whoever was looked at since', () => {
		let state = MOVING;
		const now = () => face.view(state, engine.waiting(state));
		const gaze = new Gaze<Command>(now);
		gaze.renew();
		const [, second = '', third = ''] = now().queue;
		gaze.turn((on) => on.take(now().units.get(second)!));
		const picked = after(state, { type: 'pick', unit: second });
		for (const next of [picked, after(picked, { type: 'rest' })]) {
			state = next;
			gaze.renew();
		}
		expect(gaze.lit.following?.id, 'it has acted').toBe(third);
		gaze.turn((on) => on.next());
		for (const before of [picked, MOVING]) {
			state = before;
			gaze.renew();
		}
		expect(gaze.lit.following?.id, 'taken back').toBe(second);
	});

	test('a tap lights the map at once; the sheet speaks of it a frame later', async () => {
		const view = face.view(MOVING, engine.waiting(MOVING));
		const gaze = new Gaze<Command>(() => view);
		gaze.turn((on) => on.tap('1114'));
		expect([gaze.lit.hex, gaze.said.hex]).toEqual(['1114', undefined]);
		await expect.poll(() => gaze.said).toBe(gaze.lit);
	});

	test('a tap that was only the first of two leaves what was chosen as it was', () => {
		const view = face.view(MOVING, engine.waiting(MOVING));
		const gaze = new Gaze<Command>(() => view);
		gaze.turn((on) => on.take(view.units.get(view.queue[0] ?? '')!));
		const { unit, hex } = gaze.lit;
		gaze.look('1114', false);
		expect(gaze.lit.hex).toBe('1114');
		gaze.unlook();
		expect([gaze.lit.unit, gaze.lit.hex, gaze.lit.goal]).toEqual([unit, hex, undefined]);
		// What the game has changed since is not brought back.
		gaze.look('1114', false);
		gaze.renew();
		const { lit } = gaze;
		gaze.unlook();
		expect(gaze.lit).toBe(lit);
	});

	test('what came between a tap and its sheet wins', async () => {
		const view = face.view(MOVING, engine.waiting(MOVING));
		const gaze = new Gaze<Command>(() => view);
		gaze.turn((on) => on.tap('1114'));
		gaze.clear();
		gaze.turn((on) => on.tap('1113'));
		gaze.clear();
		await new Promise((done) => setTimeout(done, 100));
		expect([gaze.lit.hex, gaze.said.hex]).toEqual([undefined, undefined]);
		expect(gaze.said).toBe(gaze.lit);
	});

	test('9.2.1 a tank whose engine was tried on the way still goes where it was sent', () => {
		let state = MOVING;
		const gaze = new Gaze<Command>(() => face.view(state, engine.waiting(state)));
		gaze.turn((on) => on.take(face.view(state, engine.waiting(state)).units.get('w-tk')!));
		gaze.turn((on) => on.tap('2706'));
		state = after(state, { type: 'pick', unit: 'w-tk' });
		gaze.renew();
		expect(gaze.lit.goal).toBe('2706');
	});

	test('the line below the title leaves room for a name: two lines would be taken from the map', () => {
		const { book } = face.view(BEGUN, engine.waiting(BEGUN));
		expect(t(book).length).toBeLessThan(30);
	});
});

test('of units that lie in one hex, what is read aloud names the one that is chosen', () => {
	const view = face.view(MOVING, engine.waiting(MOVING));
	const [one = '', two = ''] =
		view.stacks
			.map(({ counters }) => counters.map(({ id }) => id).filter((id) => view.movers.includes(id)))
			.find(({ length }) => length > 1) ?? [];
	const said = (unit: string): string => {
		let text = '';
		looking(MOVING, (focus) => {
			const of = view.units.get(unit);
			if (of) focus.take(of);
			const field = fieldOf(face.map);
			const says = spokenOf({ view, asks: true, focus, field, named: (hex) => hex }, undefined);
			text = says ? t(says) : '';
		});
		return text;
	};
	expect(said(one)).toContain(`, ${view.units.get(one)?.name} chosen, `);
	expect(said(two)).not.toBe(said(one));
});

test('of a unit that lies alone in its hex, too, it is read aloud that it is chosen, and when it is not any more', () => {
	const view = face.view(MOVING, engine.waiting(MOVING));
	const alone = view.stacks.find(
		({ counters: [one, ...others] }) => others.length === 0 && view.movers.includes(one?.id ?? '')
	);
	const unit = view.units.get(alone?.counters[0]?.id ?? '')!;
	looking(MOVING, (focus) => {
		const field = fieldOf(face.map);
		const said = () => {
			const says = spokenOf({ view, asks: true, focus, field, named: (hex) => hex }, undefined);
			return says ? t(says) : '';
		};
		focus.take(unit);
		expect(said()).toContain(`${unit.name} chosen`);
		focus.tap(alone!.hex);
		expect(said()).not.toContain('chosen');
	});
});

test('of an enemy out of reach it is read aloud from where he could be attacked', () => {
	const view = face.view(MOVING, engine.waiting(MOVING));
	looking(MOVING, (focus) => {
		focus.take(view.units.get('w-1-2k')!);
		focus.tap('2107');
		const field = fieldOf(face.map);
		const named = (hex: string) => hex;
		const says = spokenOf({ view, asks: true, focus, field, named }, undefined);
		expect(says && t(says)).toMatch(/stands there\. .*7\.2\. Go to 2206, and attack from there$/);
	});
});

test('of a way that costs nothing, into the map or by train, no points are read aloud', () => {
	const way = { path: ['0101'], costs: [], spent: '0', left: '', ends: [] };
	const said = (focus: object): string => {
		const reach = { left: new Map([['0101', '↓']]), ways: () => [way], why: () => undefined };
		const says = spokenOf(
			{
				view: { stacks: [], units: new Map() } as never,
				asks: true,
				focus: { hex: '0101', reach, ...focus } as never,
				field: { of: () => undefined } as never,
				named: (hex) => hex
			},
			undefined
		);
		return says ? t(says) : '';
	};
	expect(said({})).toBe('0101, empty');
	expect(said({ chosenWay: way, answer: { label: 'Comes in here' } })).toBe('0101, Comes in here');
});

test('an answer that is chosen is read aloud, with what is where it leads; none that the app is asked for', () => {
	const said = (focus: object, asks = true): string => {
		const says = spokenOf(
			{
				view: { stacks: [], units: new Map(), ask: { answers: [] } } as never,
				asks,
				focus: focus as never,
				field: { of: () => undefined } as never,
				named: (hex) => hex
			},
			undefined
		);
		return says ? t(says) : '';
	};
	expect(said({ answer: { label: 'Assault' } })).toBe('Assault chosen');
	expect(said({ hex: '0101', answer: { label: 'Retreat' } })).toBe('Retreat chosen, 0101, empty');
	expect(said({ answer: { label: 'Assault' } }, false)).toBe('');
	expect(said({})).toBe('');
});
