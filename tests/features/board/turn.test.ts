import { describe, expect, test } from 'vitest';
import { checkWord } from '#lib/features/board/send/check-word.ts';
import { madeTurn, takingTurn, turnOf, type SentTurn } from '#lib/features/board/send/turn.ts';
import { TurnTaker } from '#lib/features/board/send/taker.svelte.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { appDice } from '#lib/features/shared/sheet/dice/dice.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { historyOf } from '#lib/kernel/game/history.ts';
import type { Act, Entry } from '#lib/kernel/game/journal.ts';
import { makeThing } from '#lib/kernel/border/file.ts';
import { finished } from '#lib/kernel/sliced.ts';
import type { Command, Fact } from '#lib/rules/orel-1919/index.ts';
import { withStore } from '#lib/store/database.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { entriesIn } from '#lib/store/files/everything.ts';
import { t } from '#lib/words/t.ts';
import { freshStore } from '../../store/fresh.ts';

freshStore();

const { session } = face;
const engine = session.engine();
type Line = Entry<Command, Fact>;
const seats = { white: { name: 'Ada', app: false }, red: { name: 'Paul', app: false } };

let made = 0;
const AT = '2026-01-02T03:04:05.000Z';
/** The journal with one more entry by this phone. */
const with1 = (entries: readonly Line[], by: string, act: Act<Command, Fact>): Line[] => [
	...entries,
	{ id: `line${++made}`, by, after: entries.at(-1)?.id ?? null, at: AT, ...act }
];
const stateOf = (entries: readonly Line[]) => historyOf(engine, entries).state;
const given = (entries: readonly Line[], by: string, ...commands: readonly Command[]): Line[] =>
	commands.reduce<Line[]>(
		(all, command) => {
			const decision = engine.decide(stateOf(all), command);
			if (!decision.ok) throw new Error(decision.refusal.rule);
			return with1(all, by, { kind: 'done', command, facts: decision.facts });
		},
		[...entries]
	);
const answer = await face.opponent();
/** Plays on with the greedy player until dice have been thrown so often. */
const played = (entries: readonly Line[], by: string, rolls: number): Line[] => {
	let all = [...entries];
	for (let left = rolls; left > 0;) {
		const state = stateOf(all);
		const next = engine.waiting(state);
		const draw = face.draw(state, next);
		if (draw) left -= 1;
		all = given(all, by, draw ? face.roll(next, play(draw, appDice).throws) : answer(state, next));
	}
	return all;
};
const sent = (entries: readonly Line[], by: string): SentTurn => {
	const turn = madeTurn(session, entries, by);
	if (!turn.ok) throw new Error(t(turn.problem));
	// As it comes out of a file.
	const read = turnOf('orel-1919', '').parse(JSON.parse(JSON.stringify(turn.value)), 1);
	if (!read.ok) throw new Error(t(read.problem));
	return read.value;
};
const taken = (turn: SentTurn, here: readonly Line[]) => finished(takingTurn(session, turn, here));
const refusal = (turn: SentTurn, here: readonly Line[]): string => {
	const read = taken(turn, here);
	return read.ok ? '' : t(read.problem);
};

const BEGUN = given(
	[],
	'ada',
	face.begin({
		name: 'By file',
		scenario: 'introductory',
		options: { events: 'not_used', combat: 'standard', vehicle_losses: 'each' },
		seats
	})
);
const ADA = played(BEGUN, 'ada', 2);

