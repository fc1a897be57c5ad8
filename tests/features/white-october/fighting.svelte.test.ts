import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { play } from '#lib/kernel/dice/draw.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import DeclarePane from '#lib/features/board/play/panes/DeclarePane.svelte';
import { mainKey } from '#lib/features/board/play/keys.ts';
import { lightsOf } from '#lib/features/board/play/lights.ts';
import { soughtIn } from '#lib/features/board/ask.ts';
import { Gaze } from '#lib/features/board/play/gaze.svelte.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { face } from '#lib/features/white-october/face.ts';
import { nameOf, type Command, type State } from '#lib/rules/white-october/index.ts';
import { done, engine, placed } from '../../rules/white-october/engine/placed.ts';

/** White's two stacks, guns and HQ against a Red one, before he declares. */
const before = (): State =>
	done(
		placed(
			{
				talab: '14/L',
				ostrov: '14/L',
				semen: '14/M',
				hq2id: '14/L',
				art2id: '14/L',
				r10_2rd: '15/L',
				r11_2rd: '15/L'
			},
			{ sequence: null, offensive: true, turn: 2 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
const seen = (state: State) => face.view(state, engine.waiting(state));

const looking = (state: State, look: (focus: Focus<Command>) => void): void =>
	$effect.root(() => {
		const view = seen(state);
		const focus = new Focus<Command>(() => view);
		focus.clear();
		look(focus);
	})();

describe('an attack is declared from the enemy hex', () => {
	test('the HQ that leads is ringed with those who attack, but only they go there', () => {
		looking(before(), (focus) => {
			focus.attack('15/L', []);
			for (const id of ['semen', 'hq2id']) focus.toggle(id);
			const { chosen, arrows } = lightsOf(seen(before()), focus);
			expect([chosen, arrows]).toEqual([['14/M', '14/L'], [['14/M', '15/L']]]);
		});
	});

	test('who is tapped stays under the finger when the chance comes, with all that is said of it', async () => {
		const view = seen(before());
		const focus = new Focus<Command>(() => view);
		focus.attack('15/L', []);
		const declaring = view.declaring('15/L')!;
		await render(DeclarePane<Command>, { view, focus, goal: '15/L', declaring });
		const row = page.getByRole('button', { name: nameOf('talab') });
		const at = () => row.element().getBoundingClientRect();
		const there = at();
		focus.toggle('talab');
		await expect.element(page.getByText('Support: ', { exact: false }).first()).toBeVisible();
		expect(Math.abs(at().top - there.top)).toBeLessThan(there.height / 4);
		const { value } = view.units.get('talab')!.counter;
		await expect.element(row).toHaveTextContent(new RegExp(`${value}$`));
		const [badge] = document.querySelectorAll('.bp-outlook + p .side b');
		expect(badge?.textContent, 'whose they are').toBe('R');
	});

	test('what the place is worth stands beside whom it is taken from', async () => {
		const at = { semen: '20/S', r10_2rd: '19/T' };
		const sequence = { sequence: null, offensive: true, turn: 2 };
		const view = seen(done(placed(at, sequence), { type: 'sequence', kind: 'combat' }));
		const focus = new Focus<Command>(() => view);
		focus.attack('19/T', []);
		const declaring = view.declaring('19/T')!;
		await render(DeclarePane<Command>, { view, focus, goal: '', declaring });
		await expect.element(page.getByText('5 points for White')).toBeVisible();
	});

	test('8.1.3 who fires counts for his firepower as it is, not as it is printed', async () => {
		const view = seen({ ...before(), offensive: false });
		const focus = new Focus<Command>(() => view);
		focus.attack('15/L', ['art2id'], 'barrage combat');
		const declaring = view.declaring('15/L')!;
		expect(focus.plan?.outlook?.sheets[0]?.working.lines[0]?.amount).toBe('+1');
		await render(DeclarePane<Command>, { view, focus, goal: '15/L', declaring });
		// Two are printed, and without an offensive turn they are halved (4.5).
		await expect.element(page.getByRole('button', { name: /^Art 2 ID .*1$/ })).toBeVisible();
	});

	test('4.4.1 who attacks low on ammunition counts for half', () => {
		const value = (offensive: boolean): string | undefined =>
			seen({ ...before(), offensive })
				.declaring('15/L')
				?.plan('attack', ['talab'])
				.values?.get('talab');
		// Nine are printed; halves are rounded up (1.4).
		expect([true, false].map(value)).toEqual(['9', '5']);
	});

	test('a key that declares nothing says what is in the way, far below it as that stands', () => {
		const far = before();
		const units = far.units.map((unit) => (unit.id === 'hq2id' ? { ...unit, at: '02/X' } : unit));
		const state = { ...far, units };
		looking(state, (focus) => {
			focus.attack('15/L', ['talab', 'semen']);
			const none = () => undefined;
			const main = mainKey(seen(state), focus, {
				...{ give: none, endPhase: none, next: none },
				...{ report: '', log: '', named: String }
			});
			expect([main.onclick, main.detail]).toEqual([
				undefined,
				'Several stacks attack only under an HQ.'
			]);
		});
	});

	test('14.1.1, 16.1 a tank that attacks says beforehand when it is back, the Mark V from turn 7 on that they are not', () => {
		const told = (turn: number): readonly string[] => {
			const tanks = { talab: '14/L', mkv1: '14/L', ft17: '14/L', r10_2rd: '15/L' };
			const state = placed(tanks, { sequence: null, offensive: true, turn });
			const view = seen(done(state, { type: 'sequence', kind: 'combat' }));
			const plan = view.declaring('15/L')?.plan('attack', ['talab', 'mkv1', 'ft17']);
			return (plan?.outlook?.first ?? [])
				.map((line) => t(line))
				.filter((line) => /once/.test(line));
		};
		expect(told(6)).toEqual(
			['Mark V (1)', 'FT-17'].map((tank) => `${tank}: once used, back in turn 8 (§\u00a014.1.1)`)
		);
		expect(told(7)).toEqual([
			'Mark V (1): once used, not back in this game (§\u00a014.1.1)',
			'FT-17: once used, back in turn 9 (§\u00a014.1.1)'
		]);
	});

	test('the key counts those who attack, not the HQ that leads them', () => {
		looking(before(), (focus) => {
			focus.attack('15/L', ['talab', 'semen']);
			const key = () =>
				mainKey(seen(before()), focus, {
					...{ give: () => undefined, endPhase: () => undefined, next: () => undefined },
					...{ report: '', log: '', named: String }
				}).detail;
			focus.toggle('hq2id');
			expect(focus.picked).toContain('hq2id');
			expect(key()).toMatch(/, 2 units$/);
		});
	});

	test('every line, both columns of the table and the exact chance come before it', () => {
		looking(before(), (focus) => {
			focus.tap('15/L');
			expect(focus.declaring?.kinds.map(({ value }) => value)).toEqual([
				'attack',
				'night',
				'barrage combat'
			]);
			// 5.1 An HQ leads for its command: it is taken in the list, not with its stack.
			focus.tap('14/L');
			expect(focus.picked).toEqual(['ostrov', 'talab']);
			focus.toggle('hq2id');
			expect(focus.picked).toEqual(['ostrov', 'talab', 'hq2id']);
			focus.tap('14/L');
			expect(focus.picked).toEqual([]);
			focus.tap('14/L');
			focus.toggle('hq2id');
			const { plan } = focus;
			const { chances, lines, results } = engine.ahead.preview(before(), {
				...{ hex: '15/L', units: ['ostrov', 'talab'], hq: 'hq2id' }
			});
			expect(plan?.outlook?.chance.equals(chances?.falls ?? 0)).toBe(true);
			const [dice, attacker, defender] = plan?.outlook?.sheets ?? [];
			expect(dice?.working.lines).toHaveLength(lines.length);
			for (const side of [attacker, defender])
				expect(side?.working.lines.length).toBeGreaterThan(1);
			expect(results.length).toBeGreaterThan(5);
			expect(plan?.outlook?.first.map((line) => t(line))).toContain(`Support: ${nameOf('art2id')}`);
			const after = done(before(), plan?.command ?? { type: 'done' });
			expect(after.combat?.attacks).toMatchObject([
				{ place: '15/L', units: ['ostrov', 'talab'], hq: 'hq2id', night: false }
			]);
		});
	});

	test('two stacks without an HQ that leads them find one; what another unit adds', () => {
		const plan = seen(before()).declaring('15/L')?.plan('attack', ['talab', 'semen']);
		expect(done(before(), plan?.command ?? { type: 'done' }).combat?.attacks[0]?.hq).toBe('hq2id');
		const work = seen(before()).declaring('15/L')?.plan('attack', ['talab']).added?.();
		const added = work ? finished(work) : [];
		expect(added.find(({ unit }) => unit === 'ostrov')?.gain.compare(0)).toBeGreaterThan(0);
	});

	test('of a unit that changes nothing nothing is said', () => {
		const state = placed(
			{
				talab: '14/L',
				ostrov: '14/L',
				ural: '14/L',
				semen: '14/M',
				hq2id: '14/L',
				militia1: '15/L'
			},
			{ sequence: null, offensive: true, turn: 2 }
		);
		const view = seen(done(state, { type: 'sequence', kind: 'combat' }));
		const work = view
			.declaring('15/L')
			?.plan('attack', ['talab', 'ostrov', 'ural', 'hq2id'])
			.added?.();
		expect(work ? finished(work) : null).toEqual([]);
	});

	test('by night; joined and led once it is declared', () => {
		const night = seen(before()).declaring('15/L')?.plan('night', ['talab']);
		const first = done(before(), night?.command ?? { type: 'done' });
		expect(first.combat?.attacks).toMatchObject([{ units: ['talab'], night: true, hq: null }]);
		const declaring = seen(first).declaring('15/L');
		expect(declaring?.kinds[0]).toMatchObject({
			value: 'join 1',
			units: ['ostrov', 'hq2id']
		});
		const led = declaring?.plan('join 1', ['hq2id']);
		expect(done(first, led?.command ?? { type: 'done' }).combat?.attacks[0]?.hq).toBe('hq2id');
		const joined = declaring?.plan('join 1', ['ostrov', 'hq2id']);
		expect(done(first, joined?.command ?? { type: 'done' }).combat?.attacks).toMatchObject([
			{ units: ['talab', 'ostrov'], hq: 'hq2id' }
		]);
	});

	test('what is declared is shown on the map until it is fought; a barrage shows its target', () => {
		expect(seen(before()).declared).toEqual([]);
		const attack = seen(before()).declaring('15/L')?.plan('attack', ['ostrov', 'semen', 'hq2id']);
		const state = done(before(), attack?.command ?? { type: 'done' });
		expect(seen(state).declared).toEqual([
			['14/L', '15/L'],
			['14/M', '15/L']
		]);
		const shells = seen(before()).declaring('15/L')?.plan('barrage combat', ['art2id']);
		const shelled = done(before(), shells?.command ?? { type: 'done' });
		expect(seen(shelled).declared).toEqual([['14/L', '15/L']]);
		const fired = done(shelled, { type: 'done' });
		const [fire] = engine.waiting(fired).commands;
		const firing = fire ? done(fired, fire) : fired;
		expect(seen(firing).called?.hex).toBe('15/L');
	});

	test('a rule in the way says so', () => {
		const plan = seen(before()).declaring('15/L')?.plan('barrage combat', ['art2id']);
		const shelled = done(before(), plan?.command ?? { type: 'done' });
		expect(shelled.combat?.shots).toMatchObject([{ unit: 'art2id', target: 'combat' }]);
		expect(plan?.outlook?.sheets[0]?.working.lines.length).toBeGreaterThan(0);
		expect(seen(shelled).declaring('15/L')?.units).toEqual([]);
		expect(seen(shelled).reach('talab').why('15/L')?.rule).toBe('8.1.1');
	});
});

/** The throw that is called for, with these dice. */
const throwing = (state: State, ...dice: readonly number[]): State => {
	const next = engine.waiting(state);
	const draw = face.draw(state, next);
	if (!draw) throw new Error('No dice are called for');
	const left = [...dice];
	return done(state, face.roll(next, play(draw, () => left.shift() ?? 1).throws));
};
const answered = (state: State, key: string | undefined, among = seen(state)): State => {
	const answer = among.ask?.answers.find((one) => t(one.label) === key || one.key === key);
	if (!answer) throw new Error(`${key} is no answer to ${JSON.stringify(among.ask?.what)}`);
	return done(state, answer.command);
};

/** The attack of two regiments under their HQ, up to the question who supports it. */
const fought = (): State => {
	const plan = seen(before()).declaring('15/L')?.plan('attack', ['ostrov', 'talab', 'hq2id']);
	let state = done(before(), plan?.command ?? { type: 'done' });
	state = done(state, { type: 'done' });
	return engine.waiting(state).commands.some(({ type }) => type === 'resolve')
		? done(state, { type: 'resolve', attack: 1 })
		: state;
};

describe('a combat is fought step by step', () => {
	test('who supports is one choice, and says what it does to the chance', () => {
		const several = seen(fought()).ask?.several;
		// The only one who could is proposed.
		expect(several).toMatchObject({ units: ['art2id'], start: ['art2id'] });
		const [none, with1] = [several?.plan([]), several?.plan(['art2id'])];
		expect(none?.command).toBeUndefined();
		expect(t(none!.says!)).toMatch(/without them/);
		expect(t(with1!.says!)).not.toMatch(/without them/);
		const state = done(fought(), with1?.command ?? { type: 'pass' });
		expect(state.combat?.fight?.supports.attacker).toEqual(['art2id']);
		expect(seen(state).called?.workings()[0]?.lines.length).toBeGreaterThan(1);
	});

	/** The fight to its end, its dice beginning with these: what was asked on the way, and how it ends. */
	const through = (first: number, second: number) => {
		const supported = done(
			fought(),
			seen(fought()).ask?.several?.plan(['art2id']).command ?? { type: 'pass' }
		);
		let state = throwing(supported, first, second);
		const losses: number[] = [];
		const advances: { units: string[]; byItself: boolean }[] = [];
		for (let n = 0; n < 20 && state.combat?.fight; n++) {
			const { ask, called } = seen(state);
			if (called) state = throwing(state, 6);
			else if (ask?.losses) {
				let taken: readonly string[] = [];
				let after = ask.losses.after(taken);
				while (after && !after.command) {
					taken = [...taken, after.next[0] ?? ''];
					after = ask.losses.after(taken);
				}
				expect(after?.marked.length).toBe(ask.losses.owed);
				losses.push(ask.losses.owed);
				const { left = 0, shown } = ask.losses.units[0] ?? {};
				expect(shown?.(left - 1)).not.toEqual(shown?.(left));
				state = done(state, after?.command ?? { type: 'pass' });
			} else if (ask?.several) {
				const byItself = ask.several.plan(['hq2id']).refusal === undefined;
				advances.push({ units: ask.several.units.toSorted(), byItself });
				state = done(state, ask.several.plan(['hq2id', 'talab']).command ?? { type: 'pass' });
			} else {
				state = answered(state, ask?.answers[0]?.key);
			}
		}
		return { state, losses, advances };
	};

	test('losses are taken off one after the other', () => {
		expect(through(5, 4).losses).toEqual([1]);
	});

	test('who advances is one choice; nobody is asked how to lose all there is', () => {
		const { state, losses, advances } = through(6, 4);
		expect(losses).toEqual([]);
		const units = ['art2id', 'hq2id', 'ostrov', 'talab'];
		expect(advances, 'an HQ only goes along').toEqual([{ units, byItself: false }]);
		expect(state.units.find(({ id }) => id === 'talab')?.at).toBe('15/L');
	});
});

test('chances stand beside what they are asked for: rest after a night attack, deserters, the police', () => {
	const worn = { ...before(), fatigue: 5 };
	const kinds = seen(worn).declaring('15/L')?.kinds;
	expect(kinds?.find(({ value }) => value === 'night')?.says).toMatchObject({
		values: { now: { chance: engine.ahead.tired(worn) } }
	});
	const raised = { ...before(), step: 'anti-subversion', sequence: null, combat: null } as const;
	const state: State = {
		...raised,
		player: 'red',
		turn: 5,
		politics: { ...raised.politics, anti: [] }
	};
	const answers = seen(state).ask?.answers ?? [];
	const of = (type: string) => answers.filter(({ command }) => command.type === type);
	expect(of('counter').length).toBeGreaterThan(0);
	for (const answer of [...of('counter'), ...of('rally')]) expect(answer.hint).toBeDefined();
	const against = (white: number): string | undefined =>
		seen({ ...state, points: { white, red: 0 } })
			.ask?.answers.flatMap(({ hint }) => (hint ? t(hint).replaceAll('\u202f', ' ') : []))
			.find((hint) => hint.startsWith('Deserters'));
	expect([0, 6].map(against), '3.1.2 with six points White gains none').toEqual([
		'Deserters on average 2.25 EP, not 3.75; a point for White 2.8 %, not 28 %',
		'Deserters on average 2.25 EP, not 3.75'
	]);
	const desertion = { ...state, step: 'desertion' } as const;
	const said = seen(desertion).called?.says?.();
	expect(said && t(said).replaceAll('\u202f', ' ')).toBe(
		'EP that desert: 1 with 2.8 %, 2 with 14 %, 3 with 25 %, 4 with 31 %, 5 with 19 %, 6 with 8.3 %; 3.75 on average. A point for White with 28 %.'
	);
	const called = (more: Partial<State>): string => {
		const phrase = seen({ ...state, ...more }).called?.says?.();
		return phrase ? t(phrase).replaceAll('\u202f', ' ') : '';
	};
	const full = called({ step: 'desertion', points: { white: 6, red: 0 } });
	expect(full, 'a point that finds no room is none').toMatch(/ on average\.$/);
	expect(called({ events: { ...state.events, police: 'rolled' } })).toBe(
		'The chance that the police close a district is 33 %.'
	);
	const drawing = { ...state.politics, drawing: true };
	const pool = state.units.map((unit) =>
		['r_putil', 'r_2res', 'r_ivanov'].includes(unit.id) ? { ...unit, fate: 'pool' as const } : unit
	);
	const points = { white: 0, red: 3 };
	expect(called({ step: 'raising', politics: drawing, units: pool, points })).toMatch(
		/^EP raised: (\d with [\d.]+ %, )*\d with [\d.]+ %; [\d.]+ on average\.$/
	);
	expect(called({ step: 'events' })).toMatch(/^The chance of an event is \d+ %/);
	const short = { ...state.events, short: ['white'] as const };
	expect(called({ step: 'white-recruitment', player: 'white', events: short })).toMatch(
		/^Recruitment points: 0 with 50 %, 1 with 50 %/
	);
	const roll = { ...raised, step: 'fatigue', player: 'white', fatigue: 5 } as const;
	expect(seen(roll).called?.says?.()).toMatchObject({
		values: { chance: { chance: engine.ahead.tired(roll) } }
	});
});

test('who may slip away before combat is named', () => {
	const alone = placed(
		{ riga: '22/O', r46_6rd: '21/O', ac6rd: '21/O', r_622: '23/O' },
		{ sequence: null, turn: 1 }
	);
	const fighting = done(alone, { type: 'sequence', kind: 'combat' });
	const plan = seen(fighting).declaring('21/O')?.plan('attack', ['riga']);
	const declared = done(done(fighting, plan?.command ?? { type: 'done' }), { type: 'done' });
	const ways = seen(declared).ask?.answers.map(({ label, hint }) => t(hint ?? label));
	expect(ways?.join()).toContain(`${nameOf('ac6rd')} would retreat a hex`);
});

test('8.2.3, 5.3 each answer of the defender says the chance that the place falls then', () => {
	const alone = placed(
		{
			riga: '22/O',
			r46_6rd: '21/O',
			ac6rd: '21/O',
			r_622: '23/O',
			hq6rd: '20/O',
			art1_6rd: '20/O'
		},
		{ sequence: null, turn: 1 }
	);
	const fighting = done(alone, { type: 'sequence', kind: 'combat' });
	const plan = seen(fighting).declaring('21/O')?.plan('attack', ['riga']);
	let state = done(done(fighting, plan?.command ?? { type: 'done' }), { type: 'done' });
	const hints = (): readonly string[] =>
		(seen(state).ask?.answers ?? []).map(
			({ label, hint }) => `${t(label)}: ${hint ? t(hint) : ''}`
		);
	for (const said of hints()) expect(said).toMatch(/falls .*%/);
	state = done(state, { type: 'stand' });
	for (let n = 0; n < 5 && state.combat?.fight?.stage !== 'defenceHq'; n++)
		state = done(state, { type: 'pass' });
	const [served, none] = hints();
	expect(served).toMatch(/^HQ 6 RD: .*the place then falls is \d+/);
	expect(none).toMatch(/^No HQ: .*the place then falls is \d+/);
	expect(served?.split(':')[1]).not.toBe(none?.split(':')[1]);
});

test('5.3 where the place does not fall anyway, the losses tell what an HQ is good for', () => {
	const weak = {
		...{ tkshock: '22/O', r46_6rd: '21/O', r48_6rd: '21/O', ac6rd: '21/O' },
		...{ r_622: '23/O', hq6rd: '20/O', art1_6rd: '20/O' }
	};
	const fighting = done(placed(weak, { sequence: null, turn: 1 }), {
		type: 'sequence',
		kind: 'combat'
	});
	const plan = seen(fighting).declaring('21/O')?.plan('attack', ['tkshock']);
	let state = done(done(fighting, plan?.command ?? { type: 'done' }), { type: 'done' });
	for (let n = 0; n < 5 && state.combat?.fight?.stage !== 'defenceHq'; n++)
		state = done(state, { type: state.combat?.fight?.stage === 'withdraw' ? 'stand' : 'pass' });
	const answers = seen(state).ask?.answers ?? [];
	expect(answers).toHaveLength(2);
	for (const { hint } of answers)
		expect(hint && t(hint)).toMatch(/falls is 0.%, at [\d.]+ EP on average against [\d.]+$/);
});

test('5.4 an attack on an HQ that stands alone says that it is lost without dice', () => {
	const alone = placed(
		{ talab: '14/L', hq2rd: '15/L', r_622: 'SMOLNY' },
		{ sequence: null, turn: 2 }
	);
	const view = seen(done(alone, { type: 'sequence', kind: 'combat' }));
	const { outlook, command } = view.declaring('15/L')?.plan('attack', ['talab']) ?? {};
	expect(outlook?.chance.equals(1)).toBe(true);
	expect([outlook && t(outlook.event), outlook && t(outlook.second)]).toEqual([
		'It is destroyed',
		'It stands alone: no dice are thrown (§\u00a05.4)'
	]);
	expect(command).toBeDefined();
	expect(view.declaring('15/L')?.plan('attack', []).outlook).toBeUndefined();
	const ahead = engine.ahead.preview(alone, { hex: '15/L', units: ['talab'] });
	expect(ahead.lostAlone).toEqual(['hq2rd']);
	expect(engine.ahead.preview(alone, { hex: '15/L', units: [] }).lostAlone).toEqual([]);
	const cutOff = placed(
		{ talab: '14/L', hq2rd: '15/L', r_622: '23/E' },
		{ sequence: null, turn: 2, offensive: true }
	);
	const far = seen(done(cutOff, { type: 'sequence', kind: 'combat' })).declaring('15/L');
	const { supply } = far?.plan('attack', ['talab']) ?? {};
	expect(supply && t(supply.says)).toMatch(/^Without a line of supply, .*6 Talab/);
});

test('6.2 an event that may be played says the chance that the place falls with it, and without it, and what it costs', () => {
	const { events } = before();
	const hand = { white: 'surprise', red: 'cheka' } as const;
	let state: State = { ...before(), events: { ...events, hand } };
	const plan = seen(state).declaring('15/L')?.plan('attack', ['semen']);
	state = done(done(state, plan?.command ?? { type: 'done' }), { type: 'done' });
	for (let n = 0; n < 5 && state.combat?.fight?.stage !== 'events'; n++)
		state = done(state, { type: 'pass' });
	const chances = (): readonly number[] =>
		(seen(state).ask?.answers ?? []).map(({ hint }) => {
			const said = hint ? t(hint) : '';
			// Where the chance stays as it is, the losses may not.
			expect(said).toMatch(/falls is [\d.]+.%, at [\d.]+ EP on average against [\d.]+$/);
			return Number(said.match(/[\d.]+/)?.[0]);
		});
	const [surprise = 0, none = 0] = chances();
	expect(surprise).toBeGreaterThan(none);
	state = done(state, { type: 'play' });
	const [cheka = 0, kept = 0] = chances();
	expect(kept, 'what has been played stands').toBe(surprise);
	expect(cheka).toBeLessThanOrEqual(kept);
});

test('8.2.5 the ratio is told with the values that it is read from, before the dice as well', () => {
	const ratio = /^Ratio \d+ to \d+, read as [<\d.]+:[\d.]+$/;
	const plan = seen(before()).declaring('15/L')?.plan('attack', ['ostrov', 'talab', 'hq2id']);
	const [first] = plan?.outlook?.sheets[0]?.working.lines ?? [];
	expect(first && t(first.reason)).toMatch(ratio);
	const dice = done(fought(), { type: 'pass' });
	const [called] = seen(dice).called?.workings()[0]?.lines ?? [];
	expect(called && t(called.reason)).toMatch(ratio);
});

test('a barrage is called one; an HQ that would change nothing promises nothing', () => {
	const declaring = seen(before()).declaring('15/L');
	const kinds = declaring?.kinds ?? [];
	const titles = kinds.map(({ title, who }) => [title && t(title), who && t(who)]);
	expect(titles).toEqual([
		[undefined, undefined],
		[undefined, undefined],
		['Shell 15/L', 'Who fires']
	]);
	const added = (...units: string[]) => {
		const work = declaring?.plan('attack', units).added?.();
		return (work ? finished(work) : []).filter(({ unit }) => unit.startsWith('hq'));
	};
	for (const { gain } of added('talab')) expect(gain.equals(0)).toBe(false);
	expect(added('talab', 'hq2id')).toEqual([]);
});

/** On to the advance, whatever is asked before it. */
const driven = (state: State): State => {
	if (state.combat?.fight?.stage === 'advance') return state;
	const next = engine.waiting(state);
	return driven(
		face.draw(state, next)
			? throwing(state, 4, 2)
			: done(state, next.commands[0] ?? { type: 'pass' })
	);
};

test('8.2.7, 12 no more are proposed for an advance than there is room for; of more it is said who may enter', () => {
	const units = ['liba', 'rifsq', 'riga'];
	const here = { liba: '23/U', riga: '23/U', rifsq: '23/U', r10_2rd: 'MOSCOW_GATE' };
	const before = done(placed(here, { sequence: null, offensive: true, turn: 2 }), {
		...{ type: 'sequence', kind: 'combat' }
	});
	const plan = seen(before).declaring('MOSCOW_GATE')?.plan('attack', units);
	const declared = done(before, plan?.command ?? { type: 'done' });
	const { several } = seen(driven(done(declared, { type: 'done' }))).ask ?? {};
	expect(several?.units.toSorted()).toEqual(units);
	const { start = [] } = several ?? {};
	expect(start.length).toBeLessThan(3);
	expect(several?.plan(start).command).toBeDefined();
	const all = several?.plan(units);
	expect(all?.command).toBeUndefined();
	expect(all?.refusal && t(all.refusal.why)).toMatch(/^Of these, only .* may enter\.$/);
	expect(all?.refusal?.rule).toBe('12');
});

test('8.2.4 a tap on the map takes those who may support from there, and takes them out again', () => {
	looking(fought(), (focus) => {
		focus.tap('14/L');
		expect([focus.picked, focus.hex]).toEqual([[], '14/L']);
		focus.tap('14/L');
		expect(focus.picked).toEqual(['art2id']);
		focus.tap('15/L');
		expect(focus.picked).toEqual(['art2id']);
	});
});

test('8.2.7 who has no room left is passed over among those who are proposed for an advance', () => {
	const units = ['r_2mar', 'r_3mar', 'r_fleetsch', 'r_kdpetr2', 'r_3bash'];
	const near = Object.fromEntries(units.map((id, at) => [id, at < 3 ? '21/S' : '20/T']));
	// An HQ finds room where troops find none.
	const here = { ...near, hq2rd: '20/T', liba: { at: '20/S', ep: 1 } };
	const red = { player: 'red', step: 'red-1', sequence: null, turn: 6 } as const;
	const before = done(placed(here, red), { type: 'sequence', kind: 'combat' });
	const plan = seen(before).declaring('20/S')?.plan('attack', units);
	const declared = done(before, plan?.command ?? { type: 'done' });
	const { several } = seen(driven(done(declared, { type: 'done' }))).ask ?? {};
	expect(several?.units).toEqual(expect.arrayContaining(units));
	const { start = [] } = several ?? {};
	expect(start).not.toEqual([]);
	expect(several?.plan(start).command).toBeDefined();
});

test('8.2.7 who advances is one choice, and a forced march may come first', () => {
	const near = driven(done(fought(), { type: 'pass' }));
	const { combat } = near;
	const { fight } = combat ?? {};
	if (!combat || !fight?.result) throw new Error('Nobody advances');
	// The enemy has run over the river, where nobody follows but by a forced march.
	const result = { ...fight.result, attacker: { ...fight.result.attacker, code: 'a' as const } };
	const trails = { [fight.place]: ['16/L', '17/L'] };
	const state: State = { ...near, combat: { ...combat, fight: { ...fight, result, trails } } };
	const { several } = seen(state).ask ?? {};
	expect(several?.units).toContain('talab');
	// Whoever only joins those who have gone is named when he likes.
	const path = [fight.place];
	const order = engine.orders.advance(
		state,
		['hq2id', 'talab'].map((unit) => ({ unit, path }))
	);
	const went = order.ok && order.order.steps.flatMap((one) => ('unit' in one ? one.unit : []));
	expect(went).toEqual(['talab', 'hq2id']);
	expect(several?.others?.map(({ command }) => command.type)).toEqual(['march']);
	looking(state, (focus) => {
		expect(focus.answer).toBeUndefined();
		const [march] = several?.others ?? [];
		if (march) focus.pick(march);
		expect([focus.picked, focus.answer?.key]).toEqual([[], march?.key]);
		focus.toggle('talab');
		expect([focus.picked, focus.answer]).toEqual([['talab'], undefined]);
	});
});

test('8.2.7 where some may go farther, who advances and how far is one choice still', () => {
	const near = driven(done(fought(), { type: 'pass' }));
	const { combat } = near;
	const { fight } = combat ?? {};
	if (!combat || !fight?.result) throw new Error('Nobody advances');
	const result = { ...fight.result, attacker: { ...fight.result.attacker, code: 'a' as const } };
	const trails = { [fight.place]: ['15/M', '15/N'] };
	const after = { ...combat, fight: { ...fight, result, trails } };
	const state: State = { ...near, forced: true, combat: after };
	const { several, each } = seen(state).ask ?? {};
	expect(several).toBeUndefined();
	const { rows = [], command } = each?.after({}) ?? {};
	expect(rows.map(({ unit, chosen }) => [unit, chosen])).toEqual([
		['ostrov', '15/L'],
		['talab', '15/L'],
		['art2id', '15/L'],
		['hq2id', '15/L']
	]);
	expect(rows[0]?.answers.map((one) => t(one.label))).toEqual(['15/L', '15/L, 15/M', 'Stays']);
	// Who may go on is open until his way is chosen, in the list or on the map; then it is the next one's turn.
	looking(state, (focus) => {
		expect([focus.row?.key, soughtIn(focus)]).toEqual(['ostrov', ['15/L', '15/M']]);
		focus.tap('15/M');
		expect([focus.given, focus.row?.key]).toEqual([{ ostrov: '15/L,15/M' }, 'talab']);
		focus.tap('15/M');
		expect(focus.row).toBeUndefined();
	});
	const at = (command: Command | undefined) =>
		['ostrov', 'talab', 'hq2id'].map(
			(id) => done(state, command ?? { type: 'done' }).units.find((one) => one.id === id)?.at
		);
	expect(at(command)).toEqual(['15/L', '15/L', '15/L']);
	const farther = each?.after({ ostrov: '15/L,15/M', hq2id: 'stays' });
	expect(at(farther?.command)).toEqual(['15/M', '15/L', '14/L']);
	const stays = Object.fromEntries(rows.map(({ key }) => [key, 'stays']));
	expect(t(each?.after(stays).refusal?.why ?? say(''))).toContain('one combat unit');
	// 7.2 Two of 4 EP do not both find room.
	const units = near.units.map((one) =>
		'ep' in one && one.at === '14/L' ? { ...one, ep: 4 } : one
	);
	const both = Object.fromEntries(['ostrov', 'talab'].map((id) => [id, '15/L']));
	const crowded = seen({ ...state, units }).ask?.each?.after(both).refusal;
	expect([crowded?.rule, t(crowded?.why ?? say(''))]).toEqual([
		'7.2',
		expect.stringContaining('no room there')
	]);
});

test('8.2.7 guns of the defender that are sent where no combat unit goes are not told of too little room', () => {
	const near = driven(done(fought(), { type: 'pass' }));
	const { combat } = near;
	const { fight } = combat ?? {};
	if (!combat || !fight?.result) throw new Error('Nobody advances');
	// The attackers came from two hexes, and have lost both.
	const result = {
		...{ ...fight.result, winner: 'defender' as const },
		defender: { ...fight.result.defender, code: 'a' as const }
	};
	const from = ['14/L', '14/M'];
	const one = { ...fight, result, from, defenders: ['r10_2rd'], trails: {} };
	const state: State = {
		...placed({ r10_2rd: '15/L', art1_2rd: '15/L' }, { ...near, combat: { ...combat, fight: one } })
	};
	const { each } = seen(state).ask ?? {};
	const sent = each?.after({ r10_2rd: '14/L', art1_2rd: '14/M' }).refusal;
	expect([sent?.rule, t(sent?.why ?? say(''))]).toEqual([
		'8.2.7',
		expect.stringContaining('one combat unit')
	]);
});

test('7.4 whoever was to go somewhere still is, once the march was forced', () => {
	let state = placed(
		{ talab: '14/L', ostrov: '14/L', r10_2rd: '27/K' },
		{ turn: 2, offensive: true }
	);
	const gaze = new Gaze<Command>(() => seen(state));
	gaze.turn((on) => {
		on.take(seen(state).units.get('talab')!);
		on.along(['ostrov'], true);
		on.tap('14/P');
	});
	state = done(state, { type: 'march' });
	gaze.renew();
	const { unit, party, goal } = gaze.lit;
	expect([unit, party, goal]).toEqual(['talab', ['ostrov'], '14/P']);
});

test('4.5 without an offensive turn an attack says that its troops fight at half', () => {
	const said = (state: State): string | undefined => {
		const { supply } = seen(state).declaring('15/L')?.plan('attack', ['talab']) ?? {};
		return supply && t(supply.says);
	};
	const low = `Low on ammunition, at half: ${nameOf('talab')}`;
	expect(said(before())).not.toBe(low);
	expect(said({ ...before(), offensive: false })).toBe(low);
});

test('a unit that may do nothing says why, by the section that keeps it from acting', () => {
	const state = before();
	const said = (id: string) => {
		let why: unknown;
		$effect.root(() => {
			const focus = new Focus<Command>(() => seen(state));
			focus.seek(seen(state).units.get(id)!);
			const { bound } = focus.reach ?? {};
			why = bound && [focus.unit, bound.rule, t(bound.why)];
		})();
		return why;
	};
	expect(said('hq2id')).toEqual(['hq2id', '8.2.1', expect.stringMatching(/^Only combat units/)]);
	expect(said('talab')).toBeNull();
	// An enemy is looked at.
	expect(said('r10_2rd')).toBeUndefined();
});
