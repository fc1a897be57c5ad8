import { chained } from '../../chained.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play, type Throw } from '#lib/kernel/dice/draw.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { t } from '#lib/words/t.ts';
import {
	bookOf,
	defaultBook,
	NO_CORRECTIONS,
	withNumber,
	withReading
} from '#lib/rules/triumph-of-chaos/book.ts';
import { checkBySlug, checkSlugs } from '#lib/rules/triumph-of-chaos/procedures/index.ts';
import { CHITS } from '#lib/rules/triumph-of-chaos/charts/chits.ts';
import {
	CHAOS_VERSION,
	makeChaosFile,
	parseCampaignEntry,
	parseChaosFile,
	parseCorrections
} from '#lib/rules/triumph-of-chaos/journal/file.ts';
import {
	campaignEngine,
	EMPTY,
	endingsOf,
	type Campaign,
	type Command,
	type Fact
} from '#lib/rules/triumph-of-chaos/engine/index.ts';
import { reminders, stepsLeft, toPlay } from '#lib/rules/triumph-of-chaos/engine/reminders.ts';
import { SEQUENCE, STEP_KEYS } from '#lib/rules/triumph-of-chaos/engine/sequence.ts';
import { spaceNow } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { tell } from '#lib/rules/triumph-of-chaos/journal/tell.ts';

const engine = campaignEngine(defaultBook);

