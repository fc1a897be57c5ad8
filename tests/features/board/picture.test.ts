import { expect, test } from 'vitest';
import { sideIn, stacksIn } from '#lib/features/board/games/picture.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { isSummary } from '#lib/kernel/border/payload.ts';

const engine = face.session.engine();

test('the small picture of a list shows each stack of the game where it stands', () => {
	const decision = engine.decide(
		engine.empty,
		face.begin({
			name: 'Test',
			scenario: 'historical',
			options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
			seats: { white: { name: '', app: false }, red: { name: '', app: false } }
		})
	);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	const state = decision.facts.reduce(engine.evolve, engine.empty);
	const { summary } = face.session.journal.describe(state);
	expect(isSummary(JSON.parse(JSON.stringify(summary)))).toBe(true);
	const { stacks } = face.view(state, engine.waiting(state));
	const seen = (all: typeof stacks) =>
		all.map(({ hex, counters: [top] }) => `${hex} ${top?.side}`).toSorted();
	expect(seen(stacksIn(summary.picture ?? ''))).toEqual(seen(stacks));
	expect(sideIn(summary.picture ?? ''), 'whose turn it is').toBe('white');
	expect(['1912w5', '', '1912w5 r'].map(sideIn)).toEqual([undefined, undefined, 'red']);
	expect(stacksIn('1912w5')[0]?.counters[0]).toMatchObject({ side: 'white', left: 5 });
	expect(stacksIn('')).toEqual([]);
});
