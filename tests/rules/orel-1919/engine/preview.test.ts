import { describe, expect, test } from 'vitest';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { gainsOf } from '#lib/rules/orel-1919/engine/ahead/gains.ts';
import { previewOf } from '#lib/rules/orel-1919/engine/ahead/preview.ts';
import type { Sheet } from '#lib/rules/orel-1919/engine/ahead/sheets.ts';
import { imaginedCombat, type Imagined } from '#lib/rules/orel-1919/engine/combat/imagine.ts';
import { combatChances } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import { situationOf } from '#lib/rules/orel-1919/engine/combat/scene.ts';
import type { Game } from '#lib/rules/orel-1919/engine/game.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { shown as spoken } from '#lib/words/t.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();

/** The extended example, before anything is declared. */
const EXAMPLE = {
	'w-1-1k': '2419',
	'w-2-3k': '2419',
	'w-cv-1k': '2419',
	'w-cvy-2014': '2220',
	'r-1-let': '2418',
	'r-2-let': '2519',
	'r-cv-let': '2519',
	'r-art-let': '2417',
	'r-cvy-1809': '2416'
};
const ATTACK: Imagined = {
	kind: 'prepared',
	hex: '2419',
	units: ['r-1-let', 'r-2-let', 'r-cv-let'],
	supports: ['r-art-let']
};

/** A sheet as a player would copy it out. */
const copied = ({ step, title, working: { lines, total } }: Sheet): readonly string[] => [
	`${step}: ${spoken(title)}`,
	...lines.map(({ reason, section, amount }) => `${section} ${spoken(reason)} ${amount}`),
	...(total ? [`= ${spoken(total.label)} ${total.amount}`] : [])
];

