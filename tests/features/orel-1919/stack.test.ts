import { expect, test } from 'vitest';
import { usualOptions } from '#lib/kernel/book/book.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { State } from '#lib/rules/orel-1919/index.ts';
import { t } from '#lib/words/t.ts';
import { engineOf, gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

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

test('7.1.3 a stack leaves an enemy zone together: nobody stays to cover it, so each pays for that', () => {
	const stack = ['r-1-let', 'r-2-let'];
	const units = { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2417' };
	const state = placed(gameWith(), units);
	const view = face.view(state, engine.waiting(state));
	const together = view.together!(stack);
	expect(together.bound).toBeNull();
	const [way] = together.ways('2419');
	const costs = way!.costs.map(({ says }) => t(says));
	expect(costs).toEqual(['leaves a zone']);
	const order = way!.ends.find(({ key }) => key === 'combat')!.command!;
	const gone = engine.decide(state, order);
	expect(gone.ok).toBe(true);
	const after = gone.ok ? gone.facts.reduce(engine.evolve, state) : state;
	expect(after.units.filter(({ hex }) => hex === '2419').map(({ id }) => id)).toEqual(stack);
	// Where they stay, nobody has to pay for anything.
	expect(JSON.stringify(together.here)).not.toContain('bare');
});

test('7.1.3 one of a stack may leave an enemy zone without its cover, at a price: then nobody has to stay', () => {
	const units = { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2417' };
	const state = placed(gameWith(), units);
	const reach = face.view(state, engine.waiting(state)).reach('r-1-let');
	const ways = reach.ways('2419');
	const [covered, bare] = [ways[0], ways.find(({ label }) => label)];
	expect([covered!.label, covered!.costs.map(({ says }) => t(says))]).toEqual([
		undefined,
		['open']
	]);
	expect([t(bare!.label!), bare!.costs.map(({ says }) => t(says))]).toEqual([
		'nobody stays to cover it',
		['leaves a zone']
	]);
	const boundAfter = (way: typeof covered) => {
		const order = way!.ends[0]!.command;
		const gone = engine.decide(state, order);
		const then = (gone.ok ? gone.facts : []).reduce(engine.evolve, state);
		return engineOf(gameWith()).reach(then, 'r-2-let').bound?.rule;
	};
	expect([boundAfter(covered), boundAfter(bare)]).toEqual(['7.1.3', undefined]);
	const alone = placed(gameWith(), { 'r-1-let': '2418', 'w-1-1k': '2417' });
	const its = face.view(alone, engine.waiting(alone)).reach('r-1-let').ways('2419');
	expect(its.some(({ label }) => label)).toBe(false);
});

test('7.1.3 whoever left without cover is covered where it comes to others', () => {
	const state = placed(gameWith(), {
		...{ 'r-1-let': '2418', 'r-2-let': '2418', 'r-3-let': '2518' },
		...{ 'w-1-1k': '2417', 'w-2-1k': '2517' }
	});
	const begun = engine.evolve(state, { type: 'unitPicked', unit: 'r-1-let', bare: true });
	const gone = engine.decide(begun, { type: 'go', hex: '2518' });
	const then = (gone.ok ? gone.facts : []).reduce(engine.evolve, begun);
	expect(then.units.find(({ id }) => id === 'r-1-let')?.hex).toBe('2518');
	const range = engineOf(gameWith()).reach(then, 'r-1-let');
	const steps = range.goals.map((hex) => range.steps(range.goal(hex)!.way)[0]?.why);
	expect(steps).not.toContain('leavesZoc');
});

test('7.1.3 of a stack under whose cover another has left one stays, and they hear who', () => {
	const stack = ['r-1-let', 'r-2-let'];
	const table = new Table(
		gameWith(),
		placed(gameWith(), {
			'r-1-let': '2418',
			'r-2-let': '2418',
			'r-1-tchkz': { hex: '2418', steps: 1 },
			'w-1-1k': '2417'
		})
	);
	table.do({ type: 'pick', unit: 'r-1-tchkz' }, { type: 'go', hex: '2419' }, { type: 'rest' });
	const view = face.view(table.state, engine.waiting(table.state));
	const together = view.together!(stack);
	expect(together.bound).toMatchObject({ rule: '7.1.3', unit: 'r-2-let' });
	expect([together.left.size, together.ways('2419')]).toEqual([0, []]);
	expect(together.why('2419')?.unit).toBe('r-2-let');
	expect(together.asFar('2419')).toBeUndefined();
	expect(view.together!(['r-2-let', 'r-1-let']).here.length).toBeGreaterThan(1);
	const focus = new Focus(() => view);
	focus.take(view.units.get('r-1-let')!);
	focus.along(['r-2-let'], true);
	expect(focus.beside.map(({ id }) => id)).toEqual(['r-2-let']);
});

test('7.1.2 of a hex that is too full it is said what to do with whoever may leave it', () => {
	const full = ['1', '2', '3', '4', '5', '6'].map((one) => [`r-${one}-let`, '2418']);
	const state = placed(gameWith(), { ...Object.fromEntries(full), 'r-1-tchkz': '2418' });
	const hint = face.view(state, engine.waiting(state)).reach('r-1-let').hint;
	expect(hint && t(hint)).toBe('Too many units in 2418: some must leave. Tap a hex to go there.');
});

test('7.2 a stack that stops beside an enemy may attack him together, or hears why not', () => {
	const stack = ['r-1-let', 'r-2-let', 'r-art-let'];
	const state = placed(gameWith(), {
		...Object.fromEntries(stack.map((unit) => [unit, '2418'])),
		'w-1-1k': '2416'
	});
	const waysOf = (...units: readonly string[]) => {
		const [way] = face.view(state, engine.waiting(state)).together?.(units).ways('2417') ?? [];
		return { ends: way?.ends ?? [], beyond: way?.beyond ?? [] };
	};
	const two = waysOf('r-1-let', 'r-2-let').ends;
	expect(two.map(({ label }) => t(label))).toEqual([
		...['Combat', 'March', 'Prepared attack on 2416', 'Hasty attack on 2416']
	]);
	const begun = engine.decide(state, two[2]!.command);
	const after = (begun.ok ? begun.facts : []).reduce(engine.evolve, state);
	expect(after.attacks.map(({ units }) => units)).toEqual([['r-1-let', 'r-2-let']]);
	expect(two[2]!.outlook?.()?.chance).not.toEqual(two[3]!.outlook?.()?.chance);
	const gun = waysOf('r-1-let', 'r-art-let');
	expect(gun.ends.map(({ key }) => key)).toEqual(['combat', 'march']);
	expect(gun.beyond.map(({ label, rule }) => [t(label), rule])).toEqual([
		...['Prepared attack on 2416', 'Hasty attack on 2416'].map((attack) => [attack, '7.2'])
	]);
});

test('7.2 a stack may attack together from where it stands', () => {
	const stack = ['r-1-let', 'r-2-let'];
	const state = placed(gameWith(), { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2417' });
	const here = face.view(state, engine.waiting(state)).together?.(stack).here ?? [];
	expect(here.map(({ label }) => t(label))).toEqual([
		...['End their move', 'Prepared attack on 2417', 'Hasty attack on 2417']
	]);
	const begun = engine.decide(state, here[1]!.command);
	const after = (begun.ok ? begun.facts : []).reduce(engine.evolve, state);
	expect(after.attacks.map(({ units }) => units)).toEqual([stack]);
});

test('7.1.4 a stack that stays as it is, or that has no modes, is not said to march', () => {
	const state = placed(gameWith(), {
		...{ 'r-1-let': '2418', 'r-2-let': '2418' },
		...{ 'w-at-kalita': '2705', 'w-at-offitser': '2705' }
	});
	const endsOf = (player: 'red' | 'white', units: readonly string[], hex?: string) => {
		const turn = { ...state, player };
		const together = face.view(turn, engine.waiting(turn)).together?.(units);
		const ends = hex === undefined ? together?.here : together?.ways(hex)[0]?.ends;
		return ends?.map(({ label }) => t(label));
	};
	expect(endsOf('red', ['r-1-let', 'r-2-let'])).toEqual(['End their move']);
	expect(endsOf('red', ['r-1-let', 'r-2-let'], '2417')).toEqual(['Combat', 'March']);
	expect(endsOf('white', ['w-at-kalita', 'w-at-offitser'], '2806')).toEqual(['End their move']);
});

test('7.1.6 along rails no points are counted, for several as for one; with troops it is theirs that count', () => {
	const state = placed(
		gameWith(),
		{ 'w-at-kalita': '2705', 'w-rd-orel': '2705', 'w-res-1d': '2705' },
		{ player: 'white' }
	);
	const view = face.view(state, engine.waiting(state));
	const leftOf = (...units: readonly string[]) => {
		const reach = units.length > 1 ? view.together!(units) : view.reach(units[0]!);
		const [way] = reach.ways('2806');
		return [reach.left.get('2806'), way?.left, way?.ends.map(({ left }) => left)];
	};
	expect(leftOf('w-at-kalita').slice(0, 2)).toEqual(['·', '']);
	expect(leftOf('w-at-kalita', 'w-rd-orel').slice(0, 2)).toEqual(['·', '']);
	expect(leftOf('w-res-1d', 'w-at-kalita')).toEqual(['3', '3', ['2', undefined]]);
});

test('8.7.3 a unit that is Routed is said to be so once', () => {
	const state = placed(gameWith(), { 'r-1-let': { hex: '2418', mode: 'routed' } });
	const unit = face.view(state, engine.waiting(state)).units.get('r-1-let')!;
	for (const said of [t(unit.says), t(unit.brief), unit.counter.name])
		expect(said.match(/routed/g)).toHaveLength(1);
});

test('6, 7.3, 9 finished works, rumors, a failed engine and a hit are told of whoever has them', () => {
	const state = placed(gameWith(), {
		...{ 'r-1-let': { hex: '2418', works: 'building' }, 'r-2-let': { hex: '2418', works: 'done' } },
		...{ 'w-tk': { hex: '2705', engine: 'broken' }, 'w-ac-2k': '2705' },
		...{ 'w-at-kalita': { hex: '2806', steps: 1 }, 'w-1-1k': { hex: '2903', rumors: 2 } }
	});
	const { units } = face.view(state, engine.waiting(state));
	const brief = (id: string) => t(units.get(id)!.brief);
	expect([brief('r-1-let'), brief('r-2-let')]).toEqual(['2418, digging in', '2418, dug in']);
	expect(units.get('r-2-let')!.counter.name).toMatch(/dug in$/);
	expect(brief('w-tk')).toBe('Orel (2705), broken down');
	expect(brief('w-at-kalita')).toMatch(/, damaged$/);
	expect([brief('w-1-1k'), brief('w-ac-2k')]).toEqual(['2903, TQ −1 by rumours', 'Orel (2705)']);
	expect(['w-tk', 'w-ac-2k'].map((id) => units.get(id)!.counter.dim)).toEqual([true, false]);
});

test('7.1.2 a hex says how full it is; the days say who is still to come', () => {
	const state = engine.decide(engine.empty, {
		...face.begin({
			...{ name: '', scenario: 'historical', options: {} },
			seats: { white: { name: '', app: false }, red: { name: '', app: false } }
		})
	});
	const began = (state.ok ? state.facts : []).reduce(engine.evolve, engine.empty);
	const view = face.view(began, engine.waiting(began));
	const [orel, empty] = ['2705', '1205'].map((hex) => view.room?.(hex));
	expect([orel && t(orel), empty]).toEqual(['9 of 10 stacking points', undefined]);
	const days = view.days ?? [];
	expect(days.map(({ label }) => label)).toEqual(
		Array.from({ length: 12 }, (_, day) => String(15 + day))
	);
	expect(days.map(({ now }) => now).indexOf(true)).toBe(0);
	expect(days.slice(1, 6).map(({ comes }) => comes.join())).toEqual([
		...['red', 'white', 'white,red', 'red', '']
	]);
	const late = face.view({ ...began, turn: 6 }, engine.waiting(began)).days ?? [];
	expect(late.map(({ comes }) => comes.length)).toEqual([0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]);
	expect(t(days[5]!.says)).toBe('20 Oct: nobody comes');
	expect(t(days[3]!.says)).toMatch(/^18 Oct: White gets \d units?, Red gets \d+ units?$/);
});

test('10.2 an inactive counter lies below all who can act, whatever it is', () => {
	const units = { 'r-1-9d': '2418', 'r-cv-let': '2418' };
	const orderOf = (asleep: readonly string[]) => {
		const state = placed(gameWith(), units, { asleep });
		const [stack] = face.view(state, engine.waiting(state)).stacks;
		return stack?.counters.map(({ id }) => id);
	};
	expect(orderOf([])).toEqual(['r-1-9d', 'r-cv-let']);
	expect(orderOf(['red-9d'])).toEqual(['r-cv-let', 'r-1-9d']);
});

test('10 no two scenarios are said to be the same', () => {
	expect(face.scenarios({}).map(({ says }) => t(says))).toEqual([
		'15 Oct–26 Oct, 97 counters, 19 inactive at first',
		'15 Oct–18 Oct, 24 counters',
		'15 Oct–26 Oct, 97 counters, 8 inactive at first'
	]);
});

test('10.2 a place that is held by nobody says so of those who stand there and have no way home', () => {
	const placesOf = (units: Parameters<typeof placed>[1]) => {
		const state = placed(gameWith(), units);
		const { places } = face.view(state, engine.waiting(state));
		return places.flatMap(({ name, side, note }) =>
			side || note ? [`${name}: ${side ?? (note && t(note))}`] : []
		);
	};
	const kromy = { 'w-1-1k': '2110' };
	expect(placesOf(kromy)).toEqual(['Kromy: white']);
	const reds = { 'r-1-let': '2109', 'r-2-let': '2010', 'r-3-let': '2210' };
	expect(placesOf({ ...kromy, ...reds })).toEqual(['Kromy: no way home (§\u00a010.2)']);
	expect(placesOf({})).toEqual([]);
});

test('7.1.1, 8.8.1 a place says all its ground, and that it is a village, a town or a city', () => {
	const state = placed(gameWith(), {});
	const { ground } = face.view(state, engine.waiting(state));
	const named = (hex: string) => t(ground?.(hex) ?? '');
	expect(['1712', '2110', '2705', '1313', '1205'].map(named)).toEqual([
		'open, village',
		'open, town',
		'open, city',
		'valley, woods',
		'forest'
	]);
});

test('7.1 who has moved is marked and counted on its own side alone, of those that can', () => {
	const units = {
		...{ 'r-1-9d': '2418', 'w-1-1d': { hex: '1413', done: true } },
		...{ 'r-1-let': { hex: '2210', done: true }, 'r-2-let': '2211' }
	};
	const state = placed(gameWith(), units, { asleep: ['red-9d'] });
	const view = face.view(state, engine.waiting(state));
	const marked = [...view.units.values()].filter(({ counter }) => counter.marks?.includes('moved'));
	expect(marked.map(({ id }) => id)).toEqual(['r-1-let']);
	expect(view.moved && t(view.moved)).toBe('1 of 2 moved');
});

test('8.6.2 of two attacks on a hex it is said whose each is: to whoever joins one, and to guns in support', () => {
	const table = new Table(
		gameWith(),
		placed(gameWith(), {
			...{ 'r-1-let': '2419', 'r-2-let': '2519', 'r-3-let': '2319', 'r-cvy-1809': '2420' },
			...{ 'w-1-1k': '2418', 'w-art-1k': '2416', 'w-cvy-2014': '2415' }
		})
	);
	for (const unit of ['r-1-let', 'r-2-let'])
		table.do({ type: 'pick', unit }, { type: 'attack', hex: '2418', kind: 'prepared', join: null });
	const said = (): readonly string[] => {
		const { ask, reach } = face.view(table.state, engine.waiting(table.state));
		const each = ask?.each?.after({}).rows.flatMap(({ answers }) => answers);
		return (each ?? ask?.answers ?? reach('r-3-let').here).map(({ label }) => t(label));
	};
	expect(said().filter((one) => one.startsWith('Join'))).toEqual([
		'Join the Prepared attack on 2418 by 1st Letton Regiment',
		'Join the Prepared attack on 2418 by 2nd Letton Regiment'
	]);
	table.do({ type: 'done' });
	while (engine.waiting(table.state).asks?.rule === '8.2.1')
		table.do(engine.waiting(table.state).commands[0]!);
	expect(said()).toEqual([
		'Support against the attack on 2418 by 1st Letton Regiment',
		'Support against the attack on 2418 by 2nd Letton Regiment',
		'Support none'
	]);
});

test('7.4 into an entry zone of the enemy one goes, as he must: the key counts him alone, and says why no more', () => {
	const stand = { 'w-2-2d': '0219', 'w-3-2d': '0219', 'w-cvy-0518': '0319', 'r-2-41d': '0119' };
	const table = new Table(gameWith(), placed(gameWith(), stand, { player: 'white' }));
	table.attack('0119', 'prepared', ['w-2-2d', 'w-3-2d']);
	table.do({ type: 'done' });
	while (table.asked === 'white' && engine.waiting(table.state).asks?.rule === '8.2.1')
		table.do(table.allowed[0]!);
	while (!table.allowed.some(({ type }) => type === 'advance')) {
		const go = table.allowed.find(({ type }) => type === 'assault' || type === 'resolve');
		// Cohesion of both, then a good Assault after which they surrender.
		table.do(go ?? (table.asked === 'Assault' ? 12 : table.asked.startsWith('Attacker') ? 1 : 4));
	}
	const several = face.view(table.state, engine.waiting(table.state)).ask?.several;
	expect(several?.units).toEqual(['w-2-2d', 'w-3-2d']);
	expect(several?.start).toEqual(['w-2-2d']);
	expect(several?.plan(['w-2-2d']).command).toBeDefined();
	const { refusal, command } = several?.plan(['w-2-2d', 'w-3-2d']) ?? {};
	expect([command, refusal && t(refusal.why), refusal?.rule]).toEqual([
		...[undefined, 'Only one enters an enemy entry zone.', '7.4']
	]);
});

test('8.5.1 whoever is asked for the way back reads who of those driven back goes first', () => {
	const stand = { 'r-1-let': '2519', 'r-2-let': '2319', 'w-1-1k': '2418', 'w-2-1k': '2418' };
	const table = new Table(gameWith(), placed(gameWith(), stand));
	table.attack('2418', 'prepared', ['r-1-let', 'r-2-let']);
	table.do({ type: 'done' });
	while (!table.allowed.some(({ type }) => type === 'retreat')) {
		const go = table.allowed.find(({ type }) =>
			['assault', 'resolve', 'pay', 'take', 'stand'].includes(type)
		);
		// Cohesion of both, then an Assault that is lost, and Morale.
		table.do(go ?? (table.asked === 'Assault' ? 2 : table.asked.includes('Morale') ? 5 : 1));
	}
	const { ask } = face.view(table.state, engine.waiting(table.state));
	expect(ask?.note && t(ask.note)).toMatch(/^[12]\w\w Letton Regiment\. These ways break/);
});

test('7 of all who can act it is said how many have moved: whoever comes onto the map is one of them', () => {
	const seats = { white: { name: '', app: false }, red: { name: '', app: false } };
	const options = usualOptions(face.options);
	const table = new Table(gameWith(), engine.empty);
	table.do(face.begin({ name: '', scenario: 'historical', options, seats }));
	while (table.state.turn < 2 || table.state.player === 'white' || table.state.phase !== 'movement')
		table.do(table.allowed.find(({ type }) => type === 'done') ?? table.allowed[0] ?? 4);
	const view = () => face.view(table.state, engine.waiting(table.state));
	const counts = () => [view().moved?.values?.['n'], view().moved?.values?.['all']];
	const all = view().queue.length;
	expect(view().queue.some((id) => table.unit(id).fate === 'due')).toBe(true);
	expect(counts()).toEqual([0, all]);
	table.do({ type: 'pick', unit: view().queue.findLast((id) => table.unit(id).fate === 'map')! });
	expect(counts(), 'while one of them moves').toEqual([0, all]);
	table.do({ type: 'rest' });
	expect(counts()).toEqual([1, all]);
});

test('10.1, 10.2 who would win is said with the level of the victory, but for Brasovo, which has none', () => {
	const state = placed(gameWith(), { 'r-1-let': '2705', 'w-1-1k': '0717' });
	const result = { winner: 'red', white: 'defeat', red: 'minor' } as const;
	const said = (scenario: typeof state.header.scenario, over: boolean): string => {
		const there = { ...state, header: { ...state.header, scenario }, result: over ? result : null };
		const { standing } = face.view(there, engine.waiting(there));
		return t(standing);
	};
	expect(said('historical', true)).toBe('Red minor victory');
	expect(said('introductory', true)).toBe('Red wins');
	expect(said('introductory', false)).toBe('If it ended tonight: Red wins');
});

test('8.6.2, 9.1.1 a train beside troops or guns supports the attack on them; it attacks only a lone train', () => {
	const state = placed(gameWith(), {
		'r-1-let': '2908',
		'r-at-avrora': '2908',
		'w-2-3k': '2909',
		'w-at-offitser': '2907'
	});
	const declare = (hex: string, units: readonly string[]) =>
		face.view(state, engine.waiting(state)).declaring(hex)?.plan('prepared', units);
	const both = declare('2909', ['r-1-let', 'r-at-avrora']);
	expect(both?.refusal).toBeUndefined();
	expect(both?.command && engine.decide(state, both.command).ok).toBe(true);
	expect(both?.outlook?.first.map((one) => t(one))).toEqual(['Supported by Avrora']);
	expect(declare('2907', ['r-at-avrora'])?.command).toMatchObject({
		steps: [{}, { type: 'attack', hex: '2907' }]
	});
});

test('7.4, 10.2 of a hex by which a unit does not come in it is said why', () => {
	const due = { turn: 3, hexes: ['1020', '1220'], group: 'cavalry', penalty: 0, returning: false };
	const coming = { hex: '', fate: 'due', due } as const;
	const state = placed(
		gameWith(),
		{ 'w-1off-alex': coming, 'w-10hus': coming, 'w-1-1k': '2605', 'r-1-let': '1020' },
		{ player: 'white' }
	);
	const why = (hex: string, at = state) =>
		face.view(at, engine.waiting(at)).reach('w-10hus').why(hex)?.rule;
	expect(['1220', '1020', '2920'].map((hex) => why(hex))).toEqual([undefined, '7.4', '7.4']);
	expect(why('1220', { ...state, entries: { cavalry: '1020' } })).toBe('10.2');
});

test('3.2 of a depot that cannot trace it is said so, wherever it may pay too', () => {
	const units = { 'r-1-let': '2418', 'w-1-1k': '2419', 'r-cvy-1809': '2416' };
	const state = placed(gameWith(), units);
	const fed = { ...state, control: 'r'.repeat(state.control.length) };
	const said = (at: typeof state) => {
		const view = face.view(at, engine.waiting(at));
		const [payer] = view.declaring('2419')?.plan('prepared', ['r-1-let']).supply?.depots ?? [];
		const table = new Table(gameWith(), at);
		table.attack('2419', 'prepared', ['r-1-let']);
		table.do({ type: 'done' });
		const ask = face.view(table.state, engine.waiting(table.state)).ask;
		const depot = view.units.get('r-cvy-1809');
		return [depot?.says, depot?.counter.name, payer?.says, ask?.answers[0]?.hint].map((one) =>
			/no supply line/.test(typeof one === 'string' ? one : one ? t(one) : '')
		);
	};
	expect(said(fed)).toEqual([false, false, false, false]);
	expect(said(state)).toEqual([true, true, true, true]);
});

test('4, 4.1, 10.2 recruit points, prisoners and lost units of both sides stand beside the map', () => {
	const so = {
		points: { white: 4, red: 12 },
		prisoners: { white: 2, red: 0 },
		lost: { white: 9, red: 10 }
	};
	const counts = (at: State) =>
		face.view(at, engine.waiting(at)).counts?.map(({ label, value }) => `${t(label)}: ${t(value)}`);
	const state = { ...placed(gameWith(), { 'w-1-1k': '2605' }), ...so };
	const both = ['Recruit points: White 4, Red 12', 'Prisoners: White 2, Red 0'];
	expect(counts(state)).toEqual([...both, 'Combat units lost: White 9, Red 10']);
	const brasovo = { ...state, header: { ...state.header, scenario: 'introductory' as const } };
	expect(counts(brasovo)).toEqual(both);
});
