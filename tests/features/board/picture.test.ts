import { expect, test } from 'vitest';
import { stacksIn } from '#lib/features/board/games/picture.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { summaryIn } from '#lib/kernel/border/payload.ts';

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
	expect(summaryIn(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
	const { stacks } = face.view(state, engine.waiting(state));
	const seen = (all: typeof stacks) =>
		all.map(({ hex, counters: [top] }) => `${hex} ${top?.side}`).toSorted();
	expect(seen(stacksIn(summary.picture))).toEqual(seen(stacks));
	expect(summary.side, 'whose turn it is').toBe('white');
	expect(stacksIn('1912w5')[0]?.counters[0]).toMatchObject({ side: 'white', left: 5 });
	expect([...stacksIn(''), ...stacksIn()]).toEqual([]);
});

test('whose turn it is was once the last letter of the picture: rows of then are read', () => {
	const row = { says: [], over: false };
	const sideOf = (more: object): unknown => summaryIn({ ...row, ...more })?.side;
	const then = ['1912w5 r', '1912r5 w', '1912w5 ', 'w'].map((picture) => sideOf({ picture }));
	expect(then).toEqual(['red', 'white', null, 'white']);
	expect([sideOf({}), sideOf({ side: null, picture: '1912w5' })]).toEqual([undefined, null]);
	expect(stacksIn('1912w5 r')).toHaveLength(1);
	expect(summaryIn({ ...row, side: 'green' })).toBeUndefined();
});