/** A campaign after commands that must be accepted. */
const after = (...commands: readonly Command[]): Campaign =>
	commands.reduce((state, command) => {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${t(decision.refusal.why)}`);
		return decision.facts.reduce(engine.evolve, state);
	}, EMPTY);

const BEGIN: Command = { type: 'begin', name: 'Winter evenings' };
const DECLARE: Command = {
	type: 'declare',
	attacker: 'white',
	triggered: false,
	spaces: [
		{ id: 'a', name: 'Tsaritsyn' },
		{ id: 'b', name: 'Kamyshin' }
	]
};

/** The throws of a check, its dice lying as given. */
const thrown = (slug: string, form: Form, faces: readonly number[]): readonly Throw[] => {
	const found = checkBySlug(slug)?.resolve(defaultBook, form);
	if (!found || found.refused) throw new Error(`${slug} is refused`);
	let at = 0;
	return play(found.resolution.draw, () => faces[at++] ?? 1).throws;
};

const roll = (slug: string, over: Form, faces: readonly number[], about = {}): Command => {
	const form = { ...checkBySlug(slug)?.initial, ...over };
	return { type: 'roll', check: slug, form, throws: thrown(slug, form, faces), about };
};

const refusal = (state: Campaign, command: Command): string | undefined => {
	const decision = engine.decide(state, command);
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
		const may = after(...rolled);
		const space = spaceNow(may);
		expect(space && endingsOf(space)).toEqual(['stayed', 'retreated']);
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
			leader: { id: 'l', name: 'Budyenny', camp: 'red', rating: 3, state: 'ready', used: false }
		} as const;
		const about = { space: 'a', leader: 'l', capability: 'withdrawal' };
		const withdrew = after(BEGIN, leader, DECLARE, roll('leader', { rating: 3 }, [2], about));
		expect(spaceNow(withdrew)).toMatchObject({ ending: 'withdrew' });
		const failed = after(BEGIN, leader, DECLARE, roll('leader', { rating: 3 }, [6, 6], about));
		expect(spaceNow(failed)).toMatchObject({ withdrawalFailed: true, stage: 'leadership' });
		expect(failed.leaders[0]).toMatchObject({ state: 'dead', used: true });
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
		const command: Command = {
			...(roll('combat', strong, [1, 1], { space: 'a' }) as Extract<Command, { type: 'roll' }>),
			throws
		};
		expect(refusal(state, command)).toBe('Campaign');
	});

	it('Red In-Fighting: defeatism calls a space off', () => {
		const state = after(BEGIN, DECLARE, roll('defeatism', {}, [5], { space: 'a' }));
		expect(spaceNow(state)).toMatchObject({ id: 'a', ending: 'called_off' });
	});
});

describe('Turn Sequence', () => {
	it('has no political phase after turn 9', () => {
		const last = after(BEGIN, { type: 'goTo', turn: 9, phase: 'wrapUp' });
		expect(refusal(last, { type: 'goTo', turn: 10, phase: 'political' })).toBe('Turn Sequence');
		const ten = after(BEGIN, { type: 'goTo', turn: 10, phase: 'action' });
		expect(reminders(defaultBook, ten).map(({ key }) => key)).toContain('political');
		const longer = campaignEngine(bookOf(withNumber(NO_CORRECTIONS, 'turn.politicalTo', 12)));
		expect(longer.decide(last, { type: 'goTo', turn: 10, phase: 'political' }).ok).toBe(true);
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
			expect(toPlay(after(...start, ...order.slice(0, played).map(spend)))).toBe(camp);
		});
		expect(toPlay(after(...start, ...order.map(spend)))).toBeUndefined();
		expect(refusal(after(...start, ...order.map(spend)), spend('white'))).toBe('Turn Sequence');
	});

	it('a leader may act again in the next Action Round of his side', () => {
		const leader = {
			id: 'l',
			name: 'Wrangel',
			camp: 'white',
			rating: 4,
			state: 'ready',
			used: true
		} as const;
		const start: readonly Command[] = [
			BEGIN,
			{ type: 'addLeader', leader },
			{ type: 'setPoints', camp: 'white', points: 1 }
		];
		expect(after(...start).leaders[0]?.used).toBe(true);
		const spent = after(...start, { type: 'spendPoint', camp: 'white', text: 'card' });
		expect(spent.leaders[0]?.used).toBe(false);
	});

	it('a new turn empties the checklist, keeps the counts', () => {
		const step = STEP_KEYS[0] ?? '';
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
				for (const { slug } of checks) expect(checkSlugs).toContain(slug);
	});
});

describe('Replacements', () => {
	it('are added up, spent in halves, and not beyond', () => {
		const added = [BEGIN, roll('replacements', { camp: 'red', cards: 3, citiesLost: 1 }, [])];
		expect(stepsLeft(after(...added).camps.red)).toBe(1);
		const spent = [...added, { type: 'spendSteps', camp: 'red', armies: 0, corps: 1 } as const];
		expect(stepsLeft(after(...spent).camps.red)).toBe(0.5);
		expect(refusal(after(...spent), { type: 'spendSteps', camp: 'red', armies: 1, corps: 0 })).toBe(
			'Replacements'
		);
	});

	it('In-Fighting takes steps away, and only replacement steps', () => {
		const state = after(
			BEGIN,
			roll('replacements', { camp: 'red', cards: 4 }, []),
			roll('half-die', { camp: 'red' }, [5]),
			roll('half-die', { camp: 'red', what: 'map' }, [5])
		);
		expect(stepsLeft(state.camps.red)).toBe(2);
	});

	it('Western Response and Port Corruption add their lines', () => {
		const state = after(
			BEGIN,
			roll('western-response', { factions: 3, redHomeCities: 3 }, [5]),
			roll('port-corruption', {}, [6])
		);
		expect(stepsLeft(state.camps.white)).toBe(3);
	});
});

describe('In-Fighting', () => {
	const draw = (chit: string): Command => ({ type: 'drawChit', camp: 'white', chit, by: 'hand' });

	it('a chit is out of the pool; lasting ones are reminded of and end', () => {
		const state = after(BEGIN, draw('baltic'));
		expect(refusal(state, draw('baltic'))).toBe('White In-Fighting');
		expect(reminders(defaultBook, state).some(({ camp }) => camp === 'white')).toBe(true);
		const end: Command = { type: 'endFighting', camp: 'white', chit: 'baltic' };
		expect(after(BEGIN, draw('baltic'), end).camps.white).toMatchObject({
			inForce: [],
			drawn: ['baltic']
		});
		const back = campaignEngine(bookOf(withReading(NO_CORRECTIONS, 'TC-12', 'goes_back')));
		const decision = back.decide(state, end);
		if (!decision.ok) throw new Error('refused');
		expect(decision.facts.reduce(back.evolve, state).camps.white.drawn).toEqual([]);
	});

	it('three show trials a game', () => {
		const trial = roll('show-trial', {}, [1]);
		expect(refusal(after(BEGIN, trial, trial, trial), trial)).toBe('Red In-Fighting');
	});
});

describe('the journal', () => {
	const number = (min: number, max: number) => fc.integer({ min, max });
	const camp = fc.constantFrom('red', 'white');
	const command: fc.Arbitrary<(state: Campaign) => Command> = fc.oneof(
		fc
			.record({ camp, points: number(0, 4) })
			.map((of) => () => ({ ...of, type: 'setPoints' as const })),
		camp.map((of) => () => ({ type: 'spendPoint' as const, camp: of, text: 'card' })),
		fc
			.record({
				turn: number(1, 12),
				phase: fc.constantFrom('political', 'action', 'logistics', 'wrapUp')
			})
			.map((of) => () => ({ ...of, type: 'goTo' as const })),
		fc
			.record({ step: fc.constantFrom(...STEP_KEYS), done: fc.boolean() })
			.map((of) => () => ({ ...of, type: 'tick' as const })),
		fc.constantFrom(...[...CHITS.red, ...CHITS.white]).map((chit) => () => ({
			type: 'drawChit' as const,
			camp: chit.camp,
			chit: chit.key,
			by: 'app' as const
		})),
		fc.constant(() => DECLARE),
		fc.constant(() => ({ type: 'endActivation' as const })),
		fc.constant((state: Campaign) => ({
			type: 'proceed' as const,
			space: spaceNow(state)?.id ?? 'a'
		})),
		fc.constant((state: Campaign) => {
			const space = spaceNow(state);
			const [ending] = space ? endingsOf(space) : [];
			return { type: 'settle' as const, space: space?.id ?? 'a', ending: ending ?? 'stands' };
		}),
		fc
			.record({ slug: fc.constantFrom(...checkSlugs), seed: number(1, 1e6) })
			.map(({ slug, seed }) => (state: Campaign) => {
				const check = checkBySlug(slug);
				const form = check?.initial ?? {};
				const found = check?.resolve(defaultBook, form);
				const space = spaceNow(state)?.id;
				return {
					type: 'roll' as const,
					check: slug,
					form,
					throws:
						!found || found.refused
							? []
							: play(found.resolution.draw, diceFrom([seed, 2, 3, 4])).throws,
					about: space === undefined ? {} : { space }
				};
			})
	);

	it('every line reads back from its text, tells itself in whole words, and refusals cite a heading', () => {
		fc.assert(
			fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
				let state = after(BEGIN);
				for (const next of commands) {
					const made = next(state);
					const decision = engine.decide(state, made);
					if (!decision.ok) {
						expect(decision.refusal.rule).toMatch(/^[A-Z]/);
						continue;
					}
					const facts: readonly Fact[] = decision.facts;
					state = facts.reduce(engine.evolve, state);
					const [entry] = chained({ kind: 'done', command: made, facts });
					const read = parseCampaignEntry(JSON.parse(JSON.stringify(entry)));
					expect(read.ok ? read.value : t(read.problem)).toEqual(entry);
					for (const phrase of tell(facts, state).sentences)
						expect(t(phrase)).not.toMatch(/[{}]|undefined/);
					expect(JSON.parse(JSON.stringify(state))).toEqual(state);
					for (const own of Object.values(state.camps)) {
						expect(own.spent).toBeGreaterThanOrEqual(0);
						expect(own.drawn.length).toBeLessThanOrEqual(15);
					}
				}
			}),
			{ numRuns: 60 }
		);
	});

	it('a file with one bad part is refused whole, with its place', () => {
		const [entry] = chained<Command, Fact>({
			kind: 'done',
			command: BEGIN,
			facts: [{ type: 'begun', name: 'Winter evenings' }]
		});
		if (!entry) throw new Error('No line');
		const own = withNumber(NO_CORRECTIONS, 'army.6.17+', 8);
		const file = makeChaosFile(own, [[entry]]);
		const read = parseChaosFile(file);
		expect(read.ok && read.value).toEqual(file);
		const bad = { ...file, campaigns: [[{ ...entry, facts: [{ type: 'begun' }] }]] };
		const refused = parseChaosFile(bad);
		expect(refused.ok ? '' : t(refused.problem)).toContain('campaigns.0.0');
		expect(parseChaosFile({ ...file, version: CHAOS_VERSION + 1 }).ok).toBe(false);
		expect(parseChaosFile({ ...file, campaigns: [[]] }).ok).toBe(false);
	});

	it('corrections that the charts cannot hold are refused', () => {
		const numbers = (path: string, value: number) =>
			parseCorrections({ numbers: { [path]: value }, readings: {} }).ok;
		expect(numbers('army.6.17+', 8)).toBe(true);
		expect(numbers('army.6.17+', 800)).toBe(false);
		expect(numbers('army.6.17+', 1.5)).toBe(false);
		expect(numbers('army.7.0', 1)).toBe(false);
		expect(numbers('rs.corpsCost', 1.5)).toBe(true);
		expect(parseCorrections({ numbers: {}, readings: { 'TC-06': 'defender' } }).ok).toBe(true);
		expect(parseCorrections({ numbers: {}, readings: { 'TC-06': 'nobody else' } }).ok).toBe(false);
	});
});
