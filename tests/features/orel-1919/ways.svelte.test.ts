import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { lightsOf } from '#lib/features/board/play/lights.ts';
import { mainKey } from '#lib/features/board/play/keys.ts';
import UnitPane from '#lib/features/board/play/panes/UnitPane.svelte';
import WayPane from '#lib/features/board/play/panes/WayPane.svelte';
import WhyPane from '#lib/features/board/play/panes/WhyPane.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { shown } from '#lib/words/t.ts';
import { aheadOn } from '#lib/rules/orel-1919/engine/ahead/ahead.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';
import { english } from '../../english.ts';

const engine = face.session.engine();

/** The historical game, as it begins, after these commands. */
const begun = (...commands: readonly Command[]): State => {
	const begin = face.begin({
		name: 'Ways',
		scenario: 'historical',
		options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
		seats: { white: { name: '', app: false }, red: { name: '', app: false } }
	});
	return [begin, ...commands].reduce((state, command) => {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.rule);
		return decision.facts.reduce(engine.evolve, state);
	}, engine.empty);
};

test('7.1 other ways to a hex are shown where they lead there, not through one hex twice', () => {
	const state = begun({ type: 'done' });
	const unit = state.units.find(({ hex, steps }) => hex === '2406' && steps > 0)?.id ?? '';
	const { ways } = face.view(state, engine.waiting(state)).reach(unit);
	const found = ['2307', '2308', '2407'].flatMap((hex) => ways(hex).map(({ path }) => path));
	expect(found.length, 'more than one way each').toBeGreaterThan(3);
	for (const path of found) {
		const hexes = ['2406', ...path];
		expect(new Set(hexes).size, hexes.join(' ')).toBe(hexes.length);
	}
});

test('7.1.3 what a step from zone to zone costs is said as it is for the unit that takes it', () => {
	const state = begun({ type: 'done' });
	const { counters } = gameWith();
	const view = face.view(state, engine.waiting(state));
	const said = new Set(
		view.movers.flatMap((id) => {
			const { left, ways } = view.reach(id);
			const type = counters.find((one) => one.id === id)?.type;
			return [...left.keys()].flatMap((hex) =>
				(ways(hex)[0]?.costs ?? []).flatMap(({ says }) =>
					/zone to zone/.test(shown(says)) ? [`${type}: ${shown(says)}`] : []
				)
			);
		})
	);
	expect(said).toContain('infantry: zone to zone: costs all but one point');
	expect(said).toContain('cavalry: open, zone to zone: 2 more');
	for (const one of said)
		expect(/^(cavalry|armored-car):/.test(one), one).toBe(one.endsWith('2 more'));
});

test('4 the key of a recruit answer says what and where: the rest stands in its row', () => {
	const start = begun();
	const units = start.units.map((unit) =>
		unit.id === 'w-1-1d' ? { ...unit, steps: unit.steps - 1 } : unit
	);
	const state = { ...start, units };
	const view = face.view(state, engine.waiting(state));
	$effect.root(() => {
		const focus = new Focus<Command>(() => view);
		const none = () => undefined;
		const deeds = { give: none, endPhase: none, next: none, report: '', log: '', named: String };
		const keys = view.ask!.answers.flatMap((answer) => {
			if (answer.ends) return [];
			focus.pick(answer);
			const { label, detail } = mainKey(view, focus, deeds);
			return [`${label}: ${detail}`];
		});
		expect(keys).toContain('Raise Recruit battalion 1: Maloarkhangelsk station (3018)');
		expect(keys).toContain('Raise Recruit battalion 1 over the edge: costs 2 recruit points');
		expect(keys).toContainEqual(expect.stringMatching(/^Restore a step: \d[^,]*: undefined$/));
	})();
});

