import { expect, test } from 'vitest';
import { hintOf } from '#lib/features/white-october/chances.ts';
import { termsOf } from '#lib/features/white-october/explain/terms.ts';
import { face } from '#lib/features/white-october/face.ts';
import { OPENING } from '#lib/rules/white-october/engine/combat/state.ts';
import type { Fact, State } from '#lib/rules/white-october/index.ts';
import { shown, t } from '#lib/words/t.ts';
import { atTheFront } from '../../rules/white-october/turn-file.ts';
import { engine, placed } from '../../rules/white-october/engine/placed.ts';
import { begun, given, moving, until, viewOf } from './begun.ts';

const askedIn = (state: State) => {
	const { ask } = viewOf(state);
	return { ask, what: ask ? shown(ask.what) : '', note: ask?.note ? shown(ask.note) : '' };
};

test('4.5, 9.3 a turn of rest says what its ammunition is spent for', () => {
	const hintsWith = (stock: number, fatigue = 4) =>
		viewOf({ ...begun(), step: 'ammunition', stock, fatigue }).ask?.answers.map(({ hint }) =>
			shown(hint ?? '')
		);
	const hints = hintsWith(4);
	expect(hintsWith(1)).toContain('Uses the last in stock: the army fights at full strength');
	expect(hints).toContain(
		'Uses one of 4 in stock: half movement, no attacks, guns at full strength, then fatigue 1'
	);
	expect(hints).toContain(
		'4 in stock, as before: half movement, no attacks, guns at half strength, then fatigue 1'
	);
	// WO-46 It never falls below 0.
	expect(hintsWith(4, 0)?.join()).toMatch(/then fatigue 0,.*then fatigue 0/);
});

test('16.2.2 an option that makes the game longer says so before it begins', () => {
	const of = (options: Readonly<Record<string, string>>) => face.scenarios(options)[0];
	expect(of({})?.turns).toBe(12);
	const longer = of({ estonian_pskov: 'yes' });
	expect(longer?.turns).toBe(14);
	expect(shown(longer?.says ?? '')).toBe('10–11 Oct – 5–6 Nov');
});

test('16.2.2, 16.2.3 what options come to is added up before the game', () => {
	const said = (options: Readonly<Record<string, string>>) => {
		const { bought } = face.scenarios(options)[0] ?? {};
		return bought && shown(bought);
	};
	const none = Object.fromEntries(face.options.map(({ key, choices }) => [key, choices[0]?.value]));
	expect(said({ ...none, orel_first: 'other' })).toBeUndefined();
	expect(said({ ...none, estonian_pskov: 'yes', better_logistics: 'yes' })).toMatch(
		/−22 EP .* destroy 43, not 21/
	);
	expect(said({ ...none, better_defence_plan: 'yes', better_logistics: 'yes' })).toMatch(/−2 EP/);
});

test('6.1 who is struck by an event for the turn bears its marker', () => {
	const state = begun({ events: 'used' });
	const events = { ...state.events, soviet: 'r10_2rd', rumours: ['5 ID'] };
	const { units } = viewOf({ ...state, events });
	const brief = (id: string) => t(units.get(id)!.brief);
	expect(['r10_2rd', 'r11_2rd', 'liba', 'hq5id', 'talab'].map(brief)).toEqual([
		...['16/L, A soldiers’ soviet', '15/L', '19/I, Rumours', '19/I, Rumours'],
		'15/K'
	]);
});

test('6 what an event does stands beside the question who suffers it', () => {
	const drawn = until(begun({ events: 'used' }), ({ step }) => step === 'events');
	const { events } = drawn;
	const struck = (event: 'treachery' | 'soviet', player: 'white' | 'red'): State => ({
		...drawn,
		events: { ...events, imposed: { event, player, formation: null, struck: false } }
	});
	const treachery = struck('treachery', 'white');
	expect(askedIn(treachery).note).toBe(
		'Treachery. An infantry unit loses an EP, and the enemy gains a recruitment point.'
	);
	const [first] = askedIn(treachery).ask?.answers ?? [];
	expect(shown(first?.hint ?? '')).toMatch(/on the map$/);
	const named = given(treachery, first?.command);
	expect(askedIn(named).what).toBe('Who loses an EP?');
	const hints = askedIn(named).ask?.answers.map(({ hint }) => shown(hint ?? '')) ?? [];
	expect(hints.length).toBeGreaterThan(0);
	for (const hint of hints) expect(hint).toMatch(/^\d EP, in /);
	const soviet = struck('soviet', 'red');
	const met = given(soviet, askedIn(soviet).ask?.answers[0]?.command);
	expect(askedIn(met).what).toBe('Who confers, and neither moves nor attacks?');
});

