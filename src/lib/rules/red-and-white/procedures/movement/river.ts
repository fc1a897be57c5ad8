import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { countAsk } from '#lib/kernel/sheet/asks.ts';
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
	type RiverCraft
} from '../../rules/vehicles/ships.ts';
import { RIVERS } from '../../rules/vehicles/ice.ts';
import { resolution, type Calculator, type Count, type Form } from '../calculator.ts';
import { eitherWay } from '../either.ts';
import { passNote } from '../morale/morale-parts.ts';
import { barsOf, flagIn, GOES_BACK, numberIn, oneOf, signed, told } from '../parts.ts';
import { channelFlag, RIVER, RIVER_WORDS } from './water.ts';
import { hitsCount } from '../vehicles/vehicle-morale.ts';
import { words } from '#lib/rules/red-and-white/words/en/movement.ts';

const SECTION = 'Additional rules';

const BOATS: Count = {
	kind: 'count',
	key: 'boats',
	label: words.boatsLaunched,
	hint: say(words.inOneTurn),
	min: 1,
	max: 6
};

/** ADDITIONAL RULES: boats carried on board. */
export const LAUNCH_BOATS: Calculator = {
	slug: 'launch-boats',
	title: words.launchingBoats,
	section: SECTION,
	phases: [3],
	roles: { unit: words.launchesBoats },
	log: { alone: words.unitLaunchingBoats },
	initial: { boats: 2 },
	groups: () => [
		{
			title: words.boatsOnBoard,
			section: SECTION,
			fields: [BOATS]
		}
	],
	asks: (_book, form) => [countAsk(BOATS, form)],
	resolve: (_book, form) => {
		const boats = numberIn(form, 'boats');
		return {
			resolution: resolution({
				working: [
					{
						lines: [told(say(words.boats), SECTION, boats)],
						note:
							boats <= 1
								? say(words.oneBoatIsAlwaysLaunched)
								: say(words.theyAreLaunchedOnBoatsOrMore, { boats })
					}
				],
				draw: launchBoats(boats),
				well: (launched) => launched,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: count(boats, words.toLaunchAllNBoats),
						caption: say(words.thisTurnInPercent),
						yes: words.launched,
						no: words.notYet
					}),
				tell: (launched) => ({
					value: launched ? words.launched : words.notYet,
					say: launched
						? count(boats, words.allNBoatsAreLaunched)
						: say(words.noBoatIsLaunchedThisTurn),
					more: [],
					lines: []
				})
			})
		};
	}
};

const CRAFT_WORDS: Record<RiverCraft, string> = {
	ship: words.ship,
	ship_towing: words.shipTowing,
	launch: words.launch,
	launch_towing: words.launchTowing,
	boat: words.rowingBoat
};

const sailing = (form: Form) => ({
	craft: oneOf(form, 'craft', RIVER_CRAFT),
	river: oneOf(form, 'river', RIVERS),
	channel: flagIn(form, 'channel')
});

/** ADDITIONAL RULES: ships, launches and boats on open water and ice. */
export const RIVER_MOVEMENT: Calculator = {
	slug: 'river-movement',
	title: words.movementOnARiver,
	section: SECTION,
	phases: [3],
	roles: { unit: words.moving },
	initial: { craft: 'ship', river: 'unfrozen', channel: false, distance: 12 },
	groups: (_book, form) => [
		{
			title: words.whoMoves,
			section: SECTION,
			fields: [
				{
					kind: 'choice',
					key: 'craft',
					label: words.whoMoves,
					options: RIVER_CRAFT.map((craft) => ({ value: craft, label: CRAFT_WORDS[craft] }))
				},
				RIVER,
				...channelFlag(sailing(form).river),
				{
					kind: 'count',
					key: 'distance',
					label: words.distanceToGo,
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
							told(say(words.onOpenWater), SECTION, open),
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
						total: { label: say(words.diceToRoll), amount: String(dice) }
					}
				],
				draw: riverMovement(book, craft, river, channel),
				well: (inches) => inches,
				forecast: (dist) => {
					const mean = { inches: meanOf(dist, (inches) => inches).valueOf() };
					return {
						answer: {
							value: { chance: chanceOf(dist, (inches) => inches >= distance) },
							strong: say(words.toGoDistance, { distance: { inches: distance } }),
							second: say(words.meanOnAverage, { mean })
						},
						chart: {
							caption: say(words.inchesInPercent),
							bars: barsOf(
								byMeasure(dist, (inches) => inches),
								(inches) => inches >= distance
							)
						},
						facts: [{ label: say(words.onAverage), value: mean }]
					};
				},
				tell: (inches) => ({
					value: `${inches}″`,
					say: say(words.itMovesUpToInches, { inches: { inches } }),
					more: [],
					lines: []
				}),
				changes: () => [{ who: 'unit', on: ['moved'] }]
			})
		};
	}
};

const ICE: Count = {
	kind: 'count',
	key: 'iceNumber',
	label: words.iceNumberOfTheSection,
	hint: say(words.setByTheReferee),
	min: 0,
	max: 6
};

/** ADDITIONAL RULES: the leading ship breaks a section of thin ice. */
export const ICEBREAKER: Calculator = {
	slug: 'icebreaker',
	title: words.icebreaker,
	section: SECTION,
	phases: [3],
	roles: { unit: words.breaksTheIce },
	log: { alone: words.unitBreaksTheIce },
	goesOn: (breaks) => breaks === true,
	initial: { hits: 0, iceNumber: 1 },
	groups: (book) => [
		{
			title: words.theLeadingShip,
			section: SECTION,
			fields: [hitsCount(words.hitsSoFar, book.charts.VEHICLE_MORALE.at('ship', 'point') - 1), ICE]
		}
	],
	asks: (_book, form) => [countAsk(ICE, form)],
	resolve: (book, form) => {
		const hits = numberIn(form, 'hits');
		const ice = numberIn(form, 'iceNumber');
		const point = breakerPoint(book, hits);
		const turnsBack = book.readings.S01 === 'turns_back';
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							{
								reason: say(words.dieIceNumberAndHitsTogetherAtMost),
								section: SECTION,
								amount: String(breakerPoint(book, 0)),
								byDefault: true
							},
							...(hits > 0 ? [told(say(words.hits), SECTION, signed(-hits))] : []),
							...(ice > 0 ? [told(say(words.iceNumber), SECTION, signed(-ice))] : [])
						],
						note: passNote(moraleTo(book, ice, point))
					}
				],
				draw: icebreaker(book, hits, ice),
				well: (breaks) => breaks,
				forecast: (dist) =>
					eitherWay(dist, {
						strong: say(words.toBreakTheSection),
						caption: say(words.thisSectionInPercent),
						yes: words.breaksIt,
						no: words.stops
					}),
				tell: (breaks) => ({
					value: breaks ? words.breaks : words.stops,
					say: breaks
						? say(words.theShipBreaksTheIceOfThisSection)
						: say(
								turnsBack ? words.theShipGoesBackOneMove : words.theShipStopsAtTheEdgeOfTheSection
							),
					more: breaks ? [say(words.shipsThatFollowUseTheChannelWith)] : [],
					lines: []
				}),
				changes: (breaks) => (breaks || !turnsBack ? [] : [{ who: 'unit', ...GOES_BACK }])
			})
		};
	}
};
