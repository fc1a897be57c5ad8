import { t } from '#lib/words/t.ts';
import {
	type Force,
	partsOf,
	strengthOf,
	TYPE_TITLES,
	type Unit,
	type UnitType
} from '#lib/rules/red-and-white/index.ts';
import type { BranchName } from '#lib/ui/signs/icons.ts';
import { dotted, named } from '#lib/words/names.ts';
import { grouped } from './edit/edit.ts';
import type { Words } from './edit/fresh.ts';
import { words } from '../words/en/forces.ts';

/** Names for what has no historical name, in the player's language. */
export const fallbackWords = (): Words => ({
	force: t(words.force),
	officer: t(words.officer),
	player: t(words.player)
});

/** A text as it stands by itself. */
export const raised = (text: string): string =>
	t(text).replace(/^./, (letter) => letter.toLocaleUpperCase());

/** A unit's name, or its type while nobody has named it. */
export const unitName = ({ name, type }: Pick<Unit, 'name' | 'type'>): string =>
	name.trim() || t(TYPE_TITLES[type]);

/** The force as plain text: its officers, and below each the units he leads. */
export const forceText = (force: Force): string =>
	[
		[named(force.name), dotted(strengthOf(force))].join('\n'),
		...grouped(force).map(({ officer, units }) =>
			[
				officer ? named(officer.name) : t(words.unitsWithoutAnOfficer),
				...units.map((unit) => `${unit.label} ${unitName(unit)}: ${dotted(partsOf(unit))}`)
			].join('\n')
		),
		force.notes
	]
		.filter(Boolean)
		.join('\n\n');

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
