import { describe, expect, test } from 'vitest';
import type { State } from '#lib/rules/white-october/index.ts';
import { shown, t } from '#lib/words/t.ts';
import { english } from '../../english.ts';
import { engine, placed } from '../../rules/white-october/engine/placed.ts';
import { begun, given, moving, until, viewOf } from './begun.ts';

const state = moving();
const view = viewOf(state);
const at = (id: string, of: State = state) => of.units.find((unit) => unit.id === id)?.at;

/** Two that can go, and stand together. */
const pair = (): readonly [string, string] => {
	for (const one of view.queue)
		for (const two of view.queue)
			if (one !== two && at(one) === at(two) && !view.reach(two).bound && !view.reach(one).bound)
				return [one, two];
	throw new Error('nobody stands together');
};

test('7 of all who can act it is said how many have moved: no fort is one of them, whoever comes onto the map is', () => {
	const start = until(
		begun(),
		({ player, sequence, turn }) => turn === 2 && player === 'red' && sequence === 'movement',
		({ commands }) =>
			commands.find((one) => one.type === 'sequence' && one.kind === 'movement') ??
			commands.find(({ type }) => type === 'done') ??
			commands[0]
	);
	const counts = (of: State) => ['n', 'all'].map((key) => viewOf(of).moved?.values?.[key]);
	const { movers } = viewOf(start);
	const moved = start.units.filter(({ player, done }) => player === 'red' && done).length;
	expect(movers.some((id) => start.units.some((unit) => unit.id === id && !unit.at))).toBe(true);
	expect(counts(start)).toEqual([moved, moved + movers.length]);
	const leaves = engine.waiting(start).commands.find(({ type }) => type === 'depart');
	const left = given(start, leaves);
	expect(counts(left)[0], 'one has left by rail').toBe(moved + 1);
	const unit = movers.find((id) => at(id, start))!;
	const picked = given(start, { type: 'pick', unit });
	expect(counts(picked), 'while one of them moves').toEqual([moved, moved + movers.length]);
	expect(counts(given(picked, { type: 'rest' }))).toEqual([moved + 1, moved + movers.length]);
});

