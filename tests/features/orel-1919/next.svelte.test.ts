import { expect, test } from 'vitest';
import { say } from '#lib/kernel/phrase.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { lightsOf } from '#lib/features/board/play/lights.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { State } from '#lib/rules/orel-1919/index.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

const viewOf = (state: State) => face.view(state, face.session.engine().waiting(state));

test('5.3 Next begins with who must move on, and says so where it is chosen', () => {
	const units = {
		...{ 'r-cv-let': '2210', 'r-cvy-1112': '1505', 'w-1-1d': '1413' },
		'r-1-let': { hex: '1513', command: false }
	};
	const calm = viewOf(placed(gameWith(), units));
	const view = viewOf(placed(gameWith(), units, { strays: ['r-1-let'] }));
	expect(calm.queue[0]).not.toBe('r-1-let');
	expect(view.queue[0]).toBe('r-1-let');
	expect([...view.queue].sort()).toEqual([...calm.queue].sort());
	const { hint } = view.reach('r-1-let');
	expect(hint && shown(hint)).toBe(
		'1st Letton Regiment must move first, towards a depot. It may stop in the framed hexes.'
	);
	expect(view.reach('r-cv-let').hint).toBeUndefined();
});

test('7.5 who was forced off the map and is lost if he stays away comes first, too', () => {
	const due = { turn: 5, hexes: [], group: null, penalty: 0, returning: true };
	const state = placed(gameWith(), { 'r-1-let': '2418', 'w-1-1k': '2425' });
	const away = {
		...state,
		units: state.units.map((unit) =>
			unit.id === 'r-2-let' ? { ...unit, fate: 'due' as const, hex: null, due } : unit
		)
	};
	const view = viewOf(away);
	expect(view.movers).toContain('r-2-let');
	expect(view.queue[0]).toBe('r-2-let');
});

