import { expect, test } from 'vitest';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { headerOf } from '#lib/rules/orel-1919/engine/game.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { english } from '../../../english.ts';

const engine = orel1919.engine(orel1919.book.of());
const seats = { white: { name: 'Ada', app: false }, red: { name: '', app: true } };

const after = (state: State, command: Command): { state: State; said: readonly Phrase[] } => {
	const decision = engine.decide(state, command);
	if (!decision.ok) throw new Error(decision.refusal.rule);
	const next = decision.facts.reduce(engine.evolve, state);
	const { sentences } = orel1919.journal.tell({ facts: decision.facts });
	return { state: next, said: english(sentences) };
};
const begin: Command = {
	type: 'begin',
	...headerOf(orel1919.book.of()),
	scenario: 'introductory',
	name: 'Tuesday',
	seats
};

test('a game has a name, and says who plays', () => {
	const { state, said } = after(engine.empty, begin);
	expect(state.seats).toEqual(seats);
	expect(orel1919.journal.describe(state).title).toBe('Tuesday');
	expect(said).toContainEqual({
		text: 'White is played by {white}, Red by {red}.',
		values: { white: 'Ada', red: 'the app' }
	});
	const open = { white: { name: '', app: false }, red: { name: 'Jon', app: false } };
	expect(after(state, { type: 'seat', seats: open }).said).toContainEqual({
		text: 'White is played by {white}, Red by {red}.',
		values: { white: 'a player', red: 'Jon' }
	});
	const renamed = after(state, { type: 'rename', name: 'Wednesday' }).state;
	expect(orel1919.journal.describe(renamed).title).toBe('Wednesday');
});

test('without a name it is called after its scenario', () => {
	const { name: _, seats: __, ...bare } = begin;
	const { state } = after(engine.empty, bare);
	expect(orel1919.journal.describe(state).title).toBe('Brasovo');
});

test('a note and new seats are taken whoever is asked, and change nothing that is asked', () => {
	const { state } = after(engine.empty, begin);
	const asked = engine.waiting(state);
	const noted = after(state, { type: 'note', text: 'Tea.' });
	expect(noted.said).toEqual([{ text: 'Note: {text}', values: { text: 'Tea.' } }]);
	expect(engine.waiting(noted.state).commands).toEqual(asked.commands);
	const swapped = { white: seats.red, red: seats.white };
	expect(after(state, { type: 'seat', seats: swapped }).state.seats).toEqual(swapped);
});

test('that dice may be taken back is agreed, and ended, whoever is asked', () => {
	const { state } = after(engine.empty, begin);
	const agreed = after(state, { type: 'agree', free: true });
	expect([state.free, agreed.state.free]).toEqual([false, true]);
	expect(agreed.said).toHaveLength(1);
	expect(engine.waiting(agreed.state).commands).toEqual(engine.waiting(state).commands);
	expect(after(agreed.state, { type: 'agree', free: false }).state.free).toBe(false);
});

test('before a game has begun there is nothing to name', () => {
	expect(engine.decide(engine.empty, { type: 'note', text: 'Tea.' }).ok).toBe(false);
});