describe('7.1 a stack on the move', () => {
	test('goes as far as the slowest, by one order; one line takes it back', () => {
		const units = pair();
		const together = view.together?.(units);
		const hexes = [...(together?.left.keys() ?? [])];
		expect(hexes.length).toBeGreaterThan(0);
		for (const hex of hexes)
			for (const unit of units) expect(view.reach(unit).left.has(hex)).toBe(true);
		const [way] = hexes.flatMap((hex) => together?.ways(hex) ?? []);
		const to = way?.path.at(-1);
		const after = given(state, way?.ends[0]?.command);
		for (const unit of units) expect(at(unit, after)).toBe(to);
		expect(way?.ends[0]?.command).toMatchObject({ type: 'order' });
	});

	test('7.2 who ends in a full hex is told who must leave it then, and whoever leaves, that he must', () => {
		const full = { riga: '22/O', liba: '21/O', polta: '21/O', rifsq: '21/O', r46_6rd: 'SMOLNY' };
		const start = given(placed(full, { sequence: null, turn: 3 }), {
			...{ type: 'sequence', kind: 'movement' }
		});
		const ends = (of: State, unit: string, hex: string) =>
			viewOf(of).reach(unit).ways(hex)[0]?.ends;
		const [end] = ends(start, 'riga', '21/O') ?? [];
		expect(shown(end?.label ?? '')).toBe('End its move there; another must go');
		expect(shown(ends(start, 'riga', '20/O')?.[0]?.label ?? '')).toBe('End its move there');
		const units = start.units.map((one) =>
			one.id === 'riga' ? { ...one, moved: true, spent: 8 } : one
		);
		const [last] = ends({ ...start, units }, 'riga', '21/O') ?? [];
		expect(shown(last?.label ?? ''), 'with its last MP').toBe(shown(end?.label ?? ''));
		const next = given(start, end?.command);
		expect(viewOf(next).movers).toEqual(['liba', 'polta']);
		expect([viewOf(start).moved, viewOf(next).moved].map((one) => one && shown(one))).toEqual([
			expect.stringMatching(/^0 of \d+ moved$/),
			null
		]);
		const why = engine.decide(next, { type: 'done' });
		expect(!why.ok && shown(why.refusal.why)).toBe('There is no room there for all.');
		const leaves = given(next, { type: 'pick', unit: 'liba' });
		expect(shown(viewOf(leaves).reach('liba').hint ?? '')).toContain(
			'There is no room there for all.'
		);
	});

	test('16.2, 5.1 one and several say what their way does to the points, and who is under no HQ then', () => {
		const start = given(
			placed(
				{ ...{ liba: '20/S', riga: '20/S', hq5id: '21/S' }, r46_6rd: 'SMOLNY' },
				{ sequence: null, turn: 3 }
			),
			{ type: 'sequence', kind: 'movement' }
		);
		const now = viewOf(start);
		const said = (reach: ReturnType<typeof now.reach> | undefined, hex: string) =>
			reach?.ways(hex)[0]?.notes?.map(({ says }) => shown(says));
		const points = 'Points then: −30, not −35';
		expect(said(now.reach('liba'), '19/T')).toContain(points);
		expect(said(now.together?.(['liba', 'riga']), '19/T')).toContain(points);
		expect(said(now.reach('liba'), '19/S')?.join()).not.toContain('points');
		expect(said(now.together?.(['liba', 'riga']), '16/R')?.join()).toContain('Then under no HQ');
	});

	test('7.1, 7.3 a step says that its ground is cheap by road, also where a zone or a friend there counts', () => {
		const here = { liba: '20/H', riga: '18/I', r12_2rd: '18/J' };
		const start = given(placed(here, { sequence: null, turn: 3 }), {
			...{ type: 'sequence', kind: 'movement' }
		});
		const [way] = viewOf(start).reach('liba').ways('18/I');
		expect(way?.costs.map(({ hex, says, cost }) => [hex, shown(says), cost])).toEqual([
			['19/I', 'forest, by road, into an enemy zone', '2'],
			['18/I', 'dense forest, by road, a friend covers it', '1']
		]);
	});

	test('7.1 a step over a river without a bridge says so', () => {
		const start = given(
			placed(
				{ r11_2rd: '15/L', riga: '24/C' },
				{ sequence: null, player: 'red', step: 'red-1', turn: 3 }
			),
			{ type: 'sequence', kind: 'movement' }
		);
		const said = (hex: string) =>
			viewOf(start)
				.reach('r11_2rd')
				.ways(hex)[0]
				?.costs.map(({ says, cost }) => [shown(says), cost]);
		expect(said('16/L')).toEqual([['forest, over water', '3']]);
		expect(said('16/M')).toEqual([
			['forest', '1'],
			['forest, over water', '3']
		]);
	});

	test('7.2 is shown no place that has no room for all of it, and gets as far as one that has', () => {
		const units = ['talab', 'art2id'];
		const together = view.together?.(units);
		for (const hex of together?.left.keys() ?? []) expect(together?.ways(hex)).toHaveLength(1);
		const full = [...view.reach('talab').left.keys()].find(
			(hex) => view.reach('art2id').left.has(hex) && !together?.left.has(hex)
		);
		expect(together?.why(full ?? '')?.rule).toBe('7.2');
		expect(together?.asFar(full ?? '')).not.toBe(full);
	});

	test('7.2 with cars that go along gets wherever those are not alone: they end there together', () => {
		const both = given(
			placed({ ...{ liba: '22/H', nwa_ac: '22/H' }, r46_6rd: '15/N' }, { sequence: null, turn: 3 }),
			{ type: 'sequence', kind: 'movement' }
		);
		const now = viewOf(both);
		expect(now.reach('nwa_ac').left.size, 'alone they go nowhere').toBe(0);
		const reach = now.together?.(['nwa_ac', 'liba']);
		expect(reach?.left.size).toBeGreaterThan(3);
		for (const hex of reach?.left.keys() ?? []) {
			const after = given(both, reach?.ways(hex)[0]?.ends[0]?.command);
			expect([at('liba', after), at('nwa_ac', after)]).toEqual([hex, hex]);
		}
		expect(now.together?.(['nwa_ac', 'liba'])?.why('30/H')).toBeDefined();
	});

	test('may stay where it is, and is told why it gets nowhere else', () => {
		const units = pair();
		const together = view.together?.(units);
		const stays = given(state, together?.here[0]?.command);
		for (const id of units)
			expect(stays.units.find((unit) => unit.id === id)).toMatchObject({ done: true, at: at(id) });
		expect(together?.why('30/H')).toBeDefined();
		expect(together?.ways('30/H')).toEqual([]);
	});

	test('is no attack: where attacks are declared nobody goes together', () => {
		expect(viewOf(given(state, { type: 'done' })).together).toBeUndefined();
	});
});

