import {
	loadPackages,
	type Force,
	type Package,
	packageForce
} from '#lib/rules/red-and-white/index.ts';
import { note, noted } from '#lib/store/records/noted.ts';
import { t } from '#lib/words/t.ts';
import type { BattleList } from '../battles/list.svelte.ts';
import { freshId } from '../forces/edit/fresh.ts';
import { packageLanguage, packageNotes } from '../forces/packages/said.ts';
import { words } from '../words/en/try.ts';

/** The known commands that meet in the first battle, as they met in October 1919, and how much of each takes part. */
const RED = 'latvian';
const WHITE = 'markov';
const UNITS = 2;

const KEY = 'tachanka:try';

/** The battle in which a line says what to do now, if there is one. */
export const taughtBattle = (): string | null => noted(KEY);

/** No line says what to do any more; the battle stays. */
export const stopTeaching = (): void => note(KEY, null);

const small = (pack: Package): Force => {
	const force = packageForce(pack, packageLanguage(), freshId, packageNotes(pack));
	return { ...force, units: force.units.slice(0, UNITS) };
};

/** Begins the first battle and returns its id; undefined where the phone could not keep it, and the list says why. */
export const beginFirstBattle = async (battles: BattleList): Promise<string | undefined> => {
	const known = await loadPackages();
	const forces = [
		...known.red.filter(({ key }) => key === RED),
		...known.white.filter(({ key }) => key === WHITE)
	].map(small);
	const id = await battles.create({ name: t(words.aFirstBattle), forces, choices: {} });
	if (id !== undefined) note(KEY, id);
	return id;
};