test('11.2 with Trotsky in a district the question says which of two actions it is', () => {
	const state = placed(
		{ r_trotsky: 'SMOLNY' },
		{ turn: 5, step: 'anti-subversion', player: 'red' }
	);
	const first = askedIn(state);
	expect(first.what).toBe('Which action against subversion? 1 of 2');
	const second = askedIn(given(state, first.ask?.answers[0]?.command));
	expect(second.what).toBe('Which action against subversion? 2 of 2');
	const raising: State = { ...state, step: 'raising', points: { ...state.points, red: 4 } };
	expect(askedIn(raising).what).toBe('What is raised? 1 of 2');
	expect(askedIn({ ...raising, turn: 3 }).what).not.toContain(' of ');
	const alone = placed({}, { turn: 5, step: 'anti-subversion', player: 'red' });
	expect(askedIn(alone).what).toBe('Which action against subversion?');
});

test('11.2.1 the divisions that nobody of would be rallied come last, and say why', () => {
	const asking = (units: Parameters<typeof placed>[0]) => {
		const state = placed(units, { turn: 4, step: 'anti-subversion', player: 'red' });
		return askedIn(state).ask?.answers.map(({ label, hint }) => [label, hint ?? ''].map(shown));
	};
	const lost = { mode: 'routed', loyalty: 'fled' } as const;
	const cut = { riga: '24/C', r_622: 'SMOLNY', r46_6rd: { at: '15/O', ...lost } };
	expect(asking(cut)?.map(([label]) => label)).toEqual([
		'Against deserters',
		'Rally the 2 RD',
		'Rally the 6 RD'
	]);
	expect(
		asking(cut)
			?.slice(1)
			.map(([, hint]) => hint)
	).toEqual(['None of its units is demoralised', 'Its demoralised units are out of supply']);
	const near = { ...cut, r46_6rd: { at: '19/P', ...lost } };
	expect(asking(near)?.[0]).toEqual(['Rally the 6 RD', expect.stringMatching(/^In order again/)]);
});

test('11.2.1 a district that the police have closed shows whether there was a plot: that stands, as dice do', () => {
	const state = begun();
	const decided = { before: state, after: state, id: '1' } as const;
	const stands = (facts: readonly Fact[]): boolean | undefined =>
		face.session.fixed?.({ ...decided, entry: { facts } } as never);
	expect(stands([{ type: 'districtClosed', place: 'NEVSKY', plotted: false }])).toBe(true);
	expect(stands([{ type: 'policeSent' }])).toBe(false);
});

test('16.2 a game that the fall of the Winter Palace ends asks no move of anybody, and says what it came to', () => {
	let state = placed({ polta: 'NEVSKY' });
	for (const command of [
		{ type: 'pick', unit: 'polta' },
		{ type: 'go', place: 'WINTER_PALACE' }
	] as const)
		state = given(state, command);
	expect(state.result?.automatic).toBe(true);
	const { score, moved, movers } = viewOf(state);
	expect(score && shown(score.second)).toBe('a strategic White victory');
	expect(score?.levels, 'points make no level then').toEqual([]);
	expect([moved, movers]).toEqual([null, []]);
});

test('4.5 without an offensive turn a counter of the NWA says that it is halved', () => {
	const said = (offensive: boolean, id: string) => {
		const state = placed({ talab: '14/L', est_1_9: '15/H' }, { offensive });
		const [counter] = termsOf(engine.game(state), state, id);
		return (counter?.terms ?? []).some(({ rule }) => rule === '4.5');
	};
	expect([said(false, 'talab'), said(true, 'talab'), said(false, 'est_1_9')]).toEqual([
		true,
		false,
		false
	]);
});

