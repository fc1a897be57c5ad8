import { expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { aroundOf } from '#lib/features/board/play/aids/around.ts';
import { recapOf, thrownBefore } from '#lib/features/board/play/recap.ts';
import { worksIn } from '#lib/features/board/play/lights.ts';
import { face } from '#lib/features/white-october/face.ts';
import type { Command, Fact, State } from '#lib/rules/white-october/index.ts';
import { fieldOf } from '#lib/ui/board/shape/field.ts';
import { NEVER } from '#lib/rules/white-october/engine/facts/schema.ts';
import { t } from '#lib/words/t.ts';
import { placed } from '../../rules/white-october/engine/placed.ts';
import { atTheFront } from '../../rules/white-october/turn-file.ts';
import { begun, engine, given, moving, until, viewOf } from './begun.ts';

test('7.1 before a movement sequence ends, each unit that could move is named, with its place', () => {
	const state = moving();
	const warned = viewOf(state).warnings();
	const idle = warned.filter(({ mild }) => mild);
	expect(idle.length).toBeGreaterThan(5);
	for (const { unit, hex, rule } of idle) {
		expect(rule).toBe('7.1');
		expect(hex).toBe(state.units.find(({ id }) => id === unit)?.at);
	}
	expect(viewOf(begun()).warnings()).toEqual([]);
});

test('7.1 the ground is named to whoever does not see the map as everywhere else', () => {
	const { map } = face;
	const view = viewOf(begun());
	const said = (hex: string) =>
		aroundOf(view, fieldOf(map), map, hex, (one) => one)[0]?.lines.map(({ says }) => t(says));
	expect(said('23/E')?.[0]).toBe('Ground: forest');
	expect(said('13/K')?.[0]).toBe('Ground: dense forest');
});

test('16.2 the points decide, and it is said how many White needs', () => {
	const { score } = viewOf(moving());
	expect(score && [score.value, score.says].map((one) => t(one)).join(' ')).toBe('−35 Points now');
	expect(score && t(score.second)).toMatch(/^a strategic Red victory; White must/);
	expect([score?.now, ...(score?.levels ?? []).map(({ says }) => t(says))]).toEqual([
		-35,
		'from 17: a regional Red victory',
		'from 27: a marginal Red victory',
		'from 36: a draw'
	]);
});

test('15, 3, 4.5, 9 aircraft and fleets have boxes beside the map; points, prisoners, ammunition and fatigue are counted there', () => {
	const { boxes = [], counts = [], units } = viewOf(moving());
	const said = boxes.map((id) => `${units.get(id)?.name}: ${t(units.get(id)?.brief ?? '')}`);
	expect(said).toContain('RAF: In its box');
	expect(said).toContain('Royal Navy: 28/H');
	const state = moving();
	const due = { turn: NEVER, how: 'box', places: [], returning: false } as const;
	const flown = state.units.map((one) =>
		one.id === 'raf' ? { ...one, fate: 'due' as const, due } : one
	);
	const gone = viewOf({ ...state, units: flown }).units.get('raf');
	expect(t(gone?.brief ?? '')).toBe('Comes no more');
	expect(boxes).not.toContain('tkshock');
	expect(counts.map(({ label, value }) => `${t(label)} ${t(value)}`)).toEqual([
		'Recruitment points White 0, Red 6',
		'Prisoners White 0, Red 0',
		'Offensive turns in stock 3',
		'Fatigue 0',
		'Points by place Volosovo (19/O) −10, Divenskaya (13/S) −5, Yamburg (22/H) −20',
		'Red EP destroyed 0',
		'Clear weather, turns now, 3, 6, 7, 9, 12'
	]);
	const kept = viewOf({ ...state, held: ['HARBOUR'] }).counts ?? [];
	expect(t(kept[4]?.value ?? ''), '16.2 what Red has again counts all the same').toMatch(
		/^Harbour \+10 \(held a turn\), Volosovo/u
	);
});

test('9.3 while the army rests, its units on the map say what that means to them, and no others', () => {
	const says = (id: string, rest: boolean): string =>
		t(viewOf({ ...moving(), rest }).units.get(id)?.says ?? '');
	const resting = 'movement 5, rests: half movement, no attack';
	expect(['ostrov', 'est_parts', 'r10_2rd'].map((id) => says(id, true).includes('rests'))).toEqual([
		...[true, false, false]
	]);
	expect([says('ostrov', true).endsWith(resting), says('ostrov', false).includes('rests')]).toEqual(
		[true, false]
	);
});

test('6 what came of one’s own dice is read before the app goes on from them; where one is asked next, it is not', () => {
	const rollIn = (red: boolean) => {
		const seats = { white: { name: '', app: false }, red: { name: '', app: red } };
		const before = given(
			until(
				begun({ events: 'used' }),
				(_, { rolls: [asked] }) => asked?.procedure === 'event' && asked.parties.player === 'white',
				({ commands }) => commands.find(({ type }) => type === 'done') ?? commands[0]
			),
			face.seat(seats)
		);
		const next = engine.waiting(before);
		const command = face.roll(next, play(face.draw(before, next)!, () => 2).throws);
		const decision = engine.decide(before, command);
		const facts = decision.ok ? decision.facts : [];
		const after = facts.reduce(engine.evolve, before);
		const entry = { command, facts };
		const line = { id: '1', entry, before, after } as Line<State, Command, Fact>;
		return thrownBefore(face, [line], viewOf(after));
	};
	expect(rollIn(true)?.sentences.map((one) => t(one))[0]).toMatch(/^White rolls 2: Rumours/);
	expect(rollIn(false)).toBeNull();
});

test('8.2.6 what the app did in its turn counts the EP of those who are wholly lost, too', () => {
	const seats = { white: { name: '', app: true }, red: { name: '', app: false } };
	const before = given(moving(), face.seat(seats));
	const facts: readonly Fact[] = [
		{ type: 'epLost', rule: '8.2.6', unit: 'r46_6rd', ep: 2, prisoners: 0, last: true },
		{ type: 'epLost', rule: '8.2.6', unit: 'r48_6rd', ep: 1, prisoners: 0 },
		{ type: 'stepBegan', step: 'red-1', player: 'red' }
	];
	const after = facts.reduce(engine.evolve, before);
	const entry = { command: { type: 'done' }, facts };
	const first = { id: '0', entry, before: after, after: before } as Line<State, Command, Fact>;
	const line = { id: '1', entry, before, after } as Line<State, Command, Fact>;
	const lost = recapOf(face, [first, line], viewOf(after))?.lost;
	expect(
		lost?.map(({ side, steps, units }) => [side, steps, units.map(({ steps: n }) => n)])
	).toEqual([['red', 3, [2, 1]]]);
	expect(lost?.map(({ says }) => t(says))).toEqual(['Red lost 3 EP.']);
	expect(viewOf(after).units.get('r46_6rd')?.counter).toMatchObject({ left: 0, value: '5' });
});

test('1.5, 4.2, 5.1 zones, supply and command are laid over the map', () => {
	const state = moving();
	const { white = [], red = [] } = viewOf(state).zones();
	expect(white.length).toBeGreaterThan(5);
	expect(red.length).toBeGreaterThan(5);
	const hq = state.units.find(({ id, fate }) => fate === 'map' && id.includes('hq'));
	expect(hq).toBeDefined();
	const shown = (id: string, unit?: string) => face.overlay(state, id, unit);
	const all = shown('command');
	const one = shown('command', hq?.id);
	expect(one.tags?.size).toBe(1);
	expect(one.areas?.[0]?.hexes).toContain(hq?.at);
	expect(all.areas?.[0]?.hexes.length).toBeGreaterThan(one.areas?.[0]?.hexes.length ?? 0);
	expect(shown('supply').areas?.[0]?.hexes.length).toBeGreaterThan(20);
});

test('that dice may be taken back is agreed, and ended, whoever is asked', () => {
	const state = begun();
	const agreed = given(state, face.agree?.(true));
	expect([state, agreed, given(agreed, face.agree?.(false))].map(face.session.free!)).toEqual([
		false,
		true,
		false
	]);
	expect(engine.waiting(agreed).commands).toEqual(engine.waiting(state).commands);
});

test('1.6, 5.2, 8.2.5 the numbers and marks of a counter explain themselves, each with its section', async () => {
	const state = moving();
	const labels = async (unit: string) =>
		(await face.terms(state, unit))[0]?.terms.map(({ label }) => t(label)) ?? [];
	const hq = state.units.find(({ id, fate }) => fate === 'map' && id.includes('hq'))?.id ?? '';
	expect((await labels(hq))[0]).toMatch(/^Command value \d/);
	expect(await labels('tkshock')).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^Strength \d/),
			expect.stringMatching(/^Quality \d/),
			expect.stringMatching(/^Morale \d/)
		])
	);
});

