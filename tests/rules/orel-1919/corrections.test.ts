import { describe, expect, it } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import { withCorrection, type Corrections } from '#lib/kernel/book/corrections.ts';
import { BOOK } from '#lib/rules/orel-1919/book.ts';
import { nameOf } from '#lib/rules/orel-1919/engine/facts/kind.ts';
import { placeName } from '#lib/rules/orel-1919/engine/facts/names.ts';
import { headerOf } from '#lib/rules/orel-1919/engine/game.ts';
import { orelEngine } from '#lib/rules/orel-1919/engine/index.ts';
import { orel1919 } from '#lib/rules/orel-1919/game.ts';
import { deliveredAt, packWith } from '#lib/rules/orel-1919/scenarios/corrections.ts';
import { faultIn } from '#lib/rules/orel-1919/scenarios/opening.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { CORRECTABLE } from '#lib/rules/orel-1919/words/reference/correctable.ts';
import { shown } from '#lib/words/t.ts';
import { english } from '../../english.ts';

const pack = (corrections: Corrections) => {
	const made = packWith(corrections);
	if (!made.ok) throw new Error(JSON.stringify(made.problem));
	return made.value;
};
const why = (corrections: Corrections): string => {
	const reason = faultIn(corrections);
	return reason ? english(reason.text) : '';
};
const mapOf = (corrections: Corrections) => pack(corrections).data.map;
const railsOver = (corrections: Corrections, a: string, b: string) =>
	mapOf(corrections).lines.filter(
		({ kind, path }) =>
			kind.includes('rail') &&
			path.some((hex, at) => [hex, path[at + 1]].toSorted().join() === [a, b].toSorted().join())
	);

