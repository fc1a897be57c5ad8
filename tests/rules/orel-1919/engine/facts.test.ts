import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '#lib/kernel/texts.ts';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import { COMBAT } from '#lib/rules/orel-1919/engine/combat/facts.ts';
import { factSchema, wordsOf, type Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { keen } from '../../../tools/selfplay/keen.ts';
import { begun, diceOf, engineOf, gameWith, rolled } from './play.ts';

/** Facts of a game in which armies seek each other and fight wherever they can. */
const played = (seed: number): readonly Fact[] => {
	const game = gameWith({ events: 'used' });
	const engine = engineOf(game);
	const dice = diceOf(seed);
	let { state } = begun(engine, 'historical');
	const made: Fact[] = [];
	for (let step = 0; step < 1500 && !state.result; step++) {
		const command =
			rolled(engine, state, (call) => throwFor(call, dice)) ??
			keen(game, state, engine.waiting(state).commands, dice);
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(JSON.stringify(command));
		state = decision.facts.reduce(engine.evolve, state);
		made.push(...decision.facts);
	}
	return made;
};

describe('8 facts of combat', () => {
	const facts = [3, 6, 7].flatMap(played).filter(({ type }) => type in COMBAT);
	const sections = new Set(OUTLINE.map(({ cite }) => cite));

	test('most kinds come up in three games', () => {
		expect(new Set(facts.map(({ type }) => type)).size).toBeGreaterThan(52);
	});

	test('each is read as it was written', () => {
		for (const fact of facts) expect(v.parse(factSchema, fact)).toEqual(fact);
	});

	test('each names a section, and its words have all their values', () => {
		for (const fact of facts) {
			const { rule, sentences } = wordsOf(fact);
			expect(sections, fact.type).toContain(rule);
			for (const { text, values } of sentences) {
				const entry = inEnglish(text);
				expect(entry, text).toBeDefined();
				const forms = typeof entry === 'string' ? [entry] : Object.values(entry ?? {});
				for (const form of forms)
					for (const [, value = ''] of form?.matchAll(/\{(\w+)\}/g) ?? [])
						expect(values, `${fact.type}: ${form}`).toHaveProperty(value);
			}
		}
	});
});
