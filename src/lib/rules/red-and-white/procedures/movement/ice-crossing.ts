import { say } from '#lib/kernel/phrase.ts';
import { mayCrossIce } from '../../rules/vehicles/ships.ts';
import { RIVERS } from '../../rules/vehicles/ice.ts';
import { RIVER } from './water.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { flagIn, oneOf } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/movement.ts';

const SECTION = 'Additional rules';

/** ADDITIONAL RULES: who may cross a river on the ice. */
export const ICE_CROSSING: Calculator = {
	slug: 'ice-crossing',
	title: words.crossingTheIce,
	section: SECTION,
	phases: [3],
	roles: { unit: words.crossesTheIce },
	initial: { river: 'frozen', who: 'foot_or_horse', refereeAllows: false },
	groups: (_book, form) => [
		{
			title: words.theRiver,
			section: SECTION,
			fields: [
				RIVER,
				{
					kind: 'choice',
					key: 'who',
					label: words.whoCrosses,
					options: [
						{ value: 'foot_or_horse', label: words.onFootOrHorse },
						{ value: 'heavy', label: words.gunsWagonsVehicles }
					]
				},
				...(oneOf(form, 'who', ['foot_or_horse', 'heavy']) === 'heavy'
					? [{ kind: 'flag', key: 'refereeAllows', label: words.theRefereeAllowsIt } as const]
					: [])
			]
		}
	],
	resolve: (book, form) => {
		const river = oneOf(form, 'river', RIVERS);
		const who = oneOf(form, 'who', ['foot_or_horse', 'heavy']);
		const may = mayCrossIce(book, river, who, flagIn(form, 'refereeAllows'));
		const word = may.ok ? words.yes : words.no;
		const line = {
			reason: may.ok ? say(words.theIceBearsThem) : may.refusal.why,
			section: SECTION,
			amount: word
		};
		return {
			resolution: withoutDice({
				working: [{ lines: [line] }],
				answer: { value: say(word), strong: line.reason },
				telling: {
					value: word,
					say: may.ok ? say(words.theyMayCross) : say(words.theyMayNotCross),
					more: may.ok ? [] : [may.refusal.why],
					lines: [line]
				}
			})
		};
	}
};
