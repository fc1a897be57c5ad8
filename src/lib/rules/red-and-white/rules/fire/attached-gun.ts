import { Draw, pool, repeated } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../../book.ts';
import type { Unit } from '../../types.ts';
import { unsaved } from './hits.ts';
import { unlikely } from '../special-figures.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** ORGANIZATION: machine guns form companies only where the game master allows it; a single stand is none. */
export const mayFormCompanies = (book: Book, units: readonly Unit[]): Decision<never> =>
	book.options.machine_gun_companies === 'allowed' ||
	units.every(({ type, stands }) => type !== 'machine_guns' || stands.length === 1)
		? accept()
		: refuse('Organization', say(words.theRefereeHasNotAllowedMachineGun));

/** NOTES ON FIRING (G04): may an attached machine gun pick a target of its own? */
export const gunPicksTarget = (book: Book): boolean => book.readings.G04 !== 'nearest_only';

/** MACHINE GUNS: an attached machine gun or tchanka may be hit when its unit loses figures to fire (R21). */
export const attachedGunHit = (): Draw<boolean> =>
	pool(1, 10, unlikely(words.hit, words.miss), {
		label: words.attachedMachineGun,
		rule: 'Machine guns'
	}).map((hit) => hit === 1);

/** MACHINE GUNS: do its gunners get a saving throw (R20)? */
export const attachedGunSaves = (book: Book): boolean => book.readings.R20 !== 'nobody_extra';

/** MACHINE GUNS: does its loss replace one of the unit's losses, rather than being added (R21)? */
export const attachedGunSpares = (book: Book): boolean => book.readings.R21 === 'once_instead';

/** MACHINE GUNS: one D10, and on a 0 the gunner's saving throw, if crews have one (R20). */
export const attachedGunLoses = (book: Book): Draw<boolean> =>
	attachedGunHit().chain((hit) => {
		if (!attachedGunSaves(book)) return Draw.of(hit);
		return pool(hit ? 1 : 0, 6, unsaved(book), {
			label: words.savingThrow,
			rule: 'Saving throw'
		}).map((lost) => lost === 1);
	});

/** MACHINE GUNS: how often it is rolled for one fire that took this many figures (R21). */
export const attachedGunRolls = (book: Book, figuresLost: number): number => {
	if (figuresLost <= 0) return 0;
	return book.readings.R21 === 'per_figure' ? figuresLost : 1;
};

/** MACHINE GUNS: gunners lost over this many rolls, never more than there are. */
export const attachedGunLosses = (book: Book, rolls: number, gunners: number): Draw<number> =>
	repeated(rolls, 0, (lost) =>
		lost >= gunners ? Draw.of(lost) : attachedGunLoses(book).map((loses) => lost + (loses ? 1 : 0))
	);
