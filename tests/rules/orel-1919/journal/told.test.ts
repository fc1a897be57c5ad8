import { describe, expect, test } from 'vitest';
import type { Account, Told } from '#lib/kernel/game/game.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { orel1919 } from '#lib/rules/orel-1919/game.ts';
import { placeName, NAMES } from '#lib/rules/orel-1919/engine/facts/names.ts';
import { tell } from '#lib/rules/orel-1919/journal/tell.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith, playByChance } from '../engine/play.ts';
import { placed, Table } from '../engine/placed.ts';
import { runs } from '../../../random.ts';

const game = gameWith();

const spoken = ({ sentences, short = [] }: Pick<Told, 'sentences' | 'short'>): string =>
	[...sentences, ...(sentences.length > 0 ? [] : short)].map((one) => shown(one)).join(' ');

/** An account as a player would copy it out, with what was added up under it. */
const account = ({ rule, sentences, workings = [] }: Account): readonly string[] => [
	`  ${rule}  ${sentences.map((one) => shown(one)).join(' ')}`,
	...workings.flatMap(({ lines, total }) => [
		...lines.map(({ section, reason, amount }) => `      ${section}  ${shown(reason)}  ${amount}`),
		...(total ? [`      = ${shown(total.label)}  ${total.amount}`] : [])
	])
];

