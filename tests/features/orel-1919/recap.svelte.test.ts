import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { play } from '#lib/kernel/dice/draw.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Line } from '#lib/kernel/game/journal.ts';
import { screenDressed } from '#lib/features/board/dress/dress.ts';
import Cover from '#lib/features/board/play/fight/Cover.svelte';
import { Held } from '#lib/features/board/play/fight/held.svelte.ts';
import { Followed } from '#lib/features/board/play/fight/followed.svelte.ts';
import { Pages } from '#lib/features/board/play/fight/pages.svelte.ts';
import RecapPane from '#lib/features/board/play/panes/RecapPane.svelte';
import { recapInShort, recapOf } from '#lib/features/board/play/recap.ts';
import { deedsSince } from '#lib/features/board/send/deeds.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command, Fact, State } from '#lib/rules/orel-1919/index.ts';
import { pixelOf } from '#lib/ui/board/hand/camera.ts';
import { thisPhone } from '#lib/store/phone.ts';
import { BoardView } from '#lib/ui/board/view.svelte.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

type Lines = Line<State, Command, Fact>[];
const engine = face.session.engine();
const isEnd = ({ type }: Fact): boolean => type === 'fightEnded';
const options = { events: 'not_used', combat: 'standard', vehicle_losses: 'each' };