test('5.3 where a unit that must go on may not stop, that is said by its section in place of how to end', () => {
	const [raise] = engine
		.waiting(begun())
		.commands.filter((one) => one.type === 'raise' && one.hex === '2714');
	if (raise?.type !== 'raise') throw new Error('nobody is raised in 2714');
	const raised = begun(raise);
	const units = raised.units.map((one) =>
		one.id === raise.unit ? { ...one, command: false } : one
	);
	const state = { ...raised, units, strays: [raise.unit] };
	const view = face.view(state, engine.waiting(state));
	const way = view.reach(raise.unit).ways('2613')[0];
	expect(way?.ends).toEqual([]);
	expect(way?.kept?.rule).toBe('5.3');
	expect(english(way!.kept!.why.text)).toContain('towards a depot');
	expect(view.reach(raise.unit).ways('2415')[0]?.kept, 'where it may').toBeUndefined();
	const { targets, left, hint } = view.reach(raise.unit);
	expect(targets, 'where it may is lit').toContain('2415');
	expect(targets).not.toContain('2613');
	expect(targets!.length).toBeLessThan(left.size);
	expect(shown(hint!)).toMatch(/must move first, .* framed hexes\.$/);
	expect(view.reach('w-1-1d').targets, 'who is free to go').toBeUndefined();
	$effect.root(() => {
		const focus = new Focus<Command>(() => view);
		focus.take(view.units.get(raise.unit)!);
		focus.tap('2613');
		const none = () => undefined;
		const deeds = { give: none, endPhase: none, next: none, report: '', log: '' };
		const key = mainKey(view, focus, { ...deeds, named: (hex) => hex });
		expect([key.label, key.onclick]).toEqual(['Move to 2613', undefined]);
	})();
});

test('5.3 a hex where a move ends by itself, with nothing left, is one where it may stop', () => {
	const stray = { hex: '0119', command: false };
	const state = placed(
		gameWith(),
		{ 'r-2-41d': stray, 'r-cvy-1112': '1112', 'w-2-2d': '0219', 'w-1-2d': '0317' },
		{ strays: ['r-2-41d'] }
	);
	const { reach } = face.view(state, engine.waiting(state));
	const { targets, ways, hint } = reach('r-2-41d');
	expect(ways('0215')[0]?.left).toBe('0');
	expect(targets).toContain('0215');
	expect(targets).not.toContain('0118');
	expect(shown(hint!)).toMatch(/framed hexes\.$/);
});

const unasked = () => undefined;

test('7.1 what each step to a hex would cost that is too far stands below the reason, with all of it', async () => {
	const state = placed(gameWith(), { 'r-1-let': '2416' });
	const view = face.view(state, engine.waiting(state));
	const unit = view.units.get('r-1-let')!;
	const focus = new Focus<Command>(() => view);
	focus.take(unit);
	focus.tap('2410');
	await render(WhyPane<Command>, {
		...{ view, unit, hex: '2410', named: String, short: String, focus, give: unasked }
	});
	await expect.element(page.getByText('Too far: 1 MP short.')).toBeVisible();
	await expect.element(page.getByRole('row', { name: /^Needed 6/ })).toBeVisible();
	expect(page.getByRole('row').elements()).toHaveLength(
		focus.reach!.far!('2410')!.costs.length + 1
	);
	expect(focus.reach!.far!('2415'), 'in reach').toBeUndefined();
});

test('7.2 an enemy whom the chosen unit can only attack after a move is attacked from there, chance first', async () => {
	const state = begun({ type: 'done' });
	const view = face.view(state, engine.waiting(state));
	const focus = new Focus<Command>(() => view);
	focus.take(view.units.get('w-1-2k')!);
	focus.tap('2207');
	const unit = view.units.get('w-1-2k')!;
	await render(WhyPane<Command>, {
		...{ view, unit, named: (hex) => hex, short: String, focus, give: unasked },
		get hex() {
			return focus.goal ?? '';
		}
	});
	await expect.element(page.getByText('No unit that can still act')).not.toBeInTheDocument();
	await page.getByRole('button', { name: /^Go to 2\d\d\d, and attack from there$/ }).click();
	expect(focus.goal).not.toBe('2207');
	expect(focus.answer?.hex).toBe('2207');
	expect(focus.answer?.outlook?.()?.chance.valueOf()).toBeGreaterThan(0);
	const none = () => undefined;
	const deeds = { give: none, endPhase: none, next: none, report: '', log: '' };
	const key = mainKey(view, focus, { ...deeds, named: (hex) => hex });
	expect(key.detail, 'its chance stands on the key').toMatch(
		/^\d\d\s%, (Prepared|Hasty) attack on/
	);
});