test('4.1, 5.1 a way says who would be out of supply or command', () => {
	const notes = view.queue.slice(0, 16).flatMap((unit) => {
		const reach = view.reach(unit);
		return [...reach.left.keys()].slice(-2).flatMap((hex) => reach.ways(hex)[0]?.notes ?? []);
	});
	expect(notes.length).toBeGreaterThan(0);
	for (const { says, rule } of notes) {
		expect(english(says.text)).toMatch(/^Then /);
		expect(rule).toMatch(/^[45]\.1$/);
	}
});

test('7.4 where a forced march leads farther it is offered with the refusal, to one and to several', () => {
	const far = placed(
		{ talab: '14/M', ostrov: '14/M', r_622: 'SMOLNY' },
		{ offensive: true, turn: 2 }
	);
	const now = viewOf(far);
	const reaches = [now.reach('talab'), now.together?.(['talab', 'ostrov'])];
	const after = viewOf(given(far, { type: 'march' })).reach('talab').left;
	const [hex = ''] = [...after.keys()].filter((one) => !reaches[0]?.left.has(one));
	for (const reach of reaches) {
		expect(reach?.first?.(hex)?.command).toEqual({ type: 'march' });
		expect(reach?.first?.('18/FF')).toBeUndefined();
	}
	expect(
		viewOf({ ...far, rest: true })
			.reach('talab')
			.first?.(hex)
	).toBeUndefined();
});

test('16.2 a move into the Winter Palace says that it ends the game', () => {
	const near = given(
		placed({ swed: 'NEVSKY', frrs: 'NEVSKY', r46_6rd: '15/N' }, { sequence: null, turn: 7 }),
		{ type: 'sequence', kind: 'movement' }
	);
	const { reach, together } = viewOf(near);
	const ends = (ways: ReturnType<typeof reach>['ways'], place: string) =>
		ways(place)[0]?.ends.map(({ label }) => english(label.text));
	const wins = ['The game ends: White wins'];
	expect(ends(reach('swed').ways, 'WINTER_PALACE')).toEqual(wins);
	expect(ends(together!(['swed', 'frrs']).ways, 'WINTER_PALACE')).toEqual(wins);
	expect(ends(reach('swed').ways, 'SMOLNY')).toContain('End its move there');
});

test('7.2, 5.4 Next begins with those that would be lost, or that any attack would destroy', () => {
	const state = given(
		placed(
			{ liba: '22/H', riga: '12/L', nwa_ac: '12/M', hq2id: '14/L', r10_2rd: '15/L' },
			{ sequence: null, turn: 3 }
		),
		{ type: 'sequence', kind: 'movement' }
	);
	expect(viewOf(state).queue.slice(0, 2).toSorted()).toEqual(['hq2id', 'nwa_ac']);
	expect(viewOf(state).queue.toSorted()).toEqual(viewOf(state).movers.toSorted());
});

test('7.2 of a car that stays where it has no company it is said that it is lost there', () => {
	const stays = (units: Parameters<typeof placed>[0]): string => {
		const state = given(placed(units, { sequence: null, turn: 3 }), {
			type: 'sequence',
			kind: 'movement'
		});
		return t(viewOf(state).reach('nwa_ac').here.at(-1)?.hint ?? '');
	};
	expect(stays({ nwa_ac: '22/G', talab: '23/H' })).toBe('without company there is lost: Arm. cars');
	expect(stays({ nwa_ac: '22/G', talab: '22/G' })).toBe('');
});

test('7.5.2 a unit on a railroad that cannot leave by it says so, and why', () => {
	const red = { turn: 8, player: 'red', step: 'red-1', sequence: 'movement' } as const;
	const said = (units: Parameters<typeof placed>[0], unit: string): string | undefined => {
		const { barred } = viewOf(placed(units, red)).reach(unit);
		return barred && `${t(barred.title)} ${t(barred.why)} ${barred.rule}`;
	};
	const bars = /^It cannot leave by rail\. Enemies, their ZOC .* bar the line\. 7\.5\.2$/;
	expect(said({ r_188: '12/CC', riga: '13/BB' }, 'r_188')).toMatch(bars);
	expect(said({ r_188: '12/CC', riga: '24/C' }, 'r_188')).toBeUndefined();
	expect(said({ r_188: '14/CC', riga: '24/C' }, 'r_188'), 'no railroad there').toBeUndefined();
});
