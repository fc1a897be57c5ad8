import { describe, expect, test } from 'vitest';
import { total } from '#lib/kernel/book/modifier.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import type { Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import { addedUpTo } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import {
	addsUp,
	attacks,
	begins,
	chitFalls,
	counts,
	defeatism,
	endsChit,
	ends,
	goes,
	leader,
	leads,
	on,
	over,
	rebuilds,
	triggers
} from '../statements/deeds.ts';
import {
	drawn,
	plain,
	procedureOf,
	refusalText,
	roll,
	sheetOf,
	tableOf,
	type Deed,
	type Table
} from '../statements/statement.ts';

/** What the sheet, the log and the reminders say is what is counted. */

const after = (...when: readonly Deed[]): Table => tableOf({ when });
const refused = (table: Table, deed: Deed): string => {
	const decision = table.decide(deed);
	return decision.ok ? 'accepted' : refusalText(decision.refusal);
};
const facts = (table: Table, deed: Deed): readonly Fact[] => {
	const decision = table.decide(deed);
	if (!decision.ok) throw new Error(refusalText(decision.refusal));
	return decision.facts;
};

describe('Replacements: a die that fell already this turn is counted on the sheet', () => {
	const FORM = { cards: 3, tsarRescued: false };
	const before = (): Table => after(addsUp('white', { cards: 2, tsarRescued: true }, 1));
	const sheet = ({ state, book }: Table) => {
		const found = procedureOf('replacements').resolve(
			book,
			sheetOf('replacements', state, { camp: 'white' }, FORM)
		);
		if (found.refused) throw new Error('refused');
		const { resolution } = found;
		const { value, say } = resolution.tell(play(resolution.draw, () => 1).value as never);
		const working = resolution.working.flatMap(({ lines }) => lines);
		return { value, say: plain(say), working: working.map(({ reason }) => plain(reason)) };
	};
	test('the sheet says what the log will say', () => {
		const table = before();
		expect(sheet(table)).toEqual({
			value: '4',
			say: '4 replacement steps to spend.',
			working: ['Values of the cards', 'By dice already this turn']
		});
		const again = after(addsUp('white', { cards: 2, tsarRescued: true }, 1), addsUp('white', FORM));
		expect(again.told).toEqual(['White: 4 replacement steps to spend.']);
	});
	test('it is written down once', () => {
		const [, fact] = facts(before(), addsUp('white', FORM));
		if (fact?.type !== 'stepsAddedUp') throw new Error('not added up');
		expect(total(fact.lines)).toBe(3);
		const thrice = after(
			addsUp('white', { cards: 2, tsarRescued: true }, 1),
			addsUp('white', FORM),
			addsUp('white', FORM)
		);
		expect(addedUpTo(thrice.state.camps.white)).toBe(4);
	});
	test('nothing is said of dice where none have fallen', () => {
		expect(sheet(after()).working).toEqual(['Values of the cards']);
	});
	test('beside the result stand the lines that dice gave; the working has the others', () => {
		const { state, book } = after();
		const found = procedureOf('replacements').resolve(
			book,
			sheetOf('replacements', state, { camp: 'white' }, { cards: 3, tsarRescued: true })
		);
		if (found.refused) throw new Error('refused');
		const { resolution } = found;
		const told = resolution.tell(play(resolution.draw, () => 1).value as never);
		expect(told.lines.map(({ reason }) => plain(reason))).toEqual(['Tsar rescued']);
		expect(resolution.working[0]?.lines.map(({ reason }) => plain(reason))).toEqual([
			'Values of the cards'
		]);
	});
	test('a sheet cannot say otherwise', () => {
		const [, fact] = facts(before(), addsUp('white', { ...FORM, already: 30 }));
		expect(fact).toMatchObject({ lines: [{ amount: 3 }] });
	});
});

test('Replacements: only what is rebuilt is told', () => {
	const told = (armies: number, corps: number) =>
		after(addsUp('red', { cards: 5 }), rebuilds('red', armies, corps)).told[0];
	expect(told(1, 0)).toBe('Red rebuilds 1 army step for 1.');
	expect(told(0, 3)).toBe('Red rebuilds 3 corps steps for 1.5.');
	expect(told(1, 1)).toBe('Red rebuilds 1 army step and 1 corps step for 1.5.');
});