describe('corrections of the module', () => {
	it('as delivered, every key gives what the module has, and none of its own', () => {
		expect(deliveredAt('hex.2705.settlement')).toBe('city');
		expect(deliveredAt('hex.2207.terrain')).toBe(shippedPack().data.map.hexes['2207']?.terrain);
		expect(deliveredAt('side.2616-2717')).toBe('river');
		expect(deliveredAt('rail.2705-2706')).toBe('double-rail');
		expect(deliveredAt('road.2705-2706')).not.toBeUndefined();
		expect(deliveredAt('unit.w-1-1k.tq')).toBe(6);
		expect(deliveredAt('setup.w-1-1k')).toBe('2903');
		expect(deliveredAt('turn.1.red')).toBe(3);
		expect(deliveredAt('due.0')).toBe('16 Oct');
		expect(deliveredAt('chart.MUNITIONS.hasty|points')).toBe(1);
		expect(deliveredAt('chart.COHESION.4|defender')).toBe('rout');
		for (const key of ['hex.9999.terrain', 'hex.2705.stuff', 'unit.nobody.tq', 'chart.X.1|y', 'x'])
			expect(deliveredAt(key), key).toBeUndefined();
	});

	it('8.7.2, 8.8.2 the rows of a check say what they count', () => {
		for (const name of ['COHESION', 'MORALE']) {
			const rows = CORRECTABLE.charts.find((chart) => chart.name === name)?.rows ?? [];
			expect(rows.map(({ label }) => shown(say(label)))).toEqual([
				'Die not above TQ',
				'Die above TQ by 1',
				'Die above TQ by 2',
				'Die above TQ by 3',
				'Die above TQ by 4 or more'
			]);
		}
	});

	it('what does not fit is said with the name of the counter', () => {
		const reason = faultIn({ 'hex.1610.terrain': 'forest' });
		expect(reason && shown(reason)).toBe('Armoured car (AC/Let) must not start in a forest');
	});

	it('takes a forest wherever those who begin there may enter one', () => {
		// 7.1.1 Cavalry and guns pay more in a forest; tanks and cars may not enter.
		for (const hex of ['1611', '2008', '2903', '1112', '1809'])
			expect(faultIn({ [`hex.${hex}.terrain`]: 'forest' }), hex).toBeUndefined();
	});

	it('takes each kind of value, and nothing else changes', () => {
		const { data, charts } = pack({
			'hex.2207.terrain': 'woods',
			'hex.2207.name': 'Opalkovo',
			'hex.2207.settlement': 'town',
			'unit.w-1-1k.tq': 5,
			'unit.w-1-1k.steps': 5,
			'unit.w-cv-mn.charging': 4,
			'turn.1.red': 5,
			'due.0': '17 Oct',
			'chart.MUNITIONS.hasty|points': 2,
			'chart.COHESION.4|defender': 'retreat'
		});
		expect(data.map.hexes['2207']).toMatchObject({
			terrain: 'woods',
			name: 'Opalkovo',
			settlement: 'town'
		});
		const unit = data.units.units.find(({ id }) => id === 'w-1-1k');
		expect(unit).toMatchObject({ tq: 5, steps: 5, reduced: { steps: 2 } });
		expect(data.units.units.find(({ id }) => id === 'w-cv-mn')?.combat).toEqual({
			dismounted: 2,
			charging: 4
		});
		expect(data.scenario.turnTrack[0]?.recruitPoints).toEqual({ white: 2, red: 5 });
		expect(data.scenario.reinforcements[0]?.turn).toBe('17 Oct');
		expect(charts.MUNITIONS?.at('hasty', 'points')).toBe(2);
		expect(charts.COHESION?.at(4, 'defender')).toBe('retreat');
		const { data: before } = shippedPack();
		expect(data.map.lines).toEqual(before.map.lines);
		expect(data.map.hexsides).toEqual(before.map.hexsides);
		expect(data.scenario.setup).toEqual(before.scenario.setup);
	});

	it('1.1 offers the marks of a counter and its weaker side where they count', () => {
		const { data } = pack({
			'unit.w-2-1k.integratedArtillery': 'yes',
			'unit.w-1-1k.integratedArtillery': 'none',
			'unit.w-1-1k.weakSteps': 3,
			'unit.w-at-kalita.weakFire': 2,
			'unit.r-1-let.shock': 'none'
		});
		const at = (id: string) => data.units.units.find((one) => one.id === id);
		expect(at('w-2-1k')?.integratedArtillery).toBe(true);
		expect(at('w-1-1k')).toMatchObject({
			integratedArtillery: false,
			steps: 4,
			reduced: { steps: 3 }
		});
		expect(at('w-at-kalita')?.reduced?.fire).toBe(2);
		expect(at('r-1-let')?.shock).toBe(false);
		for (const key of ['w-1-1k.shock', 'w-art-1k.integratedArtillery', 'w-art-1k.weakFire'])
			expect(deliveredAt(`unit.${key}`), key).toBeUndefined();
		expect(why({ 'unit.w-1-1k.weakSteps': 5 })).toBe(
			'the steps of its two sides do not fit its losses'
		);
	});

	it('a line is cut, built and goes on; bridges follow it', () => {
		expect(railsOver({ 'rail.2907-2908': 'none' }, '2907', '2908')).toEqual([]);
		const cut = mapOf({ 'rail.2907-2908': 'none' }).lines.filter(
			({ kind }) => kind === 'double-rail'
		);
		expect(cut.map(({ path }) => [path[0], path.at(-1)])).toEqual([
			['2705', '2907'],
			['2908', '2920']
		]);
		const river = shippedPack().data.map.hexsides.find(
			({ kind, bridge = [] }) => kind === 'river' && bridge.length === 0
		)!;
		const side = [river.a, river.b].toSorted().join('-');
		const bridged = mapOf({ [`road.${side}`]: 'minor-road' }).hexsides.find(
			({ a, b }) => [a, b].toSorted().join('-') === side
		);
		expect(bridged?.bridge).toEqual(['road']);
		expect(mapOf({ [`side.${side}`]: 'none' }).hexsides).toHaveLength(
			shippedPack().data.map.hexsides.length - 1
		);
	});

	it.each([
		[{ 'hex.2207.station': 'yes' }, 'a station must lie on a railroad'],
		[{ 'setup.w-1-1k': '2705' }, 'too many units in {hex}'],
		[{ 'unit.w-1-1k.steps': 1 }, 'the steps of its two sides do not fit its losses'],
		[{ 'due.0': '40 Oct' }, 'no such turn'],
		[{ 'hex.1.terrain': 'woods' }, 'there is no such thing to correct'],
		[{ 'unit.w-1-1k.tq': 'good' }, 'the value there is of another kind'],
		[{ 'chart.COHESION.4|defender': 'fled' }, 'a word that this chart does not use']
	])('%j is refused: %s', (corrections, reason) =>
		expect(why(corrections as unknown as Corrections)).toBe(reason)
	);

	it('what is as delivered is no correction', () => {
		const one = withCorrection({}, 'turn.1.red', 5, deliveredAt('turn.1.red'));
		expect(one).toEqual({ 'turn.1.red': 5 });
		expect(withCorrection(one, 'turn.1.red', 3, deliveredAt('turn.1.red'))).toEqual({});
		expect(faultIn({})).toBeUndefined();
	});
});