test('8.2.1 an attack for which nobody pays says so on its key, wherever its list ends', () => {
	const depot = { 'r-cvy-1809': '2416' };
	const units = { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2518' };
	const details = (stand: object, giver?: null): readonly unknown[] => {
		const state = placed(gameWith(), { ...units, ...stand });
		const view = face.view(state, engine.waiting(state));
		const none = () => undefined;
		const deeds = { give: none, endPhase: none, next: none, report: '', log: '' };
		const focus = new Focus<Command>(() => view);
		focus.attack('2419', ['r-1-let']);
		focus.giver = giver;
		const declared = mainKey(view, focus, { ...deeds, named: String }).detail;
		const { outlook } = view
			.reach('r-2-let')
			.ways('2519')
			.flatMap(({ ends }) => ends)
			.find(({ label }) => shown(label) === 'Prepared attack on 2419')!;
		return [declared, outlook?.()?.warns && shown(outlook()!.warns!)];
	};
	expect(details({})).toEqual([
		expect.stringMatching(/%, unsupplied afterwards, 1 unit$/),
		'unsupplied afterwards'
	]);
	expect(details(depot)).toEqual([expect.stringMatching(/%, 1 unit$/), undefined]);
	expect(details(depot, null)[0]).toMatch(/, unsupplied afterwards,/);
});

test('7.1 of a group that does not all get to a hex that is said, and who keeps the others', async () => {
	const state = placed(gameWith(), {
		'r-1-let': '2418',
		'r-cv-let': '2418',
		'w-1-1k': '1809'
	});
	const view = face.view(state, engine.waiting(state));
	const [horse, foot] = (['r-cv-let', 'r-1-let'] as const).map((id) => view.reach(id));
	const hex = [...horse!.left.keys()].find((one) => !foot!.left.has(one))!;
	const focus = new Focus<Command>(() => view);
	const unit = view.units.get('r-cv-let')!;
	focus.take(unit);
	focus.along(['r-1-let'], true);
	focus.tap(hex);
	expect(focus.reach?.why('0101')?.unit, 'nobody gets there').toBeUndefined();
	await render(WhyPane<Command>, {
		...{ view, unit, hex, named: (one) => one, short: String, focus, give: unasked }
	});
	await expect.element(page.getByText(`The 2 units cannot all get to ${hex}`)).toBeVisible();
	await expect.element(page.getByText(/^1st Letton Regiment: Too far/)).toBeVisible();
});

test('7.1.4, 7.2 what ends a move in Combat mode or with an act is paid from the points that are left', async () => {
	const state = placed(gameWith(), { 'r-1-let': '2417', 'w-1-1k': '2425' });
	const view = face.view(state, engine.waiting(state));
	const unit = view.units.get('r-1-let')!;
	const focus = new Focus<Command>(() => view);
	const goTo = async (left: string) => {
		focus.take(unit);
		const goal = [...focus.reach!.left].find(([, one]) => one === left)?.[0] ?? '';
		focus.tap(goal);
		return render(WayPane<Command>, paneOf(goal));
	};
	const paneOf = (goal: string) => ({
		...{ view, unit, goal, focus, short: (hex: string) => hex },
		get way() {
			return focus.chosenWay!;
		}
	});
	const far = await goTo('2');
	const points = () => far.container.querySelector('.num')?.textContent;
	await expect.element(far.getByRole('radio', { name: /^Combat/ })).toBeChecked();
	expect(points()).toBe('1');
	expect([...lightsOf(view, focus).tags!.values()], 'as on the map').toEqual(['1']);
	await far.getByText('March', { exact: true }).click();
	await expect.poll(points).toBe('2');
	await far.unmount();

	const spent = await goTo('0');
	await expect.element(spent.getByRole('radio', { name: /^March/ })).toBeChecked();
	await expect.element(spent.getByRole('radio', { name: /Combat.*needs 1 point/ })).toBeDisabled();
	await spent.unmount();

	// 7.2 Next to an enemy it has too little left for a Prepared attack, not for a Hasty one.
	const near = placed(gameWith(), { 'r-1-let': '2414', 'w-1-1k': '2419', 'r-art-let': '2415' });
	const next = face.view(near, engine.waiting(near));
	const short = (who: string, hex: string) =>
		next
			.reach(who)
			.ways(hex)[0]!
			.beyond?.map(({ label, hint }) => [label, hint!].map(shown));
	expect(next.reach('r-1-let').left.get('2418')).toBe('1');
	expect(short('r-1-let', '2418')).toEqual([['Prepared attack on 2419', 'needs 2 points']]);
	expect(short('r-art-let', '2417')).toEqual([['Make ready for a barrage', 'needs 3 points']]);
});

test('7.2, 9 whoever ends a move beside an enemy and may not attack him from there is told why, and where', async () => {
	const white = { 'w-1-1k': '1010', 'w-2-1k': '1209', 'w-3-1k': '1513', 'w-off-2k': '2806' };
	const table = { 'r-at-avrora': '2908', 'r-ac-let': '1211', 'r-1-let': '1311', ...white };
	const state = placed(gameWith(), table);
	const view = face.view(state, engine.waiting(state));
	const barred = (who: string, hex: string) =>
		view
			.reach(who)
			.ways(hex)[0]
			?.beyond?.flatMap(({ label, hint, rule }) =>
				rule === undefined ? [] : [shown(label), shown(hint!), rule]
			);
	const closed = 'A vehicle does not attack into ground it may not enter.';
	expect(barred('r-ac-let', '1111')).toEqual(['Attack 1010', closed, '9']);
	expect(barred('r-ac-let', '1110')).toEqual(['Attack 1209, 1010', closed, '9']);
	expect(barred('r-1-let', '1310')).toEqual([]);
	const train =
		'A train attacks only a lone enemy train along its railroad. Beside units of its hex that attack it may go into contact.';
	expect(barred('r-at-avrora', '2907')).toEqual(['Attack Stish (2806)', train, '9.1.1']);
	// Guns never attack: nothing bars them from it.
	const guns = placed(gameWith(), { 'r-art-let': '1310', 'w-1-1k': '1209' });
	const begun = engine.decide(guns, { type: 'pick', unit: 'r-art-let' });
	const moving = begun.ok ? begun.facts.reduce(engine.evolve, guns) : guns;
	expect([moving.moving?.unit, aheadOn(() => gameWith()).barred(moving)]).toEqual([
		'r-art-let',
		[]
	]);
	const alone = 'A vehicle attacks only with combat units.';
	expect(barred('r-ac-let', '1413')).toEqual(['Attack 1513', alone, '9']);

	const [unit, goal] = [view.units.get('r-ac-let')!, '1110'];
	const focus = new Focus<Command>(() => view);
	focus.take(unit);
	focus.tap(goal);
	const way = focus.chosenWay!;
	await render(WayPane<Command>, { view, unit, way, goal, short: String, focus });
	await expect.element(page.getByText(`Attack 1209, 1010: ${closed}`)).toBeVisible();
	await expect.element(page.getByText('§ 9')).toBeVisible();
});

test('5.3 a unit that gets nowhere as it stands is not told to be sent', async () => {
	const alone = { hex: '1912', command: false };
	const state = placed(gameWith(), {
		...{ 'r-1-let': alone, 'w-1-1k': '1911', 'w-2-1k': '1812', 'w-3-1k': '2012' }
	});
	const view = face.view(state, engine.waiting(state));
	const unit = view.units.get('r-1-let')!;
	const focus = new Focus<Command>(() => view);
	focus.take(unit);
	expect([focus.reach?.bound, focus.reach?.left.size]).toEqual([null, 0]);
	await render(UnitPane<Command>, { view, unit, focus });
	await expect
		.element(page.getByText(/^It gets nowhere from here[^]*Or choose what it does instead/))
		.toBeVisible();
	await expect.element(page.getByText(/^Tap a hex to go there/)).not.toBeInTheDocument();
	await expect
		.element(page.getByRole('button', { name: /^Take the quality check.*passed, it may attack/ }))
		.toBeVisible();
});

test('what a unit may do where it stands is spoken of only where there is something', async () => {
	const state = placed(gameWith(), { 'r-1-let': '2418' });
	const { reach, ...view } = face.view(state, engine.waiting(state));
	const unit = view.units.get('r-1-let')!;
	const focus = new Focus<Command>(() => ({
		...view,
		reach: (...whose) => ({ ...reach(...whose), here: [] })
	}));
	focus.take(unit);
	await render(UnitPane<Command>, { view: { ...view, reach }, unit, focus });
	await expect.element(page.getByText(/^Tap a hex to go there\.\s*$/)).toBeVisible();
});

test('7.2 an attack that was declared is offered to be joined before a second one on the same hex', () => {
	const units = { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2519' };
	const table = new Table(gameWith(), placed(gameWith(), units));
	table.attack('2419', 'prepared', ['r-1-let']);
	const { here } = face.view(table.state, engine.waiting(table.state)).reach('r-2-let');
	const attacks = here.map(({ label }) => shown(label)).filter((label) => label.includes('2419'));
	expect(attacks[0]).toBe('Join the Prepared attack on 2419');
	expect(attacks).toHaveLength(3);
});

test('7.2 each act says what it costs', () => {
	const state = placed(gameWith(), { 'r-1-let': '2417', 'r-art-let': '2417', 'w-1-1k': '2419' });
	const view = face.view(state, engine.waiting(state));
	const hints = (unit: string, hex: string) =>
		view
			.reach(unit)
			.ways(hex)[0]!
			.ends.map(({ label, hint }) => `${shown(label)}: ${hint ? shown(hint) : ''}`);
	expect(hints('r-1-let', '2418')).toContain('Prepared attack on 2419: costs 2 points');
	expect(hints('r-1-let', '2418')).toContain('Hasty attack on 2419: costs 1 point');
	expect(hints('r-art-let', '2418')).toContain(
		'Support a hasty attack: costs 1 point, nothing in range yet'
	);
	const day = begun({ type: 'done' });
	const { here } = face.view(day, engine.waiting(day)).reach('w-1-2k');
	const marches = here.find(({ command }) => JSON.stringify(command).includes('march'));
	expect(shown(marches!.label)).toBe('Marching Day');
	expect(shown(marches!.hint!), '7.1.5').toBe(
		'2 points more, never next to an enemy; ends in March mode'
	);
});

test('8.6.2 guns that are made ready for an attack are told whether one is in range, and the attack names them', () => {
	const stand = { 'r-1-let': '2418', 'r-art-let': '2417', 'w-1-1k': '2419' };
	const table = new Table(gameWith(), placed(gameWith(), stand));
	const view = () => face.view(table.state, engine.waiting(table.state));
	table.attack('2419', 'prepared', ['r-1-let']);
	const hints = view()
		.reach('r-art-let')
		.here.map(({ label, hint }) => `${shown(label)}: ${hint ? shown(hint) : ''}`);
	expect(hints).toContain('Support a prepared attack: costs 2 points');
	expect(hints).toContain('Support a hasty attack: costs 1 point, nothing in range yet');
	const first = () =>
		view()
			.declaring('2419')
			?.plan('prepared', [])
			.outlook?.first.map((one) => shown(one));
	expect(first()?.join(), 'before').not.toContain('Supported');
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
	expect(first()).toContain('Supported by Letton Artillery');
});

test('7.1.3 the way on which nobody stays to cover is chosen beside the other, and says what it costs', async () => {
	const state = placed(gameWith(), { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2417' });
	const view = face.view(state, engine.waiting(state));
	const unit = view.units.get('r-1-let')!;
	const focus = new Focus<Command>(() => view);
	focus.take(unit);
	focus.tap('2419');
	await render(WayPane<Command>, {
		...{ view, unit, goal: '2419', focus, short: String },
		get way() {
			return focus.chosenWay!;
		}
	});
	await expect.element(page.getByText(/must then stay/)).toBeVisible();
	await expect.element(page.getByText('leaves a zone')).not.toBeInTheDocument();
	await page.getByText('nobody stays to cover it').click();
	await expect.element(page.getByText('leaves a zone')).toBeVisible();
	await expect.element(page.getByText(/must then stay/)).not.toBeInTheDocument();
});