describe('In-Fighting: what holds only for who is behind in VCs', () => {
	const behind = (table: Table, key: RegExp) =>
		table.waiting.remember.find((one) => key.test(one.key));
	test.each([
		['white', 'desertion'],
		['red', 'desertion'],
		['red', 'noAct']
	] as const)('%s %s: the counts stand beside it, and it may be put off', (camp, chit) => {
		const table = after(
			counts('white', 'vc', 9),
			counts('red', 'vc', 12),
			drawn(camp, chit),
			goes(1, 'logistics')
		);
		const reminder = behind(table, new RegExp(`^owed ${camp} ${chit}`));
		expect(reminder?.more?.map(plain)).toEqual(['VCs by the count: White 9, Red 12.']);
		expect(reminder?.unless).toEqual(endsChit(camp, chit, { behind: false }));
		if (!reminder?.unless) throw new Error('nothing to answer');
		const put = after(counts('white', 'vc', 9), drawn(camp, chit), reminder.unless);
		expect(put.state.camps[camp].owed).toEqual([]);
		expect(put.told).toEqual([
			`${camp === 'red' ? 'Red' : 'White'}: ${chit === 'noAct' ? 'NO ACT' : 'Desertion'}: not behind in VCs, no effect.`
		]);
	});
	test('no other chit is put off so, nor one whose die has fallen', () => {
		const off = (camp: 'red' | 'white', chit: string) => endsChit(camp, chit, { behind: false });
		expect(refused(after(drawn('red', 'bureaucracy')), off('red', 'bureaucracy'))).toMatch(
			/^Campaign/
		);
		expect(refused(after(...chitFalls('red', 'noAct', 'no-act', 6)), off('red', 'noAct'))).toMatch(
			/^Campaign/
		);
		const corruption = after(drawn('white', 'corruption'), goes(1, 'logistics'));
		expect(behind(corruption, /^owed/)).toMatchObject({ key: 'owed white corruption 0' });
		expect(behind(corruption, /^owed/)?.unless).toBeUndefined();
	});
	test('a campaign of old goes on: the chit ends', () => {
		expect(after(drawn('red', 'noAct'), endsChit('red', 'noAct')).told).toEqual([
			'Red: NO ACT ends.'
		]);
	});
});

describe('Western Response: steps are given where somebody is there to take them', () => {
	const answered = (form: Record<string, number | boolean>) =>
		facts(after(), roll('western-response', {}, { factions: 3, redHomeCities: 3, ...form }, 5)).at(
			-1
		);
	test('nobody is there unless it is said', () => {
		expect(answered({})).toMatchObject({ steps: 0, withheld: 4 });
		expect(answered({ kolchak: true })).toMatchObject({ steps: 4 });
		expect(answered({ tsarRescued: true })).toMatchObject({ steps: 4 });
	});
});

describe('Turn Sequence: an attack in a new round is one order', () => {
	const fresh = (deed: ReturnType<typeof attacks>): Deed =>
		({ ...deed, fresh: true }) as Extract<Deed, object>;
	const acted: readonly Deed[] = [
		leader('d', 'red', 4),
		attacks('white', 'a'),
		leads('d', 'a', 'reinforce', 6),
		ends('a', 'called_off'),
		on('a'),
		over
	];
	test('the round begins and the attack is declared by one command', () => {
		const table = after(...acted);
		expect(facts(table, fresh(attacks('white', 'b'))).map(({ type }) => type)).toEqual([
			'roundBegun',
			'declared'
		]);
		const now = after(...acted, fresh(attacks('white', 'b')));
		expect(now.told).toEqual(['An Action Round of White begins.', 'White attacks: B.']);
		expect(now.state.leaders.map(({ used }) => used)).toEqual([false]);
		expect(now.state.round).toMatchObject({ camp: 'white', acted: true, spaces: 1 });
	});
	test('without it one more space of the same round is attacked', () => {
		const now = after(...acted, attacks('white', 'b'));
		expect(now.state.leaders.map(({ used }) => used)).toEqual([true]);
		expect(now.state.round).toMatchObject({ spaces: 2 });
	});
	test('the same comes of it as of both commands', () => {
		const one = after(...acted, fresh(attacks('white', 'b'))).state;
		const two = after(...acted, begins('white'), attacks('white', 'b')).state;
		expect(one).toEqual(two);
	});
	test('what is refused begins no round, and a triggered combat none at all', () => {
		const fought = after(attacks('white', 'a'));
		expect(refused(fought, fresh(attacks('white', 'b')))).toMatch(/^Campaign/);
		expect(refused(after(...acted), fresh(triggers('white', 'b') as never))).toMatch(/^Campaign/);
	});
	test('Defeatism begins with the second space of the new round', () => {
		const table = after(
			drawn('red', 'defeatism'),
			attacks('red', 'a'),
			ends('a', 'called_off'),
			on('a'),
			over,
			fresh(attacks('red', 'b'))
		);
		expect(refused(table, defeatism('b', 1))).not.toBe('accepted');
		expect(refused(table, on('b'))).toBe('accepted');
	});
});