test('8.2.6 the question which way back names those who go', () => {
	const fought = until(
		begun(),
		({ combat }) => Boolean(combat?.fight),
		({ commands }) =>
			commands.find((one) => one.type === 'declare' && one.offensive && !one.rest) ??
			commands.find((one) => one.type === 'sequence' && one.kind === 'combat') ??
			commands.find(({ type }) => type === 'attack') ??
			commands.find(({ type }) => type === 'done') ??
			commands[0]
	);
	const { combat, units } = fought;
	const going = units.flatMap(({ id, at, fate }) =>
		fate === 'map' && at !== null && combat?.fight?.defenders.includes(id)
			? { rule: '8.2.6', units: [id], from: at, hexes: 2 as const, rout: true }
			: []
	);
	const back = going.map((one): State => ({
		...fought,
		combat: combat && { ...combat, retreats: [one] }
	}));
	const asks = back.filter((one) => viewOf(one).ask?.answers.some(({ path }) => path));
	expect(asks.length).toBeGreaterThan(0);
	for (const one of asks) {
		const [unit = ''] = one.combat?.retreats[0]?.units ?? [];
		expect(askedIn(one).what).toBe(`Which way back for ${viewOf(one).units.get(unit)?.name}?`);
	}
});

test('8.2.6 f who is nearer to Petrograd than he goes back is home there, and breaks nothing by it', () => {
	const met = placed(
		{ liba: '21/V', riga: '21/V', r10_2rd: '22/V' },
		{ sequence: null, offensive: true, turn: 7 }
	);
	const combat = given(met, { type: 'sequence', kind: 'combat' }).combat!;
	const back = (hexes: 1 | 2) => {
		const goes = { rule: '8.2.6', units: ['r10_2rd'], from: '22/V', hexes, rout: hexes === 2 };
		const state = { ...met, sequence: 'combat', combat: { ...combat, retreats: [goes] } } as State;
		const { note, ask } = askedIn(state);
		return [note, ask?.answers.map(({ hex }) => hex)];
	};
	const districts = expect.arrayContaining(['MOSCOW_GATE', 'NEVSKY']);
	expect(back(2)).toEqual(['These ways break no retreat priority.', districts]);
});

test('8.1.2 a gun that cannot fire at a place says why, and not that it does not attack', () => {
	const front = atTheFront();
	const state = until(
		front,
		({ combat }) => combat?.stage === 'declare',
		({ commands }) =>
			commands.find((one) => one.type === 'sequence' && one.kind === 'combat') ?? commands[0]
	);
	const why = viewOf(state).reach('rn').why('22/V');
	expect(why && shown(why.why)).toBe('It is too far away.');
	expect(why?.title && shown(why.title)).toBe('Royal Navy cannot fire at 22/V');
	expect(shown(viewOf(state).units.get('redfleet')?.says ?? '')).toContain(
		'0 of 3 full actions used'
	);
});

test('11.2.2 what is raised names its district, once in the line and once below what all have in common, and its price', () => {
	const state: State = {
		...begun(),
		...{ step: 'raising', player: 'red', turn: 5, points: { white: 0, red: 6 } }
	};
	const { note, answers = [] } = askedIn(state).ask ?? {};
	const raised = answers.filter(({ hex }) => hex === undefined || hex === 'NEVSKY');
	expect(note && shown(note)).toBe('Points to spend: 6, sum rounded up. Detachments left: 18 EP.');
	expect(
		raised.map(({ label, brief, group, hint }) =>
			[label, brief, group, hint].map((one) => one && shown(one))
		)
	).toEqual([
		['Communists in Nevsky', 'Nevsky', 'Communists', 'half a point, at once'],
		['A barricade in Nevsky', 'Nevsky', 'A barricade', 'half a point, at once'],
		[
			...['District detachments', undefined, undefined],
			'all points left, a quarter for each EP; next turn'
		],
		[
			...['Military units', undefined, undefined],
			'drawn by lot, a point for each EP; when Red moves'
		]
	]);
	const all = state.units.map((unit) =>
		unit.id.startsWith('rdd_') ? { ...unit, fate: 'map' as const, at: 'NEVSKY', ep: 3 } : unit
	);
	const none = askedIn({ ...state, units: all });
	expect(none.note).toBe(
		'Points to spend: 6, sum rounded up. Detachments left: 0 EP. None left, or no room: District detachments.'
	);
	expect(none.ask?.answers.map(({ label }) => shown(label))).not.toContain('District detachments');
});

