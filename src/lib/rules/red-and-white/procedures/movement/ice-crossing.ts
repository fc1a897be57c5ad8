import { say } from '#lib/kernel/phrase.ts';
import { mayCrossIce, RIVERS, type River } from '../../rules/vehicles/ships.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { flagIn, oneOf } from '../parts.ts';

const SECTION = 'Additional rules';

const RIVER_WORDS: Record<River, string> = {
	unfrozen: 'Open',
	thin_ice: 'Thin ice',
	ice_choked: 'Ice-choked',
	frozen: 'Frozen'
};

/** ADDITIONAL RULES: who may cross a river on the ice. */
export const ICE_CROSSING: Calculator = {
	slug: 'ice-crossing',
	title: 'Crossing the ice',
	section: SECTION,
	phases: [3],
	roles: { unit: 'crosses the ice' },
	initial: { river: 'frozen', who: 'foot_or_horse', refereeAllows: false },
	groups: (_book, form) => [
		{
			title: 'The river',
			section: SECTION,
			fields: [
				{
					kind: 'choice',
					key: 'river',
					label: 'The river',
					options: RIVERS.map((river) => ({ value: river, label: RIVER_WORDS[river] }))
				},
				{
					kind: 'choice',
					key: 'who',
					label: 'Who crosses',
					options: [
						{ value: 'foot_or_horse', label: 'On foot or horse' },
						{ value: 'heavy', label: 'Guns, wagons, vehicles' }
					]
				},
				...(oneOf(form, 'who', ['foot_or_horse', 'heavy']) === 'heavy'
					? [{ kind: 'flag', key: 'refereeAllows', label: 'The referee allows it' } as const]
					: [])
			]
		}
	],
	resolve: (book, form) => {
		const river = oneOf(form, 'river', RIVERS);
		const who = oneOf(form, 'who', ['foot_or_horse', 'heavy']);
		const may = mayCrossIce(book, river, who, flagIn(form, 'refereeAllows'));
		const word = may.ok ? 'Yes' : 'No';
		const line = {
			reason: may.ok ? say('The ice bears them.') : may.refusal.why,
			section: SECTION,
			amount: word
		};
		return {
			resolution: withoutDice({
				working: [{ lines: [line] }],
				answer: { value: say(word), strong: line.reason },
				telling: {
					value: word,
					say: may.ok ? say('They may cross.') : say('They may not cross.'),
					more: may.ok ? [] : [may.refusal.why],
					lines: [line]
				}
			})
		};
	}
};
