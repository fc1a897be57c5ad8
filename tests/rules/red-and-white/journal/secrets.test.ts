import { describe, expect, test } from 'vitest';
import { markdown } from '#lib/kernel/report/markdown.ts';
import type { Luck } from '#lib/kernel/report/report.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { NO_CONTENT, fingerprint } from '#lib/rules/red-and-white/engine/beside/seal.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import type { History } from '#lib/rules/red-and-white/journal/history.ts';
import { takenRoster, takers } from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { REPORT } from '#lib/rules/red-and-white/report/report.ts';
import { rosterSheets } from '#lib/rules/red-and-white/report/roster.ts';
import { CHARACTERS, type Character } from '#lib/rules/red-and-white/types.ts';
import { shown } from '#lib/words/t.ts';
import { kromy, unit } from '../engine/battles.ts';
import { toldBlocks } from '../report/told.ts';
import {
	assaults,
	bombards,
	fights,
	fires,
	isOfCharacter,
	leads,
	led,
	meets,
	officer,
	red,
	shows,
	throwsFor,
	whileOwed,
	white
} from '../statements/deeds.ts';
import { faultsOf, type Play } from '../statements/statement.ts';

/** The journal of what was played. */
const played = async (...given: Play): Promise<History> => {
	const found: History[] = [];
	const table = { id: '', heading: '', says: '', given };
	await faultsOf({ ...table, then: [({ history }) => void found.push(history)] });
	const [history] = found;
	if (!history) throw new Error('Nothing was played');
	return history;
};

const luckIn = (history: History): Luck => finished(REPORT.luck(history));

/** All that a battle says of itself to somebody who is not the referee, by the way on which it goes out. */
const WAYS = {
	log: (history) =>
		history.counted
			.flatMap((line) => tell(line).sentences)
			.map(shown)
			.join('\n'),
	report: (history) => markdown(toldBlocks({ history, when: '', luck: luckIn(history) }), shown),
	luck: (history) =>
		JSON.stringify(luckIn(history), (_, value: unknown) =>
			typeof value === 'bigint' ? String(value) : value
		),
	'rosters on paper': (history) => JSON.stringify(rosterSheets(history.state)),
	'rosters handed over': (history) =>
		JSON.stringify(
			takers(history.state).map(({ key }) =>
				takenRoster(history, { battle: 'b', key, editable: true, at: '2026-05-09' })
			)
		)
} satisfies Record<string, (history: History) => string>;
const ALL = Object.entries(WAYS);

/** A turn in which nothing depends on what Dybenko is. */
const TURN: Play = [
	...[led('R1', 'R6'), red(2), fires('R1', 'W1', 1), whileOwed('attached-gun', 'W1', 1)],
	...[assaults('R5', 'W1').slice(2), red(6), fights('R5', 'W1', 'wins', { lost: 1 })]
];
/** A D10 of each character. */
const FACES: Readonly<Record<Character, number>> = {
	fanatic: 1,
	committed: 3,
	normal: 6,
	efficient: 9,
	coward: 10
};
const drawn = (character: Character): Play => [
	throwsFor('officer-character', 'dybenko', { faces: [FACES[character]] })
];

describe('a character that lies covered', () => {
	const others = CHARACTERS.filter((one) => one !== 'normal');

	test.each(others)('%s: drawn, nothing tells it from another', async (character) => {
		const [one, other] = await Promise.all([
			played(...drawn(character), ...TURN),
			played(...drawn('normal'), ...TURN)
		]);
		expect(one.state.officers[officer('dybenko')]?.character).toBe(character);
		for (const [way, said] of ALL) expect(said(one), way).toBe(said(other));
	});

	test.each(others)('%s: written down, nothing tells it from another', async (character) => {
		const [one, other] = await Promise.all([
			played(isOfCharacter('dybenko', character), ...TURN),
			played(isOfCharacter('dybenko', 'normal'), ...TURN)
		]);
		for (const [way, said] of ALL) expect(said(one), way).toBe(said(other));
	});

	test('once it shows, the log, the report and his roster say it', async () => {
		const history = await played(isOfCharacter('dybenko', 'coward'), shows('dybenko'));
		expect(WAYS.log(history)).toMatch(/: Coward/);
		expect(WAYS.report(history)).toMatch(/Coward/);
		expect(WAYS['rosters handed over'](history)).toMatch(/"coward"/);
	});

	test('a test in which a coward holds says no more than that of another', async () => {
		const tested = (character: Character) =>
			played(
				...[isOfCharacter('dybenko', character), ...TURN],
				{ type: 'oweCharacter', officer: officer('dybenko'), n: 1 },
				throwsFor('test-of-character', 'dybenko', { faces: [4] })
			);
		const [one, other] = [await tested('coward'), await tested('normal')];
		for (const [way, said] of ALL) expect(said(one), way).toBe(said(other));
	});

	test('a coward who is to lead is refused as a man who will not', () => {
		const table = kromy(isOfCharacter('dybenko', 'coward'));
		const refused = (...given: Command[]): string => {
			const decision = decide(
				kromy(isOfCharacter('dybenko', 'coward'), ...given),
				leads('dybenko', 'R5')
			);
			return decision.ok ? '' : `${decision.refusal.rule}: ${shown(decision.refusal.why)}`;
		};
		expect(table.officers[officer('dybenko')]?.revealed).toBe(false);
		expect(refused()).toBe('Officers and leaders: He does not lead heroically.');
		expect(refused(shows('dybenko'))).toBe("Officers' character: A coward never leads heroically.");
	});

	test('what a committed officer adds is not on the roster of his player', async () => {
		const sheet = async (character: Character) =>
			WAYS['rosters on paper'](
				await played(isOfCharacter('dybenko', character), leads('dybenko', 'R5'))
			);
		expect(await sheet('committed')).toBe(await sheet('normal'));
	});
});

describe('what lies under a seal', () => {
	const paper = (kind: 'orders' | 'ambush', text: string, units: readonly string[]): Command => {
		const content = { ...NO_CONTENT, text, units };
		const salt = 'four words of salt';
		return {
			type: 'writePaper',
			paper: {
				...{ id: `paper-${kind}`, kind, name: 'A folded sheet', camp: 'white', officer: null },
				...{ from: '', to: '', place: '', due: null, content },
				seal: { print: fingerprint(salt, `paper-${kind}`, kind, content), salt }
			}
		};
	};

	test('sealed orders are told by nobody before they are opened', async () => {
		const given = paper('orders', 'Fall upon the mill at dawn', []);
		const closed = await played(given, ...TURN);
		for (const [way, said] of ALL) expect(said(closed), way).not.toMatch(/mill at dawn/);
		const opened = await played(given, {
			...{ type: 'openPaper', paper: 'paper-orders', content: null, salt: null }
		});
		expect(WAYS.log(opened)).toMatch(/mill at dawn/);
	});

	test('which units lie in wait the log does not say, nor what they did before', async () => {
		const before: Play = [
			...[white(1), leads('skoblin', 'W4'), led('W7'), white(2), bombards('W7')],
			...[white(3), meets('W4', 'R7')]
		];
		const shownBefore = WAYS.log(await played(...before));
		const history = await played(...before, paper('ambush', '', [unit('W4'), unit('W7')]));
		expect(history.state.units[unit('W4')]?.presence).toBe('reserve');
		const said = WAYS.log(history).slice(shownBefore.length);
		expect(said).toMatch(/A folded sheet: sealed/);
		expect(said).not.toMatch(/Kornilov|Skoblin/);
	});
});
