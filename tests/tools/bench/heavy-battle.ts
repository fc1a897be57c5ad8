import { forBattle } from '../../../src/lib/rules/red-and-white/engine/commands/battle.ts';
import type { Command } from '../../../src/lib/rules/red-and-white/engine/commands/command.ts';
import { EXAMPLE_FORCES } from '../../rules/red-and-white/example-forces.ts';
import type { Force } from '../../../src/lib/rules/red-and-white/types.ts';
import { battleFile } from '../battle-file.ts';

/** The name of the battle in the file. */
export const NAME = 'Sixty units';

/** A force grown to so many units, each a copy of one it has. */
export const grown = (force: Force, units: number): Force => ({
	...force,
	units: Array.from({ length: units }, (_, at) => {
		const unit = force.units[at % force.units.length];
		if (!unit) throw new Error(`${force.name} has no units.`);
		return { ...unit, id: `unit-${at}`, label: `${at + 1}` };
	})
});

/** Commands without end, one unit after the other. */
function* fighting(units: readonly string[]): Iterable<Command> {
	for (let at = 0; ; at++) {
		const unit = units[at % units.length] ?? '';
		const turn = Math.floor(at / units.length);
		if (turn % 3 === 0) yield { type: 'setMark', unit, mark: 'in_cover', on: turn % 2 === 0 };
		else if (turn % 3 === 1) yield { type: 'loseFigures', unit, figures: 1 };
		else yield { type: 'quick', unit, figures: 1, hits: 0, on: [], off: [], note: `Line ${at}` };
	}
}

/** A file with a battle of sixty units and a thousand entries in its log. */
export function heavyBattle(): string {
	const forces = EXAMPLE_FORCES.map((force) => grown(force, 60 / EXAMPLE_FORCES.length));
	const units = forBattle(forces).flatMap((force) => force.units.map(({ id }) => id));
	return battleFile(NAME, forces, fighting(units), 1000);
}
