import { type Force, LIMITS, type Package, withPackage } from '#lib/rules/red-and-white/index.ts';
import { copyName } from '#lib/words/names.ts';
import { freshId } from '../edit/fresh.ts';
import { packageLanguage, packageName, packageNotes } from './said.ts';

/**
 * The force with a known command added, each unit under a name of its own. When, where and by whose account stands in its
 * notes; where they are full, in those of the first unit added.
 */
export const addPackage =
	(pack: Package) =>
	(force: Force): Force => {
		const taken = force.units.map(({ name }) => name);
		const packed = withPackage(force, pack, packageLanguage(), freshId);
		const units = packed.units.map((unit, i) =>
			i >= taken.length && taken.includes(unit.name)
				? { ...unit, name: copyName(unit.name, taken) }
				: unit
		);
		const added = { ...packed, units };
		const about = `${packageName(pack)}. ${packageNotes(pack)}`;
		const notes = [force.notes, about].filter(Boolean).join('\n');
		if (notes.length <= LIMITS.notes) return { ...added, notes };
		const first = force.units.length;
		return {
			...added,
			units: units.map((unit, i) => (i === first ? { ...unit, notes: about } : unit))
		};
	};
