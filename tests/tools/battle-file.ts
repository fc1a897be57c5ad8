import type { Command } from '../../src/lib/rules/red-and-white/engine/commands/command.ts';
import { forBattle } from '../../src/lib/rules/red-and-white/engine/commands/battle.ts';
import { battleEngine } from '../../src/lib/rules/red-and-white/engine/engine.ts';
import { EMPTY } from '../../src/lib/rules/red-and-white/engine/state.ts';
import type { BattleEntry } from '../../src/lib/rules/red-and-white/journal/history.ts';
import { makeJournal, nextEntry } from '../chained.ts';
import { makeFile, type FileJournal } from '../../src/lib/kernel/border/file.ts';
import { redAndWhite } from '../../src/lib/rules/red-and-white/index.ts';
import { FORCES } from '../../src/lib/rules/red-and-white/scenarios/file.ts';
import type { Force } from '../../src/lib/rules/red-and-white/types.ts';

/** A battle as a file holds it. */
export const battleIn = (entries: readonly BattleEntry[]): FileJournal => ({
	kind: redAndWhite.meta.id,
	...makeJournal(redAndWhite, entries)
});

/** A file of battles. */
export const battlesFile = (...battles: (readonly BattleEntry[])[]): string =>
	makeFile({ journals: battles.map(battleIn), documents: [] });

/** A file of forces. */
export const forcesFile = (forces: readonly Force[]): string => {
	const { kind, version } = FORCES;
	return makeFile({ journals: [], documents: forces.map((body) => ({ kind, version, body })) });
};

/** A battle fought by these commands, `most` entries long; what the rules refuse is left out. */
export function battleOf(
	name: string,
	armies: readonly Force[],
	fight: Iterable<Command>,
	most = Infinity
): readonly BattleEntry[] {
	const entries: BattleEntry[] = [];
	let state = EMPTY;
	const give = (command: Command): void => {
		const decision = battleEngine.decide(state, command);
		if (!decision.ok) return;
		for (const event of decision.facts) state = battleEngine.evolve(state, event);
		const at = new Date(Date.UTC(2026, 0, 1, 12, 0, entries.length)).toISOString();
		entries.push(nextEntry(entries, { kind: 'done', at, command, facts: decision.facts }));
	};
	const forces = forBattle(armies);
	give({ type: 'begin', name, forces, reserve: [], readings: {}, numbers: {}, options: {} });
	for (const command of fight) {
		if (entries.length >= most) break;
		give(command);
	}
	return entries;
}

/** The same as a file. */
export const battleFile = (...battle: Parameters<typeof battleOf>): string =>
	battlesFile(battleOf(...battle));