test('11.2.2 what is not raised says whether it is all in play, or too dear', () => {
	const state: State = {
		...begun(),
		...{ step: 'raising', player: 'red', turn: 5, points: { white: 0, red: 1 } },
		barricades: ['NEVSKY', 'SMOLNY', 'OKHTA', 'VASIL', 'VYBORG_SIDE', 'PETER_PAUL']
	};
	const politics = { ...state.politics, quarters: 2, raising: ['communist'] };
	const trotsky = state.units.map((unit) =>
		unit.id === 'r_trotsky' ? { ...unit, fate: 'map' as const, at: 'SMOLNY' } : unit
	);
	const { note } = askedIn({ ...state, politics, units: trotsky });
	expect(note).toBe(
		'Points to spend: 0.5, sum rounded up. Detachments left: 18 EP. None left, or no room: A barricade. Too few points: Military units.'
	);
});

test('7.5.3 what White’s train offers a unit says that it is the train', () => {
	const begins = moving();
	const { places } = engine.game(begins).board;
	// All but the city has been taken.
	const control = places.map((place) => (/^\d/.test(place) ? 'w' : 'r')).join('');
	const units = begins.units.map((unit) =>
		unit.player === 'red'
			? { ...unit, fate: 'out' as const, at: null }
			: unit.id === 'riga'
				? { ...unit, at: '19/T', ep: 1 }
				: unit
	);
	const taken = ['22/H', '19/T'];
	const state: State = { ...begins, gatchina: true, taken, control, units };
	const { here = [] } = viewOf(state).reach('riga');
	const groups = here.flatMap(({ group }) => (group ? shown(group) : []));
	expect(new Set(groups)).toEqual(new Set(['18 Riga: by train']));
});

test('16.2 doing without a unit says what that counts, where it counts anything', () => {
	const said = (unit: string): string | undefined => {
		const hint = hintOf(engine, atTheFront(), { type: 'decline', unit });
		return hint && shown(hint);
	};
	expect([said('r_188'), said('r_hqkg')]).toEqual([
		'Counts as one EP of Red less destroyed',
		undefined
	]);
});

test('7.5.2 leaving by rail says when and where the unit comes back, not where it stands', () => {
	const red = { step: 'red-1', player: 'red', turn: 8 } as const;
	const state = given(
		placed({ r_188: 'NEVSKAYA_GATE', riga: '24/C' }, { ...red, sequence: null }),
		{ type: 'sequence', kind: 'movement' }
	);
	const { here = [] } = viewOf(state).reach('r_188');
	const said = here.map(({ label, hint }) => [label, hint].map((one) => one && shown(one)));
	// By whichever line he leaves, it comes back by the other one.
	expect(said).toEqual([
		['Leave by rail', 'Comes back by rail in turn 10, from 18/FF: 0 of 4 places taken'],
		[
			'Leave by rail, by the other line',
			'Comes back by rail in turn 10, from Tchudovo (07/FF): 0 of 12 places taken'
		],
		['Stay here', undefined]
	]);
	const late = (turn: number) => {
		const [leave] = viewOf({ ...state, turn }).reach('r_188').here ?? [];
		return leave?.hint && shown(leave.hint);
	};
	expect(late(11)).toBe(
		'Comes back by rail in turn 13 of a longer game, from 18/FF: 0 of 4 places taken'
	);
	expect(late(12)).toBe('Comes no more');
	const [first, other] = here.map(({ command }) => given(state, command).railed);
	expect([first, other].map((one) => Object.keys(one ?? {}))).toEqual([
		expect.arrayContaining(['M']),
		expect.arrayContaining(['V'])
	]);
});

