import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact } from '#lib/rules/red-and-white/engine/facts/fact.ts';
import type { Outcome } from '../summary.ts';
import { logOf, playBattle } from './battle.ts';

const COUNTED: readonly Fact['type'][] = [
	'rolled',
	'engaged',
	'figuresLost',
	'testOwed',
	'unitMoved'
];

/** Plays so many battles of three rounds, seed by seed; the log of one that breaks a law is saved. */
export const playBattles = (order: {
	readonly games: number;
	readonly seed: number;
	readonly save: string;
}): Outcome => {
	const counts: Record<string, number> = {};
	const saved: string[] = [];
	let [commands, longest, finished, faults, exceptions] = [0, 0, 0, 0, 0];
	const begin = process.cpuUsage();
	for (let seed = order.seed; seed < order.seed + order.games; seed++)
		try {
			const played = playBattle(seed);
			const { journal, faults: found } = played;
			finished += 1;
			commands += journal.length;
			longest = Math.max(longest, journal.length);
			for (const entry of journal)
				for (const { type } of entry.kind === 'done' ? entry.facts : [])
					if (COUNTED.includes(type)) counts[type] = (counts[type] ?? 0) + 1;
			if (!found.length) continue;
			faults += found.length;
			mkdirSync(order.save, { recursive: true });
			const file = join(order.save, `red-and-white-${seed}.txt`);
			writeFileSync(file, [...found, '', ...logOf(played)].join('\n'));
			saved.push(`${file}: ${found[0] ?? ''}`);
		} catch (problem) {
			exceptions += 1;
			saved.push(`${seed}: ${problem instanceof Error ? (problem.stack ?? '') : String(problem)}`);
		}
	const { user, system } = process.cpuUsage(begin);
	return {
		...{ games: order.games, finished, commands, longest, faults, exceptions, counts, saved },
		...{ milliseconds: (user + system) / 1000, deadEnds: 0, refusals: 0, results: {}, lines: [] }
	};
};
