import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import { moraleTo } from '../../rules/morale.ts';
import {
	breakerPoint,
	icebreaker,
	launchBoats,
	maySail,
	RIVER_CRAFT,
	riverDice,
	riverMovement,
	RIVERS,
	type River,
	type RiverCraft
} from '../../rules/vehicles/ships.ts';
import { resolution, type Calculator, type Form } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { passNote } from '../morale/morale-parts.ts';
import { barsOf, flagIn, numberIn, oneOf, signed, told } from '../parts.ts';
import { hitsCount } from '../vehicles/vehicle-morale.ts';

const SECTION = 'Additional rules';

/** ADDITIONAL RULES: boats carried on board. */
export const LAUNCH_BOATS: Calculator = {
	slug: 'launch-boats',
	title: 'Launching boats',
	section: SECTION,
	phases: [3],
	roles: { unit: 'launches boats' },
	log: { alone: '{unit} launches boats' },
	initial: { boats: 2 },
	groups: () => [
		{
			title: 'Boats on board',
			section: SECTION,
			fields: [
				{
					kind: 'count',
					key: 'boats',
					label: 'Boats launched',
					hint: say('in one turn'),
					min: 1,
					max: 6
				}
			]
		}
	],
	resolve: (_book, form) => {
		const boats = numberIn(form, 'boats');
		return {
			resolution: resolution({
				working: [
					{
						lines: [told(say('Boats'), SECTION, boats)],
						note:
							boats <= 1
								? say('One boat is always launched.')
								: say('They are launched on {boats} or more.', { boats })
					}
				],
				draw: launchBoats(boats),
				well: (launched) => launched,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: count(boats, 'to launch the boat', 'to launch all {n} boats'),
						caption: say('this turn, in %'),
						yes: 'Launched',
						no: 'Not yet'
					}),
				tell: (launched) => ({
					value: launched ? 'Launched' : 'Not yet',
					say: launched
						? count(boats, 'The boat is launched.', 'All {n} boats are launched.')
						: say('No boat is launched this turn.'),
					more: [],
					lines: []
				})
			})
		};
	}
};

const CRAFT_WORDS: Record<RiverCraft, string> = {
	ship: 'Ship',
	ship_towing: 'Ship, towing',
	launch: 'Launch',
	launch_towing: 'Launch, towing',
	boat: 'Rowing boat'
};
const RIVER_WORDS: Record<River, string> = {
	unfrozen: 'Open',
	thin_ice: 'Thin ice',
	ice_choked: 'Ice-choked',
	frozen: 'Frozen'
};

const sailing = (form: Form) => ({
	craft: oneOf(form, 'craft', RIVER_CRAFT),
	river: oneOf(form, 'river', RIVERS),
	channel: flagIn(form, 'channel')
});

/** ADDITIONAL RULES: ships, launches and boats on open water and ice. */
export const RIVER_MOVEMENT: Calculator = {
	slug: 'river-movement',
	title: 'Movement on a river',
	section: SECTION,
	phases: [3],
	roles: { unit: 'moves' },
	initial: { craft: 'ship', river: 'unfrozen', channel: false, distance: 12 },
	groups: (_book, form) => [
		{
			title: 'Who moves',
			section: SECTION,
			fields: [
				{
					kind: 'choice',
					key: 'craft',
					label: 'Who moves',
					options: RIVER_CRAFT.map((craft) => ({ value: craft, label: CRAFT_WORDS[craft] }))
				},
				{
					kind: 'choice',
					key: 'river',
					label: 'The river',
					options: RIVERS.map((river) => ({ value: river, label: RIVER_WORDS[river] }))
				},
				...(sailing(form).river === 'thin_ice'
					? [{ kind: 'flag', key: 'channel', label: 'In the channel of an icebreaker' } as const]
					: []),
				{
					kind: 'count',
					key: 'distance',
					label: 'Distance to go',
					min: 1,
					max: 48,
					inches: true
				}
			]
		}
	],
	resolve: (book, form) => {
		const { craft, river, channel } = sailing(form);
		const may = maySail(book, craft, river, channel);
		if (!may.ok) return { refused: may.refusal };
		const open = riverDice(book, craft, 'unfrozen', false);
		const dice = riverDice(book, craft, river, channel);
		const distance = numberIn(form, 'distance');
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(say('On open water'), SECTION, open),
							...(dice === open
								? []
								: [
										{
											reason: say(RIVER_WORDS[river]),
											section: SECTION,
											amount: signed(dice - open),
											byDefault: river === 'ice_choked'
										}
									])
						],
						total: { label: say('Dice to roll'), amount: String(dice) }
					}
				],
				draw: riverMovement(book, craft, river, channel),
				well: (inches) => inches,
				forecast: (dist) => {
					const mean = { inches: meanOf(dist, (inches) => inches).valueOf() };
					return {
						answer: {
							value: { chance: chanceOf(dist, (inches) => inches >= distance) },
							strong: say('to go {distance}', { distance: { inches: distance } }),
							second: say('{mean} on average', { mean })
						},
						chart: {
							caption: say('inches, in %'),
							bars: barsOf(
								byMeasure(dist, (inches) => inches),
								(inches) => inches >= distance
							)
						},
						facts: [{ label: say('On average'), value: mean }]
					};
				},
				tell: (inches) => ({
					value: String(inches),
					say: say('It moves up to {inches}.', { inches: { inches } }),
					more: [],
					lines: []
				}),
				changes: () => [{ who: 'unit', on: ['moved'] }]
			})
		};
	}
};

/** ADDITIONAL RULES: the leading ship breaks a section of thin ice. */
export const ICEBREAKER: Calculator = {
	slug: 'icebreaker',
	title: 'Icebreaker',
	section: SECTION,
	phases: [3],
	roles: { unit: 'breaks the ice' },
	log: { alone: '{unit} breaks the ice' },
	initial: { hits: 0, iceNumber: 1 },
	groups: (book) => [
		{
			title: 'The leading ship',
			section: SECTION,
			fields: [
				hitsCount('Hits so far', book.charts.VEHICLE_MORALE.at('ship', 'point') - 1),
				{
					kind: 'count',
					key: 'iceNumber',
					label: 'Ice number of the section',
					hint: say('set by the referee'),
					min: 0,
					max: 6
				}
			]
		}
	],
	resolve: (book, form) => {
		const hits = numberIn(form, 'hits');
		const ice = numberIn(form, 'iceNumber');
		const point = breakerPoint(book, hits);
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							{
								reason: say('Die, ice number and hits together, at most'),
								section: SECTION,
								amount: String(breakerPoint(book, 0)),
								byDefault: true
							},
							...(hits > 0 ? [told(say('Hits'), SECTION, signed(-hits))] : []),
							...(ice > 0 ? [told(say('Ice number'), SECTION, signed(-ice))] : [])
						],
						note: passNote(moraleTo(book, ice, point))
					}
				],
				draw: icebreaker(book, hits, ice),
				well: (breaks) => breaks,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say('to break the section'),
						caption: say('this section, in %'),
						yes: 'Breaks it',
						no: 'Stops'
					}),
				tell: (breaks) => ({
					value: breaks ? 'Breaks' : 'Stops',
					say: breaks
						? say('The ship breaks the ice of this section.')
						: say('The ship stops at the edge of the section for this turn.'),
					more: breaks ? [say('Ships that follow use the channel with all their dice.')] : [],
					lines: []
				})
			})
		};
	}
};
