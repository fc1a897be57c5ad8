import { describe, expect, test } from 'vitest';
import Fraction from 'fraction.js';
import { total } from '#lib/kernel/book/modifier.ts';
import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { fightingMotors } from '#lib/rules/white-october/engine/combat/results.ts';
import { freshFight } from '#lib/rules/white-october/engine/combat/state.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';
import { shown } from '#lib/words/t.ts';
import { done, engine, placed, playByChance } from './placed.ts';

const sections = new Set(OUTLINE.flatMap(({ cite, parts = [] }) => [cite, ...parts]));

/** Dice that fall like this, and then ones. */
const falling = (faces: readonly number[]): DiceSource => {
	const left = [...faces];
	return () => left.shift() ?? 6;
};

/** White's two stacks against a Red one, before he declares. */
const FIELD = {
	talab: '14/L',
	ostrov: '14/L',
	semen: '14/M',
	hq2id: '14/L',
	art2id: '14/L',
	r10_2rd: '15/L',
	r11_2rd: '15/L'
} as const;
const declared = (): State =>
	done(placed(FIELD, { sequence: null, offensive: true, turn: 2 }), {
		type: 'sequence',
		kind: 'combat'
	});

test('6 a district that insurgents clear has fallen, though nobody has to enter it', () => {
	const rising = done(
		placed(
			{ insurg1: 'PUTILOV', r10_2rd: { at: 'PUTILOV', ep: 1, mode: 'disorganised' } },
			{ sequence: null, offensive: true, turn: 2 }
		),
		{ type: 'sequence', kind: 'combat' }
	);
	const { chances } = engine.ahead.preview(rising, { hex: 'PUTILOV', units: ['insurg1'] });
	expect(chances?.falls.compare(0)).toBe(1);
});

/** The attack fought to its end with these dice, by the first answer to everything; losses from the biggest unit. */
const fought = (from: State, faces: readonly [number, number]) => {
	let state = from;
	let rolled = false;
	let entered = false;
	for (let n = 0; n < 60; n++) {
		const { commands, rolls } = engine.waiting(state);
		const [asked] = rolls;
		const draw = asked && engine.draw(state, asked);
		if (asked && draw) {
			const { throws } = play(draw, falling(rolled ? [6] : faces));
			rolled = true;
			state = done(state, { type: 'roll', ...asked, form: {}, throws });
			continue;
		}
		if (!state.combat || state.sequence !== 'combat') break;
		const { fight } = state.combat;
		if (rolled && !fight) break;
		if (fight?.stage === 'advance' && commands.some(({ type }) => type === 'advance')) {
			entered = true;
			break;
		}
		const ep = (id: string) => state.units.find((unit) => unit.id === id)?.ep ?? 0;
		const takes = commands.flatMap((one) => (one.type === 'take' ? [one] : []));
		const next =
			takes.toSorted((a, b) => ep(b.unit) - ep(a.unit))[0] ??
			commands.find(({ type }) => type === 'stand' || type === 'support' || type === 'serve') ??
			commands.find(({ type }) => type === 'resolve') ??
			commands.find(({ type }) => type === 'pass' || (type === 'done' && !rolled)) ??
			commands[0];
		if (!next) break;
		state = done(state, next);
	}
	const lost = (player: string) =>
		from.units.reduce((sum, unit, at) => {
			const now = state.units[at];
			return unit.player === player && now ? sum + Math.max(0, unit.ep - now.ep) : sum;
		}, 0);
	// Who alone can go in has gone in by himself.
	entered ||= state.units.some(({ at, player }) => at === '15/L' && player === 'white');
	return { entered, white: lost('white'), red: lost('red') };
};

