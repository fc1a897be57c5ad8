import { describe, expect, test } from 'vitest';
import { same } from '#lib/kernel/same.ts';
import { FIGHTING_OF } from '#lib/rules/triumph-of-chaos/charts/chits.ts';
import type { Parties } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';
import {
	attacks,
	chitDie,
	defeatism,
	ends,
	endsChit,
	leader,
	leads,
	on,
	over
} from '../statements/deeds.ts';
import {
	drawn,
	refusalText,
	roll,
	tableOf,
	type Deed,
	type Table
} from '../statements/statement.ts';

/** What is owed is asked for, once, and nothing goes round it. */

const after = (...when: readonly Deed[]): Table => tableOf({ when });
const refused = (table: Table, deed: Deed): string => {
	const decision = table.decide(deed);
	return decision.ok ? 'accepted' : refusalText(decision.refusal);
};
const asked = ({ waiting }: Table, slug: string): readonly Parties[] =>
	waiting.rolls.flatMap(({ procedure, parties }) => (procedure === slug ? [parties] : []));
const endings = ({ waiting }: Table): readonly string[] =>
	waiting.commands.flatMap((one) => (one.type === 'settle' ? [one.ending] : []));

describe('Red In-Fighting: Defeatism comes before anybody withdraws', () => {
	const second = (...more: readonly Deed[]): Table =>
		after(
			leader('d', 'white'),
			drawn('red', 'defeatism'),
			attacks('red', 'a', 'b'),
			ends('a', 'called_off'),
			on('a'),
			...more
		);
	test('no leader is consulted while it is owed', () => {
		expect(asked(second(), 'leader')).toEqual([{}]);
		expect(refused(second(), leads('d', 'b', 'withdrawal', 1))).toMatch(/^Leaders/);
	});
	test('nobody says that the defender withdrew; the attack may be called off', () => {
		expect(endings(second())).toEqual(['called_off']);
		expect(refused(second(), ends('b', 'withdrew'))).toBe(
			'Red In-Fighting: Defeatism is rolled for this space before its fire.'
		);
	});
	test('once it is rolled all this is possible again', () => {
		const rolled = second(defeatism('b', 1));
		expect(asked(rolled, 'leader')).toHaveLength(3);
		expect(endings(rolled)).toEqual(['withdrew', 'called_off']);
		expect(second(defeatism('b', 6)).state.activation?.spaces[1]?.ending).toBe('called_off');
	});
	test('its die is thrown for a space; without a combat while the chit is in force', () => {
		expect(asked(after(), 'defeatism')).toEqual([]);
		expect(asked(after(drawn('red', 'defeatism')), 'defeatism')).toHaveLength(1);
		expect(asked(second(), 'defeatism')).toEqual([{ space: 'b' }]);
	});
});

describe('Combat Sequence: a withdrawal is tried once', () => {
	test('who failed to withdraw did not withdraw', () => {
		const failed = after(
			leader('d', 'red', 2),
			attacks('white', 'a'),
			leads('d', 'a', 'withdrawal', 5)
		);
		expect(endings(failed)).toEqual(['called_off']);
		expect(refused(failed, ends('a', 'withdrew'))).toMatch(/^Combat Sequence/);
	});
});

describe('the die of a chit', () => {
	const CHECKED = [
		['white', 'corruption', 'half-die'],
		['white', 'desertion', 'half-die'],
		['red', 'bureaucracy', 'half-die'],
		['white', 'oneRussia', 'influence'],
		['red', 'heavyHand', 'influence'],
		['red', 'noAct', 'no-act'],
		['red', 'trial', 'show-trial']
	] as const;
	test.each(CHECKED)('%s %s: is thrown once, when it was drawn', (camp, chit, slug) => {
		const die = roll(slug, { camp, chit }, {}, 6);
		const is = (table: Table) => asked(table, slug).some((one) => same(one, { camp, chit }));
		expect(is(after())).toBe(false);
		const never = `${FIGHTING_OF[camp]}: That is not rolled now.`;
		expect(refused(after(), die)).toBe(never);
		const owed = after(drawn(camp, chit));
		expect(is(owed)).toBe(true);
		expect(refused(owed, die)).toBe('accepted');
		const paid = after(drawn(camp, chit), die);
		expect(is(paid)).toBe(false);
		expect(refused(paid, die)).toBe(never);
	});
	test('two of a kind ask for two dice', () => {
		const first = after(
			drawn('red', 'bureaucracy'),
			drawn('red', 'bureaucracy'),
			chitDie('red', 'bureaucracy', 2)
		);
		expect(asked(first, 'half-die')).toEqual([{ camp: 'red', chit: 'bureaucracy' }]);
		expect(refused(first, chitDie('red', 'bureaucracy', 2))).toBe('accepted');
	});
	test('a chit that was put away asks for none', () => {
		expect(asked(after(drawn('red', 'noAct'), endsChit('red', 'noAct')), 'no-act')).toEqual([]);
	});
});

describe('Red In-Fighting: a leader drawn at large is not the one of a trial', () => {
	const trial: readonly Deed[] = [
		drawn('red', 'trial'),
		roll('show-trial', { camp: 'red', chit: 'trial' }, {}, 1)
	];
	test('while leaders are listed the trial stays owed', () => {
		const table = after(
			leader('r', 'red', 3, 'Budyenny'),
			...trial,
			roll('random-leader', {}, {}, 1)
		);
		expect(table.state.trialsOwed).toBe(1);
		expect(table.state.leaders.map(({ state }) => state)).toEqual(['ready']);
	});
	test('where nobody is listed his place is all that can be told', () => {
		const table = after(
			leader('t', 'red', 3, 'Trotsky'),
			...trial,
			roll('random-leader', {}, {}, 1)
		);
		expect(table.state.trialsOwed).toBe(0);
	});
});

describe('Leaders: on a back that nobody has read', () => {
	const flipped: readonly Deed[] = [
		leader('d', 'red', 4),
		{ type: 'changeLeader', id: 'd', change: { state: 'flipped' } },
		attacks('white', 'a')
	];
	test('he is not rolled for, and is told why', () => {
		const table = after(...flipped);
		expect(asked(table, 'leader')).toEqual([{}]);
		expect(refused(table, leads('d', 'a', 'withdrawal', 1))).toBe(
			'Leaders: d is flipped; the rating on his back is not told yet.'
		);
	});
	test('once it is read he is', () => {
		const table = after(...flipped, { type: 'changeLeader', id: 'd', change: { back: 2 } });
		expect(asked(table, 'leader')).toHaveLength(3);
		expect(refused(table, leads('d', 'a', 'withdrawal', 2))).toBe('accepted');
	});
});

test('Combat Sequence: an attack that is over owes nothing', () => {
	const table = after(attacks('red', 'a'), ends('a', 'called_off'), on('a'), over);
	expect(endings(table)).toEqual([]);
	expect(asked(table, 'defeatism')).toEqual([]);
});
