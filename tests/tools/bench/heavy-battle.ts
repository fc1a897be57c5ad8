import {
	battleEngine,
	EMPTY,
	forBattle,
	type Command
} from '../../../src/lib/rules/red-and-white/engine/index.ts';
import {
	makeBattleFile,
	type BattleEntry
} from '../../../src/lib/rules/red-and-white/engine/file.ts';
import { EXAMPLE_FORCES } from '../../../src/lib/rules/red-and-white/forces/examples.ts';
import { makeFile } from '../../../src/lib/rules/red-and-white/forces/file.ts';
import type { Force } from '../../../src/lib/rules/red-and-white/types.ts';

/** The name of the battle in the file. */
export const NAME = 'Sixty units';

/** A force grown to so many units, each a copy of one it has. */
const grown = (force: Force, units: number): Force => ({
	...force,
	units: Array.from({ length: units }, (_, at) => {
		const unit = force.units[at % force.units.length];
		if (!unit) throw new Error(`${force.name} has no units.`);
		return { ...unit, id: `unit-${at}`, label: `${at + 1}` };
	})
});

/** A file with a battle of sixty units and a thousand entries in its log. */
export function heavyBattle(): string {
	const forces = forBattle(EXAMPLE_FORCES.map((force) => grown(force, 60 / EXAMPLE_FORCES.length)));
	const units = forces.flatMap((force) => force.units.map(({ id }) => id));
	const entries: BattleEntry[] = [];
	let state = EMPTY;
	const give = (command: Command): void => {
		const decision = battleEngine.decide(state, command);
		if (!decision.ok) return;
		for (const event of decision.events) state = battleEngine.evolve(state, event);
		const at = new Date(Date.UTC(2026, 0, 1, 12, 0, entries.length)).toISOString();
		entries.push({ kind: 'done', at, command, events: decision.events });
	};
	give({
		type: 'begin',
		name: NAME,
		forces,
		reserve: [],
		readings: {},
		numbers: {},
		options: {}
	});
	for (let at = 0; entries.length < 1000; at++) {
		const unit = units[at % units.length] ?? '';
		const turn = Math.floor(at / units.length);
		if (at % units.length === 0) give({ type: 'stepPhase', by: 1 });
		else if (turn % 3 === 0) give({ type: 'setMark', unit, mark: 'in_cover', on: turn % 2 === 0 });
		else if (turn % 3 === 1) give({ type: 'loseFigures', unit, figures: 1 });
		else give({ type: 'quick', unit, figures: 1, hits: 0, on: [], off: [], note: `Line ${at}` });
	}
	return makeFile({ forces: [], battles: [makeBattleFile(entries)] });
}
