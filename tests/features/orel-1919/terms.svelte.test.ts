import { expect, it } from 'vitest';
import { face } from '#lib/features/orel-1919/face.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { t } from '#lib/words/t.ts';

const engine = face.session.engine();
const begun = engine.decide(
	engine.empty,
	face.begin({
		name: 'Terms',
		scenario: 'historical',
		options: Object.fromEntries(
			face.options.map(({ key, choices }) => [key, choices[0]?.value ?? ''])
		),
		seats: { white: { name: '', app: false }, red: { name: '', app: false } }
	})
);
if (!begun.ok) throw new Error(begun.refusal.rule);
const state = begun.facts.reduce(engine.evolve, engine.empty);

it('every number, mode and mark of every counter is explained, by a section that the rulebook has', async () => {
	const sections = (await orel1919.outline()).map(({ cite }) => cite);
	for (const { id, counter, name, away = '' } of face
		.view(state, engine.waiting(state))
		.units.values()) {
		const [own, others] = await face.terms(state, id);
		expect(t(own?.title ?? '')).toBe([name, t(away)].filter(Boolean).join(', '));
		const said = own?.terms.map(({ label }) => t(label)) ?? [];
		for (const shown of [counter.value, counter.movement, counter.quality])
			if (shown !== undefined)
				expect(
					said.some((one) => one.split(/[ ,]/).includes(shown)),
					`${id}: ${shown}`
				).toBe(true);
		expect(own?.terms.length ?? 0, id).toBeGreaterThanOrEqual(1 + (counter.marks?.length ?? 0));
		for (const { rule, says, label } of [...(own?.terms ?? []), ...(others?.terms ?? [])]) {
			expect(sections, rule).toContain(rule);
			expect(t(says)).not.toContain('{');
			expect(t(label)).not.toContain('{');
		}
	}
});

it('8.2.3, 3.2 Unsupplied means something else for vehicles and depots', async () => {
	const dry = {
		...state,
		units: state.units.map((one) => (one.id === 'w-tk' ? { ...one, unsupplied: true } : one))
	};
	const [own] = await face.terms(dry, 'w-tk');
	const says = own?.terms.find(({ rule }) => rule === '8.2.3')?.says;
	expect(t(says ?? '')).toMatch(/vehicle does not fight.*depot gives nothing/);
});
