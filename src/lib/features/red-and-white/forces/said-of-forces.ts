import { t } from '#lib/words/t.ts';
import { TYPE_TITLES, type Unit, type UnitType } from '#lib/rules/red-and-white/index.ts';
import type { BranchName } from '#lib/ui/signs/icons.ts';
import type { Words } from './edit/fresh.ts';
import { words } from '../words/en/forces.ts';

/** Names for what has no historical name, in the player's language. */
export const fallbackWords = (): Words => ({
	force: t(words.force),
	officer: t(words.officer),
	player: t(words.player)
});

/** A unit's name, or its type while nobody has named it. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string =>
	name.trim() || t(TYPE_TITLES[type]);

const BRANCHES: Readonly<Record<UnitType, BranchName>> = {
	infantry: 'infantry',
	cavalry: 'cavalry',
	machine_guns: 'machine-gun',
	battery: 'artillery',
	tank: 'tank',
	armoured_car: 'armoured-car',
	armoured_train: 'train',
	ship: 'ship',
	wagon: 'supply',
	headquarters: 'headquarters'
};

/** The drawing for a unit's branch of service. */
export const branchOf = ({ type, gun }: Pick<Unit, 'type' | 'gun'>): BranchName => {
	if (type === 'battery' && gun === 'light') return 'light-gun';
	if (type === 'battery' && gun === 'heavy') return 'heavy-gun';
	return BRANCHES[type];
};