test('7.5.2 a unit that comes by rail says how many more its line carries; one that can come in nowhere, why', () => {
	const state = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const red: State = { ...state, player: 'red', step: 'red-1' };
	const hint = (railed: State['railed'], units = red.units): string =>
		shown(viewOf({ ...red, railed, units }).reach('r_7kd').hint ?? '');
	const lands = 'Tap a lit hex where it is to come in.';
	expect(hint({})).toBe(`${lands} Units that its rails still carry: 12.`);
	const twelve = red.units.filter(({ id, ep }) => /^r\d/.test(id) && ep > 0).slice(0, 12);
	const used = twelve.map(({ id }) => id);
	expect(hint({ M: used.slice(1) })).toBe(`${lands} Units that its rails still carry: 1.`);
	expect(hint({ M: used })).toBe('Its rails can carry no more units this turn.');
	const beside = red.units.map((unit) => (unit.id === 'riga' ? { ...unit, at: '08/FF' } : unit));
	// 14.2 A train that has left the map comes back by whichever line it likes.
	const due = { turn: 1, how: 'rail', places: ['07/FF', '18/FF'], returning: false } as const;
	const either = red.units.map((one) => (one.id === 'r_7kd' ? { ...one, due } : one));
	expect(hint({ M: used }, either)).toBe(`${lands} Units that its rails still carry: 4.`);
	expect(hint({}, beside), 'no train leaves a ZOC').toBe(
		'Enemies, their ZOC or a bridge that is down bar the line.'
	);
});

test('7.5.2 where a unit does not get off its train it says which limit is in the way', () => {
	const state = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const red: State = { ...state, player: 'red', step: 'red-1' };
	const full = red.units.map((unit) =>
		['r10_2rd', 'r11_2rd', 'r13_2rd'].includes(unit.id) ? { ...unit, at: '16/Z', ep: 2 } : unit
	);
	const why = (place: string, more: Partial<State> = {}): string | undefined => {
		const found = viewOf({ ...red, ...more })
			.reach('r_188')
			.why(place);
		return found && `${shown(found.why)} ${found.rule}`;
	};
	expect([
		why('08/EE'),
		why('16/Z', { railed: { '16/Z': ['r_7kd', 'r_2_36'] } }),
		why('16/Z', { units: full }),
		why('14/B'),
		why('22/F')
	]).toEqual([
		'So many EP cannot get on or off there. 7.5.2',
		'No more units can get off there this turn. 7.5.2',
		'There is no room there for all. 7.2',
		'No railroad leads there from here. 7.5.2',
		'Enemies, their ZOC or a bridge that is down bar the line. 7.5.2'
	]);
});

test('16.1 where a unit does not come ashore it says what is in the way', () => {
	const state = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const red: State = { ...state, player: 'red', step: 'red-1' };
	const why = (place: string, more: Partial<State> = {}): unknown => {
		const found = viewOf({ ...red, ...more })
			.reach('r_hqkg')
			.why(place);
		return found && [found.rule, shown(found.why)];
	};
	const full = ['r_ac_a', 'r_ac_b', 'r_ac_c'];
	const units = red.units.map((unit) =>
		full.includes(unit.id) ? { ...unit, at: '25/Q', fate: 'map' as const } : unit
	);
	expect(why('25/Q', { units })).toEqual(['7.2', 'There is no room there for all.']);
	const at = engine.game(red).board.places.indexOf('25/Q');
	const control = `${red.control.slice(0, at)}w${red.control.slice(at + 1)}`;
	expect(why('25/Q', { control })).toEqual(['16.1', 'Its side does not control that place.']);
	expect(why('26/P')).toEqual(['16.1', 'It cannot come ashore there.']);
});

/** The Red fleet, which has acted once, before Estonians on the coast and a Red regiment next to them. */
const onTheCoast = (): State => {
	const front = atTheFront();
	const places: Readonly<Record<string, string>> = { est_1_9: '26/P', r51_6rd: '25/P' };
	const units = front.units.map((unit) => ({ ...unit, at: places[unit.id] ?? unit.at }));
	const red = { player: 'red', step: 'red-1', fleetActions: 1 } as const;
	return given({ ...front, ...red, units }, { type: 'sequence', kind: 'combat' });
};