test('7.2 attacks that were declared are arrows on the map, until they are fought', () => {
	const table = new Table(
		gameWith(),
		placed(gameWith(), { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2519' })
	);
	table.attack('2419', 'prepared', ['r-1-let', 'r-2-let']);
	const lit = () => {
		const view = viewOf(table.state);
		return lightsOf(view, new Focus(() => view)).arrows;
	};
	const both = [
		['2418', '2419'],
		['2519', '2419']
	];
	expect(lit()).toEqual(both);
	const view = viewOf(table.state);
	const again = new Focus(() => view);
	again.attack('2419', ['r-1-let']);
	expect(lightsOf(view, again).arrows).toEqual(both);
	table.do({ type: 'done' });
	expect(lit()).toBeUndefined();
	// Of two, one is fought first; whoever is asked meanwhile sees where the other will be.
	const two = new Table(
		gameWith(),
		placed(gameWith(), { 'w-1-1k': '2419', 'r-1-let': '2418', 'w-2-1k': '2219', 'r-2-let': '2218' })
	);
	two.attack('2419', 'prepared', ['r-1-let']);
	two.attack('2219', 'prepared', ['r-2-let']);
	two.do({ type: 'done' });
	expect(two.state.combat?.fight).toBeNull();
	expect(viewOf(two.state).declared).toHaveLength(2);
	two.do({ type: 'resolve', attack: two.state.attacks[0]!.id });
	expect(viewOf(two.state).declared).toEqual([['2218', '2219']]);
});

test('7.1.3 who stays as cover is shown what he can do where he stands', () => {
	const units = { 'r-1-let': '2418', 'w-1-1k': '2419' };
	const view = viewOf(placed(gameWith(), units, { relied: ['2418'] }));
	expect(view.queue).toContain('r-1-let');
	const { bound, here } = view.reach('r-1-let');
	expect(bound?.rule).toBe('7.1.3');
	expect(here.map(({ label }) => shown(label))).toEqual([
		...['Dig in', 'Prepared attack on 2419', 'Hasty attack on 2419', 'End its move']
	]);
});

test('7.1 Next goes through the units that the end of the phase is warned of, and no others', () => {
	const units = { 'r-1-let': '2418', 'r-3-let': '2410', 'r-1-9d': '2416', 'w-1-1k': '2425' };
	const { queue, warnings } = viewOf(
		placed(gameWith(), units, { relied: ['2418'], asleep: ['red-9d'] })
	);
	const mild = warnings().filter((one) => one.mild);
	expect(mild.map(({ unit }) => unit).sort()).toEqual(['r-1-let', 'r-3-let']);
	expect([...queue].sort()).toEqual(['r-1-let', 'r-3-let']);
	expect(mild.map(({ what }) => shown(what))).toContain('1st Letton Regiment has not acted.');
});

test('7.3, OR-42 who is inactive goes nowhere and may dig in', () => {
	const units = { 'r-1-9d': '2416', 'w-1-1k': '2419' };
	const view = viewOf(placed(gameWith(), units, { asleep: ['red-9d'] }));
	const { bound, here } = view.reach('r-1-9d');
	expect(bound?.rule).toBe('10.2');
	expect(here.map(({ label }) => shown(label))).toEqual(['Dig in', 'End its move']);
});

test('9.2.1 where tanks are sent, the key tries their engine first', () => {
	const { reach } = viewOf(placed(gameWith(), { 'w-tk': '2705' }, { player: 'white' }));
	const { here, ways } = reach('w-tk');
	expect(here.map(({ label }) => shown(label))).toEqual(['Try its engine']);
	const [way] = ways('2706');
	expect(way?.ends.map(({ command }) => command)).toEqual(here.map(({ command }) => command));
	expect(way?.kept).toBeUndefined();
});

test('6.2 whoever holds an event sees which, and nobody sees what the app or the other holds', () => {
	const held = (app: boolean, until = 10) => {
		const seat = (is: boolean) => ({ name: '', app: is });
		const hand = (['red', 'white'] as const).map((player) => ({
			...{ event: player === 'red' ? 'Cheka' : 'Heroism', until },
			player
		})) as unknown as State['hand'];
		const seats = { white: seat(false), red: seat(app) };
		const { counts } = viewOf(placed(gameWith(), { 'r-1-let': '2418' }, { hand, seats }));
		const all = counts?.map(({ label, value }) => `${shown(label)}: ${shown(value)}`);
		return all?.filter((one) => one.startsWith('Event'));
	};
	expect(held(false)).toHaveLength(1);
	expect(held(false)![0]).toMatch(
		/^Event in hand until the end of 19 Oct, White turn: Cheka\. In one combat/
	);
	expect(held(false, 99)![0], 'no longer than the game').toMatch(/end of 26 Oct, Red turn:/);
	expect(held(true)).toEqual([]);
});

test('6.2 a Raid asks what it takes, and then from whom: two lines, not one for each unit and each', () => {
	const state = placed(gameWith(), { 'r-1-let': '2418', 'r-2-let': '2519', 'w-1-1k': '2419' });
	const next = face.session.engine().waiting(state);
	const raids = (['supply', 'command'] as const).flatMap((choice) =>
		['r-1-let', 'r-2-let'].map((unit) => ({ type: 'play' as const, event: 'Raid', unit, choice }))
	);
	const asks = { rule: '6.2', what: say('Play an event now?') };
	const asked = { ...next, asks, commands: [...raids, { type: 'pass' }] } as unknown as typeof next;
	const answers = face.view(state, asked).ask!.answers.filter(({ ends }) => !ends);
	expect([...new Set(answers.map(({ group }) => shown(group!)))]).toEqual([
		'Raid: no supply',
		'Raid: no command'
	]);
	expect(shown(answers[0]!.label)).toBe('Raid on 1st Letton Regiment: no supply');
	expect(answers.map(({ brief }) => shown(brief!)).slice(0, 2)).toEqual([
		'1st Letton Regiment',
		'2nd Letton Regiment'
	]);
});
