import fc from 'fast-check';
import type { Combat, Fighter, Support } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { TERRAINS } from '#lib/rules/orel-1919/types.ts';

/** A unit for a test: infantry of TQ 4 with 3 steps unless told. */
export const unit = (id: string, more: Partial<Fighter> = {}): Fighter => ({
	id,
	type: 'infantry',
	player: 'red',
	hex: 'A',
	tq: 4,
	steps: 3,
	strength: 4,
	mode: 'combat',
	...more
});

export const gun = (id: string, more: Partial<Fighter> = {}): Fighter =>
	unit(id, { type: 'artillery', steps: 2, strength: 3, hex: 'D', player: 'white', ...more });

export const support = (id: string, more: Partial<Support> = {}): Support => ({
	id,
	role: 'attacker',
	train: false,
	tq: 5,
	steps: 2,
	fire: 3,
	...more
});

/** A combat for a test: attackers in A, B and C come over hexsides 0, 1 and 2; the attacked hex is clear. */
export const combat = (more: Partial<Combat> = {}): Combat => ({
	kind: 'prepared',
	attackers: [unit('a')],
	defenders: [unit('d', { player: 'white', hex: 'D' })],
	from: { A: { side: 0 }, B: { side: 1 }, C: { side: 2 } },
	terrain: ['clear'],
	supports: [],
	...more
});

/** The extended example of the designer's notes: three Red units in two hexes and guns in support, three White units. */
export const EXAMPLE: Combat = combat({
	attackers: [
		unit('1', { tq: 5, steps: 4, strength: 5 }),
		unit('2', { tq: 5, steps: 3, strength: 5, hex: 'B' }),
		unit('cv', { type: 'cavalry', tq: 5, steps: 2, strength: 2, charge: 4, hex: 'B' })
	],
	defenders: [
		unit('X', {
			player: 'white',
			hex: 'D',
			tq: 6,
			steps: 4,
			strength: 7,
			integratedArtillery: true
		}),
		unit('Y', { player: 'white', hex: 'D', tq: 5, steps: 3, strength: 5 }),
		unit('Z', {
			type: 'cavalry',
			player: 'white',
			hex: 'D',
			tq: 6,
			steps: 1,
			strength: 1,
			charge: 1
		})
	],
	supports: [support('art')]
});

const mode = fc.constantFrom('combat', 'combat', 'march', 'routed') as fc.Arbitrary<
	Fighter['mode']
>;

const anyUnit = (id: string, hexes: readonly string[], white: boolean): fc.Arbitrary<Fighter> =>
	fc
		.record({
			type: fc.constantFrom('infantry', 'infantry', 'cavalry') as fc.Arbitrary<Fighter['type']>,
			tq: fc.integer({ min: 2, max: 6 }),
			steps: fc.integer({ min: 1, max: 5 }),
			strength: fc.integer({ min: 1, max: 7 }),
			extra: fc.integer({ min: 0, max: 3 }),
			hex: fc.constantFrom(...hexes),
			mode: white ? mode : fc.constant<Fighter['mode']>('combat'),
			unsupplied: fc.boolean(),
			entrenched: fc.boolean(),
			integratedArtillery: fc.boolean()
		})
		.map(({ extra, ...rest }) => ({
			...rest,
			id,
			player: white ? 'white' : 'red',
			charge: rest.strength + extra
		}));

const several = (
	name: string,
	hexes: readonly string[],
	white: boolean,
	most: number
): fc.Arbitrary<Fighter[]> =>
	fc
		.integer({ min: 1, max: most })
		.chain((n) =>
			fc.tuple(...Array.from({ length: n }, (_, at) => anyUnit(`${name}${at}`, hexes, white)))
		);

/** Any combat of infantry and cavalry, with guns among the defenders and in support now and then. */
export const combats = (most = 3): fc.Arbitrary<Combat> =>
	fc
		.record({
			kind: fc.constantFrom('prepared', 'hasty') as fc.Arbitrary<Combat['kind']>,
			attackers: several('a', ['A', 'B'], false, most),
			defenders: several('d', ['D'], true, most),
			gun: fc.boolean(),
			supports: fc.array(
				fc.record({
					role: fc.constantFrom('attacker', 'defender') as fc.Arbitrary<Support['role']>,
					tq: fc.integer({ min: 3, max: 5 }),
					fire: fc.integer({ min: 1, max: 5 })
				}),
				{ maxLength: 2 }
			),
			terrain: fc.constantFrom(...TERRAINS),
			over: fc.constantFrom('river', 'ditch', undefined)
		})
		.map(({ gun: withGun, supports, terrain, over, defenders, ...rest }) =>
			combat({
				...rest,
				defenders: withGun ? [...defenders, gun('g')] : defenders,
				from: { A: { side: 0, ...(over && { over }) }, B: { side: 2, ...(over && { over }) } },
				terrain: [terrain],
				supports: supports.map((one, at) => support(`s${at}`, one))
			})
		);
