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
		const added = withPackage(force, pack, packageLanguage(), freshId);
		const about = `${packageName(pack)}. ${packageNotes(pack)}`;
		const notes = [force.notes, about].filter(Boolean).join('\n');
		const full = notes.length > LIMITS.notes;
		const units = added.units.map((unit, i) => ({
			...unit,
			...(i >= taken.length && taken.includes(unit.name) && { name: copyName(unit.name, taken) }),
			...(full && i === taken.length && { notes: about })
		}));
		return { ...added, units, ...(!full && { notes }) };
	};
