import type { Command } from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from '../battle/live.svelte.ts';

/** Carries out what a sheet was opened for, then closes it. The second of two quick taps does nothing. */
export const closing = (
	sheet: () => { readonly battle: LiveBattle; readonly onclose: () => void }
): ((command: Command) => Promise<void>) => {
	let done = false;
	return async (command) => {
		if (done) return;
		done = true;
		const { battle, onclose } = sheet();
		done = (await battle.do(command)).ok;
		if (done) onclose();
	};
};
