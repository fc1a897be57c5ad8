import { describe, expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';
import { tell } from '#lib/rules/white-october/journal/tell.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { BEGUN, done, engine, thrown } from './placed.ts';
import { begun } from './table.ts';
import { english } from '../../../english.ts';

const sections = new Set(OUTLINE.flatMap(({ cite, parts = [] }) => [cite, ...parts]));
/** Said by tapping the map, not by a name in a list. */
const ON_THE_MAP: readonly Command['type'][] = [
	'pick',
	'go',
	'enter',
	'land',
	'run',
	'advanceTo',
	'barrage',
	'attack',
	'lead'
];
const OF_A_UNIT: readonly Command['type'][] = ['postpone', 'decline', 'depart'];
const LIKED: readonly Command['type'][] = ['attack', 'barrage', 'lead', 'advance', 'support'];

/** A phrase with every gap filled; throws where a text is missing, or a value. */
const said = ({ text, values = {} }: Phrase): string => {
	const entry = inEnglish(text);
	if (entry === undefined) throw new Error(`no text ${text}`);
	return (typeof entry === 'string' ? entry : entry.other).replaceAll(/\{(\w+)/g, (_, gap) => {
		const value = values[gap as string];
		if (value === undefined || value === '') throw new Error(`${text} lacks ${gap}`);
		if (typeof value === 'object' && 'text' in value) return said(value);
		return JSON.stringify(value);
	});
};

describe('2 what is asked, and what can be answered', () => {
	test('every question has its section, every answer its own name, every fact its words', () => {
		const types = new Set<string>();
		for (const seed of [3, 4]) {
			const dice = diceFrom([seed, 1, 2, 3]);
			let state = BEGUN;
			for (let n = 0; n < 900 && !state.result; n++) {
				state = thrown(state, dice);
				const { asks, commands } = engine.waiting(state);
				if (commands.length === 0) break;
				expect(sections.has(asks?.rule ?? ''), asks?.rule).toBe(true);
				if (asks) said(asks.what);
				const answers = engine.answers(state);
				const listed = commands.filter(({ type }) => !ON_THE_MAP.includes(type));
				expect(answers.map(({ command }) => command)).toHaveLength(listed.length);
				const names = answers.map(
					// What a unit does off the map, or by rail, stands with the unit.
					({ label, hint, command: { type, ...of } }) =>
						said(label) +
						(hint ? ` · ${said(hint)}` : '') +
						(OF_A_UNIT.includes(type) && 'unit' in of ? ` · ${of.unit}` : '')
				);
				const again = names.filter((name, at) => names.indexOf(name) !== at);
				expect(again, `${state.step} ${again.join()}`).toEqual([]);
				for (const { type } of commands) types.add(type);
				const liked = commands.filter(({ type }) => LIKED.includes(type));
				const moves = commands.filter(({ type }) => type === 'pick' || type === 'go');
				const from =
					liked.length > 0 && dice(10) <= 8
						? liked
						: moves.length > 0 && dice(12) > 1
							? moves
							: commands;
				const command = from[dice(from.length) - 1];
				if (!command) break;
				const decision = engine.decide(state, command);
				if (!decision.ok) throw new Error(decision.refusal.why.text);
				const { sentences, ledger = [] } = tell(decision);
				for (const sentence of sentences) said(sentence);
				for (const { rule } of ledger) expect(sections.has(rule), rule).toBe(true);
				state = decision.facts.reduce(engine.evolve, state);
			}
		}
		for (const type of [
			'go',
			'attack',
			'barrage',
			'take',
			'retreat',
			'advance',
			'place',
			'restore'
		])
			expect([...types]).toContain(type);
	});

	test('what is declined and what ends comes last, by the name of what ends', () => {
		const first = engine.answers(BEGUN).map(({ label }) => said(label));
		expect(first).toContain('An offensive turn');
		const { label } =
			engine.answers(done(BEGUN, { type: 'declare', offensive: true, rest: false })).at(-1) ?? {};
		expect(label && said(label)).toBe('Combat');
	});

	test('6 where White plots, or Red raises militia, may be nowhere', () => {
		const { engine, state } = begun({ events: 'used' });
		for (const [player, event] of [
			['white', 'insurgents'],
			['red', 'levy']
		] as const) {
			const hand = { white: null, red: null, [player]: event };
			const events = { ...state.events, rolled: ['white', 'red'] as const, hand };
			const answers = engine.answers({ ...state, step: 'events', turn: 2, events });
			expect(english(answers.at(-1)?.label)).toEqual({ text: 'Nowhere' });
		}
	});

	test('16.1 what it is good for to do without a division: more turns, where the options do not bring them already', () => {
		const hint = (options: Parameters<typeof begun>[0], ...before: string[]) => {
			const { engine, state } = begun(options);
			const answers = engine.answers({ ...state, givenUp: before });
			return english(answers.find(({ command }) => command.type === 'giveUp')?.hint);
		};
		const closed = { list: ['06/FF'] };
		const text = 'Turn {then} is the last, not {now}; no Red supply by {closed}';
		expect(hint({})).toEqual({ text, values: { now: 12, then: 13, closed } });
		expect(hint({}, '1 ID')).toEqual({ text, values: { now: 13, then: 14, closed } });
		expect(hint({ estonian_pskov: 'yes' })).toMatchObject({
			text: 'No turn more; no Red supply by {closed}'
		});
	});
});