describe('a turn that goes from phone to phone', () => {
	test('a game arrives whole, goes on there, and only what is new comes back', () => {
		const there = taken(sent(ADA, 'ada'), []);
		if (!there.ok) throw new Error(t(there.problem));
		expect(there.value.entries).toEqual(ADA);
		const paul = played(there.value.entries, 'paul', 1);
		const back = sent(paul, 'paul');
		expect(back.from).toBe(ADA.length);
		const here = taken(back, ADA);
		expect(here.ok && here.value.entries).toEqual(paul);
		expect(here.ok && here.value.fresh).toBe(paul[ADA.length]?.id);
	});

	test('a part that is here already is passed over', () => {
		const half = ADA.slice(0, 2);
		const there = taken(sent(ADA, 'ada'), half);
		expect(there.ok && there.value.entries).toEqual(ADA);
		expect(refusal(sent(ADA, 'ada'), ADA)).toMatch(/here already/);
	});

	test('what another phone has from here is not sent again', () => {
		const paul = played(ADA, 'paul', 1);
		const turn = madeTurn(session, paul, 'ada');
		expect(turn.ok).toBe(false);
	});

	test('it is refused where a turn before it is missing, or both have played on', () => {
		const paul = played(ADA, 'paul', 1);
		const back = sent(paul, 'paul');
		expect(refusal(back, ADA.slice(0, -1))).toMatch(/1 line that comes before it is missing/);
		expect(refusal(back, given(ADA, 'ada', { type: 'note', text: 'Tea.' }))).toMatch(
			/Both phones have played on/
		);
	});

	test('what was played here meanwhile is in its way only until it is taken back', () => {
		const paul = played(ADA, 'paul', 1);
		const tea = given(ADA, 'ada', { type: 'note', text: 'Tea.' });
		const here = with1(tea, 'ada', { kind: 'undo', entry: tea.at(-1)!.id });
		const there = taken(sent(paul, 'paul'), here);
		if (!there.ok) throw new Error(t(there.problem));
		const before = with1(here, 'ada', { kind: 'undo', entry: ADA.at(-1)!.id });
		const other = given(before, 'ada', { type: 'note', text: 'Milk.' });
		expect(refusal(sent(paul, 'paul'), other)).toMatch(/Both phones have played on/);
		const { entries } = there.value;
		expect(stateOf(entries)).toEqual(stateOf(paul));
		expect(refusal(sent(paul, 'paul'), entries)).toMatch(/here already/);
		const on = sent(given(entries, 'ada', { type: 'note', text: 'Milk.' }), 'ada');
		expect(refusal(on, ADA)).toMatch(/that come before it are missing/);
		const back = taken(on, paul);
		expect(back.ok && back.value.entries.length).toBe(paul.length + 1);
	});

	test('of several copies of a game, the one that it goes on from says why it is refused', async () => {
		const back = sent(given(ADA, 'paul', face.note('Paul')), 'paul');
		const copies = { short: ADA.slice(0, 2), apart: given(ADA, 'ada', face.note('Ada')) };
		for (const order of [copies, { apart: copies.apart, short: copies.short }])
			for (const [id, entries] of Object.entries(order)) {
				const about = session.journal.describe(stateOf(entries));
				await createJournal({ id: `${id} ${++made}`, kind: face.kind, ...about, entries });
			}
		const taker = new TurnTaker(face);
		expect(await taker.takeIn(makeThing(turnOf(face.kind, ''), back))).toBeUndefined();
		expect(taker.problem && t(taker.problem)).toMatch(/Both phones have played on/);
	});

	test('a turn that is taken in is not called refused where only the list could not be kept', async () => {
		const about = session.journal.describe(stateOf(ADA));
		const id = `kept ${++made}`;
		await createJournal({ id, kind: face.kind, ...about, entries: ADA });
		await withStore((db) => db.journals.update(id, { title: 'damaged' }));
		const paul = given(ADA, 'paul', face.note('Paul'));
		const taker = new TurnTaker(face);
		const address = await taker.takeIn(makeThing(turnOf(face.kind, ''), sent(paul, 'paul')));
		expect([address === undefined, taker.problem]).toEqual([false, undefined]);
		expect(await entriesIn(id)).toBe(paul.length);
	});

	test('a decision against the rules is refused, with its line, its reason and its section', () => {
		const turn = sent(ADA, 'ada');
		const at = turn.lines.length - 1;
		const lines = turn.lines.with(at, { ...turn.lines[at]!, command: { type: 'assault' } });
		expect(refusal({ ...turn, lines }, [])).toMatch(
			new RegExp(`^Line ${at + 1} is against the rules: .* \\d`)
		);
	});

	test('a die of seven, or a decision that no such game knows, is not even read', () => {
		const turn = sent(ADA, 'ada');
		const text = JSON.stringify(turn);
		const loaded = JSON.parse(text.replace(/"faces":\[\d/, '"faces":[7')) as SentTurn;
		expect(refusal(loaded, [])).not.toBe('');
		const lines = turn.lines.with(1, { ...turn.lines[1]!, command: { type: 'nuke' } });
		expect(refusal({ ...turn, lines }, [])).not.toBe('');
	});

	test('a phone that works out something else is told', () => {
		expect(refusal({ ...sent(ADA, 'ada'), sum: '00000000' }, [])).toMatch(/same version/);
	});

	test('what was settled before is not taken back, nor dice, unless both agreed', () => {
		const paul = given(ADA, 'paul', { type: 'note', text: 'Tea.' });
		const undone = (entries: readonly Line[], entry: string) =>
			with1(entries, 'paul', { kind: 'undo', entry });
		const once = undone(paul, paul.at(-1)!.id);
		expect(refusal(sent(once, 'paul'), ADA)).toBe('');
		const twice = undone(once, ADA.at(-1)!.id);
		expect(refusal(sent(twice, 'paul'), ADA)).toMatch(/takes back what was settled/);
		const rolled = played(ADA, 'paul', 1);
		const again = undone(rolled, rolled.at(-1)!.id);
		expect(refusal(sent(again, 'paul'), ADA)).toMatch(/that was not agreed/);
		const agreed = played(given(ADA, 'paul', { type: 'agree', free: true }), 'paul', 1);
		expect(refusal(sent(undone(agreed, agreed.at(-1)!.id), 'paul'), ADA)).toBe('');
	});

	test('what both agreed after their dice lets all of these be taken back, though the agreement goes with the first', () => {
		const twice = played(ADA, 'paul', 2);
		const agreed = given(twice, 'paul', { type: 'agree', free: true });
		const latest = historyOf(engine, agreed).counted;
		const rolls = latest.flatMap((line, at) => (session.fixed?.(line) ? at : []));
		const to = latest[rolls.at(-1)! - 1]!.id;
		let all = with1(agreed, 'paul', { kind: 'undoTo', entry: to });
		for (let left = latest.length; left > rolls.at(-2)!;) {
			const { counted } = historyOf(engine, all);
			all = with1(all, 'paul', { kind: 'undo', entry: counted.at(-1)!.id });
			left = historyOf(engine, all).counted.length;
		}
		expect(refusal(sent(all, 'paul'), ADA)).toBe('');
	});
});

test('a check word is the same for the same line, and hardly ever for another', () => {
	const words = Array.from({ length: 500 }, (_, at) => checkWord(`line${at}`));
	expect(words.every((word) => /^[a-z]+ [1-9]\d$/.test(word))).toBe(true);
	expect(checkWord('line1')).toBe(words[1]);
	expect(new Set(words).size).toBeGreaterThan(450);
});
