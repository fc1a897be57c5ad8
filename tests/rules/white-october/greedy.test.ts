import { describe, expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { bookOf } from '#lib/rules/white-october/book.ts';
import { LEAST_CHANCE } from '#lib/rules/white-october/ai/fights.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import type { Player } from '#lib/rules/white-october/types.ts';
import { whiteOctober } from '#lib/rules/white-october/game.ts';
import { BEGUN, done, engine, placed, thrown } from './engine/placed.ts';

const plays = (await whiteOctober.ai())(bookOf());
const answer = (state: State): Command => plays(state, engine.waiting(state).commands);

/** Where units stand after a movement sequence of a side, White’s if nothing else is said. */
const moved = (
	units: Parameters<typeof placed>[0],
	control = BEGUN.control,
	player: Player = 'white'
): Readonly<Record<string, string | null>> => {
	const step = `${player}-1` as const;
	const field = placed(units, { sequence: null, turn: 3, control, player, step });
	let state = done(field, { type: 'sequence', kind: 'movement' });
	while (state.step === step && engine.waiting(state).commands.length > 0)
		state = done(state, answer(state));
	return Object.fromEntries(state.units.map(({ id, at }) => [id, at]));
};

describe('the opponent', () => {
	test('plays the first turn by what is offered, and gives the same answers again', () => {
		const dice = diceFrom([1919, 10, 11, 12]);
		let state = BEGUN;
		const given: Command['type'][] = [];
		for (let n = 0; n < 60 && state.step !== 'red-1'; n++) {
			state = thrown(state, dice);
			if (engine.waiting(state).commands.length === 0) break;
			const command = answer(state);
			given.push(command.type);
			if (n % 7 === 0) expect(answer(state)).toEqual(command);
			state = done(state, command);
		}
		expect(state.step).toBe('red-1');
		expect(given).toContain('order');
		// White goes to war: somebody was attacked, and ground was taken.
		expect(state.control).not.toBe(BEGUN.control);
	});

	test('attacks what will fall, and leaves alone what will hold', () => {
		const field = { talab: '14/L', ostrov: '14/L', hq2id: '14/L' } as const;
		const declaring = (foe: Parameters<typeof placed>[0]): State =>
			done(placed({ ...field, ...foe }, { sequence: null, offensive: true, turn: 2 }), {
				type: 'sequence',
				kind: 'combat'
			});
		const attacks = (state: State): number => {
			const command = answer(state);
			return command.type === 'order'
				? command.steps.filter(({ type }) => type === 'attack').length
				: 0;
		};
		const weak = declaring({ r10_2rd: '15/L' });
		expect(attacks(weak)).toBeGreaterThan(0);
		const strong = declaring({
			r_187: { at: '15/L', mode: 'normal' },
			r_5lett: '15/L'
		});
		const { chances } = engine.ahead.preview(strong, { hex: '15/L', units: ['talab', 'ostrov'] });
		expect(attacks(strong) > 0).toBe((chances?.falls.valueOf() ?? 0) >= LEAST_CHANCE);
	});

	test('goes on moving its units whoever comes in or runs in the same sequence', () => {
		const field = { talab: '14/K', r10_2rd: '19/T' };
		const due = { turn: 3, how: 'foot', places: ['23/D'], returning: false } as const;
		expect(moved(field).talab).not.toBe('14/K');
		expect(moved({ ...field, petch: { fate: 'due', at: null, due } }).talab).not.toBe('14/K');
		expect(moved({ ...field, petch: { at: '18/I', mode: 'routed' } }).talab).not.toBe('14/K');
	});

	test('attacks whoever is shut in, by as many stacks as an HQ leads, though the place cannot fall at once', () => {
		const ring = ['23/H', '22/I', '21/I', '21/H', '22/G', '23/G'];
		const own = ['liba', 'talab', 'volyn', 'viatsk', 'semen', 'polta'];
		const stands = Object.fromEntries(ring.map((at, n) => [own[n] ?? '', at]));
		const field = {
			...stands,
			ural: '22/I',
			riga: '23/H',
			hq2id: '22/I',
			at_lenin: '22/H',
			at_tchern: '22/H'
		};
		const state = done(placed(field, { sequence: null, offensive: true, turn: 5 }), {
			type: 'sequence',
			kind: 'combat'
		});
		const command = answer(state);
		const units =
			command.type === 'order' ? command.steps.filter(({ type }) => type === 'attack') : [];
		expect(units.length).toBeGreaterThan(3);
		expect(command).toMatchObject({
			steps: expect.arrayContaining([{ type: 'lead', attack: 1, unit: 'hq2id' }])
		});
	});

	test('moves first where several stacks could win, but no HQ leads them', () => {
		const field = { ostrov: '14/L', ural: '14/M', semen: '15/K', r_188: '15/L' };
		const more = { sequence: null, offensive: true, turn: 2 } as const;
		expect(answer(placed(field, more))).toMatchObject({ kind: 'movement' });
		expect(answer(placed({ ...field, hq2id: '14/L' }, more))).toMatchObject({ kind: 'combat' });
	});

	test('does not stand in crowds around what one place of Red’s holds', () => {
		const crowd = ['23/H', '22/I', '21/I', '23/G', '22/G', '21/H'];
		const own = [
			'liba',
			'talab',
			'volyn',
			'semen',
			'ural',
			'riga',
			'viatsk',
			'polta',
			'ostrov',
			'temm',
			'krsng',
			'gue'
		];
		const field = Object.fromEntries(own.map((id, n) => [id, crowd[n % crowd.length] ?? '']));
		// Red has nothing else this side of Gatchina.
		const { places } = engine.game(BEGUN).board;
		const control = places
			.map((at) => (['22/H', '19/T'].includes(at) || !at.includes('/') ? 'r' : 'w'))
			.join('');
		const after = moved({ ...field, at_lenin: '22/H', at_tchern: '22/H' }, control);
		const gone = own.filter((id) => !/^2[0-4]\/[F-J]$/.test(after[id] ?? ''));
		expect(gone.length).toBeGreaterThanOrEqual(own.length / 2);
		expect(gone.length).toBeLessThan(own.length);
	});

	test('as Red takes back what stands empty, and leaves to enough of his what they hold together', () => {
		const city = { r_9_21: 'WINTER_PALACE' };
		const guards = { r_188: '22/H', r_3_160: '21/I', r_59_60: '22/I', r_189: '22/I' };
		const field = { ...city, ...guards, r_5lett: '20/L', talab: '23/G', ostrov: '23/G' };
		const { places } = engine.game(BEGUN).board;
		const control = places.map((at) => (at === '19/O' ? 'w' : 'r')).join('');
		const after = moved(field, control, 'red');
		expect(after).toMatchObject({ r_5lett: '19/O', r_188: '22/H' });
	});

	test('lets soldiers desert from units that are far from the enemy', () => {
		const field = { r_1res: 'OKHTA', r_2bash: '20/K', talab: '20/J' };
		const state = placed(field, {
			...{ sequence: null, turn: 2, step: 'desertion', player: 'red' },
			politics: { ...BEGUN.politics, rolled: true, deserters: 1 }
		});
		expect(answer(state)).toMatchObject({ type: 'desert', unit: 'r_1res' });
	});

	test('raises the detachments of the districts first', () => {
		const step = { sequence: null, turn: 4, step: 'raising', player: 'red' } as const;
		const state: State = { ...BEGUN, ...step, points: { white: 0, red: 4 } };
		expect(answer(state)).toMatchObject({ type: 'raise', action: 'detachments' });
	});

	test('passes by what is well held', () => {
		expect(moved({ talab: '19/I' }).talab).toBe('22/H');
		expect(moved({ talab: '19/I', r_188: '22/H', r_189: '22/H' }).talab).not.toMatch(/^2/);
	});
});
