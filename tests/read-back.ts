import { isDeepStrictEqual } from 'node:util';
import type { JournalOf } from '#lib/kernel/game/game.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { english } from './english.ts';

type Border<Command, Fact> = Pick<JournalOf<never, Command, Fact>, 'parse' | 'parseKept'>;

/** Do two texts say the same, in whatever order? */
const alike = (one: string, two: string): boolean =>
	one === two || isDeepStrictEqual(JSON.parse(one), JSON.parse(two));

/** What does not read as what was written, and why: each entry as JSON, back through the game's own border. */
export const notReadBack = <Command, Fact>(
	{ parse, parseKept }: Border<Command, Fact>,
	entries: readonly Entry<Command, Fact>[]
): readonly string[] =>
	entries.flatMap((entry) => {
		const written = JSON.stringify(entry);
		const ways = { 'from a file': parse, 'from the storage': parseKept };
		return Object.entries(ways).flatMap(([way, read]) => {
			const back = read(JSON.parse(written) as unknown);
			if (!back.ok)
				return `entry ${entry.id} does not read ${way}: ${english(back.problem.text)} ${JSON.stringify(back.problem.values)}`;
			const again = JSON.stringify(back.value);
			return alike(again, written) ? [] : `entry ${entry.id} reads otherwise ${way}: ${again}`;
		});
	});