describe('8.2 an attack before it is declared', () => {
	const attack = { hex: '15/L', units: ['talab', 'ostrov', 'semen'], hq: 'hq2id' };

	test.each([
		['of all', attack],
		['of few', { ...attack, units: ['ostrov', 'semen'] }],
		['of one stack', { ...attack, units: ['ostrov'], hq: null }]
	])('its chances are those of all 36 throws played out: %s', (_, attacking) => {
		const before = declared();
		const preview = engine.ahead.preview(before, attacking);
		expect(preview.refused).toBeNull();
		const order = engine.orders.attack(before, attacking);
		if (!order.ok) throw new Error(order.refusal.why.text);
		const from = done(done(before, order.order), { type: 'done' });
		const ends = [1, 2, 3, 4, 5, 6].flatMap((a) =>
			[1, 2, 3, 4, 5, 6].map((b) => fought(from, [a, b]))
		);
		const chance = (holds: (end: (typeof ends)[number]) => boolean) =>
			new Fraction(ends.filter(holds).length, 36);
		expect(preview.chances?.falls.equals(chance(({ entered }) => entered))).toBe(true);
		for (const [role, side] of [['attacker', 'white'] as const, ['defender', 'red'] as const]) {
			const lost = ends.reduce((sum, end) => sum + end[side], 0);
			expect(preview.chances?.[role].meanLost.equals(new Fraction(lost, 36)), side).toBe(true);
		}
	});

	test('it is told with every line, both columns and who supports', () => {
		const preview = engine.ahead.preview(declared(), attack);
		expect(preview.lines.length).toBeGreaterThan(0);
		for (const { section } of preview.lines) expect(sections.has(section), section).toBe(true);
		const all = preview.results.reduce((sum, { chance }) => sum.add(chance), new Fraction(0));
		expect(all.equals(1)).toBe(true);
		expect(preview.results.map(({ score }) => score)).toEqual(
			preview.results.map(({ score }) => score).toSorted((a, b) => a - b)
		);
		expect(preview.supports.attacker).toEqual(['art2id']);
		const { attacker = [], defender = [] } = preview.morale ?? {};
		expect(total(attacker)).toBeGreaterThan(total(defender));
	});

	test('8.2.6 with the EP that a rout through ZOC costs, which is no surrender', () => {
		const units = { talab: '22/O', semen: '20/N', viatsk: '20/Q', r_622: '21/O', r_628: 'SMOLNY' };
		const { chances } = engine.ahead.preview(
			placed(units, { sequence: null, offensive: true, turn: 2 }),
			{ hex: '21/O', units: ['talab'] }
		);
		// One EP in 1 of 6 throws, two in the others.
		expect(chances?.defender.meanLost.toFraction()).toBe('11/6');
		expect(chances?.surrenders.equals(0)).toBe(true);
	});

	test('8.2.6 who yields no prisoners surrenders all the same, and only defenders count', () => {
		const surrendering = (units: Parameters<typeof placed>[0], attacker: string) => {
			const state = placed(units, { player: 'red', step: 'red-1', sequence: null, turn: 7 });
			return engine.ahead.preview(state, { hex: '22/O', units: [attacker] }).chances?.surrenders;
		};
		const estonians = { est_4_1: { at: '22/O', mode: 'routed' }, r_9_21: '21/O' } as const;
		expect(surrendering(estonians, 'r_9_21')?.compare(0)).toBe(1);
		// The gun of the attackers, Routed already, would surrender with them.
		const gunners = { riga: '22/O', talab: '22/O', r_62_630: '21/O' } as const;
		const gun = { art1_2rd: { at: '21/O', mode: 'routed' } } as const;
		expect(surrendering({ ...gunners, ...gun }, 'r_62_630')?.equals(0)).toBe(true);
	});

	test('5.5, 16.1 on turn 1 with the HQ that would lead, if it reaches every stack', () => {
		const lines = (where: string) =>
			engine.ahead.preview(
				placed(
					{ hq5id: '22/L', liba: '22/N', semen: where, r_622: '22/O', r_628: 'SMOLNY' },
					{ sequence: null, turn: 1 }
				),
				{ hex: '22/O', units: ['liba', 'semen'], hq: 'hq5id' }
			).lines;
		expect(lines('22/N').some(({ section }) => section === '5.5')).toBe(true);
		expect(lines('22/P').some(({ section }) => section === '5.5')).toBe(false);
	});

	test('8.2.3 whoever may slip away: Routed cavalry too, a whole stack by its HQ', () => {
		const away = (units: Parameters<typeof placed>[0], by: 'white' | 'red', attacker: string) =>
			engine.ahead.preview(
				placed(
					{ ...units, r_628: 'SMOLNY' },
					{ sequence: null, turn: 3, player: by, step: `${by}-1` }
				),
				{ hex: '21/O', units: [attacker] }
			).mayLeave;
		const cavalry = { r_cvmos: { at: '21/O', mode: 'routed' }, riga: '22/O' } as const;
		expect(away(cavalry, 'white', 'riga')).toEqual(['r_cvmos']);
		const dodging = { frrs: '21/O', ural: '21/O', hq2id: '21/M', r_622: '22/O' };
		expect(away(dodging, 'red', 'r_622')).toEqual(['frrs', 'ural']);
	});

	test('what may not be declared says why, and is told all the same', () => {
		const { refused, chances } = engine.ahead.preview(declared(), { ...attack, hq: null });
		expect(refused?.rule).toBe('5.2');
		expect(chances).not.toBeNull();
		expect(engine.ahead.preview(declared(), { hex: '17/K', units: ['talab'] })).toMatchObject({
			refused: { rule: '8.2.1' },
			chances: null
		});
	});

	test('what each further unit adds', () => {
		const gains = finished(engine.ahead.gains(declared(), { hex: '15/L', units: ['talab'] }));
		const of = (id: string) => gains.find(({ unit }) => unit === id);
		expect(of('ostrov')?.gain.compare(0)).toBeGreaterThan(0);
		// Whoever supports it already adds nothing more.
		expect(of('art2id')).toBeUndefined();
	});
});