describe('a game told in words', () => {
	test('3.2 a depot without a supply line is exhausted only if it is used: its points may come back', () => {
		const state = placed(game, { 'r-cvy-1809': '2416' });
		const told = tell(
			{ facts: [{ type: 'depotsExhausted', depots: ['r-cvy-1809'] }] },
			state,
			state
		);
		expect((told.ledger ?? []).flatMap(account).join(' ') + spoken(told)).toContain('if used');
	});

	test('8.3.1 guns that hold their fire are not told to have no target', () => {
		const none = { type: 'targetNamed', rule: '8.3.1', gun: 'r-art-let', target: null } as const;
		expect(spoken(tell({ facts: [none] }))).toBe('Letton Artillery holds its fire.');
	});

	test('6.1 an event is named with the apostrophe of print', () => {
		const state = placed(game, {});
		const event = "Soldiers' Soviet" as const;
		const told = tell(
			{ facts: [{ type: 'eventDrawn', player: 'red', event, face: 88, until: 0 }] },
			state,
			state
		);
		expect(spoken(told)).toBe('Red rolls 88: Soldiers’ Soviet.');
	});

	test('6.1 rumors that were spread last: nothing says in the same breath that they are over', () => {
		const state = placed(game, { 'r-1-let': '2416' });
		const facts: Fact[] = [
			{ type: 'rumorsSpread', units: ['r-1-let'], until: 3 },
			{ type: 'eventOver', event: 'Defeatist Rumors' }
		];
		expect(spoken(tell({ facts }, state, state))).toBe(
			'Their TQ is 1 lower for a turn: 1st Letton Regiment.'
		);
	});

	test('8.7.4, 8.2.1 an advance or a resupply that is ended says nothing of others, where there may be none', () => {
		const state = placed(game, {});
		const said = (what: 'advance' | 'resupply', rule: '8.7.4' | '8.2.1'): string =>
			spoken(tell({ facts: [{ type: 'declined', rule, what }] }, state, state));
		expect(said('advance', '8.7.4')).not.toMatch(/else/);
		expect(said('resupply', '8.2.1')).not.toMatch(/else/);
	});

	test('8.5.1 d who only shelters in an attacked hex is not told as one who is fought', () => {
		const state = placed(game, {});
		const fight = { attack: 1, kind: 'prepared', hex: '2418', player: 'white', dry: [] } as const;
		const sides = { attackers: ['w-1-1k'], defenders: ['r-1-let', 'r-1-7d'] };
		const said = (...sheltering: readonly string[]): string => {
			const facts: Fact[] = [{ type: 'fightBegan', ...fight, ...sides, sheltering }];
			return spoken(tell({ facts }, state, state));
		};
		expect(said()).toMatch(/against 1st Letton Regiment, 1st Brigade \(1\/7D\)\.$/);
		expect(said('r-1-7d')).toMatch(/against 1st Letton Regiment\.$/);
	});

	test('8.2.1, 9.1.1 trains use no munitions: nobody is told to have left their attack unpaid', () => {
		const table = new Table(
			game,
			placed(
				game,
				{ 'w-at-kalita': '2909', 'r-at-lenine': '2908', 'r-1-let': '2416' },
				{ player: 'white' }
			)
		);
		const before = table.state;
		table.attack('2908', 'prepared', ['w-at-kalita']);
		const facts = table.do({ type: 'done' });
		expect(facts.some(({ type }) => type === 'munitionsPaid')).toBe(true);
		expect(spoken(tell({ facts }, before, table.state))).not.toMatch(/pays/);
	});

	test('8.2.1, 8.3 nor is anybody told not to have paid for the fire of a train', () => {
		const at = { 'w-at-kalita': '2909', 'r-1-let': '2908' };
		const table = new Table(game, placed(game, at, { player: 'white', observed: ['r-1-let'] }));
		table.do({ type: 'pick', unit: 'w-at-kalita' }, { type: 'barrage' });
		const before = table.state;
		const facts = table.do({ type: 'done' });
		expect(facts.some(({ type }) => type === 'munitionsPaid')).toBe(true);
		expect(spoken(tell({ facts }, before, table.state))).not.toMatch(/pays/);
		expect(table.allowed[0]?.type).toBe('aim');
	});

	test('7.2 of two attacks on one hex it is said who makes each; of one alone its hex is enough', () => {
		const stand = { 'r-1-let': '2418', 'w-1-1k': '2419', 'w-2-1k': '2519', 'r-2-let': '2217' };
		const attack = (id: number, hex: string, unit: string) =>
			({ id, kind: 'hasty', hex, units: [unit] }) as const;
		const two = [attack(1, '2418', 'w-1-1k'), attack(2, '2418', 'w-2-1k')];
		const state = { ...placed(game, stand), attacks: [...two, attack(3, '2217', 'w-1-1k')] };
		const said = (fact: Fact): string => spoken(tell({ facts: [fact] }, state, state));
		const pays = (what: number): Fact => ({
			...{ type: 'munitionsPaid', for: what, depot: null, points: 1 }
		});
		expect(said(pays(1))).toBe('Nobody pays for the attack on 2418 by 1st Battalion (1/1K).');
		expect(said(pays(2))).toBe('Nobody pays for the attack on 2418 by 2nd Battalion (2/1K).');
		expect(said(pays(3))).toBe('Nobody pays for the attack on 2217.');
		expect(said({ type: 'supportAnnounced', gun: 'r-art-let', attack: 2 })).toBe(
			'Letton Artillery will support the defence of 2418 against 2nd Battalion (2/1K).'
		);
	});

	test('8.6.2 who supports an attack is told once: the defender’s guns when all are known', () => {
		const state = placed(game, { 'r-1-let': '2416' });
		const said = (units: readonly string[], defending: readonly string[]): string =>
			spoken(tell({ facts: [{ type: 'supportsFired', units, defending, dry: [] }] }, state, state));
		expect(said(['r-art-let'], [])).toBe('');
		expect(said(['w-art-1k', 'r-art-let'], ['r-art-let'])).toBe(
			'In support of the defence: Letton Artillery.'
		);
	});

	test('8.6.2 guns that are ready say for which kind of attack, and those of two kinds are told apart', () => {
		const state = placed(game, { 'r-art-let': '2416', 'r-art-9d': '2416' });
		const said = (...kinds: readonly ('prepared' | 'hasty')[]): string =>
			spoken(
				tell(
					{
						facts: kinds.map((of, at) => ({
							type: 'supportReadied',
							unit: at === 0 ? 'r-art-let' : 'r-art-9d',
							of
						}))
					},
					state,
					state
				)
			);
		expect(said('prepared')).toBe('Letton Artillery is ready to support a Prepared Attack.');
		expect(said('hasty', 'hasty')).toMatch(/are ready to support a Hasty Attack\.$/);
		expect(said('hasty', 'prepared')).toMatch(/a Hasty Attack\. .* a Prepared Attack\.$/);
	});

	test('7.4 who comes in and forms up is told to come in first', () => {
		const state = placed(game, { 'r-1-let': '2416' });
		const unit = 'r-1-let';
		const facts: Fact[] = [
			{ type: 'unitPicked', unit },
			{ type: 'entered', unit, hex: '2416', group: null, spent: 4, onRoad: false },
			{ type: 'moveEnded', unit, mode: 'combat' }
		];
		expect(spoken(tell({ facts }, state, state))).toBe(
			'1st Letton Regiment comes in at 2416. 1st Letton Regiment forms up in Combat mode.'
		);
	});

	test('no counter is called by a name of several: what it does is told of one', () => {
		const several = [...NAMES.values()].filter((name) => /^(Tank|Train|Gun|Car)s\b/.test(name));
		expect(several).toEqual([]);
	});

	test('8.8.2 who takes off several steps is named once, of several units with how many', () => {
		const state = placed(game, { 'r-1-let': '2416' });
		const said = (...units: readonly string[]): string =>
			spoken(tell({ facts: [{ type: 'lossTaken', role: 'defender', units }] }, state, state));
		expect(said('r-1-let', 'r-1-let')).toBe(
			'The defender is to lose 2 steps: 1st Letton Regiment.'
		);
		expect(said('r-1-let', 'r-2-let', 'r-1-let')).toBe(
			'The defender is to lose 3 steps: 1st Letton Regiment ×2, 2nd Letton Regiment.'
		);
		const facts: Fact[] = [
			{ type: 'lossTaken', role: 'defender', units: ['r-1-let'] },
			{ type: 'stepsLost', rule: '8.8.2', unit: 'r-1-let', steps: 1, prisoners: 0 }
		];
		expect(spoken(tell({ facts }, state, state)), 'once, where it is lost in the same line').toBe(
			'1st Letton Regiment loses a step.'
		);
	});

	test('the extended combat example, as a ledger that a player can check against the book', async () => {
		const table = new Table(
			game,
			placed(game, {
				'w-1-1k': '2419',
				'w-2-3k': '2419',
				'w-cv-1k': '2419',
				'w-cvy-2014': '2220',
				'r-1-let': '2418',
				'r-2-let': '2519',
				'r-cv-let': '2519',
				'r-art-let': '2417',
				'r-cvy-1809': '2416'
			})
		);
		const ledger: string[] = [];
		const give = (...commands: readonly (Command | number)[]): void => {
			for (const command of commands) {
				const before = table.state;
				const facts = table.do(command);
				const told = tell({ facts }, before, table.state);
				ledger.push(
					`${told.rule ?? ''}  ${spoken(told)}`,
					...(told.ledger ?? []).flatMap(account),
					''
				);
			}
		};
		const attack = (unit: string, join: number | null): void =>
			give({ type: 'pick', unit }, { type: 'attack', kind: 'prepared', hex: '2419', join });
		attack('r-1-let', null);
		attack('r-2-let', 1);
		attack('r-cv-let', 1);
		give({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
		give({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
		give({ type: 'yes', unit: 'r-art-let' }, 4);
		give({ type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' }, 4, 6);
		give({ type: 'assault' }, { type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' });
		give(10, { type: 'take', unit: 'r-1-let' }, { type: 'take', unit: 'r-2-let' });
		give({ type: 'take', unit: 'w-1-1k' }, { type: 'take', unit: 'w-2-3k' }, 4);
		give({ type: 'retreat', path: ['2420'] });
		for (const unit of ['r-1-let', 'r-2-let', 'r-cv-let']) give({ type: 'advance', unit });
		give({ type: 'pass' });
		await expect(ledger.join('\n')).toMatchFileSnapshot(
			'../../../golden/orel-1919/extended-example.txt'
		);
	});

	test('8.8.2 each number of an Assault can be checked: what is rounded, the odds, losses that are not the printed ones', () => {
		const read = (
			units: Parameters<typeof placed>[1],
			attackers: readonly string[],
			...then: readonly (Command | number)[]
		): string => {
			const table = new Table(game, placed(game, units));
			table.attack('2419', 'prepared', attackers);
			const facts = table.do({ type: 'done' }, ...then);
			return (tell({ facts }).ledger ?? []).flatMap(account).join('\n');
		};
		const letts = { 'r-1-let': '2418', 'r-2-let': '2418' };
		const costly = read(
			{ ...letts, 'w-2-3k': '2419', 'w-3-3k': '2419' },
			['r-1-let', 'r-2-let'],
			...([{ type: 'stand' }, 1, 6, { type: 'assault' }, 9] as const)
		);
		expect(costly).toMatch(/Disorganised {2}\d ÷ 2\n/);
		expect(costly).toContain('1.2  Added, divided and rounded together  10 ÷ 2 = 5');
		expect(costly).toContain('8.8.1  Odds 10:5, read as 2:1  +2');
		expect(costly).toContain('Smaller side of 6 steps or more: 6  +1');
		expect(costly).toMatch(/= Steps that the defender loses {2}\d/);
		const few = read(
			{ 'r-1-let': '2418', 'w-rec-1': { hex: '2419', steps: 1 } },
			['r-1-let'],
			...([1, 1, { type: 'assault' }, 12] as const)
		);
		expect(few).toContain('Losses beyond its own steps  −');
		expect(few).toContain('= Steps that the defender loses  1');
		const halved = read(
			{ 'r-1-let': { hex: '2418', unsupplied: true }, 'w-res-1d': '2419' },
			['r-1-let'],
			...([1] as const)
		);
		expect(halved).toContain('Unsupplied  5 ÷ 2 → 3');
		expect(halved).toMatch(/Attacker (weaker|at least)|= Strength of the attacker {2}3/);
	});

	test('8 a unit that loses its last step is told to be eliminated, however many it had', () => {
		const lost = (steps: number, prisoners: number): Fact => ({
			...({ type: 'stepsLost', rule: '8.8.2', unit: 'w-1-1k' } as const),
			...{ steps, prisoners }
		});
		const said = (...facts: readonly Fact[]): string =>
			spoken(tell({ facts }, placed(game, { 'w-1-1k': { hex: '2419', steps: 2 } })));
		expect(said(lost(1, 0))).toMatch(/ loses a step\.$/);
		expect(said(lost(2, 0))).toMatch(/ loses its last 2 steps and is eliminated\.$/);
		expect(said(lost(1, 0), lost(1, 1))).toMatch(
			/ loses a step\. .* loses its last step and is eliminated, prisoners: 1\.$/
		);
	});

	test('8.5 whoever leaves before combat is not told to be driven back', () => {
		const table = new Table(game, placed(game, { 'r-1-let': '2418', 'w-cv-1k': '2419' }));
		table.attack('2419', 'prepared', ['r-1-let']);
		const facts = table.do(
			{ type: 'done' },
			{ type: 'leave' },
			{ type: 'retreat', path: ['2520'] }
		);
		const told = tell({ facts });
		expect(spoken(told), 'that they try, get away and leave is one thing').toMatch(
			/against Cavalry squadron \(Cv\/1K\)\. They leave before combat: [^.]*\. The way back/
		);
		expect(`${spoken(told)}${(told.ledger ?? []).flatMap(account).join('\n')}`).not.toContain(
			'Driven back'
		);
	});

	test('8.5 an order given beforehand is told with what it brought about, not where that is told later', () => {
		const ordered: Fact = { type: 'asOrdered', rule: '8.5', player: 'white' };
		const units = ['w-cv-1k', 'w-art-1k'];
		const said = spoken(
			tell({
				facts: [
					...[ordered, { type: 'leaveTried' } as const],
					{ type: 'leaveChecked', check: null, away: ['w-cv-1k'], held: [] },
					...[ordered, { type: 'gunsLeft', unit: 'w-art-1k' } as const],
					{ type: 'leftBeforeCombat', units }
				]
			})
		);
		expect(said).toMatch(
			/^White answers by standing orders\. Kornilov artillery leaves too\. They leave/
		);
	});

	test('8.1 of an order given beforehand it is told which', () => {
		const state = placed(game, { 'w-1-1k': '2419' });
		const { white } = state.standing;
		const said = (orders: Partial<typeof white>, before: Partial<typeof white> = {}): string => {
			const was = { ...state, standing: { ...state.standing, white: { ...white, ...before } } };
			const fact = { type: 'standingGiven', player: 'white', orders: { ...white, ...orders } };
			return spoken(tell({ facts: [fact as Fact] }, was, was));
		};
		const charge = 'White answers beforehand: Does this cavalry charge?';
		expect(said({ charge: false })).toBe(`${charge} Fight dismounted.`);
		expect(said({}, { charge: false })).toBe(`${charge} Ask.`);
		expect(said({ losses: ['w-1-1k'] })).toMatch(/next loss\? 1st Battalion \(1\/1K\)\.$/);
		expect(said({ losses: [] })).toMatch(/next loss\? Without asking\.$/);
		expect(said({ cards: false })).toMatch(/Play an event now\? No\.$/);
		expect(said({ leave: true })).toMatch(/or stand\? Leave\.$/);
		expect(said({ leaveAt: { '2419': true } })).toMatch(/or stand\? 2419: Leave\.$/);
		expect(said({ leaveAt: { '2419': false } }, { leaveAt: { '2419': true } })).toMatch(/: Stand/);
		expect(said({}, { leaveAt: { 'w-1-1k': false } })).toMatch(/\(1\/1K\): as the others\.$/);
		expect(said({ charge: true, lend: true })).toBe('White gives standing orders for combat.');
	});

	test('8.2.1 of several answers that were ordered beforehand, one after the other, that is told once', () => {
		const ordered: Fact = { type: 'asOrdered', rule: '8.2.1', player: 'white' };
		const paid = { type: 'munitionsPaid', depot: null, points: 2 } as const;
		const told = [1, 2, 3].map((attack) => ({ ...paid, for: attack }));
		const [one, two, three] = told as unknown as readonly [Fact, Fact, Fact];
		const times = (...facts: readonly Fact[]): number =>
			spoken(tell({ facts })).split('White answers by standing orders.').length - 1;
		expect(times(ordered, one, ordered, two)).toBe(1);
		expect(times(ordered, one, two, ordered, three), 'one between them was not').toBe(2);
	});

	test('5.2 who is out of command is told once every main body is chosen, not before', () => {
		const checked = { type: 'commandChecked', player: 'white', bodies: {} } as const;
		const said = (ties: readonly string[]): string =>
			spoken(tell({ facts: [{ ...checked, ties: [...ties], out: ['w-1-83s'] }] }));
		expect(said(['83S'])).toBe('A main body is to be chosen: 83S.');
		expect(said([])).toMatch(/^Out of command: /);
	});

	test('a list says whose turn it is, by name where he has one, and then who has won', () => {
		const said = (more: Partial<State>): string =>
			orel1919.journal
				.describe({ ...placed(game, {}), ...more })
				.summary.says.map((one) => shown(one))
				.join();
		const seats = { white: { name: '', app: true }, red: { name: 'Jon', app: false } };
		expect(said({})).toBe('Turn 5: Red');
		expect(said({ seats })).toBe('Turn 5: Red, Jon');
		expect(said({ seats, player: 'white' })).toBe('Turn 5: White');
		const result = { winner: 'red', white: 'defeat', red: 'minor' } as const;
		expect(said({ seats, result })).toBe('Red has won');
		expect(said({ result: { ...result, winner: null } })).toBe('Nobody has won');
	});

	test('10.1, 10.2 the levels of victory are told with the end, but for Brasovo, which has none', () => {
		const result = { winner: 'red', white: 'defeat', red: 'minor' } as const;
		const said = (scenario: State['header']['scenario']): string => {
			const state = placed(game, {});
			const before = { ...state, header: { ...state.header, scenario } };
			return spoken(tell({ facts: [{ type: 'gameEnded', result }] }, before, before));
		};
		expect(said('historical')).toBe('The game is over. Red wins. White: defeat, Red: minor.');
		expect(said('introductory')).toBe('The game is over. Red wins.');
	});

	test('what several units do alike is said once; an attack names all who make it', () => {
		const units = ['r-1-let', 'r-2-let'];
		const table = new Table(
			game,
			placed(game, { 'r-1-let': '2418', 'r-2-let': '2418', 'r-3-let': '2519', 'w-1-1k': '2419' })
		);
		const facts: Fact[] = [];
		for (const [at, unit] of units.entries())
			facts.push(
				...table.do(
					{ type: 'pick', unit },
					{ type: 'attack', kind: 'prepared', hex: '2419', join: at === 0 ? null : 1 }
				)
			);
		expect(spoken(tell({ facts }))).toBe(
			'Prepared Attack on 2419: 1st Letton Regiment, 2nd Letton Regiment.'
		);
		const { state } = table;
		const joining = table.do(
			{ type: 'pick', unit: 'r-3-let' },
			{ type: 'attack', kind: 'prepared', hex: '2419', join: 1 }
		);
		expect(spoken(tell({ facts: joining }, state, table.state))).toBe(
			'3rd Letton Regiment joins the attack on 2419.'
		);
		const moves = ['r-1-let', 'r-2-let'].flatMap((unit): readonly Fact[] => [
			{ type: 'unitPicked', unit },
			{
				type: 'moved',
				unit,
				path: ['2110'],
				spent: 4,
				onRoad: false,
				valley: false,
				stopped: false,
				relied: []
			},
			{ type: 'moveEnded', unit, mode: 'combat' }
		]);
		expect(spoken(tell({ facts: moves }))).toBe(
			'1st Letton Regiment, 2nd Letton Regiment move to Kromy (2110), in Combat mode.'
		);
	});

	test('units and places have names of their own: no line says an id or a key', () => {
		const ids = new Set(NAMES.keys());
		expect(placeName('2110')).toBe('Kromy (2110)');
		// It leaves that hex: a number alone would say where it is.
		expect(NAMES.get('w-cvy-0518')).toBe('Convoy from 0518');
		for (const side of ['w-', 'r-']) {
			const names = [...NAMES].filter(([id]) => id.startsWith(side)).map(([, name]) => name);
			expect(new Set(names).size).toBe(names.length);
			for (const name of names) expect(name).not.toContain(',');
		}
		let lines = 0;
		for (let seed = 1; seed <= runs(2); seed++)
			playByChance(game, 'historical', seed, 900, ({ events, before, after }) => {
				const told = tell({ facts: events }, before, after);
				for (const text of [spoken(told), ...(told.ledger ?? []).flatMap(account)]) {
					lines += 1;
					for (const word of text.split(/[\s,:;.]+/)) expect(ids.has(word), text).toBe(false);
					expect(text).not.toMatch(/[{}]|undefined|orel-1919\.|\b[wr]-[a-z0-9]+-/);
				}
			});
		expect(lines).toBeGreaterThan(500);
	});

	test('every modifier that was added to a die is in the ledger, and the lines add up to it', () => {
		let checks = 0;
		for (let seed = 1; seed <= runs(2); seed++)
			playByChance(game, 'historical', seed, 1500, ({ events }) => {
				for (const fact of events) {
					const sum = (lines: readonly { readonly amount: number }[] = []): number =>
						lines.reduce((total, { amount }) => total + amount, 0);
					if (fact.type === 'cohesionChecked' || fact.type === 'moraleChecked')
						for (const { lines, modifier } of fact.units) {
							checks += 1;
							expect(sum(lines)).toBe(modifier);
						}
					if (fact.type === 'assaultFought') expect(sum(fact.lines)).toBe(fact.assault.modifier);
					if (fact.type === 'shotFired') expect(sum(fact.lines)).toBe(fact.modifier);
				}
			});
		expect(checks).toBeGreaterThan(5);
	});
});
