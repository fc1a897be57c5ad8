import { expect, test } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { face } from '#lib/features/white-october/face.ts';
import { LiveGame } from '#lib/session/live-game.svelte.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { t } from '#lib/words/t.ts';
import { chained } from '../chained.ts';
import { freshStore } from '../store/fresh.ts';

freshStore();

const { session } = face;
const seats = { white: { name: '', app: false }, red: { name: '', app: false } };

/** A game in which the first dice have just been thrown. */
const thrown = async () => {
	const engine = session.engine();
	const options = Object.fromEntries(
		face.options.map(({ key, choices }) => [key, key === 'events' ? 'used' : choices[0]!.value])
	);
	const command = face.begin({ name: 'Test', scenario: 'october', seats, options });
	const decision = engine.decide(engine.empty, command);
	if (!decision.ok) throw new Error('It does not begin');
	const { facts } = decision;
	await createJournal({
		...{ id: 'game', kind: face.kind, title: 'Test', summary: null },
		entries: chained({ kind: 'done', command, facts })
	});
	const live = new LiveGame('game', session);
	await live.load();
	for (let n = 0; n < 20 && !face.draw(live.state, live.waiting); n++) {
		const { commands } = live.waiting;
		await live.do(commands.find(({ type }) => type === 'done') ?? commands[0]!);
	}
	const draw = face.draw(live.state, live.waiting);
	await live.do(face.roll(live.waiting, play(draw!, () => 1).throws));
	return live;
};

test('dice are taken back once both agree, though they agree after them; a redo brings them back', async () => {
	const live = await thrown();
	const { rolls } = live.waiting;
	expect([live.canUndo, live.stands], 'dice stand').toEqual([false, true]);
	await live.undo();
	expect(t(live.refusal!.why), 'an undo that takes back nothing says so').toMatch(
		/^What fell or was shown stands/
	);
	await live.do(face.agree!(true));
	expect([live.canUndo, live.stands]).toEqual([true, false]);
	await live.undo();
	expect(face.draw(live.state, live.waiting), 'they are to be thrown again').toBeDefined();
	expect(live.waiting.rolls).not.toEqual(rolls);
	expect(live.said?.sentences.map(t).join(' ')).toMatch(/ rolls /);
	await live.redo();
	expect(live.waiting.rolls).toEqual(rolls);
});

test('the undo of the agreement itself takes back nothing else', async () => {
	const live = await thrown();
	await live.do(face.agree!(true));
	const agreed = live.history.counted.at(-1)!.entry.id;
	await live.undo(agreed);
	expect([session.free!(live.state), live.canUndo]).toEqual([false, false]);
});

test('what both agreed holds for older dice, too, until they play on', async () => {
	const live = await thrown();
	const roll = () =>
		live.do(face.roll(live.waiting, play(face.draw(live.state, live.waiting)!, () => 1).throws));
	for (let n = 0; n < 20 && !face.draw(live.state, live.waiting); n++)
		await live.do(live.waiting.commands[0]!);
	await roll();
	await live.do(face.agree!(true));
	const dice = () => live.history.counted.filter(session.fixed!).length;
	for (let left = dice(); left > 0; left = dice()) {
		expect(live.canUndo, `${left} throws left`).toBe(true);
		await live.undo();
	}
	while (live.canRedo) await live.redo();
	expect([dice(), session.free!(live.state)]).toEqual([2, true]);
	while (dice() > 1) await live.undo();
	await roll();
	expect([dice(), live.canUndo], 'they have played on').toEqual([2, false]);
});

test('the name of a game is no part of play: an undo meets it only where it was said just now', async () => {
	const live = await thrown();
	const before = live.state;
	await live.do(face.note('Played'));
	const played = live.state;
	await live.do(face.rename('A copy'));
	await live.undo();
	expect(live.state, 'just said').toEqual(played);
	await live.do(face.rename('A copy'));
	live.hush();
	await live.undo();
	expect(live.state, 'as a copy has it when it is opened').toEqual(before);
	await live.redo();
	expect(live.about.title).toBe('A copy');
});