test('8.1 a barrage before it is fired: every line, and the chances of what it does', () => {
	const shot = { unit: 'art2id', place: '15/L', target: 'combat' } as const;
	const { firepower, lines, chances } = engine.ahead.shot(declared(), shot);
	expect(lines[0]?.amount).toBe(firepower);
	expect(lines.map(({ section }) => sections.has(section))).not.toContain(false);
	const sum = chances?.nothing.add(chances.loses).add(chances.disorders).valueOf() ?? 0;
	expect(sum).toBeGreaterThan(0.5);
	const fleet = { ...shot, target: 'fleet' } as const;
	expect(engine.ahead.shot(declared(), fleet).chances).toBeNull();
	expect(engine.orders.barrages(declared(), [fleet])).toMatchObject({ refusal: { rule: '8.1.2' } });
});

test('10.2, 9.1 the chances of desertion and of a turn of rest', () => {
	const { now, countered } = engine.ahead.desertion(declared());
	expect(now.whiteGains.equals(new Fraction(5, 18))).toBe(true);
	expect(countered.whiteGains.equals(new Fraction(1, 36))).toBe(true);
	// 3.1.2 With six points White gains none.
	const full = engine.ahead.desertion({ ...declared(), points: { white: 6, red: 0 } });
	expect(full.now.whiteGains.equals(0)).toBe(true);
	const tired = (fatigue: number) => engine.ahead.tired({ ...declared(), fatigue }).toFraction();
	expect([4, 5, 6, 7].map(tired)).toEqual(['0', '1/3', '2/3', '1']);
});

test('every warning names its section, and what stops a sequence stops it', () => {
	const kinds = new Set<string>();
	playByChance(5, 400, (state) => {
		for (const { kind, rule, stops } of engine.ahead.warnings(state)) {
			kinds.add(kind);
			expect(sections.has(rule), rule).toBe(true);
			const may = engine.waiting(state).commands.some(({ type }) => type === 'done');
			if (stops) expect(may, kind).toBe(false);
		}
	});
	expect(kinds).toContain('couldMove');
	expect(kinds).toContain('couldAttack');
});

test('5.4 an HQ alone beside enemies is warned of, not one with company, nor beside the Routed', () => {
	const warned = (units: Parameters<typeof placed>[0]) =>
		engine.ahead
			.warnings(placed(units, { turn: 2 }))
			.flatMap(({ kind, rule, units: of }) => (kind === 'exposed' ? [[rule, ...of]] : []));
	expect(warned({ hq2id: '14/L', talab: '12/L', r10_2rd: '15/L' })).toEqual([['5.4', 'hq2id']]);
	expect(warned({ hq2id: '14/L', talab: '14/L', r10_2rd: '15/L' })).toEqual([]);
	const routed = { at: '15/L', mode: 'routed' } as const;
	expect(warned({ hq2id: '14/L', talab: '12/L', r10_2rd: routed })).toEqual([]);
	const alone = placed({ r_trotsky: '22/U', talab: '22/T' }, { turn: 4, player: 'red' });
	const said = engine.ahead.warnings(alone).map(({ what }) => shown(what));
	expect(said).toContain(
		'Trotsky stands alone beside enemies: any attack destroys him, which counts as 12 EP of Red.'
	);
});

