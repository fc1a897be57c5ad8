import type { OptionField } from '#lib/kernel/book/book.ts';
import { words } from '../words/en/rulings/options.ts';
import { words as shared } from '../words/en/reference/shared.ts';

const ALLOWED = [
	{ value: 'allowed', text: words.allowed },
	{ value: 'not_allowed', text: words.notAllowed }
] as const;

/** In the order of the source. */
export const OPTIONS = [
	{
		key: 'movement',
		section: 'Movement',
		title: words.movementSystem,
		question: words.whichOfTheTwoMovementTablesIsUsed,
		choices: [
			{ value: 'variable', text: words.variableDiceOnly },
			{ value: 'alternate', text: words.alternateAFixedDistanceAndADie }
		]
	},
	{
		key: 'indirect_fire',
		section: 'Indirect fire',
		title: words.indirectFire,
		question: words.doesTheRefereeAllowGunsToFireAt,
		choices: ALLOWED
	},
	{
		key: 'petrol_bombs',
		section: 'Infantry',
		title: words.petrolBombs,
		question: words.doesTheRefereeAllowPetrolBombs,
		choices: ALLOWED
	},
	{
		key: 'machine_gun_companies',
		section: 'Machine guns',
		title: words.machineGunCompanies,
		question: words.doesTheRefereeAllowMachineGunsTo,
		choices: ALLOWED
	},
	{
		key: 'ships_and_ice',
		section: 'Additional rules',
		title: shared.shipsBoatsAndIce,
		question: words.areTheUntriedAdditionalRulesUsed,
		choices: [
			{ value: 'not_used', text: words.notUsed },
			{ value: 'used', text: words.used }
		]
	}
] as const satisfies readonly OptionField[];
