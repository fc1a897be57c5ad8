import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import { type Deed, PROCEDURES } from '#lib/rules/red-and-white/index.ts';
import type { IconName } from '#lib/ui/signs/icons.ts';
import { words } from '../words/en/battle/unit.ts';

/** What a throw is called in the list of what a unit can do; coming into contact leads to a melee. */
export const deedTitle = (slug: string): string => {
	if (slug === 'contact') return words.inContact;
	const procedure = PROCEDURES.get(slug);
	return procedure?.deed ?? procedure?.title ?? slug;
};

export const deedIcon = (slug: string): IconName => PROCEDURES.get(slug)?.sign ?? 'dice';

/** NOTES ON FIRING (G04). */
const PARTS = {
	guns: words.machineGunAtItsOwnTarget,
	rest: words.fireWithWhatIsLeft,
	left: words.deedLeftSide,
	right: words.deedRightSide,
	ahead: words.deedAhead,
	astern: words.deedAstern
} as const;

/** NOTES ON FIRING (G04): a throw with the part of the unit that makes it, where only a part does. */
export const partTitle = ({ calculator, part }: Pick<Deed, 'calculator' | 'part'>): string =>
	part ? t(say(PARTS[part], { deed: say(deedTitle(calculator)) })) : t(deedTitle(calculator));