test('7.5.2 whoever the full line leaves behind is named before the sequence ends, beside those who may come in', () => {
	const due = (turn: number) =>
		({ fate: 'due', due: { turn, how: 'rail', places: ['18/FF'], returning: false } }) as const;
	const state = (railed: State['railed']): State =>
		placed(
			{ ...{ r_8volog: due(5), r_478: due(5), r_479: due(6), r_kharl: due(5) } },
			{ turn: 5, step: 'red-1', player: 'red', railed }
		);
	const warned = (railed: State['railed']) =>
		engine.ahead.warnings(state(railed)).map(({ kind, rule, units }) => [kind, rule, ...units]);
	const head = ['mayComeIn', '7.8', 'r_kharl'];
	expect(warned({ V: ['r_6r', 'r_7r', 'r_413bash', 'r_9_21'] })).toEqual([
		head,
		['waits', '7.8', 'r_8volog', 'r_478']
	]);
	expect(warned({})).toHaveLength(3);
	const last = { ...state({ V: ['r_6r', 'r_7r', 'r_413bash', 'r_9_21'] }), turn: 12 };
	const kinds = engine.ahead.warnings(last).map(({ kind }) => kind);
	expect(kinds, 'nobody waits for a turn after the last').toEqual(['mayComeIn']);
});

test('7.5.2, 14.2 a train waits for rails, not to come on foot; who comes by either line has no other one', () => {
	const due = (places: readonly string[]) =>
		({ fate: 'due', at: null, due: { turn: 7, how: 'rail', places, returning: false } }) as const;
	const waits = (unit: string, places: readonly string[]): readonly string[] => {
		const at = { turn: 7, step: 'red-1', player: 'red' } as const;
		const { commands } = engine.waiting(placed({ [unit]: due(places) }, at));
		return commands.flatMap((one) =>
			one.type === 'postpone' && one.unit === unit ? [one.how] : []
		);
	};
	expect(waits('r_libk', ['07/FF'])).toEqual(['rail', 'reroute']);
	expect(waits('at_lenin', ['07/FF', '18/FF'])).toEqual(['rail']);
	expect(waits('r_478', ['18/FF'])).toEqual(['foot', 'rail', 'reroute']);
});

test('16.1 White is told of the garrison before Luga as long as the 1st ID depends on it', () => {
	const due = { turn: 5, how: 'foot', places: ['08/S'], returning: false } as const;
	const warned = (more: Partial<State>, units: Parameters<typeof placed>[0] = {}) =>
		engine.ahead
			.warnings(placed({ talab: '11/S', gue: { fate: 'due', at: null, due }, ...units }, more))
			.flatMap(({ kind, rule, hex, what }) => (rule === '16.1' ? [[kind, hex, shown(what)]] : []));
	const said =
		'Infantry and guns must stand in 08/S for a whole turn: each turn without it from turn 4 on makes the 1 ID a turn later.';
	expect(warned({ turn: 2 })).toEqual([['garrison', '08/S', said]]);
	expect(warned({ turn: 4 })).toHaveLength(1);
	expect(warned({ turn: 1 })).toEqual([]);
	expect(warned({ turn: 11 })).toHaveLength(1);
	expect(warned({ turn: 12 }), 'it would come after the last turn').toEqual([]);
	expect(warned({ turn: 2, player: 'red', step: 'red-1' })).toEqual([]);
	expect(warned({ turn: 2 }, { talab: '08/S', art2id: '08/S' })).toEqual([]);
	expect(warned({ turn: 5, garrison: { done: true, since: 4 } })).toEqual([]);
	expect(warned({ turn: 2 }, { gue: { fate: 'out', at: null, due: null } })).toEqual([]);
});

test('16.2.2 of a division that waits for its garrison it is not said that no place takes it', () => {
	const due = { turn: 4, how: 'foot', places: ['08/S'], returning: false } as const;
	const state = placed({ talab: '11/S', gue: { fate: 'due', at: null, due } }, { turn: 4 });
	expect(engine.ahead.warnings(state).map(({ kind }) => kind)).toEqual(['garrison', 'couldMove']);
});

test('14.1 a car that slipped away before combat took no part in it, and does not check', () => {
	const state = placed({ talab: '14/L', r10_2rd: '15/L', ac6rd: '15/L' });
	const fight = freshFight({
		...{ attack: 1, place: '15/L', attackers: ['talab'], defenders: ['r10_2rd', 'ac6rd'] },
		...{ hq: null, night: false, fort: false, from: ['14/L'] }
	});
	const checking = (withdrew: readonly string[]) =>
		fightingMotors(engine.game(state), state, { ...fight, withdrew }).map(({ id }) => id);
	expect(checking([])).toEqual(['ac6rd']);
	expect(checking(['ac6rd'])).toEqual([]);
});