describe('an attack is shown before it is made', () => {
	const state = placed(game, EXAMPLE);

	test('8.7.1, 8.8.1 the extended example adds up as it is printed', () => {
		const { refused, first, sheets, supports, munitions } = previewOf(game, state, ATTACK);
		expect(refused).toBeNull();
		expect(first).toEqual([]);
		expect(supports).toEqual({ attacker: ['r-art-let'], defender: [] });
		expect(munitions).toEqual({
			points: 2,
			depots: [{ depot: 'r-cvy-1809', left: 3 }],
			proposed: 'r-cvy-1809'
		});
		expect(sheets.map(copied)).toMatchInlineSnapshot(`
			[
			  [
			    "leave: Who may leave before combat",
			    "8.5 Cavalry squadron (Cv/1K), if the check is passed ≤ 5",
			  ],
			  [
			    "coordination: Coordination of Letton Artillery",
			    "1.2 Troop Quality 5",
			    "= Passes at ≤ 5",
			  ],
			  [
			    "charge: Attacker: cavalry that may charge",
			    "8.7.1 Letton Cavalry Regiment when it charges +2",
			  ],
			  [
			    "charge: Defender: cavalry that may charge",
			    "8.7.1 Cavalry squadron (Cv/1K) when it charges 0",
			  ],
			  [
			    "cohesion: Attacker: strength",
			    "8.7.1 1st Letton Regiment 5",
			    "8.7.1 2nd Letton Regiment 5",
			    "8.7.1 Letton Cavalry Regiment: charges 4",
			    "8.6.2 Letton Artillery 3",
			    "= Strength of the attacker 17",
			  ],
			  [
			    "cohesion: Defender: strength",
			    "8.7.1 1st Battalion (1/1K) 7",
			    "8.7.1 Cavalry squadron (Cv/1K): charges 1",
			    "8.7.1 2nd Battalion (2/3K) 5",
			    "= Strength of the defender 13",
			  ],
			  [
			    "cohesion: Cohesion of 1st Letton Regiment, 2nd Letton Regiment, Letton Cavalry Regiment, TQ 5",
			    "8.7.1 Enemy integrated artillery +1",
			    "= Added to the die +1",
			  ],
			  [
			    "cohesion: Cohesion of 1st Battalion (1/1K), Cavalry squadron (Cv/1K), TQ 6",
			    "= Added to the die 0",
			  ],
			  [
			    "cohesion: Cohesion of 2nd Battalion (2/3K), TQ 5",
			    "= Added to the die 0",
			  ],
			  [
			    "assault: Attacker: strength",
			    "8.8.1 1st Letton Regiment 5",
			    "8.8.1 2nd Letton Regiment 5",
			    "8.8.1 Letton Cavalry Regiment: charges 4",
			    "8.6.2 Letton Artillery 3",
			    "= Strength of the attacker 17",
			  ],
			  [
			    "assault: Defender: strength",
			    "8.8.1 1st Battalion (1/1K) 7",
			    "8.8.1 Cavalry squadron (Cv/1K): charges 1",
			    "8.8.1 2nd Battalion (2/3K) 5",
			    "= Strength of the defender 13",
			  ],
			  [
			    "assault: Assault",
			    "8.8.1 Odds 17:13, read as 1:1 0",
			    "8.8.1 Predominant TQ −1",
			    "8.8.1 Integrated artillery defends −1",
			    "= Added to the dice −2",
			  ],
			  [
			    "morale: Morale of 1st Letton Regiment, 2nd Letton Regiment, Letton Cavalry Regiment, TQ 5",
			    "= Added to the die 0",
			  ],
			  [
			    "morale: Morale of 1st Battalion (1/1K), Cavalry squadron (Cv/1K), TQ 6",
			    "= Added to the die 0",
			  ],
			  [
			    "morale: Morale of 2nd Battalion (2/3K), TQ 5",
			    "= Added to the die 0",
			  ],
			]
		`);
	});

	test.each([
		['standard', [['r-art1-41d'], '≤ 3'], [['r-art14-41d'], '≤ 4']],
		['new', [['r-art1-41d', 'r-art14-41d'], '≤ 3']]
	] as const)(
		'8.6.2 by the %s rules supports coordinate one by one or all at once',
		(rules, ...checks) => {
			const by = gameWith({ combat: rules });
			const guns = { 'r-art1-41d': '2417', 'r-art14-41d': '2417' };
			const { sheets } = previewOf(
				by,
				placed(by, { 'w-2-3k': '2419', 'r-3-41d': '2418', ...guns }),
				{
					...ATTACK,
					units: ['r-3-41d'],
					supports: Object.keys(guns)
				}
			);
			expect(
				sheets.flatMap(({ step, units, working }) =>
					step === 'coordination' ? [[units, working.total?.amount]] : []
				)
			).toEqual(checks);
		}
	);

	test('the sums are those that the combat comes to when it is fought', () => {
		const table = new Table(game, state);
		table.attack('2419', 'prepared', ATTACK.units);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
		table.do({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
		table.do({ type: 'yes', unit: 'r-art-let' }, 4, { type: 'yes', unit: 'r-cv-let' });
		table.do({ type: 'yes', unit: 'w-cv-1k' });
		const check = table.do(1).find(({ type }) => type === 'cohesionChecked');
		const { sheets } = previewOf(game, state, ATTACK);
		const totals = (units: readonly { readonly unit: string }[]) =>
			units.map(
				({ unit }) =>
					sheets.find(
						({ step, rule, units: of, working }) =>
							step === 'cohesion' &&
							rule === '8.7.1' &&
							of.includes(unit) &&
							working.total?.label.text.endsWith('Die')
					)?.working.total?.amount
			);
		expect(check?.type === 'cohesionChecked' && totals(check.units)).toEqual(['+1', '+1', '+1']);
		expect(
			check?.type === 'cohesionChecked' && check.units.map(({ modifier }) => modifier)
		).toEqual([1, 1, 1]);
	});

	test('its chances are those of the combat, exactly', () => {
		const ends = combatChances(game.book, imaginedCombat(game, state, ATTACK));
		const { chances } = previewOf(game, state, ATTACK);
		expect(chances?.falls).toEqual(chanceOf(ends, ({ hex }) => hex === 'falls'));
		expect(chances?.lost).toEqual({
			attacker: meanOf(ends, ({ attackerLost }) => attackerLost),
			defender: meanOf(ends, ({ defenderLost }) => defenderLost)
		});
	});

	test('nothing in the state changes by looking', () => {
		const before = JSON.stringify(state);
		previewOf(game, state, ATTACK);
		finished(gainsOf(game, state, { ...ATTACK, units: ['r-1-let'] }));
		expect(JSON.stringify(state)).toBe(before);
	});

	test('a declared attack in the combat phase is shown too', () => {
		const table = new Table(game, state);
		table.attack('2419', 'prepared', ATTACK.units);
		table.do({ type: 'done' });
		const { refused, chances } = previewOf(game, table.state, { ...ATTACK, supports: [] });
		expect(table.state.phase).toBe('combat');
		expect(refused).toBeNull();
		expect(chances?.falls.valueOf()).toBeGreaterThan(0);
	});
});

/** The double track, from Orel to the south. */
const [, , , FROM = '', TO = ''] = game.board.doubleTrack.map(
	(hex) => game.board.grid.hexes[hex] ?? ''
);

describe('9.1 trains', () => {
	const units = { 'r-1-let': FROM, 'r-at-avrora': FROM, 'w-2-3k': TO };
	const attack: Imagined = { kind: 'prepared', hex: TO, units: ['r-1-let'] };

	test('a train in contact fights with its whole strength, as in the combat itself', () => {
		const state = placed(game, units);
		const near = previewOf(game, state, { ...attack, contact: ['r-at-avrora'] });
		expect(near.refused).toBeNull();
		const table = new Table(game, state);
		table.do({ type: 'pick', unit: 'r-at-avrora' }, { type: 'support', of: 'prepared' });
		table.attack(TO, 'prepared', ['r-1-let']);
		table.do({ type: 'done' }, { type: 'stand' }, { type: 'yes', unit: 'r-at-avrora' });
		const { fight } = table.state.combat ?? {};
		const fought = fight && combatChances(game.book, situationOf(game, table.state, fight));
		expect(near.chances?.falls).toEqual(fought && chanceOf(fought, ({ hex }) => hex === 'falls'));
		const far = previewOf(game, state, attack).chances?.falls;
		expect(far && near.chances?.falls.compare(far)).toBe(1);
		expect(near.sheets.flatMap(copied)).toContain('9.1.2 Avrora 3');
	});

	test('9, 8.8.3 a car whose riders fall as they win stays with the guns of its hex, and may enter', () => {
		const vacated = (guns: string): number => {
			const units = {
				'w-cv-1k': '0813',
				'w-ac-2k': '0813',
				'w-art-1k': guns,
				'r-cv-9d': { hex: '0713', steps: 1 },
				'r-4-9d': '0713'
			};
			const riding = placed(game, units, { player: 'white' });
			const attack: Imagined = {
				kind: 'hasty',
				hex: '0713',
				units: ['w-cv-1k', 'w-ac-2k'],
				supports: ['w-art-1k']
			};
			const ends = combatChances(game.book, imaginedCombat(game, riding, attack));
			return chanceOf(ends, ({ hex }) => hex === 'vacated').valueOf();
		};
		expect(vacated('0912')).toBeGreaterThan(0.05);
		expect(vacated('0813')).toBeLessThan(0.05);
	});

	test('9, 3.3 vehicles alone leave or are lost, and depots alone fall: nobody checks', () => {
		const alone = (unit: string, ...more: string[]) =>
			previewOf(
				game,
				placed(game, {
					'r-1-let': FROM,
					...Object.fromEntries([unit, ...more].map((id) => [id, TO]))
				}),
				attack
			);
		const car = alone('w-ac-2k', 'w-cvy-2014');
		expect([car.refused, car.chances?.falls.valueOf()]).toEqual([null, 1]);
		expect(car.sheets.map(({ step }) => step)).toEqual(['leave']);
		const convoy = alone('w-cvy-2014');
		expect([convoy.chances?.falls.valueOf(), convoy.sheets]).toEqual([1, []]);
	});

	test('9.1 a train whose railroad leads elsewhere does not go', () => {
		const state = placed(game, { ...units, 'r-at-avrora': '2110' });
		const { refused } = previewOf(game, state, { ...attack, contact: ['r-at-avrora'] });
		expect([refused?.rule, refused?.unit]).toEqual(['9.1', 'r-at-avrora']);
	});

	test('9.1.1 train against train: the chances of the duel', () => {
		const state = placed(game, { 'r-at-avrora': FROM, 'w-at-kalita': TO });
		const { refused, chances, duel } = previewOf(game, state, {
			kind: 'prepared',
			hex: TO,
			units: ['r-at-avrora']
		});
		expect([refused, chances]).toEqual([null, null]);
		expect(duel?.attacker.toFraction()).toBe('1/6');
		expect(duel?.attacker.add(duel.defender).add('1/9').toFraction(), 'or neither').toBe('1');
	});
});

describe('an attack that may not be made is told why', () => {
	const refusal = (
		units: Parameters<typeof placed>[1],
		attack: Partial<Imagined>,
		more: Partial<State> = {},
		by: Game = game
	): readonly [string, string, string | null] | null => {
		const { refused } = previewOf(by, placed(by, { ...EXAMPLE, ...units }, more), {
			...ATTACK,
			...attack
		});
		return refused && [refused.rule, spoken(refused.why), refused.unit];
	};

	test('8.5 an attack on cavalry that leaves without a check is shown, too', () => {
		const cavalry = placed(game, { 'w-1-2k': '2307', 'r-cv-pavl': '2207' }, { player: 'white' });
		const attack = { hex: '2207', kind: 'prepared', units: ['w-1-2k'] } as const;
		const { sheets } = previewOf(game, cavalry, attack);
		const [leave] = sheets.filter(({ step }) => step === 'leave');
		expect(leave?.working.lines.map(({ amount }) => amount)).toEqual(['–']);
	});

	test('7.2 too far away', () =>
		expect(refusal({ 'r-1-let': '2416' }, {})).toEqual([
			'7.2',
			'Only an adjacent hex can be attacked.',
			'r-1-let'
		]));
	test('7.2 nobody is there', () =>
		expect(refusal({}, { hex: '2518', supports: [], units: ['r-1-let'] })?.[0]).toBe('7.2'));
	test('8.6.1 two formations', () =>
		expect(refusal({ 'r-1-41d': '2418' }, { units: ['r-2-let', 'r-1-41d'] })?.slice(0, 2)).toEqual([
			'8.6.1',
			'Red stacks attack together only if all are of one formation.'
		]));
	test('8.7.3 a Routed unit', () =>
		expect(refusal({ 'r-1-let': { hex: '2418', mode: 'routed' } }, {})?.[0]).toBe('8.7.3'));
	test('8.6.2 guns beyond their range', () =>
		expect(refusal({ 'r-art-let': '2415' }, {})?.slice(0, 3)).toEqual([
			'8.6.2',
			'Support reaches 2 hexes, counted to the hex attacked.',
			'r-art-let'
		]));
	test('7 not its phase', () =>
		expect(refusal({}, {}, { phase: 'command' })).toEqual([
			'7',
			'It is not its movement phase.',
			'r-1-let'
		]));

	test('its chances are told all the same', () => {
		const { refused, chances } = previewOf(
			game,
			placed(game, EXAMPLE, { phase: 'command' }),
			ATTACK
		);
		expect(refused).not.toBeNull();
		expect(chances?.falls.valueOf()).toBeGreaterThan(0);
	});

	test('the engine takes an attack exactly where none is refused', () => {
		const engine = engineOf(game);
		const positions: Parameters<typeof placed>[1][] = [
			EXAMPLE,
			{ ...EXAMPLE, 'r-1-let': { hex: '2418', mode: 'routed' } },
			{ ...EXAMPLE, 'r-1-let': { hex: '2418', command: false } },
			{ ...EXAMPLE, 'r-1-let': '2417' },
			{ ...EXAMPLE, 'r-1-let': { hex: '2418', done: true } },
			{ ...EXAMPLE, 'r-1-let': { hex: '2418', unsupplied: true } },
			{ 'r-1-let': '2418' }
		];
		for (const units of positions)
			for (const kind of ['prepared', 'hasty'] as const) {
				const state = placed(game, units);
				const { refused, first } = previewOf(game, state, {
					kind,
					hex: '2419',
					units: ['r-1-let']
				});
				const picked = engine.decide(state, { type: 'pick', unit: 'r-1-let' });
				const attacks =
					picked.ok &&
					engine.decide(picked.facts.reduce(engine.evolve, state), {
						type: 'attack',
						kind,
						hex: '2419',
						join: null
					}).ok;
				if (first.length > 0) expect([attacks, refused]).toEqual([false, null]);
				else expect([units, attacks]).toEqual([units, refused === null]);
			}
	});
});

describe('what more would add', () => {
	test('each further unit and gun that stands near, the best first', () => {
		const state = placed(game, EXAMPLE);
		const gains = finished(
			gainsOf(game, state, { kind: 'hasty', hex: '2419', units: ['r-2-let'] })
		);
		// 8.6.1 A Hasty Attack comes from one hex only.
		expect(gains.map(({ unit }) => unit).toSorted()).toEqual(['r-art-let', 'r-cv-let']);
		const order = gains.map(({ gain }) => gain.valueOf());
		expect(order).toEqual([...order].sort((one, two) => two - one));
	});

	test('the gain is the difference of two previews', () => {
		const state = placed(game, EXAMPLE);
		const attack: Imagined = { ...ATTACK, supports: [], units: ['r-1-let'] };
		const before = previewOf(game, state, attack).chances?.falls;
		const gains = finished(gainsOf(game, state, attack));
		expect(gains.map(({ unit }) => unit).toSorted()).toEqual(['r-2-let', 'r-art-let', 'r-cv-let']);
		for (const { attack: more, gain } of gains) {
			const after = previewOf(game, state, more);
			expect(after.refused).toBeNull();
			expect(before && after.chances?.falls.sub(before)).toEqual(gain);
		}
	});
});
