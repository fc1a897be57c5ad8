import { freshStore } from '../store/fresh.ts';
import { battleJournal } from '../kept.ts';
import { expect, test, vi } from 'vitest';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import type { SeatEars } from '#lib/store/journal/seat.ts';
import { fought } from '../rules/red-and-white/report/fought.ts';
import { unit } from '../rules/red-and-white/engine/battles.ts';

const ears: SeatEars[] = [];
vi.mock('#lib/store/journal/seat.ts', () => ({
	takeSeat: async (_: string, heard: SeatEars) => {
		ears.push(heard);
		return { takeOver: () => undefined, wrote: () => undefined, leave: () => undefined };
	}
}));

freshStore();

const [R1, W1] = [unit('R1'), unit('W1')];
const ENTRIES = fought([
	{ type: 'stepPhase', by: 1 },
	{ slug: 'small-arms-fire', unit: R1, target: W1, form: { band: 'point_blank' } }
]);

test('a roll that another tab applied is not offered again by the tab that takes the battle over', async () => {
	const fire = ENTRIES.at(-1);
	if (fire?.kind !== 'done' || fire.command.type !== 'roll') throw new Error('Nobody fired.');
	const { throws } = fire.command;
	await createJournal(battleJournal('b', ENTRIES.slice(0, -1)));
	const battle = new LiveBattle('b');
	await battle.load();
	ears[0]?.seat('follows');
	battle.left.put({
		...{ procedure: 'small-arms-fire', parties: { unit: R1, target: W1 }, overruled: null },
		...{ form: {}, filled: {}, typed: [], throws, faces: [], missing: [] },
		after: ENTRIES.at(-2)!.id
	});
	await battle.left.settled();
	await openJournal('b', parsed<unknown>).append(fire);
	expect(battle.left.all).toHaveLength(1);
	ears[0]?.seat('writes');
	await vi.waitFor(() => expect(battle.follows).toBe(false));
	expect(battle.history.last).toBe(fire.id);
	expect(battle.left.all).toEqual([]);
});
