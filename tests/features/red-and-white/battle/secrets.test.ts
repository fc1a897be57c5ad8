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
	coveredFields,
	diceOf,
	due,
	LEADER_BANDS,
	needOf,
	PROCEDURES,
	ROSTERS,
	takenRoster,
	takers,
	unitsOf
} from '#lib/rules/red-and-white/index.ts';
import {
	assaults,
	fares,
	fights,
	isOfCharacter,
	leads,
	led,
	officer,
	red,
	shows,
	throws
} from '../../../rules/red-and-white/statements/deeds.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
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

/** Throws to which an officer's character may add. */
const SHEETS = [
	...['leadership', 'small-arms-fire', 'artillery', 'movement', 'bombardment', 'attacking-fire'],
	...['melee', 'unit-morale', 'suppression', 'petrol-bombs', 'test-of-character', 'army-morale']
];

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
			unitsOf(line.after).map((unit) => [
				aboutUnit(line.after, unit, ''),
				strengthOf(line.after, unit)
			])
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
	'what the dice need': ({ state }) =>
		[
			...due(state).filter((one) => 'calculator' in one),
			...unitsOf(state).map(({ id }) => ({ calculator: 'unit-morale', unit: id }) as const)
		].map((one) => needOf(state, one)),
	'the sheet of each throw': ({ state }) =>
		SHEETS.flatMap((slug) =>
			unitsOf(state).map(({ id, camp }) => {
				const procedure = PROCEDURES.get(slug);
				if (!procedure) throw new Error(`No ${slug}`);
				const target = unitsOf(state).find((other) => other.camp !== camp)?.id ?? null;
				const parties = { unit: id, target };
				const covered = coveredFields(state, procedure, parties);
				const filled = Object.entries(procedure.fill(state, parties));
				return [covered, filled.filter(([key]) => !covered.includes(key))];
			})
		),
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

describe('what the referee alone knows is right all the same', () => {
	const heroic = async (character: Character, ...more: Play) => {
		const { state } = await played(isOfCharacter('dybenko', character), ...LEADS, ...more);
		const fires = PROCEDURES.get('small-arms-fire');
		const parties = { unit: unit('R5'), target: unit('W1') };
		return { filled: fires?.fill(state, parties), covered: coveredFields(state, fires!, parties) };
	};

	test('the sheet holds what he is worth, and says which field covers it', async () => {
		const committed = await heroic('committed');
		expect(committed.filled).toMatchObject({ heroic: '2' });
		expect(committed.covered).toEqual(['heroic']);
		const normal = await heroic('normal');
		expect(normal.filled).toMatchObject({ heroic: '1' });
		expect(normal.covered).toEqual(['heroic']);
	});

	test('once his character shows, nothing is covered', async () => {
		expect((await heroic('committed', shows('dybenko'))).covered).toEqual([]);
	});

	test('Leadership: before anything is measured the die is the same for every man, and so it is named', async () => {
		for (const character of ['normal', 'efficient', 'fanatic'] as const) {
			const { state } = await played(isOfCharacter('dybenko', character), red(1, 1));
			const asked = { calculator: 'leadership', unit: unit('R5') } as const;
			expect(diceOf(state, asked), character).toEqual({ dice: 1, sides: 10 });
		}
	});

	test('Leadership: what was told in an earlier turn is no measure of where they stand now', async () => {
		const asked = { calculator: 'leadership', unit: unit('R6') } as const;
		const { state } = await played(...MEASURED('normal'), red(1, 2));
		expect(needOf(state, asked)).toBeUndefined();
		const gone = await played(...MEASURED('normal'), fares('dybenko', 'dead'), red(1, 2));
		expect(needOf(gone.state, asked)).toBeUndefined();
		const last = await played(
			...[...MEASURED('normal'), fares('dybenko', 'dead'), fares('uborevich', 'dead')],
			red(1, 2)
		);
		expect(needOf(last.state, asked)).toEqual({ sides: 10, from: 1, to: 6 });
	});
});