test('8.2.5, 8.4 entrenchments, barricades and blown bridges lie on the map; who stands behind works is marked', async () => {
	const state: State = { ...moving(), barricades: ['NEVSKY'], blown: [['24/K', '25/K']] };
	const view = viewOf(state);
	const called = (hex: string) => t(view.works?.get(hex) ?? '');
	expect([called('21/R'), called('NEVSKY'), called('22/G')]).toEqual([
		'An entrenchment',
		'A barricade',
		''
	]);
	expect(worksIn(view)).toEqual({ works: [...view.works!.keys()], blown: state.blown });
	expect(view.units.get('r46_6rd')?.counter.marks).toContain('works');
	expect(t(view.units.get('r46_6rd')?.says ?? '')).toContain('behind works');
	expect(view.units.get('r48_6rd')?.counter.marks).not.toContain('works');
	const [own] = await face.terms(state, 'r46_6rd');
	expect(own?.terms.map(({ label }) => t(label))).toContain('Works');
	// The sheet says whose counter it is, and of whom is not on the map, what keeps him.
	expect(t(own?.title ?? '')).toBe('46/6 RD');
	const [away] = await face.terms(state, 'r_trotsky');
	expect(t(away?.title ?? '')).toBe('Trotsky · Comes in turn 4');
});