test('15.1 a barrage of the Red fleet says which of its full actions it takes, and what follows the last', () => {
	const said = (fleetActions: number) => {
		const state = { ...onTheCoast(), fleetActions };
		const plan = viewOf(state).declaring('26/P')?.plan('barrage combat', ['redfleet']);
		return plan?.supply && shown(plan.supply.says);
	};
	expect(said(1)).toBe('Full actions of Red Fleet: this is one of 2 left, of 3 (§\u00a015.1)');
	expect(said(2)).toBe(
		'The last full action of Red Fleet: then it is low on ammunition for good (§\u00a015.1)'
	);
});

test('8.1 a barrage asks who fires, names whom it hits alone, and says that what is shelled is not attacked', () => {
	const coast = onTheCoast();
	const units = coast.units.map((one) => (one.id === 'rn' ? { ...one, at: '26/P' } : one));
	const declaring = viewOf({ ...coast, units }).declaring('26/P');
	const against = (kind: string) => declaring?.kinds.find(({ value }) => value === kind)?.enemies;
	expect(declaring?.enemies).toEqual(['est_1_9', 'rn']);
	expect(['barrage combat', 'barrage fleet', 'attack'].map(against)).toEqual([
		['est_1_9'],
		['rn'],
		undefined
	]);
	const plan = (units: readonly string[]) => declaring?.plan('barrage combat', units);
	expect(plan([])?.note && shown(plan([])!.note!)).toBe('Tap who fires.');
	expect(plan(['redfleet'])?.outlook?.first?.map((one) => shown(one))).toEqual([
		'What is shelled is not attacked in the same sequence (§\u00a08.1.1)'
	]);
});

test('15.1 an attack that is thought of says so of the support that it counts on', () => {
	const plan = (state: State) => viewOf(state).declaring('26/P')?.plan('attack', ['r51_6rd']);
	const said = (state: State) => plan(state)?.outlook?.first?.map((one) => shown(one)) ?? [];
	const says = 'Support by Red Fleet takes a full action: one of 2 left, of 3 (§\u00a015.1)';
	expect(said(onTheCoast())).toContain(says);
	expect(said({ ...onTheCoast(), fleetActions: 2 })).toContain(
		'Support by Red Fleet takes its last full action: then it is low on ammunition for good (§\u00a015.1)'
	);
	expect(said({ ...onTheCoast(), fleetActions: 3 }).join()).not.toContain('full action');
});

test('15.1 so does its support, where it is asked about', () => {
	const attack = { type: 'attack', unit: 'r51_6rd', place: '26/P', join: null } as const;
	const supports = (state: State) => state.combat?.fight?.stage === 'attackSupport';
	const asking = until(given(given(onTheCoast(), attack), { type: 'done' }), supports);
	const { ask } = viewOf(asking);
	expect(ask?.several?.units).toContain('redfleet');
	const says = 'Support by Red Fleet takes a full action: one of 2 left, of 3 (§\u00a015.1)';
	expect(ask?.note && shown(ask.note)).toBe(says);
	const named = ask?.answers.find(({ unit }) => unit === 'redfleet');
	expect(named?.hint && shown(named.hint)).toContain(says);
	const spent: State = { ...asking, fleetActions: 3 };
	expect(viewOf(spent).ask?.note, 'it has none left to take').toBeUndefined();
});

test('15.2 aircraft say when they could fly again, and the tracks in which turns the weather is clear', () => {
	const clear = (state: State): string => {
		const row = viewOf(state).counts?.find(({ label }) => shown(label) === 'Clear weather, turns');
		return row ? shown(row.value) : '';
	};
	const front = given(atTheFront(), { type: 'sequence', kind: 'combat' });
	expect([front, { ...front, turn: 8 }].map(clear)).toEqual(['now, 9, 12', '9, 12']);
	const said = (turn: number) => {
		const plan = viewOf({ ...front, turn })
			.declaring('27/I')
			?.plan('barrage combat', ['raf']);
		return plan?.supply && shown(plan.supply.says);
	};
	expect([7, 12].map(said)).toEqual([
		'RAF: once used, back in turn 9 (§\u00a015.2)',
		'RAF: once used, not back in this game (§\u00a015.2)'
	]);
});

