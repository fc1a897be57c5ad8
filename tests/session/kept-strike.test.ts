import { battleJournal } from '../kept.ts';
import { describe, expect, test, vi } from 'vitest';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { strikeAhead, strikeOf, Striking } from '#lib/session/striking.svelte.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { BattleState, Command, Fact } from '#lib/rules/red-and-white/index.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { alterSetting, readSetting } from '#lib/store/settings.ts';
import { unit } from '../rules/red-and-white/engine/battles.ts';
import { fought } from '../rules/red-and-white/report/fought.ts';
import { freshStore } from '../store/fresh.ts';

freshStore();

type BattleStriking = Striking<BattleState, Command, Fact>;

/** A stand falls, then its unit fires with three; without the first line it fires with four. */
const battleAt = async (): Promise<LiveBattle> => {
	const entries = fought([
		{ type: 'stepPhase', by: 1 },
		{ type: 'loseFigures', unit: unit('W1'), stand: 3, figures: 4 },
		{
			slug: 'small-arms-fire',
			unit: unit('W1'),
			target: unit('R1'),
			form: { band: 'point_blank' }
		}
	]);
	await createJournal(battleJournal('kromy', entries));
	return opened();
};
const opened = async (): Promise<LiveBattle> => {
	const battle = new LiveBattle('kromy');
	expect(await battle.load()).toBe(true);
	return battle;
};
const LINE = '2';
const striking = async (battle: LiveBattle): Promise<BattleStriking> => {
	const on = new Striking(battle, LINE);
	void on.work();
	await vi.waitFor(() => expect(on.working).toBe(false));
	return on;
};
const thrownFor = (on: BattleStriking, face: number): Throw => {
	const { call } = on.asked!;
	return {
		call,
		faces: Array.from({ length: call.dice }, () => face),
		count: null,
		by: 'hand'
	};
};

describe('a strike on its way is kept', () => {
	test('dice that fell for it are there after a reload, until it is written', async () => {
		const battle = await battleAt();
		const on = await striking(battle);
		expect(on.asked).toBeDefined();
		on.fell(thrownFor(on, 6));
		await vi.waitFor(() => expect(on.plan).toBeDefined());
		const { thrown } = on;
		expect(thrown).toBeGreaterThan(0);
		on.because(LINE, 'we all saw it');
		await battle.strikes.settled();

		const later = await opened();
		const again = await striking(later);
		expect(again.asked).toBeUndefined();
		expect(again.thrown).toBe(thrown);
		expect(again.plan!.note.redecided).toEqual(on.plan!.note.redecided);
		expect(again.keepsLine(LINE)).toBe('we all saw it');

		later.strikes.done(LINE);
		await later.strikes.settled();
		const anew = await striking(await opened());
		expect(anew.asked).toBeDefined();
		expect(anew.thrown).toBe(0);
	});

	test('the reason and the dice of a pool half typed in are kept too', async () => {
		const battle = await battleAt();
		const on = await striking(battle);
		on.reason = 'out of range';
		on.typed([3]);
		await battle.strikes.settled();
		const again = await striking(await opened());
		expect(again.reason).toBe('out of range');
		expect(again.typedFaces).toEqual([3]);
		again.fell(thrownFor(again, 2));
		expect(again.typedFaces).toEqual([]);
	});

	test('what does not read is left out; another line has its own', async () => {
		const battle = await battleAt();
		await alterSetting('strike:kromy', () => ({
			n: 9,
			open: [{ line: LINE, thrown: { 3: [{ faces: 'six' }] } }, 7]
		}));
		const on = await striking(await opened());
		expect(on.thrown).toBe(0);
		on.fell(thrownFor(on, 1));
		await battle.strikes.settled();
		expect(battle.strikes.of('1')).toMatchObject({ line: '1', thrown: {} });
		expect(await readSetting('strike:kromy')).toBeDefined();
	});
});

test('a strike worked out while its line is looked at is taken up, unless the game has gone on since', async () => {
	const battle = await battleAt();
	const ahead = async (): Promise<() => void> => {
		vi.useFakeTimers();
		const leave = strikeAhead(battle, LINE);
		await vi.advanceTimersByTimeAsync(1000);
		vi.useRealTimers();
		return leave;
	};
	let leave = await ahead();
	const on = strikeOf(battle, LINE);
	leave();
	await vi.waitFor(() => expect(on.asked).toBeDefined());
	expect(strikeOf(battle, LINE).working, 'it is taken up once').toBe(true);

	leave = await ahead();
	await battle.undo();
	const gone = strikeOf(battle, LINE);
	gone.begin();
	await vi.waitFor(() => expect(gone.plan?.changes).toEqual([]));
	leave();

	(await ahead())();
	expect(strikeOf(battle, LINE).working, 'nothing is left of one that was given up').toBe(true);
});