test('7.8, 15.2 who is off the map stands in the list of units, under what keeps him off it', () => {
	const off = [...viewOf(moving()).units.values()].filter(({ hex }) => hex === null);
	const away = new Set(off.map((unit) => unit.away && t(unit.away)));
	expect(away).toContain('Comes in turn 2');
	expect(away).toContain('In its box');
	expect(away.has(undefined)).toBe(false);
	// Nor does it stand in the middle of what is said of him, with its capital letter.
	for (const { says, away: why } of off) expect(t(says).startsWith(why ? t(why) : '?')).toBe(true);
});

test('7.5.2 reinforcements by rail are brought in, or wait, unit by unit; what is over the capacity says so', () => {
	const begin = [
		{ type: 'sequence', kind: 'combat' },
		{ type: 'done' },
		{ type: 'sequence', kind: 'movement' }
	] as const;
	let state: State = begin.reduce<State>(given, atTheFront());
	const view = viewOf(state);
	expect(view.besides.map(({ command }) => command.type)).toEqual(['done']);
	const hereOf = (unit: string) =>
		viewOf(state)
			.reach(unit)
			.here.map(({ command }) => command);
	expect(hereOf('r_478')).toEqual(
		['foot', 'rail', 'reroute'].map((how) => ({ type: 'postpone', unit: 'r_478', how }))
	);
	const hints = view.reach('r_478').here.map(({ hint }) => hint && t(hint));
	expect(hints).toEqual([
		'in turn 8, from 18/FF',
		'in turn 8, from 18/FF: 0 of 4 places taken',
		'in turn 8, from Tchudovo (07/FF): 8 of 12 places taken'
	]);
	const [, , reroute] = hereOf('r_478');
	const decision = engine.decide(state, reroute!);
	const told = decision.ok
		? face.session.journal.tell({ facts: decision.facts } as never, state, state)
		: undefined;
	expect(told?.sentences.map((one) => t(one))).toEqual([
		'478 Rgt waits and comes by train in turn 8, from Tchudovo (07/FF).'
	]);
	const lands = (unit: string, place: string): void => {
		state = given(state, viewOf(state).reach(unit).ways(place)[0]?.ends[0]?.command);
	};
	lands('r_kdnov', '16/Z');
	lands('r_7kd', '16/Z');
	lands('r_8volog', '16/Z');
	const full = viewOf(state).reach('r_478');
	expect(full.left.has('16/Z')).toBe(false);
	expect(full.why('16/Z')).toMatchObject({ rule: '7.5.2' });
	expect(t(full.why('16/Z')?.why ?? '')).toBe('No more units can get off there this turn.');
});