test('16.2 a place says what it is worth', () => {
	const { worth, room } = viewOf(begun());
	expect(room, 'beside who goes along nothing is said of it').toBeUndefined();
	const said = (hex: string) => shown(worth?.(hex) ?? '');
	expect(['19/T', '25/Q', 'WINTER_PALACE', 'NEVSKY', '22/H', '14/L'].map(said)).toEqual([
		'5 points for White; Red has it now',
		'1 point for White; Red has it now',
		'10 points for White, and the game at once; Red has it now',
		'10 points for White, even if lost again after a turn; Red has it now',
		'20 points fewer for White while Red has it; Red has it now',
		''
	]);
	const state = { ...begun(), control: begun().control.replaceAll('r', 'w') };
	const had = { ...begun(), held: ['NEVSKY'] };
	expect(shown(viewOf(had).worth?.('NEVSKY') ?? '')).toMatch(/after a turn; White has had it$/);
	const white = (hex: string) => shown(viewOf(state).worth?.(hex) ?? '');
	expect(white('22/H')).toBe('20 points fewer for White while Red has it; White has it now');
});

test('7.5.2, 8.2.5 a place says on what ground it stands, and that it is a town or a village', () => {
	const { ground } = viewOf(moving());
	const said = (place: string): string => shown(ground?.(place) ?? '');
	expect(['22/H', '16/Z', '15/AA', '15/P', 'OKHTA'].map(said)).toEqual([
		'forest, town',
		'clear, town',
		'clear, village',
		'forest',
		'outer district'
	]);
});

test('16.2 of who is lost no EP are said to be left, beside its name as on its counter', () => {
	const state = placed({ r_622: { fate: 'lost', at: null, ep: 0 } });
	const { says, counter } = viewOf(state).units.get('r_622')!;
	expect(counter.left).toBe(0);
	expect(shown(says)).toContain('0 of 2 EP');
});

test('8.1.3 of whoever a barrage cannot destroy it is said that it keeps its last EP', () => {
	const hit = {
		place: '19/X',
		target: 'combat',
		loss: 2,
		d: false,
		back: [],
		score: 17,
		settled: false
	} as const;
	const state = placed(
		{ ostrov: { at: '19/X', ep: 1 }, temm: '19/X', talab: '19/X', r_2bash: '20/X' },
		{
			...({ sequence: 'combat', step: 'red-1', player: 'red', turn: 5 } as const),
			combat: { ...OPENING, stage: 'resolve', hit }
		}
	);
	const hints = viewOf(state).ask?.answers.map(({ label, hint }) => [t(label), t(hint ?? '')]);
	expect(hints).toEqual([
		['5 Ostrov', '1 EP, in 19/X, keeps its last EP'],
		['6 Talab', '3 EP, in 19/X'],
		['10 Temm', '2 EP, in 19/X, keeps its last EP']
	]);
});

test('8.2.6 of a stack that has routed off the map each says what it has left', () => {
	const due = { turn: 7, how: 'foot', places: ['25/A'], returning: true } as const;
	const off = { fate: 'due', mode: 'routed', due } as const;
	const state = placed(
		{ res1: { ...off, ep: 1 }, res2: { ...off, ep: 2 }, semen: '16/Z' },
		{
			...({ sequence: 'combat', step: 'red-1', player: 'red', turn: 6 } as const),
			tolls: [{ units: ['res1', 'res2'], prisoners: true }],
			combat: OPENING
		}
	);
	const { ask, what } = askedIn(state);
	expect(what).toBe('The way costs an EP: whose?');
	expect(ask?.answers.map(({ hint }) => t(hint ?? ''))).toEqual(['1 EP', '2 EP']);
});

test('2 what comes second is short enough to be read whole on a key', () => {
	const { ask } = viewOf({ ...begun(), step: 'white-1', player: 'white', sequence: null });
	const hints = ask?.answers.map(({ hint }) => shown(hint ?? '')) ?? [];
	expect(hints.filter((hint) => hint.endsWith('after the enemy has acted'))).toHaveLength(2);
	// Two lines of a key beside one that says that dice stand.
	for (const hint of hints) expect(hint.length).toBeLessThan(48);
});