const engine = orelEngine(BOOK.of());
const begun = (corrections?: Corrections) => {
	const decision = engine.decide(engine.empty, {
		type: 'begin',
		...headerOf(BOOK.of()),
		scenario: 'introductory',
		...(corrections && { corrections })
	});
	if (!decision.ok) throw new Error('refused');
	return decision.facts.reduce(engine.evolve, engine.empty);
};
/** A unit of the Brasovo set-up. */
const [FIRST] = begun().units.filter(({ fate, player }) => fate === 'map' && player === 'white');

describe('10 a game and its corrections', () => {
	it('begins by them, and brings them along in its file', () => {
		const corrections = { [`unit.${FIRST!.id}.steps`]: FIRST!.steps + 1, 'turn.1.white': 9 };
		const state = begun(corrections);
		expect(state.header.corrections).toEqual(corrections);
		expect(state.units.find(({ id }) => id === FIRST!.id)?.steps).toBe(FIRST!.steps + 1);
		const entry = {
			id: 'a',
			by: 'b',
			after: null,
			command: { type: 'begin', ...headerOf(BOOK.of()), scenario: 'introductory', corrections },
			facts: []
		};
		const read = (corrections_: Corrections) =>
			orel1919.journal.parse({ ...entry, command: { ...entry.command, corrections: corrections_ } })
				.ok;
		expect(read({ 'hex.2207.station': 'yes' })).toBe(false);
		expect(orel1919.journal.parse(entry).ok).toBe(read(corrections));
	});

	it('calls a place as its players do, wherever it is spoken of, and another game as the module does', () => {
		const state = begun({ 'hex.0513.name': 'Brasowo', 'hex.0309.name': 'none' });
		const facts = [{ type: 'moved', unit: FIRST!.id, path: ['0513'], cost: 4, left: 0 } as never];
		const says = (of: typeof state) =>
			orel1919.journal
				.tell({ facts }, of, of)
				.sentences.map((one) => shown(one))
				.join(' ');
		expect(says(state)).toContain('Brasowo (0513)');
		expect([placeName('0513'), placeName('0309')]).toEqual(['Brasowo (0513)', '0309']);
		const other = begun();
		expect(says(other)).toContain('Brasovo (0513)');
		engine.game(state);
		expect(nameOf('0513'), 'whichever was looked up last').toBe('Brasowo (0513)');
		engine.game(other);
		expect(nameOf('0513')).toBe('Brasovo (0513)');
	});

	it('keeps the module that it began with, until its players agree on another', () => {
		const before = begun();
		const terrain = 'hex.0910.terrain';
		const agree = engine.decide(before, { type: 'correct', corrections: { [terrain]: 'forest' } });
		if (!agree.ok) throw new Error('refused');
		const after = agree.facts.reduce(engine.evolve, before);
		expect(engine.game(before).pack.data.map.hexes['0910']?.terrain).not.toBe('forest');
		expect(engine.game(after).pack.data.map.hexes['0910']?.terrain).toBe('forest');
		expect(engine.waiting(after).commands).toEqual(engine.waiting(before).commands);
	});

	it('keeps it where the position could not stand under them', () => {
		const state = begun({ [`unit.${FIRST!.id}.steps`]: FIRST!.steps + 1 });
		expect(engine.decide(state, { type: 'correct' })).toMatchObject({
			ok: false,
			refusal: { rule: '10' }
		});
	});
});
