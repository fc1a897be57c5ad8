import { describe, expect, test } from 'vitest';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { mainKey } from '#lib/features/board/play/keys.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, State } from '#lib/rules/orel-1919/index.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

const engine = face.session.engine();

/** The extended combat example, up to these answers. */
const example = (...answers: readonly (Command | number)[]): Table => {
	const table = new Table(
		gameWith(),
		placed(gameWith(), {
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
	table.attack('2419', 'prepared', ['r-1-let', 'r-2-let', 'r-cv-let']);
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
	table.do({ type: 'done' }, { type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
	table.do({ type: 'yes', unit: 'r-art-let' }, 4);
	table.do({ type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' }, ...answers);
	return table;
};
const ASSAULTED = [
	...[4, 6],
	{ type: 'assault' },
	{ type: 'yes', unit: 'r-cv-let' },
	{ type: 'yes', unit: 'w-cv-1k' },
	10
] as const;

const looking = (state: State, look: (focus: Focus<Command>, press: () => Command) => void): void =>
	$effect.root(() => {
		const view = face.view(state, engine.waiting(state));
		const focus = new Focus<Command>(() => view);
		focus.clear();
		look(focus, () => {
			const given: Command[] = [];
			const none = () => undefined;
			const give = (command: Command) => void given.push(command);
			const key = mainKey(view, focus, undefined, {
				...{ give, endPhase: none, next: none },
				...{ report: '', log: '' }
			});
			(key.onclick as (() => void) | undefined)?.();
			const [command] = given;
			if (!command) throw new Error('the key does nothing');
			return command;
		});
	})();
const after = (state: State, command: Command): State => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	return decision.facts.reduce(engine.evolve, state);
};

describe('8 a fight on screen', () => {
	test('8.8.1 what is added up for the dice is there before they fall', () => {
		const { state } = example(4, 6, { type: 'assault' }, ...ASSAULTED.slice(3, 5));
		const sums = face.view(state, engine.waiting(state)).called?.workings() ?? [];
		expect(sums.map(({ total }) => total?.amount)).toEqual(['17', '11', '−1']);
	});

	test('8.8.2 steps are tapped in the order that the rules allow, and given as one answer', () => {
		const { state } = example(...ASSAULTED);
		looking(state, (focus, press) => {
			const losses = () => face.view(state, engine.waiting(state)).ask?.losses;
			expect(losses()?.owed).toBe(2);
			expect(press).toThrow('nothing');
			focus.lose('r-1-let', false);
			focus.lose('r-1-let', false);
			expect(focus.picked).toEqual(['r-1-let']);
			focus.lose('r-2-let', false);
			focus.lose('r-1-let', true);
			expect(focus.picked).toEqual(['r-2-let']);
			focus.lose('r-1-let', false);
			const then = after(state, press());
			expect(then.combat?.fight?.took.attacker).toEqual(['r-2-let', 'r-1-let']);
			expect(engine.waiting(then).player).toBe('white');
		});
	});

	test('8.8.3 all who may enter do so by one key, unless somebody is left out', () => {
		const takes = ['r-1-let', 'r-2-let', 'w-1-1k', 'w-2-3k'];
		const { state } = example(
			...ASSAULTED,
			...takes.map((unit) => ({ type: 'take', unit }) as const),
			...[4, { type: 'retreat', path: ['2420'] } as const]
		);
		looking(state, (focus, press) => {
			expect(focus.picked).toEqual(['r-1-let', 'r-2-let', 'r-cv-let']);
			focus.toggle('r-cv-let');
			const then = after(state, press());
			expect(then.units.filter(({ hex }) => hex === '2419').map(({ id }) => id)).toEqual([
				'r-1-let',
				'r-2-let'
			]);
		});
	});

	test('8.8 a question with one answer has it on its key, beside the one that declines', () => {
		const { state } = example(4, 6);
		looking(state, (_, press) => expect(press()).toEqual({ type: 'assault' }));
	});
});