test('7.5.2 whoever waits for a line that is full by then hears that not all of them find a place', () => {
	const rail = (turn: number) =>
		({
			fate: 'due',
			at: null,
			due: { turn, how: 'rail', places: ['18/FF'], returning: false }
		}) as const;
	const later = ['r_479', 'r_187', 'r_kdnov', 'r_7kd'];
	const hint = (others: readonly string[], turn = 8, riga = '24/C'): string => {
		const units = {
			...Object.fromEntries(others.map((id) => [id, rail(turn)])),
			...{ r_478: rail(7), riga }
		};
		const state = given(placed(units, { sequence: null, step: 'red-1', player: 'red', turn: 7 }), {
			type: 'sequence',
			kind: 'movement'
		});
		return t(viewOf(state).reach('r_478').here[1]?.hint ?? '');
	};
	expect(hint(later.slice(1))).toBe('in turn 8, from 18/FF: 3 of 4 places taken');
	const full = 'in turn 8, from 18/FF: 5 units for 4 places, the rest waits again';
	expect(hint(later)).toBe(full);
	expect(hint(later, 7)).toBe('in turn 8, from 18/FF: 0 of 4 places taken');
	expect(hint(later, 7, '18/EE'), 'a line that is barred brings nobody before').toBe(full);
});

test('7.5.2 whoever waits, is sent round, or leaves by rail hears before how full his line is then', () => {
	const rail = (turn: number, ...places: string[]): Partial<State['units'][number]> => ({
		fate: 'due',
		at: null,
		due: { turn, how: 'rail', places, returning: false }
	});
	const late = ['r_478', 'r_479', 'r_187', 'r_kdnov', 'r_7kd', 'r_8volog'];
	const state = given(
		placed(
			{
				...Object.fromEntries(late.map((id) => [id, rail(7, '18/FF')])),
				...{ r_188: rail(8, '07/FF'), r_189: rail(9, '18/FF'), r_trotsky: rail(7, '07/FF') },
				...{ r_622: '16/Z', riga: '24/C' }
			},
			{ sequence: null, step: 'red-1', player: 'red', turn: 7 }
		),
		{ type: 'sequence', kind: 'movement' }
	);
	const hints = (unit: string) =>
		viewOf(state)
			.reach(unit)
			.here.map(({ hint }) => hint && t(hint));
	expect(hints('r_478')).toEqual([
		'in turn 8, from 18/FF',
		'in turn 8, from 18/FF: 1 of 4 places taken',
		'in turn 8, from Tchudovo (07/FF): 1 of 12 places taken'
	]);
	expect(hints('r_622')).toContain('Comes back by rail in turn 9, from 18/FF: 1 of 4 places taken');
	// WO-25 Whoever takes no place on a line does not hear how many are taken.
	expect(hints('r_trotsky')).toEqual([
		'in turn 8, from Tchudovo (07/FF)',
		'in turn 8, from Tchudovo (07/FF)',
		'in turn 8, from 18/FF'
	]);
});

test('the words of the screen and the letters in names explain themselves, with a unit and without', async () => {
	const state = moving();
	const groups = await face.terms(state);
	const labels = groups.flatMap(({ terms }) => terms.map(({ label }) => t(label)));
	for (const word of ['EP', 'EP of Red destroyed (EPRD)', 'Recruitment point', 'A/O'])
		expect(labels).toContain(word);
	// KD are cadets here, as the list of reinforcements has it.
	const names = groups.flatMap(({ terms }) => terms.filter(({ label }) => /KD/.test(t(label))));
	expect(names.map(({ says }) => t(says))).toEqual([
		expect.stringMatching(/^Infantry division, rifle division, cavalry, cadets\./)
	]);
	const [unit = ''] = viewOf(state).movers;
	expect((await face.terms(state, unit)).slice(1)).toEqual(groups);
});
