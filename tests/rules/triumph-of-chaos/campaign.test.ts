import { describe, expect, it } from 'vitest';
import { play, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { t } from '#lib/words/t.ts';
import { bookOf, defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import type { Command, Of } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import type { Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import { SEQUENCE, type Phase } from '#lib/rules/triumph-of-chaos/engine/sequence.ts';
import { spaceNow, stepsLeft, type Campaign } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { CHAOS_VERSION } from '#lib/rules/triumph-of-chaos/journal/file.ts';
import { parseChoices } from '#lib/kernel/book/own.ts';
import { parseJournal } from '../../kernel/game/parse-journal.ts';
import { chained, makeJournal } from '../../chained.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/procedures/all.ts';
import { chitInHand } from '#lib/rules/triumph-of-chaos/procedures/draw-chit.ts';
import type { Parties } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';

const engineOf = triumphOfChaos.engine;
const engine = engineOf(defaultBook);

/** A command, or one that is made of the campaign as it stands. */
type Step = Command | ((state: Campaign) => Command);

/** A campaign after commands that must be accepted. */
const after = (...commands: readonly Step[]): Campaign =>
	commands.reduce<Campaign>((state, step) => {
		const command = typeof step === 'function' ? step(state) : step;
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${t(decision.refusal.why)}`);
		return decision.facts.reduce(engine.evolve, state);
	}, engine.empty);

const BEGIN: Command = { type: 'begin', name: 'Winter evenings' };
const DECLARE: Of<'declare'> = {
	type: 'declare',
	attacker: 'white',
	triggered: false,
	spaces: [
		{ id: 'a', name: 'Tsaritsyn' },
		{ id: 'b', name: 'Kamyshin' }
	]
};

/** A chit out of the pool, by the hand of a player. */
const drawn = (camp: 'red' | 'white', chit: string) => (state: Campaign) =>
	({
		type: 'roll',
		procedure: 'draw-chit',
		parties: { camp },
		form: {},
		throws: chitInHand(defaultBook, camp, state.camps[camp].drawn, chit)
	}) as const;

/** A roll decided on a campaign, its dice lying as given, then as 1. */
const roll =
	(procedure: string, form: Form, faces: readonly number[], parties: Parties = {}) =>
	(state: Campaign): Of<'roll'> => {
		const rolled = PROCEDURES.get(procedure);
		if (!rolled) throw new Error(`No ${procedure}`);
		const whole = { ...rolled.initial, ...rolled.fill(state, parties), ...form };
		const found = rolled.resolve(defaultBook, whole);
		if (found.refused) throw new Error(`${procedure} is refused`);
		let at = 0;
		const { throws } = play(found.resolution.draw, () => faces[at++] ?? 1);
		return { type: 'roll', procedure, parties, form, throws };
	};

const refusal = (state: Campaign, step: Step): string | undefined => {
	const decision = engine.decide(state, typeof step === 'function' ? step(state) : step);
	return decision.ok ? undefined : decision.refusal.rule;
};

describe('Combat Sequence: a guided combat', () => {
	const strong = { dElite: 2, dSteps: 8, aStrength: 6, dStrength: 2 };

	it('leadership, fire, a retreat cancelled, the next space', () => {
		const fire = roll('combat', strong, [6, 1], { space: 'a' });
		const fought = after(BEGIN, DECLARE, { type: 'proceed', space: 'a' }, fire);
		expect(spaceNow(fought)).toMatchObject({
			id: 'a',
			stage: 'after',
			owed: 'defender_may_cancel'
		});

		const cancel = roll('cancel-retreat', { terrain: 'mountain' }, [2], { space: 'a' });
		const rolled = [BEGIN, DECLARE, { type: 'proceed', space: 'a' } as const, fire, cancel];
		const may = engine.waiting(after(...rolled)).commands;
		expect(may.flatMap((one) => (one.type === 'settle' ? [one.ending] : []))).toEqual([
			'stayed',
			'retreated'
		]);
		const next = after(
			...rolled,
			{ type: 'settle', space: 'a', ending: 'stayed' },
			{ type: 'proceed', space: 'a' }
		);
		expect(spaceNow(next)).toMatchObject({ id: 'b', stage: 'leadership' });
	});

	it('a withdrawal ends it before fire; one that fails counts for the attacker', () => {
		const leader = {
			type: 'addLeader',
			leader: { id: 'l', name: 'Budyenny', camp: 'red', rating: 3 }
		} as const;
		const about = { space: 'a', leader: 'l', capability: 'withdrawal' } as const;
		const withdrew = after(BEGIN, leader, DECLARE, roll('leader', { rating: 3 }, [2], about));
		expect(spaceNow(withdrew)).toMatchObject({ ending: 'withdrew' });
		const failed = after(BEGIN, leader, DECLARE, roll('leader', { rating: 3 }, [6, 6], about));
		expect(spaceNow(failed)).toMatchObject({ withdrawalFailed: true, stage: 'leadership' });
		expect(failed.leaders[0]).toMatchObject({ state: 'dead', used: true });
		expect(refusal(failed, roll('leader', {}, [1], about))).toBe('Leaders');
	});

	it('fire is not rolled before leadership, nor twice', () => {
		const fire = roll('combat', strong, [6, 1], { space: 'a' });
		expect(refusal(after(BEGIN, DECLARE), fire)).toBe('Combat Sequence');
		expect(refusal(after(BEGIN, DECLARE, { type: 'proceed', space: 'a' }, fire), fire)).toBe(
			'Combat Sequence'
		);
	});

	it('dice that do not fit are refused', () => {
		const throws: readonly Throw[] = [
			{
				call: { kind: 'die', dice: 1, sides: 10, label: 'Fire', rule: 'Combat Sequence' },
				faces: [9],
				count: null,
				by: 'hand'
			}
		];
		const state = after(BEGIN, DECLARE, { type: 'proceed', space: 'a' });
		const command = { ...roll('combat', strong, [1, 1], { space: 'a' })(state), throws };
		expect(refusal(state, command)).toBe('Combat Sequence');
	});

	it('Red In-Fighting: defeatism calls off a space that Red attacks after the first', () => {
		const second: readonly Step[] = [
			BEGIN,
			drawn('red', 'defeatism'),
			{ ...DECLARE, attacker: 'red' },
			{ type: 'settle', space: 'a', ending: 'called_off' },
			{ type: 'proceed', space: 'a' }
		];
		expect(refusal(after(...second.slice(0, 3)), roll('defeatism', {}, [5], { space: 'a' }))).toBe(
			'Red In-Fighting'
		);
		const state = after(...second, roll('defeatism', {}, [5], { space: 'b' }));
		expect(spaceNow(state)).toMatchObject({ id: 'b', ending: 'called_off' });
	});

	it('spaces are fought over one after the other, and the attack ends with the last', () => {
		const state = after(BEGIN, DECLARE);
		expect(refusal(state, { type: 'proceed', space: 'b' })).toBe('Combat Sequence');
		expect(refusal(state, { type: 'endActivation' })).toBe('Combat Sequence');
	});
});

describe('Turn Sequence', () => {
	it('has no political phase after turn 9', () => {
		const turns = Array.from({ length: 8 }, (_, at): readonly Step[] => [
			{ type: 'goTo', turn: at + 2, phase: 'political' }
		]).flat();
		const last = after(BEGIN, ...turns);
		expect(last.turn).toBe(9);
		expect(refusal(last, { type: 'goTo', turn: 10, phase: 'political' })).toBe('Turn Sequence');
		const ten = after(BEGIN, ...turns, { type: 'goTo', turn: 10, phase: 'action' });
		expect(engine.waiting(ten).remember.map(({ key }) => key)).toContain('political');
		const longer = engineOf(bookOf({ numbers: { 'turn.politicalTo': 12 } }));
		expect(longer.decide(last, { type: 'goTo', turn: 10, phase: 'political' }).ok).toBe(true);
	});

	it('goes on phase by phase, then to the next turn', () => {
		const next = (phase: Phase) => engine.waiting({ ...after(BEGIN), phase }).next;
		expect(next('political')).toEqual({ turn: 1, phase: 'action' });
		expect(next('wrapUp')).toEqual({ turn: 2, phase: 'political' });
		expect(refusal(after(BEGIN), { type: 'goTo', turn: 3, phase: 'political' })).toBe(
			'Turn Sequence'
		);
	});

	it('White plays first, then alternately, as the points last', () => {
		const start: readonly Command[] = [
			BEGIN,
			{ type: 'setPoints', camp: 'white', points: 2 },
			{ type: 'setPoints', camp: 'red', points: 3 }
		];
		const spend = (camp: 'red' | 'white'): Command => ({ type: 'spendPoint', camp, text: '' });
		const order = ['white', 'red', 'white', 'red', 'red'] as const;
		order.forEach((camp, played) => {
			expect(engine.waiting(after(...start, ...order.slice(0, played).map(spend))).toPlay).toBe(
				camp
			);
		});
		expect(engine.waiting(after(...start, ...order.map(spend))).toPlay).toBeUndefined();
		expect(refusal(after(...start, ...order.map(spend)), spend('white'))).toBe('Turn Sequence');
	});

	it('a leader may act again in the next Action Round of his side', () => {
		const leader = { id: 'l', name: 'Wrangel', camp: 'white', rating: 4 } as const;
		const start: Step[] = [
			BEGIN,
			{ type: 'addLeader', leader },
			{ ...DECLARE, attacker: 'red' },
			roll('leader', {}, [5], { space: 'a', leader: 'l', capability: 'withdrawal' }),
			{ type: 'setPoints', camp: 'white', points: 1 }
		];
		expect(after(...start).leaders[0]?.used).toBe(true);
		expect(refusal(after(...start), { type: 'spendPoint', camp: 'white', text: '' })).toBe(
			'Combat Sequence'
		);
		start.push({ type: 'endActivation', discard: true });
		const spent = after(...start, { type: 'spendPoint', camp: 'white', text: 'card' });
		expect(spent.leaders[0]?.used).toBe(false);
	});

	it('a new turn empties the checklist, keeps the counts', () => {
		const step = 'political.cards';
		const ticked: readonly Command[] = [
			BEGIN,
			{ type: 'tick', step, done: true },
			{ type: 'count', camp: 'red', what: 'vp', to: 7 }
		];
		expect(after(...ticked).done).toEqual([step]);
		const next = after(...ticked, { type: 'goTo', turn: 2, phase: 'political' });
		expect(next.done).toEqual([]);
		expect(next.camps.red.counts.vp).toBe(7);
	});

	it('every check of a step exists', () => {
		for (const { steps } of SEQUENCE)
			for (const { checks = [] } of steps)
				for (const { slug } of checks) expect(PROCEDURES.has(slug), slug).toBe(true);
	});
});

describe('Replacements', () => {
	it('are added up, spent in halves, and not beyond', () => {
		const added: readonly Step[] = [
			BEGIN,
			roll('replacements', { camp: 'red', cards: 3, citiesLost: 1 }, [])
		];
		expect(stepsLeft(after(...added).camps.red)).toBe(1);
		const spent: readonly Step[] = [
			...added,
			{ type: 'spendSteps', camp: 'red', armies: 0, corps: 1 }
		];
		expect(stepsLeft(after(...spent).camps.red)).toBe(0.5);
		expect(refusal(after(...spent), { type: 'spendSteps', camp: 'red', armies: 1, corps: 0 })).toBe(
			'Replacements'
		);
	});

	it('In-Fighting takes steps away, and only replacement steps', () => {
		const state = after(
			BEGIN,
			roll('replacements', { camp: 'red', cards: 4 }, []),
			drawn('red', 'bureaucracy'),
			roll('half-die', {}, [5], { camp: 'red', chit: 'bureaucracy' }),
			drawn('red', 'desertion'),
			roll('half-die', {}, [5], { camp: 'red', chit: 'desertion' })
		);
		expect(stepsLeft(state.camps.red)).toBe(2);
	});

	it('Western Response and Port Corruption add their lines', () => {
		const state = after(
			BEGIN,
			roll('western-response', { factions: 3, redHomeCities: 3, kolchak: true }, [5]),
			roll('port-corruption', {}, [6])
		);
		expect(stepsLeft(state.camps.white)).toBe(3);
	});
});

describe('In-Fighting', () => {
	const draw = (chit: string) => drawn('white', chit);

	it('a chit is out of the pool; lasting ones are reminded of and end', () => {
		const state = after(BEGIN, draw('baltic'));
		expect(refusal(state, draw('baltic'))).toBe('White In-Fighting');
		expect(engine.waiting(state).remember.some(({ camp }) => camp === 'white')).toBe(true);
		const end: Command = { type: 'endFighting', camp: 'white', chit: 'baltic' };
		expect(after(BEGIN, draw('baltic'), end).camps.white).toMatchObject({
			inForce: [],
			drawn: ['baltic']
		});
		const back = engineOf(bookOf({ readings: { 'TC-12': 'goes_back' } }));
		const decision = back.decide(state, end);
		if (!decision.ok) throw new Error('refused');
		expect(decision.facts.reduce(back.evolve, state).camps.white.drawn).toEqual([]);
	});

	it('three show trials a game', () => {
		const die = roll('show-trial', {}, [1], { camp: 'red', chit: 'trial' });
		const owed = after(BEGIN, drawn('red', 'trial'));
		expect(refusal({ ...owed, trials: 2 }, die)).toBeUndefined();
		expect(refusal({ ...owed, trials: 3 }, die)).toBe('Red In-Fighting');
	});
});

describe('the journal', () => {
	it('nothing is done before a campaign begins, and it begins once', () => {
		expect(engine.waiting(engine.empty)).toMatchObject({ commands: [], rolls: [] });
		expect(refusal(engine.empty, { type: 'note', text: 'Snow' })).toBe('Campaign');
		expect(refusal(after(BEGIN), BEGIN)).toBe('Campaign');
	});

	it('a changed number changes no campaign that was played by the old one', () => {
		const spend = { type: 'spendSteps', camp: 'red', armies: 0, corps: 1 } as const;
		const added = after(BEGIN, roll('replacements', { camp: 'red', cards: 3 }, []));
		const decision = engine.decide(added, spend);
		if (!decision.ok) throw new Error('refused');
		const dear = engineOf(bookOf({ numbers: { 'rs.corpsCost': 2 } }));
		expect(decision.facts.reduce(dear.evolve, added)).toEqual(
			decision.facts.reduce(engine.evolve, added)
		);
	});

	it('a file with one bad part is refused whole, with its place', () => {
		const [entry] = chained<Command, Fact>({
			kind: 'done',
			command: BEGIN,
			facts: [{ type: 'begun', name: 'Winter evenings' }]
		});
		if (!entry) throw new Error('No line');
		const file = makeJournal(triumphOfChaos, [entry]);
		const read = parseJournal(triumphOfChaos, file);
		expect(read).toMatchObject({ ok: true, value: { entries: [entry], title: 'Winter evenings' } });
		const bad = { ...file, entries: [{ ...entry, facts: [{ type: 'begun' }] }] };
		const refused = parseJournal(triumphOfChaos, bad, 'journals.0');
		expect(refused.ok ? '' : t(refused.problem)).toContain('journals.0.entries.0');
		const twice = { ...file, entries: chained(entry, entry) };
		expect(parseJournal(triumphOfChaos, twice)).toMatchObject({
			problem: { values: { path: 'entries.1' } }
		});
		for (const [version, why] of [
			[CHAOS_VERSION + 1, 'A newer version of this app wrote this'],
			[CHAOS_VERSION - 1, 'An early version of this app wrote this']
		] as const) {
			const other = parseJournal(triumphOfChaos, { ...file, version });
			expect(other.ok ? '' : t(other.problem)).toContain(why);
		}
		for (const entries of [[], [{ ...entry, facts: [] }]])
			expect(parseJournal(triumphOfChaos, { ...file, entries }).ok).toBe(false);
	});

	it('corrections that the charts cannot hold are refused', () => {
		const numbers = (path: string, value: number) =>
			parseChoices(triumphOfChaos.book, { numbers: { [path]: value }, readings: {}, options: {} })
				.ok;
		expect(numbers('army.6.17+', 8)).toBe(true);
		expect(numbers('army.6.17+', 800)).toBe(false);
		expect(numbers('army.6.17+', 1.5)).toBe(false);
		expect(numbers('army.7.0', 1)).toBe(false);
		expect(numbers('rs.corpsCost', 1.5)).toBe(true);
		expect(
			parseChoices(triumphOfChaos.book, {
				numbers: {},
				readings: { 'TC-06': 'defender' },
				options: {}
			}).ok
		).toBe(true);
		expect(
			parseChoices(triumphOfChaos.book, {
				numbers: {},
				readings: { 'TC-06': 'nobody else' },
				options: {}
			}).ok
		).toBe(false);
	});
});
