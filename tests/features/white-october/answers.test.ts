import { expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { face } from '#lib/features/white-october/face.ts';
import type { Command } from '#lib/rules/white-october/index.ts';
import { runs } from '../../random.ts';

const engine = face.session.engine();
const seats = { white: { name: '', app: false }, red: { name: '', app: false } };
const options = Object.fromEntries(
	face.options.map(({ key, choices }) => [key, choices[0]?.value ?? ''])
);

/** Every few acts, what is on screen is compared with what may be done. */
const EVERY = 7;

test('whatever may be done in a game has an answer on screen', () => {
	const dice = diceFrom([1919, 10, 12, 7]);
	const draws = diceFrom([17, 3, 5, 11]);
	let state = engine.empty;
	const give = (command: Command): void => {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.rule}`);
		state = decision.facts.reduce(engine.evolve, state);
	};
	give(
		face.begin({
			...{ name: 'Test', scenario: 'october', seats },
			options: { ...options, events: 'used' }
		})
	);
	const asked = new Set<string>();
	for (let n = 0; n < runs(1500) && !state.result; n++) {
		const next = engine.waiting(state);
		const draw = face.draw(state, next);
		if (draw) {
			give(face.roll(next, play(draw, dice).throws));
			continue;
		}
		if (n % EVERY === 0) {
			const view = face.view(state, next);
			const keys = next.commands.map((one) => JSON.stringify(one));
			const answers = [...(view.ask?.answers ?? []), ...view.besides];
			// 8.2.6 D Where the Routed get to is answered as one, besides each step.
			for (const { command } of answers.filter(({ command: { type } }) => type === 'order'))
				expect(engine.decide(state, command).ok).toBe(true);
			const offered = answers.flatMap(({ key, command }) => (command.type === 'order' ? [] : key));
			const byUnit = view.movers.flatMap((id) => view.reach(id).here.map(({ key }) => key));
			const onMap = next.commands.filter(({ type }) =>
				[
					...['pick', 'go', 'rest', 'enter', 'land'],
					...['attack', 'lead', 'barrage', 'advanceTo']
				].includes(type)
			);
			expect(
				[...offered, ...byUnit.filter((key) => key !== 'rest')].toSorted(),
				state.step
			).toEqual(
				keys
					.filter((key) => view.ask !== null || !onMap.some((one) => JSON.stringify(one) === key))
					.toSorted()
			);
			const places = new Map(
				view.ask === null ? view.stacks.map(({ hex }) => [hex, view.declaring(hex)]) : []
			);
			for (const one of view.ask === null ? onMap : []) {
				if (one.type === 'lead')
					expect([...places.values()].some((at) => at?.units.includes(one.unit))).toBe(true);
				else
					expect(
						'unit' in one && one.unit ? view.movers.includes(one.unit) : view.moving
					).toBeTruthy();
				if (one.type === 'attack' || one.type === 'barrage')
					expect(places.get(one.place)?.units).toContain(one.unit);
				if (one.type === 'advanceTo')
					expect([...view.reach(one.unit).left.keys()]).toContain(one.place);
			}
			// 8.2.6 C Where somebody goes back, what rules his way stands beside it.
			if (next.commands.some(({ type }) => type === 'retreat'))
				expect(view.ask?.note).toBeDefined();
			for (const { hex } of view.ask?.answers ?? [])
				expect(hex === undefined || face.map.hexes.some(({ id }) => id === hex)).toBe(true);
			for (const { type } of next.commands) asked.add(type);
		}
		const command = next.commands[draws(next.commands.length) - 1];
		if (!command) throw new Error(`Nothing can be done in ${state.step}`);
		give(command);
	}
	expect(asked.size).toBeGreaterThan(9);
});

test('a unit goes where it is sent, by the way that is shown', () => {
	let state = engine.empty;
	const give = (command: Command | undefined): void => {
		if (!command) throw new Error('There is no such answer');
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.rule}`);
		state = decision.facts.reduce(engine.evolve, state);
	};
	give(face.begin({ name: 'Test', scenario: 'october', seats, options }));
	give({ type: 'declare', offensive: false, rest: false });
	while (state.sequence === null) {
		const { commands } = engine.waiting(state);
		give(commands.find((one) => one.type !== 'sequence' || one.kind === 'movement'));
	}
	const view = face.view(state, engine.waiting(state));
	const [unit = ''] = view.queue;
	const reach = view.reach(unit);
	const [hex = ''] = [...reach.left.keys()];
	const [way] = reach.ways(hex);
	expect(way?.path.at(-1)).toBe(hex);
	give(way?.ends[0]?.command);
	expect(state.units.find(({ id }) => id === unit)).toMatchObject({ at: hex, done: true });
	expect(face.where(state).get(unit)).toBe(hex);
});
