import { copyName } from '#lib/features/forces/copies.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { BattleFile } from '#lib/rules/red-and-white/engine/index.ts';
import { historyOf, stateOf } from '#lib/rules/red-and-white/engine/history.ts';
import { withFreshIds } from '#lib/rules/red-and-white/forces/clone.ts';
import type { FileContents } from '#lib/rules/red-and-white/forces/file.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { same } from '#lib/kernel/same.ts';

/**
 * What becomes of one thing of a file. `new`: it is not here yet. `same`: it is here already, as it is.
 * `beside`: another one bears its id, so it comes as a copy and both stay.
 */
export type Standing = 'new' | 'same' | 'beside';

export interface PlannedForce {
	/** As it will be added. */
	readonly force: Force;
	readonly standing: Standing;
}
export interface PlannedBattle {
	readonly title: string;
	readonly battle: BattleFile;
	readonly standing: Exclude<Standing, 'beside'>;
}

/** What opening a file will do. Nothing has been done yet. */
export interface Plan {
	readonly forces: readonly PlannedForce[];
	readonly battles: readonly PlannedBattle[];
}

/** What is here before a file is opened. */
export interface Present {
	readonly forces: readonly Force[];
	/** The entries of each battle. */
	readonly battles: readonly (readonly unknown[])[];
}

const plannedForce = (
	force: Force,
	present: readonly Force[],
	freshId: () => string
): PlannedForce => {
	const rival = present.find(({ id }) => id === force.id);
	if (!rival) return { force, standing: 'new' };
	if (same(rival, force)) return { force, standing: 'same' };
	const name = copyName(
		force.name,
		present.map((one) => one.name)
	);
	return { force: { ...withFreshIds(force, freshId), name }, standing: 'beside' };
};

/** Compares a file with what is here. Nothing that is here is ever changed by it. */
export const planOf = (
	{ forces, battles }: FileContents<BattleFile>,
	present: Present,
	freshId: () => string
): Plan => {
	const here = [...present.forces];
	const planned = forces.map((force) => {
		const one = plannedForce(force, here, freshId);
		if (one.standing !== 'same') here.push(one.force);
		return one;
	});
	return {
		forces: planned,
		battles: battles.map((battle) => ({
			title: stateOf(historyOf(battle.entries)).header.name,
			battle,
			standing: present.battles.some((entries) => same(entries, battle.entries)) ? 'same' : 'new'
		}))
	};
};

/** What will be added: everything but what is here already. */
export const comesIn = ({ forces, battles }: Plan): Plan => ({
	forces: forces.filter(({ standing }) => standing !== 'same'),
	battles: battles.filter(({ standing }) => standing !== 'same')
});

/** `2 forces`, `1 battle`, or both: what a plan or a phone holds. */
export const thingsPhrase = (forces: number, battles: number): Phrase => {
	const some = count(forces, '{n} force', '{n} forces');
	const fights = count(battles, '{n} battle', '{n} battles');
	if (battles === 0) return some;
	return forces === 0 ? fights : say('{forces} and {battles}', { forces: some, battles: fights });
};
