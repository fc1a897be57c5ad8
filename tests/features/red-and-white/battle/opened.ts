import { expect } from 'vitest';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { firstLine } from '../../../first-line.ts';
import { battleJournal } from '../../../kept.ts';
import { allowed, type Given } from '../../../rules/red-and-white/engine/battles.ts';

/** A battle of the example forces in the store, after these commands; what the turn forbids is allowed by the referee. */
export async function opened(...commands: readonly Given[]): Promise<LiveBattle> {
	const id = crypto.randomUUID();
	await createJournal(battleJournal(id, [firstLine('Kromy')]));
	const battle = new LiveBattle(id);
	await battle.load();
	for (const given of commands) {
		const command = typeof given === 'function' ? given(battle.state) : given;
		expect((await battle.do(allowed(battle.state, command))).ok).toBe(true);
	}
	battle.hush();
	return battle;
}
