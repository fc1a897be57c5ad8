import { type Force, LIMITS, type Package, withPackage } from '#lib/rules/red-and-white/index.ts';
import { freshId } from '../edit/fresh.ts';
import { packageLanguage, packageName, packageNotes } from './said.ts';

/**
 * The force with a known command added. When, where and by whose account stands in its notes; where they are full, in
 * those of the first unit added.
 */
export const addPackage =
	(pack: Package) =>
	(force: Force): Force => {
		const added = withPackage(force, pack, packageLanguage(), freshId);
		const about = `${packageName(pack)}. ${packageNotes(pack)}`;
		const notes = [force.notes, about].filter(Boolean).join('\n');
		if (notes.length <= LIMITS.notes) return { ...added, notes };
		const first = force.units.length;
		const units = added.units.map((unit, i) => (i === first ? { ...unit, notes: about } : unit));
		return { ...added, units };
	};
