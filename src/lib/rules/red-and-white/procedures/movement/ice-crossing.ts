import { say } from '#lib/kernel/phrase.ts';
import { mayCrossIce, RIVERS, type River } from '../../rules/vehicles/ships.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { flagIn, oneOf } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/movement.ts';

const SECTION = 'Additional rules';

const RIVER_WORDS: Record<River, string> = {
	unfrozen: words.openWater,
	thin_ice: words.thinIce,
	ice_choked: words.iceChoked,
	frozen: words.frozen
};

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
				{
					kind: 'choice',
					key: 'river',
					label: words.theRiver,
					options: RIVERS.map((river) => ({ value: river, label: RIVER_WORDS[river] }))
				},
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