test('what the app did in its turn is told before one’s own goes on, and only then', async () => {
	const answer = await face.opponent();
	const dice = diceFrom([1919, 11, 26, 3]);
	const lines: Lines = [];
	let state = engine.empty;
	const give = (command: Command): void => {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.rule}`);
		const after = decision.facts.reduce(engine.evolve, state);
		const entry = { command, facts: decision.facts };
		lines.push({ id: String(lines.length), entry, before: state, after } as Lines[number]);
		state = after;
	};
	const recap = (who?: 'person') =>
		recapOf(face, lines, face.view(state, engine.waiting(state)), who);
	const seats = { white: { name: '', app: true }, red: { name: '', app: false } };
	give(face.begin({ name: 'Test', scenario: 'introductory', options, seats }));
	/** Goes on until it is this side's turn: White as the app plays him, Red as he comes. */
	const until = (side: 'white' | 'red'): void => {
		for (let n = 0; n < 400 && state.player !== side; n++) {
			if (state.player === 'white') expect(recap(), 'while he plays').toBeNull();
			const next = engine.waiting(state);
			const draw = face.draw(state, next);
			const calm = next.commands.find(({ type }) =>
				['done', 'pass', 'stand', 'no', 'take'].includes(type)
			);
			if (draw) give(face.roll(next, play(draw, dice).throws));
			else give(next.player === 'red' ? (calm ?? next.commands[0]!) : answer(state, next));
		}
	};
	let from = 0;
	let before = state;
	/** A day on which White attacks. */
	for (;;) {
		[from, before] = [lines.length, state];
		until('red');
		if (lines.slice(from).some(({ entry }) => entry.facts.some(isEnd))) break;
		until('white');
		expect(recap(), 'one’s own turn is not told').toBeNull();
	}
	const told = recap();
	expect(deedsSince(face, lines, from), 'as it is told where it is sent').toEqual([told]);
	expect(told && shown(recapInShort(told)[0]!)).toMatch(
		/^White has played: \d+ units? changed place, \d+ attacks?\.$/
	);
	const changed = state.units.filter(({ id, player, hex, fate }) => {
		const old = before.units.find((one) => one.id === id);
		return player === 'white' && fate === 'map' && old?.fate === 'map' && old.hex !== hex;
	});
	const facts = lines.slice(from).flatMap(({ entry }) => entry.facts);
	expect(recap('person'), 'no person has played it').toBeNull();
	expect(told?.side).toBe('white');
	// While the fight that ended the turn is read, the bar speaks of that turn and asks nobody.
	const counted = lines.slice(0, lines.findLastIndex(({ entry }) => entry.facts.some(isEnd)) + 1);
	const then = () => face.view(counted.at(-1)!.after, engine.waiting(counted.at(-1)!.after));
	const read = new Pages(face, { id: 'read', history: { counted } } as never, then, {
		hurries: false
	});
	expect(then().side).toBe('red');
	expect([read.view.side, read.view.asked]).toEqual(['white', null]);
	read.turn();
	expect(read.view.side).toBe('red');
	// Once read, it is not shown again to whoever comes back from the log.
	const live = { id: 'told', history: { counted: lines } };
	const view = () => face.view(state, engine.waiting(state));
	const pages = () => new Pages(face, live as never, view, { hurries: true });
	const first = pages();
	expect(first.recap?.side).toBe('white');
	first.turn();
	expect([first.open, pages().open]).toEqual([false, false]);
	// @ts-expect-error A module of its own, as a page that is loaded again has it.
	const again = (await import('#lib/features/board/play/fight/pages.svelte.ts?again')) as {
		Pages: typeof Pages;
	};
	const loaded = new again.Pages(face, live as never, view, { hurries: true });
	expect(loaded.open, 'nor to whoever loads the page again').toBe(false);
	const elsewhere = new Pages(face, { ...live, id: 'another' } as never, view, { hurries: true });
	expect(elsewhere.open).toBe(true);
	elsewhere.turn();
	expect([elsewhere.open, pages().open], 'nor once another game’s was read').toEqual([
		...[false, false]
	]);
	expect(shown(told!.title)).toMatch(/Oct, White turn$/);
	expect(told?.moved).toBe(changed.length);
	expect(changed.length).toBeGreaterThan(0);
	expect(told?.fights).toHaveLength(facts.filter(isEnd).length);
	expect(told?.fights.length).toBeGreaterThan(0);
	const lost = facts.flatMap((fact) => (fact.type === 'stepsLost' ? fact.steps : []));
	const all = told!.lost.flatMap(({ units }) => units.map(({ steps }) => steps));
	const sum = (numbers: readonly number[]): number => numbers.reduce((so, one) => so + one, 0);
	expect(sum(all)).toBeGreaterThanOrEqual(sum(lost));
	const free = { white: { name: '', app: false }, red: { name: '', app: false } };
	give(face.seat(free));
	expect(recap(), 'nor twice, nor where nobody played against the app').toBeNull();
	until('white');
	expect(recap(), 'no app has played').toBeNull();
	expect(recap('person')?.side, 'two who share a phone').toBe('red');
	const now = state;
	give(face.rename('A copy to play on'));
	expect(recap('person')?.side, 'in a copy, which has a name of its own').toBe('red');
	lines.pop();
	state = now;
	const sides = deedsSince(face, lines, 0).map(({ side }) => side);
	expect(sides, 'one turn after the other').toEqual(['white', 'red']);
	const long = deedsSince(face, [...lines, ...lines], 0).map(({ side }) => side);
	expect(long, 'of a long game the last turns only').toEqual(['red', 'white', 'red']);
});

/** What is given at a table, line by line. */
const linesOf = (table: Table) => {
	const lines: Lines = [];
	const give = (command: Command | number): void => {
		const before = table.state;
		const facts = table.do(command);
		const entry = { command: table.commands.at(-1), facts };
		lines.push({ id: String(lines.length), entry, before, after: table.state } as Lines[number]);
	};
	return { lines, give };
};

/** Red's turn, in which nobody attacks and his guns throw this. */
const shelled = (dice: number) => {
	const game = gameWith();
	const at = { 'r-art-let': '2417', 'r-cvy-1809': '2416', 'w-1-1k': '2419' };
	const table = new Table(game, placed(game, at, { observed: ['w-1-1k'] }));
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' });
	const { lines, give } = linesOf(table);
	give({ type: 'done' });
	while (table.state.combat)
		give(
			table.allowed.find(({ type }) => type === 'aim') ??
				table.allowed.find(({ type }) => type === 'pay') ??
				dice
		);
	return deedsSince(face, lines, 0)[0];
};

test('8.3.2 a barrage without effect is told, and not that nobody was attacked', async () => {
	const red = shelled(2);
	expect(red?.lost).toEqual([]);
	const pane = await render(RecapPane, { recap: red!, onplace: () => undefined });
	await expect.element(pane.getByText(/Letton Artillery .*without effect/)).toBeVisible();
	await expect.element(pane.getByText('attacked nobody')).not.toBeInTheDocument();
	expect(recapInShort(red!), 'nor in short').toEqual(red!.outside);
	const moved = recapInShort({ ...red!, moved: 2 }).map((one) => shown(one));
	expect(moved).toEqual(['Red has played: 2 units changed place.']);
});

test('8.3.2 steps that a barrage took are told with what took them', () => {
	const red = shelled(12);
	expect(red?.fights).toEqual([]);
	expect(red?.lost.map(({ side, steps }) => [side, steps])).toEqual([['white', 1]]);
	expect(red?.outside.map((one) => shown(one)).join(' ')).toMatch(
		/Letton Artillery .*1st Battalion/
	);
});

test('a fight that goes on is an attack, too, in a turn that is sent before its end', () => {
	const game = gameWith();
	const table = new Table(game, placed(game, { 'r-1-let': '2418', 'w-1-1k': '2419' }));
	table.attack('2419', 'prepared', ['r-1-let']);
	const { lines, give } = linesOf(table);
	give({ type: 'done' });
	expect(table.state.combat?.fight).not.toBeNull();
	const said = (): string =>
		recapInShort(deedsSince(face, lines, 0)[0]!)
			.map((one) => shown(one))
			.join(' ');
	expect(said()).toBe('Red has played: 1 attack.');
});

test('7.2 attacks that are declared are attacks, too, in a turn that is sent before they are fought', () => {
	const game = gameWith();
	const at = { 'r-1-let': '2418', 'r-2-let': '2519', 'r-3-let': '2218', 'w-1-1k': '2419' };
	const table = new Table(game, placed(game, { ...at, 'w-2-1k': '2219' }));
	const { lines, give } = linesOf(table);
	const said = () => recapInShort(deedsSince(face, lines, 0)[0]!).map((one) => shown(one));
	const attacks = [
		...[
			['r-1-let', '2419'],
			['r-2-let', '2419'],
			['r-3-let', '2219']
		]
	];
	for (const [unit, hex] of attacks) {
		give({ type: 'pick', unit: unit! });
		give({ type: 'attack', hex: hex!, kind: 'prepared', join: null });
	}
	expect(said()).toEqual(['Red has played: 2 attacks.']);
	give({ type: 'done' });
	expect(table.state.combat?.fight).toBeNull();
	expect(said()).toEqual(['Red has played: 2 attacks.']);
});

/** Red at this phone, who throws, against the app; what is given, line by line. */
const againstApp = (at: Parameters<typeof placed>[1], more: Parameters<typeof placed>[2] = {}) => {
	const seats = { white: { name: '', app: true }, red: { name: '', app: false } };
	const table = new Table(gameWith(), placed(gameWith(), at, { seats, ...more }));
	const { lines, give } = linesOf(table);
	const view = () => face.view(table.state, engine.waiting(table.state));
	const pages = () =>
		new Pages(face, { id: 'thrown', history: { counted: lines } } as never, view, {
			hurries: true
		});
	return { table, give, pages, view };
};

test('8.3.2 what one’s own barrage did is read before the app answers it', () => {
	const { table, give, pages, view } = againstApp(
		{ 'r-art-let': '2417', 'r-cvy-1809': '2416', 'w-1-1k': '2419', 'w-art-1k': '2419' },
		{ observed: ['w-1-1k'] }
	);
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
	while (!view().called)
		give(table.allowed.find(({ type }) => type === 'aim' || type === 'pay') ?? { type: 'done' });
	give(12);
	expect([view().asked, pages().ended]).toEqual(['white', null]);
	expect(
		pages()
			.thrown?.sentences.map((one) => shown(one))
			.join(' ')
	).toMatch(/loses a step/);
});

test('a fight that one’s own dice end is read, at whatever pace the app goes on', () => {
	const { table, give, pages, view } = againstApp({
		'r-1-let': { hex: '2418', steps: 1 },
		'w-1-1k': '2419',
		'w-2-1k': '2419'
	});
	table.attack('2419', 'prepared', ['r-1-let']);
	give({ type: 'done' });
	while (table.unit('r-1-let').fate === 'map')
		give(
			view().called
				? table.asked === 'Assault'
					? 2
					: 1
				: (table.allowed.find(({ type }) => type === 'assault' || type === 'stand') ??
						table.allowed[0]!)
		);
	const { ended, thrown, view: seen } = pages();
	expect([ended?.outcome && shown(ended.outcome), thrown]).toEqual([
		'2419 holds. Steps lost: attacker 1, defender 0.',
		null
	]);
	expect(seen.side, 'the bar speaks of the turn in which it was fought').toBe('red');
});

test('who answers last in the other’s turn, and keeps the phone, reads what was done in it; whom the cover told it does not', () => {
	const seats = { white: { name: 'Ann', app: false }, red: { name: 'Jon', app: false } };
	const at = { 'w-art-1k': '2417', 'w-cvy-2014': '2416', 'r-1-let': '2419', 'r-art-let': '2418' };
	const more = { seats, player: 'white' as const, observed: ['r-1-let', 'r-art-let'] };
	const table = new Table(gameWith(), placed(gameWith(), at, more));
	const { lines, give } = linesOf(table);
	const view = () => face.view(table.state, engine.waiting(table.state));
	const held = () => new Held<Command>('kept', view, () => seats);
	const pages = () =>
		new Pages(
			face,
			{ id: 'kept', history: { counted: lines } } as never,
			view,
			{ hurries: false },
			held()
		);
	const first = (...types: readonly Command['type'][]) =>
		give(table.allowed.find(({ type }) => types.includes(type))!);
	expect(held().to).toBe('white');
	held().take();
	for (const command of [{ type: 'pick', unit: 'w-art-1k' }, { type: 'barrage' }] as const)
		give(command);
	give({ type: 'done' });
	while (table.state.player === 'white' && view().asked !== 'red')
		if (view().called) give(2);
		else first('pay', 'aim');
	expect([held().to, pages().recap], 'it goes over to answer').toEqual(['red', null]);
	held().take();
	give({ type: 'aim', unit: 'r-art-let', target: null });
	expect([table.state.player, held().to]).toEqual(['red', null]);
	expect(pages().recap?.side).toBe('white');
	pages().turn();
	expect(pages().open).toBe(false);
});

test('the turn with which the game ends is told before its result, to whoever did not play it', () => {
	const last = (app: 'red' | 'white') => {
		const seat = (side: string) => ({ name: '', app: side === app });
		const seats = { white: seat('white'), red: seat('red') };
		const at = { 'r-1-let': '2418', 'w-1-1k': '2705' };
		const table = new Table(gameWith(), placed(gameWith(), at, { seats, turn: 12 }));
		const { lines, give } = linesOf(table);
		give({ type: 'done' });
		const now = face.view(table.state, engine.waiting(table.state));
		expect(now.over).not.toBeNull();
		const told = recapOf(face, lines, now);
		give({ type: 'note', text: 'A good game.' });
		return [told, recapOf(face, lines, now)];
	};
	const [told, again] = last('red');
	expect(told?.side).toBe('red');
	expect(again, 'nor once more after a note').toBeNull();
	expect(last('white')[0], 'his own is not').toBeNull();
});

test('a turn without an attack says so, and may be sent from the cover after it', async () => {
	const nothing = {
		ways: [],
		came: [],
		fights: [],
		declared: 0,
		changed: [],
		lost: [],
		outside: []
	};
	const played = { side: 'white', title: say(''), moved: 0, ...nothing } as const;
	expect(recapInShort(played).map((one) => shown(one))).toEqual(['White has played: no attacks.']);
	const state = placed(gameWith(), { 'r-1-let': '2418' });
	const cover = {
		...{
			view: face.view(state, engine.waiting(state)),
			to: 'red' as const,
			name: 'Jon',
			told: undefined
		},
		...{ back: '/games', log: '/log', send: '/send', undo: undefined, ontake: () => undefined },
		by: await thisPhone()
	};
	const turn = await render(Cover, { ...cover, recap: played });
	await expect
		.element(turn.getByRole('link', { name: 'Send my turn' }))
		.toHaveAttribute('href', '/send');
	await expect.element(turn.getByText('no attacks')).not.toBeInTheDocument();
	await turn.rerender({ told: 'An offensive turn.' });
	await expect.element(turn.getByText('An offensive turn.')).toBeVisible();
	await turn.rerender({ recap: { ...played, moved: 2 } });
	await expect.element(turn.getByText('2 units changed place, no attacks')).toBeVisible();
	await expect.element(turn.getByText('An offensive turn.')).not.toBeInTheDocument();
	// Whoever has just thrown hands the phone over at once: what came of it is seen nowhere else.
	await turn.rerender({ fell: true });
	await expect
		.element(
			turn.getByText('An offensive turn. White has played: 2 units changed place, no attacks.')
		)
		.toBeVisible();
	await turn.unmount();
	const theirs = await render(Cover, { ...cover, recap: played, by: 'another' });
	await expect.element(theirs.getByRole('link', { name: 'Log' })).toBeVisible();
	await expect.element(theirs.getByText('Send my turn')).not.toBeInTheDocument();
	await theirs.unmount();
	const question = await render(Cover, { ...cover, recap: null });
	await expect.element(question.getByRole('link', { name: 'Log' })).toBeVisible();
	await expect.element(question.getByText('Send my turn')).not.toBeInTheDocument();
});

test('the second quick tap on the cover takes nothing more back', async () => {
	const undo = vi.fn();
	const asked = { title: say(''), book: say(''), ask: null };
	const cover = await render(Cover, {
		...{ view: asked as never, to: 'white', name: 'Anna', told: undefined, recap: null, undo },
		...{ back: '/games', log: '/log', send: '/send', by: undefined, ontake: () => undefined }
	});
	const key = cover.getByRole('button', { name: 'Undo' });
	await key.click();
	await cover.rerender({ view: { ...asked } as never });
	(key.element() as HTMLElement).click();
	expect(undo).toHaveBeenCalledTimes(1);
});

test('while a turn is read, the map shows what was done in it, not what is asked next', () => {
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	const followed = new Followed(board);
	const asked = { ask: { answers: [{ hex: '2419' }, { hex: '2720' }] } };
	const recap = { ways: [['0309', '0412']], fights: [{ hex: '0614' }] };
	const seen = (hex: string): boolean => {
		const [x, y] = pixelOf(board.camera, board.size, board.field.centre(hex));
		return x > 0 && x < 390 && y > 0 && y < 300;
	};
	const all = ['0309', '0412', '0614', '2419'];
	followed.show(asked as never);
	expect(all.map(seen)).toEqual([false, false, false, true]);
	followed.show(asked as never, undefined, recap as never);
	expect(all.map(seen)).toEqual([true, true, true, false]);
});

test('when the turn has passed the map shows who can act now, or what is asked, once', () => {
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	const followed = new Followed(board);
	const units = new Map(['0309', '0412', '2705'].map((hex) => [hex, { hex }]));
	const turn = (side: string, ...queue: string[]) => ({ side, queue, units, stacks: [] }) as never;
	const seen = (hex: string): boolean => {
		const [x, y] = pixelOf(board.camera, board.size, board.field.centre(hex));
		return !board.whole && x > 0 && x < 390 && y > 0 && y < 300;
	};
	const all = (...shown: Parameters<Followed['show']>): boolean[] => {
		followed.show(...shown);
		return ['0309', '0412', '2705'].map(seen);
	};
	followed.open(turn('white', '2705'));
	board.centreOn('2705');
	expect(all(turn('white', '0309'), undefined, null, true), 'the same turn').toEqual([
		...[false, false, true]
	]);
	const red = turn('red', '0309', '0412');
	expect(all(red), 'the app plays him').toEqual([false, false, true]);
	expect(all(red, undefined, null, true)).toEqual([true, true, false]);
	board.centreOn('2705');
	expect(all(red, undefined, null, true), 'whoever looks elsewhere may').toEqual([
		...[false, false, true]
	]);
	// What the app did was read somewhere else.
	followed.show(red, undefined, { ways: [['2705', '2706']], fights: [] } as never);
	expect(all(red, undefined, null, true)).toEqual([true, true, false]);
});

test('on a phone on its side, too, the cover says to whom it goes and what was played', async () => {
	screenDressed();
	await page.viewport(844, 390);
	const state = placed(gameWith(), { 'r-1-let': '2418' });
	const { container } = await render(Cover, {
		view: face.view(state, engine.waiting(state)),
		...{ to: 'red', name: 'Jon', told: 'The attacker is to lose 2 steps.', recap: null },
		...{ back: '/games', log: '/log', send: '/send', undo: undefined, by: undefined },
		ontake: () => undefined
	});
	const { top } = container.querySelector('.dock')!.getBoundingClientRect();
	for (const part of container.querySelectorAll('.bp-cover > *'))
		expect(part.getBoundingClientRect().bottom, part.textContent).toBeLessThanOrEqual(top);
	await page.viewport(414, 896);
});
