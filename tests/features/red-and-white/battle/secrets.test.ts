import { describe, expect, test } from 'vitest';
import { makeThing } from '#lib/kernel/border/file.ts';
import { changedBy, otherwise } from '#lib/features/red-and-white/battle/changed.ts';
import { aboutUnit, strengthOf } from '#lib/features/red-and-white/battle/unit-names.ts';
import { factsOf } from '#lib/features/red-and-white/face/facts.ts';
import { bandWords } from '#lib/features/red-and-white/together/band-words.ts';
import { codesFor } from '#lib/features/shared/hand-over/codes/pack.ts';
import { HEADS } from '#lib/features/shared/data/kinds.ts';
import type { History } from '#lib/rules/red-and-white/journal/history.ts';
import {
	bookIn,
	CHARACTERS,
	type Character,
	due,
	LEADER_BANDS,
	ROSTERS,
	takenRoster,
	takers,
	unitsOf
} from '#lib/rules/red-and-white/index.ts';
import {
	assaults,
	fights,
	isOfCharacter,
	leads,
	led,
	officer,
	red,
	shows,
	throws
} from '../../../rules/red-and-white/statements/deeds.ts';
import { faultsOf, type Play } from '../../../rules/red-and-white/statements/statement.ts';

/** The journal of what was played. */
const played = async (...given: Play): Promise<History> => {
	const found: History[] = [];
	const table = { id: '', heading: '', says: '', given };
	await faultsOf({ ...table, then: [({ history }) => void found.push(history)] });
	const [history] = found;
	if (!history) throw new Error('Nothing was played');
	return history;
};

const PACE = { thisTurn: 0, left: null, average: null } as never;

/** What a player sees, or takes home, by the way on which he does. */
const WAYS: Readonly<Record<string, (history: History) => unknown>> = {
	'as it was, line by line': ({ counted }) =>
		counted.map((line) => [
			changedBy(line).map((one) => [
				one.after.id,
				otherwise(one, 'after'),
				otherwise(one, 'before')
			]),
			unitsOf(line.after).map((unit) => [aboutUnit(unit, ''), strengthOf(line.after, unit)])
		]),
	'the codes of a roster': async (history) =>
		Promise.all(
			takers(history.state).map(({ key }) => {
				const roster = takenRoster(history, { battle: 'b', key, editable: true, at: '2026-05-09' });
				return codesFor(makeThing(ROSTERS, { roster, edits: [] }));
			})
		),
	'turned to the table': ({ state }) =>
		unitsOf(state).map((unit) => factsOf(state, { unit, owed: due(state), pace: PACE })),
	'the bands of his units': ({ state }) => {
		const one = state.officers[officer('dybenko')];
		return LEADER_BANDS.map((band) => bandWords(bookIn(state), band, one));
	}
};

/** R6 and R5 are under Dybenko: what he is decides nothing here. */
const TURN: Play = [
	...[red(1), led('R1', 'R6'), assaults('R5', 'W1').slice(1)],
	...[red(6), fights('R5', 'W1', 'wins', { lost: 1 })]
];
/** He leads R5 heroically: more where he is committed. */
const LEADS: Play = [leads('dybenko', 'R5'), red(7)];
/** R6 is 15 inches from him, and acts, whatever he is. */
const MEASURED = (character: Character): Play => [
	throws('leadership', 'R6', null, {
		form: { leader: 'ok', distance: 15, character, cinc: 'none' },
		faces: [1]
	})
];

describe('a character that lies covered', () => {
	const others = CHARACTERS.filter((one) => one !== 'normal');
	const plays: readonly (readonly [string, (character: Character) => Play])[] = [
		['a turn', () => TURN],
		['led heroically', (character) => (character === 'coward' ? [] : LEADS)],
		['measured', MEASURED]
	];
	const cases = plays.flatMap(([name, play]) =>
		Object.entries(WAYS).map(([way, said]) => [name, way, play, said] as const)
	);

	test.each(cases)('%s, %s: nothing tells it from another', async (_, __, play, said) => {
		for (const character of others) {
			const one = await played(isOfCharacter('dybenko', character), ...play(character));
			const other = await played(
				isOfCharacter('dybenko', 'normal'),
				...(play(character).length ? play('normal') : [])
			);
			expect(await said(one), character).toEqual(await said(other));
		}
	});

	test('once it shows, the bands of his units are those of an efficient officer', async () => {
		const { state } = await played(isOfCharacter('dybenko', 'efficient'), shows('dybenko'));
		const one = state.officers[officer('dybenko')];
		expect(bandWords(bookIn(state), 'near', one)).toMatch(/18/);
		expect(bandWords(bookIn(state), 'near', one)).not.toMatch(/12/);
	});
});

test('what goes out whole says that it holds what is covered', () => {
	const saying = HEADS.filter(({ covered }) => covered).map(({ kind }) => kind);
	expect(saying).toEqual(['force', 'red-and-white']);
});
